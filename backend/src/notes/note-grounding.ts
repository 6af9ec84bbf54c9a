import { Inject, Injectable } from '@nestjs/common';
import type { GroundingResponse } from '@vouchwell/contract';
import { checkGrounding, localDay } from '@vouchwell/rules';
import { caseFacts, CaseQueries } from '../cases/case.queries.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Actor } from '../kernel/decider.ts';
import { CLOCK } from '../kernel/tokens.ts';

/** A text of a case's note. */
export interface NoteText {
  readonly note_id: number;
  readonly text: string;
}

export type GroundingOfPatient = GroundingResponse & { readonly patient_id: number };

/** Compares a note with its case as it stands now; the day is that on which the note was written. */
@Injectable()
export class NoteGrounding {
  constructor(
    private readonly cases: CaseQueries,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** With the patient whom it tells of. @throws DomainError missing or forbidden */
  async of(caseId: number, { note_id, text }: NoteText, actor: Actor): Promise<GroundingOfPatient> {
    const doc = await this.cases.accessible(caseId, actor);
    const written = doc.notes.find(({ id }) => id === note_id)?.created_at;
    const day = localDay(written ? new Date(written) : this.clock.now());
    const { marks, leftOut } = checkGrounding(text, caseFacts(caseId, doc), day);
    return { patient_id: doc.patient_id, marks: [...marks], left_out: [...leftOut] };
  }
}
