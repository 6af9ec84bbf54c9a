import type { NoteResultResponse } from '@vouchwell/contract';
import { withReviewMark } from '@vouchwell/rules';
import type TestAgent from 'supertest/lib/agent.js';
import { cases } from '../../cases/reading/case.projections.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { appWithModel, MODEL, readyCase } from '../../testing/app-with-model.ts';
import type { Behaviour } from '../../testing/stand-ins/model.ts';

const WHO = 'Ana Ramírez has urge incontinence by day and by night.';
const WRONG = 'Dr. Jo Park orders 91 of A brief of no catalogue for her.';
const RIGHT = 'The order is for A brief of no catalogue.';
const BOTH = 'She was born 02/04/1950 and lives at home.';
const NEVER = 'She is 92 years old and needs them at home.';
const END = 'Thank you for reading this letter about her.';

const letter = (...sentences: string[]) => ({ kind: 'answers', pieces: [sentences.join(' ')] }) as const;
const says = (text: string) =>
  ({ kind: 'answers', pieces: [JSON.stringify({ parts: [{ facts: [1], text }] })] }) as const;
type Now = Exclude<Behaviour, { kind: 'depends' }>;

describe('a letter that a model writes as a whole', () => {
  let site: Awaited<ReturnType<typeof appWithModel>>;
  let admin: TestAgent;
  beforeAll(async () => {
    site = await appWithModel();
    admin = await site.app.admin();
  });
  afterAll(() => site.close());

  /** `again`: what the model does when it is asked for one sentence. */
  const written = async (whole: Now, again: Now, status = 200) => {
    site.model.behave({ kind: 'depends', on: ({ body }) => (body.format ? again : whole) });
    const [id, before] = [await readyCase(admin), site.model.asked.length];
    const reply = await admin.post(`/cases/${id}/generate_note`).expect(status);
    const note = reply.body as NoteResultResponse;
    const doc = await site.app.nest.get(Documents, { strict: false }).get(cases, id);
    const { receipt } = doc!.notes[0]!;
    const by = (receipt.written ?? []).map((place) => [
      place.by,
      note.note_text.slice(place.start, place.end),
    ]);
    return { note, receipt, by, asked: site.model.asked.slice(before) };
  };
  const strong = ({ grounding }: NoteResultResponse) =>
    grounding!.marks.filter(({ tier }) => tier === undefined).map(({ text }) => text);

  test('a sentence that contradicts the case is asked for again, and stands in its place', async () => {
    const one = await written(letter(WHO, WRONG, END), says(RIGHT));
    expect(one.note.note_text).toBe(`${WHO} ${RIGHT} ${END}`);
    expect(one.by).toEqual([
      ['model', WHO],
      ['repaired', RIGHT],
      ['model', END],
    ]);
    expect(one.asked).toHaveLength(2);
    const { content } = one.asked[1]!.body.messages!.at(-1)!;
    for (const part of [WRONG, '"91"', 'A diagnosis is Urge incontinence.']) expect(content).toContain(part);
    expect(one.receipt).toMatchObject({ model: MODEL, fallback_reason: null, output_tokens: 80 });
    expect(strong(one.note)).toEqual([]);
  });

  test('one that is never right is taken out, and the template says what only it had said', async () => {
    const one = await written(letter(WHO, WRONG, END), says(BOTH));
    expect(one.asked).toHaveLength(3);
    expect(one.by).toEqual([
      ['model', WHO],
      ['template', 'To meet this need the order is for: A brief of no catalogue.'],
      ['model', END],
    ]);
    expect([strong(one.note), one.note.grounding!.left_out]).toEqual([[], []]);
  });

  test('whoever could not mend two is not asked to mend a third, and an emptied line goes', async () => {
    const pieces = [`${WHO}\n\n${WRONG}\n\n${BOTH}\n\nShe is 12 years old.\n\n${END}`];
    const one = await written({ kind: 'answers', pieces }, says(NEVER));
    expect(one.asked).toHaveLength(5);
    expect(one.note.note_text).toBe(
      `${WHO}\n\nTo meet this need the order is for: A brief of no catalogue.\n\n${END}`,
    );
  });

  test('a server that fails meanwhile is no reason to show what is wrong', async () => {
    const one = await written(letter(WHO, WRONG, END), { kind: 'refuses', status: 500 }, 206);
    expect(one.note).toMatchObject({ is_fallback: true, error: expect.stringMatching(/fault/) as string });
    expect(one.note.note_text.startsWith(WHO)).toBe(true);
    expect(strong(one.note)).toEqual([]);
  });

  test('where nothing else was said the template writes, and says so', async () => {
    const one = await written(letter(WRONG), says(BOTH), 206);
    expect(one.note.error).toBe('The model wrote no sentence that agrees with the case.');
    expect(one.note.note_text).toContain('To the medical reviewer:');
    expect(one.receipt).toMatchObject({ model: null });
  });

  describe('an improvement', () => {
    const OWN = 'I saw her on March 3 with her sister.';
    const improved = async (text: string, better: string, status = 200) => {
      await written(letter(WHO, RIGHT), says(RIGHT));
      const id = await readyCase(admin);
      await admin.post(`/cases/${id}/generate_note`).expect(200);
      const json = JSON.stringify({ parts: [{ facts: [1], text: better }] });
      const single = { kind: 'answers', pieces: [json] } as const;
      site.model.behave({ kind: 'depends', on: ({ body }) => (body.format ? single : letter(text)) });
      const before = site.model.asked.length;
      const send = { current_note: `${WHO} ${RIGHT} ${OWN}` };
      const { body } = await admin.post(`/cases/${id}/improve_note`).send(send).expect(status);
      return { note: body as NoteResultResponse, asked: site.model.asked.length - before };
    };
    const ANEW = 'By day and by night Ana Ramírez has urge incontinence.';

    test('that keeps what a person wrote, and adds nothing, is taken as a whole', async () => {
      const whole = `${OWN} ${RIGHT} ${WHO}`;
      const { note, asked } = await improved(whole, ANEW);
      expect([note.note_text, asked]).toEqual([whole, 1]);
    });

    test.each([
      ['leaves out what a person wrote', `${RIGHT} ${WHO}`],
      ['turns it into its opposite', `${OWN.replace('saw', 'never saw')} ${RIGHT} ${WHO}`],
      ['adds what the case does not hold', `${OWN} ${RIGHT} ${WHO} She weighs 240 pounds.`],
    ])('that %s gives way to single sentences', async (_, whole) => {
      const { note, asked } = await improved(whole, ANEW);
      expect([note.note_text, asked]).toEqual([`${ANEW} ${RIGHT} ${OWN}`, 2]);
    });

    test('of which not even a sentence can be taken leaves the note, marked for its reviewer', async () => {
      const { note } = await improved(WHO, NEVER, 206);
      expect(note.note_text).toBe(withReviewMark(`${WHO} ${RIGHT} ${OWN}`));
      expect(note.error).toBe('The model wrote no sentence better that says the same.');
    });
  });

  test('what is only not traced to the case is asked for again, and stays where that does not help', async () => {
    const soft = 'She walks nine miles a day.';
    const mended = await written(letter(WHO, soft, END), says(RIGHT));
    expect(mended.note.note_text).toBe(`${WHO} ${RIGHT} ${END}`);
    const one = await written(letter(WHO, soft, END), says(NEVER));
    expect(one.asked).toHaveLength(3);
    expect(one.note.note_text).toBe(`${WHO} ${soft} ${END}`);
    expect(one.note.grounding!.marks.map(({ tier }) => tier)).toEqual(['untraced']);
  });
});
