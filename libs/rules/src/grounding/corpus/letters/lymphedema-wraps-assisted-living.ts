import type { CorpusCase } from '../corpus-case.ts';

/** A physician, a lymphedema therapist, a nurse of an assisted living house and a supplier write for a woman of 84. */
export const lymphedemaWrapsAssistedLiving: CorpusCase = {
  id: 'lymphedema-wraps-assisted-living',
  today: '2026-11-04',
  facts: {
    case_id: 20708,
    patient: {
      first_name: 'Augustine',
      last_name: 'Fairweather-Lund',
      dob: '1942-05-23',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '176 lb',
      address: 'Heron Bend Assisted Living, Room 14, 2 Heron Bend, Sorrel Lake, MI 49999',
      phone: '(231) 555-0115',
      mrn: 'SLM-80316',
    },
    diagnoses: [
      { code: 'I89.0', description: 'Lymphedema, not elsewhere classified' },
      { code: 'Z85.42', description: 'Personal history of malignant neoplasm of other parts of uterus' },
      { code: 'M19.041', description: 'Primary osteoarthritis, right hand' },
      { code: 'M19.042', description: 'Primary osteoarthritis, left hand' },
    ],
    items: [
      {
        item: 'Gradient compression wrap with adjustable straps, below knee, 30-50 mmHg, each',
        hcpcs: 'A6583',
        quantity: 4,
        quantity_limit: 6,
        limit_period: '6 months',
        color: 'beige',
        length: 'regular',
        size: 'large',
        justification:
          'Lymphedema stage II of both legs after hysterectomy, pelvic node dissection and radiation for cancer of the uterus in 2014. Complete decongestive therapy, 18 visits from 2026-08-10 to 2026-10-16: left leg from 9,800 mL to 8,100 mL, right leg from 8,900 mL to 7,700 mL. Cellulitis of the left leg twice in 2026, in February and June, the second time with 4 days in hospital. Knee-high stockings of 30 to 40 mmHg could not be put on: pinch 4 lb right and 3 lb left from hand arthritis; the aide needed 25 minutes for each leg. With wraps she closes the straps herself in 10 minutes for both legs. Two for each leg, one worn while the other is washed.',
      },
      {
        item: 'Gradient pressure wrap with adjustable straps, foot, each',
        hcpcs: 'A6587',
        quantity: 2,
        quantity_limit: 3,
        limit_period: '6 months',
        color: 'beige',
        size: 'medium',
        justification:
          'Swelling of the top of the left foot, 26.0 cm around against 23.5 cm on the right; Stemmer sign positive on the left foot. The below-knee wrap ends at the ankle and pushes fluid into the foot. Two for the left foot, for washing.',
      },
    ],
    provider: { name: 'Ignatius Bellweather, DO', npi: '2016483957', date_signed: '2026-11-04' },
    seen: [
      '2026-10-28, at Heron Bend, by Ignatius Bellweather, DO: skin of both legs firm below the knee, no open wound, no redness, foot pulses palpable, ankle-brachial index 1.04 right and 1.01 left.',
      '2026-10-16, at Sorrel Lake Rehabilitation, by Philippa Zamora, PT, CLT: ankle 25.5 cm right and 27.0 cm left, calf 39.0 cm right and 41.5 cm left; trial wraps put on alone, correctly.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Dunewood Medical Compression',
      'Lives with whom? In assisted living, aide Ruthanne helps with bathing on Tuesdays and Fridays',
      'Married? Widowed since 2019',
      'Walks how? With a rollator, to the dining room, about 200 feet',
      'Elevation and exercise? Legs up 3 times a day for 30 minutes, ankle pumps, since 2024, swelling not gone down',
      'Since when swollen? Since 2016',
      'Skin care? Lotion with low pH every evening',
      'Length of need? Lifetime',
    ],
    answered: [],
  },
  notes: [
    `November 4, 2026

RE: Augustine Fairweather-Lund, born 5/23/1942
Lymphedema compression treatment items – Medicare Part B

To Whom It May Concern:

I visited Mrs. Fairweather-Lund at Heron Bend on October 28. She is 84. Cancer of the uterus was treated in 2014 by hysterectomy, pelvic node dissection and radiation, and her legs have been swollen since 2016. Both are at stage II of lymphedema. Below the knee the tissue is firm. I found no wound and no redness. Arterial flow permits compression: the foot pulses can be felt and the ankle-brachial indices are 1.04 on the right and 1.01 on the left.

The left leg has been infected two times this year. After the February cellulitis came another in June, and it put her in the hospital for four days.

A full course of decongestive therapy, 18 visits ending on October 16, took 1,700 mL out of the left leg and 1,200 mL out of the right. The question is how to keep it out. She is unable to pull on a 30–40 mmHg stocking with a pinch of four pounds in one hand and three in the other, and her aide needed 25 minutes per leg for it. Wraps with straps she fastens by herself, both legs in ten minutes.

I order four below-knee wraps (A6583), two a leg, and two foot wraps (A6587) for the left foot. The need is lifelong.

Sincerely,

Ignatius Bellweather, DO
NPI 2016483957`,
    `Sorrel Lake Rehabilitation
Lymphedema program – discharge summary
Philippa Zamora, PT, CLT
10/16/2026

Pt: A. Fairweather-Lund, 84 y/o F
Dx: Secondary lymphedema BLE, stage II (s/p hysterectomy, PLND, XRT 2014)
Episode: 8/10/2026 – 10/16/2026, 18 visits of CDT

VOLUME
            Start        End         Change
Left      9,800 mL    8,100 mL    –1,700 mL (17%)
Right     8,900 mL    7,700 mL    –1,200 mL (13%)

GIRTH AT DISCHARGE
            Right        Left
Foot       23.5          26.0 cm
Ankle      25.5          27.0 cm
Calf       39.0          41.5 cm

HANDS
OA both hands. Pinch 4 lb R, 3 lb L. Unable to don 30–40 mmHg knee-highs.

GARMENT TRIAL
Adjustable wraps: donned alone and correctly. 10 min for the pair of legs.

FOOT
Stemmer (+) on left. Dorsum swollen, 2.5 cm more than right. Leg wraps alone push fluid distally, so a foot piece is required on that side.

RECOMMENDATION
A6583 x 4 (2 R, 2 L), large, regular length
A6587 x 2 (L), medium
Continue: elevation 30 min TID, ankle pumps, low-pH lotion each evening

P. Zamora, PT, CLT`,
    `Heron Bend Assisted Living – nursing narrative

Mrs. Fairweather-Lund in Room 14 will be 85 next May. She walks to the dining room behind her rollator, two hundred feet or thereabouts. Her legs have been big since 2016, two years after they treated her for cancer of the womb with an operation and radiation. She puts them up three times a day, half an hour each time, and does her ankle pumps. She has kept that up since 2024, and it has not brought the swelling down. Every evening she puts on the low-pH lotion.

We have had trouble with stockings. They are the tight kind, 30 to 40, and with the arthritis in her hands she cannot get them on. When Ruthanne did it, it was 25 minutes to a leg, or the better part of an hour for two. And Ruthanne is here to help her bathe on Tuesdays and Fridays, which leaves five other days in the week.

This year she had cellulitis in the left leg in February and again in June. June was four days in the hospital.

At rehab they took the swelling down a good deal, and she tried the wraps with straps. She does those herself: ten minutes and both legs are finished. The left foot is puffy on top and wants its own piece.

Dr. Bellweather was here on the 28th of October and is ordering two wraps for each leg and two for the left foot, so that there is a dry one while the other is in the wash. Dunewood will supply them.

Nov. 4, 2026, for I. Bellweather, DO (NPI 2016483957)`,
    `# Medical Necessity: Adjustable Compression Wraps for Lymphedema

**Beneficiary:** Augustine Fairweather-Lund
**DOB:** 05/23/1942
**Coverage:** Medicare Part B
**Supplier:** Dunewood Medical Compression

## Diagnosis

Mrs. Fairweather-Lund has **stage II lymphedema of both lower extremities (I89.0)** related to treatment of uterine cancer in 2014 (Z85.42). She also has **primary osteoarthritis of both hands (M19.041, M19.042)**.

## Course of Treatment

- **Elevation and exercise:** Three times daily for 30 minutes, plus ankle pumps, since 2024; swelling persisted
- **Complete decongestive therapy:** 18 visits (08/10/2026–10/16/2026)
  - Left leg: 9,800 mL → 8,100 mL
  - Right leg: 8,900 mL → 7,700 mL
- **Compression stockings (30–40 mmHg):** Could not be donned owing to weak pinch (right 4 lb, left 3 lb)

## Complications

Two episodes of **cellulitis of the left leg** in 2026, including a four-day hospitalization in June.

## Items Ordered

1. **A6583** – Below-knee wrap, adjustable straps, 30–50 mmHg: **4** (two per leg)
2. **A6587** – Foot wrap, adjustable straps: **2** (left foot)

## Justification

Without ongoing compression, lymph fluid reaccumulates and the gains of decongestive therapy are lost. Adjustable wraps allow Mrs. Fairweather-Lund to apply therapeutic pressure **independently in 10 minutes**. The foot wraps are needed because the left foot measures 26.0 cm, compared to 23.5 cm on the right, and shows a positive Stemmer sign.

## Safety of Compression

Ankle-brachial index: 1.04 (right), 1.01 (left). No open wound was present on October 28, 2026.

**Length of Need:** Lifetime

**Ignatius Bellweather, DO**
NPI 2016483957 | November 4, 2026`,
    `Dunewood Medical Compression
STANDARD WRITTEN ORDER – SUMMARY OF NEED

Beneficiary: Fairweather-Lund, Augustine (F)
DOB 23-MAY-1942    Ht 64 in    Wt 176 lb
Residence: assisted living
Order date: 04-NOV-2026
Practitioner: Ignatius Bellweather, DO, NPI 2016483957

1) A6583 RT – 2 ea – below-knee wrap, 30-50 mmHg, LG, reg, beige
2) A6583 LT – 2 ea – same
3) A6587 LT – 2 ea – foot wrap, MED, beige

Total A6583: 4 against a limit of 6 in 6 months.
Total A6587: 2 against a limit of 3 in 6 months.

ICD-10: I89.0 (primary), Z85.42, M19.041, M19.042

Reason for wraps in place of standard stockings:
 - pinch strength R 4 / L 3 lb
 - stockings 30-40: 25 min per leg with help of an aide
 - wraps: 10 min, both legs, no help

Reason for foot component: L foot 26.0 cm, R 23.5 cm; Stemmer positive L; leg wrap ends at ankle.

Reason for two per site: one on, one in the laundry.

Measurements used (PT, 10/16): ankle R 25.5 / L 27.0; calf R 39.0 / L 41.5.

Arterial status: pulses palpable; ABI R 1.04, L 1.01.

Lymphedema compression treatment items are a Medicare benefit when furnished to a beneficiary with a lymphedema diagnosis on the order of an authorized practitioner.`,
    `Reply to the contractor's query about Ms. Fairweather-Lund

We take your points in the order in which reviewers generally raise them.

• That this is lymphedema and not simply venous edema. She had her pelvic nodes removed and was irradiated in 2014. The swelling followed in 2016, it is firm, and the skin fold at the left toes cannot be pinched up (Stemmer positive).

• That simpler measures were used. For some two years she has raised both legs for 90 minutes a day in three sittings and pumped her ankles. That did not bring them down.

• That therapy was worth it. The two legs together lost 2,900 mL: 1.7 liters on the left, 1.2 on the right.

• That stockings will not do. Osteoarthritis of both hands. She cannot don them at all; for the aide it was 25 minutes for each leg, and the aide comes two days out of seven.

• That she can manage wraps. The lymphedema therapist, Ms. Zamora, saw her put on the trial wraps on October 16 without help and without error.

• That the quantity is reasonable. 2 + 2 for the legs, 2 for the left foot. Nothing is ordered for the right foot.

• That it matters. Cellulitis in February, cellulitis in June, four days as an inpatient. Each bout of infection scars lymph channels further and sets the stage for the next.

Ignatius Bellweather, DO
2016483957
11/04/2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
