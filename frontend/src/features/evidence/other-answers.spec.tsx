import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawer, insulin, openEvidence, visit, weight } from '../../testing/evidence-desk.ts';
import { dayText } from '../../ui/words/when.tsx';

const visits = [visit, { ...visit, id: 2, date: '2026-04-02', who: 'Dr. Ann Roe' }];
const another = `${dayText('2026-04-02')}, Dr. Ann Roe, in person`;
const questions = [{ def: insulin, item: null, criteria: [] }];
const answersTo = (fact: string, answers: { value: boolean | number; encounter: number | null }[]) => [
  { fact, item: null, answers },
];
const answered = (...answers: { value: boolean; encounter: number | null }[]) =>
  answersTo(insulin.id, answers);

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

it('what another visit says is added beside the answer, changed, and removed', async () => {
  const { user, state } = openEvidence(
    { encounters: visits, questions: answered({ value: true, encounter: 1 }) },
    { questions },
  );
  const panel = await drawer(user);
  const sent = (at: number, ...answers: object[]) =>
    waitFor(() => expect(state.puts[at]?.body).toEqual({ fact: insulin.id, answers }));
  await user.selectOptions(
    panel.getByLabelText(`Another visit says something else: ${insulin.question}`),
    another,
  );
  const also = within(
    await panel.findByRole('region', { name: `Also shown by ${another}: ${insulin.question}` }),
  );
  await user.click(also.getByRole('radio', { name: 'No' }));
  const [first, second] = [
    { value: true, encounter: 1 },
    { value: false, encounter: 2 },
  ];
  await sent(0, first, second);
  // Each visit has said something, so that none is left to choose, nor can the first answer be of the second.
  await waitFor(() => expect(panel.queryByText('Another visit says something else')).toBeNull());
  const shownBy = panel.getByLabelText(`Shown by the record of: ${insulin.question}`);
  expect(within(shownBy).queryByRole('option', { name: another })).toBeNull();
  await user.click(also.getByRole('radio', { name: 'Yes' }));
  await sent(1, first, { ...second, value: true });
  await user.click(also.getByRole('button', { name: 'Remove this answer' }));
  await sent(2, first);
});

it('the first answer is emptied and typed anew, and what another visit says stands', async () => {
  const [heavy, light] = [
    { value: 180, encounter: 1 },
    { value: 172, encounter: 2 },
  ];
  const { user, state } = openEvidence(
    { encounters: visits, questions: answersTo(weight.id, [heavy, light]) },
    { questions: [{ def: weight, item: null, criteria: [] }] },
  );
  const panel = await drawer(user);
  const sent = (at: number, ...answers: object[]) =>
    waitFor(() => expect(state.puts[at]?.body).toEqual({ fact: weight.id, answers }));
  const field = panel.getByRole('textbox', { name: weight.question });
  await user.clear(field);
  await sent(0, light);
  const also = within(
    await panel.findByRole('region', { name: `Also shown by ${another}: ${weight.question}` }),
  );
  await waitFor(() => expect(also.getByRole('textbox')).toHaveValue('172'));
  // At once: a pause between two keys saves as well.
  fireEvent.change(field, { target: { value: '185' } });
  await sent(1, { ...heavy, value: 185 }, light);
  await user.clear(also.getByRole('textbox'));
  await sent(2, { ...heavy, value: 185 });
});

it('the first answer is taken back and given anew, and what another visit says stands', async () => {
  const [first, second] = [
    { value: true, encounter: 1 },
    { value: false, encounter: 2 },
  ];
  const { user, state } = openEvidence(
    { encounters: visits, questions: answered(first, second) },
    { questions },
  );
  const panel = await drawer(user);
  const sent = (at: number, ...answers: object[]) =>
    waitFor(() => expect(state.puts[at]?.body).toEqual({ fact: insulin.id, answers }));
  await user.click(panel.getByRole('button', { name: 'Take the answer back' }));
  await sent(0, second);
  const own = within(panel.getByRole('radiogroup', { name: insulin.question }));
  expect(own.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
  await waitFor(() => expect(own.getByRole('radio', { name: 'No' })).not.toBeChecked());
  // An answer of the other visit can be changed while this one says nothing.
  const also = within(panel.getByRole('region', { name: `Also shown by ${another}: ${insulin.question}` }));
  await user.click(also.getByRole('radio', { name: 'Yes' }));
  await sent(1, { ...second, value: true });
  await user.click(own.getByRole('radio', { name: 'No' }));
  await sent(2, { ...first, value: false }, { ...second, value: true });
});

it('an answer whose visit is removed stays the first one, as stated', async () => {
  const { user, state } = openEvidence(
    { encounters: visits, questions: answered({ value: true, encounter: 2 }) },
    { questions },
  );
  const panel = await drawer(user);
  const own = within(panel.getByRole('radiogroup', { name: insulin.question }));
  await user.click(own.getByRole('radio', { name: 'No' }));
  await waitFor(() => expect(state.puts).toHaveLength(1));
  // As the server keeps it once the visit is gone.
  state.evidence = { ...state.evidence, questions: answered({ value: false, encounter: null }) };
  await user.click(panel.getByRole('button', { name: /^Edit.*Ann Roe/ }));
  await user.click(panel.getByRole('button', { name: 'Remove encounter' }));
  const shownBy = panel.getByRole('combobox', { name: `Shown by the record of: ${insulin.question}` });
  await waitFor(() => expect(shownBy).toHaveValue(''));
  expect(own.getByRole('radio', { name: 'No' })).toBeChecked();
  expect(panel.queryByRole('region', { name: /^Also/ })).not.toBeInTheDocument();
});

it('before anything is answered there is no other answer to add', async () => {
  const { user } = openEvidence({ encounters: visits }, { questions });
  const panel = await drawer(user);
  expect(panel.queryByText('Another visit says something else')).toBeNull();
});

it('of a case that can only be read it is only read', async () => {
  const held = answered({ value: true, encounter: 1 }, { value: false, encounter: 2 });
  const { user } = openEvidence({ encounters: visits, questions: held }, { questions }, { signed: true });
  const panel = await drawer(user);
  const also = within(panel.getByRole('region', { name: `Also shown by ${another}: ${insulin.question}` }));
  expect(also.getByRole('radio', { name: 'No' })).toBeDisabled();
  expect(also.getByRole('radio', { name: 'No' })).toBeChecked();
  expect(also.queryByRole('button')).toBeNull();
});
