import type { CorpusCase } from '../corpus-case.ts';

/** A county-seat orthopedist, a physical therapist, an equipment dealer and a drafted letter for a farrier whose shin will not heal. */
export const boneStimulatorFarrier: CorpusCase = {
  id: 'bone-stimulator-farrier',
  today: '2026-12-07',
  facts: {
    case_id: 22008,
    patient: {
      first_name: 'Bryony',
      last_name: 'Sandoval-Rusk',
      dob: '1988-10-02',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '152 lb',
      address: '660 Anvil Road, Dry Creek, WY 82999',
      phone: '(307) 555-0181',
      mrn: 'DCO-63745',
    },
    diagnoses: [
      {
        code: 'S82.251K',
        description:
          'Displaced comminuted fracture of shaft of right tibia, subsequent encounter for closed fracture with nonunion',
      },
      { code: 'E55.9', description: 'Vitamin D deficiency, unspecified' },
      { code: 'F17.211', description: 'Nicotine dependence, cigarettes, in remission' },
    ],
    items: [
      {
        item: 'Osteogenesis stimulator, electrical, non-invasive, other than spinal applications',
        hcpcs: 'E0747',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Kicked by a mule on 2026-02-09; nail set into the right tibia on 2026-02-10 at Bighorn Basin Hospital. X-rays of 2026-08-17 and 2026-11-23, 98 days apart, in two views each: no bridging callus, gap 3 mm both times. The locking screws below were taken out on 2026-06-15 to load the bone, without effect. To be worn 3 hours a day. She declines a bone graft for the present.',
      },
      {
        item: 'Crutches underarm, other than wood, adjustable or fixed, pair, with pads, tips and handgrips',
        hcpcs: 'E0114',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: 'tall',
        justification:
          'Half weight on the right leg allowed. One tip of her old pair is worn to the metal and the other crutch is bent. She cannot use a knee scooter on the gravel yard.',
      },
      {
        item: 'Walking boot, pneumatic and/or vacuum, with or without joints, with or without interface material, prefabricated, off-the-shelf',
        hcpcs: 'L4361',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: 'medium',
        color: 'black',
        justification:
          'Pain 7 of 10 at the fracture when she steps without support, 3 of 10 in a boot tried on 2026-11-23. The stimulator coil fits under the shell.',
      },
    ],
    provider: { name: 'Leopold Achterman, MD', npi: '1518294703', date_signed: '2026-12-07' },
    seen: [
      '2026-11-23, in office, by Leopold Achterman, MD: tender over the middle of the right tibia, no warmth, no drainage, knee bends to 130 degrees, foot pulses and feeling normal.',
    ],
    told: [
      'Which clinic? Dry Creek Orthopedics',
      'Who pays? Wind River Farm Mutual',
      'Who supplies? Teton Bone and Brace',
      'Therapist? Ludo Pemberton, PT, who measured her on 2026-11-30: she walks 60 m on crutches in 2 minutes',
      'Occupation? Farrier; off work since the injury',
      'Lives with whom? With her wife Annalise and two sons on a sheep ranch',
      'Smoking? Ten cigarettes a day until 2026-03-01, none since',
      'Vitamin D? 16 ng/mL on 2026-03-16, 34 ng/mL on 2026-09-14',
      'Medicine? Vitamin D3 2000 units once a day; ibuprofen stopped on 2026-04-01',
      'Pacemaker or pregnancy? Neither',
      'Infection? CRP 2 mg/L on 2026-11-23',
    ],
    answered: [],
  },
  notes: [
    `DRY CREEK ORTHOPEDICS

December 7, 2026

Wind River Farm Mutual
Re: Bryony Sandoval-Rusk, born October 2, 1988, MRN DCO-63745

Dear Colleague:

This 38-year-old farrier was kicked by a mule on February 9, 2026. She sustained a displaced comminuted fracture of the shaft of the right tibia, which is now a closed fracture with nonunion (S82.251K). A nail was set on February 10, 2026, at Bighorn Basin Hospital. She also carries the diagnoses of vitamin D deficiency, unspecified (E55.9), and nicotine dependence, cigarettes, in remission (F17.211).

The locking screws below were taken out on June 15, 2026, without effect. X-rays in two views on August 17 and on November 23, 2026, show no bridging callus. The gap was 3 mm both times. When I examined her on November 23, 2026, the middle of the right tibia was tender, without warmth or drainage. The knee bent to 130 degrees, and foot pulses and feeling were normal. CRP was 2 mg/L. She has no pacemaker and is not pregnant.

As to what slows healing: she has smoked no cigarette since March 1, 2026, and vitamin D rose from 16 to 34 ng/mL. Ibuprofen was stopped on April 1, 2026.

Please approve the osteogenesis stimulator (E0747), the crutches (E0114) and the pneumatic walking boot (L4361). She declines a bone graft for the present.

Leopold Achterman, MD
NPI 1518294703`,
    `PHYSICAL THERAPY LETTER
Ludo Pemberton, PT

Patient: Bryony Sandoval-Rusk, 38 y/o F       Date measured: 11/30/2026
Ordering physician: Leopold Achterman, MD

Problem
R tibial shaft nonunion after a mule kick on 2/9/2026, nailed 2/10/2026. Half weight on the R leg allowed.

Findings
* Gait: 60 m on crutches in 2 minutes.
* Pain at the fracture: 7/10 stepping without support, 3/10 in a boot (tried 11/23/2026), a difference of 4 points.
* Knee flexion 130 degrees (11/23/2026).

Equipment on hand
One crutch tip is worn to the metal. The other crutch is bent. A knee scooter is not usable on the gravel yard.

Home and work
Farrier, off work since the injury. Lives on a sheep ranch with her wife Annalise and two sons.

Equipment needed
1. E0114 underarm crutches, 1 pair (2 crutches), size tall
2. L4361 walking boot, off-the-shelf, medium, black, 1
3. E0747 bone growth stimulator, 1, for 3 hours a day, that is 21 hours a week

The coil of the stimulator fits under the shell of the boot, so she can wear both.

Payers commonly require, for a noninvasive stimulator in a long bone, that two sets of X-rays at least 90 days apart show no healing. Hers are 98 days apart.`,
    `TETON BONE AND BRACE
To: Wind River Farm Mutual, prior authorization

Insured: Bryony Sandoval-Rusk
Address: 660 Anvil Road, Dry Creek, WY 82999
Phone: (307) 555-0181
Physician: Leopold Achterman, MD, NPI 1518294703

Requested products

E0747  Osteogenesis stimulator, electrical, non-invasive, other than spinal   Qty 1
E0114  Crutches underarm, other than wood, pair, size tall   Qty 1
L4361  Walking boot, pneumatic, prefabricated, off-the-shelf, black   Qty 1
Total units: 3. Limit for each: 1 per year.

Medical information

The insured broke her right shinbone when a mule kicked her. A nail was put in the next day. Taking out the lower locking screws in June did not start healing. On two occasions, 98 days apart, the X-rays showed the same gap of 3 mm and no callus bridging it. This is a nonunion. As to infection: there was no warmth and no drainage, and the CRP was 2 mg/L.

The insured does not smoke any more; she used to smoke ten cigarettes a day. Her vitamin D level has more than doubled since March. She takes 2000 units of vitamin D3 daily.

The device is worn 3 hours a day. Its coil goes under the shell of the boot. She does not have a pacemaker, and she is not pregnant.

The crutches replace a pair of which one is bent and one is worn down to metal at the tip.`,
    `**Letter of Medical Necessity: Non-invasive Bone Growth Stimulation**

Patient: Bryony Sandoval-Rusk
Date of letter: December 7, 2026

Dear Reviewer,

A broken tibia usually heals within a few months. In Ms. Sandoval-Rusk it has not healed. She is 38 years old and a farrier by trade, and she has been off work since February 9, 2026, the day she was injured.

**Course**
- February 10, 2026: nailing of the right tibia
- June 15, 2026: removal of the lower locking screws, without effect
- August 17, 2026: X-ray, gap 3 mm, no bridging callus
- November 23, 2026: X-ray, gap 3 mm, no bridging callus

**Present state**
The fracture is tender in the middle of the shin. Stepping without support causes pain of 7 out of 10. Foot pulses and feeling are normal. Only half of her weight may go on the right leg.

**Factors that slow healing**
She gave up cigarettes on March 1, 2026, and has not smoked since. She takes vitamin D3, and the level was 34 ng/mL on September 14, 2026, 18 ng/mL more than on March 16. An anti-inflammatory drug, ibuprofen, was discontinued.

**Request**
She declines a bone graft for now. An electrical stimulator, used for three hours each day, is requested. A pneumatic boot in size medium and a pair of crutches will protect the leg in the meantime.

Her home is a sheep ranch, where she lives with her wife and two sons.

Leopold Achterman, MD, Dry Creek Orthopedics`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'vitamin D deficiency, unspecified (E55.9) → age-related osteoporosis (E55.9)'],
    [
      0,
      'description-detail',
      'nicotine dependence, cigarettes, in remission (F17.211) → nicotine dependence, cigarettes, with withdrawal (F17.211)',
    ],
    [
      0,
      'description-detail',
      'which is now a closed fracture with nonunion (S82.251K) → which is now an open fracture with malunion (S82.251K)',
    ],
    [0, 'side', 'the middle of the right tibia was tender → the middle of the left tibia was tender'],
    [0, 'sex', '2026. She sustained a displaced → 2026. He sustained a displaced'],
    [
      0,
      'event',
      'taken out on June 15, 2026, without effect. → taken out on June 15, 2026, without effect, and she fell from a porch in July.',
    ],
    [0, 'medication', 'Ibuprofen was stopped on April 1, 2026 → Naproxen was stopped on April 1, 2026'],
    [0, 'relative-date', 'When I examined her on November 23, 2026, → When I examined her last Wednesday,'],
    [0, 'negation', 'She has no pacemaker and is not pregnant → She has a pacemaker and is not pregnant'],
    [0, 'other-role', 'The gap was 3 mm both times → The gap was 7 mm both times'],
    [0, 'organisation', 'at Bighorn Basin Hospital → at Casper Trauma Center'],
    [0, 'attestation', 'Please approve → I attest that I have reviewed the CT scan. Please approve'],
    [0, 'date-age', 'born October 2, 1988 → born October 22, 1988'],
    [1, 'name', 'Ludo Pemberton, PT → Ludo Pendleton, PT'],
    [1, 'social', 'Farrier, off work since the injury → Farrier, back at light work since October'],
    [1, 'choice', 'off-the-shelf, medium, black, 1 → off-the-shelf, large, black, 1'],
    [1, 'sum', 'that is 21 hours a week → that is 24 hours a week'],
    [1, 'sum', 'a difference of 4 points → a difference of 5 points'],
    [1, 'coverage-measure', 'Hers are 98 days apart. → Hers are 112 days apart.'],
    [1, 'script', 'Gait: 60 m on crutches in 2 minutes → Gait: ९० m on crutches in 2 minutes'],
    [1, 'device', 'Equipment on hand → Equipment on hand: a wheelchair besides the crutches'],
    [
      1,
      'negation',
      'A knee scooter is not usable on the gravel yard → A knee scooter is usable on the gravel yard',
    ],
    [1, 'quantity', '1 pair (2 crutches), size tall → 2 pairs (2 crutches), size tall'],
    [2, 'identifier', 'Phone: (307) 555-0181 → Phone: (307) 555-0188'],
    [
      2,
      'other-item',
      'L4361  Walking boot, pneumatic, prefabricated → L4361  Crutches underarm, prefabricated',
    ],
    [2, 'quantity', 'Limit for each: 1 per year. → Limit for each: 1 per month.'],
    [2, 'retold', 'did not start healing → started healing'],
    [2, 'organisation', 'To: Wind River Farm Mutual → To: Frontier Ranch Mutual'],
    [2, 'brackets', 'and the CRP was 2 mg/L. → and the CRP was 2 mg/L [white count 14,000].'],
    [2, 'retold', 'A nail was put in the next day → A nail was put in nine days later'],
    [2, 'sum', 'Total units: 3. → Total units: 4.'],
    [2, 'retold', 'she used to smoke ten cigarettes a day → she used to smoke thirty cigarettes a day'],
    [
      3,
      'diagnosis',
      'She is 38 years old and a farrier → She is 38 years old with type 1 diabetes and a farrier',
    ],
    [
      3,
      'treatment',
      'An anti-inflammatory drug, ibuprofen, was discontinued. → An anti-inflammatory drug, ibuprofen, was discontinued, and an ultrasound stimulator brought no benefit.',
    ],
    [
      3,
      'attitude',
      'She gave up cigarettes on March 1, 2026 → She reluctantly gave up cigarettes on March 1, 2026',
    ],
    [3, 'sex', 'where she lives with her wife and two sons → where she lives with her husband and two sons'],
    [3, 'date-age', 'June 15, 2026: removal → June 5, 2026: removal'],
    [3, 'negation', 'and has not smoked since → and has smoked since'],
    [
      3,
      'script',
      'Foot pulses and feeling are normal. → Foot pulses and feeling are normal. She takes саlсitоnin.',
    ],
    [3, 'side', 'nailing of the right tibia → nailing of the left tibia'],
  ],
  corruptions: {},
};
