import type { Found } from '../found.ts';
import { onceFor } from '../text/once-for.ts';
import type { Held } from '../held.ts';
import type { Reading } from '../words/reading.ts';

/** Kinds of equipment of which one excludes the other, as the descriptions of HCPCS tell them apart. */
const KINDS: readonly (readonly RegExp[])[] = [
  [/\bcustom(?:[- ](?:made|fabricated|molded|fitted))?\b/giu, /\bprefabricated\b|\boff[- ]the[- ]shelf\b/giu],
  [/\banterior\b/giu, /\bposterior\b/giu],
  [/\bsemi[- ]electric\b|\bsemi[- ]elec\b/giu, /\b(?:full|total)(?:l?y|-)?[- ]?elec(?:tric)?\b/giu],
  [/\bfixed arms\b/giu, /\b(?:detachable|drop|removable)[- ]arms?\b/giu],
  [/\bsolid ankle\b/giu, /\bhinged\b/giu],
  [/\bwheeled\b/giu, /\bwithout wheels\b/giu],
  [/\bnon[- ]?sterile\b/giu, /(?<!non[- ]?)\bsterile\b/giu],
  [/\bstationary\b/giu, /\bportable\b/giu],
  [/\bgeneral use\b/giu, /\bskin protection\b/giu],
  [/\b(?:youth|pediatric|child(?:ren)?'?s?)\b/giu, /\badult\b/giu],
  [
    /\bbelow[- ](?:the[- ])?knee\b|\bknee[- ]high\b/giu,
    /\babove[- ](?:the[- ])?knee\b|\bthigh[- ](?:high|length)\b/giu,
  ],
  [/\bsingle[- ]upright\b/giu, /\bdouble[- ]upright\b/giu],
  [/\bdrainable\b/giu, /\bclosed(?=[- ](?:end|pouch|bag|ostomy|urostomy|for\b))/giu],
  [/\b(?:one|1)[- ]piece\b/giu, /\b(?:two|2)[- ]piece\b/giu],
  [/\bfull[- ]face\b/giu, /\bnasal\b/giu],
  [/(?<!non-?)\bdisposable\b/giu, /\bnon-?disposable\b|\breusable\b/giu],
  [/\bcoude\b/giu, /\bstraight[- ]tip\b/giu],
  [/\bheavy[- ]duty\b|\bbariatric\b/giu, /\blightweight\b/giu],
  [/\bair\b/giu, /\bgel\b(?! overlay| cushion)/giu, /\bfoam\b/giu],
  [/\bnon-?adjunctive\b/giu, /(?<!non-?)\badjunctive\b/giu],
];

/** For each item and group the kinds that its description tells. */
const kindsOf = onceFor(({ facts }: Held) =>
  facts.items.map(({ item }) => KINDS.map((kinds) => kinds.map((kind) => item.search(kind) >= 0))),
);
const REACH = 40;

/** An item of the case as another kind of it: the posterior gait trainer as an anterior one. */
export function findItemKinds({ page, held, mentions, context, isOpen }: Reading): Found[] {
  const told = kindsOf(held);
  return mentions.flatMap(({ start, end, items }): Found[] => {
    const [item, more] = items;
    if (item === undefined || more !== undefined || isOpen({ start }) || context({ start }) === 'policy')
      return [];
    // `Adult briefs (T4523`: what the bracket is of stands before it.
    const lead = page.text.slice(Math.max(0, start - REACH), start);
    const before = /[^.,;:()\n]*(?:\((?:HCPCS )?)?$/u.exec(lead)?.[0] ?? '';
    const after = /^[^.;()\n]*/u.exec(page.text.slice(end, end + REACH))?.[0] ?? '';
    const from = start - before.length;
    const text = page.text.slice(from, end + after.length);
    return KINDS.flatMap((kinds, group) => {
      const own = told[item]![group]!;
      if (!own.includes(true) || own.every(Boolean)) return [];
      // Where both are told, one is told of something else.
      if (kinds.some((kind, number) => own[number] && text.search(kind) >= 0)) return [];
      return kinds.flatMap((kind, number) =>
        own[number]
          ? []
          : [...text.matchAll(kind)].map(({ index, 0: said }): Found => ({
              start: from + index,
              end: from + index + said.length,
              kind: 'item',
              tier: 'untraced',
            })),
      );
    });
  });
}
