import { ModelError } from '../../kernel/ports/model.port.ts';
import { LetterReader } from './letter-reader.ts';
import { type RealAnswer, realAnswers } from './real-answers.fixture.ts';
import { recordedAnswers } from './recorded-answers.fixture.ts';

/** What is let through, in pieces that fit no border of what they say; it must be what stands at the end. */
function read(text: string, own = ''): string {
  const reader = new LetterReader(own);
  const shown = (text.match(/.{1,7}/gsu) ?? []).map((piece) => reader.add(piece));
  shown.push(reader.end());
  // What was shown before a lone end of thinking cannot be taken back; the note itself is without it.
  if (!/^[^<]*<\/think/.test(text)) expect(shown.join('').trim()).toBe(reader.text);
  return reader.text;
}
const refusal = (text: string) => {
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return error.message;
  }
};

const DECLINED = 'The model declined to write this note.';
const CIRCLES = 'The model wrote the same words again and again.';
const BODY = 'The patient has Urge incontinence, and the order is for briefs.';

describe('what belongs in a letter', () => {
  test('a letter stays as it is, letter by letter', () => {
    const letter = `NEED\n${BODY} She weighs 62.5 kg.\n\n- [Add: the findings]\n\nATTESTATION\nI have reviewed it.`;
    expect(read(letter)).toBe(letter);
    expect(read('Dear reviewer.')).toBe('Dear reviewer.');
  });

  test.each<[string, string, string]>([
    ['talk before it', `Sure, here is the letter:\n\n${BODY}`, BODY],
    ['talk after it', `${BODY}\n\nI made minor changes to the wording:\n- shorter\n- clearer`, BODY],
    ['Markdown', `## NEED\n**${BODY}**\n\n* \`one\`\n---`, `NEED\n${BODY}\n\n- one`],
    ['thinking aloud', `<thinking>The payer wants it. So do I.</thinking>\n${BODY}`, BODY],
    ['thinking that nobody opened', `The payer wants it. I say so.\n</think>\n\n${BODY}`, BODY],
    ['a salutation with a gap', `Dear [Recipient's Name],\n\n${BODY}`, BODY],
    ['sender, recipient and date', `[Your Name]\n[Your Address]\nDate: June 1, 2024\n\n${BODY}`, BODY],
    ['an invented signature', `${BODY}\n\nSincerely,\n\nDr. Sarah Thompson\nDirector of Medicine\n`, BODY],
    ['half a sentence at the end', `${BODY} The briefs will also help to keep the`, BODY],
  ])('%s is left out', (_, written, letter) => {
    expect(read(written)).toBe(letter);
  });

  test('what a person wrote comes back whatever it is', () => {
    const own = `${BODY}\n\nSincerely,\nDr. Jo Park\nDate: March 3, 2026`;
    expect(read(own, own)).toBe(own);
  });

  test.each<[string, string, string]>([
    ['the same sentence', `${BODY}\n${BODY}\n${BODY}\n${BODY}`, CIRCLES],
    ['the same words without an end', 'The briefs, the briefs, the briefs, '.repeat(30), CIRCLES],
    [
      'Spanish',
      'La paciente necesita los pañales para la incontinencia urinaria y para proteger su piel. '.repeat(2) +
        'El pedido se basa en el diagnóstico registrado y en los cambios que se han contado cada día en casa, por lo que la cantidad es necesaria.',
      'The model did not write in English.',
    ],
    [
      'another script',
      '患者需要成人纸尿裤，因为她有急迫性尿失禁，皮肤需要保持干燥，预防感染和皮肤破损。',
      'The model did not write in English.',
    ],
    [
      'nothing but frame',
      'Dear [Name],\n\nSincerely,\n[Your Name]',
      'The model wrote nothing that belongs in a letter.',
    ],
  ])('%s stops the model', (_, written, message) => {
    expect(refusal(written)).toBe(message);
  });

  test('a name of another script is no other language', () => {
    expect(read(`Ελένη Παπαδοπούλου is 69. ${BODY}`)).toContain('Ελένη');
  });
});

const becomes = (text: string, expected: RealAnswer['becomes']) => {
  const result = refusal(text);
  if (typeof expected === 'string') {
    expect(result).toBe(expected);
    return;
  }
  expect(result).toContain(expected.begins);
  expect(result.startsWith(expected.begins)).toBe(true);
  expect(result.endsWith(expected.ends)).toBe(true);
  expect(result).not.toMatch(/\*\*|^#|^---|^\[Your|^\[Recipient|^Sincerely|^Sure/m);
};

describe('what real models wrote', () => {
  test.each(realAnswers.map((one) => [`${one.model}, ${one.asked}`, one] as const))('%s', (_, one) => {
    becomes(one.text, one.becomes);
  });

  test.each(recordedAnswers.map((one) => [`${one.model}: ${one.text.slice(0, 80)}`, one] as const))(
    '%s',
    (_, one) => {
      becomes(one.text, one.becomes);
    },
  );

  test('a salutation before it changes nothing', () => {
    for (const { text, becomes: result } of recordedAnswers)
      if (result === DECLINED) expect(refusal(`Dear Dr. Park,\n\n${text}`)).toBe(DECLINED);
  });

  test.each([
    'I am writing because she cannot walk, and I am unable to lift her.',
    'Ana Ramírez is not able to help with her transfers, and her daughter cannot write.',
    'It is not safe for her to walk alone, and it would not be right to wait.',
    'Unfortunately, Ana Ramírez cannot stand.',
  ])('%s is no refusal', (sentence) => {
    expect(read(sentence)).toBe(sentence);
  });
});
