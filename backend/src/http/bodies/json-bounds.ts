import { type DomainError, invalid } from '../../kernel/basics/problem.ts';

/** How a body may be built, beside its size in bytes. */
export interface JsonBounds {
  /** Objects and lists inside each other. */
  readonly depth: number;
  /** Keys of one object. */
  readonly keys: number;
  /** Entries of one list. */
  readonly entries: number;
  /** Keys and entries of all objects and lists together. */
  readonly members: number;
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OBJECT, OBJECT_END, LIST, LIST_END] = [0x7b, 0x7d, 0x5b, 0x5d];

/**
 * Looks at each byte once and builds nothing, so that a body is known to be small in every way before it is
 * parsed. Whether it is JSON at all is left to the parser.
 * @throws DomainError invalid
 */
export function refuseUnbounded(json: Buffer, bounds: JsonBounds): void {
  // Of the object or list that is open at each depth: whether it is a list, and its members so far.
  const lists = new Uint8Array(bounds.depth + 1);
  const members = new Uint32Array(bounds.depth + 1);
  let [depth, all, inText] = [0, 0, false];
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (inText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) {
      inText = true;
    } else if (byte === OBJECT || byte === LIST) {
      if (++depth > bounds.depth) throw unbounded('The body is nested too deeply.');
      lists[depth] = byte === LIST ? 1 : 0;
      members[depth] = 1;
      if (++all > bounds.members) throw tooMany(bounds.members);
    } else if (byte === OBJECT_END || byte === LIST_END) {
      if (depth > 0) depth--;
    } else if (byte === COMMA) {
      if (++all > bounds.members) throw tooMany(bounds.members);
      const most = lists[depth] ? bounds.entries : bounds.keys;
      if (++members[depth]! > most) throw lists[depth] ? longList(most) : crowded(most);
    }
  }
}

const unbounded = (sentence: string): DomainError => invalid('invalid_request', sentence);
const tooMany = (most: number) => unbounded(`The body can hold at most ${most} fields and list entries.`);
const longList = (most: number) => unbounded(`A list in the body can have at most ${most} entries.`);
const crowded = (most: number) => unbounded(`An object in the body can have at most ${most} fields.`);
