import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { theme } from '../../app/theme.ts';
import { FoundInFile, ImportDialog } from './import-dialog.tsx';

interface ImportProps {
  look?: () => Promise<string>;
  send?: () => Promise<void>;
  dirty?: boolean;
  onClose: () => void;
}

/** Any of the imports: a file is looked at, and what was found in it is taken. */
function Import({ look = () => Promise.resolve('3 rows'), send, dirty, onClose }: ImportProps) {
  const check = useMutation({ mutationFn: look });
  const take = useMutation({ mutationFn: send ?? (() => Promise.resolve()) });
  return (
    <ImportDialog
      title="Import"
      size={400}
      {...{ check, take, dirty, onClose }}
      choice={
        <button type="button" onClick={() => check.mutate()}>
          Look
        </button>
      }
    >
      {(found, leave) => (
        <FoundInFile
          title={found}
          take={take}
          failed="It was not imported"
          words="Take it"
          onTake={() => take.mutate(undefined, { onSuccess: leave })}
          onLeave={leave}
        >
          What it would change
        </FoundInFile>
      )}
    </ImportDialog>
  );
}

function shown(props: Omit<ImportProps, 'onClose'> = {}) {
  const onClose = vi.fn();
  const router = createMemoryRouter([{ path: '/', element: <Import {...props} onClose={onClose} /> }]);
  render(
    <MantineProvider env="test" theme={theme}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return onClose;
}

const button = (name: string) => screen.getByRole('button', { name });
const looked = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Look' }));
  await screen.findByText('What it would change');
};

test('what is being sent is waited for: neither Escape nor the cross nor Leave it goes past it', async () => {
  let answered = () => {};
  const onClose = shown({ send: () => new Promise<void>((resolve) => (answered = resolve)) });
  await looked();
  await userEvent.click(button('Take it'));
  await waitFor(() => expect(button('Leave it')).toBeDisabled());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Close'));
  expect(onClose).not.toHaveBeenCalled();
  answered();
  expect(await screen.findByRole('button', { name: 'Look' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('what was not taken says why, and can be left', async () => {
  const onClose = shown({ send: () => Promise.reject(new Error('The disk is full.')) });
  await looked();
  await userEvent.click(button('Take it'));
  expect(await screen.findByRole('alert')).toHaveTextContent('It was not imported');
  await userEvent.click(button('Leave it'));
  await looked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('what was typed of a file is asked about before it is lost', async () => {
  const onClose = shown({ dirty: true });
  await screen.findByRole('button', { name: 'Look' });
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(button('Discard changes'));
  expect(onClose).toHaveBeenCalledOnce();
});
