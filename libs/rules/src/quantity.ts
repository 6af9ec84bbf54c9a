/** The inline warning of the item form. */
export function limitWarning(limit: number): string {
  return `Exceeds limit of ${limit}`;
}

/** The refusal, on the screen and from the server alike. */
export function limitRefusal(limit: number): string {
  return `Quantity exceeds limit of ${limit}. Justification is required.`;
}

/** `limit` null: no limit. */
export function exceedsLimit(quantity: number, limit: number | null | undefined): limit is number {
  return limit !== null && limit !== undefined && quantity > limit;
}

export function needsJustification(
  quantity: number,
  limit: number | null | undefined,
  justification: string | null | undefined,
): limit is number {
  return exceedsLimit(quantity, limit) && !justification?.trim();
}
