import { letterText } from './letter-text.ts';
import { frameOf, sampleAddenda, sampleLetter } from './letter.sample.ts';
import type { Letter } from './letter.ts';

const signed = letterText(sampleLetter, frameOf(sampleLetter));
const draft: Letter = { ...sampleLetter, signature: null };

describe('the text export', () => {
  test.each([
    'Front Range Family Medicine',
    'Letter of Medical Necessity\n===========================\nCase 42 · Note 3, version 2',
    'Patient            Margaret Anne Őrdögh-Łęcka',
    'Date of birth      March 9, 1948',
    'Address            1180 Larkspur Lane, Apt 4B, Boulder, CO 80302',
    'ICD-10-CM  Description\nN39.41     Urge incontinence (primary)\n',
    'R32        Unspecified urinary incontinence\n',
    'HCPCS  Quantity       Item\n' +
      'T4523  420 per month  Adult brief, large\n' +
      '                      Size L · White\n' +
      '                      Justification: Fourteen changes in 24 hours are recorded\n' +
      '                      on the chart.\n' +
      'T4541  120 per month  Underpad, large\n',
    'Ordering provider\n-----------------\nΕλένη Παπαδοπούλου\nNPI 1234567893\nDate signed: November 20, 2026\n',
    'CLINICAL NEED\n\nSupplies are needed at home.\n- day\n- night\n',
    'Electronic signature\n--------------------\nЮлия Щербакова\nNovember 21, 2026, 14:05:09 UTC\n',
    'Meaning: I reviewed this note and attest to it',
  ])('says %j', (part) => {
    expect(signed).toContain(part);
  });

  test('ends with the hash of the signed document and one newline', () => {
    expect(signed).toMatch(/\n\nSHA-256 [0-9a-f]{64}\n$/);
  });

  test('is not a draft when signed, and begins and ends as one when not', () => {
    expect(signed).not.toContain('DRAFT');
    const text = letterText(draft, frameOf(draft));
    expect(text.match(/DRAFT/g)).toHaveLength(2);
    expect(text.match(/Draft – not signed/g)).toHaveLength(2);
    expect(text).not.toMatch(/SHA-256|signature|Meaning|Date signed/i);
    expect(text).toContain('Ordering provider  Ελένη Παπαδοπούλου\nNPI                1234567893');
  });

  test('of a signed letter whose hash is not given is a draft', () => {
    expect(letterText(sampleLetter, frameOf(sampleLetter, { document_hash: null }))).toContain('DRAFT');
  });

  test('of another note than the signed one says so at its beginning and end, and has no signature', () => {
    const text = letterText(draft, frameOf(draft, { other_note_signed: true }));
    expect(text.match(/NOT SIGNED \*\*\* This is not the signed note of this case/g)).toHaveLength(2);
    expect(text).not.toMatch(/DRAFT|SHA-256|signature|Meaning|Date signed/);
  });

  test('leaves no hole where nothing is recorded', () => {
    const bare: Letter = {
      ...draft,
      patient: { ...sampleLetter.patient, dob: null, gender: null, mrn: null, phone: ' ', address: null },
      diagnoses: [],
      items: [],
      provider: null,
    };
    const text = letterText(bare, frameOf(bare, { site_name: null }));
    expect(text).not.toMatch(/null|undefined|Diagnoses|Items|provider|MRN|Phone|\n\n\n/);
  });

  test('wraps its own lines at 80 columns and never the lines of the note', () => {
    const words = 'many words that together need far more than a single line of eighty columns '
      .repeat(3)
      .trim();
    const letter: Letter = {
      ...sampleLetter,
      diagnoses: [{ code: 'R32', description: words, is_primary: false }],
      note: { ...sampleLetter.note, text: `${words}\r\nsecond  line` },
    };
    const text = letterText(letter, frameOf(letter));
    expect(text).toContain(`${words}\nsecond  line\n`);
    const own = text.replace(words, '').split('\n');
    expect(Math.max(...own.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(text).not.toContain('\r');
  });

  test('shows characters that steer a terminal or the reading direction as substitutes', () => {
    const letter: Letter = { ...sampleLetter, note: { ...sampleLetter.note, text: 'a\u001b[2Jb\u202ec\td' } };
    expect(letterText(letter, frameOf(letter))).toContain('a\ufffd[2Jb\ufffdc\td');
  });

  describe('with addenda', () => {
    const amended = letterText(sampleLetter, frameOf(sampleLetter, { addenda: sampleAddenda }));

    test('shows each after the signature, with its signer, time and short hash', () => {
      expect(amended).toContain(
        'Addendum 1\n----------\nThe visit was on October 30.\n\nREASON\n- The chart was read wrongly.\n\n' +
          'Signed by Юлия Щербакова, November 23, 2026, 08:00:01 UTC · SHA-256\nab12ab12ab12ab12…\n',
      );
      expect(amended.indexOf('Addendum 2')).toBeGreaterThan(amended.indexOf('Addendum 1'));
      expect(amended.indexOf('Addendum 1')).toBeGreaterThan(amended.indexOf('Meaning:'));
    });

    test('says everything that was signed as before', () => {
      const [before, end] = signed.split('\n\nSHA-256');
      expect(amended.startsWith(before!)).toBe(true);
      expect(amended.endsWith(`\n\nSHA-256${end}`)).toBe(true);
    });

    test('a draft has none', () =>
      expect(letterText(draft, frameOf(draft, { addenda: sampleAddenda }))).not.toContain('Addendum'));
  });
});
