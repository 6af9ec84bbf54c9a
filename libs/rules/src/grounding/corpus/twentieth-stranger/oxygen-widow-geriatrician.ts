import type { CorpusCase } from '../corpus-case.ts';

/** A geriatrician and the medical assistant of the shared office write for a widow with lung fibrosis. */
export const oxygenWidowGeriatrician: CorpusCase = {
  id: 'oxygen-widow-geriatrician',
  today: '2026-08-20',
  facts: {
    case_id: 20104,
    patient: {
      first_name: 'Henrietta',
      last_name: 'Okafor-Blum',
      dob: '1947-12-02',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '126 lb',
      address: '902 Harbor Bluff, Unit 6, Saltmarsh, ME 04999',
      phone: '(207) 555-0109',
      mrn: 'SMG-51840',
    },
    diagnoses: [
      { code: 'J84.112', description: 'Idiopathic pulmonary fibrosis' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
      { code: 'I27.23', description: 'Pulmonary hypertension due to lung diseases and hypoxia' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Saturation 86 % at rest on room air on 2026-08-12, awake, in a stable state. With 2 liters a minute 93 %. Order: 2 liters a minute by nasal cannula at rest and during sleep, 16 hours a day.',
      },
      {
        item: 'Portable gaseous oxygen system, rental; includes portable container, regulator, flowmeter, humidifier, cannula or mask, and tubing',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: 'D cylinder',
        justification:
          'Walks inside her home and to the mailbox, 90 feet. While walking on room air she fell to 81 %, with 3 liters a minute she stayed at 91 %. Order: 3 liters a minute when walking. Prednisone did not improve her breathing.',
      },
    ],
    provider: { name: 'Leocadia Brannigan, MD', npi: '1649027385', date_signed: '2026-08-20' },
    seen: [
      '2026-08-12, in office, by Leocadia Brannigan, MD: fine crackles at both bases, clubbing of the fingers on both hands, respiratory rate 24, pulse 98, trace edema of the left ankle.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Windrose Oxygen',
      'Lives with whom? Alone, widow; her niece Beatrix comes daily',
      'Smoker? Stopped in 1989',
      'Work before? School librarian',
      'Gas stove? No, electric',
    ],
    answered: [],
  },
  notes: [
    `August 20, 2026

Medicare Part B
Re: Henrietta Okafor-Blum, DOB December 2, 1947

Dear Medical Director:

Ms. Okafor-Blum is a 78-year-old woman with idiopathic pulmonary fibrosis (J84.112), chronic respiratory failure with hypoxia (J96.11), and pulmonary hypertension due to lung disease and hypoxia (I27.23). I ask that you cover home oxygen for her.

I saw her in the office on August 12, 2026. She was awake and in a stable state. Her saturation was 86 % at rest on room air. With 2 liters a minute it rose to 93 %. When she walked on room air it fell to 81 %, and with 3 liters a minute she stayed at 91 %. There were fine crackles at both bases and clubbing of the fingers of both hands. Her respiratory rate was 24 and her pulse 98. The left ankle had a trace of edema.

She is to use oxygen by nasal cannula at rest and during sleep, 16 hours a day. She walks inside her home and to the mailbox, a distance of 90 feet, and needs a portable system for this. Prednisone did not improve her breathing.

She is a widow and lives alone. Her niece Beatrix comes every day. She stopped smoking in 1989. Her stove is electric.

Leocadia Brannigan, MD
NPI 1649027385`,
    `OXYGEN ORDER AND SUPPORTING NOTE

Patient: Henrietta Okafor-Blum, 902 Harbor Bluff, Unit 6, Saltmarsh, ME 04999
Phone (207) 555-0109    MRN SMG-51840
Supplier: Windrose Oxygen    Payer: Medicare Part B

1. Qualifying test, 08/12/2026
| Condition | SpO2 |
| --- | --- |
| Rest, room air, awake | 86 % |
| Rest, 2 L/min | 93 % |
| Walking, room air | 81 % |
| Walking, 3 L/min | 91 % |

2. Diagnoses
IPF (J84.112). Chronic respiratory failure with hypoxia (J96.11). Pulmonary hypertension due to lung diseases and hypoxia (I27.23).

3. Equipment
Stationary: oxygen concentrator, E1390, quantity 1, 1 per month.
Portable: gaseous oxygen system, E0431, quantity 1, 1 per month, D cylinder.
That makes 2 rental items each month.

4. Prescription
2 L/min by nasal cannula at rest and in sleep, for 16 hours a day; 3 L/min when walking. With 16 hours of use, 8 hours of the day remain.

5. Other
Prednisone was without benefit for her breathing. Medicare covers home oxygen when the saturation at rest, awake, is 88 % or below. The portable system is covered for a patient who is mobile within the home; she is, and she also walks to her mailbox, 90 feet.

Leocadia Brannigan, MD, NPI 1649027385`,
    `PROGRESS NOTE, date of visit 2026-08-12

CC: need for home oxygen.

History: 78 y/o retired school librarian with IPF. Former smoker, quit 1989. Widowed, lives by herself. Niece (Beatrix) visits daily. She gets about in the home and as far as the mailbox, 90 feet. Her breathing did not get better on prednisone.

Exam: RR 24, HR 98. Weight 126 lb. Height 5 ft 1 in. Fine bibasilar crackles. Clubbing, both hands. Trace edema at the left ankle.

Oximetry, awake and stable: 86 % on room air at rest, 93 % on 2 liters. Walking: 81 % on room air; 91 % on 3 liters.

Impression: J84.112, idiopathic pulmonary fibrosis. J96.11, chronic respiratory failure with hypoxia. I27.23, pulmonary hypertension due to lung diseases and hypoxia.

Plan: E1390, concentrator with single delivery port, to run 16 hours a day including sleep. E0431, portable gaseous system with D cylinder. Nasal cannula. Windrose Oxygen will supply both. She does not cook with gas. In general, oxygen should be kept well away from open flame, and smoke detectors should be working.

Leocadia Brannigan, MD, 2026-08-20`,
    `Statement of Medical Necessity for Home Oxygen

Who the patient is
Henrietta Okafor-Blum, 78 years of age, is a widow who lives alone and who is visited each day by her niece, Beatrix. She used to be a school librarian.

What she has
She has idiopathic pulmonary fibrosis, J84.112, with chronic hypoxic respiratory failure, J96.11, and pulmonary hypertension, I27.23.

What was measured
On August 12, 2026, at rest and without oxygen, her saturation was 86 percent; on two liters it was 93 percent, a gain of 7 points. On walking it dropped to 81 percent without oxygen and was held at 91 percent on three liters. These were taken in a stable state.

What was tried
Prednisone brought no improvement in her breathing.

What is ordered
A stationary concentrator (E1390) for use at rest and at night, 16 hours daily, and a portable gaseous oxygen system (E0431) with a D cylinder, since she is not confined to one room and walks 90 feet to her mailbox. Long-term oxygen is generally known to relieve hypoxia and its strain on the right side of the heart.

Who supplies and pays
Windrose Oxygen; Medicare Part B.

Leocadia Brannigan, MD
August 20, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'idiopathic pulmonary fibrosis (J84.112) → emphysema (J84.112)'],
    [
      2,
      'code-disease',
      'I27.23, pulmonary hypertension due to lung diseases and hypoxia → I27.23, atrial fibrillation',
    ],
    [2, 'other-item', 'E0431, portable gaseous system → E1390, portable gaseous system'],
    [3, 'other-item', 'A stationary concentrator (E1390) → A stationary concentrator (E0431)'],
    [
      1,
      'description-detail',
      'Chronic respiratory failure with hypoxia (J96.11) → Acute respiratory failure with hypercapnia (J96.11)',
    ],
    [
      3,
      'description-detail',
      'with chronic hypoxic respiratory failure → with chronic hypercapnic respiratory failure',
    ],
    [0, 'side', 'The left ankle had a trace → The right ankle had a trace'],
    [2, 'side', 'Clubbing, both hands. → Clubbing, right hand only.'],
    [0, 'sex', 'a 78-year-old woman with → a 78-year-old man with'],
    [3, 'sex', 'is a widow who lives alone → is a widower who lives alone'],
    [1, 'choice', '1 per month, D cylinder → 1 per month, E cylinder'],
    [2, 'device', 'Windrose Oxygen will supply both. → Windrose Oxygen will supply both and a wheelchair.'],
    [
      0,
      'medication',
      'Prednisone did not improve her breathing. → Pirfenidone did not improve her breathing.',
    ],
    [1, 'medication', 'Prednisone was without benefit → Prednisone 60 mg was without benefit'],
    [
      2,
      'diagnosis',
      'retired school librarian with IPF. → retired school librarian with IPF and sleep apnea.',
    ],
    [
      3,
      'event',
      'These were taken in a stable state. → These were taken in a stable state after a stay in the hospital.',
    ],
    [
      2,
      'treatment',
      'Her breathing did not get better on prednisone. → Her breathing did not get better on prednisone or in pulmonary rehabilitation.',
    ],
    [0, 'social', 'She stopped smoking in 1989. → She has never smoked.'],
    [3, 'social', 'She used to be a school librarian. → She used to be a court reporter.'],
    [
      2,
      'attitude',
      'Niece (Beatrix) visits daily. → Niece (Beatrix) visits daily. She is eager to start oxygen.',
    ],
    [3, 'negation', 'since she is not confined to one room → since she is confined to one room'],
    [2, 'negation', 'She does not cook with gas. → She does cook with gas.'],
    [1, 'organisation', 'Supplier: Windrose Oxygen → Supplier: Casco Home Air'],
    [
      0,
      'attestation',
      'I ask that you cover home oxygen for her. → I ask that you cover home oxygen for her, and I have discussed fire safety with her.',
    ],
    [2, 'relative-date', 'Former smoker, quit 1989. → Former smoker, quit two years ago.'],
    [0, 'other-role', 'her pulse 98 → her pulse 78'],
    [3, 'other-role', 'on two liters it was 93 percent → on two liters it was 98 percent'],
    [
      0,
      'brackets',
      'She was awake and in a stable state. → She was awake and in a stable state [recovering from a cold].',
    ],
    [
      1,
      'coverage-measure',
      'when the saturation at rest, awake, is 88 % or below → when the saturation at rest, awake, is 88 % or below, and hers was 84 %',
    ],
    [1, 'script', '| Walking, room air | 81 % | → | Walking, room air | ٧١ % |'],
    [1, 'identifier', 'MRN SMG-51840 → MRN SMG-51804'],
    [0, 'identifier', 'NPI 1649027385 → NPI 1649027358'],
    [2, 'date-age', 'date of visit 2026-08-12 → date of visit 2026-07-12'],
    [3, 'date-age', '78 years of age → 87 years of age'],
    [1, 'quantity', 'E1390, quantity 1, → E1390, quantity 2,'],
    [0, 'name', 'Her niece Beatrix → Her niece Beatrice'],
    [3, 'name', 'Leocadia Brannigan, MD → Leocadia Branning, MD'],
    [
      0,
      'retold',
      'with 3 liters a minute she stayed at 91 % → with 3 liters a minute she did not stay above 85 %',
    ],
    [3, 'retold', 'at night, 16 hours daily → at night, 24 hours daily'],
    [1, 'sum', '8 hours of the day remain → 6 hours of the day remain'],
    [3, 'sum', 'a gain of 7 points → a gain of 9 points'],
  ],
  corruptions: {},
};
