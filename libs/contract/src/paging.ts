import { IsInt, Max, Min } from 'class-validator';
import { Optional } from './fields.ts';
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
