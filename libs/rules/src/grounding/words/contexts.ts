import { isCoverage } from '../text/coverage.ts';
import { type Page, partAt } from '../text/page.ts';
import type { Token } from './tokens.ts';

/**
 * How a sentence speaks: of a policy, of things in general, or of this patient. Within a sentence about the patient a
 * part may only say what could happen, or what something is for: that states nothing.
 */
export type Context = 'policy' | 'general' | 'possible' | 'stated';

const PERSON =
  /\b(?:I|I've|[Mm]y|[Ww]e|[Oo]ur|[Hh]e|[Ss]he|[Hh]is|[Hh]er|hers|him|himself|herself|[Tt]his patient|[Tt]he patient|[Pp]atient's|[Pp]t|[Tt]his (?:man|woman|gentleman|lady))\b|\b(?:Mr|Mrs|Ms|MR|MRS|MS|Dr)\b\.? /;
const ON_RECORD =
  /\b(?:ordered|ordering|prescribed|requested|documented|recorded|noted|present|reported|reports|diagnosed|confirmed|on file|known|ongoing|currently|today|also|history|primary payer|planned|treated|followed|in place|included|renewed|with this order|in addition|as well|positive|negative|there is (?:an?|some|no|now))\b/i;
const GENERAL =
  /\b(?:is|are|can|cannot|may|must|should|will|does|do|helps?|prevents?|reduces?|protects?|provides?|requires?|supports?|keeps?|contains?|allows?|shows?|measures?|warns?|moves?|spreads?|lowers?|loses?|causes?|leads?|makes?|gives?|needs?|hides?|lets?|asks?|becomes?|depends?|improves?|maintains?|increases?|promotes?|enables?|offers?|remains?|serves?|holds?|means?|affects?|occurs?|calls?|takes|works?|wears?|varies|develops?|interferes?|damages?|limits?)\b/i;
const TOLD =
  /\b(?:was|were|had|did|been|underwent|fell|showed|revealed|began|started|ago|last|recently|previously|has (?!to\b)|have (?!to\b))\b/i;

/** `Wears an insulin pump.`: a clinician's row that leaves out the patient. */
const TELLS_OF_PATIENT =
  /^[\s\p{P}]*(?:(?:also|still|now|currently|already|reportedly|occasionally|otherwise) )?(?:takes|wears|works|loses|asks|sleeps|lives|walks|eats|drinks|drives|smokes|owns|attends) /iu;

/** What is not asked for is no part of the order. */
export const NOT_ORDERED =
  /\b(?:not|isn't|aren't|didn't|don't|nor) (?:being |been |now )?(?:request(?:ed|ing)?|order(?:ed|ing)?|ask(?:ed|ing)? for|part of|included in)\b|^\W*not (?:requested|ordered):|\bneither\b.{0,80}\b(?:requested|ordered|included|asked for)\b/i;
const SALUTATION = /^\s*(?:dear|to|attn|attention|cc|re|subject)\b[^.]{0,80}[:,]?\s*$/i;
/** Who asks states nothing yet. */
const QUESTION = /\?["')\]*\s]*$|^\W*(?:what|why|how|who|where|which)\b[^.!:]{0,60}$/i;
/** A sentence about people like this patient is about none. */
const OF_MANY =
  /\b(?:people|persons|patients|individuals|users|adults|children(?!'s)|those|payers?|anyone|a (?:patient|person|body|man|woman|child) (?:who|with|without|in|of|like|can|may|must|whose|[a-z]+s)|someone|many|most|(?:adult|general|whole) population)\b/i;

/** From here on a sentence says what may come or what for. */
const POSSIBLE =
  /\b(?:risks? (?:of|for)|can (?:make|lead|cause|result|become|be (?:a|the) cause)|at (?:\p{L}+ ){0,2}risk|to (?:help |better |safely |further )?(?:prevent|avoid|reduce|minimi[sz]e|lower|protect|maintain|promote|manage|allow|enable|keep|preserve|support|improve|ensure|detect|limit|heal|control|monitor|treat|contain|absorb|collect|relieve|facilitate|optimi[sz]e|address|stay|remain|live|move|perform|complete|participate|walk|check|recogni[sz]e|respond)|prevent(?:s|ion|ing)?|avoid(?:s|ance|ing)?|reduc(?:es|ing|tion)|lower(?:s|ing)|minimi[sz](?:es|ing)|without (?:the|this|these|it|them|such|adequate|proper|continuous|regular|timely|appropriate|access|treatment|frequent|absorbent|support|compression|protection|monitoring)|could|(?<!\b(?:in|of|on|since|until|by|early|late|mid|last|this|from|to|and|through|for) )may(?! \d)|might|would|if|in case of|leads? to|leading to|contribut\p{L}+ to|results? in|resulting in|complications?|protect(?:s|ion|ing)?|in order to|so that|helps?|helping|allow(?:s|ing)|enabl(?:es|ing)|intended|designed|aim(?:s|ed)?|goal|unless|otherwise|whether|should|must be|(?:has|have) to be|for (?:the )?(?:prevention|protection|management|control|treatment)|candidate for|prone to|vulnerable to|susceptible to|which (?:often |usually |typically |commonly )?(?:occurs?|happens?|develops?|arises?|requires?)|which (?:is|are) (?:an? )?(?:\p{L}+ ){0,2}(?:conditions?|diseases?|disorders?|illness))\b/giu;
/** From here on it says what is. */
const CERTAIN =
  /\b(?:because|was|were|had|has (?!to\b)|have (?!to\b)|and (?:he|she|the patient)\b|but\b|who (?:is|has)|(?:he|she|patient) (?:is|takes|uses|has|lives|suffers|also))/gi;

interface Sentence {
  readonly kind: 'policy' | 'general' | 'personal';
  /** Where what is only possible begins and ends, in turn. */
  readonly turns: readonly { readonly at: number; readonly possible: boolean }[];
}

/** Answers for a place of the page; each sentence is looked at once. */
export function contextsOf(page: Page, names: RegExp): (token: Pick<Token, 'start'>) => Context {
  const known = new Map<number, Sentence>();
  return ({ start }) => {
    const number = partAt(page.segments, start);
    let sentence = known.get(number);
    if (!sentence) known.set(number, (sentence = sentenceOf(page, number, names)));
    if (sentence.kind === 'policy') return 'policy';
    let possible = false;
    for (const turn of sentence.turns) {
      if (turn.at > start) break;
      possible = turn.possible;
    }
    if (possible) return 'possible';
    return sentence.kind === 'general' ? 'general' : 'stated';
  };
}

function sentenceOf(page: Page, number: number, names: RegExp): Sentence {
  const [start, end] = [page.segments[number] ?? 0, page.segments[number + 1] ?? page.text.length];
  const text = page.text.slice(start, end);
  const turns = [
    ...[...text.matchAll(POSSIBLE)].map(({ index }) => ({ at: start + index, possible: true })),
    ...[...text.matchAll(CERTAIN)].map(({ index }) => ({ at: start + index, possible: false })),
  ].sort((a, b) => a.at - b.at);
  return { kind: kindOf(page, start, text, names), turns };
}

function kindOf(page: Page, start: number, text: string, names: RegExp): Sentence['kind'] {
  if (isCoverage(page, start, names)) return 'policy';
  if (QUESTION.test(text)) return 'general';
  if (NOT_ORDERED.test(text) || SALUTATION.test(text)) return 'policy';
  if (OF_MANY.test(text) && !PERSON.test(text) && !names.test(text)) return 'policy';
  if (PERSON.test(text) || names.test(text) || TELLS_OF_PATIENT.test(text)) return 'personal';
  const general = GENERAL.test(text) && !ON_RECORD.test(text) && !TOLD.test(text);
  return general ? 'general' : 'personal';
}
