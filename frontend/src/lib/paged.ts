import { http } from './http.ts';

/** A part of a list, newest first, and whether there is an earlier one. */
export interface Part<T> {
  data: T;
  page: number;
  total: number;
  pages: number;
}

/** GET of a paged list: totals stand in its headers. */
export async function getPart<T>(path: string, page: number, signal: AbortSignal): Promise<Part<T>> {
  const { data, headers } = await http.request<T>('GET', path, { query: { page }, signal });
  const total = (name: string) => Number(headers.get(name) ?? 1);
  return { data, page, total: total('X-Total-Count'), pages: total('X-Total-Pages') };
}

export const earlierPart = ({ page, pages }: Part<unknown>) => (page < pages ? page + 1 : null);

/** One page of a list, as a screen shows it. */
export interface Page<Row> {
  rows: Row[];
  /** Of all pages together. */
  total: number;
  pages: number;
}
