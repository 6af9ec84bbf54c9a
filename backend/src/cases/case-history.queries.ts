import { Inject, Injectable } from '@nestjs/common';
import type { CaseHistoryEntry, NoteVersionResponse } from '@vouchwell/contract';
import { wordCount } from '@vouchwell/rules';
import { isAdmin } from '../kernel/access.ts';
import { Codec } from '../kernel/codec.ts';
import type { Actor, Recorded } from '../kernel/decider.ts';
import type { EventLog } from '../kernel/event-log.port.ts';
import { readHistory } from '../kernel/history.ts';
import { EVENT_LOG } from '../kernel/tokens.ts';
import { type CaseEvent, caseEvents, caseStream } from './case.events.ts';

/** What only the events tell: who did what, and every text that ever stood. Read from the log itself. */
@Injectable()
export class CaseHistoryQueries {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly codec: Codec,
  ) {}

  /** Newest first. */
  async entries(caseId: number): Promise<CaseHistoryEntry[]> {
    const events = await this.events(caseId);
    return events.map(entry).reverse();
  }

  /** Every text of every note, newest first. Provider and model are for admins only. */
  async noteVersions(caseId: number, actor: Actor): Promise<NoteVersionResponse[]> {
    const versions: NoteVersionResponse[] = [];
    for (const event of await this.events(caseId)) {
      const version = noteVersion(event, versions);
      if (version) versions.push(version);
    }
    const hidden = { ai_provider: null, ai_model: null };
    return versions.reverse().map((one) => (isAdmin(actor) ? one : { ...one, ...hidden }));
  }

  private events(caseId: number): Promise<Recorded<CaseEvent>[]> {
    return readHistory<CaseEvent>(this.log, this.codec, caseStream(caseId));
  }
}

function entry(event: Recorded<CaseEvent>): CaseHistoryEntry {
  const sentence = caseEvents.sentences[event.type] as (data: CaseEvent['data']) => string;
  return {
    revision: event.revision,
    at: event.at,
    by: doer(event),
    sentence: sentence(event.data),
    note: noteOf(event),
  };
}

const doer = ({ actor }: Recorded<CaseEvent>) => actor.full_name ?? actor.username;

function noteOf(event: Recorded<CaseEvent>): CaseHistoryEntry['note'] {
  if (event.type === 'NoteAdded') return { note_id: event.data.note_id, version: 1 };
  if (event.type === 'NoteEdited') return { note_id: event.data.note_id, version: event.data.version };
  return null;
}

/** `before`: the versions that stood by then. */
function noteVersion(
  event: Recorded<CaseEvent>,
  before: readonly NoteVersionResponse[],
): NoteVersionResponse | null {
  if (event.type !== 'NoteAdded' && event.type !== 'NoteEdited') return null;
  const { note_id, text } = event.data;
  const common = { note_id, by: doer(event), at: event.at, note_text: text, word_count: wordCount(text) };
  if (event.type === 'NoteAdded') {
    const { kind, author, receipt } = event.data;
    return { ...common, version: 1, kind, author, ai_provider: receipt.provider, ai_model: receipt.model };
  }
  const kind = before.find((one) => one.note_id === note_id)?.kind ?? 'generated';
  return {
    ...common,
    version: event.data.version,
    kind,
    author: 'person',
    ai_provider: null,
    ai_model: null,
  };
}
