import { Text } from '@mantine/core';
import type { DeliveredRulePack, ImportedRulePack } from '@vouchwell/contract';
import { CodeText } from '../../ui/words/code-text.tsx';
import { When } from '../../ui/words/when.tsx';

interface OriginProps {
  /** Absent: it came with the program. */
  imported: ImportedRulePack | undefined;
  /** Absent: it did not. */
  delivered: DeliveredRulePack | undefined;
}

/** Who vouches for a pack: the release that brought it, or whoever signed it. */
export function Origin({ imported, delivered }: OriginProps) {
  const hash = imported?.hash ?? delivered?.hash;
  return (
    <>
      {imported ? <Signed {...imported} /> : `Delivered with release ${delivered?.release ?? ''}`.trim()}
      {hash && (
        <Text fz="sm" c="dimmed">
          SHA-256 <CodeText wraps>{hash}</CodeText>
        </Text>
      )}
    </>
  );
}

function Signed({ signed_by, at, by, trusted }: ImportedRulePack) {
  return (
    <>
      Signed by {signed_by}, whose key{' '}
      {trusted ? (
        <>
          {trusted.by} trusted <When at={trusted.at} />
        </>
      ) : (
        'came with the program'
      )}
      ; imported by {by} <When at={at} />
    </>
  );
}
