/** What others may use of demo requests. */
export { DemoRequestWish } from './demo-request.commands.ts';
