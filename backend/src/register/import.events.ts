import type { Event, Readable } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';

/** An import of patients. It names them by numbers alone; its rows lie in the vault until they are registered. */
export type ImportEvent =
  | Event<'ImportBegun', { rows: number }>
  /** The next rows are these patients, in the file's order. */
  | Event<'RowsTaken', { patient_ids: readonly number[] }>
  | Event<'ImportFinished', Record<string, never>>
  | Event<'ImportTakenBack', Record<string, never>>
  /** `stayed`: those that somebody used before it came to them; left out: none. */
  | Event<'ImportUndone', { stayed?: readonly number[] }>
  /** Whoever wanted it may no longer import. `registered`: so many of its patients are here. */
  | Event<'ImportStopped', { registered: number }>;

const rowsOf = (count: number) => (count === 1 ? '1 patient' : `${count} patients`);

export const importEvents: EventVocabulary<ImportEvent> = {
  sentences: {
    ImportBegun: ({ rows }) => `began to import ${rowsOf(rows)} from a file`,
    RowsTaken: ({ patient_ids }) => `took ${rowsOf(patient_ids.length)} from the file`,
    ImportFinished: () => 'finished the import',
    ImportTakenBack: () => 'took the import back',
    ImportUndone: ({ stayed = [] }) =>
      stayed.length === 0
        ? 'removed all patients of the import'
        : `removed the patients of the import but for ${rowsOf(stayed.length)} used meanwhile`,
    ImportStopped: ({ registered }) =>
      `stopped the import with ${rowsOf(registered)} of it here, as whoever wanted it may no longer import`,
  },
  audited: {
    ImportBegun: 'create',
    // Each patient tells of their own registration.
    RowsTaken: null,
    ImportFinished: 'create',
    ImportTakenBack: 'delete',
    ImportUndone: 'delete',
    ImportStopped: 'change',
  },
};

/** In whose name an import goes on: who began it, or who took it back; null: a program. */
export const importWantedBy = {
  initial: null as number | null,
  evolve: (by: number | null, { type, actor }: Readable<ImportEvent>): number | null =>
    type === 'ImportBegun' || type === 'ImportTakenBack' ? actor.id : by,
};

export const importStream = (id: number) => `patient-import-${id}`;
