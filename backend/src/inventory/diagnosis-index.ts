import { foldedWords } from '@vouchwell/rules';
import { bareCode, looksLikeCode, type Diagnosis } from './diagnosis.ts';
import { IdSet } from './id-set.ts';
import { firstNotBelow, prefixRange } from './sorted-texts.ts';
import { WordPostings } from './word-postings.ts';

export const SEARCH_LIMIT = 10;
/** A shorter word of a longer query is a word, not the start of a code. */
const CODE_WORD_LENGTH = 3;

/**
 * The billable codes, in memory, for search as one types. Results are ranked: the exact code, then codes that
 * start with what was typed (with or without the dot), then codes whose description holds every typed word as
 * the start of one of its words; inside each rank by code. A typed word may also be the start of the code, so
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

  /** Takes a deactivated code out; an unknown one is ignored. */
  remove(code: string): void {
    const bare = bareCode(code);
    const at = firstNotBelow(this.codes, bare);
    if (this.codes[at] !== bare) return;
    this.codes.splice(at, 1);
    this.ids.splice(at, 1);
  }

  /** The billable code, written in any way; null for headings and unknown codes. */
  find(code: string): Diagnosis | null {
    const bare = bareCode(code);
    const at = firstNotBelow(this.codes, bare);
    return this.codes[at] === bare && !this.isExtended(at) ? this.entries[this.ids[at]!]! : null;
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
    const byCode = looksLikeCode(typed) ? this.startingWith(bareCode(typed), limit) : [];
    if (byCode.length >= limit || (looksLikeCode(typed) && typed.includes('.'))) return byCode;
    const known = new Set(byCode);
    const byWords = this.holding(foldedWords(typed), limit + known.size).filter((entry) => !known.has(entry));
    return [...byCode, ...byWords].slice(0, limit);
  }

  private isExtended(at: number): boolean {
    return this.codes[at + 1]?.startsWith(this.codes[at]!) ?? false;
  }

  /** Code order is the rank: the exact code is the first of those that it starts. */
  private startingWith(prefix: string, limit: number): Diagnosis[] {
    const [from, to] = prefixRange(this.codes, prefix);
    return this.billable(from, to, limit, null);
  }

  private holding(words: readonly string[], limit: number): Diagnosis[] {
    let matches: IdSet | null = null;
    for (const word of new Set(words)) {
      const found = this.withWord(word);
      if (matches) matches.intersect(found);
      else matches = found;
    }
    return matches ? this.billable(0, this.codes.length, limit, matches) : [];
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

  private billable(from: number, to: number, limit: number, among: IdSet | null): Diagnosis[] {
    const found: Diagnosis[] = [];
    for (let at = from; at < to && found.length < limit; at += 1) {
      const id = this.ids[at]!;
      if ((among === null || among.has(id)) && !this.isExtended(at)) found.push(this.entries[id]!);
    }
    return found;
  }
}
