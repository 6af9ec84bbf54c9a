/**
 * How much of what is untrue the check of a note finds, and how often it marks what is true: by class, our own examples
 * and a stranger's apart. `strongly`: by a mark that the case contradicts or does not hold, without the softer ones.
 *   node bench/grounding.ts
 */
import {
  devCases,
  eighteenthStrangersCases,
  eighthStrangersCases,
  eleventhStrangersCases,
  fifthStrangersCases,
  fifteenthStrangersCases,
  fourteenthStrangersCases,
  fourthStrangersCases,
  heldOutCases,
  nineteenthStrangersCases,
  ninthStrangersCases,
  secondStrangersCases,
  seventeenthStrangersCases,
  seventhStrangersCases,
  sixteenthStrangersCases,
  sixthStrangersCases,
  tenthStrangersCases,
  thirdStrangersCases,
  thirteenthStrangersCases,
  twelfthStrangersCases,
  twentiethStrangersCases,
} from '../libs/rules/src/grounding/corpus/index.ts';
import { workOf } from '../libs/rules/src/grounding/work.fixture.ts';
import { checkGrounding } from '../libs/rules/src/grounding/index.ts';
import { RECAST_CASES } from '../libs/rules/src/grounding/own/recast.fixture.ts';
import { TURNED_CASES } from '../libs/rules/src/grounding/own/turned.fixture.ts';
import { median } from './requests/median.ts';
import { longNotes } from '../libs/rules/src/grounding/long-notes.fixture.ts';
import {
  foundOf,
  ownExamples,
  type Rate,
  ratesOf,
  strangersExamples,
  TRUE_TEXTS,
  writtenExamples,
} from '../libs/rules/src/grounding/rates.fixture.ts';

const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1).padStart(5)} %`;
const line = (name: string, { of, marked, strongly }: Rate) =>
  `  ${name.padEnd(28)} ${String(marked).padStart(4)} of ${String(of).padStart(4)}  ${percent(marked, of)}   strongly ${percent(strongly, of)}`;

for (const [title, examples] of [
  ['our own examples', ownExamples()],
  ['our own of what was missed', strangersExamples(TURNED_CASES)],
  ['our own of what a letter recasts', strangersExamples(RECAST_CASES)],
  ['a stranger’s examples, seen while the check was built', strangersExamples(devCases)],
  ['a stranger’s examples, kept away from whoever built it', strangersExamples(heldOutCases)],
  ['a second stranger’s examples', strangersExamples(secondStrangersCases)],
  ['a third stranger’s examples', strangersExamples(thirdStrangersCases)],
  ['a fourth stranger’s examples', strangersExamples(fourthStrangersCases)],
  ['a fifth stranger’s examples', strangersExamples(fifthStrangersCases)],
  ['a sixth stranger’s examples', strangersExamples(sixthStrangersCases)],
  ['a seventh stranger’s examples', strangersExamples(seventhStrangersCases)],
  ['an eighth stranger’s examples', strangersExamples(eighthStrangersCases)],
  ['a ninth stranger’s examples', strangersExamples(ninthStrangersCases)],
  ['a tenth stranger’s examples', strangersExamples(tenthStrangersCases)],
  ['an eleventh stranger’s examples', strangersExamples(eleventhStrangersCases)],
  ['a twelfth stranger’s examples', strangersExamples(twelfthStrangersCases)],
  ['a thirteenth stranger’s examples', strangersExamples(thirteenthStrangersCases)],
  ['a fourteenth stranger’s examples', strangersExamples(fourteenthStrangersCases)],
  ['a fifteenth stranger’s examples', strangersExamples(fifteenthStrangersCases)],
  ['a sixteenth stranger’s examples', strangersExamples(sixteenthStrangersCases)],
  ['a seventeenth stranger’s examples', strangersExamples(seventeenthStrangersCases)],
  ['an eighteenth stranger’s examples', strangersExamples(eighteenthStrangersCases)],
  ['a nineteenth stranger’s examples', strangersExamples(nineteenthStrangersCases)],
  ['a twentieth stranger’s examples', strangersExamples(twentiethStrangersCases)],
] as const) {
  const rates = ratesOf(examples);
  console.log(`${title}\n marked, though true`);
  for (const kind of TRUE_TEXTS) if (rates.has(kind)) console.log(line(kind, rates.get(kind)!));
  console.log(' marked, being untrue');
  for (const [kind, rate] of rates) if (!TRUE_TEXTS.includes(kind)) console.log(line(kind, rate));
  console.log(line('all', foundOf(rates)));
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
