import MiniSearch from 'minisearch';
import { setImmediate as breath } from 'node:timers/promises';
import type { RetrievableContent } from '../../kernel/retrieval.port.ts';
import { wordsOf } from './words.ts';

/** A query of more words than this is cut: a case of a hundred items says nothing new after these. */
const MOST_WORDS = 96;
/** So many contents are taken in at a time before other requests have their turn. */
const AT_ONCE = 20;

/** BM25+ over title, tags and text, in memory. */
export class LexicalIndex {
  private readonly taken = new Map<number, RetrievableContent>();
  private readonly search = new MiniSearch<RetrievableContent>({
    fields: ['title', 'tags', 'content'],
    extractField: (content, field) =>
      field === 'tags' ? content.tags.join(' ') : content[field as 'id' | 'title' | 'content'],
    tokenize: wordsOf,
    processTerm: (term) => term,
  });

  /** Takes in what is new or of another version and forgets what is no longer there. One call at a time. */
  async follow(contents: readonly RetrievableContent[]): Promise<void> {
    const present = new Map(contents.map(({ id, version }) => [id, version]));
    for (const old of [...this.taken.values()]) if (present.get(old.id) !== old.version) this.forget(old);
    const fresh = contents.filter(({ id }) => !this.taken.has(id));
    for (const [index, content] of fresh.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await breath();
      this.search.add(content);
      this.taken.set(content.id, content);
    }
  }

  /** Those among `allowed` that share a word with the text, best first. */
  rank(text: string, allowed: ReadonlySet<number>): number[] {
    const words = [...new Set(wordsOf(text))].slice(0, MOST_WORDS);
    return this.search
      .search(words.join(' '), {
        filter: ({ id }) => allowed.has(id as number),
        boost: { title: 2, tags: 1.5 },
      })
      .sort((a, b) => b.score - a.score || (a.id as number) - (b.id as number))
      .map(({ id }) => id as number);
  }

  private forget(content: RetrievableContent): void {
    // Not `discard`: its leftovers would weigh in the rarity of words until some later clean-up.
    this.search.remove(content);
    this.taken.delete(content.id);
  }
}
