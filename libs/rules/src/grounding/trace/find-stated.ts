import type { Compared } from '../check-grounding.ts';
import type { GroundingFacts } from '../grounding-facts.ts';
import { nameWords } from '../held.ts';
import { itemsAround } from '../text/mentions.ts';
import { numbersIn, numbersOf } from '../text/numbers-in-text.ts';
import { numbersBy } from '../text/numbers-by.ts';
import { onceFor } from '../text/once-for.ts';
import { lowered, partAt, plain } from '../text/page.ts';
import { countsItems, isCountOf } from '../numbers/wrong-quantities.ts';
import { carriesMeaning } from '../words/retelling.ts';
import { type Token, tokensOf } from '../words/tokens.ts';
import { DATE_FORMS, fits, readings } from '../text/written-dates.ts';
import { sharedBySegment, type Stating, statedDiagnoses } from './stated-diagnoses.ts';
import { statedLimits, statedPrimary, statedReach, statedSex } from './stated-particulars.ts';

const digits = (text: string): string => text.replace(/\D/g, '');

/** Where a note states the facts of its case: each place once a fact, in no order. */
export function findStated(compared: Compared): Stating[] {
  const diagnoses = statedDiagnoses(compared.reading);
  return [
    ...diagnoses,
    ...statedPrimary(compared, diagnoses),
    ...[statedPeople, statedSex, statedReach, statedDays, statedNumbers].flatMap((find) => find(compared)),
    ...[statedItems, statedLimits, statedChoices, statedTold, statedAnswers].flatMap((find) =>
      find(compared),
    ),
  ];
}

function statedPeople({ reading: { tokens, held } }: Compared): Stating[] {
  const { patient, provider } = held.facts;
  const names = new Map<string, string>();
  const put = (text: string | undefined, key: string) => {
    for (const word of nameWords(text ?? '')) if (word.length > 2 && !names.has(word)) names.set(word, key);
  };
  put(`${patient.first_name} ${patient.last_name}`, 'patient name');
  put(provider?.name, 'provider name');
  return tokens.flatMap(({ start, word }) => {
    const key = names.get(word);
    return key ? [{ at: start, key }] : [];
  });
}

function statedDays({ reading: { page, held } }: Compared): Stating[] {
  const { patient, provider } = held.facts;
  const days = [
    ['patient dob', patient.dob],
    ['provider signed', provider?.date_signed],
  ] as const;
  const dates = DATE_FORMS.flatMap((pattern, form) =>
    [...page.text.matchAll(pattern)].flatMap((match) =>
      days.flatMap(([key, day]) =>
        day && readings(form, match).some((one) => one.day !== null && fits(one, day))
          ? [{ at: match.index, key }]
          : [],
      ),
    ),
  );
  const ages = [
    ...page.text.matchAll(/(\d{1,3})[ -]?(?:years?[ -]old|y\/?o\b|years\b)|\baged? (\d{1,3})\b/giu),
  ]
    .filter(([, old, aged]) => held.ages.has(Number(old ?? aged)))
    .map(({ index }) => ({ at: index, key: 'patient dob' }));
  return [...dates, ...ages];
}

/** Numbers that name somebody, and height and weight with their units. */
function statedNumbers({ reading: { page, held } }: Compared): Stating[] {
  const { patient, provider } = held.facts;
  const named = [
    ['patient phone', digits(patient.phone ?? '')],
    ['patient mrn', digits(patient.mrn ?? '')],
    ['provider npi', digits(provider?.npi ?? '')],
  ] as const;
  const found = [...page.text.matchAll(/[\d(](?:[-().\s]?\d){3,14}/gu)].flatMap(({ index, 0: text }) =>
    named
      .filter(([, wanted]) => wanted !== '' && digits(text).endsWith(wanted))
      .map(([key]) => ({ at: index, key })),
  );
  const measures = [
    ['patient height', patient.height],
    ['patient weight', patient.weight],
  ] as const;
  const said = new Set<string>();
  const numbers = numbersOf(page);
  for (const { start, value } of numbers) said.add(`${partAt(page.segments, start)} ${value}`);
  const measured = measures.flatMap(([key, text]) => {
    const [first, ...more] = numbersIn(plain(text ?? ''));
    if (!first) return [];
    return numbers
      .filter(({ start, value, unit }) => {
        const segment = partAt(page.segments, start);
        const isAll = more.every((one) => said.has(`${segment} ${one.value}`));
        return (
          value === first.value && isAll && (unit === first.unit || unit === null || first.unit === null)
        );
      })
      .map(({ start }) => ({ at: start, key }));
  });
  return [...found, ...measured];
}

function statedItems({ reading: { page, held, mentions }, quantities }: Compared): Stating[] {
  const { items } = held.facts;
  const named = mentions.flatMap(({ start, items: meant }) =>
    meant.flatMap((at): Stating[] => {
      const one = /\b(?:an?|one|the) (?:\p{L}+ )?$/iu.test(page.text.slice(Math.max(0, start - 30), start));
      const key = `item ${at}`;
      return one && items[at]?.quantity === 1
        ? [
            { at: start, key },
            { at: start, key: `${key} quantity` },
          ]
        : [{ at: start, key }];
    }),
  );
  const counting = quantities.filter(({ counted }) => countsItems(counted, held));
  const counted = counting.flatMap((quantity) =>
    quantity.stated.flatMap(({ start, value }) =>
      (quantity.items.length > 0 ? quantity.items : items.map((_, at) => at))
        .filter((at) => isCountOf(quantity, value, items[at]!.quantity, items[at]!))
        .map((at) => ({ at: start, key: `item ${at} quantity` })),
    ),
  );
  return [...named, ...counted];
}

const WORDS: Record<string, string> = {
  s: 'small',
  m: 'medium',
  l: 'large',
  xs: 'extra small',
  xl: 'extra large',
};

/** Sizes, colors and lengths where their item is spoken of, by their letter beside `size` or by their word. */
function statedChoices({ reading: { page, tokens, held, mentions } }: Compared): Stating[] {
  const around = itemsAround(page, mentions);
  const byFirst = new Map<string, { words: string[]; at: number; key: string }[]>();
  held.facts.items.forEach(({ size, color, length }, at) => {
    for (const [name, value] of Object.entries({ size, color, length })) {
      const said = lowered(plain(value ?? '')).trim();
      for (const form of new Set([said, WORDS[said] ?? said])) {
        const words = tokensOf(form).map(({ word }) => word);
        if (!words[0]) continue;
        byFirst.set(words[0], [...(byFirst.get(words[0]) ?? []), { words, at, key: `item ${at} ${name}` }]);
      }
    }
  });
  return tokens.flatMap(({ start, word }, from) => {
    const meant = byFirst.get(word);
    if (!meant) return [];
    const near = new Set(around(start));
    return meant
      .filter(
        ({ words, at }) => near.has(at) && words.every((one, next) => tokens[from + next]?.word === one),
      )
      .filter(
        () => word.length > 1 || /\bsizes?[ :=]{0,3}$/i.test(page.text.slice(Math.max(0, start - 9), start)),
      )
      .map(({ key }) => ({ at: start, key }));
  });
}

/** Sentences of a justification or a visit that are quoted or retold: at least half of their words stand in one sentence. */
const statedTold = ({ reading: { page, tokens, told } }: Compared): Stating[] =>
  retold(
    page.segments,
    tokens,
    told.map(({ stems }) => stems),
    0.5,
  ).map(({ at, number }) => ({ at, key: `told ${number}` }));

/** Answers are short: more of their words must stand in one sentence. */
const statedAnswers = ({ reading: { page, tokens, held } }: Compared): Stating[] =>
  retold(page.segments, tokens, stemsOfAnswers(held.facts), 0.7).map(({ at, number }) => ({
    at,
    key: `answer ${number}`,
  }));

const stemsOfAnswers = onceFor(({ answered = [] }: GroundingFacts) =>
  answered.map(
    (text) =>
      new Set(
        tokensOf(plain(text))
          .filter(carriesMeaning)
          .map(({ stem }) => stem),
      ),
  ),
);

/** The texts, by their numbers, of whose words such a part stands in one sentence. */
function retold(
  segments: readonly number[],
  tokens: readonly Token[],
  texts: readonly ReadonlySet<string>[],
  part: number,
): { at: number; number: number }[] {
  const byStem = numbersBy(texts, (stems) => stems);
  return sharedBySegment(segments, tokens, byStem).filter(
    ({ number, shared }) => shared >= part * texts[number]!.size,
  );
}
