import { expect, test } from 'vitest';
import type { GroundingFacts } from '../grounding-facts.ts';
import { checkGrounding } from '../index.ts';

const facts: GroundingFacts = {
  case_id: 1,
  patient: { first_name: 'Odile', last_name: 'Ransome', dob: '1950-02-03', gender: 'female' },
  diagnoses: [
    { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
    { code: 'Z89.611', description: 'Acquired absence of right leg above knee' },
  ],
  items: [
    {
      item: 'Ostomy pouch, drainable',
      hcpcs: 'A5063',
      quantity: 20,
      justification: 'The pouch on the right side is changed each day. The left leg is normal.',
    },
    { item: 'Skin barrier, with flange', hcpcs: 'A4407', quantity: 10 },
  ],
  provider: { name: 'Tamsin Bellweather, MD', npi: '1538904712', date_signed: '2026-09-16' },
  seen: ['2026-09-03, in clinic: the stoma was red.'],
  told: ['Pacemaker? None', 'Who pays? Cascade Commons Health Plan', 'Who supplies? Redbarn Mobility'],
  answered: [],
} as unknown as GroundingFacts;
const marksOf = (note: string) => checkGrounding(note, facts, '2026-09-16').marks;

test.each([
  ['a thing with the word that says it is so', 'She has a pacemaker.', 'has a pacemaker'],
  ['a number with what it counts', 'She had it for 7 months.', '7 months'],
  ['a name with its code', 'I order 20 drainable pouches (A4407) for her.', 'drainable pouches (A4407)'],
])('a softer mark covers %s: %s', (_, note, place) => {
  expect(marksOf(note)).toContainEqual(expect.objectContaining({ text: place, tier: 'untraced' }));
});

test.each([
  ['another disease right before a code', 'A woman with multiple sclerosis (G12.21).', 'multiple sclerosis'],
  ['the other side before a code', 'She has an absence of the left leg (Z89.611).', 'left'],
  [
    'a time before the order that no two days lie apart',
    'The stoma was red two months before the order was signed.',
    'two months before the',
  ],
  ['the firm of a letterhead', 'Alder Pain Products\n\nTo whom it may concern:', 'Alder Pain Products'],
  ['whom a letter is for', 'Attention: Tidewater Trust, Authorizations', 'Tidewater Trust'],
  ['how many pieces are ordered', 'Forty pieces in all are ordered.', 'Forty'],
])('%s is marked: %s', (_, note, place) => {
  expect(marksOf(note).map(({ text }) => text)).toContain(place);
});

test.each([
  ['days that lie so far apart', 'The stoma was red 13 days before the order was signed.'],
  ['its own firm', 'Redbarn Mobility\n\nTo whom it may concern:'],
  ['its own disease', 'A woman with amyotrophic lateral sclerosis (G12.21).'],
  ['all pieces', 'Thirty pieces in all are ordered.'],
])('%s is not: %s', (_, note) => expect(marksOf(note)).toEqual([]));

test.each([
  ['kin', 'She lives with her sister.'],
  ['a department', 'Pediatric Urology Department\n\nShe is 76 years old.'],
  ['a day that is to come', 'The rental ends for her on January 19, 2027.'],
  ['a code that is compared', 'She has A5063 and A4407; a two-piece pouch (A4425) is larger.'],
  [
    'a pronoun behind the name of whoever treats',
    'Signed by Bertrand Ilunga-Shaw, DO, a week after his visit.',
  ],
])('%s is nothing that contradicts: %s', (_, note) => {
  expect(marksOf(note).filter(({ tier }) => tier === undefined)).toEqual([]);
});
