import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { type Encryption, encryptionOf, mountOf } from './encryption.ts';

const newFolder = temporaryFolder();

/** A machine's /proc and /sys: block devices by name with what they lie on, and the mounts. */
function machine(
  mounts: readonly string[],
  devices: Record<string, { number: string; dm?: string; on?: string[]; partitionOf?: string }>,
) {
  const root = newFolder();
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  put('proc/self/mountinfo', mounts.map((mount, index) => `${30 + index} 1 ${mount}`).join('\n'));
  const pathOf = (name: string): string => {
    const { partitionOf } = devices[name]!;
    return partitionOf ? `${pathOf(partitionOf)}/${name}` : `sys/devices/${name}`;
  };
  for (const [name, { number, dm, on = [], partitionOf }] of Object.entries(devices)) {
    const path = pathOf(name);
    mkdirSync(join(root, path, 'slaves'), { recursive: true });
    if (dm) put(`${path}/dm/uuid`, `${dm}\n`);
    if (partitionOf) put(`${path}/partition`, '1\n');
    for (const link of [`sys/dev/block/${number}`, `sys/class/block/${name}`]) {
      mkdirSync(dirname(join(root, link)), { recursive: true });
      symlinkSync(join(root, path), join(root, link));
    }
    for (const below of on) symlinkSync(join(root, pathOf(below)), join(root, path, 'slaves', below));
  }
  return root;
}

const LUKS = 'CRYPT-LUKS2-0123456789abcdef-cr_data';
const disk = { sda: { number: '8:0' }, sda2: { number: '8:2', partitionOf: 'sda' } };

test.each<[string, string[], Parameters<typeof machine>[1], Encryption]>([
  ['a plain partition', ['8:2 / / rw - ext4 /dev/sda2 rw'], disk, 'no'],
  [
    'LUKS',
    ['253:0 / / rw - ext4 /dev/mapper/cr_data rw'],
    { ...disk, 'dm-0': { number: '253:0', dm: LUKS, on: ['sda2'] } },
    'yes',
  ],
  [
    'a logical volume on LUKS',
    ['253:1 / / rw shared:1 - xfs /dev/mapper/vg-root rw'],
    {
      ...disk,
      'dm-0': { number: '253:0', dm: LUKS, on: ['sda2'] },
      'dm-1': { number: '253:1', dm: 'LVM-abc', on: ['dm-0'] },
    },
    'yes',
  ],
  [
    'a logical volume over an encrypted and a plain disk',
    ['253:1 / / rw - xfs /dev/mapper/vg-root rw'],
    {
      ...disk,
      'dm-0': { number: '253:0', dm: LUKS, on: ['sda2'] },
      'dm-1': { number: '253:1', dm: 'LVM-abc', on: ['dm-0', 'sda2'] },
    },
    'no',
  ],
  [
    'a partition of an array on LUKS',
    ['259:1 / / rw - ext4 /dev/md0p1 rw'],
    {
      ...disk,
      'dm-0': { number: '253:0', dm: LUKS, on: ['sda2'] },
      md0: { number: '9:0', on: ['dm-0'] },
      md0p1: { number: '259:1', partitionOf: 'md0' },
    },
    'yes',
  ],
  [
    'btrfs on LUKS, whose number is its own',
    ['0:27 /@ / rw - btrfs /dev/dm-0 rw,subvol=/@'],
    { ...disk, 'dm-0': { number: '253:0', dm: LUKS, on: ['sda2'] } },
    'yes',
  ],
  ['ecryptfs', ['0:50 / / rw - ecryptfs /home/.secret rw'], disk, 'yes'],
  ['zfs', ['0:40 / / rw - zfs pool/data rw'], {}, 'unknown'],
  ['a container', ['0:41 / / rw - overlay overlay rw,lowerdir=/a'], {}, 'unknown'],
  ['memory', ['0:42 / / rw - tmpfs tmpfs rw'], {}, 'unknown'],
])('%s', (_, mounts, devices, encrypted) => {
  expect(encryptionOf(newFolder(), machine(mounts, devices))).toBe(encrypted);
});

test('of the mounts above a folder the nearest counts, and of two in one place the later', () => {
  const mountinfo = [
    '20 1 8:2 / / rw - ext4 /dev/sda2 rw',
    '21 20 8:3 / /srv/clinic\\040data rw,noatime shared:4 master:1 - ext4 /dev/sda3 rw',
    '22 20 8:4 / /srv/clinic rw - ext4 /dev/sda4 rw',
    '23 20 8:5 / /srv/clinic rw - xfs /dev/sda5 rw',
    '',
  ].join('\n');
  const device = (path: string) => mountOf(path, mountinfo)?.device;
  expect(['/srv/clinic data/x', '/srv/clinic', '/srv/clinics', '/'].map(device)).toEqual([
    ...['8:3', '8:5', '8:2', '8:2'],
  ]);
  expect(mountOf('/x', '')).toBeNull();
});

test('a system that tells nothing is unknown', () => {
  expect(encryptionOf(newFolder(), newFolder())).toBe('unknown');
  expect(encryptionOf('/nowhere/at/all')).toBe('unknown');
});
