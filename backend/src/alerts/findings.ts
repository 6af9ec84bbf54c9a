import { type AlertRuleName, type AlertThresholds, foldText } from '@vouchwell/rules';
import type { BareLook, Watched } from './watched.ts';

/** What a rule has found. The same finding has the same key, however often it is looked for. */
export interface Finding {
  readonly rule: AlertRuleName;
  readonly person: number;
  readonly key: string;
  readonly measure: number;
  readonly patients: readonly number[];
  readonly first_at: string;
  readonly last_at: string;
}

/** What people and patients are called: looked up when rules are asked, and kept nowhere. */
export interface Names {
  readonly patients: ReadonlyMap<number, string>;
  readonly people: readonly string[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What explains a look mostly follows within the hour. */
const GRACE_MS = HOUR_MS;
const NAMED = 50;

/** What the rules find in what is known of a person at this moment. */
export function findings(
  state: Watched,
  thresholds: AlertThresholds,
  names: Names,
  now: string,
): readonly Finding[] {
  const settled = state.bare.filter(({ at }) => Date.parse(now) - Date.parse(at) >= GRACE_MS);
  const found = [
    ...named({ ...state, bare: settled }, names),
    ...patterns(settled, now),
    ...days(settled),
    ...state.peaks.map(({ kind, day, at, measure, patients }) => ({
      ...{ rule: kind, key: day, measure, patients, first_at: at, last_at: at },
    })),
    ...state.files.map(({ position, at, patients }) => ({
      ...{ rule: 'large_export' as const, key: position, measure: patients, patients: [] },
      ...{ first_at: at, last_at: at },
    })),
  ];
  return found
    .filter(({ rule, measure }) => measure >= thresholds[rule])
    .map((finding) => ({ ...finding, person: state.person }));
}

type Found = Omit<Finding, 'person'>;
type Timed = Pick<BareLook, 'at' | 'patient'>;

/** Looks at people who are, or are called like, somebody of the house. */
function named({ name, bare, recent }: Watched, { patients, people }: Names): Found[] {
  const self = partsOf(name);
  const colleagues = new Set(people.map((one) => fullOf(partsOf(one))));
  const calledAs = (looks: readonly Timed[], rule: AlertRuleName, fits: (parts: Parts) => boolean) =>
    [...byPatient(looks)]
      .filter(([patient]) => patients.has(patient) && fits(partsOf(patients.get(patient)!)))
      .map(([patient, of]) => finding(rule, String(patient), of.length, of));
  const isSelf = (parts: Parts) => self.family !== '' && fullOf(parts) === fullOf(self);
  return [
    ...calledAs(recent, 'own_record', isSelf),
    ...calledAs(bare, 'same_name', (parts) => parts.family === self.family && !isSelf(parts)),
    ...calledAs(bare, 'colleague', (parts) => colleagues.has(fullOf(parts)) && !isSelf(parts)),
  ];
}

/** What shows over a long time only. Once a month each. */
function patterns(bare: readonly BareLook[], now: string): Found[] {
  if (bare.length === 0) return [];
  const month = bare.at(-1)!.at.slice(0, 7);
  const recent = bare.filter(({ at }) => Date.parse(now) - Date.parse(at) <= 30 * DAY_MS);
  const again = [...byPatient(recent)].map(([patient, looks]) =>
    finding('same_patient', `${patient}/${month}`, looks.length, looks),
  );
  return [...again, finding('slow_pattern', month, byPatient(bare).size, bare)];
}

/** What shows within a day. */
function days(bare: readonly BareLook[]): Found[] {
  return [...Map.groupBy(bare, ({ at }) => at.slice(0, 10))].flatMap(([day, looks]) => {
    const odd = looks.filter(({ odd_hour }) => odd_hour);
    const elsewhere = looks.filter(({ new_address }) => new_address);
    return [
      finding('without_reason', day, byPatient(looks).size, looks),
      ...(odd.length > 0 ? [finding('unusual_hour', day, odd.length, odd)] : []),
      ...(elsewhere.length > 0 ? [finding('new_address', day, elsewhere.length, elsewhere)] : []),
    ];
  });
}

const byPatient = <Look extends Timed>(looks: readonly Look[]) => Map.groupBy(looks, (look) => look.patient);

const finding = (rule: AlertRuleName, key: string, measure: number, looks: readonly Timed[]): Found => ({
  ...{ rule, key, measure },
  patients: [...byPatient(looks).keys()].slice(-NAMED),
  first_at: looks[0]!.at,
  last_at: looks.at(-1)!.at,
});

interface Parts {
  readonly first: string;
  readonly family: string;
}

/** `Dr. Miriam Okafor, MD` → miriam, okafor: without titles, accents and case. */
function partsOf(name: string): Parts {
  const words = foldText(name.split(',')[0]!)
    .split(/\s+/)
    .filter((word) => word !== '' && !word.endsWith('.'));
  return { first: words[0] ?? '', family: words.length > 1 ? words.at(-1)! : '' };
}

const fullOf = ({ first, family }: Parts) => `${first} ${family}`;
