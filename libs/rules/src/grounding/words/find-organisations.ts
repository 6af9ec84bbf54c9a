import type { Found } from '../found.ts';
import { ORGANISATION_ENDINGS, SHORT_ENDINGS } from '../lexicon/organisations.ts';
import { NOT_WITHIN } from '../text/alone.ts';
import { unclaimed } from '../text/page.ts';
import { fold, singular } from './stems.ts';
import type { Reading } from './reading.ts';

const CAPITAL = "\\p{Lu}[\\p{L}'&-]{1,30}";
const ENDING = `(?:${ORGANISATION_ENDINGS.map((word) => `[${word[0]!.toUpperCase()}]${word.slice(1)}`).join('|')})`;
/** `Mercy General Hospital`, `St. Luke's Clinic`; bounded, as every capital may begin one. */
const NAMED = new RegExp(
  `${NOT_WITHIN}(?<![\\p{L}\\p{N}.])(?:St\\. )?${CAPITAL}(?: (?:of |the |and |& )?${CAPITAL}){0,4}? ${ENDING}(?:s)?(?![\\p{L}])`,
  'gu',
);
/** Those of the letter itself and of programs. */
const NO_NAME =
  /^(?:(?:Primary|Secondary|Tertiary|Supplemental|Other) (?:Insurance|[Hh]ealth [Pp]lan)$|Daily|Weekly|Monthly|Quarterly|Annual|Yearly|Medical|Local Coverage|Policy|Program|Utilization|Claims?|Appeals?|Review|Durable Medical|Home|Prior|The|This|My|Our|Your|Dear|To|Health|Mental|Medicare|Medicaid|Centers for Medicare|Department of|Equipment|Patient|Customer|Member|Provider|Letter|Clinical|Physical|Occupational|(?:Documentation|Billing|Records|Compliance|Intake|Quality|Nursing|Therapy|Reimbursement|Order) (?:Department|Group|Services))\b/;

/** `Family Medicine`, under a physician's name: what somebody practises. */
const SPECIALITY =
  /^(?:Family|Internal|General|Sports|Emergency|Pulmonary|Critical Care|Sleep|Rehabilitation|Geriatric|Adolescent|Pediatric|Pain|Palliative|Physical|Addiction|Occupational|Preventive|Wound|Vascular|Nuclear|Podiatric)(?:,? (?:and |& )?\p{Lu}\p{Ll}+){0,3} Medicine$/u;

/** `The Women's Health and Cancer Rights Act`: a law. */
const OF_LAW = /^ (?:(?:and|of|&) )?(?:\p{Lu}[\p{L}-]+ (?:and |of )?){0,4}Act\b/u;

/** `Discharge Planner's Supply Request`, `Semi-Electric Hospital Bed`: what a paper or a thing is. */
const OF_THING =
  /^ (?:[IVX]+\b|Beds?|Gowns?|Request|Letter|Form|Order|Summary|Report|Notes?|Evaluation|Review|Justification|Statement|Checklist|Worksheet)\b/;

/** `The Example Clinic`; `Insurance Example Health Plan`, in a list without signs. */
const BEFORE_NAME =
  /^(?:The|Insurance|Insurer|Payer|Payor|Supplier|Vendor|Plan|Facility) (?=\p{Lu}[\p{L}'&-]* \p{Lu})/u;

/** Who pays is named where coverage is spoken of. */
const PLAN = /(?:[Pp]lan|Insurance|Assurance|Advantage|Mutual|HMO|PPO)$/;

/** Names of hospitals, clinics and firms that the case does not hold. */
export function findOrganisations({ page, vocabulary, held, context, isOpen }: Reading): Found[] {
  return unclaimed(page, NAMED).flatMap((match): Found[] => {
    const name = match[0].replace(BEFORE_NAME, '');
    const end = match.index + match[0].length;
    const start = end - name.length;
    if (isOpen({ start }) || (context({ start }) === 'policy' && !PLAN.test(name)) || NO_NAME.test(name))
      return [];
    if (SPECIALITY.test(name) || OF_THING.test(page.text.slice(end, end + 16))) return [];
    if (OF_LAW.test(page.text.slice(end, end + 64))) return [];
    // A heading in capitals names nobody.
    if (!/\p{Ll}/u.test(name)) return [];
    const words = name
      .split(/[ .-]+/)
      .filter((word) => /^\p{Lu}/u.test(word))
      .map(fold);
    // The case's words are kept in the singular: `Loess Hills`.
    const isHeld = (word: string | undefined) =>
      word !== undefined && (held.names.has(word) || vocabulary.own.has(singular(word)));
    if (words.every((word) => isHeld(word) || isHeld(SHORT_ENDINGS[word]))) return [];
    return [{ start, end, kind: 'organisation' }];
  });
}
