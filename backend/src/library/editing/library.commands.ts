import { CommandHandler } from '@nestjs/cqrs';
import { demand } from '../../kernel/access/access.ts';
import { type Handles, Way } from '../../kernel/commanding/way.ts';
import { type Done, Wish } from '../../kernel/commanding/wish.ts';
import type { Actor } from '../../kernel/deciding/decider.ts';
import { Ids } from '../../kernel/committing/ids.ts';
import { LastingWords } from '../../patients/public.ts';
import { SuggestionKeys } from '../../kernel/vault/suggestion-keys.ts';
import { type LibraryCommand, libraryDecider } from '../contents/library.decider.ts';
import { contentStream, type LibraryEvent } from '../contents/library.events.ts';
import { SuggestionClearing } from '../suggestions/suggestion-clearing.ts';

/** What a start finds unsettled, the program places. */
export class ContentWish extends Wish<LibraryCommand, LibraryEvent, Actor> {}

type Handled = Handles<ContentWish, typeof libraryDecider>;

@CommandHandler(ContentWish)
export class ContentHandler implements Handled {
  readonly decider = libraryDecider;
  readonly stream = contentStream;

  constructor(
    private readonly way: Way,
    private readonly ids: Ids,
    private readonly suggestions: SuggestionKeys,
    private readonly clearing: SuggestionClearing,
    private readonly words: LastingWords,
  ) {}

  execute(wish: ContentWish) {
    return this.way.take(wish, this);
  }

  /** Suggestions ask for no right here: feedback has checked who may suggest and who may decide. */
  authorise({ asked, actor }: ContentWish): void {
    if (asked.type !== 'PlaceSuggestion' && asked.type !== 'RemoveSuggestion')
      demand(actor, 'can_manage_rag');
  }

  readonly enrich: Handled['enrich'] = {
    AddContent: async (command, { actor }) => {
      await this.words.demandNameless(command.content);
      return { command, id: await this.ids.next('content', actor) };
    },
    ChangeContent: async (command) => {
      if (command.content) await this.words.demandNameless(command.content);
      return { command };
    },
  };

  /** What nobody approved, or what is taken out for its patient's sake, can no longer be read once it is deleted. */
  async after({ id }: Done, { asked }: ContentWish): Promise<void> {
    if (asked.type === 'RemoveSuggestion') await this.suggestions.destroy(id);
    if (asked.type === 'DeleteContent') await this.clearing.clear(id);
  }
}
