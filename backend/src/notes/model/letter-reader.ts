import { ModelError } from '../../kernel/ports/model.port.ts';
import {
  isCircling,
  isClosing,
  isData,
  isForeign,
  isFrame,
  isOpener,
  isRefusal,
  isRemark,
  isSalutation,
  withoutMarkdown,
} from './letter-habits.ts';

/** A sentence that stands there so often, and the model is stopped: it runs in circles. */
const OFTEN = 3;
/** Words: a shorter line after a closing is part of the signature. */
const SIGNATURE = 8;
/** Words: a line that breaks off after so many was to be a sentence, and so was what follows one on its line. */
const UNFINISHED = 6;
/** Characters after which its language is known. */
const FOREIGN_BY = 4000;
/** Characters without an end after which it is looked at all the same. */
const LONG = 600;

const THOUGHT = 'think(?:ing)?|thought|reasoning|reflection|analysis';
const OPENS = new RegExp(`<(?:${THOUGHT})>`, 'i');
const CLOSES = new RegExp(`</(?:${THOUGHT})>`, 'i');

/** Up to the end of a line or sentence. `3.5` and `Dr. Sample` are in the middle of one. */
const UNIT = /^[^\n]*?(?:\n|(?<!\b(?:Mr|Mrs|Ms|Dr|St|No))[.!?]["”)]?[ \t]+(?=[^\s]))/;

/**
 * Reads a letter as a model writes it, sentence by sentence, and lets through what belongs in one: no talk to whoever
 * asked, no Markdown, no thinking aloud, no frame of sender, date and signature, which the letter has around its text,
 * and no half sentence at its end. A model that runs in circles, declines, or writes in another language is stopped.
 * `own`: a text whose lines are a person's, and stay whatever they are.
 */
export class LetterReader {
  private held = '';
  private whole = '';
  private atLineStart = true;
  private thinks = false;
  private signed = false;
  private ended = false;
  /** A blank line, until what follows it is let through; more than one is one. */
  private gap = '';
  private readonly said = new Map<string, number>();
  private readonly own: ReadonlySet<string>;

  constructor(own = '') {
    this.own = new Set(own.split('\n').map((line) => line.trim()));
  }

  /** What may be shown now. @throws ModelError refused where it is no letter */
  add(piece: string): string {
    this.held += piece;
    let shown = '';
    for (let unit = UNIT.exec(this.held); unit; unit = UNIT.exec(this.held)) {
      this.held = this.held.slice(unit[0].length);
      shown += this.take(unit[0]);
    }
    if (this.held.length <= LONG) return shown;
    if (isCircling(this.held)) throw circles();
    // What has no end is let through in pieces, so that no text takes long to read.
    return this.held.length > 2 * LONG ? shown + this.unended() : shown;
  }

  private unended(): string {
    const at = this.held.lastIndexOf(' ') + 1 || this.held.length;
    const unit = this.held.slice(0, at);
    this.held = this.held.slice(at);
    return this.take(unit);
  }

  /** The rest. @throws ModelError refused; or empty where nothing of a letter was written */
  end(): string {
    const rest = this.held;
    this.held = '';
    const isLong = !this.atLineStart || rest.split(/\s+/).length >= UNFINISHED;
    const isCut = isLong && !/[.!?:)\]"”]\s*$/.test(rest);
    const shown = isCut && !this.own.has(rest.trim()) ? '' : this.take(rest);
    if (this.text === '' || isSalutation(this.text))
      throw new ModelError('empty', 'The model wrote nothing that belongs in a letter.');
    return shown;
  }

  /** All of it, where its writer will not go on: without the half sentence at its end. @throws ModelError as `end` */
  brokenOff(): string {
    const rest = this.held;
    this.held = '';
    if (/[.!?]["”)]?\s*$/.test(rest)) this.take(rest);
    return this.text;
  }

  /** All that was let through. */
  get text(): string {
    return this.whole.trim();
  }

  private take(unit: string): string {
    const [startsLine, endsLine] = [this.atLineStart, unit.endsWith('\n')];
    this.atLineStart = endsLine;
    const heard = this.withoutThought(unit);
    const text = withoutMarkdown(heard, startsLine);
    const words = text.trim();
    if (words === '') {
      if (endsLine && this.whole !== '' && this.gap === '') this.gap = '\n';
      return '';
    }
    const isLine = startsLine && (endsLine || this.held === '');
    if (!this.own.has(words) && this.isLeftOut(words, startsLine, isLine)) return '';
    this.count(words);
    const shown = this.gap + (this.whole === '' ? text.trimStart() : text);
    this.gap = '';
    this.whole += shown;
    if (this.whole.length < FOREIGN_BY && isForeign(this.whole))
      throw refused('The model did not write in English.');
    return shown;
  }

  private isLeftOut(words: string, startsLine: boolean, isLine: boolean): boolean {
    if (isRefusal(words) && (this.whole === '' || isSalutation(this.text)))
      throw refused('The model declined to write this note.');
    if (this.whole === '') {
      if (isData(words)) throw refused('The model wrote data instead of a letter.');
      if (isOpener(words)) return true;
    }
    this.ended ||= startsLine && this.whole !== '' && isRemark(words);
    if (this.ended || (isLine && isFrame(words))) return true;
    if (isLine && isClosing(words)) return (this.signed = true);
    if (this.signed && isLine && words.split(/\s+/).length < SIGNATURE && !/^ATTEST|^CERTIF/.test(words))
      return true;
    this.signed = false;
    return false;
  }

  /** A lone end of thinking: all before it was thought. */
  private withoutThought(unit: string): string {
    let text = unit;
    if (!this.thinks && CLOSES.test(text) && !OPENS.test(text)) {
      this.whole = '';
      return text.slice(text.search(CLOSES)).replace(CLOSES, '');
    }
    if (!this.thinks && OPENS.test(text)) {
      const at = text.search(OPENS);
      this.thinks = true;
      return text.slice(0, at) + this.withoutThought(text.slice(at).replace(OPENS, ''));
    }
    if (!this.thinks) return text;
    if (!CLOSES.test(text)) return '';
    this.thinks = false;
    text = text.slice(text.search(CLOSES)).replace(CLOSES, '');
    return text;
  }

  private count(words: string): void {
    if (words.split(/\s+/).length < 4) return;
    const times = (this.said.get(words) ?? 0) + 1;
    this.said.set(words, times);
    if (times >= OFTEN || isCircling(words)) throw circles();
  }
}

const refused = (sentence: string) => new ModelError('refused', sentence);
const circles = () => refused('The model wrote the same words again and again.');
