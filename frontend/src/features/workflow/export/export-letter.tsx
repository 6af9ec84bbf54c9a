import { Button, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFileText } from '@tabler/icons-react';
import type { CaseResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { LetterPages } from '../../cases/public/letter-pages.tsx';
import { useSession } from '../../../lib/session.tsx';

export interface LetterShown {
  now: boolean;
  /** It was once. A sheet of paper is narrow as well, and must not lose what it prints. */
  before: boolean;
  /** There is no room for it beside the rest. */
  narrow: boolean;
  toggle: () => void;
}

/** Whoever may sign it sees what they would sign; the signed document is for those who may export it. */
const useMaySee = (found: CaseResponse): boolean => {
  const { may } = useSession();
  return !found.signed || may('can_export_cases');
};

/** Beside the rest where there is room; on a phone once it is asked for. */
export function useLetterShown(found: CaseResponse): LetterShown {
  const maySee = useMaySee(found);
  const narrow = useMediaQuery('(max-width: 75em)', false, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState(false);
  const [before, setBefore] = useState(false);
  const now = maySee && (!narrow || opened);
  if (now && !before) setBefore(true);
  return {
    now,
    before,
    narrow,
    toggle: () => setOpened((was) => !was),
  };
}

interface ExportLetterProps {
  found: CaseResponse;
  noteId: number;
  shown: LetterShown;
}

/** What will be sent, as it will be sent. */
export function ExportLetter({ found, noteId, shown }: ExportLetterProps) {
  if (!useMaySee(found)) return null;
  return (
    <Stack gap="sm">
      {shown.narrow && (
        <div>
          <Button
            variant="default"
            leftSection={<IconFileText size={18} aria-hidden />}
            aria-expanded={shown.now}
            onClick={shown.toggle}
          >
            {shown.now ? 'Hide the letter' : 'Show the letter'}
          </Button>
        </div>
      )}
      {shown.now && <LetterPages of={found} noteId={noteId} />}
    </Stack>
  );
}
