import { existsSync } from 'node:fs';

/** The browser that the tests drive: the system's, or the one that CHROMIUM_PATH names. */
export const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Why there is none; null where there is. */
export const whyNoChromium = () =>
  existsSync(chromium)
    ? null
    : `No Chromium at ${chromium}: install the package chromium, or set CHROMIUM_PATH.`;
