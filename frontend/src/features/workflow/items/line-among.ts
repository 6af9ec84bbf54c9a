import { lacksJustification, limitRefusal, quantityUnderLimit } from '@vouchwell/rules';
import { limitedLine, type DraftItem } from '../draft/draft.ts';

/** What is typed as a line at its place among those of the case: who must say why, and does not. */
export function lineAmong(item: DraftItem, items: readonly DraftItem[], editing: string | null) {
  const line = limitedLine(item);
  const stood = items.map(limitedLine);
  const at = editing === null ? -1 : items.findIndex(({ key }) => key === editing);
  const before = at < 0 ? stood : stood.slice(0, at);
  const after = at < 0 ? [] : stood.slice(at + 1);
  const lines = [...before, line, ...after];
  const silent = { ...line, justification: null };
  return {
    together: quantityUnderLimit(line, lines),
    /** Without a justification it would lack one. */
    mustSay: lacksJustification(silent, [...before, silent]),
    isLacking: lacksJustification(line, lines),
    /** A later line that is above the limit because of this one. */
    pushed: after.find((other) => lacksJustification(other, lines) && !lacksJustification(other, stood)),
  };
}

/** The specification's sentence, and where to say it. */
export const atAnother = (limit: number, item: string) =>
  `${limitRefusal(limit)} It is missing at “${item}”, which is then above it as well: say it there first.`;
