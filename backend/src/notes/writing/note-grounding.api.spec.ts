import type {
  GroundingResponse,
  MarksToConfirmResponse,
  NoteEditedResponse,
  NoteResultResponse,
  ProblemResponse,
} from '@vouchwell/contract';
import { checkGrounding, dayIn, type Mark, marksHash, marksToConfirm, ownTimeZone } from '@vouchwell/rules';
import type TestAgent from 'supertest/lib/agent.js';
import { USER } from '../../testing/app.ts';
import { appWithModel, notesOf, readyCase } from '../../testing/app-with-model.ts';

const GOOD = 'Ana Ramírez needs 90 of A brief of no catalogue for N39.41. Dr. Jo Park, NPI 1234567893.';
const BAD = 'Ana Ramírez, born 02/04/1950, needs 91 of A brief of no catalogue for N39.42. [Add: visit]';

describe('a note beside its case', () => {
  let site: Awaited<ReturnType<typeof appWithModel>>;
  let user: TestAgent;
  beforeAll(async () => {
    site = await appWithModel();
    user = await site.app.newUser();
  });
  afterAll(() => site.close());

  const edit = async (id: number, note: number, note_text: string) =>
    (await user.put(`/cases/${id}/notes/${note}`).send({ note_text }).expect(200)).body as NoteEditedResponse;
  const generated = async (text: string) => {
    site.model.behave({ kind: 'answers', pieces: [text] });
    const id = await readyCase(user);
    const { body } = await user.post(`/cases/${id}/generate_note`).send({}).expect(200);
    return { id, result: body as NoteResultResponse };
  };
  /** No model's note states what contradicts its case: a person has typed it. */
  const written = async (note_text: string) => {
    const { id, result } = await generated(GOOD);
    const { grounding } = await edit(id, result.note_id, note_text);
    return { id, result: { note_id: result.note_id, note_text, grounding } };
  };
  const sign = (id: number, more: object = {}) =>
    user.post(`/cases/${id}/sign`).send({ password: USER.password, ...more });
  const kinds = (grounding: GroundingResponse | null) =>
    grounding?.marks.map(({ kind, text }) => [kind, text]);

  test('a fresh note comes with what needs a second look, and with what it leaves out', async () => {
    const { result } = await generated('Ana Ramírez needs the briefs. She walks nine miles a day.');
    expect(kinds(result.grounding)).toEqual([['quantity', 'nine miles a day']]);
    expect(result.grounding!.left_out.map(({ kind }) => kind)).toContain('diagnosis');
  });

  test('what somebody typed comes with what the case does not hold, and with what it leaves out', async () => {
    const { result } = await written(BAD);
    expect(kinds(result.grounding)).toEqual([
      ['date', '02/04/1950'],
      ['quantity', '91'],
      ['code', 'N39.42'],
    ]);
    const [first] = result.grounding!.marks;
    expect(result.note_text.slice(first!.start, first!.end)).toBe('02/04/1950');
    expect(first!.sentence).toBe('The date 02/04/1950 is not in the case.');
    expect(result.grounding!.left_out.map(({ kind }) => kind)).toEqual(['diagnosis']);
  });

  test('the template’s note is grounded', async () => {
    site.model.behave({ kind: 'refuses', status: 500 });
    const id = await readyCase(user);
    const { body } = await user.post(`/cases/${id}/generate_note`).send({}).expect(206);
    expect((body as NoteResultResponse).grounding).toEqual({ marks: [], left_out: [] });
  });

  test('after each edit it is told anew, also where the edit changes nothing', async () => {
    const { id, result } = await written(BAD);
    const good = await edit(id, result.note_id, GOOD);
    expect(good).toMatchObject({ success: true, case_id: id, grounding: { marks: [], left_out: [] } });
    const same = await edit(id, result.note_id, GOOD);
    expect(same.revision).toBe(good.revision);
    expect(same.grounding).toEqual(good.grounding);
    const strange = await edit(id, result.note_id, `${GOOD} She is 12 years old.`);
    expect(kinds(strange.grounding)).toEqual([['age', '12 years old']]);
  });

  test('what the case holds by now counts', async () => {
    const { id, result } = await written(GOOD);
    expect(kinds(result.grounding)).toEqual([]);
    const diagnoses = [{ code: 'R32', description: 'Unspecified urinary incontinence' }];
    await user.post(`/cases/${id}/diagnoses`).send({ diagnoses }).expect(200);
    expect(kinds((await edit(id, result.note_id, GOOD)).grounding)).toEqual([['code', 'N39.41']]);
  });

  test('signing asks to confirm them by their hash; the message tells how many, not what', async () => {
    const { id, result } = await written(BAD);
    const { body } = await sign(id).expect(409);
    expect(body).toMatchObject({
      code: 'marks_unconfirmed',
      message:
        'The note still has 1 place in brackets to fill in and states 3 things that the case does not hold. Mend the note, or confirm that you sign it as it is.',
    });
    const { current, ...told } = body as ProblemResponse & { current: MarksToConfirmResponse };
    expect(JSON.stringify(told)).not.toMatch(/1950|N39|Ana/);
    expect(current.marks).toEqual(result.grounding!.marks);
    expect(current.open.map(({ text }) => text)).toEqual(['[Add: visit]']);
    expect(current.marks_hash).toBe(marksHash(marksToConfirm(BAD, result.grounding!.marks as Mark[])));
    await sign(id, { marks_hash: current.marks_hash }).expect(200);
  });

  test('what is left out does not hinder the signature', async () => {
    const { id, result } = await written('Care is needed.');
    expect(result.grounding!.left_out.length).toBeGreaterThan(0);
    await sign(id).expect(200);
  });

  test('the screen’s own check agrees with the server’s', async () => {
    const { id, result } = await written(BAD);
    const { body } = await user.get(`/cases/${id}`).expect(200);
    const facts = body as Parameters<typeof checkGrounding>[1];
    const [note] = await notesOf(user, id);
    const day = dayIn(new Date(note!.created_at), ownTimeZone());
    const { marks } = checkGrounding(note!.note_text, { ...facts, case_id: id }, day);
    expect(result.grounding!.marks).toEqual(marks);
  });

  test('whoever may not see the case is told nothing of it', async () => {
    const { id, result } = await written(GOOD);
    const stranger = await site.app.newUser({}, 'a.stranger');
    const { body } = await stranger
      .put(`/cases/${id}/notes/${result.note_id}`)
      .send({ note_text: BAD })
      .expect(403);
    expect(body).not.toHaveProperty('grounding');
  });
});
