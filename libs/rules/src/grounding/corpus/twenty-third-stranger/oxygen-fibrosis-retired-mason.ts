import type { CorpusCase } from '../corpus-case.ts';

/** A pulmonologist, a respiratory therapist, an oxygen supplier and a clinic nurse write for a woman with pulmonary fibrosis. */
export const oxygenFibrosisRetiredMason: CorpusCase = {
  id: 'oxygen-fibrosis-retired-mason',
  today: '2026-10-08',
  facts: {
    case_id: 23102,
    patient: {
      first_name: 'Philippa',
      last_name: 'Drax-Monteiro',
      dob: '1951-05-22',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '141 lb',
      address: '40 Sandpiper Row, Ebbford, OR 97999',
      phone: '(541) 555-0167',
      mrn: 'EBP-30928',
    },
    diagnoses: [
      { code: 'J84.112', description: 'Idiopathic pulmonary fibrosis' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Saturation at rest on room air 86 % on 2026-09-29. Prescribed 2 L/min at rest and asleep by nasal cannula. Prednisone was stopped 2026-06-11 without benefit. Crackles are heavier at the left base.',
      },
      {
        item: 'Portable gaseous oxygen system, rental',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        color: 'gray',
        justification:
          'Walks 180 feet before she must stop. Saturation fell to 79 % walking on room air and rose to 92 % on 4 L/min. She is not able to carry a cylinder on her right shoulder, so a wheeled cart is used. Leaves home 3 times a week for pulmonary rehabilitation and church.',
      },
    ],
    provider: { name: 'Lorcan Ashgrove-Bell, MD', npi: '1396027548', date_signed: '2026-10-08' },
    seen: [
      '2026-09-29, in office, by Lorcan Ashgrove-Bell, MD: saturation 86 % at rest on room air, crackles at both bases, heavier on the left, clubbing of the fingers, no ankle swelling.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Cinder Cone Oxygen',
      'Lives with whom? With her husband Everard',
      'Smokes? Never smoked; nobody smokes in the home',
      'Work? Retired stonemason',
    ],
    answered: [],
  },
  notes: [
    `Letter of Medical Necessity: Home Oxygen
October 8, 2026

Re: Philippa Drax-Monteiro, DOB May 22, 1951, MRN EBP-30928

To Medicare Part B:

I care for this 75-year-old woman with idiopathic pulmonary fibrosis (J84.112) and chronic respiratory failure with hypoxia (J96.11). I saw her in the office on September 29, 2026. At rest on room air her saturation was 86 %. She had crackles at both bases, heavier on the left, and clubbing of the fingers. There was no ankle swelling.

Prednisone was stopped on June 11, 2026 without benefit.

Walking on room air, her saturation fell to 79 %; on 4 L/min it rose to 92 %. She walks 180 feet before she must stop.

I prescribe:
1. A stationary concentrator (E1390), 2 L/min at rest and asleep by nasal cannula.
2. A portable gaseous system (E0431), gray, for use outside the home.

She has never smoked, and nobody smokes in the home. Medicare generally looks for a resting saturation at or below 88 % on room air, measured while the patient is stable.

Lorcan Ashgrove-Bell, MD
NPI 1396027548`,
    `RESPIRATORY THERAPY NOTE

Patient: Philippa Drax-Monteiro, 75 years, female
Height 5 ft 6 in, weight 141 lb

History: IPF with chronic hypoxic respiratory failure. Never smoker. Retired stonemason. She lives with her husband, Everard, at 40 Sandpiper Row, Ebbford.

Oxygen titration:
| Condition | Flow | SpO2 |
|---|---|---|
| Rest | room air | 86 % |
| Walking | room air | 79 % |
| Walking | 4 L/min | 92 % |

Assessment: She desaturates further with walking and recovers on oxygen. Walking distance is 180 feet. She is not able to carry a cylinder on her right shoulder; a wheeled cart is used instead.

Mobility outside: She leaves home 3 times a week, for pulmonary rehabilitation and for church. A stationary unit cannot be taken along.

Plan: Concentrator (E1390) at 2 L/min for rest and sleep. Portable gaseous system (E0431), 1 a month, in gray. Oxygen is given through a nasal cannula.

General teaching point: oxygen must be kept away from open flames.

Prescriber: Lorcan Ashgrove-Bell, MD, office visit 09/29/2026.`,
    `Cinder Cone Oxygen
Request for Review of Oxygen Claim

Beneficiary: Philippa Drax-Monteiro
Telephone: (541) 555-0167
Payer: Medicare Part B

Dear Reviewer,

Cinder Cone Oxygen was chosen to supply home oxygen for Ms. Drax-Monteiro. The prescription was signed by Lorcan Ashgrove-Bell, MD, on October 8, 2026.

Diagnoses: J84.112, Idiopathic pulmonary fibrosis; J96.11, Chronic respiratory failure with hypoxia.

Equipment:
- E1390, oxygen concentrator, single delivery port: 1 per month
- E0431, portable gaseous oxygen system, rental: 1 per month

Together these are 2 units each month, or 24 over 12 months.

The qualifying value is a saturation of 86 %, taken at rest on room air on September 29, 2026, that is nine days before the order. With walking it dropped to 79 %, and 4 L/min brought it up to 92 %.

The portable system is justified because she is mobile: she goes out 3 times weekly. A wheeled cart is used because she cannot carry a cylinder on the right shoulder. Nobody in the household smokes.

A claim for portable oxygen usually requires that the patient be mobile within the home.

Cinder Cone Oxygen`,
    `Summary of need (draft for physician signature)

Ms. Drax-Monteiro is a retired stonemason, aged 75, who has pulmonary fibrosis of the idiopathic type. Her lungs no longer keep her blood oxygen at a safe level; she has chronic respiratory failure with hypoxia.

**Evidence**
* Resting saturation: 86 % without oxygen.
* Walking saturation: 79 % without oxygen and 92 % with 4 L/min.
* Examination on September 29, 2026: crackles at both bases, more so on the left; finger clubbing; ankles not swollen.

**What has been tried**
Prednisone brought no benefit and was stopped on June 11, 2026.

**Daily life**
She lives with her husband, Everard. She attends pulmonary rehabilitation and church, leaving the house three times a week. After 180 feet of walking she has to stop.

**Order**
One concentrator (E1390), set at 2 L/min at rest and during sleep, and one portable gaseous system (E0431). The supplier is Cinder Cone Oxygen.

Without oxygen, lasting hypoxemia can strain the heart. For this reason coverage policies treat a saturation at or under 88 % as qualifying.

Lorcan Ashgrove-Bell, MD, NPI 1396027548
Signed 10/08/2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'with idiopathic pulmonary fibrosis (J84.112) → with pulmonary sarcoidosis (J84.112)',
    ],
    [
      0,
      'description-detail',
      'respiratory failure with hypoxia (J96.11) → respiratory failure with hypercapnia (J96.11)',
    ],
    [0, 'side', 'heavier on the left → heavier on the right'],
    [0, 'negation', 'There was no ankle swelling. → There was ankle swelling.'],
    [0, 'medication', 'Prednisone was stopped → Pirfenidone 801 mg was stopped'],
    [0, 'choice', 'portable gaseous system (E0431), gray, → portable gaseous system (E0431), blue,'],
    [
      0,
      'coverage-measure',
      'measured while the patient is stable. → measured while the patient is stable, as her 84 % was.',
    ],
    [
      0,
      'attestation',
      'I saw her in the office on September 29, 2026. → I saw her in the office on September 29, 2026 and reviewed her CT scan with her.',
    ],
    [0, 'date-age', 'DOB May 22, 1951 → DOB May 22, 1957'],
    [0, 'organisation', 'To Medicare Part B: → To Cascade Senior Advantage:'],
    [1, 'retold', 'Walking distance is 180 feet. → Walking distance is 380 feet.'],
    [1, 'negation', 'She is not able to carry a cylinder → She is able to carry a cylinder'],
    [1, 'device', 'a wheeled cart is used instead. → a rollator is used instead.'],
    [1, 'social', 'Never smoker. Retired stonemason. → Former smoker, 30 pack-years. Retired stonemason.'],
    [
      1,
      'other-item',
      'Portable gaseous system (E0431), 1 a month → Portable gaseous system (E1390), 1 a month',
    ],
    [1, 'other-role', 'at 2 L/min for rest and sleep → at 4 L/min for rest and sleep'],
    [1, 'sex', '75 years, female → 75 years, male'],
    [1, 'event', 'and recovers on oxygen. → and recovers on oxygen. She fell during the walk.'],
    [1, 'brackets', '1 a month, in gray. → 1 a month, in gray [she already owns a spare tank].'],
    [2, 'sum', 'or 24 over 12 months → or 36 over 12 months'],
    [
      2,
      'quantity',
      'portable gaseous oxygen system, rental: 1 per month → portable gaseous oxygen system, rental: 3 per month',
    ],
    [2, 'relative-date', 'that is nine days before the order → that is three weeks before the order'],
    [2, 'identifier', 'Telephone: (541) 555-0167 → Telephone: (541) 555-0176'],
    [2, 'script', 'With walking it dropped to 79 % → With walking it dropped to ৬৯ %'],
    [2, 'organisation', 'Cinder Cone Oxygen was chosen → Blue Basin Respiratory was chosen'],
    [2, 'name', 'signed by Lorcan Ashgrove-Bell → signed by Lorcan Ashworth-Bell'],
    [2, 'side', 'on the right shoulder → on the left shoulder'],
    [3, 'diagnosis', 'with hypoxia. → with hypoxia, and pulmonary hypertension.'],
    [
      3,
      'treatment',
      'and was stopped on June 11, 2026. → and was stopped on June 11, 2026. She has been listed for lung transplantation.',
    ],
    [
      3,
      'attitude',
      'After 180 feet of walking she has to stop. → After 180 feet of walking she has to stop, and she wears her oxygen faithfully.',
    ],
    [3, 'name', 'her husband, Everard → her husband, Edmund'],
    [3, 'retold', 'ankles not swollen → ankles swollen'],
  ],
  corruptions: {},
};
