import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync, type Stats } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '../../kernel/basics/start-error.ts';

/** The rights of anybody but the owner. */
const OTHERS = 0o077;
/** For `process.umask`: what a program of ours makes, no other account may read. */
export const OWN_ACCOUNT_ONLY = OTHERS;
const FOLDER = 0o700;
const FILE = 0o600;

/** What the product keeps in its data folder. */
const OURS =
  /^((events|secrets|models|lock)\.sqlite.*|log-tree\..+|last-backup\.json.*|restore\.(partial|ready)|replaced-.+|retrieval|model-imports|\.vouchwell-writes)$/;
/** A file system's own. */
const ITS_OWN = 'lost+found';

export type Say = (line: string) => void;

/**
 * Makes a folder that is for this account alone, or closes the one that is there, with all that is ours in it:
 * folders 0700, files 0600. `say` hears what was open. `name`: the setting, such as `DATA_DIR`.
 * @throws StartError where it cannot be made or closed, or holds what is not ours and would have to be closed too
 */
export function privateFolder(folder: string, name: string, say: Say = () => undefined): void {
  makeFolder(folder, name);
  if (!process.getuid) return; // such a system has no such rights
  const entries = readFolder(folder, name);
  const isOpen = (statSync(folder).mode & OTHERS) !== 0;
  const [foreign] = entries.filter((entry) => !OURS.test(entry) && entry !== ITS_OWN);
  if (isOpen && foreign !== undefined) {
    throw new StartError(
      `${name} is ${folder}, which other accounts may enter, and which holds more than Vouchwell's data (${foreign}). ` +
        'Name a folder of its own.',
    );
  }
  const ours = entries.filter((entry) => OURS.test(entry)).map((entry) => join(folder, entry));
  const closed = [...(close(folder, name) ? [folder] : []), ...ours.flatMap((path) => closeAll(path, name))];
  if (closed.length > 0) say(closedLine(closed));
}

/**
 * Closes a file, and its folder where that holds nothing else. A key may lie where other programs keep theirs.
 * @throws StartError where the file stays open to others
 */
export function privateFile(path: string, name: string, say: Say = () => undefined): void {
  if (!process.getuid || !existsSync(path)) return;
  const closed = close(path, name) ? [path] : [];
  const folder = resolve(path, '..');
  if (readdirSync(folder).length === 1 && statSync(folder).uid === process.getuid()) {
    if (close(folder, name)) closed.push(folder);
  }
  if (closed.length > 0) say(closedLine(closed));
}

function closedLine(closed: readonly string[]): string {
  const [first, ...more] = closed;
  const others = more.length === 0 ? '' : ` and ${more.length} more in it`;
  return `${first}${others} could be read by other accounts of this machine. Now only this account can.`;
}

function makeFolder(folder: string, name: string): void {
  const stats = lookAt(folder, name);
  if (stats?.isDirectory()) return;
  if (stats) throw new StartError(`${name} is ${folder}, which is no folder.`);
  try {
    mkdirSync(folder, { recursive: true, mode: FOLDER });
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be made: ${reasonOf(error)}.`);
  }
}

/** What a name leads to, also over a link; null where there is nothing. */
function lookAt(path: string, name: string): Stats | null {
  try {
    const stats = statSync(path, { throwIfNoEntry: false }) ?? null;
    if (!stats && lstatSync(path, { throwIfNoEntry: false })) {
      throw new StartError(`${name} is ${path}, a link that leads nowhere.`);
    }
    return stats;
  } catch (error) {
    if (error instanceof StartError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return null;
    throw new StartError(`${name} is ${path}, which cannot be looked at: ${reasonOf(error)}.`);
  }
}

function readFolder(folder: string, name: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new StartError(`${name} is ${folder}, which cannot be read: ${reasonOf(error)}.`);
  }
}

/** Everything below, too. What is neither a file nor a folder would be waited for, for ever. */
function closeAll(path: string, name: string): string[] {
  const stats = lookAt(path, name);
  if (!stats) return [];
  if (!stats.isFile() && !stats.isDirectory())
    throw new StartError(`${path} is neither a file nor a folder.`);
  const here = close(path, name) ? [path] : [];
  if (!stats.isDirectory()) return here;
  return [...here, ...readFolder(path, name).flatMap((entry) => closeAll(join(path, entry), name))];
}

/** True where it was open. @throws StartError where it stays open */
function close(path: string, name: string): boolean {
  const stats = statSync(path);
  const wanted = stats.isDirectory() ? FOLDER : FILE;
  if (stats.uid !== process.getuid?.() && (stats.mode & OTHERS) !== 0) {
    throw new StartError(
      `${path} belongs to another account (${stats.uid}) and can be read by others. ` +
        `Give it to the account of this program (chown) or name another ${name}.`,
    );
  }
  if ((stats.mode & OTHERS) === 0) return false;
  try {
    chmodSync(path, wanted);
  } catch (error) {
    throw new StartError(`${path} can be read by others, and cannot be closed: ${reasonOf(error)}.`);
  }
  if ((statSync(path).mode & OTHERS) !== 0) {
    throw new StartError(
      `${path} can be read by others, and its file system keeps no access rights. Name another ${name}.`,
    );
  }
  return true;
}

/** Why a call to the file system failed, as the end of a sentence. */
export function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? code ?? String(error);
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this account may not (EACCES)',
  EPERM: 'this account may not (EPERM)',
  EROFS: 'its file system can only be read (EROFS)',
  ENOSPC: 'the disk is full (ENOSPC)',
  EDQUOT: 'this account has used up its share of the disk (EDQUOT)',
  ENOTDIR: 'a part of its path is no folder (ENOTDIR)',
  EEXIST: 'something else has that name (EEXIST)',
  ENAMETOOLONG: 'the name is too long (ENAMETOOLONG)',
  ELOOP: 'its links lead in a circle (ELOOP)',
  ENOENT: 'nothing can be made there (ENOENT)',
  EIO: 'the disk reports an error (EIO)',
};
