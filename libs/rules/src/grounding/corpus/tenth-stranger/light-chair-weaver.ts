import type { CorpusCase } from '../corpus-case.ts';

/** A rheumatologist who tells a story, and a physical therapist's seating report. */
export const lightChairWeaver: CorpusCase = {
  id: 'light-chair-weaver',
  today: '2026-10-26',
  facts: {
    case_id: 9107,
    patient: {
      first_name: 'Philippa',
      last_name: 'Arrowsmith',
      dob: '1947-07-04',
      gender: 'female',
      height: '5 ft 2 in',
      weight: '118 lb',
      address: '605 Mill Pond Lane, Tarrington, NC 28799',
      phone: '(828) 555-0191',
      mrn: 'TR-91027',
    },
    diagnoses: [
      {
        code: 'M05.79',
        description:
          'Rheumatoid arthritis with rheumatoid factor of multiple sites without organ or systems involvement',
      },
      { code: 'M16.11', description: 'Unilateral primary osteoarthritis, right hip' },
    ],
    items: [
      {
        item: 'Lightweight wheelchair',
        hcpcs: 'K0003',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '16 inch',
        color: 'green',
        justification:
          'Walks 30 feet with a forearm crutch, then must sit because of right hip pain 8/10. Timed up and go 41 seconds. Grip 9 lb on the right, 12 lb on the left: cannot push a standard chair of 38 lb, pushed the lightweight one 150 feet on 2026-10-13. Two falls in the kitchen in September, no fracture. Doorways 32 inches, one level. Methotrexate 15 mg weekly, prednisone 5 mg daily. Weaves at a table loom. Husband Godfrey cannot lift more than 20 lb. Hip replacement refused because of the anesthetic risk.',
      },
    ],
    provider: { name: 'Anselm Kowalczyk, MD', npi: '1780462915', date_signed: '2026-10-26' },
    seen: ['2026-10-13, therapy visit, Bettina Rowe, PT: transfers without help, sits upright, skin intact.'],
  },
  notes: [
    `I have been asked why Mrs. Arrowsmith, who is 79, needs a lightweight wheelchair in her house. She has seropositive rheumatoid arthritis of multiple sites (M05.79) and primary osteoarthritis of her right hip (M16.11). With a forearm crutch she can go 30 feet; then the hip hurts 8 out of 10 and she has to sit down. In September she fell twice in the kitchen, without a fracture.

Her hands are weak. She cannot propel a standard chair, which weighs 38 pounds, but on October 13 she propelled the lightweight one for 150 feet. Her husband Godfrey is not able to lift more than 20 pounds, so he cannot lift a heavier chair into the car. The home is on one level and its doors are 32 inches wide. She has refused hip replacement because of the risk of anesthesia.

She still weaves at her table loom and would like to go on doing so. A wheelchair is covered when a cane or walker is not enough for the daily activities at home. I order one K0003, green, with a seat 16 inches wide. She is on methotrexate 15 mg a week and prednisone 5 mg a day.`,
    `SEATING EVALUATION SUMMARY (visit of 10/13/26, B. Rowe, PT)
Pt: P. Arrowsmith, 79F, 5'2", 118 lb.
Dx: M05.79 RA; M16.11 OA R hip.

Function
- Gait: 30 ft c forearm crutch, stops for R hip pain (8/10). TUG 41 s.
- Grip: R 9 lb, L 12 lb.
- Transfers: independent. Sitting: upright.
- Falls: 2, kitchen, Sept. No fx.
- Skin: intact.

Equipment trial
- Standard chair, 38 lb: unable to self-propel.
- K0003: self-propelled 150 ft.

Home: single level, doors 32 in. Spouse lifts max 20 lb.

Recommendation: lightweight wheelchair (K0003), qty 1, 16 inch seat, green. One chair in five years is allowed. RA of the hands makes propulsion harder as the weight of the frame rises. The patient has no limitation that would keep her from using the chair safely. A cushion for comfort was not requested. She should use the chair for distances and go on walking short ways, since muscles that are not used weaken.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'primary osteoarthritis of her right hip (M16.11) → avascular necrosis of her right hip (M16.11)',
    ],
    [0, 'sex', 'Her husband Godfrey is not able → His wife Godfrey is not able'],
    [0, 'negation', 'She cannot propel → She can propel'],
    [0, 'attestation', 'I order one K0003 → Having visited the home myself, I order one K0003'],
    [
      0,
      'coverage-measure',
      'is not enough for the daily → is not enough, as her gait speed of 0.3 m/s proves, for the daily',
    ],
    [0, 'retold', 'has refused hip replacement → has agreed to hip replacement'],
    [1, 'side', 'OA R hip → OA L hip'],
    [1, 'choice', '16 inch seat, green → 20 inch seat, green'],
    [1, 'device', 'A cushion for comfort → Elevating leg rests added. A cushion for comfort'],
    [1, 'event', 'Skin: intact. → Skin: intact. Shingles in August.'],
    [1, 'relative-date', 'Home: single level → Home visited earlier this week: single level'],
    [1, 'brackets', 'qty 1, 16 inch seat → qty 1 [oxygen-dependent], 16 inch seat'],
  ],
  corruptions: {},
};
