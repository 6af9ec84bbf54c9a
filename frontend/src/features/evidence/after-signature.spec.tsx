import { screen, waitFor, within } from '@testing-library/react';
import type { FactDef } from '@vouchwell/rules';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawer, insulin, openEvidence } from '../../testing/evidence-desk.ts';

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
