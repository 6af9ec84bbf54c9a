import type { CaseReadinessResponse, NoteResultResponse } from '@vouchwell/contract';
import { questionOfGap } from '@vouchwell/rules';
import { caseDesk, provider } from '../../testing/case-desk.ts';

const { app, admin, user, ready } = await caseDesk();
afterAll(() => app.close());

const strips = { item: 'BGM test strips', quantity: 300 };
const diabetes = { code: 'E11.65', description: 'Type 2 diabetes mellitus with hyperglycemia' };
const readiness = async (id: number) =>
  (await user.get(`/cases/${id}/readiness`).expect(200)).body as CaseReadinessResponse;
const answer = (id: number, fact: string, value: unknown, encounter?: number) =>
  user
    .put(`/cases/${id}/answers`)
    .send({ fact, answers: [{ value, encounter }] })
    .expect(200);
const write = async (id: number) => {
  const { body } = await user.post(`/cases/${id}/generate_note`).send({ regenerate: true });
  return body as NoteResultResponse;
};
const visit = {
  ...{ date: '2026-01-05', kind: 'in_person', role: 'physician', who: 'Dr. Jo Park', signed: true },
  ...{ conditions: ['E11.65'], findings: 'Hands steady; sight good with glasses.' },
};
const brackets = (text: string) => [...text.matchAll(/\[(Add: [^\]]+)\]/g)].map(([, inner]) => inner!);

test('where nobody said who pays, the criteria of Medicare word the letter, and their questions open', async () => {
  const id = await ready(user, { items: [strips], diagnoses: [diabetes], provider });
  const { note_text, grounding } = await write(id);
  expect(note_text).toContain('Coverage: where Medicare pays, the criteria are those of L33822');
  expect(grounding?.marks).toEqual([]);
  const { questions, readiness: held, standing } = await readiness(id);
  // It is held against nothing, and who pays is asked first.
  expect([held, standing]).toEqual([null, null]);
  expect(questions[0]?.def.id).toBe('payer');
  const asked = brackets(note_text).map((one) => questionOfGap(one, questions)?.def.id);
  expect(asked).toEqual(expect.arrayContaining(['bgm.trained', 'bgm.per_day']));
});

test('where nobody said who pays for briefs, whose rules are those of the states, the letter asks in general', async () => {
  const briefs = { item: 'Adult briefs, medium', quantity: 90, size: 'M', color: 'White' };
  const urge = { code: 'N39.41', description: 'Urge incontinence' };
  const id = await ready(user, { items: [briefs], diagnoses: [urge], provider });
  const { note_text } = await write(id);
  expect(note_text).toContain('are a benefit of state Medicaid programs');
  expect(note_text).not.toContain('Medicare');
});

test('with a payer it argues by the criteria: what is shown is told with its visit, what is missing asks its question', async () => {
  const id = await ready(user, { items: [strips], diagnoses: [diabetes], provider });
  await answer(id, 'payer', 'medicare');
  const first = await write(id);
  const { questions } = await readiness(id);
  const open = brackets(first.note_text);
  expect(open.length).toBeGreaterThan(1);
  const asked = open.map((one) => questionOfGap(one, questions)?.def.id);
  expect(asked).toContain('bgm.trained');
  expect(first.grounding).toEqual({ marks: [], left_out: [] });

  await user
    .put(`/cases/${id}/encounters`)
    .send({ encounters: [visit] })
    .expect(200);
  await answer(id, 'bgm.trained', true, 1);
  await answer(id, 'dm.insulin', true, 1);
  await answer(id, 'bgm.per_day', 4, 1);
  const second = await write(id);
  expect(second.grounding).toEqual({ marks: [], left_out: [] });
  const still = brackets(second.note_text).map((one) => questionOfGap(one, questions)?.def.id);
  expect(still).not.toContain('bgm.trained');
  expect(second.note_text).toContain(
    'Diabetes mellitus. Recorded at the visit of January 5, 2026 with a physician, in person.',
  );
  expect(second.note_text).toContain(
    'The patient or a caregiver has been trained to test. Tests ordered a day: 4. The diabetes is treated with insulin. ' +
      'Recorded at the visit of January 5, 2026 with a physician, in person. This meets: Trained',
  );
  expect(second.note_text).toContain(
    'The diabetes is treated with insulin. Recorded at the visit of January 5, 2026 with a physician, in person.',
  );
  expect(second.note_text).not.toContain('?');
  // A rule of which no text was read repeats nothing that another has shown.
  expect(second.note_text.split('Tests ordered a day')).toHaveLength(2);
  // Its papers are no argument.
  expect(second.note_text).not.toMatch(/On what day|Who pays/);
});

test('what the evidence says is no mark; what departs from it is one, also for whoever signs', async () => {
  const id = await ready(user, { items: [strips], diagnoses: [diabetes], provider });
  await answer(id, 'payer', 'medicare');
  await user
    .put(`/cases/${id}/encounters`)
    .send({ encounters: [visit] })
    .expect(200);
  const { note_id } = await write(id);
  const marked = async (note_text: string) => {
    const { body } = await user.put(`/cases/${id}/notes/${note_id}`).send({ note_text }).expect(200);
    return (body as { grounding: { marks: { text: string }[] } }).grounding.marks.map(({ text }) => text);
  };
  expect(await marked('On January 5, 2026 the hands were steady and sight was good with glasses.')).toEqual(
    [],
  );
  expect(await marked('On January 6, 2026 the hands were steady.')).toContain('January 6, 2026');
});

test('as many items as a case holds are argued in general, and the note keeps its room', async () => {
  const items = Array.from({ length: 100 }, (_, at) => ({ ...strips, item: `BGM test strips ${at + 1}` }));
  const id = await ready(user, { items, diagnoses: [diabetes], provider });
  await answer(id, 'payer', 'medicare');
  const { note_text } = await write(id);
  expect(note_text.length).toBeLessThan(50_000);
});

const seenFor = ['E11.42', 'E11.65', 'N39.41', 'I89.0', 'M17.0', 'J44.9', 'G47.33', 'M21.371', 'R33.8'];
const visits = [{ ...visit, conditions: seenFor }];
/** One invented case for each category of equipment, each by a code of its policy. */
const categories: readonly (readonly [string, string, string, string])[] = [
  ['Incontinence', 'Adult briefs, medium', 'N39.41', 'Urge incontinence'],
  ['Continuous Glucose Monitoring', 'CGM receiver, non-adjunctive', 'E11.65', diabetes.description],
  ['Blood Glucose Monitoring', 'BGM test strips', 'E11.65', diabetes.description],
  [
    'Diabetic Shoes',
    'Diabetic depth-inlay shoe',
    'E11.42',
    'Type 2 diabetes mellitus with diabetic polyneuropathy',
  ],
  ['Compression', 'Lymphedema arm sleeve', 'I89.0', 'Lymphedema, not elsewhere classified'],
  ['Mobility', 'Wheeled walker', 'M17.0', 'Bilateral primary osteoarthritis of knee'],
  ['Oxygen', 'Oxygen concentrator', 'J44.9', 'Chronic obstructive pulmonary disease, unspecified'],
  ['Positive Airway Pressure', 'CPAP device', 'G47.33', 'Obstructive sleep apnea (adult) (pediatric)'],
  ['Nebulizers', 'Nebulizer with compressor', 'J44.9', 'Chronic obstructive pulmonary disease, unspecified'],
  ['Orthoses', 'Ankle-foot orthosis, custom', 'M21.371', 'Foot drop, right foot'],
  ['Commodes', 'Commode chair', 'M17.0', 'Bilateral primary osteoarthritis of knee'],
  [
    'Hospital Beds',
    'Hospital bed, semi-electric',
    'J44.9',
    'Chronic obstructive pulmonary disease, unspecified',
  ],
  ['Urological Supplies', 'Intermittent catheter, straight', 'R33.8', 'Other retention of urine'],
];

/** A garment or a shoe is ordered by what is chosen of it. */
const chosen: Record<string, object> = {
  Incontinence: { size: 'M', color: 'White' },
  'Diabetic Shoes': { size: '10', color: 'Black' },
  Compression: { size: 'M', color: 'Beige', length: 'Medium' },
};

test.each(categories)(
  '%s: every question answered, the letter agrees with its case',
  async (category, item, code, description) => {
    const choices = chosen[category] ?? {};
    const id = await ready(user, {
      items: [{ item, quantity: 2, ...choices }],
      diagnoses: [{ code, description }],
      provider,
    });
    await answer(id, 'payer', 'medicare');
    await user.put(`/cases/${id}/encounters`).send({ encounters: visits }).expect(200);
    const { questions } = await readiness(id);
    const first = await write(id);
    expect(first.grounding?.marks).toEqual([]);
    for (const { def, item: of } of questions) {
      if (/^(?:payer|state|setting|order\.|delivery\.)/.test(def.id)) continue;
      const one = def.options?.[0]?.id;
      const value = {
        yes_no: true,
        number: 4,
        text: 'Seen at home',
        date: '2026-01-05',
        choice: one,
        choices: [one],
      }[def.type];
      await user
        .put(`/cases/${id}/answers`)
        .send({ fact: def.id, ...(of !== null && { item: of }), answers: [{ value, encounter: 1 }] })
        .expect(200);
    }
    const second = await write(id);
    expect(second.grounding?.marks).toEqual([]);
    expect(brackets(second.note_text).length).toBeLessThan(brackets(first.note_text).length + 1);
  },
);

test('incontinence under Medicaid of Oregon: from the first question to a letter that leaves nothing open', async () => {
  const born = { first_name: 'Ana', last_name: 'Okafor', mrn: 'MRN-Okafor', dob: '1957-03-01' };
  const { body: patient } = await user.post('/patients').send(born).expect(201);
  const id = await ready(user, {
    patient: patient as object,
    items: [{ item: 'Adult briefs, medium', quantity: 180, size: 'M', color: 'White' }],
    diagnoses: [
      { code: 'N39.41', description: 'Urge incontinence' },
      {
        code: 'G20.A1',
        description: "Parkinson's disease without dyskinesia, without mention of fluctuations",
      },
    ],
    provider,
  });
  await answer(id, 'payer', 'medicaid');
  await answer(id, 'state', 'OR');
  const first = await write(id);
  expect(first.grounding?.marks).toEqual([]);
  // The cause stands in the letter once it is shown.
  expect(first.grounding?.left_out.map(({ text }) => text)).toEqual(['G20.A1']);
  const { questions } = await readiness(id);
  const asked = brackets(first.note_text).map((one) => questionOfGap(one, questions)?.def.id);
  expect(asked).toEqual(expect.arrayContaining(['inc.type', 'inc.cause', 'inc.day', 'inc.night']));

  const seen = { ...visit, conditions: ['N39.41', 'G20.A1'], findings: 'Wet several times a day.' };
  await user
    .put(`/cases/${id}/encounters`)
    .send({ encounters: [seen] })
    .expect(200);
  await answer(id, 'setting', 'home');
  await answer(id, 'order.kind', 'first');
  await answer(id, 'order.date', '2026-01-06');
  await answer(id, 'order.received', '2026-01-07');
  await answer(id, 'delivery.date', '2026-01-20');
  await answer(id, 'inc.type', 'urge', 1);
  await answer(id, 'inc.cause', 'Parkinson’s disease (G20.A1), since 2019', 1);
  await answer(id, 'inc.day', 5, 1);
  await answer(id, 'inc.night', 1, 1);
  const held = await readiness(id);
  expect(held.standing).toBe('ready');
  expect(held.readiness?.packs.map((pack) => pack.id)).toEqual(['medicaid-or-incontinence']);

  const second = await write(id);
  expect(second.grounding).toEqual({ marks: [], left_out: [] });
  expect(brackets(second.note_text)).toEqual([]);
  expect(second.note_text).toContain('OAR 410-122-0630');
  expect(second.note_text).toContain(
    'The incontinence is caused by: Parkinson’s disease (G20.A1), since 2019.',
  );
  expect(second.note_text).toContain('Changes needed by day: 5. Changes needed by night: 1.');
  expect(second.note_text).not.toMatch(/Ohio|Texas|Medicare/);
});

test('a note that says no more than the evidence may be offered as an example, without whoever held the visit', async () => {
  const id = await ready(user, { items: [strips], diagnoses: [diabetes], provider });
  await answer(id, 'payer', 'medicare');
  await user
    .put(`/cases/${id}/encounters`)
    .send({ encounters: [visit] })
    .expect(200);
  const { note_id } = await write(id);
  const text =
    'On January 5, 2026 Dr. Jo Park saw Ana Ramírez: the hands were steady. BGM test strips are ordered.';
  await user.put(`/cases/${id}/notes/${note_id}`).send({ note_text: text }).expect(200);
  const rated = {
    case_id: id,
    note_id,
    feedback_type: 'positive',
    quality_score: 5,
    should_add_to_rag: true,
  };
  await user.post('/rag/feedback').send(rated);
  const { body } = await admin.get('/rag/notes-feedback').expect(200);
  const [one] = (body as { feedback: { id: number; entry: { state: string } | null }[] }).feedback;
  expect(one?.entry?.state).toBe('pending');
  const entry = await admin.get(`/rag/feedback/${one!.id}/entry`).expect(200);
  const { content } = (entry.body as { content: { content: string } }).content;
  expect(content).toContain('hands were steady');
  expect(content).not.toMatch(/Park|Ramírez|January/);
});
