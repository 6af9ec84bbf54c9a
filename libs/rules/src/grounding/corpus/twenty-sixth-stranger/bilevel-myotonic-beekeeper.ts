import type { CorpusCase } from '../corpus-case.ts';

/** A lung physician, a respiratory therapist, a supplier and a model write for a beekeeper whose breathing muscles weaken. */
export const bilevelMyotonicBeekeeper: CorpusCase = {
  id: 'bilevel-myotonic-beekeeper',
  today: '2026-05-14',
  facts: {
    case_id: 26101,
    patient: {
      first_name: 'Leopold',
      last_name: 'Strand-Okafor',
      dob: '1979-08-21',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '163 lb',
      address: '9 Clover Bank Road, Hollin Ferry, OR 97999',
      phone: '(541) 555-0137',
      mrn: 'HFP-40277',
    },
    diagnoses: [
      { code: 'G71.11', description: 'Myotonic muscular dystrophy' },
      { code: 'J96.12', description: 'Chronic respiratory failure with hypercapnia' },
    ],
    items: [
      {
        item: 'Respiratory assist device, bi-level pressure capability, with back-up rate feature, used with noninvasive interface',
        hcpcs: 'E0471',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'For use during sleep. PaCO2 54 mmHg on 2026-04-20, awake and on room air. Forced vital capacity 43 % of predicted and maximal inspiratory pressure 36 cmH2O on the same day. Overnight oximetry on 2026-04-27: saturation at or below 88 % for 22 minutes of 370 minutes recorded. COPD was excluded by spirometry. Settings ordered: IPAP 16, EPAP 6, back-up rate 12 per minute. Sleeping with the head raised for 4 months did not ease his morning headaches.',
      },
      {
        item: 'Full face mask used with positive airway pressure device, each',
        hcpcs: 'A7030',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: 'medium',
        justification:
          'His mouth falls open in sleep. In the trial of 2026-05-04 a nasal mask leaked 48 L/min and the full face mask 14 L/min. He is able to take the mask off with the left hand; the grip of the right hand is too weak.',
      },
      {
        item: 'Humidifier, heated, used with positive airway pressure device',
        hcpcs: 'E0562',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification: 'His throat was dry after the trial of 2026-05-04, which was without humidification.',
      },
    ],
    provider: { name: 'Ingrid Valderrama, MD', npi: '1528460937', date_signed: '2026-05-14' },
    seen: [
      '2026-04-20, in clinic, by Ingrid Valderrama, MD: weak neck flexion, lungs clear, no leg swelling, resting saturation 93 % on room air.',
    ],
    told: [
      'Who pays? Cascade Mutual Health',
      'Who supplies? Breathwell Home Respiratory',
      'Lives with whom? With his husband Emmett',
      'Work? Beekeeper with 60 hives; stopped lifting the honey boxes in 2025',
      'Pacemaker? None',
      'Smoking? Never',
    ],
    answered: [],
  },
  notes: [
    `May 14, 2026
Cascade Mutual Health
Re: Leopold Strand-Okafor, born August 21, 1979, MRN HFP-40277

To the Medical Director:

I ask you to cover a bilevel ventilator with a back-up rate for Mr. Strand-Okafor, a man of 46 with myotonic muscular dystrophy (G71.11) and chronic respiratory failure with hypercapnia (J96.12).

I saw him in clinic on April 20, 2026. His neck flexion was weak. His lungs were clear and his legs were not swollen. At rest he saturated at 93% on room air. The PaCO2, taken awake on room air, was 54 mmHg. Forced vital capacity was 43% of predicted and maximal inspiratory pressure 36 cmH2O. Spirometry excluded COPD.

One week later, overnight oximetry showed a saturation of 88% or less for 22 minutes of the 370 that were recorded. For 4 months he had slept with the head raised, and the morning headaches did not ease.

I order E0471 for use during sleep, with IPAP 16, EPAP 6 and a back-up rate of 12 per minute, a full face mask (A7030) and a heated humidifier (E0562).

In neuromuscular disease, hypoventilation commonly shows itself first during sleep. Payers as a rule look at the carbon dioxide, the oximetry or the muscle pressures.

Ingrid Valderrama, MD
NPI 1528460937`,
    `RESPIRATORY THERAPY: MASK TRIAL

Patient: Leopold Strand-Okafor, M, 46 y
Date of trial: 05/04/2026

Masks compared
- Nasal mask: leak 48 L/min
- Full face mask, medium: leak 14 L/min

The full face mask leaked 34 L/min less. The reason is that his mouth falls open in sleep.

Taking the mask off
He can remove it by himself with the left hand. The grip of the right hand is too weak to do so.

Moisture
The trial was run without humidification, and his throat was dry afterwards. A heated humidifier is therefore advised.

At home
He lives with his husband, Emmett. He keeps 60 hives; since 2025 he no longer lifts the honey boxes. He has never smoked. No pacemaker.

Settings per Dr. Valderrama
IPAP 16 / EPAP 6, a difference of 10. Back-up rate 12 per minute.

Lung function of 04/20/2026, for the file
FVC 43% of predicted, MIP 36 cmH2O, PaCO2 54 mmHg.

A mask that leaks wakes the sleeper and keeps the machine from sensing a breath. Masks wear and are replaced at intervals.`,
    `Breathwell Home Respiratory
Request for authorization

Payer: Cascade Mutual Health
Member: Leopold Strand-Okafor
9 Clover Bank Road, Hollin Ferry, OR 97999
Telephone (541) 555-0137
Height 5 ft 11 in, weight 163 lb

| HCPCS | Description | Qty | Limit |
|---|---|---|---|
| E0471 | Bi-level device with back-up rate | 1 | 1 in 5 years |
| A7030 | Full face mask, medium | 1 | 1 in 3 months |
| E0562 | Heated humidifier | 1 | 1 in 5 years |

These are three articles in all. At one mask per 3 months, the member will need 4 masks a year.

Diagnoses on the order:
G71.11 Myotonic muscular dystrophy
J96.12 Chronic respiratory failure with hypercapnia

The ordering physician is Ingrid Valderrama, MD, NPI 1528460937. She examined the member on April 20, 2026, and signed on May 14, 2026.

The member's oximetry of April 27, 2026 held 22 minutes at or below 88%. His carbon dioxide while awake was 54 mmHg. The nasal mask was tried and leaked 48 L/min; the full face mask leaked 14 L/min on the same date, ten days before the order was signed.

A device without a back-up rate does not deliver a breath when the patient makes no effort. Replacement masks are usually sent only when the member asks for them.`,
    `# Letter of Medical Necessity (draft)

**Patient:** Leopold Strand-Okafor (46, male)
**Requested:** Respiratory assist device with back-up rate (E0471), full face mask (A7030), heated humidifier (E0562)

## Clinical picture

Mr. Strand-Okafor has **myotonic muscular dystrophy** and **chronic respiratory failure with hypercapnia**. He works as a beekeeper and gave up lifting the honey boxes in 2025. He does not smoke and never did.

## Objective findings

- PaCO2: 54 mmHg, awake, room air
- FVC: 43% of predicted
- MIP: 36 cmH2O
- Oximetry: about 6% of the recorded night at or below 88%
- Lungs clear, no edema of the legs

## What was tried

Sleeping with the head raised for four months brought no relief of his morning headaches. A nasal mask did not seal because his mouth opens in sleep.

## Why this equipment

The back-up rate is set at 12 breaths per minute. The patient is able to free himself of the mask with his left hand. His husband lives with him. Humidification is requested because his throat was dry after the trial.

## Coverage

Coverage policies for restrictive thoracic disorders generally ask for a neuromuscular diagnosis and a measured sign of hypoventilation, and that COPD does not explain it.

**Ingrid Valderrama, MD**`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'myotonic muscular dystrophy (G71.11) → amyotrophic lateral sclerosis (G71.11)'],
    [
      0,
      'description-detail',
      'respiratory failure with hypercapnia (J96.12) → respiratory failure with hypoxia (J96.12)',
    ],
    [0, 'sex', 'a man of 46 with → a woman of 46 with'],
    [0, 'negation', 'his legs were not swollen → his legs were swollen'],
    [
      0,
      'retold',
      'The PaCO2, taken awake on room air, was 54 mmHg. → The PaCO2, taken awake on room air, was 45 mmHg.',
    ],
    [0, 'relative-date', 'One week later, overnight → One month later, overnight'],
    [0, 'other-role', 'for 22 minutes of the 370 → for 43 minutes of the 370'],
    [
      0,
      'coverage-measure',
      'the oximetry or the muscle pressures. → the oximetry or the muscle pressures, such as his sniff pressure of 41 cmH2O.',
    ],
    [
      0,
      'attestation',
      'I order E0471 for use → Having reviewed his polysomnogram myself, I order E0471 for use',
    ],
    [0, 'other-item', 'a full face mask (A7030) → a full face mask (E0562)'],
    [0, 'event', 'did not ease. → did not ease. He was in the hospital with pneumonia in March.'],
    [1, 'side', 'remove it by himself with the left hand → remove it by himself with the right hand'],
    [1, 'sum', 'leaked 34 L/min less → leaked 44 L/min less'],
    [1, 'choice', '- Full face mask, medium: leak → - Full face mask, large: leak'],
    [1, 'social', 'He keeps 60 hives; since → He teaches biology; since'],
    [1, 'negation', 'No pacemaker. → Pacemaker in place.'],
    [
      1,
      'treatment',
      'A heated humidifier is therefore advised. → A saline nasal spray gave no relief. A heated humidifier is therefore advised.',
    ],
    [1, 'date-age', 'Date of trial: 05/04/2026 → Date of trial: 03/04/2026'],
    [1, 'script', 'Back-up rate 12 per minute. → Back-up rate ١٨ per minute.'],
    [
      1,
      'medication',
      'He has never smoked. → He has never smoked. He takes mexiletine 150 mg for the myotonia.',
    ],
    [
      2,
      'quantity',
      'Full face mask, medium | 1 | 1 in 3 months → Full face mask, medium | 1 | 1 in 6 months',
    ],
    [2, 'sum', 'will need 4 masks a year → will need 6 masks a year'],
    [2, 'identifier', '(541) 555-0137 → (541) 555-0173'],
    [2, 'name', 'physician is Ingrid Valderrama, MD → physician is Ingrid Valdemar, MD'],
    [2, 'organisation', 'Payer: Cascade Mutual Health → Payer: Pacific Crest Insurance'],
    [
      2,
      'device',
      'A device without a back-up rate → The cough assist machine will be sent as well. A device without a back-up rate',
    ],
    [
      2,
      'brackets',
      'the full face mask leaked 14 L/min on → the full face mask [with chin strap] leaked 14 L/min on',
    ],
    [2, 'relative-date', 'ten days before the order → three weeks before the order'],
    [
      3,
      'diagnosis',
      '**chronic respiratory failure with hypercapnia**. → **chronic respiratory failure with hypercapnia**, as well as dilated cardiomyopathy.',
    ],
    [3, 'social', 'His husband lives with him. → His brother lives with him.'],
    [
      3,
      'attitude',
      'The patient is able to free → The patient is eager to begin therapy and is able to free',
    ],
    [3, 'retold', 'brought no relief of his morning → brought good relief of his morning'],
    [3, 'identifier', 'with back-up rate (E0471) → with back-up rate (E0417)'],
    [3, 'negation', 'He does not smoke and never did. → He does not smoke but formerly did.'],
  ],
  corruptions: {},
};
