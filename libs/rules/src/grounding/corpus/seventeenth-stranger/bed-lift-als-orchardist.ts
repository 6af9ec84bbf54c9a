import type { CorpusCase } from '../corpus-case.ts';

/** A nurse practitioner, a physical therapist and a supplier write for a man with ALS who needs a bed and a lift. */
export const bedLiftAlsOrchardist: CorpusCase = {
  id: 'bed-lift-als-orchardist',
  today: '2026-11-05',
  facts: {
    case_id: 18110,
    patient: {
      first_name: 'Roderick',
      last_name: 'Amsel',
      dob: '1979-12-01',
      gender: 'male',
      height: '6 ft 2 in',
      weight: '187 lb',
      address: '1500 Pippin Road, Upper Wenas, WA 98999',
      phone: '(509) 555-0171',
      mrn: 'UWN-87426',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'M62.81', description: 'Muscle weakness (generalized)' },
      { code: 'R06.01', description: 'Orthopnea' },
    ],
    items: [
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), with any type side rails, with mattress',
        hcpcs: 'E0260',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Must lie with the head raised 40 degrees because of orthopnea; three pillows slid and he woke 4 times a night. Forced vital capacity 57 % on 2026-10-06. Position is changed every 3 hours.',
      },
      {
        item: 'Patient lift, hydraulic or mechanical, includes any seat, sling, strap(s) or pad(s)',
        hcpcs: 'E0630',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Cannot stand since 2026-08. Leg strength 1 of 5 on the right and 2 of 5 on the left. A sliding board was used from 2026-06-15 to 2026-09-28 until his arms could no longer push. His wife alone, 128 lb, moves him between bed and wheelchair 6 times a day.',
      },
    ],
    provider: { name: 'Petronel Vasquez-Lund, ARNP', npi: '1174926508', date_signed: '2026-11-05' },
    seen: [
      '2026-10-29, at home, by Imogen Straker, PT: sits with support, head control good, no skin breakdown, tone increased in both legs, bedroom 12 ft by 11 ft, door 34 inches wide.',
    ],
    told: [
      'Who pays? Premera Blue Cross',
      'Who supplies? Naches Valley Mobility',
      'Lives with whom? With his wife Calla and daughter Wren',
      'Work? Apple grower, stopped working in 2026-03',
      'Medicines? Riluzole 50 mg twice a day',
    ],
    answered: [],
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY

November 5, 2026

To: Premera Blue Cross
Re: Roderick Amsel
DOB: December 1, 1979
MRN: UWN-87426

Mr. Amsel is a 46-year-old man with amyotrophic lateral sclerosis (G12.21), generalized muscle weakness (M62.81) and orthopnea (R06.01). He grew apples until he stopped working in March 2026. He takes riluzole 50 mg twice a day. I ask for two items.

Hospital bed, semi-electric, with side rails and mattress (E0260), quantity 1. He must lie with the head raised 40 degrees because of orthopnea. Three pillows slid, and he woke 4 times a night. His forced vital capacity was 57 % on October 6, 2026. His position is changed every 3 hours.

Patient lift, hydraulic or mechanical, with sling (E0630), quantity 1. He has not been able to stand since August 2026. Leg strength is 1 of 5 on the right and 2 of 5 on the left. He used a sliding board from June 15 to September 28, 2026, until his arms could no longer push. His wife Calla, who weighs 128 lb, alone moves him between bed and wheelchair 6 times a day.

Naches Valley Mobility is the supplier.

Sincerely,
Petronel Vasquez-Lund, ARNP
NPI 1174926508`,
    `PHYSICAL THERAPY HOME ASSESSMENT

Client: Roderick Amsel, 46 M
DOB: 12/01/1979
Date: 10/29/2026, client's home
By: Imogen Straker, PT
Dx: ALS (G12.21), muscle weakness (M62.81), orthopnea (R06.01)

A. Body function
- Strength, legs: right 1/5, left 2/5
- Tone: increased, both legs
- Head control: good
- Skin: no breakdown
- Sitting: with support
- Standing: none since 08/2026

B. Transfers
Bed and wheelchair, 6 times a day, done by the wife alone. Sliding board 06/15/2026 to 09/28/2026; no longer possible because the arms cannot push. Client weighs 187 lb, wife 128 lb; the difference is 59 lb.

C. Bed
Head must be raised 40 degrees. Three pillows slid. Woke 4 times a night. Repositioned every 3 hours, which is 8 times in 24 hours.

D. Home
| Feature | Measure |
|---|---|
| Bedroom | 12 ft by 11 ft |
| Door | 34 inches wide |

Lives with wife and daughter.

E. Recommendation
1. E0630 patient lift with sling, 1
2. E0260 semi-electric hospital bed with side rails and mattress, 1

To be reviewed and signed by Petronel Vasquez-Lund, ARNP.`,
    `NACHES VALLEY MOBILITY
Request for authorization

Plan: Premera Blue Cross
Member: Roderick Amsel
DOB: 12/01/1979
Address: 1500 Pippin Road, Upper Wenas, WA 98999
Phone: (509) 555-0171
Clinician: Petronel Vasquez-Lund, ARNP, NPI 1174926508, signed 11/05/2026

| Item | HCPCS | Quantity | Limit |
|---|---|---|---|
| Hospital bed, semi-electric, side rails, mattress | E0260 | 1 | 1 per month |
| Patient lift, hydraulic or mechanical | E0630 | 1 | 1 per month |

Total: 2 items.

Bed. A hospital bed is usually covered when the condition requires the head of the bed to be elevated more than 30 degrees most of the time because of congestive heart failure, chronic pulmonary disease or problems with aspiration, or when positioning is needed in ways not feasible in an ordinary bed. The member must lie with his head raised 40 degrees because of orthopnea. A semi-electric bed is usually covered when frequent or immediate changes of position are needed. His position is changed every three hours.

Lift. A lift is usually covered when transfer between bed and a chair, wheelchair or commode is required and, without it, the person would be confined to bed. The member cannot stand. His wife moves him six times a day by herself. The sliding board is no longer of use.

Rooms. The bedroom is 12 ft by 11 ft and its door is 34 inches wide.`,
    `Dear Medical Director,

Roderick Amsel, 46, has ALS. He lives with his wife Calla and his daughter Wren. He used to grow apples and has not worked since March 2026.

ALS weakens the muscles of the limbs and of breathing, and the weakness progresses. For Mr. Amsel this means two needs.

**Breathing and sleep.** He has orthopnea and a forced vital capacity of 57 %, measured on October 6, 2026. He has to lie with his head at 40 degrees. He tried three pillows, but they slid and he woke four times a night. A semi-electric bed (E0260) keeps the angle and lets the caregiver change his position, which is done every 3 hours.

**Transfers.** He has been unable to stand since August 2026. His legs have a strength of 1 of 5 on the right and 2 of 5 on the left. From June 15, 2026 he used a sliding board; by September 28, 2026 his arms could no longer push. One person of 128 lb, his wife, moves a man of 187 lb six times a day. A patient lift (E0630) protects both.

He is treated with riluzole 50 mg twice daily. At the home assessment on October 29, 2026 there was no skin breakdown.

Please approve one bed and one lift.

Petronel Vasquez-Lund, ARNP
NPI 1174926508
November 5, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'with amyotrophic lateral sclerosis (G12.21) → with Parkinson disease (G12.21)'],
    [1, 'code-disease', 'orthopnea (R06.01) → sleep apnea (R06.01)'],
    [2, 'other-item', '| Patient lift, hydraulic or mechanical | E0630 → | Seat lift mechanism | E0630'],
    [3, 'other-item', 'A semi-electric bed (E0260) keeps → A wedge cushion (E0260) keeps'],
    [
      0,
      'description-detail',
      'generalized muscle weakness (M62.81) → muscle weakness of the left arm (M62.81)',
    ],
    [1, 'description-detail', 'Dx: ALS (G12.21) → Dx: bulbar-onset ALS (G12.21)'],
    [0, 'side', '1 of 5 on the right and 2 of 5 on the left → 2 of 5 on the right and 1 of 5 on the left'],
    [1, 'side', 'Tone: increased, both legs → Tone: increased, left leg'],
    [3, 'side', '1 of 5 on the right and 2 of 5 on the left → 1 of 5 on the left and 2 of 5 on the right'],
    [0, 'sex', 'a 46-year-old man with → a 46-year-old woman with'],
    [2, 'sex', 'His position is changed every three hours → Her position is changed every three hours'],
    [
      1,
      'choice',
      '1. E0630 patient lift with sling, 1 → 1. E0630 patient lift with sling, size extra large, 1',
    ],
    [3, 'choice', 'A patient lift (E0630) protects → A white patient lift (E0630) protects'],
    [
      3,
      'device',
      'Please approve one bed and one lift. → Please approve one bed, one lift and a ventilator.',
    ],
    [0, 'medication', 'riluzole 50 mg twice a day → riluzole 100 mg twice a day'],
    [
      3,
      'medication',
      'He is treated with riluzole 50 mg twice daily. → He is treated with riluzole 50 mg twice daily and edaravone.',
    ],
    [0, 'diagnosis', 'and orthopnea (R06.01). → and orthopnea (R06.01), as well as depression.'],
    [1, 'diagnosis', 'Skin: no breakdown → Skin: no breakdown; kyphoscoliosis'],
    [2, 'event', 'The member cannot stand. → The member cannot stand and slid to the floor in October.'],
    [
      3,
      'event',
      'measured on October 6, 2026. He has → measured on October 6, 2026 during a hospital stay. He has',
    ],
    [1, 'treatment', 'Head control: good → Head control: good, wears a neck collar'],
    [
      0,
      'treatment',
      'Naches Valley Mobility is the supplier. → Naches Valley Mobility is the supplier. A trial of bi-level ventilation failed.',
    ],
    [1, 'social', 'Lives with wife and daughter. → Lives with wife and mother.'],
    [3, 'social', 'He used to grow apples → He used to drive trucks'],
    [
      3,
      'attitude',
      'has not worked since March 2026. → has not worked since March 2026, and he is at peace with that.',
    ],
    [0, 'negation', 'He has not been able to stand → He has been able to stand'],
    [2, 'negation', 'The sliding board is no longer of use. → The sliding board is still of use.'],
    [2, 'organisation', 'Plan: Premera Blue Cross → Plan: Kaiser Permanente Washington'],
    [0, 'organisation', 'Naches Valley Mobility is → Tieton Rehab Supply is'],
    [
      3,
      'attestation',
      'Please approve one bed and one lift. → I certify that I tried the lift with him. Please approve one bed and one lift.',
    ],
    [
      3,
      'relative-date',
      'At the home assessment on October 29, 2026 there → At the home assessment yesterday there',
    ],
    [0, 'other-role', 'His forced vital capacity was 57 % → His forced vital capacity was 40 %'],
    [2, 'other-role', 'its door is 34 inches wide → its door is 30 inches wide'],
    [1, 'brackets', 'Woke 4 times a night. → Woke 4 times a night [choking].'],
    [
      2,
      'coverage-measure',
      'not feasible in an ordinary bed. The member → not feasible in an ordinary bed, and at a saturation of 86 % he meets this. The member',
    ],
    [1, 'script', '| Door | 34 inches → | Door | ৩6 inches'],
    [2, 'identifier', 'NPI 1174926508 → NPI 1174962508'],
    [0, 'identifier', 'MRN: UWN-87426 → MRN: UWN-87462'],
    [3, 'date-age', 'Roderick Amsel, 46, has → Roderick Amsel, 49, has'],
    [1, 'date-age', 'Standing: none since 08/2026 → Standing: none since 04/2026'],
    [2, 'quantity', '| E0630 | 1 | 1 per month | → | E0630 | 1 | 1 per year |'],
    [0, 'quantity', '(E0260), quantity 1. → (E0260), quantity 2.'],
    [0, 'name', 'His wife Calla, who → His wife Carla, who'],
    [1, 'name', 'By: Imogen Straker, PT → By: Imogen Stroud, PT'],
    [3, 'retold', 'his arms could no longer push → his arms could push again'],
    [0, 'retold', 'and wheelchair 6 times a day → and wheelchair 2 times a day'],
    [1, 'sum', 'the difference is 59 lb → the difference is 69 lb'],
    [2, 'sum', 'Total: 2 items. → Total: 3 items.'],
  ],
  corruptions: {},
};
