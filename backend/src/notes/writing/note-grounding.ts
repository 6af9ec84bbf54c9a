import { Inject, Injectable } from '@nestjs/common';
import type { GroundingResponse } from '@vouchwell/contract';
import { CaseQueries, CaseReadiness, CaseStandings } from '../../cases/public.ts';
import { SiteTime } from '../../kernel/basics/site-time.ts';
import type { Actor } from '../../kernel/deciding/decider.ts';
import { DomainError } from '../../kernel/basics/problem.ts';
import type { TextWork } from '../../kernel/ports/text-work.port.ts';
import { TEXT_WORK } from '../../kernel/basics/tokens.ts';

/** A text of a case's note. */
export interface NoteText {
  readonly note_id: number;
  readonly text: string;
}

export interface GroundingOfPatient {
  readonly patient_id: number;
  /** Null: it could not be compared just now. */
  readonly grounding: GroundingResponse | null;
}

/** Compares a note with its case as it stands now; the day is that on which the note was written. */
@Injectable()
export class NoteGrounding {
  constructor(
    private readonly cases: CaseQueries,
    @Inject(TEXT_WORK) private readonly text: TextWork,
    private readonly site: SiteTime,
    private readonly standings: CaseStandings,
    private readonly readiness: CaseReadiness,
  ) {}

  /**
   * With the patient whom it tells of. The note is saved by then, so a comparison that finds no room or takes too
   * long is left out, never an error that would deny the note. @throws DomainError missing or forbidden
   */
  async of(
    caseId: number,
    { note_id, text }: NoteText,
    actor: Actor,
    signal: AbortSignal,
  ): Promise<GroundingOfPatient> {
    const doc = await this.cases.accessible(caseId, actor);
    const written = doc.notes.find(({ id }) => id === note_id)?.created_at;
    const day = await this.site.day(written ? new Date(written) : undefined);
    const asker = { userId: actor.id, signal };
    const facts = await this.readiness.factsOf(caseId, doc, await this.site.day());
    const found = await this.text.grounding(text, facts, day, asker).catch(leftOutFor);
    const codes = [...(await this.standings.of(doc))].map(([code, { remark }]) => ({
      code,
      sentence: remark,
    }));
    const grounding = found && {
      marks: [...found.marks],
      left_out: [...found.leftOut],
      ...(codes.length > 0 && { codes }),
    };
    return { patient_id: doc.patient_id, grounding };
  }
}

function leftOutFor(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}
