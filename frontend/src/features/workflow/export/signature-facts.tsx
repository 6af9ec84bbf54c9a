import { Text } from '@mantine/core';
import type { SignatureResponse } from '@vouchwell/contract';
import { inPlaceOf } from '@vouchwell/rules';
import { CodeText } from '../../../ui/words/code-text.tsx';
import { FullTime } from '../../../ui/words/when.tsx';

/** Printed name, time and meaning, and the hash of exactly what was signed. */
export function SignatureFacts({ signature }: { signature: SignatureResponse }) {
  return (
    <section aria-label="Signature">
      <Text fw={600}>
        {signature.signature}
        {inPlaceOf(signature.signed_for)}
      </Text>
      <Text fz="sm">
        {signature.meaning} · <FullTime at={signature.signed_at} />
      </Text>
      <Text fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        Document hash (SHA-256):{' '}
        <CodeText fz="xs" wraps>
          {signature.document_hash}
        </CodeText>
      </Text>
    </section>
  );
}
