/** What others may use of auth. */
export { SignedIn } from './session.ts';
