import { Secret, TOTP } from 'otpauth';
import { digitsOf, keyUri, newSecret, stepAt, stepOf } from './one-time-code.ts';

/** RFC 6238, appendix B, for SHA-1: the time in seconds, and the eight digits, of which apps show the last six. */
const vectors = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const;
const secret = Secret.fromLatin1('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

test.each(vectors)('at second %i the published code is right, for its step alone', (seconds, eight) => {
  const code = eight.slice(-6);
  const step = Math.floor(seconds / 30);
  expect(stepAt(at(seconds))).toBe(step);
  expect(stepOf(secret, code, at(seconds))).toBe(step);
  expect(stepOf(secret, code, at((step + 1) * 30))).toBe(step);
  expect(stepOf(secret, code, at((step - 1) * 30))).toBe(step);
  expect(stepOf(secret, code, at((step + 2) * 30))).toBeNull();
  if (step > 1) expect(stepOf(secret, code, at((step - 1) * 30 - 1))).toBeNull();
});

test('six ASCII digits with spaces anywhere are a code; other scripts’ digits and lengths are none', () => {
  expect(digitsOf(' 287 082\n')).toBe('287082');
  expect(digitsOf('2 8 7 0 8 2')).toBe('287082');
  const refused = [
    '',
    '28708',
    '2870820',
    '28708a',
    '-28708',
    '0x1234',
    '1e1234',
    '٢٨٧٠٨٢',
    '２８７０８２',
    '𝟚𝟠𝟟𝟘𝟠𝟚',
  ];
  for (const typed of refused) expect([typed, digitsOf(typed)]).toEqual([typed, null]);
});

test('a secret has the length of its hash, and no two are the same', () => {
  const made = Array.from({ length: 100 }, newSecret);
  expect(new Set(made).size).toBe(100);
  for (const one of made) expect(Secret.fromBase32(one).bytes).toHaveLength(20);
});

test('what an app reads names the site and the account, whatever signs they hold', () => {
  const uri = keyUri(secret, 'sam:lee@site', 'Föhr & Söhne: “Reha”');
  const { issuer, label, secret: read, digits, period, algorithm } = new URLReader(uri);
  expect([issuer, label, read]).toEqual(['Föhr & Söhne: “Reha”', 'sam:lee@site', secret]);
  expect([digits, period, algorithm]).toEqual([6, 30, 'SHA1']);
  expect(new URLReader(keyUri(secret, 'sam', null)).issuer).toBe('Vouchwell');
  expect(new URLReader(keyUri(secret, 'sam', '🦽'.repeat(120))).issuer).toBe('🦽'.repeat(40));
});

/** As apps read it: by the address alone. */
class URLReader {
  readonly issuer: string;
  readonly label: string;
  readonly secret: string;
  readonly digits: number;
  readonly period: number;
  readonly algorithm: string;
  constructor(uri: string) {
    const [, path, query] = /^otpauth:\/\/totp\/([^?]+)\?(.+)$/.exec(uri)!;
    const asked = new URLSearchParams(query);
    this.issuer = asked.get('issuer')!;
    // The label stands behind its issuer.
    this.label = decodeURIComponent(path!.slice(path!.indexOf(':') + 1));
    this.secret = asked.get('secret')!;
    this.digits = Number(asked.get('digits'));
    this.period = Number(asked.get('period'));
    this.algorithm = asked.get('algorithm')!;
    expect(new TOTP({ secret: this.secret }).secret.base32).toBe(this.secret);
  }
}
