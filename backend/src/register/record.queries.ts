import { Inject, Injectable } from '@nestjs/common';
import type { PatientDetailsResponse, PatientFieldChange, PatientHistoryEntry } from '@vouchwell/contract';
import { PatientCases } from '../cases/public.ts';
import { EVENT_LOG } from '../kernel/basics/tokens.ts';
import { isReadable, type Readable } from '../kernel/deciding/decider.ts';
import { Codec } from '../kernel/log/codec.ts';
import type { EventLog } from '../kernel/log/event-log.port.ts';
import { readHistory } from '../kernel/log/history.ts';
import {
  type PatientEvent,
  patientEvents,
  PatientQueries,
  patientResponse,
  patientStream,
} from '../patients/public.ts';

/** A patient's record as those see it who look after it. */
@Injectable()
export class RecordQueries {
  constructor(
    private readonly patients: PatientQueries,
    private readonly cases: PatientCases,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly codec: Codec,
  ) {}

  /** As it stands in the log now; null where there is none. @throws DomainError unavailable, history_damaged */
  async details(id: number): Promise<PatientDetailsResponse | null> {
    const doc = await this.patients.standing(id);
    if (!doc) return null;
    const [count, history] = await Promise.all([this.cases.count([id, ...doc.taken_in]), this.history(id)]);
    return {
      ...patientResponse(doc),
      revision: doc.revision,
      merged_into: doc.merged_into,
      merged: [...doc.taken_in],
      open_cases: count.open,
      signed_cases: count.signed,
      history,
    };
  }

  private async history(id: number): Promise<PatientHistoryEntry[]> {
    const events = await readHistory<PatientEvent>(this.log, this.codec, patientStream(id));
    return events.filter(isReadable).map(entry).reverse();
  }
}

function entry(event: Readable<PatientEvent>): PatientHistoryEntry {
  const { revision, at, actor, type, data } = event;
  const sentence = patientEvents.sentences[type] as (data: PatientEvent['data']) => string;
  const by = actor.full_name ?? actor.username;
  return { revision, at, by, sentence: sentence(data), changes: changesOf(event) };
}

function changesOf(event: Readable<PatientEvent>): PatientFieldChange[] {
  if (event.type !== 'PatientCorrected') return [];
  const { was, now } = event.data;
  return (Object.keys(now) as (keyof typeof now)[]).map((field) => ({
    field,
    was: was[field] ?? null,
    now: now[field] ?? null,
  }));
}
