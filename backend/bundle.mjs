// node backend/bundle.mjs [folder]: puts each program of the server, once compiled, into few files. A start loads some
// 2,400 modules; found, read and linked one by one they cost more of the processor than everything else it does.
// What it reads is the compiler's output, so decorators keep what the compiler wrote down of them.
import { globSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, parse, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const dist = fileURLToPath(new URL('dist/', import.meta.url));
export const bundled = resolve(dist, 'bundle');

/** What is started: the server, the demo, the operator's programs. */
export const programs = () => [
  'main.js',
  'demo.js',
  'inventory/import-catalogue.js',
  ...globSync('operations/run-*.js', { cwd: dist })
    .map((name) => name.split(sep).join('/'))
    .sort(),
];

/** Stay among the packages: natively compiled, with threads or files of their own, or loaded by what few need. */
const PACKAGES =
  /^(@node-rs\/argon2|pino|piscina|mongodb|@eventstore\/db-client|ai|@ai-sdk\/.+|ai-sdk-ollama|@libpdf\/core|@llamaindex\/core|@react-pdf\/.+|pdfkit|react|selfsigned)(\/|$)/;
/** Offered by the framework, and by nothing here. */
const FRAMEWORK = /[\\/]node_modules[\\/]@nestjs[\\/]/;

/** A module that asks where it lies hears where it lay: its workers and data are found from there. */
const place = (folder) => ({
  name: 'place',
  load(id) {
    if (!id.startsWith(dist)) return null;
    return { code: readFileSync(id, 'utf8'), map: readFileSync(`${id}.map`, 'utf8') };
  },
  transform(code, id) {
    if (id.startsWith('\0') || !code.includes('import.meta.url')) return null;
    const way = relative(folder, id).split(sep).join('/');
    // On the same lines, so the map of lines stays true.
    return {
      code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(way)}, import.meta.url).href`),
      map: null,
    };
  },
});

/** Writes all programs into a folder of backend/dist, whole or not at all. @throws where an import leads nowhere */
export async function bundle(folder = bundled) {
  const next = `${folder}-next`;
  rmSync(next, { recursive: true, force: true });
  const input = Object.fromEntries(programs().map((file) => [parse(file).name, resolve(dist, file)]));
  const build = await rolldown({
    input,
    cwd: dirname(dist),
    platform: 'node',
    external: PACKAGES,
    // Loading some modules is what they are for: none is left out.
    treeshake: false,
    plugins: [place(folder)],
    onLog(level, log, tell) {
      if (log.code !== 'UNRESOLVED_IMPORT') return tell(level, log);
      if (!FRAMEWORK.test(log.id ?? log.message)) throw new Error(log.message);
    },
  });
  await build.write({
    dir: next,
    format: 'esm',
    sourcemap: true,
    // Errors and metadata go by the names of classes.
    keepNames: true,
    // All in one folder, from where `place` counts.
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  });
  await build.close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle(process.argv[2]);
