import { occursIn } from '../../text/occurrences.ts';
import type { Found } from '../found.ts';
import { BELOW_100 } from '../text/number-words.ts';
import { onceFor } from '../text/once-for.ts';
import { unclaimed } from '../text/page.ts';
import { remembered } from '../text/remembered.ts';
import { MONTH_NAME } from '../text/written-dates.ts';
import { tellsHeldDay } from '../spans-of-time.ts';
import type { Reading } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';

const DAY =
  '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|night|week(?:end)?|month|quarter|year|spring|summer|fall|autumn|winter|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Thanksgiving|Easter|visit|appointment|hospitalization';
const COUNT = `(?:(?:about|around|over|nearly|almost|roughly|approximately|more than|at least) )?(?:an?|several|a few|few|some|many|a couple of|\\d{1,3}|${BELOW_100})`;
const UNIT = '(?:day|night|week|month|year|decade|hour)s?';
/** A day or a time told by how far it lies from another. */
const RELATIVE = [
  new RegExp(
    `\\b(?:last|next|this past|this coming|earlier this|late last|early this|previous) (?:${DAY})\\b`,
    'giu',
  ),
  /\b(?:yesterday|the other day|the day before yesterday|tomorrow|recently|lately|as of late|in recent (?:days|weeks|months|years)|earlier (?:today|this (?:week|month|year)))\b/giu,
  /\bthis (?:morning|afternoon|evening|week|month|spring|summer|fall|autumn|winter|year|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/giu,
  /\b(?:on|since|until|by|every) (?:last )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/giu,
  /\bthe (?:night|week(?:end)?|month|year|visit|spring|summer|fall|autumn|winter|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) before last\b/giu,
  /\b(?:a )?fortnight ago\b|\b(?:a|one) (?:week|month|year) (?:from now|hence)\b/giu,
  new RegExp(`\\b${COUNT} ${UNIT} (?:ago|earlier|previously|back)\\b`, 'giu'),
  // `A year and a half ago`, `two and a half years ago`, `half a year ago`.
  new RegExp(
    `\\b(?:${COUNT} ${UNIT} and a half|${COUNT} and a half ${UNIT}|half an? ${UNIT}) (?:ago|earlier|back)\\b`,
    'giu',
  ),
  /\b(?:for|over|during|in) (?:the )?(?:past|last)(?: (?:several|few|some|many|couple of))? (?:day|night|week|month|year|decade)s?\b/giu,
  /\bfor (?:several|a few|some|many|a couple of) (?:day|week|month|year|decade)s\b/giu,
  // `The day before this order was signed`, `a year after her stroke`.
  new RegExp(
    `\\b(?:the|an?|one|some|\\d{1,3}|${BELOW_100}) (?:day|night|week|month|year)s? (?:before|after|prior to|following) (?:this|the|that|he|she|his|her)\\b`,
    'giu',
  ),
  /\bfor (?:years|months|weeks|decades|a long time|some time)\b/giu,
  /\bsince (?:childhood|birth|infancy|adolescence|youth|then|the (?:age|stroke|fall|surgery|operation|accident|diagnosis)|(?:his|her) (?:\p{L}+ )?(?:stroke|fall|surgery|operation|accident|diagnosis|birth|youth|teens|twenties|thirties|forties|fifties|sixties|seventies))\b/giu,
  /\b(?:in|during) (?:the )?(?:early |late )?(?:spring|summer|autumn|winter|nineties|eighties|seventies|childhood|infancy)\b/giu,
];

const FOLLOWED_BY_DATE = new RegExp(
  `^,? ?\\(?(?:(?:on|the) )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:(?:${MONTH_NAME})\\b|\\d{1,2}/\\d{1,2}|\\d{4}-\\d{2})`,
  'i',
);

/** A day that is told from today is of something that happened, however the sentence speaks. */
const OF_ONE_DAY =
  /\byesterday$|^the other day$|\bbefore last$|^(?:last|this past) (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|night|week(?:end)?)$|^earlier (?:today|this week)$|\bdays? ago$/i;

/** Nobody can compare such a time with a day. */
const VAGUE =
  /^for (?:several|a few|some|many|a couple of) |\b(?:before|after|to|following) \w+$|\b(?:recent|recently|lately|of late|then)$/i;

const isSaidIn = onceFor(({ texts }: Vocabulary) => {
  const all = texts.map(({ text }) => text.toLowerCase()).join('\n');
  return remembered((said) => occursIn(all, said));
});

/** Times such as `last Tuesday`, which the case does not say. */
export function findDays({ page, held: ofCase, context, vocabulary, isOpen }: Reading): Found[] {
  const isHeld = isSaidIn(vocabulary);
  return RELATIVE.flatMap((pattern) =>
    unclaimed(page, pattern).flatMap((match): Found[] => {
      const [start, end] = [match.index, match.index + match[0].length];
      const where = context({ start });
      if (where === 'policy' || isOpen({ start })) return [];
      if (where === 'general' && !OF_ONE_DAY.test(match[0])) return [];
      if (isHeld(match[0].toLowerCase()) || tellsHeldDay(ofCase, match[0])) return [];
      // `Last Tuesday, June 30`: the date that follows is looked at by itself.
      if (FOLLOWED_BY_DATE.test(page.text.slice(end, end + 32))) return [];
      const place = { start, end, kind: 'date' } as const;
      return [where === 'general' || VAGUE.test(match[0]) ? { ...place, tier: 'untraced' } : place];
    }),
  );
}
