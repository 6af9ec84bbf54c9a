import type { CorpusCase } from '../corpus-case.ts';

/** A wound and ostomy nurse who tells a story, and a surgeon's shorthand. */
export const ostomyColitisFerryCaptain: CorpusCase = {
  id: 'ostomy-colitis-ferry-captain',
  today: '2026-11-17',
  facts: {
    case_id: 10405,
    patient: {
      first_name: 'Desmond',
      last_name: 'Aldecoa',
      dob: '1974-12-05',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '187 lb',
      address: '12 Lantern Wharf, St. Brannock, MI 49999',
      phone: '(231) 555-0126',
      mrn: 'SB-50917',
    },
    diagnoses: [
      { code: 'Z93.2', description: 'Ileostomy status' },
      {
        code: 'L24.B3',
        description: 'Irritant contact dermatitis related to fecal or urinary stoma or fistula',
      },
    ],
    items: [
      {
        item: 'Ostomy skin barrier, with flange (solid, flexible or accordion), extended wear, with built-in convexity, 4 x 4 inches or smaller, each',
        hcpcs: 'A4407',
        quantity: 15,
        quantity_limit: 20,
        limit_period: 'month',
        justification:
          'Total colectomy with end ileostomy on 2026-04-21 by Dr. Renata Pomeroy for ulcerative colitis that failed infliximab and vedolizumab. Stoma right lower abdomen, 28 mm, flush with the skin, retracts when he sits. Flat barrier (A4409) leaked after 14 to 20 hours from May to October. Convex barrier, trial from 2026-10-26: stays on 48 hours. Change every second day. Output 900 to 1,100 mL a day. Flange 57 mm. Belt did not help.',
      },
      {
        item: 'Ostomy pouch, drainable; for use on barrier with non-locking flange, with filter (2 piece system), each',
        hcpcs: 'A4425',
        quantity: 15,
        quantity_limit: 20,
        limit_period: 'month',
        justification: 'Changed with the barrier. Opaque, 12 inches. Empties it six times a day.',
      },
      {
        item: 'Ostomy skin barrier, powder, per oz',
        hcpcs: 'A4371',
        quantity: 1,
        quantity_limit: 10,
        limit_period: 'month',
        justification:
          'Eroded skin from 3 to 7 o’clock, 4 cm wide on 2026-10-26; 1.5 cm on 2026-11-12. Nystatin powder in September had no effect. No yeast. Reversal not planned. Captain of a car ferry, back at work since 2026-08-03. One leak on the bridge during a watch. Loperamide 2 mg before meals.',
      },
    ],
    provider: { name: 'Renata Pomeroy, MD', npi: '1639507284', date_signed: '2026-11-17' },
    seen: [
      '2026-11-12, ostomy clinic, by Lucasta Byrd, RN, CWON: stoma red and moist, skin moist from 3 to 7 o’clock, no bleeding, changes the pouch himself.',
    ],
    told: [
      'Who pays? Priority Health',
      'Partner? Husband Anders, helps with supplies',
      'Allergies? None known',
    ],
    answered: [],
  },
  notes: [
    `I met Desmond Aldecoa again in our ostomy clinic on Thursday, November 12. He is 51 and the captain of a car ferry. In April Dr. Pomeroy took out his whole colon for ulcerative colitis, after infliximab and then vedolizumab had failed, and he has had an end ileostomy since (Z93.2). No reversal is planned.

His stoma sits in the right lower abdomen. It is 28 mm across, red and moist, but flush with the skin, and it pulls in when he sits. That is the whole trouble. From May until October he wore a flat barrier, and it leaked after fourteen to twenty hours. Once it happened on the bridge in the middle of a watch. A belt did not help.

Because of this the skin below the stoma broke down (L24.B3). On October 26 I measured a strip of eroded skin four centimeters wide, from three to seven o'clock. Nystatin powder had been tried in September and did nothing, which is no surprise, as there was no yeast. That day we changed to a convex barrier. It stays on for 48 hours, and by November 12 the strip had shrunk to one and a half centimeters. The skin there is still moist, but it does not bleed.

He puts out between 900 and 1,100 mL a day, takes loperamide 2 mg before meals and empties the pouch six times a day. He changes the pouch himself; his husband Anders helps with the supplies. He has been back at work since August 3, and he has no known allergies.

With a change every second day he needs 15 barriers (A4407) and 15 pouches (A4425) a month, both below the limit of 20, and an ounce of barrier powder (A4371). The pouches are opaque and 12 inches long, and the flange is 57 mm. A convex barrier presses gently around a flush stoma so that the spout empties into the pouch and not under the plate.

Lucasta Byrd, RN, CWON, for Renata Pomeroy, MD (NPI 1639507284)
November 17, 2026`,
    `11/17/26  ALDECOA, Desmond  51 y/o M  MRN SB-50917
Ins: Priority Health   NKDA

s/p total colectomy + end ileostomy 4/21/26 (me), UC refractory to IFX, vedo. Seen by L. Byrd CWON 11/12.
Stoma RLQ, 28 mm, flush, retracts sitting. Viable, red.
Output 900-1100/d. Loperamide 2 mg AC. Empties x6/d.
Peristomal: irritant dermatitis 3-7 o'clock, 4 cm (10/26), now 1.5 cm (11/12). No candida. Nystatin 9/26 no effect.
Flat wafer A4409 May-Oct: leak at 14-20 h. Belt: no help. Convex from 10/26: 48 h wear.
RTW 8/3 (ferry captain). Independent w/ changes.
Dx Z93.2, L24.B3
Rx / mo:
  A4407 convex ext wear barrier w/ flange 57 mm  #15
  A4425 drainable pouch w/ filter, opaque 12"  #15
  A4371 powder 1 oz  #1
15 changes/mo = q48h. All under plan limits (20/20/10).
Perm ileostomy, no takedown planned. Skin healing, not healed.
R. Pomeroy MD 1639507284`,
  ],
  passages: [],
  edits: [
    [0, 'name', 'I met Desmond Aldecoa again → I met Desmond Aldecosta again'],
    [0, 'relative-date', 'In April Dr. Pomeroy took out → Two years ago Dr. Pomeroy took out'],
    [
      0,
      'code-disease',
      'he has had an end ileostomy since (Z93.2) → he has had an end colostomy since (Z93.2)',
    ],
    [0, 'diagnosis', 'his whole colon for ulcerative colitis → his whole colon for Crohn’s disease'],
    [
      0,
      'medication',
      'after infliximab and then vedolizumab had failed → after adalimumab and then vedolizumab had failed',
    ],
    [0, 'negation', 'No reversal is planned. → A reversal is planned.'],
    [0, 'side', 'in the right lower abdomen → in the left lower abdomen'],
    [0, 'other-role', 'It is 28 mm across → It is 57 mm across'],
    [
      0,
      'event',
      'Once it happened on the bridge → He slipped on the wet deck once. It also happened on the bridge',
    ],
    [0, 'treatment', 'A belt did not help. → A belt helped somewhat.'],
    [0, 'retold', 'and it pulls in when he sits → and it pulls in when he lies down'],
    [
      0,
      'description-detail',
      'the skin below the stoma broke down (L24.B3) → the skin below the stoma broke down with a fistula (L24.B3)',
    ],
    [0, 'quantity', 'It stays on for 48 hours → It stays on for 72 hours'],
    [0, 'sex', 'his husband Anders helps → his wife Anders helps'],
    [0, 'date-age', 'back at work since August 3 → back at work since June 3'],
    [
      0,
      'attitude',
      'and he has no known allergies → and he has grown quite withdrawn and hardly sees friends',
    ],
    [
      0,
      'other-item',
      '15 barriers (A4407) and 15 pouches (A4425) a month → 15 barriers (A4409) and 15 pouches (A4425) a month',
    ],
    [0, 'choice', 'The pouches are opaque → The pouches are clear'],
    [
      0,
      'coverage-measure',
      'A convex barrier presses gently → Priority Health covers convexity for a stoma that stands out less than 20 mm, and his stands out 5 mm. A convex barrier presses gently',
    ],
    [0, 'attestation', 'On October 26 I measured a strip → On October 26 Dr. Pomeroy biopsied a strip'],
    [1, 'organisation', 'Ins: Priority Health → Ins: Aetna'],
    [1, 'treatment', 'NKDA → Allergy: sulfa'],
    [1, 'sum', '15 changes/mo = q48h → 30 changes/mo = q24h'],
    [1, 'social', 'RTW 8/3 (ferry captain) → Not RTW yet (ferry captain)'],
    [1, 'device', 'A4371 powder 1 oz  #1 → A4371 powder 1 oz  #1, plus moldable rings #15'],
    [1, 'script', 'Dx Z93.2, L24.B3 → Dx Z93.2, L24.В3'],
    [1, 'identifier', 'R. Pomeroy MD 1639507284 → R. Pomeroy MD 1639507248'],
    [1, 'brackets', 'Viable, red. → Viable, red. [Prolapsed 6 cm in Aug.]'],
  ],
  corruptions: {},
};
