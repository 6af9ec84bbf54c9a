/** Every test that needs no browser page: the libs and the backend, in native ES modules. */
export default {
  rootDir: '.',
  roots: ['<rootDir>/libs', '<rootDir>/backend/src'],
  testRegex: '\\.spec\\.tsx?$',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testEnvironment: 'node',
  // No test waits for a time: this only ends one that would hang for ever, on however busy a machine.
  testTimeout: 600_000,
  // The libs' own sources, so that a test never runs a stale build.
  testEnvironmentOptions: { customExportConditions: ['@vouchwell/source', 'node', 'node-addons'] },
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
            react: { runtime: 'automatic' },
          },
        },
        module: { type: 'es6' },
      },
    ],
  },
  modulePathIgnorePatterns: ['/dist/'],
};
