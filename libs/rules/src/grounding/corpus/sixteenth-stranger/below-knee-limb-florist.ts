import type { CorpusCase } from '../corpus-case.ts';

/** The physiatrist of an amputee clinic dictates, and the prosthetist-orthotist who casts the socket writes beside her. */
export const belowKneeLimbFlorist: CorpusCase = {
  id: 'below-knee-limb-florist',
  today: '2027-03-16',
  facts: {
    case_id: 17006,
    patient: {
      first_name: 'Rosamund',
      last_name: 'Castellanos',
      dob: '1968-08-25',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '172 lb',
      address: '402 Trellis Avenue, Marrow Springs, TX 78999',
      phone: '(512) 555-0151',
      mrn: 'MSG-91377',
    },
    diagnoses: [
      { code: 'Z89.512', description: 'Acquired absence of left leg below knee' },
      {
        code: 'E11.51',
        description: 'Type 2 diabetes mellitus with diabetic peripheral angiopathy without gangrene',
      },
      { code: 'G54.6', description: 'Phantom limb syndrome with pain' },
    ],
    items: [
      {
        item: 'Below knee, molded socket, shin, SACH foot, endoskeletal system',
        hcpcs: 'L5301',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'Left transtibial amputation on 2026-12-04. The incision is closed since 2027-01-22. The residual limb is 15 cm long, cylindrical, and its girth has not changed for 4 weeks (33 cm at the tibial tubercle). Knee motion 0 to 125 degrees, left hip extension 10 degrees, no contracture. Functional level K2, she is expected to walk in the community over low barriers. Before the amputation she walked without an aid. She now hops 50 feet with a walker and is not able to walk without it.',
      },
      {
        item: 'Prosthetic sock, multiple ply, below knee, each',
        hcpcs: 'L8420',
        quantity: 6,
        quantity_limit: 12,
        limit_period: 'year',
        justification:
          'To adjust the fit as the limb changes in volume through the day. 5 ply, six to start with.',
      },
      {
        item: 'Prosthetic shrinker, below knee, each',
        hcpcs: 'L8440',
        quantity: 2,
        quantity_limit: 4,
        limit_period: 'year',
        size: 'medium',
        justification:
          'Worn at night and whenever the prosthesis is off. An elastic bandage slipped and was stopped on 2027-01-25. One to wear and one to wash.',
      },
    ],
    provider: { name: 'Anneliese Obuya, MD', npi: '1316982407', date_signed: '2027-03-16' },
    seen: [
      '2027-03-09, in the amputee clinic, by Anneliese Obuya, MD: incision closed, no open areas, strength 4/5 in the left quadriceps and 5/5 in the right leg, sensation to monofilament present at the right foot, HbA1c 7.1 %, phantom pain 3 of 10.',
    ],
    told: [
      'Who pays? Lone Prairie Health',
      'Who supplies? Stride Limb and Brace',
      'Who makes the socket? Ignatius Fenwick, CPO',
      'Which hospital? Marrow Springs General Hospital, 2026-12-01 to 2026-12-11',
      'Lives with whom? With her twin sons Rafael and Emilio',
      'What work does she do? Florist, owns a shop and wants to stand at the counter again',
      'Medicines? Metformin 1,000 mg twice a day, gabapentin 300 mg at night',
      'Smoking? Never',
    ],
    answered: [],
  },
  notes: [
    `AMPUTEE CLINIC
Letter of Medical Necessity

March 16, 2027

To Lone Prairie Health
Regarding Rosamund Castellanos, DOB August 25, 1968

Ms. Castellanos is a 58-year-old florist whose left leg was amputated below the knee on December 4, 2026 at Marrow Springs General Hospital. She has type 2 diabetes with peripheral angiopathy, without gangrene (E11.51), and phantom limb pain (G54.6).

I examined her on March 9, 2027. The incision was closed and there were no open areas. The left quadriceps was 4/5 and the right leg 5/5. She felt the monofilament at the right foot. HbA1c was 7.1 % and her phantom pain 3 of 10.

Before the amputation she walked without an aid. At present she hops 50 feet with a walker. She owns a shop and wants to stand at the counter again. I expect her to walk in the community over low barriers, which is functional level K2.

I order a below knee endoskeletal prosthesis with molded socket and SACH foot (L5301), six prosthetic socks (L8420), and two shrinkers (L8440).

She takes metformin 1,000 mg twice a day and gabapentin 300 mg at night. She has never smoked.

Anneliese Obuya, MD
NPI 1316982407`,
    `STRIDE LIMB AND BRACE
Prosthetist's evaluation
Ignatius Fenwick, CPO

Patient: Rosamund Castellanos, female, 58
5 ft 6 in, 172 lb
Payer: Lone Prairie Health

Residual limb
- Side: left, transtibial
- Length: 15 cm
- Shape: cylindrical
- Girth at the tibial tubercle: 33 cm, no change in 4 weeks
- Incision: closed since 01/22/2027

Range of motion
- Knee 0 to 125 degrees
- Left hip extension 10 degrees
- No contracture

Functional level: K2

Recommendation
L5301, quantity 1: molded socket, shin, SACH foot, endoskeletal.
L8420, quantity 6: socks, 5 ply. The limb changes in volume through the day, and the socks adjust the fit.
L8440, quantity 2, medium: shrinkers. She wears one while the other is in the wash. An elastic bandage was stopped on 01/25/2027 because it slipped.

Socks and shrinkers together: 8 pieces.

A prosthesis is covered when the person will reach or maintain a defined functional state within a reasonable time and is motivated to walk. The foot that is chosen depends on the functional level; a SACH foot is for level K1 or above.`,
    `DISCHARGE PLANNER, AMPUTEE SERVICE
03/16/2027

Re: Castellanos, R. (MRN MSG-91377), phone (512) 555-0151

This 58 y.o. woman had her surgery (left BKA) on 12/04/2026. Hospital stay: Marrow Springs General Hospital, 12/01/2026 to 12/11/2026.

Home: lives at 402 Trellis Avenue with her twin sons, Rafael and Emilio. Owns a flower shop.

Codes:
Z89.512 acquired absence of left leg below knee
E11.51 T2DM with diabetic peripheral angiopathy without gangrene
G54.6 phantom limb syndrome with pain

Order, signed by Dr. Obuya:
(a) L5301 prosthesis below knee, 1 per 3 years
(b) L8420 socks, 6 now, limit 12 per year
(c) L8440 shrinkers, 2 now, limit 4 per year

Status: incision closed since 01/22/2027. She is not able to walk without a device now; she hops 50 ft with a walker. Limb girth is stable. Before the operation she did not use any walking aid.

Shrinker use: at night and any time the prosthesis is off. The elastic bandage is no longer used because it slipped.

Supplier: Stride Limb and Brace.`,
    `# Letter of Medical Necessity: Initial Transtibial Prosthesis

**Patient:** Rosamund Castellanos
**Date of birth:** 08/25/1968
**Prescriber:** Anneliese Obuya, MD

## History
Ms. Castellanos underwent a left below-knee amputation on 12/04/2026. Her diabetes is type 2 with peripheral angiopathy and without gangrene; her latest HbA1c is 7.1 %. She is treated with metformin and, at night, with gabapentin.

## Readiness for a prosthesis

1. **Healing.** The incision has been closed since 01/22/2027.
2. **Volume.** The girth at the tibial tubercle has remained 33 cm for 4 weeks.
3. **Motion.** The knee moves from 0 to 125 degrees, and there is no contracture.
4. **Strength.** The left quadriceps is 4/5; the right leg is 5/5.

## Functional level
She is classified as K2 and is expected to walk in the community over low barriers.

## Items

| HCPCS | Item | Quantity |
|---|---|---|
| L5301 | Below knee prosthesis, molded socket, SACH foot | 1 |
| L8420 | Prosthetic sock, 5 ply | 6 |
| L8440 | Shrinker, below knee, medium | 2 |

## Goal
She wishes to stand at the counter of her flower shop again.

Date signed: 03/16/2027`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'phantom limb pain (G54.6) → carpal tunnel syndrome (G54.6)'],
    [
      2,
      'code-disease',
      'Z89.512 acquired absence of left leg below knee → Z89.512 acquired absence of left foot',
    ],
    [2, 'other-item', '(b) L8420 socks, 6 now → (b) L8420 shrinkers, 6 now'],
    [3, 'other-item', '| Shrinker, below knee, medium | 2 | → | Shrinker, below knee, medium | 6 |'],
    [0, 'description-detail', 'without gangrene (E11.51) → with gangrene (E11.51)'],
    [3, 'description-detail', 'Her diabetes is type 2 → Her diabetes is type 1'],
    [2, 'description-detail', 'phantom limb syndrome with pain → phantom limb syndrome without pain'],
    [0, 'side', 'whose left leg → whose right leg'],
    [1, 'side', '- Side: left, transtibial → - Side: both, transtibial'],
    [1, 'sex', 'Castellanos, female, 58 → Castellanos, male, 58'],
    [2, 'sex', '58 y.o. woman → 58 y.o. man'],
    [1, 'choice', 'quantity 2, medium: → quantity 2, large:'],
    [0, 'choice', 'two shrinkers (L8440) → two shrinkers in beige (L8440)'],
    [0, 'device', 'six prosthetic socks (L8420), → a gel liner, six prosthetic socks (L8420),'],
    [3, 'device', '## Goal → A wheelchair with amputee board is also ordered.\n\n## Goal'],
    [0, 'medication', 'gabapentin 300 mg → gabapentin 600 mg'],
    [3, 'medication', 'treated with metformin and → treated with insulin glargine and'],
    [2, 'diagnosis', 'Limb girth is stable. → Limb girth is stable. Chronic kidney disease is followed.'],
    [0, 'diagnosis', 'She has type 2 diabetes → She has coronary artery disease, type 2 diabetes'],
    [2, 'event', 'device now; she hops → device now; she fell on the stump in January; she hops'],
    [3, 'event', 'on 12/04/2026. → on 12/04/2026, followed by a revision of the stump.'],
    [1, 'treatment', '- No contracture → - No contracture after serial casting'],
    [0, 'treatment', 'She has never smoked. → She has never smoked. She is allergic to silicone.'],
    [0, 'social', '58-year-old florist → 58-year-old pharmacist'],
    [2, 'social', 'with her twin sons, → with her husband and twin sons,'],
    [3, 'attitude', 'She wishes to stand → She is impatient and wishes to stand'],
    [1, 'attitude', 'Functional level: K2 → Functional level: K2, compliance with shrinker excellent'],
    [2, 'negation', 'She is not able to walk without → She is able to walk without'],
    [3, 'negation', 'there is no contracture → there is a contracture'],
    [2, 'organisation', 'Supplier: Stride Limb and Brace. → Supplier: Cornerstone Prosthetics.'],
    [0, 'organisation', 'To Lone Prairie Health → To Gulf States Health'],
    [0, 'attestation', 'I order a below knee → I have cast the limb myself and order a below knee'],
    [
      3,
      'attestation',
      'Date signed: 03/16/2027 → I have discussed the case with her surgeon.\n\nDate signed: 03/16/2027',
    ],
    [0, 'relative-date', 'I examined her on March 9, 2027. → I examined her this morning.'],
    [1, 'relative-date', 'was stopped on 01/25/2027 → was stopped last week'],
    [1, 'other-role', '- Length: 15 cm → - Length: 33 cm'],
    [0, 'other-role', 'HbA1c was 7.1 % → HbA1c was 10 %'],
    [2, 'brackets', 'Owns a flower shop. → Owns a flower shop [sold in February].'],
    [1, 'coverage-measure', 'for level K1 or above. → for level K1 or above, hers being K4.'],
    [1, 'script', 'Knee 0 to 125 degrees → Knee 0 to ٩٥ degrees'],
    [3, 'script', 'has remained 33 cm → has remained ३८ cm'],
    [3, 'brackets', 'and there is no contracture. → and there is no contracture [splint worn at night].'],
    [0, 'identifier', 'NPI 1316982407 → NPI 1319682407'],
    [2, 'identifier', 'E11.51 T2DM → E11.52 T2DM'],
    [3, 'date-age', 'amputation on 12/04/2026 → amputation on 11/04/2026'],
    [0, 'date-age', 'DOB August 25, 1968 → DOB August 25, 1966'],
    [2, 'quantity', 'limit 12 per year → limit 24 per year'],
    [1, 'quantity', 'L5301, quantity 1: → L5301, quantity 2:'],
    [2, 'name', 'Rafael and Emilio → Rafael and Ernesto'],
    [1, 'name', 'Patient: Rosamund Castellanos → Patient: Rosalind Castellanos'],
    [0, 'retold', 'she hops 50 feet → she hops 150 feet'],
    [2, 'retold', 'she did not use any walking aid → she used a cane'],
    [1, 'retold', 'no change in 4 weeks → no change in 8 weeks'],
    [1, 'sum', 'together: 8 pieces → together: 10 pieces'],
  ],
  corruptions: {},
};
