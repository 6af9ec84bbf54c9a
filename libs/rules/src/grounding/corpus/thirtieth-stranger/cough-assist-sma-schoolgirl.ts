import type { CorpusCase } from '../corpus-case.ts';

/** A pulmonologist, a respiratory therapist, a supplier and a drafting model write for a schoolgirl whose cough is too weak. */
export const coughAssistSmaSchoolgirl: CorpusCase = {
  id: 'cough-assist-sma-schoolgirl',
  today: '2026-03-05',
  facts: {
    case_id: 39107,
    patient: {
      first_name: 'Imogen',
      last_name: 'Thistlewood-Rao',
      dob: '2009-11-12',
      gender: 'female',
      height: '4 ft 10 in',
      weight: '79 lb',
      address: '310 Quarry Bend, Slatefield, PA 17999',
      phone: '(570) 555-0133',
      mrn: 'SFC-88210',
    },
    diagnoses: [
      { code: 'G12.1', description: 'Other inherited spinal muscular atrophy' },
      { code: 'J96.12', description: 'Chronic respiratory failure with hypercapnia' },
    ],
    items: [
      {
        item: 'Cough stimulating device, alternating positive and negative airway pressure',
        hcpcs: 'E0482',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Peak cough flow on 2026-01-22: 140 L/min without help, 235 L/min with the device at pressures of +35 and -35 cm H2O. She had pneumonia on 2025-03-30, with 8 days in hospital, and on 2025-10-11, treated at home. A percussion vest was used from 2025-05-05 to 2025-09-01; it loosened mucus that she could not bring up. To be used twice a day, 5 sets of 5 breaths each time.',
      },
      {
        item: 'Interface for cough stimulating device, includes all components, replacement only',
        hcpcs: 'A7020',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '12 months',
        size: 'small',
        justification:
          'A mask, because her lips do not close around a mouthpiece. One is worn out in about 6 months.',
      },
    ],
    provider: { name: 'Lucian Abernethy, MD', npi: '1215730846', date_signed: '2026-03-05' },
    seen: [
      '2026-01-22, in clinic, by Lucian Abernethy, MD: vital capacity 38 % of predicted, oxygen saturation 94 %, end-tidal carbon dioxide 49 mmHg, faint breath sounds at the base of the left lung, no pneumothorax on x-ray.',
      '2026-02-10, at home, by Marisol Kettering, RRT: the mother and the father each set up the trial device and gave a session without prompting.',
    ],
    told: [
      'Who pays? Keystone Juniper Plan',
      'Who supplies? Blue Heron Respiratory',
      'Lives with whom? With her parents and her brother Felix',
      'School? Tenth grade, goes there in a power wheelchair',
      'Ventilator? By mask at night, 8 hours',
      'Feeding? By mouth',
    ],
    answered: [],
  },
  notes: [
    `Keystone Juniper Plan
Attn: Medical Review

March 5, 2026

Imogen Thistlewood-Rao
DOB 11/12/2009
MRN SFC-88210

Dear Doctor,

Imogen is 16 and in the tenth grade. She has spinal muscular atrophy (G12.1, other inherited) and chronic respiratory failure with hypercapnia (J96.12). At night she is ventilated by mask for 8 hours. She eats by mouth.

I saw her in clinic on January 22, 2026. Her vital capacity was 38 % of predicted, the oxygen saturation 94 % and the end-tidal carbon dioxide 49 mmHg. Breath sounds were faint at the base of the left lung. The x-ray showed no pneumothorax.

Her peak cough flow without help was 140 L/min. With the device at +35 and -35 cm H2O it was 235 L/min.

She had pneumonia twice in 2025: on March 30, when she spent 8 days in hospital, and on October 11, when she was treated at home. Between May 5 and September 1 a percussion vest was used. The vest loosened mucus, but she could not bring it up.

I order the cough stimulating device (E0482, one in 5 years) for use twice a day, and its interface (A7020, two in 12 months).

A cough below 160 L/min is usually held to be too weak to clear the airway. Such devices are not advised when there is air in the pleural space.

Lucian Abernethy, MD
NPI 1215730846`,
    `Respiratory Therapy Home Report
Marisol Kettering, RRT
02/10/2026

Patient: Imogen T.-R., 16 y, female, 79 lb, 4 ft 10 in

Purpose: training with the trial cough device

Who was trained
* Mother: set the device up and gave a session without prompting
* Father: the same

Prescription
Inspiratory pressure +35 cm H2O, expiratory pressure -35 cm H2O. That is a swing of 70 cm H2O.
5 sets of 5 breaths, twice a day, so 50 breaths a day.

Interface
Mask, size small. Her lips do not close around a mouthpiece. A mask is worn out in about 6 months.

Measured on 01/22/2026
Peak cough flow 140 L/min alone, 235 L/min with the device. Gain: 95 L/min.

Other equipment in use
Ventilator by mask, 8 hours at night. Power wheelchair, in which she goes to school.

Not in use any more
Percussion vest (05/05/2025 to 09/01/2025).

Family
Parents and a brother, Felix, live with her.

Recommendation
Device of her own (E0482) and two interfaces (A7020) for the year.

For any user: a session is best given before meals, and the mask should be held without gaps. If the saturation drops with a cold, sessions may be given more often.`,
    `BLUE HERON RESPIRATORY
Authorization request, pediatric

Member: Imogen Thistlewood-Rao
Street: 310 Quarry Bend, Slatefield, PA 17999
Telephone: (570) 555-0133
Plan: Keystone Juniper Plan
Prescriber: Lucian Abernethy, MD / NPI 1215730846 / signed 03/05/2026

1. HCPCS E0482
   Cough stimulating device, alternating positive and negative airway pressure
   Quantity 1; limit 1 in 5 years

2. HCPCS A7020
   Interface for cough stimulating device, replacement, size small
   Quantity 2; limit 2 in 12 months
   Over the five years of the device: 10 interfaces

Diagnoses: G12.1 (Other inherited spinal muscular atrophy), J96.12 (Chronic respiratory failure with hypercapnia)

What the record shows
- Cough flow is 140 L/min without help.
- Pneumonia in March and in October of 2025. The first one meant 8 days in hospital.
- The percussion vest was given up after about four months.
- End-tidal carbon dioxide was 49 mmHg six weeks before the order.
- Both parents can run the device; this was checked at home on February 10, 2026.

The interface is a mask and not a mouthpiece.

The device and its first interface are commonly delivered together. Replacements are sent out on request only, after the family has been asked.`,
    `**Draft: Request for a Mechanical Cough Device**

*Patient:* Imogen Thistlewood-Rao, girl, 16 years
*Diagnosis:* spinal muscular atrophy; chronic hypercapnic respiratory failure

---

**The problem.** Imogen cannot cough with enough force. Her best flow is 140 L/min. She had pneumonia in March 2025 and again in October 2025.

**The lungs.** Vital capacity has been measured at 38 % of predicted. On examination the base of her left lung sounded faint. There was no pneumothorax.

**What did not suffice.** For some four months of 2025 she had a percussion vest. It shook the mucus loose without helping her bring it up.

**What works.** With the trial device she reached 235 L/min, about two thirds more than alone.

**How it will be used.** Her mother and father have both learned to give the treatment. It is planned for two sessions a day, each of 25 breaths.

**Her day.** She attends the tenth grade and gets there in a power wheelchair. Her household is her parents and her brother Felix. She takes her meals by mouth and spends eight hours a night on mask ventilation.

**Ordered.** E0482, one. A7020, two per year.

---

Muscle weakness of this kind affects breathing out as much as breathing in. A machine that pushes air in and then draws it out imitates a natural cough. Coverage is often tied to a neuromuscular diagnosis.

Physician: Lucian Abernethy, MD`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'She has spinal muscular atrophy (G12.1, other inherited) → She has cystic fibrosis (G12.1, other inherited)',
    ],
    [
      0,
      'description-detail',
      'respiratory failure with hypercapnia (J96.12) → respiratory failure with hypoxia (J96.12)',
    ],
    [0, 'side', 'at the base of the left lung → at the base of the right lung'],
    [0, 'negation', 'The x-ray showed no pneumothorax. → The x-ray showed a small pneumothorax.'],
    [0, 'negation', 'but she could not bring it up. → and she could bring it up.'],
    [0, 'other-role', 'Her vital capacity was 38 % of predicted → Her vital capacity was 49 % of predicted'],
    [0, 'retold', 'when she spent 8 days in hospital → when she spent 18 days in hospital'],
    [
      0,
      'other-item',
      'and its interface (A7020, two in 12 months) → and its interface (E0482, two in 12 months)',
    ],
    [
      0,
      'attestation',
      'I saw her in clinic on January 22, 2026. → I have followed her since infancy and saw her in clinic on January 22, 2026.',
    ],
    [
      0,
      'coverage-measure',
      'too weak to clear the airway. → too weak to clear the airway, and her expiratory pressure of 24 cm H2O falls short as well.',
    ],
    [0, 'treatment', 'She eats by mouth. → She is fed through a gastrostomy.'],
    [1, 'sum', 'That is a swing of 70 cm H2O. → That is a swing of 85 cm H2O.'],
    [1, 'sum', 'twice a day, so 50 breaths a day → twice a day, so 25 breaths a day'],
    [1, 'choice', 'Mask, size small. → Mask, size medium.'],
    [1, 'retold', 'Her lips do not close around → Her lips close well around'],
    [
      1,
      'social',
      'Parents and a brother, Felix, live with her. → Foster parents and a brother, Felix, live with her.',
    ],
    [1, 'name', 'Marisol Kettering, RRT → Marisa Kettering, RRT'],
    [1, 'script', 'Ventilator by mask, 8 hours at night. → Ventilator by mask, १२ hours at night.'],
    [1, 'brackets', '* Father: the same → * Father: the same [night nurse trained as well]'],
    [1, 'quantity', 'worn out in about 6 months → worn out in about 2 months'],
    [2, 'quantity', 'Quantity 2; limit 2 in 12 months → Quantity 4; limit 2 in 12 months'],
    [2, 'sum', 'of the device: 10 interfaces → of the device: 20 interfaces'],
    [2, 'organisation', 'Plan: Keystone Juniper Plan → Plan: Susquehanna Youth Cover'],
    [2, 'identifier', 'Telephone: (570) 555-0133 → Telephone: (570) 555-0113'],
    [2, 'identifier', 'NPI 1215730846 / signed → NPI 1215370846 / signed'],
    [2, 'relative-date', 'six weeks before the order → six months before the order'],
    [2, 'event', 'in March and in October of 2025. → in March, in October and in December of 2025.'],
    [
      2,
      'negation',
      'The interface is a mask and not a mouthpiece. → The interface is a mouthpiece and not a mask.',
    ],
    [3, 'sex', 'Thistlewood-Rao, girl, 16 years → Thistlewood-Rao, boy, 16 years'],
    [3, 'date-age', 'again in October 2025 → again in December 2024'],
    [
      3,
      'diagnosis',
      'chronic hypercapnic respiratory failure → chronic hypercapnic respiratory failure; scoliosis',
    ],
    [
      3,
      'medication',
      'There was no pneumothorax. → There was no pneumothorax. She inhales hypertonic saline twice a day.',
    ],
    [
      3,
      'device',
      'gets there in a power wheelchair → gets there in a power wheelchair with an oxygen concentrator',
    ],
    [3, 'social', 'She attends the tenth grade → She is taught at home in the tenth grade'],
    [
      3,
      'attitude',
      'both learned to give the treatment. → both learned to give the treatment and feel confident about it.',
    ],
    [
      3,
      'retold',
      'she reached 235 L/min, about two thirds more than alone → she reached 280 L/min, twice as much as alone',
    ],
  ],
  corruptions: {},
};
