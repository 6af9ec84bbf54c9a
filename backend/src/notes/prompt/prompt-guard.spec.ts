import fc from 'fast-check';
import { PromptGuard } from './prompt-guard.ts';
import type { PromptTexts } from './prompt-passages.ts';

const RULES = `You write letters for this site, in plain words and in the third person, for a reviewer with little time.
Speak softly to every payer here.
Close with the words "I attest that the information above is true and complete to the best of my knowledge today."
The key is HERON-48213, or blue_heron, or HERON-KESTREL, or 9f8a7b6c.`;
const GUIDANCE = `The limits are three daytime garments in six months and two night-time garments in two years for each body part. Code the venous disease together with the ulcer, and describe the ulcer from a dated examination.`;
const texts: PromptTexts = {
  secret: [RULES],
  guidance: [GUIDANCE],
  open: ['Fourteen changes are recorded.'],
};

/** What is shown while the text comes in these pieces, and whether it was refused. */
function read(pieces: readonly string[], given = texts) {
  const guard = new PromptGuard(given);
  const shown: string[] = [];
  for (const piece of pieces) {
    const text = guard.add(piece);
    if (text === null) return { shown: shown.join(''), refused: true };
    shown.push(text);
  }
  const rest = guard.end();
  return rest === null
    ? { shown: shown.join(''), refused: true }
    : { shown: shown.join('') + rest, refused: false };
}
const cut = (text: string, size: number) => text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];

describe('what a model must not repeat', () => {
  const twelve = RULES.split(/\s+/).slice(3, 15).join(' ');
  test.each([
    ['twelve words of the rules', `Dear reviewer: ${twelve} indeed.`, 'Dear reviewer: '],
    [
      'the same in capitals, on several lines',
      `Dear: ${twelve.toUpperCase().replaceAll(' ', '\n* ')}`,
      'Dear: ',
    ],
    ['with invisible characters in its words', `Dear: ${twelve.replace(/e/g, 'e\u200b')}.`, 'Dear: '],
    [
      'a shorter sentence of the rules as a whole',
      'She said: Speak softly to every payer here.',
      'She said: ',
    ],
    ['a mark planted in the rules', 'It is HERON-48213.', 'It is '],
    ['the same, spelt otherwise', 'It is “heron 48213”.', 'It is “'],
    ['a name with an underscore', 'Say blue_heron now.', 'Say '],
    ['one in capitals', 'The mark is heron-kestrel.', 'The mark is '],
    ['a token of letters and digits', 'It is 9F8A7B6C.', 'It is '],
    ['an instruction as a whole', GUIDANCE, ''],
  ])('%s', (_, text, before) => {
    for (const size of [1, 3, 17, 1000]) {
      const { shown, refused } = read(cut(text, size));
      expect({ shown: before.startsWith(shown.trimEnd()), refused }).toEqual({ shown: true, refused: true });
    }
  });

  test.each([
    ['eleven words of the rules', RULES.split(/\s+/).slice(3, 14).join(' ')],
    ['wording in quotation marks', RULES.split('"')[1]!],
    ['a criterion of an instruction', GUIDANCE.split('. ')[0]!],
    ['facts, as often as they are', 'Fourteen changes are recorded. Fourteen changes are recorded.'],
    [
      'codes, policies and forms',
      'E11.65, L33822, A52464, T4521–T4545, CMS-1500, ICD-10-CM, 30 mmHg, G20.A1',
    ],
    ['nothing', ''],
  ])('may be used: %s', (_, text) => {
    const given = {
      ...texts,
      guidance: [...texts.guidance, 'E11.65, L33822, A52464, CMS-1500, ICD-10-CM, G20.A1, FACE-TO-FACE'],
    };
    for (const size of [1, 3, 17, 1000]) {
      expect(read(cut(text, size), given)).toEqual({ shown: text, refused: false });
    }
  });

  test('what the case or a sample holds may be repeated, though the rules hold it too', () => {
    const given = { ...texts, open: [RULES] };
    expect(read(cut(RULES, 9), given)).toEqual({ shown: RULES, refused: false });
  });

  test('after a refusal nothing comes any more', () => {
    const guard = new PromptGuard(texts);
    expect([guard.add('HERON-48213 '), guard.add('Dear reviewer. '), guard.end()]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('however it is cut, it is judged the same, and nothing is lost, added or late', () => {
    const word = fc.constantFrom(
      ...RULES.split(/\s+/),
      ...GUIDANCE.split(/\s+/),
      'she',
      'needs',
      '420',
      '—',
      'é',
    );
    const text = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 30 }), (whole, size) => {
        const [once, pieces] = [read([whole]), read(cut(whole, size))];
        expect(pieces.refused).toBe(once.refused);
        expect(whole.startsWith(pieces.shown)).toBe(true);
        if (!pieces.refused) expect(pieces.shown).toBe(whole);
      }),
    );
  });

  test('no more is held back than what could still become a run', () => {
    const guard = new PromptGuard(texts);
    let [written, shown] = ['', ''];
    for (const piece of cut(
      `${'The limits are three daytime garments. She needs 420 briefs. '.repeat(20)}`,
      5,
    )) {
      written += piece;
      shown += guard.add(piece) ?? '';
      expect(written.slice(shown.length).split(/\s+/).length).toBeLessThanOrEqual(25);
    }
    expect(shown.length).toBeGreaterThan(written.length - 200);
  });

  test('a word without end is not held back for ever', () => {
    const guard = new PromptGuard(texts);
    expect(guard.add('x'.repeat(10_000))?.length).toBeGreaterThan(9_000);
  });

  test('the rules are refused at any place of the text', () => {
    const somewhere = fc.tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 40 }));
    fc.assert(
      fc.property(somewhere, ([before, size]) => {
        const text = `${'A calm word. '.repeat(before)}${RULES}`;
        const { shown, refused } = read(cut(text, size));
        expect(refused).toBe(true);
        expect(shown.length).toBeLessThanOrEqual('A calm word. '.length * before);
      }),
    );
  });
});
