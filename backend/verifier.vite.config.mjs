import { fileURLToPath } from 'node:url';

/** The verifier for auditors in one file that needs nothing but Node; the screens' server hands it out. */
export default {
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/operations/verify-audit/main.ts',
    outDir: fileURLToPath(new URL('../frontend/dist', import.meta.url)),
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'verify-audit.mjs' } },
  },
};
