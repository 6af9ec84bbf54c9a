import type { CorpusCase } from '../corpus-case.ts';

export const venousWrap: CorpusCase = {
  id: 'venous-wrap',
  today: '2026-07-27',
  facts: {
    case_id: 1644,
    patient: {
      first_name: 'Bronisława',
      middle_name: null,
      last_name: 'Wójcik',
      dob: '1947-01-05',
      gender: 'female',
      height: '154 cm',
      weight: '77 kg',
      address: '5120 Pulaski Avenue, Chicago, IL 60632',
      phone: '(773) 555-0181',
      mrn: 'MRN-806633',
    },
    diagnoses: [
      {
        code: 'I87.332',
        description:
          'Chronic venous hypertension (idiopathic) with ulcer and inflammation of left lower extremity',
      },
      { code: 'L97.222', description: 'Non-pressure chronic ulcer of left calf with fat layer exposed' },
      { code: 'M06.9', description: 'Rheumatoid arthritis, unspecified' },
    ],
    items: [
      {
        item: 'Compression wrap for venous ulcer, 30-50 mmHg',
        hcpcs: 'A6545',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '6 months',
        size: 'XL',
        length: 'Short',
        justification:
          'The ulcer of the left calf measures 5 by 4 by 0.3 cm and drains moderately. Sharp debridement was done on 2026-07-20. Rheumatoid hands cannot pull a stocking over the heel; a wrap with hook-and-loop straps can be closed with one hand. A neighbor checks the straps every morning. Ankle-brachial index 0.94 on the left.',
      },
      {
        item: 'Cane',
        hcpcs: 'E0100',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        length: 'Short',
        justification:
          'Carried in the right hand; with it she reaches the toilet without holding on to furniture.',
      },
    ],
    provider: { name: 'Dr. Tobias Lindgren', npi: '1677984373', date_signed: '2026-07-27' },
  },
  notes: [
    `July 27, 2026

To: Medical Director
Re: Bronisława Wójcik, born January 5, 1947

Mrs. Wójcik, 79 years of age, has idiopathic chronic venous hypertension with ulcer and inflammation of the left lower extremity (I87.332). The chronic ulcer of her left calf exposes the fat layer (L97.222). She also has rheumatoid arthritis (M06.9).

The wound measures 5 x 4 x 0.3 cm, drains moderately, and was sharply debrided on July 20, 2026. The ankle-brachial index on the left is 0.94.

With her rheumatoid hands she cannot pull a stocking over the heel. A wrap with hook-and-loop straps can be closed with one hand; a neighbor checks the straps every morning. With a cane in the right hand she gets to the toilet without holding on to furniture.

My orders are:
   o one compression wrap for venous ulcer, 30-50 mmHg (A6545), size XL, short
   o one cane (E0100), short

The limit for the wrap is 1 per 6 months.

Dr. Tobias Lindgren
NPI 1677984373`,
    `WOUND NOTE / NECESSITY

Pt            B. Wójcik, 79 F, 154 cm, 77 kg
Dx            CVH w/ ulcer + inflammation, LLE (I87.332)
              L calf ulcer, fat layer exposed (L97.222)
              RA (M06.9)
Size          5 cm × 4 cm × 0.3 cm
Exudate       moderate
Debridement   07/20/2026, sharp
ABI           L 0.94
Hands         cannot don stocking
Helper        neighbor, every morning
Rx            A6545 wrap 30–50 mmHg, XL, short, #1 per 6 months
              E0100 cane, short, #1
By            Dr. Tobias Lindgren, 1677984373, 27 July 2026`,
    `Bronisława Wójcik lives with rheumatoid arthritis (M06.9). Her
hands are not able to pull a compression stocking over the
heel. That is why a wrap is ordered whose straps she can close
with one hand (HCPCS A6545; 30-50 mmHg; size XL; length:
short), and why a neighbor looks at the straps each morning.

The reason for compression is an open ulcer of the left calf.
It reaches into the fat (L97.222), on the ground of chronic venous
hypertension with inflammation (I87.332). On July 20, 2026, it
was debrided. Dimensions: 5 by 4 cm, 0.3 cm deep. Drainage:
moderate. ABI: 0.94 on that side.

A short cane (E0100), in her right hand, takes her to the
toilet safely.

Dr. Tobias Lindgren (NPI 1677984373)`.normalize('NFD'),
    `Dear Medical Reviewer,

This letter is to request coverage of a compression wrap and a cane for Mrs. Bronisława Wójcik (born 01/05/1947, MRN-806633).

Mrs. Wójcik is a 79-year-old woman with chronic venous hypertension (idiopathic) with ulcer and inflammation of the left lower extremity, ICD-10-CM I87.332, a non-pressure chronic ulcer of the left calf with fat layer exposed, ICD-10-CM L97.222, and rheumatoid arthritis, ICD-10-CM M06.9.

Wound description:
  • Location: left calf
  • Dimensions: 5 cm x 4 cm x 0.3 cm
  • Depth: fat layer exposed
  • Drainage: moderate
  • Debridement: sharp, July 20, 2026
  • Arterial status: ankle-brachial index 0.94 (left)

Compression is the cornerstone of the treatment of venous ulcers. An ordinary stocking was not chosen because her rheumatoid hands cannot pull it over the heel. The wrap has hook-and-loop straps and can be closed with one hand. A neighbor checks the straps every morning.

In addition, she uses a cane in the right hand. With it she reaches the toilet without having to hold on to furniture.

Orders:
  • Compression wrap for venous ulcer, 30-50 mmHg (A6545), size XL, short: 1 per 6 months
  • Cane (E0100), short: 1

I believe that these items are essential to her treatment and safety.

Sincerely,
Dr. Tobias Lindgren
NPI 1677984373
07/27/2026
[Add: date of the next wound evaluation]`,
  ],
  passages: [
    `A non-elastic wrap is covered as a surgical dressing, once per leg in six months, when an open venous ulcer has been debrided.`,
    `Two items: 1 wrap and 1 cane.`,
    `She cannot don stockings, but she can close straps.`,
  ],
  edits: [
    [0, 'retold', 'The wound measures 5 x 4 x 0.3 cm → The wound measures 5 x 4 x 1.3 cm'],
    [0, 'social', 'a neighbor checks the straps → a nurse checks the straps'],
    [0, 'side', 'With a cane in the right hand → With a cane in the left hand'],
    [1, 'retold', 'moderate → copious'],
    [1, 'description-detail', 'L calf ulcer, fat layer exposed → L calf ulcer, bone exposed'],
    [1, 'identifier', 'A6545 wrap → A6542 wrap'],
    [2, 'diagnosis', 'with rheumatoid arthritis (M06.9) → with rheumatoid arthritis (M06.9) and diabetes'],
    [2, 'other-role', 'ABI: 0.94 on that side → ABI: 0.79 on that side'],
  ],
  corruptions: {
    'code-disease': [
      'M06.9: {rheumatoid arthritis → gout}',
      'For L97.222 the wording is non-pressure chronic ulcer of left {calf → heel}.',
      'I87.332 means {chronic venous hypertension → hereditary lymphedema} of the left leg.',
    ],
    'other-item': [
      'A6545, compression {wrap → stocking} for venous ulcer',
      'E0100: one {cane → quad cane}',
      'HCPCS E0100 ({cane → underarm crutches}), short',
    ],
    'description-detail': [
      'The ulcer of the left calf exposes {the fat layer → muscle}.',
      '{Idiopathic → Postthrombotic} chronic venous hypertension.',
      'Venous hypertension with ulcer {and → but without} inflammation.',
      'Rheumatoid arthritis{ → with rheumatoid nodules} (M06.9)',
    ],
    side: [
      'The ulcer sits on the {left → right} calf.',
      'She carries the cane in the {right → left} hand.',
      'Venous hypertension of {the left leg → both legs} is chronic.',
    ],
    sex: [
      '{Mrs. → Mr.} Wójcik, 79, has an open ulcer.',
      '{Her → His} hands cannot pull a stocking over the heel.',
    ],
    choice: [
      'The wrap is an {XL → S}.',
      'Length of the wrap: {short → long}.',
      '~ A {short → short, black} cane.',
    ],
    device: [
      'A wrap{ → , foam dressings} and a cane are ordered.',
      '{ → Negative pressure therapy will be started at home.}',
      '{ → She was also fitted with wrist splints.}',
    ],
    medication: [
      '{ → Methotrexate 15 mg weekly may slow healing.}',
      '{ → She completed doxycycline for ten days.}',
    ],
    diagnosis: [
      '{ → Malnutrition is suspected from a low albumin.}',
      'Rheumatoid arthritis{ → , peripheral arterial disease} and venous hypertension.',
    ],
    event: [
      '{ → A skin graft over the calf was lost.}',
      '{ → She fell against the bathtub, which opened the wound.}',
    ],
    treatment: [
      '{ → An Unna boot was worn for two months.}',
      '{ → Silver dressings burn her skin.}',
      'Sharp {debridement → debridement under nerve block} was done on July 20, 2026.',
    ],
    social: [
      'A {neighbor → daughter-in-law} checks the straps every morning.',
      '{ → She climbs four flights of stairs to her apartment.}',
    ],
    attitude: [
      '~ { → She follows instructions to elevate the leg.}',
      '~ { → Mrs. Wójcik is frustrated by the slow healing.}',
      '~ { → The pain wakes her at night.}',
    ],
    negation: [
      'Her hands {cannot → can} pull a stocking over the heel.',
      'With the cane she reaches the toilet {without → while} holding on to furniture.',
      'A wrap {can → cannot} be closed with one hand.',
    ],
    organisation: [
      '{ → Cook County Wound Service dresses the leg.}',
      '{ → She has Medicare with a Medigap plan F.}',
    ],
    attestation: [
      '{ → The wound was evaluated by me on each of the monthly visits.}',
      '{ → I hereby declare that arterial disease was excluded by me.}',
    ],
    'relative-date': [
      'Debridement was done {on July 20, 2026 → a fortnight back}.',
      '{ → The ulcer has been there since the winter before last.}',
    ],
    'other-role': [
      'The wound measures {5 → 6} by 4 cm.',
      'Ankle-brachial index {0.94 → 0.77}.',
      '{ → Its edges are undermined by 1 cm.}',
      '{ → Pain reaches 6 of 10.}',
    ],
    brackets: ['{ → [culture: Pseudomonas]}', 'Drains moderately. { → [strikethrough on 3 days last week]}'],
    'coverage-measure': [
      'The wrap is covered for a debrided ulcer{ → , the more so with 20 cm² of slough}.',
      'Compression must be safe under the policy{ →: her ankle pressure was 132 mmHg}.',
    ],
    script: ['{5 → ٦} by 4 cm', '~ A venous {ulcer → ulсer} of the calf', '~ Cane, quantity {1 → ١}'],
    identifier: ['Calf ulcer: {L97.222 → L97.212}', 'Wrap: {A6545 → A6554}', 'NPI 1677{984373 → 983473}'],
    'date-age': ['Debrided {07/20/2026 → 07/02/2026}', 'Mrs. Wójcik is {79 → 97}.', 'Born in {1947 → 1949}'],
    quantity: ['Wrap: {1 → 2} per 6 months', 'Wrap: 1 per {6 → 12} months', '{One cane → A pair of canes}'],
    name: [
      '{Bronisława → Stanisława} Wójcik',
      'Dr. Tobias {Lindgren → Lundgren}',
      'Bronisława {Wójcik → Wójtowicz}',
    ],
    retold: [
      'The ulcer is {0.3 → 3} cm deep.',
      'It drains {moderately → heavily}.',
      'The straps are checked every {morning → week}.',
      'It can be closed with {one hand → two hands}.',
    ],
    sum: [
      'One wrap every 6 months makes {2 → 3} a year.',
      'One wrap and one cane, {two → three} articles in all.',
    ],
  },
};
