import type { CaseResponse, OpenCaseRequest, PatientResponse } from '@vouchwell/contract';
import { clearScope, renameDrafts } from '../../../lib/drafts.ts';
import { ApiError } from '../../../lib/http.ts';
import { CaseOpening } from './case-opening.ts';
import { CaseSync, undecided } from './case-sync.ts';
import { decided, met, type Conflict } from './conflict.ts';
import { draftOf, emptyDraft, partRequest, type CaseDraft, type DraftPart } from './draft.ts';
import { keepCase, NEW, readKept, restoredDraft } from './kept-case.ts';
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
  /** Resolves once what saves beside the draft is saved: whether all of it was. */
  beside: (caseId: number) => Promise<boolean>;
  saved: () => void;
  refused: (error: unknown) => void;
  changed: (parts: readonly DraftPart[]) => void;
}

/** The draft of one case from its first patient to its signature; it lives outside React. */
export class WorkflowStore {
  private hears: StoreListener = {
    beside: () => Promise.resolve(true),
    saved: () => {},
    refused: () => {},
    changed: () => {},
  };
  private inAddress = false;
  private readonly userId: number;
  private readonly listeners = new Set<() => void>();
  private readonly queue: SaveQueue<SavedParts>;
  private readonly sync: CaseSync;
  private state: WorkflowState;
  private readonly opening: CaseOpening;

  constructor(userId: number, found: CaseResponse | null) {
    this.userId = userId;
    const kept = found?.signed ? null : readKept(userId, found?.id ?? null);
    this.opening = new CaseOpening(kept?.opening ?? null, {
      keep: () => this.keep({}),
      sent: () => this.update({ save: { state: 'saving', problem: null } }),
      opened: (id, sent) => this.opened(id, sent),
      ended: () => {
        if (this.state.caseId === null) this.update({ save: this.unopened() });
      },
    });
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
  readonly flush = async (): Promise<boolean> => {
    const { caseId } = this.state;
    return (await this.queue.flush()) && (caseId === null || (await this.hears.beside(caseId)));
  };

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
    return this.opening.open(this.state.draft);
  }

  /** Another patient for a case that exists. */
  async exchangePatient(patient: PatientResponse): Promise<void> {
    const { caseId, draft } = this.state;
    if (caseId === null) this.updateDraft({ patient });
    else if (!(await this.putPatient(caseId, patient, draft.patient))) throw exchangedMeanwhile();
    this.hears.saved();
  }

  /** A change of this tab that is no part of the saving. */
  moved(revision: number): void {
    this.sync.moved(revision);
  }

  /** In the place of `before`, and of nobody whom others chose meanwhile: then theirs is shown, and false answered. */
  private async putPatient(
    id: number,
    patient: PatientResponse,
    before: { id: number } | null,
  ): Promise<boolean> {
    let stands = patient;
    const put = await this.sync.exchangePatient(id, patient.id, (found) => {
      stands = found.patient;
      this.hear(found);
      return !found.signed && found.patient.id === before?.id;
    });
    this.updateDraft({ patient: put ? patient : stands });
    return put;
  }

  /** The case as the server holds it now: what others changed is taken over, or asks for a decision. */
  hear(found: CaseResponse): void {
    if (found.signed) return this.adopt(found);
    const { draft } = this.state;
    const newer = found.revision > (this.sync.lastKnown?.revision ?? -1);
    const meanwhile = this.sync.hear(found, { draft, waiting: this.queue.waiting() });
    if (!meanwhile) return;
    for (const part of meanwhile.settled) this.queue.drop(part);
    this.update(met(this.state, found, meanwhile, newer));
    if (meanwhile.theirs.length > 0) this.hears.changed(meanwhile.theirs);
  }

  /** Ends a conflict about one part: what stands here is saved over theirs, or gives way to it. */
  resolve(part: SavedPart, stays: 'mine' | 'theirs'): void {
    const { conflict } = this.state;
    if (!conflict) return;
    if (stays === 'theirs') this.queue.drop(part);
    this.update(decided(this.state, conflict, part, stays));
    if (stays === 'mine') void this.queue.flush();
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
    this.opening.forget();
    this.update({ draft: emptyDraft(), restored: false, save: this.unopened() });
  }

  /** What changed since the first attempt was sent is saved like any later change. */
  private async opened(id: number, sent: OpenCaseRequest): Promise<void> {
    const { patient } = this.state.draft;
    if (patient && patient.id !== sent.patient.id) await this.putPatient(id, patient, sent.patient);
    renameDrafts(this.userId, NEW, String(id));
    this.opening.forget();
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
    const opening = this.opening.unanswered;
    keepCase(this.userId, caseId, { draft, pending, opening, known: this.sync.lastKnown });
  }

  private unopened(): SaveSnapshot {
    return { state: this.state.draft.patient ? 'unsaved' : 'saved', problem: null };
  }

  private updateDraft(part: Partial<CaseDraft>): void {
    this.update({ draft: { ...this.state.draft, ...part } });
    if (this.state.caseId !== null) return;
    this.keep({});
    if (!this.opening.isRunning) this.update({ save: this.unopened() });
  }

  private update(part: Partial<WorkflowState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}

const exchangedMeanwhile = () =>
  new ApiError(
    409,
    'undecided',
    'Someone else has changed the patient of this case, or signed it. Nothing was changed: look at who is chosen now.',
  );
