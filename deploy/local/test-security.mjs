// npm run test:security: every test that attacks the product, in its long form: 20,000 invented requests and every
// worst text, where npm test takes some, and 22,000 alterations of logs. FUZZ_SEED=… repeats a run; the seed stands in
// the name of its test.
import { availableParallelism } from 'node:os';
import { install, main, run, Stop } from './prepare.mjs';
import { addUp, sentence } from './results.mjs';
import { runSpecs } from './specs.mjs';

/** By their names, and those of single features in which an attack is one of several stories. */
const tests = [
  '\\.security\\.spec\\.ts$',
  // Who may what, and under which name.
  'src/http/(access-matrix|lost-answers|not-yet-visible|repeats|repeated-changes|bad-imports)\\.api\\.spec\\.ts$',
  'src/http/(monitors|json-bounds)\\.spec\\.ts$',
  'src/(auth|signing-in|second-factor)/.*\\.spec\\.ts$',
  'src/users/.*\\.spec\\.ts$',
  'src/cases/(case-sign|provider-signature|case-list|case-history)\\.api\\.spec\\.ts$',
  // Guessing, crowding out, long texts.
  'src/kernel/.*/(turns|network-of|history|vault)\\.spec\\.ts$',
  'src/live/live\\.api\\.spec\\.ts$',
  'src/notes/(reading-growth|claims|note-taken-back\\.api|prompt-injection\\.api)\\.spec\\.ts$',
  'src/adapters/(text|pdf|threads|disk|reach|outbound)/.*\\.spec\\.ts$',
  // The history and the letters as evidence: forged proofs, logs that were tampered with, letters that were altered.
  'src/kernel/evidence/.*\\.spec\\.ts$',
  'src/(checkpoints|genuine)/.*\\.spec\\.ts$',
  'src/operations/verify-audit/.*\\.spec\\.ts$',
  // What lies at rest, and edits of what has changed.
  'src/feedback/sealed-suggestion\\.spec\\.ts$',
  'src/library/stale-edits\\.api\\.spec\\.ts$',
  'src/ai/(ai-settings|ai-keys)\\.api\\.spec\\.ts$',
  'src/inventory/import-catalogue\\.spec\\.ts$',
  // What is brought as files, and the rules.
  'src/local-models/.*\\.spec\\.ts$',
  'src/library/library-exchange\\.api\\.spec\\.ts$',
  'src/criteria/read-pack\\.spec\\.ts$',
];

await main(async () => {
  install();
  console.log('Building …');
  if ((await run('tsc', ['-b'])) !== 0) throw new Stop('The types do not agree: see the messages above.');
  const code = await runSpecs('security', {
    workers: availableParallelism(),
    named: tests,
    env: { SECURITY: 'long', TAMPERED_LOGS: '1000' },
  });
  console.log(sentence(addUp(['security'])));
  return code;
});
