import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { type OpenPlace, openPlaces } from '../notes/marks.ts';
import type { Mark } from './grounding-facts.ts';

/** What of a text asks for a confirmation before it is signed. Places are offsets in that text. */
export interface MarksToConfirm {
  readonly marks: readonly Mark[];
  /** Its writer left them open, and they state nothing themselves. */
  readonly open: readonly OpenPlace[];
}

/** `marks`: those of the same text. A place in brackets that states something is confirmed as what it states. */
export function marksToConfirm(text: string, marks: readonly Mark[]): MarksToConfirm {
  const open = openPlaces(text).filter(
    ({ start, end }) => !marks.some((one) => one.start < end && one.end > start),
  );
  return { marks, open };
}

/**
 * Names what was looked at: hexadecimal SHA-256 of each mark's place, kind, tier and words, and of each open place.
 * Whoever confirms names it, so that nothing is confirmed that was not shown.
 */
export function marksHash({ marks, open }: MarksToConfirm): string {
  const said = {
    marks: marks.map(({ start, end, kind, tier, text }) => [start, end, kind, tier ?? null, text]),
    open: open.map(({ start, end, text }) => [start, end, text]),
  };
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(said))));
}
