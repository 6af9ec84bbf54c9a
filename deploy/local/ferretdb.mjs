// A real server that speaks MongoDB's wire protocol, for tests: FerretDB 1 on its SQLite backend, built from
// the Go module registry where Go is on the machine. Its state lies in a temporary folder.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, go, moduleFolder, needGo, startServer } from './go-program.mjs';
import { main, root, Stop } from './prepare.mjs';

const NAME = 'FerretDB';
const VERSION = 'v1.24.2';
const folder = join(root, '.cache', 'ferretdb', `${VERSION}-ids`);
const program = join(folder, 'ferretdb');

// Not `go install …@version`: the registry lacks the file that tells FerretDB its version, and without it the
// program stops at its start. So its sources are copied and the file is added.
const builder = { CGO_ENABLED: '0', GOFLAGS: '-mod=mod -buildvcs=false' };

/**
 * It looks an id up in its index only where a query asks for that one id and nothing else; for any other it decodes the
 * whole collection, for each document that is written anew. It filters what it finds in any case, so the index may
 * serve wherever ids stand in a query, one or several: what is found stays the same.
 */
const BY_ID = [
  `	if params.Filter.Len() == 1 {
		v, _ := params.Filter.Get("_id")
		switch v.(type) {
		case string, types.ObjectID:
			whereClause = fmt.Sprintf(\` WHERE %s = ?\`, metadata.IDColumn)
			args = []any{string(must.NotFail(sjson.MarshalSingleValue(v)))}
		}
	}
`,
  `	if v, _ := params.Filter.Get("_id"); v != nil {
		ids := []any{v}
		if asked, ok := v.(*types.Document); ok {
			ids = nil
			if in, _ := asked.Get("$in"); in != nil {
				if list, ok := in.(*types.Array); ok && list.Len() <= 1000 {
					for i := 0; i < list.Len(); i++ {
						ids = append(ids, must.NotFail(list.Get(i)))
					}
				}
			}
		}
		for i, id := range ids {
			switch id.(type) {
			case string, types.ObjectID:
				args = append(args, string(must.NotFail(sjson.MarshalSingleValue(id))))
			}
			if len(args) <= i {
				break
			}
		}
		if len(ids) > 0 && len(args) == len(ids) {
			marks := strings.Repeat(", ?", len(ids))[2:]
			whereClause = fmt.Sprintf(\` WHERE %s IN (%s)\`, metadata.IDColumn, marks)
		} else {
			args = nil
		}
	}
`,
];

function askIndexForIds(sources) {
  const file = join(sources, 'internal', 'backends', 'sqlite', 'collection.go');
  const code = readFileSync(file, 'utf8');
  if (!code.includes(BY_ID[0])) throw new Stop(`${NAME} ${VERSION} is not the version that is known.`);
  writeFileSync(
    file,
    code.replace(BY_ID[0], () => BY_ID[1]),
  );
}

/** The program's path; it is built once, in some minutes. @throws Stop where it cannot be */
export function ferretdb() {
  if (existsSync(program)) return program;
  needGo(NAME);
  console.log(`Building FerretDB ${VERSION} (once) …`);
  const sources = join(folder, 'sources');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const copy = moduleFolder(NAME, folder, `github.com/FerretDB/FerretDB@${VERSION}`);
  cpSync(copy, sources, { recursive: true });
  spawnSync('chmod', ['-R', 'u+w', sources]); // the registry's copies are read-only
  writeFileSync(join(sources, 'build', 'version', 'version.txt'), VERSION);
  askIndexForIds(sources);
  go(NAME, sources, builder, 'build', '-tags=ferretdb_no_postgresql', '-o', program, './cmd/ferretdb');
  rmSync(sources, { recursive: true });
  return program;
}

/**
 * A server of its own on a free loopback port; its data lie in `files`, a folder in `within`, and are copies of `holding` at first.
 * `stop` ends it by its process id and removes them.
 */
export async function startFerretdb({ within = tmpdir(), holding = [] } = {}) {
  const path = ferretdb();
  const state = mkdtempSync(join(within, 'vouchwell-ferretdb-'));
  for (const file of holding) cpSync(file, join(state, basename(file)));
  const port = await freePort();
  const { pid, stop } = await startServer({
    name: NAME,
    program: path,
    args: [
      ...[
        '--handler=sqlite',
        `--sqlite-url=file:${state}/?_pragma=synchronous(off)`,
        `--state-dir=${state}`,
        '--telemetry=disable',
      ],
      ...[`--listen-addr=127.0.0.1:${port}`, '--debug-addr=-', '--log-level=error'],
    ],
    // It decodes every document that it looks at: with more room its memory is collected less often, a quarter of its work.
    env: { DO_NOT_TRACK: '1', GOGC: '600', GOMEMLIMIT: '2GiB' },
    // Whoever searches its files for what must not be in them searches this as well.
    log: join(state, 'ferretdb.log'),
    ready: () => listens(port),
    ended: () => rmSync(state, { recursive: true, force: true }),
  });
  return { url: `mongodb://127.0.0.1:${port}/`, pid, stop, files: state };
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

// `node deploy/local/ferretdb.mjs`: a server to try things on, until Ctrl-C.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const { url, stop } = await startFerretdb();
    console.log(url);
    await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
    await stop();
    return 0;
  });
}
