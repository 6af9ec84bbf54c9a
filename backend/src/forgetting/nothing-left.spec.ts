import { onMongo } from '../testing/mongodb.ts';
import { embeddedStores } from '../testing/forgotten/embedded-stores.ts';
import { expectNothingLeft } from '../testing/forgotten/nothing-left.ts';
import { serverStores } from '../testing/forgotten/server-stores.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const NOTHING_LEFT =
  'no word, key or mark of whom two admins forgot is left in a store, a file, a log, an answer or the memory of a later server';

test(`on the embedded engines ${NOTHING_LEFT}`, async () => {
  await expectNothingLeft(await embeddedStores(folder()), folder);
});

/** Its files as well where they are named (`npm run test:engines` does both); what is left out is told as skipped. */
onMongo((engine, database) => {
  if (!process.env['MONGODB_TEST_FILES'])
    test.skip(`${engine}: MONGODB_TEST_FILES names no folder, so its files are not searched`, () =>
      undefined);
  test(`on EventStoreDB's protocol and ${engine} ${NOTHING_LEFT}`, async () => {
    await expectNothingLeft(await serverStores(database(), folder()), folder);
  });
});
