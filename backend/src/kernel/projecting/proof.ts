import { createHmac, type KeyObject } from 'node:crypto';
import type { JsonObject } from '../basics/json.ts';
import type { Kept } from './read-models.port.ts';

/** A thread of the read models loads this file as it stands: types that erase. */

/** The field of a stored document that proves it, its last. It leaves the read models with no document. */
export const PROOF = 'proof';
/** `"proof":"…"}`, as a stored text ends: 32 bytes in base64. */
const END = /"proof":"([A-Za-z0-9+/]{43}=)"\}$/;
const END_LENGTH = 55;
/** Sums of proofs are kept to as many bits as a proof has. */
const BITS = 256;

/** An HMAC under a key derived from the site's, over collection, id and content, the text of the document without it. */
export function proofOf(key: KeyObject, collection: string, id: string, content: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([collection, id]) + content)
    .digest('base64');
}

/** A document with its proof, and as JSON: the text that was made for the proof is made once. */
export function withProof(key: KeyObject, collection: string, id: string, document: JsonObject) {
  const content = JSON.stringify(document);
  const proof = proofOf(key, collection, id, content);
  const separator = content === '{}' ? '' : ',';
  const text = `${content.slice(0, -1)}${separator}"${PROOF}":"${proof}"}`;
  return { document: { ...document, [PROOF]: proof }, text, proof };
}

/** The proof of a document as it is stored, without reading its text; null where it does not fit the text. */
function provenBy(key: KeyObject, collection: string, id: string, text: string): string | null {
  const [, proof] = END.exec(text.slice(-END_LENGTH)) ?? [];
  const content = `${text.slice(0, -END_LENGTH).replace(/,$/, '')}}`;
  return proof !== undefined && proof === proofOf(key, collection, id, content) ? proof : null;
}

/**
 * How many documents a collection has, and the sum of their proofs: what tells that one was removed, or set back to
 * an earlier state of itself. A sum and no exclusive or: for that, who has many proofs finds others that give the same.
 */
export class Tally {
  readonly rows: number;
  readonly sum: bigint;

  constructor(rows = 0, sum = 0n) {
    this.rows = rows;
    this.sum = sum;
  }

  with(proof: string): Tally {
    return new Tally(this.rows + 1, BigInt.asUintN(BITS, this.sum + numberOf(proof)));
  }

  without(proof: string): Tally {
    return new Tally(this.rows - 1, BigInt.asUintN(BITS, this.sum - numberOf(proof)));
  }

  equals({ rows, sum }: Tally): boolean {
    return rows === this.rows && sum === this.sum;
  }

  /** As it is kept with a checkpoint, which it is bound to. */
  sealed(key: KeyObject, collection: string, position: string): string {
    const text = `${this.rows} ${this.sum.toString(16)}`;
    return `${text} ${proofOf(key, collection, position, text)}`;
  }

  /** Null where it is not what was kept with this checkpoint. */
  static opened(key: KeyObject, collection: string, position: string, sealed: string): Tally | null {
    const [rows = '', sum = '', proof] = sealed.split(' ');
    if (proof !== proofOf(key, collection, position, `${rows} ${sum}`)) return null;
    return new Tally(Number(rows), BigInt(`0x${sum}`));
  }
}

const numberOf = (proof: string) => BigInt(`0x0${Buffer.from(proof, 'base64').toString('hex')}`);

/** Goes over the rows of a collection, and tells whether they are all that were written, and as they were. */
export class Audit {
  private readonly key: KeyObject;
  private readonly collection: string;
  private tally = new Tally();
  private sound = true;

  constructor(key: KeyObject, collection: string) {
    this.key = key;
    this.collection = collection;
  }

  /** `text`: the document as it is stored. */
  add(id: string, text: string): void {
    const proof = provenBy(this.key, this.collection, id, text);
    if (proof === null) this.sound = false;
    else this.tally = this.tally.with(proof);
  }

  fits(kept: Kept | null): boolean {
    return this.sound && this.known(kept)?.equals(this.tally) === true;
  }

  /** Their number alone, where there are too many to look at each. */
  fitsCount(kept: Kept | null, rows: number): boolean {
    return this.known(kept)?.rows === rows;
  }

  private known(kept: Kept | null): Tally | null {
    return kept ? Tally.opened(this.key, this.collection, kept.position, kept.tally) : new Tally();
  }
}
