import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AddAiSettingRequest, ChangeAiSettingRequest } from '@vouchwell/contract';
import { demand } from '../kernel/access/access.ts';
import { Commit } from '../kernel/committing/commit.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { Ids } from '../kernel/committing/ids.ts';
import type { ModelServers } from '../kernel/ports/model.port.ts';
import { missing } from '../kernel/basics/problem.ts';
import { MODEL_SERVERS } from '../kernel/basics/tokens.ts';
import { aiSettingDecider } from './ai-setting.decider.ts';
import { AI_SETTINGS } from './ai-setting.events.ts';
import { settingIn } from './ai-setting.state.ts';
import { ApiKeys } from './api-keys.ts';
import { requestedChange, requestedKey, requestedSetting } from './requested-setting.ts';

export class AddAiSetting extends Command<{ id: number }> {
  constructor(
    readonly body: AddAiSettingRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

export class ChangeAiSetting extends Command<void> {
  constructor(
    readonly id: number,
    readonly body: ChangeAiSettingRequest,
    readonly actor: Actor,
    /** The revision of the setting that somebody saw. */
    readonly basedOn?: number,
  ) {
    super();
  }
}

/** What needs no more than the setting's number. */
export class DecideAiSetting extends Command<void> {
  constructor(
    readonly id: number,
    readonly type: 'ActivateAiSetting' | 'DeactivateAiSetting' | 'DeleteAiSetting',
    readonly actor: Actor,
    /** The revision of the setting that somebody saw. */
    readonly basedOn?: number,
  ) {
    super();
  }
}

@CommandHandler(AddAiSetting)
export class AddAiSettingHandler implements ICommandHandler<AddAiSetting> {
  constructor(
    private readonly commit: Commit,
    private readonly ids: Ids,
    private readonly keys: ApiKeys,
    @Inject(MODEL_SERVERS) private readonly servers: ModelServers,
  ) {}

  async execute({ body, actor }: AddAiSetting): Promise<{ id: number }> {
    demand(actor, 'can_manage_ai');
    const key = requestedKey(body);
    const details = { ...requestedSetting(body), key_id: key && keyId(actor) };
    const blocked = this.servers.blocked(details);
    const id = await this.ids.next('ai-setting', actor);
    const command = { type: 'AddAiSetting', id, details, blocked } as const;
    await this.commit.to(AI_SETTINGS, aiSettingDecider, command, actor);
    if (key !== null) await this.keys.keep(id, keyId(actor), key);
    return { id };
  }
}

@CommandHandler(ChangeAiSetting)
export class ChangeAiSettingHandler implements ICommandHandler<ChangeAiSetting> {
  constructor(
    private readonly commit: Commit,
    private readonly keys: ApiKeys,
    @Inject(MODEL_SERVERS) private readonly servers: ModelServers,
  ) {}

  async execute({ id, body, actor, basedOn }: ChangeAiSetting): Promise<void> {
    demand(actor, 'can_manage_ai');
    const key = requestedKey(body);
    if (!(await this.commit.repeated(AI_SETTINGS, 'ChangeAiSetting', actor))) {
      await this.change({ id, body, actor, basedOn }, key);
    }
    if (key !== null) await this.keys.keep(id, keyId(actor), key);
  }

  private async change(
    { id, body, actor, basedOn }: Pick<ChangeAiSetting, 'id' | 'body' | 'actor' | 'basedOn'>,
    key: string | null,
  ): Promise<void> {
    const { state } = await this.commit.load(AI_SETTINGS, aiSettingDecider);
    const setting = settingIn(state, id);
    if (!setting) throw missing('ai_setting_missing', 'AI setting not found.');
    const change = { ...requestedChange(body, setting), ...(key !== null && { key_id: keyId(actor) }) };
    const { provider, endpoint } = { ...setting, ...change };
    const blocked = this.servers.blocked({ provider, endpoint });
    const command = { type: 'ChangeAiSetting', id, of: basedOn ?? setting.changes, change, blocked } as const;
    // The old address's key goes first, unless the change is refused anyway.
    aiSettingDecider.decide(command, state);
    if (endpoint !== setting.endpoint) await this.keys.forget(id);
    await this.commit.to(AI_SETTINGS, aiSettingDecider, command, actor);
  }
}

@CommandHandler(DecideAiSetting)
export class DecideAiSettingHandler implements ICommandHandler<DecideAiSetting> {
  constructor(
    private readonly commit: Commit,
    private readonly keys: ApiKeys,
    @Inject(MODEL_SERVERS) private readonly servers: ModelServers,
  ) {}

  async execute({ id, type, actor, basedOn }: DecideAiSetting): Promise<void> {
    demand(actor, 'can_manage_ai');
    const { state } = await this.commit.load(AI_SETTINGS, aiSettingDecider);
    const setting = settingIn(state, id);
    const blocked = setting ? this.servers.blocked(setting) : null;
    const command = { type, id, blocked, of: basedOn } as const;
    if (!(await this.commit.repeated(AI_SETTINGS, type, actor))) aiSettingDecider.decide(command, state);
    if (type === 'DeleteAiSetting') await this.keys.forget(id);
    await this.commit.to(AI_SETTINGS, aiSettingDecider, command, actor);
  }
}

/** The same for a repeat of the same request, which so keeps the key under the same name. */
const keyId = (actor: Actor) => actor.request.command_id;
