import { type Command, type Decider, never } from '../kernel/deciding/decider.ts';
import { conflict, missing } from '../kernel/basics/problem.ts';
import type { ImportEvent } from './import.events.ts';

export type ImportCommand =
  | (Command<'BeginImport'> & { rows: number })
  /** `from`: how many rows were taken before. */
  | (Command<'TakeRows'> & { from: number; patient_ids: readonly number[] })
  | Command<'FinishImport'>
  | Command<'TakeImportBack'>
  | (Command<'FinishUndo'> & { stayed: readonly number[] })
  | (Command<'StopImport'> & { registered: number });

export interface ImportState {
  /** `half_undone`: stopped while it was being taken back. */
  readonly stage: 'running' | 'finished' | 'undoing' | 'undone' | 'stopped' | 'half_undone';
  readonly rows: number;
  readonly patient_ids: readonly number[];
}

const UNDONE_FROM: readonly ImportState['stage'][] = ['finished', 'stopped', 'half_undone'];

export const importDecider: Decider<ImportState | null, ImportCommand, ImportEvent> = {
  initial: null,
  decide(command, state) {
    if (command.type === 'BeginImport') {
      if (state) throw conflict('import_exists', 'This import was begun already.');
      return [{ type: 'ImportBegun', data: { rows: command.rows } }];
    }
    if (!state) throw missing('import_missing', 'Import not found.');
    return change(command, state);
  },
  evolve(state, event) {
    if (event.type === 'ImportBegun') return { stage: 'running', rows: event.data.rows, patient_ids: [] };
    if (!state) return null;
    switch (event.type) {
      case 'RowsTaken':
        return { ...state, patient_ids: [...state.patient_ids, ...event.data.patient_ids] };
      case 'ImportFinished':
        return { ...state, stage: 'finished' };
      case 'ImportTakenBack':
        return { ...state, stage: 'undoing' };
      case 'ImportUndone':
        return { ...state, stage: 'undone' };
      case 'ImportStopped':
        return { ...state, stage: state.stage === 'undoing' ? 'half_undone' : 'stopped' };
      default:
        return never(event);
    }
  },
};

function change(command: Exclude<ImportCommand, { type: 'BeginImport' }>, state: ImportState): ImportEvent[] {
  const { stage, patient_ids } = state;
  switch (command.type) {
    case 'TakeRows':
      // Another process was ahead.
      if (stage !== 'running' || command.from !== patient_ids.length) return [];
      return [{ type: 'RowsTaken', data: { patient_ids: command.patient_ids } }];
    case 'FinishImport':
      return stage === 'running' ? [{ type: 'ImportFinished', data: {} }] : [];
    case 'TakeImportBack':
      if (stage === 'running')
        throw conflict('import_running', 'The import is still under way. Wait for its end.');
      return UNDONE_FROM.includes(stage) ? [{ type: 'ImportTakenBack', data: {} }] : [];
    case 'FinishUndo':
      if (stage !== 'undoing') return [];
      return [{ type: 'ImportUndone', data: command.stayed.length > 0 ? { stayed: command.stayed } : {} }];
    case 'StopImport':
      if (stage !== 'running' && stage !== 'undoing') return [];
      return [{ type: 'ImportStopped', data: { registered: command.registered } }];
    default:
      return never(command);
  }
}
