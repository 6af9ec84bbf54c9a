import type { CorpusCase } from '../corpus-case.ts';

/** The wound care nurse drafts and the nurse practitioner signs for dressings of a venous leg ulcer. */
export const venousUlcerFoamPostmistress: CorpusCase = {
  id: 'venous-ulcer-foam-postmistress',
  today: '2026-05-19',
  facts: {
    case_id: 18102,
    patient: {
      first_name: 'Verbena',
      last_name: 'Stoltzner',
      dob: '1954-11-30',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '203 lb',
      address: '12 Grain Elevator Lane, Hobbs Crossing, NE 68999',
      phone: '(308) 555-0142',
      mrn: 'HXC-70925',
    },
    diagnoses: [
      { code: 'I87.2', description: 'Venous insufficiency (chronic) (peripheral)' },
      { code: 'L97.222', description: 'Non-pressure chronic ulcer of left calf with fat layer exposed' },
      { code: 'E11.9', description: 'Type 2 diabetes mellitus without complications' },
    ],
    items: [
      {
        item: 'Foam dressing, wound cover, sterile, pad size more than 16 sq. in. but less than or equal to 48 sq. in., without adhesive border, each dressing',
        hcpcs: 'A6210',
        quantity: 12,
        quantity_limit: 12,
        limit_period: 'month',
        justification:
          'Ulcer of the left calf 7.4 cm by 3.6 cm, 0.4 cm deep, heavy drainage, dressing changed 3 times a week. Gauze dressings from 2026-02-09 to 2026-03-23 had to be changed twice a day and tore the skin around the ulcer.',
      },
      {
        item: 'Alginate or other fiber gelling dressing, wound cover, sterile, pad size 16 sq. in. or less, each dressing',
        hcpcs: 'A6196',
        quantity: 30,
        quantity_limit: 30,
        limit_period: 'month',
        justification:
          'Placed in the wound bed under the foam to hold the drainage. Ankle-brachial index on the left 0.96. HbA1c 7.1 % on 2026-04-28. The ulcer was 9.0 cm long on 2026-03-23.',
      },
    ],
    provider: { name: 'Tobias Merriwether, DNP, FNP-BC', npi: '1740316925', date_signed: '2026-05-19' },
    seen: [
      '2026-05-15, in the clinic, by Tobias Merriwether, DNP, FNP-BC: 80 % granulation, 20 % slough, no redness around the wound, edema 2+ at the left ankle, none at the right, pain 4 of 10 at dressing change.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Platte Valley Wound Supply',
      'Lives with whom? Alone',
      'Who changes the dressings? Her niece Corliss, a school cook',
      'Work? Retired postmistress',
    ],
    answered: [],
  },
  notes: [
    `Hobbs Crossing, May 19, 2026

RE: Verbena Stoltzner, DOB 11/30/1954, MRN HXC-70925

Dear Medical Director:

Ms. Stoltzner is a 71-year-old retired postmistress with chronic peripheral venous insufficiency (I87.2) and a chronic ulcer of the left calf with fat layer exposed (L97.222). She has type 2 diabetes mellitus without complications (E11.9). I ask that you cover the dressings below.

1. Foam dressing, without adhesive border, more than 16 and up to 48 square inches (A6210): 12 per month.
2. Alginate dressing, 16 square inches or less (A6196): 30 per month.

The ulcer measures 7.4 cm by 3.6 cm with a depth of 0.4 cm. It drains heavily. On March 23, 2026 it was 9.0 cm long, so it is closing. Gauze was used from February 9 to March 23, 2026; it had to be changed twice a day and tore the skin around the ulcer.

The alginate goes into the wound bed and the foam covers it. The dressing is changed 3 times a week by her niece Corliss. The ankle-brachial index on the left is 0.96, and the HbA1c of April 28, 2026 was 7.1 %.

When I saw her in the clinic on May 15, 2026, the wound was 80 % granulation and 20 % slough. There was no redness around it. Pain at dressing change was 4 of 10.

Respectfully,
Tobias Merriwether, DNP, FNP-BC
NPI 1740316925`,
    `Wound clinic note 05/15/2026

Pt: Verbena Stoltzner, 71F
Payer: Medicare Part B
Wt 203 lb, Ht 5 ft 4 in

S: Lives alone. Niece changes the dressings. Pain 4/10 at dressing change.

O:
| Finding | Value |
|---|---|
| Site | Left calf |
| Size | 7.4 x 3.6 cm, depth 0.4 cm |
| Tissue | 80 % granulation, 20 % slough |
| Drainage | Heavy |
| Periwound | No redness |
| Edema | 2+ left ankle, none at the right ankle |
| ABI left | 0.96 |
| HbA1c | 7.1 % (04/28/2026) |

A:
1) L97.222 non-pressure chronic ulcer of left calf with fat layer exposed, smaller: 9.0 cm long on 03/23/2026, now 7.4 cm.
2) I87.2 venous insufficiency, chronic.
3) E11.9 T2DM without complications.

P:
- A6196 alginate in the wound bed, 30 per month
- A6210 foam over it, 12 per month
- Change three times weekly
- Gauze used from 02/09/2026 to 03/23/2026 needed changing twice daily and tore the surrounding skin.

For a quarter this comes to 36 foam dressings and 90 alginate dressings.

Tobias Merriwether, DNP, FNP-BC
Signed 05/19/2026`,
    `PLATTE VALLEY WOUND SUPPLY
Documentation letter, surgical dressings

Beneficiary: Verbena Stoltzner
DOB: November 30, 1954
Phone: (308) 555-0142
Address: 12 Grain Elevator Lane, Hobbs Crossing, NE 68999
Insurance: Medicare Part B
Prescriber: Tobias Merriwether, DNP, FNP-BC, NPI 1740316925

Surgical dressings are covered when they are needed for a wound that was treated by a surgical procedure or debrided. The record should give the type, number, size, drainage and depth of the wound, and the frequency of change.

Wound: one chronic ulcer of the left calf, fat layer exposed (L97.222), dressed 3 times per week. Length 7.4 cm, width 3.6 cm, depth 0.4 cm. Drainage is heavy.

Products ordered:
- A6210, foam wound cover without adhesive border, 12 each month
- A6196, alginate wound cover, 30 each month

Other diagnoses on the order are I87.2, chronic venous insufficiency, and E11.9, type 2 diabetes without complications.

Earlier dressing: gauze, 02/09/2026 through 03/23/2026. It was changed twice a day and it damaged the skin around the ulcer. The beneficiary does not change the dressings herself; her niece Corliss does. The prescriber saw the beneficiary in the clinic on 05/15/2026 and signed the order on 05/19/2026.`,
    `**Letter of Medical Necessity: Wound Dressings**

**Patient:** Verbena Stoltzner (DOB 11/30/1954)
**Date:** May 19, 2026

**Summary of need**

Verbena Stoltzner is a woman of 71 years who has chronic venous insufficiency and a chronic ulcer on her left calf. The ulcer reaches the fat layer. Her type 2 diabetes is without complications, and her latest HbA1c was 7.1 %. With an ABI of 0.96 on the left, arterial flow is within the usual range.

**Why these dressings**

Heavy drainage macerates the skin when a dressing cannot hold it. An alginate (A6196) gels as it absorbs, and a foam (A6210) takes up what passes through. Gauze did not serve her: during six weeks from February 9, 2026 it was changed twice daily and tore the skin around the ulcer.

**Course**

The ulcer was 9.0 cm long on March 23, 2026 and is now 7.4 cm long. On May 15, 2026 it showed 80 % granulation. Swelling at the left ankle was 2+; there was none at the right.

**Quantities**

- 12 foam dressings per month
- 30 alginate dressings per month

Together this is 42 dressings per month. Platte Valley Wound Supply will ship them, and her niece will apply them 3 times a week.

Tobias Merriwether, DNP, FNP-BC, NPI 1740316925`,
  ],
  passages: [],
  edits: [
    [1, 'code-disease', 'I87.2 venous insufficiency, chronic. → I87.2 peripheral arterial disease.'],
    [2, 'code-disease', 'E11.9, type 2 diabetes without complications → E11.9, essential hypertension'],
    [1, 'other-item', 'A6196 alginate in the wound bed → A6196 foam in the wound bed'],
    [3, 'other-item', '- 12 foam dressings per month → - 12 hydrocolloid dressings per month'],
    [
      0,
      'description-detail',
      'chronic ulcer of the left calf with fat layer exposed (L97.222) → chronic ulcer of the left calf with necrosis of muscle (L97.222)',
    ],
    [1, 'description-detail', 'E11.9 T2DM without complications → E11.9 T2DM with neuropathy'],
    [2, 'side', 'one chronic ulcer of the left calf → one chronic ulcer of the right calf'],
    [1, 'side', '| ABI left | 0.96 → | ABI right | 0.96'],
    [3, 'sex', 'is a woman of 71 years → is a man of 71 years'],
    [
      2,
      'choice',
      'foam wound cover without adhesive border → beige foam wound cover without adhesive border',
    ],
    [0, 'choice', 'more than 16 and up to 48 square inches (A6210) → more than 48 square inches (A6210)'],
    [
      3,
      'device',
      'and her niece will apply them 3 times a week → with a pneumatic compression pump, and her niece will apply them 3 times a week',
    ],
    [0, 'medication', 'It drains heavily. → It drains heavily, and she takes furosemide 40 mg daily.'],
    [1, 'medication', '- Change three times weekly → - Change three times weekly with topical lidocaine'],
    [
      3,
      'diagnosis',
      'The ulcer reaches the fat layer. → The ulcer reaches the fat layer, with cellulitis around it.',
    ],
    [0, 'event', 'It drains heavily. → It drains heavily and began with a fall on her porch steps.'],
    [
      2,
      'treatment',
      'it damaged the skin around the ulcer. → it damaged the skin around the ulcer. Hydrogel also failed.',
    ],
    [1, 'social', 'S: Lives alone. → S: Lives with her daughter.'],
    [0, 'social', '71-year-old retired postmistress → 71-year-old retired schoolteacher'],
    [3, 'attitude', 'her niece will apply them → her niece, who is anxious about the wound, will apply them'],
    [2, 'negation', 'does not change the dressings herself → does change the dressings herself'],
    [2, 'organisation', 'Insurance: Medicare Part B → Insurance: Aetna Medicare Advantage'],
    [3, 'organisation', 'Platte Valley Wound Supply will ship them → Sandhills Home Health will ship them'],
    [
      0,
      'attestation',
      'Pain at dressing change was 4 of 10. → Pain at dressing change was 4 of 10. I debrided the wound myself that day.',
    ],
    [3, 'relative-date', 'On May 15, 2026 it showed → Two months ago it showed'],
    [3, 'other-role', 'her latest HbA1c was 7.1 % → her latest HbA1c was 7.4 %'],
    [1, 'other-role', 'Pain 4/10 at → Pain 3/10 at'],
    [
      0,
      'brackets',
      'The dressing is changed 3 times a week → The dressing [soaked through every morning] is changed 3 times a week',
    ],
    [
      2,
      'coverage-measure',
      'treated by a surgical procedure or debrided. → treated by a surgical procedure or debrided, as was her wound of 12 square centimeters.',
    ],
    [0, 'script', 'A6196): 30 per month → A6196): ৩5 per month'],
    [3, 'identifier', 'a foam (A6210) takes → a foam (A6211) takes'],
    [0, 'identifier', 'MRN HXC-70925 → MRN HXC-70952'],
    [2, 'date-age', 'DOB: November 30, 1954 → DOB: November 30, 1945'],
    [1, 'quantity', 'A6210 foam over it, 12 per month → A6210 foam over it, 15 per month'],
    [2, 'name', 'her niece Corliss does → her niece Carlotta does'],
    [3, 'retold', 'The ulcer was 9.0 cm long → The ulcer was 6.0 cm long'],
    [0, 'retold', 'There was no redness around it. → There was redness around it.'],
    [1, 'sum', '36 foam dressings and 90 → 48 foam dressings and 90'],
    [3, 'sum', 'Together this is 42 dressings → Together this is 52 dressings'],
  ],
  corruptions: {},
};
