import type { CorpusCase } from '../corpus-case.ts';

/** A breast surgeon, a lymphedema therapist, a boutique's fitter, a dictating resident, a patient's friend and a reviewer's grid speak for a violin repairer with a swollen arm. */
export const mastectomySleeveViolinRepairer: CorpusCase = {
  id: 'mastectomy-sleeve-violin-repairer',
  today: '2027-02-09',
  facts: {
    case_id: 37109,
    patient: {
      first_name: 'Marguerite',
      last_name: 'Oduya-Fairweather',
      dob: '1963-06-06',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '149 lb',
      address: '19 Camellia Terrace, Loblolly, GA 31999',
      phone: '(912) 555-0191',
      mrn: 'LSC-83510',
    },
    diagnoses: [
      { code: 'I97.2', description: 'Postmastectomy lymphedema syndrome' },
      { code: 'Z90.12', description: 'Acquired absence of left breast and nipple' },
      { code: 'Z85.3', description: 'Personal history of malignant neoplasm of breast' },
    ],
    items: [
      {
        item: 'Breast prosthesis, mastectomy sleeve',
        hcpcs: 'L8010',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '6 months',
        color: 'mocha',
        size: 'III',
        length: 'regular',
        justification:
          'For the left arm, 20-30 mmHg, worn from rising to bedtime, about 15 hours; one is worn while the other is washed and dried. On 2027-01-26 the left arm measured 17.8 cm at the wrist, 27.4 cm at the forearm and 35.1 cm at the upper arm, the right 16.0, 23.6 and 31.2 cm; the left arm held 412 mL more, which is 18%. Decongestive therapy in 18 sessions from 2026-11-30 to 2027-01-22 brought the excess down from 655 mL. Her only sleeve, 15-20 mmHg, dates from 2025-03-11, has split at the elbow seam and slides down. In 5 days without a sleeve, from 2026-12-24 to 2026-12-28, the excess rose by 90 mL. Cellulitis of the left arm in August 2025 was treated with cephalexin for 10 days.',
      },
      {
        item: 'Breast prosthesis, mastectomy bra, without integrated breast prosthesis form, any size, any type',
        hcpcs: 'L8000',
        quantity: 4,
        quantity_limit: 4,
        limit_period: '12 months',
        color: 'rose',
        size: '38C',
        justification:
          'Wide straps without seam at the left armpit. Her two bras from 2024 no longer hold the prosthesis in place.',
      },
      {
        item: 'Breast prosthesis, silicone or equal, without integral adhesive',
        hcpcs: 'L8030',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '2 years',
        size: '8',
        justification:
          'For the left side. The prosthesis of 2024-02-20 has leaked at its back since December 2026. No reconstruction is wished. Without a prosthesis the left shoulder rises by 2 cm and the neck aches by evening.',
      },
    ],
    provider: { name: 'Alaric Penhallow-Diop, MD', npi: '1578403962', date_signed: '2027-02-09' },
    seen: [
      '2027-01-26, by Yesenia Holloway, OT, CLT: arms measured, skin soft with pitting at the forearm, Stemmer sign positive at the left hand, shoulder flexion 150 degrees left and 170 degrees right.',
      '2027-02-02, in clinic, by Alaric Penhallow-Diop, MD: scar quiet, no lump in the chest wall or armpit, no cellulitis, mammogram of the right breast of 2027-01-12 without suspicion.',
    ],
    told: [
      'Who pays? Southern Pines Mutual',
      'Who supplies? Dogwood Post-Surgical Boutique',
      'Operation? Left modified radical mastectomy on 2023-04-18 by Alaric Penhallow-Diop, MD; 17 lymph nodes removed, 3 of them with cancer',
      'Radiation? 25 sessions, ended 2023-09-01',
      'Drugs? Letrozole 2.5 mg daily',
      'Lives with whom? With her husband Percival',
      'Work? Repairs violins 6 hours a day; right-handed, the left hand holds the instrument',
      'Pump? Not wished; exercises and self-massage 20 minutes every evening',
      'Puts the sleeve on? By herself with a rubber glove',
    ],
    answered: [],
  },
  notes: [
    `February 9, 2027

Southern Pines Mutual
Attn: Prosthetics and Orthotics

Re: Mrs. Marguerite Oduya-Fairweather, born June 6, 1963

Dear Sir or Madam,

Nearly four years ago, in April of 2023, I removed this lady's left breast and seventeen lymph nodes for cancer. Three of the nodes were involved. Twenty-five sessions of radiation followed. She takes letrozole. When I examined her last Tuesday the scar was quiet and there was no lump in the chest wall or in the armpit; the mammogram of the other breast, taken on January 12, raises no suspicion. From the point of view of the cancer I have nothing to ask of you.

I ask on account of what the cure left behind. Removing and irradiating lymph nodes takes away the drains of an arm, and hers swells. The left arm holds 412 mL more than the right. It held 655 before she went through eighteen sessions of decongestive therapy, which ended January 22. That gain is kept by compression and by nothing else. Over Christmas she was five days without a sleeve, and 90 mL came back.

The one sleeve she owns is nearly two years old and weaker than it should be, and the seam at the elbow has split. I prescribe two of 20-30 mmHg (L8010), so that one can be washed while the other is on.

She has also need of four mastectomy bras (L8000) and a silicone prosthesis for the left (L8030); hers, of February 2024, has been leaking since December. She does not wish reconstruction.

An infected arm is the thing I fear. She had one in August 2025. Good compression makes the next one less likely.

Yours faithfully,

Alaric Penhallow-Diop, MD
NPI 1578403962`,
    `OCCUPATIONAL THERAPY / LYMPHEDEMA
Discharge from intensive phase, garment recommendation

Client: M. Oduya-Fairweather, F, 63, R-hand dominant
Therapist: Yesenia Holloway, OT, CLT
Measured: 01/26/2027

GIRTH (cm)
             L       R       diff
wrist        17.8    16.0    1.8
forearm      27.4    23.6    3.8
upper arm    35.1    31.2    3.9

VOLUME
Excess L over R: 412 mL (18%)
Before CDT: 655 mL
Change: -243 mL (-37%)
Sessions: 18, 11/30/26 to 1/22/27

TISSUE
Soft. Pitting forearm. Stemmer + L hand.

ROM
Shoulder flexion L 150, R 170 (L short by 20).

OCCUPATION
Violin repairer, 6 h/day. Left hand holds the instrument, so this arm works statically, muscles on, not moving much. Static holding is the kind of work that does the least for lymph flow. Sleeve needed at the bench.

HOME PROGRAM
20 min each evening, exercises + self-massage. Dons sleeve independently w/ rubber glove. Pump offered in such cases; client does not wish one.

GARMENT
Old: 15-20 mmHg, 3/11/25, elbow seam split, slides. Knitted garments are generally spent after about six months of daily wear; this one is at 22.
New: 20-30 mmHg, size III, regular, mocha. L8010 x 2 (wear one, wash one). 15 h/day.

WITHOUT THE GARMENT: 12/24-12/28, no sleeve, +90 mL. That is 18 mL per day.

IN SHORT: intensive phase has done its work; maintenance is now all about the sleeve.`,
    `DOGWOOD POST-SURGICAL BOUTIQUE

Southern Pines Mutual, Claims

Patient   Marguerite Oduya-Fairweather
Address   19 Camellia Terrace, Loblolly, GA 31999
Phone     (912) 555-0191
Surgeon   Alaric Penhallow-Diop, MD, NPI 1578403962, order signed 02/09/2027

Dear Claims Department:

Herewith the list, with sizes, since an order of this kind is useless to us without them.

| | Code | Size | Color | Side | Number | Allowed |
|---|---|---|---|---|---|---|
| Sleeve | L8010 | III, regular length | mocha | left | 2 | 2 in 6 months |
| Bra | L8000 | 38C | rose | | 4 | 4 in 12 months |
| Silicone form | L8030 | 8 | | left | 1 | 1 in 2 years |

Seven pieces.

Last form: February 20, 2024. By the time of this order, it is just short of three years old, so the two years have run out in any case. It leaks at the back. A leaking silicone form can't be patched.

Last bras: two, of 2024. They let the form shift. The new ones have wide straps and no seam in the left armpit, which matters with lymphedema, for a seam there cuts right across where fluid has to travel.

Last sleeve: March 11, 2025. Weaker grade (15-20) than what is prescribed now (20-30).

Diagnoses: I97.2, Z90.12, Z85.3.

The federal Women's Health and Cancer Rights Act asks group plans which pay for mastectomies to pay also for prostheses and for treatment of physical complications of the mastectomy, and it names lymphedema.

Cordially,
Dogwood Post-Surgical Boutique`,
    `surgery clinic dictation for doctor penhallow-diop, patient oduya hyphen fairweather, marguerite, sixty-three-year-old woman, left modified radical mastectomy april eighteenth twenty twenty-three, seventeen nodes out, three positive, radiation times twenty-five finishing september first that year, on letrozole two point five. comes in with, well, she has postmastectomy lymphedema on the left. clinic exam february second, no evidence of recurrence on the chest wall or axilla, scar fine, no cellulitis. right mammogram january twelfth was okay. she did have cellulitis in that arm august of twenty twenty-five, got ten days of cephalexin.

lymphedema therapy measured her january twenty-sixth, left upper arm thirty-five point one, right thirty-one point two, forearm twenty-seven four and twenty-three six, wrist seventeen eight and sixteen even. volume excess four hundred twelve milliliters, was six fifty-five. so therapy worked. now the issue is holding it. current sleeve is from march of twenty-five, it's the light class, and it's torn at the elbow and slides down on her.

plan, two sleeves, l eighty ten, twenty to thirty, left, size three, regular. four bras l eight thousand. one silicone prosthesis l eighty thirty, left, size eight, old one's leaking. without the prosthesis her left shoulder rides up two centimeters and by evening her neck's aching so that is not a cosmetic thing. she isn't interested in reconstruction, doesn't want a pump either. does twenty minutes of massage and exercise on her own every night. she repairs violins, six hours a day.

payer southern pines mutual, vendor dogwood post-surgical boutique. thanks, end`,
    `To whom it may concern at Southern Pines Mutual

I have been asked to put together the story behind the surgeon's order, in order, as one might tell it to a neighbor.

2023. In April Dr. Penhallow-Diop takes Marguerite's left breast, for cancer, and seventeen nodes with it. By the first of September she has gone through twenty-five rounds of radiation.

2024. She is fitted with a silicone form in February. She gets two bras.

2025. In March there is a sleeve, the first we have a date for, of light compression. In August the arm becomes infected, and it takes ten days of cephalexin to settle it.

2026. At the end of November she starts treatment for the swelling. Eighteen sessions. Between Christmas Eve and the 28th she goes without a sleeve and the arm puts on 90 mL, about six tablespoons. In December the silicone form begins to leak.

2027. The sessions end on January 22. Four days later the therapist takes out her tape measure and the excess is 243 mL smaller than when they began. On February 2 the surgeon finds no sign that the cancer is back.

And now. She sits at a bench six hours a day mending violins. She is right-handed, and it is the left that holds the fiddle. She lives with her husband, Percival. She puts her sleeve on unaided, pulling a rubber glove on first. Twenty minutes of every evening go to exercises and massage. She does her share, in other words. The share we ask of you is two sleeves, four bras and one form: L8010, L8000, L8030.`,
    `REVIEW GRID: POST-MASTECTOMY SUPPLIES

Member: Oduya-Fairweather, Marguerite | 63 F | 163 cm | 67.6 kg | MRN LSC-83510
Plan: Southern Pines Mutual

ITEM 1. L8010, MASTECTOMY SLEEVE, QTY 2

Is there a covered diagnosis? Yes: postmastectomy lymphedema syndrome, I97.2.
Is there objective measurement? Yes, 01/26/2027. Excess 412 mL (18%). A difference above 10% is commonly taken to be significant.
Has conservative therapy been done? Yes, 18 sessions over roughly eight weeks.
Did it work? Excess down by 37%.
Is there an existing garment? Yes, of March 2025, almost 23 months old; split seam; lower compression class.
Why two? Washing. Compression fabric recovers its elasticity in the wash, too.
Hours of wear? 15 a day.
Risk factors? Prior cellulitis (08/2025), 17 nodes removed, radiation.
Alternatives? Pump: not wished. Bandaging for life: not compatible with fine bench work of 6 hours daily.

ITEM 2. L8000, BRA, QTY 4

Covered diagnosis? Z90.12.
Existing? Two of 2024; do not hold the prosthesis.
Within limit? 4 of 4 per 12 months.

ITEM 3. L8030, SILICONE PROSTHESIS, QTY 1, LEFT

Covered diagnosis? Z90.12, Z85.3.
Existing? 02/20/2024, leaking since 12/2026. Over 2 years: limit met.
Functional need? Left shoulder rises 2 cm without it; neck pain by evening.
Reconstruction planned? No, not wished.

LAST EXAM
02/02/2027, Alaric Penhallow-Diop, MD: no recurrence palpable, no cellulitis.

RECOMMENDATION
All three lines meet criteria as ordered 02/09/2027.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
