/**
 * How much of what is untrue the check of a note finds, and how often it marks what is true: by class, our own examples
 * and a stranger's apart. `strongly`: by a mark that the case contradicts or does not hold, without the softer ones.
 *   node bench/grounding.ts
 */
import { devCases } from '../libs/rules/src/grounding/corpus/index.ts';
import { workOf } from '../libs/rules/src/grounding/work.fixture.ts';
import { checkGrounding } from '../libs/rules/src/grounding/index.ts';
import { median } from './requests/median.ts';
import { longNotes } from '../libs/rules/src/grounding/long-notes.fixture.ts';
import {
  EXAMPLES,
  foundOf,
  type Rate,
  ratesOf,
  TRUE_TEXTS,
  writtenExamples,
} from '../libs/rules/src/grounding/rates.fixture.ts';

const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1).padStart(5)} %`;
const line = (name: string, { of, marked, strongly }: Rate) =>
  `  ${name.padEnd(28)} ${String(marked).padStart(4)} of ${String(of).padStart(4)}  ${percent(marked, of)}   strongly ${percent(strongly, of)}`;

for (const [title, examples] of EXAMPLES) {
  const rates = ratesOf(examples());
  console.log(`${title}\n marked, though true`);
  for (const kind of TRUE_TEXTS) if (rates.has(kind)) console.log(line(kind, rates.get(kind)!));
  const found = foundOf(rates);
  if (found.of === 0) continue;
  console.log(' marked, being untrue');
  for (const [kind, rate] of rates) if (!TRUE_TEXTS.includes(kind)) console.log(line(kind, rate));
  console.log(line('all', found));
}
console.log('what models wrote, by what its readers found it to say');
for (const [label, rate] of ratesOf(writtenExamples())) console.log(line(label, rate));

console.log('what the longest note with a hundred items costs');
for (const [name, { facts, text, today }] of longNotes(devCases)) {
  checkGrounding(text(2_000), { ...facts }, today);
  for (const length of [12_500, 25_000, 50_000]) {
    let marks: ReturnType<typeof checkGrounding>['marks'] = [];
    const times = Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      // A copy each time: what is read of a case is kept with it.
      ({ marks } = checkGrounding(text(length), { ...facts }, today));
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    // The engine's own threads compile and clean up meanwhile: the one in the middle of five.
    const took = median(times);
    const { read } = workOf(() => checkGrounding(text(length), { ...facts }, today));
    console.log(
      `  ${name.padEnd(28)} ${String(length).padStart(6)} characters  ${took.toFixed(0).padStart(5)} ms` +
        `  ${(read / 1e6).toFixed(1).padStart(6)} million steps  ${String(marks.length).padStart(5)} marks`,
    );
  }
}
