import { defineConfig } from 'vitest/config';

// The libs' own sources, so that a test never runs a stale build.
const conditions = ['@vouchwell/source', 'node', 'node-addons'];

/** Every test that needs no browser page: the libs and the backend. The screens' stand in frontend/vite.config.ts. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  test: {
    include: ['{libs,backend}/**/src/**/*.spec.{ts,tsx}'],
    globals: true,
    pool: 'forks',
    // The application's 2,400 modules are loaded once in a process, not once for each file of tests.
    isolate: false,
    setupFiles: ['deploy/local/stuck-spec.mjs'],
    // No test waits for a time: these only end one that would hang for ever, on however busy a machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 60_000,
  },
});
