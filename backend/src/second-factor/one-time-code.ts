import { Secret, TOTP } from 'otpauth';

/** What every authenticator app can do [RFC 6238; key URI format]. Seconds. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Bytes: those of the hash [RFC 4226, section 4, R6]. */
const SECRET_BYTES = 20;
/** How many steps a clock may be off, to either side [RFC 6238, section 5.2]. */
export const STEPS_OFF = 1;
/** Of a site's name as an app shows it: a longer one makes a QR code that is hard to read. */
const MOST_OF_A_NAME = 40;

/** In base 32 [RFC 4648]. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The step of time that a moment lies in. */
export const stepAt = (now: Date): number =>
  TOTP.counter({ period: SETTINGS.period, timestamp: now.getTime() });

/** The step whose code it is, of the present one and its neighbours; null: none of these. `code`: as `digitsOf` has it. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const key = Secret.fromBase32(secret);
  const timestamp = now.getTime();
  const off = TOTP.validate({ ...SETTINGS, secret: key, token: code, timestamp, window: STEPS_OFF });
  return off === null ? null : stepAt(now) + off;
}

/** The six digits that somebody typed, spaces aside; null: it is no such code. Other scripts' digits are none. */
export function digitsOf(typed: string): string | null {
  const digits = typed.replace(/\s/g, '');
  return /^[0-9]{6}$/.test(digits) ? digits : null;
}

/** `otpauth://totp/…`, as apps read it from a QR code. */
export function keyUri(secret: string, username: string, site: string | null): string {
  const issuer = [...(site ?? 'Vouchwell')].slice(0, MOST_OF_A_NAME).join('');
  return new TOTP({ ...SETTINGS, issuer, label: username, secret: Secret.fromBase32(secret) }).toString();
}
