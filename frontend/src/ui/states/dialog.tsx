import { Drawer, Modal, type ModalProps } from '@mantine/core';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { useEscape } from '../keyboard/use-escape.ts';

export interface DialogProps extends Pick<
  ModalProps,
  'title' | 'size' | 'fullScreen' | 'children' | 'closeOnClickOutside'
> {
  /** Left out where it is mounted while it is open. */
  opened?: boolean;
  /** What it has begun is under way: it stays until that is over. */
  busy?: boolean;
  /** There is no way past it but its own buttons. */
  demanded?: boolean;
  /** It comes and goes without a movement. */
  still?: boolean;
  /** Beside the page, at its right, as high as the window. */
  beside?: boolean;
  /** As `listBeyondDialog`. */
  styles?: { content: CSSProperties };
  onClose: () => void;
}

/** What the theme says of the other ones. */
const drawer = {
  position: 'right',
  closeButtonProps: { 'aria-label': 'Close' },
  attributes: { header: { role: 'presentation' } },
  styles: { title: { fontWeight: 650, overflowWrap: 'anywhere' } },
} as const;

/** What a dialog says as it fades out is what it said: what it was about may be over by then. */
const Said = memo(
  ({ children }: { opened: boolean; children: ReactNode }) => children,
  (_, { opened }) => !opened,
);

/** Every dialog: of several that stand over each other the one in front alone hears Escape. */
export function Dialog(props: DialogProps) {
  const {
    opened = true,
    busy = false,
    demanded = false,
    still = false,
    beside = false,
    onClose,
    ...shown
  } = props;
  const close = () => {
    if (!busy && !demanded) onClose();
  };
  useEscape(opened, close);
  const common = {
    ...{ ...shown, opened, onClose: close },
    title: <Said opened={opened}>{shown.title}</Said>,
    children: <Said opened={opened}>{shown.children}</Said>,
    ...{
      closeOnEscape: false,
      withCloseButton: !demanded,
      ...(still && { transitionProps: { duration: 0 } }),
    },
    closeOnClickOutside: (shown.closeOnClickOutside ?? true) && !busy && !demanded,
  };
  if (beside) return <Drawer {...common} {...drawer} />;
  return <Modal {...common} />;
}
