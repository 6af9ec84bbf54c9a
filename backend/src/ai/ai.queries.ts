import { Inject, Injectable } from '@nestjs/common';
import type { AdminAiStatusResponse, AiStatusResponse } from '@vouchwell/contract';
import { isAdmin } from '../kernel/access/access.ts';
import { type Clock, haveGoneBy } from '../kernel/basics/clock.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { CLOCK } from '../kernel/basics/tokens.ts';
import { type ActiveModel, AiModels } from './models/ai-models.ts';

/** For so long one answer of the model's server holds for everybody. */
const FRESH_MS = 5_000;

interface Probe {
  readonly of: string;
  readonly at: number;
  readonly answers: Promise<boolean>;
}

@Injectable()
export class AiQueries {
  private probe: Probe | null = null;

  constructor(
    private readonly models: AiModels,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Whether a model is configured, and whether its server answers now. Names are for admins only. */
  async status(actor: Actor): Promise<AiStatusResponse> {
    const active = await this.models.active();
    const told = isAdmin(actor) ? active?.model : null;
    const [provider, model] = [told?.provider ?? null, told?.model ?? null];
    const answers = active && (await this.answers(active));
    return {
      configured: active !== null,
      answers,
      provider,
      model,
      current_provider: provider,
      current_model: model,
      message: messageOf(answers),
    };
  }

  /** For those who manage the settings: also where the active model is set, and why it cannot be asked. */
  async adminStatus(): Promise<AdminAiStatusResponse> {
    const active = await this.models.active();
    if (!active) return { active_provider: null, source: null, answers: null, message: NOT_CONFIGURED };
    const { provider, model } = active.model;
    const answers = await this.answers(active);
    const message = active.refusal ?? messageOf(answers);
    return { active_provider: { provider, model }, source: active.source, answers, message };
  }

  private answers({ identity, refusal, model }: ActiveModel): Promise<boolean> {
    if (refusal !== null) return Promise.resolve(false);
    const now = this.clock.now().getTime();
    if (this.probe?.of !== identity || haveGoneBy(FRESH_MS, this.probe.at, now)) {
      this.probe = { of: identity, at: now, answers: model.answers() };
    }
    return this.probe.answers;
  }
}

/** The specification's sentence. */
export const NOT_CONFIGURED =
  'AI provider not configured. Configure one in admin settings to enable note generation.';

function messageOf(answers: boolean | null): string {
  if (answers === null) return NOT_CONFIGURED;
  return answers
    ? 'Connected'
    : 'The AI provider is configured but does not answer. Until it does, notes are written from the template.';
}
