import type { CorpusCase } from '../corpus-case.ts';

/** A nurse practitioner, a home health nurse, a daughter's advocate and others write for a heavy-duty bed and trapeze. */
export const heavyBedCafeteriaCook: CorpusCase = {
  id: 'heavy-bed-cafeteria-cook',
  today: '2026-12-03',
  facts: {
    case_id: 31104,
    patient: {
      first_name: 'Odessa',
      last_name: 'Thibodaux-Crane',
      dob: '1968-01-19',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '438 lb',
      address: '1407 Cane Syrup Lane, Bayou Lorette, LA 70999',
      phone: '(337) 555-0119',
      mrn: 'BLF-55028',
    },
    diagnoses: [
      { code: 'E66.2', description: 'Morbid (severe) obesity with alveolar hypoventilation' },
      { code: 'I50.32', description: 'Chronic diastolic (congestive) heart failure' },
      { code: 'M17.0', description: 'Bilateral primary osteoarthritis of knee' },
      { code: 'Z68.45', description: 'Body mass index [BMI] 70 or greater, adult' },
    ],
    items: [
      {
        item: 'Hospital bed, heavy duty, extra wide, with weight capacity greater than 350 pounds, but less than or equal to 600 pounds, with any type side rails, with mattress',
        hcpcs: 'E0303',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '42 x 80 in',
        justification:
          'Weighed 438 lb on 2026-11-17, 421 lb on 2026-08-04. She needs the head of the bed at 40 degrees to breathe: flat, SpO2 falls to 82 % within 3 minutes, at 40 degrees it is 93 %. With 4 pillows and a foam wedge from 2026-08-10 to 2026-10-25 she slid down each night and woke 5 times. Her own bed is a queen bed 17 inches high; the frame cracked on 2026-10-26. She has slept in a recliner since then and her ankles have swollen from 27 cm to 31 cm. A standard hospital bed holds 350 lb.',
      },
      {
        item: 'Trapeze bar, heavy duty, for patient weight capacity greater than 250 pounds, free standing, complete with grab bar',
        hcpcs: 'E0912',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'She cannot roll or sit up without help: with the flat hand on the mattress she needs one person, with a trapeze at the clinic on 2026-11-17 she sat up alone in 2 of 2 tries. Grip is 24 kg on the right and 22 kg on the left. She changes position 6 to 8 times a day for her breathing and for the pain in her knees, rated 7 of 10.',
      },
    ],
    provider: { name: 'Thaddeus Moncrief, FNP', npi: '1811420976', date_signed: '2026-12-03' },
    seen: [
      '2026-11-17, in clinic, by Thaddeus Moncrief, FNP: BP 148/86, pulse 92, respirations 22, SpO2 93 % sitting at 40 degrees on room air. Pitting edema of both legs to mid-calf. Skin whole. Echocardiogram of 2026-09-22: ejection fraction 58 %, grade 2 diastolic dysfunction. Arterial gas of 2026-09-29: PaCO2 53 mmHg.',
      '2026-11-24, at home, by Marguerite Oyelaran, RN: recliner in the front room; bedroom door 34 inches, floor a concrete slab. Ankles 31 cm on both sides. Stands up from the recliner with a walker and one person.',
    ],
    told: [
      'Who pays? Pelican Sound Advantage',
      'Who supplies? Lorette Home Medical',
      'Lives with whom? With her daughter Simone, who works nights 4 days a week',
      'Work? School cafeteria cook for 24 years, stopped in May 2025',
      'Breathing machine? Bilevel at night since 2026-10-05, used 6 hours a night on average',
      'Medicines? Furosemide 40 mg twice a day, empagliflozin 10 mg once a day',
      'Falls? One, on 2026-11-02, sliding out of the recliner; no injury',
      'Weight plan? Dietitian since 2026-09-01; referred to bariatric surgery on 2026-11-17',
    ],
    answered: [],
  },
  notes: [
    `Thaddeus Moncrief, FNP
December 3, 2026

RE: Odessa Thibodaux-Crane
DOB: 01/19/1968
Equipment: E0303 heavy-duty extra-wide hospital bed; E0912 heavy-duty free-standing trapeze

Dear Pelican Sound Advantage:

I'm writing for my patient Odessa Thibodaux-Crane. She is 58 and cooked in a school cafeteria for 24 years. Today she can't lie down.

I mean that literally. When she lies flat her saturation goes to 82% inside of three minutes. Propped at 40 degrees it's 93%. The reason is the combination of obesity hypoventilation (E66.2; her PaCO2 was 53 in September) and diastolic heart failure (I50.32; EF 58%, grade 2 dysfunction on the echo of September 22). She has a bilevel machine, and wears it an average of six hours a night, but it doesn't hold her up at an angle.

We did try the cheap way first. From August 10 through October 25, four pillows and a wedge. She slid off of them every night and woke five times. Then on October 26 her bed frame cracked, and she's slept in a recliner ever since. A recliner keeps the legs hanging. Her ankles went from 27 to 31 cm. On November 2 she slid right out of it onto the floor; thank goodness without injury.

A regular hospital bed is rated for 350 lb. She weighed 438 on my scale November 17, so she's 88 lb over. There's no sense in ordering equipment that will break under a person.

Please approve both items.

Respectfully,
T. Moncrief, FNP
NPI 1811420976`,

    `HOME HEALTH NURSING VISIT - EQUIPMENT NEEDS
Visit date: 11/24/2026
RN: Marguerite Oyelaran

Client: O. Thibodaux-Crane, 58 F, 438 lb (199 kg), 65 in

Where does the client sleep? In a recliner, front room, since 10/26/2026. That makes 29 nights as of this visit.

Why not in her bed? Frame cracked. It was a queen, 17 in high.

What did I find?
- Ankles 31 cm, right and left. Earlier 27 cm.
- Needs walker + one person to get up from the recliner
- Daughter Simone lives with her, but works nights four days a week. On those nights there's no second person.

Will the bed fit?
- The bedroom door is 34 in wide. The bed is 42 in, so it must be brought in knocked down, in sections, as such beds normally are.
- Floor is concrete slab. It'll carry the load.

Why a trapeze?
She can't roll or come to sitting on her own. At the clinic on 11/17 she took hold of a trapeze and sat up unassisted, two times out of two. Her grips are 24 kg R and 22 kg L. With the trapeze she can reposition herself during the nights when she is by herself.

Why free-standing? The bed is 42 in wide and heavy-duty; a free-standing base takes the pull on the floor and not on the bed's headboard.

Skin: intact at the clinic on 11/17. Immobility, moisture and weight are all well-known risk factors for pressure injury, so intact skin is something to be kept, not a reason to wait.

Falls: one, 11/02, out of the recliner.

Recommendation: E0303 x 1, E0912 x 1.`,

    `PATIENT: THIBODAUX-CRANE, ODESSA
MRN: BLF-55028
ENCOUNTER: 11/17/2026 FACE TO FACE
NOTE TYPE: DME JUSTIFICATION (TEMPLATE v4)

VITALS
BP 148/86 | HR 92 | RR 22 | SPO2 93% RA @ 40 DEG | WT 438 LB | HT 65 IN | BMI 72.9

PROBLEM LIST
[1] E66.2 MORBID (SEVERE) OBESITY W ALVEOLAR HYPOVENTILATION
[2] I50.32 CHRONIC DIASTOLIC (CONGESTIVE) HEART FAILURE
[3] M17.0 BILATERAL PRIMARY OSTEOARTHRITIS OF KNEE
[4] Z68.45 BMI 70 OR GREATER, ADULT

CURRENT MEDS
FUROSEMIDE 40 MG BID (80 MG/DAY)
EMPAGLIFLOZIN 10 MG DAILY

HOSPITAL BED CRITERIA
Requires positioning not feasible in an ordinary bed: YES - see SpO2 below
Requires head of bed elevated more than 30 degrees most of the time due to CHF, chronic pulmonary disease or aspiration risk: YES - 40 degrees
Pillows/wedges considered and ruled out: YES - 08/10/2026 to 10/25/2026, slid nightly, woke 5x
Weight over 350 lb: YES
Weight over 600 lb: NO

SPO2 BY POSITION (ROOM AIR)
FLAT, WITHIN 3 MIN ....... 82%
40 DEG ................... 93%

TRAPEZE CRITERIA
Needs it to sit up because of a respiratory condition, or to change body position, or to get in or out of bed: YES
Weight over 250 lb: YES
Demonstrated use: YES - 2/2

PAIN: KNEES 7/10
REPOSITIONING: 6-8 X DAILY
WEIGHT TREND: 421 LB (08/04/2026) -> 438 LB (11/17/2026) = +17 LB
PLAN: DIETITIAN SINCE 09/01/2026; BARIATRIC SURGERY REFERRAL PLACED 11/17/2026

ORDER: E0303 QTY 1 (42 X 80 IN). E0912 QTY 1. EACH 1 PER 5 YEARS.
SUPPLIER: LORETTE HOME MEDICAL
E-SIGNED: THADDEUS MONCRIEF, FNP 12/03/2026 NPI 1811420976`,

    `To Pelican Sound Advantage, Member Services and Utilization Management

This letter was prepared by a patient advocate at the request of the family and is sent with the prescription of Thaddeus Moncrief, FNP.

A timeline may be the quickest way to see how matters stand.

May 2025. Ms. Thibodaux-Crane stops work after 24 years as a cook in a school cafeteria.

August 4, 2026. She weighs 421 lb.

August 10 to October 25. Eleven weeks on four pillows and a foam wedge. She slides down each night.

September 1. First work with a dietitian.

September 22. Echocardiogram: the heart pumps well (58%) but relaxes poorly.

September 29. Blood gas: carbon dioxide 53 mmHg, which is too high (about 35 to 45 is normal).

October 5. Bilevel ventilation at night begins.

October 26. The frame of her bed cracks. From here on she sleeps in a recliner.

November 2. She slides out of it. No injury.

November 17. Clinic visit. 438 lb. Flat on her back her oxygen drops to 82%. Referral to bariatric surgery.

November 24. The home health nurse measures her ankles: 31 cm each. They had been 27.

December 3. Prescription signed. Her bed broke 38 days ago.

We would like to draw attention to two points.

First, this is not about comfort. Breathing at night depends on the angle at which she lies, and only a bed which bends, and stays bent, and carries her weight, can provide it.

Second, her daughter, Simone, is the only other person in the house and works nights four days in the week. For those nights Ms. Thibodaux-Crane needs a way of moving herself. The trapeze (E0912) gives it: she needed one person without it, and nobody with it.

Both pieces are one-time requests, good for five years.

With thanks for your attention`,

    `Subject line: OHS + HFpEF, bariatric bed. Letter drafted with an AI writing tool.

**Dear Medical Director,**

I am requesting authorization for the following equipment on behalf of **Odessa Thibodaux-Crane**, a 58-year-old member of Pelican Sound Advantage.

| Item | Code | Qty |
|---|---|---|
| Heavy-duty, extra-wide hospital bed, 350–600 lb, with side rails and mattress | E0303 | 1 |
| Heavy-duty free-standing trapeze | E0912 | 1 |

**Clinical picture.** She has obesity hypoventilation syndrome, heart failure with preserved ejection fraction, and osteoarthritis of both knees. Her BMI is approximately 73 kg/m².

**Why position matters.** In obesity hypoventilation, the weight of the abdomen pushes the diaphragm upward as soon as the patient is supine. In heart failure, fluid from the legs returns to the lungs. Both mechanisms are relieved by raising the head and chest. In her case the effect can be measured: *saturation is eleven points higher at 40 degrees than flat.*

**Why not something simpler?**

- *Pillows and wedge:* tried for eleven weeks; she slid down nightly.
- *Recliner:* current arrangement; her ankle circumference has grown by 4 cm, and she slid out of it once.
- *Standard hospital bed:* limited to 350 lb.
- *Bed rated above 600 lb:* more than she needs.

**Why a trapeze?** Her grip (24 kg right, 22 kg left) was sufficient to pull herself up with a trapeze in both of two attempts. Without it another person must help.

**What else is being done?** Nightly bilevel ventilation; furosemide and empagliflozin; a dietitian; a referral to bariatric surgery. The bed supports these treatments and does not replace any of them. Mask ventilation in particular works best when the patient can stay in one position through the night.

Sincerely,

**Thaddeus Moncrief, FNP**
NPI 1811420976 · December 3, 2026`,

    `Lorette Home Medical
FAX COVER AND STATEMENT

Number of lines requested: 2
Plan: Pelican Sound Advantage
Beneficiary: Odessa Thibodaux-Crane, (337) 555-0119
1407 Cane Syrup Lane, Bayou Lorette, LA 70999
Practitioner: Thaddeus Moncrief, FNP, 1811420976

Dear reviewer,

1) Bed. Standard variable-height and semi-electric hospital beds stop at 350 lb. Next class up is the heavy-duty extra-wide, over 350 and up to and including 600 lb, which is E0303 when it comes with rails and mattress. At 438 lb she falls in that class with 162 lb to spare. The surface is 42 x 80 inches.

2) Trapeze. There are two heavy-duty trapeze codes. One is attached to the bed, the other stands free on the floor. The practitioner has written for the free-standing one, E0912.

Is it a duplicate? What she owned was an ordinary queen bed. The member sleeps in a recliner and has since late October, when the frame of her queen bed gave out.

Delivery. Bedroom door measures 34 inches, and the bed goes through in parts. Floor is a concrete slab, so its load is no concern.

Timing. Practitioner saw her November 17 and signed December 3, so 16 days in between.

Medical basis, in the practitioner's words and ours: obesity with hypoventilation, chronic diastolic heart failure, knee osteoarthritis on both sides, BMI over 70. Oxygen saturation 82% flat, 93% with the head at 40 degrees. Swelling of both legs to mid-calf. Had the fall on November 2, no injury. Uses a walker plus one helper to stand.

Since she is currently spending every night in a chair, we ask you to handle this as quickly as you are able.

Authorizations desk`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
