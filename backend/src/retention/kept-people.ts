import { setImmediate as breathe } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { dayIn, type KeptFacts, type KeptUntil, keptUntil, type RetentionPeriods } from '@vouchwell/rules';
import { keptFeedback, type KeptFeedbackDoc } from '../feedback/public.ts';
import { ForgettingQueries } from '../forgetting/public.ts';
import { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import type { Projection } from '../kernel/projecting/projection.ts';
import type { Where } from '../kernel/projecting/read-models.port.ts';
import { type KnownPerson, PatientQueries } from '../patients/public.ts';
import {
  type KeptCaseDoc,
  keptCases,
  lastChanges,
  type LastChangeDoc,
  lastLeft,
  type LastLeftDoc,
} from './kept.projections.ts';

/** One question to the read models answers for this many patients while others wait: some milliseconds. */
const AT_ONCE = 50;
/** What one question answers at the most. */
const FOUND = 10_000;

/** A patient's place in the list: when the record or a case of it was changed last (ISO 8601, UTC), then the number. */
export interface Place {
  readonly at: string;
  readonly id: number;
}

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
  /** The place behind which it goes on; null: nobody else was unchanged for so long. */
  readonly next: Place | null;
}

/** By what it is decided whose keeping has ended: the site's day and zone, and its periods. */
export interface Asked {
  readonly periods: RetentionPeriods;
  /** Only whose record was last changed before this moment (ISO 8601, UTC) is looked at. */
  readonly before: string;
  /** YYYY-MM-DD */
  readonly today: string;
  /** IANA name. */
  readonly zone: string;
}

/** Goes through those of whom nothing was changed for long, and finds whose keeping has ended. */
@Injectable()
export class KeptPeople {
  constructor(
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
    private readonly patients: PatientQueries,
    private readonly forgettings: ForgettingQueries,
  ) {}

  /**
   * In the order of their places, in parts that are read when they are wanted.
   * @param after the place to go on behind
   * @throws DomainError unavailable, while what it asks is behind
   */
  async *ended(asked: Asked, after?: Place): AsyncGenerator<LookedAt> {
    for (const of of [lastChanges, keptCases, keptFeedback, lastLeft]) await this.current.whole(of);
    for (let last = after; ;) {
      const page = await this.unchanged(asked.before, last);
      const next = page.length < AT_ONCE ? null : page.at(-1)!;
      yield { patients: page.length, ended: await this.endedOf(page, asked), next };
      if (!next) return;
      last = next;
      await breathe();
    }
  }

  /** By the index of when each was changed last: many can have been at one moment. */
  private async unchanged(before: string, after?: Place): Promise<LastChangeDoc[]> {
    const find = (where: Where, limit: number) =>
      this.documents.find<LastChangeDoc>(lastChanges, { where, sort: ['at'], limit });
    if (after === undefined) return find({ at: { lt: before } }, AT_ONCE);
    const beside = await find({ at: after.at, id: { gt: after.id } }, AT_ONCE);
    if (beside.length === AT_ONCE) return beside;
    return [...beside, ...(await find({ at: { gt: after.at, lt: before } }, AT_ONCE - beside.length))];
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
    for (let skip = 0; ; skip += FOUND) {
      const query = { where: { patient_id: [...ids] }, skip, limit: FOUND };
      const page = await this.documents.find<Doc>(of, query);
      for (const doc of page) {
        const before = found.get(doc.patient_id);
        if (before) before.push(doc);
        else found.set(doc.patient_id, [doc]);
      }
      if (page.length < FOUND) return found;
    }
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
