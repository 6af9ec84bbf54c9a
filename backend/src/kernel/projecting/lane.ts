import { type Position, UnavailableError } from '../log/event-log.port.ts';
import { foldBatch, type Read, type SetAside } from './fold-batch.ts';
import { messageOf } from '../basics/message-of.ts';
import { type Projection, setAsideOf } from './projection.ts';
import { refold } from './refold.ts';
import { PATIENTS_FORGOTTEN, type Retold } from './retold.ts';
import { LeaseLostError, type ReadModels, type Write } from './read-models.port.ts';

/** A checkpoint that only passes by is written this often, in events. */
const IDLE_CHECKPOINT = 2000;

/** One projection on its way through the log. */
export class Lane {
  /** '' before the first event. */
  passed: Position = '';
  /** Why it stands still; null while it runs. */
  parked: string | null = null;
  private saved: Position = '';
  private idle = 0;
  /** Streams that are folded no further, from a position on. */
  private aside = new Map<string, Position>();

  constructor(
    readonly projection: Projection,
    private readonly models: ReadModels,
    private readonly alarm: (message: string) => void,
    private readonly retold: Retold,
  ) {}

  /** What patients left behind may stand in any document. */
  handles(type: string): boolean {
    return type in this.projection.on || type === PATIENTS_FORGOTTEN;
  }

  /** '' before the first batch. */
  async checkpoint(): Promise<Position> {
    return (await this.models.checkpoint(this.projection.name)) ?? '';
  }

  /** Whether the documents hold this position, whoever wrote them. */
  async hasPassed(position: Position): Promise<boolean> {
    return (await this.checkpoint()) >= position;
  }

  /** Goes on from where the documents stand. */
  async load(): Promise<void> {
    const aside = await this.models.find(setAsideOf(this.projection).name, { limit: 10_000 });
    this.aside = new Map(aside.map(({ id, document }) => [id, String(document['position'])]));
    this.passed = this.saved = await this.checkpoint();
    this.idle = 0;
  }

  get setAside(): ReadonlyMap<string, Position> {
    return this.aside;
  }

  /**
   * Goes on over what of a batch of `size` events, up to `last`, concerns it; tells which streams it had to set aside.
   * What is not about one event parks it.
   * @throws UnavailableError, LeaseLostError: another time, from where the checkpoint then stands
   */
  async advance(batch: readonly Read[], last: Position, size: number): Promise<readonly SetAside[]> {
    const mine = batch.filter(({ stored }) => stored.position > this.passed);
    try {
      const folded = mine.length > 0 ? await this.fold(mine, last) : [];
      this.passed = last;
      this.idle += size;
      if (this.idle >= IDLE_CHECKPOINT) await this.save([], last);
      return folded;
    } catch (error) {
      // A lost engine is waited for; anything else would fail again and again.
      if (error instanceof UnavailableError || error instanceof LeaseLostError) throw error;
      this.parked = messageOf(error);
      this.alarm(`Projection ${this.projection.name} is parked: ${this.parked}`);
      return [];
    }
  }

  private async fold(mine: readonly Read[], last: Position): Promise<readonly SetAside[]> {
    const at = mine.findIndex(({ stored: { type } }) => type === PATIENTS_FORGOTTEN);
    if (at < 0) return this.foldOn(mine, last);
    // What came before is written first: it is folded again whole, with what the event itself brings.
    const [before, event] = [mine.slice(0, at), mine[at]!];
    const earlier = before.length > 0 ? await this.foldOn(before, before.at(-1)!.stored.position) : [];
    const own = await this.foldOn([event], event.stored.position, await this.again(event));
    return [...earlier, ...own, ...(await this.fold(mine.slice(at + 1), last))];
  }

  private async foldOn(
    mine: readonly Read[],
    last: Position,
    more: readonly Write[] = [],
  ): Promise<readonly SetAside[]> {
    const { writes, setAside } = await foldBatch(this.projection, mine, this.models, this.aside);
    await this.keepAside(setAside);
    await this.save([...more, ...writes], last);
    return setAside;
  }

  /** Every document that held something of forgotten patients, as a rebuild would make it now. */
  private async again({ event }: Read): Promise<readonly Write[]> {
    if (event instanceof Error) return [];
    return refold(this.projection, await this.retold.of(event), this.models, this.aside);
  }

  /** Before the documents move on: cut off in between, the same events are met again and set aside again. */
  private async keepAside(setAside: readonly SetAside[]): Promise<void> {
    const furthest = setAside
      .map(({ position }) => position)
      .sort()
      .at(-1);
    if (furthest === undefined) return;
    const writes = setAside.map((one) => ({ id: one.stream, document: { ...one } }));
    await this.models.apply(setAsideOf(this.projection).name, writes, furthest);
    for (const { stream, position } of setAside) this.aside.set(stream, position);
  }

  /** Writes how far it has come, where that is not written yet. */
  async settle(): Promise<void> {
    if (!this.parked && this.passed > this.saved) await this.save([], this.passed);
  }

  private async save(writes: readonly Write[], upTo: Position): Promise<void> {
    await this.models.apply(this.projection.name, writes, upTo);
    this.saved = upTo;
    this.idle = 0;
  }
}
