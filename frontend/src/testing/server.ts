import { setupServer } from 'msw/node';

/** Answers for the backend in tests; each test adds the handlers it needs with `server.use`. */
export const server = setupServer();
