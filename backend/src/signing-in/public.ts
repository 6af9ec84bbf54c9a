/** What others may use of signing in. */
export { SignedIn } from './session.ts';
