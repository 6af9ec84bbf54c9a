// Each import rule is shown one file that breaks it and one, as close as can be, that does not.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { cruise } from 'dependency-cruiser';

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

const other = 'backend/src/patients/patient';
const feature = 'backend/src/feedback/feedback';
const face = 'backend/src/patients/public.ts';

/** rule, importing file, import it refuses, import it allows. Paths are from the root; others are packages. */
const cases = [
  ['libs-stand-alone', 'libs/rules/src/a.ts', 'backend/src/kernel/basics/clock.ts', 'libs/contract/src/b.ts'],
  ['libs-stand-alone', 'libs/rules/src/a.ts', 'frontend/src/lib/http.ts', 'libs/contract/src/b.ts'],
  [
    'frontend-not-backend',
    'frontend/src/lib/http.ts',
    `${feature}.events.ts`,
    'libs/rules/src/people/npi.ts',
  ],
  [
    'backend-not-frontend',
    `${feature}.queries.ts`,
    'frontend/src/lib/http.ts',
    'libs/rules/src/people/npi.ts',
  ],
  ['pure-deciders', `${feature}.decider.ts`, '@nestjs/common', `${feature}.events.ts`],
  [
    'pure-deciders',
    `${feature}.events.ts`,
    'backend/src/adapters/pdf/pool.ts',
    'backend/src/kernel/deciding/decider.ts',
  ],
  [
    'pure-deciders',
    `${feature}.decider.ts`,
    'backend/src/kernel/basics/clock.ts',
    'backend/src/kernel/basics/problem.ts',
  ],
  [
    'pure-deciders',
    `${feature}.decider.ts`,
    'backend/src/kernel/committing/ids.ts',
    'backend/src/kernel/basics/problem.ts',
  ],
  ['pure-deciders-no-node', `${feature}.decider.ts`, 'node:crypto', 'libs/rules/src/people/npi.ts'],
  ['pure-deciders-no-node', `${feature}.events.ts`, 'node:fs', 'libs/rules/src/people/npi.ts'],
  ['features-meet-in-public', `${feature}.queries.ts`, `${other}.queries.ts`, face],
  ['features-meet-in-public', `${feature}.projections.ts`, `${other}.events.ts`, `${feature}.events.ts`],
  ['features-meet-in-public', `${feature}.module.ts`, `${other}.module.ts`, face],
  ['features-meet-in-public', 'backend/src/demo/samples.ts', `${other}.commands.ts`, face],
  [
    'features-are-put-together-by-their-faces',
    'backend/src/server.ts',
    `${other}.module.ts`,
    `${other}.feature.ts`,
  ],
  ['features-are-put-together-by-their-faces', 'backend/src/server.ts', `${other}.queries.ts`, face],
  ['faces-are-for-others', `${other}.module.ts`, face, `${other}.queries.ts`],
  [
    'features-in-order',
    'backend/src/auth/sessions.ts',
    'backend/src/users/public.ts',
    'backend/src/site/public.ts',
  ],
  ['features-in-order', `${other}.queries.ts`, 'backend/src/cases/public.ts', 'backend/src/users/public.ts'],
  ['features-know-ports-only', `${feature}.commands.ts`, 'backend/src/adapters/pdf/pool.ts', 'pino'],
  ...[
    'ai',
    'ai-sdk-ollama',
    '@ai-sdk/openai',
    '@eventstore/db-client',
    'mongodb',
    'llamaindex',
    'piscina',
  ].map((sdk) => [
    'features-know-ports-only',
    `${feature}.commands.ts`,
    sdk,
    'backend/src/kernel/ports/model.port.ts',
  ]),
  ['features-know-ports-only', 'backend/src/ai/ask.ts', '@react-pdf/renderer', 'backend/src/ai/prompt.ts'],
  [
    'features-know-ports-only',
    'backend/src/kernel/committing/commit.ts',
    'backend/src/adapters/event-log/sqlite.ts',
    'rxjs',
  ],
  ['features-open-no-database', `${feature}.queries.ts`, 'node:sqlite', 'node:path'],
  [
    'features-are-assembled-above',
    `${feature}.queries.ts`,
    'backend/src/embedded.ts',
    'backend/src/config.ts',
  ],
  [
    'features-are-assembled-above',
    `${feature}.queries.ts`,
    'backend/src/operations/backup/backup.ts',
    'backend/src/config.ts',
  ],
  [
    'threads-are-started',
    'backend/src/adapters/retrieval/splitter.ts',
    'backend/src/adapters/retrieval/split-worker.ts',
    'backend/src/adapters/threads/worker-beside.ts',
  ],
  [
    'llamaindex-in-its-thread',
    'backend/src/adapters/retrieval/semantic-index.ts',
    '@llamaindex/core/schema',
    'minisearch',
  ],
  [
    'operators-programs-stand-on-top',
    'backend/src/embedded.ts',
    'backend/src/operations/backup/restore.ts',
    'backend/src/adapters/disk/private-folder.ts',
  ],
  [
    'adapters-know-no-feature',
    'backend/src/adapters/retrieval/retriever.ts',
    'backend/src/library/public.ts',
    'backend/src/kernel/ports/retrieval.port.ts',
  ],
  ['testing-is-for-tests', `${feature}.queries.ts`, 'backend/src/testing/app.ts', `${feature}.events.ts`],
  ['controllers-dispatch', `${feature}.controller.ts`, `${feature}.decider.ts`, `${feature}.commands.ts`],
  [
    'controllers-dispatch',
    `${feature}.controller.ts`,
    'backend/src/kernel/log/event-log.port.ts',
    'backend/src/kernel/basics/problem.ts',
  ],
  ['projections-only-fold', `${feature}.projections.ts`, '@nestjs/cqrs', `${feature}.events.ts`],
  ['projections-only-fold', `${feature}.projections.ts`, `${feature}.commands.ts`, `${feature}.events.ts`],
  [
    'kernel-knows-no-feature',
    'backend/src/kernel/committing/commit.ts',
    `${feature}.events.ts`,
    'backend/src/kernel/basics/clock.ts',
  ],
  [
    'kernel-rooms-in-order',
    'backend/src/kernel/log/codec.ts',
    'backend/src/kernel/committing/commit.ts',
    'backend/src/kernel/vault/vault.ts',
  ],
  [
    'adapter-rooms-in-order',
    'backend/src/adapters/sqlite/writer.ts',
    'backend/src/adapters/disk/private-folder.ts',
    'backend/src/adapters/threads/worker-beside.ts',
  ],
  [
    'case-rooms-in-order',
    'backend/src/cases/record/case.state.ts',
    'backend/src/cases/reading/case.queries.ts',
    'backend/src/cases/record/case.events.ts',
  ],
  [
    'case-rooms-in-order',
    'backend/src/cases/letter/case-letters.ts',
    'backend/src/cases/signing/case-signing.ts',
    'backend/src/cases/evidence/case-readiness.ts',
  ],
  [
    'case-rooms-in-order',
    'backend/src/cases/sharing/case-share.controller.ts',
    'backend/src/cases/case.commands.ts',
    'backend/src/cases/wishes/case-wish.ts',
  ],
  [
    'edge-rooms-in-order',
    'backend/src/http/bodies/json-body.ts',
    'backend/src/http/admission/admission.ts',
    'backend/src/http/request.ts',
  ],
  [
    'note-rooms-in-order',
    'backend/src/notes/model/ask-model.ts',
    'backend/src/notes/writing/note-task.ts',
    'backend/src/notes/prompt/prompt.ts',
  ],
  [
    'note-rooms-in-order',
    'backend/src/notes/writing/note-task.ts',
    'backend/src/notes/note.controller.ts',
    'backend/src/notes/model/ask-model.ts',
  ],
  [
    'operator-rooms-in-order',
    'backend/src/operations/backup/backup.ts',
    'backend/src/operations/repair/repair.ts',
    'backend/src/operations/copying/log-hash.ts',
  ],
  [
    'rule-rooms-in-order',
    'libs/rules/src/days/dates.ts',
    'libs/rules/src/cases/steps.ts',
    'libs/rules/src/text/words.ts',
  ],
  [
    'check-rooms-in-order',
    'libs/rules/src/grounding/text/page.ts',
    'libs/rules/src/grounding/fields/codes.ts',
    'libs/rules/src/grounding/text/number-words.ts',
  ],
  [
    'piece-rooms-in-order',
    'frontend/src/ui/words/when.tsx',
    'frontend/src/ui/lists/list-page.tsx',
    'frontend/src/ui/notify.ts',
  ],
  [
    'inventory-rooms-in-order',
    'backend/src/inventory/codes/diagnosis-index.ts',
    'backend/src/inventory/code-sets/icd10-order-file.ts',
    'backend/src/inventory/codes/editions.ts',
  ],
  [
    'inventory-rooms-in-order',
    'backend/src/inventory/starter/starter-set.ts',
    'backend/src/inventory/inventory.queries.ts',
    'backend/src/inventory/equipment/dme.ts',
  ],
  [
    'library-rooms-in-order',
    'backend/src/library/retrieval/retrieval.ts',
    'backend/src/library/suggestions/suggestion.ts',
    'backend/src/library/contents/categories.ts',
  ],
  [
    'ai-rooms-in-order',
    'backend/src/ai/models/model-paces.ts',
    'backend/src/ai/editing/ai-testing.ts',
    'backend/src/ai/keys/api-keys.ts',
  ],
  [
    'user-rooms-in-order',
    'backend/src/users/roster/admin-roster.ts',
    'backend/src/users/editing/user.commands.ts',
    'backend/src/users/account/user.events.ts',
  ],
  [
    'document-rooms-in-order',
    'libs/document/src/letter/letter-content.ts',
    'libs/document/src/pdf/letter-pdf.tsx',
    'libs/document/src/pictures/png.ts',
  ],
  [
    'screens-meet-in-public',
    'frontend/src/features/record/case-screen.tsx',
    'frontend/src/features/patients/patient-requests.ts',
    'frontend/src/features/patients/public/patient-facts.ts',
  ],
  [
    'app-shows-screens',
    'frontend/src/app/routes.tsx',
    'frontend/src/features/record/case-sections.tsx',
    'frontend/src/features/record/case-screen.tsx',
  ],
  [
    'app-shows-screens',
    'frontend/src/app/header.tsx',
    'frontend/src/features/auth/auth-requests.ts',
    'frontend/src/features/auth/public/password-dialog.tsx',
  ],
  [
    'frontend-layers-in-order',
    'frontend/src/ui/lists/pager.tsx',
    'frontend/src/features/cases/public/case-paths.ts',
    'frontend/src/lib/http.ts',
  ],
  ['frontend-layers-in-order', 'frontend/src/lib/http.ts', 'frontend/src/ui/lists/pager.tsx', 'react'],
  [
    'frontend-layers-in-order',
    'frontend/src/features/record/case-screen.tsx',
    'frontend/src/app/routes.tsx',
    'frontend/src/ui/lists/pager.tsx',
  ],
  [
    'frontend-features-in-order',
    'frontend/src/features/cases/public/leave.tsx',
    'frontend/src/features/record/public/history.tsx',
    'frontend/src/features/patients/public/patient-facts.ts',
  ],
  [
    'workflow-rooms-in-order',
    'frontend/src/features/workflow/draft/draft.ts',
    'frontend/src/features/workflow/note/use-note.ts',
    'libs/rules/src/people/npi.ts',
  ],
  [
    'workflow-rooms-in-order',
    'frontend/src/features/workflow/note/note-step.tsx',
    'frontend/src/features/workflow/workflow-frame.tsx',
    'frontend/src/features/workflow/draft/draft.ts',
  ],
];

const folders = [];
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const isPath = (specifier) => /^(backend|frontend|libs)\//.test(specifier);

/** The names of the rules that these files (path → text) break. */
async function broken(files) {
  const folder = mkdtempSync(join(tmpdir(), 'vouchwell-imports-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const places = ['backend', 'frontend', 'libs'].filter((place) =>
    Object.keys(files).some((path) => path.startsWith(place)),
  );
  const { output } = await cruise(places, {
    ...config.options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))].sort();
}

function files(from, specifier, kind = '') {
  const up = '../'.repeat(from.split('/').length - 1);
  const target = isPath(specifier) ? { [specifier]: 'export const it = 1;' } : {};
  const written = isPath(specifier) ? up + specifier : specifier;
  return { [from]: `import ${kind}{ it } from '${written}';\nexport const own = it;`, ...target };
}

describe('imports that must never exist', () => {
  for (const [rule, from, refused, allowed] of cases) {
    test(`${from} may not import ${refused} (${rule})`, async () => {
      assert.ok((await broken(files(from, refused))).includes(rule));
    });
    test(`${from} may import ${allowed}`, async () => {
      // Packages are not installed beside these files; that is not what is asked here.
      const found = await broken(files(from, allowed));
      assert.deepEqual(
        found.filter((name) => name !== 'resolvable'),
        [],
      );
    });
  }

  test('a type-only import of a forbidden file is forbidden too', async () => {
    const imports = files(`${feature}.controller.ts`, `${feature}.decider.ts`, 'type ');
    assert.deepEqual(await broken(imports), ['controllers-dispatch']);
  });

  test('the frontend imports the contract as types only', async () => {
    const from = 'frontend/src/lib/http.ts';
    const contract = 'libs/contract/src/index.ts';
    assert.deepEqual(await broken(files(from, contract)), ['contract-is-types-to-the-frontend']);
    assert.deepEqual(await broken(files(from, contract, 'type ')), []);
  });

  test('two files never need each other, be it only for a type', async () => {
    const found = await broken({
      'backend/src/kernel/a.ts': `import { b } from './b.ts'; export const a = () => b;`,
      'backend/src/kernel/b.ts': `import type { a } from './a.ts'; export const b: typeof a | undefined = undefined;`,
    });
    assert.deepEqual(found, ['no-cycle']);
  });

  test('an import that leads nowhere is found', async () => {
    assert.deepEqual(await broken({ 'libs/rules/src/a.ts': `import './missing.ts';` }), ['resolvable']);
  });

  test('every feature of the frontend has its place in their order', () => {
    const order = config.forbidden.filter(({ name }) => name === 'frontend-features-in-order');
    const named = (file) => order.some(({ from, to }) => [from, to].some(({ path }) => file.match(path)));
    const features = readdirSync(new URL('../../frontend/src/features', import.meta.url));
    assert.deepEqual(
      features.filter((feature) => !named(`frontend/src/features/${feature}/a.ts`)),
      [],
    );
  });

  for (const [place, name] of [
    ['backend/src/kernel', 'kernel-rooms-in-order'],
    ['backend/src/adapters', 'adapter-rooms-in-order'],
    ['backend/src/cases', 'case-rooms-in-order'],
    ['backend/src/inventory', 'inventory-rooms-in-order'],
    ['backend/src/library', 'library-rooms-in-order'],
    ['backend/src/ai', 'ai-rooms-in-order'],
    ['backend/src/users', 'user-rooms-in-order'],
    ['backend/src/notes', 'note-rooms-in-order'],
    ['backend/src/http', 'edge-rooms-in-order'],
    ['frontend/src/ui', 'piece-rooms-in-order'],
    ['libs/document/src', 'document-rooms-in-order'],
  ]) {
    test(`every room of ${place} has its place in their order`, () => {
      const order = config.forbidden.filter((rule) => rule.name === name);
      const named = (file) => order.some(({ from, to }) => [from, to].some(({ path }) => file.match(path)));
      const rooms = readdirSync(new URL(`../../${place}`, import.meta.url), { withFileTypes: true });
      assert.deepEqual(
        rooms
          .filter((room) => room.isDirectory() && !named(`${place}/${room.name}/a.ts`))
          .map(({ name }) => name),
        [],
      );
    });
  }

  test('every rule is shown biting', () => {
    const shown = new Set([
      ...cases.map(([rule]) => rule),
      'contract-is-types-to-the-frontend',
      'no-cycle',
      'resolvable',
    ]);
    assert.deepEqual(new Set(config.forbidden.map(({ name }) => name)), shown);
  });
});
