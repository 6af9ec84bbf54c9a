import type { Probe } from './vendor.ts';

const PROBE_MS = 1500;

/** Whether a server answers a question at once, with success or one of the other statuses that it may have. */
export async function answersAt(
  fetch: typeof globalThis.fetch,
  { url, headers, alsoGood }: Probe,
): Promise<boolean> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(PROBE_MS) });
    await response.body?.cancel();
    return response.ok || (alsoGood ?? []).includes(response.status);
  } catch {
    return false;
  }
}
