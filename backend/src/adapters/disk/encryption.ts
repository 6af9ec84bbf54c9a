import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Whether what is written to a folder lies encrypted on its disk, as far as the system tells. */
export type Encryption = 'yes' | 'no' | 'unknown';

/** File systems that encrypt themselves. */
const ENCRYPTING = /^(ecryptfs|fuse\.(gocryptfs|encfs|cryfs|securefs))$/;
/** Below these lies another file system, a pool or another machine, which this one does not see. */
const OPAQUE = /^(overlay|aufs|zfs|bcachefs|9p|virtiofs|nfs4?|cifs|smb3|fuse.*)$/;

interface Mount {
  /** `major:minor` */
  readonly device: string;
  readonly point: string;
  readonly type: string;
  readonly source: string;
}

/**
 * Looks at the mount a folder lies in and at its block device: dm-crypt (LUKS) and what is built on it, or a file
 * system that encrypts. Encryption by the disk itself or by a hypervisor cannot be seen from here, nor can
 * fscrypt; `no` means that nothing of the kind was found. `root`: where /proc and /sys are.
 */
export function encryptionOf(folder: string, root = '/'): Encryption {
  try {
    const mount = mountOf(realpathSync(folder), readFileSync(join(root, 'proc/self/mountinfo'), 'utf8'));
    if (!mount) return 'unknown';
    if (ENCRYPTING.test(mount.type)) return 'yes';
    if (OPAQUE.test(mount.type)) return 'unknown';
    const device = deviceOf(mount, root);
    return device === null ? 'unknown' : encryptionOfDevice(device);
  } catch {
    return 'unknown'; // another system than Linux, or a closed one
  }
}

/** The mount that a path lies in: the longest of those above it, and of equal ones the last. [proc(5)] */
export function mountOf(path: string, mountinfo: string): Mount | null {
  let found: Mount | null = null;
  for (const line of mountinfo.split('\n')) {
    const [left = '', right = ''] = line.split(' - ');
    const [, , device = '', , escaped = ''] = left.split(' ');
    const [type = '', source = ''] = right.split(' ');
    const point = unescaped(escaped);
    const isAbove = point === '/' || path === point || path.startsWith(`${point}/`);
    if (!point || !isAbove || point.length < (found?.point.length ?? 0)) continue;
    found = { device, point, type, source: unescaped(source) };
  }
  return found;
}

/** Spaces and the like stand there in octal. */
const unescaped = (text: string) =>
  text.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(parseInt(octal, 8)));

/** The folder in /sys that tells of the block device; null where there is none, as for a file system in memory. */
function deviceOf({ device, source }: Mount, root: string): string | null {
  const byNumber = join(root, 'sys/dev/block', device);
  if (existsSync(byNumber)) return realpathSync(byNumber);
  // btrfs gives each subvolume a number of its own; its source names the device.
  if (!source.startsWith('/dev/')) return null;
  const named = join(root, source);
  const byName = join(root, 'sys/class/block', basename(existsSync(named) ? realpathSync(named) : source));
  return existsSync(byName) ? realpathSync(byName) : null;
}

function encryptionOfDevice(device: string): Encryption {
  const uuid = join(device, 'dm/uuid');
  if (existsSync(uuid) && readFileSync(uuid, 'utf8').startsWith('CRYPT-')) return 'yes';
  // A partition lies on what its disk lies on; a loop device in a file, of which nothing is known here.
  if (existsSync(join(device, 'partition'))) return encryptionOfDevice(dirname(device));
  if (existsSync(join(device, 'loop'))) return 'unknown';
  const slaves = join(device, 'slaves');
  const below = existsSync(slaves) ? readdirSync(slaves) : [];
  const all = below.map((name) => encryptionOfDevice(realpathSync(join(slaves, name))));
  if (all.length === 0 || all.includes('no')) return 'no';
  return all.includes('unknown') ? 'unknown' : 'yes';
}

const SENTENCES: Readonly<Record<Encryption, string>> = {
  yes: 'is on an encrypted disk',
  no: 'is on a disk that is not encrypted, as far as the system tells: see "The disk" in the operator’s guide',
  unknown: 'is on a disk of which the system does not tell whether it is encrypted',
};

export const encryptionLine = (folder: string, encrypted: Encryption) =>
  `The data folder ${folder} ${SENTENCES[encrypted]}.`;
