import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { CopiedRequest, ExportQuery, type SuccessResponse } from '@vouchwell/contract';
import { letterText } from '@vouchwell/document';
import { marksToConfirm, pdfFileName, textFileName } from '@vouchwell/rules';
import type { FastifyReply } from 'fastify';
import { Disclosed, Reveals } from '../http/disclosure.ts';
import { goneAway } from '../http/gone-away.ts';
import { Me } from '../http/request.ts';
import { Needs } from '../http/route-access.ts';
import type { DisclosureAction } from '../kernel/access/access.events.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import type { LetterRenderer } from '../kernel/ports/letter-renderer.port.ts';
import type { TextWork } from '../kernel/ports/text-work.port.ts';
import { LETTER_RENDERER, TEXT_WORK } from '../kernel/basics/tokens.ts';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { SiteQueries } from '../site/public.ts';
import { caseId } from './case.controller.ts';
import { framedLetter } from './case.letter.ts';
import type { CaseDoc } from './case.projections.ts';
import { CaseQueries } from './case.queries.ts';

/**
 * The letter as it leaves the house, and as it is looked at before. A signed case renders from the very bytes that
 * were signed, read from the log and compared with their hash; no read model has a word in it.
 */
@Controller('cases/:id')
export class CaseExportController {
  constructor(
    private readonly cases: CaseQueries,
    @Inject(LETTER_RENDERER) private readonly renderer: LetterRenderer,
    private readonly site: SiteQueries,
    private readonly time: SiteTime,
    @Inject(TEXT_WORK) private readonly text: TextWork,
  ) {}

  /** The pages that the screen shows and the browser prints; a print is told of by itself. */
  @Get('letter')
  @Needs('can_export_cases')
  @Reveals('patients')
  async shown(
    @Param('id', caseId) id: number,
    @Query() { note_id }: ExportQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Disclosed<Buffer>> {
    const pdf = await this.drawn(await this.cases.authentic(id, actor), note_id, actor, reply);
    void reply.headers({ 'Content-Type': 'application/pdf', 'Content-Disposition': 'inline' });
    return new Disclosed('view', pdf.patients, pdf.bytes, `case-${id}`, 'letter');
  }

  @Get('export/pdf')
  @Needs('can_export_cases')
  @Reveals('patients')
  async pdf(
    @Param('id', caseId) id: number,
    @Query() { note_id }: ExportQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Disclosed<Buffer>> {
    const pdf = await this.drawn(await this.cases.authentic(id, actor), note_id, actor, reply);
    void reply.headers(attachment(pdfFileName(id), 'application/pdf'));
    return new Disclosed('export', pdf.patients, pdf.bytes, `case-${id}`, 'pdf');
  }

  @Get('export/txt')
  @Needs('can_export_cases')
  @Reveals('patients')
  async txt(
    @Param('id', caseId) id: number,
    @Query() { note_id }: ExportQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Disclosed<Buffer>> {
    const doc = await this.cases.authentic(id, actor);
    const { letter, frame } = await this.framed(doc, note_id, actor, reply);
    const text = Buffer.from(letterText(letter, frame));
    void reply.headers(attachment(textFileName(letter.patient.last_name), 'text/plain; charset=utf-8'));
    return new Disclosed('export', [doc.patient_id], text, `case-${id}`, 'txt');
  }

  @Post('printed')
  @Needs('can_export_cases')
  @HttpCode(200)
  printed(@Param('id', caseId) id: number, @Me() actor: Person): Promise<Disclosed<SuccessResponse>> {
    return this.trace('print', id, actor);
  }

  @Post('copied')
  @HttpCode(200)
  copied(
    @Param('id', caseId) id: number,
    @Body() body: CopiedRequest,
    @Me() actor: Person,
  ): Promise<Disclosed<SuccessResponse>> {
    return this.trace('copy', id, actor, body?.what ?? 'text');
  }

  /** What the browser did with data it already had. */
  private async trace(
    action: DisclosureAction,
    id: number,
    actor: Person,
    format: string | null = null,
  ): Promise<Disclosed<SuccessResponse>> {
    const { patient_id } = await this.cases.accessible(id, actor);
    return new Disclosed(action, [patient_id], { success: true }, `case-${id}`, format);
  }

  /** A draft tells on every page how much of it is still to be confirmed. */
  private async framed(doc: CaseDoc, noteId: number | undefined, actor: Person, reply: FastifyReply) {
    const framed = framedLetter(doc, noteId, await this.site.get());
    const { letter, frame } = framed;
    if (frame.document_hash !== null) return framed;
    const { text, id } = letter.note;
    const day = await this.time.day(new Date(doc.notes.find((note) => note.id === id)!.created_at));
    const asker = { userId: actor.id, signal: goneAway(reply) };
    const { marks, open } = marksToConfirm(text, (await this.text.grounding(text, letter, day, asker)).marks);
    return { letter, frame: { ...frame, unconfirmed: marks.length + open.length } };
  }

  private async drawn(doc: CaseDoc, noteId: number | undefined, actor: Person, reply: FastifyReply) {
    const { letter, frame } = await this.framed(doc, noteId, actor, reply);
    const asker = { userId: actor.id, signal: goneAway(reply) };
    return {
      patients: [doc.patient_id],
      bytes: Buffer.from(await this.renderer.pdf(letter, frame, asker)),
    };
  }
}

function attachment(name: string, type: string): Record<string, string> {
  // The plain name for old readers, the encoded one for all others [RFC 6266; RFC 8187 for what is encoded].
  const plain = name.replace(/[^\x20-\x7e]|["\\]/gu, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
  };
}
