import type { CorpusCase } from '../corpus-case.ts';

export const postthromboticStocking: CorpusCase = {
  id: 'postthrombotic-stocking',
  today: '2026-06-23',
  facts: {
    case_id: 2749,
    patient: {
      first_name: 'Lautaro',
      middle_name: 'Nahuel',
      last_name: 'Quiñones',
      dob: '1981-08-08',
      gender: 'male',
      height: '174 cm',
      weight: '91 kg',
      address: null,
      phone: '(505) 555-0142',
      mrn: 'MRN-269037',
    },
    diagnoses: [
      { code: 'I87.012', description: 'Postthrombotic syndrome with ulcer of left lower extremity' },
      {
        code: 'L97.821',
        description:
          'Non-pressure chronic ulcer of other part of left lower leg limited to breakdown of skin',
      },
      { code: 'Z86.718', description: 'Personal history of other venous thrombosis and embolism' },
    ],
    items: [
      {
        item: 'Compression stocking for venous ulcer, 40-50 mmHg',
        hcpcs: 'A6532',
        quantity: 2,
        quantity_limit: null,
        limit_period: null,
        size: 'L',
        color: 'Black',
        length: 'Short',
        justification:
          'The ulcer above the inner ankle measures 2.5 by 1.8 cm and has been open for 11 weeks. The ankle-brachial index is 1.1. Bandages by a nurse twice a week for 8 weeks shrank it by a third. He stands for 10 hours a day as a cook and puts stockings on himself. There is no fever and no smell.',
      },
    ],
    provider: { name: 'Wilhelmina Achebe, NP', npi: '1283749053', date_signed: '2026-06-23' },
  },
  notes: [
    `REQUEST FOR COMPRESSION STOCKINGS

Patient: Lautaro Nahuel Quiñones, 44 years, male
Prescriber: Wilhelmina Achebe, NP (1283749053)
Date: 06/23/2026

Mr. Quiñones suffers from postthrombotic syndrome with an ulcer of the left leg (I87.012, L97.821); he has had a venous thrombosis in the past (Z86.718). The sore lies above the inner ankle, measures 2.5 x 1.8 cm and has been open for 11 weeks. It is limited to breakdown of skin.

A nurse bandaged the leg twice a week for 8 weeks, by which the ulcer shrank by one third. Circulation allows compression: the ankle-brachial index is 1.1. There are no signs such as fever or smell.

As a cook he stands for 10 hours a day. He can put stockings on without help.

Order: two compression stockings, 40-50 mmHg, A6532, size L, black, short.`,
    `Lautaro Quiñones is a cook, 44 years of age, on his feet for ten hours each day. Behind him
lies a venous thrombosis (Z86.718); what it left is a postthrombotic
syndrome with an ulcer of the left lower extremity (I87.012). The ulcer itself, L97.821,
breaks down the skin and goes no deeper. It is 2.5 by 1.8 cm large and has stayed
open for eleven weeks.

Eight weeks of bandaging, twice weekly, by a nurse made it smaller by a
third. Stockings continue what bandages began, and he
puts them on himself. ABI 1.1. Neither fever nor smell.

Ordered are 2 stockings of 40 to 50 mmHg for venous ulcer (A6532): L, short, black.

Wilhelmina Achebe, NP, NPI 1283749053, June 23, 2026`,
    `| Field | Entry |
|---|---|
| Patient | Quiñones, Lautaro Nahuel |
| DOB | 08/08/1981 |
| MRN | MRN-269037 |
| Dx 1 | I87.012 Postthrombotic syndrome with ulcer of left lower extremity |
| Dx 2 | L97.821 Chronic ulcer, other part of left lower leg, breakdown of skin |
| Dx 3 | Z86.718 History of venous thrombosis and embolism |
| Ulcer | 2.5 x 1.8 cm, above inner ankle, 11 weeks |
| ABI | 1.1 |
| Prior care | bandages twice a week, 8 weeks, a third smaller |
| Infection | no fever, no smell |
| Work | cook, stands 10 h/day |
| Item | A6532, 40-50 mmHg, L, Black, Short, qty 2 |
| Prescriber | Wilhelmina Achebe, NP, 1283749053 |`,
    `To the utilization review nurse,

please consider two gradient stockings (A6532) for Lautaro N. Quiñones, telephone (505) 555-0142.

Why compression? He has a postthrombotic syndrome of the left leg with ulcer. Left alone, venous ulcers return or never close. Why 40-50 mmHg? That is what is ordered for this patient. Is the arterial supply sufficient? Yes: the index is 1.1. Has simpler care been tried? Yes: bandages, applied by a nurse 2 times a week over 8 weeks; the area shrank by a third but the ulcer, now 11 weeks old, is still 2.5 cm by 1.8 cm. Can he manage them? He puts stockings on himself.

Codes: I87.012, L97.821, Z86.718.

Respectfully,
Wilhelmina Achebe, NP
NPI 1283749053
06/23/2026`,
  ],
  passages: [
    `Two stockings allow one to be washed while the other is worn. His work as a cook, ten hours on his feet, raises the pressure in the veins of the leg.`,
    `An ankle-brachial index between 0.9 and 1.3 is normal. His is 1.1, and strong compression is safe.`,
    `History: venous thrombosis. Present: postthrombotic syndrome, ulcer on the left, 11 weeks.`,
  ],
  edits: [
    [0, 'side', 'an ulcer of the left leg → an ulcer of the right leg'],
    [0, 'description-detail', 'It is limited to breakdown of skin. → It reaches down to the muscle.'],
    [
      0,
      'medication',
      'There are no signs such as fever or smell. → There are no signs such as fever or smell. He takes rivaroxaban.',
    ],
    [1, 'retold', 'open for eleven weeks → open for seven weeks'],
    [1, 'negation', 'Neither fever nor smell. → Fever and smell.'],
    [2, 'retold', '| ABI | 1.1 | → | ABI | 0.7 |'],
    [2, 'other-item', '| Item | A6532, 40-50 mmHg → | Item | A6532, lymphedema sleeve'],
    [3, 'negation', 'He puts stockings on himself. → He is not able to put stockings on himself.'],
    [3, 'quantity', 'please consider two gradient stockings → please consider six gradient stockings'],
  ],
  corruptions: {
    'code-disease': [
      'I87.012 stands for {postthrombotic syndrome → lymphedema} of the left leg.',
      '{An ulcer of the left lower leg → Cellulitis of the left lower leg}: L97.821',
      'Z86.718 ({history of venous thrombosis → history of stroke})',
    ],
    'other-item': [
      'A6532: compression {stocking → wrap with adjustable straps}',
      'Two {stockings → surgical boots} (A6532) in black',
    ],
    'description-detail': [
      'The ulcer is limited to {breakdown of skin → exposed fat}.',
      'Postthrombotic syndrome with ulcer{ → and inflammation}',
      'Stockings of {40-50 → 20-30} mmHg',
      'A {non-pressure → pressure} ulcer of the lower leg',
    ],
    side: [
      'The {left → right} lower leg bears the ulcer.',
      'I87.012 concerns the {left lower extremity → lower extremities on both sides}.',
      'The ulcer is above the {inner → outer} ankle.',
    ],
    sex: [
      'The cook puts stockings on {himself → herself}.',
      '{He → She} stands ten hours a day.',
      'A 44-year-old {man → mother} with an ulcer of the left leg',
    ],
    choice: [
      'Two stockings in {black → beige}',
      'The {short → long} length was chosen.',
      'Size {L → S} fits the calf.',
    ],
    device: [
      '{ → A donning frame is ordered to help him into the stockings.}',
      '{ → Negative pressure wound therapy is to go on at home.}',
      'Compression stockings{ → and a pneumatic pump} are requested.',
    ],
    medication: [
      '{ → Apixaban 5 mg twice daily goes on for life.}',
      '{ → Pentoxifylline was added in spring.}',
      '{ → The wound is dressed with silver sulfadiazine.}',
    ],
    diagnosis: [
      '{ → Factor V Leiden was found in his blood.}',
      'The ulcer{ → and his diabetes} call for care.',
      '{ → Osteomyelitis of the ankle is suspected.}',
    ],
    event: [
      '{ → A stent was put into the iliac vein.}',
      '{ → The clot went to the lung and he was hospitalized for nine days.}',
      '{ → He burned the leg in the kitchen.}',
    ],
    treatment: [
      '{ → A skin graft failed to take.}',
      '{ → He reacts to adhesive tape with blisters.}',
      'Bandages {shrank → enlarged} it by a third.',
    ],
    social: [
      'He works as a {cook → roofer}.',
      '{ → His partner changes the dressings.}',
      '{ → He gave up smoking when the leg opened.}',
      '{ → He has been off work since the ulcer appeared.}',
    ],
    attitude: [
      '~ { → He is tired of bandages.}',
      '~ { → The patient understands why compression matters.}',
      '~ { → He will wear them faithfully.}',
    ],
    negation: [
      'There is {no → a} fever.',
      'The wound has {no → a foul} smell.',
      'He {can → cannot} put stockings on himself.',
      'Compression is {allowed → ruled out} by an index of 1.1.',
    ],
    organisation: [
      '{ → The Rio Grande Wound Center measured the ulcer.}',
      '{ → Presbyterian Health Plan asked for this letter.}',
      '{ → His employer, Casa Verde Kitchens, insures him.}',
    ],
    attestation: [
      '{ → I measured both calves myself.}',
      '{ → Photographs taken by me are on file to prove it.}',
    ],
    'relative-date': [
      '{ → A nurse saw him the day before yesterday.}',
      '{ → The clot was found a decade ago.}',
    ],
    'other-role': [
      'The ankle-brachial index is {1.1 → 1.8}.',
      'The ulcer has been open for {11 → 10} weeks.',
      '{ → His calf is 40 cm around.}',
      'Bandages were put on for {8 → 11} weeks.',
    ],
    brackets: ['{ → [toe pressure 62]}', 'No fever. { → [temp 100.9 last night]}'],
    'coverage-measure': [
      'Medicare pays for stockings over an open ulcer{ → such as his, whose culture grew staphylococcus}.',
      'An index above 0.8 is asked for{ → ; his toe pressure of 95 exceeds it}.',
    ],
    script: ['ABI {1.1 → １.１}', '~ Compression {stocking → stоcking}', '{11 → ١١} weeks'],
    identifier: [
      'Syndrome {I87.012 → I87.011}',
      'Ulcer {L97.821 → L97.822}',
      'HCPCS {A6532 → A6531}',
      'NPI {1283749053 → 1283749035}',
      'Phone (505) 555-0{142 → 124}',
    ],
    'date-age': ['Mr. Quiñones, aged {44 → 45}', 'DOB 08/{08 → 18}/1981', 'Signed June {23 → 3}, 2026'],
    quantity: ['{Two → Four} compression stockings', 'Stockings, {2 → 2 pairs}, black'],
    name: [
      'Lautaro {Quiñones → Quintana}',
      'Lautaro {Nahuel → Manuel} Quiñones',
      'Wilhelmina {Achebe → Adeyemi}, NP',
    ],
    retold: [
      'The ulcer measures 2.5 by {1.8 → 8.1} cm.',
      'It shrank by {a third → two thirds}.',
      'He stands for {10 → 4} hours a day.',
      'A nurse came {twice → five times} a week.',
      'The ulcer has been {open → closed} for 11 weeks.',
    ],
    sum: [
      'Bandages twice a week over 8 weeks are {16 → 24} in all.',
      'An area of 2.5 by 1.8 cm is {4.5 → 5.4} square centimeters.',
    ],
  },
};
