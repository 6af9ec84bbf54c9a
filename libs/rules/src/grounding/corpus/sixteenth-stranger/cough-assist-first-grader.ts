import type { CorpusCase } from '../corpus-case.ts';

/** The respiratory therapist types most of this one, the physiatrist dictates over her, for a six-year-old girl. */
export const coughAssistFirstGrader: CorpusCase = {
  id: 'cough-assist-first-grader',
  today: '2026-12-03',
  facts: {
    case_id: 17003,
    patient: {
      first_name: 'Odalys',
      last_name: 'Brannigan-Reyes',
      dob: '2020-09-11',
      gender: 'female',
      height: '3 ft 8 in',
      weight: '36 lb',
      address: '5 Magpie Circle, Coyote Wells, NM 87999',
      phone: '(505) 555-0142',
      mrn: 'CWC-20811',
    },
    diagnoses: [
      { code: 'G12.1', description: 'Other inherited spinal muscular atrophy' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
    ],
    items: [
      {
        item: 'Cough stimulating device, alternating positive and negative airway pressure',
        hcpcs: 'E0482',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'SMA type II, sits alone but does not stand. Peak cough flow 95 L/min on 2026-11-17, normal clearance needs more than 160 L/min. Chest physiotherapy by hand twice a day for 4 weeks did not clear the secretions. A high frequency chest vest was tried from 2026-11-02 to 2026-11-09 and made her vomit. With the trial cough device at +30/-30 cm H2O she cleared secretions in 5 cycles and her saturation rose from 90 % to 96 %. Two pneumonias in 2026, in March and in October.',
      },
      {
        item: 'Respiratory suction pump, home model, portable or stationary, electric',
        hcpcs: 'E0600',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'She brings secretions into the mouth but cannot swallow or spit them out. Needs suction about 8 times a day. A bulb syringe is not strong enough.',
      },
      {
        item: 'Oropharyngeal suction catheter, each',
        hcpcs: 'A4628',
        quantity: 12,
        quantity_limit: 12,
        limit_period: 'month',
        justification: 'Used with the suction pump, 3 catheters a week.',
      },
    ],
    provider: { name: 'Leopold Nakagawa-Stern, MD', npi: '1285630947', date_signed: '2026-12-03' },
    seen: [
      '2026-11-24, in clinic, by Leopold Nakagawa-Stern, MD: weak cough, coarse sounds at the right base, saturation 94 % on room air, heart rate 104, mild scoliosis to the left, no fever.',
    ],
    told: [
      'Who pays? Piñon State Medicaid',
      'Who supplies? Mesa Respiratory Care',
      'Who is the respiratory therapist? Gwendolyn Pacheco, RRT',
      'Who looks after her? Her mother Imelda and her grandfather Fausto; both were taught the device on 2026-11-19 and showed it back correctly',
      'School? First grade at Coyote Wells Elementary',
      "Which hospital? Coyote Wells Children's Hospital, 2026-10-20 to 2026-10-29, for the second pneumonia",
      'Medicines? Nusinersen every 4 months, albuterol 2.5 mg by nebulizer as needed',
      'Allergies? None known',
    ],
    answered: [],
  },
  notes: [
    `Mesa Respiratory Care
Respiratory Therapy Evaluation

Gwendolyn Pacheco, RRT
Patient: Odalys Brannigan-Reyes, 6-year-old girl, DOB 09/11/2020
Payer: Piñon State Medicaid

Background: Spinal muscular atrophy, type II (G12.1), with chronic hypoxic respiratory failure (J96.11) and oropharyngeal dysphagia (R13.12). She sits alone but does not stand. She weighs 36 lb and is 3 ft 8 in tall.

Cough: Peak cough flow was 95 L/min on 11/17/2026. More than 160 L/min is needed for normal clearance.

What was tried: Manual chest physiotherapy, twice a day over 4 weeks, did not clear her secretions. A high frequency chest vest, 11/02 to 11/09/2026, made her vomit.

Trial of E0482: At +30/-30 cm H2O she cleared secretions in 5 cycles. SpO2 went from 90 % to 96 %, a gain of 6 points.

Suction: She cannot swallow or spit out what comes up. Suction is needed about 8 times a day. A bulb syringe is too weak.

Training: Her mother, Imelda, and her grandfather, Fausto, were taught the device on 11/19/2026 and both showed it back correctly.

Ordered: cough stimulating device x 1, electric suction pump (E0600) x 1, oropharyngeal suction catheters (A4628) x 12 per month.`,
    `December 3, 2026

Piñon State Medicaid
Re: Odalys Brannigan-Reyes

Dear Medical Director,

Odalys is a first grader at Coyote Wells Elementary who has type II SMA. I saw her in clinic on November 24, 2026. Her cough was weak, there were coarse sounds at the right base, and her saturation was 94 % on room air. Heart rate was 104. She had mild scoliosis to the left and no fever.

She has had two pneumonias this year, one in March and one in October. For the second she was in Coyote Wells Children's Hospital from October 20 to October 29. She receives nusinersen every 4 months and albuterol 2.5 mg by nebulizer as needed. She has no known allergies.

A child whose peak cough flow is low cannot bring up mucus, and mucus that stays becomes pneumonia. Hers is 95 L/min. Chest physiotherapy by hand was not enough and the vest made her vomit. The cough device, at pressures of plus and minus 30, did what those two could not do.

I therefore order E0482, one; E0600, one; and A4628, twelve per month.

Sincerely,
Leopold Nakagawa-Stern, MD
NPI 1285630947`,
    `DISCHARGE PLANNER'S EQUIPMENT REQUEST

Patient: Brannigan-Reyes, Odalys. MRN CWC-20811. Sex: F. Age: 6.
Address: 5 Magpie Circle, Coyote Wells, NM
Phone: (505) 555-0142
Supplier: Mesa Respiratory Care

A. Diagnoses
G12.1 Other inherited spinal muscular atrophy
J96.11 Chronic respiratory failure with hypoxia
R13.12 Dysphagia, oropharyngeal phase

B. Lines
Line 1: E0482 cough stimulating device. 1, limit 1 in 5 years.
Line 2: E0600 suction pump, home model, electric. 1, limit 1 in 5 years.
Line 3: A4628 oropharyngeal suction catheter. 12 a month, which is 36 in three months.

C. Why
The girl's hospital stay of 10/20/2026 to 10/29/2026 at Coyote Wells Children's Hospital was for her second pneumonia of 2026; the first was in March. She needs suctioning around eight times daily and uses 3 catheters a week. Chest PT by hand for four weeks and a chest vest for one week did not work out; she vomited with the vest. With the trial cough device her saturation rose to 96 %.

D. Caregivers
Mother (Imelda) and grandfather (Fausto) look after her. Both learned the device on 11/19/2026.

E. Physician
Leopold Nakagawa-Stern, MD. Date signed 12/03/2026.`,
    `# Statement of Medical Necessity: Mechanical Insufflation-Exsufflation

## 1. Patient profile
Odalys Brannigan-Reyes is a six-year-old female (born September 11, 2020) with inherited spinal muscular atrophy, chronic respiratory failure with hypoxia, and dysphagia of the oropharyngeal phase. She is able to sit alone but is unable to stand. She attends first grade.

## 2. Objective findings
- Peak cough flow: 95 L/min (2026-11-17)
- Saturation: 94 % on room air (2026-11-24)
- Lungs: coarse sounds at the right base
- Spine: mild scoliosis to the left

## 3. Treatments already tried
1. Manual chest physiotherapy twice daily for 4 weeks, without clearance of secretions
2. High frequency chest vest, stopped after 2026-11-09 because it made her vomit
3. Bulb syringe, not strong enough

## 4. Response to trial
The device was set at +30/-30 cm H2O. Secretions cleared in five cycles, and the saturation improved from 90 % to 96 %.

## 5. Request
E0482 (1 per 5 years), E0600 (1 per 5 years), and A4628 (12 per month). Mechanical insufflation-exsufflation is considered necessary for patients with a neuromuscular disease that significantly impairs the chest wall or diaphragm when other measures have failed.

Her mother and grandfather were trained and demonstrated the device correctly.

Prescriber: Leopold Nakagawa-Stern, MD`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'Spinal muscular atrophy, type II (G12.1) → Duchenne muscular dystrophy (G12.1)'],
    [2, 'code-disease', 'R13.12 Dysphagia, oropharyngeal phase → R13.12 Gastro-esophageal reflux'],
    [0, 'other-item', 'electric suction pump (E0600) x 1 → electric suction pump (E0482) x 1'],
    [
      2,
      'other-item',
      'Line 2: E0600 suction pump, home model, electric. 1, → Line 2: E0600 suction pump, home model, electric. 12,',
    ],
    [
      0,
      'description-detail',
      'with chronic hypoxic respiratory failure → with acute hypoxic respiratory failure',
    ],
    [1, 'description-detail', 'type II SMA → type I SMA'],
    [2, 'description-detail', 'respiratory failure with hypoxia → respiratory failure with hypercapnia'],
    [1, 'side', 'coarse sounds at the right base → coarse sounds at both bases'],
    [3, 'side', 'mild scoliosis to the left → mild scoliosis to the right'],
    [0, 'sex', '6-year-old girl → 6-year-old boy'],
    [3, 'sex', 'six-year-old female → six-year-old male'],
    [
      2,
      'choice',
      'E0482 cough stimulating device. → E0482 cough stimulating device, with pediatric mask in pink.',
    ],
    [3, 'choice', 'and A4628 (12 per month) → and A4628, 14 French (12 per month)'],
    [1, 'device', 'I therefore order E0482, one; → I therefore order a pulse oximeter; E0482, one;'],
    [2, 'device', 'E. Physician → She also goes home with a hospital bed.\n\nE. Physician'],
    [1, 'medication', 'albuterol 2.5 mg → albuterol 1.25 mg'],
    [1, 'medication', 'receives nusinersen → receives risdiplam'],
    [
      3,
      'medication',
      'She attends first grade. → She attends first grade. She takes glycopyrrolate for drooling.',
    ],
    [3, 'diagnosis', 'and dysphagia of → asthma, and dysphagia of'],
    [
      0,
      'event',
      'She sits alone but does not stand. → She sits alone but does not stand. A gastrostomy was placed in spring.',
    ],
    [2, 'event', 'the first was in March. → the first was in March and led to an emergency intubation.'],
    [1, 'treatment', 'She has no known allergies. → She has an allergy to penicillin.'],
    [3, 'treatment', '3. Bulb syringe, not strong enough → 3. Hypertonic saline by nebulizer, not helpful'],
    [
      2,
      'social',
      'and grandfather (Fausto) look after her. → and grandfather (Fausto) look after her, as does a night nurse.',
    ],
    [0, 'social', 'and her grandfather, Fausto, → and her older brother, Fausto,'],
    [2, 'attitude', 'Both learned the device → Both were anxious when they learned the device'],
    [1, 'attitude', 'who has type II → who is brave about treatment and has type II'],
    [3, 'negation', 'but is unable to stand → but is able to stand'],
    [0, 'negation', 'did not clear her secretions → did clear her secretions'],
    [2, 'organisation', 'Supplier: Mesa Respiratory Care → Supplier: Bluebonnet Breathing Services'],
    [1, 'organisation', 'at Coyote Wells Elementary → at Rio Bonito Charter School'],
    [1, 'attestation', 'Sincerely, → I held the mask myself for the whole trial.\n\nSincerely,'],
    [
      3,
      'attestation',
      'Prescriber: Leopold → I certify that I trained the family in person.\n\nPrescriber: Leopold',
    ],
    [1, 'relative-date', 'in clinic on November 24, 2026 → in clinic yesterday'],
    [0, 'relative-date', '95 L/min on 11/17/2026 → 95 L/min three months ago'],
    [0, 'other-role', 'in 5 cycles → in 36 cycles'],
    [3, 'other-role', 'Saturation: 94 % → Saturation: 95 %'],
    [2, 'brackets', 'C. Why → C. Why [child is fed by gastrostomy tube]'],
    [
      3,
      'coverage-measure',
      'impairs the chest wall or diaphragm when → impairs the chest wall or diaphragm, here a vital capacity of 31 %, when',
    ],
    [
      1,
      'coverage-measure',
      'A child whose peak cough flow is low → A child whose peak cough flow is, like hers, under 60 L/min',
    ],
    [3, 'script', '(2026-11-17) → (২০২৬-০৮-১৭)'],
    [1, 'script', 'and no fever. → and no fever. An ЕСG was abnormal.'],
    [
      0,
      'brackets',
      'both showed it back correctly. → both showed it back correctly [grandfather needs glasses].',
    ],
    [1, 'identifier', 'NPI 1285630947 → NPI 1285630974'],
    [2, 'identifier', 'MRN CWC-20811 → MRN CWC-28011'],
    [0, 'date-age', 'DOB 09/11/2020 → DOB 09/11/2019'],
    [3, 'date-age', 'born September 11, 2020 → born September 21, 2020'],
    [0, 'quantity', 'x 12 per month → x 30 per month'],
    [1, 'name', 'Re: Odalys Brannigan-Reyes → Re: Odette Brannigan-Reyes'],
    [0, 'name', 'Her mother, Imelda, → Her mother, Ximena,'],
    [
      0,
      'retold',
      'A high frequency chest vest, 11/02 to 11/09/2026, made her vomit. → A high frequency chest vest, 11/02 to 11/09/2026, was well tolerated.',
    ],
    [2, 'retold', 'around eight times daily → around eighteen times daily'],
    [2, 'sum', 'which is 36 in three months → which is 48 in three months'],
    [0, 'sum', 'a gain of 6 points → a gain of 9 points'],
  ],
  corruptions: {},
};
