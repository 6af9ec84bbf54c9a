import { dayIn, ownTimeZone } from '@vouchwell/rules';
import type { Clock } from './clock.ts';

/**
 * The calendar of the site: by it days are judged and dates are written, wherever this program runs and whoever asks.
 * Which zone it is the site's settings tell; until they do, that of the environment.
 */
export class SiteTime {
  private setting: () => Promise<string>;

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
    return dayIn(moment, await this.zone());
  }
}
