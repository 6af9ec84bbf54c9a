import { Text } from '@mantine/core';
import { withoutForm } from '@vouchwell/rules';
import { Warned } from './warned.tsx';

/** More of them say nothing new. */
const NAMED = 8;

/** Letters without a form by themselves, up to so many: `字 書 and 3 more`. */
export function Boxed({ letters, most }: { letters: readonly string[]; most: number }) {
  return (
    <>
      <bdi>{letters.slice(0, most).join(' ')}</bdi>
      {letters.length > most && ` and ${letters.length - most} more`}
    </>
  );
}

interface LetterFormHintProps {
  /** What is typed, by the labels of its fields. */
  typed: Readonly<Record<string, string>>;
}

/** Letters that the letter's PDF and print have no form for: said where they are typed, field by field. */
export function LetterFormHint({ typed }: LetterFormHintProps) {
  const found = Object.entries(typed)
    .map(([label, text]) => ({ label, boxed: withoutForm(text) }))
    .filter(({ boxed }) => boxed.length > 0);
  return (
    <Warned>
      {found.length === 0 ? null : (
        <>
          {found.map(({ label, boxed }) => (
            <Text key={label} fz="sm">
              {label}: the letter shows an empty box (☐) for each of <Boxed letters={boxed} most={NAMED} />.
            </Text>
          ))}
          <Text fz="sm">Write them in Latin, Greek or Cyrillic letters, as the payer knows them.</Text>
        </>
      )}
    </Warned>
  );
}
