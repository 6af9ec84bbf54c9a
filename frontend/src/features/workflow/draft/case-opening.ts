import type { OpenCaseRequest } from '@vouchwell/contract';
import { mayPass, newRequestKey } from '../../../lib/http.ts';
import { openRequest, type CaseDraft } from './draft.ts';
import { openCase } from './draft-requests.ts';
import type { Opening } from './kept-case.ts';

/** Who hears how an opening goes. */
export interface OpeningListener {
  /** What is sent, and under which key, is to be kept: a tab that is reloaded asks the same again. */
  keep: () => void;
  /** It is on its way. */
  sent: () => void;
  /** The case stands under this number. */
  opened: (id: number, sent: OpenCaseRequest) => Promise<void>;
  /** Whatever came of it. */
  ended: () => void;
}

/** Opens the case of a draft once, however often it is asked and whatever of its answers is lost. */
export class CaseOpening {
  private attempt: Opening | null;
  private running: Promise<number> | null = null;
  private readonly hears: OpeningListener;

  constructor(attempt: Opening | null, hears: OpeningListener) {
    this.attempt = attempt;
    this.hears = hears;
  }

  /** What was sent and not answered; null: nothing. */
  get unanswered(): Opening | null {
    return this.attempt;
  }

  get isRunning(): boolean {
    return this.running !== null;
  }

  forget(): void {
    this.attempt = null;
  }

  /** `draft`: as it stands then. */
  open(draft: CaseDraft): Promise<number> {
    this.running ??= this.once(draft).finally(() => {
      this.running = null;
      this.hears.ended();
    });
    return this.running;
  }

  private async once(draft: CaseDraft): Promise<number> {
    const request = openRequest(draft);
    if (!request) throw new Error('A case needs a patient');
    this.attempt ??= { key: newRequestKey(), request };
    const { key, request: sent } = this.attempt;
    this.hears.keep();
    this.hears.sent();
    try {
      const { case_id: id } = await openCase(sent, key);
      await this.hears.opened(id, sent);
      return id;
    } catch (error) {
      // What may have arrived is asked again under its key; what was refused is a new intention next time.
      if (!mayPass(error)) this.attempt = null;
      this.hears.keep();
      throw error;
    }
  }
}
