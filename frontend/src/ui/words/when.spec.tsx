import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { When } from './when.tsx';

it('breaks after the day where a column is narrow, and never within the hour', () => {
  const now = new Date().toISOString();
  render(<When at={now} />);
  const time = screen.getByText(/^Today, /);
  expect(time.textContent.split(' ')).toHaveLength(2);
  expect(time).not.toHaveStyle({ whiteSpace: 'nowrap' });
});
