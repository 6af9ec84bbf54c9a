import { CommandHandler } from '@nestjs/cqrs';
import { demand } from '../kernel/access/access.ts';
import { conflict } from '../kernel/basics/problem.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { type Asked, Wish } from '../kernel/commanding/wish.ts';
import type { Edit } from '../kernel/deciding/kept.ts';
import { type ProviderTemplateCommand, providerTemplateDecider } from './provider-template.decider.ts';
import {
  type ProviderTemplateDetails,
  type ProviderTemplateEvent,
  providerTemplateStream,
} from './provider-template.events.ts';
import { ProviderTemplateQueries } from './provider-template.queries.ts';

/** What admins enter: the printed name follows from it. */
export type EnteredTemplate = Omit<ProviderTemplateDetails, 'signature'>;

type ProviderTemplateAsked = Asked<
  ProviderTemplateCommand,
  {
    AddProviderTemplate: { readonly template: EnteredTemplate };
    ChangeProviderTemplate: Edit<EnteredTemplate>;
  }
>;

export class ProviderTemplateWish extends Wish<ProviderTemplateAsked, ProviderTemplateEvent> {}

type Handled = Handles<ProviderTemplateWish, typeof providerTemplateDecider>;

/**
 * An NPI is one person's, so two templates with it would be one provider twice. It is looked up before the commit: two
 * admins who add one provider at the very same moment may both do so, and either is retired.
 */
@CommandHandler(ProviderTemplateWish)
export class ProviderTemplateHandler implements Handled {
  readonly decider = providerTemplateDecider;
  readonly stream = providerTemplateStream;

  constructor(
    private readonly way: Way,
    private readonly templates: ProviderTemplateQueries,
  ) {}

  execute(wish: ProviderTemplateWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor }: ProviderTemplateWish): void {
    demand(actor, 'can_access_admin');
  }

  readonly enrich: Handled['enrich'] = {
    AddProviderTemplate: async ({ type, template: entered }, { actor }) => {
      const template = { ...entered, signature: printed(entered) };
      const command = { type, template };
      // A repeat of the request finds its own NPI taken, by the number that it got the first time.
      const id = await this.way.number('provider-template', providerTemplateDecider, command, actor);
      await this.npiFree(template.npi, id);
      return { command, id };
    },
    ChangeProviderTemplate: async ({ type, change, is_active }, { id }) => {
      if (change.npi !== undefined) await this.npiFree(change.npi, id);
      const present = await this.templates.kept(id);
      const signed = present && { signature: printed({ ...present, ...change }) };
      return { command: { type, change: { ...change, ...signed }, is_active } };
    },
  };

  private async npiFree(npi: string, id: number): Promise<void> {
    const taken = (await this.templates.withNpi(npi)).find((other) => other.id !== id);
    if (!taken) return;
    const state = taken.is_active ? '' : ', which is out of use: edit it to bring it back';
    throw conflict('npi_taken', `NPI ${npi} is that of the template ${taken.name}${state}.`);
  }
}

const printed = ({ name, credentials }: Pick<EnteredTemplate, 'name' | 'credentials'>) =>
  credentials === null ? name : `${name}, ${credentials}`;
