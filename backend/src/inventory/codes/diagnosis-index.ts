import { foldedWords } from '@vouchwell/rules';
import { holdsOn } from './editions.ts';
import { bareCode, looksLikeCode, type Diagnosis } from './diagnosis.ts';
import type { IdSet } from './id-set.ts';
import { firstNotBelow, prefixRange } from './sorted-texts.ts';
import { WordPostings } from './word-postings.ts';

export const SEARCH_LIMIT = 10;
/** A shorter word of a longer query is a word, not the start of a code. */
const CODE_WORD_LENGTH = 3;

type Wanted = (entry: Diagnosis) => boolean;

/** Codes from one place to before another, sorted by code; `among`: of these alone. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly among: IdSet | null;
}

/**
 * The billable codes, in memory, for search as one types. Results are ranked: the exact code, then codes that
 * start with what was typed (with or without the dot), then codes whose description holds every typed word as
 * the start of one of its words; inside each rank those that are usual for equipment first, then by code. A typed word may also be the start of the code, so
 * that `e11 ulcer` narrows a group. What is typed with a dot is a code and nothing else.
 *
 * What is found holds on a day, `YYYY-MM-DD`. A code that another code extends on that day heads a group and is not
 * billable, so it is neither found nor answered: an old edition's code steps back when a newer edition divides it.
 */
export class DiagnosisIndex {
  /** Sorted, without dots. */
  private readonly codes: string[] = [];
  /** Parallel to `codes`: where the entry of each stands. */
  private readonly ids: number[] = [];
  /** Sorted: those codes that are usual for equipment, as `codes` holds them. */
  private readonly usual: string[] = [];
  private readonly entries: Diagnosis[] = [];
  private readonly words = new WordPostings();

  get size(): number {
    return this.codes.length;
  }

  /** Adds, or replaces what stood under the same code. Quickest when codes come in order. */
  put(diagnosis: Diagnosis): void {
    const bare = bareCode(diagnosis.code);
    const at = firstNotBelow(this.codes, bare);
    const known = this.codes[at] === bare ? this.ids[at]! : null;
    this.markUsual(bare, diagnosis.usual);
    if (known !== null && this.entries[known]!.description === diagnosis.description) {
      this.entries[known] = diagnosis;
      return;
    }
    const id = this.entries.push(diagnosis) - 1;
    if (known === null) {
      this.codes.splice(at, 0, bare);
      this.ids.splice(at, 0, id);
    } else {
      this.ids[at] = id;
    }
    this.words.add(id, foldedWords(diagnosis.description));
  }

  private markUsual(bare: string, usual: boolean): void {
    const at = firstNotBelow(this.usual, bare);
    const marked = this.usual[at] === bare;
    if (usual && !marked) this.usual.splice(at, 0, bare);
    if (!usual && marked) this.usual.splice(at, 1);
  }

  /** What stands under a code, also a heading or one out of use; null where nothing does. */
  entry(code: string): Diagnosis | null {
    const bare = bareCode(code);
    const at = firstNotBelow(this.codes, bare);
    return this.codes[at] === bare ? this.entries[this.ids[at]!]! : null;
  }

  /** The billable code in use, written in any way; null for headings, unknown codes and those that do not hold. */
  find(code: string, day: string): Diagnosis | null {
    const found = this.entry(code);
    return found?.is_active && holdsOn(found.validity, day) && !this.isHeading(code, day) ? found : null;
  }

  /** Whether billable codes continue this one on that day, so that it only heads a group. */
  isHeading(code: string, day: string): boolean {
    const bare = bareCode(code);
    return bare !== '' && this.isContinued(firstNotBelow(this.codes, bare), bare, day);
  }

  /** Those of the codes that continue this one which are billable on that day, in the order of their codes. */
  continuing(code: string, day: string): Diagnosis[] {
    const bare = bareCode(code);
    const [from, to] = prefixRange(this.codes, bare);
    return this.billable({ from, to, among: null }, day, this.codes.length, (entry) =>
      holdsOn(entry.validity, day),
    );
  }

  /** An empty query finds nothing. */
  search(query: string, day: string, limit = SEARCH_LIMIT): Diagnosis[] {
    const typed = query.trim();
    const isCode = looksLikeCode(typed);
    const byCode = isCode ? this.offeredByCode(bareCode(typed), day, limit) : [];
    if (byCode.length >= limit || (isCode && typed.includes('.'))) return byCode;
    const among = this.holding(foldedWords(typed));
    if (!among) return byCode;
    const known = new Set(byCode);
    const byWords = this.usualFirst({ from: 0, to: this.codes.length, among }, day, limit + known.size);
    return [...byCode, ...byWords.filter((entry) => !known.has(entry))].slice(0, limit);
  }

  /**
   * The codes that a query finds, or all where there is none, in the order of their codes: also those out of use, and
   * those that do not hold on that day, but no headings. What is typed may be a code's beginning or words.
   */
  list(query: string, day: string, wanted: Wanted): Diagnosis[] {
    const typed = query.trim();
    const all = { from: 0, to: this.codes.length, among: null };
    const listed = (range: Range, wanted: Wanted) => this.billable(range, day, all.to, wanted);
    if (typed === '') return listed(all, wanted);
    const isCode = looksLikeCode(typed);
    const [from, to] = isCode ? prefixRange(this.codes, bareCode(typed)) : [0, 0];
    const byCode = listed({ from, to, among: null }, wanted);
    const among = isCode && typed.includes('.') ? null : this.holding(foldedWords(typed));
    if (!among) return byCode;
    const known = new Set(byCode);
    return [...byCode, ...listed({ ...all, among }, (entry) => wanted(entry) && !known.has(entry))];
  }

  /** What codes are grouped by, sorted. */
  categories(): string[] {
    const named = this.ids.map((id) => this.entries[id]!.category).filter((name) => name !== null);
    return [...new Set(named)].sort();
  }

  /** `at`: where the code stands or would stand. */
  private isContinued(at: number, bare: string, day: string): boolean {
    for (let next = at; this.codes[next]?.startsWith(bare); next += 1) {
      if (this.codes[next] === bare) continue;
      if (holdsOn(this.entries[this.ids[next]!]!.validity, day)) return true;
    }
    return false;
  }

  /** The exact code is the first. */
  private offeredByCode(prefix: string, day: string, limit: number): Diagnosis[] {
    const exact = this.find(prefix, day);
    const [from, to] = prefixRange(this.codes, prefix);
    const others = this.usualFirst({ from, to, among: null }, day, limit + 1);
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
    const found = this.words.holding(word, this.entries.length);
    if (word.length >= CODE_WORD_LENGTH && looksLikeCode(word)) {
      const [from, to] = prefixRange(this.codes, word);
      for (let at = from; at < to; at += 1) found.add(this.ids[at]!);
    }
    return found;
  }

  /** Those that are offered; what is usual for equipment comes first. */
  private usualFirst(range: Range, day: string, limit: number): Diagnosis[] {
    const offered = ({ is_active, validity }: Diagnosis) => is_active && holdsOn(validity, day);
    const usual: Diagnosis[] = [];
    for (const at of this.usualWithin(range)) {
      if (usual.length === limit) return usual;
      usual.push(...this.billable({ ...range, from: at, to: at + 1 }, day, 1, offered));
    }
    const others = (entry: Diagnosis) => !entry.usual && offered(entry);
    return [...usual, ...this.billable(range, day, limit - usual.length, others)];
  }

  /** The places of those that are usual: hundreds among tens of thousands. */
  private *usualWithin({ from, to }: Range): Generator<number> {
    const [first, last] = [this.codes[from], this.codes[to - 1]];
    if (first === undefined || last === undefined) return;
    for (let at = firstNotBelow(this.usual, first); at < this.usual.length; at += 1) {
      const code = this.usual[at]!;
      if (code > last) return;
      yield firstNotBelow(this.codes, code);
    }
  }

  private billable({ from, to, among }: Range, day: string, limit: number, wanted: Wanted): Diagnosis[] {
    const found: Diagnosis[] = [];
    for (let at = from; at < to && found.length < limit; at += 1) {
      const id = this.ids[at]!;
      if (among && !among.has(id)) continue;
      const entry = this.entries[id]!;
      if (wanted(entry) && !this.isContinued(at, this.codes[at]!, day)) found.push(entry);
    }
    return found;
  }
}
