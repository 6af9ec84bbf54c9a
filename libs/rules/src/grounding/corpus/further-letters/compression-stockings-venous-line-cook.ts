import type { CorpusCase } from '../corpus-case.ts';

/** A wound physician, a wound nurse, a telehealth doctor, a fitter, the family's advocate and an insurer's form speak for a line cook with a leg ulcer after a clot. */
export const compressionStockingsVenousLineCook: CorpusCase = {
  id: 'compression-stockings-venous-line-cook',
  today: '2026-10-07',
  facts: {
    case_id: 32107,
    patient: {
      first_name: 'Cornelius',
      last_name: 'Abara-Whitlock',
      dob: '1968-04-22',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '203 lb',
      address: '45 Cypress Bend, Bayou Serein, LA 70999',
      phone: '(985) 555-0155',
      mrn: 'BSW-13377',
    },
    diagnoses: [
      { code: 'I87.012', description: 'Postthrombotic syndrome with ulcer of left lower extremity' },
      {
        code: 'L97.321',
        description: 'Non-pressure chronic ulcer of left ankle limited to breakdown of skin',
      },
      { code: 'Z79.01', description: 'Long term (current) use of anticoagulants' },
    ],
    items: [
      {
        item: 'Gradient compression stocking, below knee, 30-40 mmHg, used as a surgical dressing, each',
        hcpcs: 'A6531',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '6 months',
        size: 'large',
        color: 'black',
        length: 'regular',
        justification:
          'Left side. A clot of the left femoral and popliteal veins was found on 2021-08-16. The ulcer above the left inner ankle opened on 2026-05-19 and measured 3.8 by 2.6 cm on 2026-06-23 and 1.9 by 1.2 cm on 2026-09-29. Duplex on 2026-06-30 showed reflux of 2.4 seconds in the left popliteal vein and no new clot. Ankle-brachial index on the left 1.12, on the right 1.15, on 2026-06-23. Grocery-store support socks of 15-20 mmHg worn from 2026-05-25 to 2026-06-22 let the ulcer grow. Two stockings, one worn and one washed, because kitchen grease and steam soil them each shift.',
      },
      {
        item: 'Gradient compression wrap, non-elastic, below knee, 30-50 mmHg, used as a surgical dressing, each',
        hcpcs: 'A6545',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '6 months',
        size: 'large',
        color: 'beige',
        justification:
          'Left side. For evenings and days off. Two-layer bandages put on by the wound nurse once a week from 2026-06-23 to 2026-09-29 shrank the ulcer, but he loses a half day of wages for each of the visits. The leg swells by 3 cm at the calf during a shift, from 39 to 42 cm on 2026-09-28, and the wrap can be tightened and loosened as it changes. His knee and back let him bend far enough to close the straps; with the bandage he could not hold the tension.',
      },
    ],
    provider: { name: 'Solange Ferriter, MD', npi: '1265839047', date_signed: '2026-10-07' },
    seen: [
      '2026-06-23, at Bayou Serein Wound Center, by Solange Ferriter, MD: brown staining and hardened skin of the left lower leg, ulcer 3.8 by 2.6 cm, shallow, moist, no smell, no redness around it, pulses of both feet felt.',
      '2026-09-29, at Bayou Serein Wound Center, by Tobias Guidry, RN: ulcer 1.9 by 1.2 cm, clean and granulating, pain 3 of 10 against 6 of 10 on 2026-06-23.',
    ],
    told: [
      'Who pays? Pelican Marsh Mutual',
      'Who supplies? Magnolia Surgical Fitters, fitter Annick Robichaux',
      'Work? Line cook; stands 10 hours a shift, 5 shifts a week',
      'Lives with whom? With his mother Clementine, who is 84 and for whom he cares',
      'Medicines? Apixaban 5 mg twice a day since August 2021',
      'Diabetes? None',
      'Smoking? Stopped in 2021',
      'Allergies? Adhesive tape, with blisters',
    ],
    answered: [],
  },
  notes: [
    `BAYOU SEREIN WOUND CENTER
October 7, 2026

Pelican Marsh Mutual
Attn: Medical Policy

Subject: Cornelius Abara-Whitlock, DOB April 22, 1968

Five years ago this man had a deep clot that ran through the femoral and popliteal veins of his left leg. The clot was treated, and he still takes apixaban, but the valves didn't survive it. His duplex of June 30 shows blood falling backward in the popliteal vein for 2.4 seconds; more than one is abnormal there. No fresh thrombus. That's the postthrombotic syndrome, and since May 19 it has given him an open ulcer over the inner ankle.

I saw him for it on June 23. Brown, hardened skin, ulcer of 3.8 by 2.6 cm, shallow, not infected-looking. He has good arteries: ABI 1.12 on that side. That matters because strong compression is the treatment, and strong compression requires arterial flow.

It worked. Fourteen weeks of two-layer bandages later the ulcer is 1.9 by 1.2. Multiply the sides and you have gone from 9.9 square centimeters to 2.3, a fall of more than three quarters.

So why change? Because he's a line cook on his feet ten hours at a time and each bandage change costs him half a day's pay. And because what heals an ulcer must go on being worn afterwards, or the ulcer returns. He needs something he can put on himself.

For the shift: a 30-40 mmHg stocking, below the knee, left, two of them. For evenings and days off: a non-elastic wrap, one.

These are used over an open venous ulcer as a surgical dressing.

A6531 x 2. A6545 x 1. Dx I87.012, L97.321, Z79.01.

Solange Ferriter, MD
NPI 1265839047`,
    `WOUND CARE FLOW NOTE                          T. Guidry RN
ABARA-WHITLOCK C        58M        BSW-13377

Wound: L medial ankle, opened 5/19/26. Etiology: venous/post-thrombotic.

DATE       L x W cm      L x W product     PAIN
6/23/26    3.8 x 2.6     9.88 cm2          6
9/29/26    1.9 x 1.2     2.28 cm2          3
                         down 77%          halved

6/23 bed: shallow, moist, no odor, no periwound redness
9/29 bed: clean, granulating

Dressing/compression: two-layer, weekly, 6/23 to 9/29
Prior: 15-20 support socks from the grocery store 5/25-6/22, wound grew

ABI 6/23: L 1.12  R 1.15. Pedal pulses felt bilat. OK for full compression.
Duplex 6/30: L pop reflux 2.4 s, no new DVT

Calf circ 9/28: 39 cm before shift, 42 after

ALLERGY: ADHESIVE TAPE - BLISTERS. A stocking or strap wrap holds without tape, which is one more point for them.

Anticoag: apixaban 5 BID since 8/2021
DM: no
Smoker: quit 2021

Self-management: can't hold tension w/ bandage. Can bend enough to close straps on a wrap.

Caregiving: looks after his mother (84). She isn't the helper, he is.

Rec to Dr. Ferriter: step down to
  - A6531 stocking BK 30-40, L, size large, black, regular, qty 2
  - A6545 inelastic wrap BK 30-50, L, large, beige, qty 1
Recheck of the wound per clinic routine.`,
    `Telehealth documentation / compression order
Prepared for signature by Solange Ferriter, MD, 10/07/2026

Reason: compression that he can manage himself, in place of weekly bandages

HPI. 58yo man, line cook, PTS of LLE after femoropopliteal DVT (found 8/16/2021), on apixaban 5 mg BID ever since. Left medial ankle ulcer since mid May of this year, so nearly five months. OTC support socks 15-20 mmHg for four weeks made no headway: it got bigger. Weekly two-layer wraps in the wound center since 6/23, wound now about a quarter of its former area. On his feet 10 h x 5 d/wk, i.e. 50 h. Loses half a day's wages with every visit. Calf gains 3 cm over a shift.

PMH: no DM. Former smoker, quit 2021. Allergy: tape.

SH: lives with mother Clementine, 84; he is her caregiver.

Data reviewed. ABI 1.12 L / 1.15 R. Venous duplex 6/30/2026: popliteal reflux L, 2.4 s; no new thrombus. Last wound measurement 9/29/2026, T. Guidry RN: 1.9 x 1.2 cm.

Assessment
1. I87.012 postthrombotic syndrome with ulcer, left leg. CEAP class C6, active ulcer.
2. L97.321 ulcer of left ankle, limited to breakdown of skin. Healing.
3. Z79.01 anticoagulated. Not a contraindication to compression.

Plan
Stocking 30-40 mmHg BK left for work, A6531, #2/6 mo.
Wrap, non-elastic, adjustable, BK left for evenings and days off, A6545, #1/6 mo.
Supplier Magnolia Surgical Fitters.

Rationale. A static garment is best when volume is stable; an adjustable one when it isn't. He has both situations within a day. Trials in venous ulcer disease consistently favor compression over none, and higher over lower pressure when it's tolerated.

NPI 1265839047`,
    `Magnolia Surgical Fitters
Annick Robichaux, fitter

Hello Pelican Marsh,

Short explanation to go with the claim for Mr. Abara-Whitlock, 45 Cypress Bend, Bayou Serein (985-555-0155). All garments are for the LEFT leg.

What he's getting
• 2 stockings, knee-high, 30-40, black, large, regular length (A6531)
• 1 Velcro-type wrap, non-elastic, 30-50, beige, large (A6545)

Why 2
He cooks on a line, five shifts a week. Grease and steam. One's on, one's in the wash. Dirty stockings next to an open ulcer aren't a good idea, and compression fabric has to be washed to spring back.

Why 30-40
He had 15-20s. From the grocery. Wore them about a month, May 25 to June 22, and the sore got larger.

Why a wrap as well
Leg isn't the same leg in the morning and at night. 39 cm at the calf going in, 42 coming out (Sept 28). With a wrap you pull the tabs tighter or looser. He could not keep the tension right with a roll of bandage. He can reach down far enough for the straps.

Will he be compressed twice at the same time?
No. Stocking for work, wrap for evenings and days off.

Is it for swelling only?
No, there's an open venous ulcer of the left ankle, L97.321, being treated at Bayou Serein Wound Center. Both codes are the "surgical dressing" ones.

Limit is 2 and 1 in six months. We're at 2 and 1. That's 3 pieces.

Ordered by Solange Ferriter, MD, NPI 1265839047, on 10/07/2026.

Merci, Annick`,
    `LETTER OF APPEAL SUPPORT
Written with the family, for the physician's use

Member: Cornelius Abara-Whitlock
Plan: Pelican Marsh Mutual

Reviewer,

Consider what this plan pays for now. Once a week, for fourteen weeks, a nurse has wrapped Mr. Abara-Whitlock's leg in two layers. A nurse visit each week adds up quickly, and an ulcer that closes and reopens starts the whole bill over. Two stockings and a wrap cost a fraction of that and last half a year.

Consider what he pays. Half a day's wages with each visit. He works the line in a kitchen, ten hours standing, five times a week, and then he goes home to his mother, Miss Clementine, who is 84 and who depends on him.

Consider what the medicine says. In 2021 a clot damaged the deep veins of his left leg. The damage is permanent; valves don't grow back. Blood pools at the ankle, the skin turns brown and hard, and then it breaks. His broke on May 19. Compression is not an extra for such a leg. It's the treatment.

Consider the evidence in his own chart:

  In weak socks, the ulcer grew.
  In strong bandages, it shrank, from 3.8 by 2.6 to 1.9 by 1.2 centimeters, with half the pain.

The request merely carries the strong compression forward in a form he can handle himself. He isn't able to keep a bandage at the proper tension. He is able to close the straps of a wrap.

His circulation can take it (ankle-brachial index 1.12, with pulses in both feet). He isn't diabetic. He gave up smoking the year of the clot.

We ask you to approve two A6531 and one A6545, as ordered by Dr. Ferriter on October 7, 2026.`,
    `PELICAN MARSH MUTUAL
COMPRESSION GARMENT REQUEST FORM

SECTION A. MEMBER
Name: Cornelius Abara-Whitlock
DOB: 04/22/1968   Age: 58   Sex: Male
Height/weight: 71 in / 203 lb (92 kg)
Chart no.: BSW-13377

SECTION B. PRESCRIBER
Solange Ferriter, MD   NPI 1265839047   Date signed 10/07/2026

SECTION C. DIAGNOSES
I87.012 / L97.321 / Z79.01

SECTION D. ULCER
Location: left ankle, inner side, above the ankle bone
Date of onset: 05/19/2026
Initial size: 3.8 x 2.6 cm (06/23/2026)
Current size: 1.9 x 1.2 cm (09/29/2026)
Depth: skin only
Signs of infection: none noted; no odor, no surrounding redness (06/23/2026)

SECTION E. VASCULAR TESTS
ABI left: 1.12   ABI right: 1.15   Date: 06/23/2026
Duplex: 06/30/2026, reflux of left popliteal vein (2.4 seconds); no new clot

SECTION F. PRIOR COMPRESSION
1. Support socks, 15-20 mmHg, 05/25/2026-06/22/2026. Result: ulcer grew.
2. Two-layer bandage, weekly, by nurse, 06/23/2026-09/29/2026. Result: ulcer shrank. Reason for change: lost wages; unable to apply it himself with correct tension.

SECTION G. GARMENTS
A6531: 2 per 6 months, left, large, regular, black
A6545: 1 per 6 months, left, large, beige

SECTION H. COMMENTS
Calf 39 cm before and 42 cm after a shift on 09/28/2026. Member blisters from adhesive tape, so taped dressings and bandages are best avoided. On apixaban for the earlier thrombosis (08/16/2021, left femoral and popliteal). Occupation requires standing 50 hours weekly. Lives with and cares for mother.

SECTION I. REVIEWER USE ONLY
Approve ( )   Deny ( )   Pend ( )`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
