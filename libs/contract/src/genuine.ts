import { Matches, MaxLength } from 'class-validator';

/** GET /verify/code: what stands on the letter, however it is typed. */
export class GenuineCodeQuery {
  @MaxLength(60, { message: 'code can have at most 60 characters.' })
  @Matches(/\S/, { message: 'code must be the code that stands on the letter.' })
  code!: string;
}

/** GET /verify/file: never the file, which stays with whoever holds it. */
export class GenuineFileQuery {
  @Matches(/^[0-9a-fA-F]{64}$/, { message: 'sha256 must be the SHA-256 of the file, 64 hexadecimal digits.' })
  sha256!: string;
}

/**
 * `signed_at` in ISO 8601, UTC; the document writes it in `time_zone`, an IANA name, or in UTC where that is null.
 * `report`: it is a report of the audit history, which the site alone signed, when it was made; left out: a letter or an
 * order.
 */
export type GenuineResponse =
  { genuine: true; signed_at: string; time_zone: string | null; report?: true } | { genuine: false };
