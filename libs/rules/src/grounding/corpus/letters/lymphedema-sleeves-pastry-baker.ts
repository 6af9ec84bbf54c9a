import type { CorpusCase } from '../corpus-case.ts';

/** A certified lymphedema therapist, a nurse practitioner of an oncology practice and a garment fitter write for a retired pastry baker. */
export const lymphedemaSleevesPastryBaker: CorpusCase = {
  id: 'lymphedema-sleeves-pastry-baker',
  today: '2026-07-14',
  facts: {
    case_id: 11306,
    patient: {
      first_name: 'Beatrix',
      last_name: 'Holloway-Nakashima',
      dob: '1955-11-02',
      gender: 'female',
      height: '5 ft 2 in',
      weight: '171 lb',
      address: '77 Larkspur Terrace, East Fenwick, WA 98999',
      phone: '(360) 555-0144',
      mrn: 'FOC-61530',
    },
    diagnoses: [
      { code: 'I97.2', description: 'Postmastectomy lymphedema syndrome' },
      { code: 'Z90.11', description: 'Acquired absence of right breast and nipple' },
      { code: 'Z85.3', description: 'Personal history of malignant neoplasm of breast' },
    ],
    items: [
      {
        item: 'Gradient compression arm sleeve, custom, heavy weight, each',
        hcpcs: 'A6577',
        quantity: 3,
        quantity_limit: 6,
        limit_period: 'year',
        color: 'sand',
        length: '41 cm',
        justification:
          'Right mastectomy with removal of 17 axillary nodes on 2023-04-18, radiation of chest wall and armpit until 2023-09. Swelling of the right arm since 2024-01, stage II, Stemmer sign positive, pitting at the forearm. Complete decongestive therapy 2026-05-18 to 2026-06-26, 18 sessions: arm volume fell from 2940 mL to 2580 mL; the left arm has 2250 mL. Cellulitis of the arm in August 2025 and in February 2026, the second time 4 days in hospital with intravenous cefazolin. The ready-made circular-knit sleeve cut in at the elbow and rolled at the top; the arm tapers from 37.4 cm at the armpit to 17.9 cm at the wrist. Flat-knit, 30 to 40 mmHg; three sleeves for daily change and washing over 6 months.',
      },
      {
        item: 'Gradient compression glove, custom, medium weight, each',
        hcpcs: 'A6579',
        quantity: 3,
        quantity_limit: 6,
        limit_period: 'year',
        color: 'sand',
        justification:
          'With the sleeve alone the back of the hand swelled by 2.1 cm within 3 days. Open fingertips, so that she can hold cutlery and button her blouse.',
      },
      {
        item: 'Gradient compression garment, arm, padded, for nighttime use, each',
        hcpcs: 'A6522',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'On nights without compression the forearm is 1.6 cm larger by morning. She cannot bandage herself at night, because osteoarthritis has stiffened the left thumb and she lives alone.',
      },
    ],
    provider: { name: 'Cosima Delacroix-Webb, ARNP', npi: '1467320985', date_signed: '2026-07-14' },
    seen: [
      '2026-07-01, in office, by Cosima Delacroix-Webb, ARNP: right arm firm to above the elbow, skin whole and dry, no redness, shoulder lifts to 140 degrees, no sign of recurrence.',
      '2026-07-07, at the lymphedema clinic, by Petra Vandermolen, OT, CLT: circumferences right and left: hand 20.4 and 18.9 cm, wrist 17.9 and 16.2 cm, forearm 29.3 and 25.6 cm, armpit 37.4 and 33.8 cm; measured for custom garments; puts a sleeve on herself with a rubber glove and a slide in 4 minutes.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Puget Compression and Mastectomy Fitting',
      'Lives with whom? Alone, second floor, elevator',
      'Occupation? Pastry baker, retired 2019',
      'Which hand is dominant? Right',
      'Self-care? Self-drainage massage every morning for 20 minutes, exercises, skin cream at bedtime',
      'Pump? None',
      'Diabetes, heart failure, blood clots? None; duplex of the right arm on 2026-05-11 without thrombosis',
      'Compression garments from Medicare before? None; she bought the ready-made sleeve herself in 2024-03',
    ],
    answered: [],
  },
  notes: [
    `July 14, 2026

To: Medicare Part B, DME contractor
From: Cosima Delacroix-Webb, ARNP
Patient: Beatrix Holloway-Nakashima, 70 years of age (11/02/1955)

Dear Medical Reviewer,

Since January of 2024 Ms. Holloway-Nakashima has had lymphedema of her right, dominant arm. It followed a mastectomy with clearance of seventeen axillary nodes in April 2023 and radiation to the chest wall and axilla which ended that September. The swelling is stage II: it pits at the forearm, the Stemmer sign is positive, and when I examined her on the first of July the arm felt firm to above the elbow. There was no sign of recurrence, and the duplex in May showed no clot.

She has done her part. Eighteen sessions of complete decongestive therapy between May 18 and June 26 took the arm from 2940 mL to 2580 mL. That is still 330 mL more than the left. Every morning she spends twenty minutes on self-drainage; she exercises and creams the skin.

Without suitable garments this gain will be lost, and infection is the danger I fear most. She has had cellulitis twice, in August 2025 and this February, the latter with four days in hospital on intravenous cefazolin.

The sleeve she bought over the counter in March 2024 cut into the elbow and rolled down from the top. An arm that narrows from 37.4 cm to 17.9 cm wants flat-knit fabric made to measure.

I order three heavyweight custom sleeves (A6577), three custom gloves (A6579), and one padded night garment (A6522).

Please find my signature below.

Cosima Delacroix-Webb, ARNP
NPI 1467320985`,

    `LYMPHEDEMA CLINIC – DISCHARGE FROM INTENSIVE PHASE / GARMENT RECOMMENDATION

Name: B. Holloway-Nakashima  |  DOB 11-02-55  |  R-hand dominant
Measured 07-07-26 by Petra Vandermolen, OT, CLT

Dx: I97.2. Onset 01/2024. Stage II.

Intensive phase: 05-18-26 to 06-26-26, 18 visits of CDT.

VOLUMES
R before 2940 mL
R after 2580 mL (minus 360 mL, 12 %)
L 2250 mL
Excess R over L: 690 mL before, 330 mL after (31 % and 15 %)

CIRCUMFERENCES, cm
| Site | R | L | Difference |
|---|---|---|---|
| Hand | 20.4 | 18.9 | 1.5 |
| Wrist | 17.9 | 16.2 | 1.7 |
| Forearm | 29.3 | 25.6 | 3.7 |
| Armpit | 37.4 | 33.8 | 3.6 |

SKIN: intact, dry (07-01-26 office exam). Cellulitis 08/2025, 02/2026.

SELF-MANAGEMENT: self-MLD 20 min each morning, exercises, bedtime skin cream. Dons a sleeve independently in 4 min using rubber glove + slide. Unable to self-bandage at night: OA stiffness of L thumb, no one at home to help.

RECOMMENDATION
1. Sleeve, custom flat-knit, 30-40 mmHg, length 41 cm, x3
2. Glove, custom, open fingertips, x3. Rationale: dorsal hand grew 2.1 cm in 3 days with sleeve only.
3. Padded night arm garment x1. Rationale: forearm up 1.6 cm by morning when nothing is worn.
Color of 1 and 2: sand.

To be ordered by C. Delacroix-Webb, ARNP.`,

    `PUGET COMPRESSION AND MASTECTOMY FITTING
Order intake, lymphedema compression treatment items

1. Beneficiary
   Beatrix Holloway-Nakashima, 77 Larkspur Terrace, East Fenwick, WA 98999
   Phone (360) 555-0144
   Medicare Part B

2. Diagnosis that supports the benefit
   I97.2 Postmastectomy lymphedema syndrome
   (also on the order: Z90.11, Z85.3)

3. Order
   3 pcs. A6577 arm sleeve, right, custom, heavy weight, sand, 41 cm
   3 pcs. A6579 glove, right, custom, medium weight, sand
   1 pc.  A6522 night garment, arm, padded

4. Frequency check
   Medicare allows three daytime garments per affected body part every six months. Three sleeves and three gloves meet this; the yearly ceiling is six of each. No garment has been furnished under Medicare before.

5. Why custom and not ready to wear
   Ready-made circular knit, self-paid in March 2024, constricted the elbow and rolled at the upper edge. Upper circumference 37.4 cm, wrist 17.9 cm: more than two to one.

6. Why heavy weight / flat knit at 30–40 mmHg
   Stage II, pitting, firm arm after 18 sessions of decongestive therapy. Two bouts of cellulitis.

7. Measured by
   Petra Vandermolen, OT, CLT, on July 7, 2026

8. Prescriber
   Cosima Delacroix-Webb, ARNP, NPI 1467320985. Office visit July 1, 2026. Order signed July 14, 2026.

9. Fitting notes
   Patient lives by herself and needs 4 minutes to get into a sleeve, with a slide and a rubber glove. Glove is to leave the fingertips free for cutlery and buttons.`,

    `MEMORANDUM IN REPLY

Patient: Holloway-Nakashima, Beatrix (FOC-61530)
Date: 14 July 2026
Subject: Additional documentation, codes A6577, A6579 and A6522

Is the diagnosis lymphedema and not another cause of swelling?
Yes. The arm began to swell nine months after mastectomy with axillary dissection (17 nodes) and four after the end of radiation. Stemmer's sign is positive. She has neither heart failure nor blood clots, and a duplex study on 11 May 2026 excluded thrombosis.

Is the condition stable enough to measure?
Yes. Intensive treatment finished on 26 June; measurements for the garments were taken on 7 July, eleven days later.

Could the patient manage with sleeve only?
No. Three days of a sleeve without a glove made the back of her hand 2.1 cm bigger.

Could standard-size garments be used?
No. See the experience with the sleeve she paid for in 2024, which rolled at the top and dug in at the elbow.

Why is a nighttime garment needed in addition?
If she sleeps without compression, she wakes with a forearm 1.6 cm larger. Bandaging is the alternative, but that takes good hands or a helper. Her left thumb is stiff with osteoarthritis, and there is nobody else in the home.

Why three?
They are washed and changed daily, and three have to last half a year.

What is at stake?
She has been treated for cellulitis of this arm two times in the past year. One of those cost her four days in hospital.

C. Delacroix-Webb, ARNP
NPI 1467320985`,

    `### Letter of Medical Necessity

**Patient:** Beatrix Holloway-Nakashima
**DOB:** 11/02/1955
**Payer:** Medicare Part B
**Date:** 07/14/2026

To Whom It May Concern:

This letter supports the medical necessity of custom compression garments for my patient, a 70-year-old woman with a **personal history of breast cancer** and **postmastectomy lymphedema** of the right upper extremity.

**Relevant History**

* Right mastectomy and axillary node removal (17 nodes), April 18, 2023
* Radiation therapy, completed September 2023
* Onset of lymphedema, January 2024
* Cellulitis, August 2025
* Cellulitis with 4-day hospital stay and IV antibiotics, February 2026
* Complete decongestive therapy, 18 sessions, May–June 2026

**Objective Response**

* Right arm volume: 2940 mL → 2580 mL
* Left arm volume: 2250 mL

**Requested Garments**

| Garment | HCPCS | Qty |
|---|---|---|
| Custom heavy-weight arm sleeve (30–40 mmHg, flat-knit) | A6577 | 3 |
| Custom medium-weight glove | A6579 | 3 |
| Padded nighttime arm garment | A6522 | 1 |

**Rationale**

* **Sleeves:** The off-the-shelf sleeve failed because of the shape of the limb.
* **Gloves:** Use of a sleeve alone led to swelling of the hand.
* **Night garment:** Swelling returns overnight without compression, and the patient is unable to apply bandages on account of left thumb osteoarthritis.

**Adherence**

The patient performs self-drainage massage daily for 20 minutes, exercises, and cares for her skin. She is able to don her sleeve independently with simple aids.

Consistent compression maintains the volume reduction achieved by therapy and lowers the likelihood of further infection.

Respectfully submitted,

**Cosima Delacroix-Webb, ARNP**
NPI 1467320985`,

    `Progress note, 7/14/2026, C. Delacroix-Webb ARNP

Beatrix worked as a pastry baker until 2019. She is right-handed, 70, lives on her own on a second floor reached by elevator. She had the right breast removed on 4/18/2023 and then radiation. At her visit here on 7/1 I found nothing to suggest that the cancer has come back.

The arm: swollen since the start of 2024. It is firm up past the elbow, with dry intact skin and no redness. She can lift the shoulder to 140 degrees. In six weeks of decongestive therapy this spring and early summer it lost 360 mL. It remains bigger than its fellow at every level Ms. Vandermolen taped on 7/7, most of all at the forearm, 29.3 against 25.6 cm.

Twice the arm has been infected. The February episode meant 4 days in hospital on IV cefazolin.

Garments: only one to date, a tube-knit sleeve out of her own pocket, bad fit at the elbow and top edge. No pump.

Plan:
Custom flat-knit sleeve x 3, right, 30 to 40 mmHg, with matching custom glove x 3 (fingertips out, so she can button her blouse). Enough for 6 months with daily washing.
Padded night sleeve x 1; she can't wrap herself with that stiff left thumb, and the arm refills overnight.
Carry on with morning self-massage, exercises, cream.
Supplier is Puget Compression and Mastectomy Fitting, bill Medicare B.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
