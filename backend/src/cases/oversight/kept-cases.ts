import { Inject, Injectable } from '@nestjs/common';
import type { JsonObject } from '../../kernel/basics/json.ts';
import { EVENT_LOG } from '../../kernel/basics/tokens.ts';
import type { Subject } from '../../kernel/deciding/decider.ts';
import { Codec } from '../../kernel/log/codec.ts';
import type { EventLog } from '../../kernel/log/event-log.port.ts';
import { readWhatIsLeft } from '../../kernel/log/history.ts';
import { walkLog } from '../../kernel/log/walk-log.ts';
import { PatientKeys } from '../../kernel/vault/patient-keys.ts';
import { caseDecider } from '../record/case.decider.ts';
import { type CaseEvent, caseStream } from '../record/case.events.ts';
import type { CaseContent } from '../record/case.state.ts';
import { keptPart } from './kept-part.ts';

const CASE = /^case-(\d+)$/;
/** Events of a case that are read at once. */
const PAGE = 100;

/** The cases that were given to another patient than those who are to be forgotten. */
@Injectable()
export class KeptCases {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly codec: Codec,
    private readonly keys: PatientKeys,
  ) {}

  /**
   * Keeps of these patients' events what cases of others stand on; called before their keys are destroyed, and again
   * after a cut-off. Reads the whole log once. `gone`: all records of one person, those merged into it as well.
   * @returns the numbers of those cases
   * @throws DomainError unavailable: nothing may be destroyed then
   */
  async keep(gone: readonly number[]): Promise<number[]> {
    const going: ReadonlySet<Subject | undefined> = new Set(gone);
    const found = await this.holding(going);
    const kept: number[] = [];
    for (const id of found) if (await this.keepOf(id, going)) kept.push(id);
    return kept;
  }

  /** What is kept of their events for cases of others: by case, the hash of each part. Also after their keys are gone. */
  async kept(gone: readonly number[]): Promise<{ case_id: number; parts: string[] }[]> {
    const going: ReadonlySet<Subject | undefined> = new Set(gone);
    const found: { case_id: number; parts: string[] }[] = [];
    for (const case_id of await this.holding(going)) {
      const parts: string[] = [];
      for (let from = 0; ;) {
        const page = await this.log.readStream(caseStream(case_id), from, PAGE);
        for (const stored of page) {
          if (!going.has(this.codec.subject(stored))) continue;
          const hash = await this.keys.parts.hashOf(stored.id);
          if (hash) parts.push(hash);
        }
        from += page.length;
        if (page.length < PAGE) break;
      }
      if (parts.length > 0) found.push({ case_id, parts });
    }
    return found;
  }

  private async holding(going: ReadonlySet<Subject | undefined>): Promise<number[]> {
    const ids = new Set<number>();
    await walkLog(this.log, null, (stored) => {
      const number = CASE.exec(stored.stream)?.[1];
      if (number !== undefined && going.has(this.codec.subject(stored))) ids.add(Number(number));
    });
    return [...ids].sort((a, b) => a - b);
  }

  private async keepOf(id: number, going: ReadonlySet<Subject | undefined>): Promise<boolean> {
    // Nothing of a case whose patient is forgotten already.
    const events = await readWhatIsLeft<CaseEvent>(this.log, this.codec, caseStream(id));
    const content = contentOf(events);
    if (!content || going.has(content.patient.id)) return false;
    for (const [n, event] of events.entries()) {
      if (!going.has(event.kept_for ?? event.subject)) continue;
      const isReplaced = events.slice(n + 1).some(({ type }) => type === event.type);
      const data = keptPart(event, content, isReplaced);
      const part = { subject: content.patient.id, version: this.codec.version(event.type) };
      if (data) await this.keys.parts.keep(event.id, { ...part, data: data as unknown as JsonObject });
    }
    return true;
  }
}

/** Null for a case that was deleted. */
function contentOf(events: readonly CaseEvent[]): CaseContent | null {
  const state = events.reduce((before, event) => caseDecider.evolve(before, event), caseDecider.initial);
  return state.stage === 'unopened' || state.stage === 'deleted' ? null : state;
}
