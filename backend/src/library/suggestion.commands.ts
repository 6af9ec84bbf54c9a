import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ContentCategory } from '@vouchwell/contract';
import { Commit } from '../kernel/commit.ts';
import type { Actor } from '../kernel/decider.ts';
import { DomainError } from '../kernel/problem.ts';
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

/** What a suggestion is to become: inactive in the library, in use, or gone. */
export type SuggestionTarget = 'present' | 'active' | 'absent';

/**
 * Brings the library to where a suggestion was decided to stand; said again, it changes nothing. It asks for no
 * right: feedback has checked who may suggest and who may decide.
 */
export class PlaceSuggestion extends Command<void> {
  constructor(
    readonly suggestion: Suggestion,
    readonly target: SuggestionTarget,
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

  private async place({ suggestion, target, actor }: PlaceSuggestion): Promise<void> {
    const stream = contentStream(suggestion.content_id);
    const { state, revision } = await this.commit.load(stream, libraryDecider);
    // What was deleted stays deleted, whoever deleted it.
    if (state.stage === 'deleted') return;
    if (state.stage === 'none') {
      if (target === 'absent') return;
      const content = { ...details(suggestion), is_active: target === 'active' };
      await this.commit.to(stream, libraryDecider, { type: 'AddContent', content }, actor);
      return;
    }
    if (target === 'absent') {
      await this.commit.to(stream, libraryDecider, { type: 'DeleteContent' }, actor);
    } else if (target === 'active') {
      // As an admin may have edited it meanwhile, and on exactly that version.
      const change = { type: 'ChangeContent', content: state.content, is_active: true } as const;
      await this.commit.to(stream, libraryDecider, change, actor, { expected: revision });
    }
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
