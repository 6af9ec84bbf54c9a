/** Invented entries of one year, each made of its number: mostly looks, and of each kind that is asked for so many. */
const START = Date.parse('2025-03-01T08:00:00Z');
const YEAR_MS = 365 * 86_400_000;
const [PEOPLE, NOTES] = [60, 4_000];
/** The oldest, and their word. */
const OLD = 10_000;
/** Of one patient in a year, however many entries there are: more than a page holds. */
const OF_ONE = 200;

const kinds = [
  ['view', 'viewed data of 1 patient'],
  ['search', 'listed 1 patient'],
  ['change', 'set 2 items'],
  ['sign_in', 'signed in'],
] as const;

/** An export in a hundred, a refusal in five hundred, a rare word in a hundred thousand, an old one in the oldest. */
function told(n: number): readonly [string, string] {
  if (n % 500 === 7) return ['refused', 'was refused GET /admin/users'];
  if (n % 100_000 === 13) return ['change', 'merged the record of patient 3'];
  if (n % 100 === 5) return ['export', 'exported data of 1 patient'];
  return kinds[n % kinds.length]!;
}

export type Entry = ReturnType<Year['entry']>;

export class Year {
  readonly entries: number;
  private readonly patients: number;

  constructor(entries: number) {
    this.entries = entries;
    this.patients = Math.max(1, Math.round(entries / OF_ONE));
  }

  entry(n: number) {
    const at = new Date(START + n * (YEAR_MS / this.entries)).toISOString();
    const position = String(n).padStart(20, '0');
    const [action, sentence] = told(n);
    const person = (n * 7919) % PEOPLE;
    const patient = ((n * 104_729) % this.patients) + 1;
    return {
      ...{ moment: `${at} ${position}`, position, at, actor_id: person + 1, username: `user.${person}` },
      ...{ full_name: `Person ${person}`, role: 'user', permissions: {}, session_id: `s${n % 9_000}` },
      ...{ address: `10.0.${person}.${n % 4}`, device: 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101' },
      ...{ action, outcome: action === 'refused' ? 'refused' : 'done', patients: [patient] },
      object: `case-${patient}`,
      note: action === 'change' ? (n % NOTES) + 1 : null,
      sentence: `${sentence}${n < OLD ? ' anciently' : ''}`,
      reason: null,
      why: isUnexplained(n) ? 'none' : null,
      ...{ event_id: `e-${position}`, type: 'E', stream: 'access-2025-03-01', revision: n },
      ...{ route: 'GET /cases/:id', command: null, correlation_id: `r-${position}`, causation_id: null },
    };
  }

  some(from: number, atMost: number): Entry[] {
    const length = Math.min(atMost, this.entries - from);
    return Array.from({ length }, (_, n) => this.entry(from + n));
  }
}

/** One look in two hundred; nine in ten of them were explained by what followed. */
const isUnexplained = (n: number) => n % 200 === 4;
export const explainedBy = ({ revision }: Entry) =>
  Math.floor(revision / 200) % 10 === 3 ? null : 'opened a case';
