import type { CorpusCase } from '../corpus-case.ts';

/** A stroke clinic writes: the physiatrist, the physical therapist, the orthotics company, and a draft by a language model. */
export const hingedBracePastryCook: CorpusCase = {
  id: 'hinged-brace-pastry-cook',
  today: '2026-09-30',
  facts: {
    case_id: 21109,
    patient: {
      first_name: 'Rosamund',
      last_name: 'Adeyemi-Clarke',
      dob: '1972-08-29',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '149 lb',
      address: '246 Foundry Hill, Ironbridge, PA 15999',
      phone: '(724) 555-0196',
      mrn: 'IBR-84530',
    },
    diagnoses: [
      {
        code: 'I69.354',
        description:
          'Hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side',
      },
      { code: 'M21.372', description: 'Foot drop, left foot' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Ankle foot orthosis, plastic with ankle joint, custom fabricated',
        hcpcs: 'L1970',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'charcoal',
        justification:
          'Cerebral infarction on 2025-12-08. Dorsiflexion of the left ankle 2/5, of the right 5/5; the left ankle can be moved passively to 5 degrees above neutral. A prefabricated leaf spring brace worn from 2026-03-16 to 2026-07-20 raised a blister over the outer ankle bone and let the foot turn in. Walking speed over 10 meters on 2026-09-16: 0.42 m/s without a brace, 0.68 m/s with a trial hinged brace. Modified Ashworth 2 in the left calf. Needed for more than six months.',
      },
      {
        item: 'Addition to lower extremity, dorsiflexion assist (plantar flexion resist), each joint',
        hcpcs: 'L2210',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '5 years',
        justification:
          'One joint on each side of the ankle, to lift the toes in swing. She caught her toes on the stairs twice in August 2026 and did not fall.',
      },
      {
        item: 'Addition to lower extremity orthosis, soft interface for molded plastic, below knee section',
        hcpcs: 'L2820',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '2 years',
        justification:
          'Feeling is reduced below the left knee, and she did not notice the blister until it bled.',
      },
      {
        item: 'Cane, quad or three prong, includes canes of all materials, adjustable or fixed, with tips',
        hcpcs: 'E0105',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: 'small base',
        justification:
          'Timed Up and Go 24 seconds with a single-tip cane, 19 seconds with a quad cane, held in the right hand.',
      },
    ],
    provider: { name: 'Matthias Ogunleye-Pratt, MD', npi: '1558027314', date_signed: '2026-09-30' },
    seen: [
      '2026-09-16, gait clinic at Three Rivers Rehabilitation Institute, by Saoirse Whitlock, PT: Berg balance 43 of 56, left hip flexion 4/5, left knee extends fully, no swelling of the leg.',
      '2026-09-23, in office, by Matthias Ogunleye-Pratt, MD: blood pressure 128/78, speech clear, pulses present in both feet, skin of the left ankle healed.',
    ],
    told: [
      'Who pays? Keystone Mutual Health',
      'Who supplies? Confluence Orthotics',
      'Lives with whom? With her son Tunde, in a second-floor apartment, 14 steps with a rail on the right going up',
      'What work? Pastry cook at the Hotel Marlow, on leave since the stroke',
      'What medicines? Clopidogrel 75 mg and amlodipine 5 mg, each once a day',
      'How much physical therapy? 22 sessions, last on 2026-08-28',
      'Which hand does she write with? The right',
      'Does she smoke? No',
    ],
    answered: [],
  },
  notes: [
    `September 30, 2026

Keystone Mutual Health
Utilization Management

Re: Rosamund Adeyemi-Clarke
DOB: 08/29/1972
MRN: IBR-84530

Dear Sir or Madam:

I am the physician of Ms. Adeyemi-Clarke, a 54-year-old woman with left hemiparesis following a cerebral infarction (I69.354) on December 8, 2025. She has a foot drop on the left (M21.372) and essential hypertension (I10). She takes clopidogrel 75 mg and amlodipine 5 mg, each once a day.

I examined her in my office on September 23, 2026. Her blood pressure was 128/78 and her speech was clear. Pulses were present in both feet and the skin of the left ankle had healed.

From March 16 to July 20, 2026 she wore a prefabricated leaf spring brace. It let the foot turn in and raised a blister over the outer ankle bone. Because feeling is reduced below the left knee she did not notice the blister until it bled. Dorsiflexion is 2/5 on the left and 5/5 on the right.

I am ordering a custom ankle foot orthosis with ankle joint (L1970), two dorsiflexion assist joints (L2210), a soft interface (L2820) and a quad cane (E0105). At the gait clinic she walked at 0.42 m/s without a brace and at 0.68 m/s with a trial hinged brace. She will need the orthosis for more than six months.

She is a pastry cook and has been on leave since the stroke. She lives with her son Tunde on the second floor and has to climb 14 steps.

Very truly yours,

Matthias Ogunleye-Pratt, MD
NPI 1558027314`,
    `THREE RIVERS REHABILITATION INSTITUTE - GAIT CLINIC
PT evaluation 9/16/26

Pt: R. Adeyemi-Clarke, 54 y/o F, R-handed
Dx: L hemiparesis s/p CVA 12/8/25, L foot drop, HTN
Therapist: Saoirse Whitlock, PT

Social: 2nd floor apt, 14 steps, rail on R going up. Lives c son. Pastry cook, Hotel Marlow, on leave. Nonsmoker.

PT to date: 22 sessions, last 8/28/26.

Strength
  L hip flexion 4/5
  L DF 2/5    R DF 5/5
ROM
  L ankle DF passive +5 degrees
  L knee extends fully
Tone
  MAS 2, L calf
Sensation
  Reduced below L knee
Balance
  Berg 43/56

Gait and mobility
| Test | Result |
|---|---|
| 10 m walk, no brace | 0.42 m/s |
| 10 m walk, trial hinged AFO | 0.68 m/s |
| TUG, single-tip cane | 24 s |
| TUG, quad cane (R hand) | 19 s |

The hinged AFO added 0.26 m/s. The quad cane took 5 s off the TUG.

Previous orthosis: prefab leaf spring, 3/16/26 to 7/20/26. Foot turned in; blister over outer ankle bone. Toe catches x 2 on stairs in August; no fall.

Rec: custom plastic AFO with ankle joint, DF assist at both joints, soft interface, quad cane with small base.

A custom orthosis is usually justified when a prefabricated one could not be fitted or has failed, or when the need is longer than six months. A speed above 0.8 m/s is commonly taken as the threshold of unlimited community walking.

S. Whitlock, PT`,
    `CONFLUENCE ORTHOTICS
Letter in support of prior authorization

Patient: Rosamund Adeyemi-Clarke
246 Foundry Hill, Ironbridge, PA 15999
(724) 555-0196
Ordered by: Matthias Ogunleye-Pratt, MD, NPI 1558027314

A. What is ordered
   i.   L1970, ankle foot orthosis, plastic with ankle joint, custom fabricated, in charcoal: 1
   ii.  L2210, dorsiflexion assist, each joint: 2
   iii. L2820, soft interface, below knee section: 1
   iv.  E0105, quad cane, small base: 1
   Altogether five units on four lines.

B. For whom
   A woman of 54, 5 ft 6 in tall, 149 lb, whose left side is weak after a cerebral infarction on 12/08/2025. Diagnoses are I69.354 (hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side), M21.372 (foot drop, left foot) and I10 (essential (primary) hypertension).

C. Why not an off-the-shelf brace
   She wore one for some four months, until 07/20/2026. It did not hold the foot straight, and it raised a blister over the outer ankle bone which she did not feel. The calf is spastic, Modified Ashworth 2.

D. Why the joints and the lining
   One assist joint sits on each side of the ankle and lifts the toes in swing. She has caught her toes on the stairs two times. The lining protects a leg in which feeling is reduced below the knee.

E. Why the cane
   She needs 19 seconds for the Timed Up and Go with a quad cane against 24 seconds with a single-tip cane.

Insurers generally replace a custom orthosis no sooner than its reasonable useful lifetime, which for most is five years.

Confluence Orthotics`,
    `# LETTER OF MEDICAL NECESSITY

Patient: Rosamund Adeyemi-Clarke
Date of Birth: August 29, 1972
Requested Items: L1970, L2210, L2820, E0105
Physician: Matthias Ogunleye-Pratt, MD

## Overview

Ms. Adeyemi-Clarke is 54 years old. On December 8, 2025 she had a cerebral infarction that left her with weakness of the left, non-dominant side and a left foot drop. She also has hypertension. This letter explains why a custom hinged ankle foot orthosis and a quad cane are needed.

## Findings

- Left ankle dorsiflexion is 2/5, while the right is 5/5.
- The Berg balance score is 43 of 56.
- Walking speed is 0.42 m/s without a brace and 0.68 m/s with a trial hinged brace.
- Timed Up and Go is 24 seconds with a single-tip cane and 19 seconds with a quad cane held in the right hand.

## Earlier Treatment

She has had 22 sessions of physical therapy, the last on August 28, 2026. A prefabricated leaf spring brace, worn for about four months, raised a blister and let the foot turn in. She caught her toes on the stairs twice in August 2026; neither time did she fall.

## Why Each Item Is Needed

1. **Orthosis (1).** The ankle still moves passively to 5 degrees above neutral, so a joint can make use of that motion.
2. **Assist joints (2).** They lift the toes in swing.
3. **Soft interface (1).** Feeling is reduced below the left knee.
4. **Quad cane (1).** She is faster with it than with a single-tip cane.

## Home and Work

She lives with her son, Tunde, in a second-floor apartment reached by 14 steps. She is not working at present: she has been on leave from the Hotel Marlow since her stroke.

Matthias Ogunleye-Pratt, MD
NPI 1558027314
September 30, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'a foot drop on the left (M21.372) → a clubfoot on the left (M21.372)'],
    [2, 'code-disease', 'I10 (essential (primary) hypertension) → I10 (atrial fibrillation)'],
    [
      2,
      'other-item',
      'iii. L2820, soft interface, below knee section: 1 → iii. L2820, knee cage, below knee section: 1',
    ],
    [0, 'other-item', 'a quad cane (E0105) → a rolling walker (E0105)'],
    [2, 'description-detail', 'affecting left non-dominant side) → affecting left dominant side)'],
    [0, 'description-detail', 'and essential hypertension (I10) → and secondary hypertension (I10)'],
    [
      3,
      'description-detail',
      'she had a cerebral infarction that → she had an intracerebral hemorrhage that',
    ],
    [1, 'side', 'MAS 2, L calf → MAS 2, R calf'],
    [0, 'side', 'Pulses were present in both feet → Pulses were present in the right foot only'],
    [3, 'side', 'quad cane held in the right hand → quad cane held in the left hand'],
    [0, 'sex', 'a 54-year-old woman with → a 54-year-old man with'],
    [1, 'sex', '54 y/o F, R-handed → 54 y/o M, R-handed'],
    [2, 'sex', 'A woman of 54, → A man of 54,'],
    [2, 'choice', 'in charcoal: 1 → in beige: 1'],
    [1, 'choice', 'quad cane with small base. → quad cane with large base.'],
    [
      3,
      'device',
      'ankle foot orthosis and a quad cane are needed → ankle foot orthosis, a functional electrical stimulator and a quad cane are needed',
    ],
    [
      1,
      'device',
      'DF assist at both joints, soft interface, → DF assist at both joints, knee immobilizer, soft interface,',
    ],
    [
      0,
      'medication',
      'clopidogrel 75 mg and amlodipine 5 mg, each → clopidogrel 75 mg and amlodipine 10 mg, each',
    ],
    [3, 'medication', 'She also has hypertension. → She also has hypertension and takes atorvastatin.'],
    [1, 'medication', 'Nonsmoker. → Nonsmoker. Baclofen at night.'],
    [0, 'diagnosis', 'her speech was clear. → her speech was slurred by dysarthria.'],
    [
      2,
      'diagnosis',
      'The calf is spastic, Modified Ashworth 2. → The calf is spastic, Modified Ashworth 2, and she has diabetic neuropathy.',
    ],
    [
      1,
      'event',
      'Toe catches x 2 on stairs in August; no fall. → Toe catches x 2 on stairs in August; 1 fall with wrist sprain.',
    ],
    [
      3,
      'event',
      'neither time did she fall. → the second time she fell and was seen in the emergency department.',
    ],
    [0, 'event', 'had healed. → had healed after a skin graft.'],
    [
      2,
      'treatment',
      'She wore one for some four months → She wore one, after botulinum toxin injections, for some four months',
    ],
    [
      3,
      'treatment',
      'She has had 22 sessions of physical therapy, → She has had 22 sessions of physical therapy and a trial of a carbon fiber brace,',
    ],
    [1, 'social', 'Lives c son. → Lives c husband.'],
    [
      3,
      'social',
      'in a second-floor apartment reached by 14 steps → in a ground-floor apartment without steps',
    ],
    [0, 'social', 'She is a pastry cook and → She is a school teacher and'],
    [
      0,
      'attitude',
      'She will need the orthosis for more than six months. → She will need the orthosis for more than six months and has promised to wear it daily.',
    ],
    [
      3,
      'attitude',
      'She is faster with it than with a single-tip cane. → She is faster with it than with a single-tip cane, and she is delighted with it.',
    ],
    [3, 'negation', 'She is not working at present: → She is working at present:'],
    [
      0,
      'negation',
      'she did not notice the blister until it bled → she did notice the blister before it bled',
    ],
    [2, 'negation', 'It did not hold the foot straight → It did hold the foot straight'],
    [1, 'organisation', 'THREE RIVERS REHABILITATION INSTITUTE - GAIT → ALLEGHENY VIEW HOSPITAL - GAIT'],
    [3, 'organisation', 'from the Hotel Marlow since → from the Bakehouse Collective since'],
    [0, 'organisation', 'Keystone Mutual Health → Liberty Commonwealth Health'],
    [
      0,
      'attestation',
      'I am ordering a custom → I watched her walk in the trial brace myself and am ordering a custom',
    ],
    [
      2,
      'attestation',
      'A. What is ordered → A. What is ordered (the device was fitted and checked by our certified orthotist)',
    ],
    [
      0,
      'relative-date',
      'I examined her in my office on September 23, 2026. → I examined her in my office a month ago.',
    ],
    [3, 'relative-date', 'the last on August 28, 2026. → the last one last week.'],
    [1, 'other-role', 'Berg 43/56 → Berg 24/56'],
    [2, 'other-role', 'She needs 19 seconds → She needs 14 seconds'],
    [1, 'brackets', 'L knee extends fully → L knee extends fully [hyperextends 10 degrees in stance]'],
    [2, 'brackets', 'until 07/20/2026. → until 07/20/2026 [billed by another company].'],
    [
      1,
      'coverage-measure',
      'or when the need is longer than six months. → or when the need is longer than six months, as with her plantarflexion contracture of 15 degrees.',
    ],
    [
      1,
      'coverage-measure',
      'the threshold of unlimited community walking. → the threshold of unlimited community walking, which she passed with 0.91 m/s.',
    ],
    [
      2,
      'coverage-measure',
      'which for most is five years. → which for most is five years, though her 25 lb weight loss may shorten it.',
    ],
    [0, 'script', 'at 0.68 m/s with a trial → at 0.٩٨ m/s with a trial'],
    [3, 'script', 'Feeling is reduced below the left knee. → Feeling is n\u043Ermal below the left knee.'],
    [0, 'identifier', 'MRN: IBR-84530 → MRN: IBR-84350'],
    [2, 'identifier', '(724) 555-0196 → (724) 555-0169'],
    [3, 'identifier', 'NPI 1558027314 → NPI 1558023714'],
    [1, 'date-age', 's/p CVA 12/8/25 → s/p CVA 8/12/25'],
    [3, 'date-age', 'is 54 years old. On → is 45 years old. On'],
    [0, 'date-age', 'From March 16 to July 20, 2026 → From March 16 to June 20, 2026'],
    [2, 'quantity', 'dorsiflexion assist, each joint: 2 → dorsiflexion assist, each joint: 4'],
    [3, 'quantity', '1. **Orthosis (1).** → 1. **Orthosis (2).**'],
    [0, 'name', 'with her son Tunde on → with her son Tobi on'],
    [1, 'name', 'Therapist: Saoirse Whitlock, PT → Therapist: Sinead Whitlock, PT'],
    [2, 'retold', 'which she did not feel → which she felt at once'],
    [1, 'retold', 'Reduced below L knee → Intact below L knee'],
    [2, 'sum', 'Altogether five units on four lines. → Altogether six units on four lines.'],
    [1, 'sum', 'The hinged AFO added 0.26 m/s. → The hinged AFO added 0.36 m/s.'],
  ],
  corruptions: {},
};
