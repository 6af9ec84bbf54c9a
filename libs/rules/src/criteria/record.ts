import type { Answer, CoverageFacts, Encounter, FactValue } from './coverage-facts.ts';
import { monthsBefore } from './calendar.ts';
import type { Day, EncounterRole, FactDef } from './pack.ts';

/** Whose visits and findings count for everything [42 CFR 410.38]. */
const practitioners: ReadonlySet<EncounterRole> = new Set([
  'physician',
  'podiatrist',
  'nurse_practitioner',
  'physician_assistant',
  'clinical_nurse_specialist',
]);

export type Known =
  | { readonly state: 'missing' }
  /** There is an answer, and no signed record that shows it. */
  | { readonly state: 'stated' }
  | {
      readonly state: 'known';
      readonly value: FactValue;
      readonly encounter: string | null;
      readonly remarks: readonly string[];
    };

function lastDay({ answers }: CoverageFacts, fact: string): Day | null {
  const value = answers.findLast((answer) => answer.fact === fact)?.value;
  return typeof value === 'string' ? value : null;
}

/** What the record of a case shows. */
export class CaseRecord {
  /** The day up to which it is read, and from which periods look back: that of the delivery, else today. */
  readonly end: Day;
  /** The day whose rules hold: that of the delivery, else of the order, else today. */
  readonly ruleDay: Day;
  private readonly ordered: Day | null;
  private readonly signed: ReadonlyMap<string, Encounter>;
  private readonly answers: ReadonlyMap<string, readonly Answer[]>;
  /** Many criteria ask the same. */
  private readonly found = new Map<string, Known>();

  constructor(
    readonly facts: CoverageFacts,
    private readonly defs: ReadonlyMap<string, FactDef>,
    today: Day,
  ) {
    this.ordered = lastDay(facts, 'order.date');
    this.end = lastDay(facts, 'delivery.date') ?? today;
    this.ruleDay = lastDay(facts, 'delivery.date') ?? this.ordered ?? today;
    this.answers = Map.groupBy(facts.answers, ({ fact }) => fact);
    this.signed = new Map(
      facts.encounters.filter(({ signed }) => signed).map((encounter) => [encounter.id, encounter]),
    );
  }

  /** A date that is known. */
  day(fact: string): Day | null {
    const found = this.known(fact, null);
    return found.state === 'known' && typeof found.value === 'string' ? found.value : null;
  }

  /** Signed visits up to the end of the record, in person or by video: by telephone is no visit. */
  visits(by: readonly EncounterRole[] | undefined): Encounter[] {
    return this.held(by).filter(({ signed, kind }) => signed && kind !== 'audio');
  }

  /** What would be one but for its signature, or but for the telephone. */
  almostVisits(by: readonly EncounterRole[] | undefined): Encounter[] {
    return this.held(by).filter(({ signed, kind }) => !signed || kind === 'audio');
  }

  private held(by: readonly EncounterRole[] | undefined): Encounter[] {
    const counts = ({ role }: Encounter) => (by ? by.includes(role) : practitioners.has(role));
    return this.facts.encounters.filter((one) => counts(one) && one.date <= this.end);
  }

  /** The newest that the record shows of a fact. What contradicts it is remarked on. */
  known(fact: string, item: string | null): Known {
    const def = this.defs.get(fact);
    if (!def) return { state: 'missing' };
    const asked = def.per_item ? item : null;
    const key = JSON.stringify([fact, asked]);
    const before = this.found.get(key);
    if (before) return before;
    const now = this.look(def, asked);
    this.found.set(key, now);
    return now;
  }

  private look(def: FactDef, item: string | null): Known {
    const answers = (this.answers.get(def.id) ?? []).filter((answer) => answer.item === item);
    if (answers.length === 0) return { state: 'missing' };
    if (!def.needs_encounter) {
      return { state: 'known', value: answers.at(-1)!.value, encounter: null, remarks: [] };
    }
    const shown = answers
      .flatMap((answer) => this.shownBy(answer, def))
      .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
    const newest = shown.at(-1);
    if (!newest) return { state: 'stated' };
    const remarks = [...this.contradiction(newest, shown), ...this.old(newest.date)];
    return { state: 'known', value: newest.value, encounter: newest.encounter, remarks };
  }

  private shownBy({ value, encounter: id }: Answer, def: FactDef) {
    const encounter = id === null ? undefined : this.signed.get(id);
    if (!encounter || encounter.date > this.end) return [];
    const counts = practitioners.has(encounter.role) || def.also_from?.includes(encounter.role);
    return counts ? [{ value, encounter: encounter.id, date: encounter.date }] : [];
  }

  private contradiction(newest: { value: FactValue }, shown: readonly { value: FactValue; date: Day }[]) {
    const other = shown.findLast(({ value }) => JSON.stringify(value) !== JSON.stringify(newest.value));
    return other ? [`The record of ${other.date} says otherwise; the newest counts.`] : [];
  }

  private old(date: Day): string[] {
    const isOld = this.ordered !== null && date < monthsBefore(this.ordered, 12);
    return isOld ? [`The record of ${date} is older than 12 months before the order.`] : [];
  }
}
