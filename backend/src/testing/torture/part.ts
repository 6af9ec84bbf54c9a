/** Which of all damages one run tries: every `of`th, from the `number`th on. */
export interface Part {
  readonly number: number;
  readonly of: number;
}

/** TORTURE_PART=3/8; the whole without it. @throws Error for what is no part of a whole */
export function partNamed(told = '1/1'): Part {
  const [number, of] = (/^(\d{1,4})\/(\d{1,4})$/.exec(told) ?? []).slice(1).map(Number);
  if (!number || !of || number > of) throw new Error('TORTURE_PART must be such as 3/8.');
  return { number, of };
}

/** Dealt like cards: each part has some of everything, and takes about as long as any other. */
export function inPart<T>(all: readonly T[], { number, of }: Part): T[] {
  return all.filter((_, at) => at % of === number - 1);
}

/** The share of what is only counted, such as kills: those of all parts add up to the whole. */
export const countInPart = (many: number, part: Part): number =>
  inPart(
    Array.from({ length: many }, (_, at) => at),
    part,
  ).length;
