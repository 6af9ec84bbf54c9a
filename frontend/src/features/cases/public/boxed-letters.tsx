import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { CaseResponse, SessionUser } from '@vouchwell/contract';
import { withoutForm } from '@vouchwell/rules';
import { Fragment, useMemo } from 'react';
import { counted } from '../../../lib/counted.ts';
import { Boxed } from '../../../ui/words/letter-form-hint.tsx';
import { partsOfSigner, printedParts } from './printed-parts.ts';

/** More of them say nothing new. */
const NAMED = { letters: 12, places: 6 };

interface BoxedLettersProps {
  of: CaseResponse;
  note: string;
  /** Also what is printed of whoever is about to sign. */
  signer?: SessionUser;
}

/** What would leave as empty boxes in the letter with this note, and where it stands: said before somebody signs or sends it. */
export function BoxedLetters({ of, note, signer }: BoxedLettersProps) {
  const { patient, diagnoses, items, provider } = of;
  const boxed = useMemo(() => {
    const parts = printedParts({ patient, diagnoses, items, provider }, note);
    return [...parts, ...(signer ? partsOfSigner(signer) : [])]
      .map(([label, ...texts]) => ({ label, letters: withoutForm(texts.join(' ')) }))
      .filter(({ letters }) => letters.length > 0);
  }, [patient, diagnoses, items, provider, note, signer]);
  if (boxed.length === 0) return null;
  const { size } = new Set(boxed.flatMap(({ letters }) => letters));
  const more = boxed.length - NAMED.places;
  return (
    <Alert color="yellow" role="note" icon={<IconAlertTriangle aria-hidden />} py="xs">
      <Text fz="sm">
        PDF and print have no form for {counted(size, 'character')} of this case and show an empty box (☐) for
        each.{' '}
        {boxed.slice(0, NAMED.places).map(({ label, letters }, at) => (
          <Fragment key={at}>
            {at > 0 && '; '}
            {label}: <Boxed letters={letters} most={NAMED.letters} />
          </Fragment>
        ))}
        {more > 0 && `; and in ${counted(more, 'more place')}`}. Write them in Latin, Greek or Cyrillic
        letters; the text export keeps them.
      </Text>
    </Alert>
  );
}
