import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Where in a folder any of these words lies, in the clear or as a text may be carried: UTF-8, Latin-1, UTF-16, base64 at each of its
 * three alignments, hexadecimal. Names the file, the word and the form.
 */
export function traces(folder: string, words: readonly string[]): string[] {
  return filesIn(folder).flatMap((file) => {
    const bytes = readFileSync(file);
    return tracesIn(bytes, words).map((found) => `${relative(folder, file)}: ${found}`);
  });
}

/** The same of bytes at hand. */
export function tracesIn(bytes: Buffer, words: readonly string[]): string[] {
  return words.flatMap((word) =>
    formsOf(word)
      .filter(([, form]) => bytes.includes(form))
      .map(([name]) => `${word} in ${name}`),
  );
}

function formsOf(word: string): [string, Buffer][] {
  const text = Buffer.from(word);
  const forms: [string, Buffer][] = [
    ['UTF-8', text],
    ['JSON', Buffer.from(JSON.stringify(word).slice(1, -1))],
    ['Latin-1', Buffer.from(word, 'latin1')],
    ['UTF-16', Buffer.from(word, 'utf16le')],
    ['hexadecimal', Buffer.from(text.toString('hex'))],
  ];
  for (const before of [0, 1, 2]) forms.push([`base64 after ${before}`, Buffer.from(inBase64(text, before))]);
  // Most are written alike in several forms: large memories are searched once for them.
  return forms.filter(([, form], at) => !forms.slice(0, at).some(([, earlier]) => earlier.equals(form)));
}

/** What of it does not depend on its neighbours. */
function inBase64(text: Buffer, before: number): string {
  const whole = Buffer.concat([Buffer.alloc(before), text])
    .toString('base64')
    .replace(/=+$/, '');
  const first = Math.ceil((before * 8) / 6);
  const last = Math.floor(((before + text.length) * 8) / 6);
  return whole.slice(first, last);
}

/** The path of every file under a folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}
