import type { CorpusCase } from '../corpus-case.ts';

/** A surgeon, an ostomy nurse, a supplier and a drafting model write for a young violin maker with a colostomy. */
export const colostomyCrohnViolinMaker: CorpusCase = {
  id: 'colostomy-crohn-violin-maker',
  today: '2026-08-12',
  facts: {
    case_id: 38103,
    patient: {
      first_name: 'Liesel',
      last_name: 'Okonjo-Hart',
      dob: '2002-10-30',
      gender: 'female',
      height: '5 ft 8 in',
      weight: '127 lb',
      address: '48 Luthier Lane, Upper Maddock, NC 27999',
      phone: '(336) 555-0118',
      mrn: 'UMS-20951',
    },
    diagnoses: [
      { code: 'Z93.3', description: 'Colostomy status' },
      { code: 'K50.113', description: "Crohn's disease of large intestine with fistula" },
      {
        code: 'L24.B3',
        description: 'Irritant contact dermatitis related to fecal or urinary stoma or fistula',
      },
    ],
    items: [
      {
        item: 'Ostomy pouch, drainable, for use on barrier with flange (2 piece system), each',
        hcpcs: 'A5063',
        quantity: 20,
        quantity_limit: 20,
        limit_period: 'month',
        color: 'beige',
        length: '10 in',
        size: '45 mm flange',
        justification:
          'Loose stool 5 to 6 times a day. A one-piece pouch worn from 2026-04-20 to 2026-06-15 leaked every second day; with the two-piece system she changes the barrier every 3 days and had one leak in 4 weeks.',
      },
      {
        item: 'Ostomy skin barrier, with flange (solid, flexible or accordion), extended wear, with built-in convexity, 4 x 4 inches or smaller, each',
        hcpcs: 'A4407',
        quantity: 10,
        quantity_limit: 20,
        limit_period: 'month',
        size: '45 mm flange',
        justification:
          'The stoma is 32 mm wide and stands 4 mm above the skin. With a flat barrier stool ran under it at the lower edge. The skin around the stoma was red and weeping over 3 cm on 2026-06-15 and dry with 1 cm of redness on 2026-08-05.',
      },
      {
        item: 'Ostomy skin barrier, powder, per oz',
        hcpcs: 'A4371',
        quantity: 2,
        quantity_limit: 10,
        limit_period: '6 months',
        justification: 'For the weeping skin before the barrier is put on.',
      },
    ],
    provider: { name: 'Hollis Quintrell, MD', npi: '1396420758', date_signed: '2026-08-12' },
    seen: [
      '2026-04-14, operation, by Hollis Quintrell, MD: sigmoid colostomy on the left side of the abdomen.',
      '2026-06-15, in clinic, by Isadora Venn, RN: leak at the lower edge, skin red and weeping.',
      '2026-08-05, in clinic, by Isadora Venn, RN: skin dry, stoma pink, no hernia.',
    ],
    told: [
      'Who pays? Carolina Loom Mutual',
      'Who supplies? Fernhollow Ostomy Supply',
      'Lives with whom? With two roommates',
      'Work? Violin maker, back at the bench since 2026-07-06',
      'Who changes the pouch? She does, alone',
      'Medicines? Infliximab every 8 weeks',
    ],
    answered: [],
  },
  notes: [
    `August 12, 2026

To: Carolina Loom Mutual
Concerning: Liesel Okonjo-Hart, DOB October 30, 2002, MRN UMS-20951

Dear colleagues,

Ms. Okonjo-Hart is 23 years old and makes violins. On April 14, 2026 I gave her a sigmoid colostomy on the left side of the abdomen (Z93.3). Her underlying disease is Crohn's disease of the large intestine with fistula (K50.113), for which she receives infliximab every 8 weeks.

She passes loose stool 5 to 6 times a day. The one-piece pouch that she wore from April 20 to June 15, 2026 leaked every second day. The stoma is 32 mm wide and stands only 4 mm above the skin, so that stool ran under the flat barrier at its lower edge. On June 15 the skin around it was red and weeping over 3 cm: irritant contact dermatitis (L24.B3).

With a convex two-piece system she changes the barrier every 3 days and had a single leak in 4 weeks. On August 5 the skin was dry, the stoma pink, and there was no hernia. Redness of 1 cm remained.

She returned to her bench on July 6, 2026.

I request the supplies that are listed in the order: 20 pouches and 10 barriers a month, and 2 oz of powder in 6 months.

A stoma that hardly protrudes generally needs convexity. Insurers usually set monthly limits for pouches and barriers.

Hollis Quintrell, MD
NPI 1396420758`,
    `OSTOMY NURSE NOTE – Isadora Venn, RN

Patient: L. Okonjo-Hart, 23 y, female

06/15/2026
S: one-piece pouch, leaks every second day.
O: stoma 32 mm wide, 4 mm above skin. Leak at the lower edge. Skin red and weeping, 3 cm.
P: two-piece system with convex extended wear barrier, 45 mm flange. Powder on weeping skin before the barrier.

08/05/2026
S: one leak in 4 weeks. Changes the pouch herself, nobody helps. Working again since 07/06/2026.
O: skin dry, redness 1 cm, i.e. 2 cm less than before. Stoma pink. No hernia. Colostomy on the left side of the abdomen.
P: continue. Barrier change every 3 days = about 10 a month.

Supplies:
- A5063 pouch, drainable, beige, 10 in: 20/month
- A4407 barrier, convex, extended wear: 10/month
- A4371 powder: 2 oz/6 months

Weight 127 lb, height 5 ft 8 in.

Teaching points in general: a pouch should be emptied when it is a third full, and the opening of the barrier should be measured again as the stoma shrinks.`,
    `Fernhollow Ostomy Supply
REQUEST FOR AUTHORIZATION

Plan: Carolina Loom Mutual
Member: Liesel Okonjo-Hart, 48 Luthier Lane, Upper Maddock, NC 27999, tel. (336) 555-0118
Ordered by: Hollis Quintrell, MD (NPI 1396420758) on August 12, 2026

| HCPCS | Product | Ordered | Plan limit |
|---|---|---|---|
| A5063 | Pouch, drainable, 2 piece, 45 mm flange, beige, 10 in | 20 per month | 20 per month |
| A4407 | Skin barrier with flange, extended wear, convex, 45 mm | 10 per month | 20 per month |
| A4371 | Skin barrier powder, per oz | 2 per 6 months | 10 per 6 months |

All quantities are within the limits. Over 3 months this is 60 pouches and 30 barriers.

Diagnoses: Colostomy status (Z93.3); Crohn's disease of large intestine with fistula (K50.113); Irritant contact dermatitis related to fecal or urinary stoma or fistula (L24.B3).

The member has had her colostomy since April 14, 2026, that is for about four months. A one-piece pouch failed within 8 weeks because of leaks every second day. Convexity is needed because the stoma stands 4 mm above the skin. The nurse, Isadora Venn, RN, last saw the skin one week before the order and found it dry.

Fernhollow ships supplies only after the member has asked for a refill.`,
    `**DRAFT – Ostomy supplies**

**Member:** Liesel Okonjo-Hart (DOB 10/30/2002)
**Surgeon:** Hollis Quintrell, MD

**1. Clinical picture**
The patient is a 23-year-old woman with a left-sided sigmoid colostomy made on April 14, 2026 for Crohn's disease of the large intestine with fistula. She is treated with infliximab.

**2. What was tried**
- One-piece pouch, eight weeks: leaks every second day
- Flat barrier: stool ran under the lower edge
- Convex two-piece system: one leak in 4 weeks

**3. Skin**

| Date | Redness | Surface |
|---|---|---|
| June 15, 2026 | 3 cm | weeping |
| August 5, 2026 | 1 cm | dry |

**4. What is asked for**
Each month 20 drainable pouches (A5063) and 10 convex barriers (A4407), together 30 pieces; every six months 2 oz of powder (A4371).

**5. Daily life**
She changes the pouch alone, shares her home with two roommates and has been working as a violin maker again since July 6, 2026. Her stool is loose and comes 5 to 6 times a day.

Leaks damage the skin around a stoma, and damaged skin in turn lets a barrier come off sooner. Supplies are as a rule covered for a person with a stoma.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      "Crohn's disease of the large intestine with fistula (K50.113) → diverticulitis of the large intestine (K50.113)",
    ],
    [
      0,
      'description-detail',
      "Her underlying disease is Crohn's disease of the large intestine with fistula → Her underlying disease is Crohn's disease of the large intestine with abscess",
    ],
    [0, 'side', 'on the left side of the abdomen (Z93.3) → on the right side of the abdomen (Z93.3)'],
    [0, 'medication', 'infliximab every 8 weeks → adalimumab every 2 weeks'],
    [0, 'other-role', 'The stoma is 32 mm wide → The stoma is 45 mm wide'],
    [0, 'negation', 'there was no hernia → there was a hernia'],
    [0, 'retold', 'had a single leak in 4 weeks → had four leaks in 4 weeks'],
    [
      0,
      'coverage-measure',
      'Insurers usually set monthly limits for pouches and barriers. → Insurers usually set monthly limits for pouches and barriers, which her output of 900 mL a day exceeds.',
    ],
    [
      0,
      'attestation',
      'She returned to her bench on July 6, 2026. → I inspected her skin again this morning. She returned to her bench on July 6, 2026.',
    ],
    [0, 'social', 'is 23 years old and makes violins → is 23 years old and teaches the violin'],
    [1, 'event', 'S: one leak in 4 weeks. → S: one leak in 4 weeks. In hospital for dehydration in July.'],
    [1, 'sum', 'i.e. 2 cm less than before → i.e. 3 cm less than before'],
    [1, 'choice', 'A5063 pouch, drainable, beige, 10 in → A5063 pouch, drainable, transparent, 10 in'],
    [1, 'script', 'Barrier change every 3 days → Barrier change every ५ days'],
    [1, 'brackets', 'Stoma pink. No hernia. → Stoma pink [slight prolapse]. No hernia.'],
    [
      1,
      'social',
      'Changes the pouch herself, nobody helps. → Changes the pouch with the help of her mother.',
    ],
    [1, 'quantity', '2 oz/6 months → 2 oz/month'],
    [1, 'date-age', 'Working again since 07/06/2026. → Working again since 06/07/2026.'],
    [1, 'sex', 'L. Okonjo-Hart, 23 y, female → L. Okonjo-Hart, 23 y, male'],
    [2, 'organisation', 'Plan: Carolina Loom Mutual → Plan: Piedmont Crown Health'],
    [2, 'identifier', 'tel. (336) 555-0118 → tel. (336) 555-0181'],
    [2, 'other-item', 'A4371 | Skin barrier powder, per oz → A4407 | Skin barrier powder, per oz'],
    [2, 'quantity', '10 per month | 20 per month → 15 per month | 20 per month'],
    [2, 'sum', '60 pouches and 30 barriers → 60 pouches and 45 barriers'],
    [2, 'relative-date', 'one week before the order → three weeks before the order'],
    [2, 'name', 'nurse, Isadora Venn, RN, → nurse, Isabel Venn, RN,'],
    [2, 'retold', 'the stoma stands 4 mm above the skin → the stoma stands 14 mm above the skin'],
    [2, 'negation', 'All quantities are within the limits. → All quantities are not within the limits.'],
    [
      2,
      'organisation',
      'The member has had her colostomy since → The member has had her colostomy, made at Maddock Regional Hospital, since',
    ],
    [
      3,
      'device',
      '10 convex barriers (A4407), together → 10 convex barriers (A4407) and an ostomy belt, together',
    ],
    [
      3,
      'treatment',
      'Flat barrier: stool ran under the lower edge → Flat barrier: stool ran under the lower edge; paste caused an allergic rash',
    ],
    [
      3,
      'diagnosis',
      'She is treated with infliximab. → She is treated with infliximab and has iron deficiency anemia.',
    ],
    [
      3,
      'attitude',
      'She changes the pouch alone, → She changes the pouch alone and with growing confidence,',
    ],
    [3, 'social', 'shares her home with two roommates → shares her home with her fiancé'],
    [3, 'retold', 'comes 5 to 6 times a day → comes 2 to 3 times a day'],
    [
      3,
      'medication',
      'She is treated with infliximab. → She is treated with infliximab and azathioprine 100 mg.',
    ],
  ],
  corruptions: {},
};
