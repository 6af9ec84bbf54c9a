import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StepHeading } from './step-heading.tsx';

const step = (
  <MantineProvider>
    <StepHeading title="Provider" />
    <input aria-label="Name" />
  </MantineProvider>
);

/** Two frames, so that what the first one does has been done. */
const framesPassed = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

describe('the heading of a step', () => {
  it('takes the focus, so that a screen reader says where one has come to', async () => {
    render(step);
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });

  it('takes it from no field somebody was quick enough to go to', async () => {
    render(step);
    screen.getByRole('textbox').focus();
    await framesPassed();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
