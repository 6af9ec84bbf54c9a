import { Button, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isDrawn, SignaturePad } from './signature-pad.tsx';

interface SignatureFieldProps {
  value: string;
  readOnly: boolean;
  onChange: (signature: string) => void;
}

/** Optional; typed or drawn. */
export function SignatureField({ value, readOnly, onChange }: SignatureFieldProps) {
  const drawn = isDrawn(value);
  const [mode, setMode] = useState<'type' | 'draw'>(drawn ? 'draw' : 'type');
  // A stored drawing is shown; a fresh one is still on the pad.
  const [stored, setStored] = useState(drawn);
  const choose = (next: string) => {
    setMode(next === 'draw' ? 'draw' : 'type');
    if (drawn !== (next === 'draw')) onChange('');
    setStored(false);
  };
  const again = () => {
    setStored(false);
    onChange('');
  };
  return (
    <Stack gap={6} role="group" aria-label="Signature">
      <Text fz="sm" fw={500}>
        Signature{' '}
        <Text span c="dimmed" fz="sm" fw={400}>
          (optional)
        </Text>
      </Text>
      {!readOnly && (
        <SegmentedControl
          w="fit-content"
          size="xs"
          aria-label="How to sign"
          value={mode}
          onChange={choose}
          data={[
            { value: 'type', label: 'Type' },
            { value: 'draw', label: 'Draw' },
          ]}
        />
      )}
      {mode === 'type' && (
        <TextInput
          aria-label="Typed signature"
          placeholder="Typed as it should appear"
          maxLength={200}
          readOnly={readOnly}
          value={drawn ? '' : value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {mode === 'draw' && stored && (
        <div>
          <img
            src={value}
            alt="Drawn signature"
            style={{ maxWidth: '100%', background: '#fff', borderRadius: 6 }}
          />
          {!readOnly && (
            <Button size="compact-sm" variant="default" display="block" onClick={again}>
              Draw again
            </Button>
          )}
        </div>
      )}
      {mode === 'draw' && !stored && !readOnly && <SignaturePad onDraw={onChange} />}
    </Stack>
  );
}
