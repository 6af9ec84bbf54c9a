const PROBE_MS = 1500;

/** Whether a server answers a plain GET at once with success. */
export async function answersAt(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PROBE_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
