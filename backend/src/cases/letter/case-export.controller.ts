import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import {
  CopiedRequest,
  ExportQuery,
  LetterFileQuery,
  PrintedRequest,
  type SuccessResponse,
} from '@vouchwell/contract';
import { pdfFileName, textFileName } from '@vouchwell/rules';
import type { FastifyReply } from 'fastify';
import { attachment } from '../../http/answers/attachment.ts';
import { Disclosed, Reveals } from '../../http/routes/disclosure.ts';
import { askerOf } from '../../http/admission/gone-away.ts';
import { Me } from '../../http/request.ts';
import { Needs } from '../../http/routes/route-access.ts';
import { demand } from '../../kernel/access/access.ts';
import type { DisclosureAction } from '../../kernel/access/access.events.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { caseId } from '../reading/case-id.ts';
import type { CaseDoc } from '../reading/case.projections.ts';
import { chosenNote } from './case.letter.ts';
import { CaseLetters, type DrawnLetter } from './case-letters.ts';
import { CaseQueries } from '../reading/case.queries.ts';
import { RecipientQueries } from '../recipients/recipient.queries.ts';

/**
 * The letter as it leaves the house, and as it is looked at before. A signed case renders from the very bytes that
 * were signed, read from the log and compared with their hash; no read model has a word in it.
 */
@Controller('cases/:id')
export class CaseExportController {
  constructor(
    private readonly cases: CaseQueries,
    private readonly letters: CaseLetters,
    private readonly recipients: RecipientQueries,
  ) {}

  /**
   * The pages that the screen shows and the browser prints; a print is told of by itself. Whoever may sign a case sees
   * what they would sign, marked as a draft on every page; the signed document is for those who may export it.
   */
  @Get('letter')
  @Reveals('patients')
  async shown(
    @Param('id', caseId) id: number,
    @Query() { note_id }: ExportQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Disclosed<Buffer>> {
    const doc = await this.cases.authentic(id, actor);
    if (doc.signature) demand(actor, 'can_export_cases');
    const drawn = await this.letters.shown(doc, note_id, askerOf(actor, reply));
    void reply.headers({ 'Content-Type': 'application/pdf', 'Content-Disposition': 'inline' });
    return ofLetter(drawn, doc, 'view', 'letter');
  }

  @Get('export/pdf')
  @Needs('can_export_cases')
  @Reveals('patients')
  async pdf(
    @Param('id', caseId) id: number,
    @Query() { note_id, recipient }: LetterFileQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Disclosed<Buffer>> {
    const doc = await this.cases.authentic(id, actor);
    await this.recipients.demand(doc.patient_id, recipient);
    const drawn = await this.letters.pdf(doc, note_id, askerOf(actor, reply));
    void reply.headers(attachment(pdfFileName(id), 'application/pdf'));
    return ofLetter(drawn, doc, 'export', 'pdf', recipient);
  }

  @Get('export/txt')
  @Needs('can_export_cases')
  @Reveals('patients')
  async txt(
    @Param('id', caseId) id: number,
    @Query() { note_id, recipient }: LetterFileQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Disclosed<Buffer>> {
    const doc = await this.cases.authentic(id, actor);
    await this.recipients.demand(doc.patient_id, recipient);
    const drawn = await this.letters.txt(doc, note_id, askerOf(actor, reply));
    const name = textFileName(drawn.letter.patient.last_name);
    void reply.headers(attachment(name, 'text/plain; charset=utf-8'));
    return ofLetter(drawn, doc, 'export', 'txt', recipient);
  }

  @Post('printed')
  @Needs('can_export_cases')
  @HttpCode(200)
  printed(
    @Param('id', caseId) id: number,
    @Body() body: PrintedRequest,
    @Me() actor: Person,
  ): Promise<Disclosed<SuccessResponse>> {
    return this.trace('print', id, actor, null, body ?? {});
  }

  @Post('copied')
  @HttpCode(200)
  copied(
    @Param('id', caseId) id: number,
    @Body() body: CopiedRequest,
    @Me() actor: Person,
  ): Promise<Disclosed<SuccessResponse>> {
    return this.trace('copy', id, actor, body?.what ?? 'text', body ?? {});
  }

  /** What the browser did with data it already had. A link is to the case, and to none of its notes. */
  private async trace(
    action: DisclosureAction,
    id: number,
    actor: Person,
    format: string | null,
    { note_id, recipient }: PrintedRequest,
  ): Promise<Disclosed<SuccessResponse>> {
    const { patient_id, notes, signature } = await this.cases.accessible(id, actor);
    await this.recipients.demand(patient_id, recipient);
    const note = format === 'link' ? null : chosenNote(notes, note_id ?? signature?.note_id);
    const done = { success: true } as const;
    const told = new Disclosed(action, [patient_id], done, `case-${id}`, format, null, recipient);
    return note ? told.ofNote(note.id) : told;
  }
}

/** A letter of one note of its case. */
const ofLetter = (
  { bytes, letter, document }: DrawnLetter,
  { id, patient_id }: CaseDoc,
  action: DisclosureAction,
  format: string,
  recipient?: number,
) =>
  new Disclosed(action, [patient_id], bytes, `case-${id}`, format, document, recipient).ofNote(
    letter.note.id,
  );
