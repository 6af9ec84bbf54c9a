import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

function Asked({ onDone }: { onDone: () => void }) {
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => way.current?.focus(), []);
  return createPortal(
    <div role="dialog" aria-label="Which one?">
      <button ref={way} onClick={onDone}>
        Theirs
      </button>
    </div>,
    document.body,
  );
}

/** `stays`: what opens the dialog is still there once it closes. */
function Frame({ stays = false }) {
  const root = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<boolean | null>(null);
  useKeptFocus(root);
  return (
    <div ref={root}>
      <ul tabIndex={-1} aria-label="Things" data-arrival>
        {(stays || asking === null) && (
          <li>
            <button onClick={() => setAsking(true)}>Remove</button>
          </li>
        )}
      </ul>
      {asking && <Asked onDone={() => setAsking(false)} />}
    </div>
  );
}

it.each([
  ['what it was opened by', true, () => screen.getByRole('button', { name: 'Remove' })],
  ['the list where that is gone', false, () => screen.getByRole('list', { name: 'Things' })],
])('a dialog leaves the focus to %s', async (_, stays, heir) => {
  const user = userEvent.setup();
  render(<Frame stays={stays} />);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Theirs' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Theirs' }));
  await waitFor(() => expect(heir()).toHaveFocus(), { timeout: 5_000 });
});
