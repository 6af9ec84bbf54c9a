import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './global.css';
import './forced-colors.css';
import './print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { keepKeyboard } from '../ui/keyboard/keep-keyboard.ts';
import { App } from './app.tsx';
import { routes } from './routes.tsx';

/** Everything from the sign-in on. */
export function startApp(root: HTMLElement): void {
  keepKeyboard();
  createRoot(root).render(
    <StrictMode>
      <App router={createBrowserRouter(routes)} />
    </StrictMode>,
  );
}
