import type { Workflow } from '../kernel/committing/workflow.ts';
import type { Command } from '../kernel/deciding/decider.ts';
import { demoRequestDecider, type DemoRequestState } from './demo-request.decider.ts';
import type { DemoRequestEvent } from './demo-request.events.ts';

/** A request that is erased loses its key, and with it every trace of who sent it. `found`: the key stands. */
export const demoRequestKeyWorkflow: Workflow<
  DemoRequestState,
  { readonly key: boolean },
  DemoRequestEvent,
  Command<'DestroyKey'>
> = {
  name: 'demo request',
  initial: demoRequestDecider.initial,
  evolve: demoRequestDecider.evolve,
  decide: ({ key }, { stage }) => (key && stage === 'erased' ? [{ type: 'DestroyKey' }] : []),
};
