import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import {
  type AuditReportKind,
  AuditReportQuery,
  type AuditReportResponse,
  auditReports,
  type DownloadLinkResponse,
} from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { DownloadLinks } from '../../auth/public.ts';
import { DocumentMarks, madeReport } from '../../genuine/public.ts';
import { Reveals } from '../../http/routes/disclosure.ts';
import { askerOf } from '../../http/admission/gone-away.ts';
import { Me } from '../../http/request.ts';
import { ByLink, Needs } from '../../http/routes/route-access.ts';
import type { IssuedDocument } from '../../kernel/access/access.events.ts';
import { missing } from '../../kernel/basics/problem.ts';
import { LETTER_RENDERER } from '../../kernel/basics/tokens.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import type { LetterRenderer } from '../../kernel/ports/letter-renderer.port.ts';
import { AuditShown } from '../audit-shown.ts';
import { type AuditReport, beginnings, csvParts, drawnTables } from './audit-report.ts';
import { AuditReportQueries } from './audit-report.queries.ts';

/** Reports of the history. That one was made is in the history before it goes out. */
@Controller('audit/reports')
export class AuditReportController {
  constructor(
    private readonly reports: AuditReportQueries,
    private readonly links: DownloadLinks,
    private readonly marks: DocumentMarks,
    @Inject(LETTER_RENDERER) private readonly renderer: LetterRenderer,
  ) {}

  /** Its beginning, for a screen. */
  @Get(':kind')
  @Needs('can_view_audit')
  @Reveals('patients')
  async shown(
    @Param('kind') kind: string,
    @Query() query: AuditReportQuery,
    @Me() actor: Person,
  ): Promise<AuditShown<AuditReportResponse>> {
    const report = await this.reports.report(known(kind), query, actor);
    const { title, site, period, statements, checkpoint } = report;
    const facts = report.facts.map(([label, value]) => ({ label, value }));
    const tables = await beginnings(report);
    const body = {
      kind: report.kind,
      title,
      site,
      period,
      facts,
      statements: [...statements],
      tables,
      checkpoint,
    };
    return made(report, query, body);
  }

  @Get(':kind/pdf')
  @Needs('can_view_audit')
  @Reveals('patients')
  async pdf(
    @Param('kind') kind: string,
    @Query() query: AuditReportQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditShown<Buffer>> {
    const report = await this.reports.report(known(kind), query, actor);
    const tables = await drawnTables(report);
    const { size, root, key_id } = report.checkpoint;
    const footer = `${report.title}, ${report.period.from} to ${report.period.to}. Checkpoint of ${size} events, root ${root}, key ${key_id}.`;
    const { title, site, facts, statements, made_at } = report;
    const content = { title, site, facts, statements, tables, made_at };
    const signed = madeReport(content, made_at, report.period.time_zone);
    const genuine = { hash: signed.document_hash, mark: this.marks.mark(signed) };
    const asker = askerOf(actor, reply);
    const drawn = await this.renderer.report({ ...content, footer, genuine }, asker, new Date(made_at));
    const file = Buffer.from(drawn);
    void reply.headers(attachment(report, 'pdf', 'application/pdf'));
    return made(report, query, file, 'pdf', this.marks.issued(signed, file));
  }

  /** With which a browser fetches the file of rows straight onto its disk. Refuses what the report would be refused for. */
  @Post(':kind/csv/link')
  @Needs('can_view_audit')
  @HttpCode(200)
  async link(
    @Param('kind') kind: string,
    @Body() wanted: AuditReportQuery,
    @Me() actor: Person,
  ): Promise<DownloadLinkResponse> {
    const report = await this.reports.report(known(kind), wanted, actor);
    const { id, session_id } = actor;
    const address = `GET /audit/reports/${report.kind}/csv`;
    return { link: await this.links.issue(id, session_id!, address, { ...wanted }) };
  }

  @Get(':kind/csv')
  @Needs('can_view_audit')
  @ByLink()
  @Reveals('patients')
  async csv(
    @Param('kind') kind: string,
    @Query() query: AuditReportQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditShown<Readable>> {
    const report = await this.reports.report(known(kind), query, actor);
    void reply.headers(attachment(report, 'csv', 'text/csv; charset=utf-8'));
    return made(report, query, Readable.from(csvParts(report)), 'csv');
  }
}

function known(kind: string): AuditReportKind {
  const found = auditReports.find((one) => one === kind);
  if (!found)
    throw missing('report_missing', `There is no such report. There are: ${auditReports.join(', ')}.`);
  return found;
}

const attachment = ({ kind, period: { from, to } }: AuditReport, end: string, type: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${kind}-${from}-${to}.${end}"`,
});

/** What is recorded of it: which report, of whom and when, by ids alone. */
function made<Body>(
  { kind, period: { from, to } }: AuditReport,
  { patient, person }: AuditReportQuery,
  body: Body,
  format: string | null = null,
  document: IssuedDocument | null = null,
): AuditShown<Body> {
  const asked = {
    ...{ report: kind, from, to },
    ...(patient !== undefined && { patient: String(patient) }),
    ...(person !== undefined && { person: String(person) }),
  };
  const isNamed = patient !== undefined && (kind === 'disclosures' || kind === 'patient-access');
  return new AuditShown(asked, isNamed ? [patient] : [], body, format, document);
}
