import type { DownloadLinkResponse } from '@vouchwell/contract';
import { apiBase, http } from './http.ts';

/**
 * Where the browser itself fetches a file, once and within half a minute, onto its disk as it comes: it may be larger than
 * what a page holds in memory. `asked`: what the file is to hold, which the address does not say; what is empty narrows nothing.
 */
export async function linkedAddress(path: string, asked: object = {}): Promise<string> {
  const body = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  const { link } = await http.post<DownloadLinkResponse>(`${path}/link`, { body, reads: true });
  return `${apiBase}${path}?${new URLSearchParams({ link }).toString()}`;
}
