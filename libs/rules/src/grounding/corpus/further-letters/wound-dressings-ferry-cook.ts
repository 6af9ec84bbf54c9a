import type { CorpusCase } from '../corpus-case.ts';

/** A wound nurse, a vascular surgeon, a veterans' clerk, a primary care doctor, a home-health agency's template and a nephew's helper write for a retired ferry cook with an ankle ulcer. */
export const woundDressingsFerryCook: CorpusCase = {
  id: 'wound-dressings-ferry-cook',
  today: '2026-12-02',
  facts: {
    case_id: 41106,
    patient: {
      first_name: 'Lazlo',
      last_name: 'Quennell-Ito',
      dob: '1954-07-21',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '197 lb',
      address: '30 Gangway Street, Unit 12, Plover Sound, WA 98999',
      phone: '(360) 555-0135',
      mrn: 'PSW-61145',
    },
    diagnoses: [
      { code: 'I83.023', description: 'Varicose veins of left lower extremity with ulcer of ankle' },
      { code: 'L97.322', description: 'Non-pressure chronic ulcer of left ankle with fat layer exposed' },
    ],
    items: [
      {
        item: 'Alginate or other fiber gelling dressing, wound cover, sterile, pad size 16 sq. in. or less, each dressing',
        hcpcs: 'A6196',
        quantity: 15,
        quantity_limit: 30,
        limit_period: 'month',
        size: '4 x 4 in',
        justification:
          'Left side. On 2026-11-24 the ulcer above the left inner ankle measured 4.2 x 3.0 cm and was 0.4 cm deep, with heavy drainage that soaked through the outer bandage. The bed is 80 % red and 20 % yellow. Alginate is laid in the wound and changed every 2 days. Moist gauze, changed daily from 2026-09-08 to 2026-10-20, stuck to the bed and bled at each removal, and the ulcer grew from 3.6 x 2.8 cm to 4.6 x 3.3 cm. Since alginate was begun on 2026-10-20 it has become smaller.',
      },
      {
        item: 'Foam dressing, wound cover, sterile, pad size 16 sq. in. or less, without adhesive border, each dressing',
        hcpcs: 'A6209',
        quantity: 15,
        quantity_limit: 12,
        limit_period: 'month',
        size: '4 x 4 in',
        justification:
          'Left side. Over the alginate, changed with it every 2 days. Adhesive borders tore the skin beside the ulcer on 2026-10-27, so the foam has no border. When foam was left for 3 days in the first week of November, the skin around the ulcer became white and soggy for 2 cm.',
      },
      {
        item: 'Zinc paste impregnated bandage, non-elastic, knitted/woven, width greater than or equal to three inches and less than five inches, per yard',
        hcpcs: 'A6456',
        quantity: 60,
        quantity_limit: 60,
        limit_period: 'month',
        justification:
          'Left side. Four yards at each change. Ankle-brachial index on the left 0.97, so compression is safe. The calf is 39 cm on the left and 36 cm on the right.',
      },
    ],
    provider: { name: 'Theodora Vance-Okafor, MD', npi: '1275913684', date_signed: '2026-12-02' },
    seen: [
      '2026-09-08, in clinic, by Theodora Vance-Okafor, MD: ulcer first seen, 3.6 x 2.8 cm; brown skin of the gaiter area; foot pulses felt.',
      '2026-10-13, vascular laboratory: reflux of the left great saphenous vein of 2.8 seconds, deep veins open, ankle-brachial index 0.97.',
      '2026-11-24, wound clinic, by Renske Aldous, RN: wound as described; edges sharply cleaned with a curette; no odor, no fever, no bone felt.',
    ],
    told: [
      'Who pays? Puget Harbor Retirees Fund',
      'Who supplies? Beacon Wound Supply',
      'Former work? Cook on a car ferry for 31 years, standing',
      'Lives with whom? Alone; his nephew Casimir lives in Unit 9 and changes the dressing with him',
      'Diabetes? None; HbA1c 5.6 % on 2026-09-08',
      'Smokes? Stopped in 2011',
      'Allergy? Neomycin: rash',
      'Next step? Ablation of the left great saphenous vein, planned for 2027-01-14',
    ],
    answered: [],
  },
  notes: [
    `WOUND CLINIC PROGRESS NOTE / SUPPLY ORDER SUPPORT
Renske Aldous, RN

Pt: Lazlo Quennell-Ito, 72 M, MRN PSW-61145
DOS 11/24/2026

Location: L medial ankle, supramalleolar
Etiology: venous (I83.023). Full thickness into fat (L97.322)
Dressed by: pt + nephew

| Date | L x W (cm) | Area (cm²) | Dressing |
|---|---|---|---|
| 9/8 | 3.6 x 2.8 | 10.1 | moist gauze started, daily |
| 10/20 | 4.6 x 3.3 | 15.2 | gauze stopped, alginate started |
| 11/24 | 4.2 x 3.0 | 12.6 | alginate q2d |

Depth 11/24: 0.4 cm. Volume by LxWxD approx. 5 cm³.
Bed: 80% red, 20% yellow.
Exudate: heavy. Strike-through on outer bandage.
Odor: none. Fever: none. Probe to bone: neg.
Debridement: sharp, curette, edges.

Change since alginate: area down about 17% in 5 weeks, where gauze had let it rise by about half in 6.

Periwound: adhesive border tore skin 10/27 → borderless foam only. 3-day foam wear in early Nov → maceration 2 cm. So the interval is 2 days, no longer.

ABI L 0.97. OK for compression.

Supplies for 30 days at q2d = 15 changes:
- A6196 alginate 4x4: 15
- A6209 foam 4x4, no border: 15
- A6456 zinc paste bandage: 15 x 4 yd = 60 yd

Allergy: NEOMYCIN (rash). No topical antibiotic needed anyway without signs of infection.

Not diabetic (A1c 5.6).`,
    `December 2, 2026

Puget Harbor Retirees Fund

Dear Medical Reviewer,

I take care of Lazlo Quennell-Ito, a retired ferry cook. Thirty-one years on his feet in a galley did his leg veins no good, and since at least September he has had an open ulcer above the left inner ankle.

The ulcer is venous. The vascular laboratory found 2.8 seconds of reflux in the left great saphenous vein on October 13, with open deep veins and an ankle-brachial index of 0.97. In other words the blood gets down to the foot and does not come properly back up. He isn't diabetic; his A1c is 5.6%. He gave up smoking in 2011.

I began, as one does, with simple things. He wore moist gauze, changed every day, for six weeks. It stuck, it bled when it was taken off, and the ulcer enlarged to 4.6 by 3.3 cm. On October 20 we went over to alginate under foam. By November 24 it was 4.2 by 3.0.

Your fund allows 12 foam dressings a month. I'm asking for 15, which is three more, because the foam is changed along with the alginate every two days. We know what happens at three days, since it was tried: the surrounding skin turned white and soggy. The alginate (15 of 30 allowed) and the zinc paste bandage (60 yards of 60) are inside your limits.

Dressings do not cure a vein. On January 14 his saphenous vein is to be ablated, and after such a procedure most of these ulcers close sooner and come back less. Until then the wound has to be kept clean, covered and compressed.

Codes: A6196, A6209, A6456. Diagnoses: I83.023, L97.322.

Respectfully,
Theodora Vance-Okafor, MD
NPI 1275913684`,
    `BEACON WOUND SUPPLY
FAX

Attn: Puget Harbor Retirees Fund, supplies desk
Sent: 12/02/2026

Member .... Lazlo Quennell-Ito
DOB ....... 07/21/1954
Ship to ... 30 Gangway Street, Unit 12, Plover Sound, WA 98999
Phone ..... (360) 555-0135
Physician . Theodora Vance-Okafor, MD, 1275913684

MONTHLY ORDER
A6196 (LT) alginate cover 4x4 .......... 15 ea
A6209 (LT) foam, no border, 4x4 ........ 15 ea ** limit 12 **
A6456 (LT) zinc paste bandage .......... 60 yd

OVERRIDE ASKED: A6209, plus 3 per month.

One wound, one foam per change, one change every second day. 30 / 2 = 15. With 12 foams the member would be three changes short, or six days out of the month.

Why not stretch? Left on for 3 days in early November, the foam let the skin go white and soggy 2 cm out.

Why not a bordered foam, which could stay put by itself? Its adhesive tore skin next to the ulcer (10/27/2026). The zinc bandage keeps the plain foam in place.

Why not gauze? Used daily 09/08 to 10/20/2026. Stuck, bled, wound got larger.

WOUND DATA, 11/24/2026
Site: left inner ankle, above
4.2 cm x 3.0 cm x 0.4 cm
Heavy drainage
Debrided by curette, R. Aldous, RN

Wound fits under a 4x4 in (about 10 x 10 cm) dressing with room for the margin.

Dx: I83.023; L97.322

Please fax back the decision.`,
    `VASCULAR SURGERY CONSULTANT'S OPINION ON DRESSINGS
(for Dr. Vance-Okafor's letter to the payer)

Problem
72-year-old man, left medial ankle ulcer, CEAP class 6 by definition, since there is an open venous ulcer. Brown gaiter skin. Left calf 3 cm thicker than the right (39 vs 36).

Perfusion
Foot pulses were felt. ABI 0.97. There is no arterial reason to withhold compression.

Veins
Great saphenous, left: reflux lasting 2.8 s. Anything above half a second is abnormal. Deep system open.

Plan
Endovenous ablation of that vein on 01/14/2027. This is six weeks and one day from the date of this order.

Why dressings still matter meanwhile
(1) A heavily draining ulcer bathes its own edge in enzymes. Alginate takes up many times its weight; foam on top takes the rest.
(2) A zinc paste bandage is inelastic. It gives low pressure when the leg rests and high pressure when the calf works, which suits reflux.
(3) A clean wound is wanted on the day of the procedure.

Why the numbers are what they are
Every two days: 15 alginates, 15 foams, 60 yards of bandage at 4 yards each time. If the drainage falls after ablation, the interval can be lengthened and the quantities lowered.

What has failed
Moist gauze for 42 days. Bordered dressings (skin tear). Three-day intervals (maceration).

What I would avoid
Neomycin, to which he is allergic, as are a good many people with chronic leg ulcers.

Items: A6196, A6209, A6456, all for the left leg.

Ordering physician: Theodora Vance-Okafor, MD (NPI 1275913684)`,
    `HOME SUPPLY CERTIFICATION FORM

SECTION A – PATIENT
Name: Quennell-Ito, Lazlo
Sex: M    Age: 72    Ht: 5'8"    Wt: 197 lb (89 kg)
Lives alone: [X] Yes  [ ] No
Caregiver: nephew, Casimir, Unit 9 of the same address
Insurance: Puget Harbor Retirees Fund

SECTION B – WOUND
Number of wounds: 1
Type: [ ] Pressure [ ] Diabetic [X] Venous [ ] Arterial [ ] Surgical
Side: [X] Left [ ] Right
Thickness: [ ] Partial [X] Full, fat layer exposed
Size on 11/24/2026: 4.2 x 3.0 x 0.4 cm
Tissue: red 80%, yellow 20%
Drainage: [ ] None [ ] Light [ ] Moderate [X] Heavy
Infection signs: odor none; fever none
Bone palpable: [ ] Yes [X] No
Debrided: [X] Yes, sharp

SECTION C – ITEMS
1. A6196  Qty 15/mo  Change: every 2 days  Primary dressing
2. A6209  Qty 15/mo  Change: every 2 days  Secondary dressing
3. A6456  Qty 60 yd/mo  Change: every 2 days  Compression/retention

SECTION D – NARRATIVE
Alginate is indicated for full-thickness wounds with moderate to heavy exudate, and this is one. Foam likewise. Item 2 exceeds the limit of 12 by 3 since it is replaced together with item 1; leaving it for 3 days macerated the skin. The ulcer has decreased from 4.6 x 3.3 cm on 10/20 to 4.2 x 3.0 cm on 11/24, so the regimen works and should be continued. Arterial supply adequate, ABI 0.97 left.

SECTION E – DURATION
To be reviewed after vein ablation (01/14/2027).

SECTION F – PHYSICIAN
Theodora Vance-Okafor, MD    NPI 1275913684    Date 12/02/2026`,
    `Dear people at the Fund,

This is written to go along with Dr. Vance-Okafor's papers. It's for Lazlo Quennell-Ito, who cooked on a car ferry for thirty-one years.

I'd like you to picture the job, because a form does not show it. Every other day Lazlo sits down and his nephew Casimir comes over from Unit 9. Off comes the bandage, four yards of it. Off comes the foam. Out comes the alginate. They put on fresh ones, in that order backwards. The hole they're looking at is above the ankle bone on the inside of his left leg, about an inch and two thirds by an inch and a fifth.

They used to do this with wet gauze and they did it every single day. That was from September 8 to October 20. The gauze glued itself to the sore and made it bleed each time. You'd think daily care would be better than care every other day. It was worse: the sore got bigger.

Now it's getting smaller. Not fast, but it is.

So what's the quarrel? Three pieces of foam. You pay for twelve in a month and he goes through fifteen, for the plain reason that half of thirty is fifteen. They did try leaving it a third day at the start of November. The skin all round went white and wet like a hand that's been in dishwater.

The other things on the list, fifteen alginates and sixty yards of zinc bandage, you already allow.

He doesn't have diabetes. He quit smoking fifteen years back. In January, on the 14th, they're going to close the bad vein. Until then, please allow the three foams.

For Lazlo and Casimir

(The doctor's number, if you need it: NPI 1275913684. Codes A6196, A6209, A6456.)`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
