import { holds } from './code-sets.ts';
import type { CoverageItem } from './coverage-facts.ts';
import type { CodeSet } from './pack.ts';
import type { CaseRecord } from './record.ts';

/** What a test is held against: the record, the item in question, and the pack's code sets. */
export interface Bench {
  readonly record: CaseRecord;
  readonly item: CoverageItem | null;
  readonly sets: ReadonlyMap<string, CodeSet>;
}

/** Whether an item is of a code set on the day whose rules hold. */
export function isOf({ sets, record }: Bench, set: string, item: CoverageItem | null): boolean {
  return item?.hcpcs != null && holds(sets.get(set)!, item.hcpcs, record.ruleDay);
}
