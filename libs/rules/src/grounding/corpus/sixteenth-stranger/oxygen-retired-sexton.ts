import type { CorpusCase } from '../corpus-case.ts';

/** The discharge planner and the respiratory therapist write around the physiatrist's order for a man who goes home on oxygen. */
export const oxygenRetiredSexton: CorpusCase = {
  id: 'oxygen-retired-sexton',
  today: '2027-01-19',
  facts: {
    case_id: 17004,
    patient: {
      first_name: 'Barnaby',
      last_name: 'Ostrander',
      dob: '1955-11-02',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '151 lb',
      address: '214 Belfry Road, Slate Hollow, PA 17999',
      phone: '(570) 555-0175',
      mrn: 'SHM-45902',
    },
    diagnoses: [
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
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
          'At rest on room air on 2027-01-17: saturation 84 %, arterial PaO2 52 mmHg. On 2 liters per minute by nasal cannula the saturation is 93 %. Prescribed 2 liters per minute at rest and in sleep, 3 liters per minute with exertion, expected for lifetime. Tiotropium and a course of prednisone did not bring the saturation above 88 %. FEV1 31 % of predicted.',
      },
      {
        item: 'Portable gaseous oxygen system, rental; includes portable container, regulator, flowmeter, humidifier, cannula or mask, and tubing',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Six minute walk on 2027-01-18: 140 meters, saturation fell to 79 % on room air and stayed at 91 % on 3 liters per minute. He is mobile in the home and goes to pulmonary rehabilitation twice a week.',
      },
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Inspiratory effort is too weak for his dry powder inhaler, peak inspiratory flow 24 L/min. Ipratropium-albuterol 3 mL by nebulizer 4 times a day relieves the wheeze.',
      },
    ],
    provider: { name: 'Cressida Vandermolen, MD', npi: '1407958263', date_signed: '2027-01-19' },
    seen: [
      '2027-01-18, on the ward, by Cressida Vandermolen, MD: breath sounds faint on both sides, ankles without edema, respiratory rate 22, grip strength reduced in the right hand.',
    ],
    told: [
      'Who pays? Keystone Senior Advantage',
      'Who supplies? Larkspur Oxygen Company',
      'Which hospital? Slate Hollow Memorial Hospital, admitted 2027-01-11, discharge 2027-01-20',
      'Who is the respiratory therapist? Desmond Ikeji, RRT',
      'Smoking? Stopped in 2014, 40 pack-years; nobody smokes in the home',
      'Lives with whom? With his sister Leocadia in a ranch house',
      'What work did he do? Church sexton',
      'Medicines? Tiotropium, ipratropium-albuterol, sildenafil 20 mg three times a day',
      'Allergies? Sulfa drugs',
    ],
    answered: [],
  },
  notes: [
    `Slate Hollow Memorial Hospital
Discharge Planning / Home Oxygen

Date: January 19, 2027
Pt: Barnaby Ostrander, 71 y/o male, MRN SHM-45902
Payer: Keystone Senior Advantage
Supplier: Larkspur Oxygen Company

Mr. Ostrander was admitted on January 11 and is to be discharged on January 20. He has COPD (J44.9), chronic respiratory failure with hypoxia (J96.11) and pulmonary hypertension due to lung disease and hypoxia (I27.23).

Qualifying values, at rest on room air, 01/17/2027:
- SpO2 84 %
- PaO2 52 mmHg

On 2 L/min by nasal cannula: 93 %.

Prescription: 2 L/min at rest and in sleep, 3 L/min with exertion, lifetime.

Equipment:
E1390 oxygen concentrator, 1 per month
E0431 portable gaseous oxygen, 1 per month
E0570 nebulizer with compressor, 1 per 5 years

Home: ranch house, lives with his sister Leocadia. He stopped smoking in 2014 and nobody smokes in the home. He worked as a church sexton. Allergic to sulfa drugs.

Home oxygen is covered when the arterial PO2 is at or below 55 mmHg or the saturation is at or below 88 % at rest.

Ordering: Cressida Vandermolen, MD, NPI 1407958263`,
    `LETTER OF MEDICAL NECESSITY

To: Keystone Senior Advantage
Subject: Barnaby Ostrander, born November 2, 1955

I am writing for Mr. Ostrander, who is 71. I saw him on the ward on January 18, 2027. Breath sounds were faint on both sides, the ankles were without edema, the respiratory rate was 22, and grip strength was reduced in the right hand.

His FEV1 is 31 % of predicted. Neither tiotropium nor a course of prednisone brought his saturation above 88 %. At rest, breathing room air, he had a PaO2 of 52 mmHg and a saturation of 84 %.

He is mobile in the home and goes to pulmonary rehabilitation twice a week, so a stationary source by itself is not enough. In a six minute walk he covered 140 meters; the saturation fell to 79 % on room air and held at 91 % on 3 liters per minute.

He also needs a nebulizer. His inspiratory effort is too weak for the dry powder inhaler. Ipratropium-albuterol, 3 mL four times a day, relieves the wheeze. For his pulmonary hypertension he takes sildenafil 20 mg three times a day.

Please approve E1390, E0431 and E0570, three devices, quantity one each.

Cressida Vandermolen, MD
January 19, 2027`,
    `RT CONSULT, HOME OXYGEN AND NEBULIZER
Desmond Ikeji, RRT

S: 71-year-old man with COPD, 40 pack-years, stopped smoking in 2014. Lives with his sister in a ranch house.

O:
Rest, room air (1/17/27): SpO2 84 %, PaO2 52
Rest, 2 L NC: SpO2 93 %
Walk, room air (1/18/27): SpO2 79 %
Walk, 3 L: SpO2 91 %
Distance: 140 m in six minutes
Peak inspiratory flow: 24 L/min
FEV1: 31 % predicted

A: Chronic hypoxic respiratory failure. Hypoxemia at rest and with exertion, corrected by oxygen. He cannot draw hard enough on a dry powder inhaler.

P:
1. E1390 concentrator, 2 L/min at rest and during sleep.
2. E0431 portable gas, 3 L/min during exertion.
3. E0570 compressor nebulizer, ipratropium-albuterol 3 mL, 4 times a day (12 mL a day).

The portable system is needed because he is mobile in the home and attends pulmonary rehabilitation twice a week, that is 8 times in four weeks. There are no smokers in the home. Need is lifetime.

Allergy: sulfa.
Supplier is Larkspur Oxygen Company. Contact number of the patient: (570) 555-0175.`,
    `## Certificate-style Summary for Home Oxygen Therapy

**Patient:** Barnaby Ostrander, 214 Belfry Road, Slate Hollow, PA
**Age / sex:** 71 / male
**Height / weight:** 5 ft 8 in / 151 lb

### Diagnoses
| Code | Diagnosis |
|---|---|
| J44.9 | Chronic obstructive pulmonary disease, unspecified |
| J96.11 | Chronic respiratory failure with hypoxia |
| I27.23 | Pulmonary hypertension due to lung diseases and hypoxia |

### Clinical justification
Mr. Ostrander, a former church sexton, remains hypoxemic despite tiotropium and prednisone. His resting saturation on room air was 84 % on January 17, 2027. Oxygen at 2 liters per minute raised it to 93 %. With exertion he requires 3 liters per minute; without oxygen his saturation dropped to 79 % during the six minute walk of January 18, 2027.

### Equipment requested
- **E1390** oxygen concentrator: 1 a month
- **E0431** portable gaseous system: 1 a month
- **E0570** nebulizer: 1 every 5 years

### Safety
He stopped smoking in 2014, and nobody in his home smokes. His sister Leocadia lives with him.

### Duration
Lifetime.

Signed by Cressida Vandermolen, MD, 2027-01-19`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'He has COPD (J44.9) → He has asthma (J44.9)'],
    [
      3,
      'code-disease',
      '| I27.23 | Pulmonary hypertension due to lung diseases and hypoxia | → | I27.23 | Chronic pulmonary embolism |',
    ],
    [0, 'other-item', 'E0570 nebulizer with compressor, → E0570 oxygen concentrator,'],
    [3, 'other-item', '**E0431** portable gaseous system: → **E0570** portable gaseous system:'],
    [
      0,
      'description-detail',
      'respiratory failure with hypoxia (J96.11) → respiratory failure with hypercapnia (J96.11)',
    ],
    [2, 'description-detail', 'A: Chronic hypoxic → A: Acute on chronic hypoxic'],
    [3, 'description-detail', 'pulmonary disease, unspecified → pulmonary disease with acute exacerbation'],
    [1, 'side', 'faint on both sides → faint on the left side'],
    [1, 'side', 'in the right hand → in the left hand'],
    [2, 'sex', '71-year-old man with → 71-year-old lady with'],
    [3, 'sex', '71 / male → 71 / female'],
    [0, 'choice', 'E0431 portable gaseous oxygen, → E0431 portable gaseous oxygen, small cylinder size,'],
    [2, 'choice', 'P: → P: (tubing length 50 feet)'],
    [1, 'device', 'He also needs a nebulizer. → He also needs a nebulizer and an incentive spirometer.'],
    [3, 'device', '### Duration → He sleeps with a bilevel machine.\n\n### Duration'],
    [1, 'medication', 'sildenafil 20 mg → sildenafil 40 mg'],
    [2, 'medication', 'Need is lifetime. → Need is lifetime. He takes furosemide.'],
    [3, 'medication', 'tiotropium and prednisone → roflumilast and prednisone'],
    [1, 'diagnosis', 'who is 71. → who is 71 and has heart failure.'],
    [2, 'diagnosis', 'with COPD, 40 pack-years → with COPD and lung cancer, 40 pack-years'],
    [
      0,
      'event',
      'to be discharged on January 20. → to be discharged on January 20. He was intubated for two days.',
    ],
    [
      1,
      'event',
      'In a six minute walk he covered → After a fall on the stairs, in a six minute walk he covered',
    ],
    [0, 'treatment', 'Allergic to sulfa drugs. → Allergic to iodine.'],
    [3, 'treatment', 'remains hypoxemic despite → remains hypoxemic after lung volume reduction and despite'],
    [0, 'social', 'lives with his sister → lives with his widowed mother'],
    [2, 'social', 'stopped smoking in 2014. → still smokes on Sundays.'],
    [
      1,
      'attitude',
      'goes to pulmonary rehabilitation → goes gladly and without fail to pulmonary rehabilitation',
    ],
    [3, 'attitude', 'Lifetime. → Lifetime. He fully understands fire safety.'],
    [1, 'negation', 'by itself is not enough → by itself is enough'],
    [2, 'negation', 'There are no smokers → There are smokers'],
    [0, 'organisation', 'Payer: Keystone Senior Advantage → Payer: Medicaid of Pennsylvania'],
    [2, 'organisation', 'Supplier is Larkspur Oxygen Company → Supplier is Foxglove Oxygen Company'],
    [1, 'attestation', 'Please approve → I drew the arterial sample myself. Please approve'],
    [1, 'relative-date', 'on the ward on January 18, 2027 → on the ward three weeks ago'],
    [0, 'relative-date', 'was admitted on January 11 → was admitted the day before yesterday'],
    [1, 'other-role', 'the respiratory rate was 22 → the respiratory rate was 24'],
    [2, 'other-role', 'Peak inspiratory flow: 24 → Peak inspiratory flow: 31'],
    [
      0,
      'brackets',
      'On 2 L/min by nasal cannula: 93 %. → On 2 L/min by nasal cannula: 93 % [measured after exercise].',
    ],
    [0, 'coverage-measure', 'at or below 55 mmHg or → at or below 55 mmHg (his was 47) or'],
    [2, 'script', 'Distance: 140 m → Distance: ٢٤٠ m'],
    [3, 'script', 'resting saturation on room air was 84 % → resting saturation on room air was ８７ %'],
    [3, 'brackets', 'Lifetime. → Lifetime. [Reassess in 3 months.]'],
    [0, 'identifier', 'NPI 1407958263 → NPI 1407985263'],
    [2, 'identifier', '(570) 555-0175 → (570) 555-0157'],
    [3, 'identifier', '- **E1390** → - **E1392**'],
    [1, 'date-age', 'born November 2, 1955 → born November 2, 1953'],
    [3, 'date-age', 'on January 17, 2027 → on January 7, 2027'],
    [3, 'quantity', 'nebulizer: 1 every 5 years → nebulizer: 1 every 3 years'],
    [2, 'quantity', '3 mL, 4 times a day → 3 mL, 6 times a day'],
    [3, 'name', 'His sister Leocadia → His sister Ludmila'],
    [0, 'name', 'Ordering: Cressida Vandermolen → Ordering: Cressida Vandermeer'],
    [1, 'retold', 'held at 91 % → held at 96 %'],
    [3, 'retold', 'raised it to 93 % → raised it to 88 %'],
    [2, 'sum', '(12 mL a day) → (15 mL a day)'],
    [1, 'sum', 'three devices, → four devices,'],
  ],
  corruptions: {},
};
