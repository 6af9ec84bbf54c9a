import { Inject, Injectable } from '@nestjs/common';
import { setImmediate as breathe } from 'node:timers/promises';
import type { CaseHistoryEntry, NoteVersionResponse, NoteWrote } from '@vouchwell/contract';
import { wordCount } from '@vouchwell/rules';
import { isAdmin, may } from '../../kernel/access/access.ts';
import { missing } from '../../kernel/basics/problem.ts';
import { Codec } from '../../kernel/log/codec.ts';
import { type Actor, isReadable, type Readable } from '../../kernel/deciding/decider.ts';
import type { EventLog } from '../../kernel/log/event-log.port.ts';
import { readHistory } from '../../kernel/log/history.ts';
import { EVENT_LOG } from '../../kernel/basics/tokens.ts';
import { foldAll } from '../../kernel/projecting/current-documents.ts';
import { type CaseEvent, caseStream, type NoteKind } from '../record/case.events.ts';
import { caseEvents } from '../record/case.vocabulary.ts';
import { type CaseDoc, cases } from './case.projections.ts';
import { CaseQueries } from './case.queries.ts';
import { wroteIn } from './wrote.ts';

/** Newest first, a page at a time; pages start at 1. */
export interface Page<T> {
  readonly found: T[];
  readonly total: number;
  readonly pages: number;
}

export interface PageAsked {
  readonly page?: number;
  readonly per_page?: number;
}

/** A case as its first so many changes left it. */
export interface PastCase {
  /** The last of them. */
  readonly entry: CaseHistoryEntry;
  /** How many there are by now. */
  readonly changes: number;
  /** Null: that change deleted it. */
  readonly doc: CaseDoc | null;
  /** Of the notes that it has. */
  readonly wrote: readonly NoteWrote[];
}

const MOST_ENTRIES = 200;
/** A text may have 50,000 characters. */
const MOST_VERSIONS = 50;

/** What only the events tell: who did what, and every text that ever stood. Read from the log itself. */
@Injectable()
export class CaseHistoryQueries {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly codec: Codec,
    private readonly current: CaseQueries,
  ) {}

  /**
   * The patient of a case whose past this person may see: one that they may open and, whoever's it is, also when it is
   * gone, for who reads the audit history. @throws DomainError missing, forbidden
   */
  async patientOf(caseId: number, actor: Actor): Promise<number> {
    if (!may(actor, 'can_view_audit')) return (await this.current.accessible(caseId, actor)).patient_id;
    const subject = (await this.events(caseId)).at(-1)?.subject;
    if (typeof subject !== 'number') throw missing('case_missing', 'Case not found.');
    return subject;
  }

  /** The case after so many of its changes, by the log alone. @throws DomainError missing */
  async moment(caseId: number, change: number): Promise<PastCase> {
    const events = await this.events(caseId);
    const last = events[change - 1];
    if (!last) throw missing('change_missing', 'The case has no change with this number.');
    const until = events.slice(0, change);
    const doc = foldAll(cases, until);
    const wrote = wroteIn(doc ? until : []);
    return { entry: entry(last), changes: events.length, doc, wrote };
  }

  /** Without a page the newest 200. */
  async entries(caseId: number, asked: PageAsked): Promise<Page<CaseHistoryEntry>> {
    const events = await this.events(caseId);
    const page = pageOf(events, asked, MOST_ENTRIES);
    return { ...page, found: page.found.map(entry) };
  }

  /** Texts of notes; without a page the newest 50. Provider and model are for admins only. */
  async noteVersions(caseId: number, actor: Actor, asked: PageAsked): Promise<Page<NoteVersionResponse>> {
    const texts = (await this.events(caseId)).filter(isText);
    const added = new Map(
      texts.flatMap((event) => (event.type === 'NoteAdded' ? [[event.data.note_id, event]] : [])),
    );
    const numbers = [...added.keys()].sort((a, b) => a - b);
    const page = pageOf(texts, asked, MOST_VERSIONS);
    const found: NoteVersionResponse[] = [];
    for (const event of page.found) {
      const { note_id } = event.data;
      const kind = added.get(note_id)?.data.kind ?? 'generated';
      const version = noteVersion(event, kind, numbers.indexOf(note_id) + 1);
      found.push(isAdmin(actor) ? version : { ...version, ai_provider: null, ai_model: null });
      // Words are counted in texts of any length.
      await breathe();
    }
    return { ...page, found };
  }

  private async events(caseId: number): Promise<Readable<CaseEvent>[]> {
    const history = await readHistory<CaseEvent>(this.log, this.codec, caseStream(caseId));
    return history.filter(isReadable);
  }
}

function pageOf<T>(all: readonly T[], { page = 1, per_page }: PageAsked, most: number): Page<T> {
  const size = Math.min(per_page ?? most, most);
  const end = Math.max(0, all.length - (page - 1) * size);
  const found = all.slice(Math.max(0, end - size), end).reverse();
  return { found, total: all.length, pages: Math.ceil(all.length / size) };
}

function entry(event: Readable<CaseEvent>): CaseHistoryEntry {
  const sentence = caseEvents.sentences[event.type] as (data: CaseEvent['data']) => string;
  return {
    revision: event.revision,
    at: event.at,
    by: doer(event),
    sentence: sentence(event.data),
    note: noteOf(event),
  };
}

const doer = ({ actor }: Readable<CaseEvent>) => actor.full_name ?? actor.username;

function noteOf(event: Readable<CaseEvent>): CaseHistoryEntry['note'] {
  if (event.type === 'NoteAdded') return { note_id: event.data.note_id, version: 1 };
  if (event.type === 'NoteEdited') return { note_id: event.data.note_id, version: event.data.version };
  return null;
}

type Text = Extract<CaseEvent, { type: 'NoteAdded' | 'NoteEdited' }>;

const isText = (event: Readable<CaseEvent>): event is Readable<Text> =>
  event.type === 'NoteAdded' || event.type === 'NoteEdited';

/** `kind`: of the note; `note_number`: its place among the notes of the case, from 1. */
function noteVersion(event: Readable<Text>, kind: NoteKind, note_number: number): NoteVersionResponse {
  const { note_id, text } = event.data;
  const words = { note_text: text, word_count: wordCount(text) };
  const common = { note_id, note_number, kind, by: doer(event), at: event.at, ...words };
  if (event.type === 'NoteEdited') {
    return { ...common, version: event.data.version, author: 'person', ai_provider: null, ai_model: null };
  }
  const { author, receipt } = event.data;
  return { ...common, version: 1, author, ai_provider: receipt.provider, ai_model: receipt.model };
}
