import { MantineProvider, Menu, Notification } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Confirm } from '../states/confirm.tsx';
import { keepFocus } from './keep-focus.ts';

let end: () => void;
beforeEach(() => {
  end = keepFocus();
});
afterEach(() => end());

const all = ['Ash', 'Birch', 'Cedar'];

/** A list whose rows can be deleted after a question; the answer of the server comes a moment later. */
function Trees() {
  const [trees, setTrees] = useState(all);
  const [asked, setAsked] = useState<string | null>(null);
  const confirm = () => {
    setAsked(null);
    setTimeout(() => setTrees((before) => before.filter((tree) => tree !== asked)), 60);
  };
  return (
    <section>
      <h2>Trees</h2>
      <ul>
        {trees.map((tree) => (
          <li key={tree}>
            <button type="button">Open {tree}</button>
            <button type="button" onClick={() => setAsked(tree)}>
              Delete {tree}
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <Confirm
          opened
          title={`Delete ${asked}?`}
          confirmLabel="Delete tree"
          onConfirm={confirm}
          onCancel={() => setAsked(null)}
        >
          It is gone then.
        </Confirm>
      )}
    </section>
  );
}

const shown = (what: React.ReactNode) => render(<MantineProvider env="test">{what}</MantineProvider>);
const at = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a dialog that is mounted while it is open gives the focus back to what opened it', async () => {
  shown(<Trees />);
  await press('Delete Birch');
  await at('Cancel');
  await userEvent.keyboard('{Escape}');
  await at('Delete Birch');
});

test('a message that is closed meanwhile changes nothing of where it came from', async () => {
  function Told() {
    const [told, setTold] = useState(true);
    return (
      <>
        {told && (
          <Notification
            closeButtonProps={{ 'aria-label': 'Close the message' }}
            onClose={() => setTold(false)}
          >
            Failed.
          </Notification>
        )}
        <Trees />
      </>
    );
  }
  shown(<Told />);
  await press('Delete Birch');
  await at('Cancel');
  screen.getByRole('button', { name: 'Close the message', hidden: true }).focus();
  await userEvent.keyboard('{Enter}');
  await at('Cancel');
  await userEvent.keyboard('{Escape}');
  await at('Delete Birch');
});

test('a row that is deleted leaves the focus to the next one, the last one to the one before', async () => {
  shown(<Trees />);
  for (const [gone, next] of [
    ['Birch', 'Open Cedar'],
    ['Cedar', 'Open Ash'],
  ] as const) {
    await press(`Delete ${gone}`);
    await press('Delete tree');
    await waitFor(() => expect(screen.queryByText(`Open ${gone}`)).not.toBeInTheDocument());
    await at(next);
  }
});

test('the last of all leaves it to the heading of the list', async () => {
  shown(<Trees />);
  for (const tree of all) {
    await press(`Delete ${tree}`);
    await press('Delete tree');
    await waitFor(() => expect(screen.queryByText(`Open ${tree}`)).not.toBeInTheDocument());
  }
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Trees' })).toHaveFocus());
});

test('a part of a screen says itself where to arrive, before any row beside what is gone', async () => {
  function Undone() {
    const [gone, setGone] = useState(false);
    return (
      <section>
        {gone && (
          <button type="button" data-arrival onClick={() => setGone(false)}>
            Undo
          </button>
        )}
        <ul aria-label="Trees" tabIndex={-1} data-arrival>
          {!gone && (
            <li>
              <button type="button" onClick={() => setGone(true)}>
                Remove Ash
              </button>
            </li>
          )}
          <li>
            <button type="button">Remove Birch</button>
          </li>
        </ul>
      </section>
    );
  }
  shown(<Undone />);
  await press('Remove Ash');
  await at('Undo');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('list', { name: 'Trees' })).toHaveFocus());
});

test('a dialog whose opener is gone leaves it to where one arrives', async () => {
  function Asked() {
    const [asked, setAsked] = useState<boolean | null>(null);
    return (
      <section>
        <ul aria-label="Trees" tabIndex={-1} data-arrival>
          {asked === null && (
            <li>
              <button type="button" onClick={() => setAsked(true)}>
                Remove Ash
              </button>
            </li>
          )}
        </ul>
        <Confirm
          opened={asked === true}
          title="Which one?"
          confirmLabel="Theirs"
          onConfirm={() => {}}
          onCancel={() => setAsked(false)}
        >
          Both are kept.
        </Confirm>
      </section>
    );
  }
  shown(<Asked />);
  await press('Remove Ash');
  await at('Cancel');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('list', { name: 'Trees' })).toHaveFocus());
});

test('an action that is over leaves it to the one beside it', async () => {
  function Entry() {
    const [active, setActive] = useState(true);
    return (
      <div>
        <button type="button">Edit</button>
        {active && (
          <button type="button" onClick={() => setActive(false)}>
            Deactivate
          </button>
        )}
      </div>
    );
  }
  shown(<Entry />);
  await press('Deactivate');
  await at('Edit');
});

test('what is put out of use leaves it to what stands beside it, though nothing else changes after', async () => {
  function Turned() {
    const [isLast, setLast] = useState(false);
    return (
      <div>
        <button type="button">Previous</button>
        <button type="button" disabled={isLast} onClick={() => setLast(true)}>
          Next
        </button>
      </div>
    );
  }
  shown(<Turned />);
  await press('Next');
  await at('Previous');
});

test('what a menu opened goes back to the button of the menu', async () => {
  function Account() {
    const [asked, setAsked] = useState(false);
    return (
      <>
        <Menu>
          <Menu.Target>
            <button type="button">Account</button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setAsked(true)}>Sign out</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        {asked && (
          <Confirm
            opened
            title="Sure?"
            confirmLabel="Yes"
            onConfirm={() => {}}
            onCancel={() => setAsked(false)}
          >
            Sure?
          </Confirm>
        )}
      </>
    );
  }
  shown(<Account />);
  await press('Account');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await at('Cancel');
  await userEvent.keyboard('{Escape}');
  await at('Account');
});

test('whoever has left it by a click beside it is not brought back', async () => {
  const screenWith = (there: boolean) => (
    <MantineProvider env="test">
      <p>Beside</p>
      <button type="button">Stays</button>
      {there && <button type="button">Goes</button>}
    </MantineProvider>
  );
  const { rerender } = render(screenWith(true));
  await press('Goes');
  await at('Goes');
  await userEvent.click(screen.getByText('Beside'));
  expect(document.body).toHaveFocus();
  // What a pointer has left is known in the next task.
  await new Promise((wake) => setTimeout(wake));
  rerender(screenWith(false));
  await new Promise((wake) => setTimeout(wake, 100));
  expect(document.body).toHaveFocus();
});
