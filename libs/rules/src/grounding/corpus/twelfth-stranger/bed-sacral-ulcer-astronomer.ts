import type { CorpusCase } from '../corpus-case.ts';

/** A wound nurse's record, a physician's letter, and a payer's form filled in. */
export const bedSacralUlcerAstronomer: CorpusCase = {
  id: 'bed-sacral-ulcer-astronomer',
  today: '2026-11-23',
  facts: {
    case_id: 9304,
    patient: {
      first_name: 'Leopold',
      middle_name: 'Janus',
      last_name: 'Hathersage',
      dob: '1946-05-11',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '139 lb',
      address: '19 Quarry Street, Pendle Ridge, VT 05099',
      phone: '(802) 555-0194',
      mrn: 'PR-72260',
    },
    diagnoses: [
      { code: 'L89.154', description: 'Pressure ulcer of sacral region, stage 4' },
      { code: 'G35.D', description: 'Multiple sclerosis, unspecified' },
      { code: 'E44.0', description: 'Moderate protein-calorie malnutrition' },
    ],
    items: [
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), with any type side rails, with mattress',
        hcpcs: 'E0260',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          "Cannot turn himself in bed; turned by his sons Casimir and Felix every 2 hours. Needs the head raised 30 degrees during meals and for one hour after them because he coughs when he swallows lying flat. Head and foot change at least 6 times a day. The present bed is a fixed double bed, 18 inches high, too low for his sons' backs.",
      },
      {
        item: 'Powered pressure-reducing air mattress',
        hcpcs: 'E0277',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          "Sacral ulcer found 2026-08-02 at stage 2, stage 4 since 2026-10-10. On 2026-11-17 it measured 6.2 x 4.8 x 2.1 cm, undermining 3 cm at 12 o'clock, 20 % slough, moderate drainage, no odor, no bone exposed. Foam overlay used from 2026-08-05 to 2026-10-12 and the ulcer grew. Albumin 2.9 g/dL on 2026-11-02. Protein drink twice a day since 2026-10-15. Calcium alginate dressing changed once a day by home health nurse Ottilie Brandt. Incontinent of stool, not of urine. Pain 3 of 10. Not on steroids.",
      },
    ],
    provider: { name: 'Marguerite Soule, MD', npi: '1982045637', date_signed: '2026-11-23' },
    seen: ['2026-11-17, home visit, Ottilie Brandt, RN: ulcer measured, heels intact, Braden score 11.'],
  },
  notes: [
    `WOUND / SUPPORT SURFACE NOTE - 11/23/2026
Pt: Hathersage, Leopold J. DOB 5/11/1946. 80 y/o M. Wt 139 lb.

Visit of 11/17 by O. Brandt, RN, at home:
- Sacrum, stage 4 (L89.154): 6.2 L x 4.8 W x 2.1 D cm
- Undermining 3 cm @ 12:00
- 20% slough, mod drainage, no odor, bone not exposed
- Heels intact. Braden 11. Pain 3/10.
Trend: found 8/2 as st. 2; st. 4 as of 10/10.
Surface so far: foam overlay 8/5-10/12, wound got larger on it.
Dressing: Ca alginate, changed qd by the RN.
Nutrition: mod. protein-calorie malnutrition (E44.0), alb 2.9 on 11/2, protein drink BID since 10/15.
Continence: stool no, urine yes.
Turns: not by self; sons (Casimir, Felix) q2h.
MS (G35.D): no steroids.

Rx: E0277 powered air mattress x1; E0260 semi-electric bed w/ rails + mattress x1.
Marguerite Soule, MD / NPI 1982045637`,
    `To the Medical Director

Dear Colleague,

I write on behalf of Leopold Hathersage, an 80-year-old man with multiple sclerosis (G35.D), moderate protein-calorie malnutrition (E44.0) and a stage 4 pressure ulcer of the sacral region (L89.154). When the ulcer was found on August 2, 2026, it was at stage 2. He lay on a foam overlay from August 5 until October 12, and the wound grew all the same; by October 10 it had reached stage 4.

Home health nurse Ottilie Brandt measured it on November 17 at 6.2 by 4.8 cm and 2.1 cm deep, with 3 cm of undermining at twelve o'clock and one fifth of the bed covered by slough. Drainage was moderate and there was no odor. She changes a calcium alginate dressing once a day. His albumin on November 2 was 2.9 g/dL, and he has had a protein drink twice a day since mid-October.

Mr. Hathersage cannot turn himself. His two sons turn him every two hours, which comes to twelve times in a day and a night. They do this over a fixed double bed that is 18 inches high and too low for their backs; he also coughs when he swallows lying flat, so his head must be raised 30 degrees at meals and for an hour after them.

For these reasons I order a powered pressure-reducing air mattress (E0277) and a semi-electric hospital bed with side rails (E0260), one of each.

Marguerite Soule, MD
NPI 1982045637
Pendle Ridge patient record PR-72260
November 23, 2026`,
    `SUPPORT SURFACE AND HOSPITAL BED REQUEST

Section A. Beneficiary
Name: Leopold Janus Hathersage
Date of birth: 05/11/1946
Telephone: (802) 555-0194

Section B. Equipment
E0260 | Semi-electric hospital bed with any type side rails and mattress | Qty 1 | Limit 1 per 5 years
E0277 | Powered pressure-reducing air mattress | Qty 1 | Limit 1 per 5 years

Section C. Questions
Does the patient have a stage 3 or stage 4 pressure ulcer on the trunk? Yes, stage 4, sacral region.
Has the ulcer failed to improve on a lesser surface? Yes. Over nearly ten weeks on a foam overlay it became larger.
Is nutrition being addressed? Yes. A protein drink is given twice daily; albumin was 2.9 g/dL.
Is moisture being addressed? He is incontinent of stool but not of urine. The dressing is changed daily.
Does the condition require frequent changes in body position? Yes. The head and the foot of the bed must change six times a day or more, and he is repositioned every two hours.
Who provides the care? His sons Casimir and Felix; a home health nurse, Ottilie Brandt, RN, attends to the wound.
Is bone exposed? No.

Section D. Statement
Powered air surfaces take turns in where they press and are used when a static surface has not been enough. Moderate malnutrition and a Braden score of 11 add to the risk of further skin injury. The heels are intact.

Physician: Marguerite Soule, MD   NPI: 1982045637   Date: 11/23/2026`,
  ],
  passages: [],
  edits: [
    [0, 'description-detail', '- Sacrum, stage 4 (L89.154) → - Sacrum, unstageable (L89.154)'],
    [0, 'retold', 'Undermining 3 cm @ 12:00 → Tunneling 3 cm @ 6:00'],
    [0, 'negation', 'bone not exposed → bone exposed'],
    [0, 'side', 'Heels intact. Braden 11. → L heel DTI, R heel intact. Braden 11.'],
    [0, 'medication', 'MS (G35.D): no steroids. → MS (G35.D): prednisone 20 mg qd.'],
    [0, 'retold', 'sons (Casimir, Felix) q2h → sons (Casimir, Felix) q4h'],
    [
      0,
      'treatment',
      'Dressing: Ca alginate, changed qd by the RN. → Dressing: silver alginate, changed qd by the RN.',
    ],
    [
      0,
      'treatment',
      'Surface so far: foam overlay 8/5-10/12 → Surface so far: alternating pressure pad 8/5-10/12',
    ],
    [0, 'negation', 'Continence: stool no, urine yes. → Continence: stool yes, urine no.'],
    [1, 'date-age', 'When the ulcer was found on August 2, 2026 → When the ulcer was found on April 2, 2026'],
    [1, 'retold', 'one fifth of the bed covered by slough → half of the bed covered by slough'],
    [
      1,
      'description-detail',
      'moderate protein-calorie malnutrition (E44.0) and → severe protein-calorie malnutrition (E44.0) and',
    ],
    [1, 'retold', 'His albumin on November 2 was 2.9 g/dL → His albumin on November 2 was 3.9 g/dL'],
    [
      1,
      'event',
      'by October 10 it had reached stage 4 → by October 10 it had reached stage 4 and was debrided in the operating room',
    ],
    [1, 'device', 'one of each → one of each, together with a trapeze bar'],
    [
      1,
      'sum',
      'which comes to twelve times in a day and a night → which comes to eight times in a day and a night',
    ],
    [
      2,
      'retold',
      'Over nearly ten weeks on a foam overlay it became larger. → Over nearly ten weeks on a foam overlay it stayed the same.',
    ],
    [2, 'quantity', 'six times a day or more → six times a week or more'],
    [
      2,
      'social',
      'His sons Casimir and Felix; a home health nurse → His wife and his son Felix; a home health nurse',
    ],
    [
      2,
      'attestation',
      'The heels are intact. → The heels are intact. I measured the wound myself this morning.',
    ],
    [2, 'other-item', 'E0277 | Powered pressure-reducing air mattress → E0277 | Gel overlay for mattress'],
    [
      2,
      'brackets',
      'Physician: Marguerite Soule → [Osteomyelitis confirmed on MRI, report attached.]\nPhysician: Marguerite Soule',
    ],
    [1, 'retold', 'Drainage was moderate and there was no odor. → Drainage was heavy and there was an odor.'],
    [2, 'identifier', '(802) 555-0194 → (802) 555-0149'],
  ],
  corruptions: {},
};
