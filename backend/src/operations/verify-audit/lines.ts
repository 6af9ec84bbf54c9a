import { closeSync, openSync, readSync } from 'node:fs';
import { MalformedError } from '../../kernel/evidence/malformed.ts';

const CHUNK = 1 << 20;
/** Far above any event: a longer line is none. */
const LONGEST_LINE = 64 << 20;

/**
 * The lines of a file, a piece of it in memory at a time. The last one may lack its newline.
 * @throws MalformedError where a line is longer than any event, or no UTF-8
 */
export function* linesOf(path: string, longest = LONGEST_LINE): Generator<string> {
  const file = openSync(path, 'r');
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const chunk = Buffer.alloc(CHUNK);
    let held: Buffer[] = [];
    let length = 0;
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
      let from = 0;
      for (let end = chunk.indexOf(10); end >= 0 && end < read; end = chunk.indexOf(10, from)) {
        yield text(decoder, [...held, chunk.subarray(from, end)]);
        [held, length, from] = [[], 0, end + 1];
      }
      held.push(Buffer.from(chunk.subarray(from, read)));
      length += read - from;
      if (length > longest) throw new MalformedError(`A line must have ${longest} bytes at the most.`);
    }
    if (length > 0) yield text(decoder, held);
  } finally {
    closeSync(file);
  }
}

function text(decoder: InstanceType<typeof TextDecoder>, pieces: readonly Buffer[]): string {
  try {
    return decoder.decode(Buffer.concat(pieces));
  } catch {
    throw new MalformedError('A line must be UTF-8.');
  }
}
