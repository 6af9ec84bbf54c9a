import { screen, waitFor, within } from '@testing-library/react';
import type { FactDef } from '@vouchwell/rules';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawer, finding, insulin, openEvidence } from '../../testing/evidence-desk.ts';

const day = (id: string, question: string): FactDef => ({
  ...{ id, type: 'date', question, needs_encounter: false },
});
const delivery = day('delivery.date', 'On what day is it delivered?');
const ordered = day('order.date', 'On what day was it ordered?');
const questions = [insulin, ordered, delivery].map((def) => ({ def, item: null, criteria: [] }));

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

it('of a signed case its delivery is told on its page, and nothing that was signed', async () => {
  const { user, state } = openEvidence({}, { questions }, { signed: true }, '/app/case/42');
  const section = within(await screen.findByRole('region', { name: 'After the signature' }));
  expect(section.queryByLabelText(ordered.question, { selector: 'input' })).toBeNull();
  await user.type(section.getByLabelText(delivery.question, { selector: 'input' }), '2026-07-05');
  await user.tab();
  await waitFor(() =>
    expect(state.puts.map(({ path, body }) => [path, body])).toEqual([
      ['answers', { fact: 'delivery.date', answers: [{ value: '2026-07-05' }] }],
    ]),
  );
});

it('before the signature the page has no place for it', async () => {
  openEvidence({}, { questions }, {}, '/app/case/42');
  expect(await screen.findByRole('region', { name: 'Standard written order' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'After the signature' })).toBeNull();
});

it('in the panel of a signed case that question alone can be answered', async () => {
  const { user } = openEvidence({}, { questions }, { signed: true });
  const panel = await drawer(user);
  await user.click(panel.getByText('As a list'));
  expect(panel.getByLabelText(delivery.question, { selector: 'input' })).toBeEnabled();
  expect(panel.getByLabelText(ordered.question, { selector: 'input' })).toBeDisabled();
});

it('the page of a signed case says how it stood, and with which reason it was signed all the same', async () => {
  const reason = 'The chart of the clinic shows it.';
  const { user } = openEvidence(
    {},
    {
      questions,
      standing: 'not_documented',
      readiness: { day: '2026-03-04', packs: [], findings: [{ ...finding, reason }] },
    },
    { signed: true },
    '/app/case/42',
  );
  const section = within(await screen.findByRole('region', { name: 'Readiness' }));
  expect(await section.findByText(/^As of 03\/04\/2026: 1 not documented\./)).toBeVisible();
  await user.click(section.getByRole('button', { name: /Treated with insulin\./ }));
  await waitFor(() => expect(section.getByText(`Signed all the same: ${reason}`)).toBeVisible());
  expect(section.getByText(/^L33822, Coverage, in force since /)).toBeVisible();
});
