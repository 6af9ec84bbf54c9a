import type { Page } from 'playwright-core';

export interface Refused {
  readonly method: string;
  /** Ends the path of the call: `/cases/stats`. */
  readonly path: string;
  readonly status?: number;
  /** The server's own words; without them it answers as a broken gateway would. */
  readonly message?: string;
}

/** From now on the page is refused these calls, as by a server in trouble; ends when what it returns is called. */
export async function refuse(page: Page, refused: Refused): Promise<() => Promise<void>> {
  const { method, path, status = 500, message } = refused;
  const isMeant = (url: URL) => url.pathname.endsWith(path);
  await page.route(isMeant, (route) => {
    if (route.request().method() !== method) return route.fallback();
    const body = { message, error: message, code: 'in_trouble', status, success: false };
    return route.fulfill(message === undefined ? { status, body: '' } : { status, json: body });
  });
  return () => page.unroute(isMeant);
}
