import type { CorpusCase } from '../corpus-case.ts';

/** A geriatrician, a wound nurse and a family helper's clinic write for a very old lady with a heel ulcer. */
export const surgicalDressingsLighthouseKeeper: CorpusCase = {
  id: 'surgical-dressings-lighthouse-keeper',
  today: '2026-03-02',
  facts: {
    case_id: 11309,
    patient: {
      first_name: 'Wilhelmina',
      last_name: 'Standish-Oyelaran',
      dob: '1933-08-11',
      gender: 'female',
      height: '5 ft 0 in',
      weight: '104 lb',
      address: '3 Fresnel Point, Cape Addie, ME 04999',
      phone: '(207) 555-0190',
      mrn: 'CAG-02263',
    },
    diagnoses: [
      { code: 'L89.623', description: 'Pressure ulcer of left heel, stage 3' },
      { code: 'I50.32', description: 'Chronic diastolic (congestive) heart failure' },
      { code: 'Z99.3', description: 'Dependence on wheelchair' },
    ],
    items: [
      {
        item: 'Alginate or other fiber gelling dressing, wound cover, sterile, pad size 16 sq. in. or less, each dressing',
        hcpcs: 'A6196',
        quantity: 13,
        quantity_limit: 30,
        limit_period: 'month',
        size: '2 x 2 in',
        justification:
          'Full-thickness ulcer of the left heel since 2025-12-19, when she lay 3 weeks with pneumonia at Addie General Hospital. Debrided with scalpel on 2026-02-10. On 2026-02-24 it was 3.0 by 2.4 by 0.6 cm with heavy yellowish drainage, no bone, no tunnel. Hydrogel with gauze, changed daily from 2026-01-05 to 2026-02-09, left the edge white and soggy and stuck to the base; the ulcer grew from 2.5 by 2.0 cm. One alginate at each change, three changes a week, 13 a month, for 3 months.',
      },
      {
        item: 'Foam dressing, wound cover, sterile, pad size 16 sq. in. or less, without adhesive border, each dressing',
        hcpcs: 'A6209',
        quantity: 13,
        quantity_limit: 13,
        limit_period: 'month',
        size: '4 x 4 in',
        justification:
          'Laid over the alginate to take up what it lets through for 2 to 3 days. Without adhesive, because tape tore her skin at the ankle on 2026-01-22.',
      },
      {
        item: 'Conforming bandage, non-elastic, knitted/woven, sterile, width greater than or equal to three inches and less than five inches, per yard',
        hcpcs: 'A6446',
        quantity: 26,
        quantity_limit: 30,
        limit_period: 'month',
        size: '4 in wide',
        justification: 'Holds the foam at the heel in place of tape; 2 yards at each change.',
      },
    ],
    provider: { name: 'Barnaby Eze-Thibodeau, MD', npi: '1820473659', date_signed: '2026-03-02' },
    seen: [
      '2026-02-24, at home, by Barnaby Eze-Thibodeau, MD: ulcer as measured, base 85 % red and 15 % yellow, edge attached, no warmth or pus, foot pulse faint but felt, ankle swelling 1+, weight 104 lb.',
      '2026-02-24, same visit, by Marguerite Soucy, RN, WOCN: previous dressing wet through after 24 hours; photograph taken; granddaughter changed the dressing under supervision, clean technique.',
      '2026-02-12, vascular laboratory of Addie General Hospital: ankle-brachial index 0.88 left, toe pressure 62 mmHg.',
    ],
    told: [
      'Who pays? Medicare Part B, with a Medigap plan F',
      'Who supplies? Downeast Wound Supply',
      'Lives with whom? With her granddaughter Philomena, a veterinary technician, who changes the dressings Mondays, Wednesdays and Saturdays',
      'Occupation? Kept the light at Cape Addie with her husband until 1979; widowed 2004',
      'Home health agency? None at present; discharged 2026-02-06',
      'How does the heel get relief? Foam boot day and night, heels off the mattress on a pillow, wheelchair with elevating leg rests',
      'Eating? About three quarters of her meals, a supplement drink at 3 in the afternoon; albumin 3.3 g/dL on 2026-02-17',
      'Medicines? Furosemide 20 mg each morning, apixaban 2.5 mg twice a day',
      'Diabetes? No',
    ],
    answered: [],
  },
  notes: [
    `March 2, 2026

Medicare Part B

Concerning: Wilhelmina Standish-Oyelaran, born August 11, 1933

Dear Reviewer,

Mrs. Standish-Oyelaran, now 92, kept a lighthouse in her working years. I saw her at home last week and write about the dressings for her left heel.

She has had a pressure ulcer there since December 19, when she lay for three weeks with pneumonia at Addie General Hospital. It is stage 3, a full-thickness wound. On February 10 it was debrided with the scalpel. Two weeks later, at my visit of February 24, it was 3 cm long, 2.4 cm wide and 6 mm deep. I saw no bone, no tunnel and no sign of infection. The base was 85 percent red. The drainage was heavy; the old dressing was wet through after 24 hours.

Earlier, for five weeks, she had hydrogel and gauze every day. That made the edge white and soggy, the gauze clung to the base, and the ulcer got bigger. A wound that runs should be treated with something that absorbs. Alginate does, and foam above it takes up the remainder, so that three changes a week suffice. I would rather not put adhesive near her: tape tore the skin of her ankle on January 22. A conforming bandage will hold everything.

The order for each month is 13 alginate dressings (A6196), 13 foam dressings (A6209) and 26 yards of bandage (A6446), for three months.

Her granddaughter Philomena, a veterinary technician, does the changes. No home health agency is involved at this time.

Yours faithfully,

Barnaby Eze-Thibodeau, MD
NPI 1820473659`,

    `Wound nurse visit summary          MRN CAG-02263
Visit 02/24/26    Summary 03/02/26
Marguerite Soucy, RN, WOCN

Pt: W. Standish-Oyelaran, 92 y/o F, widow, w/c dependent

WOUND #1 (only wound ordered for)
  Site: L heel
  Type: pressure injury, stage 3, full thickness
  Onset: 12/19/25
  L x W x D: 3.0 x 2.4 x 0.6 cm
  Base: 85% red, 15% yellow
  Edges: attached
  Tunneling: none    Bone: none
  Exudate: heavy, yellowish
  Infection signs: no warmth, no pus
  Old dressing: saturated at 24 h
  Photo: taken

PERFUSION  L ABI 0.88, toe pressure 62 mmHg (2/12/26). Pedal pulse faint, palpable. Edema 1+ at ankle.

PAST TX  Hydrogel + gauze daily 1/5 - 2/9/26: maceration of edge, adherence to base, enlargement (was 2.5 x 2.0). Sharp debridement 2/10/26. Home health d/c'd 2/6/26.

OFFLOADING  Foam boot around the clock; pillow floats heels in bed; elevating leg rests on w/c.

NUTRITION  Eats ~75% of meals + supplement 3 pm. Albumin 3.3 (2/17/26).

PLAN  Three times weekly, M/W/Sat:
  1. Alginate 2x2 to wound bed
  2. Foam 4x4 non-bordered over it
  3. Conforming gauze roll 4 in, approx 2 yd
  No tape on skin (tear at ankle 1/22/26).
Granddaughter did a return demo with clean technique, supervised by me.

Supplies per month: A6196 #13, A6209 #13, A6446 26 yd.`,

    `DOWNEAST WOUND SUPPLY
Surgical dressing order, month of March 2026 and the two following

Beneficiary: Wilhelmina Standish-Oyelaran, 3 Fresnel Point, Cape Addie, ME 04999, (207) 555-0190
Coverage: Medicare Part B; supplementary Medigap plan F
Ordering physician: Barnaby Eze-Thibodeau, MD (NPI 1820473659)
Order signed: 03/02/2026

| HCPCS | Dressing | Size | Changes per week | Per change | Per month | Monthly limit |
|---|---|---|---|---|---|---|
| A6196 | Alginate, wound cover, sterile | 2 x 2 in (4 sq in) | 3 | 1 | 13 | 30 |
| A6209 | Foam, wound cover, sterile, no border | 4 x 4 in (16 sq in) | 3 | 1 | 13 | 13 |
| A6446 | Conforming bandage, sterile | 4 in | 3 | 2 yd | 26 yd | 30 yd |

Totals over three months: 39 alginate, 39 foam, 78 yards of bandage.

Qualifying wound: full-thickness pressure ulcer, left heel, stage 3, debrided 02/10/2026. One wound.

Wound evaluation: 02/24/2026. 3.0 cm x 2.4 cm x 0.6 cm. Drainage: heavy.

Primary dressing: alginate. Secondary dressing: foam. Fastening: conforming bandage, as tape has torn the patient's skin.

Person who changes the dressing: granddaughter (Philomena). 

Home health episode: none open. Discharged 02/06/2026.

Remark: Alginate is meant for moderately to highly draining full-thickness wounds and is not used on dry ones. The drainage recorded here is heavy.`,

    `Clarifications on dressings for Wilhelmina Standish-Oyelaran
Date of birth 08/11/1933
Written 03/02/2026

(a) Cause and depth of the wound. Pressure, from lying in hospital with pneumonia for three weeks. Full thickness, six millimeters deep. Stage 3.

(b) Debridement. By scalpel, on the tenth of February.

(c) Drainage. Heavy. The dressing was soaked in 24 hours.

(d) Why two kinds of dressing at once. The alginate lies in the wound, the foam lies on top. What the alginate lets through, the foam takes up, for two to three days.

(e) Why 13. Three changes in each week, Monday, Wednesday and Saturday, come to thirteen a month. For the foam this is also the upper limit.

(f) Why not a bordered foam. Her skin. On January 22 tape tore it at the ankle. She weighs 104 pounds, is 92 years old and takes apixaban, 2.5 mg twice daily.

(g) Circulation. The ankle-brachial index on that side is 0.88, toe pressure 62 mmHg, measured on February 12 at Addie General.

(h) Off-loading. A foam boot by day and by night. In bed a pillow keeps the heels off the mattress. The wheelchair has elevating leg rests.

(i) Earlier dressings. Hydrogel under gauze daily for five weeks, January 5 through February 9. The ulcer grew, from 2.5 by 2.0 cm, and its edge turned white and soggy.

(j) Other contributing illness. Chronic diastolic heart failure, on furosemide 20 mg every morning. She is not diabetic.

Barnaby Eze-Thibodeau, MD
NPI 1820473659`,

    `# Letter of Medical Necessity: Surgical Dressings

**Patient Information**
- **Name:** Wilhelmina Standish-Oyelaran
- **Date of Birth:** 08/11/1933
- **Age:** 92
- **Insurance:** Medicare Part B with Medigap plan F

**Diagnoses**
- L89.623 Pressure ulcer of left heel, stage 3
- I50.32 Chronic diastolic (congestive) heart failure
- Z99.3 Dependence on wheelchair

**Wound Assessment (02/24/2026)**
- **Size:** 3.0 × 2.4 × 0.6 cm, an area of 7.2 cm²
- **Wound bed:** 85% red, 15% yellow
- **Exudate:** heavy
- **Depth:** no bone exposed, no tunnel
- **Infection:** none apparent

**Treatment History**
The patient's wound was initially managed with hydrogel and gauze, changed once a day (01/05/2026 to 02/09/2026). This regimen resulted in maceration of the wound edge and an increase in wound size from 2.5 × 2.0 cm. The wound was debrided on 02/10/2026.

**Requested Dressings (monthly, for three months)**

1. **A6196 – Alginate dressing:** quantity 13
2. **A6209 – Foam dressing without adhesive border:** quantity 13
3. **A6446 – Conforming bandage:** quantity 26 yards

**Medical Justification**
- **Absorption:** the alginate manages heavy exudate at the wound bed
- **Extended wear:** the foam overlay allows changes every 2 to 3 days
- **Skin protection:** the bandage eliminates the need for tape, which caused a skin tear on 01/22/2026

**Caregiver Support**
The patient resides with her granddaughter, who has been observed to change the dressing with clean technique.

**Prescriber**
Barnaby Eze-Thibodeau, MD
NPI 1820473659
Date: 03/02/2026`,

    `Home visit of Dr. Eze-Thibodeau, for Downeast Wound Supply and for Medicare
2 March 2026

Wilhelmina Standish-Oyelaran and her late husband tended the light at Cape Addie until 1979. She has been a widow for twenty-two years or so and lives with her granddaughter Philomena, who works as a veterinary technician.

We saw her at home on 24 February. She depends on a wheelchair and wears a foam boot day and night. She eats three quarters of what is put before her and has a supplement drink each afternoon at three. Albumin was 3.3 the week before. Her ankle was a little swollen (1+); for her heart she takes 20 mg of furosemide every morning.

The heel: an ulcer of three centimeters by a bit less than two and a half, more than half a centimeter deep, mostly red, with some yellow. Its edge is attached. Nothing suggested infection. Ms. Soucy took a photograph, and then watched Philomena put on the new dressing. The one that came off was wet through after 24 hours.

The pulse in the foot is faint but it is there. The laboratory put the ankle-brachial index at 0.88.

We shall use alginate against the wound, foam on top, and a conforming roll around the heel, and no tape whatever. Philomena will do this Mondays, Wednesdays and Saturdays. That means 13 of each pad a month, and twice as many yards of bandage, 26.

The home health agency discharged her on 6 February, so the dressings are ordered from Downeast.

Barnaby Eze-Thibodeau, MD`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
