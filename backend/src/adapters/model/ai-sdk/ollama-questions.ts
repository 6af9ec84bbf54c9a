import { setTimeout as pause } from 'node:timers/promises';
import { isCalled } from './ollama-tags.ts';

/** So long at most whoever gives a question up waits for the server to let its model go, in milliseconds. */
const LET_GO_MS = 2_000;
const LOOK_MS = 50;

/** A question on its way to a model. */
export interface Question {
  sent(): void;
  /** The first of the answer is there. */
  answered(): void;
  /** Never refuses. */
  over(isGivenUp: boolean): Promise<void>;
}

/**
 * The questions of this process to one Ollama server. Ollama reads a prompt to its end, whoever has gone by then: it
 * looks only when it has a word to send [0.12.11, runner/llamarunner]. So a model that reads for nobody is unloaded,
 * which ends it at once. Where another question of this process is on its way to the model, that would only make it
 * load once more; what anybody else asks of it, Ollama lets end before it unloads.
 */
export class OllamaQuestions {
  private readonly underWay = new Map<string, number>();

  constructor(
    private readonly base: string,
    private readonly fetch: typeof globalThis.fetch,
  ) {}

  begin(model: string): Question {
    this.count(model, 1);
    let [isSent, isAnswered] = [false, false];
    return {
      sent: () => void (isSent = true),
      answered: () => void (isAnswered = true),
      over: async (isGivenUp) => {
        this.count(model, -1);
        if (isGivenUp && isSent && !isAnswered) await this.letGo(model).catch(() => undefined);
      },
    };
  }

  private async letGo(model: string): Promise<void> {
    const signal = AbortSignal.timeout(LET_GO_MS);
    const isIdle = () => !this.underWay.has(model);
    if (!isIdle() || !(await this.holds(model, signal)) || !isIdle()) return;
    const body = JSON.stringify({ model, keep_alive: 0 });
    const reply = await this.fetch(`${this.base}/api/generate`, { method: 'POST', body, signal });
    await reply.body?.cancel();
    while (await this.holds(model, signal)) await pause(LOOK_MS, undefined, { signal });
  }

  /**
   * Whether the server has loaded it. One that lies wholly in an accelerator's memory does not count: it has read a
   * prompt sooner than its weights would be back.
   */
  private async holds(model: string, signal: AbortSignal): Promise<boolean> {
    const reply = await this.fetch(`${this.base}/api/ps`, { signal });
    const { models } = (await reply.json()) as { models?: unknown };
    if (!Array.isArray(models)) return false;
    return (models as Partial<Record<string, unknown>>[]).some(
      ({ name, size, size_vram }) => isCalled(model, name) && Number(size_vram) < Number(size),
    );
  }

  private count(model: string, by: number): void {
    const left = (this.underWay.get(model) ?? 0) + by;
    if (left > 0) this.underWay.set(model, left);
    else this.underWay.delete(model);
  }
}
