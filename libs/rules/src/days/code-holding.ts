/** Whether a code of the code set can be billed on a day: an edition may have ended it, or not begun yet. */
export const codeHoldingLabel = { today: 'Holds today', ended: 'Ended', not_yet: 'Not yet' } as const;
export type CodeHolding = keyof typeof codeHoldingLabel;
