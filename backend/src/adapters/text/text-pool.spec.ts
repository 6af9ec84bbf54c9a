import { checkGrounding, deidentify, NOTE_MAX_LENGTH, traceNote } from '@vouchwell/rules';
import { TextPool } from './text-pool.ts';

const facts = {
  case_id: 42,
  patient: { first_name: 'Rose', last_name: 'Short', dob: '1948-03-09', mrn: 'MRN-004217' },
  provider: { name: 'Dr. Helen van den Berg', npi: '1234567893', date_signed: '2026-11-20' },
  diagnoses: [{ code: 'N39.41', description: 'Urge incontinence' }],
  items: [{ item: 'Adult briefs', hcpcs: 'T4523', quantity: 420, limit_period: 'month' }],
};
const note = 'Rose Short, born 02/04/1950, needs 421 adult briefs per month for N39.42.';
const DAY = '2026-11-21';

describe('the pool that reads notes', () => {
  const pool = new TextPool();
  afterAll(() => pool.close());

  test('finds what the rules find', async () => {
    expect(await pool.grounding(note, facts, DAY, { userId: 1 })).toEqual(checkGrounding(note, facts, DAY));
    expect(await pool.traced(note, facts, DAY, { userId: 1 })).toEqual(traceNote(note, facts, DAY));
    expect(await pool.deidentified(note, facts, { userId: 1 })).toEqual(deidentify(note, facts));
  });

  test('gives up a note that nobody waits for, and reads the next', async () => {
    const leaving = new AbortController();
    const long = pool.deidentified('Rose Short '.repeat(NOTE_MAX_LENGTH / 10), facts, {
      userId: 1,
      signal: leaving.signal,
    });
    leaving.abort();
    await expect(long).rejects.toMatchObject({ kind: 'cancelled' });
    await expect(pool.grounding(note, facts, DAY, { userId: 1 })).resolves.toBeDefined();
  });

  test('an error tells nothing of the note', async () => {
    const broken = { ...facts, patient: null } as unknown as typeof facts;
    const { message } = (await pool
      .grounding(note, broken, DAY, { userId: 1 })
      .catch((thrown) => thrown)) as Error;
    expect(message).toBe('The text could not be read (TypeError).');
  });
});
