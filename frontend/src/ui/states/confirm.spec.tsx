import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { theme } from '../../app/theme.ts';
import { Confirm } from './confirm.tsx';

/** What it asks about is gone as soon as it closes. */
function Asked() {
  const [name, setName] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setName('oak')}>
        Ask of the oak
      </button>
      <button type="button" onClick={() => setName('elm')}>
        Ask of the elm
      </button>
      <Confirm
        opened={name !== null}
        title={name === null ? '' : `Fell the ${name}?`}
        confirmLabel={name === null ? '' : `Fell ${name}`}
        onConfirm={() => setName(null)}
        onCancel={() => setName(null)}
      >
        {name && `The ${name} is old.`}
      </Confirm>
    </>
  );
}

test('what is asked stands there to the end, while the dialog fades out, and is asked anew the next time', async () => {
  // With its movements, which the tests of the screens go without.
  render(
    <MantineProvider theme={theme}>
      <Asked />
    </MantineProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ask of the oak' }));
  await screen.findByRole('dialog', { name: 'Fell the oak?' });
  await userEvent.click(screen.getByRole('button', { name: 'Fell oak' }));
  const fading = screen.getByRole('dialog');
  expect(fading).toHaveAccessibleName('Fell the oak?');
  expect(fading).toHaveTextContent('The oak is old.');
  expect(screen.getByRole('button', { name: 'Fell oak' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Ask of the elm' }));
  expect(await screen.findByRole('dialog', { name: 'Fell the elm?' })).toHaveTextContent('The elm is old.');
});
