import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A disk of a few megabytes that can really be full. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves nothing free. */
  fill(): void;
  /** Takes away what filled it. */
  makeRoom(): void;
  /** When nothing on it is open any more. */
  remove(): void;
}

/** Whether this account may make one: root on Linux, outside of most containers. */
export function canMount(folder: string): boolean {
  try {
    smallDisk(folder, 1).remove();
    return true;
  } catch {
    return false;
  }
}

/** Mounts it on an empty folder. */
export function smallDisk(folder: string, megabytes: number): SmallDisk {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      while (!isFull(filler));
    },
    makeRoom: () => rmSync(filler, { force: true }),
    remove: () => void execFileSync('umount', [folder], { stdio: 'ignore' }),
  };
}

function isFull(filler: string): boolean {
  try {
    appendFileSync(filler, Buffer.alloc(4096, 1));
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return true;
    throw error;
  }
}
