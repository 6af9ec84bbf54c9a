import { type Command, type Decider, never } from '../../kernel/deciding/decider.ts';
import { conflict, invalid } from '../../kernel/basics/problem.ts';
import { type CatalogueEvent, CODES_PER_EVENT, type ListedCode } from './catalogue.events.ts';

export type CatalogueCommand =
  /** `from`: how many codes of this catalogue stand before these. */
  | (Command<'ListCodes'> & { source: string; from: number; codes: ListedCode[] })
  | (Command<'CloseCatalogue'> & { source: string; hash: string; count: number; edition: string | null });

export interface CatalogueState {
  readonly listed: number;
  readonly closed: boolean;
}

/** One catalogue, listed in order. What is already there changes nothing, so that an import can be resumed. */
export const catalogueDecider: Decider<CatalogueState, CatalogueCommand, CatalogueEvent> = {
  initial: { listed: 0, closed: false },
  decide(command, { listed, closed }) {
    if (closed) return [];
    switch (command.type) {
      case 'ListCodes': {
        const { source, from, codes } = command;
        if (codes.length === 0 || codes.length > CODES_PER_EVENT) {
          throw invalid('catalogue_part', `A part of a catalogue has 1 to ${CODES_PER_EVENT} codes.`);
        }
        if (from + codes.length <= listed) return [];
        if (from !== listed) throw outOfOrder();
        return [{ type: 'DiagnosesListed', data: { source, codes } }];
      }
      case 'CloseCatalogue': {
        const { source, hash, count, edition } = command;
        if (count !== listed) throw outOfOrder();
        return [{ type: 'CatalogueImported', data: { source, hash, count, edition } }];
      }
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'DiagnosesListed':
        return { ...state, listed: state.listed + event.data.codes.length };
      case 'CatalogueImported':
        return { ...state, closed: true };
      default:
        return never(event);
    }
  },
};

const outOfOrder = () =>
  conflict('catalogue_order', 'The parts of a catalogue must follow each other without gaps.');
