import type { CorpusCase } from '../corpus-case.ts';

/** An ostomy clinic writes: the gastroenterologist, the ostomy nurse, the supplier, and a draft by a language model. */
export const convexOstomyBoatMechanic: CorpusCase = {
  id: 'convex-ostomy-boat-mechanic',
  today: '2026-12-02',
  facts: {
    case_id: 21105,
    patient: {
      first_name: 'Thaddeus',
      last_name: 'Quillfeather',
      dob: '1979-07-21',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '158 lb',
      address: '12 Mariner Steps, Port Ellery, ME 04999',
      phone: '(207) 555-0109',
      mrn: 'PE-91427',
    },
    diagnoses: [
      { code: 'K50.10', description: "Crohn's disease of large intestine without complications" },
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
        limit_period: 'month',
        size: '57 mm flange',
        justification:
          'End ileostomy in the right lower abdomen made on 2026-06-30 at Saint Brannoc Hospital after infliximab and azathioprine had failed. The stoma is 28 mm wide and flush with the skin, in a crease. Flat barriers leaked within 24 hours; convex barriers hold two days. Output is about 1,100 mL a day.',
      },
      {
        item: 'Ostomy pouch, drainable; for use on barrier with non-locking flange, with filter (2 piece system), each',
        hcpcs: 'A4425',
        quantity: 20,
        quantity_limit: 20,
        limit_period: 'month',
        color: 'opaque beige',
        size: '57 mm flange',
        justification:
          'He empties the pouch seven times a day. A new pouch with each of the 15 barriers, and five more a month when the filter gets wet.',
      },
      {
        item: 'Ostomy skin barrier, powder, per oz',
        hcpcs: 'A4371',
        quantity: 2,
        quantity_limit: 10,
        limit_period: '6 months',
        justification:
          'Raw, weeping skin below the stoma, 5 x 4 cm on 2026-10-21; after four weeks of powder 3 x 2 cm.',
      },
      {
        item: 'Ostomy belt, each',
        hcpcs: 'A4367',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: 'medium',
        justification: 'Holds the barrier on when he bends and climbs at work. Waist 34 inches.',
      },
    ],
    provider: { name: 'Annika Falk-Nwosu, MD', npi: '1982036457', date_signed: '2026-12-02' },
    seen: [
      '2026-11-18, ostomy clinic at Saint Brannoc Hospital, by Petra Lindqvist, RN, CWOCN: stoma red and moist, 28 mm, flush; raw skin 3 x 2 cm below it; no hernia, no fungal rash.',
      '2026-11-24, in office, by Annika Falk-Nwosu, MD: weight 158 lb, 9 lb more than after the surgery, abdomen soft, hemoglobin 13.1 g/dL.',
    ],
    told: [
      'Who pays? Penobscot Employees Health Plan',
      'Who supplies? Coastline Ostomy & Wound',
      'Lives with whom? With his wife Saskia and their two sons',
      'What work? Boat mechanic at Ellery Boatyard, back at work since 2026-10-12',
      'Who changes the pouch? He does it himself',
      'What medicines? Loperamide 2 mg before meals; no infliximab or azathioprine since the surgery',
      'Allergies? None known',
      'Does he smoke? No',
    ],
    answered: [],
  },
  notes: [
    `Annika Falk-Nwosu, MD
Gastroenterology

2 December 2026

Penobscot Employees Health Plan

Regarding: Thaddeus Quillfeather (DOB 21 July 1979; MRN PE-91427)

Dear Colleagues:

I ask for your approval of ostomy supplies for Mr. Quillfeather, a 47-year-old boat mechanic with Crohn's disease of the large intestine (K50.10). Infliximab and azathioprine failed. On 30 June 2026 an end ileostomy (Z93.2) was made in the right lower abdomen at Saint Brannoc Hospital.

When I saw him on 24 November 2026 he weighed 158 lb, which is 9 lb more than after the surgery. His abdomen was soft and his hemoglobin was 13.1 g/dL. He takes loperamide 2 mg before meals and has had no infliximab or azathioprine since the surgery.

The stoma is 28 mm wide, flush with the skin and sits in a crease. Flat barriers leaked within 24 hours. Convex barriers stay on for two days. His output is about 1,100 mL a day. There is an irritant contact dermatitis around the stoma (L24.B3): the raw area below it was 5 x 4 cm on 21 October 2026 and has come down to 3 x 2 cm after four weeks of powder.

I am prescribing A4407, 15 a month; A4425, 20 a month; A4371, 2 oz; and A4367, 1 a month. He went back to work on 12 October 2026, and the belt holds the barrier on when he bends and climbs.

Yours truly,

Annika Falk-Nwosu, MD
NPI 1982036457`,
    `OSTOMY CLINIC, SAINT BRANNOC HOSPITAL
Follow-up 11/18/2026
Petra Lindqvist, RN, CWOCN

Thaddeus Quillfeather, 47 M

STOMA
End ileostomy, RLQ, created 06/30/2026.
28 mm, red, moist, flush. In a crease.
No hernia.

PERISTOMAL SKIN
Raw, weeping area inferior to stoma, 3 x 2 cm (was 5 x 4 cm on 10/21/2026). No fungal rash.

POUCHING HISTORY
Flat barrier: leak in under 24 h.
Convex barrier: 2 days' wear.
Output approx. 1,100 mL/24 h. Empties 7 x/day.

SELF-CARE
Independent with pouch changes. Lives with wife Saskia and two sons.

RECOMMENDED SUPPLIES

Product | Code | Monthly
Convex extended wear barrier with flange, 57 mm | A4407 | 15
Drainable pouch with filter, 57 mm, non-locking flange, opaque beige | A4425 | 20
Belt, medium | A4367 | 1

Also stoma powder, A4371, 2 oz.

RATIONALE
Convexity is indicated in general for a flush or retracted stoma, because the outlet otherwise drains under the barrier. With a change every second day, 15 barriers are needed in a 30-day month. Pouches: 15 with the barriers + 5 when the filter gets wet = 20.

The powder absorbs moisture so the barrier can grip. In four weeks it has cut the raw area from 20 to 6 square cm. It is not needed on healthy skin.

Petra Lindqvist, RN, CWOCN`,
    `COASTLINE OSTOMY & WOUND
Request for coverage

Subscriber: Thaddeus Quillfeather
12 Mariner Steps, Port Ellery, ME 04999
Tel. (207) 555-0109
Prescribed by Annika Falk-Nwosu, MD (NPI 1982036457)

To the utilization nurse:

This gentleman is 6 ft 0 in tall, weighs 158 lb and has had an ileostomy since June 30, 2026. He changes his pouch himself. He works at Ellery Boatyard.

(1) A4407, skin barrier with flange, extended wear, built-in convexity: 15 per month, limit 20. The stoma is flush with the skin and flat barriers did not hold for a day.

(2) A4425, drainable pouch with filter, two-piece, in opaque beige: 20 per month, limit 20. He empties it seven times a day.

(3) A4371, skin barrier powder: 2 oz, limit 10 oz per 6 months. The skin below the stoma is raw.

(4) A4367, belt, size medium: 1 per month, limit 1. His waist is 34 inches.

For three months the order comes to 45 barriers, 60 pouches and 3 belts. None of the lines is above its limit.

Diagnoses on the order: K50.10, Crohn's disease of large intestine without complications; Z93.2, ileostomy status; L24.B3, irritant contact dermatitis related to fecal or urinary stoma or fistula.

Payers generally allow ostomy supplies in the amount the stoma's type, location, construction and the condition of the skin around it call for.

Coastline Ostomy & Wound`,
    `## Letter of Medical Necessity: Ostomy Supplies

**Patient:** Thaddeus Quillfeather
**DOB:** July 21, 1979
**Plan:** Penobscot Employees Health Plan
**Date:** December 2, 2026

### Introduction

This letter explains why Mr. Quillfeather, age 47, requires convex ostomy barriers, drainable pouches, barrier powder and a belt. He has Crohn's disease of the large intestine and has lived with an ileostomy in the right lower abdomen since June 30, 2026.

### Clinical Picture

* The stoma measures 28 mm and does not protrude above the skin.
* It lies in a crease, and its output is about 1,100 mL each day.
* The skin below it is raw over 3 x 2 cm. There is no hernia and no fungal rash.
* His weight is 158 lb and his hemoglobin is 13.1 g/dL.

### Products Tried

Flat barriers leaked in less than 24 hours. Convex barriers last two days. Powder used for four weeks reduced the raw area from 5 x 4 cm to 3 x 2 cm.

### Products Requested

| Code | Product | Quantity |
|---|---|---|
| A4407 | Convex skin barrier with flange | 15 per month |
| A4425 | Drainable pouch with filter | 20 per month |
| A4371 | Skin barrier powder | 2 oz |
| A4367 | Ostomy belt, medium | 1 per month |

### Function

He resumed his job as a boat mechanic on October 12, 2026 and bends and climbs at work. He changes the pouch himself. He lives with his wife, Saskia, and their two sons. He has no known allergies and does not smoke.

Without a secure seal, stool from an ileostomy digests the skin it touches, and damaged skin in turn makes the next barrier leak sooner.

Annika Falk-Nwosu, MD
NPI 1982036457`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      "Crohn's disease of the large intestine (K50.10) → diverticulitis of the large intestine (K50.10)",
    ],
    [2, 'code-disease', 'Z93.2, ileostomy status → Z93.2, colostomy malfunction'],
    [2, 'other-item', '(3) A4371, skin barrier powder: → (3) A4371, adhesive remover wipes:'],
    [3, 'other-item', '| A4425 | Drainable pouch with filter | → | A4425 | Closed pouch with filter |'],
    [
      2,
      'description-detail',
      "Crohn's disease of large intestine without complications → Crohn's disease of large intestine with rectal bleeding",
    ],
    [
      0,
      'description-detail',
      'an irritant contact dermatitis around the stoma → an allergic contact dermatitis around the stoma',
    ],
    [0, 'side', 'in the right lower abdomen → in the left lower abdomen'],
    [1, 'side', 'End ileostomy, RLQ → End ileostomy, LLQ'],
    [1, 'sex', 'Thaddeus Quillfeather, 47 M → Thaddeus Quillfeather, 47 F'],
    [2, 'sex', 'This gentleman is → This lady is'],
    [1, 'choice', 'non-locking flange, opaque beige → non-locking flange, transparent'],
    [3, 'choice', 'Ostomy belt, medium → Ostomy belt, large'],
    [2, 'choice', 'belt, size medium: → belt, size extra large:'],
    [3, 'device', 'barrier powder and a belt. → barrier powder, a night drainage bag and a belt.'],
    [1, 'device', 'Also stoma powder, A4371, 2 oz. → Also stoma powder, A4371, 2 oz, and barrier rings.'],
    [0, 'medication', 'loperamide 2 mg before meals → codeine 15 mg before meals'],
    [
      3,
      'medication',
      'Convex barriers last two days. → Convex barriers last two days. He also uses triamcinolone spray.',
    ],
    [
      0,
      'diagnosis',
      'His abdomen was soft and → He has primary sclerosing cholangitis, his abdomen was soft and',
    ],
    [1, 'diagnosis', 'No fungal rash. → Pyoderma gangrenosum suspected.'],
    [
      0,
      'event',
      'His output is about 1,100 mL a day. → His output is about 1,100 mL a day and put him in hospital with dehydration in August.',
    ],
    [
      2,
      'event',
      'The skin below the stoma is raw. → The skin below the stoma is raw, and the stoma was revised in September.',
    ],
    [0, 'treatment', 'Infliximab and azathioprine failed. → Infliximab, azathioprine and adalimumab failed.'],
    [3, 'treatment', 'He has no known allergies → He is allergic to karaya'],
    [
      1,
      'treatment',
      "Convex barrier: 2 days' wear. → Convex barrier: 2 days' wear. Barrier paste burned and was given up.",
    ],
    [1, 'social', 'Lives with wife Saskia and two sons. → Lives alone since separation.'],
    [3, 'social', 'and does not smoke → and smokes a pipe'],
    [2, 'social', 'He changes his pouch himself. → His wife changes his pouch.'],
    [
      3,
      'attitude',
      'He changes the pouch himself. → He changes the pouch himself and feels embarrassed by leaks.',
    ],
    [1, 'attitude', 'Independent with pouch changes. → Independent with pouch changes, well motivated.'],
    [3, 'negation', 'does not protrude above the skin → does protrude above the skin'],
    [1, 'negation', 'No hernia. → Hernia present.'],
    [2, 'organisation', 'He works at Ellery Boatyard. → He works at Penfield Marine.'],
    [0, 'organisation', 'at Saint Brannoc Hospital. → at Kennebec General Hospital.'],
    [
      0,
      'attestation',
      'I am prescribing A4407 → I have tried three barrier systems with him in my office and am prescribing A4407',
    ],
    [
      2,
      'attestation',
      'To the utilization nurse: → To the utilization nurse: We confirmed by telephone that he has no supplies left.',
    ],
    [
      0,
      'relative-date',
      'When I saw him on 24 November 2026 he → When I saw him the day before yesterday he',
    ],
    [3, 'relative-date', 'since June 30, 2026. → since about a year ago.'],
    [3, 'other-role', 'The stoma measures 28 mm → The stoma measures 57 mm'],
    [2, 'other-role', 'His waist is 34 inches. → His waist is 28 inches.'],
    [1, 'brackets', "In a crease. → In a crease. [Mucocutaneous separation at 3 o'clock resolved.]"],
    [2, 'brackets', 'limit 10 oz per 6 months. → limit 10 oz per 6 months. [Second powder failed.]'],
    [
      2,
      'coverage-measure',
      'the skin around it call for. → the skin around it call for, here 1,900 mL of output daily.',
    ],
    [
      1,
      'coverage-measure',
      'in general for a flush or retracted stoma, → in general for a flush or retracted stoma, such as his of 5 mm below skin level,',
    ],
    [0, 'script', 'is 9 lb more than → is ٧ lb more than'],
    [3, 'script', 'hemoglobin is 13.1 g/dL → hemoglobin is １１.3 g/dL'],
    [0, 'identifier', 'NPI 1982036457 → NPI 1982034657'],
    [2, 'identifier', 'Tel. (207) 555-0109 → Tel. (207) 555-0190'],
    [0, 'date-age', 'back to work on 12 October 2026 → back to work on 2 November 2026'],
    [3, 'date-age', 'Mr. Quillfeather, age 47, → Mr. Quillfeather, age 49,'],
    [1, 'date-age', 'created 06/30/2026 → created 03/06/2026'],
    [0, 'quantity', 'A4425, 20 a month → A4425, 30 a month'],
    [3, 'quantity', '| 15 per month | → | 20 per week |'],
    [0, 'name', 'Regarding: Thaddeus Quillfeather → Regarding: Theodore Quillfeather'],
    [3, 'name', 'his wife, Saskia, → his wife, Sanna,'],
    [1, 'retold', 'Empties 7 x/day. → Empties 3 x/day.'],
    [0, 'retold', 'Flat barriers leaked within 24 hours. → Flat barriers held for three days.'],
    [2, 'sum', '45 barriers, 60 pouches and 3 belts → 45 barriers, 50 pouches and 3 belts'],
    [1, 'sum', 'when the filter gets wet = 20. → when the filter gets wet = 25.'],
  ],
  corruptions: {},
};
