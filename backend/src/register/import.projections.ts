import type { PatientImport } from '@vouchwell/contract';
import { projection, streamNumber } from '../kernel/projecting/projection.ts';
import type { ImportEvent } from './import.events.ts';

export interface ImportDoc extends PatientImport {
  /** Something of it is still to be done. */
  is_due: boolean;
}

export const patientImports = projection<ImportDoc, ImportEvent>({
  name: 'patient_imports',
  version: 3,
  indexes: [['-id'], ['is_due']],
  search: [],
  on: {
    ImportBegun: (_, { stream, data, actor, at }) => ({
      id: streamNumber(stream),
      stage: 'running',
      rows: data.rows,
      done: 0,
      stayed: [],
      by: actor.full_name ?? actor.username,
      at,
      is_due: true,
    }),
    RowsTaken: (doc, { data }) => doc && { ...doc, done: doc.done + data.patient_ids.length },
    ImportFinished: (doc) => doc && { ...doc, stage: 'finished', is_due: false },
    ImportTakenBack: (doc) => doc && { ...doc, stage: 'undoing', is_due: true },
    ImportUndone: (doc, { data }) =>
      doc && { ...doc, stage: 'undone', stayed: [...(data.stayed ?? [])], is_due: false },
    ImportStopped: (doc, { data }) =>
      doc && { ...doc, stage: 'stopped', done: data.registered, is_due: false },
  },
});
