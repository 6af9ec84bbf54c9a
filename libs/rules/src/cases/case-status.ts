export type CaseStatus = 'draft' | 'in_progress' | 'completed';

/** Completed when completed; in progress once a note exists; draft otherwise. */
export function caseStatus(isComplete: boolean, notesCount: number): CaseStatus {
  if (isComplete) return 'completed';
  return notesCount > 0 ? 'in_progress' : 'draft';
}

export const caseStatusLabel: Record<CaseStatus, string> = {
  draft: 'Draft',
  in_progress: 'In Progress',
  completed: 'Completed',
};

/** Rounded percentage of completed cases; 0 without cases. */
export function successRate(completed: number, total: number): number {
  return total === 0 ? 0 : Math.round((completed / total) * 100);
}

/**
 * What a case is called: the categories of its items, and what it was opened as while it has none. The specification's
 * workflow opens each as `DME`, which tells no two of them apart.
 */
export function categoryOf(items: readonly { category: string | null }[], opened: string): string {
  const categories = new Set(items.flatMap(({ category }) => category ?? []));
  return categories.size > 0 ? [...categories].join(', ') : opened;
}
