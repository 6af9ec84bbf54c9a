import type { CorpusCase } from '../corpus-case.ts';

/** A nurse practitioner, an ostomy nurse, a husband's advocate, a supplier, a telehealth note and an e-mail speak for a baker with a high-output ileostomy. */
export const ileostomyColitisNightBaker: CorpusCase = {
  id: 'ileostomy-colitis-night-baker',
  today: '2026-10-30',
  facts: {
    case_id: 37103,
    patient: {
      first_name: 'Casimir',
      last_name: 'Undershaw-Ito',
      dob: '1990-07-04',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '151 lb',
      address: '212 Millrace Alley, Fennel Creek, OR 97999',
      phone: '(541) 555-0118',
      mrn: 'FCS-55183',
    },
    diagnoses: [
      { code: 'Z93.2', description: 'Ileostomy status' },
      { code: 'K51.00', description: 'Ulcerative (chronic) pancolitis without complications' },
      {
        code: 'L24.B3',
        description: 'Irritant contact dermatitis related to fecal or urinary stoma or fistula',
      },
    ],
    items: [
      {
        item: 'Ostomy skin barrier, with flange (solid, flexible, or accordion), extended wear, with built-in convexity, 4 x 4 inches or smaller, each',
        hcpcs: 'A4407',
        quantity: 20,
        quantity_limit: 20,
        limit_period: '1 month',
        size: '1 3/4 in flange',
        justification:
          "Colectomy with end ileostomy on 2026-06-11 for pancolitis that did not respond to infliximab. The stoma in the right lower abdomen is 28 mm wide and 6 mm high, lies in a crease and opens toward 5 o'clock. Flat barriers from 2026-07-02 to 2026-08-17 held 14 hours on average and leaked 9 times a week. Convex barriers since 2026-08-18 hold 36 hours on average and leak once a week. 30 days at 36 hours each make 20 barriers.",
      },
      {
        item: 'Ostomy pouch, drainable, high output, for use on a barrier with flange (2 piece system), without filter, each',
        hcpcs: 'A4412',
        quantity: 20,
        quantity_limit: 20,
        limit_period: '1 month',
        color: 'opaque beige',
        justification:
          'Output 1,450 mL a day over 3 days to 2026-10-20, liquid, despite loperamide 4 mg four times a day. An ordinary pouch held 500 mL and pulled itself off the flange twice at work. The pouch is replaced with each barrier.',
      },
      {
        item: 'Ostomy belt, each',
        hcpcs: 'A4367',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 month',
        size: 'medium',
        justification:
          'Holds the convex barrier in the crease while he bends and reaches. Without the belt the barrier lifted at the lower edge within 20 hours.',
      },
      {
        item: 'Ostomy skin barrier, powder, per oz',
        hcpcs: 'A4371',
        quantity: 2,
        quantity_limit: 10,
        limit_period: '6 months',
        justification:
          "For weeping skin from 3 to 7 o'clock beside the stoma, 1.5 cm wide on 2026-10-20 against 3 cm on 2026-08-17. DET score 9 on 2026-08-17 and 4 on 2026-10-20.",
      },
    ],
    provider: { name: 'Rosamund Ekwueme-Tait, NP', npi: '1962047315', date_signed: '2026-10-30' },
    seen: [
      "2026-08-17, stoma clinic, by Hollis Vanterpool, RN, CWOCN: barrier found lifted from 4 to 6 o'clock, skin weeping and painful 6 of 10; changed to the convex system with belt.",
      '2026-10-20, stoma clinic, by Rosamund Ekwueme-Tait, NP: stoma pink and moist, skin painful 2 of 10, no hernia, no fungal rash, weight 151 lb.',
      '2026-10-20, laboratory: sodium 134 mmol/L, potassium 4.0 mmol/L, creatinine 1.1 mg/dL.',
      '2026-10-30, by video, with Rosamund Ekwueme-Tait, NP: no leak for 8 days, order reviewed.',
    ],
    told: [
      "Who pays? Cascade Bakers' Union Health Trust",
      'Who supplies? Larkspur Ostomy Supply',
      'Lives with whom? With his husband Bertrand and their son Pip, 3 years old',
      'Work? Bakes bread at night, 4 shifts of 9 hours a week; back at work since 2026-09-08; lifts at most 20 lb',
      'Who changes the pouch? He does it himself',
      'Allergies? None to adhesives',
      'Closure planned? A pelvic pouch operation is planned for spring 2027',
      'Weight before the operation? 163 lb',
    ],
    answered: [],
  },
  notes: [
    `Fennel Creek, Oregon
October 30, 2026

Cascade Bakers' Union Health Trust

RE: Casimir Undershaw-Ito (DOB 7/4/1990): ostomy supplies, monthly

Dear Claims Reviewer,

I look after Mr. Undershaw-Ito, 36, at the stoma clinic. In June of this year his colon was removed because ulcerative pancolitis had not responded to infliximab, and he was left with an end ileostomy. It is meant to be temporary: a pelvic pouch operation is planned for the spring. Until then, and that is several more months, he depends entirely on what we stick to his abdomen.

His stoma is not an easy one. It stands up from the skin by only 6 mm, lies in a crease and points toward 5 o'clock, so the effluent runs out at the lower edge of the barrier rather than into the bag. On flat barriers, in July and the first half of August, he was leaking nine times a week and getting fourteen hours out of each. On the convex barrier with a belt he leaks once a week and gets a day and a half.

You will ask how I arrived at twenty. A month has 720 hours; divided by 36, that is twenty. He needs a pouch with each of them. The pouch has to be the high-output kind, since he puts out almost a liter and a half a day in spite of loperamide, 16 mg daily in four doses.

The skin is the other reason. When I saw him on October 20 the raw zone had shrunk to half its former width, from 3 cm to 1.5. Two ounces of barrier powder are ordered for what remains.

Please approve A4407 x 20, A4412 x 20 and A4367 x 1 per month, together with A4371 x 2.

Yours truly,

Rosamund Ekwueme-Tait, NP
NPI 1962047315`,
    `STOMA CARE RECORD / JUSTIFICATION OF SUPPLIES

Pt: C. Undershaw-Ito   MRN FCS-55183   M, 36 y

TIMELINE
06/11/26   Colectomy, end ileostomy (pancolitis, no response to infliximab)
07/02/26   Flat barrier begun
08/17/26   H. Vanterpool, RN, CWOCN: barrier up from 4 to 6 o'clock. Skin weeping, 3 cm. Pain 6/10. DET 9. -> convex + belt
08/18/26   First day of convex system
09/08/26   Back to work
10/20/26   R. Ekwueme-Tait, NP: DET 4. Pain 2/10. Weeping 1.5 cm, 3 to 7 o'clock. No hernia. No fungal rash.
10/30/26   Video visit: 8 days without leak

STOMA
Site: RLQ. Diameter 28 mm. Height 6 mm. Os at 5 o'clock. In a crease. Pink, moist.

WEAR TIME
  flat          14 h
  convex        36 h     (2.6 x)
LEAKS PER WEEK
  flat          9
  convex        1

OUTPUT
1,450 mL/24 h (3-day figure). Loperamide 4 mg QID.
Na 134 (slightly low), K 4.0, Cr 1.1.
Wt 151 lb, was 163 preop (-12 lb, about 7%).

SUPPLIES
A4407   20/mo   convex ext. wear, 1 3/4 in flange
A4412   20/mo   high output, opaque beige
A4367    1/mo   belt, M
A4371    2 oz   powder (limit 10 oz / 6 mo)

NOTE ON BELT: without it the lower edge lifts in under 20 h. With stomas that are nearly flush, convexity and belt go together; one presses, the other keeps it pressed.

Self-care: independent with changes. No adhesive allergy.`,
    `To the Trustees of the Cascade Bakers' Union Health Trust

I am helping Mr. Undershaw-Ito and his husband, Bertrand, put into plain words what the medical papers say in shorthand.

Casimir bakes bread, at night, four shifts a week of nine hours each. That is thirty-six hours in front of ovens, bending and reaching. Curiously, thirty-six hours is also how long one of his skin barriers lasts, on average, when it is the right sort. The wrong sort, the flat one, lasted fourteen. Do the sum for a month of thirty days and you come to fifty-one flat barriers or twenty convex ones. The cheaper article is only cheaper if one doesn't count.

Before, he leaked nine times in a week. Anyone who has cared for a small child, and he has a three-year-old, Pip, can imagine what that means in laundry; but stool from the small bowel is not like a child's. It carries digestive enzymes and it eats into skin. By the middle of August the ring beside his stoma was open, weeping, three centimeters wide, with pain of 6 on a scale of ten. Now the pain is 2, and at the last video visit he had gone eight days dry.

Twice, at work, an ordinary pouch became so heavy that it tore off its flange. It held half a liter. His gut makes nearly three times that in a day. The high-output pouch is on the list for that reason.

This will not go on forever. Another operation is planned for next spring. What we are asking for is to get him there with whole skin and on the job.

The order comes from his nurse practitioner, Rosamund Ekwueme-Tait, and reads: twenty barriers, twenty pouches and one belt each month, plus two ounces of powder.

With thanks for your time`,
    `LARKSPUR OSTOMY SUPPLY
ORDER VERIFICATION AND COVERAGE REQUEST

Insured: Casimir Undershaw-Ito, 212 Millrace Alley, Fennel Creek, OR 97999 | (541) 555-0118
Insurer: Cascade Bakers' Union Health Trust
Ordering: Rosamund Ekwueme-Tait, NP (1962047315), signed 10/30/2026
Diagnosis codes: Z93.2 / K51.00 / L24.B3

| HCPCS | What | Ordered | Allowed |
|---|---|---|---|
| A4407 | Skin barrier w/ flange, extended wear, convex, up to 4 x 4 | 20 | 20 / month |
| A4412 | Drainable pouch, high output, no filter, 2-piece | 20 | 20 / month |
| A4367 | Belt | 1 | 1 / month |
| A4371 | Barrier powder, oz | 2 | 10 / 6 months |

All quantities are at or under the allowance; no override is being sought. For a quarter this would amount to 60 barriers, 60 pouches and 3 belts.

Selections: flange 1 3/4 in; pouch in opaque beige; belt in medium. Barrier and pouch are two parts of one coupling, which is why the numbers are equal.

Medical basis, as we have it from the prescriber:
* end ileostomy since June 11, 2026, right lower abdomen
* low stoma (6 mm) in a crease
* flat barriers failed over about six and a half weeks (July 2 to August 17)
* output 1,450 mL per day
* irritant dermatitis around the stoma, improving

Not ordered and not to be substituted: flat barriers, pouches of ordinary capacity.

The patient does his own changes and has no adhesive allergy, so no change of material is foreseen by us.

Questions may be directed to Larkspur Ostomy Supply.`,
    `TELEHEALTH ENCOUNTER

Date: 10/30/2026. Modality: video.
Clinician: Rosamund Ekwueme-Tait, NP
Patient: Undershaw-Ito, Casimir, DOB 07/04/1990

Subjective
36M with end ileostomy s/p colectomy 6/11/2026 (20 weeks ago) for ulcerative pancolitis refractory to infliximab. Reports no leak for 8 days. Changes the appliance himself. Works nights as a baker, 4 x 9 h, back since 9/8; lifts no more than 20 lb. Lives with husband and their son (3).

Objective
Video only today. From the clinic visit 10 days ago: stoma viable (pink, moist), peristomal skin with 1.5 cm weeping area 3-7 o'clock, DET 4 (from 9), pain 2/10 (from 6/10). No parastomal hernia, no candida. Wt 151 lb (68.5 kg); BMI 20.5. Labs: Na 134, K 4.0, creat 1.1.

Assessment
1. Ileostomy status (Z93.2), short stoma in a skin fold. Convex extended-wear barrier plus belt effective: 36 h mean wear.
2. High output, about 1.5 L/day on loperamide 4 mg QID. Losses of this size carry a risk of sodium and volume depletion; sodium is borderline low, creatinine is acceptable.
3. Irritant dermatitis (L24.B3), improving. The improvement coincided with the change of appliance on 8/18.
4. Pancolitis (K51.00), colon out; pelvic pouch operation planned for spring 2027.

Plan
Order reviewed with patient.
- A4407, 20 per month
- A4412, 20 per month
- A4367, 1 per month, medium
- A4371, 2 oz
To Larkspur Ostomy Supply. Payer: Cascade Bakers' Union Health Trust.

A return to flat barriers would be expected to bring back the leakage and with it the dermatitis.`,
    `From: stoma clinic
To: Utilization Management, Cascade Bakers' Union Health Trust
Subject: Undershaw-Ito, C. / A4407 + A4412 + A4367 + A4371

Hi,

Short version: keep him on what works.

Longer version, since you need one for the file:

Who: Casimir Undershaw-Ito, 36, male, 6 ft, 151 lb. He has dropped 12 lb from his preoperative weight.

What he has: an ileostomy (Z93.2) made on June 11 when his colon came out. Behind it is ulcerative pancolitis (K51.00). The skin next to the stoma is irritated by stool (L24.B3).

What he uses: a 2-piece convex system, held by a belt.

What he used before: flat barriers, for 47 days counting both the first and the last. They fell short by any measure. 9 leaks a week, 14 hours of wear.

Could he use fewer? Not really. 36 hours is an average he reached with the belt on. Stretching barriers past the point where they hold is how skin gets burned in the first place.

Could he use a pouch with a filter, or a smaller one? At 1,450 mL of liquid a day, filters get wet and clog, and a 500 mL pouch would have to be emptied at least three times daily even if filled to the brim, which nobody should do. His came off the flange twice on shift.

Could he have a fitting problem someone should fix surgically? The stoma is planned to go. Next spring, pelvic pouch. No sense in revising it for the meantime.

Is the powder for keeps? No. 2 oz for now, out of the 10 you allow in half a year. The DET score has come down by 5 points since August.

Ordered today by Rosamund Ekwueme-Tait, NP, NPI 1962047315. Call if anything is missing.

Thanks!`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
