import { setImmediate as breathe } from 'node:timers/promises';
import type { Stop } from '../basics/stop.ts';
import type { Projection } from './projection.ts';
import type { Query, ReadModels, Selection } from './read-models.port.ts';

type Named = { readonly name: string };

/** The read models, typed by the projection that keeps them. What every feature's queries stand on. */
export class Documents {
  constructor(private readonly models: ReadModels) {}

  async get<Doc>(projection: Projection<Doc, never>, id: number | string): Promise<Doc | null> {
    return (await this.models.get(projection.name, String(id))) as Doc | null;
  }

  async getMany<Doc>(
    projection: Projection<Doc, never>,
    ids: readonly (number | string)[],
  ): Promise<Map<string, Doc>> {
    const found = await this.models.getMany(projection.name, ids.map(String));
    return new Map(found.map(({ id, document }) => [id, document as Doc]));
  }

  async find<Doc>(projection: Projection<Doc, never>, query: Query): Promise<Doc[]> {
    const found = await this.models.find(projection.name, query);
    return found.map(({ document }) => document as Doc);
  }

  /**
   * All that are selected, so many at a time, in the order of their ids, and a turn for everybody else between. What stands
   * all the while comes once, whatever comes, goes or changes meanwhile.
   */
  async *walk<Doc>(
    projection: Projection<Doc, never>,
    selection: Selection,
    atOnce: number,
  ): AsyncGenerator<Doc[]> {
    for (let after = ''; ;) {
      const page = await this.models.find(projection.name, { ...selection, after, limit: atOnce });
      if (page.length > 0) yield page.map(({ document }) => document as Doc);
      if (page.length < atOnce) return;
      after = page.at(-1)!.id;
      await breathe();
    }
  }

  /** Those of these that are there, in this order, so many at a time, and a turn for everybody else between. */
  async *inOrder<Doc>(
    projection: Projection<Doc, never>,
    ids: readonly number[],
    atOnce: number,
  ): AsyncGenerator<Doc[]> {
    for (let from = 0; from < ids.length; from += atOnce) {
      if (from > 0) await breathe();
      const part = ids.slice(from, from + atOnce);
      const found = await this.getMany(projection, part);
      yield part.flatMap((id) => found.get(String(id)) ?? []);
    }
  }

  /** Nothing that was changed or removed stays readable in the files. */
  async scrub(): Promise<void> {
    await this.models.scrub?.();
  }

  /** Why they serve no more until a restart; null while they do. */
  stopped(): Stop | null {
    return this.models.stopped?.() ?? null;
  }

  count(projection: Named, selection: Selection = {}): Promise<number> {
    return this.models.count(projection.name, selection);
  }

  distinct(projection: Named, field: string, selection: Selection = {}): Promise<number> {
    return this.models.distinct(projection.name, field, selection);
  }

  sum(projection: Named, field: string, selection: Selection = {}): Promise<number> {
    return this.models.sum(projection.name, field, selection);
  }
}
