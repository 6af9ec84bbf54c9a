import type { CorpusCase } from '../corpus-case.ts';

/** A wound physician, a home care agency and a dietitian write for a man with paraplegia and a deep sacral ulcer. */
export const npwtSacralUlcerCartographer: CorpusCase = {
  id: 'npwt-sacral-ulcer-cartographer',
  today: '2026-05-29',
  facts: {
    case_id: 11308,
    patient: {
      first_name: 'Torvald',
      last_name: 'Mbeki-Sloane',
      dob: '1989-10-13',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '139 lb',
      address: '640 Contour Lane, Unit B, Mesa Prieta, NM 87999',
      phone: '(505) 555-0109',
      mrn: 'RGW-58821',
    },
    diagnoses: [
      { code: 'L89.154', description: 'Pressure ulcer of sacral region, stage 4' },
      { code: 'G82.21', description: 'Paraplegia, complete' },
      { code: 'E44.0', description: 'Moderate protein-calorie malnutrition' },
    ],
    items: [
      {
        item: 'Negative pressure wound therapy electrical pump, stationary or portable',
        hcpcs: 'E2402',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          "Stage 4 sacral ulcer since 2026-01-20 under complete T8 paraplegia from a climbing fall in 2014. On 2026-05-26 it measured 6.8 by 5.1 by 3.4 cm, undermining 2.2 cm from 10 to 1 o'clock, no eschar. Surgical debridement 2026-04-28 at Rio Alto Hospital; bone biopsy without osteomyelitis. Moist dressings for 8 weeks (calcium alginate and foam) did not shrink it; length 6.9 cm on 2026-03-30. Alternating-pressure low-air-loss mattress since 2026-02-16, turned every 2 hours, no more than 1 hour a day in the wheelchair on an air cushion. Continuous suction at 125 mmHg, for 4 months at most, with measurements every month.",
      },
      {
        item: 'Wound care set, for negative pressure wound therapy electrical pump, includes all supplies and accessories',
        hcpcs: 'A6550',
        quantity: 13,
        quantity_limit: 15,
        limit_period: 'month',
        justification: 'Dressing changed Mondays, Wednesdays and Fridays by the home care nurse.',
      },
      {
        item: 'Canister, disposable, used with suction pump, each',
        hcpcs: 'A7000',
        quantity: 5,
        quantity_limit: 10,
        limit_period: 'month',
        justification:
          'About 60 mL of drainage a day; a 300 mL canister is full after 5 days, changed once a week at the latest.',
      },
    ],
    provider: { name: 'Philippa Garza-Ostrander, MD', npi: '1598204673', date_signed: '2026-05-29' },
    seen: [
      "2026-05-26, in wound clinic, by Philippa Garza-Ostrander, MD: base red and granulating 80 %, slough 20 %, no odor, edges rolled from 3 to 6 o'clock, skin around the wound whole, no fever.",
      '2026-05-27, at home, by Delphine Yazzie, RN, Piedra Home Care: electricity and a grounded outlet beside the bed, brother shown how to silence the alarm and to apply a moist dressing if the pump stops for 2 hours.',
      '2026-05-18, by Hollis Breckenridge, RD: prealbumin 14 mg/dL (11 on 2026-04-06), weight up 4 lb in 6 weeks, protein 95 g a day with two supplement drinks.',
    ],
    told: [
      'Who pays? Western Sky Community Care (Medicaid)',
      'Who supplies? Sandia Respiratory and Wound',
      'Lives with whom? With his brother Anders, who turns him at night',
      'Work? Draws maps for the county from home',
      'Bladder and bowel? Intermittent catheterization 5 times a day; bowel program each evening; stool kept off the wound',
      'Smokes? Gave it up on 2026-02-01',
      'Blood thinners? None',
      'Cancer in the wound, exposed vessels or organs? None',
      'Ulcer before? None at this place',
      'Diabetes? No',
    ],
    answered: [],
  },
  notes: [
    `May 29, 2026

Western Sky Community Care
Prior Authorization

Subject: Torvald Mbeki-Sloane, born 10/13/1989 — negative pressure wound therapy

Dear Reviewer,

My patient is a 36-year-old mapmaker with complete paraplegia at T8, the result of a climbing fall twelve years ago. Since January 20 he has had a sacral pressure ulcer, now stage 4, his first at that site. I ask you to authorize a negative pressure pump (E2402) with 13 dressing sets (A6550) and 5 canisters (A7000) per month.

Everything that ought to precede the pump has been done. From February 16 he has lain on an alternating-pressure low-air-loss mattress. He is turned every two hours, at night by his brother. He sits for an hour a day at most, on an air cushion. The wound was debrided surgically at Rio Alto Hospital on April 28, and a bone biopsy showed no osteomyelitis. He is malnourished, but mending: prealbumin rose from 11 to 14 mg/dL between April 6 and May 18, and he gained four pounds. He gave up smoking on February 1. Stool is kept off the wound.

What has not worked is moist dressing. Eight weeks of calcium alginate and foam left the ulcer where it was: 6.9 cm long at the end of March, 6.8 cm on May 26. It is 5.1 cm wide and 3.4 cm deep, undermined by 2.2 cm between 10 and 1 o'clock. Four fifths of the base granulates. There is no eschar, no malignancy and no exposed vessel or organ, and he takes no blood thinner.

Suction will be continuous at 125 mmHg. I will measure monthly and stop by four months.

Sincerely,

Philippa Garza-Ostrander, MD
NPI 1598204673`,

    `WOUND CLINIC 5/29/26 (visit 5/26/26)
Mbeki-Sloane T   36M   RGW-58821

S: T8 complete para (2014 fall climbing). Sacral PU since 1/20/26. Surgical debridement 4/28 Rio Alto, bone bx neg for osteo. 8 wk moist dressings (Ca alginate + foam), no size change. LAL alternating mattress since 2/16, q2h turns, w/c ≤1 h/d on air cushion. IC 5x/d, bowel program q evening. Quit smoking 2/1. No anticoag. Not diabetic.

O: 6.8 x 5.1 x 3.4 cm. Undermining 2.2 cm 10-1 o'clock. Gran 80 / slough 20. No eschar, no odor. Edges rolled 3-6 o'clock. Periwound intact. Afebrile.
Prealb 14 (5/18), was 11 (4/6). Protein 95 g/d, 2 supplements. Wt 139, up 4 lb in 6 wk.

A: L89.154, stalled despite 8 wk moist tx. G82.21. E44.0, improving.

P: NPWT -125 continuous, up to 4 mo.
E2402 x1/mo
A6550 x13/mo (M/W/F, Piedra Home Care RN)
A7000 x5/mo
Measure monthly.
DME: Sandia Respiratory and Wound.

Garza-Ostrander`,

    `PIEDRA HOME CARE
Home readiness for negative pressure wound therapy

Client: Torvald Mbeki-Sloane
Visit: 05/27/2026
Nurse: Delphine Yazzie, RN
Report: 05/29/2026

Home
The client lives at 640 Contour Lane, Unit B, with his brother Anders. There is a grounded outlet next to the bed and the house has electricity. The client draws maps for the county from home.

Surface and positioning
Low-air-loss mattress with alternating pressure, in place since February 16. Turned every two hours; Anders does the nights. Wheelchair one hour daily, not more, on an air cushion.

Teaching
Anders was shown how to silence the alarm. He was also shown how to put on a moist dressing in case the pump has been off for 2 hours.

Schedule
Our nurse changes the dressing on Mondays, Wednesdays and Fridays, three times a week, which makes 13 sets in a month. Drainage runs at about 60 mL per day. A canister of 300 mL therefore lasts five days, and in no event would one stay on longer than a week.

Wound (measured in clinic 05/26/2026)
Length 6.8 cm, width 5.1 cm, depth 3.4 cm. Undermining of 2.2 cm from 10 to 1 o'clock. Granulation 80 %, slough 20 %. No smell. Skin around it intact.

Continence
Catheterizes 5 times a day. Bowel program every evening. The wound is kept free of stool.

Ordering physician
Philippa Garza-Ostrander, MD, NPI 1598204673`,

    `Point-by-point response, NPWT request
Member: Torvald Mbeki-Sloane, DOB 10/13/1989
05/29/2026

Criterion: A complete wound therapy program has been tried before NPWT.
Met. Calcium alginate and foam, eight weeks.

Criterion: Documented evaluation and measurements by a licensed clinician.
Met. I measured the ulcer on 05/26/2026 at 6.8 × 5.1 × 3.4 cm. On 03/30/2026 its length was 6.9 cm. Between those dates it therefore shortened by a single millimeter.

Criterion: Debridement of necrotic tissue if present.
Met. Done surgically on 04/28/2026. There is no eschar. One fifth of the base is slough.

Criterion: Evaluation of and provision for adequate nutritional status.
Met. Dietitian Hollis Breckenridge saw him on 05/18/2026. Protein intake 95 g daily, with two supplement drinks. Prealbumin 14 mg/dL, up by 3 since 04/06/2026.

Criterion: Appropriate turning and positioning.
Met. Every 2 hours.

Criterion: Group 2 or 3 support surface for ulcers of the posterior trunk or pelvis.
Met. Alternating-pressure low-air-loss mattress from 02/16/2026 onward.

Criterion: Moisture and incontinence managed.
Met. Intermittent catheterization five times daily, bowel program in the evening.

Exclusions: necrotic tissue with eschar, untreated osteomyelitis, cancer in the wound, exposed vessels or organs.
Eschar, none. Osteomyelitis, ruled out by bone biopsy. Cancer, none. No vessel or organ lies exposed.

Quantities: 1 pump, 13 sets (limit 15) and 5 canisters (limit 10) monthly.

Philippa Garza-Ostrander, MD
NPI 1598204673`,

    `**Letter of Medical Necessity: Negative Pressure Wound Therapy**

**Date:** May 29, 2026
**Patient:** Torvald Mbeki-Sloane
**DOB / Age:** 10/13/1989 / 36
**Payer:** Western Sky Community Care (Medicaid)

**1. Patient Profile**

- **Primary diagnosis:** Pressure ulcer of sacral region, stage 4 (L89.154)
- **Secondary diagnoses:** Paraplegia, complete (G82.21); moderate protein-calorie malnutrition (E44.0)
- **Living situation:** at home with his brother, who assists with repositioning at night

**2. Wound Description (05/26/2026)**

- **Dimensions:** 6.8 cm × 5.1 cm × 3.4 cm
- **Undermining:** 2.2 cm, 10 to 1 o'clock
- **Tissue:** 80% granulation, 20% slough, no eschar
- **Infection:** no odor, no fever; bone biopsy negative for osteomyelitis

**3. Conservative Treatment**

- **Moist wound dressings** for eight weeks without reduction in size
- **Surgical debridement** on 04/28/2026
- **Pressure redistribution:** low-air-loss alternating-pressure mattress, two-hourly turning, limited sitting on an air cushion
- **Nutrition:** 95 g of protein daily, prealbumin improving (11 to 14 mg/dL)
- **Smoking cessation:** since 02/01/2026

**4. Equipment and Supplies Requested (per month)**

- **E2402**, NPWT pump: **1**
- **A6550**, wound care set: **13**
- **A7000**, disposable canister: **5**

**5. Rationale**

Negative pressure removes exudate, draws the wound edges together and promotes granulation in deep, undermined wounds. Because this ulcer has not responded to moist dressings, NPWT at **125 mmHg continuous** is requested.

**6. Duration and Monitoring**

Therapy is anticipated for **no longer than 4 months**. Wound dimensions will be recorded every month.

**Philippa Garza-Ostrander, MD**
NPI 1598204673`,

    `May 29

To our partners at Sandia Respiratory and Wound, for the file and for the health plan

Here are Mr. Mbeki-Sloane's order for a wound vac and an outline of his history.

He is thirty-six and makes maps at home for the county. A fall while climbing in 2014 left him with complete paraplegia at T8. The sore over the sacrum dates from the 20th of January this year and is stage 4. Since mid-February he has lain on a low-air-loss mattress that alternates, and he is turned each second hour. He limits his time in the chair to an hour a day.

The hospital, Rio Alto, debrided the wound surgically on April 28. Bone was taken for biopsy and there is no osteomyelitis. Alginate and foam, eight weeks of it, have not made the hole any smaller to speak of. It is nearly seven centimeters long, a little over five wide and more than three deep, and it burrows 2.2 cm under the skin from 10 to 1 o'clock.

He is moderately malnourished. The dietitian's note of May 18 has him at 95 grams of protein a day, with two supplement drinks. He has put on four pounds in six weeks, and the prealbumin is climbing.

Please furnish per month: the pump, 13 wound care sets, 5 canisters. The pump is to run without pause at 125 mmHg. Ms. Yazzie of Piedra Home Care checked the outlet at the bedside on the 27th and taught the brother what to do should the pump fail.

Dr. Philippa Garza-Ostrander`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
