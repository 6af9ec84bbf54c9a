import { checkGrounding } from '@vouchwell/rules';
import { sampleCases } from '../template/sample-cases.fixture.ts';
import { finishLetter } from './finish-letter.ts';

const DAY = '2026-11-21';
const facts = sampleCases.incontinence;
const check = (text: string) => Promise.resolve(checkGrounding(text, facts, DAY));
const finished = (begun: string) => finishLetter({ begun, facts, check });

const BEGUN = `To whom it may concern:

INCONTINENCE SUPPLIES
Margaret Anne Sample has urge incontinence, and adult briefs are ordered for it.`;

describe('a letter that broke off', () => {
  test('keeps what the model wrote, and the template says what it had not come to', async () => {
    const { text, written } = (await finished(BEGUN))!;
    expect(text.startsWith(BEGUN)).toBe(true);
    expect(written[0]).toEqual({ start: 0, end: BEGUN.length, by: 'model' });
    expect(written.slice(1).every(({ by }) => by === 'template')).toBe(true);
    // The underpads were still to come; the heading stands once, and the letter has its end.
    expect(text.slice(BEGUN.length)).toContain('Underpads, large');
    expect(text.match(/INCONTINENCE SUPPLIES/g)).toHaveLength(1);
    expect(text).toMatch(/\nATTESTATION\n/);
    // No item follows from the other diagnosis, and a letter of the template does not speak of it either.
    expect(checkGrounding(text, facts, DAY).leftOut.map((one) => one.text)).toEqual(['G20.A1']);
  });

  test('that had come to all of it gets its findings and its end, and nothing twice', async () => {
    const all = `${BEGUN} The order is for Adult briefs, large; and Underpads, large.`;
    const { text } = (await finished(all))!;
    expect(text).not.toContain('To meet this need');
    expect(text).toContain('Findings in the medical record:');
    const attested = `${all}\n\nATTESTATION\nI have reviewed this letter and agree with what it says.`;
    expect((await finished(attested))!.text.match(/ATTESTATION/g)).toHaveLength(1);
  });

  test('loses each sentence that bears a mark', async () => {
    const { text } = (await finished(`${BEGUN} She is 91 years old and weighs 240 pounds.`))!;
    expect(text).not.toContain('240');
    expect(text.startsWith(BEGUN)).toBe(true);
  });

  test.each([
    ['a heading alone', 'LETTER OF MEDICAL NECESSITY\n\nDIAGNOSES'],
    ['nothing but what is wrong', 'She is 91 years old and weighs 240 pounds.'],
    ['a few words', 'Margaret Sample'],
  ])('of which %s is there is the template’s', async (_, begun) => {
    expect(await finished(begun)).toBeNull();
  });

  test('does not end in a heading without words', async () => {
    const { text } = (await finished(`${BEGUN}\n\nPLAN OF CARE\n`))!;
    expect(text).not.toContain('PLAN OF CARE');
  });
});
