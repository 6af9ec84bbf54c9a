import { foldText } from '../text/search-text.ts';

/** The inline warning of the item form. */
export function limitWarning(limit: number): string {
  return `Exceeds limit of ${limit}`;
}

/** The refusal, on the screen and from the server alike. */
export function limitRefusal(limit: number): string {
  return `Quantity exceeds limit of ${limit}. Justification is required.`;
}

/** Beside it, where several items use up one limit. */
export function limitShared(group: string): string {
  return `The items of “${group}” share this limit.`;
}

/** `limit` null: no limit. */
export function exceedsLimit(quantity: number, limit: number | null | undefined): limit is number {
  return limit !== null && limit !== undefined && quantity > limit;
}

/** One line of a case's items, as its limit concerns it. */
export interface LimitedLine {
  item: string;
  category: string | null;
  quantity: number;
  quantity_limit: number | null;
  limit_period: string | null;
  /** Whose lines use up one limit; without one, names tell. */
  limit_group?: string | null;
  justification: string | null;
}

/** `Adult briefs, medium` is of the kind `adult briefs`: what follows the first comma is its size or make. */
const kindOf = (item: string) => (item.split(',')[0] ?? item).trim().toLowerCase();

/**
 * Whether two lines use up the same limit: those of one limit group, whatever their names, as the catalogue says. Where it
 * does not say so of both: those of one item, and those of one kind of a category under one limit. The
 * coverage guidance limits the kind and not the size ("adult briefs max 360 per month, underpads max 150 per month").
 */
export function sharesLimit(one: LimitedLine, other: LimitedLine): boolean {
  // What is counted over different times is no sum.
  if (one.limit_period !== other.limit_period) return false;
  if (one.quantity_limit === null || other.quantity_limit === null) return false;
  if (one.limit_group && other.limit_group) return foldText(one.limit_group) === foldText(other.limit_group);
  if (one.quantity_limit !== other.quantity_limit) return false;
  return one.category === other.category && kindOf(one.item) === kindOf(other.item);
}

/** How much all lines that share this line's limit ask for together; the line itself is among them. */
export function quantityUnderLimit(line: LimitedLine, lines: readonly LimitedLine[]): number {
  return lines
    .filter((each) => each === line || sharesLimit(line, each))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Whether this line must say why and does not: above the limit by itself, or with the lines before it that use up the same
 * one. What another line says is of that line. `lines`: in the order of the case, this one among them.
 */
export function lacksJustification(line: LimitedLine, lines: readonly LimitedLine[]): boolean {
  if (line.justification?.trim()) return false;
  const upToThis = lines.slice(0, lines.indexOf(line) + 1);
  return exceedsLimit(quantityUnderLimit(line, upToThis), line.quantity_limit);
}
