import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { demand } from '../../kernel/access/access.ts';
import { missing } from '../../kernel/basics/problem.ts';
import { Commit } from '../../kernel/committing/commit.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { AiSettingWish } from './ai-setting.commands.ts';
import { aiSettingDecider } from '../setting/ai-setting.decider.ts';
import { AI_SETTINGS, type AiSettingEvent } from '../setting/ai-setting.events.ts';
import { settingIn } from '../setting/ai-setting.state.ts';
import { askOnce, type TestResult } from './ask-once.ts';
import { SettingModels } from '../models/setting-models.ts';

/** Asks a setting's model one tiny question, and records what came of it. */
@Injectable()
export class AiTesting {
  constructor(
    private readonly bus: CommandBus,
    private readonly commit: Commit,
    private readonly models: SettingModels,
  ) {}

  /**
   * A model that fails is a result too. `signal` aborts when nobody waits for the answer any more.
   * @throws DomainError cancelled when nobody waits any more
   */
  async test(id: number, actor: Person, signal: AbortSignal): Promise<TestResult> {
    demand(actor, 'can_manage_ai');
    const earlier = await this.commit.repeated<AiSettingEvent>(AI_SETTINGS, 'RecordAiTest', actor);
    if (earlier) return recorded(earlier.events);
    const { state } = await this.commit.load(AI_SETTINGS, aiSettingDecider);
    const setting = settingIn(state, id);
    if (!setting) throw missing('ai_setting_missing', 'AI setting not found.');
    const result = await askOnce(await this.models.of(setting), signal);
    const { ok, message } = result;
    const record = { type: 'RecordAiTest', id, of: setting.changes, ok, message } as const;
    await this.bus.execute(new AiSettingWish(id, record, actor));
    return result;
  }
}

/** What the model said to the first request is not kept. */
function recorded(events: readonly AiSettingEvent[]): TestResult {
  const tested = events.find((event) => event.type === 'AiSettingTested');
  if (!tested) throw new Error('RecordAiTest was committed without its event.');
  return { ok: tested.data.ok, message: tested.data.message, response: null };
}
