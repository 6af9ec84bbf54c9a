import { holds } from './code-sets.ts';
import type { FactValue } from './coverage-facts.ts';
import { measureOf } from './measures.ts';
import type { FactDef } from './pack.ts';

/** What diagnoses of a case say of a question. It is offered and decides nothing: somebody accepts it, or does not. */
export interface Suggestion {
  readonly value: FactValue;
  /** Of a number, where it is not the question’s own. */
  readonly unit?: string;
  /** The diagnoses of the case, by code, or where else it stands. */
  readonly because: readonly string[];
}

interface Said {
  readonly fact: string;
  readonly value: boolean | string;
  readonly codes: readonly string[];
}

/** Diabetes of any cause, with what follows the category: `E08.641`, … `E13.641`. */
const diabetes = (rest: string) => ['E08', 'E09', 'E10', 'E11', 'E13'].map((code) => `${code}${rest}`);

/** M20.0 is of fingers. */
const toes = ['M20.1*', 'M20.2*', 'M20.3*', 'M20.4*', 'M20.5*', 'M20.6*'];

/** Varicose veins, the postthrombotic syndrome and chronic venous hypertension, each with an ulcer. */
const venousUlcer = ['I83.0*', 'I83.2*', 'I87.01*', 'I87.03*', 'I87.31*', 'I87.33*'];

/** By what a code of ICD-10-CM is called. That is the code set's to say and no payer's, so that no pack holds it. */
const said: readonly Said[] = [
  { fact: 'dm.insulin', value: true, codes: ['Z79.4', 'Z96.41', 'E10*'] },
  { fact: 'hypo.l3', value: true, codes: diabetes('.641') },
  { fact: 'vision', value: 'impaired', codes: ['H54.0*', 'H54.8'] },
  { fact: 'foot.condition', value: 'amputation', codes: ['Z89.4*', 'Z89.5*', 'Z89.6*'] },
  { fact: 'foot.condition', value: 'ulcer', codes: ['Z86.31', 'L97.4*', 'L97.5*', ...diabetes('.621')] },
  { fact: 'foot.condition', value: 'callus', codes: ['L84'] },
  { fact: 'foot.condition', value: 'deformity', codes: [...toes, ...diabetes('.610')] },
  { fact: 'foot.condition', value: 'circulation', codes: [...diabetes('.51'), ...diabetes('.52')] },
  { fact: 'ulcer.open', value: true, codes: ['L97*'] },
  { fact: 'ulcer.cause', value: 'venous', codes: venousUlcer },
  { fact: 'inc.type', value: 'stress', codes: ['N39.3'] },
  { fact: 'inc.type', value: 'urge', codes: ['N39.41'] },
  { fact: 'inc.type', value: 'mixed', codes: ['N39.46'] },
  { fact: 'inc.type', value: 'overflow', codes: ['N39.490'] },
  { fact: 'inc.type', value: 'functional', codes: ['R39.81'] },
  { fact: 'inc.type', value: 'bowel', codes: ['R15*'] },
  { fact: 'spasticity', value: true, codes: ['G80.0', 'G80.1', 'G81.1*'] },
];

/** What the diagnoses suggest as answers, each with those that do; several where they say different things. */
export function suggestionsFor(def: FactDef, diagnoses: readonly string[]): Suggestion[] {
  const found = said
    .filter(({ fact, value }) => fact === def.id && canBe(def, value))
    .map(({ value, codes }) => ({ value, because: diagnoses.filter((code) => isAmong(codes, code)) }))
    .filter(({ because }) => because.length > 0);
  if (def.type !== 'choices' || found.length === 0) return found;
  // Of several that may hold at once, all together.
  const because = new Set(found.flatMap((one) => one.because));
  return [{ value: found.map(({ value }) => String(value)), because: [...because] }];
}

/** A site's own pack may ask a question of the same name otherwise. */
const canBe = ({ type, options }: FactDef, value: boolean | string) =>
  typeof value === 'boolean'
    ? type === 'yes_no'
    : (type === 'choice' || type === 'choices') && (options ?? []).some(({ id }) => id === value);

/** How a patient’s record says it, in words of its own. */
export interface Measures {
  readonly weight: string | null;
  readonly height: string | null;
}

const measures: Readonly<Record<string, keyof Measures>> = {
  'patient.weight_lb': 'weight',
  'patient.height_in': 'height',
};

/** What the patient’s record suggests, where it is one number in a known unit: it bears no day and is shown by no visit. */
export function measured(def: FactDef, record: Measures | null): Suggestion | null {
  const measure = measures[def.id];
  const text = measure && record?.[measure];
  const found = text ? measureOf(measure, def, text) : null;
  return found && { ...found, because: ['the patient’s record'] };
}

const isAmong = (codes: readonly string[], code: string) =>
  holds({ id: '', title: '', entries: [{ codes }] }, code, '');
