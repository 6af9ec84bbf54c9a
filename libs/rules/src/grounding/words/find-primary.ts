import type { Found } from '../found.ts';
import { codesIn, compact } from '../text/codes-in-text.ts';
import { segmentAt } from '../text/page.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { tokenFrom, tokensOf } from './tokens.ts';

const PRIMARY =
  /\b(?:primary|principal|main) diagnos[ie]s\b(?! (?:codes?|and)\b)(?: for [^.;:\n]{0,60}?)?(?::| is| was| of)\s/giu;

/** Another diagnosis of the case called its primary one, where the case says which that is. */
export function findPrimary({ page, held, tokens, isOpen }: Reading): Found[] {
  const { diagnoses } = held.facts;
  const primary = diagnoses.findIndex((one) => one.is_primary === true);
  if (primary < 0 || diagnoses.length < 2) return [];
  const all = diagnoses.map(({ code, description }) => ({
    code: compact(code),
    stems: new Set(
      tokensOf(description)
        .filter(carriesMeaning)
        .map((word) => word.stem),
    ),
  }));
  return [...page.text.matchAll(PRIMARY)].flatMap((match): Found[] => {
    const start = match.index + match[0].length;
    if (isOpen({ start: match.index })) return [];
    const [, until] = segmentAt(page, start);
    const said = page.text
      .slice(start, until)
      .split(/,|\band\b/)[0]!
      .trimEnd();
    const end = start + said.length;
    const words = new Set(
      tokens.slice(tokenFrom(tokens, start), tokenFrom(tokens, end)).map((word) => word.stem),
    );
    const codes = codesIn(said);
    const shares = all.map(({ code, stems }) =>
      codes.includes(code) ? 1 : [...stems].filter((one) => words.has(one)).length / Math.max(1, stems.size),
    );
    const most = Math.max(...shares);
    if (most < 0.5 || shares[primary] === most) return [];
    return [{ start, end, kind: 'diagnosis' }];
  });
}
