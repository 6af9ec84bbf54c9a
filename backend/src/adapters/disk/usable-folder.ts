import { closeSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../kernel/basics/start-error.ts';
import { reasonOf } from './private-folder.ts';

/** Linux' numbers of file systems that cannot keep a database [statfs(2)]. */
const UNFIT: Readonly<Record<number, string>> = {
  0x9fa0: 'proc',
  0x62656572: 'sysfs',
  0x27e0eb: 'cgroup',
  0x63677270: 'cgroup2',
  0x64626720: 'debugfs',
  0x1cd1: 'devpts',
};
/** SQLite's write-ahead log and its locks hold on one machine only. https://sqlite.org/wal.html */
const NETWORKED: Readonly<Record<number, string>> = {
  0x6969: 'NFS',
  0x517b: 'SMB',
  0xff534d42: 'CIFS',
  0xfe534d42: 'SMB2',
  0x5346414f: 'AFS',
  0x73757245: 'Coda',
};
const PROBE = '.vouchwell-writes';

/**
 * Proves that a folder can keep databases: a file is written in it, made durable and removed.
 * @throws StartError that says why not
 */
export function proveUsable(folder: string, name: string, fileSystem = typeOf(folder)): void {
  const unfit = UNFIT[fileSystem];
  if (unfit) throw new StartError(`${name} is ${folder}, on ${unfit}, which keeps no files.`);
  const networked = NETWORKED[fileSystem];
  if (networked) {
    throw new StartError(
      `${name} is ${folder}, on a network file system (${networked}), where a database's locks do not hold. ` +
        'Use a disk of this machine.',
    );
  }
  const probe = join(folder, PROBE);
  try {
    const descriptor = openSync(probe, 'w', 0o600);
    try {
      writeSync(descriptor, Buffer.alloc(4096, 1));
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw new StartError(`${name} is ${folder}, where nothing can be written: ${reasonOf(error)}.`);
  } finally {
    try {
      rmSync(probe, { force: true });
    } catch {
      // Where nothing can be written nothing is to be removed.
    }
  }
}

function typeOf(folder: string): number {
  return process.platform === 'linux' ? Number(statfsSync(folder).type) : 0;
}
