import type { Workflow } from '../kernel/committing/workflow.ts';
import type { Command } from '../kernel/deciding/decider.ts';
import { libraryDecider, type LibraryState } from './library.decider.ts';
import type { LibraryEvent } from './library.events.ts';

/** A suggestion that is deleted loses its key, and with it every trace of its text. `found`: the key stands. */
export const suggestionKeyWorkflow: Workflow<
  LibraryState,
  { readonly key: boolean },
  LibraryEvent,
  Command<'DestroyKey'>
> = {
  name: 'suggestion',
  initial: libraryDecider.initial,
  evolve: libraryDecider.evolve,
  decide: ({ key }, { stage }) => (key && stage === 'deleted' ? [{ type: 'DestroyKey' }] : []),
};
