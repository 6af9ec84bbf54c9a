import type { CorpusCase } from '../corpus-case.ts';

/** A surgeon, a nurse practitioner's clinic and a certified mastectomy fitter write for an orchard keeper after left mastectomy. */
export const breastProsthesisOrchardist: CorpusCase = {
  id: 'breast-prosthesis-orchardist',
  today: '2026-09-29',
  facts: {
    case_id: 10506,
    patient: {
      first_name: 'Theodora',
      last_name: 'Lindqvist-Amara',
      dob: '1953-01-25',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '157 lb',
      address: 'Rural Route 4, Box 71, Applegarth, MI 49999',
      phone: '(231) 555-0153',
      mrn: 'GLB-09346',
    },
    diagnoses: [
      { code: 'Z90.12', description: 'Acquired absence of left breast and nipple' },
      { code: 'Z85.3', description: 'Personal history of malignant neoplasm of breast' },
      { code: 'I97.2', description: 'Postmastectomy lymphedema syndrome' },
    ],
    items: [
      {
        item: 'Breast prosthesis, silicone or equal, without integral adhesive',
        hcpcs: 'L8030',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: '8, left, asymmetric',
        color: 'blush',
        justification:
          'Modified radical mastectomy of the left breast on 2024-02-08 at Grand Lakes Breast Center, 11 lymph nodes removed, radiation 25 fractions until June 2024, no reconstruction. Silicone form of 2024 leaked along its back seam in August 2026 after 29 months of daily wear. Foam form used since then weighs 2 ounces: it rides up, and by evening she has neck pain of 5 of 10 on the right. Right breast cup D. With a silicone form of size 8 fitted on 2026-09-15 the shoulders are level (before, left 2.5 cm higher).',
      },
      {
        item: 'Breast prosthesis, mastectomy bra, without integrated breast prosthesis form, any size, any type',
        hcpcs: 'L8000',
        quantity: 6,
        quantity_limit: 6,
        limit_period: 'year',
        size: '38 D',
        justification:
          'Pocket on the left holds the form. Six a year, as each is washed by hand every second day; the four bras of 2025 have lost their stretch and two underwires have broken through. Wide straps and front closure, because the left arm is swollen and the shoulder lifts to 110 degrees only. A camisole pulled over the head was tried and cannot be put on without help.',
      },
    ],
    provider: { name: 'Bettina Kowalczyk-Rao, MD', npi: '1386720491', date_signed: '2026-09-29' },
    seen: [
      '2026-09-15, in office, by Bettina Kowalczyk-Rao, MD: scar flat and healed, no recurrence in the chest wall, skin under the left axilla chafed by the foam form, left forearm 2.1 cm thicker than the right, left shoulder flexion 110 degrees, right 165 degrees.',
      '2026-09-15, in office, by Solvei Marchbanks, CMF: band 38, cup D, form size 8 asymmetric, shoulders level.',
    ],
    told: [
      'Who pays? Medicare Part B and Cherry Coast Mutual as second insurer',
      'Who supplies? Second Bloom Fittings, Applegarth',
      'Lives with whom? With her husband Osei on a cherry orchard',
      'Work? Still keeps the orchard books and sells at the stand',
      'Reconstruction wanted? No, she decided against it in 2024 and again on 2026-09-15',
      'Adhesive form? Tried in 2025, blisters on the irradiated skin after 3 days',
      'Arm sleeve? Wears a compression sleeve of 20 to 30 mmHg by day since 2025',
      'Mammogram? Right breast 2026-05-19, normal',
      'Medicine? Anastrozole 1 mg, for 5 years until 2029',
      'Length of need? Lifetime',
    ],
    answered: [],
  },
  notes: [
    `September 29, 2026

Re: Theodora Lindqvist-Amara, DOB 1/25/1953

To the Medical Reviewer:

This letter is to order an external breast prosthesis and mastectomy bras for Mrs. Lindqvist-Amara, a woman of 73 who had a modified radical mastectomy on the left on February 8, 2024. Eleven lymph nodes were taken, and twenty-five fractions of radiation followed, ending in June of that year. She has chosen not to have reconstruction. I raised the question with her once more on September 15 and her answer is the same.

Her silicone form dates from the year of the operation and was worn every day for twenty-nine months until the back seam gave way in August. Since then she has managed with a foam form of two ounces. It does not stay down. It has rubbed the skin under her left arm, and at the end of the day the right side of her neck hurts, 5 on a scale of 10. Without proper weight the left shoulder stands 2.5 cm above the right one. When a size 8 silicone form was put in its place at the fitting, the shoulders were level.

I found the scar flat, well healed, and the chest wall free of recurrence. She has postmastectomy lymphedema; the left forearm is 2.1 cm thicker than the right, and she raises the left shoulder to 110 degrees.

I order one L8030 (left, size 8) and six L8000 (38 D) for the year. The bras must close in front and have broad straps on account of the arm. A pullover camisole is beyond her unless someone helps.

The absence of the breast is permanent, and so is the need.

Yours truly,

Bettina Kowalczyk-Rao, MD
NPI 1386720491`,
    `SECOND BLOOM FITTINGS
Fitter's record and order summary

Client: Theodora Lindqvist-Amara
Date of birth: 01/25/1953
Fitting date: 09/15/2026, at the physician's office
Coverage: Medicare Part B; secondary Cherry Coast Mutual

MEASUREMENTS
Band 38. Cup D (right breast). Form: 8, asymmetric, left.
Shoulder height without a weighted form: left 2.5 cm up. With size 8 silicone: even.

ORDER
| Code | What | How many | Details |
|---|---|---|---|
| L8030 | Silicone breast prosthesis, no integral adhesive | 1 | left, size 8, asymmetric, blush |
| L8000 | Mastectomy bra, pocketed | 6 per year | 38 D, front closure, wide straps |

NOTES
The former silicone form, from 2024, has a leak in the back seam (August 2026). Client is wearing foam, 2 oz, for the time being; it rides up.
Adhesive form: not suitable. Tried last year; blistering of the radiated skin on day three.
Camisole: cannot be pulled on over the head without a helper. L shoulder flexion 110.
Present bras: four, from 2025; elastic worn out, and in two of them the wire has come through.
Care: each bra is hand-washed every other day.

Ordered by Bettina Kowalczyk-Rao, MD, NPI 1386720491, signed 09/29/2026.
Z90.12, Z85.3, I97.2. Length of need: lifetime.

Solvei Marchbanks, CMF`,
    `S: 73F s/p L MRM 2/8/24 (11 LN removed), XRT 25 fx completed 6/24, no recon. Silicone form leaked 8/26. Foam form rides up; R neck pain 5/10 by evening. Adhesive form 2025: blisters p 3 d. Sleeve 20-30 mmHg daytime. Anastrozole 1 mg through 2029. R mammo 5/19/26 nl. Lives w/ husband on their orchard, keeps the books, sells at the stand.

O (9/15/26): Scar flat, healed. Chest wall: no recurrence. L axilla chafed from the foam. L forearm +2.1 cm vs R. Shoulder flexion L 110, R 165. R cup D. Fitter: 38 D, form #8; shoulders level with it, L 2.5 cm high without.

A:
1) Z90.12, absence L breast/nipple
2) Z85.3, hx breast ca
3) I97.2, postmastectomy lymphedema
Prosthesis no longer usable; foam not an adequate substitute.

P:
L8030 x1: silicone, L, sz 8, asym. No adhesive.
L8000 x6/yr: 38D, front closure, wide strap, L pocket. Old bras (4, 2025) stretched out, 2 with underwire through.
Reconstruction: declines, as she did in 2024.
Supplier: Second Bloom. LON: life.

Kowalczyk-Rao
9/29/26`,
    `**Letter of Medical Necessity**

**Patient Name:** Theodora Lindqvist-Amara
**Date of Birth:** January 25, 1953
**Primary Insurance:** Medicare Part B
**Secondary Insurance:** Cherry Coast Mutual

Dear Medicare Reviewer,

I am writing to document the medical necessity of an external breast prosthesis and mastectomy bras for my patient.

**1. Diagnosis and History**
- Acquired absence of the left breast and nipple (Z90.12), following modified radical mastectomy in February 2024
- Personal history of breast cancer (Z85.3), treated in addition with 25 fractions of radiation
- Postmastectomy lymphedema syndrome (I97.2), for which she wears a 20–30 mmHg compression sleeve during the day

**2. Items Ordered**
- **L8030**, silicone breast prosthesis without integral adhesive: **1**
- **L8000**, mastectomy bra: **6 per year**

**3. Reason for Replacement**
Her previous silicone prosthesis leaked in August 2026 after more than two years of daily wear. It cannot be replaced by the lightweight foam form she now uses, which has led to:
- neck pain rated 5/10 by the evening
- chafing in the left axilla
- upward displacement of the form

**4. Alternatives Considered**
- *Reconstruction:* declined by the patient
- *Adhesive prosthesis:* caused blisters on irradiated skin
- *Camisole:* cannot be donned independently owing to limited shoulder motion (110 degrees of flexion on the left versus 165 on the right)

**5. Quantity**
Six bras per year allow for hand washing every second day. The current bras have lost elasticity, and half of them have broken underwires.

**6. Expected Benefit**
At the fitting on September 15, 2026, a size 8 form brought the shoulders to the same level.

In summary, these items are medically necessary on a lifelong basis.

Sincerely,
Bettina Kowalczyk-Rao, MD
NPI 1386720491`,
    `Statement on medical necessity, written for Cherry Coast Mutual and Medicare

We at the practice of Dr. Kowalczyk-Rao write on behalf of Mrs. Lindqvist-Amara, who is 73. She and her husband Osei live on a cherry orchard; she does its accounts still, and sells at the stand.

It is two years and seven months since she lost her left breast to cancer. Cancer has not come back: nothing was felt in the chest wall on September 15, and the mammogram of the other side was normal in May. She takes anastrozole, 1 mg, and is to do so until 2029.

What brings us to write is that her breast form broke. It leaked at the seam in the back last month, as silicone forms eventually do. She went over to foam. A foam form weighs next to nothing, hers two ounces; a D cup on the other side weighs a great deal more. Her left shoulder had risen an inch above the right, her neck was sore on the right each evening and the foam had chafed her armpit. Once Solvei Marchbanks had fitted her with a size 8 silicone form, both shoulders were at one height.

She needs bras that hold the form, too. The four from last year are done for. Closing them in front is a must, since her arm is swollen and her shoulder goes up 110 degrees and no more. A camisole, which goes over the head, she cannot get into on her own.

We ask for one form and half a dozen bras. A form with adhesive would not do, as she blistered from one in 2025.

Bettina Kowalczyk-Rao, MD, for the practice
Sept. 29, 2026`,
    `Bettina Kowalczyk-Rao, MD
29 September 2026

ANSWERS FOR THE FILE OF T. LINDQVIST-AMARA (GLB-09346)

Item L8030, one, left

  Q1. Date and kind of surgery?
  Modified radical mastectomy, left, 02/08/2024, Grand Lakes Breast Center.

  Q2. Is this a first prosthesis or a replacement?
  A replacement. Medicare generally considers two years the useful lifetime of a silicone form. Hers held for 29 months of wear, day in, day out, and then leaked.

  Q3. Lost, stolen, or damaged?
  Damaged: seam at the back, August of this year.

  Q4. Why not stay with foam?
  2 oz on one side against a natural D cup on the other. Consequences: R-sided neck pain (5/10), left shoulder high by 25 mm, axillary skin chafed.

  Q5. Why "without adhesive"?
  An adhesive form was worn in 2025 for three days and raised blisters where she had been irradiated.

Item L8000, six in a year

  Q6. Why that number?
  Washing by hand takes place every second day per bra, and they wear out. Of the 2025 bras, all four are slack and two have wires sticking through.

  Q7. Special features?
  Front closure; wide straps; pocket on the left. Grounds: lymphedema of the left arm (+2.1 cm at the forearm) and restricted flexion of the shoulder.

General

  Q8. Is reconstruction planned?
  No. She was against it at the time of the operation and is against it now.

  Q9. How long will the items be needed?
  For life.

  Q10. Who fits and supplies?
  Second Bloom Fittings in Applegarth. Ms. Marchbanks, CMF, measured her in my office.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
