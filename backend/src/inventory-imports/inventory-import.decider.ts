import { type Command, type Decider, never } from '../kernel/deciding/decider.ts';
import { conflict } from '../kernel/basics/problem.ts';
import type { ImportedWhat, InventoryImportEvent, LeftOut } from './inventory-import.events.ts';

export type InventoryImportCommand =
  | (Command<'BeginInventoryImport'> & {
      number: number;
      what: ImportedWhat;
      source: string;
      edition: string | null;
      rows: number;
    })
  | (Command<'AdvanceInventoryImport'> & {
      number: number;
      done: number;
      left_out?: readonly LeftOut[] | undefined;
    })
  | (Command<'EndInventoryImport'> & { number: number })
  | (Command<'GiveInventoryImportUp'> & { number: number; reason: string });

export interface RunningImport {
  readonly number: number;
  readonly what: ImportedWhat;
  readonly source: string;
  readonly edition: string | null;
  readonly done: number;
  /** How many of those were not taken. */
  readonly left_out: number;
}

export interface InventoryImportState {
  readonly running: RunningImport | null;
}

/** One import at a time: what one compares with must not change under the other. */
export const inventoryImportDecider: Decider<
  InventoryImportState,
  InventoryImportCommand,
  InventoryImportEvent
> = {
  initial: { running: null },
  decide(command, { running }) {
    const { number } = command;
    if (command.type === 'BeginInventoryImport') {
      if (running) throw underWay(running);
      const { what, source, edition, rows } = command;
      return [{ type: 'InventoryImportBegun', data: { number, what, source, edition, rows } }];
    }
    // Another process was ahead.
    if (running?.number !== number) return [];
    switch (command.type) {
      case 'AdvanceInventoryImport': {
        const { done, left_out = [] } = command;
        if (done <= running.done) return [];
        const data = { number, done, ...(left_out.length > 0 && { left_out }) };
        return [{ type: 'InventoryImportAdvanced', data }];
      }
      case 'EndInventoryImport':
        return [
          {
            type: 'InventoryImportEnded',
            data: { number, ...(running.left_out > 0 && { left_out: running.left_out }) },
          },
        ];
      case 'GiveInventoryImportUp':
        return [{ type: 'InventoryImportGivenUp', data: { number, reason: command.reason } }];
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'InventoryImportBegun': {
        const { number, what, source, edition } = event.data;
        return { running: { number, what, source, edition, done: 0, left_out: 0 } };
      }
      case 'InventoryImportAdvanced': {
        const { done, left_out = [] } = event.data;
        const { running } = state;
        return running
          ? { running: { ...running, done, left_out: running.left_out + left_out.length } }
          : state;
      }
      case 'InventoryImportEnded':
      case 'InventoryImportGivenUp':
        return { running: null };
      default:
        return never(event);
    }
  },
};

const underWay = ({ source }: RunningImport) =>
  conflict('import_running', `The import from ${source} is under way. Wait for its end.`);
