import { parseArgs } from 'node:util';
import { MalformedError } from '../../kernel/evidence/malformed.ts';
import type { VerifierKey } from '../../kernel/evidence/note-keys.ts';
import type { Verified } from '../../kernel/evidence/verify-log.ts';
import { checkpointIn, cosign, keysIn, verifyLog, verifyProof } from './commands.ts';

const USAGE = `verify-audit verifies the event log of a Vouchwell site, with Node alone and without the server.

  node verify-audit.mjs log LOG --keys FILE [--checkpoint FILE]… [--tree FILE]
      LOG: an exported log (GET /audit/log) or a copy of events.sqlite, against checkpoints kept elsewhere
  node verify-audit.mjs proof PROOF --event FILE --keys FILE
      that one event stands in the log; the event is one line of an exported log
  node verify-audit.mjs cosign PROOF --keys FILE --name NAME --key FILE --last FILE
      cosigns a checkpoint that was carried here with its proof (GET /audit/consistency?from=…)

Exit codes: 0 it holds, 1 it was tampered with or cannot be read, 2 called wrongly.`;

const options = {
  keys: { type: 'string' },
  checkpoint: { type: 'string', multiple: true },
  tree: { type: 'string' },
  event: { type: 'string' },
  name: { type: 'string' },
  key: { type: 'string' },
  last: { type: 'string' },
} as const;

class UsageError extends Error {}

function needed(value: string | undefined): string {
  if (!value) throw new UsageError();
  return value;
}

async function run(args: string[], say: (line: string) => void): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command, file, ...more] = positionals;
  if (more.length > 0) throw new UsageError();
  const keys = keysIn(needed(values.keys));
  switch (command) {
    case 'log':
      return told(await logAgainst(needed(file), keys, values), say);
    case 'proof': {
      const { index, size } = verifyProof(needed(file), needed(values.event), keys);
      say(`This is event ${index + 1} of the log, covered by the checkpoint of ${size} events.`);
      return 0;
    }
    case 'cosign': {
      const [name, keyFile, lastFile] = [needed(values.name), needed(values.key), needed(values.last)];
      const seconds = Math.floor(Date.now() / 1000);
      const { note, vkey } = cosign({ name, keyFile, lastFile, proof: needed(file), keys, seconds });
      say(note.trimEnd());
      console.error(`Cosigned under the public key ${vkey}`);
      return 0;
    }
    default:
      throw new UsageError();
  }
}

function logAgainst(
  log: string,
  keys: readonly VerifierKey[],
  { checkpoint = [], tree }: { checkpoint?: string[]; tree?: string },
): Promise<Verified> {
  const checkpoints = checkpoint.map((path) => checkpointIn(path, keys));
  return verifyLog({ log, keys, checkpoints, tree: tree ?? null });
}

function told({ events, root, covered, findings }: Verified, say: (line: string) => void): number {
  say(`${events} events, root ${root.toString('base64')}`);
  say(
    covered > 0
      ? `The first ${covered} are those that were signed in a checkpoint kept elsewhere.`
      : 'No checkpoint kept elsewhere covers them: only what they say of themselves was compared.',
  );
  for (const { kind, sentence } of findings) say(`${kind.toUpperCase()}: ${sentence}`);
  say(
    findings.length === 0
      ? 'Nothing was altered.'
      : `${findings.length === 1 ? '1 finding' : `${findings.length} findings`}. The first: event ${findings[0]!.event}.`,
  );
  return findings.length === 0 ? 0 : 1;
}

/** What a reader can act on is one line; what is behind it never holds anything of an event. */
try {
  process.exitCode = await run(process.argv.slice(2), (line) => console.log(line));
} catch (error) {
  const { code, message, name } = error as NodeJS.ErrnoException;
  if (error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS')) {
    console.error(USAGE);
    process.exitCode = 2;
  } else {
    console.error(error instanceof MalformedError ? message : `It could not be verified (${code ?? name}).`);
    process.exitCode = 1;
  }
}
