import type { CaseResponse, OpenCaseRequest, PatientResponse } from '@vouchwell/contract';
import { clearScope, readDraft, renameDrafts, writeDraft } from '../../../lib/drafts.ts';
import { newRequestKey } from '../../../lib/http.ts';
import { changePatient, editNote, openCase, replaceDiagnoses, replaceItems, setProvider } from '../api.ts';
import {
  draftOf,
  emptyDraft,
  isProviderComplete,
  openRequest,
  partRequest,
  type CaseDraft,
  type DraftPart,
  type PartRequests,
} from './draft.ts';
import { SaveQueue, type SaveSnapshot } from './save-queue.ts';
import { mayPass } from './server-message.ts';

export interface NoteEdit {
  noteId: number;
  text: string;
}

/** Everything that saves on its own once the case exists. */
export interface SavedParts extends PartRequests {
  note: NoteEdit;
}

/** One intention to open a case: the same key and body until the server answered. */
interface Opening {
  key: string;
  request: OpenCaseRequest;
}

/** What a reload needs to go on. */
interface Kept {
  draft: CaseDraft;
  pending: Partial<SavedParts>;
  opening: Opening | null;
}

export interface WorkflowState {
  caseId: number | null;
  draft: CaseDraft;
  /** The newest words of a note, ahead of the server. */
  noteEdit: NoteEdit | null;
  save: SaveSnapshot;
  /** True where the draft was found from before a reload. */
  restored: boolean;
}

const NEW = 'new';
const parts: readonly DraftPart[] = ['diagnoses', 'items', 'provider'];

/** Hears after each save, and of each refusal. */
export interface StoreListener {
  saved: () => void;
  refused: (error: unknown) => void;
}

/** The draft of one case from its first patient to its signature; it lives outside React. */
export class WorkflowStore {
  private hears: StoreListener = { saved: () => {}, refused: () => {} };
  private inAddress = false;
  private readonly userId: number;
  private readonly listeners = new Set<() => void>();
  private readonly queue: SaveQueue<SavedParts>;
  private state: WorkflowState;
  private opening: Opening | null;
  private running: Promise<number> | null = null;

  constructor(userId: number, found: CaseResponse | null) {
    this.userId = userId;
    const kept = found?.signed ? null : readDraft<Kept>(userId, `${found?.id ?? NEW}.case`);
    this.opening = kept?.opening ?? null;
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
    };
    this.queue.subscribe(() => this.update({ save: this.queue.getSnapshot() }));
    if (!found) this.state.save = this.unopened();
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

  /** A new note has taken the edited one's place. */
  forgetNoteEdit(): void {
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
    if (this.state.caseId !== null) await changePatient(this.state.caseId, patient.id);
    this.updateDraft({ patient });
    this.hears.saved();
  }

  /** Takes the server's word for everything, such as after a signature. */
  adopt(found: CaseResponse): void {
    for (const part of [...parts, 'note' as const]) this.queue.drop(part);
    clearScope(this.userId, String(found.id));
    this.update({ draft: draftOf(found), noteEdit: null, restored: false });
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
    for (const part of parts) {
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

  private async send<P extends keyof SavedParts>(part: P, value: SavedParts[P]): Promise<void> {
    const id = this.state.caseId;
    if (id === null) return;
    try {
      if (part === 'diagnoses') await replaceDiagnoses(id, value as SavedParts['diagnoses']);
      else if (part === 'items') await replaceItems(id, value as SavedParts['items']);
      else if (part === 'provider') await setProvider(id, value as SavedParts['provider']);
      else {
        const { noteId, text } = value as NoteEdit;
        await editNote(id, noteId, text);
      }
    } catch (error) {
      this.hears.refused(error);
      throw error;
    }
    this.hears.saved();
  }

  private keep(pending: Partial<SavedParts>): void {
    const { caseId, draft } = this.state;
    const halfTyped = !isProviderComplete(draft.provider) && draft.provider.name + draft.provider.npi !== '';
    const waits = caseId === null ? draft.patient !== null || halfTyped : halfTyped;
    const kept: Kept = { draft, pending, opening: this.opening };
    const nothing = !waits && Object.keys(pending).length === 0;
    writeDraft(this.userId, `${caseId ?? NEW}.case`, nothing ? null : kept);
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

/** Only what had not reached the server is taken from before the reload. */
function restoredDraft(found: CaseResponse | null, kept: Kept | null): CaseDraft {
  if (!found) return kept?.draft ?? emptyDraft();
  const draft = draftOf(found);
  if (!kept) return draft;
  const { diagnoses, items, provider } = kept.draft;
  return {
    ...draft,
    ...(kept.pending.diagnoses && { diagnoses }),
    ...(kept.pending.items && { items }),
    ...((kept.pending.provider || !isProviderComplete(provider)) && { provider }),
  };
}
