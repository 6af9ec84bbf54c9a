import type { CorpusCase } from '../corpus-case.ts';

/** A physical therapist of a seating clinic, and the dictation of a physiatrist. */
export const powerWheelchairDystrophyStudent: CorpusCase = {
  id: 'power-wheelchair-dystrophy-student',
  today: '2026-11-20',
  facts: {
    case_id: 10403,
    patient: {
      first_name: 'Ignatius',
      last_name: 'Brockwell',
      dob: '2007-01-22',
      gender: 'male',
      height: '5 ft 7 in',
      weight: '134 lb',
      address: '415 Millrace Road, Apt 1B, Dunmore Heights, NC 27999',
      phone: '(919) 555-0147',
      mrn: 'DH-771930',
    },
    diagnoses: [
      { code: 'G71.01', description: 'Duchenne or Becker muscular dystrophy' },
      { code: 'M41.45', description: 'Neuromuscular scoliosis, thoracolumbar region' },
    ],
    items: [
      {
        item: 'Power wheelchair, group 3 standard, multiple power option, sling/solid seat/back, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0861',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Has not walked since 2018. Cannot propel a manual wheelchair: shoulder strength 1/5, elbow 2/5, grip 3 lb right and 2 lb left. Scooter ruled out: cannot sit upright without support and cannot hold a tiller. Present power chair is from 2019, too small, its motor fails on ramps, repair estimated at 6,400 dollars on 2026-09-22. Drives with a mini joystick at the right hand. Trial on 2026-10-29: drove 45 minutes indoors and on a ramp without a collision. In the chair 14 hours a day. Studies mathematics, lives with his father Gideon in a ground floor apartment, narrowest door 33 inches. Van with ramp.',
      },
      {
        item: 'Wheelchair accessory, power seating system, combination tilt and recline, with mechanical shear reduction',
        hcpcs: 'E1007',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Cannot shift his weight. Redness over the right ischium on 2026-10-29 that lasted 40 minutes. Pelvis slopes down to the right. Spinal curve 52 degrees on 2026-08-18; fusion declined because of heart function (ejection fraction 41 %). Tilts every 30 minutes in the trial chair.',
      },
      {
        item: 'Skin protection and positioning wheelchair seat cushion, adjustable, width less than 22 inches, any depth',
        hcpcs: 'E2624',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification: 'Seat 17 inches wide, 19 inches deep. Foam cushion of the old chair is flattened.',
      },
    ],
    provider: { name: 'Yevgenia Solis-Hathaway, MD', npi: '1760394852', date_signed: '2026-11-20' },
    seen: [
      '2026-10-29, seating clinic, by Delphine Arsenault, PT, DPT, and Yevgenia Solis-Hathaway, MD: hip and knee flexion contractures of 30 degrees on both sides, head control good, no open skin.',
    ],
    told: ['Who pays? North Carolina Medicaid', 'Takes? Deflazacort 30 mg a day and lisinopril'],
    answered: [],
  },
  notes: [
    `SEATING AND MOBILITY EVALUATION

Client: Ignatius Brockwell    DOB: 1/22/2007 (age 19)    MRN: DH-771930
Date of evaluation: 10/29/2026    Funding: North Carolina Medicaid
Evaluating therapist: Delphine Arsenault, PT, DPT    Physician present: Dr. Solis-Hathaway

History: Duchenne or Becker muscular dystrophy (G71.01) with neuromuscular scoliosis of the thoracolumbar spine (M41.45). Non-ambulatory since 2018. Takes deflazacort 30 mg daily and lisinopril. Spinal fusion was declined because his ejection fraction is 41%.

Social/Environment: College student (mathematics). Lives with father in an apartment on the ground floor; narrowest doorway 33". The family has a ramp van. He spends 14 hours per day in his wheelchair.

Current equipment: Power wheelchair from 2019, outgrown. The motor fails on ramps; the repair was estimated at $6,400. Foam cushion bottomed out.

Physical findings:
- Strength: shoulders 1/5, elbows 2/5. Grip 3 lb R, 2 lb L.
- ROM: 30-degree flexion contractures at hips and knees bilaterally.
- Posture: pelvic obliquity, right side low. Curve 52 degrees by x-ray of 8/18/2026.
- Head control: good.
- Skin: intact, but redness over the right ischial tuberosity which persisted for 40 minutes.
- Weight shift: dependent.

Less costly alternatives: A manual wheelchair is ruled out by the strength of the arms. A scooter is ruled out because he cannot sit unsupported or hold a tiller.

Trial: He drove a group 3 chair with a mini joystick on the right for 45 minutes, indoors and on a ramp, with no collisions, and used the tilt every half hour.

Recommendation: K0861 power wheelchair x1; E1007 power tilt and recline with shear reduction x1; E2624 adjustable skin protection and positioning cushion x1, seat 17" wide by 19" deep. Tilt alone would not open the hips, and recline alone would cause shear.

D. Arsenault, PT, DPT
I concur: Yevgenia Solis-Hathaway, MD, NPI 1760394852, 11/20/2026`,
    `Dictated by Dr. Solis-Hathaway, November 20, 2026.

This is a letter for Ignatius Brockwell, medical record number DH-771930, and it is about his new power chair. Ignatius is nineteen, he is a student of mathematics, and he has muscular dystrophy of the Duchenne or Becker type. He stopped walking eight years ago, in 2018. I saw him with our therapist, Dr. Arsenault, in the seating clinic at the end of October.

He weighs 134 pounds and is five foot seven, so the three hundred pound class is plenty. His arms are very weak, one out of five at the shoulder and two out of five at the elbow, which means that pushing a manual chair is out of the question. His hips and knees are contracted at thirty degrees on both sides. The spine has a curve of fifty-two degrees, and the pelvis drops to the right. Surgery for the spine was considered and turned down because of his heart; the ejection fraction is forty-one percent.

His old chair is seven years old, he has outgrown it, and it quits on ramps. Somebody quoted sixty-four hundred dollars to fix it. With the trial chair he did beautifully, forty-five minutes with no collision, using the small joystick by his right hand.

Now the seating. He can't shift his weight, and he sits fourteen hours a day. On the day of the clinic there was a red area under the right sit bone that took forty minutes to fade, though the skin was not broken. That is why I am ordering the combination of tilt and recline, E1007, and the cushion, E2624, together with the base, K0861. His father Gideon lives with him and the apartment is on the ground floor. The narrowest door is thirty-three inches.

Payer is North Carolina Medicaid. End of dictation.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'Duchenne or Becker muscular dystrophy (G71.01) with → Spinal muscular atrophy type II (G71.01) with',
    ],
    [
      0,
      'description-detail',
      'neuromuscular scoliosis of the thoracolumbar spine (M41.45) → idiopathic scoliosis of the thoracolumbar spine (M41.45)',
    ],
    [0, 'negation', 'Non-ambulatory since 2018. → Ambulatory for short distances since 2018.'],
    [0, 'medication', 'Takes deflazacort 30 mg daily → Takes prednisone 30 mg daily'],
    [0, 'other-role', 'because his ejection fraction is 41% → because his ejection fraction is 52%'],
    [0, 'social', 'Lives with father in an apartment → Lives with two roommates in an apartment'],
    [
      0,
      'quantity',
      'He spends 14 hours per day in his wheelchair → He spends 10 hours per day in his wheelchair',
    ],
    [0, 'choice', 'seat 17" wide by 19" deep → seat 19" wide by 17" deep'],
    [0, 'side', 'pelvic obliquity, right side low → pelvic obliquity, left side low'],
    [0, 'retold', 'which persisted for 40 minutes → which blanched within a minute'],
    [
      0,
      'other-item',
      'E1007 power tilt and recline with shear reduction x1; E2624 adjustable → E2624 power tilt and recline with shear reduction x1; E1007 adjustable',
    ],
    [0, 'device', 'K0861 power wheelchair x1; → K0861 power wheelchair x1; power elevating leg rests x1;'],
    [
      0,
      'attestation',
      'Physician present: Dr. Solis-Hathaway → Physician present: none; ATP from the supplier present',
    ],
    [
      0,
      'name',
      'Evaluating therapist: Delphine Arsenault, PT, DPT → Evaluating therapist: Delphine Arceneaux, PT, DPT',
    ],
    [
      0,
      'brackets',
      '- Head control: good. → - Head control: good. [Swallow study pending for choking episodes.]',
    ],
    [0, 'identifier', 'NPI 1760394852, 11/20/2026 → NPI 1760398452, 11/20/2026'],
    [0, 'event', 'with no collisions, and used → with one collision with a door frame, and used'],
    [
      1,
      'relative-date',
      'He stopped walking eight years ago, in 2018. → He stopped walking about five years ago.',
    ],
    [
      1,
      'attitude',
      'With the trial chair he did beautifully → He was thrilled with the trial chair and did beautifully',
    ],
    [1, 'sex', 'His father Gideon lives with him → His mother Gideon lives with him'],
    [1, 'date-age', 'His old chair is seven years old → His old chair is eleven years old'],
    [1, 'script', 'the cushion, E2624, together → the cushion, Е2624, together'],
    [1, 'organisation', 'Payer is North Carolina Medicaid. → Payer is Blue Cross of North Carolina.'],
    [
      1,
      'diagnosis',
      'the ejection fraction is forty-one percent. → the ejection fraction is forty-one percent. He also has sleep apnea.',
    ],
    [
      1,
      'treatment',
      'Surgery for the spine was considered and turned down because of his heart → Surgery for the spine was done three years back, in spite of his heart',
    ],
    [1, 'quantity', 'Somebody quoted sixty-four hundred dollars → Somebody quoted forty-six hundred dollars'],
    [
      1,
      'sum',
      'and he sits fourteen hours a day → and he sits fourteen hours a day, about ninety hours a week',
    ],
    [
      1,
      'coverage-measure',
      'so the three hundred pound class is plenty → so the three hundred pound class is plenty, and Medicaid asks for a stage two sore before tilt, which he has',
    ],
  ],
  corruptions: {},
};
