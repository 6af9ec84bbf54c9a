import { type KeyObject, sign, verify } from 'node:crypto';
import { bytesOfBase64, demand, MalformedError } from './malformed.ts';
import { verifierKey, type VerifierKey } from './note-keys.ts';

/** Of one note, in bytes and signatures: far more than any that is made. */
const [MOST_BYTES, MOST_SIGNATURES] = [65_536, 100];

interface Signature {
  readonly name: string;
  readonly id: string;
  readonly bytes: Buffer;
}

export interface OpenedNote {
  /** What was signed, with its last newline. */
  readonly text: string;
  /** The keys of those that were trusted and have signed it. At least one. */
  readonly by: readonly VerifierKey[];
  /** Of cosignatures: when each was made, by the id of its key. Seconds since 1970 */
  readonly times: ReadonlyMap<string, number>;
}

const line = (name: string, id: string, bytes: Buffer) =>
  `— ${name} ${Buffer.concat([Buffer.from(id, 'hex'), bytes]).toString('base64')}\n`;

/** A note of c2sp.org/signed-note. `text` ends with a newline; `key`: Ed25519, private. @throws MalformedError */
export function signNote(text: string, name: string, key: KeyObject): string {
  demand(
    text.endsWith('\n') && isPlain(text),
    'A note must end with a newline and hold no control characters.',
  );
  return `${text}\n${line(name, verifierKey(name, key).id, sign(null, Buffer.from(text), key))}`;
}

/** What a cosignature is over (c2sp.org/tlog-cosignature). `seconds` since 1970 */
const cosigned = (text: string, seconds: bigint) => Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`);

/** The same note with one signature more. `text`: that of the note, which was opened and judged before. */
export function cosignNote(note: string, name: string, key: KeyObject, seconds: number): string {
  const { text } = parts(note);
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(seconds));
  const signature = sign(null, cosigned(text, BigInt(seconds)), key);
  const { id } = verifierKey(name, key, 'cosignature');
  return `${note}${line(name, id, Buffer.concat([time, signature]))}`;
}

/**
 * What a note says, once one of these keys has signed it. Signatures of others are passed over, as the format demands.
 * @throws MalformedError; also where a trusted key's signature is forged, or no trusted key has signed
 */
export function openNote(note: string, trusted: readonly VerifierKey[]): OpenedNote {
  const { text, signatures } = parts(note);
  const by: VerifierKey[] = [];
  const times = new Map<string, number>();
  for (const signature of signatures) {
    const key = trusted.find(({ name, id }) => name === signature.name && id === signature.id);
    if (!key || by.includes(key)) continue;
    const time =
      key.type === 'cosignature' ? cosignedAt(text, signature, key) : signedPlainly(text, signature, key);
    if (time !== null) times.set(key.id, time);
    by.push(key);
  }
  demand(by.length > 0, 'The note must be signed by one of the keys that are trusted.');
  return { text, by, times };
}

function signedPlainly(text: string, { bytes }: Signature, { publicKey, name }: VerifierKey): null {
  demand(
    verify(null, Buffer.from(text), publicKey, bytes),
    `The signature of ${name} is not over this text.`,
  );
  return null;
}

function cosignedAt(text: string, { bytes }: Signature, { publicKey, name }: VerifierKey): number {
  const seconds = bytes.length === 72 ? bytes.readBigUInt64BE() : null;
  const holds = seconds !== null && verify(null, cosigned(text, seconds), publicKey, bytes.subarray(8));
  demand(holds, `The cosignature of ${name} is not over this text.`);
  return Number(seconds);
}

/** No control characters but newlines, no half surrogate pairs. */
const isPlain = (text: string) => !/[\x00-\x09\x0b-\x1f]/.test(text) && text.isWellFormed(); // eslint-disable-line no-control-regex

function parts(note: string): { text: string; signatures: Signature[] } {
  demand(Buffer.byteLength(note) <= MOST_BYTES, `A note must have ${MOST_BYTES} bytes at the most.`);
  demand(isPlain(note), 'A note must be UTF-8 with plain newlines and no other control characters.');
  const end = note.lastIndexOf('\n\n');
  demand(
    end >= 0 && note.endsWith('\n'),
    'A note must be a text, an empty line and signatures, each line ended.',
  );
  const lines = note.slice(end + 2, -1).split('\n');
  demand(lines.length <= MOST_SIGNATURES, `A note must have ${MOST_SIGNATURES} signatures at the most.`);
  return { text: note.slice(0, end + 1), signatures: lines.map(signatureOf) };
}

function signatureOf(text: string): Signature {
  const [, name, base64] = /^— (\S+) (\S+)$/u.exec(text) ?? [];
  if (!name || !base64) throw new MalformedError('A signature must be written as “— name base64”.');
  const bytes = bytesOfBase64(base64, 'A signature');
  demand(bytes.length > 4, 'A signature must be longer than the id of its key.');
  return { name, id: bytes.subarray(0, 4).toString('hex'), bytes: bytes.subarray(4) };
}
