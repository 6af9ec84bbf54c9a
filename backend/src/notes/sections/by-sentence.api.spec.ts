import type { AiSettingSavedResponse, CaseResponse, NoteResultResponse } from '@vouchwell/contract';
import { withReviewMark } from '@vouchwell/rules';
import type TestAgent from 'supertest/lib/agent.js';
import { cases } from '../../cases/reading/case.projections.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { ADMIN } from '../../testing/app.ts';
import { appWithModel, bearer, eventsOf, MODEL, notesOf, readyCase } from '../../testing/app-with-model.ts';
import { cutParts } from './cut-parts.fixture.ts';
import type { Asked, Behaviour } from '../../testing/stand-ins/model.ts';

const ABOUT = 'The primary diagnosis is Urge incontinence.';
const NEEDS = 'For Urge incontinence the order is for A brief of no catalogue.';
const WRONG = 'The patient is 91 years old and weighs 240 pounds.';
const RIGHT = 'The patient is a woman with Urge incontinence.';

const parts = (...texts: string[]) => JSON.stringify({ parts: texts.map((text) => ({ facts: [1], text })) });
/** In pieces that fit no border of what they say. */
const pieces = (json: string) => json.match(/.{1,7}/gsu) ?? [];
const says = (...texts: string[]) => ({ kind: 'answers', pieces: pieces(parts(...texts)) }) as const;
/** Nobody has said it by then. */
const PURPOSE = ['template', expect.stringContaining('Absorbent products contain')];
const isAgain = ({ body }: Asked) => body.messages?.at(-1)?.content.includes('<wrong>') ?? false;

describe('a note that is written sentence by sentence', () => {
  let site: Awaited<ReturnType<typeof appWithModel>>;
  let admin: TestAgent;
  beforeAll(async () => {
    site = await appWithModel();
    admin = await site.app.admin();
    site.model.behave({ kind: 'answers', pieces: ['Yes.'] });
    const setting = { provider: 'ollama', model: MODEL, configuration: { writes: 'by_sentence' } };
    const { body } = await admin.post('/admin/ai-settings').send(setting).expect(201);
    const { id, configuration } = (body as AiSettingSavedResponse).setting!;
    expect(configuration.writes).toBe('by_sentence');
    await admin.post(`/admin/ai-settings/${id}/test`).expect(200);
    await admin.post(`/admin/ai-settings/${id}/activate`).expect(200);
  });
  afterAll(() => site.close());

  const written = async (behaviour: Behaviour, status = 200) => {
    site.model.behave(behaviour);
    const [id, before] = [await readyCase(admin), site.model.asked.length];
    const reply = await admin.post(`/cases/${id}/generate_note`).expect(status);
    const note = reply.body as NoteResultResponse;
    const doc = await site.app.nest.get(Documents, { strict: false }).get(cases, id);
    const { receipt } = doc!.notes[0]!;
    const places = (receipt.written ?? []).map(({ start, end, by }) => [
      by,
      note.note_text.slice(start, end),
    ]);
    // Before the argument stand the opening and what is to be completed, behind it the findings and the attestation.
    const sentences = places.slice(2, -2);
    return { id, note, receipt, places, sentences, asked: site.model.asked.slice(before) };
  };
  const strong = ({ note }: { note: NoteResultResponse }) =>
    note.grounding!.marks.filter(({ tier }) => tier === undefined);

  test('the model argues, the template says the rest, and the receipt tells them apart', async () => {
    const one = await written(says(ABOUT, NEEDS));
    expect(one.places).toEqual([
      ['template', expect.stringContaining('To the medical reviewer:')],
      ['template', expect.stringContaining('To be completed:')],
      ['model', ABOUT],
      ['model', NEEDS],
      PURPOSE,
      ['template', expect.stringContaining('Findings in the medical record:')],
      ['template', expect.stringContaining('ATTESTATION')],
    ]);
    expect(one.note.note_text).toContain(`INCONTINENCE SUPPLIES\n${ABOUT} ${NEEDS} Absorbent`);
    expect(one.receipt).toMatchObject({ model: MODEL, fallback_reason: null });
    expect([one.note.is_fallback, one.note.grounding!.left_out, strong(one)]).toEqual([false, [], []]);
    expect(one.asked[0]!.body.format).toMatchObject({ properties: { parts: { type: 'array' } } });
  });

  test('what visits showed by the payer’s criteria is among the facts, and may be said', async () => {
    const found = 'The incontinence is urge incontinence.';
    const needs = 'For Urge incontinence the order is for Adult briefs, medium.';
    site.model.behave(says(ABOUT, needs, found));
    const [id, before] = [await readyCase(admin), site.model.asked.length];
    const visit = {
      date: '2026-01-05',
      kind: 'in_person',
      role: 'physician',
      who: 'Dr. Jo Park',
      signed: true,
    };
    const answer = (fact: string, value: string, encounter: number | null = null) =>
      admin
        .put(`/cases/${id}/answers`)
        .send({ fact, answers: [{ value, encounter }] })
        .expect(200);
    await admin
      .put(`/cases/${id}/encounters`)
      .send({ encounters: [{ ...visit, conditions: ['N39.41'], findings: 'Wet by day.' }] })
      .expect(200);
    await admin
      .post(`/cases/${id}/items`)
      .send({ items: [{ item: 'Adult briefs, medium', quantity: 90, size: 'M', color: 'White' }] })
      .expect(200);
    await answer('payer', 'medicaid');
    await answer('state', 'OR');
    await answer('inc.type', 'urge', 1);
    await answer('inc.cause', 'Parkinson’s disease', 1);
    const { body } = await admin.post(`/cases/${id}/generate_note`).expect(200);
    const [first] = site.model.asked.slice(before);
    expect(first!.body.messages?.at(-1)?.content).toContain(
      'The incontinence is caused by: Parkinson’s disease.',
    );
    const { note_text, grounding } = body as NoteResultResponse;
    expect(note_text).toContain(`${needs} ${found}`);
    expect(grounding!.marks).toEqual([]);
  });

  test('whoever reads the case is told who wrote what; what is edited becomes a person’s', async () => {
    const { id, note } = await written(says(ABOUT, NEEDS));
    const told = async () => {
      const [{ note_text, written: places }] = (await notesOf(admin, id)) as [CaseResponse['notes'][number]];
      return places.map(({ start, end, by }) => [by, note_text.slice(start, end)]);
    };
    expect(await told()).toEqual(expect.arrayContaining([['model', ABOUT], ['model', NEEDS], PURPOSE]));
    const note_text = note.note_text.replace(NEEDS, 'I ordered it.');
    await admin.put(`/cases/${id}/notes/${note.note_id}`).send({ note_text }).expect(200);
    const after = await told();
    expect(after).toEqual(
      expect.arrayContaining([
        ['model', ABOUT],
        ['person', 'I ordered it.'],
      ]),
    );
    expect(after.some(([by, text]) => by === 'model' && text !== ABOUT)).toBe(false);
  });

  test('a sentence that contradicts the case is asked for again, with what was wrong', async () => {
    const one = await written({
      kind: 'depends',
      on: (asked) => (isAgain(asked) ? says(RIGHT) : says(ABOUT, WRONG, NEEDS)),
    });
    expect(one.sentences).toEqual([['model', ABOUT], ['repaired', RIGHT], ['model', NEEDS], PURPOSE]);
    expect(one.asked).toHaveLength(2);
    expect(one.asked[1]!.body.messages!.at(-1)!.content).toContain('240');
    expect(strong(one)).toEqual([]);
  });

  test('one that states no fact of the case is left to the template', async () => {
    const general = 'Such products help to keep the skin dry.';
    const one = await written(says(ABOUT, general, NEEDS));
    expect(one.sentences).toEqual([['model', ABOUT], ['model', NEEDS], PURPOSE]);
    expect(one.asked).toHaveLength(1);
  });

  test('one that is never right is asked for twice more and left out', async () => {
    const one = await written({
      kind: 'depends',
      on: (asked) => (isAgain(asked) ? says(WRONG) : says(WRONG, ABOUT)),
    });
    expect(one.asked).toHaveLength(3);
    expect(one.sentences).toEqual([
      ['model', ABOUT],
      PURPOSE,
      ['template', 'To meet this need the order is for: A brief of no catalogue.'],
    ]);
    expect([strong(one), one.note.grounding!.left_out]).toEqual([[], []]);
  });

  test('whoever could not mend two sentences is not asked to mend a third', async () => {
    const wrong = [WRONG, 'She is 92 years old.', 'She is 93 years old.'];
    const one = await written({
      kind: 'depends',
      on: (asked) => (isAgain(asked) ? says(WRONG) : says(...wrong, ABOUT)),
    });
    expect(one.asked).toHaveLength(5);
    expect(one.sentences[0]).toEqual(['model', ABOUT]);
  });

  test('where no sentence can be used the template writes, and says why', async () => {
    const loop = `The patient needs ${'briefs, '.repeat(30)}`;
    const one = await written(says(loop, 'Sure, here it is.', '[Add: the reason]'), 206);
    expect(one.note).toMatchObject({
      is_fallback: true,
      error: 'The model wrote no sentence that agrees with the case.',
    });
    expect(one.note.note_text).toContain(
      'The order is based on the recorded diagnosis of Urge incontinence.',
    );
    expect(one.receipt.written).toBeUndefined();
  });

  test.each<[string, Behaviour, RegExp]>([
    ['breaks off', { kind: 'cuts_off', pieces: pieces(parts(ABOUT, NEEDS).slice(0, -25)) }, /./],
    [
      'reports an error',
      { kind: 'errs', pieces: pieces(parts(ABOUT, NEEDS).slice(0, -25)), error: 'x' },
      /error/,
    ],
  ])(
    'a server that %s in the middle leaves what was right, and the template ends it',
    async (_, how, why) => {
      const one = await written(how, 206);
      expect(one.sentences).toEqual([
        ['model', ABOUT],
        PURPOSE,
        ['template', 'To meet this need the order is for: A brief of no catalogue.'],
      ]);
      expect(one.note).toMatchObject({ is_fallback: true, error: expect.stringMatching(why) as string });
    },
  );

  test.each(cutParts.map((one) => [`${one.model}, cut after ${one.most} tokens`, one] as const))(
    'JSON that ends early is no failure, and what was whole is taken: %s',
    async (_, { json, taken }) => {
      const cut = { kind: 'answers', pieces: pieces(json), doneReason: 'length' } as const;
      const behaviour = (asked: Asked) => (isAgain(asked) ? says(RIGHT) : cut);
      const one = await written({ kind: 'depends', on: behaviour }, taken === null ? 206 : 200);
      if (taken !== null) expect(one.sentences).toContainEqual(['model', taken]);
      else expect(one.note.error).toBe('The model wrote no sentence that agrees with the case.');
      expect(one.note.grounding).toEqual({ marks: [], left_out: [] });
      expect(one.note.note_text).toMatch(/To the medical reviewer:[^]*ATTESTATION/);
    },
  );

  describe('where the prompt is too long for the model', () => {
    const body = JSON.stringify({ error: 'the input length exceeds the context length' });
    const tooLong = { kind: 'refuses', status: 400, body } as const;
    const holdsLibrary = ({ body: { messages = [] } }: Asked) =>
      messages.some(({ content }) => /<(site_prompt|instructions)>\n/.test(content));
    const factsIn = ({ body: { messages = [] } }: Asked) =>
      /<facts>[^]*<\/facts>/.exec(messages.at(-1)!.content)![0];

    test('the library is left out for the rest of the note, and nothing of the case', async () => {
      const one = await written({
        kind: 'depends',
        on: (asked) =>
          holdsLibrary(asked) ? tooLong : isAgain(asked) ? says(RIGHT) : says(ABOUT, WRONG, NEEDS),
      });
      expect(one.sentences.slice(0, 3)).toEqual([
        ['model', ABOUT],
        ['repaired', RIGHT],
        ['model', NEEDS],
      ]);
      expect(one.asked.map(holdsLibrary)).toEqual([true, false, false]);
      expect(factsIn(one.asked[1]!)).toBe(factsIn(one.asked[0]!));
      expect(one.receipt).toMatchObject({ contents: [], fallback_reason: null });
    });

    test('the template writes where the facts alone do not fit, and says so', async () => {
      const one = await written(tooLong, 206);
      expect(one.note.error).toBe('The facts of the case alone are too long for this model.');
      expect(one.asked.map(holdsLibrary)).toEqual([true, false]);
    });
  });

  describe('an improvement', () => {
    const HEADING = 'INCONTINENCE SUPPLIES';
    const DRY = 'For Urge incontinence she needs it by day and by night.';
    const DRIER = 'By day and by night she needs it for Urge incontinence.';
    const OWN = 'I saw her on March 3 with her sister.';
    const note = `${HEADING}\n${DRY} ${OWN} ${NEEDS}\n[Add: the findings]`;
    const better = (...texts: [number, string][]) => {
      const json = JSON.stringify({ parts: texts.map(([fact, text]) => ({ facts: [fact], text })) });
      return { kind: 'answers', pieces: pieces(json) } as const;
    };
    const improved = async (behaviour: Behaviour, status = 200) => {
      site.model.behave(behaviour);
      const [id, before] = [await readyCase(admin), site.model.asked.length];
      const body = { current_note: note };
      const reply = await admin.post(`/cases/${id}/improve_note`).send(body).expect(status);
      const [{ note_text, written: places, kind, author }] = (await notesOf(admin, id)) as [
        CaseResponse['notes'][number],
      ];
      const by = places.map((place) => [place.by, note_text.slice(place.start, place.end)]);
      return { result: reply.body as NoteResultResponse, note_text, by, kind, author, before };
    };

    test('takes a sentence that says the same, and leaves what a person wrote', async () => {
      const one = await improved(better([1, DRIER], [2, NEEDS]));
      expect(one.note_text).toBe(note.replace(DRY, DRIER));
      expect(one).toMatchObject({ kind: 'improved', author: 'model' });
      expect(one.by).toEqual([
        ['person', `${HEADING}\n`],
        ['model', DRIER],
        ['person', ` ${OWN} ${NEEDS}\n[Add: the findings]`],
      ]);
      const [asked] = site.model.asked.slice(one.before);
      const user = asked!.body.messages!.at(-1)!.content;
      expect(user).toContain(DRY);
      // What bears a mark is not even asked for.
      expect(user).not.toContain('sister');
    });

    test.each<[string, string]>([
      ['adds a fact', `${DRIER.slice(0, -1)}, and the order is for A brief of no catalogue.`],
      ['contradicts the case', DRY.replace('Urge', 'Stress')],
      ['leaves a fact out', 'She needs it by day and by night.'],
      ['turns it into its opposite', DRY.replace('needs', 'does not need')],
      ['is talk', `Sure, here it is: ${DRIER}`],
    ])('one that %s is put back, and the next is taken all the same', async (_, wrong) => {
      const other = 'The order is for A brief of no catalogue, for Urge incontinence.';
      const one = await improved(better([1, wrong], [2, other]));
      expect(one.note_text).toBe(note.replace(NEEDS, other));
    });

    test('where none can be taken the note stays, marked for its reviewer', async () => {
      const one = await improved(better([1, 'It is needed.'], [7, DRIER]), 206);
      expect(one.result).toMatchObject({
        is_fallback: true,
        error: 'The model wrote no sentence better that says the same.',
      });
      expect(one.note_text).toBe(withReviewMark(note));
    });
  });

  test('nobody sees a sentence before it is checked', async () => {
    site.model.behave({
      kind: 'depends',
      on: (asked) => says(...(isAgain(asked) ? [RIGHT] : [WRONG, NEEDS])),
    });
    const id = await readyCase(admin);
    const headers = { ...(await bearer(site.app.url, ADMIN)), accept: 'text/event-stream' };
    const init = { method: 'POST', body: '{}', headers };
    const events = eventsOf(await (await fetch(`${site.app.url}/cases/${id}/generate_note`, init)).text());
    const texts = events.flatMap((event) => (event.type === 'text' ? [event.text] : []));
    expect(texts.join('')).not.toContain('91');
    expect(texts.join('')).toContain(`${RIGHT} ${NEEDS}`);
    expect(events.at(-1)).toMatchObject({ type: 'done', status: 200 });
  });

  test('stopped by name, the model stops and nothing is written', async () => {
    site.model.behave({ kind: 'holds', pieces: pieces(parts(ABOUT)) });
    const [id, before, count] = [await readyCase(admin), site.model.givenUp, site.model.asked.length];
    const headers = { ...(await bearer(site.app.url, ADMIN)), accept: 'text/event-stream' };
    const init = { method: 'POST', body: '{}', headers };
    const reply = fetch(`${site.app.url}/cases/${id}/generate_note`, init);
    await site.model.until(() => site.model.asked.length > count);
    await admin.delete(`/cases/${id}/writing`).expect(200);
    await site.model.until(() => site.model.givenUp > before);
    await (await reply).text();
    expect(await notesOf(admin, id)).toEqual([]);
  });
});
