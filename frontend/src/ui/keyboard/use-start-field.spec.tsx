import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useStartField } from './use-start-field.ts';

function Step({ begins }: { begins: boolean | undefined }) {
  const field = useStartField<HTMLInputElement>(begins);
  return (
    <>
      <h2 tabIndex={-1}>Diagnosis</h2>
      <input aria-label="Other" />
      <input ref={field} aria-label="Start" />
    </>
  );
}
const start = () => screen.getByRole('textbox', { name: 'Start' });

/** Two frames, so that what the first one does has been done. */
const framesPassed = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

afterEach(() => void vi.restoreAllMocks());

describe('the field where a step begins', () => {
  it('takes the focus, from the heading too', async () => {
    render(<Step begins />);
    screen.getByRole('heading').focus();
    await waitFor(() => expect(start()).toHaveFocus());
  });

  it('takes it as soon as it is known that it begins there', async () => {
    const { rerender } = render(<Step begins={undefined} />);
    await framesPassed();
    expect(start()).not.toHaveFocus();
    rerender(<Step begins />);
    await waitFor(() => expect(start()).toHaveFocus());
  });

  it('leaves it where there is something already, also once that is gone', async () => {
    const { rerender } = render(<Step begins={false} />);
    await framesPassed();
    rerender(<Step begins />);
    await framesPassed();
    expect(start()).not.toHaveFocus();
  });

  it('takes it from no field somebody was quick enough to go to', async () => {
    render(<Step begins />);
    screen.getByRole('textbox', { name: 'Other' }).focus();
    await framesPassed();
    expect(screen.getByRole('textbox', { name: 'Other' })).toHaveFocus();
  });

  it('opens no keyboard on a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList,
    );
    render(<Step begins />);
    await framesPassed();
    expect(start()).not.toHaveFocus();
  });
});
