import type { CaseEvent } from '../cases/public.ts';
import type { Readable } from '../kernel/deciding/decider.ts';
import { fanOut, projection, streamNumber } from '../kernel/projecting/projection.ts';
import type { PatientEvent } from '../patients/public.ts';

/** What binds somebody to a case. `by`: who handed it to them, by name. */
export interface Tie {
  readonly person: number;
  readonly kind: 'own_case' | 'signature' | 'shared' | 'author' | 'signed';
  readonly by?: string;
}

/** Who has to do with a case, and so with its patient. */
export interface CaseTies {
  readonly case: number;
  readonly patient: number;
  readonly ties: readonly Tie[];
  /** Everybody who is tied to it, each once. */
  readonly people: readonly number[];
}

type Merged = Extract<PatientEvent, { type: 'PatientMerged' }>;

export const caseTies = projection<CaseTies, CaseEvent | Merged>({
  name: 'audit_case_ties',
  version: 1,
  indexes: [['patient'], ['people', 'patient']],
  lists: ['people'],
  search: [],
  on: {
    CaseOpened: (_, event) =>
      tied({
        ...{ case: streamNumber(event.stream), patient: event.data.patient.id },
        ties: [{ person: event.data.owner_id, kind: 'own_case' }],
      }),
    PatientChosen: (doc, { data }) => doc && { ...doc, patient: data.patient.id },
    PatientCarried: (doc, { data }) => doc && { ...doc, patient: data.patient.id },
    PatientMerged: fanOut(
      'patient',
      (event) => streamNumber(event.stream),
      (doc: CaseTies, { data }) => ({ ...doc, patient: data.survivor_id }),
    ),
    NoteAdded: (doc, event) => doing(doc, event, 'author'),
    NoteEdited: (doc, event) => doing(doc, event, 'author'),
    CaseSigned: (doc, event) => doing(doc, event, 'signed'),
    AddendumSigned: (doc, event) => doing(doc, event, 'signed'),
    CaseShared: (doc, event) => handed(doc, event, 'shared'),
    SentForSignature: (doc, event) => handed(doc, event, 'signature'),
    // What they wrote or signed before, they did.
    ShareTakenBack: (doc, { data }) =>
      doc &&
      tied({
        ...doc,
        ties: doc.ties.filter(
          ({ person, kind }) => person !== data.user_id || kind === 'author' || kind === 'signed',
        ),
      }),
    CaseDeleted: () => null,
  },
});

const tied = (doc: Omit<CaseTies, 'people'>): CaseTies => ({
  ...doc,
  people: [...new Set(doc.ties.map(({ person }) => person))],
});

function withTie(doc: CaseTies | null, tie: Tie): CaseTies | null {
  if (!doc) return null;
  const others = doc.ties.filter(({ person, kind }) => person !== tie.person || kind !== tie.kind);
  return tied({ ...doc, ties: [...others, tie] });
}

function doing(doc: CaseTies | null, { actor }: Readable, kind: Tie['kind']): CaseTies | null {
  return actor.id === null ? doc : withTie(doc, { person: actor.id, kind });
}

function handed(
  doc: CaseTies | null,
  { data, actor }: Readable<Extract<CaseEvent, { type: 'CaseShared' | 'SentForSignature' }>>,
  kind: Tie['kind'],
): CaseTies | null {
  return withTie(doc, { person: data.user_id, kind, by: actor.full_name ?? actor.username });
}
