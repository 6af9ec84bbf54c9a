import { Injectable } from '@nestjs/common';
import type { NoteKind } from '../cases/public.ts';
import { AccessLog } from '../kernel/access/access-log.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import type { LanguageModel } from '../kernel/ports/model.port.ts';

/** Of which case a note is written, and how. */
interface About {
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

  /** A note that an earlier request of the same key brought. */
  async shownAgain({ caseId, patient_id, kind }: About, actor: Person): Promise<void> {
    const route = `POST /cases/:id/${kind === 'improved' ? 'improve_note' : 'generate_note'}`;
    const data = { route, patients: [patient_id], object: `case-${caseId}`, format: null };
    await this.access.record(actor, { type: 'PatientDataDisclosed', data: { action: 'view', ...data } });
  }
}
