import { Disclosed } from '../http/routes/disclosure.ts';
import type { AccessEvent, IssuedDocument } from '../kernel/access/access.events.ts';

/** A part of the history: that it was read is recorded whatever it shows, even nothing. */
export class AuditShown<T> extends Disclosed<T> {
  constructor(
    private readonly asked: Readonly<Record<string, string>>,
    patients: readonly number[],
    body: T,
    format: string | null = null,
    document: IssuedDocument | null = null,
  ) {
    super(format === null ? 'view' : 'export', patients, body, 'audit', format, document);
  }

  override record(route: string): AccessEvent {
    const { asked, patients, format, document } = this;
    return {
      type: 'AuditRead',
      data: { route, asked, patients: [...patients], format, ...(document && { document }) },
    };
  }
}
