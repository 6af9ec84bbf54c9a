import type { CorpusCase } from '../corpus-case.ts';

/** A pediatrician, an occupational therapist and an orthotist's office write for a ninth grader with a hereditary neuropathy. */
export const ankleBracesNinthGrader: CorpusCase = {
  id: 'ankle-braces-ninth-grader',
  today: '2026-05-18',
  facts: {
    case_id: 20106,
    patient: {
      first_name: 'Saoirse',
      last_name: 'Tillman-Reyes',
      dob: '2011-02-11',
      gender: 'female',
      height: '5 ft 2 in',
      weight: '104 lb',
      address: '19 Bellwether Road, Cold Spring Gap, VA 24999',
      phone: '(540) 555-0155',
      mrn: 'CSG-66128',
    },
    diagnoses: [
      { code: 'G60.0', description: 'Hereditary motor and sensory neuropathy' },
      { code: 'M21.371', description: 'Foot drop, right foot' },
      { code: 'M21.372', description: 'Foot drop, left foot' },
    ],
    items: [
      {
        item: 'Ankle foot orthosis, plastic with ankle joint, custom-fabricated',
        hcpcs: 'L1970',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        color: 'black',
        justification:
          'Ankle dorsiflexion strength 2 of 5 on the right and 3 of 5 on the left. Prefabricated orthoses were worn for 4 months from November 2025 and caused blisters over the right malleolus. High arches on both sides need a custom shell. Climbs 22 steps to her classroom.',
      },
      {
        item: 'Addition to lower extremity, dorsiflexion assist (plantar flexion resist), each joint',
        hcpcs: 'L2210',
        quantity: 4,
        quantity_limit: 4,
        limit_period: 'year',
        justification: 'Two joints for each orthosis. Her toes drag in swing on both sides.',
      },
    ],
    provider: { name: 'Tobias Wrenfield, MD', npi: '1730462958', date_signed: '2026-05-18' },
    seen: [
      '2026-05-05, in office, by Tobias Wrenfield, MD: steppage gait, high arches on both sides, ankle reflexes absent, healed blister over the right malleolus.',
      '2026-05-12, in office, by Imke Solberg, OTR/L: puts on socks and shoes without help, needs 15 minutes to walk 1,200 feet.',
    ],
    told: [
      'Who pays? Shenandoah Mutual Health',
      'Who supplies? Ridgeback Orthotics',
      'Lives with whom? With her parents Declan and Marisol',
      'School? Ninth grade',
      'What does she like? Plays the cello',
      'Falls? None in the past year',
    ],
    answered: [],
  },
  notes: [
    `May 18, 2026

Shenandoah Mutual Health
Re: Saoirse Tillman-Reyes, DOB February 11, 2011

Dear Reviewer:

Saoirse is a 15-year-old girl in ninth grade who has hereditary motor and sensory neuropathy (G60.0) with foot drop of the right foot (M21.371) and of the left foot (M21.372). I request two custom-fabricated plastic ankle foot orthoses with ankle joint (L1970), in black, and four dorsiflexion assist joints (L2210).

In my office on May 5, 2026 she had a steppage gait. Her arches were high on both sides, and her ankle reflexes were absent. There was a healed blister over the right malleolus. The strength of ankle dorsiflexion is 2 of 5 on the right and 3 of 5 on the left.

She wore prefabricated orthoses for four months from November 2025. They caused blisters over the right malleolus. With high arches on both sides she needs a custom shell. Her toes drag in swing on both sides, and she climbs 22 steps to her classroom.

She has had no falls in the past year. She puts on her socks and shoes without help. She lives with her parents, Declan and Marisol.

The orthoses will be made by Ridgeback Orthotics.

Sincerely,
Tobias Wrenfield, MD
NPI 1730462958`,
    `OCCUPATIONAL THERAPY EVALUATION

Patient: Saoirse Tillman-Reyes        MRN: CSG-66128
Date: May 12, 2026                    Therapist: Imke Solberg, OTR/L

1. History
Ninth grader with hereditary motor and sensory neuropathy and bilateral foot drop. Lives with both parents. Plays the cello. No falls within the past year.

2. Function
Self-care: independent with socks and shoes.
Walking: 1,200 feet takes her 15 minutes, an average of 80 feet per minute.
Stairs: 22 steps to the classroom.

3. Motor findings

| | Right | Left |
| --- | --- | --- |
| Ankle dorsiflexion | 2/5 | 3/5 |
| Toe drag in swing | yes | yes |
| High arch | yes | yes |

4. Prior orthoses
Prefabricated, worn 4 months, starting November 2025. Result: blisters over the malleolus of the right ankle.

5. Recommendation
One pair (2) of L1970, ankle foot orthosis, plastic, with ankle joint, custom-fabricated, color black. L2210, dorsiflexion assist, 4 joints, two for each orthosis. A dorsiflexion assist lifts the forefoot during swing so that the toes clear the ground. Custom fabrication is usually considered when a prefabricated device does not fit the shape of the limb.`,
    `Ridgeback Orthotics
Letter to payer, 05/18/2026

Member: Saoirse Tillman-Reyes, 19 Bellwether Road, Cold Spring Gap, VA 24999, (540) 555-0155
Payer: Shenandoah Mutual Health
Prescriber: Tobias Wrenfield, MD, NPI 1730462958

Items
- L1970, ankle foot orthosis, plastic with ankle joint, custom-fabricated. Quantity 2. Limit 2 per year. Black.
- L2210, addition, dorsiflexion assist, each joint. Quantity 4. Limit 4 per year.

Altogether 6 units are billed.

Diagnoses
G60.0 hereditary motor and sensory neuropathy. M21.371 foot drop, right foot. M21.372 foot drop, left foot.

Medical need
The member is 15 years old, 5 ft 2 in tall, and weighs 104 lb. Prefabricated orthoses were not tolerated: after being worn over 4 months they had given her blisters over the right malleolus. Both feet have high arches, which a custom shell can accommodate. The physician described a steppage gait and absent ankle reflexes on 05/05/2026. By the evaluation of 05/12/2026 she took 15 minutes to walk 1,200 feet. She has 22 steps to climb to reach her classroom.

An ankle foot orthosis is covered in general for a person who walks, who has weakness of the foot and ankle, and who can benefit functionally. She walks.`,
    `LETTER OF MEDICAL NECESSITY

Patient: Saoirse Tillman-Reyes
Age: 15
Date: 05/18/2026

Clinical summary
Saoirse has a hereditary motor and sensory neuropathy (ICD-10 G60.0). It shows itself in foot drop on both sides (M21.371 and M21.372). Dorsiflexion is weaker at the right ankle, 2 of 5, than at the left, 3 of 5. In swing the toes drag on both sides.

What has been tried
From November 2025 she wore prefabricated orthoses during four months. Because they raised blisters over her right malleolus, they are no solution for her. On May 5, 2026 the blister had healed.

What is requested
Two L1970 orthoses, custom-fabricated, in black, with two dorsiflexion assist joints (L2210) each, for a total of 4 joints.

Why it matters
Saoirse is in the ninth grade and must climb 22 steps to her classroom. She needs 15 minutes for 1,200 feet. She manages shoes and socks independently, so she does not need help with these. She is a cello player. Fortunately, no falls have happened in the past year. Foot drop in general raises the risk of tripping.

Coverage and supply
Shenandoah Mutual Health is the payer. Ridgeback Orthotics is the supplier.

Tobias Wrenfield, MD
NPI 1730462958`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'hereditary motor and sensory neuropathy (G60.0) → Friedreich ataxia (G60.0)'],
    [2, 'code-disease', 'G60.0 hereditary motor and sensory neuropathy. → G60.0 muscular dystrophy.'],
    [0, 'other-item', 'four dorsiflexion assist joints (L2210) → four dorsiflexion assist joints (L1970)'],
    [
      2,
      'other-item',
      'custom-fabricated. Quantity 2. Limit 2 per year. → custom-fabricated. Quantity 4. Limit 2 per year.',
    ],
    [
      3,
      'description-detail',
      'a hereditary motor and sensory neuropathy → an inflammatory motor and sensory neuropathy',
    ],
    [
      1,
      'description-detail',
      'Ninth grader with hereditary motor and sensory neuropathy → Ninth grader with idiopathic motor and sensory neuropathy',
    ],
    [
      0,
      'side',
      'is 2 of 5 on the right and 3 of 5 on the left → is 3 of 5 on the right and 2 of 5 on the left',
    ],
    [
      1,
      'side',
      'blisters over the malleolus of the right ankle → blisters over the malleolus of the left ankle',
    ],
    [3, 'side', 'the toes drag on both sides → the toes drag on the left side only'],
    [0, 'sex', 'a 15-year-old girl in → a 15-year-old boy in'],
    [3, 'sex', 'She is a cello player. → He is a cello player.'],
    [0, 'choice', '(L1970), in black, → (L1970), in red,'],
    [2, 'choice', 'Limit 2 per year. Black. → Limit 2 per year. White.'],
    [3, 'device', 'for a total of 4 joints. → for a total of 4 joints, and forearm crutches.'],
    [1, 'medication', 'Plays the cello. → Plays the cello. Takes gabapentin 300 mg at night.'],
    [
      0,
      'medication',
      'her ankle reflexes were absent. → her ankle reflexes were absent. She takes vitamin D.',
    ],
    [2, 'diagnosis', 'M21.372 foot drop, left foot. → M21.372 foot drop, left foot. Scoliosis.'],
    [
      3,
      'event',
      'On May 5, 2026 the blister had healed. → On May 5, 2026 the blister had healed after an infection treated in an emergency room.',
    ],
    [1, 'event', 'No falls within the past year. → Two falls within the past year.'],
    [0, 'treatment', 'They caused blisters → They and a course of serial casting caused blisters'],
    [
      3,
      'treatment',
      'In swing the toes drag on both sides. → In swing the toes drag on both sides in spite of weekly physical therapy.',
    ],
    [1, 'social', 'Lives with both parents. → Lives with foster parents.'],
    [3, 'social', 'She is a cello player. → She is a soccer player.'],
    [
      0,
      'attitude',
      'She puts on her socks and shoes without help. → She puts on her socks and shoes without help and is determined to wear the orthoses daily.',
    ],
    [2, 'negation', 'Prefabricated orthoses were not tolerated: → Prefabricated orthoses were tolerated:'],
    [3, 'negation', 'so she does not need help with these → so she does need help with these'],
    [3, 'organisation', 'Shenandoah Mutual Health is the payer. → Virginia Children Medicaid is the payer.'],
    [0, 'organisation', 'made by Ridgeback Orthotics → made by Stonewall Brace and Limb'],
    [
      0,
      'attestation',
      'In my office on May 5, 2026 she had → In my office on May 5, 2026 I took casts of her feet and she had',
    ],
    [1, 'relative-date', 'worn 4 months, starting November 2025 → worn 4 months, starting last summer'],
    [2, 'other-role', 'She has 22 steps to climb → She has 15 steps to climb'],
    [2, 'brackets', 'and weighs 104 lb. → and weighs 104 lb [down from 118 lb].'],
    [
      2,
      'coverage-measure',
      'who has weakness of the foot and ankle, → who has weakness of the foot and ankle, here with a contracture of 10 degrees,',
    ],
    [1, 'script', '1,200 feet takes her 15 minutes → 1,200 feet takes her ２５ minutes'],
    [1, 'identifier', 'CSG-66128 → CSG-66182'],
    [2, 'identifier', 'NPI 1730462958 → NPI 1730469258'],
    [3, 'date-age', 'From November 2025 → From September 2025'],
    [2, 'date-age', 'The member is 15 years old → The member is 13 years old'],
    [2, 'quantity', 'Limit 4 per year. → Limit 8 per year.'],
    [0, 'name', 'Declan and Marisol → Declan and Maribel'],
    [1, 'name', 'Imke Solberg → Inge Solberg'],
    [3, 'retold', 'during four months → during four weeks'],
    [2, 'retold', 'Both feet have high arches → Both feet have flat arches'],
    [2, 'sum', 'Altogether 6 units → Altogether 8 units'],
    [1, 'sum', 'an average of 80 feet per minute → an average of 60 feet per minute'],
  ],
  corruptions: {},
};
