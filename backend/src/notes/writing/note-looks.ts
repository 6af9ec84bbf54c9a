import { Injectable } from '@nestjs/common';
import type { NoteKind } from '../../cases/public.ts';
import type { ModelCallEnd } from '../../kernel/access/access.events.ts';
import { AccessLog } from '../../kernel/access/access-log.ts';
import { DomainError } from '../../kernel/basics/problem.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import type { LanguageModel } from '../../kernel/ports/model.port.ts';
import type { Answer } from '../model/ask-model.ts';
import { cancelled } from '../model/cancelled.ts';
import type { ModelCall } from '../model/model-call.ts';

/** Of which case a note is written, and how. */
export interface About {
  readonly caseId: number;
  readonly patient_id: number;
  readonly kind: NoteKind;
}

/** What the writing of a note lets out of a case, recorded before it goes. @throws UnavailableError: then it must not */
@Injectable()
export class NoteLooks {
  constructor(private readonly access: AccessLog) {}

  /** What a model is asked, and what it writes to whoever asked, also where the note is never finished. */
  async asked(
    { provider, model }: Pick<LanguageModel, 'provider' | 'model'>,
    { caseId, patient_id, kind }: About,
    actor: Person,
  ): Promise<void> {
    const data = { kind, provider, model, patients: [patient_id], object: `case-${caseId}` };
    await this.access.record(actor, { type: 'ModelAsked', data });
  }

  /** Records how it ended, whatever that was. @throws as the asking does, DomainError cancelled when it was stopped, and UnavailableError as above */
  async ending(
    call: ModelCall,
    asking: Promise<Answer>,
    signal: AbortSignal,
    about: About,
    actor: Person,
  ): Promise<Answer> {
    let answer: Answer;
    try {
      answer = await asking;
    } catch (error) {
      const ended = signal.aborted ? 'cancelled' : 'failed';
      await this.ended(call.sent, { ended, cause: null }, about, actor);
      // Whatever stopped says it in words of its own.
      throw signal.aborted ? cancelled() : error;
    }
    const ended = answer.text === null ? 'fell_back' : 'finished';
    await this.ended(call.sent, { ended, cause: answer.receipt.fallback_reason }, about, actor);
    return answer;
  }

  /**
   * What came of that, and what the model had been sent by then. Where the patient was forgotten meanwhile nothing can
   * be sealed any more: then what might tell of them is left out.
   */
  private async ended(
    sent: ModelCall['sent'],
    { ended, cause }: Pick<ModelCallEnd, 'ended' | 'cause'>,
    { caseId, patient_id, kind }: About,
    actor: Person,
  ): Promise<void> {
    const data = { kind, ...sent, ended, cause, patients: [patient_id], object: `case-${caseId}` };
    const entry = { type: 'ModelCallEnded', data } as const;
    try {
      await this.access.record(actor, { ...entry, subject: patient_id });
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'missing') throw error;
      await this.access.record(actor, { ...entry, data: { ...data, prompt_hash: null, cause: null } });
    }
  }

  /** A note that an earlier request of the same key brought. */
  async shownAgain({ caseId, patient_id, kind }: About, actor: Person): Promise<void> {
    const route = `POST /cases/:id/${kind === 'improved' ? 'improve_note' : 'generate_note'}`;
    const data = { route, patients: [patient_id], object: `case-${caseId}`, format: null };
    await this.access.record(actor, { type: 'PatientDataDisclosed', data: { action: 'view', ...data } });
  }
}
