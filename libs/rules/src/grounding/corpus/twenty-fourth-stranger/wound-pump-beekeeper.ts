import type { CorpusCase } from '../corpus-case.ts';

/** A podiatrist, a home health nurse, a supplier and a drafting model write for a beekeeper with an ulcer of the heel. */
export const woundPumpBeekeeper: CorpusCase = {
  id: 'wound-pump-beekeeper',
  today: '2026-08-20',
  facts: {
    case_id: 24109,
    patient: {
      first_name: 'Ezekiel',
      last_name: 'Brandvold',
      dob: '1965-04-11',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '204 lb',
      address: '702 Clover Hill Road, Amber Lake, MN 56999',
      phone: '(218) 555-0131',
      mrn: 'ALW-83026',
    },
    diagnoses: [
      { code: 'E11.621', description: 'Type 2 diabetes mellitus with foot ulcer' },
      {
        code: 'L97.413',
        description: 'Non-pressure chronic ulcer of right heel and midfoot with necrosis of muscle',
      },
    ],
    items: [
      {
        item: 'Negative pressure wound therapy electrical pump, stationary or portable',
        hcpcs: 'E2402',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 month',
        justification:
          'Heel wound 6.0 x 4.0 x 1.5 cm on 2026-07-14 and 6.2 x 4.1 x 1.8 cm on 2026-08-13, after 30 days of moist dressings and a total contact cast. Dead tissue was removed on 2026-07-20 and 2026-08-03. Ankle-brachial index on the right 0.94. Hemoglobin A1c 7.9 % on 2026-07-14. No bone infection on the scan of 2026-07-28. Pressure of 125 mmHg, day and night.',
      },
      {
        item: 'Wound care set, for negative pressure wound therapy electrical pump, includes all supplies and accessories',
        hcpcs: 'A6550',
        quantity: 13,
        quantity_limit: 15,
        limit_period: '1 month',
        color: 'black',
        size: 'medium',
        justification:
          'The dressing is changed 3 times a week by a nurse. He is not able to see his heel or to change it himself.',
      },
      {
        item: 'Canister, disposable, used with suction pump, each',
        hcpcs: 'A7000',
        quantity: 5,
        quantity_limit: 10,
        limit_period: '1 month',
        size: '500 ml',
        justification: 'About 70 ml of fluid drains each day.',
      },
    ],
    provider: { name: 'Henrietta Castellanos, DPM', npi: '1932574608', date_signed: '2026-08-20' },
    seen: [
      '2026-08-13, in clinic, by Henrietta Castellanos, DPM: wound bed four fifths red, muscle visible, no pus, no odor, foot pulses present on both sides, feeling absent in both feet.',
    ],
    told: [
      'Who pays? North Star Growers Health',
      'Who supplies? Tamarack Wound Products',
      'Lives with whom? With his brother Jedidiah on a farm',
      'Work? Beekeeper with 60 hives',
      'Nurse? Comes from Amber Lake Home Nursing',
      'Bleeding disorder? None',
      'Smoking? Stopped in 2019',
    ],
    answered: [],
  },
  notes: [
    `August 20, 2026

North Star Growers Health

Patient: Ezekiel Brandvold
Date of birth: April 11, 1965

Dear Sir or Madam:

I treat Mr. Brandvold, who is 61, for a chronic ulcer of the right heel with necrosis of muscle (L97.413). He has type 2 diabetes with foot ulcer (E11.621).

The wound measured 6.0 x 4.0 x 1.5 cm on July 14, 2026. After 30 days of moist dressings and a total contact cast it measured 6.2 x 4.1 x 1.8 cm. Dead tissue was removed on July 20 and August 3. A scan on July 28 showed no bone infection.

I saw the wound in clinic on August 13. Four fifths of its bed were red. Muscle was visible. There was no pus and no odor. Foot pulses were present on both sides, but feeling was absent in both feet. The ankle-brachial index on the right is 0.94. Hemoglobin A1c was 7.9 % on July 14.

I therefore order a negative pressure pump (E2402), to run at 125 mmHg day and night, with 13 wound care sets (A6550) and 5 canisters (A7000) per month.

Negative pressure draws fluid from the wound and favors the growth of new tissue.

Henrietta Castellanos, DPM
NPI 1932574608`,
    `AMBER LAKE HOME NURSING
Wound note

Pt: Brandvold, Ezekiel, M, 61 y, 204 lb, 6 ft 0 in
MRN: ALW-83026

1. Site: right heel.
2. Size on 07/14/2026: 6.0 x 4.0 x 1.5 cm.
3. Size on 08/13/2026: 6.2 x 4.1 x 1.8 cm. Depth has grown by 0.3 cm, length by 0.2 cm, width by 0.1 cm.
4. Bed per podiatrist: four fifths red, muscle visible, no pus, no odor.
5. Drainage: about 70 ml a day, roughly 490 ml a week.
6. Feeling: absent in both feet.
7. Prior care: 30 days of moist dressings, total contact cast; dead tissue removed twice (07/20 and 08/03/2026).
8. Dressing changes to come: 3 a week, by nurse. Patient is not able to see his heel or to change the dressing himself.
9. Pump setting ordered: 125 mmHg, day and night.
10. Bleeding disorder: none.
11. Smoking: stopped in 2019.
12. Home: farm, with brother Jedidiah. Work: beekeeper, 60 hives.

Supplies: foam set, black, medium. Canister 500 ml.

Nurses are generally advised to count the pieces of foam that go into a wound and to count them again on removal. The seal should be checked at each visit.`,
    `TAMARACK WOUND PRODUCTS

Authorization request

Plan: North Star Growers Health
Member: Ezekiel Brandvold, born 04/11/1965
Address: 702 Clover Hill Road, Amber Lake, MN 56999
Phone: (218) 555-0131

E2402, negative pressure wound therapy electrical pump: 1 per month, limit 1
A6550, wound care set: 13 per month, limit 15, medium, black
A7000, canister, disposable, 500 ml: 5 per month, limit 10

Both supplies stay under the limit: the sets by 2, the canisters by 5.

Diagnoses: E11.621, type 2 diabetes mellitus with foot ulcer; L97.413, non-pressure chronic ulcer of right heel and midfoot with necrosis of muscle.

Ordered by Henrietta Castellanos, DPM, NPI 1932574608, on August 20, 2026, one week after the wound was seen.

Thirty days of moist dressings and a total contact cast did not make the wound smaller. The ankle-brachial index on the right is 0.94. A scan of July 28 showed no bone infection. The member has no bleeding disorder.

Thirteen sets allow for 3 changes a week, done by Amber Lake Home Nursing.

Plans commonly ask for new measurements of the wound every month before the pump is extended.

Tamarack Wound Products`,
    `# Negative pressure wound therapy at home

**Patient:** Ezekiel Brandvold (61, male)
**Clinician:** Henrietta Castellanos, DPM
**Payer:** North Star Growers Health

## Wound

Mr. Brandvold has T2DM with a foot ulcer. The chronic ulcer lies on the right heel, and necrosis reaches the muscle.

| | July 14, 2026 | August 13, 2026 |
|---|---|---|
| Length | 6.0 cm | 6.2 cm |
| Width | 4.0 cm | 4.1 cm |
| Depth | 1.5 cm | 1.8 cm |

## What has been done

- Moist dressings and a total contact cast for 30 days
- Removal of dead tissue on two occasions
- A scan, which showed no bone infection

In spite of this the wound became larger.

## Circulation and sugar

His right ankle-brachial index is 0.94, and pulses are present in both feet. His hemoglobin A1c was 7.9 %.

## Home

He keeps 60 hives of bees and lives on a farm with his brother, Jedidiah. He cannot see his heel. A nurse from Amber Lake Home Nursing will change the dressing three times a week. He stopped smoking in 2019.

## Order

One pump (E2402), 13 wound care sets (A6550) and 5 canisters (A7000) a month, supplied by Tamarack Wound Products.

A pump of this kind works only while the film over the wound is tight.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'He has type 2 diabetes with foot ulcer (E11.621). → He has venous insufficiency with foot ulcer (E11.621).',
    ],
    [0, 'description-detail', 'with necrosis of muscle (L97.413) → with necrosis of bone (L97.413)'],
    [0, 'side', 'a chronic ulcer of the right heel → a chronic ulcer of the left heel'],
    [0, 'date-age', 'Mr. Brandvold, who is 61, → Mr. Brandvold, who is 66,'],
    [0, 'retold', 'it measured 6.2 x 4.1 x 1.8 cm → it measured 4.2 x 2.1 x 0.8 cm'],
    [0, 'negation', 'showed no bone infection → showed bone infection'],
    [0, 'other-role', 'to run at 125 mmHg day and night → to run at 70 mmHg day and night'],
    [0, 'attestation', 'Muscle was visible. → I probed the wound to its floor. Muscle was visible.'],
    [
      0,
      'medication',
      'Hemoglobin A1c was 7.9 % on July 14. → Hemoglobin A1c was 7.9 % on July 14 on metformin 1000 mg twice a day.',
    ],
    [0, 'other-item', '5 canisters (A7000) per month → 5 canisters (E2402) per month'],
    [1, 'name', 'Pt: Brandvold, Ezekiel, M → Pt: Brandvold, Elijah, M'],
    [1, 'identifier', 'MRN: ALW-83026 → MRN: ALW-83062'],
    [1, 'sum', 'Depth has grown by 0.3 cm → Depth has grown by 0.8 cm'],
    [1, 'sum', 'roughly 490 ml a week → roughly 700 ml a week'],
    [1, 'negation', 'Patient is not able to see his heel → Patient is able to see his heel'],
    [1, 'script', 'Pump setting ordered: 125 mmHg → Pump setting ordered: ൧൭൫ mmHg'],
    [1, 'choice', 'Supplies: foam set, black, medium. → Supplies: foam set, black, large.'],
    [1, 'sex', 'farm, with brother Jedidiah → farm, with sister Jedidiah'],
    [1, 'treatment', 'Bleeding disorder: none. → Bleeding disorder: none. Allergy: acrylic adhesive.'],
    [1, 'brackets', "no pus, no odor. → no pus, no odor [undermining at 3 o'clock]."],
    [1, 'retold', 'Feeling: absent in both feet. → Feeling: normal in both feet.'],
    [2, 'organisation', 'Plan: North Star Growers Health → Plan: Iron Range Mutual'],
    [2, 'quantity', 'A6550, wound care set: 13 per month → A6550, wound care set: 30 per month'],
    [2, 'quantity', '500 ml: 5 per month, limit 10 → 500 ml: 5 per week, limit 10'],
    [2, 'relative-date', 'one week after the wound was seen → five weeks after the wound was seen'],
    [2, 'negation', 'The member has no bleeding disorder. → The member has a bleeding disorder.'],
    [2, 'retold', 'did not make the wound smaller → made the wound smaller'],
    [2, 'organisation', 'done by Amber Lake Home Nursing → done by Lakeland Visiting Nurses'],
    [
      2,
      'coverage-measure',
      'every month before the pump is extended. → every month before the pump is extended, and his albumin of 3.4 g/dl speaks for it.',
    ],
    [2, 'identifier', 'L97.413, non-pressure chronic ulcer → L97.423, non-pressure chronic ulcer'],
    [
      3,
      'diagnosis',
      'Mr. Brandvold has T2DM with a foot ulcer. → Mr. Brandvold has T2DM with a foot ulcer and chronic kidney disease.',
    ],
    [
      3,
      'event',
      '- Removal of dead tissue on two occasions → - Removal of dead tissue on two occasions and amputation of the fifth toe',
    ],
    [
      3,
      'treatment',
      'In spite of this the wound → In spite of this and of 20 sessions of hyperbaric oxygen the wound',
    ],
    [3, 'social', 'He keeps 60 hives of bees → He keeps 60 dairy cows'],
    [3, 'social', 'He stopped smoking in 2019. → He smokes a pack a day.'],
    [3, 'device', 'One pump (E2402), 13 wound → One pump (E2402), a knee scooter, 13 wound'],
    [3, 'attitude', 'He cannot see his heel. → He cannot see his heel but is eager to follow all advice.'],
  ],
  corruptions: {},
};
