import { chmodSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { privateFile, privateFolder } from './private-folder.ts';
import { proveUsable } from './usable-folder.ts';

const newFolder = temporaryFolder();
const FILES = [
  'events.sqlite',
  'events.sqlite-wal',
  'models.sqlite',
  'log-tree.hashes',
  'last-backup.json',
  'retrieval/vectors',
];
const modeOf = (path: string) => statSync(path).mode & 0o777;
/** An existing folder as an operator makes one, with databases that everybody may read. */
function openFolder(): string {
  const folder = join(newFolder(), 'data');
  mkdirSync(join(folder, 'retrieval'), { recursive: true });
  for (const name of FILES) {
    writeFileSync(join(folder, name), 'x');
    chmodSync(join(folder, name), 0o644);
  }
  for (const one of ['retrieval', '.']) chmodSync(join(folder, one), 0o755);
  return folder;
}
const closed = (folder: string) => {
  for (const one of ['.', 'retrieval']) expect(modeOf(join(folder, one))).toBe(0o700);
  for (const one of FILES) expect([one, modeOf(join(folder, one))]).toEqual([one, 0o600]);
};

describe('a folder for this account alone', () => {
  test('is made with all that lies above it', () => {
    const folder = join(newFolder(), 'a', 'b');
    const said: string[] = [];
    privateFolder(folder, 'DATA_DIR', (line) => said.push(line));
    expect([modeOf(folder), said]).toEqual([0o700, []]);
  });

  test('one that stood open is closed with all that is ours in it, and that is said once', () => {
    const folder = openFolder();
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    privateFolder(folder, 'DATA_DIR', say);
    privateFolder(folder, 'DATA_DIR', say);
    closed(folder);
    expect(said).toEqual([
      `${folder} and 7 more in it could be read by other accounts of this machine. Now only this account can.`,
    ]);
  });

  test('is closed where a link leads to it as well', () => {
    const folder = openFolder();
    const link = join(newFolder(), 'link');
    symlinkSync(folder, link);
    privateFolder(link, 'DATA_DIR');
    closed(folder);
  });

  test('is not closed over what others keep in it', () => {
    const folder = openFolder();
    writeFileSync(join(folder, 'letter.txt'), 'x');
    expect(() => privateFolder(folder, 'DATA_DIR')).toThrow(
      /^DATA_DIR is .*, which other accounts may enter, and .* \(letter\.txt\)\. Name a folder of its own\.$/,
    );
    expect(modeOf(folder)).toBe(0o755);
    chmodSync(folder, 0o700);
    privateFolder(folder, 'DATA_DIR');
    expect(modeOf(join(folder, 'events.sqlite'))).toBe(0o600);
  });

  const asRoot = process.getuid?.() === 0 ? test : test.skip;
  asRoot('of another account is refused while others can read it', () => {
    const folder = openFolder();
    expect(spawnSync('chown', ['-R', '12345', folder]).status).toBe(0);
    expect(() => privateFolder(folder, 'DATA_DIR')).toThrow(
      /belongs to another account \(12345\) and can be read by others\. Give it to the account of this program/,
    );
  });

  test.each<[string, (path: string) => unknown, RegExp]>([
    ['a file', (path) => writeFileSync(path, ''), /^DATA_DIR is .*, which is no folder\.$/],
    ['a pipe', (path) => spawnSync('mkfifo', [path]), /which is no folder\.$/],
    ['a link to nowhere', (path) => symlinkSync('/nowhere/at/all', path), /a link that leads nowhere\.$/],
    [
      'a folder with a pipe for a database',
      (path) => spawnSync('mkfifo', [join((mkdirSync(path), path), 'events.sqlite')]),
      /events\.sqlite is neither a file nor a folder\.$/,
    ],
  ])('cannot be %s', (_, make, sentence) => {
    const path = join(newFolder(), 'data');
    make(path);
    expect(() => privateFolder(path, 'DATA_DIR')).toThrow(sentence);
  });

  test('cannot be below a file', () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(() => privateFolder(join(file, 'data'), 'DATA_DIR')).toThrow(/a part of its path is no folder/);
  });
});

describe('the site key', () => {
  test('is closed, and so is its folder where nothing else lies in it', () => {
    const folder = join(newFolder(), 'keys');
    mkdirSync(folder);
    const file = join(folder, 'site.key');
    writeFileSync(file, 'key');
    for (const one of [file, folder]) chmodSync(one, 0o755);
    const said: string[] = [];
    privateFile(file, 'SITE_KEY_FILE', (line) => said.push(line));
    expect([modeOf(file), modeOf(folder), said.length]).toEqual([0o600, 0o700, 1]);
  });

  test('among other things is closed alone', () => {
    const folder = newFolder();
    for (const name of ['site.key', 'hosts']) writeFileSync(join(folder, name), 'x', { mode: 0o644 });
    chmodSync(folder, 0o755);
    privateFile(join(folder, 'site.key'), 'SITE_KEY_FILE');
    expect([modeOf(join(folder, 'site.key')), modeOf(join(folder, 'hosts')), modeOf(folder)]).toEqual([
      ...[0o600, 0o644, 0o755],
    ]);
  });
});

describe('a folder that is to keep databases', () => {
  test('is written to, and left as it was', () => {
    const folder = newFolder();
    proveUsable(folder, 'DATA_DIR');
    expect(statSync(folder).isDirectory()).toBe(true);
  });

  const onLinux = process.platform === 'linux' ? test : test.skip;
  onLinux.each([
    ['/proc/self', /^DATA_DIR is \/proc\/self, on proc, which keeps no files\.$/],
    ['/sys/kernel', /on sysfs, which keeps no files\.$/],
  ])('cannot be %s', (folder, sentence) => {
    expect(() => proveUsable(folder, 'DATA_DIR')).toThrow(sentence);
  });

  test('cannot be on another machine', () => {
    expect(() => proveUsable(newFolder(), 'DATA_DIR', 0x6969)).toThrow(
      /on a network file system \(NFS\), where a database's locks do not hold\. Use a disk of this machine\.$/,
    );
  });

  const full =
    process.platform === 'linux' && readFileSync('/proc/self/status', 'utf8').includes('\nUid:\t0');
  (full ? test : test.skip)('says that the disk is full, or can only be read', () => {
    const folder = newFolder();
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', folder]).status === 0;
    if (!mounted) return; // a container may not mount
    try {
      writeFileSync(join(folder, 'all'), Buffer.alloc(4096));
      expect(() => proveUsable(folder, 'DATA_DIR')).toThrow(/the disk is full \(ENOSPC\)\.$/);
      spawnSync('mount', ['-o', 'remount,ro', folder]);
      expect(() => proveUsable(folder, 'DATA_DIR')).toThrow(/can only be read \(EROFS\)\.$/);
    } finally {
      spawnSync('umount', [folder]);
    }
  });
});
