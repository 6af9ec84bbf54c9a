import { foldedWords } from '@vouchwell/rules';
import { bareCode, looksLikeCode, type Diagnosis } from './diagnosis.ts';
import { IdSet } from './id-set.ts';
import { firstNotBelow, prefixRange } from './sorted-texts.ts';
import { WordPostings } from './word-postings.ts';

export const SEARCH_LIMIT = 10;
/** A shorter word of a longer query is a word, not the start of a code. */
const CODE_WORD_LENGTH = 3;

type Wanted = (entry: Diagnosis) => boolean;

/**
 * The billable codes, in memory, for search as one types. Results are ranked: the exact code, then codes that
 * start with what was typed (with or without the dot), then codes whose description holds every typed word as
 * the start of one of its words; inside each rank those that are usual for equipment first, then by code. A typed word may also be the start of the code, so
 * that `e11 ulcer` narrows a group. What is typed with a dot is a code and nothing else.
 *
 * A code that another code extends heads a group and is never billable, so it is neither found nor answered:
 * an old edition's code steps back when a newer edition divides it.
 */
export class DiagnosisIndex {
  /** Sorted, without dots. */
  private readonly codes: string[] = [];
  /** Parallel to `codes`: where the entry of each stands. */
  private readonly ids: number[] = [];
  private readonly entries: Diagnosis[] = [];
  private readonly words = new WordPostings();

  get size(): number {
    return this.codes.length;
  }

  /** Adds, or replaces what stood under the same code. Quickest when codes come in order. */
  put(diagnosis: Diagnosis): void {
    const bare = bareCode(diagnosis.code);
    const id = this.entries.push(diagnosis) - 1;
    const at = firstNotBelow(this.codes, bare);
    if (this.codes[at] === bare) {
      this.ids[at] = id;
    } else {
      this.codes.splice(at, 0, bare);
      this.ids.splice(at, 0, id);
    }
    this.words.add(id, foldedWords(diagnosis.description));
  }

  /** What stands under a code, also a heading or one out of use; null where nothing does. */
  entry(code: string): Diagnosis | null {
    const bare = bareCode(code);
    const at = firstNotBelow(this.codes, bare);
    return this.codes[at] === bare ? this.entries[this.ids[at]!]! : null;
  }

  /** The billable code in use, written in any way; null for headings and unknown codes. */
  find(code: string): Diagnosis | null {
    const found = this.entry(code);
    return found?.is_active && !this.isHeading(code) ? found : null;
  }

  /** Whether billable codes continue this one, so that it only heads a group. */
  isHeading(code: string): boolean {
    const bare = bareCode(code);
    if (bare === '') return false;
    const at = firstNotBelow(this.codes, bare);
    const next = this.codes[this.codes[at] === bare ? at + 1 : at];
    return next !== undefined && next.startsWith(bare);
  }

  /** An empty query finds nothing. */
  search(query: string, limit = SEARCH_LIMIT): Diagnosis[] {
    const typed = query.trim();
    const isCode = looksLikeCode(typed);
    const byCode = isCode ? this.offeredByCode(bareCode(typed), limit) : [];
    if (byCode.length >= limit || (isCode && typed.includes('.'))) return byCode;
    const matches = this.holding(foldedWords(typed));
    if (!matches) return byCode;
    const known = new Set(byCode);
    const byWords = this.usualFirst(0, this.codes.length, matches, limit + known.size);
    return [...byCode, ...byWords.filter((entry) => !known.has(entry))].slice(0, limit);
  }

  /**
   * The billable codes that a query finds, or all where there is none, in the order of their codes, also those out of
   * use. What is typed may be a code's beginning or words.
   */
  list(query: string, wanted: Wanted): Diagnosis[] {
    const typed = query.trim();
    const all = this.codes.length;
    if (typed === '') return this.billable(0, all, null, all, wanted);
    const isCode = looksLikeCode(typed);
    const byCode = isCode
      ? this.billable(...prefixRange(this.codes, bareCode(typed)), null, all, wanted)
      : [];
    const matches = isCode && typed.includes('.') ? null : this.holding(foldedWords(typed));
    if (!matches) return byCode;
    const known = new Set(byCode);
    return [...byCode, ...this.billable(0, all, matches, all, (entry) => wanted(entry) && !known.has(entry))];
  }

  /** What codes are grouped by, sorted. */
  categories(): string[] {
    const named = this.ids.map((id) => this.entries[id]!.category).filter((name) => name !== null);
    return [...new Set(named)].sort();
  }

  private isExtended(at: number): boolean {
    return this.codes[at + 1]?.startsWith(this.codes[at]!) ?? false;
  }

  /** The exact code is the first. */
  private offeredByCode(prefix: string, limit: number): Diagnosis[] {
    const exact = this.find(prefix);
    const others = this.usualFirst(...prefixRange(this.codes, prefix), null, limit + 1);
    return (exact ? [exact, ...others.filter((entry) => entry !== exact)] : others).slice(0, limit);
  }

  /** Null where no word was typed. */
  private holding(words: readonly string[]): IdSet | null {
    let matches: IdSet | null = null;
    for (const word of new Set(words)) {
      const found = this.withWord(word);
      if (matches) matches.intersect(found);
      else matches = found;
    }
    return matches;
  }

  private withWord(word: string): IdSet {
    const found = new IdSet(this.entries.length);
    this.words.collect(word, found);
    if (word.length >= CODE_WORD_LENGTH && looksLikeCode(word)) {
      const [from, to] = prefixRange(this.codes, word);
      for (let at = from; at < to; at += 1) found.add(this.ids[at]!);
    }
    return found;
  }

  /** Those that are offered; what is usual for equipment comes first. */
  private usualFirst(from: number, to: number, among: IdSet | null, limit: number): Diagnosis[] {
    const usual = this.billable(from, to, among, limit, (entry) => entry.is_active && entry.usual);
    const others = (entry: Diagnosis) => entry.is_active && !entry.usual;
    return [...usual, ...this.billable(from, to, among, limit - usual.length, others)];
  }

  private billable(
    from: number,
    to: number,
    among: IdSet | null,
    limit: number,
    wanted: Wanted,
  ): Diagnosis[] {
    const found: Diagnosis[] = [];
    for (let at = from; at < to && found.length < limit; at += 1) {
      const id = this.ids[at]!;
      if (among && !among.has(id)) continue;
      const entry = this.entries[id]!;
      if (wanted(entry) && !this.isExtended(at)) found.push(entry);
    }
    return found;
  }
}
