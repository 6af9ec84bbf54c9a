import { CodeText } from '../../ui/words/code-text.tsx';

/** The fingerprint of a key in groups of eight, as two people read it to each other. */
export function Fingerprint({ of }: { of: string }) {
  return <CodeText wraps>{of.match(/.{1,8}/g)?.join(' ')}</CodeText>;
}
