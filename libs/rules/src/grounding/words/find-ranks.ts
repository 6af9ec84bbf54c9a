import type { Found } from '../found.ts';
import { onceFor } from '../text/once-for.ts';
import { take } from '../text/page.ts';
import type { Reading } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';

const NUMBERS = 'one two three four five six'.split(' ');
const ROMAN = 'I II III IV V VI'.split(' ');
const RANK =
  /\b(types?|stages?|grades?|class|category|phase|group|level)[ -]((?:\d{1,2}|VI|IV|I{1,3}|V|one|two|three|four|five|six)(?:[a-d]|-[a-d])?)(?![\p{L}\p{N}])/giu;

const ORDINALS = 'first second third fourth fifth sixth'.split(' ');
const ORDINAL = /\b(first|second|third|fourth|1st|2nd|3rd|4th)[ -](trimester|degree|stage|grade)\b/giu;

/** `Third degree` as `degree 3`. */
const ordinalOf = (value: string, noun: string): string =>
  `${noun.toLowerCase()} ${ORDINALS.indexOf(value.toLowerCase()) + 1 || Number.parseInt(value, 10)}`;

/** `Type I` as `type 1`. */
function rankOf(noun: string, value: string): string {
  const match = /^(\d+|[ivIV]+|[a-z]{3,5}?)-?([a-d]?)$/i.exec(value);
  const [number, letter] = [match?.[1] ?? value, match?.[2] ?? ''];
  const at = Math.max(NUMBERS.indexOf(number.toLowerCase()), ROMAN.indexOf(number.toUpperCase()));
  return `${noun.toLowerCase().replace(/s$/, '')} ${at < 0 ? number : at + 1}${letter.toLowerCase()}`;
}

const OF_SCALE = /^(?:group|level|category|phase|class)/i;

const ranksIn = (text: string): string[] => [
  ...[...text.matchAll(RANK)].map(([, noun = '', value = '']) => rankOf(noun, value)),
  ...[...text.matchAll(ORDINAL)].map(([, value = '', noun = '']) => ordinalOf(value, noun)),
];

const ranksOf = onceFor(
  ({ texts }: Vocabulary): ReadonlySet<string> => new Set(texts.flatMap(({ text }) => ranksIn(text))),
);

/** `Stage 3b`, `type I`: a kind, stage or class that no text of the case has. Groups and levels are a policy's. */
export function findRanks(reading: Reading): Found[] {
  const held = ranksOf(reading.vocabulary);
  return [...wrongOrdinals(reading, held), ...wrongRanks(reading, held), ...wrongLevels(reading)];
}

/** A vertebra, which names a level of the spinal cord: T10, L4, C5. */
const VERTEBRA = /(?<![\p{L}\p{N}])(?:C[1-7]|T(?:1[0-2]|[1-9])|L[1-5]|S[1-5])(?!\.?[\p{L}\p{N}])/gu;

const levelsOf = onceFor(
  ({ texts }: Vocabulary): ReadonlySet<string> =>
    new Set(texts.flatMap(({ text }) => text.match(VERTEBRA) ?? [])),
);

/** Another level than the case's. */
function wrongLevels({ page, vocabulary, isOpen }: Reading): Found[] {
  const levels = levelsOf(vocabulary);
  if (levels.size === 0) return [];
  return [...page.text.matchAll(VERTEBRA)].flatMap((match): Found[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    return levels.has(match[0]) || isOpen({ start }) ? [] : [{ start, end, kind: 'diagnosis' }];
  });
}

/** `Third trimester`, `of the second degree`; also of a rank that the case writes in digits. */
function wrongOrdinals({ page, context, isOpen }: Reading, held: ReadonlySet<string>): Found[] {
  return [...page.text.matchAll(ORDINAL)].flatMap((match): Found[] => {
    const [whole, value = '', noun = ''] = match;
    const [start, end] = [match.index, match.index + whole.length];
    if (isOpen({ start }) || context({ start }) !== 'stated' || held.has(ordinalOf(value, noun))) return [];
    // A sprain or a burn of the second degree is of grade 2.
    if (/^degree$/i.test(noun) && held.has(ordinalOf(value, 'grade'))) return [];
    return [{ start, end, kind: 'diagnosis' }];
  });
}

/** No further from the name of an item a rank is that of the item. */
const NEAR_ITEM = 24;

/** In digits or letters, after the word for what they rank. */
function wrongRanks(
  { page, vocabulary, context, isOpen, mentions }: Reading,
  held: ReadonlySet<string>,
): Found[] {
  return [...page.text.matchAll(RANK)].flatMap((match): Found[] => {
    const [whole, noun = '', value = ''] = match;
    const [start, end] = [match.index, match.index + whole.length];
    if (isOpen({ start }) || page.taken[start]) return [];
    // `Sanders stage 3`, which the case calls `Sanders 3`.
    const [, scale = ''] = /(\p{Lu}\p{Ll}+) $/u.exec(page.text.slice(Math.max(0, start - 24), start)) ?? [];
    if (scale && vocabulary.texts.some(({ text }) => text.includes(`${scale} ${value}`))) return [];
    // `Grade 1 of 5`, of a muscle.
    if (/^ ?(?:\/|of|out of) ?\d/.test(page.text.slice(end, end + 10))) return [];
    if (/\b(?:neither|nor) $/i.test(page.text.slice(Math.max(0, start - 8), start))) {
      take(page, start, end);
      return [];
    }
    const rank = rankOf(noun, value);
    const where = context({ start });
    const [, wanted = ''] =
      /\b(not (?:requested|ordered|needed|prescribed))\b/i.exec(page.text.slice(end, end + 80)) ?? [];
    const ofPolicy = OF_SCALE.test(noun) && (where !== 'stated' || wanted !== '');
    if (held.has(rank) || held.has(rank.replace(/^grade/, 'stage')) || ofPolicy) {
      take(page, start, end);
      return [];
    }
    // `stage 3` says less than `stage 3a`, and nothing else.
    if ([...held].some((one) => one.slice(0, -1) === rank && /[a-d]$/.test(one))) {
      take(page, start, end);
      return [];
    }
    take(page, end - value.length, end);
    const place = { start: end - value.length, end, kind: 'diagnosis' } as const;
    // A level that the case does not speak of may be how something is called.
    const isOther = [...held].some((one) => one.startsWith(`${rank.split(' ')[0]} `));
    // Of a group of chairs the case tells one; a group of another thing may be how it is called.
    const isOfItem = mentions.some((one) => one.start < end + NEAR_ITEM && one.end > start - NEAR_ITEM);
    const isCertain = OF_SCALE.test(noun) ? isOther && isOfItem : true;
    return [isCertain ? place : { ...place, tier: 'untraced' }];
  });
}
