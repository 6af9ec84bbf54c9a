import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { demand } from '../kernel/access/access.ts';
import { Commit } from '../kernel/committing/commit.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { missing } from '../kernel/basics/problem.ts';
import { aiSettingDecider } from './ai-setting.decider.ts';
import { AI_SETTINGS, type AiSettingEvent } from './ai-setting.events.ts';
import { settingIn } from './ai-setting.state.ts';
import { askOnce, type TestResult } from './ask-once.ts';
import { SettingModels } from './setting-models.ts';

/** Asks the setting's model one tiny question. `signal` aborts when nobody waits for the answer any more. */
export class TestAiSetting extends Command<TestResult> {
  constructor(
    readonly id: number,
    readonly actor: Actor,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

@CommandHandler(TestAiSetting)
export class TestAiSettingHandler implements ICommandHandler<TestAiSetting> {
  constructor(
    private readonly commit: Commit,
    private readonly models: SettingModels,
  ) {}

  /** A model that fails is a result too. @throws DomainError cancelled when nobody waits any more */
  async execute({ id, actor, signal }: TestAiSetting): Promise<TestResult> {
    demand(actor, 'can_manage_ai');
    const earlier = await this.commit.repeated<AiSettingEvent>(AI_SETTINGS, 'RecordAiTest', actor);
    if (earlier) return recorded(earlier.events);
    const { state } = await this.commit.load(AI_SETTINGS, aiSettingDecider);
    const setting = settingIn(state, id);
    if (!setting) throw missing('ai_setting_missing', 'AI setting not found.');
    const result = await askOnce(await this.models.of(setting), signal);
    const { ok, message } = result;
    const command = { type: 'RecordAiTest', id, of: setting.changes, ok, message } as const;
    await this.commit.to(AI_SETTINGS, aiSettingDecider, command, actor);
    return result;
  }
}

/** What the model said to the first request is not kept. */
function recorded(events: readonly AiSettingEvent[]): TestResult {
  const tested = events.find((event) => event.type === 'AiSettingTested');
  if (!tested) throw new Error('RecordAiTest was committed without its event.');
  return { ok: tested.data.ok, message: tested.data.message, response: null };
}
