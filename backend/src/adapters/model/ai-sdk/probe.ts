const PROBE_MS = 1500;

/**
 * Whether a server answers a question at once, and lets the key pass. A path it does not know and a limit on how
 * often it is asked are answers too.
 */
export async function answersAt(
  fetch: typeof globalThis.fetch,
  { url, headers }: { readonly url: string; readonly headers: Record<string, string> },
): Promise<boolean> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(PROBE_MS) });
    await response.body?.cancel();
    return response.ok || [404, 405, 429].includes(response.status);
  } catch {
    return false;
  }
}
