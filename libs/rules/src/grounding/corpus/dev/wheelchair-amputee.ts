import type { CorpusCase } from '../corpus-case.ts';

export const wheelchairAmputee: CorpusCase = {
  id: 'wheelchair-amputee',
  today: '2026-05-11',
  facts: {
    case_id: 1861,
    patient: {
      first_name: 'Hiroshi',
      middle_name: null,
      last_name: 'Tanaka',
      dob: '1953-10-31',
      gender: 'male',
      height: '165 cm',
      weight: '64 kg',
      address: '2207 Kapiolani Street, Honolulu, HI 96826',
      phone: '(808) 555-0170',
      mrn: 'MRN-702291',
    },
    diagnoses: [
      { code: 'Z89.512', description: 'Acquired absence of left leg below knee' },
      {
        code: 'I70.201',
        description: 'Unspecified atherosclerosis of native arteries of extremities, right leg',
      },
      { code: 'M62.81', description: 'Muscle weakness (generalized)' },
    ],
    items: [
      {
        item: 'Standard wheelchair',
        hcpcs: 'K0001',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        size: '18 in',
        justification:
          'The left leg was amputated below the knee on 2026-04-02. A prosthesis will be fitted in about 4 months. He hops 5 feet with underarm crutches and is exhausted. Grip is 31 kg on the right and 29 kg on the left; he propels the chair for 200 feet. The bathroom door was widened to 34 inches.',
      },
      {
        item: 'Underarm crutches',
        hcpcs: 'E0114',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        length: 'Medium',
        justification: 'One pair for transfers. His grandson carries them on outings.',
      },
    ],
    provider: { name: 'Dr. Leilani Kealoha', npi: '1750257697', date_signed: '2026-05-11' },
  },
  notes: [
    `To Whom It May Concern

This letter documents why Mr. Hiroshi Tanaka, 72, DOB October 31, 1953, needs a wheelchair.

On April 2, 2026 his left leg was amputated below the knee (Z89.512). Arteries of the right leg show atherosclerosis (I70.201), and his muscles are weak in general (M62.81).

It will take about four months until a prosthesis is fitted. With underarm crutches he hops 5 feet and is then exhausted. His arms are strong enough: the grip is 31 kg on the right and 29 kg on the left, and he propels the chair for 200 feet. The door of the bathroom has been widened to 34 inches.

Order of May 11, 2026:

Standard wheelchair, K0001, one, 18 in.
Underarm crutches, E0114, 1 pair (2 crutches), medium. They serve for transfers.

Dr. Leilani Kealoha, NPI 1750257697`,
    `Tanaka H. | 72 | M | MRN-702291

[x] Mobility limitation in the home
[x] Crutches insufficient: 5 ft, exhausted
[x] Upper limbs sufficient: grip R 31 kg, L 29 kg; propels 200 ft
[x] Access: bathroom door 34 in
[ ] Caregiver needed

ICD-10: Z89.512 (L BKA, 04/02/2026), I70.201 (atherosclerosis, R leg), M62.81 (generalized weakness)
HCPCS: K0001 x 1 (18 in), E0114 x 1 pair (medium)
Prosthesis in approx. 4 months.

L. Kealoha, Dr. / 1750257697 / 5-11-2026`,
    `The patient is Hiroshi Tanaka, a man of 72 years, 165 cm tall and 64 kg in weight.

Diagnoses. The left leg is absent below the knee (ICD-10-CM Z89.512; amputation on 2 April 2026). The right leg suffers from atherosclerosis of its native arteries (I70.201). There is generalized muscle weakness (M62.81).

Need. Until a prosthesis is fitted, in some four months, he cannot get about his home by other means. Crutches carry him 5 feet. In a standard wheelchair (K0001, 18-inch seat) he covers 200 feet by himself. For transfers he uses underarm crutches (E0114, medium), which his grandson carries on outings.

Home. The bathroom door is 34 inches wide since it was widened.

Dr. Leilani Kealoha, National Provider Identifier 1750257697`,
  ],
  passages: [
    `A power wheelchair is not needed, as he propels the chair himself.`,
    `Prosthesis: in about 4 months [Add: prosthetist].`,
    `A standard wheelchair may be rented while a prosthesis is being made. The benefit is limited to use in the home.`,
    `His grip is almost equal on both sides (31 and 29 kg).`,
  ],
  edits: [
    [0, 'side', 'his left leg was amputated → his right leg was amputated'],
    [0, 'retold', 'he hops 5 feet → he hops 50 feet'],
    [0, 'negation', 'His arms are strong enough → His arms are not strong enough'],
    [1, 'date-age', 'L BKA, 04/02/2026 → L BKA, 04/20/2026'],
    [1, 'negation', 'Upper limbs sufficient → Upper limbs insufficient'],
    [1, 'code-disease', 'M62.81 (generalized weakness) → M62.81 (muscular dystrophy)'],
    [2, 'choice', '18-inch seat → 20-inch seat'],
    [2, 'relative-date', 'in some four months → in some two weeks'],
  ],
  corruptions: {
    'code-disease': [
      'Z89.512: {acquired absence of left leg below knee → presence of left artificial knee joint}',
      'I70.201 ({atherosclerosis → varicose veins} of the right leg)',
      'M62.81 is used for {generalized muscle weakness → muscular dystrophy}.',
    ],
    'other-item': [
      'K0001 — {standard → lightweight} wheelchair, 18 in',
      'E0114: {underarm → forearm} crutches, medium',
      'E0114 {crutches → rollator}, one',
    ],
    'description-detail': [
      'Absence of the left leg {below → above} knee.',
      'Atherosclerosis of the right leg{ → with rest pain}.',
      'Atherosclerosis of {native → bypass graft} arteries.',
    ],
    side: [
      'The {left → right} leg was amputated below the knee.',
      'Atherosclerosis affects the {right → left} leg.',
      'Grip is 31 kg on the {right → left}.',
    ],
    sex: [
      '{Mr. → Mrs.} Tanaka, 72, hops five feet.',
      '{His → Her} grandson carries the crutches.',
      'Patient is a {man → woman} of 72 years.',
    ],
    choice: [
      'A seat of {18 → 16} inches',
      'Crutches, {medium → long}',
      '~ The wheelchair{ →, frame in blue,} is standard.',
    ],
    device: [
      '{ → A residual limb support is to be mounted on the chair.}',
      'Wheelchair{ →, bath bench} and crutches are ordered.',
      '{ → A temporary prosthesis was delivered already.}',
    ],
    medication: [
      '{ → He takes oxycodone for phantom pain.}',
      '{ → Atorvastatin 40 mg and aspirin are continued.}',
    ],
    diagnosis: [
      '{ → Kidney failure makes him dizzy on dialysis days.}',
      '{ → Mild cognitive impairment is on record.}',
    ],
    event: [
      'The left leg was amputated{ → after a failed bypass} on 2026-04-02.',
      '{ → He fell out of bed in the rehabilitation unit.}',
      '{ → A revision of the stump became necessary.}',
    ],
    treatment: [
      '{ → Hyperbaric oxygen could not save the leg.}',
      '{ → Liners of silicone irritate the stump.}',
      '{ → Strength training has been going on three times a week.}',
    ],
    social: [
      'His {grandson → nephew} carries them on outings.',
      '{ → His wife has had a stroke and cannot help.}',
      '~ { → He fishes every weekend.}',
    ],
    attitude: [
      '~ { → Mr. Tanaka has shown great determination.}',
      '~ { → He accepts the wheelchair as a temporary aid.}',
      '~ { → He finds the loss of his leg hard to bear.}',
    ],
    negation: [
      'He {propels → cannot propel} the chair.',
      'After five feet he is {exhausted → not exhausted}.',
      'The bathroom door was {widened → not widened}.',
    ],
    organisation: [
      '{ → The Queen’s Prosthetics Lab makes the limb.}',
      '{ → HMSA QUEST asks for a rental first.}',
    ],
    attestation: [
      '{ → Having visited the home, I confirm its access.}',
      '{ → I, Dr. Kealoha, swear that a face-to-face encounter took place for this wheelchair.}',
    ],
    'relative-date': [
      'The leg was amputated {on April 2, 2026 → five weeks ago on a Monday}.',
      '{ → Yesterday he tipped the chair over.}',
    ],
    'other-role': [
      'He propels the chair for {200 → 165} feet.',
      'With crutches he hops {5 → 18} feet.',
      'A prosthesis follows in about {4 → 5} months.',
      '{ → He spends 64 % of the day in bed.}',
    ],
    brackets: ['{ → [K-level 3 potential]}', 'He hops 5 feet. { → [SpO2 falls to 88 %]}'],
    'coverage-measure': [
      'A wheelchair is covered when crutches do not suffice{ → ; his heart rate of 138 after hopping says so}.',
      'Sufficient arm function is a criterion{ → and is present with a shoulder range of 160 degrees}.',
    ],
    script: ['Door: {34 → ٣٩} inches', '~ {Standard → Ѕtandard} wheelchair', 'Grip {31 → １３} kg'],
    identifier: [
      '{Z89.512 → Z89.511}, left',
      'Wheelchair {K0001 → K0010}',
      'Weakness: {M62.81 → M62.82}',
      'NPI {1750257697 → 1750275697}',
    ],
    'date-age': ['Amputation on {April 2 → April 22}, 2026', '{72 → 82} years', 'DOB 10/31/{1953 → 1935}'],
    quantity: ['One {pair → set of two pairs} of crutches', 'Standard wheelchair: {1 → 2}'],
    name: ['Hiroshi {Tanaka → Takana}', 'Dr. Leilani {Kealoha → Kahele}', '{Hiroshi → Hiroki} Tanaka'],
    retold: [
      'He propels it for {200 → 20} feet.',
      'The prosthesis is due in {4 → 14} months.',
      'The bathroom door was {widened → narrowed} to 34 inches.',
      'Grip is {29 → 19} kg on the left.',
    ],
    sum: [
      '31 kg and 29 kg, a difference of {2 → 12} kg.',
      'One chair and one pair of crutches: {two → four} lines in the order.',
    ],
  },
};
