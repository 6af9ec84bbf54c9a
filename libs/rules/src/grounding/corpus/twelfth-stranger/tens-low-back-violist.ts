import type { CorpusCase } from '../corpus-case.ts';

/** A pain physician's letter, a therapist's trial log, and a narrative by a resident who dictates. */
export const tensLowBackViolist: CorpusCase = {
  id: 'tens-low-back-violist',
  today: '2026-11-13',
  facts: {
    case_id: 9318,
    patient: {
      first_name: 'Clementina',
      last_name: 'Aldersgate',
      dob: '1981-08-20',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '140 lb',
      address: '1129 Wharf Road, Newbury Sound, WA 98299',
      phone: '(360) 555-0160',
      mrn: 'NS-70834',
    },
    diagnoses: [
      { code: 'M54.16', description: 'Radiculopathy, lumbar region' },
      { code: 'G89.29', description: 'Other chronic pain' },
    ],
    items: [
      {
        item: 'Transcutaneous electrical nerve stimulation (TENS) device, four or more leads, for multiple nerve stimulation',
        hcpcs: 'E0730',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Pain in the lower back and down the right leg to the outer ankle since March 2025, 20 months. Trial from 2026-10-05 to 2026-11-06 with a rented device, four electrodes, 45 minutes three times a day: pain from 7 of 10 to 4 of 10, sits through a rehearsal of 90 minutes instead of 40. Physical therapy 14 visits (2025-09 to 2025-12). Duloxetine 60 mg stopped after 3 weeks for nausea; ibuprofen 600 mg as needed. Two epidural injections (2026-02 and 2026-04) helped for less than a month each. MRI 2026-01-19: disc bulge L5-S1 touching the right S1 root. No weakness, no numbness of the saddle area, no opioids. No pacemaker. Not pregnant.',
      },
      {
        item: 'Electrical stimulator supplies, 2 lead, per month, (e.g., TENS, NMES)',
        hcpcs: 'A4595',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'Plays viola in an orchestra. Skin under the electrodes without rash. Seizure-free; no epilepsy. Vivian Rook, PT, watched her place the electrodes on 2026-10-05 and again on 2026-11-06. Sleeps 6 hours, was 4 before the trial.',
      },
    ],
    provider: { name: 'Solomon Przybylski, MD', npi: '1952803716', date_signed: '2026-11-13' },
    seen: [
      '2026-11-09, office visit: straight leg raise positive on the right at 50 degrees, ankle reflexes equal.',
    ],
  },
  notes: [
    `Re: Clementina Aldersgate, DOB August 20, 1981

Dear Reviewer:

Ms. Aldersgate is a 45-year-old violist whose lower back has hurt since March 2025, with pain running down the right leg to the outer ankle. She has lumbar radiculopathy (M54.16) and chronic pain (G89.29). An MRI of January 19 showed a bulging disc at L5-S1 that touches the right S1 root.

She has been through 14 visits of physical therapy, two epidural injections that each helped for less than a month, and duloxetine 60 mg, which nausea made her stop after three weeks. Ibuprofen 600 mg is taken as needed. She uses no opioids.

From October 5 to November 6, 2026, she tried a rented TENS device with four electrodes, 45 minutes at a time, three times a day. Her pain came down from 7 to 4 of 10. She can now sit through a rehearsal of 90 minutes, where she used to last 40, and she sleeps six hours instead of four. Vivian Rook, PT, watched her place the electrodes at the start and at the end.

On November 9 the straight leg raise was positive on the right at 50 degrees and the ankle reflexes were equal. There is no weakness and no numbness of the saddle area. She has no pacemaker and no epilepsy and is not pregnant.

I order a four-lead TENS device (E0730) and two units a month of its supplies (A4595).

Solomon Przybylski, MD, NPI 1952803716
November 13, 2026`,
    `TENS TRIAL LOG / SUMMARY
Aldersgate, C.   NS-70834   DOB 08/20/81
Dx: M54.16; G89.29

Trial: 10/05/26 - 11/06/26 (32 days), rental, 4 electrodes
Dose: 45 min TID
            before     after
Pain        7/10       4/10
Sitting     40 min     90 min
Sleep       4 h        6 h
Electrode placement observed: 10/05, 11/06 (Vivian Rook, PT)
Skin: no rash
Contraindications: pacemaker 0, pregnancy 0, epilepsy 0

Prior: PT x14 (9-12/2025); duloxetine 60 (3 wk, nausea); ESI x2 (2/26, 4/26; <1 mo each)
Current: ibuprofen 600 prn. Opioids: none.
Exam 11/09: SLR + R 50 deg; AJ equal; no weakness.
MRI 1/19/26: L5-S1 bulge, touches R S1.

Order: E0730 x1 (limit 1/5 yr); A4595 x2/mo (limit 2)
S. Przybylski MD, NPI 1952803716, 11/13/26`,
    `This is a letter of medical necessity for Clementina Aldersgate for a TENS unit. She is a 45-year-old woman, five foot five, 140 pounds, who plays the viola in an orchestra, and she has had radicular low back pain on the right side for 20 months now. The pain goes down to the outer part of the ankle. Codes are M54.16 and G89.29.

TENS sends a mild current through the skin. It does not cure the cause, but it can dull the pain, and unlike tablets it has no effect on the stomach or on alertness. Medicare does not pay for TENS in chronic low back pain outside of a study, but other payers do after a successful trial of at least a month.

She had that trial. It ran for a little over a month, three sessions of 45 minutes each day, which is two and a quarter hours a day. Pain fell by 3 points, sitting through a rehearsal got longer by 50 minutes, sleep got longer by 2 hours. No rash under the electrodes.

Before that she had therapy in the fall of 2025, a drug that she did not tolerate (duloxetine), and two injections this year, in February and in April. There is a disc bulge at L5-S1 on the MRI. Strength is normal. There is no saddle numbness.

Please approve one E0730 and A4595, two per month. Thank you. Solomon Przybylski MD, NPI 1952803716, signed Friday, November 13, 2026.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'side',
      'pain running down the right leg to the outer ankle → pain running down the left leg to the outer ankle',
    ],
    [0, 'code-disease', 'She has lumbar radiculopathy (M54.16) → She has lumbar spinal stenosis (M54.16)'],
    [0, 'retold', 'a bulging disc at L5-S1 → a bulging disc at L4-L5'],
    [0, 'retold', 'that each helped for less than a month → that each helped for several months'],
    [
      0,
      'treatment',
      'which nausea made her stop after three weeks → which drowsiness made her stop after three weeks',
    ],
    [0, 'medication', 'She uses no opioids. → She uses tramadol at night.'],
    [0, 'retold', 'Her pain came down from 7 to 4 of 10. → Her pain came down from 8 to 2 of 10.'],
    [0, 'negation', 'There is no weakness and no numbness → There is weakness of the foot and no numbness'],
    [0, 'date-age', 'On November 9 the straight leg raise → On November 19 the straight leg raise'],
    [0, 'diagnosis', 'She has no pacemaker and no epilepsy → She has no pacemaker and controlled epilepsy'],
    [
      0,
      'retold',
      'Vivian Rook, PT, watched her place the electrodes → Her husband helped her place the electrodes',
    ],
    [1, 'sum', '10/05/26 - 11/06/26 (32 days) → 10/05/26 - 11/06/26 (62 days)'],
    [1, 'quantity', 'Dose: 45 min TID → Dose: 30 min BID'],
    [1, 'retold', 'Sitting     40 min     90 min → Sitting     90 min     40 min'],
    [1, 'treatment', 'Skin: no rash → Skin: mild rash, hypoallergenic pads'],
    [1, 'retold', 'AJ equal; no weakness → AJ absent R; no weakness'],
    [1, 'medication', 'Current: ibuprofen 600 prn. → Current: naproxen 500 BID.'],
    [1, 'side', 'SLR + R 50 deg → SLR + bilat 50 deg'],
    [1, 'event', 'Prior: PT x14 (9-12/2025) → Prior: microdiscectomy 2025; PT x14 (9-12/2025)'],
    [2, 'relative-date', 'on the right side for 20 months now → on the right side for 20 weeks now'],
    [2, 'sum', 'which is two and a quarter hours a day → which is three and a quarter hours a day'],
    [2, 'social', 'who plays the viola in an orchestra → who teaches the viola in a high school'],
    [2, 'retold', 'sleep got longer by 2 hours → sleep stayed the same'],
    [2, 'other-item', 'Please approve one E0730 → Please approve one E0720'],
    [
      2,
      'device',
      'A4595, two per month. Thank you. → A4595, two per month, and a conductive garment. Thank you.',
    ],
    [2, 'sex', 'She had that trial. → He had that trial.'],
    [
      2,
      'coverage-measure',
      'after a successful trial of at least a month → after a successful trial of at least a month, which she repeated twice',
    ],
    [2, 'attestation', 'Thank you. Solomon → I supervised each session myself. Thank you. Solomon'],
    [2, 'date-age', 'signed Friday, November 13, 2026 → signed Thursday, November 13, 2026'],
    [2, 'description-detail', 'she has had radicular low back pain → she has had facet-type low back pain'],
  ],
  corruptions: {},
};
