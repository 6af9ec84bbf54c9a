import { type Passage, type PromptTexts, readPrompt, spaced, plainWords } from './prompt-passages.ts';

/** Words, and what may stand invisibly inside them. */
const WORD = /[\p{L}\p{N}\p{M}\p{Cf}]+/gu;
/** A longer run of letters is no word of a prompt: it need not wait for its end. */
const LONGEST_WORD = 64;

/** A place in a passage up to which the last words agree with it. */
interface Match {
  readonly passage: Passage;
  readonly next: number;
  readonly length: number;
}

/**
 * Reads what a model writes, piece by piece, and refuses as soon as it repeats what it was told: a long run of
 * words, or a token that stands nowhere else. What could be the beginning of such a run is held back, so that no
 * part of it is ever shown; that is less than the longest run (`Passage.limit` words), and mostly nothing.
 * Deterministic. It finds what is repeated word for word, not what is retold in other words.
 */
export class PromptGuard {
  private readonly starts = new Map<string, Match[]>();
  private readonly open: string;
  private readonly longest: number;
  private live: readonly Match[] = [];
  /** The last words, for looking them up in the open texts. */
  private recent: string[] = [];
  /** Not yet let through. */
  private held = '';
  /** Where the words of `held` begin. */
  private begins: number[] = [];
  /** Up to here `held` has been read. */
  private read = 0;
  private refused = false;

  constructor(texts: PromptTexts) {
    const { passages, open } = readPrompt(texts);
    this.open = open;
    this.longest = Math.max(1, ...passages.map(({ limit }) => limit));
    for (const passage of passages) {
      passage.words.forEach((word, at) => {
        const known = this.starts.get(word) ?? [];
        known.push({ passage, next: at + 1, length: 1 });
        this.starts.set(word, known);
      });
    }
  }

  /** The text that may be shown now; null: refused, now and from now on. */
  add(piece: string): string | null {
    this.held += piece;
    return this.readOn(false);
  }

  /** What was still held back; null: refused. */
  end(): string | null {
    return this.readOn(true);
  }

  private readOn(atEnd: boolean): string | null {
    WORD.lastIndex = this.read;
    let from = this.held.length;
    for (let match = WORD.exec(this.held); match && !this.refused; match = WORD.exec(this.held)) {
      const [word] = match;
      const isWhole = atEnd || WORD.lastIndex < this.held.length || word.length > LONGEST_WORD;
      if (!isWhole) {
        from = match.index;
        break;
      }
      for (const part of plainWords(word)) this.step(part, match.index);
    }
    if (this.refused) return null;
    return this.release(from, atEnd);
  }

  private step(word: string, at: number): void {
    this.begins.push(at);
    this.recent = [...this.recent, word].slice(-this.longest);
    const going = this.live.flatMap(({ passage, next, length }) =>
      passage.words[next] === word ? [{ passage, next: next + 1, length: length + 1 }] : [],
    );
    this.live = [...going, ...(this.starts.get(word) ?? [])];
    this.refused ||= this.live.some((match) => this.isRepeated(match));
  }

  private isRepeated({ passage, length }: Match): boolean {
    if (length < passage.limit) return false;
    return !this.open.includes(spaced(this.recent.slice(-passage.limit)));
  }

  /** `from`: where a word begins that is not whole yet. */
  private release(from: number, atEnd: boolean): string {
    const back = Math.max(0, ...this.live.map(({ passage, length }) => Math.min(length, passage.limit - 1)));
    const until = atEnd || back === 0 ? from : Math.min(from, this.begins.at(-back) ?? 0);
    const text = this.held.slice(0, until);
    this.held = this.held.slice(until);
    this.read = from - until;
    this.begins = this.begins.filter((at) => at >= until).map((at) => at - until);
    return text;
  }
}
