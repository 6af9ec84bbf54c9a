import { Text } from '@mantine/core';
import { MEASURE_EXAMPLES, measureDoubt } from '@vouchwell/rules';
import { Warned } from '../../ui/words/warned.tsx';
import { fieldLabel } from './patient-values.ts';

const measures = ['height', 'weight'] as const;

interface MeasureHintProps {
  typed: Readonly<Record<(typeof measures)[number], string>>;
}

/** A height or weight that reads like none: any text is kept, and the letter prints it as it stands. */
export function MeasureHint({ typed }: MeasureHintProps) {
  const doubts = measures.flatMap((kind) => {
    const doubt = measureDoubt(kind, typed[kind]);
    return doubt === null ? [] : [{ kind, doubt }];
  });
  return (
    <Warned>
      {doubts.length === 0
        ? null
        : doubts.map(({ kind, doubt }) => (
            <Text key={kind} fz="sm">
              {fieldLabel[kind]}: {doubt} The letter prints it as it stands; write it like{' '}
              {MEASURE_EXAMPLES[kind]}.
            </Text>
          ))}
    </Warned>
  );
}
