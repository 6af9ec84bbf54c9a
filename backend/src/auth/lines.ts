import { setImmediate as others } from 'node:timers/promises';

/** So many lines are looked at in one turn of the event loop: some milliseconds. */
const IN_ONE_TURN = 50_000;
const NEWLINE = 0x0a;

/**
 * The lines of a text, each found in no time: beside the bytes stands a table of where each line begins, by its hash. Of
 * half a million lines it takes as much again as the text; a Set of them would take ten times that.
 */
export class Lines {
  private constructor(
    /** Each line begins behind a newline and ends before one. */
    private readonly bytes: Buffer,
    /** Where lines begin; 0: nothing here. A power of two of places, at most half of them taken. */
    private readonly places: Uint32Array,
  ) {}

  static async of(text: string): Promise<Lines> {
    const bytes = Buffer.from(`\n${text}\n`);
    let count = 0;
    await eachLine(bytes, () => (count += 1));
    const places = new Uint32Array(2 ** Math.ceil(Math.log2(2 * count)));
    const mask = places.length - 1;
    await eachLine(bytes, (begins) => {
      let place = hashOf(bytes, begins) & mask;
      while (places[place] !== 0) place = (place + 1) & mask;
      places[place] = begins;
    });
    return new Lines(bytes, places);
  }

  has(line: string): boolean {
    if (line.includes('\n')) return false;
    const wanted = Buffer.from(`${line}\n`);
    const mask = this.places.length - 1;
    for (let place = hashOf(wanted, 0) & mask; ; place = (place + 1) & mask) {
      const begins = this.places[place]!;
      if (begins === 0) return false;
      const ends = Math.min(begins + wanted.length, this.bytes.length);
      if (wanted.compare(this.bytes, begins, ends) === 0) return true;
    }
  }
}

/** With turns for everybody else between. `line`: where it begins. */
async function eachLine(bytes: Buffer, line: (begins: number) => void): Promise<void> {
  let seen = 0;
  for (let begins = 1; begins < bytes.length; begins = bytes.indexOf(NEWLINE, begins) + 1) {
    line(begins);
    seen += 1;
    if (seen % IN_ONE_TURN === 0) await others();
  }
}

/** Of the bytes up to the next newline [FNV-1a]. */
function hashOf(bytes: Buffer, from: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; bytes[at] !== NEWLINE; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  // The low digits alone are taken; they are told by all.
  return (hash ^ (hash >>> 15)) >>> 0;
}
