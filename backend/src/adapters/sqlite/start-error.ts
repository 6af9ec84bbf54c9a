import { StartError } from '../../kernel/basics/start-error.ts';
import { code, engineCode, messageOf } from './engine-error.ts';

/** The sentence for an engine's error while a file is opened. `remedy` follows where the file is unusable. */
export function startError(path: string, error: unknown, remedy: string): StartError {
  if ((error as { name?: unknown } | null)?.name === 'StartError') return new StartError(messageOf(error));
  switch (engineCode(error)) {
    case code.notadb:
      return new StartError(`${path} is not a database. Nothing was changed. ${remedy}`);
    case code.corrupt:
      return damaged(path, remedy);
    case code.readonly:
      return new StartError(
        `${path} can be read and not written: its disk takes no changes, or the file is damaged. Nothing was changed. ${remedy}`,
      );
    case code.busy:
    case code.locked:
      return new StartError(`${path} is in use by another program.`);
    case code.full:
    case code.ioerr:
      // SQLite tells a limit or a quota that is reached as an error of the disk.
      return new StartError(
        `${path} cannot be opened: ${messageOf(error)}. Make sure that its disk is sound and has room.`,
      );
    default:
      // A header that was written by no version of SQLite that there has been.
      if (messageOf(error) === 'unsupported file format') return damaged(path, remedy);
      return new StartError(`${path} cannot be opened: ${messageOf(error).replace(/\s+/g, ' ')}.`);
  }
}

export function damaged(path: string, remedy: string): StartError {
  return new StartError(`${path} is damaged. Nothing was changed. ${remedy}`);
}
