import type { CorpusCase } from '../corpus-case.ts';

/** A pastry chef with a new ileostomy after Crohn's disease needs convex barriers and high-output pouches. */
export const ostomyCrohnPastryChef: CorpusCase = {
  id: 'ostomy-crohn-pastry-chef',
  today: '2026-10-16',
  facts: {
    case_id: 28106,
    patient: {
      first_name: 'Emeric',
      last_name: 'Stavros-Lindgren',
      dob: '1992-01-22',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '139 lb',
      address: '402 Weir Terrace, Tollgate, WI 54999',
      phone: '(715) 555-0181',
      mrn: 'TGH-31945',
    },
    diagnoses: [
      {
        code: 'K50.80',
        description: "Crohn's disease of both small and large intestine without complications",
      },
      { code: 'Z93.2', description: 'Ileostomy status' },
      {
        code: 'L24.B3',
        description: 'Irritant contact dermatitis related to fecal or urinary stoma or fistula',
      },
    ],
    items: [
      {
        item: 'Ostomy skin barrier, with flange (solid, flexible, or accordion), extended wear, with built-in convexity, 4 x 4 inches or smaller, each',
        hcpcs: 'A4407',
        quantity: 15,
        quantity_limit: 20,
        limit_period: '1 month',
        size: '28 mm',
        justification:
          "Total proctocolectomy with end ileostomy on 2026-07-08. The stoma is 28 mm across and stands only 6 mm above the skin, with a crease at 9 o'clock. Flat barriers lasted 1 day and leaked on 4 nights a week in August. The skin was eroded over 4 x 2 cm on 2026-08-27. With the convex barrier since 2026-09-10 he changes every second day and has had 1 leak; the erosion was closed on 2026-10-08.",
      },
      {
        item: 'Ostomy pouch, drainable, high output, for use on a barrier with flange (2 piece system), with filter, each',
        hcpcs: 'A4413',
        quantity: 15,
        quantity_limit: 20,
        limit_period: '1 month',
        justification:
          'The stoma put out 1,900 ml a day on 2026-08-27 and 1,400 ml on 2026-10-08, with loperamide 4 mg four times a day. He emptied a standard pouch 10 times a day, 3 of them at night; the high output pouch, tried from 2026-09-24, he empties 5 times, once at night. On 2026-08-19 he was in the emergency room for dehydration: creatinine 1.9 mg/dl, 2 liters of fluid by vein. Creatinine was 1.0 on 2026-10-08.',
      },
      {
        item: 'Ostomy skin barrier, powder, per oz',
        hcpcs: 'A4371',
        quantity: 2,
        quantity_limit: 10,
        limit_period: '6 months',
        justification:
          'Dusted on moist skin at each change before the barrier is put on. A ring of redness 5 mm wide remained on 2026-10-08.',
      },
      {
        item: 'Adhesive remover, wipes, any type, each',
        hcpcs: 'A4456',
        quantity: 45,
        quantity_limit: 50,
        limit_period: '1 month',
        justification: 'Three wipes at each change. Without them the skin tore at 2 changes in August.',
      },
    ],
    provider: { name: 'Yevgenia Tran-Holloway, MD', npi: '1629047835', date_signed: '2026-10-16' },
    seen: [
      '2026-08-27, ostomy clinic, by Priscilla Nakagawa, RN, CWOCN: erosion 4 x 2 cm, output 1,900 ml a day, weight 131 lb.',
      '2026-10-08, in clinic, by Yevgenia Tran-Holloway, MD: erosion closed, output 1,400 ml a day, creatinine 1.0 mg/dl, weight 139 lb.',
    ],
    told: [
      'Who pays? Lakeland Artisan Health',
      'Earlier decision? On 2026-10-01 the plan approved A4407, A4371 and A4456 and refused A4413: a standard pouch was said to be adequate',
      'Who supplies? Tollgate Ostomy Supply',
      'Lives with whom? With his brother Anders',
      'Work? Pastry chef; on leave since 2026-07-06, back at work from 2026-11-02',
      "Crohn's disease since? 2014",
      'Drugs that failed? Adalimumab from 2019 to 2022, ustekinumab from 2022 to 2026',
      'Weight before the operation? 158 lb',
      'Who changes the pouch? He does, without help',
      'Is the ileostomy permanent? Yes',
    ],
    answered: [],
  },
  notes: [
    `COLON AND RECTAL SURGERY

October 16, 2026

Lakeland Artisan Health
Appeals and Grievances

RE: Emeric Stavros-Lindgren, DOB 1/22/1992. Appeal of denial dated 10/1/2026, code A4413

Gentlemen and Ladies:

On July 8 I removed this man's colon and rectum for Crohn's disease and gave him a permanent end ileostomy. He was thirty-four and had been ill since 2014. Adalimumab and ustekinumab had both failed him.

You have approved his convex barriers, his powder and his wipes, and I thank you. You have denied the pouch that goes on the barrier, holding that a standard one is adequate. It is not, and the reason is arithmetic.

A normal ileostomy makes perhaps 500 to 1,000 ml in a day. His made 1,900 at the end of August. On August 19 it took him to the emergency room, dry, with a creatinine of 1.9, and he got two liters intravenously. Today he is better. Creatinine is 1.0. But on loperamide, sixteen milligrams a day, he still puts out about 1.4 liters. With the standard pouch he was emptying ten times every twenty-four hours and getting up three times a night to do it. With the high output pouch it's five and one.

A heavy pouch pulls on the barrier. A barrier that is pulled off leaks. What leaks from an ileostomy is digestive enzyme, and it had already taken a patch of skin four centimeters by two by the time our ostomy nurse saw him on August 27.

He weighed 158 pounds before surgery, fell to 131, and is now 139. He is going back to work on November 2. A pastry kitchen is not a place where a man can leave the bench every couple of hours.

Kindly reverse the denial.

Yevgenia Tran-Holloway, MD
NPI 1629047835`,
    `WOC NURSE SUMMARY

Pt: Emeric S.-L., 34 M     MRN TGH-31945
Surgeon: Dr. Tran-Holloway
Procedure: total proctocolectomy, end ileostomy, 7/8/26. Permanent.

STOMA
28 mm. Height 6 mm. Crease at 9 o'clock. Low profile + crease = effluent undermines a flat wafer. That is what convexity is for.

SKIN
8/27: erosion 4 x 2 cm
10/8: closed. Redness left over, ring 5 mm
Dx L24.B3

WHAT WE TRIED
Flat barrier: 1 day wear, leaks 4 nights/wk
Convex extended wear (since 9/10): q2day change, one leak total
Standard drainable pouch: 10 empties/day (3 noc)
High output pouch (since 9/24): 5 empties/day (1 noc)

OUTPUT
8/27: 1,900 ml/24h
10/8: 1,400 ml/24h
i.e. 500 ml less, and still high

SUPPLIES
A4407 #15/mo (limit 20)
A4413 #15/mo (limit 20)
A4456 #45/mo (limit 50). 3 wipes x 15 changes
A4371 powder 2 oz. Limit is 10 oz in 6 months

TECHNIQUE
Pt does own changes. Remover wipe, wash, powder on moist skin, barrier, pouch. Two skin tears in August from taking the barrier off without remover.

FLUIDS
ED 8/19 for dehydration, 2 L IV. General teaching for high output: oral rehydration solution rather than plain water, salt, thickening foods, report dizziness or dark urine.

P. Nakagawa, RN, CWOCN`,
    `# Ostomy supply request: clinical rationale

**Patient:** Emeric Stavros-Lindgren (34, male)
**Insurer:** Lakeland Artisan Health
**Status:** three of four items approved on October 1, 2026; **A4413 denied**

## Background

Mr. Stavros-Lindgren has Crohn's disease of the small and large intestine (K50.80), first recognized in 2014. After two biologic agents, adalimumab (2019–2022) and ustekinumab (2022–2026), proved insufficient, he underwent total proctocolectomy with end ileostomy in July 2026. The ileostomy (Z93.2) is permanent.

## Complication being treated

Irritant contact dermatitis around the stoma (L24.B3). The cause is leakage, and the causes of leakage are twofold:

1. **Geometry:** a stoma that rises just 6 mm, next to a crease
2. **Volume:** 1.4 to 1.9 liters of output a day

Both must be solved. Convexity answers the first. Capacity answers the second.

## Response so far

| | August | Now |
|---|---|---|
| Barrier wear | 1 day | 2 days |
| Leaks | 4 nights/week | 1 since September 10 |
| Skin erosion | 4 x 2 cm | closed |
| Pouch emptied | 10 times/day | 5 times/day |
| Creatinine (mg/dL) | 1.9 | 1.0 |
| Weight | 131 lb | 139 lb |

## Cost perspective

Flat barriers with a wear time of one day would mean about 30 changes a month; the requested system needs 15. Good containment halves consumption. One visit to an emergency department for dehydration is likely to exceed the price difference between the two kinds of pouch for a long time.

## Requested quantities

- 15 convex barriers with flange, 28 mm, per month (A4407)
- 15 high output pouches with filter per month (A4413)
- 45 adhesive remover wipes per month (A4456)
- 2 oz of barrier powder (A4371)

All are within plan limits.

## Summary

The patient is independent in pouch care and is preparing to resume work on November 2, 2026. The requested pouch is part of a system that has been shown to work for him.

Yevgenia Tran-Holloway, MD | NPI 1629047835 | October 16, 2026`,
    `Q & A FOR THE PLAN'S NURSE REVIEWER
(Tollgate Ostomy Supply, order desk)

1. Member and order?
Emeric Stavros-Lindgren, 402 Weir Terrace, Tollgate, WI 54999, (715) 555-0181. Order of Dr. Yevgenia Tran-Holloway, NPI 1629047835, dated 10/16/2026.

2. What kind of stoma, and since when?
End ileostomy, permanent, 7/8/2026. That is 100 days at the date of the order.

3. Diagnosis codes?
K50.80; Z93.2; L24.B3.

4. Is the barrier quantity reasonable?
Fifteen a month is a change every two days. The ceiling is 20. It is an extended wear barrier, 4 x 4 or smaller, built-in convexity, size 28 mm.

5. Why do pouches equal barriers?
In a two-piece system a new pouch is usually clicked on with the new barrier. So 15 and 15.

6. Why high output?
See physician: 1,900 mL daily in August, 1,400 mL in October in spite of loperamide 4 mg QID. Emptying fell by half when the pouch was changed.

7. Was a lesser item tried?
Yes, two. Flat barriers (leaks, erosion of the skin) and a standard drainable pouch (ten emptyings per day).

8. What was decided before?
10/1/2026: A4407, A4371, A4456 yes. A4413 no.

9. Wipes 45?
Three at each of 15 changes.

10. Is a caregiver needed?
No, he does it himself. His brother Anders lives with him.

11. Duration?
The stoma is permanent. Quantities may be reviewed when output changes.`,
    `10/16/26 Letter for insurance, resident dictation, for Dr. Tran-Holloway's signature

Emeric is a 34 yo guy with Crohn's, ileocolonic, dx'd 2014, failed Humira and Stelara (adalimumab 2019 to 2022 and then ustekinumab up until this year), s/p total proctocolectomy and end ileostomy on July 8. He's about 14 weeks post op. Course since discharge has been one of high ostomy output and a bad pouching situation. He came in through the ED on August 19 dehydrated, creatinine 1.9, got 2 L. Eight days later the ostomy nurse saw him, output was 1900 a day, he had a raw area 4 by 2 cm next to the stoma, he was down to 131 lbs which is 27 under where he was before surgery. So he went to a convex wafer September 10 and to a high output bag two weeks after that, and by the time he was in clinic October 8 things looked a whole lot better, skin closed over with just a rim of redness, output 1400, creat 1.0, weight up 8 lbs. He is on loperamide 4 QID. He'd been emptying a regular bag ten times a day, up three times overnight, now he empties five times and gets up once.

The insurance said ok to the wafers, the powder and the wipes and no to the bag, they said a regular bag is adequate. I'd just point out that it was tried and it wasn't. Anything over 1.5 liters is what most of us call high output and he was well over in August, he's right beneath it at present with full dose loperamide on board, and there's no guarantee he stays there.

So: A4407 fifteen, A4413 fifteen, A4456 forty-five a month, and A4371 two ounces. He's a pastry chef, due back November 2. Takes care of the ostomy himself.`,
    `Tollgate, October 16, 2026

To the people at Lakeland Artisan Health who decide about pouches

I volunteer with an ostomy support group and write this at the request of Emeric Stavros-Lindgren's surgeon, who will send it with her own order.

Let me describe the thing you declined. It is a bag. It clips to a ring that sticks to the belly. It holds more than the usual bag, and it lets out gas through a filter. That is the whole difference, and on it hangs whether a man of thirty-four sleeps.

Emeric used the ordinary bag first. He was up three times each night to empty it. Four nights out of seven in August the seal gave way all the same. Anyone who has woken up in that knows what it's like; anyone who hasn't should be glad. It burned the skin beside his stoma. In the same month he landed in the emergency room, short of fluid, with kidneys that were struggling.

Since late September he has used the large bag along with the convex ring. He gets up once. There has been one leak since he began with the convex ring on September 10. The wound is closed. He has put eight pounds back on, though he's nineteen short of what he used to weigh.

On November 2 he goes back to his pastry kitchen. He has been away since July 6, seventeen weeks by then.

You are already paying for the ring, the powder and the wipes. They only do their work if the bag on top of them does not tear them loose. Fifteen bags a month (A4413) are what Dr. Tran-Holloway orders; your own limit is twenty.

He has lived with Crohn's for twelve years. He takes care of his stoma on his own and asks nobody for help with it. He does ask you for this.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
