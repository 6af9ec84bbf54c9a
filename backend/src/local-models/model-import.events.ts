import type { Event } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';

/** Imports and deletions of models. All stand in one stream, so that of two at once the second sees the first. */
export type ModelImportEvent =
  | Event<
      'ModelImportBegun',
      { number: number; name: string; file_name: string; bytes: number; sha256: string }
    >
  /** All of the file is there. */
  | Event<'ModelFileReceived', { number: number }>
  | Event<'ModelImported', { number: number; name: string; sha256: string }>
  | Event<'ModelImportRefused', { number: number; name: string; reason: string }>
  | Event<'ModelImportGivenUp', { number: number; name: string }>
  /** What follows at the model server is finished by whoever finds it open. */
  | Event<'ModelDeletionBegun', { name: string }>
  | Event<'ModelDeleted', { name: string }>
  | Event<'ModelDeletionFailed', { name: string; reason: string }>;

export const modelImportEvents: EventVocabulary<ModelImportEvent> = {
  sentences: {
    ModelImportBegun: ({ name, file_name, sha256 }) =>
      `began to import the model ${name} from ${file_name} (SHA-256 ${sha256})`,
    ModelFileReceived: ({ number }) => `sent the whole file of model import ${number}`,
    ModelImported: ({ name, sha256 }) => `imported the model ${name} (SHA-256 ${sha256})`,
    ModelImportRefused: ({ name, reason }) => `the model ${name} was not imported: ${reason}`,
    ModelImportGivenUp: ({ name }) => `gave the import of the model ${name} up`,
    ModelDeletionBegun: ({ name }) => `asked the model server to delete the model ${name}`,
    ModelDeleted: ({ name }) => `deleted the model ${name}`,
    ModelDeletionFailed: ({ name, reason }) => `the model ${name} was not deleted: ${reason}`,
  },
  audited: {
    ModelImportBegun: 'change',
    // The beginning says what is sent, and the end what came of it.
    ModelFileReceived: null,
    ModelImported: 'change',
    ModelImportRefused: 'change',
    ModelImportGivenUp: 'change',
    // The end says it.
    ModelDeletionBegun: null,
    ModelDeleted: 'delete',
    ModelDeletionFailed: 'change',
  },
};

export const MODEL_IMPORTS = 'model-import-all';
