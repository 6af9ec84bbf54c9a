/** A key that signs rule packs, for whoever writes them: `node run-pack-key.js <folder>`. */
import 'reflect-metadata';
import { makePackKey, PRIVATE_KEY, PUBLIC_KEY } from './pack-signing.ts';
import { only, runProgram } from './program.ts';

const USAGE = 'Usage: npm run packs:key -- <folder>';

process.exitCode = await runProgram(USAGE, async (args) => {
  const folder = only(args);
  const fingerprint = makePackKey(folder);
  console.log(
    `${folder} holds ${PRIVATE_KEY}, which signs and stays with you, and ${PUBLIC_KEY} for the sites.`,
  );
  console.log(`Fingerprint, to be compared by telephone or on paper: ${fingerprint}`);
});
