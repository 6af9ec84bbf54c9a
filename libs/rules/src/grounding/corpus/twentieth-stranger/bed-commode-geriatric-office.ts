import type { CorpusCase } from '../corpus-case.ts';

/** A geriatrician and the occupational therapist of the shared office write for a man with heart failure. */
export const bedCommodeGeriatricOffice: CorpusCase = {
  id: 'bed-commode-geriatric-office',
  today: '2026-10-06',
  facts: {
    case_id: 20102,
    patient: {
      first_name: 'Ambrose',
      last_name: 'Kettleworth',
      dob: '1938-01-17',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '171 lb',
      address: '4 Lantern Row, Pine Hollow, NE 68999',
      phone: '(402) 555-0142',
      mrn: 'PHG-77302',
    },
    diagnoses: [
      { code: 'I50.22', description: 'Chronic systolic (congestive) heart failure' },
      { code: 'M16.11', description: 'Unilateral primary osteoarthritis, right hip' },
      { code: 'R26.2', description: 'Difficulty in walking, not elsewhere classified' },
    ],
    items: [
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), with any type side rails, with mattress',
        hcpcs: 'E0260',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        length: '80 inches',
        justification:
          'Must sleep with the head of the bed raised 45 degrees because of orthopnea. Three pillows and a foam wedge were tried for 2 months and he slid down each night. His wife wakes 4 times a night to pull him up and cannot do so safely. Ejection fraction 28 % on the echocardiogram of 2026-07-09.',
      },
      {
        item: 'Commode chair, mobile or stationary, with fixed arms',
        hcpcs: 'E0163',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'gray',
        justification:
          'The bedroom is on the ground floor and the only toilet is upstairs, 13 steps. He cannot climb stairs. He gets up 3 times a night to urinate.',
      },
    ],
    provider: { name: 'Leocadia Brannigan, MD', npi: '1649027385', date_signed: '2026-10-06' },
    seen: [
      '2026-09-29, in office, by Leocadia Brannigan, MD: ankle edema on both sides, crackles at both bases, right hip flexion 70 degrees with pain, saturation 94 % on room air.',
      '2026-10-01, at home, by Imke Solberg, OTR/L: gets from lying to sitting only with help of one person, walks 18 feet with a cane.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Sandhill Medical Supply',
      'Lives with whom? With his wife Rosalind, 84',
      'Work before? Railroad signalman, retired',
      'Smoker? Never',
    ],
    answered: [],
  },
  notes: [
    `October 6, 2026

Medicare Part B
Re: Ambrose Kettleworth, DOB 01/17/1938

Dear Reviewer,

Mr. Kettleworth is an 88-year-old man with chronic systolic (congestive) heart failure (I50.22), primary osteoarthritis of the right hip (M16.11) and difficulty in walking (R26.2). I request a semi-electric hospital bed with side rails and mattress (E0260) and a commode chair with fixed arms (E0163) for his home.

He must sleep with the head of the bed raised to 45 degrees because of orthopnea. Three pillows and a foam wedge were tried for two months. He slid down every night. His wife, Rosalind, who is 84, wakes four times each night to pull him up, and she cannot do this safely. His echocardiogram of July 9, 2026 showed an ejection fraction of 28 %.

When I examined him in the office on September 29, 2026 he had edema of both ankles, crackles at both bases, and painful right hip flexion of 70 degrees. Saturation was 94 % on room air.

The bedroom is on the ground floor. The only toilet in the house is upstairs, and the way to it has 13 steps. He cannot climb stairs. He gets up three times a night to urinate. A commode at the bedside is the reasonable answer.

Sincerely,
Leocadia Brannigan, MD
NPI 1649027385`,
    `HOME EVALUATION, OCCUPATIONAL THERAPY

Patient: Ambrose Kettleworth    MRN: PHG-77302
Seen at home on 2026-10-01 by Imke Solberg, OTR/L

Living situation: Retired railroad signalman. Lives with his wife, Rosalind, aged 84. Bedroom on the ground floor; the only toilet is one flight up (13 steps).

Bed mobility: He comes from lying to sitting only with the help of one person. The head end has to be at 45 degrees owing to orthopnea. Pillows (three) and a foam wedge were in use for 2 months without success, since he slid down each night. Mrs. Kettleworth is up 4 times nightly to pull him up. She is not able to do it safely.

Walking: 18 feet with a cane. Stairs: not possible.

Toileting: Up 3 times a night to urinate.

Equipment needed:
1. E0260, hospital bed, semi-electric, with side rails and mattress. Quantity 1. Length 80 inches.
2. E0163, commode chair with fixed arms. Quantity 1. Gray.

Taken together that is 2 pieces of equipment. Each is limited to 1 in 5 years.

General remark: A semi-electric bed lets a person change the position of head and feet with a hand control, while the height is set with a crank. Medicare asks that the condition require positioning of the body in ways not feasible with an ordinary bed.`,
    `PROGRESS NOTE

Date written: 10/06/2026. Visit: 09/29/2026, in office.

Subjective
88 y/o male, never a smoker, retired from work as a railroad signalman. Lives with wife Rosalind. Orthopnea: he needs the head of the bed up 45 degrees to sleep. He slid off three pillows and a foam wedge night after night during a two-month trial. Nocturia x3.

Objective
Weight 171 lb, height 5 ft 9 in. SpO2 94 % on room air. Crackles at both lung bases. Bilateral ankle edema. Right hip flexion 70 degrees, painful. EF 28 % by echo on 07/09/2026. At home on 10/01/2026 the OT, Imke Solberg, saw him walk 18 feet with a cane and need one person to come from lying to sitting.

Assessment
Chronic systolic CHF, I50.22. Unilateral primary OA of the right hip, M16.11. R26.2, difficulty walking.

Plan
Semi-electric hospital bed, E0260, 80 inches long. Commode chair, fixed arms, E0163, in gray. Both from Sandhill Medical Supply. His wife cannot safely go on lifting him 4 times a night. The toilet upstairs is out of his reach, because he does not climb stairs and there are 13 of them.

Leocadia Brannigan, MD`,
    `**Letter of Medical Necessity: Hospital Bed and Commode**

**Patient:** Ambrose Kettleworth, 4 Lantern Row, Pine Hollow, NE 68999, phone (402) 555-0142
**Insurance:** Medicare Part B
**Supplier:** Sandhill Medical Supply

**Summary.** Ambrose Kettleworth is 88 years old. His diagnoses are I50.22 (chronic systolic heart failure), M16.11 (osteoarthritis of the right hip) and R26.2 (difficulty in walking).

**Hospital bed (E0260).** Orthopnea requires that he sleep with the head raised by 45 degrees. Simpler measures were tried first: three pillows and a foam wedge, over 2 months. They did not hold him in position. His wife gets up four times per night to move him back up, which she cannot do safely. The ejection fraction was 28 percent on 2026-07-09.

**Commode chair (E0163).** The only toilet is on the upper floor, 13 steps above his bedroom. He is unable to climb stairs and has to urinate 3 times during the night. Medicare may cover a commode when the patient is confined to a level of the home on which there is no toilet.

**Findings.** On 2026-09-29 there were crackles at both bases and ankle edema on both sides; the right hip flexed to 70 degrees with pain. On 2026-10-01, at home, he walked 18 feet with a cane.

Signed 2026-10-06, Leocadia Brannigan, MD`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'chronic systolic (congestive) heart failure (I50.22) → chronic obstructive pulmonary disease (I50.22)',
    ],
    [3, 'code-disease', 'R26.2 (difficulty in walking) → R26.2 (vascular dementia)'],
    [
      1,
      'other-item',
      '1. E0260, hospital bed, semi-electric, with side rails and mattress. → 1. E0163, hospital bed, semi-electric, with side rails and mattress.',
    ],
    [3, 'other-item', 'Commode chair (E0163). → Commode chair (E0260).'],
    [2, 'description-detail', 'Chronic systolic CHF, I50.22 → Acute on chronic diastolic CHF, I50.22'],
    [0, 'side', 'osteoarthritis of the right hip → osteoarthritis of the left hip'],
    [2, 'side', 'Bilateral ankle edema. → Ankle edema on the left only.'],
    [2, 'sex', '88 y/o male → 88 y/o female'],
    [0, 'sex', 'Mr. Kettleworth is an → Mrs. Kettleworth is an'],
    [1, 'choice', 'Length 80 inches. → Length 84 inches.'],
    [2, 'choice', 'E0163, in gray → E0163, in white'],
    [3, 'device', 'Hospital Bed and Commode** → Hospital Bed, Patient Lift and Commode**'],
    [2, 'medication', 'Nocturia x3. → Nocturia x3 on furosemide 40 mg daily.'],
    [
      0,
      'medication',
      'Saturation was 94 % on room air. → Saturation was 94 % on room air. He takes sacubitril.',
    ],
    [
      3,
      'diagnosis',
      'Ambrose Kettleworth is 88 years old. → Ambrose Kettleworth is 88 years old and has Parkinson disease.',
    ],
    [1, 'event', 'Stairs: not possible. → Stairs: not possible since he broke his wrist in August.'],
    [
      0,
      'event',
      'He cannot climb stairs. → He cannot climb stairs and was in the hospital for a week in June.',
    ],
    [
      2,
      'treatment',
      'Right hip flexion 70 degrees, painful. → Right hip flexion 70 degrees, painful despite two steroid injections.',
    ],
    [1, 'social', 'Retired railroad signalman. → Retired postmaster.'],
    [2, 'social', 'never a smoker → a smoker until 1990'],
    [0, 'attitude', 'He slid down every night. → He slid down every night and grew despondent over it.'],
    [1, 'negation', 'She is not able to do it safely. → She is able to do it safely.'],
    [3, 'negation', 'They did not hold him in position. → They held him in position.'],
    [3, 'organisation', 'Sandhill Medical Supply → Platte Valley Oxygen'],
    [0, 'attestation', 'When I examined him in the office → When I examined him at his bedside at home'],
    [2, 'relative-date', 'Visit: 09/29/2026, in office. → Visit: three months ago, in office.'],
    [1, 'other-role', 'Walking: 18 feet with a cane. → Walking: 28 feet with a cane.'],
    [2, 'brackets', 'Weight 171 lb, height → Weight 171 lb [up 14 lb since spring], height'],
    [
      3,
      'coverage-measure',
      'confined to a level of the home on which there is no toilet → confined to a level of the home on which there is no toilet, as he is for 20 hours of the day',
    ],
    [0, 'script', 'the way to it has 13 steps → the way to it has ３１ steps'],
    [1, 'identifier', 'PHG-77302 → PHG-77320'],
    [0, 'identifier', 'NPI 1649027385 → NPI 1649072385'],
    [2, 'date-age', 'by echo on 07/09/2026 → by echo on 07/19/2026'],
    [1, 'quantity', 'Each is limited to 1 in 5 years. → Each is limited to 1 in 3 years.'],
    [3, 'name', 'Leocadia Brannigan, MD → Lucinda Brannigan, MD'],
    [1, 'name', 'his wife, Rosalind, aged → his wife, Rosamund, aged'],
    [0, 'retold', 'were tried for two months → were tried for two weeks'],
    [3, 'retold', 'head raised by 45 degrees → head raised by 15 degrees'],
    [1, 'sum', 'that is 2 pieces of equipment → that is 3 pieces of equipment'],
  ],
  corruptions: {},
};
