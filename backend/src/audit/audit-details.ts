import { Inject, Injectable } from '@nestjs/common';
import type { AuditEntryResponse, AuditField } from '@vouchwell/contract';
import { Codec } from '../kernel/log/codec.ts';
import type { EventLog } from '../kernel/log/event-log.port.ts';
import { EVENT_LOG } from '../kernel/basics/tokens.ts';
import type { AuditEntryDoc } from './audit-entry.ts';

/** What came before is looked for in so many events of the stream. */
const BACK = 200;

type Values = ReadonlyMap<string, string>;

/** What an entry's event said, read from the log itself, beside what its stream said of the same before. */
@Injectable()
export class AuditDetails {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly codec: Codec,
  ) {}

  /** @throws DamagedEventError */
  async of({ stream, revision }: AuditEntryDoc): Promise<Pick<AuditEntryResponse, 'fields' | 'forgotten'>> {
    // What happened on a day has nothing to do with what happened before it there.
    const from = /^(access|request)-/.test(stream) ? revision : Math.max(0, revision - BACK);
    const events = await this.log.readStream(stream, from, revision - from + 1);
    const before = new Map<string, string>();
    for (const stored of events.slice(0, -1)) {
      const event = await this.codec.decode(stored);
      if (!event.forgotten) for (const [name, value] of valuesOf(event.data)) before.set(name, value);
    }
    const event = await this.codec.decode(events.at(-1)!);
    if (event.forgotten) return { forgotten: true, fields: [] };
    return { forgotten: false, fields: fieldsOf(event.data, before) };
  }
}

/** A correction says itself what was; of everything else the stream tells it. */
function fieldsOf(data: unknown, before: Values): AuditField[] {
  const { was, now, ...rest } = data as { was?: unknown; now?: unknown };
  const fields = [...valuesOf(rest)].map(([name, after]) => field(name, before.get(name) ?? null, after));
  const [old, current] = [valuesOf(was), valuesOf(now)];
  const corrected = [...new Set([...old.keys(), ...current.keys()])];
  return [
    ...corrected.map((name) => field(name, old.get(name) ?? null, current.get(name) ?? null)),
    ...fields,
  ];
}

const field = (name: string, before: string | null, after: string | null) => ({ name, before, after });

/** Each field by its way, such as `patient.first_name`; lists are numbered from 1. */
function valuesOf(value: unknown, name = ''): Map<string, string> {
  const found = new Map<string, string>();
  const isPlain = value === null || typeof value !== 'object';
  if (isPlain) {
    if (name !== '' && value !== null && value !== undefined) found.set(name, String(value));
    return found;
  }
  const isList = Array.isArray(value);
  for (const [key, part] of Object.entries(value)) {
    const step = isList ? String(Number(key) + 1) : key;
    for (const [inner, text] of valuesOf(part, name === '' ? step : `${name}.${step}`))
      found.set(inner, text);
  }
  return found;
}
