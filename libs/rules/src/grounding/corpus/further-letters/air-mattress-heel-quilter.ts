import type { CorpusCase } from '../corpus-case.ts';

/** A wound nurse, a family doctor, an occupational therapist, a plan liaison, a foreign-trained surgeon and a model write for a quilter with two pressure ulcers. */
export const airMattressHeelQuilter: CorpusCase = {
  id: 'air-mattress-heel-quilter',
  today: '2026-09-29',
  facts: {
    case_id: 36105,
    patient: {
      first_name: 'Lavinia',
      last_name: 'Pemberton-Oyelaran',
      dob: '1946-12-20',
      gender: 'female',
      height: '5 ft 3 in',
      weight: '104 lb',
      address: '640 Muscadine Road, Chinquapin, GA 31999',
      phone: '(912) 555-0116',
      mrn: 'CFM-15528',
    },
    diagnoses: [
      { code: 'L89.153', description: 'Pressure ulcer of sacral region, stage 3' },
      { code: 'L89.622', description: 'Pressure ulcer of left heel, stage 2' },
      {
        code: 'I69.354',
        description:
          'Hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side',
      },
      { code: 'E44.0', description: 'Moderate protein-calorie malnutrition' },
    ],
    items: [
      {
        item: 'Powered pressure-reducing air mattress',
        hcpcs: 'E0277',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '36 x 80 in',
        justification:
          'The sacral ulcer measured 4.2 x 3.1 x 1.4 cm on 2026-08-25 and 5.0 x 3.6 x 1.8 cm on 2026-09-22, on a gel overlay that was used for 35 days from 2026-08-18. She lies in bed 20 hours a day and cannot turn over without help. Braden score 12. Her son turns her every 2 hours by day and every 4 hours at night. Foam and alginate dressings are changed every other day. Albumin 2.7 g/dL; protein drinks 2 a day since 2026-08-20.',
      },
      {
        item: 'Heel or elbow protector, each',
        hcpcs: 'E0191',
        quantity: 2,
        quantity_limit: 4,
        limit_period: '1 year',
        color: 'blue',
        size: 'small',
        justification:
          'The blister of the left heel has opened: 2.0 x 1.5 cm, pink base, on 2026-09-22. The left leg rolls outward and the heel rests on the sheet. Pillows under the calf slid away 3 of 5 nights. The right heel is red but blanches, so both heels need a protector. An ankle-brachial index of 0.94 on the left speaks for enough blood to heal.',
      },
    ],
    provider: { name: 'Orson Delacroix-Webb, DO', npi: '1649275038', date_signed: '2026-09-29' },
    seen: [
      '2026-09-22, at home, by Orson Delacroix-Webb, DO: no bone in the wound, no pus, no fever, left arm and leg 1/5, skin moist from urine.',
      '2026-09-22, at home, by Ginevra Stokes, RN, CWOCN: wounds measured and photographed.',
      '2026-08-25, at home, by Ginevra Stokes, RN, CWOCN: wounds measured, left heel closed blister.',
      '2026-09-24, at home, by Hollis Abernathy, OT: bed and transfers, two persons needed.',
    ],
    told: [
      'Stroke when? 2026-06-30',
      'Lives with whom? With her son Garland, who works nights as a baker from Thursday to Saturday',
      'Who helps then? A neighbor, Miss Odessa, turns her once at midnight',
      'Work? Quilter, sold at fairs',
      'Bed? Semi-electric hospital bed since 2026-07-15',
      'Who pays? Magnolia Crest Health',
      'Who supplies? Tupelo Home Medical',
      'Power at home? Yes; grounded outlet by the bed',
    ],
    answered: [],
  },
  notes: [
    `WOUND CARE PROGRESS REPORT
Ginevra Stokes, RN, CWOCN

Pt: Lavinia Pemberton-Oyelaran | 79 F | MRN CFM-15528

WOUND 1 - SACRUM, STAGE 3 (L89.153)

| Date | L x W x D (cm) | L x W (cm2) |
|---|---|---|
| 8/25/26 | 4.2 x 3.1 x 1.4 | 13.0 |
| 9/22/26 | 5.0 x 3.6 x 1.8 | 18.0 |

Change in 28 days: area up by 5 cm2, roughly 38%. Depth up 4 mm. NOT HEALING.
No bone, no pus.

WOUND 2 - LEFT HEEL, STAGE 2 (L89.622)
8/25/26: intact blister.
9/22/26: open, 2.0 x 1.5 cm, pink base.
WORSE.

RIGHT HEEL: red, blanches. Not an ulcer. Watch it.

SUPPORT SURFACE IN USE
Gel overlay since 8/18/26. Thirty-five days on it as of 9/22.

LOCAL CARE
Foam + alginate QOD.

TURNING
q2h days, q4h nights, by son. Neighbor covers once at midnight on the nights he's working.

NUTRITION
Alb 2.7. Two protein drinks daily from 8/20. Dx moderate protein-calorie malnutrition (E44.0).

MOISTURE
Skin moist from urine.

BRADEN: 12 (high risk on most charts, where 10 to 12 is the band)

RECOMMEND
1. Powered air mattress, E0277. A gel overlay is a group 1 surface. She has been on it for over a month with good turning, dressings and nutrition in place, and the sacrum got bigger. It's time to step up.
2. Heel protectors, both feet, E0191 x 2, small. Pillows won't stay put.

Photos on both dates? The September ones for sure, they are in the chart.`,
    `Chinquapin, Georgia
September 29, 2026

Magnolia Crest Health

Dear Sir or Madam,

Miss Lavinia has made quilts and sold them at fairs. On the last day of June a stroke took the use of her left side. She's seventy-nine, she weighs 104 pounds, and she is now in bed for twenty of the twenty-four hours.

I went out to the house on September 22. There was a stage 3 ulcer over the sacrum, five centimeters long and nearly two deep. I could not see bone and there was no pus. She had no fever. The left heel had a second, shallower sore, where the blister that our wound nurse saw in August has opened up. Her left arm and leg have barely a flicker, one out of five, and her skin is moist from urine.

Her son Garland turns her every two hours in the daytime and every four at night. He bakes for a living, nights, Thursday through Saturday, and on those nights a neighbor comes over at midnight and turns her. I don't know what more you could ask of a family.

For five weeks she lay on a gel overlay. In that time the wound should have shrunk. It grew. I'm asking you for a powered pressure-reducing air mattress (E0277), one, for the hospital bed she already has, and for two heel protectors (E0191), one for each foot. You allow four of those in a year; two will do us for now.

We've dealt with the rest as best we can: the protein drinks, the dressings every other day. What's left is pressure, and only a better surface will take care of that.

Respectfully,

Orson Delacroix-Webb, DO
NPI 1649275038`,
    `OT HOME ASSESSMENT 09/24/2026
Therapist: Hollis Abernathy, OT

SUBJECTIVE / OCCUPATIONAL PROFILE
Client is a 79 y/o quilter, s/p CVA 6/30/26 (12 weeks before this visit) w/ L hemiparesis, non-dominant side. Lives w/ son Garland. Son works Thu-Sat nights. Neighbor (Miss Odessa) provides a midnight turn.

OBJECTIVE
Bed mobility: cannot roll w/o help
Transfers: 2 persons needed
Bed: semi-electric hospital bed, in place since 7/15/26
L UE / L LE: 1/5 (per MD, 9/22)
LLE position: rolls outward, heel rests on the sheet
Calf pillows: displaced on 3 of 5 nights
Electrical: grounded outlet by bed, so pump can be plugged in w/o extension cord

ASSESSMENT
- In bed 20 h/d, i.e. 4 h/d out of it at most. Transfers w/ two people means she can't be got up often to relieve the sacrum.
- Son alone at home = one person, and therefore no transfer.
- Night schedule leaves gaps of up to 4 h, and longer is foreseeable when only one turn is made on a work night.
- A powered surface shifts the load between turns. It does not do away w/ turning.
- Heel protectors stay w/ the foot, whereas pillows stay w/ the bed. For a leg that falls into external rotation this matters.

PLAN / EQUIPMENT
E0277 powered air mattress, 36 x 80 in - fits std hospital bed deck
E0191 heel protector x2, small, blue
Keep semi-electric bed; head low as tolerated to limit shear.

Will forward to Dr. Delacroix-Webb.`,
    `FROM: Tupelo Home Medical, Plan Liaison
TO: Magnolia Crest Health, DME Review
SUBJ: Pemberton-Oyelaran / E0277 / E0191

Below is a crosswalk between what reviewers commonly look for in a group 2 support surface and what the chart has. I tried to keep opinions out of it.

1) Ulcer on trunk or pelvis, stage 3 or 4, large or multiple?
   Chart: one stage 3 at sacrum, 5.0 x 3.6 x 1.8 cm, plus a stage 2 of left heel. 
   
2) Comprehensive treatment for at least a month incl. a group 1 surface?
   Chart: gel overlay, started 8/18/2026, 35 days. Turning by family. Dressings QOD. Protein supplement BID.

3) Worsened or unchanged?
   Chart: worsened. See nurse's two sets of measurements four weeks apart.

4) Education of caregiver?
   Chart: nothing specific sent to us. Son turns patient on schedule.

5) Regular assessment by nurse or physician?
   Chart: CWOCN 8/25 and 9/22. Physician 9/22. OT 9/24.

6) Moisture?
   Chart: skin moist from urine.

7) Nutrition?
   Chart: albumin 2.7 g/dL, diagnosis E44.0, weight 104 lb at 63 in.

8) Setting ok?
   Chart: grounded outlet at bedside. Semi-electric hospital bed in the home.

Heel protectors: 2 ordered, plan allows 4 in 1 year, which leaves 2. Color blue, size small. ABI left 0.94.

Beneficiary: Lavinia Pemberton-Oyelaran, b. 12/20/1946, 640 Muscadine Road, Chinquapin GA 31999, (912) 555-0116.
Ordering: Orson Delacroix-Webb, DO, 1649275038. Signature date 9/29/2026.

Item 4 is the only blank. If it is a dealbreaker let us know and we'll ask the nurse.`,
    `Opinion upon the documents (ordering physician: Orson Delacroix-Webb, DO)

Most respected colleagues of the insurance,

I was a surgeon since long in another country, and pressure wounds I have seen many. Permit me that I explain this one on basis of the papers alone; the patient herself I did not see.

The lady counts 79 years. After the cerebral infarct of 30 June her left half is nearly without force. She weighs 47 kilograms with a height of 160 centimetres. Albumin is 2.7. It is a body with little cushion of its own above the bone.

The wound at the sacrum has measured 4.2 by 3.1 centimetres and four weeks later 5 by 3.6; in the depth it went from 14 millimetres to 18. It is not infected: pus is not there, fever is not there, and the bone does not show itself. That is the good moment to act. When the bone is once reached, one speaks of osteomyelitis, of months of antibiotic, of flap.

The heel at left is open also, but only in the upper layer. The index of 0.94 says that the blood arrives. With the pressure removed it may close.

The gel overlay was a reasonable beginning. It has had five weeks. One should not continue the thing which does not function.

It is necessary:
- the powered air mattress, one piece (E0277);
- the protectors of the heel, two pieces (E0191), since the right heel is already red, even when the redness still goes away under the finger.

The son does what a son can do. By night he turns her each four hours, and three nights in the week he is at the bakery. A mattress does not sleep and does not go to work.

With esteem`,
    `**Title:** Support Surface and Heel Protection - Medical Necessity Narrative
**Status:** machine draft, not yet reviewed

**1. Key facts**

* Age 79, female, 5 ft 3 in, 104 lb (BMI about 18.4)
* Left-sided hemiparesis after a stroke on June 30, 2026
* Pressure ulcers: sacral region, stage 3; left heel, stage 2
* Moderate protein-calorie malnutrition
* Braden score 12

**2. Course**

| When | What |
|---|---|
| Jun 30 | Stroke |
| Jul 15 | Semi-electric hospital bed |
| Aug 18 | Gel overlay started |
| Aug 20 | Protein drinks, two daily |
| Aug 25 | Sacrum 4.2 x 3.1 x 1.4 cm; heel blister closed |
| Sep 22 | Sacrum 5.0 x 3.6 x 1.8 cm; heel open, 2.0 x 1.5 cm |
| Sep 24 | OT visit |
| Sep 29 | Order signed |

**3. Argument**

The wound over the sacrum enlarged in all three dimensions even though she was being turned, her dressings were being changed on alternate days and she was receiving supplements. Because she spends some 83% of each day in bed and is dependent on others for turning, the surface she lies on is decisive. The non-powered overlay was not sufficient.

The left heel deteriorated from a closed to an open blister because the limb rotates outward and pillows failed to hold it. The right heel shows blanching redness; protecting it as well is prevention rather than treatment.

**4. Alternatives**

*More frequent turning* would fall to one son, who is employed on three nights of the week. *A further month on gel* would repeat something that has not worked. *An air-fluidized bed* is a heavier and costlier step that isn't being asked for.

**5. Request**

Magnolia Crest Health is asked to approve one E0277 and two E0191, to be provided by Tupelo Home Medical on the order of Orson Delacroix-Webb, DO (NPI 1649275038).`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
