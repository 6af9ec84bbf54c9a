import type { CorpusCase } from '../corpus-case.ts';

/** A podiatrist, a home nurse, a supplier and a drafting model write for a retired tugboat engineer with an ulcer of the heel. */
export const negativePressureHeelTugboatEngineer: CorpusCase = {
  id: 'negative-pressure-heel-tugboat-engineer',
  today: '2027-02-16',
  facts: {
    case_id: 38106,
    patient: {
      first_name: 'Cornelius',
      last_name: 'Abernathy-Voss',
      dob: '1959-08-27',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '231 lb',
      address: '16 Dockmaster Court, Fallow Point, LA 70999',
      phone: '(985) 555-0126',
      mrn: 'FPW-90427',
    },
    diagnoses: [
      { code: 'E11.621', description: 'Type 2 diabetes mellitus with foot ulcer' },
      {
        code: 'L97.413',
        description: 'Non-pressure chronic ulcer of right heel and midfoot with necrosis of muscle',
      },
      {
        code: 'E11.51',
        description: 'Type 2 diabetes mellitus with diabetic peripheral angiopathy without gangrene',
      },
    ],
    items: [
      {
        item: 'Negative pressure wound therapy electrical pump, stationary or portable',
        hcpcs: 'E2402',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '4 months',
        justification:
          'Ulcer of the right heel 5.4 x 3.9 x 1.7 cm on 2026-12-29 and 5.2 x 3.8 x 1.6 cm on 2027-02-09. Alginate dressings and an offloading boot for 6 weeks hardly changed it. Debrided on 2027-02-02. MRI on 2027-01-22: no osteomyelitis. Angioplasty on 2027-01-05; toe pressure on the right 62 mmHg after it. HbA1c 7.6 %. Setting: 125 mmHg, continuous.',
      },
      {
        item: 'Wound care set, for negative pressure wound therapy electrical pump, includes all supplies and accessories',
        hcpcs: 'A6550',
        quantity: 13,
        quantity_limit: 15,
        limit_period: 'month',
        size: 'medium foam',
        justification: 'The dressing is changed 3 times a week by a home nurse.',
      },
      {
        item: 'Canister, disposable, used with suction pump, each',
        hcpcs: 'A7000',
        quantity: 5,
        quantity_limit: 10,
        limit_period: 'month',
        size: '500 mL',
        justification: 'Drainage of about 80 mL a day. A canister is changed every 6 days.',
      },
    ],
    provider: { name: 'Bettina Calloway-Roux, DPM', npi: '1245890637', date_signed: '2027-02-16' },
    seen: [
      '2027-02-09, in clinic, by Bettina Calloway-Roux, DPM: no exposed bone, no pus, wound bed 90 % red granulation, no feeling in either foot.',
    ],
    told: [
      'Who pays? Bayou Steadfast Health',
      'Who supplies? Pelican Wound Technologies',
      'Home nurse? Cypress Lane Home Health',
      'Lives with whom? With his daughter Odette',
      'Work? Retired tugboat engineer',
      'Blood thinners? Clopidogrel 75 mg daily',
      'Allergies? None known',
    ],
    answered: [],
  },
  notes: [
    `February 16, 2027

To: Bayou Steadfast Health
Patient: Cornelius Abernathy-Voss, born August 27, 1959
MRN: FPW-90427

Letter of medical necessity for negative pressure wound therapy

Mr. Abernathy-Voss, 67, has type 2 diabetes mellitus with foot ulcer (E11.621), a non-pressure chronic ulcer of the right heel and midfoot with necrosis of muscle (L97.413), and diabetic peripheral angiopathy without gangrene (E11.51).

The ulcer measured 5.4 x 3.9 x 1.7 cm on December 29, 2026. Six weeks of alginate dressings and an offloading boot brought it to 5.2 x 3.8 x 1.6 cm on February 9, 2027, which is hardly a change. I examined him that day: there was no exposed bone and no pus, the bed was 90 % red granulation, and neither foot had feeling.

Angioplasty was done on January 5, 2027, and the toe pressure on the right was 62 mmHg afterwards. MRI on January 22 showed no osteomyelitis. The ulcer was debrided on February 2. His HbA1c is 7.6 %.

He takes clopidogrel 75 mg daily. No allergies are known.

The pump (E2402) will run continuously at 125 mmHg.

Negative pressure draws fluid out of a wound and brings its edges together. Insurers generally require that standard dressings were tried first and that infection of the bone was excluded.

Bettina Calloway-Roux, DPM
NPI 1245890637`,
    `HOME NURSING NOTE
Cypress Lane Home Health

Patient: Cornelius Abernathy-Voss
M, 67 y, 6 ft 1 in, 231 lb

Wound: R heel
| Date | L x W x D (cm) |
|---|---|
| 12/29/2026 | 5.4 x 3.9 x 1.7 |
| 02/09/2027 | 5.2 x 3.8 x 1.6 |

Change in length: 0.2 cm in 6 weeks.

Bed: 90 % red granulation. No pus. No bone exposed.
Sensation: none in either foot.
Drainage: about 80 mL/day, about 480 mL in 6 days.

Plan
- NPWT 125 mmHg, continuous
- Medium foam, change 3 x week (13 sets/month)
- Canister 500 mL, change every 6 days (5/month)

Meds: clopidogrel 75 mg daily (watch for bleeding).
Allergies: none known.
Home: lives with daughter, Odette.

Offloading boot and alginate were in use for 6 weeks before this.

When the pump has been off for more than two hours, the foam as a rule has to come out and be replaced by a moist dressing. Foam pieces should be counted at each change.`,
    `PELICAN WOUND TECHNOLOGIES
Request for coverage

Member: Cornelius Abernathy-Voss
Address: 16 Dockmaster Court, Fallow Point, LA 70999
Phone: (985) 555-0126
Plan: Bayou Steadfast Health

Podiatrist: Bettina Calloway-Roux, DPM
NPI: 1245890637
Order signed: 02/16/2027 – one week after the last measurement and two weeks after debridement

| HCPCS | Item | Qty ordered | Maximum |
|---|---|---|---|
| E2402 | Negative pressure pump, electrical | 1 | 1 in 4 months |
| A6550 | Wound care set for the pump, medium foam | 13 per month | 15 per month |
| A7000 | Canister, disposable, 500 mL | 5 per month | 10 per month |

For 4 months this is 52 wound care sets and 20 canisters.

Diagnosis codes: E11.621, L97.413, E11.51.

Wound: right heel, 5.2 x 3.8 x 1.6 cm on February 9, 2027. Osteomyelitis excluded by MRI on January 22, 2027. Toe pressure 62 mmHg on the right.

Dressing changes: three times a week by Cypress Lane Home Health.

Previous treatment: alginate and an offloading boot, 6 weeks.

The pump remains our property and is generally collected when the therapy ends.`,
    `### NPWT summary (draft)

**Patient**: Cornelius Abernathy-Voss, DOB 08/27/1959, retired tugboat engineer
**Provider**: Bettina Calloway-Roux, DPM

1. **Diagnosis**
   T2DM with a foot ulcer (E11.621); the ulcer is on the right heel, with necrosis of muscle (L97.413). Peripheral angiopathy without gangrene (E11.51).

2. **Course**
   - 12/29/2026: 5.4 cm long, 1.7 cm deep
   - 01/05/2027: angioplasty
   - 01/22/2027: MRI without osteomyelitis
   - 02/02/2027: debridement
   - 02/09/2027: 5.2 cm long, 1.6 cm deep

3. **Conservative care**
   He wore an offloading boot and had alginate dressings for six weeks. The wound became only 1 mm shallower.

4. **Perfusion and control**
   Right toe pressure is 62 mmHg. HbA1c stands at 7.6 %.

5. **Therapy**
   Continuous negative pressure of 125 mmHg. A home nurse changes the foam 3 times weekly. The wound drains about 80 mL per day. Thirteen wound care sets (A6550) and five canisters (A7000) are needed each month.

6. **Home**
   He lives with his daughter, Odette.

Good blood flow and control of the blood sugar are conditions of healing in every diabetic foot ulcer.

*Signed 02/16/2027*`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'type 2 diabetes mellitus with foot ulcer (E11.621) → peripheral neuropathy of alcoholic origin (E11.621)',
    ],
    [0, 'description-detail', 'with necrosis of muscle (L97.413) → with necrosis of bone (L97.413)'],
    [
      0,
      'description-detail',
      'peripheral angiopathy without gangrene (E11.51) → peripheral angiopathy with gangrene (E11.51)',
    ],
    [0, 'negation', 'there was no exposed bone and no pus → there was exposed bone and no pus'],
    [0, 'side', 'the toe pressure on the right was 62 mmHg → the toe pressure on the left was 62 mmHg'],
    [0, 'medication', 'He takes clopidogrel 75 mg daily. → He takes apixaban 5 mg twice daily.'],
    [0, 'treatment', 'No allergies are known. → He is allergic to silver dressings.'],
    [0, 'other-role', 'the bed was 90 % red granulation → the bed was 62 % red granulation'],
    [
      0,
      'coverage-measure',
      'that infection of the bone was excluded. → that infection of the bone was excluded, which his albumin of 3.4 g/dL and sedimentation rate of 18 support.',
    ],
    [
      0,
      'attestation',
      'The ulcer was debrided on February 2. → I debrided the ulcer under anesthesia on February 2.',
    ],
    [0, 'retold', 'MRI on January 22 showed no osteomyelitis. → MRI on January 22 showed osteomyelitis.'],
    [1, 'sum', 'Change in length: 0.2 cm in 6 weeks. → Change in length: 0.8 cm in 6 weeks.'],
    [1, 'sum', 'about 480 mL in 6 days → about 360 mL in 6 days'],
    [1, 'script', 'NPWT 125 mmHg, continuous → NPWT ٧٥ mmHg, continuous'],
    [1, 'choice', 'Medium foam, change 3 x week → Large foam, change 3 x week'],
    [1, 'brackets', 'No bone exposed. → No bone exposed [tunnel of 3 cm at 6 o’clock].'],
    [1, 'negation', 'Sensation: none in either foot. → Sensation: present in both feet.'],
    [1, 'name', 'lives with daughter, Odette → lives with daughter, Colette'],
    [1, 'social', 'Home: lives with daughter, Odette. → Home: lives alone in an assisted living facility.'],
    [1, 'event', 'Allergies: none known. → Allergies: none known. Emergency room on 02/11 for bleeding.'],
    [1, 'organisation', 'Cypress Lane Home Health → Magnolia Visiting Nurses'],
    [2, 'organisation', 'Plan: Bayou Steadfast Health → Plan: Gulf Lantern Mutual'],
    [
      2,
      'identifier',
      '16 Dockmaster Court, Fallow Point, LA 70999 → 61 Dockmaster Court, Fallow Point, LA 70999',
    ],
    [2, 'identifier', 'NPI: 1245890637 → NPI: 1245890673'],
    [2, 'relative-date', 'two weeks after debridement → five weeks after debridement'],
    [2, 'quantity', 'medium foam | 13 per month | 15 per month → medium foam | 15 per month | 15 per month'],
    [2, 'other-item', 'A7000 | Canister, disposable, 500 mL → A6550 | Canister, disposable, 500 mL'],
    [2, 'sum', '52 wound care sets and 20 canisters → 60 wound care sets and 20 canisters'],
    [
      2,
      'device',
      'Previous treatment: alginate and an offloading boot, 6 weeks. → Previous treatment: alginate, an offloading boot and a knee scooter, 6 weeks.',
    ],
    [2, 'date-age', 'excluded by MRI on January 22, 2027 → excluded by MRI on January 2, 2027'],
    [
      3,
      'diagnosis',
      'Peripheral angiopathy without gangrene (E11.51). → Peripheral angiopathy without gangrene (E11.51). Stage 3 chronic kidney disease.',
    ],
    [3, 'sex', 'He wore an offloading boot → She wore an offloading boot'],
    [3, 'retold', 'only 1 mm shallower → only 4 mm shallower'],
    [3, 'retold', 'HbA1c stands at 7.6 % → HbA1c stands at 9.6 %'],
    [3, 'social', 'retired tugboat engineer → retired shrimp fisherman'],
    [
      3,
      'attitude',
      'He lives with his daughter, Odette. → He lives with his daughter, Odette, and keeps his weight off the foot conscientiously.',
    ],
    [3, 'event', '01/05/2027: angioplasty → 01/05/2027: angioplasty and amputation of the second toe'],
    [
      3,
      'treatment',
      'alginate dressings for six weeks → alginate dressings and hyperbaric oxygen for six weeks',
    ],
  ],
  corruptions: {},
};
