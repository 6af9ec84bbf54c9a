import { checkGrounding, deidentify, NOTE_MAX_LENGTH, openPlaces } from '@vouchwell/rules';
import { caseOf, repeatedTo } from './repeated-case.fixture.ts';

/**
 * What repeats itself is the worst that a text can be. A text 32 times as long costs some 6 to 13 times the work; a search
 * that starts again at every place made it 20 to 80 times. The work is the processor's time of this process alone, and
 * of three tries the best one counts: between the two lies more than the noise of a busy machine.
 */
const LONG = 4 * NOTE_MAX_LENGTH;
const TIMES = 32;
const BOUND = 30;

function work(length: number, repeated: string): number {
  const facts = caseOf(repeated, length / 50);
  // Where a text of the case ends in the note, all of it may stand there: it is looked for.
  const endings = [...facts.items.slice(0, 30), ...facts.diagnoses.slice(0, 30)].map((one) =>
    ('item' in one ? one.justification : one.description).slice(-20),
  );
  const note = `Note ${endings.join('\n')}\n${repeatedTo(repeated, length)}`.slice(0, length);
  const before = process.cpuUsage();
  deidentify(note, facts);
  checkGrounding(note, facts, '2026-11-21');
  openPlaces(note);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const REPEATED = [
  'a ',
  '1 ',
  ',111',
  'ROSE SHORT ',
  'R. S. ',
  '\n',
  'the-mrn',
  '7 a day ',
  'Size: Q ',
  'A. ',
];

test.each(REPEATED)('the work on %j grows with its length', (repeated) => {
  work(LONG / TIMES, repeated);
  let growth = Infinity;
  for (let tries = 0; tries < 3 && growth >= BOUND; tries += 1)
    growth = Math.min(growth, work(LONG, repeated) / work(LONG / TIMES, repeated));
  expect(growth).toBeLessThan(BOUND);
});
