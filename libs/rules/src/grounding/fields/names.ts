import { ALONE } from '../text/alone.ts';
import { isOneSlipAway } from '../text/closeness.ts';
import type { Found } from '../found.ts';
import { type Held, nameWords } from '../held.ts';
import { onceFor } from '../text/once-for.ts';
import { asQuoted, type Page, take, takeVerbatim, unclaimed } from '../text/page.ts';
import { MONTH_NAME } from '../text/written-dates.ts';
import { PLAIN_STEMS } from '../words/plain-stems.ts';
import { stem } from '../words/stems.ts';

/** Bounded, as every place of a long text may begin one. */
const WORD = "\\p{Lu}[\\p{L}'-]{1,40}";
const TITLED = new RegExp(
  `\\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)\\b\\.?[ ]+((?:(?:${WORD}|\\p{Lu}\\.)[ ]+){0,3}${WORD})`,
  'gu',
);
const LABELLED =
  /^[ \t]*(?:[-*] )?(?:Re: *)?(?:Patient(?:'s)?(?: name)?|Name|(?:Ordering |Treating |Prescribing )?(?:Provider|Physician|Practitioner)(?:'s)?(?: name)?) ?: *((?:(?! {2}|\t)[^\n[(,;|]){2,100})/gimu;
/** Names that a sentence gives away: `Lorraine Petrie (DOB`, `Lorraine Petrie is an 81-year-old`, `patient, Lorraine Petrie,`. */
const PLACED = [
  new RegExp(`${ALONE}(${WORD}(?: +${WORD}){1,3})(?=,? \\(?(?:DOB|date of birth|born)\\b)`, 'gu'),
  new RegExp(
    `${ALONE}(${WORD}(?: +${WORD}){1,3})(?=(?: is|,) (?:an? )?[\\p{L}\\d-]{1,16}[- ]years?[- ]old)`,
    'gu',
  ),
  new RegExp(
    `(?<=^|[.\\n] ?|\\* )((?!This|That|The|She|He|It|Patient|Pt|Client|Member|Here|Who|Mom|Dad)${WORD})(?= is an? [\\p{L}\\d-]{1,16}[- ]years?[- ]old)`,
    'gmu',
  ),
  new RegExp(`\\bpatient, (${WORD}(?: +${WORD}){1,3})(?=,)`, 'gu'),
];
/** What can be a name at the beginning of a value: capitals and the particles between them. */
const NAME_LIKE = /^\p{Lu}[\p{L}.'-]*(?: +(?:\p{Lu}[\p{L}.'-]*|van|von|den|der|de|da|la|di|bin))*/u;
/** `Patient: Ann Sample Codes under review: …`: another label on the same line. */
const NEXT_LABEL = / \p{Lu}\p{Ll}+(?: \p{Ll}+){1,3} ?:.*$/su;
const CREDENTIAL =
  /^(md|do|np|pa|pac|c|rn|phd|dpm|fnp|bc|dnp|aprn|crnp|mr|mrs|ms|miss|dr|jr|sr|ii|iii|iv|prof|dob|mrn|npi|see|not|unknown|the|self)$/;

/** An expression that knows the patient's and the provider's names; none: nothing matches. */
export const namesPattern = onceFor(({ names }: Held): RegExp => {
  const words = [...names].filter((word) => word.length > 2 && !CREDENTIAL.test(word));
  if (words.length === 0) return /(?!)/;
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
});

/** Names with a title or a label, and misspelled ones beside a name of the case. */
export function findNames(page: Page, held: Held): Found[] {
  const { patient, provider } = held.facts;
  const { first_name: first, middle_name: middle, last_name: last } = patient;
  const full = [first, middle, last].filter(Boolean).join(' ');
  for (const name of [full, `${first} ${last}`, `${last}, ${first}`, provider?.name ?? '']) {
    takeVerbatim(page, asQuoted(name.replace(/\s+/g, ' ')));
  }
  const found = [TITLED, LABELLED, ...PLACED].flatMap((pattern) =>
    unclaimed(page, pattern).flatMap((match) => named(page, match, held)),
  );
  return [...found, ...besides(page, held)];
}

const DAY_FOLLOWS = new RegExp(`(?<=\\p{L}) +(?:${MONTH_NAME})$`, 'u');

function named(page: Page, match: RegExpExecArray, held: Held): Found[] {
  const [said = ''] = NAME_LIKE.exec((match[1] ?? '').replace(NEXT_LABEL, '')) ?? [];
  // `Signed by Dr. Sample June twenty-fourth`, as it is dictated.
  const text = said.replace(DAY_FOLLOWS, '');
  const strange = nameWords(text).filter((word) => !isKnown(word, held));
  if (strange.length === 0) return [];
  const start = match.index + match[0].lastIndexOf(text);
  take(page, start, start + text.length);
  return [{ start, end: start + text.length, kind: 'name' }];
}

/** `Evaluated by Ada Sample`, `her sister Ada Sample`. */
const IN_A_ROW = new RegExp(
  `(?<=\\b(?:by|with|from|[Ss]isters?|[Bb]rothers?|[Mm]other|[Ff]ather|[Ww]ife|[Hh]usband|[Dd]aughter|[Ss]on|[Aa]unt|[Uu]ncle|[Gg]rand(?:mother|father|son|daughter)|[Ss]tep(?:mother|father)|[Nn]iece|[Nn]ephew|[Cc]ousin|[Nn]eighbor|[Ff]riend|[Pp]artner|[Aa]ide|[Tt]eacher|[Nn]urse|[Tt]herapist|[Cc]aregiver) )(${WORD}(?: (?:${WORD}|\\p{Lu}\\.)){0,2})`,
  'gu',
);

/** `Ada Sample, DPM`, `Ada Sample, athletic trainer`: somebody is named, and then told what he or she is. */
const WITH_CALLING = new RegExp(
  `${ALONE}(${WORD}(?: (?:${WORD}|\\p{Lu}\\.)){1,2})(?=,? (?:\\(|(?:MD|DO|DPM|DNP|NP|FNP|PA|RN|LPN|BSN|MSN|CWS|CWOCN|WOCN|PT|DPT|OT|OTR|COTA|PTA|SLP|CCC|RD|RDN|LD|CPO|CO|CP|CPed|ATP|RRT|CRT|AuD|OD|PhD|PsyD|LCSW|MSW|CDCES|CDE|M\\.Ed|MEd|EdD|BCBA)\\b)|, (?:\\p{Ll}+ ){0,2}\\p{Ll}{2,24}(?:er|or|ist|an|ian|se|ide|ic|ant)\\b)`,
  'gu',
);

/** Whom the case names: `repaired by Dr. Sample`, `evaluated by Ada Sample`. */
export const namedIn = onceFor(
  ({ texts }: Held): ReadonlySet<string> =>
    new Set(
      texts.flatMap((text) =>
        [TITLED, IN_A_ROW, WITH_CALLING].flatMap((pattern) =>
          [...text.matchAll(pattern)].flatMap(([, name = '']) => nameWords(name)),
        ),
      ),
    ),
);

function isKnown(word: string, held: Held): boolean {
  const bare = word.replace(/'s$/, '');
  if (held.names.has(word) || held.names.has(bare) || CREDENTIAL.test(word)) return true;
  if (namedIn(held).has(bare)) return true;
  return bare.length === 1 && [...held.names].some((name) => name.startsWith(bare));
}

const PAIR = new RegExp(`${ALONE}(?=(${WORD}) +(${WORD})(?![\\p{L}\\p{N}]))`, 'gu');

/** What may stand behind a first name, with a capital, and is no surname. */
const NO_SURNAME = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december medicare medicaid'.split(
    ' ',
  ),
);

/** `Margaret Sampel`: a slip of a name, beside one that is right, or another surname behind the patient's first name. */
function besides(page: Page, held: Held): Found[] {
  const pairs = unclaimed(page, PAIR);
  const firstName = nameWords(held.facts.patient.first_name ?? '').join(' ');
  const isSurname = (written: string) =>
    /\p{Ll}/u.test(written) &&
    nameWords(written).some((word) => !isKnown(word, held)) &&
    nameWords(written).every((word) => !NO_SURNAME.has(word) && !PLAIN_STEMS.has(stem(word))) &&
    !held.texts.some((text) => text.includes(written));
  const isSlip = (word: string) =>
    word.length > 3 && [...held.names].some((name) => isOneSlipAway(name, word) && `${name}s` !== word);
  return pairs.flatMap((match): Found[] => {
    const [left = '', right = ''] = [match[1], match[2]];
    const [first, second] = [nameWords(left).join(' '), nameWords(right).join(' ')];
    const known = [held.names.has(first), held.names.has(second)];
    const start = page.text.indexOf(right, match.index + left.length);
    const behind = { start, end: start + right.length, kind: 'name' } as const;
    if (known[0] && !known[1] && isSlip(second.replace(/'s$/, ''))) return [behind];
    if (first === firstName && !known[1] && isSurname(right)) return [{ ...behind, tier: 'untraced' }];
    if (known[1] && !known[0] && isSlip(first))
      return [{ start: match.index, end: match.index + left.length, kind: 'name' }];
    return [];
  });
}
