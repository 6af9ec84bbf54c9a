import { Injectable } from '@nestjs/common';
import type { PatientResponse } from '@vouchwell/contract';
import type { PatientFacts } from '@vouchwell/document';
import {
  isLikelySame,
  isSearchable,
  type PatientLike,
  orderOf,
  type Sort,
  writtenDay,
} from '@vouchwell/rules';
import { isAdmin } from '../kernel/access/access.ts';
import type { Done } from '../kernel/commanding/wish.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { type PatientEvent, patientStream } from './patient.events.ts';
import { factsOf, patients, type PatientDoc } from './patient.projections.ts';
import { evolvePatient } from './patient.state.ts';

/** So many a page holds where nobody says: of a search the likeliest, of the register what the specification says. */
const SHOWN = { search: 50, register: 100 };
/** Of those who may be one person, the likeliest: a person compares them one by one. */
const LIKELY = 10;
/** So many of each likeness are compared. */
const COMPARED = 200;

/** What one question to the read models answers while others wait. */
const PAGE = 500;

/** Lists show the records that go on. */
const here = { merged_into: null };

export interface PatientPage {
  readonly query?: string;
  readonly page?: number;
  readonly per_page?: number;
  readonly sort?: Sort<'patients'>;
}

/** `total`: of all pages together; `known`: how many the register holds, for admins. Null: not told. */
export interface FoundPatients {
  readonly patients: readonly PatientDoc[];
  readonly total: number | null;
  readonly known: number | null;
}

const NOBODY: FoundPatients = { patients: [], total: null, known: null };

/** A record that goes on, and all of the person's, itself among them. */
export interface KnownPerson {
  readonly id: number;
  readonly dob: string | null;
  readonly patients: readonly number[];
}

const orders = { name: ['last_name', 'first_name'], birth: ['dob'], mrn: ['mrn'] };

@Injectable()
export class PatientQueries {
  constructor(
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
  ) {}

  /** Where no document stands the log tells whether there is a patient. @throws DomainError unavailable, history_damaged */
  async get(id: number): Promise<PatientDoc | null> {
    return (await this.documents.get(patients, id)) ?? this.current.fold(patients, patientStream(id));
  }

  /** What they are called, as their documents say it; who has none is left out. */
  async names(ids: readonly number[]): Promise<Map<number, string>> {
    const found = await this.documents.getMany(patients, ids);
    return new Map([...found.values()].map((doc) => [doc.id, `${doc.first_name} ${doc.last_name}`]));
  }

  /**
   * As the record stands in the log at this moment, also one that was merged.
   * @throws DomainError unavailable, history_damaged
   */
  standing(id: number): Promise<PatientDoc | null> {
    return this.current.get(patients, patientStream(id));
  }

  /** The record that goes on in place of this one, which is mostly the same. */
  async goingOn(id: number): Promise<PatientDoc | null> {
    // Merges know each other, so that they lead in no circle.
    for (let next = id; ;) {
      const found = await this.get(next);
      if (!found || found.merged_into === null) return found;
      next = found.merged_into;
    }
  }

  /** This one and all that were merged into it, as they stand in the log at this moment. */
  async records(id: number): Promise<PatientDoc[]> {
    const found: PatientDoc[] = [];
    // Merges know each other, so that they lead in no circle.
    for (const due = [id]; due.length > 0;) {
      const record = await this.standing(due.shift()!);
      if (!record) continue;
      found.push(record);
      due.push(...record.taken_in);
    }
    return found;
  }

  /** All whose correction is still to be carried into cases. */
  async toCarry(): Promise<number[]> {
    const found = await this.documents.find(patients, { where: { to_carry: { gt: 0 } }, limit: 10_000 });
    return found.map(({ id }) => id);
  }

  /** One that was registered just now, as that says: it is not read again. */
  registered({ id, events: [event], at }: Done<PatientEvent>): PatientResponse {
    const { patient } = evolvePatient(null, event!)!;
    return responseOf(id, patient, at!);
  }

  /** A search starts at two characters; without one only admins see the register. Both are told page by page. */
  async list(actor: Actor, { query, page = 1, per_page, sort }: PatientPage): Promise<FoundPatients> {
    const searched = isSearchable(query);
    if (!searched && (query || !isAdmin(actor))) return NOBODY;
    const selection = { where: here, ...(searched && { contains: query }) };
    const limit = per_page ?? (searched ? SHOWN.search : SHOWN.register);
    const order = orderOf(sort, orders, orders.name);
    const skip = (page - 1) * limit;
    const [shown, known] = await Promise.all([
      this.documents.find(patients, { ...selection, sort: order, skip, limit }),
      isAdmin(actor) ? this.total() : null,
    ]);
    // How many a search found is an answer about patients: it is told beside those that are shown and recorded.
    if (shown.length === 0) return { patients: shown, total: searched && page === 1 ? 0 : null, known };
    const isLast = shown.length < limit;
    const counted = () => (searched ? this.documents.count(patients, selection) : known);
    return { patients: shown, total: isLast ? skip + shown.length : await counted(), known };
  }

  /**
   * By words of the name or the MRN and a birth date, in any order; those that were merged behind those that go on, as
   * what was done with them stays theirs. A search by words starts at two characters.
   */
  async sought(text: string, most: number): Promise<PatientDoc[]> {
    const parts = text.trim().split(/\s+/);
    const dob = parts.map(writtenDay).find((day) => day !== null);
    const contains = parts.filter((part) => writtenDay(part) === null).join(' ');
    if (dob === undefined && !isSearchable(contains)) return [];
    const of = (merged_into: null | { gt: number }) =>
      this.documents.find(patients, {
        where: { merged_into, ...(dob !== undefined && { dob }) },
        ...(contains && { contains }),
        ...{ sort: orders.name, limit: most },
      });
    const [standing, merged] = await Promise.all([of(null), of({ gt: 0 })]);
    return [...standing, ...merged].slice(0, most);
  }

  /** Who may be this person, by `isLikelySame`; the likeliest first: by the MRN, by birth date and name, by the name. */
  async likely(person: PatientLike): Promise<PatientDoc[]> {
    const { first_name, last_name, dob, mrn } = person;
    const name = `${first_name} ${last_name}`;
    const candidates = [
      ...(mrn ? [{ where: here, contains: mrn }] : []),
      ...(dob
        ? [name, last_name, first_name].map((contains) => ({ where: { ...here, dob }, contains }))
        : []),
      { where: here, contains: name },
    ];
    const found = await Promise.all(
      candidates.map((by) =>
        this.documents.find(patients, { ...by, sort: ['last_name', 'first_name'], limit: COMPARED }),
      ),
    );
    const once = new Map(found.flat().map((patient) => [patient.id, patient]));
    return [...once.values()].filter((patient) => isLikelySame(person, patient)).slice(0, LIKELY);
  }

  /** The whole register, a page at a time. */
  pages(): AsyncGenerator<PatientDoc[]> {
    return this.documents.walk(patients, { where: here }, PAGE);
  }

  /** Their documents, by number; who has none is left out. */
  async known(ids: readonly number[]): Promise<Map<number, PatientDoc>> {
    const found = await this.documents.getMany<PatientDoc>(patients, ids);
    return new Map([...found.values()].map((doc) => [doc.id, doc]));
  }

  /** Of these records those that go on, each with all that were merged into it, as the read model has them. */
  async people(ids: readonly number[]): Promise<KnownPerson[]> {
    const goingOn = [...(await this.known(ids)).values()].filter(({ merged_into }) => merged_into === null);
    const known = new Map(goingOn.map((doc) => [doc.id, doc]));
    // Merges know each other, so that they lead in no circle.
    for (let due = goingOn; due.length > 0;) {
      const next = await this.known(due.flatMap(({ taken_in }) => taken_in));
      for (const [id, doc] of next) known.set(id, doc);
      due = [...next.values()];
    }
    const recordsOf = (id: number): number[] => [id, ...(known.get(id)?.taken_in ?? []).flatMap(recordsOf)];
    return goingOn.map(({ id, dob }) => ({ id, dob, patients: recordsOf(id) }));
  }

  /** Whether one of these records was corrected, merged or is gone. */
  async touched(ids: readonly number[]): Promise<boolean> {
    const found = await this.documents.getMany(patients, ids);
    return ids.some((id) => found.get(String(id))?.revision !== 0);
  }

  private total(): Promise<number> {
    return this.documents.count(patients, { where: here });
  }
}

export function patientResponse(patient: PatientDoc): PatientResponse {
  return responseOf(patient.id, factsOf(patient), patient.created_at);
}

function responseOf(id: number, facts: PatientFacts, created_at: string): PatientResponse {
  return { id, ...facts, created_at, is_template: false };
}
