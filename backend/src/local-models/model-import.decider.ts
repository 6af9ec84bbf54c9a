import { conflict, missing } from '../kernel/basics/problem.ts';
import { type Command, type Decider, never } from '../kernel/deciding/decider.ts';
import type { ModelImportEvent } from './model-import.events.ts';

/** A model's file, as somebody wants it imported. */
export interface ModelFile {
  readonly name: string;
  readonly file_name: string;
  /** Of the whole file. */
  readonly bytes: number;
  readonly sha256: string;
}

export type ModelImportCommand =
  | (Command<'BeginModelImport'> & ModelFile & { number: number })
  | (Command<'ReceiveModelFile'> & { number: number })
  | (Command<'EndModelImport'> & { number: number })
  | (Command<'RefuseModelImport'> & { number: number; reason: string })
  | (Command<'GiveModelImportUp'> & { number: number })
  | (Command<'BeginModelDeletion'> & { name: string })
  | (Command<'EndModelDeletion'> & { name: string; failed: string | null });

export interface RunningImport extends ModelFile {
  readonly number: number;
  /** Whether all of its file is there. */
  readonly whole: boolean;
}

export interface ModelImportState {
  readonly running: RunningImport | null;
  /** Names of models that the model server is still to delete. */
  readonly deleting: readonly string[];
}

type Of<T extends ModelImportCommand['type']> = Extract<ModelImportCommand, { type: T }>;

/** One import at a time: the disk has room for one file, and the model server loads one model to try it. */
export const modelImportDecider: Decider<ModelImportState, ModelImportCommand, ModelImportEvent> = {
  initial: { running: null, deleting: [] },
  decide(command, state) {
    switch (command.type) {
      case 'BeginModelImport':
        return begin(command, state);
      case 'BeginModelDeletion': {
        const { name } = command;
        return state.deleting.includes(name) ? [] : [{ type: 'ModelDeletionBegun', data: { name } }];
      }
      case 'EndModelDeletion':
        return endDeletion(command, state);
      default:
        return about(command, state);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ModelImportBegun':
        return { ...state, running: { ...event.data, whole: false } };
      case 'ModelFileReceived':
        return { ...state, running: state.running && { ...state.running, whole: true } };
      case 'ModelImported':
      case 'ModelImportRefused':
      case 'ModelImportGivenUp':
        return { ...state, running: null };
      case 'ModelDeletionBegun':
        return { ...state, deleting: [...state.deleting, event.data.name] };
      case 'ModelDeleted':
      case 'ModelDeletionFailed':
        return { ...state, deleting: state.deleting.filter((one) => one !== event.data.name) };
      default:
        return never(event);
    }
  },
};

function begin(
  { number, name, file_name, bytes, sha256 }: Of<'BeginModelImport'>,
  { running }: ModelImportState,
): ModelImportEvent[] {
  if (running) {
    const message = `The import of ${running.file_name} is under way. Go on with that file, or give it up.`;
    throw conflict('model_import_running', message);
  }
  return [{ type: 'ModelImportBegun', data: { number, name, file_name, bytes, sha256 } }];
}

function about(
  command: Of<'ReceiveModelFile' | 'EndModelImport' | 'RefuseModelImport' | 'GiveModelImportUp'>,
  { running }: ModelImportState,
): ModelImportEvent[] {
  const { number } = command;
  if (running?.number !== number) {
    if (command.type === 'GiveModelImportUp')
      throw missing('model_import_missing', 'This import is not under way.');
    // Another process was ahead, or somebody gave it up.
    return [];
  }
  const { name, sha256 } = running;
  switch (command.type) {
    case 'ReceiveModelFile':
      return running.whole ? [] : [{ type: 'ModelFileReceived', data: { number } }];
    case 'EndModelImport':
      return [{ type: 'ModelImported', data: { number, name, sha256 } }];
    case 'RefuseModelImport':
      return [{ type: 'ModelImportRefused', data: { number, name, reason: command.reason } }];
    case 'GiveModelImportUp':
      return [{ type: 'ModelImportGivenUp', data: { number, name } }];
    default:
      return never(command);
  }
}

function endDeletion(
  { name, failed }: Of<'EndModelDeletion'>,
  { deleting }: ModelImportState,
): ModelImportEvent[] {
  if (!deleting.includes(name)) return [];
  return failed === null
    ? [{ type: 'ModelDeleted', data: { name } }]
    : [{ type: 'ModelDeletionFailed', data: { name, reason: failed } }];
}
