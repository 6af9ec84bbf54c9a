import type { Confidence, Doubt } from '@vouchwell/rules';

const doubts: Record<Doubt, string> = {
  secondary: 'secondary text, unverified',
  unverified: 'unverified rule',
};

/** Said wherever a rule is shown of which no official text was read; null: one was, or the program itself asks it. */
export const doubtText = (confidence: Confidence | undefined): string | null =>
  confidence === undefined || confidence === 'official' ? null : doubts[confidence];
