/**
 * Why somebody looked at a patient: what they had to do with the patient at that moment. A look that nothing explains is
 * what a compliance officer reads first [45 CFR 164.308(a)(1)(ii)(D); Fabbri and LeFevre, Explanation-Based Auditing, 2011].
 */
export const accessReasonWords = {
  own_case: 'their own case',
  signature: 'sent to them for signature',
  shared: 'shared with them',
  author: 'they wrote its note',
  signed: 'they signed it',
  other_case: 'they work on a case of this patient',
  own_list: 'a list of cases they may work on',
  register: 'looked for in the register',
  admin_task: 'the task of an admin',
  from_list: 'opened from a list for admins',
  afterwards: 'explained by what followed',
} as const;
export type AccessReasonKind = keyof typeof accessReasonWords;

export interface AccessReason {
  readonly kind: AccessReasonKind;
  /** Through whom, by name. */
  readonly by?: string;
  /** The case that explains it, where it is not the one that was looked at. */
  readonly case?: number;
  /** What they did next, such as `opened a case`. */
  readonly then?: string;
}

/** What was computed of a look; `none`: nothing explains it. */
export type Why = AccessReason | 'none';

/** As it is read behind an entry: `shared with them by Jun Tanaka`. */
export function reasonText(why: Why): string {
  if (why === 'none') return 'no reason is known';
  const { kind, by, case: number, then } = why;
  if (then !== undefined) return `afterwards they ${then}`;
  return [accessReasonWords[kind], by !== undefined && `by ${by}`, number !== undefined && `(case ${number})`]
    .filter(Boolean)
    .join(' ');
}
