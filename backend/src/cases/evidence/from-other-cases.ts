/** More of them nobody looks through. */
const MOST = 20;

/**
 * What other cases of a patient hold, newest first and each once; what the case has itself is left out. `keyOf`: what
 * tells one from another, whatever case it was entered in; `dayOf`: `YYYY-MM-DD`.
 */
export function fromOtherCases<Own, Found extends Own>(
  own: readonly Own[],
  found: readonly Found[],
  keyOf: (one: Own) => string,
  dayOf: (one: Found) => string,
): Found[] {
  const known = new Set(own.map(keyOf));
  return found
    .filter((one) => {
      const key = keyOf(one);
      const isNew = !known.has(key);
      known.add(key);
      return isNew;
    })
    .sort((one, other) => (dayOf(one) < dayOf(other) ? 1 : dayOf(one) > dayOf(other) ? -1 : 0))
    .slice(0, MOST);
}
