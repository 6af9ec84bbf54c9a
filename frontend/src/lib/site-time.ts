import { dayIn, isTimeZone, ownTimeZone } from '@vouchwell/rules';
import { useSyncExternalStore } from 'react';

/** The site's, as soon as the session tells it; nothing with a date is shown before. */
let zone = ownTimeZone();
const listeners = new Set<() => void>();

/** `next`: an IANA name; one that this browser does not know changes nothing. */
export function setSiteZone(next: string): void {
  if (next === zone || !isTimeZone(next)) return;
  zone = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The site's time zone: by it all dates are written and judged, wherever this browser stands. */
export const siteZone = (): string => zone;

/** The same for what is drawn anew when it changes. */
export const useSiteZone = (): string => useSyncExternalStore(subscribe, siteZone);

/** The same for what is drawn anew when the zone changes. */
export const useSiteDay = (moment: Date = new Date()): string => dayIn(moment, useSiteZone());

/** The site's day of a moment, `YYYY-MM-DD`; today without one. For what is judged or named when something is done. */
export const siteDay = (moment: Date = new Date()): string => dayIn(moment, zone);
