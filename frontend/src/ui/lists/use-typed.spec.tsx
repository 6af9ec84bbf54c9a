import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTyped } from './use-typed.ts';

const sent: string[] = [];
const Field = ({ value }: { value: string }) => (
  <input aria-label="Person no." {...useTyped(value, (text) => sent.push(text))} />
);
const field = () => screen.getByLabelText('Person no.');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = () => {
  act(() => void vi.advanceTimersByTime(1_000));
};

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('what was sent comes back late and takes nothing of what is typed by then', () => {
  const { rerender } = render(<Field value="5" />);
  const typedIn = field();
  type('');
  pause();
  type('1e');
  rerender(<Field value="" />);
  expect(field()).toHaveValue('1e');
  pause();
  type('1e5');
  rerender(<Field value="1e" />);
  expect(field()).toHaveValue('1e5');
  expect(field()).toBe(typedIn);
  pause();
  expect(sent).toEqual(['', '1e', '1e5']);
});

it('it follows what another way says, also back to what was typed before', () => {
  const { rerender } = render(<Field value="" />);
  type(' okafor ');
  pause();
  expect(sent).toEqual(['okafor']);
  rerender(<Field value="okafor" />);
  expect(field()).toHaveValue(' okafor ');
  rerender(<Field value="" />);
  expect(field()).toHaveValue('');
  rerender(<Field value="okafor" />);
  expect(field()).toHaveValue('okafor');
});
