import { Radio, Stack } from '@mantine/core';
import type { WritingManner } from '@vouchwell/contract';

export const mannerWords: Record<WritingManner, string> = {
  whole: 'The whole letter at once',
  by_sentence: 'Sentence by sentence, each checked',
};

const what: Record<WritingManner, string> = {
  whole: 'For models of some 7 billion parameters and more, which keep to a long task.',
  by_sentence:
    'For small models. The model writes the argument in single sentences; each is held against the case before it is taken, and the template writes the rest.',
};

export interface MannerFieldProps {
  value: WritingManner;
  onChange: (manner: WritingManner) => void;
  /** For the model that is chosen, where that is known. */
  advised?: WritingManner;
}

/** How a model is asked for a note. */
export function MannerField({ value, onChange, advised }: MannerFieldProps) {
  return (
    <Radio.Group label="How it writes" value={value} onChange={(manner) => onChange(manner as WritingManner)}>
      <Stack gap="xs" mt={4}>
        {(['whole', 'by_sentence'] as const).map((manner) => (
          <Radio
            key={manner}
            value={manner}
            label={mannerWords[manner]}
            description={`${manner === advised ? 'Advised for this model. ' : ''}${what[manner]}`}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
