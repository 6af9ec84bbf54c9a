import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  // The libs' own sources, so that a screen never runs a stale build of a rule.
  resolve: { conditions: ['@vouchwell/source', 'module', 'browser', 'development|production'] },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': process.env['BACKEND_URL'] ?? 'http://127.0.0.1:5002' },
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['./src/testing/setup.ts'],
    // The screens' modules and jsdom are loaded once in a process, not once for each file: half of the whole time.
    isolate: false,
    include: ['src/**/*.spec.{ts,tsx}'],
    restoreMocks: true,
    expect: { poll: { timeout: 300_000 } },
    css: false,
  },
});
