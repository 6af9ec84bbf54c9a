import type { CorpusCase } from '../corpus-case.ts';

export const strokeCaneLiners: CorpusCase = {
  id: 'stroke-cane-liners',
  today: '2026-05-27',
  facts: {
    case_id: 7018,
    patient: {
      first_name: 'Bertrand',
      middle_name: null,
      last_name: 'Szymanski',
      dob: '1964-10-21',
      gender: 'male',
      height: '178 cm',
      weight: '81 kg',
      address: '19 Foundry Row, Erie, PA 16507',
      phone: '(814) 555-0143',
      mrn: 'MRN-386125',
    },
    diagnoses: [
      {
        code: 'I69.354',
        description:
          'Hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side',
      },
      { code: 'N39.41', description: 'Urge incontinence' },
    ],
    items: [
      {
        item: 'Quad cane',
        hcpcs: 'E0105',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        length: '34 in',
        justification:
          'Stroke in August 2025. Holds the cane in the right hand. With a straight cane he swayed to the left; with a quad cane he walked 150 feet without help on May 20, 2026. The left leg gives way in turns.',
      },
      {
        item: 'Bladder control pads',
        hcpcs: 'T4535',
        quantity: 120,
        quantity_limit: 150,
        limit_period: 'month',
        justification: 'Four a day. Walks too slowly to reach the toilet in time. Dry at night.',
      },
    ],
    provider: { name: 'Yolanda Eberhardt, PA-C', npi: '1580699837', date_signed: '2026-05-27' },
  },
  notes: [
    `Bertrand Szymanski, 61 years old, had a stroke in August 2025. Hemiplegia and hemiparesis following cerebral infarction affect his left, non-dominant side (I69.354). He also has urge incontinence (N39.41).

Gait: in turns the left leg gives way. On a straight cane he swayed to the left. On May 20, 2026 he walked 150 feet with a quad cane and without help from anyone. He holds the cane in his right hand; it is to be 34 inches long.

Bladder: because he walks slowly he does not reach the toilet in time. He uses four pads a day and is dry at night.

Plan: quad cane (E0105), 1; bladder control pads (T4535), 120 per month.

Yolanda Eberhardt, PA-C, NPI 1580699837`,
    `SZYMANSKI B 61M
CVA 8/25, L hemi (nondom). L leg buckles on turns
SPC: sways L. QC: 150' indep 5/20
urge incont, slow gait, doesn't make it. 4 pads/d, dry noc
E0105 #1 34" / T4535 #120
Eberhardt PA-C 1580699837`,
    `To: Claims department
From: Office of Yolanda Eberhardt, PA-C (NPI 1580699837)
Concerning: Szymanski, MRN-386125

Two articles are requested. The first is a cane with four feet, HCPCS E0105. A cane with a single tip was not steady enough: he swayed with it to the side of the paresis. The second are pads that are worn in the underwear, T4535, at four a day, hence 120 in a month of thirty days. The monthly maximum of 150 is not reached.

The codes of diagnosis are I69.354 and N39.41.`,
    `### Assessment and Plan

**Hemiparesis after stroke (I69.354)**
- Affected: left side (non-dominant)
- Cane in the right hand
- Walked 150 ft (about 46 m) with a quad cane, no assistance

**Urge incontinence (N39.41)**
- Occurs on the way to the toilet
- No loss of urine at night

**Orders for Mr. Szymanski**

| Item | HCPCS | Qty |
|---|---|---|
| Quad cane, 34 in | E0105 | 1 |
| Bladder control pads | T4535 | 120 / month |

Signed May 27, 2026, Yolanda Eberhardt, PA-C, NPI 1580699837`,
    `After a stroke the weak leg often cannot be trusted, least of all when the body turns and for a moment rests on it alone. A cane widens the base. One with four feet stands by itself and takes more weight than one with a single tip. It belongs in the hand opposite to the weak leg.

Mr. Szymanski had his stroke nine months ago. His left leg fails him when he turns. With an ordinary cane he swayed over to the left. A week ago he walked fifty yards with a quad cane and needed nobody. Such a cane, 34 inches (86 cm) long, is what he should have.

It has to be added that an urgent bladder does not wait for slow legs. He changes four pads a day; the nights are dry.

Y. Eberhardt, PA-C / NPI 1580699837`,
    `Name: Bertrand Szymanski        Sex: M        Born: 10/21/1964
Tel.: (814) 555-0143            19 Foundry Row, Erie, PA 16507
-----
[x] cane, quad        E0105     length 34 in     qty 1
[ ] cane, straight    E0100
[x] pads              T4535     4/day            qty 120     limit 150/month
-----
Weak side: left       Cane hand: right
Stroke: August 2025
Prescriber: Eberhardt, Yolanda, PA-C     NPI 1580699837`,
  ],
  passages: [
    'Four pads a day make 120 in thirty days and 360 in ninety.',
    'His dominant side is the right one.',
    'Nine months lie between the stroke in August 2025 and May 2026.',
    'A quad cane stands on four feet.',
    'He needs no pad at night.',
  ],
  edits: [
    [0, 'side', 'affect his left, non-dominant side → affect his right, dominant side'],
    [1, 'retold', "QC: 150' indep → QC: 50' indep"],
    [2, 'sum', 'hence 120 in a month → hence 150 in a month'],
    [5, 'device', '[x] cane, quad        E0105 → [x] hemi-walker        E0105'],
  ],
  corruptions: {
    'code-disease': ['N39.41 stands for {urge → stress} incontinence.'],
    'other-item': ['{T4535, bladder control pads → T4535, quad cane}'],
    'description-detail': [
      'Hemiplegia and hemiparesis following {cerebral infarction → intracerebral hemorrhage}',
      'His left, {non-dominant → dominant} side is affected.',
    ],
    side: ['He holds the cane in the {right → left} hand.'],
    sex: ['The patient is a 61-year-old {male → female}.'],
    choice: ['The cane is {34 → 31} inches long.'],
    device: ['{A quad cane → A rollator} is requested.'],
    medication: ['{ → He takes clopidogrel to prevent another stroke.}'],
    diagnosis: ['{ → Aphasia makes it hard for him to ask for help.}'],
    event: ['{ → He fell twice in the bathroom in April.}'],
    treatment: ['{ → An ankle brace was fitted in the winter.}'],
    social: ['{ → His wife, a retired nurse, walks beside him.}'],
    attitude: ['~ { → He has been embarrassed by the leakage but is very willing to use the pads.}'],
    negation: ['He walked 150 feet {without → only with} help.'],
    organisation: ['{ → Therapy continues at Lake Erie Stroke Center.}'],
    attestation: ['{ → I have tested his strength and sensation and explained the use of the cane.}'],
    'relative-date': ['His stroke was {nine months → two years} ago.'],
    'other-role': ['A month takes {120 → 150} pads.'],
    brackets: ['[{ → He does not see the left half of his visual field.}]'],
    'coverage-measure': [
      'A cane is covered for a limitation of mobility in the home{ →, and his gait speed of 0.4 meters per second shows one}.',
    ],
    script: ['The left leg gives way in {turns → turпs}.'],
    identifier: ['{I69.354 → I69.345}, left non-dominant side'],
    'date-age': ['The trial of the quad cane was on May {20 → 2}, 2026.'],
    quantity: ['{Four → Six} pads a day'],
    name: ['Mr. {Bertrand → Bernard} Szymanski'],
    retold: ['He is {dry → wet} at night.'],
    sum: ['Three months take {360 → 480} pads.'],
  },
};
