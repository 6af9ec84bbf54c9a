import { Injectable } from '@nestjs/common';
import type { DueCountResponse } from '@vouchwell/contract';
import { dayIn, type KeptFacts, type KeptUntil, keptUntil } from '@vouchwell/rules';
import { keptFeedback, type KeptFeedbackDoc } from '../feedback/public.ts';
import { ForgettingQueries } from '../forgetting/public.ts';
import { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import type { Projection } from '../kernel/projecting/projection.ts';
import { type KnownPerson, PatientQueries } from '../patients/public.ts';
import { type KeptCaseDoc, keptCases, lastLeft, type LastLeftDoc } from './kept.projections.ts';
import { lastChanges, type LastChangeDoc } from './last-changes.projection.ts';
import { type Asked, minorsBornAfter, unkept } from './unkept.ts';
import { type Place, UnkeptRecords } from './unkept-records.ts';

/** What one question answers at the most. */
const FOUND = 10_000;
/** For a count so many are looked at one by one at the most. */
const ONE_BY_ONE = 5_000;

/** Somebody whose keeping has ended. */
export interface EndedKeeping extends KeptUntil {
  readonly place: Place;
  readonly patient_id: number;
  /** This one and those that were merged into it. */
  readonly patients: readonly number[];
  /** Whether a hold stands on one of the records, or it was asked that they are forgotten. */
  readonly stage: 'due' | 'held' | 'asked';
}

/** Some that were looked at, one after the other. */
export interface LookedAt {
  readonly patients: number;
  /** Those of them whose keeping has ended. */
  readonly ended: readonly EndedKeeping[];
  /** The place behind which it goes on; null: there is nobody else. */
  readonly next: Place | null;
}

/** Finds whose keeping has ended among those whom an index says that nothing keeps. */
@Injectable()
export class KeptPeople {
  private readonly records: UnkeptRecords;

  constructor(
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
    private readonly patients: PatientQueries,
    private readonly forgettings: ForgettingQueries,
  ) {
    this.records = new UnkeptRecords(documents);
  }

  /**
   * In the order of their places, in parts that are read when they are wanted.
   * @param after the place to go on behind
   * @throws DomainError unavailable, while what it asks is behind
   */
  async *ended(asked: Asked, after?: Place): AsyncGenerator<LookedAt> {
    await this.whole();
    for await (const { page, next } of this.records.pages(unkept(asked), after))
      yield { patients: page.length, ended: await this.endedOf(page, asked), next };
  }

  /** Counted by the index, but for the few of whom it does not tell. @throws DomainError unavailable */
  async count(asked: Asked): Promise<DueCountResponse> {
    await this.whole();
    const [none, minors] = [unkept(asked), { signed_dob: { gt: minorsBornAfter(asked) } }];
    const plain = { ...none, apart: false, signed_dob: { lte: minors.signed_dob.gt } };
    const of = { due: await this.records.count(plain), held: 0, asked: 0, more: false };
    const damaged = await this.documents.find(keptCases, { where: { damaged: true }, limit: FOUND });
    if (damaged.length > 0)
      of.due -= await this.records.count({ ...plain, id: damaged.map(({ patient_id }) => patient_id) });
    let looked = 0;
    for (const told of [{ apart: true }, { apart: false, ...minors }])
      for await (const { page, next } of this.records.pages({ ...none, ...told })) {
        for (const { stage } of await this.endedOf(page, asked)) of[stage] += 1;
        looked += page.length;
        if (looked >= ONE_BY_ONE && next) return { ...of, more: true };
      }
    return of;
  }

  private async whole(): Promise<void> {
    for (const of of [lastChanges, keptCases, keptFeedback, lastLeft]) await this.current.whole(of);
  }

  private async endedOf(page: readonly LastChangeDoc[], asked: Asked): Promise<EndedKeeping[]> {
    const { periods, today, zone } = asked;
    const known = await this.patients.people(page.map(({ id }) => id));
    const byId = new Map(known.map((person) => [person.id, person]));
    const people = page.flatMap((place) => {
      const person = byId.get(place.id);
      return person ? [{ ...person, place }] : [];
    });
    const all = people.flatMap(({ patients }) => patients);
    const [changes, left, cases, feedback, standing] = await Promise.all([
      this.documents.getMany<LastChangeDoc>(lastChanges, all),
      this.documents.getMany<LastLeftDoc>(lastLeft, all),
      this.ofPatients<KeptCaseDoc>(keptCases, all),
      this.ofPatients<KeptFeedbackDoc>(keptFeedback, all),
      this.forgettings.standing(all),
    ]);
    return people.flatMap((person): EndedKeeping[] => {
      const { id: patient_id, patients, place } = person;
      const own = {
        changes: patients.map((id) => changes.get(String(id))?.at),
        left: patients.map((id) => left.get(String(id))?.at),
        cases: patients.flatMap((id) => cases.get(id) ?? []),
        feedback: patients.flatMap((id) => feedback.get(id) ?? []).map(({ at }) => at),
      };
      const stages = patients.map((id) => standing.get(id));
      const facts = factsOf(person, own, zone);
      const isUnderWay = stages.some((one) => one?.stage === 'forgetting' || one?.stage === 'forgotten');
      if (!facts || isUnderWay) return [];
      const until = keptUntil(facts, periods);
      if (until.ends_on > today) return [];
      const isAsked = stages.some((one) => one?.stage === 'asked');
      const stage = stages.some((one) => one?.isHeld) ? 'held' : isAsked ? 'asked' : 'due';
      return [{ place, patient_id, patients, stage, ...until }];
    });
  }

  private async ofPatients<Doc extends { readonly patient_id: number }>(
    of: Projection<Doc, never>,
    ids: readonly number[],
  ): Promise<Map<number, Doc[]>> {
    const found = new Map<number, Doc[]>();
    if (ids.length === 0) return found;
    for await (const page of this.documents.walk(of, { where: { patient_id: [...ids] } }, FOUND))
      for (const doc of page) {
        const before = found.get(doc.patient_id);
        if (before) before.push(doc);
        else found.set(doc.patient_id, [doc]);
      }
    return found;
  }
}

interface Own {
  readonly changes: readonly (string | undefined)[];
  readonly left: readonly (string | undefined)[];
  readonly cases: readonly KeptCaseDoc[];
  readonly feedback: readonly string[];
}

/** Null where it cannot be told: a case whose history is damaged, or a record without one. */
function factsOf({ dob }: Pick<KnownPerson, 'dob'>, own: Own, zone: string): KeptFacts | null {
  const last = (moments: readonly (string | null | undefined)[]) =>
    moments
      .filter((at) => typeof at === 'string')
      .sort()
      .at(-1) ?? null;
  const dayOf = (at: string | null) => at && dayIn(new Date(at), zone);
  const changed_on = dayOf(last(own.changes));
  if (changed_on === null || own.cases.some(({ damaged }) => damaged)) return null;
  const signed = own.cases.filter(({ signed_at }) => signed_at !== null);
  return {
    dob,
    changed_on,
    visit_on: last(signed.map(({ visit_on }) => visit_on)),
    delivery_on: last(signed.flatMap(({ delivery_on, planned_on }) => [delivery_on, planned_on])),
    signed_on: dayOf(last(signed.map(({ signed_at }) => signed_at))),
    feedback_on: dayOf(last(own.feedback)),
    left_on: dayOf(last(own.left)),
  };
}
