import { type BoxDoc, boxes, type BoxEvent, box } from '../../testing/boxes.ts';
import type { kernel } from '../../testing/boxes.ts';
import type { ReadModels } from './read-models.port.ts';
import { projection } from './projection.ts';

/** What the specs of the projector do again and again. */
export type Site = Awaited<ReturnType<typeof kernel>>;

export const place = (room = 'A', label = 'red'): BoxEvent => ({ type: 'BoxPlaced', data: { room, label } });
export const weigh = (grams: number): BoxEvent => ({ type: 'WeightAdded', data: { grams } });
export const rename = (from: string, to: string): BoxEvent => ({ type: 'RoomRenamed', data: { from, to } });

export const doc = async (site: Pick<Site, 'models'>, n: number) =>
  (await site.models.get('boxes', box(n))) as BoxDoc | null;

/** Appends, and waits until the projections have passed it. */
export async function happened(site: Site, stream: string, ...events: BoxEvent[]): Promise<void> {
  const { position } = await site.append(stream, ...events);
  expect(await site.commit.visible(events, position)).toBe(true);
}

/** Every document of the boxes, as text, in order. */
export async function everything(models: ReadModels): Promise<string> {
  const all = await models.find('boxes', { limit: 10_000 });
  return JSON.stringify(all.sort((a, b) => (a.id < b.id ? -1 : 1)));
}

/** The engine, with some of its calls in other hands. */
export const replaced = <T extends object>(engine: T, calls: Partial<T>): T =>
  new Proxy(engine, {
    get: (target, name) =>
      name in calls
        ? calls[name as keyof T]
        : (target[name as keyof T] as ((...args: unknown[]) => unknown) | undefined)?.bind(target),
  });

/** The boxes, counted by room and all together. */
export function countedBoxes() {
  return projection<BoxDoc, BoxEvent>({
    ...boxes(),
    indexes: [['room'], ['counted']],
    counted: ({ room, label, grams }) => ({
      [`room ${room}`]: { boxes: 1, grams },
      all: { [`label ${label}`]: 1, grams },
    }),
  });
}

export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}
