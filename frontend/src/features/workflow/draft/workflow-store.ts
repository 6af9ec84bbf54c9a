import type { CaseResponse, OpenCaseRequest, PatientResponse } from '@vouchwell/contract';
import { clearScope, renameDrafts } from '../../../lib/drafts.ts';
import { mayPass, newRequestKey } from '../../../lib/http.ts';
import { changePatient, openCase } from './draft-requests.ts';
import { CaseSync, undecided } from './case-sync.ts';
import { draftOf, emptyDraft, openRequest, partRequest, type CaseDraft, type DraftPart } from './draft.ts';
import { keepCase, NEW, readKept, restoredDraft, type Opening } from './kept-case.ts';
import {
  draftParts,
  knownOf,
  savedParts,
  type NoteEdit,
  type SavedPart,
  type SavedParts,
} from './meanwhile.ts';
import { SaveQueue, type SaveSnapshot } from './save-queue.ts';

export type { NoteEdit } from './meanwhile.ts';

/** Parts that others changed while they were changed here, beside the case as it is on the server. */
export interface Conflict {
  parts: SavedPart[];
  theirs: CaseResponse;
}

export interface WorkflowState {
  caseId: number | null;
  draft: CaseDraft;
  /** The newest words of a note, ahead of the server. */
  noteEdit: NoteEdit | null;
  save: SaveSnapshot;
  /** True where the draft was found from before a reload. */
  restored: boolean;
  conflict: Conflict | null;
}

/** Hears after each save, of each refusal, and which parts were taken over from others. */
export interface StoreListener {
  saved: () => void;
  refused: (error: unknown) => void;
  changed: (parts: readonly DraftPart[]) => void;
}

/** The draft of one case from its first patient to its signature; it lives outside React. */
export class WorkflowStore {
  private hears: StoreListener = { saved: () => {}, refused: () => {}, changed: () => {} };
  private inAddress = false;
  private readonly userId: number;
  private readonly listeners = new Set<() => void>();
  private readonly queue: SaveQueue<SavedParts>;
  private readonly sync: CaseSync;
  private state: WorkflowState;
  private opening: Opening | null;
  private running: Promise<number> | null = null;

  constructor(userId: number, found: CaseResponse | null) {
    this.userId = userId;
    const kept = found?.signed ? null : readKept(userId, found?.id ?? null);
    this.opening = kept?.opening ?? null;
    this.sync = new CaseSync(kept?.known ?? (found && knownOf(found)));
    this.queue = new SaveQueue<SavedParts>(
      { send: (part, value) => this.send(part, value), keep: (pending) => this.keep(pending) },
      kept?.pending,
    );
    this.state = {
      caseId: found?.id ?? null,
      draft: restoredDraft(found, kept),
      noteEdit: kept?.pending.note ?? null,
      save: this.queue.getSnapshot(),
      restored: kept !== null,
      conflict: null,
    };
    this.queue.subscribe(() => this.update({ save: this.queue.getSnapshot() }));
    if (!found) this.state.save = this.unopened();
    else if (kept) this.hear(found);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getState = (): WorkflowState => this.state;
  readonly start = (): void => this.queue.start();
  readonly stop = (): void => this.queue.stop();
  readonly listen = (listener: StoreListener): void => void (this.hears = listener);
  /** The address now carries this case's number. */
  readonly markAddressed = (): void => void (this.inAddress = true);
  get addressed(): boolean {
    return this.inAddress;
  }

  /** Of the case as this tab knows it; undefined before it exists. */
  get revision(): number | undefined {
    return this.sync.lastKnown?.revision;
  }

  readonly retry = (): Promise<boolean> => this.queue.flush();
  readonly flush = (): Promise<boolean> => this.queue.flush();

  /** Before the case exists. */
  choosePatient(patient: PatientResponse | null): void {
    this.updateDraft({ patient });
  }

  change<P extends DraftPart>(part: P, value: CaseDraft[P]): void {
    this.updateDraft({ [part]: value });
    if (this.state.caseId !== null) this.enqueue(part);
  }

  editNote(edit: NoteEdit): void {
    this.update({ noteEdit: edit });
    // The server keeps no empty note; the words before stay until there are new ones.
    if (edit.text.trim() === '') this.queue.drop('note');
    else this.queue.set('note', edit);
  }

  /** A new note has taken the edited one's place. What is typed in the new one already stays. */
  forgetNoteEdit(newNoteId: number): void {
    if (this.state.noteEdit?.noteId === newNoteId) return;
    this.queue.drop('note');
    this.update({ noteEdit: null });
  }

  /** Opens the case once, however often it is asked. */
  open(): Promise<number> {
    if (this.state.caseId !== null) return Promise.resolve(this.state.caseId);
    this.running ??= this.openOnce().finally(() => {
      this.running = null;
      if (this.state.caseId === null) this.update({ save: this.unopened() });
    });
    return this.running;
  }

  /** Another patient for a case that exists. */
  async exchangePatient(patient: PatientResponse): Promise<void> {
    if (this.state.caseId !== null) {
      const { revision } = await changePatient(this.state.caseId, patient.id);
      this.sync.moved(revision);
    }
    this.updateDraft({ patient });
    this.hears.saved();
  }

  /** The case as the server holds it now: what others changed is taken over, or asks for a decision. */
  hear(found: CaseResponse): void {
    if (found.signed) return this.adopt(found);
    const { draft, conflict } = this.state;
    const newer = found.revision > (this.sync.lastKnown?.revision ?? -1);
    const meanwhile = this.sync.hear(found, { draft, waiting: this.queue.waiting() });
    if (!meanwhile) return;
    const { theirs, both, settled } = meanwhile;
    for (const part of settled) this.queue.drop(part);
    const open = savedParts.filter(
      (part) => !settled.includes(part) && (both.includes(part) || conflict?.parts.includes(part)),
    );
    this.update({
      draft: { ...draft, ...partsOf(found, theirs), ...(newer && { patient: found.patient }) },
      conflict: open.length > 0 ? { parts: open, theirs: found } : null,
    });
    if (theirs.length > 0) this.hears.changed(theirs);
  }

  /** Ends a conflict about one part: what stands here is saved over theirs, or gives way to it. */
  resolve(part: SavedPart, stays: 'mine' | 'theirs'): void {
    const { conflict, draft } = this.state;
    if (!conflict) return;
    const parts = conflict.parts.filter((one) => one !== part);
    this.update({ conflict: parts.length > 0 ? { ...conflict, parts } : null });
    if (stays === 'mine') return void this.queue.flush();
    this.queue.drop(part);
    if (part === 'note') this.update({ noteEdit: null });
    else this.update({ draft: { ...draft, ...partsOf(conflict.theirs, [part]) } });
  }

  /** Takes the server's word for everything, such as after a signature. */
  adopt(found: CaseResponse): void {
    for (const part of savedParts) this.queue.drop(part);
    clearScope(this.userId, String(found.id));
    this.update({ draft: draftOf(found), noteEdit: null, restored: false, conflict: null });
  }

  /** Forgets a case that was never opened. */
  startOver(): void {
    clearScope(this.userId, NEW);
    this.opening = null;
    this.update({ draft: emptyDraft(), restored: false, save: this.unopened() });
  }

  private async openOnce(): Promise<number> {
    const request = openRequest(this.state.draft);
    if (!request) throw new Error('A case needs a patient');
    this.opening ??= { key: newRequestKey(), request };
    const { key, request: sent } = this.opening;
    this.keep({});
    this.update({ save: { state: 'saving', problem: null } });
    try {
      const { case_id: id } = await openCase(sent, key);
      await this.opened(id, sent);
      return id;
    } catch (error) {
      // What may have arrived is asked again under its key; what was refused is a new intention next time.
      if (!mayPass(error)) this.opening = null;
      this.keep({});
      throw error;
    }
  }

  /** What changed since the first attempt was sent is saved like any later change. */
  private async opened(id: number, sent: OpenCaseRequest): Promise<void> {
    const { patient } = this.state.draft;
    if (patient && patient.id !== sent.patient.id) await changePatient(id, patient.id);
    renameDrafts(this.userId, NEW, String(id));
    this.opening = null;
    this.update({ caseId: id, restored: false, save: { state: 'saved', problem: null } });
    this.keep({});
    for (const part of draftParts) {
      const now = partRequest(part, this.state.draft);
      if (JSON.stringify(now) !== JSON.stringify(sent[part])) this.enqueue(part);
    }
    this.hears.saved();
  }

  private enqueue(part: DraftPart): void {
    const request = partRequest(part, this.state.draft);
    if (request) this.queue.set(part, request);
    else this.queue.drop(part);
    if (!request) this.keep(this.queue.waiting());
  }

  private async send<P extends SavedPart>(part: P, value: SavedParts[P]): Promise<void> {
    const id = this.state.caseId;
    if (id === null) return;
    const open = () => this.state.conflict?.parts.includes(part) ?? false;
    try {
      if (open()) throw undecided();
      await this.sync.send(id, part, value, (found) => {
        this.hear(found);
        return !found.signed && !open();
      });
    } catch (error) {
      this.hears.refused(error);
      throw error;
    }
    this.hears.saved();
  }

  private keep(pending: Partial<SavedParts>): void {
    const { caseId, draft } = this.state;
    const { opening, userId } = this;
    keepCase(userId, caseId, { draft, pending, opening, known: this.sync.lastKnown });
  }

  private unopened(): SaveSnapshot {
    return { state: this.state.draft.patient ? 'unsaved' : 'saved', problem: null };
  }

  private updateDraft(part: Partial<CaseDraft>): void {
    this.update({ draft: { ...this.state.draft, ...part } });
    if (this.state.caseId !== null) return;
    this.keep({});
    if (!this.running) this.update({ save: this.unopened() });
  }

  private update(part: Partial<WorkflowState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}

/** These parts of a draft, as the server holds them. */
function partsOf(found: CaseResponse, parts: readonly DraftPart[]): Partial<CaseDraft> {
  const draft = draftOf(found);
  return Object.fromEntries(parts.map((part) => [part, draft[part]]));
}
