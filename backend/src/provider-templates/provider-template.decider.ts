import type { Command, Decider } from '../kernel/deciding/decider.ts';
import type { ProviderTemplateDetails, ProviderTemplateEvent } from './provider-template.events.ts';

export type ProviderTemplateCommand = Command<'AddProviderTemplate'> & { template: ProviderTemplateDetails };

/** One provider template. Adding it again changes nothing, so that an interrupted first start goes on. */
export const providerTemplateDecider: Decider<
  ProviderTemplateDetails | null,
  ProviderTemplateCommand,
  ProviderTemplateEvent
> = {
  initial: null,
  decide: ({ template }, state) => (state ? [] : [{ type: 'ProviderTemplateAdded', data: template }]),
  evolve: (_state, { data }) => data,
};
