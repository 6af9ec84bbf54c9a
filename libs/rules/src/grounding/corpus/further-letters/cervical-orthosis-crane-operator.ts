import type { CorpusCase } from '../corpus-case.ts';

/** A spine surgeon, an orthotist, a compensation case manager, a resident, a bench of questions and a drafting model write for a crane operator after a neck fusion. */
export const cervicalOrthosisCraneOperator: CorpusCase = {
  id: 'cervical-orthosis-crane-operator',
  today: '2026-09-28',
  facts: {
    case_id: 37105,
    patient: {
      first_name: 'Guinevere',
      last_name: 'Maddox-Sorrel',
      dob: '1980-01-15',
      gender: 'female',
      height: '5 ft 8 in',
      weight: '182 lb',
      address: '31 Tamarack Spur, Elkhorn Gap, MT 59999',
      phone: '(406) 555-0179',
      mrn: 'EGS-71452',
    },
    diagnoses: [
      { code: 'M50.022', description: 'Cervical disc disorder at C5-C6 level with myelopathy' },
      { code: 'M48.02', description: 'Spinal stenosis, cervical region' },
      { code: 'Z98.1', description: 'Arthrodesis status' },
      { code: 'F17.210', description: 'Nicotine dependence, cigarettes, uncomplicated' },
    ],
    items: [
      {
        item: 'Cervical, collar, semi-rigid, thermoplastic foam, two piece with thoracic extension, prefabricated, off-the-shelf',
        hcpcs: 'L0174',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '12 months',
        size: 'regular',
        justification:
          'Anterior fusion of three levels, C4 to C7, with plate on 2026-09-15. To be worn day and night for 12 weeks, until 2026-12-08. In the foam collar from the hospital (L0120) the head still flexed 14 degrees and extended 11 degrees on 2026-09-26; in the two-piece collar with thoracic extension it was 5 and 4 degrees. Neck pain was 7 of 10 in the foam collar and 4 of 10 in the other. Smoking and a fusion of three levels raise the risk of nonunion.',
      },
      {
        item: 'Cervical, collar, semi-rigid thermoplastic foam, two-piece, prefabricated, off-the-shelf',
        hcpcs: 'L0172',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '12 months',
        size: 'regular',
        justification:
          'For the shower, 10 to 15 minutes a day. The lining of the first collar takes 9 hours to dry, and she may not be without a collar. Neck circumference 15 in, chin to sternum 4.5 in. Latex-free liners because of a latex allergy.',
      },
    ],
    provider: { name: 'Bartholomew Ngata-Finch, MD', npi: '1679318402', date_signed: '2026-09-28' },
    seen: [
      '2026-08-20, MRI of the cervical spine: canal 7 mm at C5-C6 with bright signal in the cord, narrowing from C4 to C7. mJOA score 13 of 18.',
      '2026-09-25, in clinic, by Bartholomew Ngata-Finch, MD: incision dry, swallows solids, Hoffmann sign positive on the left, grip 46 lb right and 31 lb left, walks without aid, mJOA 14 of 18; X-ray: plate and cages in place.',
      '2026-09-26, fitting, by Jocasta Winterbourne, CO: skin under the chin red in the foam collar, no redness after 2 hours in the two-piece collar with thoracic extension.',
    ],
    told: [
      'Who pays? Bitterroot Employers Compensation Fund',
      'Claim number? BEC-20881',
      'Who supplies? Two Forks Orthotics',
      'Surgeon? Bartholomew Ngata-Finch, MD, operated',
      'Lives with whom? With her brother Lachlan, who changes the liners with her lying flat',
      'Work? Tower crane operator, off work since 2026-08-20',
      'Smoking? 6 cigarettes a day, before the operation 20',
      'Allergy? Latex',
      'Driving? Not until the collar is off',
      'Bone growth stimulator? Not ordered at this time',
    ],
    answered: [],
  },
  notes: [
    `BITTERROOT EMPLOYERS COMPENSATION FUND
Claim BEC-20881
Claimant: Guinevere Maddox-Sorrel

September 28, 2026

To the adjuster:

On September 15 I fused Ms. Maddox-Sorrel's neck from C4 to C7 through the front and fixed it with a plate. She is a 46-year-old tower crane operator who has been off work since August 20, the date of the MRI that showed a 7-mm canal at C5-C6 and bright signal in the cord. (A normal canal measures well over 12.)

She came to see me on the tenth day. The incision was dry and she was swallowing solids. Left grip 31 pounds against 46 on the right. Hoffmann still positive on the left. mJOA 14; before surgery it had been 13. The hardware was where I put it.

It will stay where I put it only if the bone heals, and bone heals when it is held still. Three-level fusions fail to unite more often than single-level ones. So do fusions in smokers. She has both against her, although she has cut down from twenty cigarettes a day to six.

The soft foam collar she left the hospital in does not do the job. Our orthotist measured it: 14 degrees of flexion, 11 of extension. That is 25 degrees of arc through a fresh construct. With a two-piece collar with thoracic extension the arc is 9.

Prescribed:
L0174, one, to be worn day and night for twelve weeks, through December 8.
L0172, one, for showering.

The second collar is not a luxury. It takes the first one nine hours to dry.

B. Ngata-Finch, MD
NPI 1679318402`,
    `ORTHOTIC FITTING REPORT

DATE OF FITTING: 09/26/2026
ORTHOTIST: Jocasta Winterbourne, CO
PATIENT: Maddox-Sorrel, Guinevere (F, 46), MRN EGS-71452
REFERRED BY: Bartholomew Ngata-Finch, MD
POSTOP DAY: 11

MEASUREMENTS
Neck circumference: 15 in (38.1 cm)
Chin to sternum: 4.5 in (11.4 cm)
Size selected: regular

TESTED
                      Foam, L0120    2-pc w/ thoracic ext., L0174
Flexion               14 deg         5 deg
Extension             11 deg         4 deg
Total arc             25 deg         9 deg
Pain (0-10)           7              4
Skin                  red, chin      clear at 2 h

Restriction improved by 16 deg, or nearly two thirds.

PRECAUTIONS
LATEX ALLERGY. Liners must be latex-free, both collars.
Do not remove upright. Liners are changed with pt supine; brother (Lachlan), who shares the home, does this with her.

SHOWER COLLAR
L0172, regular, latex-free. Shower 10-15 min/day. Rationale: L0174 lining dries in 9 h. A wet liner against skin for that long macerates; no collar for that long is not permitted by the surgeon.

WEARING SCHEDULE
24 h/day x 12 wks from surgery (09/15 - 12/08/2026). Shower: swap to L0172.

WHY NOT ONE STEP UP OR DOWN
Down (soft foam): see table.
Down (L0172 full time): no thoracic extension. The lower end of this fusion is C7, and a collar that stops at the base of the neck has little hold on C6-C7.
Up (halo): pins in the skull; excessive for a plated construct.

SUPPLIED BY: Two Forks Orthotics`,
    `Nurse case manager's note to file
Claim: BEC-20881
Fund: Bitterroot Employers Compensation Fund

The request on my desk is for two neck collars for one neck, and the obvious question is why. I have read the surgeon's order of 9/28 and the orthotist's report of 9/26 and summarize them here.

The injured worker. Guinevere Maddox-Sorrel runs a tower crane. She lives with her brother in Elkhorn Gap. She has not worked since August 20.

The surgery. Anterior fusion C4-C7, three levels, on September 15. Indication: disc disorder at C5-C6 with myelopathy (M50.022), cervical stenosis (M48.02).

Collar one: L0174. All day, all night, 12 weeks. That is 84 days, of which 13 have gone by as of the order. The foam collar issued at the hospital proved to let through more than twice the movement in both directions. It also reddened the skin under her chin.

Collar two: L0172. For washing. One wet collar takes nine hours to dry, and she is not supposed to be without one, not even for that. Over the remaining ten weeks or so that would be a wet neck every day.

Is each within limits? Yes. One per 12 months for each code, and one of each is asked.

Anything else of note? Latex allergy: specify latex-free liners. Six cigarettes a day, down from 20. No bone growth stimulator has been ordered at this time. No driving while in the collar.

My view. The cost of two off-the-shelf collars is trivial next to that of a revision fusion, and a failed fusion would keep a crane operator away from her crane far longer. Recommend payment.`,
    `ORTHO SPINE - RESIDENT DICTATION FOR DR. NGATA-FINCH

Re collar, Maddox-Sorrel, Guinevere, DOB one fifteen nineteen eighty. Forty-six-year-old female thirteen days status post ACDF C4 to C7, plate and cages. Myelopathy from C5-6 disc disorder, also stenosis, canal was down to seven millimeters with cord signal change. Saw Dr. Ngata-Finch on the twenty-fifth, wound dry, tolerating solids, no walking aid, grip thirty-one on the left and forty-six on the right, so fifteen pounds weaker on the left, Hoffmann's there on the left still, mJOA fourteen from thirteen, films show plate and cages in place.

She's a smoker, six a day, was a pack a day before the operation. Latex allergic.

Plan is rigid immobilization, well, semi-rigid, two-piece with a thoracic extension, L0174, size regular, twelve weeks around the clock, stop date December eighth. She was in the L0120 from the hospital and when orthotics checked it on the twenty-sixth she still had fourteen of flexion and eleven of extension and pain was a seven. In the L0174 it was five and four, pain four. Second collar L0172 for showers because the padding takes nine hours to dry.

No stimulator for now. She doesn't drive until it's off. Brother helps, Lachlan, changes the pads with her flat.

It's comp, claim BEC dash two zero eight eight one. Vendor is Two Forks Orthotics. Quantity one and one. Codes M50.022, M48.02, Z98.1, F17.210. That's it.`,
    `STATEMENT OF NEED IN QUESTIONS AND ANSWERS

Patient: Guinevere Maddox-Sorrel, 31 Tamarack Spur, Elkhorn Gap, MT 59999
Tel. (406) 555-0179. Claim BEC-20881.

1. What was done to the neck?
An anterior fusion over three levels, from C4 to C7, by Dr. Bartholomew Ngata-Finch, on September 15, 2026.

2. What was the reason?
The spinal cord was being squeezed at C5-C6. The canal there was 7 mm wide and the cord was bright on MRI. She scored 13 of 18 on the mJOA scale, on which 18 is normal.

3. How is she now?
A little better: 14. She walks without an aid. The left hand is weaker than the right.

4. Why does a plate need a collar at all?
Surgeons differ about collars after one-level fusions. Three levels are another matter, since there are more surfaces that have to knit and a longer lever acting on them. Nicotine narrows small vessels and slows bone. She smokes, albeit less than a third of what she used to.

5. Why this collar?
It let the head flex no more than 5 degrees and extend no more than 4.

6. And the one she had?
14 and 11. Moreover, it hurt more (7 against 4) and made her chin red.

7. Why a second?
To shower in.

8. Could she sponge-bathe for three months?
Perhaps; but skin beneath a collar worn day and night needs washing if it is not to break down, and a shower does that better than a sponge.

9. Who helps?
Her brother. He changes the liners while she lies flat.

10. Are there special requirements?
Yes. No latex.

11. When does it end?
On December 8, 2026.

Ordered September 28, 2026: L0174 x 1, L0172 x 1.`,
    `**Subject:** Medical necessity of cervical orthoses for Ms. Maddox-Sorrel

**Key facts**

- 46-year-old woman, 5'8" (173 cm), 182 lb (83 kg)
- Cervical disc disorder at C5-C6 with myelopathy; cervical spinal stenosis
- Status post three-level cervical arthrodesis (Z98.1), September 15, 2026
- Nicotine dependence, cigarettes (F17.210)
- Allergy to latex

**Rationale for L0174**

After a multilevel fusion the goals of an orthosis are to (1) limit flexion and extension, (2) extend control to the cervicothoracic junction, and (3) do so without harming the skin. The trial on September 26 met all three:

1. Flexion fell from 14° to 5°, extension from 11° to 4°.
2. The thoracic extension lengthens the lever arm below C7.
3. No redness was noted after two hours of wear.

Pain fell as well, by 3 points.

**Rationale for L0172**

Hygiene requires a daily shower of 10–15 minutes. Because the lining of the primary collar needs nine hours to dry, a second collar without the extension is to be used in the water.

**Safety**

She is not to drive until the collar has been removed. Liner changes are carried out lying flat with the assistance of her brother, with whom she lives.

**Alternatives considered**

| Alternative | Why not |
|---|---|
| Keep foam collar (L0120) | 25° of total motion; skin redness; pain 7/10 |
| One collar only | Nine hours wet or unprotected after each shower |
| Bone growth stimulator | Not ordered at present; it would not replace a collar in any event |

**Duration:** 12 weeks, ending December 8, 2026.

**Prescriber:** Bartholomew Ngata-Finch, MD (NPI 1679318402)
**Supplier:** Two Forks Orthotics
**Payer:** Bitterroot Employers Compensation Fund`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
