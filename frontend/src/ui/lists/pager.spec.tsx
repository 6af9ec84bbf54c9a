import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Pager } from './pager.tsx';

it('writes the numbers of a long list as they are read', () => {
  render(
    <MantineProvider>
      <Pager page={1201} pages={1205} total={24_098} perPage={20} noun="cases" onTurn={() => {}} />
    </MantineProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Showing 24,001 to 24,020 of 24,098 cases');
  expect(screen.getByText('Page 1,201 of 1,205')).toBeVisible();
});

it.each([
  ['cases', 'Showing 1 to 1 of 1 case'],
  ['diagnoses', 'Showing 1 to 1 of 1 diagnosis'],
  ['categories', 'Showing 1 to 1 of 1 category'],
  ['rated notes', 'Showing 1 to 1 of 1 rated note'],
  ['patients to be forgotten', 'Showing 1 to 1 of 1 patient to be forgotten'],
])('calls one of %s by its own word', (noun, words) => {
  render(
    <MantineProvider>
      <Pager page={1} pages={1} total={1} perPage={20} noun={noun} onTurn={() => {}} />
    </MantineProvider>,
  );
  expect(screen.getByText(words)).toBeVisible();
});
