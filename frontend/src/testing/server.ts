import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { api } from './answers.ts';

/** Nothing happens elsewhere, and asking again would change nothing. */
const noNews = http.get(api('/live'), () => HttpResponse.json({}, { status: 404 }));

/** Answers for the backend in tests; each test adds the handlers it needs with `server.use`. */
export const server = setupServer(noNews);
