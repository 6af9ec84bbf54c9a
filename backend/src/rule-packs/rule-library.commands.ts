import { CommandHandler } from '@nestjs/cqrs';
import { demand } from '../kernel/access/access.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { type Asked, Wish } from '../kernel/commanding/wish.ts';
import { LastingWords } from '../patients/public.ts';
import { keyObjectOf, packKeyOf } from './pack-keys.ts';
import { type RuleLibraryCommand, ruleLibraryDecider, trustedKey } from './rule-library.decider.ts';
import { type RuleLibraryEvent, ruleLibraryStream } from './rule-library.events.ts';
import { RulePackQueries } from './rule-pack.queries.ts';
import { demandSignature, openSignedPack, type SignedPack } from './signed-pack.ts';

type RuleLibraryAsked = Asked<
  RuleLibraryCommand,
  {
    TrustPackKey: { readonly name: string; readonly public_key: string };
    /** In base64. */
    ImportRulePack: { readonly file: string };
    EndRulePack: { readonly hash: string; readonly last_day: string };
  }
>;

export class RuleLibraryWish extends Wish<RuleLibraryAsked, RuleLibraryEvent> {}

type Handled = Handles<RuleLibraryWish, typeof ruleLibraryDecider>;

@CommandHandler(RuleLibraryWish)
export class RuleLibraryHandler implements Handled {
  readonly decider = ruleLibraryDecider;
  readonly stream = ruleLibraryStream;

  constructor(
    private readonly way: Way,
    private readonly packs: RulePackQueries,
    private readonly words: LastingWords,
  ) {}

  execute(wish: RuleLibraryWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor }: RuleLibraryWish): void {
    demand(actor, 'can_manage_rag');
  }

  readonly enrich: Handled['enrich'] = {
    TrustPackKey: async ({ type, name, public_key }) => {
      await this.words.demandNameless({ name });
      return { command: { type, key: packKeyOf(name, public_key), delivered: this.packs.delivered } };
    },
    ImportRulePack: async ({ type, file }, { today }) => {
      const signed = await openedFile(file, this.packs);
      return { command: { type, signed, delivered: this.packs.delivered, today } };
    },
    EndRulePack: ({ type, hash, last_day }, { today }) => ({ command: { type, hash, last_day, today } }),
  };
}

/** A pack whose signature by a trusted key holds. `file` in base64. @throws DomainError invalid, unavailable */
export async function openedFile(file: string, packs: RulePackQueries): Promise<SignedPack> {
  const signed = openSignedPack(Buffer.from(file, 'base64'));
  demandSignature(signed, keyObjectOf(trustedKey(signed, packs.delivered, await packs.own())));
  return signed;
}
