/** What others may use of auth. */
export { AuthModule } from './auth.module.ts';
export { Backoff, TooManyAttempts } from './backoff.ts';
export { codesOf, passwordOf } from './counted-as.ts';
export { DownloadLinks } from './download-links.ts';
export { isCommonPassword } from './common-passwords.ts';
export { Passwords } from './passwords.ts';
export { type Session, Sessions } from './sessions.ts';
