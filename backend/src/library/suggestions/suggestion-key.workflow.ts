import type { Workflow } from '../../kernel/committing/workflow.ts';
import type { Command } from '../../kernel/deciding/decider.ts';
import { libraryDecider, type LibraryState } from '../contents/library.decider.ts';
import type { LibraryEvent } from '../contents/library.events.ts';

/**
 * A suggestion that is deleted before anybody approved it loses its key, and with it every trace of its text. What was
 * approved stays readable for the history of the notes that were written with it, until its patient is forgotten.
 * `found`: the key stands.
 */
export const suggestionKeyWorkflow: Workflow<
  LibraryState,
  { readonly key: boolean },
  LibraryEvent,
  Command<'DestroyKey'>
> = {
  name: 'suggestion',
  initial: libraryDecider.initial,
  evolve: libraryDecider.evolve,
  decide: ({ key }, state) =>
    key && state.stage === 'deleted' && !state.decided ? [{ type: 'DestroyKey' }] : [],
};
