/** A dialog with a field whose list is longer than itself: the list is seen whole, below it. */
export const listBeyondDialog = { content: { overflow: 'visible' } } as const;

/** Of such a field: what it opens stays in the dialog, as whoever has it read out does. */
export const listInDialog = { withinPortal: false } as const;
