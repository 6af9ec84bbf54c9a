import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEventStoreDb } from '../adapters/event-log/eventstoredb.ts';
import { newDatabase } from '../testing/engines.ts';
import { programOf } from '../testing/server-process.ts';
import { EventStoreDbStandIn } from '../testing/stand-ins/eventstoredb/stand-in.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { orderLine } from './code-sets/icd10-order-file.fixture.ts';

const onServers = process.env['MONGODB_TEST_URL'] ? describe : describe.skip;
const folder = temporaryFolder();

onServers('with an event store and MongoDB', () => {
  test('the import goes there, once, beside a server that runs', async () => {
    const standIn = await new EventStoreDbStandIn().start();
    const place = { EVENTSTORE_URL: standIn.url, MONGODB_URL: newDatabase(), DATA_DIR: folder() };
    const file = join(folder(), 'icd10cm-order-2026.txt');
    const codes = [
      ...Array.from({ length: 599 }, (_, at) =>
        orderLine(`S72${String(at).padStart(4, '0')}`, '1', `Fracture ${at}`, at + 1),
      ),
      orderLine('Z9989', '1', 'Dependence on other enabling machines and devices', 600),
    ];
    writeFileSync(file, `${codes.join('\r\n')}\r\n`);
    const run = async () => {
      const env = { ...process.env, NODE_OPTIONS: '', ...place };
      const child = spawn('node', [programOf('import-catalogue'), file], { env });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => (said += text.toString()));
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, said };
    };
    const log = await openEventStoreDb(standIn.url);
    try {
      expect(await run()).toMatchObject({
        code: 0,
        said: expect.stringContaining('600 codes are in the') as string,
      });
      const listed = async () => (await log.readAll(null, 1_000)).map(({ type }) => type);
      expect(await listed()).toEqual(['DiagnosesListed', 'DiagnosesListed', 'CatalogueImported']);
      expect(await run()).toMatchObject({
        code: 0,
        said: expect.stringContaining('Nothing was changed') as string,
      });
      expect(await listed()).toHaveLength(3);
    } finally {
      await log.close();
      await standIn.stop();
    }
  });
});
