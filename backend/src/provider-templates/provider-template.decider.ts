import { type Command, type Decider, never } from '../kernel/deciding/decider.ts';
import type { ProviderTemplateDetails, ProviderTemplateEvent } from './provider-template.events.ts';

export type ProviderTemplateCommand =
  | (Command<'AddProviderTemplate'> & { template: ProviderTemplateDetails })
  | Command<'RetireProviderTemplate'>;

interface ProviderTemplateState {
  readonly template: ProviderTemplateDetails;
  readonly retired: boolean;
}

/** One provider template. What is done already changes nothing, so that an interrupted start goes on. */
export const providerTemplateDecider: Decider<
  ProviderTemplateState | null,
  ProviderTemplateCommand,
  ProviderTemplateEvent
> = {
  initial: null,
  decide: (command, state) => {
    switch (command.type) {
      case 'AddProviderTemplate':
        return state ? [] : [{ type: 'ProviderTemplateAdded', data: command.template }];
      case 'RetireProviderTemplate':
        if (!state || state.retired) return [];
        return [{ type: 'ProviderTemplateRetired', data: { name: state.template.name } }];
      default:
        return never(command);
    }
  },
  evolve: (state, event) => {
    switch (event.type) {
      case 'ProviderTemplateAdded':
        return { template: event.data, retired: false };
      case 'ProviderTemplateRetired':
        return state && { ...state, retired: true };
      default:
        return never(event);
    }
  },
};
