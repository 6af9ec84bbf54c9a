import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ContentRequest, saysWords, type UpdateContentRequest } from '@vouchwell/contract';
import { demand } from '../kernel/access/access.ts';
import { Commit } from '../kernel/committing/commit.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { Ids } from '../kernel/committing/ids.ts';
import { SuggestionKeys } from '../kernel/vault/suggestion-keys.ts';
import { contentText } from './content-text.ts';
import { libraryDecider } from './library.decider.ts';
import { contentStream } from './library.events.ts';

export class AddContent extends Command<{ id: number }> {
  constructor(
    readonly body: ContentRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

export class ChangeContent extends Command<void> {
  constructor(
    readonly id: number,
    readonly body: UpdateContentRequest,
    readonly actor: Actor,
    /** The revision that the change was based on. */
    readonly basedOn?: number,
  ) {
    super();
  }
}

export class DeleteContent extends Command<void> {
  constructor(
    readonly id: number,
    readonly actor: Actor,
    readonly basedOn?: number,
  ) {
    super();
  }
}

@CommandHandler(AddContent)
export class AddContentHandler implements ICommandHandler<AddContent> {
  constructor(
    private readonly commit: Commit,
    private readonly ids: Ids,
  ) {}

  async execute({ body, actor }: AddContent): Promise<{ id: number }> {
    demand(actor, 'can_manage_rag');
    const id = await this.ids.next('content', actor);
    const rest = { is_active: true, avoid: body.avoid ?? false, origin: 'site' } as const;
    const command = { type: 'AddContent', content: { ...contentText(body), ...rest } } as const;
    await this.commit.to(contentStream(id), libraryDecider, command, actor);
    return { id };
  }
}

@CommandHandler(ChangeContent)
export class ChangeContentHandler implements ICommandHandler<ChangeContent> {
  constructor(private readonly commit: Commit) {}

  async execute({ id, body, actor, basedOn }: ChangeContent): Promise<void> {
    demand(actor, 'can_manage_rag');
    const { is_active, avoid } = body;
    const content = saysWords(body) ? contentText(body) : undefined;
    const command = { type: 'ChangeContent', content, is_active, avoid } as const;
    await this.commit.to(contentStream(id), libraryDecider, command, actor, { expected: basedOn });
  }
}

@CommandHandler(DeleteContent)
export class DeleteContentHandler implements ICommandHandler<DeleteContent> {
  constructor(
    private readonly commit: Commit,
    private readonly suggestions: SuggestionKeys,
  ) {}

  async execute({ id, actor, basedOn }: DeleteContent): Promise<void> {
    demand(actor, 'can_manage_rag');
    const command = { type: 'DeleteContent' } as const;
    await this.commit.to(contentStream(id), libraryDecider, command, actor, { expected: basedOn });
    await this.suggestions.destroy(id);
  }
}
