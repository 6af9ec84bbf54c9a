import { MantineProvider, TextInput } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { theme } from '../../app/theme.ts';
import { Dialog } from './dialog.tsx';
import { FormDialog } from './form-dialog.tsx';

function shown(element: ReactNode) {
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <MantineProvider env="test" theme={theme}>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
}

/** Over the dialog that opened it. */
function Reason({ busy = false, onSend = () => {} }: { busy?: boolean; onSend?: () => void }) {
  const [details, setDetails] = useState(true);
  const [asking, setAsking] = useState(false);
  const [text, setText] = useState('');
  if (!details) return <p>Closed</p>;
  return (
    <Dialog title="Details" onClose={() => setDetails(false)}>
      <button type="button" onClick={() => setAsking(true)}>
        Ask
      </button>
      {asking && (
        <FormDialog
          title="Why?"
          dirty={text !== ''}
          busy={busy}
          submitLabel="Send"
          onSubmit={(event) => {
            event.preventDefault();
            onSend();
          }}
          onClose={() => setAsking(false)}
        >
          <TextInput label="Reason" value={text} onChange={(event) => setText(event.currentTarget.value)} />
          <TextInput label="Second" />
        </FormDialog>
      )}
    </Dialog>
  );
}

const dialog = (name: string) => screen.queryByRole('dialog', { name });
const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Ask' }));

test('Escape is for the dialog in front alone, and asks before what is typed in it is lost', async () => {
  shown(<Reason />);
  await ask();
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
  await userEvent.type(screen.getByLabelText('Reason'), 'A letter');
  await userEvent.click(screen.getByLabelText('Second'));
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog('Discard your changes?')).not.toBeInTheDocument());
  // One goes on where one was.
  await waitFor(() => expect(screen.getByLabelText('Second')).toHaveFocus());
  expect(screen.getByLabelText('Reason')).toHaveValue('A letter');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(dialog('Why?')).not.toBeInTheDocument());
  expect(dialog('Details')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('Closed')).toBeVisible();
});

test('Enter in a field sends it; what is under way is not sent again, closed, or left by Tab', async () => {
  const sent = vi.fn();
  function Sending() {
    const [busy, setBusy] = useState(false);
    const send = () => {
      sent();
      setBusy(true);
    };
    return <Reason busy={busy} onSend={send} />;
  }
  shown(<Sending />);
  await ask();
  await userEvent.type(await screen.findByLabelText('Reason'), 'A letter{Enter}');
  const send = screen.getByRole('button', { name: 'Send' });
  expect(send).toHaveAttribute('aria-disabled', 'true');
  expect(send).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(send);
  await waitFor(() => expect(send).toHaveFocus());
  await userEvent.keyboard('{Enter}{Escape}');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(dialog('Why?')).toBeInTheDocument();
  expect(dialog('Discard your changes?')).not.toBeInTheDocument();
});
