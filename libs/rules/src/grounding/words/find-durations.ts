import type { Found } from '../found.ts';
import { isConverted } from '../text/conversions.ts';
import { numbersIn, numbersOf, type StatedNumber } from '../text/numbers-in-text.ts';
import { onceFor } from '../text/once-for.ts';
import type { Reading } from './reading.ts';
import type { Told } from './retelling.ts';

const TIMES = new Set(['minute', 'hour', 'day', 'week', 'month', 'year']);
const isTime = ({ unit }: StatedNumber): boolean => unit !== null && TIMES.has(unit);

const timesOf = onceFor((told: Told): readonly StatedNumber[] => numbersIn(told.text).filter(isTime));

/** The mark covers the unit, which is what was turned. */
const unitAfter = (text: string, end: number): number =>
  /^[ -]?(?:\(\d+\) ?)?\p{L}+/u.exec(text.slice(end, end + 24))?.[0].length ?? 0;

/** `Two months of bandaging`, where the sentence of the case that it retells says two weeks: the number, of another unit. */
export function findDurations({ page, sources, isOpen, isTold }: Reading): Found[] {
  return numbersOf(page)
    .filter(isTime)
    .flatMap(({ start, end, value, unit }): Found[] => {
      if (isOpen({ start }) || !isTold({ start })) return [];
      const told = sources(start).flatMap(timesOf);
      const isHeld = told.some(
        (one) => (one.value === value && one.unit === unit) || isConverted({ value, unit }, one),
      );
      const isTurned = told.some((one) => one.value === value && one.unit !== unit);
      return isTurned && !isHeld
        ? [{ start, end: end + unitAfter(page.text, end), kind: 'number', tier: 'untraced' }]
        : [];
    });
}
