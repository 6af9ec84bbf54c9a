import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import type { CaseResponse } from '@vouchwell/contract';
import { EventStoreDbStandIn } from '../backend/src/testing/stand-ins/eventstoredb/stand-in.ts';
import { ferretdb, startFerretdb } from '../deploy/local/ferretdb.mjs';
import { Api } from './api.ts';
import { openBrowser, signIn, visit } from './browser.ts';
import { assertLetterPdf } from './exports.ts';
import {
  addDiagnosis,
  addSizedItem,
  createPatient,
  newCase,
  openCase,
  sign,
  typeProvider,
} from './job-steps.ts';
import { mara } from './prepared.ts';
import { choose, dismiss, next, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

/** Why this cannot run here; undefined where a MongoDB can be had. */
function lacking(): string | undefined {
  try {
    ferretdb();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const skip = lacking() ?? false;
const mongo = skip ? null : await startFerretdb();
let standIn: EventStoreDbStandIn;
let folder: string;
let servers: RunningServer[] = [];
let balancer: Server;
let browser: Browser;
const served = [0, 0];

before(async () => {
  if (!mongo) return;
  standIn = await new EventStoreDbStandIn().start();
  folder = await mkdtemp(join(tmpdir(), 'vouchwell-two-'));
  const engines = {
    EVENTSTORE_URL: standIn.url,
    MONGODB_URL: new URL('/two', mongo.url).href,
    SITE_KEY_FILE: join(folder, 'site.key'),
  };
  // The key file is made by the first.
  servers = [await startServer(engines)];
  servers.push(await startServer(engines));
  balancer = await balance(servers.map(({ url }) => url));
  browser = await openBrowser();
});

after(async () => {
  if (!mongo) return;
  await browser.close();
  balancer.closeAllConnections();
  balancer.close();
  for (const server of servers) await server.stop();
  await standIn.stop();
  await mongo.stop();
  await rm(folder, { recursive: true });
});

/** Hands each request to the next of them, as a load balancer without stickiness does. */
async function balance(origins: readonly string[]): Promise<Server> {
  let turn = 0;
  const server = createServer((incoming, answer) => {
    const place = turn++ % origins.length;
    served[place] = (served[place] ?? 0) + 1;
    const { method, url, headers } = incoming;
    const onward = request(new URL(url ?? '/', origins[place]), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test('two processes serve one browser session alternately', { skip }, async () => {
  const origin = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
  const { admin } = servers[0]!;
  const { page, complaints } = await visit(browser, origin);
  await signIn(page, admin);
  await newCase(page);
  await createPatient(page, mara);
  const id = await openCase(page, `${mara.first_name} ${mara.last_name}`);
  await addDiagnosis(page, 'N39.46', 'N39.46');
  await next(page, 'Items & DME');
  await choose(page, 'Category', 'Incontinence');
  await addSizedItem(page);
  await next(page, 'Provider');
  await typeProvider(page, { name: 'Dr. Amelia Hartwell', npi: '1000120471' });
  await next(page, 'Generate Note');
  await page.getByRole('button', { name: 'Generate Note', exact: true }).click();
  await dismiss(
    page,
    'AI provider not configured. Please configure an AI provider in admin settings before generating notes.',
  );
  await see(page.getByText('Fallback Used'));
  // The note may show before its own stream has ended.
  await unseen(page.getByRole('dialog'));
  // A note of their own, with nothing in brackets left to confirm.
  await page
    .getByLabel('Note text')
    .fill('To the medical reviewer: the ordered underwear is medically necessary.');
  await next(page, 'Export');
  await sign(page, admin.password, 'Administrator');
  const found = await (await Api.signedIn(origin, admin)).ok<CaseResponse>('GET', `/cases/${id}`);
  await assertLetterPdf(page, found);
  await page.getByRole('button', { name: 'Complete Case' }).click();
  await dismiss(page, `Case #${id} completed successfully.`);
  await page.waitForURL('**/app');
  await see(
    page
      .getByRole('row')
      .filter({ hasText: `#${id}` })
      .getByText('Completed'),
  );
  assert.ok(
    served.every((count) => count > 10),
    `both served: ${served.join(' and ')}`,
  );
  const unexpected = complaints.filter((line) => !line.includes('403'));
  assert.deepEqual(unexpected, [], 'only the wrong password is complained of');
});
