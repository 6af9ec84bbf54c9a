import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import type { RulePackCheckResponse } from '@vouchwell/contract';
import { expect, it } from 'vitest';
import { dayText } from '../../ui/words/when.tsx';
import { PackCheck } from './pack-check.tsx';

const found: RulePackCheckResponse = {
  pack: {
    ...{ format: 1, id: 'a-policy', title: 'A policy', version: '2', payers: ['medicare'] },
    ...{ effective_from: '2026-06-01', effective_to: null },
    ...{ sources: [], code_sets: [], facts: [], criteria: [] },
  },
  ...{
    hash: 'ab'.repeat(32),
    signed_by: 'A house',
    fingerprint: 'cd'.repeat(32),
    revision: 1,
    follows: null,
  },
  rejudges_from: null,
  criteria: { added: [], changed: [], removed: [] },
  cases: { held: 0, cut_off: false, changed: { count: 0, first: [] } },
};
const show = (more: Partial<RulePackCheckResponse> = {}) =>
  render(
    <MantineProvider>
      <PackCheck found={{ ...found, ...more }} />
    </MantineProvider>,
  );

it('a pack that begins in the past says what is judged by it as well', () => {
  show({ rejudges_from: '2026-06-01' });
  expect(screen.getByText(/which has passed/)).toHaveTextContent(`It begins on ${dayText('2026-06-01')}`);
});

it('of one that begins later nothing is said', () => {
  show();
  expect(screen.queryByText(/which has passed/)).toBeNull();
});
