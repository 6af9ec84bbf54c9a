/**
 * Long texts: how the work on them grows, what of it the main thread feels, and how long another user's PDF takes
 * beside six long ones of a user who has gone away.
 *   node bench/text-work.ts     (after a build)
 */
import { renderLetterPdf, type Letter } from '@vouchwell/document';
import { checkGrounding, deidentify } from '@vouchwell/rules';
import { caseOf } from '../backend/src/notes/model/repeated-case.fixture.ts';
import { watched } from '../backend/src/testing/watched.ts';
import { devCases } from '../libs/rules/src/grounding/corpus/index.ts';
import { frameOf, sampleLetter } from '../libs/document/src/letter/letter.sample.ts';

interface Asker {
  userId: number;
  signal?: AbortSignal;
}
interface Pools {
  PdfPool: new () => {
    pdf(letter: Letter, frame: object, asker: Asker): Promise<Uint8Array>;
    close(): Promise<void>;
  };
  TextPool: new () => {
    deidentified(text: string, facts: object, asker: Asker): Promise<object>;
    close(): Promise<void>;
  };
}
/** Decorated classes run as built only; what follows is of them what is used here. */
const built = <T>(file: string): Promise<T> =>
  import(new URL(`../backend/dist/${file}`, import.meta.url).href) as Promise<T>;
const { PdfPool } = await built<Pools>('adapters/pdf/pdf-pool.js');
const { TextPool } = await built<Pools>('adapters/text/text-pool.js');

/** The worst that a case can hold. */
const facts = caseOf('a ', 2_000);
/** Notes and items as people write them: a hundred items, and far more text than a note may hold. */
const ordinary = devCases
  .flatMap(({ notes }) => notes)
  .join('\n\n')
  .repeat(2);
const manyItems = {
  ...devCases[0]!.facts,
  diagnoses: devCases.flatMap((one) => one.facts.diagnoses).slice(0, 40),
  items: devCases
    .flatMap((one) => one.facts.items)
    .flatMap((item) => [item, { ...item, item: `${item.item}, spare` }])
    .slice(0, 100),
};
const letterOf = (text: string): Letter => ({
  ...sampleLetter,
  diagnoses: [],
  items: [],
  note: { id: 1, version: 1, text },
  signature: null,
});
const frame = frameOf(letterOf(''), { site_name: null });

/** Milliseconds of the processor. */
async function work(act: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const works: Record<string, (length: number) => unknown> = {
  'taking out what identifies': (length) => deidentify('a '.repeat(length / 2), facts),
  // A copy each time: what is read of a case is kept with it.
  'comparing with the case': (length) => checkGrounding('a '.repeat(length / 2), { ...facts }, '2026-11-21'),
  'an ordinary note': (length) => checkGrounding(ordinary.slice(0, length), { ...manyItems }, '2026-11-21'),
  'drawing list items': (length) => renderLetterPdf(letterOf('- abc\n'.repeat(length / 6)), frame),
  'drawing spaces': (length) => renderLetterPdf(letterOf(`a${' '.repeat(length)}b`), frame),
};
for (const [name, act] of Object.entries(works)) {
  await work(() => act(6_000));
  const times: number[] = [];
  for (const length of [12_500, 25_000, 50_000]) times.push(await work(() => act(length)));
  const [one = 1, two = 1, four = 1] = times;
  console.log(
    `${name.padEnd(28)} ${times.map((time) => `${time.toFixed(0)} ms`).join(', ')} at 12,500, 25,000, 50,000 characters:` +
      ` × ${(two / one).toFixed(1)}, × ${(four / two).toFixed(1)}`,
  );
}

const [text, pdf] = [new TextPool(), new PdfPool()];
await text.deidentified('Rose', facts, { userId: 1 });
const { held, took } = await watched(() => text.deidentified('a '.repeat(25_000), facts, { userId: 1 }));
console.log(
  `the worst note in a thread: ${took.toFixed(0)} ms, of which the main thread ${held.toFixed(0)} ms at a time`,
);

const short = letterOf('It is needed.');
await Promise.all([2, 3].map((userId) => pdf.pdf(short, frame, { userId })));
const alone = await watched(() => pdf.pdf(short, frame, { userId: 2 }));
const leaving = new AbortController();
const long = Array.from({ length: 6 }, () =>
  pdf.pdf(letterOf('- abc\n'.repeat(8_000)), frame, { userId: 1, signal: leaving.signal }),
);
const ended = Promise.allSettled(long);
const beside = await watched(() => pdf.pdf(short, frame, { userId: 2 }));
leaving.abort();
const after = await watched(() => pdf.pdf(short, frame, { userId: 2 }));
console.log(
  `another user's PDF: ${alone.took.toFixed(0)} ms alone, ${beside.took.toFixed(0)} ms beside six long ones,` +
    ` ${after.took.toFixed(0)} ms when their reader has gone`,
);
await ended;
await Promise.all([text.close(), pdf.close()]);
