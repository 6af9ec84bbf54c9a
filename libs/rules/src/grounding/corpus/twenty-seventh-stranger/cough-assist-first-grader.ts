import type { CorpusCase } from '../corpus-case.ts';

/** A lung physician for children, a respiratory therapist, a supplier and a drafting model write for a first-grader with spinal muscular atrophy. */
export const coughAssistFirstGrader: CorpusCase = {
  id: 'cough-assist-first-grader',
  today: '2026-12-03',
  facts: {
    case_id: 33106,
    patient: {
      first_name: 'Noor',
      last_name: 'Castellane',
      dob: '2019-11-08',
      gender: 'female',
      height: '3 ft 9 in',
      weight: '38 lb',
      address: '240 Ferry Landing Road, Gull Point, WA 98999',
      phone: '(360) 555-0134',
      mrn: 'GPK-08863',
    },
    diagnoses: [
      { code: 'G12.1', description: 'Other inherited spinal muscular atrophy' },
      { code: 'J98.11', description: 'Atelectasis' },
    ],
    items: [
      {
        item: 'Cough stimulating device, alternating positive and negative airway pressure',
        hcpcs: 'E0482',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Peak cough flow 85 L/min on 2026-11-19. Manual chest physiotherapy by her parents 4 times a day from 2026-08-24 to 2026-11-15 did not clear the secretions. Trial in clinic on 2026-11-19 at +30/-30 cmH2O, 5 sets of 5 breaths: cough flow rose to 150 L/min and SpO2 from 93% to 97%. To be used 2 times a day and more often with colds.',
      },
      {
        item: 'Interface for cough stimulating device, includes all components, replacement only',
        hcpcs: 'A7020',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '12 months',
        size: 'child small',
        justification:
          'Face mask; a mouthpiece is not possible because she is not able to close her lips firmly.',
      },
      {
        item: 'Respiratory suction pump, home model, portable or stationary, electric',
        hcpcs: 'E0600',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'To remove from the mouth what she coughs up, since she is not able to spit or to turn over in bed.',
      },
    ],
    provider: { name: 'Solveig Pemberton, MD', npi: '1376512098', date_signed: '2026-12-03' },
    seen: [
      '2026-11-19, in clinic, by Solveig Pemberton, MD: sits with support, weak cough, coarse breath sounds over the right lower lobe, no fever, SpO2 93% on room air.',
      '2026-10-06 to 2026-10-13, in Gull Point Hospital: stay for pneumonia of the right lower lobe, no intubation.',
    ],
    told: [
      "Who pays? Sound Harbor Children's Plan",
      'Who supplies? Evergreen Airway Equipment',
      'Lives with whom? With her parents and a twin brother',
      'Who will operate the device? Both parents; taught on 2026-11-19',
      'School? First grade, with an aide',
      'Tracheostomy? None',
      'Pneumothorax? None',
    ],
    answered: [],
  },
  notes: [
    `Evergreen Airway Equipment
Equipment request

To: Sound Harbor Children's Plan
Patient: Noor Castellane, born 11/08/2019, female
Residence: 240 Ferry Landing Road, Gull Point, WA 98999
Phone: (360) 555-0134
Size: 3 ft 9 in, 38 lb

Physician: Solveig Pemberton, MD, NPI 1376512098
Signed: 12/03/2026

Diagnoses
G12.1 Other inherited spinal muscular atrophy
J98.11 Atelectasis

Equipment
E0482, cough stimulating device, 1 (limit 1 in 5 years)
A7020, interface for the device, child small, 2 (limit 2 in 12 months)
E0600, suction pump, home model, electric, 1 (limit 1 in 5 years)

Grounds
The patient's peak cough flow is 85 L/min. Her parents gave manual chest physiotherapy 4 times a day from August 24 to November 15, 2026, which is 12 weeks. It did not clear her secretions. On November 19, 2026 the device was tried in clinic at +30/-30 cmH2O with 5 sets of 5 breaths, 25 breaths in all. Cough flow rose to 150 L/min.

The mask is needed since the patient cannot close her lips firmly on a mouthpiece.

The patient has no tracheostomy and has had no pneumothorax.

Both parents have been taught to use the device.

Bulging of the lungs' air sacs and recent barotrauma are usual reasons not to use such a device.`,
    `December 3, 2026

RE: Noor Castellane, MRN GPK-08863

Dear Medical Director:

Noor is a seven-year-old girl with spinal muscular atrophy (G12.1) and atelectasis (J98.11). I request a mechanical cough device for her.

From October 6 to October 13, 2026 she was in Gull Point Hospital for pneumonia of the right lower lobe. She was not intubated.

I examined her on November 19, 2026. She sat with support. Her cough was weak, and I heard coarse breath sounds over the right lower lobe. She had no fever. Her saturation on room air was 93%.

That day her peak cough flow was 85 L/min. With the device it was 150 L/min, and her saturation came up to 97%. Chest physiotherapy by hand, which her parents had done four times a day, had not been enough.

The device is to be used twice a day, and more often when she has a cold. She needs a mask because her lips do not close firmly. She also needs a suction pump: she can neither spit nor turn over in bed.

Noor is in first grade and has an aide there. She lives with her parents and her twin brother.

Children with weak expiratory muscles are at risk of retained mucus in every respiratory infection.

Solveig Pemberton, MD`,
    `Respiratory Therapy Clinic Note

Date of visit: 11/19/2026
Patient: Noor C., 7 y, F
Attending: Dr. Pemberton

Before trial
  Peak cough flow: 85 L/min
  SpO2, room air: 93%
  Breath sounds: coarse, R lower lobe
  Temperature: no fever

Trial of mechanical insufflation-exsufflation
  Pressures: +30/-30 cmH2O
  Sets: 5, of 5 breaths each
  Interface: face mask, child small

After trial
  Cough flow: 150 L/min (up by 65)
  SpO2: 97% (up by 4 points)

Background: Pneumonia of the right lower lobe with a stay at Gull Point Hospital, 10/06 to 10/13/2026, seven nights, without intubation. Manual physiotherapy by the parents 4x/day between 08/24 and 11/15/2026 failed to clear secretions.

Teaching: mother and father taught today. They will both operate the device at home.

No tracheostomy. No pneumothorax.

Recommended: E0482 for use 2x/day, more with colds; two A7020 per year; E0600 because the child cannot spit and cannot turn over in bed.

A cough flow under 160 L/min is often quoted as too low to clear the airway.`,
    `## Request for cough assistance at home

**Child:** Noor Castellane, 7 years
**Insurer:** Sound Harbor Children's Plan
**Diagnoses:** Other inherited spinal muscular atrophy (G12.1); atelectasis (J98.11)

### The problem
Noor cannot cough with enough force. Her peak cough flow was **85 L/min** in November 2026. A month earlier she had spent a week in the hospital with pneumonia of the right lower lobe.

### What has been tried
For twelve weeks her parents carried out manual chest physiotherapy four times a day. The secretions were not cleared.

### What the trial showed
| | Before | After |
|---|---|---|
| Cough flow | 85 L/min | 150 L/min |
| SpO2 | 93% | 97% |

### Who will use it
Both parents were taught on November 19, 2026. The family consists of the parents, Noor and her twin brother. During school, in first grade, an aide is with her.

### What is requested
- Cough stimulating device (E0482), quantity 1
- Interface, size child small (A7020), quantity 2
- Suction pump (E0600), quantity 1

Prescribed by Solveig Pemberton, MD, and supplied by Evergreen Airway Equipment.

Medical policies on these devices commonly name neuromuscular disease and failure of other methods of clearing secretions.`,
  ],
  passages: [],
  edits: [
    [0, 'name', 'Physician: Solveig Pemberton, MD, → Physician: Sylvia Pemberton, MD,'],
    [0, 'identifier', '(360) 555-0134 → (360) 555-0143'],
    [0, 'sex', 'born 11/08/2019, female → born 11/08/2019, male'],
    [0, 'other-item', 'E0600, suction pump, home model → E0482, suction pump, home model'],
    [0, 'quantity', 'child small, 2 (limit 2 in 12 months) → child small, 2 (limit 2 in 6 months)'],
    [0, 'sum', '25 breaths in all → 30 breaths in all'],
    [0, 'negation', 'It did not clear her secretions. → It cleared her secretions.'],
    [0, 'treatment', 'The patient has no tracheostomy and → The patient has a tracheostomy and'],
    [0, 'choice', 'interface for the device, child small, → interface for the device, adult medium,'],
    [
      0,
      'social',
      'Her parents gave manual chest physiotherapy → Her grandmother gave manual chest physiotherapy',
    ],
    [1, 'code-disease', 'spinal muscular atrophy (G12.1) and → congenital myopathy (G12.1) and'],
    [
      1,
      'description-detail',
      'atelectasis (J98.11). I request → atelectasis with abscess (J98.11). I request',
    ],
    [1, 'negation', 'She was not intubated. → She was intubated.'],
    [
      1,
      'side',
      'I heard coarse breath sounds over the right lower lobe → I heard coarse breath sounds over the left lower lobe',
    ],
    [1, 'negation', 'She sat with support. → She sat without support.'],
    [1, 'retold', 'With the device it was 150 L/min → With the device it was 210 L/min'],
    [1, 'medication', 'had not been enough. → had not been enough, nor had inhaled albuterol.'],
    [1, 'device', 'She also needs a suction pump: → She also needs a bilevel ventilator and a suction pump:'],
    [
      1,
      'attestation',
      'The device is to be used twice a day, → I attest that I compared three brands of the device on her. The device is to be used twice a day,',
    ],
    [1, 'diagnosis', 'She had no fever. → She had no fever. Her asthma was quiet.'],
    [
      1,
      'event',
      'Noor is in first grade and → In May she had an operation for scoliosis. Noor is in first grade and',
    ],
    [1, 'negation', 'she can neither spit nor turn over in bed → she can both spit and turn over in bed'],
    [2, 'sum', 'SpO2: 97% (up by 4 points) → SpO2: 97% (up by 7 points)'],
    [2, 'retold', 'Pressures: +30/-30 cmH2O → Pressures: +40/-40 cmH2O'],
    [2, 'other-role', 'Peak cough flow: 85 L/min → Peak cough flow: 38 L/min'],
    [2, 'organisation', 'a stay at Gull Point Hospital, → a stay at Cascade Regional Hospital,'],
    [2, 'date-age', '10/06 to 10/13/2026, → 09/06 to 09/13/2026,'],
    [2, 'treatment', 'No pneumothorax. → A pneumothorax in 2024.'],
    [
      2,
      'brackets',
      'They will both operate the device at home. → They will both operate the device at home [with a night nurse].',
    ],
    [2, 'script', 'Patient: Noor C., 7 y, F → Patient: Noor C., ٩ y, F'],
    [3, 'relative-date', 'A month earlier she had spent → A year earlier she had spent'],
    [
      3,
      'event',
      'she had spent a week in the hospital → she had spent a week on a ventilator in the hospital',
    ],
    [3, 'social', 'parents, Noor and her twin brother → parents, Noor and two older sisters'],
    [
      3,
      'attitude',
      'Both parents were taught on November 19, 2026. → Both parents, who are devoted and eager, were taught on November 19, 2026.',
    ],
    [
      3,
      'coverage-measure',
      'failure of other methods of clearing secretions. → failure of other methods of clearing secretions, and her vital capacity of 31% is well below their thresholds.',
    ],
    [3, 'retold', 'For twelve weeks her parents → For six weeks her parents'],
    [
      3,
      'organisation',
      'and supplied by Evergreen Airway Equipment → and supplied by Puget Respiratory Partners',
    ],
  ],
  corruptions: {},
};
