import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import type { AddAiSettingRequest, ChangeAiSettingRequest } from '@vouchwell/contract';
import { demand } from '../../kernel/access/access.ts';
import { missing } from '../../kernel/basics/problem.ts';
import { MODEL_SERVERS } from '../../kernel/basics/tokens.ts';
import { type Handles, Way } from '../../kernel/commanding/way.ts';
import { type Asked, type Done, Wish } from '../../kernel/commanding/wish.ts';
import { Commit } from '../../kernel/committing/commit.ts';
import { Ids } from '../../kernel/committing/ids.ts';
import type { Actor } from '../../kernel/deciding/decider.ts';
import type { ModelServers } from '../../kernel/ports/model.port.ts';
import { type AiSettingCommand, aiSettingDecider } from '../setting/ai-setting.decider.ts';
import { AI_SETTINGS, type AiSettingEvent } from '../setting/ai-setting.events.ts';
import { type AiSetting, settingIn } from '../setting/ai-setting.state.ts';
import { ApiKeys } from '../keys/api-keys.ts';
import { requestedChange, requestedKey, requestedSetting } from '../setting/requested-setting.ts';

/** About the setting of the wish's number; `of`: the revision of the setting that somebody saw. */
type SettingAsked = Asked<
  AiSettingCommand,
  {
    AddAiSetting: { readonly body: AddAiSettingRequest };
    ChangeAiSetting: { readonly body: ChangeAiSettingRequest; readonly of?: number | undefined };
    ActivateAiSetting: { readonly of?: number | undefined };
    DeactivateAiSetting: { readonly of?: number | undefined };
    DeleteAiSetting: { readonly of?: number | undefined };
  }
>;

export class AiSettingWish extends Wish<SettingAsked, AiSettingEvent> {}

type Handled = Handles<AiSettingWish, typeof aiSettingDecider>;

@CommandHandler(AiSettingWish)
export class AiSettingHandler implements Handled {
  readonly decider = aiSettingDecider;
  readonly stream = () => AI_SETTINGS;

  constructor(
    private readonly way: Way,
    private readonly commit: Commit,
    private readonly ids: Ids,
    private readonly keys: ApiKeys,
    @Inject(MODEL_SERVERS) private readonly servers: ModelServers,
  ) {}

  execute(wish: AiSettingWish) {
    return this.way.take(wish, this);
  }

  authorise({ actor }: AiSettingWish): void {
    demand(actor, 'can_manage_ai');
  }

  readonly enrich: Handled['enrich'] = {
    AddAiSetting: async ({ type, body }, { actor }) => {
      const details = { ...requestedSetting(body), key_id: requestedKey(body) && keyId(actor) };
      const blocked = this.servers.blocked(details);
      const id = await this.ids.next('ai-setting', actor);
      return { id, command: { type, id, details, blocked } };
    },
    ChangeAiSetting: async ({ type, body, of }, { id, actor }) => {
      const setting = await this.setting(id);
      const key_id = requestedKey(body) && keyId(actor);
      const change = { ...requestedChange(body, setting), ...(key_id !== null && { key_id }) };
      const { provider, endpoint } = { ...setting, ...change };
      const blocked = this.servers.blocked({ provider, endpoint });
      const command = { type, id, of: of ?? setting.changes, change, blocked };
      // The old address's key goes first, unless the change is refused anyway.
      if (endpoint !== setting.endpoint) await this.forgetKey(id, command);
      return { command };
    },
    ActivateAiSetting: async ({ type, of }, { id }) => {
      const blocked = this.servers.blocked(await this.setting(id));
      return { command: { type, id, of, blocked } };
    },
    DeactivateAiSetting: ({ type, of }, { id }) => ({ command: { type, id, of } }),
    DeleteAiSetting: async ({ type, of }, { id }) => {
      const command = { type, id, of };
      await this.forgetKey(id, command);
      return { command };
    },
  };

  /** A grant: its event stands already. */
  async after({ id }: Done, { asked, actor }: AiSettingWish): Promise<void> {
    if (asked.type !== 'AddAiSetting' && asked.type !== 'ChangeAiSetting') return;
    const key = requestedKey(asked.body);
    if (key !== null) await this.keys.keep(id, keyId(actor), key);
  }

  /** @throws DomainError missing */
  private async setting(id: number): Promise<AiSetting> {
    const { state } = await this.commit.load(AI_SETTINGS, aiSettingDecider);
    const setting = settingIn(state, id);
    if (!setting) throw missing('ai_setting_missing', 'AI setting not found.');
    return setting;
  }

  /** A revocation: before its event, unless that is refused. */
  private async forgetKey(id: number, command: AiSettingCommand): Promise<void> {
    const { state } = await this.commit.load(AI_SETTINGS, aiSettingDecider);
    aiSettingDecider.decide(command, state);
    await this.keys.forget(id);
  }
}

/** The same for a repeat of the same request, which so keeps the key under the same name. */
const keyId = (actor: Actor) => actor.request.command_id;
