/** What somebody did, as whoever reads the history asks for it [45 CFR 164.312(b); ONC 170.315(d)(2)]. */
export const auditActionLabel = {
  view: 'Viewed',
  search: 'Listed',
  create: 'Created',
  change: 'Changed',
  delete: 'Deleted',
  sign: 'Signed',
  generate: 'Generated',
  print: 'Printed',
  copy: 'Copied',
  export: 'Exported',
  sign_in: 'Signed in or out',
  refused: 'Refused',
  privilege: 'Changed rights',
} as const;
export type AuditAction = keyof typeof auditActionLabel;
export const auditActions = Object.keys(auditActionLabel) as AuditAction[];

/** In the sentence of whoever signed though the check had marked places: by these words it is looked for. */
export const SIGNED_OVER_MARKS = 'confirming places';

export const auditOutcomeLabel = { done: 'Done', refused: 'Refused', failed: 'Failed' } as const;
export type AuditOutcome = keyof typeof auditOutcomeLabel;
export const auditOutcomes = Object.keys(auditOutcomeLabel) as AuditOutcome[];
