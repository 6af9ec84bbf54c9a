import { screen, waitFor, within } from '@testing-library/react';
import type { CaseEvidenceResponse, CaseReadinessResponse } from '@vouchwell/contract';
import type { FactDef } from '@vouchwell/rules';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { CaseBackend } from '../../testing/case-backend.ts';
import { heldPauses } from '../../testing/held-pauses.ts';
import { aCase, aNote, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const changes: FactDef = {
  ...{ id: 'inc.changes', type: 'number', question: 'How many changes a day?', needs_encounter: true },
};
const cause: FactDef = {
  ...{ id: 'inc.cause', type: 'text', question: 'What causes it?', needs_encounter: false },
};
const text =
  'Marisol Okafor has mixed incontinence (N39.46). I order 400 Adult brief (T4523), size L. ' +
  'Dr. Ines Sample, NPI 1234567893. [Add: How many changes a day? In the record of a dated visit.] ' +
  '[Add: What causes it?] [Add: whatever nobody asks]';

/** `seen`: what the visits say; `answered`: the questions that have an answer. */
function open(seen: string[] = [], answered: string[] = [], note = text) {
  const evidence = {
    ...{ case_id: 42, revision: 6, encounters: [], delivered: [] },
    questions: answered.map((fact) => ({ fact, item: null, answers: [{ value: 'Age', encounter: null }] })),
  } as unknown as CaseEvidenceResponse;
  const readiness: CaseReadinessResponse = {
    ...{
      case_id: 42,
      revision: 6,
      standing: null,
      readiness: null,
      told: [],
      seen,
      answered: [],
      ordered: null,
      judged: null,
    },
    questions: [
      { def: cause, item: null, criteria: ['INC-4'], doubt: 'unverified' },
      { def: changes, item: null, criteria: [] },
    ],
  };
  server.use(
    ...new CaseBackend(aCase({ notes: [aNote({ note_text: note })] })).handlers(),
    http.get(api('/cases/42/evidence'), () => HttpResponse.json(evidence)),
    http.get(api('/cases/42/readiness'), () => HttpResponse.json(readiness)),
  );
  signedInAs(aUser);
  return renderApp('/app/user-workflow/note?caseId=42');
}
const brackets = async () => within(await screen.findByRole('region', { name: 'In brackets' }));

it('a place in brackets opens the question that it leaves open, with the focus in its field', async () => {
  const { user } = open();
  const places = await brackets();
  await user.click(await places.findByRole('button', { name: 'Answer: How many changes a day?' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Evidence' }));
  const field = await panel.findByRole('textbox', { name: /How many changes a day/ });
  await waitFor(() => expect(field).toHaveFocus());
  expect(panel.getByText('2 of 2')).toBeVisible();
});

it('a question that only a rule without a text asks says so, in the panel as well', async () => {
  const { user } = open();
  const places = await brackets();
  const answer = await places.findByRole('button', { name: 'Answer: What causes it?' });
  expect(places.getAllByText('Asked by: unverified rule')).toHaveLength(1);
  await user.click(answer);
  const panel = within(await screen.findByRole('dialog', { name: 'Evidence' }));
  expect(await panel.findByText('Asked by: unverified rule')).toBeVisible();
});

it('what nobody asks stays a place to fill in', async () => {
  open();
  const places = await brackets();
  await places.findByRole('button', { name: 'Answer: What causes it?' });
  expect(places.getAllByRole('listitem')).toHaveLength(3);
  expect(places.getAllByRole('button', { name: /^Answer/ })).toHaveLength(2);
});

it('what is answered meanwhile says when it takes its place', async () => {
  open([], ['inc.cause']);
  const places = await brackets();
  expect(
    await places.findByText('Answered: it takes its place when the note is written again.'),
  ).toBeVisible();
  expect(places.queryByRole('button', { name: 'Answer: What causes it?' })).not.toBeInTheDocument();
});

it('what is answered in the panel is known at its place, also beside a place that nobody asks', async () => {
  const { user } = open();
  let questions: unknown[] = [];
  server.use(
    http.put(api('/cases/42/answers'), () => {
      questions = [{ fact: 'inc.cause', item: null, answers: [{ value: 'Age', encounter: null }] }];
      return HttpResponse.json({ success: true, case_id: 42, revision: 7 });
    }),
    http.get(api('/cases/42/evidence'), () =>
      HttpResponse.json({
        case_id: 42,
        revision: 6 + questions.length,
        encounters: [],
        delivered: [],
        questions,
      }),
    ),
  );
  await user.click(await (await brackets()).findByRole('button', { name: 'Answer: What causes it?' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Evidence' }));
  await user.type(await panel.findByRole('textbox', { name: /What causes it/ }), 'Age');
  await user.tab();
  expect(
    await screen.findByText('Answered: it takes its place when the note is written again.'),
  ).toBeInTheDocument();
});

it('what the evidence says is not marked in the note', async () => {
  const note = `${text.replaceAll(/ \[[^\]]*\]/g, '')} She fell on March 2, 2026.`;
  open(['The visit of March 2, 2026 with a physician, in person. She fell.'], [], note);
  expect(
    await screen.findByText('The check found no code, number, date or name that differs from the case'),
  ).toBeVisible();
});

it('what no evidence says is', async () => {
  open([], [], `${text.replaceAll(/ \[[^\]]*\]/g, '')} She fell on March 2, 2026.`);
  expect(await screen.findByText('1 not traced to the case')).toBeVisible();
});

it.each([
  ['and then the note is written', 200, ['answered', 'written', 'written']],
  ['and without it no note is written', 400, ['answered']],
])('what was answered last is saved before the note is written again, %s', async (_, status, expected) => {
  const { user } = open();
  const [done, save] = [[] as string[], Promise.withResolvers<undefined>()];
  server.use(
    http.put(api('/cases/42/answers'), async () => {
      await save.promise;
      done.push('answered');
      return status === 200
        ? HttpResponse.json({ success: true, case_id: 42, revision: 7 })
        : refuse(status, 'That is no answer');
    }),
    http.post(api('/cases/42/generate_note'), () => {
      done.push('written');
      return refuse(429, 'Enough');
    }),
  );
  await user.click(await (await brackets()).findByRole('button', { name: 'Answer: What causes it?' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Evidence' }));
  const field = await panel.findByRole('textbox', { name: /What causes it/ });
  // A pause between two letters saves as well, on a machine that is slow enough.
  heldPauses(600);
  await user.type(field, 'Age{Tab}');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Regenerate' }));
  expect(done).toEqual([]);
  save.resolve(undefined);
  expect(
    await screen.findByText(
      status === 200 ? 'Enough' : 'The last change of the evidence is not saved. Look at it, and try again.',
    ),
  ).toBeVisible();
  expect(done).toEqual(expected);
});
