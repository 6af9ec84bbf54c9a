import type { Found } from '../found.ts';
import { segmentAt } from '../text/page.ts';
import type { Reading } from './reading.ts';

/** What no letter of medical necessity says of itself: it denies its own point. */
const DENIALS = [
  /\b(?:not|never|no longer|hardly|un)\s?(?:be |been |considered |deemed )?(?:medically )?(?:necessary|needed|required|indicated|appropriate)\b/giu,
  /\b(?:does|do|did|would|will|can|could) not (?:need|require|benefit|agree|attest|certify|recommend|support)\b/giu,
  /\b(?:doesn't|don't|didn't|won't|can't) (?:need|require|benefit|agree|attest|certify|recommend|support)\b/giu,
  /\b(?:no|not any) (?:medical )?(?:need|reason|indication|diagnos[ie]s)\b/giu,
  /\b(?:no|not (?:have )?any|without) other (?:known )?(?:medical |health |chronic )?(?:conditions?|diagnos[ie]s|diseases?|illness(?:es)?|problems?)\b/giu,
  /\bfor (?:convenience|comfort) only\b|\bmerely (?:for )?(?:convenience|comfort)\b|\b(?:(?:an?|mere(?:ly)?|only|just|simply) ){0,2}(?:convenience|comfort) item\b/giu,
  /\b(?:not|never) (?:reviewed|seen|examined|signed|ordered|recorded|documented|the treating)\b/giu,
];

/** What may well not be needed, beside what is asked for: only a denial of this order contradicts the case. */
function isOfOrder({ page, mentions }: Reading, start: number, end: number): boolean {
  const [from, to] = segmentAt(page, start);
  const near = mentions.some(
    (one) => one.isWhole && one.start >= Math.max(from, start - 60) && one.start <= Math.min(to, end + 12),
  );
  return near || /\b(?:medical(?:ly)?|necess\w+|request\w*|items?)\b/i.test(page.text.slice(from, to));
}

export function findDenials(reading: Reading): Found[] {
  const { page, context, isOpen, vocabulary, denies } = reading;
  const holds = (words: string) => vocabulary.texts.some(({ text }) => text.toLowerCase().includes(words));
  return DENIALS.flatMap((pattern) =>
    [...page.text.matchAll(pattern)].flatMap((match): Found[] => {
      const place = { start: match.index, end: match.index + match[0].length };
      const where = context(place);
      if (where === 'policy' || isOpen(place)) return [];
      if (reading.sources(place.start).length > 0 || holds(match[0].toLowerCase())) return [];
      // `Neither is a convenience item`.
      if (/convenience|comfort/i.test(match[0]) && denies(match.index)) return [];
      const found = { ...place, kind: 'statement' } as const;
      return [isOfOrder(reading, place.start, place.end) ? found : { ...found, tier: 'untraced' }];
    }),
  );
}
