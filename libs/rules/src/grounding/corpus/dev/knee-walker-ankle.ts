import type { CorpusCase } from '../corpus-case.ts';

export const kneeWalkerAnkle: CorpusCase = {
  id: 'knee-walker-ankle',
  today: '2026-05-19',
  facts: {
    case_id: 3105,
    patient: {
      first_name: 'Delphine',
      middle_name: null,
      last_name: 'Okonjo',
      dob: '1984-11-30',
      gender: 'female',
      height: '170 cm',
      weight: '76 kg',
      address: '640 Mesa Verde Court, Santa Fe, NM 87501',
      phone: '(505) 555-0188',
      mrn: 'MRN-310521',
    },
    diagnoses: [
      {
        code: 'S82.841D',
        description:
          'Displaced bimalleolar fracture of right lower leg, subsequent encounter for closed fracture with routine healing',
      },
      { code: 'G56.03', description: 'Carpal tunnel syndrome, bilateral upper limbs' },
    ],
    items: [
      {
        item: 'Crutch substitute, lower leg platform, with wheels',
        hcpcs: 'E0118',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'No weight on the right leg until June 23, 2026. Plate and screws on May 12, 2026. Crutches made both hands numb within 10 minutes. Teaches fourth grade and stands at the board; a colleague drives her. No stairs at home.',
      },
    ],
    provider: { name: 'Dr. Thaddeus Renwick', npi: '1410886182', date_signed: '2026-05-19' },
  },
  notes: [
    `May 19, 2026

Re: Delphine Okonjo, MRN-310521

Ms. Okonjo, aged 41, is recovering from a displaced bimalleolar fracture of her right lower leg (S82.841D), which was closed and heals as expected. It was fixed with a plate and screws one week ago, on May 12, 2026. She may not put weight on the right leg until June 23.

She has carpal tunnel syndrome in both upper limbs (G56.03). On crutches her hands went numb in less than 10 minutes. A crutch substitute with wheels and a platform for the lower leg (E0118) puts no load on the wrists.

There are no stairs in her home.

Dr. Thaddeus Renwick
NPI 1410886182`,
    `OKONJO DELPHINE 41F
S82.841D (R), G56.03 (bilat)
ORIF 5/12/26
NWB R LE til 6/23/26
crutches: numb hands <10 min
E0118 x1
no stairs
Renwick NPI 1410886182`,
    `The patient broke her ankle and is not allowed to step on it for six weeks after the operation. Usually crutches would be given. However, crutches press on the wrists, and she has carpal tunnel syndrome on both sides, so her hands become numb.

With a wheeled crutch substitute the lower leg rests on a padded platform and the other foot moves the device forward. Both hands only steer.

This is needed for a limited time and allows Delphine Okonjo to teach. It was ordered by Dr. Thaddeus Renwick (NPI 1410886182).`,
    `MEDICAL NECESSITY

Patient ......... Delphine Okonjo, 11/30/1984
Item ............ Crutch substitute, lower leg platform, with wheels
HCPCS ........... E0118
Quantity ........ 1
Diagnosis 1 ..... S82.841D
Diagnosis 2 ..... G56.03
Weight bearing .. none on the right until 06/23/2026
Tried ........... crutches, both hands numb
Provider ........ Dr. Thaddeus Renwick, NPI 1410886182`,
    `good morning, requesting E0118 (the rolling knee thing) for delphine okonjo. right ankle fx w/ plate may 12. no weight till june 23. crutches are no good bc her carpal tunnel is on both sides and hands go to sleep after ten min. she's a 4th grade teacher, gets a ride from a colleague. flat home. one unit. renwick, 1410886182`,
  ],
  passages: [
    'Six weeks lie between the operation and June 23.',
    'The platform carries the bent knee.',
    'Crutches load the wrists.',
    'Her left leg is sound.',
  ],
  edits: [
    [0, 'side', 'fracture of her right lower leg → fracture of her left lower leg'],
    [1, 'date-age', 'ORIF 5/12/26 → ORIF 5/21/26'],
    [2, 'device', 'a wheeled crutch substitute → an electric scooter'],
  ],
  corruptions: {
    'code-disease': ['G56.03, {carpal tunnel syndrome → cubital tunnel syndrome}'],
    'description-detail': [
      'A displaced {bimalleolar → trimalleolar} fracture',
      '{Closed → Open} fracture of the lower leg',
    ],
    side: ['Carpal tunnel syndrome, {bilateral → right}'],
    medication: ['{ → Enoxaparin 40 mg a day is given against clots.}'],
    diagnosis: ['{ → Osteopenia was seen on the films.}'],
    event: ['{ → She slipped on ice outside the school.}'],
    treatment: ['{ → Wrist splints at night have been worn for a year.}'],
    social: ['A {colleague → neighbor} drives her.', 'She teaches {fourth grade → high school}.'],
    negation: ['There are {no stairs → stairs} at home.'],
    organisation: ['{ → The plate was placed at Sangre de Cristo Surgical Center.}'],
    attestation: ['{ → I have reviewed her radiographs with the surgeon.}'],
    'relative-date': ['Plate and screws {one week → three weeks} ago'],
    brackets: ['[{ → She has had gestational diabetes.}]'],
    script: ['{Crutches → Crutсhes} made her hands numb.'],
    retold: ['Numb within {10 → 40} minutes', 'Crutches made {both hands → one hand} numb.'],
  },
};
