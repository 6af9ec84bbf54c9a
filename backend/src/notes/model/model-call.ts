import { createHash } from 'node:crypto';
import type { ModelCallEnd } from '../../kernel/access/access.events.ts';
import type { LanguageModel, Prompt } from '../../kernel/ports/model.port.ts';
import type { NotePrompt } from '../prompt/prompt.ts';

/** What a model was asked for one note, as far as that came: known also where no note comes of it. */
export class ModelCall {
  /** SHA-256 over all prompts, in their order. */
  private readonly hash = createHash('sha256');
  private readonly used = new Map<number, NotePrompt['contents'][number]>();
  private prompts = 0;
  private digest: string | null = null;
  private next: NotePrompt['contents'] = [];

  constructor(private readonly asked: LanguageModel) {}

  /** The model; what is sent to it is noted when it goes. */
  get model(): LanguageModel {
    const { asked } = this;
    return {
      ...asked,
      write: (prompt, options) => {
        const contents = this.next;
        return asked.write(prompt, {
          ...options,
          sending: (digest) => this.goes(prompt, contents, digest),
        });
      },
      answers: () => asked.answers(),
    };
  }

  /** Of the library, in the prompt that is asked next. */
  readonly holds = (contents: NotePrompt['contents']): void => {
    this.next = contents;
  };

  /** As it stands. */
  get sent(): Pick<ModelCallEnd, 'provider' | 'model' | 'digest' | 'prompts' | 'prompt_hash' | 'contents'> {
    const { provider, model } = this.asked;
    const { digest, prompts } = this;
    const prompt_hash = prompts === 0 ? null : this.hash.copy().digest('hex');
    return { provider, model, digest, prompts, prompt_hash, contents: [...this.used.values()] };
  }

  private goes(prompt: Prompt, contents: NotePrompt['contents'], digest: string | null): void {
    this.hash.update(hashed(prompt));
    this.prompts += 1;
    this.digest = digest;
    for (const content of contents) this.used.set(content.id, content);
  }
}

/** What of a prompt its hash is taken of. */
export function hashed({ system, user }: Prompt): string {
  return JSON.stringify([system, user]);
}
