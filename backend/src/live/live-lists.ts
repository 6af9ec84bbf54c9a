import type { Feature, LiveList } from '../kernel/feature.ts';
import { kindOf, streamsOf } from '../kernel/feature.ts';

/** Which lists show what a stream holds. Cases are in none: they have readers of their own. */
export type ListsOf = (stream: string) => readonly LiveList[];

export function liveLists(features: readonly Feature[]): ListsOf {
  const streams = streamsOf(features);
  return (stream) => {
    const live = (streams.get(stream) ?? streams.get(kindOf(stream)))?.live;
    return live === undefined || live === 'its readers' ? [] : live;
  };
}

/** Which lists show an event whatever stream it stands in. */
export function listsOfAll(features: readonly Feature[]): (type: string) => readonly LiveList[] {
  const lists = features.flatMap(({ live }) => live ?? []);
  return (type) => lists.filter(({ shows }) => shows(type));
}
