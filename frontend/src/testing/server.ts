import { delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { api } from './answers.ts';

/** Nothing happens elsewhere. */
const noNews = http.get(api('/live'), () => delay('infinite'));

/** Answers for the backend in tests; each test adds the handlers it needs with `server.use`. */
export const server = setupServer(noNews);
