import { ageOn } from '../../days/dates.ts';
import { writtenSentences } from './written/index.ts';
import {
  corruptionsOf,
  devCases,
  devGeneralSentences,
  goodTextsOf,
  heldOutCases,
  heldOutGeneralSentences,
  secondGeneralSentences,
  secondStrangersCases,
  thirdStrangersCases,
  CORRUPTION_CLASSES,
  type CorpusCase,
} from './index.ts';

const CODE = /\b(?:[A-TV-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})?|[AEKT]\d{4}|[12]\d{9})\b/gu;
const held = ({ diagnoses, items, provider }: CorpusCase['facts']) => [
  ...diagnoses.map(({ code }) => code),
  ...items.map(({ hcpcs }) => hcpcs),
  provider?.npi,
  // T10 may also be a vertebra.
  ...items.flatMap(({ justification }) => justification?.match(CODE) ?? []),
];

/** As a reader sees it: entities, joiners and case put aside. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/&#39;|’/gu, "'")
    .replaceAll('&Oslash;', 'Ø')
    .replaceAll('\u200D', '')
    .toUpperCase();

describe('the corpus of a stranger', () => {
  const cases = [...devCases, ...heldOutCases, ...secondStrangersCases, ...thirdStrangersCases];
  const all = corruptionsOf(cases);

  test.each(CORRUPTION_CLASSES)('has corruptions of the class %s in both parts', (kind) => {
    const texts = (half: readonly CorpusCase[]) =>
      new Set(all.filter((one) => one.class === kind && half.includes(one.case)).map(({ text }) => text))
        .size;
    expect(texts(devCases) + texts(heldOutCases)).toBeGreaterThanOrEqual(48);
    expect(Math.min(texts(devCases), texts(heldOutCases))).toBeGreaterThanOrEqual(12);
  });

  it('has its cases in one of four parts, and none in two', () => {
    const parts = [devCases, heldOutCases, secondStrangersCases, thirdStrangersCases];
    expect(parts.map(({ length }) => length)).toEqual([48, 12, 10, 12]);
    expect(new Set(cases.map(({ facts }) => facts.patient.mrn)).size).toBe(cases.length);
    const general = [...devGeneralSentences, ...heldOutGeneralSentences, ...secondGeneralSentences];
    expect(new Set(general).size).toBe(110);
    expect(cases.flatMap(({ notes }) => notes).length).toBeGreaterThanOrEqual(190);
  });

  it('corrupts each sentence somewhere, and says where', () => {
    for (const { text, truth, changes } of all) {
      expect(text).not.toBe(truth);
      expect(changes.length).toBeGreaterThan(0);
      for (const { start, end } of changes)
        expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
    }
  });

  it('names in its good texts and true sentences no code that their case lacks', () => {
    const texts = [
      ...goodTextsOf(devCases),
      ...all.map(({ case: of, truth }) => ({ case: of, text: truth })),
    ];
    for (const { case: of, text } of texts)
      expect({
        text,
        // An empty box names what was not chosen.
        codes: (text.replaceAll(/\[ \][^\n]*/g, '').match(CODE) ?? []).filter(
          (code) => !held(of.facts).includes(code),
        ),
      }).toEqual({
        text,
        codes: [],
      });
  });

  it('has what models wrote once each, with two readings where they differ', () => {
    const texts = new Set(writtenSentences.map(({ case: of, text }) => `${of}\n${text}`));
    expect(texts.size).toBe(writtenSentences.length);
    expect(texts.size).toBeGreaterThanOrEqual(420);
    for (const { readings } of writtenSentences) if (readings) expect(readings[0]).not.toBe(readings[1]);
  });

  it('tells in its whole notes who the patient and the provider are', () => {
    for (const { facts, notes, today } of cases)
      for (const note of notes) {
        expect(plain(note)).toContain(plain(facts.patient.last_name));
        expect(note).toContain(facts.provider?.npi);
        expect(ageOn(facts.patient.dob, today)).not.toBeNull();
      }
  });
});
