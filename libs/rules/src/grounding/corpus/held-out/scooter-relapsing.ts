import type { CorpusCase } from '../corpus-case.ts';

export const scooterRelapsing: CorpusCase = {
  id: 'scooter-relapsing',
  today: '2026-08-03',
  facts: {
    case_id: 7022,
    patient: {
      first_name: 'Ottoline',
      middle_name: null,
      last_name: 'Nakashima',
      dob: '1981-02-14',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '141 lb',
      address: '333 Saguaro Vista Way, Mesa, AZ 85204',
      phone: '(480) 555-0169',
      mrn: 'MRN-212496',
    },
    diagnoses: [
      { code: 'G35.A', description: 'Relapsing-remitting multiple sclerosis' },
      { code: 'R53.83', description: 'Other fatigue' },
    ],
    items: [
      {
        item: 'Power scooter, group 1 standard',
        hcpcs: 'K0800',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'blue',
        justification:
          'Walks 40 feet with a rollator and then has to rest 15 minutes. The kitchen is 70 feet from her bedroom. A rented manual wheelchair was tried for two weeks in June 2026: exhausted after 100 feet. Sits upright, transfers without help and steers a tiller with both hands. Cooks for two sons.',
      },
    ],
    provider: { name: 'Dr. Absalom Trevino', npi: '1107569000', date_signed: '2026-08-03' },
  },
  notes: [
    `Ottoline Nakashima, 45, of Mesa, has relapsing-remitting multiple sclerosis (G35.A) and fatigue (R53.83).

Walking: 40 feet with a rollator, followed by a rest of 15 minutes. Her kitchen is 70 feet from the bedroom.

Manual wheelchair: she rented one and tried it for two weeks in June 2026. She was exhausted after 100 feet.

Scooter: she sits upright, transfers without help, and can steer a tiller with both hands.

I am prescribing a group 1 standard power scooter, K0800, quantity 1.

August 3, 2026
Dr. Absalom Trevino
NPI 1107569000`,
    `nakashima / 45F / RRMS + fatigue
rollator 40ft then rest 15min. kitchen 70ft
MWC rental x2wk june, done in @100ft
sits ok, xfers indep, tiller both hands ok
K0800 x1 blue
trevino 1107569000`,
    `MOBILITY ASSISTIVE EQUIPMENT: STEP BY STEP

Step 1. Limitation in daily life?    Yes. Cooking: kitchen 70 ft away, range 40 ft.
Step 2. Cane or walker enough?       No. Rollator 40 ft, then 15 min rest.
Step 3. Manual wheelchair enough?    No. Two weeks in June 2026, exhausted after 100 ft.
Step 4. Scooter usable?              Yes. Upright sitting, own transfers, both hands on the tiller.

Person     Nakashima, Ottoline (MRN-212496), born 02/14/1981
Device     K0800, one in 5 years
Author     Absalom Trevino, NPI 1107569000`,
    `Multiple sclerosis in its relapsing-remitting form comes in attacks with recovery between them. What many patients name as the worst of it can be seen by nobody: a fatigue that has little to do with effort or sleep and that makes the tenth step heavier than the first. Warm weather tends to add to it.

Ms. Nakashima, who is forty-five, stops after forty feet on her rollator and needs a quarter of an hour before going on. Seventy feet separate the room where she sleeps from the room in which she cooks for her two sons. She is thus thirty feet short. Pushing a manual chair was no way out, as two weeks in June have shown: at one hundred feet (thirty meters) she was exhausted.

A scooter asks only for an upright seat and for hands that can turn a tiller. Both she has.

Dr. A. Trevino. National Provider Identifier 1107569000.`,
    `**Letter of appeal**

Dear Sir or Madam:

I respectfully request approval of one power scooter (HCPCS K0800) for Ms. Ottoline Nakashima.

• **Diagnosis:** relapsing-remitting multiple sclerosis (G35.A); other fatigue (R53.83)
• **Less costly devices:** a rollator takes her 40 feet; a manual wheelchair exhausted her after 100 feet
• **Ability:** she transfers by herself and steers with both hands
• **Weight:** 141 lb (64 kg), below the 300 lb a group 1 standard scooter carries

The way to the kitchen and back is 140 feet.

With kind regards,
Absalom Trevino, NPI 1107569000`,
    `Scooter K0800, color blue, for O. Nakashima, phone (480) 555-0169, 333 Saguaro Vista Way. Height 5'6", weight 141 lb. The patient had a manual wheelchair on rent in June, for fourteen days. Transfers: independent. Steering: both hands. Diagnosis codes as given: G35.A, R53.83. Doctor: Trevino, NPI 1107569000, signed today. One scooter is allowed in five years.`,
  ],
  passages: [
    'To the kitchen she lacks 30 feet with the rollator.',
    'There and back the way to the kitchen is 140 feet.',
    'She needs no help to transfer.',
    'Two weeks with a rented wheelchair showed that her strength ends at 100 feet.',
    'Fatigue in multiple sclerosis is often worse in the heat.',
  ],
  edits: [
    [0, 'negation', 'transfers without help → does not transfer without help'],
    [2, 'retold', 'Cooking: kitchen 70 ft away → Cooking: kitchen 30 ft away'],
    [4, 'sum', 'and back is 140 feet → and back is 210 feet'],
    [5, 'choice', 'color blue → color red'],
  ],
  corruptions: {
    'code-disease': ['R53.83 is {other fatigue → muscle weakness}.'],
    'other-item': ["K0800 is a {power scooter → power wheelchair with a captain's chair}."],
    'description-detail': ['{Relapsing-remitting → Secondary progressive} multiple sclerosis'],
    side: ['She steers a tiller with {both hands → her right hand only}.'],
    sex: ['{Ms. → Mr.} Nakashima cooks for two sons.'],
    choice: ['A {blue → black} scooter is ordered.'],
    device: ['A {scooter → stair lift} is requested for use in the home.'],
    medication: ['{ → Ocrelizumab is infused every six months.}'],
    diagnosis: ['{ → Optic neuritis has dimmed her left eye.}'],
    event: ['{ → In May a relapse led to five days in the hospital.}'],
    treatment: ['{ → Amantadine for fatigue was not tolerated.}'],
    social: ['She cooks for her two {sons → elderly parents}.'],
    attitude: ['~ { → She has a positive outlook and is fully compliant with all recommendations.}'],
    negation: ['She {sits → cannot sit} upright.'],
    organisation: ['{ → Copper State Neurology has followed her since 2014.}'],
    attestation: ['{ → I have inspected the home and found it suitable for a scooter.}'],
    'relative-date': ['The manual wheelchair was tried {in June → two years ago}.'],
    'other-role': ['With a rollator she walks {40 → 45} feet.'],
    brackets: ['[{ → She has fallen four times this summer.}]'],
    'coverage-measure': [
      'A scooter is covered when a walker does not suffice{ →, as her EDSS of 6.5 shows}.',
    ],
    script: ['The {kitchen → kitсhen} is 70 feet away.'],
    identifier: ['{G35.A → G35.D}, relapsing-remitting multiple sclerosis'],
    'date-age': ['Her birthday is February {14 → 4}, 1981.'],
    quantity: ['One scooter in {five → three} years is allowed.'],
    name: ['Ottoline {Nakashima → Nakamura}'],
    retold: [
      'After 40 feet she rests {15 → 50} minutes.',
      'The wheelchair was tried for two {weeks → months}.',
    ],
    sum: ['Seventy less forty leaves {thirty → fifty} feet.'],
  },
};
