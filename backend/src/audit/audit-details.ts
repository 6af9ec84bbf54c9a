import { Inject, Injectable } from '@nestjs/common';
import { setImmediate as breathe } from 'node:timers/promises';
import type { AuditEntryResponse } from '@vouchwell/contract';
import { Codec } from '../kernel/log/codec.ts';
import type { EventLog } from '../kernel/log/event-log.port.ts';
import { EVENT_LOG } from '../kernel/basics/tokens.ts';
import type { AuditEntryDoc } from './audit-entry.ts';
import { differences } from './field-differences.ts';

/** What came before is looked for in parts of the stream, so many events each, and others have their turns between. */
const PART = 16;

/** By which an event says what of its stream it is about; of another note nothing came before. */
const about = ['note_id', 'user_id', 'merged_id', 'content_id', 'case_id', 'number', 'view', 'fact', 'item'];

type Data = Readonly<Record<string, unknown>>;

interface Before {
  readonly values: ReadonlyMap<string, unknown>;
  /** Whose they are, by number. */
  readonly patients: ReadonlySet<number>;
}

export interface EntryDetails extends Pick<AuditEntryResponse, 'fields' | 'forgotten'> {
  /** Whose data the fields show, by number: before another patient was chosen they are the one before's. */
  readonly shown: readonly number[];
}

/** What an entry's event said, read from the log itself, beside what its stream said of the same before. */
@Injectable()
export class AuditDetails {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly codec: Codec,
  ) {}

  /** @throws DamagedEventError */
  async of({ stream, revision }: AuditEntryDoc): Promise<EntryDetails> {
    const [stored] = await this.log.readStream(stream, revision, 1);
    const event = await this.codec.decode(stored!);
    if (event.forgotten) return { forgotten: true, fields: [], shown: [] };
    // Some say themselves what was; of everything else the stream tells it.
    const { was, now, ...said } = event.data as Data;
    const told = now === undefined ? toldBefore(was, said) : new Map<string, unknown>();
    // What happened on a day has nothing to do with what happened before it there.
    const isOfDay = /^(access|request)-/.test(stream);
    const before = isOfDay ? nothing : await this.before(stream, revision, said);
    const earlier = (name: string) => (told.has(name) ? told.get(name) : before.values.get(name));
    const fields = [
      ...(now === undefined ? [] : differences(was, now)),
      ...Object.entries(said).flatMap(([name, value]) => differences(earlier(name), value, name)),
    ];
    const own = typeof event.subject === 'number' ? [event.subject] : [];
    return { forgotten: false, fields, shown: [...new Set([...own, ...before.patients])] };
  }

  /** The newest earlier value of each of these fields that is about the same thing. */
  private async before(stream: string, revision: number, said: Data): Promise<Before> {
    const wanted = new Set(Object.keys(said));
    const values = new Map<string, unknown>();
    const patients = new Set<number>();
    for (let end = revision; end > 0 && wanted.size > 0; end -= PART) {
      const from = Math.max(0, end - PART);
      const part = await this.log.readStream(stream, from, end - from);
      for (const stored of part.reverse()) {
        const event = await this.codec.decode(stored);
        const data = event.data as Data;
        if (event.forgotten || !isAboutTheSame(data, said)) continue;
        for (const name of Object.keys(data)) {
          if (!wanted.delete(name)) continue;
          values.set(name, data[name]);
          if (typeof event.subject === 'number') patients.add(event.subject);
        }
      }
      await breathe();
    }
    return { values, patients };
  }
}

/** `was` without a `now` is a former name, or those parts of the one field that has them which have changed. */
function toldBefore(was: unknown, said: Data): ReadonlyMap<string, unknown> {
  if (typeof was === 'string') return new Map([['name', was]]);
  if (was === null || typeof was !== 'object') return new Map();
  const parts = Object.keys(was);
  const whole = Object.entries(said).find(
    ([, value]) => value !== null && typeof value === 'object' && parts.every((part) => part in value),
  );
  return new Map(whole && [[whole[0], { ...(whole[1] as Data), ...was }]]);
}

const nothing: Before = { values: new Map(), patients: new Set() };

const isAboutTheSame = (one: Data, other: Data) =>
  about.every((name) => !(name in one) || !(name in other) || one[name] === other[name]);
