import type { CorpusCase } from '../corpus-case.ts';

/** Letters about somebody whose record has no sex: a physician's, a clipped one, and a small model's. */
export const ultralightSpinaBifidaStudent: CorpusCase = {
  id: 'ultralight-spina-bifida-student',
  today: '2026-11-13',
  facts: {
    case_id: 9324,
    patient: {
      first_name: 'Ellery',
      last_name: 'Quist',
      dob: '2005-08-11',
      gender: null,
      height: '4 ft 10 in',
      weight: '104 lb',
      address: 'Hadleigh Hall 212, Fenwood, NY 13599',
      phone: '(315) 555-0189',
      mrn: 'FW-94410',
    },
    diagnoses: [
      { code: 'Q05.7', description: 'Lumbar spina bifida without hydrocephalus' },
      { code: 'Z99.3', description: 'Dependence on wheelchair' },
    ],
    items: [
      {
        item: 'Ultralightweight wheelchair',
        hcpcs: 'K0005',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'purple',
        size: '15 inch',
        justification:
          'Uses a wheelchair 14 hours a day since age 9. Lesion at L3. Propels 2 miles a day between dormitory and classes, on hills. Present chair from 2020 weighs 34 lb and is 13 inches wide, two inches too narrow since weight rose from 81 lb. Pain in both shoulders since January 2026, worse on the left; ultrasound 2026-05-12: inflamed left biceps tendon, no tear. With a rear axle moved 2 inches forward the strokes fell from 52 to 41 a minute over the same 100 meters (trial 2026-10-21, Marlowe Finch, PT, and Tamsin Okoro, ATP). Loads the chair into a car alone. Elbow strength 5/5, hip flexion 3/5, ankles 0/5. A chair of 29 lb (K0004) has no axle that can be moved.',
      },
      {
        item: 'Skin protection and positioning wheelchair seat cushion, adjustable, width less than 22 inches, any depth',
        hcpcs: 'E2624',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '2 years',
        size: '15 inch',
        justification:
          'Healed ulcer over the right sitting bone, stage 3, closed since 2025-06-30 after 7 months. No feeling below the knees and over the seat. Empties the bladder by catheter; no latex (anaphylaxis in 2013). No shunt. Studies marine biology. Sits straight, no scoliosis. Amoxicillin tolerated.',
      },
    ],
    provider: { name: 'Hyacinth Adeyemi, MD', npi: '1588203946', date_signed: '2026-11-13' },
    seen: [
      '2026-10-21, clinic visit, Marlowe Finch, PT: shoulders painful on lifting above 90 degrees, skin closed.',
    ],
  },
  notes: [
    `November 13, 2026

Re: Ellery Quist, born August 11, 2005

Dear Medical Director:

Ellery Quist is a 21-year-old student of marine biology with lumbar spina bifida without hydrocephalus (Q05.7), the lesion being at L3. Ellery has used a wheelchair since the age of 9 and now spends 14 hours a day in one (Z99.3), propelling two miles daily over hills between dormitory and classes.

Both shoulders have hurt since January, the left more than the right. An ultrasound on May 12 showed an inflamed biceps tendon on the left without a tear. The present chair, from 2020, weighs 34 lb and has become two inches too narrow.

In a trial on October 21 with Marlowe Finch, PT, and Tamsin Okoro, ATP, the rear axle was moved two inches forward. Over the same 100 meters the number of strokes fell from 52 to 41 a minute. A K0004 chair weighs 29 lb and has no axle that can be moved, so it would not do.

A stage 3 ulcer over the right sitting bone took seven months to heal and has been closed since June 30, 2025. There is no feeling over the seat or below the knees.

I prescribe an ultralightweight wheelchair (K0005) in purple, 15 inches wide, and an adjustable skin protection and positioning cushion (E2624) of the same width. Please note the anaphylaxis to latex in 2013.

Hyacinth Adeyemi, MD
NPI 1588203946`,
    `Quist, Ellery  FW-94410  21 y  104 lb
Q05.7 lumbar SB w/o hydroceph., L3; Z99.3
WC 14 h/d since age 9. 2 mi/d, hills (dorm to class).
Current WC: 2020, 34 lb, 13" wide, 2" too narrow (wt was 81 lb).
Shoulders: pain bilat since 1/26, L > R, pain above 90 deg. US 5/12/26 L biceps tendon inflamed, no tear.
Strength: elbows 5/5, hip flex 3/5, ankles 0/5. Sits straight, no scoliosis.
Trial 10/21/26 (M. Finch PT, T. Okoro ATP): axle 2" fwd, 52 to 41 strokes/min, 100 m.
K0004: 29 lb, no adjustable axle.
Skin: R sitting bone st 3 ulcer, closed 6/30/25 after 7 mo. Insensate seat + below knees.
Bladder: cath. Shunt: none.
Allergy: LATEX (anaphylaxis 2013). Amoxicillin OK.
Loads WC into car alone.
Order: K0005 x1, purple, 15". E2624 x1, 15".
H. Adeyemi MD, NPI 1588203946, 11/13/26`,
    `Letter of Medical Necessity

Patient: Ellery Quist
Date of Birth: 08/11/2005
Diagnoses: Lumbar spina bifida without hydrocephalus (Q05.7); dependence on wheelchair (Z99.3)

Introduction
This letter supports an ultralightweight wheelchair (K0005) and a skin protection and positioning cushion (E2624) for Ellery Quist, a student of marine biology who has relied on a wheelchair for twelve years.

Functional Need
With 14 hours of use every day and a daily distance of two miles over hilly ground, the demand on the shoulders is considerable. In a week of seven such days this adds up to 14 miles. People who push a wheelchair often develop shoulder pain, and guidelines advise a light chair, an adjustable axle and long, slow strokes to protect the arms. In this patient an ultrasound has already shown inflammation of the left biceps tendon.

Evidence from the Trial
Moving the axle forward lowered the stroke rate by 11 strokes a minute, about one fifth. Elbow strength is full, so that self-propulsion remains possible.

Why the Present Chair No Longer Fits
It is six years old. The patient has gained 23 lb since the seat of 13 inches was right.

Skin
An earlier ulcer of stage 3 over the right sitting bone has been closed for more than a year. Since there is no sensation over the seat, an adjustable skin protection cushion is required. The clinic visit of October 21 found the skin closed.

Independence
The patient loads the chair into a car without help.

Sincerely,
Hyacinth Adeyemi, MD
NPI 1588203946`,
  ],
  passages: [],
  edits: [
    [
      0,
      'description-detail',
      'lumbar spina bifida without hydrocephalus (Q05.7) → lumbar spina bifida with hydrocephalus (Q05.7)',
    ],
    [
      0,
      'side',
      'Both shoulders have hurt since January, the left more than the right. → Both shoulders have hurt since January, the right more than the left.',
    ],
    [
      0,
      'sex',
      'and now spends 14 hours a day in one (Z99.3) → and now spends 14 hours of his day in one (Z99.3)',
    ],
    [0, 'retold', 'fell from 52 to 41 a minute → fell from 52 to 31 a minute'],
    [
      0,
      'retold',
      'A stage 3 ulcer over the right sitting bone → A stage 4 ulcer over the right sitting bone',
    ],
    [
      0,
      'negation',
      'There is no feeling over the seat or below the knees. → There is some feeling over the seat and none below the knees.',
    ],
    [0, 'treatment', 'the anaphylaxis to latex in 2013 → the anaphylaxis to amoxicillin in 2013'],
    [0, 'other-role', 'A K0004 chair weighs 29 lb → A K0004 chair weighs 34 lb'],
    [0, 'choice', 'in purple, 15 inches wide → in purple, 13 inches wide'],
    [0, 'date-age', 'An ultrasound on May 12 → An ultrasound on May 2'],
    [0, 'social', "between dormitory and classes → between the parents' house and classes"],
    [1, 'diagnosis', 'Sits straight, no scoliosis. → Scoliosis 35 deg, spinal fusion.'],
    [1, 'retold', 'K0004: 29 lb, no adjustable axle. → K0004: 29 lb, adjustable axle.'],
    [1, 'side', 'US 5/12/26 L biceps tendon → US 5/12/26 R biceps tendon'],
    [1, 'retold', 'hip flex 3/5, ankles 0/5 → hip flex 3/5, ankles 3/5'],
    [1, 'event', 'Shunt: none. → Shunt: revised 2022.'],
    [1, 'treatment', 'Bladder: cath. → Bladder: sacral stimulator.'],
    [1, 'quantity', 'WC 14 h/d since age 9. → WC 4 h/d since age 9.'],
    [1, 'negation', 'Loads WC into car alone. → Needs help to load WC into car.'],
    [1, 'medication', 'Amoxicillin OK. → Amoxicillin OK. On oxybutynin.'],
    [1, 'date-age', 'closed 6/30/25 after 7 mo → closed 6/30/26 after 7 mo'],
    [2, 'sum', 'this adds up to 14 miles → this adds up to 24 miles'],
    [2, 'sum', 'about one fifth. Elbow → about one half. Elbow'],
    [
      2,
      'code-disease',
      'Lumbar spina bifida without hydrocephalus (Q05.7); dependence → Thoracic spina bifida without hydrocephalus (Q05.7); dependence',
    ],
    [
      2,
      'sex',
      'The patient loads the chair into a car without help. → She loads the chair into a car without help.',
    ],
    [2, 'relative-date', 'has been closed for more than a year → has been closed for a few weeks'],
    [2, 'social', 'a student of marine biology who has relied → a retail worker who has relied'],
    [2, 'device', 'required. The clinic → required. Power-assist wheels are to be added later. The clinic'],
    [2, 'retold', 'The patient has gained 23 lb → The patient has lost 23 lb'],
    [2, 'attitude', 'Independence → Independence\nEllery is highly motivated and follows every instruction.'],
    [2, 'brackets', 'Skin\nAn earlier → Skin\n[Flap surgery in 2025.] An earlier'],
    [
      2,
      'organisation',
      'Evidence from the Trial → Evidence from the Trial at Syracuse Rehabilitation Hospital',
    ],
    [2, 'retold', 'Elbow strength is full → Elbow strength is reduced'],
    [
      2,
      'attestation',
      'The clinic visit of October 21 found the skin closed. → The clinic visit of October 21, at which I examined the patient from head to toe, found the skin closed.',
    ],
    [0, 'name', 'Re: Ellery Quist → Re: Hillary Quist'],
  ],
  corruptions: {},
};
