/** A change that was asked for and not answered: it may stand or not, but never in part. */
export type Pending =
  | { readonly kind: 'generate' | 'sign' }
  | { readonly kind: 'share'; readonly shared: boolean }
  | { readonly kind: 'edit'; readonly noteId: number; readonly text: string };

/** A case as its writer knows it from the answers. */
export interface WrittenCase {
  readonly id: number;
  readonly patientId: number;
  readonly lastName: string;
  /** Texts by the number of the note. */
  readonly notes: Map<number, string>;
  signed: boolean;
  shared: boolean;
  pending: Pending | null;
}

/** So many lines, the last of which says this of whoever it is. */
export interface NoteShape {
  readonly lines: number;
  readonly ending: string;
}

export function noteShape(text: string, lastName: string): NoteShape {
  const lines = text.trimEnd().split('\n');
  return { lines: lines.length, ending: lines.at(-1)!.replaceAll(lastName, '…') };
}

/** All that a server acknowledged over its many lives. */
export class KnownSite {
  /** Last names by number: each name belongs to one patient only. */
  readonly patients = new Map<number, string>();
  readonly cases = new Map<number, WrittenCase>();
  /** Names whose registration, and patients whose opening of a case, were not answered. */
  readonly askedNames = new Set<string>();
  readonly askedOpenings = new Set<number>();
  /** Of the first generated note: all cases ask for the same, so all notes have it. */
  noteShape: NoteShape | null = null;
  changes = 0;
  private names = 0;

  constructor(
    /** Of a user who is not the one that writes. */
    readonly colleagueId: number,
  ) {}

  newName(): string {
    this.names += 1;
    const name = `Killed${this.names}x`;
    this.askedNames.add(name);
    return name;
  }

  registered(id: number, name: string): void {
    if (this.patients.has(id)) throw new Error(`The number ${id} of a patient was given out twice.`);
    this.askedNames.delete(name);
    this.patients.set(id, name);
  }

  opened(id: number, patientId: number): WrittenCase {
    if (this.cases.has(id)) throw new Error(`The number ${id} of a case was given out twice.`);
    this.askedOpenings.delete(patientId);
    const lastName = this.patients.get(patientId)!;
    const state = { notes: new Map<number, string>(), signed: false, shared: false, pending: null };
    const written: WrittenCase = { id, patientId, lastName, ...state };
    this.cases.set(id, written);
    return written;
  }
}
