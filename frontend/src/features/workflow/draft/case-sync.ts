import type { CaseChangedResponse, CaseResponse } from '@vouchwell/contract';
import { ApiError } from '../../../lib/http.ts';
import { basedOn, isChangedMeanwhile } from '../../../lib/http.ts';
import { changePatient, editNote, replaceDiagnoses, replaceItems, setProvider } from './draft-requests.ts';
import { fetchCase } from '../../cases/public/case-queries.ts';
import {
  compare,
  knownOf,
  savedAs,
  type Known,
  type Meanwhile,
  type Mine,
  type NoteEdit,
  type SavedPart,
  type SavedParts,
} from './meanwhile.ts';

const UNDECIDED = 'Someone else changed the same part of this case. Choose which version stays.';

/** The part waits until a person has chosen between two versions of it. */
export const undecided = () => new ApiError(409, 'undecided', UNDECIDED);

/** Others may change a case again and again while one save is on its way. */
const ATTEMPTS = 3;

/** What this tab knows of a case on the server, and how a part of it gets there without overwriting others'. */
export class CaseSync {
  private known: Known | null;
  private readonly sent: Partial<SavedParts> = {};

  constructor(known: Known | null) {
    this.known = known;
  }

  get lastKnown(): Known | null {
    return this.known;
  }

  /** A change of this tab that is no part of the saving. */
  moved(revision: number): void {
    if (this.known) this.known = { ...this.known, revision };
  }

  /** What others changed since; null where the news is old or the first. */
  hear(found: CaseResponse, mine: Omit<Mine, 'sent'>): Meanwhile | null {
    if (this.known && found.revision < this.known.revision) return null;
    const meanwhile = this.known && compare(this.known, found, { ...mine, sent: this.sent });
    this.known = knownOf(found);
    return meanwhile;
  }

  /**
   * Saves one part on the case as it was known. Where the case has moved on, `heard` is told what it is now
   * and answers whether the part may still be sent.
   * @throws ApiError
   */
  async send<P extends SavedPart>(
    caseId: number,
    part: P,
    value: SavedParts[P],
    heard: (found: CaseResponse) => boolean,
  ): Promise<void> {
    const sent = await this.onKnown(caseId, heard, () => {
      this.sent[part] = value;
      return sendPart(caseId, part, value, this.known?.revision);
    });
    if (!sent) throw undecided();
    if (this.known) this.known = savedAs(this.known, part, value, sent.revision);
  }

  /**
   * Puts another patient into the case as it was known, which is read first where it never was. False where
   * `heard` found that others had changed what this was based on: nothing was sent over theirs.
   * @throws ApiError
   */
  async exchangePatient(
    caseId: number,
    patientId: number,
    heard: (found: CaseResponse) => boolean,
  ): Promise<boolean> {
    if (!this.known && !heard(await fetchCase(caseId))) return false;
    const sent = await this.onKnown(caseId, heard, () =>
      changePatient(caseId, patientId, this.known?.revision),
    );
    if (sent) this.moved(sent.revision);
    return sent !== null;
  }

  /** Sends until it is based on the newest revision; null where `heard` answers that it may not be sent any more. */
  private async onKnown(
    caseId: number,
    heard: (found: CaseResponse) => boolean,
    send: () => Promise<CaseChangedResponse>,
  ): Promise<CaseChangedResponse | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send();
      } catch (error) {
        if (!isChangedMeanwhile(error) || attempt === ATTEMPTS) throw error;
        if (!heard(await fetchCase(caseId))) return null;
      }
    }
  }
}

function sendPart<P extends SavedPart>(
  caseId: number,
  part: P,
  value: SavedParts[P],
  revision: number | undefined,
): Promise<CaseChangedResponse> {
  if (part === 'diagnoses') return replaceDiagnoses(caseId, value as SavedParts['diagnoses'], revision);
  if (part === 'items') return replaceItems(caseId, value as SavedParts['items'], revision);
  if (part === 'provider') return setProvider(caseId, value as SavedParts['provider'], revision);
  const { noteId, text } = value as NoteEdit;
  return editNote(caseId, noteId, text, basedOn(revision));
}
