import { Injectable } from '@nestjs/common';
import type { ForgettingResponse, ForgettingsQuery, ForgettingsResponse } from '@vouchwell/contract';
import { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { PatientQueries } from '../patients/public.ts';
import { forgettingStream } from './forgetting.events.ts';
import { type ForgettingDoc, forgettings } from './forgetting.projections.ts';

const PER_PAGE = 20;

/** What is over: held, or forgotten. */
const ranks = { waiting: 0, over: { gte: 1 } } as const;

@Injectable()
export class ForgettingQueries {
  constructor(
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
    private readonly patients: PatientQueries,
  ) {}

  /** As it stands in the log now; `none` where nobody ever asked. */
  async of(patientId: number): Promise<ForgettingResponse> {
    const doc = await this.current.get(forgettings, forgettingStream(patientId));
    const patient = await this.named(patientId, doc);
    if (doc) return response(doc, patient);
    return {
      patient_id: patientId,
      patients: [patientId],
      stage: 'none',
      reason: null,
      asked: null,
      confirmed: null,
      forgotten_at: null,
      hold: null,
      patient,
    };
  }

  /** What waits first, then what is held, then what is over; the newest of each first. */
  async page({ standing, page = 1, per_page = PER_PAGE }: ForgettingsQuery): Promise<ForgettingsResponse> {
    const selection = standing ? { where: { rank: ranks[standing] } } : {};
    const part = { sort: ['rank', '-updated_at'], skip: (page - 1) * per_page, limit: per_page };
    const [found, total] = await Promise.all([
      this.documents.find(forgettings, { ...selection, ...part }),
      this.documents.count(forgettings, selection),
    ]);
    const shown = found.map(async (doc) => response(doc, await this.named(doc.id, doc)));
    return { forgettings: await Promise.all(shown), total, pages: Math.max(1, Math.ceil(total / per_page)) };
  }

  /** Of those of whom something is known, as the list says it: how far their forgetting is, and whether they are held. */
  async standing(
    ids: readonly number[],
  ): Promise<Map<number, { stage: ForgettingDoc['stage']; isHeld: boolean }>> {
    const found = await this.documents.getMany<ForgettingDoc>(forgettings, ids);
    return new Map([...found.values()].map(({ id, stage, hold }) => [id, { stage, isHeld: hold !== null }]));
  }

  private async named(id: number, doc: ForgettingDoc | null): Promise<ForgettingResponse['patient']> {
    if (doc?.stage === 'forgotten' || doc?.stage === 'forgetting') return null;
    const found = await this.patients.get(id);
    return found && { name: `${found.first_name} ${found.last_name}`, dob: found.dob, mrn: found.mrn };
  }
}

function response(doc: ForgettingDoc, patient: ForgettingResponse['patient']): ForgettingResponse {
  const { id, revision: _revision, rank: _rank, updated_at: _at, patients, ...shown } = doc;
  return { patient_id: id, patients: [...patients], ...shown, patient };
}
