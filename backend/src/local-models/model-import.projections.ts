import type { ModelImport } from '@vouchwell/contract';
import { projection } from '../kernel/projecting/projection.ts';
import type { ModelImportEvent } from './model-import.events.ts';

export const modelImports = projection<ModelImport, ModelImportEvent>({
  name: 'model_imports',
  version: 1,
  indexes: [['-id']],
  search: [],
  // Deletions are in the history alone.
  key: (event) => (event.forgotten || !('number' in event.data) ? null : String(event.data.number)),
  on: {
    ModelImportBegun: (_, { data: { number, ...told }, actor, at }) => ({
      id: number,
      ...told,
      stage: 'receiving',
      reason: null,
      by: actor.full_name ?? actor.username,
      at,
    }),
    ModelFileReceived: (doc) => doc && { ...doc, stage: 'received' },
    ModelImported: (doc) => doc && { ...doc, stage: 'finished' },
    ModelImportRefused: (doc, { data }) => doc && { ...doc, stage: 'refused', reason: data.reason },
    ModelImportGivenUp: (doc) => doc && { ...doc, stage: 'given_up' },
    ModelDeletionBegun: (doc) => doc,
    ModelDeleted: (doc) => doc,
    ModelDeletionFailed: (doc) => doc,
  },
});
