const EDGE = 16;
const WEEK_MS = 7 * 86_400_000;
const HALF_A_TICK = 40;
const LEAST_BETWEEN_TICKS = 96;
const WIDEST_BAR = 24;
const THINNEST_BAR = 3;

/** Where each day (`YYYY-MM-DD`, oldest first) stands in `width` pixels; a single one in the middle. */
export function placesOf(days: readonly string[], width: number): number[] {
  const times = days.map((day) => Date.parse(day));
  const first = times[0] ?? 0;
  const span = (times.at(-1) ?? first) - first;
  return times.map((time) => (span === 0 ? width / 2 : EDGE + ((time - first) / span) * (width - 2 * EDGE)));
}

/** A date below the axis, with the middle of its words. */
export interface Tick {
  index: number;
  middle: number;
}

/** Which of the places carry their date: as many as fit side by side, the last one always. None leaves the width. */
export function ticksOf(places: readonly number[], width: number): Tick[] {
  const chosen: Tick[] = [];
  for (let index = places.length - 1; index >= 0; index--) {
    const middle = Math.max(HALF_A_TICK, Math.min(width - HALF_A_TICK, places[index] ?? 0));
    const right = chosen[0];
    if (!right || right.middle - middle >= LEAST_BETWEEN_TICKS) chosen.unshift({ index, middle });
  }
  return chosen;
}

/** Bars that do not touch, each a week wide at most. */
export function barWidth(days: readonly string[], width: number): number {
  const weeks = (Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '')) / WEEK_MS + 1;
  return Math.max(THINNEST_BAR, Math.min(WIDEST_BAR, ((width - 2 * EDGE) / weeks) * 0.7));
}
