import type { CorpusCase } from '../corpus-case.ts';

/** A hospitalist's discharge letter, and the home visit of an occupational therapist. */
export const commodeStrokeTailor: CorpusCase = {
  id: 'commode-stroke-tailor',
  today: '2026-11-16',
  facts: {
    case_id: 9111,
    patient: {
      first_name: 'Evangeline',
      last_name: 'Drummond',
      dob: '1962-04-05',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '318 lb',
      address: '1019 Cotton Gin Road, Apt B, Leland Springs, MS 38799',
      phone: '(662) 555-0130',
      mrn: 'LS-26458',
    },
    diagnoses: [
      {
        code: 'I69.351',
        description: 'Hemiplegia and hemiparesis following cerebral infarction affecting right dominant side',
      },
      { code: 'E66.813', description: 'Obesity, class 3' },
    ],
    items: [
      {
        item: 'Commode chair, extra wide and/or heavy duty, stationary or mobile, with or without arms, any type, each',
        hcpcs: 'E0168',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '26 inch',
        color: 'gray',
        justification:
          'Confined to one room upstairs, no toilet on that floor; bathroom down 14 steps. Stroke 2026-09-02. Right arm 2/5, right leg 3/5. Stands for 20 seconds with help of one person. Standard commode holds 300 lb. Weighs 318 lb, hips 25 inches. Skin over the sacrum red on 2026-11-04, no open area. Continent when reached in time, 2 accidents a week. Apixaban 5 mg twice daily. Sister Loretta helps by day; alone from 10 p.m. to 6 a.m. Sewed wedding dresses. Speech clear.',
      },
    ],
    provider: { name: 'Kwabena Fitzgerald, MD', npi: '1598234076', date_signed: '2026-11-16' },
    seen: ['2026-11-04, home visit, Sunniva Bell, OTR/L: commode fits between bed and wall, 34 inches free.'],
  },
  notes: [
    `Evangeline Drummond, a 64-year-old tailor of wedding dresses, had a stroke on September 2, 2026. It left her with hemiplegia of the right dominant side (I69.351). She also has class 3 obesity (E66.813); her weight is 318 pounds.

Strength is 2/5 in the right arm and 3/5 in the right leg. With one person's help she stands for 20 seconds. Her speech is clear. She is confined to a single room upstairs. That floor has no toilet, and the bathroom lies 14 steps below. She is continent if the toilet is reached in time; nevertheless there are two accidents each week. Her sister Loretta helps her in the daytime, but from 10 p.m. to 6 a.m. she is alone, eight hours in all.

A standard commode holds 300 pounds, 18 less than she weighs. I order one heavy duty commode chair (E0168). A commode is covered for a person who is confined to one room or to a floor without a toilet. A redness over the sacrum had not opened when she was seen on November 4. She takes apixaban 5 mg twice daily.

Kwabena Fitzgerald, MD, NPI 1598234076`,
    `OT home visit, 11/4/26, S. Bell, OTR/L
Client E. Drummond, F, 64, 5'6", 318 lb. CVA 9/2/26, R hemi (dominant). Obesity class 3.

UE: R 2/5. LE: R 3/5. Static stance 20 sec, min assist x 1.
Sacrum: red, not open.
B/B: continent if in time, 2 accidents/wk.
Setting: one room, 2nd floor. No toilet on level. 14 steps to bathroom.
Help: sister (days). Nights alone, 10p-6a.

Rec: E0168 commode, extra wide, 26 inch, gray, #1 per 5 yrs. Std unit rated 300 lb is not safe at 318. Hip width 25 in, so 26 leaves 1 in. Space beside bed 34 in, commode fits between bed and wall.

Education: lock, feel for the seat behind the knees, lower slowly; empty the pail after each use; look at the skin daily. A commode at the bedside lowers the risk of falls on the way to the bathroom. Stairs are no option for toileting in hemiplegia of this degree. OT to reassess when leg strength changes. Speech: clear. Was a seamstress of wedding gowns.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'description-detail',
      'class 3 obesity (E66.813) → class 3 obesity with alveolar hypoventilation (E66.813)',
    ],
    [0, 'side', '3/5 in the right leg → 3/5 in the left leg'],
    [0, 'sex', 'Her sister Loretta → Her brother Loretta'],
    [0, 'medication', 'apixaban 5 mg twice daily → apixaban 5 mg twice daily and metoprolol'],
    [0, 'negation', 'had not opened when → had opened when'],
    [
      0,
      'coverage-measure',
      'or to a floor without a toilet. → or to a floor without a toilet; her Barthel index of 35 confirms it.',
    ],
    [1, 'choice', 'extra wide, 26 inch, gray → extra wide, 26 inch, blue'],
    [1, 'event', 'Sacrum: red → Slid off the bed in October. Sacrum: red'],
    [1, 'attestation', 'Rec: E0168 → Physician was present at this visit and agrees. Rec: E0168'],
    [1, 'other-role', 'Static stance 20 sec → Static stance 14 sec'],
    [1, 'brackets', 'Setting: one room → [Legally blind] Setting: one room'],
    [1, 'retold', 'Nights alone → Nights attended'],
  ],
  corruptions: {},
};
