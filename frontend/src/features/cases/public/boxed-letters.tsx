import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { CaseResponse } from '@vouchwell/contract';
import { withoutForm } from '@vouchwell/rules';
import { useMemo } from 'react';
import { counted } from '../../../lib/counted.ts';
import { Boxed } from '../../../ui/words/letter-form-hint.tsx';

/** More of them say nothing new. */
const NAMED = 12;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What would leave as empty boxes in the letter with this note: said before somebody signs or sends it. */
export function BoxedLetters({ of, note }: { of: CaseResponse; note: string }) {
  const { patient, diagnoses, items, provider } = of;
  const boxed = useMemo(
    () => withoutForm(textsIn({ patient, diagnoses, items, provider, note }).join(' ')),
    [patient, diagnoses, items, provider, note],
  );
  if (boxed.length === 0) return null;
  return (
    <Alert color="yellow" role="note" icon={<IconAlertTriangle aria-hidden />} py="xs">
      <Text fz="sm">
        PDF and print have no form for {counted(boxed.length, 'character')} of this case and show an empty box
        (☐) for each: <Boxed letters={boxed} most={NAMED} />. Write them in Latin, Greek or Cyrillic letters;
        the text export keeps them.
      </Text>
    </Alert>
  );
}
