import type { Event } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';

/** An import of patients. It names them by numbers alone; its rows lie in the vault until they are registered. */
export type ImportEvent =
  | Event<'ImportBegun', { rows: number }>
  /** The next rows are these patients, in the file's order. */
  | Event<'RowsTaken', { patient_ids: readonly number[] }>
  | Event<'ImportFinished', Record<string, never>>
  | Event<'ImportTakenBack', Record<string, never>>
  /** `stayed`: those that somebody used before it came to them; left out: none. */
  | Event<'ImportUndone', { stayed?: readonly number[] }>;

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
  },
  audited: {
    ImportBegun: 'create',
    // Each patient tells of their own registration.
    RowsTaken: null,
    ImportFinished: 'create',
    ImportTakenBack: 'delete',
    ImportUndone: 'delete',
  },
};

export const importStream = (id: number) => `patient-import-${id}`;
