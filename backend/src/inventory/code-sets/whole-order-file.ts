/** What tells whether an order file is whole, gathered line by line. */
export interface Extent {
  /** Order numbers that are missing before a line, by the number that stands there instead of the next. */
  readonly gap: { readonly after: number; readonly found: number } | null;
  /** Without dot; null in a file without codes. */
  readonly lastCode: string | null;
  readonly lines: number;
  readonly endsWithLine: boolean;
}

/**
 * What a whole file ends with: the chapters stand in their order, of which U, the codes for special purposes, is the
 * last since April 2020, and Z99 the last category before it [CMS, icd10OrderFiles of 2021 and 2026].
 */
const ENDS = /^(Z99|U)/;

/** Why a file cannot be the whole order file, as a sentence; null where nothing speaks against it. */
export function cutOff({ gap, lastCode, lines, endsWithLine }: Extent): string | null {
  if (lines > 0 && !endsWithLine) return `It ends in the middle of line ${lines}.`;
  if (gap) return `Order number ${numbered(gap.found)} follows on ${numbered(gap.after)}.`;
  if (lastCode !== null && !ENDS.test(lastCode)) {
    return `It ends with ${lastCode}, before the last categories, Z99 and U.`;
  }
  return null;
}

const numbered = (order: number) => String(order).padStart(5, '0');

/** Follows the order numbers, which begin with 00001 and leave none out. */
export class OrderNumbers {
  gap: Extent['gap'] = null;
  private last = 0;

  /** Null: a malformed line, whose number is taken as the next. */
  next(order: number | null): void {
    const expected = this.last + 1;
    if (order !== null && order !== expected) this.gap ??= { after: this.last, found: order };
    this.last = order ?? expected;
  }
}
