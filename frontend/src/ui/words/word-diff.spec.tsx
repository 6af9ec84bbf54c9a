import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WordDiff } from './word-diff.tsx';

const long = (word: string) => `${word} `.repeat(40).trim();
const shown = (previous: string, current: string, around?: number) => {
  render(
    <MantineProvider>
      <WordDiff previous={previous} current={current} around={around} />
    </MantineProvider>,
  );
  return screen.getByRole('region', { name: 'Changes' }).textContent;
};

describe('the words that differ', () => {
  const [before, after] = [`${long('first')} old ${long('last')}`, `${long('first')} new ${long('last')}`];

  it('stand within the whole text', () => {
    expect(shown(before, after)).toBe(`${long('first')} oldnew ${long('last')}`);
  });

  it('or with so much of it as is asked for', () => {
    expect(shown(before, after, 12)).toBe(' … first first oldnew last last … ');
  });

  it('and what is short between two of them stays', () => {
    expect(shown('one and two', 'eins and zwei', 12)).toBe('oneeins and twozwei');
  });
});
