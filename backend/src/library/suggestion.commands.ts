import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ContentCategory } from '@vouchwell/contract';
import { Commit } from '../kernel/committing/commit.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { DomainError } from '../kernel/basics/problem.ts';
import { SuggestionKeys, suggestionSubject } from '../kernel/vault/suggestion-keys.ts';
import { categoriesOf, type CategoryFacts } from './categories.ts';
import { libraryDecider } from './library.decider.ts';
import { type ContentDetails, contentStream } from './library.events.ts';

/** A text that somebody's feedback offers to the library. */
export interface Suggestion {
  readonly content_id: number;
  readonly title: string;
  readonly content: string;
  readonly category: ContentCategory;
  readonly avoid: boolean;
  /** 1 to 5 */
  readonly quality_score: number;
}

/**
 * Puts a suggestion into the library: inactive and sealed, or in use and in the open once it is approved. Said
 * again, it changes nothing; what was deleted stays deleted. It asks for no right: feedback has checked who may
 * suggest and who may decide.
 */
export class PlaceSuggestion extends Command<void> {
  constructor(
    readonly suggestion: Suggestion,
    readonly isApproved: boolean,
    readonly actor: Actor,
  ) {
    super();
  }
}

/** Takes a suggestion that was withdrawn or rejected out of the library, and makes its text unreadable for good. */
export class RemoveSuggestion extends Command<void> {
  constructor(
    readonly contentId: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

const ATTEMPTS = 3;

@CommandHandler(PlaceSuggestion)
export class PlaceSuggestionHandler implements ICommandHandler<PlaceSuggestion> {
  constructor(private readonly commit: Commit) {}

  async execute(command: PlaceSuggestion): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.place(command);
      } catch (error) {
        const met = error instanceof DomainError && error.kind === 'conflict';
        if (!met || attempt === ATTEMPTS) throw error;
      }
    }
  }

  private async place({ suggestion, isApproved, actor }: PlaceSuggestion): Promise<void> {
    const stream = contentStream(suggestion.content_id);
    const { state, revision } = await this.commit.load(stream, libraryDecider);
    if (state.stage === 'none') {
      const content = { ...details(suggestion), is_active: isApproved };
      const subject = suggestionSubject(suggestion.content_id);
      await this.commit.to(stream, libraryDecider, { type: 'AddContent', content, subject }, actor);
    } else if (state.stage === 'kept' && isApproved) {
      // As an admin may have edited it meanwhile, and on exactly that version.
      const change = {
        type: 'ChangeContent',
        content: state.content,
        is_active: true,
        approved: true,
      } as const;
      await this.commit.to(stream, libraryDecider, change, actor, { expected: revision });
    }
  }
}

@CommandHandler(RemoveSuggestion)
export class RemoveSuggestionHandler implements ICommandHandler<RemoveSuggestion> {
  constructor(
    private readonly commit: Commit,
    private readonly keys: SuggestionKeys,
  ) {}

  async execute({ contentId, actor }: RemoveSuggestion): Promise<void> {
    const stream = contentStream(contentId);
    const { state } = await this.commit.load(stream, libraryDecider);
    if (state.stage === 'kept')
      await this.commit.to(stream, libraryDecider, { type: 'DeleteContent' }, actor);
    await this.keys.destroy(contentId);
  }
}

function details({ title, content, category, avoid, quality_score }: Suggestion): ContentDetails {
  return {
    content_type: 'sample_note',
    title,
    content,
    category,
    subcategory: null,
    tags: [],
    quality_score,
    is_active: false,
    avoid,
    origin: 'feedback',
  };
}

/** A note of several categories is an example for none of them in particular. */
export function suggestionCategory(facts: CategoryFacts): ContentCategory {
  const [first, ...more] = categoriesOf(facts);
  return first && more.length === 0 ? first : 'general';
}
