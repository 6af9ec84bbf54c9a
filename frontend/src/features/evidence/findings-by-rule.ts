import type { ExplainedFinding } from '@vouchwell/rules';

/** What is found alike of one or several items: told once. */
export interface FoundAlike {
  readonly finding: ExplainedFinding;
  /** By their keys; null: the case itself. */
  readonly items: readonly (string | null)[];
}

/** Findings that say the same of several items together, in the order of the first of each. */
export function findingsByRule(findings: readonly ExplainedFinding[]): FoundAlike[] {
  const found = new Map<string, { finding: ExplainedFinding; items: (string | null)[] }>();
  for (const finding of findings) {
    const key = JSON.stringify({ ...finding, item: null });
    const alike = found.get(key);
    if (alike) alike.items.push(finding.item);
    else found.set(key, { finding, items: [finding.item] });
  }
  return [...found.values()];
}

const words = { not_met: 'not met', not_documented: 'not documented', met: 'met' } as const;

/** `2 not met, 9 not documented, 4 met`, of what is told. */
export function countedVerdicts(found: readonly FoundAlike[]): string {
  return Object.entries(words)
    .map(
      ([verdict, word]) => [found.filter(({ finding }) => finding.verdict === verdict).length, word] as const,
    )
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');
}
