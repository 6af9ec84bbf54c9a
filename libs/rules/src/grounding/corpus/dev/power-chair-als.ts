import type { CorpusCase } from '../corpus-case.ts';

export const powerChairAls: CorpusCase = {
  id: 'power-chair-als',
  today: '2026-05-20',
  facts: {
    case_id: 2877,
    patient: {
      first_name: 'Rosalind',
      middle_name: null,
      last_name: 'Kerrigan',
      dob: '1958-01-31',
      gender: 'female',
      height: '165 cm',
      weight: '59 kg',
      address: '245 Saltmarsh Road, Beaufort, SC 29902',
      phone: '(843) 555-0139',
      mrn: 'MRN-873350',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'R29.6', description: 'Repeated falls' },
    ],
    items: [
      {
        item: 'Power wheelchair, group 2 standard',
        hcpcs: 'K0823',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'Grip 6 kg right and 4 kg left. Four falls since February 2026, all with the walker. Pushed a manual wheelchair 10 feet on 2026-05-06 and was out of breath. Cannot keep the tiller of a scooter straight. Drives with a joystick under the right hand. Her husband has a back injury and cannot push her.',
      },
    ],
    provider: { name: 'Dr. Abelard Nkemelu', npi: '1232378947', date_signed: '2026-05-20' },
  },
  notes: [
    `Re: Rosalind Kerrigan, DOB 01/31/1958

Mrs. Kerrigan, 68 years old, has amyotrophic lateral sclerosis (G12.21) with repeated falls (R29.6). Since February 2026 she has fallen 4 times, each time while using her walker.

The alternatives have been looked at one by one. Walker: not safe, as the falls show. Manual wheelchair: on May 6, 2026 she pushed one for 10 feet and was then short of breath; her grip is 6 kg on the right and 4 kg on the left. Her husband cannot push her, because he has an injured back. Scooter: she is not able to hold the tiller straight.

What works is a joystick under the right hand. I therefore order a group 2 standard power wheelchair (K0823).

ALS is a progressive disease; strength that is lost does not come back.

Dr. Abelard Nkemelu
NPI 1232378947
05/20/2026`,
    `PMD note. R. Kerrigan 68 F, ALS.
Grip R 6 kg / L 4 kg.
Falls: 4 since 2/2026 (walker).
MWC: 10 ft, SOB (5/6/26).
POV: can't control tiller.
PWC: drives w/ R-hand joystick. OK.
Husband: back injury, can't push.
K0823 x1. G12.21, R29.6.
Nkemelu 1232378947`,
    `A power wheelchair is covered when a cane, a walker, a manual wheelchair and a scooter do not meet the need in the home. For Rosalind Kerrigan none of them does.

She falls with a walker. She has not the strength for a manual chair. Steering a scooter asks for two arms held up in front, and hers tire. With a joystick she drives well.

She wants to get to the bathroom, the kitchen and her bed. Without the chair she would be confined to one room.

There is someone at home, her husband, but pushing is beyond his back.

K0823 | G12.21 | R29.6
Dr. Abelard Nkemelu | 1232378947`,
    `Ms. Rosalind Kerrigan has been diagnosed with Amyotrophic Lateral Sclerosis (G12.21), a progressive neurodegenerative disease which affects nerve cells in the brain and spinal cord and leads to muscle weakness. She experiences repeated falls (R29.6).

Functional limitations:
- Weak grip in both hands (6 kg and 4 kg)
- Shortness of breath after propelling a manual wheelchair 10 feet
- Unable to operate the tiller of a scooter

Requested: Power wheelchair, group 2 standard (K0823), quantity 1.

The power wheelchair will improve her safety, independence and quality of life. Her weight of 59 kg (130 lb) lies below the 300 pounds that a group 2 standard chair carries.

Respectfully submitted,
Dr. Abelard Nkemelu, NPI 1232378947`,
    `Rosalind Kerrigan's four falls between February and today have one thing in common: the walker. Her arms give way, and then her legs do. She is too weak to wheel herself; ten feet left her breathless. Her spouse has a bad back.

Driving trial with joystick, right hand: successful.

Please treat this request as urgent. In ALS, weeks count.

Dr. Abelard Nkemelu (NPI 1232378947) 20 May 2026`,
  ],
  passages: [
    'Most people with ALS come to need a power wheelchair.',
    'The left hand is weaker than the right.',
    'Propelling ten feet does not take one from bedroom to bath.',
    'A walker offers no help to arms that cannot hold it.',
  ],
  edits: [
    [0, 'retold', 'she pushed one for 10 feet → she pushed one for 100 feet'],
    [1, 'side', 'drives w/ R-hand joystick → drives w/ L-hand joystick'],
    [2, 'social', 'her husband, but pushing is beyond his back → her mother, but pushing is beyond her back'],
    [3, 'diagnosis', 'She experiences repeated falls → She experiences dysphagia and repeated falls'],
    [4, 'negation', 'right hand: successful → right hand: unsuccessful'],
  ],
  corruptions: {
    'code-disease': ['G12.21 ({amyotrophic lateral → multiple} sclerosis)'],
    'other-item': ['K0823: power {wheelchair → scooter}, group 2 standard'],
    'description-detail': ['Power wheelchair, group {2 → 3} standard'],
    device: ['{ → A ventilator is mounted behind the seat.}'],
    medication: ['{ → Riluzole 50 mg twice a day was started.}'],
    diagnosis: ['{ → Frontotemporal dementia impairs her judgment.}'],
    event: [
      '{ → She spent a night in the emergency room after the last fall.}',
      '{ → A feeding tube was placed.}',
    ],
    social: ['{ → A night nurse turns her.}'],
    attitude: ['~ { → She fears being left in bed.}'],
    organisation: ['{ → The ALS clinic at Coastal University Hospital agrees.}'],
    attestation: ['{ → I performed the face-to-face mobility examination.}'],
    'relative-date': ['Four falls since {February 2026 → Christmas}'],
    'other-role': ['Grip {6 → 10} kg on the right', 'She fell {four → six} times.'],
    'coverage-measure': ['A scooter must be ruled out first{ →; her vital capacity is 41 %}.'],
    identifier: ['K08{23 → 32}'],
    'date-age': ['She was born on January {31 → 13}, 1958.'],
    name: ['Dr. {Abelard → Albert} Nkemelu'],
    retold: ['The grip is 4 kg {left and 6 kg right → right and 6 kg left}.'],
    brackets: ['{ → [FVC 38 % predicted]}'],
  },
};
