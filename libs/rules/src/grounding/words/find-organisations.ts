import type { Found } from '../found.ts';
import { ORGANISATION_ENDINGS, SHORT_ENDINGS } from '../lexicon/organisations.ts';
import { NOT_WITHIN } from '../text/alone.ts';
import { unclaimed } from '../text/page.ts';
import { fold, singular } from './stems.ts';
import type { Reading } from './reading.ts';
import { tokensOf } from './tokens.ts';

const CAPITAL = "\\p{Lu}[\\p{L}'&-]{1,30}";
const ENDING = `(?:${ORGANISATION_ENDINGS.map((word) => `[${word[0]!.toUpperCase()}]${word.slice(1)}`).join('|')})`;
/** `Mercy General Hospital`, `St. Luke's Clinic`; bounded, as every capital may begin one. */
const NAMED = new RegExp(
  `${NOT_WITHIN}(?<![\\p{L}\\p{N}.])(?:St\\. )?${CAPITAL}(?: (?:of |the |and |& )?${CAPITAL}){0,4}? ${ENDING}(?:s)?(?![\\p{L}])`,
  'gu',
);
/** Those of the letter itself and of programs. */
const NO_NAME =
  /^(?:Daily|Weekly|Monthly|Quarterly|Annual|Yearly|Medical|Local Coverage|Policy|Program|Utilization|Claims?|Appeals?|Review|Durable Medical|Home|Prior|The|This|My|Our|Your|Dear|To|Health|Mental|Medicare|Medicaid|Centers for Medicare|Department of|Equipment|Patient|Customer|Member|Provider|Letter|Clinical|Physical|Occupational|(?:Documentation|Billing|Records|Compliance|Intake|Quality|Nursing|Therapy|Reimbursement|Order) (?:Department|Group|Services))\b/;

/** `Family Medicine`, under a physician's name: what somebody practises. */
const SPECIALITY =
  /^(?:Family|Internal|General|Sports|Emergency|Pulmonary|Critical Care|Sleep|Rehabilitation|Geriatric|Adolescent|Pediatric|Pain|Palliative|Physical|Addiction|Occupational|Preventive|Wound|Vascular|Nuclear|Podiatric)(?:,? (?:and |& )?\p{Lu}\p{Ll}+){0,3} Medicine$/u;

/** `Discharge Planner's Supply Request`: what a paper is. */
const OF_PAPER =
  /^ (?:Request|Letter|Form|Order|Summary|Report|Notes?|Evaluation|Review|Justification|Statement|Checklist|Worksheet)\b/;

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
    if (SPECIALITY.test(name) || OF_PAPER.test(page.text.slice(end, end + 16))) return [];
    // A heading in capitals names nobody.
    if (!/\p{Ll}/u.test(name)) return [];
    const words = name
      .split(/[ .]+/)
      .filter((word) => /^\p{Lu}/u.test(word))
      .map(fold);
    // The case's words are kept in the singular: `Loess Hills`.
    const isHeld = (word: string | undefined) =>
      word !== undefined && (held.names.has(word) || vocabulary.own.has(singular(word)));
    if (words.every((word) => isHeld(word) || isHeld(SHORT_ENDINGS[word]))) return [];
    return [{ start, end, kind: 'organisation' }];
  });
}

/** `Payer: Prairie Mutual Health`, in the head of a letter or a form. */
const LABELLED =
  /^[ \t]*(?:[-*] )?\*{0,2}(?:Primary |Secondary )?(?:Payer|Payor|Insurer|Insurance(?: company| plan)?|Health [Pp]lan|Plan|Carrier|Coverage|Supplier|DME [Ss]upplier|Vendor|Facility|Hospital|Clinic|Practice|Pharmacy|Agency)(?: name)?\*{0,2} ?[:|] ?\*{0,2} ?(\p{Lu}[^\n|;:()[\]]{2,80})/gmu;
/** `To the Medical Director, Prairie Mutual Health`, `Dear reviewer at Prairie Mutual`. */
const ADDRESSED =
  /^[ \t]*(?:To|Dear|Attn|Attention)\b[^\n.:]{0,60}?\b(?:[Dd]irectors?|[Rr]eviewers?|[Dd]epartment|[Mm]adam|[Ss]irs?|[Cc]ommittee|[Nn]urse|[Uu]nit|[Oo]ffice|[Tt]eam|[Dd]esk)(?:,| of| at| for)(?: the)? (\p{Lu}[^\n|;:()[\],]{2,80})/gmu;
/** `To Prairie Mutual Health:`, on a line of its own. */
const ADDRESSEE = /^[ \t]*\*{0,2}To:?\*{0,2} (\p{Lu}[^\n|;:()[\],]{2,60})(?=[:,]?[ \t]*$)/gmu;
/** What may stand beside the name of a firm or a program, and is none of it. */
const NO_PART =
  /^(?:part|plan|insurance|health|the|inc|llc|corp|co|company|department|dept|member|policy|id|group|primary|secondary|medical|review\w*|utilization|management|appeal|claim|director|durable|equipment|prior|authorization|necessity|request|whom|it|may|concern|reviewer|nurse|supplier|payer|insurer|dear|dr|services?|traditional|original|fee|service|not|none|unknown|see|same|on|to|n|a|b|d)$/;

/** Another payer, supplier or clinic where the label of a line asks for it or a letter is addressed to it, whatever its ending. */
export function findOrganisationsLabelled({ page, vocabulary, held, isOpen }: Reading): Found[] {
  return [LABELLED, ADDRESSED, ADDRESSEE]
    .flatMap((pattern) => [...page.text.matchAll(pattern)])
    .flatMap((match): Found[] => {
      // `Medicare Part B, by mail`: the first of what is told.
      const name = (match[1] ?? '').split(/, (?=\p{Ll}|\d)|\. | - /u)[0]!.replace(/[\s.,*]+$/, '');
      const start = match.index + match[0].length - match[1]!.length;
      // `Coverage: Disposable incontinence products`: what is covered; a name is written in capitals.
      if (name.split(' ').some((word) => word.length > 3 && /^\p{Ll}/u.test(word))) return [];
      const strange = tokensOf(name).filter(
        (token) =>
          /^\p{Lu}\p{Ll}{2,}/u.test(name.slice(token.start, token.end)) &&
          !NO_PART.test(token.word) &&
          !held.names.has(token.word) &&
          !vocabulary.own.has(token.word) &&
          !vocabulary.own.has(token.stem),
      );
      if (strange.length === 0 || isOpen({ start })) return [];
      return [{ start, end: start + name.length, kind: 'organisation', tier: 'untraced' }];
    });
}
