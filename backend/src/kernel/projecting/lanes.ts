import { allDone } from '../basics/all-done.ts';
import type { Codec } from '../log/codec.ts';
import type { Recorded } from '../deciding/decider.ts';
import { type EventLog, type Position, type StoredEvent, UnavailableError } from '../log/event-log.port.ts';
import type { DamagedEventError } from '../log/damaged-event.ts';
import { gapBefore, Unbroken } from '../log/unbroken.ts';
import type { Read } from './fold-batch.ts';
import type { Lane } from './lane.ts';
import { messageOf } from '../basics/message-of.ts';

/** Events read from the log at once. */
export const PAGE = 500;

/** All projections side by side: each event is read and decoded once for all of them. */
export class Lanes {
  /** What has come of each stream since the documents were looked at. */
  private unbroken = new Unbroken(false);
  /**
   * Streams of which an event is missing, and why nothing more of them is folded: what was missing may have been of
   * any type, so every lane sets them aside, where a later start finds them.
   */
  private readonly broken = new Map<string, DamagedEventError>();
  /** By the type of event: asked for each event, and never another. */
  private readonly concerned = new Map<string, readonly Lane[]>();

  constructor(
    readonly all: readonly Lane[],
    private readonly codec: Codec,
    private readonly alarm: (message: string) => void,
    private readonly log: Pick<EventLog, 'readStream'>,
  ) {}

  /** Those that some of these event types concern. */
  concernedBy(types: readonly string[]): readonly Lane[] {
    const [type] = types;
    return types.length === 1 ? this.concernedByOne(type!) : this.handling(types);
  }

  private concernedByOne(type: string): readonly Lane[] {
    const lanes = this.concerned.get(type) ?? this.handling([type]);
    this.concerned.set(type, lanes);
    return lanes;
  }

  private handling(types: readonly string[]): Lane[] {
    return this.all.filter((lane) => types.some((type) => lane.handles(type)));
  }

  named(name: string): Lane {
    const lane = this.all.find(({ projection }) => projection.name === name);
    if (!lane) throw new Error(`There is no projection ${name}.`);
    return lane;
  }

  /** Some of them, to be taken over the log apart from the others. */
  those(wanted: (lane: Lane) => boolean): Lanes {
    return new Lanes(this.all.filter(wanted), this.codec, this.alarm, this.log);
  }

  /** Where the documents stand, whoever wrote them. */
  async load(): Promise<void> {
    await Promise.all(this.all.map((lane) => lane.load()));
    this.unbroken = new Unbroken(this.slowest() === null);
    this.broken.clear();
  }

  async settle(): Promise<void> {
    for (const lane of this.all) await lane.settle();
  }

  /** Where reading has to begin for the slowest that still runs. */
  slowest(): Position | null {
    const running = this.all.filter((lane) => !lane.parked).map((lane) => lane.passed);
    return running.sort()[0] || null;
  }

  async project(stored: readonly StoredEvent[], read = this.read(stored)): Promise<void> {
    const batch = await read;
    const last = stored.at(-1)!.position;
    const told = new Map<string, { reason: string; by: string[] }>();
    // Side by side: what they write in one turn shares a transaction.
    const going = this.all.filter((lane) => !lane.parked && lane.passed < last);
    const shares = this.shares(batch);
    const advanced = await allDone(
      going.map((lane) => lane.advance(shares.get(lane) ?? [], last, stored.length)),
    );
    for (const [n, lane] of going.entries()) {
      for (const { stream, reason } of advanced[n]!) {
        const one = told.get(stream) ?? { reason, by: [] };
        told.set(stream, { ...one, by: [...one.by, lane.projection.name] });
      }
    }
    for (const [stream, { reason, by }] of told) {
      this.alarm(`The history of ${stream} is damaged and set aside by ${by.join(', ')}: ${reason}`);
    }
  }

  /** What of a batch concerns each: told once for an event, and not asked of every lane. */
  private shares(batch: readonly Read[]): Map<Lane, Read[]> {
    const shares = new Map(this.all.map((lane): [Lane, Read[]] => [lane, []]));
    for (const read of batch) {
      const lanes = read.unknown ? this.all : this.concernedByOne(read.stored.type);
      for (const lane of lanes) shares.get(lane)!.push(read);
    }
    return shares;
  }

  /** The streams that some projection has set aside. */
  setAside(): string[] {
    return [...new Set(this.all.flatMap(({ setAside }) => [...setAside.keys()]))].sort();
  }

  /** The last event of the log that concerns each, as far as one lies behind the slowest checkpoint. */
  async lastConcerning(log: EventLog): Promise<Map<Lane, Position>> {
    const last = new Map<Lane, Position>();
    const checkpoints = await Promise.all(this.all.map((lane) => lane.checkpoint()));
    for (let at = checkpoints.sort()[0] || null; ;) {
      const page = await log.readAll(at, PAGE);
      for (const { type, position } of page) {
        for (const lane of this.concernedBy([type])) last.set(lane, position);
      }
      if (page.length === 0) return last;
      at = page.at(-1)!.position;
    }
  }

  /**
   * Only what some projection waits for is opened; what cannot be read, or comes behind an event that is missing, is an
   * Error in its place.
   */
  async read(stored: readonly StoredEvent[]): Promise<Read[]> {
    await this.findGaps(stored);
    const wanted = stored.filter((one) => {
      const isKnown = this.codec.knows(one.type) && !this.gapAt(one);
      const lanes = isKnown ? this.concernedBy([one.type]) : this.all;
      return lanes.some((lane) => lane.passed < one.position);
    });
    const read = await openEvents(this.codec, wanted);
    if (this.broken.size === 0) return read;
    return read.map((one) => {
      const gap = this.broken.get(one.stored.stream);
      if (!gap || one.stored.revision < gap.revision) return one;
      return { ...one, event: gap, unknown: one.unknown || this.gapAt(one.stored) };
    });
  }

  /** Of a stream that is met for the first time the log tells whether the event before is there. */
  private async findGaps(stored: readonly StoredEvent[]): Promise<void> {
    const found = stored.map((one) => [one, this.unbroken.follows(one)] as const);
    const unknown = found.filter(([, follows]) => follows === null).map(([one]) => one);
    for (const [one, follows] of found) if (follows === false) this.isBroken(one);
    await Promise.all(
      unknown.map(async (one) => {
        const [before] = await this.log.readStream(one.stream, one.revision - 1, 1);
        if (before?.revision !== one.revision - 1) this.isBroken(one);
      }),
    );
  }

  /** Whether this is the event before which one is missing. */
  private gapAt({ stream, revision }: StoredEvent): boolean {
    return this.broken.get(stream)?.revision === revision;
  }

  private isBroken(stored: StoredEvent): void {
    if (!this.broken.has(stored.stream)) this.broken.set(stored.stream, gapBefore(stored));
  }
}

/** What cannot be read is an Error in its place. @throws UnavailableError */
export function openEvents(codec: Codec, stored: readonly StoredEvent[]): Promise<Read[]> {
  return Promise.all(
    stored.map(async (one) => ({
      stored: one,
      event: await decode(codec, one),
      unknown: !codec.knows(one.type),
    })),
  );
}

async function decode(codec: Codec, stored: StoredEvent): Promise<Recorded | Error> {
  try {
    return await codec.decode(stored);
  } catch (error) {
    // An engine that is away says nothing of the event.
    if (error instanceof UnavailableError) throw error;
    return error instanceof Error ? error : new Error(messageOf(error));
  }
}
