import type { CorpusCase } from '../corpus-case.ts';

/** A vascular clinic, its wound nurse and a hosiery supplier write for a ship's cook with an open venous ulcer. */
export const compressionStockingsFerryCook: CorpusCase = {
  id: 'compression-stockings-ferry-cook',
  today: '2026-09-15',
  facts: {
    case_id: 11307,
    patient: {
      first_name: 'Casimir',
      last_name: 'Thorne-Velasquez',
      dob: '1968-02-29',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '251 lb',
      address: '5 Galley Street, Sandgate Harbor, MA 02999',
      phone: '(508) 555-0182',
      mrn: 'BVC-75934',
    },
    diagnoses: [
      {
        code: 'I87.312',
        description: 'Chronic venous hypertension (idiopathic) with ulcer of left lower extremity',
      },
      { code: 'L97.322', description: 'Non-pressure chronic ulcer of left ankle with fat layer exposed' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Gradient compression stocking, below knee, 30-40 mmHg, used as a surgical dressing, each',
        hcpcs: 'A6531',
        quantity: 2,
        quantity_limit: 4,
        limit_period: 'year',
        size: 'XL regular',
        color: 'black',
        justification:
          'Open ulcer above the left inner ankle since April 2026, 2.6 by 1.8 cm and 0.3 cm deep on 2026-09-08; it was 5.1 by 3.4 cm on 2026-06-09. Four-layer bandages, changed weekly for 13 weeks, brought it down, but he cannot wear his non-slip shoes over them, they loosen in the steam of the galley by the third day, and the outer layer gave him an itching rash. Stockings of 15 to 20 mmHg from the drugstore had let the leg swell to 45 cm. Ankle-brachial index 1.06 left and 1.09 right on 2026-06-02. Duplex the same day: reflux of the left great saphenous vein of 3.8 seconds, deep veins open. Two stockings for the left leg, one worn while the other dries; over a foam dressing on the ulcer.',
      },
    ],
    provider: { name: 'Leocadia Brandt-Moreau, MD', npi: '2014685739', date_signed: '2026-09-15' },
    seen: [
      '2026-09-08, in clinic, by Leocadia Brandt-Moreau, MD: ulcer 2.6 by 1.8 by 0.3 cm, base 90 % granulating and 10 % slough, moderate clear drainage, no sign of infection, brown staining of the lower third of the leg, pedal pulses strong, blood pressure 138/84.',
      '2026-09-08, same visit, by Shoshana Pike, RN, wound nurse: left ankle 25.5 cm, calf 42 cm, length to the knee 44 cm; puts the stocking on with a metal frame in 2 minutes.',
    ],
    told: [
      'Who pays? Blue Cross of the Bay Colony',
      'Who supplies? Harborview Surgical Supply',
      'Lives with whom? With his partner Anselmo',
      'Work? Cook on an island ferry, on his feet 9 hours, four days a week',
      'Ulcer before? One on the same ankle in 2021, healed after 5 months',
      'Procedure? Ablation of the great saphenous vein planned for 2026-10-22',
      'Medicines? Lisinopril 20 mg daily; pentoxifylline 400 mg three times a day since June',
      'Smokes? Never',
      'Elevates the leg? 30 minutes at noon and again in the evening',
      'Diabetes? No, HbA1c 5.4 % in June',
    ],
    answered: [],
  },
  notes: [
    `Blue Cross of the Bay Colony
Medical Policy Department

September 15, 2026

Re: Casimir Thorne-Velasquez, date of birth February 29, 1968
Gradient compression stockings A6531, quantity two, left leg

Dear Madam or Sir:

My patient has an open venous ulcer, and I wish to dress it under a compression stocking of 30 to 40 mmHg. May I give the reasons briefly.

Mr. Thorne-Velasquez, 58, cooks on an island ferry and stands nine hours a shift. The ulcer broke out in April just above the inner side of his left ankle, where he had had another five years before. The cause is reflux in the great saphenous vein, lasting 3.8 seconds by duplex on June 2; the deep veins are open. His arteries are sound, with an ankle-brachial index of 1.06 on the left.

On June 9 the wound measured 5.1 by 3.4 cm. On September 8 it was 2.6 by 1.8 cm and 3 mm deep, nine tenths of it covered with granulation tissue. This was the work of thirteen weeks of four-layer bandaging. Unfortunately those bandages go slack by the third day in the galley's steam, his non-slip shoes don't fit over them, and their outermost layer has brought on an itchy rash. Drugstore stockings of 15 to 20 mmHg, on the other hand, are too weak; in them the leg swelled to 45 cm.

A stocking of proper strength goes into a shoe, and with a metal frame he is able to get it on in two minutes. We ask for two so that one may be washed and dried.

The vein itself is to be ablated on October 22.

Very truly yours,

Leocadia Brandt-Moreau, MD
NPI 2014685739`,

    `VASCULAR CLINIC
9/15/26   C. Thorne-Velasquez   DOB 2/29/68   BVC-75934

S: 58M w/ L medial ankle VLU since 4/26. 2nd ulcer at this ankle (1st 2021, 5 mos to heal). 4-layer wraps weekly x13 wks, helping, but: loosen by day 3 (galley steam), can't get non-slip work shoes on, rash/itch from outer layer. Earlier OTC 15-20 stockings: leg up to 45 cm. Works 9 h standing, 4 d/wk. Elevates 30 min noon + evening. Never smoker. No DM (A1c 5.4 in June). Meds lisinopril 20, pentoxifylline 400 TID.

O (9/8): 138/84. Ulcer 2.6 x 1.8 x 0.3 cm (6/9: 5.1 x 3.4). 90% gran, 10% slough. Mod serous drainage. No infxn. Hemosiderin staining lower 1/3. Pedal pulses strong.
ABI 6/2: L 1.06, R 1.09. Duplex 6/2: L GSV reflux 3.8 s, deep system patent.
L ankle 25.5, calf 42, length 44 cm.

A: I87.312. L97.322. I10, on lisinopril.

P: 1. A6531 30-40 below knee, L, #2, XL regular, black, over foam on the ulcer.
2. Stockings in place of the 4-layer.
3. GSV ablation 10/22.
4. Elevation, pentoxifylline to go on.

LBM`,

    `Wound nurse's note

Date written: September 15, 2026
Patient: Casimir Thorne-Velasquez, 6 ft 1 in, 251 lb

Casimir came to the clinic on September 8. I am the nurse who measured him for stockings, and the doctor saw the wound during the same visit.

He works in the kitchen of an island ferry. Four days out of seven he stands for 9 hours, and there is steam. The weekly four-layer bandage is loose by the third day, and his non-slip shoes will not go on over it. He has also developed an itching rash from the outer layer. 

His ulcer sits above the inner ankle of the left leg. It showed 90 percent granulation; the remainder was slough. Drainage was clear and moderate. There was no infection. In three months it has become about half as long and half as wide.

I measured ankle 25.5 cm, calf 42 cm, and 44 cm up to the knee, all on the left, which makes him an XL regular. He used the metal frame and had the stocking on in 2 minutes without any help from me.

Two black stockings at 30–40 mmHg are to be ordered. He will wear one and let the other dry, with a foam dressing on the sore beneath it. He puts the leg up twice a day, half an hour each time, and at home there is his partner, Anselmo.

For readers at the insurer: stockings of this pressure class count as a surgical dressing when an open venous ulcer lies under them.

Shoshana Pike, RN
for Leocadia Brandt-Moreau, MD`,

    `HARBORVIEW SURGICAL SUPPLY
Detailed Written Order, with justification

Patient .......... Casimir Thorne-Velasquez
Gender ........... Male
Birth date ....... 02/29/1968
Telephone ........ (508) 555-0182
Carrier .......... Blue Cross of the Bay Colony
Date of order .... 09/15/2026

LINE 1
HCPCS: A6531
Item: Gradient compression stocking, below knee, 30-40 mmHg, used as a surgical dressing, each
Side: left
Quantity: 2
Size / color: XL regular / black
Maximum: 4 per year

ULCER
Location: left ankle, inner side, above the malleolus
Opened: April 2026
Status on 09/08/2026: open, fat layer exposed, 2.6 cm x 1.8 cm x 0.3 cm
Area by length times width: 4.7 sq cm (17.3 sq cm on 06/09/2026)
Exudate: moderate, clear

CIRCULATION
ABI left 1.06, right 1.09 (06/02/2026)
Superficial reflux, great saphenous vein, left: 3.8 s

PRIOR COMPRESSION
Drugstore stocking 15-20 mmHg: swelling to 45 cm
Four-layer bandage, 13 weeks: ulcer smaller; loosening by day three, rash, shoes do not fit

LEG MEASUREMENTS
Ankle 25.5 cm / Calf 42 cm / Length 44 cm

DONNING
Self, with metal frame, 2 minutes

PRESCRIBER
Leocadia Brandt-Moreau, MD
NPI 2014685739`,

    `# Letter of Medical Necessity for Compression Stockings

**Patient:** Casimir Thorne-Velasquez
**DOB:** 02/29/1968
**MRN:** BVC-75934
**Insurance:** Blue Cross of the Bay Colony
**Date:** September 15, 2026

## Diagnosis and Indication

Mr. Thorne-Velasquez is a 58-year-old man with **chronic venous hypertension and an open ulcer of the left ankle**. He also has essential hypertension, treated with lisinopril. He does **not** have diabetes and has **never** smoked.

## Wound Course

| Date | Size | 
|---|---|
| 06/09/2026 | 5.1 × 3.4 cm |
| 09/08/2026 | 2.6 × 1.8 × 0.3 cm |

Wound bed: 90% granulation, 10% slough. No clinical signs of infection.

## Vascular Assessment

- **ABI:** 1.06 (left), 1.09 (right) – compression is safe from the arterial point of view
- **Venous duplex:** left great saphenous reflux of 3.8 seconds; deep veins open

## Prior Treatment

- **Low-grade stockings (15–20 mmHg):** inadequate; leg swelled to 45 cm
- **Four-layer bandages (13 weeks):** effective in shrinking the ulcer, yet poorly tolerated at work due to loosening, footwear incompatibility and skin rash
- **Leg elevation:** 30 minutes, twice a day
- **Pentoxifylline:** 400 mg three times a day since June

## Request

**A6531**, gradient compression stocking, below knee, 30–40 mmHg, **quantity 2**, left leg. Two stockings permit continuous wear while one is drying.

## Outlook

Ablation of the great saphenous vein is planned for **October 22, 2026**. Sustained compression is needed while the ulcer is open; a previous ulcer at this site in 2021 required five months to heal.

**Leocadia Brandt-Moreau, MD**
NPI: 2014685739`,

    `15 Sept 2026

Dear Blue Cross reviewer,

You will want to know from us whether Mr. Thorne-Velasquez's stockings are a convenience or a treatment. They are the treatment.

* He has an ulcer now. We measured it a week ago: 26 by 18 millimeters, three deep.
* It is venous. The saphenous vein leaks for nearly four seconds, the skin of the lower third of the leg is stained brown, and the pulses in the foot are strong.
* It responds to pressure. Bandages of four layers cut the length and the width roughly in half from early June to early September.
* Bandages have reached their limits in his case. In a steamy galley they are loose by the third day. He cannot get his non-slip shoes on over a bandage. And his skin reacts to the outer layer.
* Weaker stockings have been tried. At 15–20 mmHg the leg went up to 45 cm.
* He can do it himself. With a frame it takes him two minutes.

So we ask for two knee-length stockings in the 30–40 mmHg class for the left leg, HCPCS A6531, half of what the limit of four a year permits.

He does his share: he keeps the leg up for half an hour at midday and once more in the evening. On the 22nd of October he is to have the vein ablated, which treats the source. Until then the pressure must not let up.

Leocadia Brandt-Moreau, MD
on behalf of the vascular clinic`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
