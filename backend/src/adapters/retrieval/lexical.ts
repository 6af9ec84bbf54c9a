import MiniSearch from 'minisearch';
import { inSlices } from '../../kernel/basics/slices.ts';
import type { RetrievableContent } from '../../kernel/ports/retrieval.port.ts';
import { searchTerms } from './words.ts';

/** Of a long query only the rarest words count. */
const MOST_WORDS = 20;
/** In a library of more than twice as many, what most contents say tells none from another and takes the most time. */
const COMMON = 50;
/** So many characters are taken in at a time before other requests have their turn; a content has 50,000 at most. */
const AT_ONCE = 20_000;
/** So many different words of one text; a long letter has some 1,500. A list of words must not fill the memory. */
const DIFFERENT = 2_000;

/** BM25+ over title, tags and text, in memory. */
export class LexicalIndex {
  private readonly taken = new Map<number, RetrievableContent>();
  /** How many contents have a word. */
  private readonly holders = new Map<string, number>();
  private readonly search = new MiniSearch<RetrievableContent>({
    fields: ['title', 'tags', 'content'],
    extractField: (content, field) =>
      field === 'tags' ? content.tags.join(' ') : content[field as 'id' | 'title' | 'content'],
    tokenize: indexed,
    processTerm: (term) => term,
  });

  /** Takes in what is new or of another version and forgets what is no longer there. One call at a time. */
  async follow(contents: readonly RetrievableContent[]): Promise<void> {
    await this.keepOnly(contents);
    const fresh = contents.filter(({ id }) => !this.taken.has(id));
    for await (const some of inSlices(fresh, AT_ONCE, lengthOf))
      for (const content of some) this.take(content);
  }

  /** Forgets all but these as they are now. One call at a time. */
  async keepOnly(contents: readonly RetrievableContent[]): Promise<void> {
    const present = new Map(contents.map(({ id, version }) => [id, version]));
    const old = [...this.taken.values()].filter(({ id, version }) => present.get(id) !== version);
    for await (const some of inSlices(old, AT_ONCE, lengthOf))
      for (const content of some) this.forget(content);
  }

  /** Those among `allowed` that share a word with the text, best first. */
  rank(text: string, allowed: ReadonlySet<number>): number[] {
    const words = this.telling(text);
    return this.search
      .search(words.join(' '), {
        filter: ({ id }) => allowed.has(id as number),
        boost: { title: 2, tags: 1.5 },
      })
      .sort((a, b) => b.score - a.score || (a.id as number) - (b.id as number))
      .map(({ id }) => id as number);
  }

  /** The words of a query that can tell one content from another. */
  private telling(text: string): string[] {
    const known = [...new Set(searchTerms(text))]
      .map((word) => ({ word, holders: this.holders.get(word) ?? 0 }))
      .filter(({ holders }) => holders > 0)
      .sort((a, b) => a.holders - b.holders)
      .slice(0, MOST_WORDS);
    const common = Math.max(COMMON, this.taken.size / 2);
    const rare = known.filter(({ holders }) => holders <= common);
    return (rare.length > 0 ? rare : known).map(({ word }) => word);
  }

  private take(content: RetrievableContent): void {
    this.search.add(content);
    this.taken.set(content.id, content);
    this.count(content, 1);
  }

  private count({ title, tags, content }: RetrievableContent, more: 1 | -1): void {
    for (const word of new Set(indexed([title, ...tags, content].join(' ')))) {
      const holders = (this.holders.get(word) ?? 0) + more;
      if (holders > 0) this.holders.set(word, holders);
      else this.holders.delete(word);
    }
  }

  private forget(content: RetrievableContent): void {
    // Not `discard`: its leftovers would weigh in the rarity of words until some later clean-up.
    this.search.remove(content);
    this.taken.delete(content.id);
    this.count(content, -1);
  }
}

const lengthOf = ({ content }: RetrievableContent) => content.length;

/** The words of a text that the index takes. */
function indexed(text: string): string[] {
  const taken = new Set<string>();
  return searchTerms(text).filter((word) => {
    if (taken.size < DIFFERENT) taken.add(word);
    return taken.has(word);
  });
}
