/** The imports that must never exist (docs/architecture.md says why). `npm run imports` checks them and
 *  deploy/local/imports.test.mjs proves that each rule bites. */

const features = '^backend/src/(?!kernel/|adapters/|http/|testing/|demo/|operations/)[^/]+/';
const spec = '\\.(spec|fixture)\\.tsx?$';

/** Packages by name, or by the start of one (`@scope/`, `ai-sdk-`); also when they are not installed. */
const packages = (...names) =>
  names.map((name) => `(^|node_modules/)${name}${/[/-]$/.test(name) ? '' : '(/|$)'}`);

const vendorSdks = packages(
  'ai',
  'ai-sdk-',
  '@ai-sdk/',
  '@eventstore/',
  'mongodb',
  'llamaindex',
  '@llamaindex/',
  '@react-pdf/',
  'piscina',
);

/** The kernel's rooms: each may use those before it. */
const rooms = [
  'basics',
  'ports',
  'deciding',
  'vault',
  'log',
  'evidence',
  'projecting',
  'proving',
  'committing',
  'commanding',
  'access',
];

/** The folders of adapters: what several engines stand on first, each may use those before it. */
const adapterRooms = [
  'measures',
  'outbound',
  'reach',
  'threads',
  'mongodb',
  'sqlite',
  'disk',
  'event-log',
  'secrets',
  'read-models',
  'model',
  'retrieval',
  'pdf',
  'text',
  'data-folder',
];

/** The rooms of cases, each may use those before it; what puts them together, beside them, knows them all. */
const caseRooms = [
  'record',
  'reading',
  'wishes',
  'content',
  'recipients',
  'evidence',
  'letter',
  'signing',
  'orders',
  'sharing',
  'oversight',
];

/** The rooms of the letter: what stands outside them, draws in a thread and is exported, knows them all. */
const documentRooms = ['pictures', 'letter', 'pdf', 'report'];

/** The rooms of the edge: a body is read, a route declared, a caller admitted, a change made once, an answer given. */
const edgeRooms = ['bodies', 'routes', 'admission', 'changes', 'answers'];

/** The rooms of notes, each may use those before it; the controllers and the module know them all. */
const noteRooms = ['template', 'prompt', 'model', 'sections', 'writing'];

const operatorRooms = ['verify-audit', 'copying', 'backup', 'repair'];

/** The rules both sides use: what words, days and people are knows nothing of cases, and those nothing of their check. */
const ruleRooms = [
  'text',
  'days',
  'people',
  'history',
  'cases',
  'notes',
  'grounding',
  'deidentify',
  'criteria',
];

/** The rooms of the check of a note: a text is read, its numbers and the case's fields are looked for in it. */
const checkRooms = ['lexicon', 'text', 'numbers', 'fields', 'trace'];

/** The pieces of the screens: what a word looks like knows nothing of lists. */
const pieceRooms = ['words', 'keyboard', 'states', 'lists', 'charts'];

const inventoryRooms = ['equipment', 'codes', 'code-sets', 'starter'];

/** The rooms of features that have many: what a thing is comes first, who changes it later, files of it last. */
const libraryRooms = ['contents', 'retrieval', 'suggestions', 'starter', 'editing', 'exchange'];
const aiRooms = ['setting', 'keys', 'models', 'editing'];
const userRooms = ['account', 'roster', 'passwords', 'editing', 'recovery'];

const frontendLayers = ['lib', 'ui', 'features', 'app'];

const frontendFeatures = [
  'landing',
  'privacy',
  'verify',
  'auth',
  'users',
  'site',
  'ai',
  'forgetting',
  'retention',
  'patients',
  'inventory',
  'rule-packs',
  'provider-templates',
  'library',
  'feedback',
  'demo-requests',
  'cases',
  'evidence',
  'orders',
  'dashboard',
  'oversight',
  'reports',
  'audit',
  'alerts',
  'record',
  'workflow',
];

const workflowRooms = ['draft', 'patient', 'diagnoses', 'items', 'provider', 'note', 'export'];

/** The features: each may use those before it. */
const order = [
  'site',
  'auth',
  'users',
  'second-factor',
  'signing-in',
  'patients',
  'inventory',
  'rule-packs',
  'provider-templates',
  'ai',
  'genuine',
  'local-models',
  'cases',
  'register',
  'inventory-imports',
  'rule-pack-imports',
  'library',
  'notes',
  'feedback',
  'forgetting',
  'retention',
  'reports',
  'checkpoints',
  'alerts',
  'audit-views',
  'demo-requests',
  'live',
  'health',
  'audit',
];

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Each of these folders of a place may use those before it and none after it. A `$` ends a file's name. */
const inOrder = (name, comment, place, folders) => {
  const anyOf = (some) => some.map((folder) => (folder.endsWith('$') ? folder : `${folder}/`)).join('|');
  return folders
    .slice(0, -1)
    .map((folder, index) =>
      rule(
        name,
        comment,
        { path: `^${place}/${folder}/`, pathNot: spec },
        { path: `^${place}/(${anyOf(folders.slice(index + 1))})` },
      ),
    );
};

module.exports = {
  forbidden: [
    rule(
      'libs-stand-alone',
      'What both sides share knows neither of them.',
      { path: '^libs/' },
      { path: '^(backend|frontend)/' },
    ),
    rule(
      'frontend-not-backend',
      'They meet in the REST contract.',
      { path: '^frontend/' },
      { path: '^backend/' },
    ),
    rule(
      'backend-not-frontend',
      'They meet in the REST contract.',
      { path: '^backend/' },
      { path: '^frontend/' },
    ),
    rule(
      'contract-is-types-to-the-frontend',
      'The request classes carry decorators that a browser should not load: `import type`.',
      { path: '^frontend/' },
      { path: '^libs/contract/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'pure-deciders',
      'A decider and its events fold the same way today, in a replay, and in a proof: no framework, engine, clock or randomness.',
      { path: '^backend/src/.*\\.(decider|events|vocabulary|rules|state|workflow)\\.ts$' },
      {
        path: [
          '^backend/src/(adapters|http)/',
          '^backend/src/kernel/(basics/clock|committing/ids)\\.ts$',
          ...packages('@nestjs/'),
        ],
      },
    ),
    rule(
      'pure-deciders-no-node',
      'A decider and its events do no I/O.',
      { path: '^backend/src/.*\\.(decider|events|vocabulary|rules|state|workflow)\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'features-meet-in-public',
      'Of a feature others use its public face and nothing behind it.',
      { path: '^backend/src/([^/]+)/', pathNot: [spec, '^backend/src/testing/'] },
      { path: features, pathNot: ['^backend/src/$1/', '^backend/src/[^/]+/public\\.ts$'] },
    ),
    rule(
      'features-are-put-together-by-their-faces',
      'The application knows of a feature its declaration and its public face.',
      { path: '^backend/src/[^/]+\\.ts$', pathNot: spec },
      { path: features, pathNot: '^backend/src/[^/]+/(public|[^/]+\\.feature)\\.ts$' },
    ),
    rule(
      'faces-are-for-others',
      'A feature does not go round by its own face.',
      { path: '^backend/src/([^/]+)/' },
      { path: '^backend/src/$1/public\\.ts$' },
    ),
    ...order
      .slice(0, -1)
      .map((feature, place) =>
        rule(
          'features-in-order',
          'A feature uses those before it. What it hears of those that stand on it, it says itself.',
          { path: `^backend/src/${feature}/`, pathNot: spec },
          { path: `^backend/src/(${order.slice(place + 1).join('|')})/` },
        ),
      ),
    rule(
      'features-know-ports-only',
      'Engines are chosen where the application is put together and nowhere else.',
      { path: [features, '^backend/src/(kernel|http)/'], pathNot: spec },
      { path: ['^backend/src/adapters/', ...vendorSdks] },
    ),
    rule(
      'features-open-no-database',
      'Engines are chosen where the application is put together and nowhere else.',
      { path: [features, '^backend/src/(kernel|http)/'], pathNot: spec },
      { path: '^(node:)?sqlite$' },
    ),
    rule(
      'features-are-assembled-above',
      'The files that put the application together know the engines, as the operator’s programs do. The importer is a program of its own.',
      {
        path: [features, '^backend/src/(kernel|http)/'],
        pathNot: [spec, '^backend/src/inventory/import-catalogue\\.ts$'],
      },
      {
        path: ['^backend/src/[^/]+\\.ts$', '^backend/src/operations/'],
        pathNot: '^backend/src/config\\.ts$',
      },
    ),
    rule(
      'threads-are-started',
      'What a thread runs is started by its address: imported, its work and what it loads would hold the event loop.',
      { path: '^backend/src/', pathNot: [spec, '\\.fixture\\.ts$'] },
      { path: '[.-]worker\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'llamaindex-in-its-thread',
      'To load it takes a third of a second of whatever thread does.',
      { path: '^backend/src/', pathNot: '^backend/src/adapters/retrieval/split-worker\\.ts$' },
      { path: packages('llamaindex', '@llamaindex/') },
    ),
    rule(
      'operators-programs-stand-on-top',
      'They use the whole application, which uses none of them. The demonstration has an operator as well.',
      { path: '^backend/src/(?!operations/|demo/)', pathNot: [spec, '^backend/src/testing/'] },
      { path: '^backend/src/operations/' },
    ),
    rule(
      'adapters-know-no-feature',
      'An engine implements a port of the kernel, for whatever feature asks.',
      { path: '^backend/src/adapters/', pathNot: spec },
      { path: [features, '^backend/src/http/'] },
    ),
    rule(
      'testing-is-for-tests',
      'What tests need is no part of the application, and is left out of its build.',
      { path: '^backend/src/', pathNot: [spec, '^backend/src/testing/'] },
      { path: '^backend/src/testing/' },
    ),
    rule(
      'controllers-dispatch',
      'A controller parses, dispatches and returns.',
      { path: '^backend/src/.*\\.controller\\.ts$' },
      { path: ['\\.decider\\.ts$', '^backend/src/kernel/log/event-log\\.port\\.ts$'] },
    ),
    rule(
      'projections-only-fold',
      'A projection turns events into documents; it causes nothing.',
      { path: '^backend/src/.*\\.projections?\\.ts$' },
      { path: [...packages('@nestjs/cqrs'), '\\.commands\\.ts$'] },
    ),
    rule(
      'kernel-knows-no-feature',
      'Every feature stands on the kernel.',
      { path: '^backend/src/kernel/', pathNot: spec },
      { path: features },
    ),
    ...inOrder(
      'kernel-rooms-in-order',
      'A room of the kernel uses those below it; what two rooms need of each other stands too high.',
      'backend/src/kernel',
      rooms,
    ),
    ...inOrder(
      'adapter-rooms-in-order',
      'An engine stands on what opens its files, reaches its server or runs its threads, and on no other engine.',
      'backend/src/adapters',
      adapterRooms,
    ),
    ...inOrder(
      'case-rooms-in-order',
      'What a case is knows nothing of who reads, signs or sends it, and no room knows what puts them together.',
      'backend/src/cases',
      [...caseRooms, '[^/]+$'],
    ),
    ...inOrder(
      'edge-rooms-in-order',
      'What reads a body knows nothing of who may send it, and neither of how it is answered.',
      'backend/src/http',
      edgeRooms,
    ),
    ...inOrder(
      'note-rooms-in-order',
      'A template and a prompt know no model, a model knows nothing of the case it writes for.',
      'backend/src/notes',
      [...noteRooms, '[^/]+$'],
    ),
    ...inOrder(
      'operator-rooms-in-order',
      'A copy needs no backup, a backup no repair; the programs stand beside them.',
      'backend/src/operations',
      operatorRooms,
    ),
    ...inOrder('rule-rooms-in-order', 'Each rule stands on simpler ones.', 'libs/rules/src', [
      ...ruleRooms,
      '[^/]+$',
    ]),
    ...inOrder(
      'check-rooms-in-order',
      'What reads a text knows nothing of what is looked for in it.',
      'libs/rules/src/grounding',
      checkRooms,
    ),
    ...inOrder(
      'piece-rooms-in-order',
      'A piece of the screens is made of simpler ones.',
      'frontend/src/ui',
      pieceRooms,
    ),
    ...inOrder(
      'inventory-rooms-in-order',
      'What an item and a code are knows nothing of the files they come from, nor of the lists they stand in.',
      'backend/src/inventory',
      [...inventoryRooms, '[^/]+$'],
    ),
    ...inOrder(
      'library-rooms-in-order',
      'What a content is knows nothing of who changes it or brings it as a file; what is drawn from it knows no suggestion.',
      'backend/src/library',
      [...libraryRooms, '[^/]+$'],
    ),
    ...inOrder(
      'ai-rooms-in-order',
      'What is set of a model knows nothing of its key, nor of who talks to it.',
      'backend/src/ai',
      [...aiRooms, '[^/]+$'],
    ),
    ...inOrder(
      'user-rooms-in-order',
      'What an account is knows nothing of who changes it; the last admin and passwords stand below the commands.',
      'backend/src/users',
      [...userRooms, '[^/]+$'],
    ),
    ...inOrder(
      'document-rooms-in-order',
      'What a letter says knows nothing of how it is drawn.',
      'libs/document/src',
      [...documentRooms, '[^/]+$'],
    ),
    rule(
      'screens-meet-in-public',
      'A frontend feature uses of another only what lies in its public/.',
      { path: '^frontend/src/features/([^/]+)/' },
      {
        path: '^frontend/src/features/',
        pathNot: ['^frontend/src/features/$1/', '^frontend/src/features/[^/]+/public/'],
      },
    ),
    rule(
      'app-shows-screens',
      'Beside what is public the app knows of a feature only its screens, to load each when it is first opened.',
      { path: '^frontend/src/(?!features/)', pathNot: spec },
      {
        path: '^frontend/src/features/',
        pathNot: '^frontend/src/features/[^/]+/(public/.*|[^/]+-screen\\.tsx)$',
      },
    ),
    ...inOrder(
      'frontend-layers-in-order',
      'A layer of the frontend uses those below it: the app shows features, features use what is shown everywhere.',
      'frontend/src',
      frontendLayers,
    ),
    ...inOrder(
      'frontend-features-in-order',
      'A feature uses those before it, so that no two need each other.',
      'frontend/src/features',
      frontendFeatures,
    ),
    ...inOrder(
      'workflow-rooms-in-order',
      'The steps work on the draft, each may use those before it, and none knows the frame that shows it.',
      'frontend/src/features/workflow',
      [...workflowRooms, '[^/]+$'],
    ),
    rule('no-cycle', 'Two files that need each other are one, or lack a third.', {}, { circular: true }),
    rule(
      'resolvable',
      'An import that leads nowhere hides from every rule above.',
      { path: '^(backend|libs|frontend|e2e)/' },
      { couldNotResolve: true, pathNot: '\\.(css|svg|woff2)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    // Types too: a type-only import couples what it joins.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      // The libs' own sources, as in the tests: what is checked is what is written.
      conditionNames: ['@vouchwell/source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
