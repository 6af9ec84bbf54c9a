import type { DownloadLinkResponse } from '@vouchwell/contract';
import { apiBase, http, type QueryValues, saidIn } from './http.ts';

/**
 * Where the browser itself fetches a file, once and within half a minute, onto its disk as it comes: it may be larger than
 * what a page holds in memory. `asked`: what the file is to hold, as its query would say it; the address does not.
 */
export async function linkedAddress(path: string, asked: QueryValues = {}): Promise<string> {
  const body = Object.fromEntries(saidIn(asked));
  const { link } = await http.post<DownloadLinkResponse>(`${path}/link`, { body, reads: true });
  return `${apiBase}${path}?${new URLSearchParams({ link }).toString()}`;
}
