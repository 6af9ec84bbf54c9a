import { Inject, Injectable } from '@nestjs/common';
import type { AiStatusResponse } from '@vouchwell/contract';
import { isAdmin } from '../kernel/access.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Actor } from '../kernel/decider.ts';
import type { LanguageModel, Models } from '../kernel/model.port.ts';
import { CLOCK, MODELS } from '../kernel/tokens.ts';

/** For so long one answer of the model's server holds for everybody. */
const FRESH_MS = 5_000;

interface Probe {
  readonly of: LanguageModel;
  readonly at: number;
  readonly answers: Promise<boolean>;
}

@Injectable()
export class AiQueries {
  private probe: Probe | null = null;

  constructor(
    @Inject(MODELS) private readonly models: Models,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Whether a model is configured, and whether its server answers now. Names are for admins only. */
  async status(actor: Actor): Promise<AiStatusResponse> {
    const current = await this.models.current();
    const told = isAdmin(actor) ? current : null;
    const [provider, model] = [told?.provider ?? null, told?.model ?? null];
    const answers = current && (await this.answers(current));
    return {
      configured: current !== null,
      answers,
      provider,
      model,
      current_provider: provider,
      current_model: model,
      message: messageOf(answers),
    };
  }

  private answers(model: LanguageModel): Promise<boolean> {
    const now = this.clock.now().getTime();
    if (this.probe?.of !== model || now - this.probe.at >= FRESH_MS) {
      this.probe = { of: model, at: now, answers: model.answers() };
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
