import { dayIn, ownTimeZone } from '@vouchwell/rules';
import type { Clock } from './clock.ts';

const MINUTE_MS = 60_000;

/**
 * The calendar of the site: by it days are judged and dates are written, wherever this program runs and whoever asks.
 * Which zone it is the site's settings tell; until they do, that of the environment.
 */
export class SiteTime {
  private setting: () => Promise<string>;
  /** The last day that was told, of a minute in a zone: nearly every request asks for that of the present one. */
  private told = { minute: Number.NaN, zone: '', day: '' };

  constructor(
    private readonly clock: Clock,
    zone: string = ownTimeZone(),
  ) {
    this.setting = () => Promise.resolve(zone);
  }

  /** Where the zone is read from now on: an IANA name. */
  follow(setting: () => Promise<string>): void {
    this.setting = setting;
  }

  /** An IANA name. @throws DomainError unavailable */
  zone(): Promise<string> {
    return this.setting();
  }

  /** The day of a moment, `YYYY-MM-DD`; today without one. @throws DomainError unavailable */
  async day(moment: Date = this.clock.now()): Promise<string> {
    const zone = await this.zone();
    const minute = Math.floor(moment.getTime() / MINUTE_MS);
    // Zones have been whole minutes off UTC since 1972, so no day begins within one.
    const isTold = minute === this.told.minute && zone === this.told.zone;
    if (!isTold) this.told = { minute, zone, day: dayIn(moment, zone) };
    return this.told.day;
  }
}
