import type { CorpusCase } from '../corpus-case.ts';

/** A payer's reviewer writes after letters for lifts and commodes: a geriatrician, a physical therapist, a supplier and a home-visit note. */
export const liftCommodeParkinsonCentenary: CorpusCase = {
  id: 'lift-commode-parkinson-centenary',
  today: '2026-05-18',
  facts: {
    case_id: 16007,
    patient: {
      first_name: 'Honora',
      last_name: 'Quillfeather',
      dob: '1931-03-06',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '164 lb',
      address: '9 Heron Terrace, Saltmarsh, ME 04999',
      phone: '(207) 555-0172',
      mrn: 'SMH-20418',
    },
    diagnoses: [
      { code: 'G20.C', description: 'Parkinsonism, unspecified' },
      { code: 'M17.0', description: 'Bilateral primary osteoarthritis of knee' },
      { code: 'R26.89', description: 'Other abnormalities of gait and mobility' },
    ],
    items: [
      {
        item: 'Patient lift, hydraulic or mechanical, includes any seat, sling, strap(s) or pad(s)',
        hcpcs: 'E0630',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: 'medium',
        justification:
          'She cannot stand and bears no weight on the legs. Moving from bed to chair took two persons on 2026-05-06. Her daughter Winifred, 70 years old, has a bad back and cannot lift her. A transfer board was tried for 3 weeks from 2026-04-02 and she slid off it toward the right. Without a lift she would be confined to bed.',
      },
      {
        item: 'Commode chair, mobile or stationary, with fixed arms',
        hcpcs: 'E0163',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        color: 'gray',
        justification:
          'Her room is on the ground floor and the only toilet is upstairs, 14 steps. She knows when she must go. A bedpan hurt her hips and was often spilled. The lift sets her on the commode 4 times a day.',
      },
    ],
    provider: { name: 'Ambrose Delacroix-Finn, MD', npi: '1265048397', date_signed: '2026-05-18' },
    seen: [
      '2026-05-06, at home, by Ambrose Delacroix-Finn, MD: knees bent 20 degrees on both sides and do not straighten, rigid arms, tremor of the right hand, skin whole, weight 164 lb, oriented.',
      '2026-05-11, at home, by Mirela Stanhope, PT: two persons needed for each transfer, sits at the edge of the bed with one hand held, hip strength 2/5 on both sides.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Downeast Home Equipment',
      'Lives with whom? With her daughter Winifred',
      'Other help? An aide from Saltmarsh Visiting Nurses, 2 hours each weekday',
      "Former work? Lighthouse keeper's wife and schoolteacher",
      'Medicines? Carbidopa-levodopa 25-100 three times a day, acetaminophen as needed',
      'Falls this year? None, she no longer walks',
    ],
    answered: [],
  },
  notes: [
    `May 18, 2026

Re: Honora Quillfeather
Date of birth: March 6, 1931
MRN: SMH-20418

To Medicare Part B:

I write on behalf of Mrs. Quillfeather, a 95-year-old woman with parkinsonism (G20.C), primary osteoarthritis of both knees (M17.0) and other abnormalities of gait and mobility (R26.89). I order a patient lift with sling (E0630) and a commode chair with fixed arms (E0163).

I saw her at home on May 6, 2026. Both knees were bent by 20 degrees and did not straighten. The arms were rigid and the right hand trembled. The skin was whole. She weighed 164 lb and was oriented.

She cannot stand and bears no weight on her legs. Two persons were needed that day to move her from bed to chair. Her daughter Winifred, who is 70, has a bad back and cannot lift her. A transfer board was tried for three weeks from April 2, 2026; she slid off it toward the right. Without a lift she would be confined to bed.

A lift is covered when a transfer between bed and chair or commode needs more than one helper and the person would otherwise be confined to bed.

The only toilet is upstairs, 14 steps above her room. A bedpan hurt her hips and was often spilled.

She takes carbidopa-levodopa 25-100 three times a day and acetaminophen as needed.

With thanks,
Ambrose Delacroix-Finn, MD
NPI 1265048397`,
    `PHYSICAL THERAPY HOME EVALUATION

Patient: H. Quillfeather     Age: 95     F
Date: 05/11/2026     Therapist: Mirela Stanhope, PT

History
Parkinsonism. Bilateral primary OA of the knee. She no longer walks. No falls this year.

Living situation
Lives with her daughter Winifred. Ground-floor room; one toilet, up a flight of 14 steps. Aide from Saltmarsh Visiting Nurses two hours each weekday, ten hours a week.

Strength
Hips 2/5 on both sides.

Range
Knees lack 20 degrees of straightening on both sides (physician's visit of 05/06/2026).

Sitting
She sits at the edge of the bed if one hand is held.

Transfers
Two persons are needed for each transfer. Transfer board tried for 3 weeks from 04/02/2026; not safe, as she slid off to the right.

| Equipment | HCPCS | Number | Detail |
|---|---|---|---|
| Patient lift with sling | E0630 | 1 | medium |
| Commode chair, fixed arms | E0163 | 1 | gray |

Assessment
A person who cannot bear weight needs to be carried by a lift, because a pivot demands standing. The daughter is 70 years old and has a bad back. With a lift one caregiver usually suffices.

Goals
Out of bed by lift. Use of the commode four times a day, that is 28 times a week.`,
    `DOWNEAST HOME EQUIPMENT

Order Summary with Medical Reasons

Patient: Honora Quillfeather
Address: 9 Heron Terrace, Saltmarsh, ME 04999
Phone: (207) 555-0172
Payer: Medicare Part B
Prescriber: Ambrose Delacroix-Finn, MD (NPI 1265048397), signed 05/18/2026

ORDER LINE 1
E0630 Patient lift, hydraulic or mechanical, with seat or sling, medium. Quantity 1 per month.

ORDER LINE 2
E0163 Commode chair with fixed arms, gray. Quantity 1 per month.

The order has two lines and two pieces.

DIAGNOSES
G20.C Parkinsonism, unspecified
M17.0 Bilateral primary osteoarthritis of knee
R26.89 Other abnormalities of gait and mobility

REASONS FOR THE LIFT
The patient is not able to stand. It took two people to move her on May 6, 2026. A sliding board failed. Her daughter is unable to lift her on account of a bad back.

REASONS FOR THE COMMODE
She lives on the ground floor, and the house has a toilet only on the floor above. A commode is covered where a person is confined to one level of the home and there is no toilet on that level. She knows when she must go. The bedpan spilled often and gave pain in the hips.

The lift sets her on the commode 4 times a day. With a lift one helper usually suffices for such a transfer.`,
    `HOME VISIT NOTE, 5/6/2026

Mrs. Quillfeather, 95, a former schoolteacher and the wife of a lighthouse keeper, is seen at home, where she lives with her daughter.

Problems
1. Parkinsonism, unspecified. Rigid arms, tremor of the right hand. Carbidopa-levodopa 25-100 TID, three doses a day.
2. Knee OA, bilateral. Flexed 20 degrees on each side, neither knee straightens. Acetaminophen PRN.
3. Gait and mobility: no longer walks. No weight bearing.

Function
Transfer from bed to chair with two persons. Transfer board: slid off toward the right during a 3-week trial. An aide comes for 2 hours each weekday.

Skin
Whole.

Mind
Oriented. Knows when she needs the toilet.

Home
Toilet upstairs, 14 steps. Bedpan: painful at the hips, often spilled.

Plan
- Lift, E0630, medium sling: one
- Commode, E0163, gray: one
- Supplier: Downeast Home Equipment

Comment
Her daughter cannot lift 164 lb, and no one should. A mechanical lift protects the skin from dragging and the helper from injury. Without it she would stay in bed. She would not be able to use the commode either, since the lift sets her on it.

Ambrose Delacroix-Finn, MD`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'with parkinsonism (G20.C) → with Alzheimer disease (G20.C)'],
    [
      2,
      'code-disease',
      'R26.89 Other abnormalities of gait and mobility → R26.89 Muscle weakness (generalized)',
    ],
    [1, 'other-item', '| Commode chair, fixed arms | E0163 | → | Raised toilet seat | E0163 |'],
    [
      2,
      'other-item',
      'E0630 Patient lift, hydraulic or mechanical, with seat or sling → E0630 Seat lift mechanism, electric',
    ],
    [
      0,
      'description-detail',
      'primary osteoarthritis of both knees → post-traumatic osteoarthritis of both knees',
    ],
    [3, 'description-detail', '1. Parkinsonism, unspecified. → 1. Parkinsonism, drug-induced.'],
    [0, 'side', 'slid off it toward the right → slid off it toward the left'],
    [3, 'side', 'tremor of the right hand → tremor of the left hand'],
    [1, 'side', 'Hips 2/5 on both sides → Hips 2/5 on the left side'],
    [0, 'sex', 'a 95-year-old woman with → a 95-year-old man with'],
    [2, 'sex', 'She lives on the ground floor → He lives on the ground floor'],
    [1, 'choice', '| E0630 | 1 | medium | → | E0630 | 1 | small |'],
    [2, 'choice', 'with fixed arms, gray. → with fixed arms, beige.'],
    [3, 'choice', 'medium sling: one → large sling: one'],
    [1, 'device', 'Out of bed by lift. → Out of bed by lift into the tilting wheelchair.'],
    [3, 'device', '- Commode, E0163, gray: one → - Commode, E0163, gray: one, and a gait belt'],
    [
      0,
      'medication',
      'She takes carbidopa-levodopa 25-100 three → She takes carbidopa-levodopa 25-250 three',
    ],
    [3, 'medication', 'Acetaminophen PRN. → Acetaminophen and tramadol PRN.'],
    [
      1,
      'diagnosis',
      'Bilateral primary OA of the knee. She → Bilateral primary OA of the knee. Osteoporosis. She',
    ],
    [3, 'diagnosis', 'Oriented. Knows when → Mild dementia, oriented. Knows when'],
    [1, 'event', 'No falls this year. → Two falls this year.'],
    [2, 'event', 'A sliding board failed. → A sliding board failed, and she broke her wrist.'],
    [0, 'treatment', 'A bedpan hurt her hips → Knee injections gave no relief. A bedpan hurt her hips'],
    [3, 'treatment', 'No weight bearing. → No weight bearing after six weeks of therapy.'],
    [1, 'social', 'Lives with her daughter Winifred. → Lives with her sister and her daughter Winifred.'],
    [3, 'social', 'a former schoolteacher and → a former nurse and'],
    [
      2,
      'attitude',
      'REASONS FOR THE COMMODE\nShe lives → REASONS FOR THE COMMODE\nShe is ashamed of the bedpan. She lives',
    ],
    [3, 'attitude', 'Her daughter cannot lift 164 lb → Her daughter is willing but cannot lift 164 lb'],
    [0, 'negation', 'and bears no weight on her legs → and bears weight on her legs'],
    [2, 'negation', 'The patient is not able to stand. → The patient is able to stand.'],
    [1, 'organisation', 'Aide from Saltmarsh Visiting Nurses → Aide from Casco Bay Hospice'],
    [3, 'organisation', 'Supplier: Downeast Home Equipment → Supplier: Penobscot Medical Supply'],
    [0, 'attestation', 'With thanks, → I have shown the daughter how to use the lift. With thanks,'],
    [
      1,
      'attestation',
      'Two persons are needed for each transfer. → I tried a hydraulic lift with her, which went well. Two persons are needed for each transfer.',
    ],
    [2, 'relative-date', 'gave pain in the hips. → gave pain in the hips as recently as yesterday.'],
    [
      3,
      'relative-date',
      '3. Gait and mobility: no longer walks. → 3. Gait and mobility: no longer walks since two years ago.',
    ],
    [0, 'other-role', 'bent by 20 degrees → bent by 14 degrees'],
    [2, 'other-role', 'on the commode 4 times a day → on the commode 2 times a day'],
    [3, 'brackets', 'Skin\nWhole. → Skin\nWhole [healed sacral sore].'],
    [1, 'brackets', 'if one hand is held. → if one hand is held [up to 30 minutes].'],
    [
      0,
      'coverage-measure',
      'otherwise be confined to bed. → otherwise be confined to bed; she has lain 9 weeks.',
    ],
    [
      2,
      'coverage-measure',
      'there is no toilet on that level. → there is no toilet on that level, as with her stairs of 22 steps.',
    ],
    [0, 'script', 'She weighed 164 lb → She weighed ١٨٤ lb'],
    [3, 'script', 'Toilet upstairs, 14 steps. → Toilet upstairs, １９ steps.'],
    [0, 'identifier', 'MRN: SMH-20418 → MRN: SMH-24018'],
    [2, 'identifier', '(NPI 1265048397) → (NPI 1265084397)'],
    [0, 'date-age', 'from April 2, 2026 → from April 12, 2026'],
    [1, 'date-age', 'The daughter is 70 years old → The daughter is 63 years old'],
    [2, 'quantity', 'gray. Quantity 1 per month. → gray. Quantity 2 per month.'],
    [3, 'quantity', 'An aide comes for 2 hours each weekday → An aide comes for 4 hours each weekday'],
    [1, 'name', 'Therapist: Mirela Stanhope, PT → Therapist: Marcella Stanhope, PT'],
    [2, 'name', 'Patient: Honora Quillfeather → Patient: Lenora Quillfeather'],
    [0, 'retold', 'has a bad back and cannot lift her → has a good back and can lift her'],
    [2, 'retold', 'a toilet only on the floor above → a toilet on both floors'],
    [2, 'retold', 'It took two people to move her → It took one person to move her'],
    [1, 'sum', 'ten hours a week → fourteen hours a week'],
    [1, 'sum', 'that is 28 times a week → that is 35 times a week'],
    [3, 'sum', 'three doses a day → four doses a day'],
  ],
  corruptions: {},
};
