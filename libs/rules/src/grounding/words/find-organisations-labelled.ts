import type { Found } from '../found.ts';
import { OF_TRADE } from '../lexicon/organisations.ts';
import { PLAIN_STEMS } from './plain-stems.ts';
import type { Reading } from './reading.ts';
import { tokensOf } from './tokens.ts';

/** `Payer: Prairie Mutual Health`, in the head of a letter or a form. */
const LABELLED =
  /^[ \t]*(?:[-*] )?\*{0,2}(?:Primary |Secondary )?(?:Payer|Payor|Insurer|Insurance(?: company| plan)?|Health [Pp]lan|Plan|Carrier|Coverage|Supplier|DME [Ss]upplier|Vendor|Facility|Hospital|Clinic|Practice|Pharmacy|Agency)(?: name)?\*{0,2} ?[:|] ?\*{0,2} ?(\p{Lu}[^\n|;:()[\]]{2,80})/gmu;
/** `To the Medical Director, Prairie Mutual Health`, `Dear reviewer at Prairie Mutual`. */
const ADDRESSED =
  /^[ \t]*(?:To|Dear|Attn|Attention)\b[^\n.:]{0,60}?\b(?:[Dd]irectors?|[Rr]eviewers?|[Dd]epartment|[Mm]adam|[Ss]irs?|[Cc]ommittee|[Nn]urse|[Uu]nit|[Oo]ffice|[Tt]eam|[Dd]esk)(?:,| of| at| for)(?: the)? (\p{Lu}[^\n|;:()[\],]{2,80})/gmu;
/** `To Prairie Mutual Health:`, on a line of its own. */
const ADDRESSEE = /^[ \t]*\*{0,2}To:?\*{0,2} (\p{Lu}[^\n|;:()[\],]{2,60})(?=[:,]?[ \t]*$)/gmu;
/** `Attention: Prairie Trust, Authorizations`, `Request to Prairie Mutual`. */
const ATTENTION =
  /^[ \t]*\*{0,2}(?:Attention|Attn|(?:Request|Appeal|Letter|Submitted|Submission|Addressed) to)\b[:.]?\*{0,2} (?:the )?(\p{Lu}[^\n|;:()[\],]{2,60})/gmu;
/** A letterhead or the end of a letter: `Prairie Sleep Supply`, alone on its line. */
const ALONE_ON_LINE =
  /^[ \t]*[*#]{0,4} ?((?:\p{Lu}[\p{L}'’&.-]{1,24}|of|the|and|&)(?: (?:\p{Lu}[\p{L}'’&.-]{1,24}|of|the|and|&)){1,5})\*{0,2}[ \t]*$/gmu;
/** `Dear Prairie Medicaid Reviewer`. */
const GREETED =
  /^[ \t]*Dear (?:[Tt]he )?(\p{Lu}[^\n|;:()[\],]{2,60}?)(?= (?:[Mm]edical |[Cc]laims? |[Aa]ppeals? |[Uu]tilization )?(?:[Rr]eviewers?|[Tt]eam|[Dd]irector|[Dd]epartment|[Nn]urse|[Cc]ommittee|[Aa]djuster)\b)/gmu;
/** `The supplier is Prairie Respiratory.`, `statement for the payer: Prairie Mutual`. */
const TOLD =
  /\b(?:supplier|vendor|dealer|insurer|payer|payor|pharmacy)(?: (?:is|was|will be)(?: the)?|:) (\p{Lu}[^\n|;:()[\],.]{2,60})/gu;
/** A letterhead: `PRAIRIE VOICE SYSTEMS`, in the first lines. */
const HEAD =
  /^[ \t]*((?:\p{Lu}[\p{Lu}'&.-]{1,24} ){1,5}(?:HOSPITAL|CLINIC|CENTER|CENTRE|INSTITUTE|EQUIPMENT|SUPPLY|COMPANY|ASSOCIATES|SYSTEMS|PHARMACY|HOME CARE|HOMECARE|MEDICAL|HEALTH))(?![\p{L}])/gmu;
const HEAD_LENGTH = 160;
/** What a supplier or a practice is called by at its end. */
const NAMES_FIRM =
  / (?:Supply|Supplies|Products|Equipment|Bracing|Brace|Prosthetics|Orthotics|Orthopedics|Orthopaedics|Mobility|Respiratory|Oxygen|Medical|Care|Homecare|Pharmacy|Partners|Group|Systems|Solutions|Company|Infusion|Ostomy|Pediatrics|Rehab|Rehabilitation|Therapy|Nursing|Neurology|Urology|Pulmonology|Cardiology|Oncology|Surgery|Medicine|Nutrition|Sleep|Seating|Lungs?|Clinic|Hospital|Center|Associates)$/;
/** What nearly every firm is called as well. */
const OF_FIRM = /^(?:medical|home|care|health|services?|oxygen|clinic|department)$/i;
/** `SLEEP CLINIC`, `DISCHARGE PLANNER'S EQUIPMENT REQUEST`: of what kind it is, and no name. */
const isOfKind = (head: string): boolean =>
  head
    .trim()
    .split(' ')
    .some((word) => OF_TRADE.test(word) && !OF_FIRM.test(word));
/** What may stand beside the name of a firm or a program, and is none of it. */
const NO_PART =
  /^(?:part|plan|insurance|health|the|inc|llc|corp|co|company|department|dept|member|policy|id|group|primary|secondary|medical|review\w*|utilization|management|appeal|claim|director|durable|equipment|prior|authorization|necessity|request|whom|it|may|concern|reviewer|nurse|supplier|payer|insurer|dear|dr|services?|traditional|original|fee|service|not|none|unknown|see|same|on|to|n|a|b|d)$/;

/** Another payer, supplier or clinic where the label of a line asks for it or a letter is addressed to it, whatever its ending. */
export function findOrganisationsLabelled({ page, vocabulary, held, isOpen }: Reading): Found[] {
  const heads = [...page.text.slice(0, HEAD_LENGTH).matchAll(HEAD)].filter(([head]) => !isOfKind(head));
  const alone = [...page.text.matchAll(ALONE_ON_LINE)].filter(
    ({ index, 0: { length }, 1: name = '' }) =>
      (page.text.slice(0, index).trim() === '' || page.text.slice(index + length).trim() === '') &&
      NAMES_FIRM.test(name),
  );
  return [LABELLED, ADDRESSED, ADDRESSEE, ATTENTION, GREETED, TOLD]
    .flatMap((pattern) => [...page.text.matchAll(pattern)])
    .concat(heads, alone)
    .flatMap((match): Found[] => {
      // `Medicare Part B, by mail`: the first of what is told.
      const name = (match[1] ?? '').split(/, (?=\p{Ll}|\d)|\. | - /u)[0]!.replace(/[\s.,*]+$/, '');
      const start = match.index + match[0].length - match[1]!.length;
      // `Coverage: Disposable incontinence products`: what is covered; a name is written in capitals.
      if (name.split(' ').some((word) => word.length > 3 && /^\p{Ll}/u.test(word))) return [];
      const strange = tokensOf(name).filter(
        (token) =>
          /^\p{Lu}\p{L}{2,}/u.test(name.slice(token.start, token.end)) &&
          !NO_PART.test(token.word) &&
          !OF_TRADE.test(token.word) &&
          !PLAIN_STEMS.has(token.stem) &&
          !held.names.has(token.word) &&
          !vocabulary.own.has(token.word) &&
          !vocabulary.own.has(token.stem),
      );
      if (strange.length === 0 || isOpen({ start })) return [];
      return [{ start, end: start + name.length, kind: 'organisation', tier: 'untraced' }];
    });
}
