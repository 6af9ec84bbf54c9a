import type { DownloadLinkResponse } from '@vouchwell/contract';
import { apiBase, http } from './http.ts';

/**
 * Where the browser itself fetches a file, once and within half a minute, onto its disk as it comes: it may be larger than
 * what a page holds in memory. `asked`: what the file is to hold, which the address does not say.
 */
export async function linkedAddress(path: string, asked: object = {}): Promise<string> {
  const { link } = await http.post<DownloadLinkResponse>(`${path}/link`, { body: asked, reads: true });
  return `${apiBase}${path}?${new URLSearchParams({ link }).toString()}`;
}
