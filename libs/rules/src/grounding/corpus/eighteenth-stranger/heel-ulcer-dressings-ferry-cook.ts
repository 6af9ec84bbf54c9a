import type { CorpusCase } from '../corpus-case.ts';

/** An endocrinologist and a wound nurse write for a ferry cook with an ulcer of the heel. */
export const heelUlcerDressingsFerryCook: CorpusCase = {
  id: 'heel-ulcer-dressings-ferry-cook',
  today: '2026-05-11',
  facts: {
    case_id: 19109,
    patient: {
      first_name: 'Casimir',
      last_name: 'Oyelaran',
      dob: '1971-08-09',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '226 lb',
      address: '620 Breakwater Drive, Port Ambrose, WA 98999',
      phone: '(360) 555-0115',
      mrn: 'PAD-84127',
    },
    diagnoses: [
      { code: 'E11.621', description: 'Type 2 diabetes mellitus with foot ulcer' },
      {
        code: 'L97.422',
        description: 'Non-pressure chronic ulcer of left heel and midfoot with fat layer exposed',
      },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'Alginate or other fiber gelling dressing, wound cover, sterile, pad size 16 sq. in. or less, each dressing',
        hcpcs: 'A6196',
        quantity: 30,
        quantity_limit: 30,
        limit_period: 'month',
        justification:
          'Ulcer of the left heel 3.2 x 2.4 x 0.5 cm on 2026-05-04, moderate exudate, debrided the same day. Gauze with saline, used for 7 weeks, stuck to the wound and the area did not shrink. The dressing is changed daily by his partner.',
      },
      {
        item: 'Gauze, non-impregnated, sterile, pad size 16 sq. in. or less, with any size adhesive border, each dressing',
        hcpcs: 'A6219',
        quantity: 30,
        quantity_limit: 30,
        limit_period: 'month',
        justification: 'Cover over the alginate, one at each change. The skin around the wound is intact.',
      },
      {
        item: 'Walking boot, non-pneumatic, with or without joints, with or without interface material, prefabricated, off-the-shelf',
        hcpcs: 'L4387',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        size: 'large',
        justification:
          'To unload the left heel. A felt cutout in his shoe failed: pressure mark after 10 days. A total contact cast is not possible since he lives on the 3rd floor and sweats heavily.',
      },
    ],
    provider: { name: 'Ludmila Castellane, DO', npi: '1594826073', date_signed: '2026-05-11' },
    seen: [
      '2026-05-04, in office, by Ludmila Castellane, DO: no redness, no bone felt with the probe, pulses palpable, ankle-brachial index 1.04 on the left, HbA1c 8.1 %.',
    ],
    told: [
      'Who pays? Puget Union Benefit Trust',
      'Who supplies? Cormorant Wound Supply',
      'Work? Cook on a ferry, off work since April 2026',
      'Lives with whom? With his partner Hiroshi, 3rd floor, no elevator',
      'Insulin? Insulin glargine 34 units at bedtime',
    ],
    answered: [],
  },
  notes: [
    `May 11, 2026

Puget Union Benefit Trust
Re: Casimir Oyelaran, DOB August 9, 1971

To the reviewing nurse:

Mr. Oyelaran is a 54-year-old ferry cook, off work since April 2026. He has type 2 diabetes mellitus with foot ulcer (E11.621), a non-pressure chronic ulcer of the left heel and midfoot with fat layer exposed (L97.422), and long-term use of insulin (Z79.4), namely insulin glargine 34 units at bedtime.

On May 4, 2026 I saw him. The ulcer measured 3.2 x 2.4 x 0.5 cm with moderate exudate and was debrided that day. There was no redness, and no bone was felt with the probe. Pulses were palpable, the ankle-brachial index on the left was 1.04, and the HbA1c was 8.1 %.

Saline gauze was used for 7 weeks. It stuck to the wound, and the area did not shrink. A felt cutout in his shoe failed with a pressure mark after 10 days.

I order alginate dressings (A6196), 30 a month; bordered gauze (A6219), 30 a month; and one walking boot (L4387), large, to unload the heel.

Respectfully,
Ludmila Castellane, DO
NPI 1594826073`,
    `WOUND CARE RECORD

Pt: C. Oyelaran   54 y/o male   MRN: PAD-84127   226 lb, 5 ft 11 in
Assessment date: 05/04/2026 (Dr. Castellane)

Location: left heel
Size: 3.2 cm L x 2.4 cm W x 0.5 cm D
Depth: fat layer exposed
Exudate: moderate
Periwound: intact, no redness
Probe to bone: not felt
Vascular: pulses palpable, ABI left 1.04
Debridement: done 05/04/2026

Treatment history
Gauze/saline x 7 weeks. Stuck to wound bed, no reduction of area.

Current order
Alginate A6196, daily change, 30/month
Gauze with adhesive border A6219 as cover, one at each change, 30/month
Off-loading: walking boot L4387, size large, 1

Dressing changes by partner Hiroshi at home. Home is on the 3rd floor, no elevator.

Diagnoses: T2DM with foot ulcer; chronic ulcer left heel/midfoot, fat layer exposed; long term insulin use (glargine 34 units at bedtime).

Alginates are meant for wounds with moderate to heavy exudate and are not indicated for dry wounds.`,
    `CORMORANT WOUND SUPPLY
Documentation review for: Casimir Oyelaran
620 Breakwater Drive, Port Ambrose, WA 98999 / (360) 555-0115
Plan: Puget Union Benefit Trust
Ordering provider: Ludmila Castellane, DO, NPI 1594826073

1. Dressings
   A6196 Alginate dressing, pad size 16 sq. in. or less: 30 per month
   A6219 Gauze with adhesive border, pad size 16 sq. in. or less: 30 per month
   Total of both: 60 dressings a month, 180 in 3 months

2. Orthosis
   L4387 Walking boot, non-pneumatic, off-the-shelf: 1, size large, limit 1 in 3 years

3. Medical record
   The ulcer of the left heel is a full-thickness wound with fat layer exposed and moderate exudate. It was debrided on 05/04/2026. Change is daily. Policies commonly accept one alginate cover per day for such wounds.

4. Off-loading
   The felt cutout was not effective. A total contact cast is not possible, because the patient lives on the third floor without an elevator and sweats heavily.

5. Codes
   E11.621, L97.422, Z79.4

Order signed May 11, 2026.`,
    `**LETTER OF MEDICAL NECESSITY**

**Patient:** Casimir Oyelaran (54, male)
**Equipment:** alginate dressings, bordered gauze, walking boot

**Summary of the condition**
Mr. Oyelaran has type 2 diabetes treated with insulin and an ulcer on his left heel that reaches into the fat layer. At the visit of May 4, 2026 it was 3.2 cm long, 2.4 cm wide and 0.5 cm deep. The wound drained moderately. He did not have redness, and bone could not be probed.

**Why the dressings are necessary**
For seven weeks the wound was treated with saline gauze. The gauze stuck, and the wound became no smaller. An alginate absorbs drainage and can be removed without tearing. Gauze with an adhesive border holds it in place. His partner, Hiroshi, changes the dressing every day.

**Why the boot is necessary**
Every step loads the heel. A felt cutout was tried in his shoe and left a pressure mark after ten days. A total contact cast is out of the question: he lives on the 3rd floor, there is no elevator, and he sweats heavily.

**Work**
He is a cook on a ferry and has been off work since April 2026.

Healing of a diabetic foot ulcer depends on moist wound care and relief of pressure.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'with foot ulcer (E11.621) → with gangrene (E11.621)'],
    [0, 'other-item', 'alginate dressings (A6196) → hydrogel dressings (A6196)'],
    [2, 'other-item', 'L4387 Walking boot, non-pneumatic → L4387 Walking boot, pneumatic'],
    [0, 'description-detail', 'with fat layer exposed (L97.422) → with necrosis of bone (L97.422)'],
    [1, 'description-detail', 'Depth: fat layer exposed → Depth: breakdown of skin only'],
    [1, 'side', 'Location: left heel → Location: right heel'],
    [3, 'side', 'an ulcer on his left heel → an ulcer on both heels'],
    [3, 'sex', '(54, male) → (54, female)'],
    [1, 'choice', 'size large, 1 → size medium, 1'],
    [2, 'choice', '1, size large, limit → 1, size small, limit'],
    [3, 'device', 'bordered gauze, walking boot → bordered gauze, walking boot, knee scooter'],
    [0, 'medication', 'insulin glargine 34 units → insulin glargine 43 units'],
    [3, 'medication', 'treated with insulin → treated with insulin and cephalexin'],
    [0, 'diagnosis', 'There was no redness → He also has osteomyelitis. There was no redness'],
    [1, 'event', 'Stuck to wound bed → Emergency visit for bleeding. Stuck to wound bed'],
    [
      2,
      'treatment',
      'The felt cutout was not effective → The felt cutout and negative pressure therapy were not effective',
    ],
    [3, 'social', 'His partner, Hiroshi, changes → The visiting nurse changes'],
    [0, 'social', 'a 54-year-old ferry cook → a 54-year-old ferry captain'],
    [
      1,
      'attitude',
      'Dressing changes by partner Hiroshi → Patient understands the need to stay off the foot. Dressing changes by partner Hiroshi',
    ],
    [3, 'negation', 'He did not have redness → He did have redness'],
    [0, 'negation', 'the area did not shrink → the area did shrink'],
    [2, 'organisation', 'Plan: Puget Union Benefit Trust → Plan: Rainshadow Health Cooperative'],
    [0, 'attestation', 'On May 4, 2026 I saw him. → On May 4, 2026 I saw him and photographed the wound.'],
    [3, 'relative-date', 'since April 2026 → since last Christmas'],
    [1, 'other-role', 'ABI left 1.04 → ABI left 0.5'],
    [2, 'brackets', 'Change is daily. → Change is daily [odor noted].'],
    [2, 'coverage-measure', 'for such wounds. → for such wounds, his being 6 cm long.'],
    [2, 'script', 'A6219 Gauze → А6219 Gauze'],
    [1, 'identifier', 'MRN: PAD-84127 → MRN: PAD-81427'],
    [0, 'date-age', 'DOB August 9, 1971 → DOB August 19, 1971'],
    [1, 'quantity', 'Alginate A6196, daily change, 30/month → Alginate A6196, daily change, 60/month'],
    [2, 'name', 'for: Casimir Oyelaran → for: Casimir Oyelowo'],
    [3, 'retold', 'For seven weeks → For eleven weeks'],
    [0, 'retold', 'pressure mark after 10 days → pressure mark after 3 days'],
    [2, 'sum', '180 in 3 months → 160 in 3 months'],
  ],
  corruptions: {},
};
