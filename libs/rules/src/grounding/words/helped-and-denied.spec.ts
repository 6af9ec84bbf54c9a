import { padsAfterProstatectomy } from '../corpus/eighth-stranger/pads-after-prostatectomy.ts';
import { youthBriefsRett } from '../corpus/eighth-stranger/youth-briefs-rett.ts';
import { commodeStrokeTailor } from '../corpus/tenth-stranger/commode-stroke-tailor.ts';
import { oxygenEmphysemaPrinter } from '../corpus/tenth-stranger/oxygen-emphysema-printer.ts';
import { wristBraceBaker } from '../corpus/tenth-stranger/wrist-brace-baker.ts';
import { checkGrounding } from '../index.ts';

type Case = typeof wristBraceBaker;
const marked = ({ facts, today }: Case, text: string) =>
  checkGrounding(text, facts, today).marks.map((mark) => mark.text);
const isMarked = (of: Case, text: string, place: string) =>
  marked(of, text).some((one) => one.includes(place) || place.includes(one));

test.each<[Case, string, string]>([
  // What was tried and failed is told to have helped.
  [wristBraceBaker, 'Three weeks of naproxen brought clear improvement.', 'improvement'],
  [youthBriefsRett, 'Timed toileting was successful.', 'successful'],
  [youthBriefsRett, 'Scheduled toileting was tried for months. It has worked.', 'worked'],
  // What the case affirms is denied, and the reverse.
  [youthBriefsRett, 'Her rash had not cleared.', 'not cleared'],
  [youthBriefsRett, 'She is a girl who walks and does not talk.', 'walks'],
  [padsAfterProstatectomy, 'His oxybutynin was given.', 'given'],
  // A hyphen denies no more than its own word.
  [padsAfterProstatectomy, 'Non-smoker, DM.', 'DM'],
  // A month is no possibility.
  [wristBraceBaker, 'In May he fractured the wrist.', 'fractured'],
])('the contrary of what the case tells is marked: %#', (of, text, place) => {
  expect(isMarked(of, text, place)).toBe(true);
});

test.each<[Case, string, string]>([
  // Whoever the patient is, a row leaves out.
  [wristBraceBaker, 'Wears an insulin pump.', 'insulin pump'],
  [oxygenEmphysemaPrinter, 'Sleeps with BiPAP.', 'BiPAP'],
  [wristBraceBaker, 'A leg bag is dispensed as well.', 'leg bag'],
  // Days told from today, however the sentence speaks.
  [wristBraceBaker, 'Phone call with patient the day before yesterday.', 'the day before yesterday'],
  [wristBraceBaker, 'He was splinted the weekend before last.', 'the weekend before last'],
  [oxygenEmphysemaPrinter, 'Home visited earlier this week: one level.', 'earlier this week'],
  // Sides in the shorthand of a region.
  [oxygenEmphysemaPrinter, 'Imaging: RUL scar, stable on CT.', 'RUL'],
  // What only its author can have done.
  [wristBraceBaker, 'I have personally fitted the brace.', 'fitted'],
  [
    oxygenEmphysemaPrinter,
    'He is under my comprehensive plan of care.',
    'under my comprehensive plan of care',
  ],
  // Who pays, by name.
  [oxygenEmphysemaPrinter, 'Pacific Crest Advantage covers the concentrator.', 'Pacific Crest Advantage'],
  // A sister is never `he`.
  [commodeStrokeTailor, 'Her sister Loretta helps by day, because he cannot stand.', 'he'],
])('what the case lacks is marked: %#', (of, text, place) => {
  expect(isMarked(of, text, place)).toBe(true);
});

test.each<[Case, string]>([
  [wristBraceBaker, 'Naproxen did not help.'],
  [commodeStrokeTailor, 'Her sister Loretta helps by day.'],
  [youthBriefsRett, 'Scheduled toileting failed.'],
  [padsAfterProstatectomy, 'Oxybutynin was not given.'],
  [oxygenEmphysemaPrinter, 'Imaging: LUL scar, stable on CT.'],
])('what it tells in other words is not: %#', (of, text) => {
  expect(marked(of, text)).toEqual([]);
});
