/** What a short form stands for. Words that are in small letters are read in any. */
export type Expansions = ReadonlyMap<string, string>;

/** Lines `NWB = non-weight-bearing`. */
export const expansionsOf = (lines: string): Expansions =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => line.split(' = ') as [string, string]),
  );
