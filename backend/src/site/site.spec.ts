import { given } from '../testing/given.ts';
import { siteDecider } from './site.decider.ts';
import type { SiteEvent, SiteSettings } from './site.events.ts';

const details = { name: 'Fairhaven Springs', address: '1 Main St\nFairhaven', phone: '555 0100', fax: null };
const settings: SiteSettings = { ...details, logo: null, time_zone: 'America/Denver' };
const set = (more: Partial<SiteSettings> = {}) =>
  ({ type: 'SetSite', settings: { ...settings, ...more } }) as const;
const detailed: SiteEvent = { type: 'SiteDetailsSet', data: details };
const logo: SiteEvent = { type: 'SiteLogoSet', data: { logo: 'data:image/png;base64,AA==' } };
const zoned: SiteEvent = { type: 'SiteTimeZoneSet', data: { time_zone: 'America/Denver' } };

test('what is set is set, each for itself, and once', () => {
  given(siteDecider).when(set()).then(detailed, zoned);
  given(siteDecider, detailed, zoned).when(set()).then();
  given(siteDecider, detailed, zoned)
    .when(set({ logo: 'data:image/png;base64,AA==' }))
    .then(logo);
  given(siteDecider, detailed, logo, zoned)
    .when(set())
    .then({ type: 'SiteLogoSet', data: { logo: null } });
  given(siteDecider, detailed, zoned)
    .when(set({ fax: '555 0101', time_zone: 'Asia/Kolkata' }))
    .then(
      { type: 'SiteDetailsSet', data: { ...details, fax: '555 0101' } },
      { type: 'SiteTimeZoneSet', data: { time_zone: 'Asia/Kolkata' } },
    );
});

test.each(['Denver', '+02:00', '', 'GMT+25'])('%j is no time zone', (time_zone) => {
  given(siteDecider)
    .when(set({ time_zone }))
    .refused('invalid_site', 'Time zone must be a name of the IANA database, such as America/Denver.');
});
