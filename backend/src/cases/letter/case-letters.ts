import { Inject, Injectable } from '@nestjs/common';
import { type Letter, type LetterFrame, letterText } from '@vouchwell/document';
import { marksToConfirm } from '@vouchwell/rules';
import { DocumentMarks, type SignedDocument } from '../../genuine/public.ts';
import type { IssuedDocument } from '../../kernel/access/access.events.ts';
import type { Clock } from '../../kernel/basics/clock.ts';
import { SiteTime } from '../../kernel/basics/site-time.ts';
import { CLOCK, LETTER_RENDERER, TEXT_WORK } from '../../kernel/basics/tokens.ts';
import type { Asker } from '../../kernel/ports/asker.ts';
import type { LetterRenderer } from '../../kernel/ports/letter-renderer.port.ts';
import type { TextWork } from '../../kernel/ports/text-work.port.ts';
import { SiteQueries } from '../../site/public.ts';
import { caseStream } from '../record/case.events.ts';
import { CaseReadiness } from '../evidence/case-readiness.ts';
import { framedLetter } from './case.letter.ts';
import { LetterPaper } from './letter-paper.ts';
import type { CaseDoc } from '../reading/case.projections.ts';

/** A letter as it is shown or leaves. */
export interface DrawnLetter {
  readonly bytes: Buffer;
  readonly letter: Letter;
  /** What is kept of it, so that whoever holds it can ask whether it is genuine; null: it is not signed. */
  readonly document: IssuedDocument | null;
}

/** A case that was read from the log and compared with what was signed, the note that is wanted, and who asks. */
type Wanted = readonly [doc: CaseDoc, noteId: number | undefined, asker: Asker];

interface Framed {
  readonly letter: Letter;
  readonly frame: LetterFrame;
  readonly signed: SignedDocument | null;
}

@Injectable()
export class CaseLetters {
  constructor(
    private readonly site: SiteQueries,
    private readonly paper: LetterPaper,
    private readonly time: SiteTime,
    private readonly marks: DocumentMarks,
    private readonly readiness: CaseReadiness,
    @Inject(LETTER_RENDERER) private readonly renderer: LetterRenderer,
    @Inject(TEXT_WORK) private readonly text: TextWork,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The pages as they are looked at and printed. */
  shown(...wanted: Wanted): Promise<DrawnLetter> {
    return this.drawn(wanted, 'shown');
  }

  /** The file that leaves; signed, it is sealed with the site's own certificate. */
  pdf(...wanted: Wanted): Promise<DrawnLetter> {
    return this.drawn(wanted, 'leaves');
  }

  async txt(...wanted: Wanted): Promise<DrawnLetter> {
    const { letter, frame, signed } = await this.framed(...wanted);
    const genuine = signed && this.marks.mark(signed);
    const bytes = Buffer.from(letterText(letter, { ...frame, ...(genuine && { genuine }) }));
    return { bytes, letter, document: signed && this.marks.issued(signed, bytes) };
  }

  private async drawn([doc, noteId, asker]: Wanted, how: 'shown' | 'leaves'): Promise<DrawnLetter> {
    const { letter, frame, signed } = await this.framed(doc, noteId, asker);
    if (!signed) {
      const bytes = Buffer.from(await this.renderer.pdf(letter, frame, asker));
      return { bytes, letter, document: null };
    }
    const genuine = await this.marks.markNow(signed, caseStream(doc.id));
    const at = how === 'leaves' ? this.clock.now() : undefined;
    const bytes = Buffer.from(await this.renderer.pdf(letter, { ...frame, genuine }, asker, at));
    return { bytes, letter, document: this.marks.issued(signed, how === 'leaves' ? bytes : null) };
  }

  /** A draft tells on every page how much of it is still to be confirmed. */
  private async framed(...[doc, noteId, asker]: Wanted): Promise<Framed> {
    const [site, paper] = await Promise.all([this.site.get(), this.paper.of(doc.provider)]);
    const framed = framedLetter(doc, noteId, site.name, paper);
    if (framed.signed) return framed;
    const { letter, frame } = framed;
    const { text, id } = letter.note;
    const day = await this.time.day(new Date(doc.notes.find((note) => note.id === id)!.created_at));
    const facts = await this.readiness.factsOf(doc.id, doc, await this.time.day());
    const { marks, open } = marksToConfirm(text, (await this.text.grounding(text, facts, day, asker)).marks);
    return { letter, frame: { ...frame, unconfirmed: marks.length + open.length }, signed: null };
  }
}
