import type { SiteRequest, SiteResponse } from '@vouchwell/contract';

/** As the form holds it: what is absent is empty. */
export interface SiteValues {
  name: string;
  address: string;
  phone: string;
  fax: string;
  /** A data URL. */
  logo: string;
  time_zone: string;
}

export const siteValues = ({ name, address, phone, fax, logo, time_zone }: SiteResponse): SiteValues => ({
  name: name ?? '',
  address: address ?? '',
  phone: phone ?? '',
  fax: fax ?? '',
  logo: logo ?? '',
  time_zone,
});

/** What is sent: a logo that stands already is not sent again, be it ever so large. */
export const siteChange = ({ logo, ...rest }: SiteValues, seen: SiteResponse): SiteRequest =>
  logo === (seen.logo ?? '') ? rest : { ...rest, logo };

/** To show what differs. */
export const siteText = ({ name, address, phone, fax, logo, time_zone }: SiteValues): string =>
  [
    `Name: ${name}`,
    `Address: ${address}`,
    `Phone: ${phone}`,
    `Fax: ${fax}`,
    `Logo: ${logo === '' ? 'none' : 'a picture'}`,
    `Time zone: ${time_zone}`,
  ].join('\n');
