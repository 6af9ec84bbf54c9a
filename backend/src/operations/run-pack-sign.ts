/** A rule pack signed for sites that trust the key: `node run-pack-sign.js <pack> <private key> <signed pack>`. */
import 'reflect-metadata';
import { signPack } from './pack-signing.ts';
import { runProgram, UsageError } from './program.ts';

const USAGE = 'Usage: npm run packs:sign -- <pack.json> <private key.pem> <signed pack.json>';

process.exitCode = await runProgram(USAGE, async (args) => {
  const [pack, key, signed] = args;
  if (!pack || !key || !signed || args.length > 3) throw new UsageError();
  const fingerprint = signPack(pack, key, signed);
  console.log(`${signed} is the pack with its signature by the key ${fingerprint}.`);
});
