import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { folderWith, servedFolder } from '../backup/kept-events.fixture.ts';
import { withoutPassword } from './named-file.ts';
import { type NamedLog, openNamedLog, refuseSame } from './open-log.ts';
import { EventStoreDbStandIn } from '../../testing/stand-ins/eventstoredb/stand-in.ts';

const folder = temporaryFolder();
const openLog = (name: string, mustExist = true): Promise<NamedLog> => openNamedLog(name, mustExist);

test('a data folder stands for its log, and is locked', async () => {
  const dataDir = await folderWith(join(folder(), 'data'), 3);
  const opened = await openLog(dataDir);
  expect(await opened.log.readAll(null, 10)).toHaveLength(3);
  await expect(openLog(dataDir)).rejects.toThrow('is in use');
  await opened.close();
  const again = await openLog(join(dataDir, 'events.sqlite'));
  await again.close();
});

test('a data folder that a server has is refused', async () => {
  const dataDir = join(folder(), 'data');
  const engines = await servedFolder(dataDir, 1);
  await expect(openLog(dataDir)).rejects.toThrow('is in use');
  await engines.close();
});

test('a source is never made, a target is', async () => {
  const missing = join(folder(), 'data');
  await expect(openLog(missing)).rejects.toThrow(`There is no ${missing}`);
  expect(existsSync(missing)).toBe(false);
  await (await openLog(missing, false)).close();
  expect(readdirSync(missing)).toContain('events.sqlite');
  const file = join(folder(), 'copy.sqlite');
  await (await openLog(file, false)).close();
  expect(readdirSync(join(file, '..'))).toEqual(['copy.sqlite']);
});

test('an address is told from a file, and its password from its host', async () => {
  const engine = await new EventStoreDbStandIn().start();
  const opened = await openLog(engine.url);
  expect(opened.title).toMatch(/^esdb:/);
  await opened.close();
  await engine.stop();
  const foreign = openLog('mongodb://admin:secret@db:27017');
  await expect(foreign).rejects.toThrow('mongodb://…@db:27017 is neither');
  expect(withoutPassword('esdb+discover://admin:p%40ss@a,b?tls=true')).toBe('esdb+discover://…@a,b?tls=true');
});

test('a log is not copied onto itself', async () => {
  const dataDir = await folderWith(join(folder(), 'data'), 1);
  expect(() => refuseSame(dataDir, join(dataDir, 'events.sqlite'))).toThrow('the same log');
  expect(() => refuseSame('esdb://a:2113', 'esdb://a:2113')).toThrow('the same log');
  expect(() => refuseSame(dataDir, join(folder(), 'events.sqlite'))).not.toThrow();
});
