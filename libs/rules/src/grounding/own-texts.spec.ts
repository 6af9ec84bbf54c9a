import { checkGrounding } from './check-grounding.ts';
import { HANDS } from './corpus/hands.ts';
import type { CorpusCase } from './corpus/index.ts';

/** What a case says of itself, as its texts stand and as a form repeats them. */
function textsOf({ facts }: CorpusCase): readonly string[] {
  const { patient, diagnoses, items, seen = [], told = [] } = facts;
  const { first_name, last_name, address, phone, mrn, height, weight } = patient;
  const answers = told.map((one) => one.replace(/^[^?]*\? /, '')).filter((one) => /^\p{L}+ \p{L}/u.test(one));
  return [
    [`${first_name} ${last_name}`, address, phone, mrn && `MRN ${mrn}`].filter(Boolean).join('\n'),
    ...(height && weight ? [`Height ${height}, weight ${weight}`, `Weighs ${weight}.`] : []),
    ...diagnoses.map(({ code, description }) => `${description} (${code})`),
    ...items.map(({ item, hcpcs }) => `${item} (${hcpcs})`),
    ...items.map(({ item, hcpcs, quantity }) => `${hcpcs} ${item}, quantity ${quantity}`),
    ...items.flatMap(({ justification, size, color }) => [
      justification,
      size && `Size: ${size}`,
      color && `Color: ${color}`,
    ]),
    ...seen.map((one) => one.replace(/^[^:]*: /, '')),
    ...seen,
    ...answers,
  ].filter((one): one is string => Boolean(one));
}

test.each(HANDS)('%s: no case contradicts itself, and few of its texts ask for a second look', (_, cases) => {
  const found = cases.flatMap((one) =>
    textsOf(one).map((text) => ({
      case: one.id,
      text,
      marks: checkGrounding(text, one.facts, one.today).marks.map(({ text: said, tier }) => [said, tier]),
    })),
  );
  const marked = found.filter(({ marks }) => marks.length > 0);
  expect(marked.filter(({ marks }) => marks.some(([, tier]) => tier === undefined))).toEqual([]);
  expect(marked.slice(Math.ceil(found.length * MOST_MARKED))).toEqual([]);
});
const MOST_MARKED = 0.01;
