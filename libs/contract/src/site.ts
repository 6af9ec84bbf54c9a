import { LARGER_LOGO } from '@vouchwell/rules';
import { IsString, MaxLength } from 'class-validator';
import { Emptiable, EmptiableLines, EmptiableText, Optional } from './fields.ts';

/** PUT /admin/site. A field that is left out stays as it is; null and the empty string empty it. */
export class SiteRequest {
  @EmptiableText('Name', 120)
  name?: string | null;

  @EmptiableLines('Address', 300, 5)
  address?: string | null;

  @EmptiableText('Phone', 40)
  phone?: string | null;

  @EmptiableText('Fax', 40)
  fax?: string | null;

  /** A PNG or an SVG as a data URL; 256 kB at most. */
  @MaxLength(352_000, { message: LARGER_LOGO })
  @IsString({ message: 'Logo must be a data URL.' })
  @Emptiable()
  logo?: string | null;

  /** An IANA name; never empty. */
  @MaxLength(100, { message: 'Time zone can have at most 100 characters.' })
  @IsString({ message: 'Time zone must be text.' })
  @Optional()
  time_zone?: string;
}

/** GET /admin/site: what was set, else what the environment says. */
export interface SiteResponse {
  /** Of the last change, which an edit names in If-Match; null before the first. */
  revision: number | null;
  name: string | null;
  address: string | null;
  phone: string | null;
  fax: string | null;
  logo: string | null;
  time_zone: string;
}

/** What every screen must know of the site. */
export interface SessionSite {
  name: string | null;
  /** IANA name: all dates are of this zone. */
  time_zone: string;
}
