import { statfsSync } from 'node:fs';

/** With less than this a database cannot even grow its write-ahead log. */
const ROOM_BYTES = 1024 * 1024;

/**
 * How little is free for this account on the disk under a file or folder, as the end of a sentence; null where there is room,
 * or nobody can tell. Asked where a write has failed: an engine calls a full disk an error of the disk, or the other
 * way about.
 */
export function fullDisk(path: string): string | null {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize < ROOM_BYTES ? `${Math.floor((bavail * bsize) / 1024)} KiB of it are free` : null;
  } catch {
    return null;
  }
}
