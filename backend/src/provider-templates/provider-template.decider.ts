import { fullNameProblem, npiProblem } from '@vouchwell/rules';
import { invalid, missing } from '../kernel/basics/problem.ts';
import { type Command, type Decider, never } from '../kernel/deciding/decider.ts';
import { type Edit, edited, type Kept, when } from '../kernel/deciding/kept.ts';
import type { ProviderTemplateDetails, ProviderTemplateEvent } from './provider-template.events.ts';

export type ProviderTemplateCommand =
  | (Command<'AddProviderTemplate'> & { template: ProviderTemplateDetails })
  | (Command<'ChangeProviderTemplate'> & Edit<ProviderTemplateDetails>)
  | Command<'RetireProviderTemplate'>;

const OUT_OF_USE = { change: {}, is_active: false } as const;

/** One provider template. Adding what is there changes nothing, so that an interrupted start goes on. */
export const providerTemplateDecider: Decider<
  Kept<ProviderTemplateDetails> | null,
  ProviderTemplateCommand,
  ProviderTemplateEvent
> = {
  initial: null,
  decide(command, state) {
    if (command.type === 'AddProviderTemplate') {
      mustBeSound(command.template);
      return when(!state, { type: 'ProviderTemplateAdded', data: command.template });
    }
    if (!state) throw missing('provider_template_missing', 'Provider template not found.');
    const edit = command.type === 'RetireProviderTemplate' ? OUT_OF_USE : command;
    const { value, changed, reactivated, deactivated } = edited(state, edit);
    if (changed) mustBeSound(value);
    const { name } = value;
    return [
      ...when<ProviderTemplateEvent>(changed, { type: 'ProviderTemplateChanged', data: value }),
      ...when<ProviderTemplateEvent>(reactivated, { type: 'ProviderTemplateRestored', data: { name } }),
      ...when<ProviderTemplateEvent>(deactivated, { type: 'ProviderTemplateRetired', data: { name } }),
    ];
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ProviderTemplateAdded':
        return { value: event.data, is_active: true };
      case 'ProviderTemplateChanged':
        return state && { ...state, value: event.data };
      case 'ProviderTemplateRetired':
        return state && { ...state, is_active: false };
      case 'ProviderTemplateRestored':
        return state && { ...state, is_active: true };
      default:
        return never(event);
    }
  },
};

/** @throws DomainError naming the field */
function mustBeSound({ name, npi }: ProviderTemplateDetails): void {
  const strange = fullNameProblem(name)?.replace('Full name', 'Name');
  if (strange) throw invalid('invalid_provider', strange, { name: strange });
  const wrong = npiProblem(npi);
  if (wrong) throw invalid('invalid_provider', wrong, { npi: wrong });
}
