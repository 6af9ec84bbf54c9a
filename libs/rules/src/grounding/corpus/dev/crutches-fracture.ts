import type { CorpusCase } from '../corpus-case.ts';

export const crutchesFracture: CorpusCase = {
  id: 'crutches-fracture',
  today: '2026-03-19',
  facts: {
    case_id: 2083,
    patient: {
      first_name: 'Alex',
      middle_name: 'Jordan',
      last_name: 'Morgan-Reyes',
      dob: '2001-01-17',
      gender: 'other',
      height: '5 ft 8 in',
      weight: '157 lb',
      address: '18 Foundry Place, Pittsburgh, PA 15203',
      phone: '(412) 555-0197',
      mrn: 'MRN-590277',
    },
    diagnoses: [
      {
        code: 'S82.841D',
        description:
          'Displaced bimalleolar fracture of right lower leg, subsequent encounter for closed fracture with routine healing',
      },
      { code: 'R26.2', description: 'Difficulty in walking, not elsewhere classified' },
    ],
    items: [
      {
        item: 'Underarm crutches',
        hcpcs: 'E0114',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        length: 'Long',
        justification:
          'The ankle was plated on 2026-03-06 and may bear no weight for 6 weeks. The patient climbs 14 stairs to the bedroom with crutches, and their roommate walks behind them. A knee scooter is of no use on stairs. No nerve injury.',
      },
      {
        item: 'Folding walker',
        hcpcs: 'E0135',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification: 'For the bathroom, where crutches slipped on the tiles on 2026-03-15 without injury.',
      },
    ],
    provider: { name: 'Dr. Annika Bergström-Lee', npi: '1822536771', date_signed: '2026-03-19' },
  },
  notes: [
    `March 19, 2026

Regarding: Alex Jordan Morgan-Reyes, born January 17, 2001

To whom it may concern,

Alex Morgan-Reyes is 25 years old and is recovering from a displaced bimalleolar fracture of the right lower leg, a closed fracture with routine healing (S82.841D). Walking is difficult (R26.2).

The ankle was plated on March 6, 2026. It may bear no weight for 6 weeks. To reach the bedroom the patient has to climb 14 stairs, which they do with crutches while their roommate walks behind them. A knee scooter cannot be used on stairs. In the bathroom, crutches slipped on the tiles on March 15, 2026; nobody was hurt. There is no nerve injury.

I order 1 pair of underarm crutches (E0114), long, and 1 folding walker (E0135) for the bathroom.

Dr. Annika Bergström-Lee
NPI 1822536771`,
    `Ortho f/u note – DME

Dx   S82.841D  displ. bimalleolar fx R lower leg, closed, routine healing, subsequent encounter
     R26.2     difficulty walking
Sx   plated 3/6/2026
WB   NWB R x 6 wks
Home 14 stairs to bedroom; roommate behind pt
DME  E0114 underarm crutches, long, 1 pr
     E0135 folding walker, 1 (bathroom; crutches slipped on tiles 3/15/2026, no injury)
Not  knee scooter: stairs

Pt: Morgan-Reyes, Alex J., 25, MRN-590277, 5 ft 8 in, 157 lb
Dr. Annika Bergström-Lee NPI 1822536771 3/19/2026`,
    `I. Patient
   Alex Morgan-Reyes, 01/17/2001, MRN-590277
II. Diagnoses
   S82.841D – fracture of both malleoli of the right ankle, displaced, closed; this is a subsequent encounter with routine healing
   R26.2 – difficulty in walking
III. Course
   The fracture was plated on 6 March 2026. For six weeks the right leg must not be loaded.
IV. Aids
   a. Underarm crutches (E0114), one pair, long: for stairs, of which there are fourteen up to the bedroom
   b. Folding walker (E0135), one: for the tiled bathroom, where crutches slipped on 15 March
V. Alternatives
   Knee scooter: of no use on stairs.
VI. Signature
   Annika Bergström-Lee, Dr., 1822536771, 19 March 2026`,
  ],
  passages: [
    `Neither a wheelchair nor a hospital bed is requested.`,
    `Left leg: no complaint is recorded in this case.`,
    `Crutches and walkers are covered when they allow daily activities at home that would otherwise be unsafe. A second walking aid needs a reason of its own.`,
    `Alex may not put weight on the right leg. Their roommate walks behind them on the stairs.`,
    `A knee scooter is not ordered.`,
  ],
  edits: [
    [
      0,
      'description-detail',
      'a closed fracture with routine healing → an open fracture with delayed healing',
    ],
    [0, 'retold', 'It may bear no weight for 6 weeks. → It may bear half weight for 6 weeks.'],
    [0, 'social', 'while their roommate walks → while their mother walks'],
    [1, 'side', 'fx R lower leg → fx L lower leg'],
    [
      1,
      'event',
      'crutches slipped on tiles 3/15/2026, no injury → crutches slipped on tiles 3/15/2026, head injury',
    ],
    [1, 'choice', 'E0114 underarm crutches, long → E0114 underarm crutches, short'],
    [2, 'date-age', 'plated on 6 March 2026 → plated on 16 March 2026'],
    [2, 'retold', 'there are fourteen → there are forty'],
  ],
  corruptions: {
    'code-disease': [
      'S82.841D codes a displaced {bimalleolar fracture → fracture of the patella}.',
      'R26.2: {difficulty in walking → ataxia}',
      '{Bimalleolar fracture → Trimalleolar fracture} (S82.841D)',
    ],
    'other-item': [
      'E0114, {underarm → forearm} crutches, one pair',
      'E0135: {folding walker → wheeled walker with seat}',
      'One {folding walker → quad cane} (E0135)',
    ],
    'description-detail': [
      'A {displaced → nondisplaced} bimalleolar fracture.',
      '{A closed → An open} fracture with routine healing.',
      'Closed fracture with {routine → delayed} healing.',
      'A {subsequent → first} encounter for the fracture.',
    ],
    side: [
      'Fracture of the {right → left} lower leg.',
      'No weight on the {right → left} leg for 6 weeks.',
      'The {ankle was → ankles were both} plated.',
    ],
    sex: [
      'Alex is a 25-year-old {patient → man}.',
      '~ {Their → Her} roommate walks behind {them → her}.',
      '~ {The patient → He} climbs 14 stairs.',
    ],
    choice: [
      'Crutches in the {long → short} version',
      '~ A folding walker{ → in gray}',
      'The crutches{ →, size XL,} are ordered as one pair.',
    ],
    device: [
      '{ → A knee scooter is rented for work.}',
      'Crutches{ → , a cast boot} and a walker are ordered.',
      '{ → A bath bench and a raised toilet seat go to the same address.}',
    ],
    medication: [
      '{ → Enoxaparin 40 mg daily prevents thrombosis.}',
      '{ → Hydrocodone is taken before exercises.}',
      '{ → They were told to stop ibuprofen.}',
    ],
    diagnosis: ['{ → Asthma limits their endurance.}', 'Fracture{ →, osteopenia} and difficulty in walking.'],
    event: [
      'Crutches slipped on the tiles {without injury → and the wrist was sprained}.',
      '{ → The plate loosened and was replaced.}',
      '{ → They were hit by a bicycle.}',
    ],
    treatment: [
      '{ → A cast was tried first and had to be removed for swelling.}',
      '{ → They are allergic to nickel.}',
      '{ → Gait training with a therapist is under way.}',
    ],
    social: [
      'Their {roommate → father} walks behind them.',
      '{ → They work as a line cook and are off work.}',
      '{ → They live alone in a walk-up.}',
    ],
    attitude: [
      '~ { → They follow the weight-bearing restrictions strictly.}',
      '~ { → Alex is anxious about the stairs.}',
      '~ { → The patient is comfortable with the use of crutches.}',
    ],
    negation: [
      'The ankle may bear {no weight → weight}.',
      'A knee scooter is of {no use → use} on stairs.',
      'There is {no nerve → nerve} injury.',
    ],
    organisation: [
      '{ → The surgery took place at Allegheny South Hospital.}',
      '{ → UPMC Health Plan is responsible for payment.}',
    ],
    attestation: [
      '{ → I operated on this ankle and followed the patient in person.}',
      '{ → I have seen the X-rays myself and certify union.}',
    ],
    'relative-date': [
      'The ankle was plated {on March 6, 2026 → a month ago}.',
      '{ → The next check is tomorrow.}',
    ],
    'other-role': [
      'No weight for {6 → 14} weeks.',
      'They climb {14 → 25} stairs.',
      '{ → The gap measures 8 mm.}',
      '{ → Pain is 6 out of 10.}',
    ],
    brackets: ['{ → [syndesmosis screw left in]}', 'They climb 14 stairs. { → [with rail on left]}'],
    'coverage-measure': [
      'A walking aid is covered when walking is unsafe{ → ; a sway of 31 mm was measured here}.',
      'The plan pays for one aid unless a reason is given{ → , such as their dorsiflexion of minus 5 degrees}.',
    ],
    script: ['No weight for {6 → ٩} weeks', '~ {Folding → Fоlding} walker', '{14 → ４１} stairs'],
    identifier: [
      '{S82.841D → S82.842D}',
      'S82.841{D → A}, the fracture',
      'Walker {E0135 → E0153}',
      'NPI: {1822536771 → 1822563771}',
    ],
    'date-age': [
      'Plated on {3/6/2026 → 3/16/2026}',
      '{25 → 52} years old',
      'Slipped on March {15 → 5}, 2026',
      'DOB {January 17 → June 17}, 2001',
    ],
    quantity: [
      '{1 pair → 2 pairs} of underarm crutches',
      '{A folding walker → Three folding walkers} for the bathroom',
    ],
    name: [
      'Alex {Morgan-Reyes → Morgan-Ramos}',
      'Dr. Annika {Bergström-Lee → Bergmann-Lee}',
      '{Alex → Alexis} Jordan Morgan-Reyes',
    ],
    retold: [
      'No weight may be borne for {six → twelve} weeks.',
      'The roommate walks {behind → far ahead of} them.',
      'There are {fourteen → four} stairs to the bedroom.',
      'On the tiles the crutches {slipped → held}.',
    ],
    sum: [
      'One pair of crutches and one walker: {two → three} aids.',
      '1 pair (2 crutches) + 1 walker = {3 → 4} pieces',
    ],
  },
};
