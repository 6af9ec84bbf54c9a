import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import {
  type AuditEntry,
  type AuditEntryResponse,
  AuditExportQuery,
  type AuditFilter,
  AuditQuery,
  type AuditResponse,
  type DownloadLinkResponse,
} from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { DownloadLinks } from '../auth/public.ts';
import { ownAttachment } from '../http/answers/attachment.ts';
import { Reveals } from '../http/routes/disclosure.ts';
import { Me } from '../http/request.ts';
import { ByLink, Needs } from '../http/routes/route-access.ts';
import { missing } from '../kernel/basics/problem.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { AuditDetails } from './audit-details.ts';
import type { AuditEntryDoc } from './audit-entry.ts';
import { fileOf } from './audit-file.ts';
import { AuditQueries } from './audit.queries.ts';
import { AuditShown } from './audit-shown.ts';

const PER_PAGE = 50;

/** The history, for those who may read it. Each answer is in the history before it goes out. */
@Controller('audit')
export class AuditController {
  constructor(
    private readonly audit: AuditQueries,
    private readonly details: AuditDetails,
    private readonly site: SiteTime,
    private readonly links: DownloadLinks,
  ) {}

  /** Newest first. Of a person, a patient or a case it is the same call with its filter. */
  @Get('entries')
  @Needs('can_view_audit')
  @Reveals('patients')
  async entries(@Query() query: AuditQuery): Promise<AuditShown<AuditResponse>> {
    const { before, limit = PER_PAGE, ...filter } = query;
    const page = await this.audit.page(filter, limit, before);
    const [entries, patients, unexplained] = await Promise.all([
      this.audit.explainedSince(page.entries),
      this.audit.named(page.entries),
      this.audit.unexplained(),
    ]);
    const body = { entries: entries.map(shown), patients, next: page.next, unexplained };
    return new AuditShown(asked(filter), numbers(patients), body);
  }

  /** What was before and after, as the log says it. */
  @Get('entries/:position')
  @Needs('can_view_audit')
  @Reveals('patients')
  async entry(@Param('position') position: string): Promise<AuditShown<AuditEntryResponse>> {
    const found = /^\d{20}$/.test(position) ? await this.audit.entry(position) : null;
    if (!found) throw missing('entry_missing', 'There is no such entry in the audit history.');
    const [[entry], patients, { shown: ofWhom, ...details }] = await Promise.all([
      this.audit.explainedSince([found]),
      this.audit.named([found]),
      this.details.of(found),
    ]);
    const body = { entry: shown(entry!), patients, ...details };
    return new AuditShown({ entry: position }, [...new Set([...numbers(patients), ...ofWhom])], body);
  }

  /** With which a browser fetches the file straight onto its disk. The body says what its query would say. */
  @Post('export/link')
  @Needs('can_view_audit')
  @HttpCode(200)
  async link(
    @Body() wanted: AuditExportQuery,
    @Me() { id, session_id }: Person,
  ): Promise<DownloadLinkResponse> {
    return { link: await this.links.issue(id, session_id!, 'GET /audit/export', { ...wanted }) };
  }

  /** As a file, however long: patients are numbers in it. */
  @Get('export')
  @Needs('can_view_audit')
  @ByLink()
  @Reveals('patients')
  async file(
    @Query() { format, ...filter }: AuditExportQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditShown<Readable>> {
    const type = format === 'csv' ? 'text/csv' : 'application/x-ndjson';
    void reply.headers(ownAttachment(`audit-${await this.site.day()}.${format}`, `${type}; charset=utf-8`));
    const { head, part } = fileOf[format];
    const { audit } = this;
    async function* text() {
      yield head;
      for await (const entries of audit.all(filter))
        yield part((await audit.explainedSince(entries)).map(shown));
    }
    return new AuditShown(asked(filter), [], Readable.from(text()), format);
  }
}

function shown({ moment: _, event_id: id, type, stream, revision, ...entry }: AuditEntryDoc): AuditEntry {
  return { ...entry, event: { id, type, stream, revision } };
}

const numbers = (patients: AuditResponse['patients']) => patients.map(({ id }) => id);

/** What is recorded of a question: by ids alone. The words of a search may be anybody's name. */
function asked({ text, ...filter }: AuditFilter): Record<string, string> {
  const said = Object.entries(filter).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(said.map(([name, value]) => [name, String(value)])),
    ...(text && { text: '…' }),
  };
}
