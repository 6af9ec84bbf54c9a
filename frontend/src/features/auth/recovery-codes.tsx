import { Alert, Button, Checkbox, Code, Group, SimpleGrid, Stack } from '@mantine/core';
import { IconDownload, IconInfoCircle, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { saveBlob } from '../../lib/download.ts';
import { useUser } from '../../lib/session.tsx';
import { CopyButton } from '../../ui/words/copy-button.tsx';

const sheetOf = (username: string, codes: readonly string[]) =>
  [
    `Recovery codes of ${username} for Vouchwell`,
    'Each lets you in once, instead of a code of your authenticator app. Keep them where nobody else finds them.',
    '',
    ...codes,
    '',
  ].join('\n');

/** Prints the text alone, in a page of its own that is gone afterwards. */
function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.title = 'Recovery codes';
  frame.style.display = 'none';
  document.body.append(frame);
  const page = frame.contentDocument!;
  page.body.append(page.createElement('pre'));
  page.querySelector('pre')!.textContent = text;
  frame.contentWindow!.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow!.print();
}

export interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once: there is no way on before they are said to be kept. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { username } = useUser();
  const [kept, setKept] = useState(false);
  const sheet = sheetOf(username, codes);
  const save = () => saveBlob(new Blob([sheet], { type: 'text/plain' }), 'vouchwell-recovery-codes.txt');
  return (
    <Stack gap="md">
      <Alert color="blue" icon={<IconInfoCircle aria-hidden />}>
        These recovery codes are shown only now. Each lets you in once when your phone is lost: keep them
        where nobody else finds them, and not on that phone.
      </Alert>
      <SimpleGrid component="ul" cols={2} spacing="xs" aria-label="Recovery codes" m={0} p={0}>
        {codes.map((code) => (
          <li key={code} style={{ listStyle: 'none' }}>
            <Code fz="md">{code}</Code>
          </li>
        ))}
      </SimpleGrid>
      <Group gap="xs">
        <CopyButton
          text={sheet}
          label="Copy the recovery codes"
          failed="The codes could not be copied. Write them down."
        />
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => printText(sheet)}
        >
          Print
        </Button>
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
          Download
        </Button>
      </Group>
      <Checkbox
        label="I have kept these codes"
        checked={kept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Group justify="flex-end">
        <Button onClick={onDone} disabled={!kept}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
