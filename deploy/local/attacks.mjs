// The tests that attack the product. docs/security-tests.md says what each of them holds.

/** Of the screens, from their own folder. */
export const attackedScreens = ['src/lib/wishes.spec.ts', 'src/features/orders/orders.spec.tsx'];

/** Of what is installed beside the product, under Node's own test runner. */
export const attackedPrograms = ['deploy/local/initiate-eventstoredb.test.mjs'];

/** Of the server and the libs: by their names, and those of single features in which an attack is one of several stories. */
export const attacks = [
  '\\.security\\.spec\\.ts$',
  // Who may what, and under which name.
  'src/http/.*/(access-matrix|linked-files|lost-answers|not-yet-visible|first-edits|repeats|repeated-changes|bad-imports)\\.api\\.spec\\.ts$',
  'src/http/.*/(monitors|json-bounds)\\.spec\\.ts$',
  'src/(auth|signing-in|second-factor)/.*\\.spec\\.ts$',
  'src/users/.*\\.spec\\.ts$',
  'src/cases/record/(order|evidence)\\.spec\\.ts$',
  'src/cases/.*/(case-sign|provider-signature|case-list|case-history)\\.api\\.spec\\.ts$',
  // Guessing, crowding out, long texts.
  'src/kernel/.*/(turns|network-of|history|vault|tenure|leases|projector)\\.spec\\.ts$',
  'libs/.*/(linear-expressions|grounding/sentences|deidentify/deidentify|svg-values)\\.spec\\.ts$',
  'src/live/live\\.api\\.spec\\.ts$',
  'src/notes/.*/(reading-growth|note-taken-back\\.api|unforeseen-failures\\.api|prompt-injection\\.api)\\.spec\\.ts$',
  'src/adapters/(text|pdf|threads|disk|reach|outbound)/.*\\.spec\\.ts$',
  // The history and the letters as evidence: forged proofs, logs that were tampered with, letters that were altered;
  // and what must be gone from it.
  'src/kernel/evidence/.*\\.spec\\.ts$',
  'src/(checkpoints|genuine)/.*\\.spec\\.ts$',
  'src/audit/(audit-export\\.api|audit\\.projections)\\.spec\\.ts$',
  'src/audit-views/audit-view\\.api\\.spec\\.ts$',
  'src/operations/verify-audit/.*\\.spec\\.ts$',
  'src/forgetting/nothing-left\\.spec\\.ts$',
  'src/operations/repair/forgotten-again\\.spec\\.ts$',
  // What lies at rest, and edits of what has changed.
  'src/feedback/(sealed-suggestion|feedback\\.api)\\.spec\\.ts$',
  'src/library/editing/stale-edits\\.api\\.spec\\.ts$',
  'src/ai/(editing/ai-settings|keys/ai-keys)\\.api\\.spec\\.ts$',
  'src/inventory/import-catalogue\\.spec\\.ts$',
  // What is brought as files, and the rules.
  'src/local-models/.*\\.spec\\.ts$',
  'src/library/exchange/library-exchange\\.api\\.spec\\.ts$',
  'src/criteria/read-pack\\.spec\\.ts$',
  'src/(rule-packs|rule-pack-imports)/.*(library|delivered-record|import\\.api)\\.spec\\.ts$',
];
