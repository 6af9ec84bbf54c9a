import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { CopiedRequest, ExportQuery, type SuccessResponse } from '@vouchwell/contract';
import { type Letter, type LetterFrame, letterText } from '@vouchwell/document';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { Disclosed, Reveals } from '../http/disclosure.ts';
import { goneAway } from '../http/gone-away.ts';
import { Me } from '../http/request.ts';
import { Needs } from '../http/route-access.ts';
import { isAdmin } from '../kernel/access/access.ts';
import type { DisclosureAction } from '../kernel/access/access.events.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import type { LetterRenderer } from '../kernel/ports/letter-renderer.port.ts';
import { conflict } from '../kernel/basics/problem.ts';
import { CONFIG, LETTER_RENDERER } from '../kernel/basics/tokens.ts';
import { caseId } from './case.controller.ts';
import { chosenNote, letterOf } from './case.letter.ts';
import type { CaseDoc } from './case.projections.ts';
import { CaseQueries } from './case.queries.ts';

interface Export {
  readonly doc: CaseDoc;
  readonly letter: Letter;
  readonly frame: LetterFrame;
}

/**
 * The letter as it leaves the house. A signed case renders from the very bytes that were signed, read from the
 * log and compared with their hash; no read model has a word in it.
 */
@Controller('cases/:id')
export class CaseExportController {
  constructor(
    private readonly cases: CaseQueries,
    @Inject(LETTER_RENDERER) private readonly renderer: LetterRenderer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('export/pdf')
  @Needs('can_export_cases')
  @Reveals('patients')
  async pdf(
    @Param('id', caseId) id: number,
    @Query() { note_id }: ExportQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Disclosed<Buffer>> {
    const { doc, letter, frame } = await this.export(id, note_id, actor);
    const asker = { userId: actor.id, signal: goneAway(reply) };
    const pdf = Buffer.from(await this.renderer.pdf(letter, frame, asker));
    void reply.headers(attachment(`medical-case-${id}.pdf`, 'application/pdf'));
    return new Disclosed('export', [doc.patient_id], pdf, `case-${id}`, 'pdf');
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
    const { doc, letter, frame } = await this.export(id, note_id, actor);
    const name = `medical-necessity-${fileName(letter.patient.last_name) || 'patient'}.txt`;
    void reply.headers(attachment(name, 'text/plain; charset=utf-8'));
    return new Disclosed(
      'export',
      [doc.patient_id],
      Buffer.from(letterText(letter, frame)),
      `case-${id}`,
      'txt',
    );
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

  private async export(id: number, note_id: number | undefined, actor: Person): Promise<Export> {
    const doc = await this.cases.authentic(id, actor);
    const note = chosenNote(doc.notes, doc.signature?.note_id ?? note_id);
    if (!note) throw conflict('no_note', 'Generate a note before you export the case.');
    const letter = doc.signature?.document ?? letterOf(id, doc, note, null);
    const frame = {
      site_name: this.config.siteName,
      document_hash: doc.signature?.document_hash ?? null,
      ai_model: isAdmin(actor) ? note.receipt.model : null,
      addenda: doc.addenda,
    };
    return { doc, letter, frame };
  }
}

function attachment(name: string, type: string): Record<string, string> {
  // The plain name for old readers, the encoded one for all others [RFC 6266].
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  };
}

/** A name without what file systems refuse. */
function fileName(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '')
    .replace(/^\.+/, '')
    .trim()
    .slice(0, 80);
}
