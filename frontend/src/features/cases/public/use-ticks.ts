import { marksHash, type MarksToConfirm } from '@vouchwell/rules';
import { useMemo, useState } from 'react';

/** What somebody has ticked of what a signature asks to look at. */
export interface Ticks {
  readonly asked: MarksToConfirm;
  /** Names all that is asked; undefined where nothing is. */
  readonly hash: string | undefined;
  readonly has: (name: string) => boolean;
  readonly set: (name: string, ticked: boolean) => void;
  /** True once everything that is asked is ticked. */
  readonly isComplete: boolean;
}

export const SOFT = 'untraced';
export const OPEN = 'open';
/** Each mark of the stronger tier has a tick of its own. */
export const nameOf = (place: number): string => `mark ${place}`;

/** The ticks of other marks are no ticks of these. */
export function useTicks(asked: MarksToConfirm): Ticks {
  const hash = useMemo(() => marksHash(asked), [asked]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const names = asked.marks.flatMap(({ tier }, place) => (tier ? [] : [nameOf(place)]));
  if (asked.marks.length > names.length) names.push(SOFT);
  if (asked.open.length > 0) names.push(OPEN);
  const has = (name: string) => ticked.has(`${hash} ${name}`);
  return {
    asked,
    hash: names.length > 0 ? hash : undefined,
    has,
    set: (name, now) =>
      setTicked((before) => {
        const next = new Set(before);
        if (now) next.add(`${hash} ${name}`);
        else next.delete(`${hash} ${name}`);
        return next;
      }),
    isComplete: names.every(has),
  };
}
