/** How a writer begins what somebody else must fill in. */
const INSTRUCTION =
  /^\[\s*(?:please\b|add\b|insert\b|enter\b|fill\b|reviewer\b|review\b|confirm\b|verify\b|check\b|complete\b|to ?do\b|tbd\b|to be\b|specify\b|describe\b|state\b|document\b|include\b|provide\b|note:|if applicable|optional|see\b|your\b|name\b|signature\b|date\b|title\b|credentials\b|phone\b|fax\b|address\b|clinic\b|practice\b|letterhead\b|missing\b|unknown\b|not (?:recorded|documented|stated|provided)\b)/iu;
/** `[SIGNATURE]`, `[____]`. */
const BLANK = /^\[(?:[\p{Lu} ]{3,40}|[_. ]+|…)\]$/u;

/**
 * The same with the label that each stands behind: `Last visit: [Add: date]` says nothing of a visit. Labels reach to
 * the beginning of their sentence.
 */
export function labelledInstructions(text: string): { start: number; end: number }[] {
  return instructionsIn(text).map(({ start, end }) => {
    const [label = ''] = LABEL.exec(text.slice(Math.max(0, start - 90), start)) ?? [];
    return { start: start - label.length, end };
  });
}

const LABEL = /[^.;:\n]{1,80}: {0,2}$/;

/**
 * The brackets that ask for something, such as `[Add: date of the visit]`. They state nothing; whatever else stands in
 * brackets is read as the rest of the note is.
 */
export function instructionsIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/\[[^[\]]{2,400}\]/g)]
    .filter(([bracket]) => INSTRUCTION.test(bracket) || BLANK.test(bracket))
    .map(({ index, 0: bracket }) => ({ start: index, end: index + bracket.length }));
}
