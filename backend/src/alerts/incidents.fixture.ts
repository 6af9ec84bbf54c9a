import type { AlertRuleName, Why } from '@vouchwell/rules';
import type { Access } from './watched.ts';

/** What somebody did who had no business to, and which rule is to find it. Everybody is invented. */
export interface Incident {
  /** After which published kind of case it is modelled. */
  readonly what: string;
  readonly rule: AlertRuleName;
  readonly person: string;
  /** Days after the first, times of UTC; the person works on weekdays from 8 to 16 at `10.0.0.7`. */
  readonly accesses: readonly Access[];
  readonly patients?: Readonly<Record<number, string>>;
}

const START = Date.parse('2025-03-03T00:00:00.000Z');
const DAY_MS = 24 * 3_600_000;
let count = 0;

function access(day: number, time: string, patient: number, more: Partial<Access> = {}): Access {
  const date = new Date(START + day * DAY_MS).toISOString().slice(0, 10);
  count += 1;
  return {
    ...{ at: `${date}T${time}:00.000Z`, position: String(count).padStart(20, '0'), address: '10.0.0.7' },
    ...{ kind: 'look', patients: [patient], why: 'none', ...more },
  };
}

const minute = (n: number) => String(n).padStart(2, '0');
const times = (length: number, one: (n: number) => Access) => Array.from({ length }, (_, n) => one(n));
/** One after the other on one afternoon. */
const afternoon = (length: number, more: Partial<Access> = {}, day = 63) =>
  times(length, (n) => access(day, `13:${minute(n % 60)}`, 500 + n, more));
const searched: Partial<Access> = { why: { kind: 'register' } };
const listed: Partial<Access> = { why: { kind: 'from_list' } };
const own: Why = { kind: 'own_case' };
const file = (day: number, patients: number) =>
  access(day, '15:50', 1, {
    kind: 'file',
    patients: [...Array(patients).keys()],
    why: { kind: 'admin_task' },
  });
const refusals = (length: number, day = 63) =>
  times(length, (n) => access(day, `10:${minute(n)}`, 900 + n, { kind: 'refused', why: undefined }));
/** One person each so many days, on weekdays. */
const slowly = (length: number, every: number, more: Partial<Access> = {}) =>
  times(length, (n) =>
    access(63 + Math.floor((n * every) / 5) * 7 + ((n * every) % 5), '11:20', 500 + n, more),
  );

const named = (id: number, name: string) => ({ patients: { [id]: name } });

/** Each is modelled on what was found, punished or reported of hospitals, agencies and insurers, 2005 to 2024. */
export const incidents: readonly Incident[] = [
  {
    what: 'a clerk looks up a hundred people in a year',
    rule: 'slow_pattern',
    person: 'Al Reyes',
    accesses: slowly(100, 2),
  },
  {
    what: 'a clerk without rights searches for a hundred names in a year',
    rule: 'slow_pattern',
    person: 'Jo Birk',
    accesses: slowly(100, 2, searched),
  },
  {
    what: 'an admin opens whoever a list shows, for a year',
    rule: 'slow_pattern',
    person: 'Ida Moss',
    accesses: slowly(90, 2, listed),
  },
  {
    what: 'a billing worker collects a name every third day for a tax fraud',
    rule: 'slow_pattern',
    person: 'Cy Vance',
    accesses: slowly(75, 3),
  },
  {
    what: 'an aide reads an ex-partner’s record again and again',
    rule: 'same_patient',
    person: 'Lu Marsh',
    accesses: times(6, (n) => access(63 + n * 4, '09:30', 501)),
  },
  {
    what: 'a parent in a custody dispute reads the other parent’s record',
    rule: 'same_patient',
    person: 'Bo Lind',
    accesses: times(4, (n) => access(63 + n * 7, '14:10', 502)),
  },
  {
    what: 'a celebrity in the ward is looked at every other day',
    rule: 'same_patient',
    person: 'Pia Holt',
    accesses: times(5, (n) => access(63 + n * 2, '10:40', 503)),
  },
  {
    what: 'a friend’s new partner is searched for week after week',
    rule: 'same_patient',
    person: 'Vi Nolan',
    accesses: times(4, (n) => access(63 + n * 7, '12:10', 504, searched)),
  },
  {
    what: 'a neighbour is looked up at three in the morning',
    rule: 'unusual_hour',
    person: 'Gil Foss',
    accesses: [access(64, '03:05', 505)],
  },
  {
    what: 'somebody bored looks around late on a Sunday',
    rule: 'unusual_hour',
    person: 'Em Castro',
    accesses: [access(69, '22:40', 506), access(69, '22:50', 507)],
  },
  {
    what: 'a worker on leave looks before dawn',
    rule: 'unusual_hour',
    person: 'Zoe Pratt',
    accesses: [access(65, '04:30', 508, searched)],
  },
  {
    what: 'the account of one who left is used from elsewhere',
    rule: 'new_address',
    person: 'Ray Stone',
    accesses: [access(80, '10:00', 509, { address: '203.0.113.9' })],
  },
  {
    what: 'a password that was passed on is used in another department',
    rule: 'new_address',
    person: 'May Frost',
    accesses: [access(63, '11:00', 510, { address: '10.0.4.44' })],
  },
  {
    what: 'somebody looks from home in their holiday',
    rule: 'new_address',
    person: 'Ned Quill',
    accesses: [access(90, '14:00', 511, { address: '198.51.100.3', ...listed })],
  },
  {
    what: 'a receptionist reads their own record',
    rule: 'own_record',
    person: 'Ana Torres',
    accesses: [access(63, '09:10', 512)],
    ...named(512, 'Ana Torres'),
  },
  {
    what: 'a doctor opens a case for themself',
    rule: 'own_record',
    person: 'Dr. Max Lund, MD',
    accesses: [access(63, '09:10', 513, { why: own })],
    ...named(513, 'Max Lund'),
  },
  {
    what: 'a nurse searches the register for their own name',
    rule: 'own_record',
    person: 'Eva Šimić',
    accesses: [access(63, '15:10', 514, searched)],
    ...named(514, 'Eva Simic'),
  },
  {
    what: 'a daughter reads her mother’s results',
    rule: 'same_name',
    person: 'Kay Dorn',
    accesses: [access(63, '09:10', 515)],
    ...named(515, 'Ruth Dorn'),
  },
  {
    what: 'a husband looks up his wife',
    rule: 'same_name',
    person: 'Sid Varga',
    accesses: [access(63, '15:00', 516, searched)],
    ...named(516, 'Lena Varga'),
  },
  {
    what: 'an aunt looks up a nephew whom a list showed',
    rule: 'same_name',
    person: 'Fay Gomez',
    accesses: [access(63, '10:00', 517, listed)],
    ...named(517, 'Leo Gomez'),
  },
  {
    what: 'staff read the record of a colleague who is ill',
    rule: 'colleague',
    person: 'Tim Hale',
    accesses: [access(63, '10:20', 518)],
    ...named(518, 'Nora Quist'),
  },
  {
    what: 'a worker reads a supervisor’s record after a quarrel',
    rule: 'colleague',
    person: 'Joy Bell',
    accesses: [access(63, '16:20', 519)],
    ...named(519, 'Sam Lee'),
  },
  {
    what: 'a worker looks up whoever got the post they had wanted',
    rule: 'colleague',
    person: 'Ken Abe',
    accesses: [access(63, '11:20', 520, searched)],
    ...named(520, 'Kim Oh'),
  },
  {
    what: 'a guard on a ward’s machine looks through a dozen records',
    rule: 'without_reason',
    person: 'Lou Park',
    accesses: afternoon(12),
  },
  {
    what: 'a family is looked through for a newspaper',
    rule: 'without_reason',
    person: 'Bea Roth',
    accesses: afternoon(6),
  },
  {
    what: 'the injured of an accident are looked up',
    rule: 'without_reason',
    person: 'Ira Webb',
    accesses: afternoon(7, searched),
  },
  {
    what: 'people from a dating site are looked up',
    rule: 'without_reason',
    person: 'Deb Cole',
    accesses: afternoon(5, listed),
  },
  {
    what: 'candidates of an election are looked up',
    rule: 'without_reason',
    person: 'Art Moon',
    accesses: afternoon(9, searched),
  },
  {
    what: 'sixty charts in an hour, for identities to sell',
    rule: 'many_patients',
    person: 'Rex Dunn',
    accesses: afternoon(60, { why: { kind: 'shared', by: 'Al Reyes' } }),
  },
  {
    what: 'a leaving worker opens all their cases once more',
    rule: 'many_patients',
    person: 'Una Kerr',
    accesses: afternoon(45, { why: own }),
  },
  {
    what: 'all cases leave as a file on the last day',
    rule: 'large_export',
    person: 'Guy Nash',
    accesses: [file(63, 4_000)],
  },
  {
    what: 'a list of customers is taken to a competitor',
    rule: 'large_export',
    person: 'Ivy Sands',
    accesses: [file(63, 800)],
  },
  {
    what: 'numbers of cases are tried one after the other',
    rule: 'refused',
    person: 'Hal Price',
    accesses: refusals(25),
  },
  {
    what: 'somebody tries what their new post no longer allows',
    rule: 'refused',
    person: 'Lee Combs',
    accesses: refusals(15),
  },
];

/** Nine weeks of ordinary days before any of it: each weekday from 8 to 16, at one's own desk. */
export const ordinaryWeeks: readonly Access[] = Array.from({ length: 63 }, (_, day) => day)
  .filter((day) => day % 7 < 5)
  .flatMap((day) =>
    times(9, (n) => access(day, `${minute(8 + n)}:15`, 100 + ((day * 9 + n) % 90), { why: own })),
  );
