import { type SortableList, sortsOf } from '@vouchwell/rules';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { Optional, together } from './fields.ts';
import { Type } from './filled.ts';

/** More than any list has. */
const PAGES = 1_000_000;

/** What every paged list asks. Pages start at 1. */
export class PageQuery {
  @Optional()
  @Max(PAGES, { message: `page can be at most ${PAGES}.` })
  @Min(1, { message: 'page must be at least 1.' })
  @IsInt({ message: 'page must be a whole number.' })
  @Type(() => Number)
  page?: number;

  @Optional()
  @Max(200, { message: 'per_page can be at most 200.' })
  @Min(1, { message: 'per_page must be at least 1.' })
  @IsInt({ message: 'per_page must be a whole number.' })
  @Type(() => Number)
  per_page?: number;
}

export const entryStatuses = ['active', 'inactive'] as const;
export type EntryStatus = (typeof entryStatuses)[number];

/** Whether entries are in use or out of it; left out: all. */
export function StatusFilter(): PropertyDecorator {
  return together(Optional(), IsIn(entryStatuses, { message: 'status must be active or inactive.' }));
}

/** How many are wanted at the most. */
export function Limit(most: number): PropertyDecorator {
  return together(
    Type(() => Number),
    IsInt({ message: 'limit must be a whole number.' }),
    Min(1, { message: 'limit must be at least 1.' }),
    Max(most, { message: `limit can be at most ${most}.` }),
    Optional(),
  );
}

/** By what a list is sorted; `-` before it: from the last to the first. Left out: its usual order. */
export function SortedBy(list: SortableList): PropertyDecorator {
  const known = sortsOf(list);
  return together(Optional(), IsIn(known, { message: `sort must be one of ${known.join(', ')}.` }));
}
