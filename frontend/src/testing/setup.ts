import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { forgetWishes, pace } from '../lib/wishes.ts';
import { clearDisk, layDisk } from './saved.ts';
import { server } from './server.ts';
import './styles-kept.ts';

// jsdom draws nothing: a letter is one page with the words that the server answered. The browser's own are tried in e2e.
vi.mock('../lib/pdf-pages.ts', () => ({
  pdfPages: async (pdf: Blob) => [{ image: pdf, words: await pdf.text() }],
}));

// jsdom lacks what Mantine asks of a browser.
window.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
// As browsers answer by now.
window.HTMLElement.prototype.scrollIntoView ??= () => Promise.resolve() as unknown as void;
window.scrollTo = () => {};
window.scrollBy = () => {};
window.Range.prototype.getBoundingClientRect ??= () => new DOMRect();
window.print = () => {};
window.HTMLImageElement.prototype.decode ??= () => Promise.resolve();
layDisk();

// No test waits for a time: these only end what would never come, on however busy a machine.
configure({ asyncUtilTimeout: 300_000 });
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

// A lost answer is asked for again at once.
pace.again = [1, 1];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  forgetWishes();
  notifications.clean();
  clearDisk();
  server.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterAll(() => server.close());
