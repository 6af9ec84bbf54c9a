import { IsString, Matches, MaxLength } from 'class-validator';
import { NPI_MESSAGE, NPI_PATTERN } from '@vouchwell/rules';
import { Emptiable, EmptiableText } from './fields.ts';

/** PUT /admin/users/{id}/profile. A field that is left out stays as it is; null and the empty string empty it. */
export class ProfileRequest {
  @Matches(/^\P{Cf}*$/u, { message: 'Printed name must not hold invisible characters.' })
  @EmptiableText('Printed name', 200)
  printed_name?: string | null;

  /** Such as `MD` or `PT, DPT`: they follow the printed name. */
  @EmptiableText('Credentials', 60)
  credentials?: string | null;

  @Matches(NPI_PATTERN, { message: NPI_MESSAGE })
  @IsString({ message: 'NPI must be text.' })
  @Emptiable()
  npi?: string | null;

  /** Typed text, or a drawn one as a PNG data URL. */
  @MaxLength(200_000, { message: 'Signature is too large.' })
  @IsString({ message: 'Signature must be text.' })
  @Emptiable()
  signature?: string | null;
}

/** Who somebody is to a payer. */
export interface ProfileResponse {
  printed_name: string | null;
  credentials: string | null;
  npi: string | null;
  signature: string | null;
}

/** GET and PUT /admin/users/{id}/profile */
export interface UserProfileResponse {
  /** Of the user: an edit names the one it was based on in If-Match. */
  revision: number;
  profile: ProfileResponse;
}

/** The same without the signature itself, where many users or every screen are told of it. */
export interface ProfileSummary {
  printed_name: string | null;
  credentials: string | null;
  npi: string | null;
  signature: 'typed' | 'drawn' | null;
}
