import { checkGrounding, deidentify, NOTE_MAX_LENGTH, openPlaces } from '@vouchwell/rules';

/**
 * What repeats itself is the worst that a text can be. A text sixteen times as long costs about sixteen times the
 * work; a search that starts again at every place made it twenty to forty-six. The work is the processor's time of this
 * process alone: how busy the machine is hardly counts, and of three tries the best one does.
 */
const LONG = 2 * NOTE_MAX_LENGTH;
const TIMES = 16;
const BOUND = 18;

const half = (value: string, to: number) => value.repeat(Math.ceil(to / value.length)).slice(0, to);
const many = <Value>(make: (index: number) => Value): Value[] =>
  Array.from({ length: 100 }, (_, at) => make(at));

/** A case whose every text begins as the note goes on, and ends otherwise. */
function caseOf(repeated: string, size: number) {
  const almost = (length: number, at: number) => `${half(repeated, Math.min(length, size) - 9)} B1${at}`;
  return {
    case_id: 42,
    patient: {
      first_name: 'Rose',
      last_name: 'Short',
      dob: '1948-03-09',
      address: `12 ${almost(200, 0)} Lane`,
      phone: '(303) 555-0147',
      mrn: 'MRN-004217',
    },
    provider: { name: 'Dr. Helen van den Berg', npi: '1234567893', date_signed: '2026-11-20' },
    diagnoses: many((at) => ({ code: `E11.${at}`, description: almost(400, at) })),
    items: many((at) => ({
      item: almost(150, at),
      hcpcs: `T${4000 + at}`,
      quantity: at + 1,
      limit_period: 'month',
      size: almost(40, at),
      justification: almost(1_500, at),
    })),
  };
}

function work(length: number, repeated: string): number {
  const facts = caseOf(repeated, length / 50);
  const note = `Note ${half(repeated, length)}`;
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

test.each(REPEATED)(
  'the work on %j grows with its length',
  (repeated) => {
    work(LONG / TIMES, repeated);
    let growth = Infinity;
    for (let tries = 0; tries < 3 && growth >= BOUND; tries += 1)
      growth = Math.min(growth, work(LONG, repeated) / work(LONG / TIMES, repeated));
    expect(growth).toBeLessThan(BOUND);
  },
  120_000,
);
