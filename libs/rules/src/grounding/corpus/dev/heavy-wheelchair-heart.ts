import type { CorpusCase } from '../corpus-case.ts';

export const heavyWheelchairHeart: CorpusCase = {
  id: 'heavy-wheelchair-heart',
  today: '2026-10-27',
  facts: {
    case_id: 2527,
    patient: {
      first_name: 'Delroy',
      middle_name: null,
      last_name: 'Okonkwo-Marsh',
      dob: '1968-04-19',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '372 lb',
      address: '18 Tanglewood Court, Macon, GA 31204',
      phone: '(478) 555-0117',
      mrn: 'MRN-731964',
    },
    diagnoses: [
      { code: 'I50.22', description: 'Chronic systolic (congestive) heart failure' },
      { code: 'M17.11', description: 'Unilateral primary osteoarthritis, right knee' },
      { code: 'E66.813', description: 'Obesity, class 3' },
    ],
    items: [
      {
        item: 'Heavy-duty wheelchair',
        hcpcs: 'K0006',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '24 in',
        justification:
          'He stops for breath after 15 steps with a walker and takes 9 minutes from the bed to the bathroom. The ejection fraction was 28 % in June 2026. The right knee bends to 80 degrees. He pushes himself with both arms and needs no attendant. Doorways at home are 34 inches wide. His wife is at work from 8 to 5.',
      },
    ],
    provider: { name: 'Nadia Ferreira, MD', npi: '1740285618', date_signed: '2026-10-27' },
  },
  notes: [
    `October 27, 2026

Re: Delroy Okonkwo-Marsh, born April 19, 1968

Dear reviewer:

My patient, a man of 58, lives with chronic systolic congestive heart failure (I50.22). In June 2026 the ejection fraction was 28 %. He also has primary osteoarthritis of the right knee (M17.11) and class 3 obesity (E66.813); he weighs 372 lb at a height of 6 ft 1 in.

With a walker he has to stop for breath after 15 steps. From his bed to the bathroom he takes 9 minutes. The right knee bends only to 80 degrees. He is able to push himself with both arms, so that no attendant is needed. The doorways of the home, 34 inches wide, let the chair through. His wife works from 8 to 5.

For these reasons I order one heavy-duty wheelchair (K0006) with a seat of 24 inches.

Nadia Ferreira, MD
NPI 1740285618`,
    `**Patient:** Delroy Okonkwo-Marsh (MRN-731964), DOB 04/19/1968, 58 y, male
**Address:** 18 Tanglewood Court, Macon, GA 31204

**Assessment**
* CHF, systolic, chronic: I50.22. EF 28 % (June 2026).
* OA right knee, primary: M17.11. Flexion to 80°.
* Class 3 obesity: E66.813. 372 lb, 6'1".

**Function**
* Walker: 15 steps, then a pause for breath.
* Bed to bathroom: 9 min.
* Propels with both arms. No attendant.
* Wife at work 8-5.

**Environment**
* Doorways 34 in.

**Order:** K0006, heavy-duty wheelchair, 24 in, x1 (1 per 5 years)

Nadia Ferreira, MD · NPI 1740285618 · 10/27/2026`,
    `What is asked for
A wheelchair of the heavy-duty kind, K0006, seat 24 in, one.

Who it is for
Mr. Okonkwo-Marsh of Macon, aged fifty-eight, MRN-731964.

Why it is needed
His heart failure is chronic and systolic (I50.22; ejection fraction 28 % in June of 2026). Osteoarthritis has stiffened the right knee (M17.11), which flexes to no more than 80 degrees. The third diagnosis is obesity of class 3 (E66.813): at 372 pounds he is above what a standard chair carries.

Why nothing smaller will do
A walker takes him fifteen steps before he must stand and catch his breath; the way from bed to bathroom lasts nine minutes. Canes and crutches would ask still more of his heart.

How it will be used
He propels the chair with his own two arms. There is no attendant and none is needed, which matters because his wife is at her job between 8 and 5. Doorways measure 34 in.

Nadia Ferreira, MD, 1740285618, October 27, 2026`,
    `To whom it may concern:

Patient Delroy Okonkwo-Marsh
Telephone (478) 555-0117
Prescriber Nadia Ferreira, MD (NPI 1740285618)

1) The patient is 58 years old. Height 6 ft 1 in, weight 372 lb.
2) Diagnoses: I50.22 Chronic systolic (congestive) heart failure; M17.11 Unilateral primary osteoarthritis, right knee; E66.813 Obesity, class 3.
3) The patient cannot go about the home on foot in reasonable time. He needs 9 minutes to reach the bathroom from his bed, and rests for breath after 15 steps in spite of a walker.
4) He can use the chair: both arms push it, and he needs no attendant.
5) The chair fits: doorways are 34 inches wide.
6) The ejection fraction of June 2026 was 28 %. The right knee bends to 80 degrees.
7) Requested: Heavy-duty wheelchair, HCPCS K0006, size 24 in, quantity 1. Limit: one in 5 years.

Without this chair he would stay in bed for much of the day while his wife is at work (8 to 5).

Signed 10/27/2026`,
  ],
  passages: [
    `Heart failure that leaves someone breathless after 15 steps makes walking aids a poor answer: each step costs effort that the heart cannot supply. For Mr. Okonkwo-Marsh the answer is a chair that he moves with both arms.`,
    `Heavy-duty wheelchairs are meant for people who weigh more than 250 pounds. He weighs 372.`,
    `In short: EF 28 %, knee flexion 80 degrees on the right, 372 lb, one K0006.`,
  ],
  edits: [
    [
      0,
      'event',
      'His wife works from 8 to 5. → His wife works from 8 to 5. In August he was readmitted with fluid on the lungs.',
    ],
    [0, 'retold', 'stop for breath after 15 steps → stop for breath after 50 steps'],
    [0, 'social', 'His wife works → His mother works'],
    [1, 'side', '* OA right knee, primary → * OA left knee, primary'],
    [1, 'negation', 'No attendant. → Attendant required.'],
    [2, 'description-detail', 'obesity of class 3 → obesity of class 2'],
    [2, 'device', 'Doorways measure 34 in. → Doorways measure 34 in. Elevating leg rests go with it.'],
    [3, 'medication', 'in spite of a walker. → in spite of a walker and of carvedilol.'],
    [3, 'quantity', 'one in 5 years → one in 3 years'],
  ],
  corruptions: {
    'code-disease': [
      'I50.22: {chronic systolic heart failure → atrial fibrillation}',
      'His {osteoarthritis → gout} of the right knee is coded M17.11.',
      'E66.813 ({class 3 obesity → hypothyroidism})',
    ],
    'other-item': [
      'One {heavy-duty wheelchair → power wheelchair} is ordered as K0006.',
      'K0006 is the code of the {heavy-duty → standard} wheelchair requested here.',
    ],
    'description-detail': [
      'Heart failure of the chronic {systolic → diastolic} kind (I50.22)',
      '{Chronic → Acute on chronic} systolic heart failure limits him.',
      '{Primary → Post-traumatic} osteoarthritis of the right knee',
      'His obesity is of class {3 → 1}.',
    ],
    side: [
      'It is the {right → left} knee that bends to 80 degrees.',
      'Osteoarthritis of {the right knee → both knees} (M17.11)',
      'He pushes with {both arms → the left arm alone}.',
    ],
    sex: [
      'This {man → lady} of 58 is out of breath after 15 steps.',
      'The knee hurts {him → her} at 80 degrees of flexion.',
      '{Mr. → Ms.} Okonkwo-Marsh weighs 372 lb.',
    ],
    choice: [
      'The seat measures {24 → 20} inches across.',
      'We ask for the {24 in → 22 in} seat.',
      'A chair {of 24 inches → of 24 inches in burgundy} is requested.',
    ],
    device: [
      '{ → A pressure-relieving cushion is to be supplied with the chair.}',
      '{ → Home oxygen has been set up as well.}',
      'One heavy-duty wheelchair{ → and a bedside commode} are needed.',
      '{ → He sleeps in a hospital bed.}',
    ],
    medication: [
      '{ → Furosemide has been doubled without relief.}',
      '{ → He takes sacubitril/valsartan 97/103 mg twice daily.}',
      '{ → Tramadol dulls the pain of the knee.}',
    ],
    diagnosis: [
      'Heart failure{ →, sleep apnea} and obesity keep him from walking.',
      '{ → Peripheral neuropathy numbs his feet.}',
      '{ → He is also known to have type 2 diabetes.}',
    ],
    event: [
      '{ → He collapsed in the kitchen and was taken away by ambulance.}',
      '{ → A knee replacement was done four years back and had to be revised.}',
      '{ → He has been in the hospital with heart failure on two occasions.}',
    ],
    treatment: [
      '{ → Cortisone injections in the knee have been tried to no avail.}',
      '{ → He is allergic to iodine contrast.}',
      '{ → Cardiac rehabilitation was broken off.}',
    ],
    social: [
      'His {wife → brother} is at work from 8 to 5.',
      '{ → The couple have two teenage sons who lift him.}',
      '{ → He lives alone on the second floor.}',
      '{ → Until last winter he drove a truck for a living.}',
    ],
    attitude: [
      '~ { → He is eager to get out of bed more.}',
      '~ { → Mr. Okonkwo-Marsh knows how the brakes work.}',
      '~ { → His spirits are low because of it.}',
    ],
    negation: [
      'He needs {no → an} attendant.',
      'He {can → cannot} propel the chair with both arms.',
      'He {has to stop → never has to stop} for breath after 15 steps.',
      'The chair {passes → does not pass} through doorways of 34 inches.',
    ],
    organisation: [
      '{ → Peach State Health Plan is the payer.}',
      '{ → The echocardiogram was read at Coliseum Medical Center.}',
    ],
    attestation: [
      '{ → I watched him walk in my office on the day of this letter.}',
      '{ → I hereby certify under penalty of perjury that all of this is so.}',
      '{ → A physical therapist under my direction has measured him for the chair.}',
    ],
    'relative-date': [
      '{ → The knee has been stiff for the past two winters.}',
      '{ → His last visit was a fortnight ago.}',
    ],
    'other-role': [
      'The ejection fraction is {28 → 24} %.',
      'Doorways are {34 → 80} inches wide.',
      'He takes {9 → 15} minutes to reach the bathroom.',
      '{ → His BMI is 58.}',
    ],
    brackets: [
      '{ → [pulse 118 after transfer]}',
      'He needs no attendant. { → [though a nephew helps in the evening]}',
    ],
    'coverage-measure': [
      'The policy asks for a weight above 250 pounds{ → ; his BNP of 1,240 is not in doubt either}.',
      'A chair is covered when a walker does not suffice{ → , as his New York Heart Association class IV shows}.',
    ],
    script: ['EF {28 → ２８} %', '~ Heavy-duty {wheelchair → wheеlchair}', 'He weighs {372 → ٣٧٢} lb.'],
    identifier: [
      'Heart failure: {I50.22 → I50.32}',
      'Knee: {M17.11 → M17.12}',
      'HCPCS {K0006 → K0007}',
      'NPI: {1740285618 → 1740286518}',
      'Call (478) 555-01{17 → 71}.',
    ],
    'date-age': [
      'He is {58 → 68} years of age.',
      'DOB {04/19/1968 → 04/19/1986}',
      'Echocardiogram of {June → January} 2026: 28 %',
    ],
    quantity: ['We request {one → two} heavy-duty wheelchairs.', 'One is allowed per {5 years → year}.'],
    name: [
      'Delroy Okonkwo-{Marsh → March}',
      '{Delroy → Leroy} Okonkwo-Marsh was born in 1968.',
      'Nadia {Ferreira → Pereira}, MD',
    ],
    retold: [
      'From bed to bathroom it takes him {9 → 19} minutes.',
      'The knee bends to {80 → 18} degrees.',
      'He pushes {himself → nothing himself} with both arms.',
      'His wife is at {work → home} from 8 to 5.',
      'He stops for breath after fifteen {steps → flights of stairs}.',
    ],
    sum: [
      'Two trips to the bathroom and back take {36 → 63} minutes.',
      'There are {three → four} diagnoses and one item.',
    ],
  },
};
