import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionSite, SessionUser } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { App } from '../app/app.tsx';
import { routes } from '../app/routes.tsx';
import { keepKeyboard } from '../ui/keyboard/keep-keyboard.ts';
import { api } from './answers.ts';
import { aSite } from './people-and-cases.ts';
import { server } from './server.ts';

/** Opens the whole application at an address, as a browser would. */
export function renderApp(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const user = userEvent.setup();
  onTestFinished(keepKeyboard());
  render(<App router={router} />);
  /** Where the person is now. */
  const place = () => router.state.location.pathname + router.state.location.search;
  return { user, router, place };
}

/** The browser holds a token and the server knows it. */
export function signedInAs(user: SessionUser, site: SessionSite = aSite): void {
  localStorage.setItem('token', 'a-token');
  server.use(http.get(api('/auth/me'), () => HttpResponse.json({ user, site })));
}
