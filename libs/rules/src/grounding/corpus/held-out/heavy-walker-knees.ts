import type { CorpusCase } from '../corpus-case.ts';

export const heavyWalkerKnees: CorpusCase = {
  id: 'heavy-walker-knees',
  today: '2026-07-06',
  facts: {
    case_id: 7017,
    patient: {
      first_name: 'Loretta',
      middle_name: 'Mae',
      last_name: 'Quintanilla',
      dob: '1974-03-30',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '318 lb',
      address: '4402 Sycamore Bend, Amarillo, TX 79109',
      phone: '(806) 555-0127',
      mrn: 'MRN-719264',
    },
    diagnoses: [
      { code: 'M17.0', description: 'Bilateral primary osteoarthritis of knee' },
      { code: 'E66.813', description: 'Obesity, class 3' },
      { code: 'Z68.43', description: 'Body mass index [BMI] 50.0-59.9, adult' },
    ],
    items: [
      {
        item: 'Heavy-duty wheeled walker',
        hcpcs: 'E0149',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'A standard walker bears 300 pounds. With a cane she walks 20 feet and then holds on to the furniture. The bathroom is 45 feet from her bed.',
      },
      {
        item: 'Walker seat',
        hcpcs: 'E0156',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        color: 'gray',
        justification:
          'With a borrowed heavy-duty walker she walked 60 feet on June 30, 2026 and had to sit down once.',
      },
    ],
    provider: { name: 'Dr. Cornelius Babatunde', npi: '1718147816', date_signed: '2026-07-06' },
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY

Patient: Loretta Mae Quintanilla
Date of birth: March 30, 1974
Date: July 6, 2026

Ms. Quintanilla, 52, has bilateral primary osteoarthritis of the knee (M17.0) and class 3 obesity (E66.813) with a BMI in the range 50.0-59.9 (Z68.43). She weighs 318 pounds at a height of 5 feet 4 inches.

With a cane she gets 20 feet and from there on has to hold on to furniture. From her bed to the bathroom it is 45 feet. A standard walker is built for 300 pounds and would not be safe.

On June 30 she tried a borrowed heavy-duty walker. She covered 60 feet and sat down one time on the way. I order a heavy-duty wheeled walker (E0149) and a seat for it (E0156).

Dr. Cornelius Babatunde
NPI 1718147816`,
    `Quintanilla 52F, OA both knees, BMI 50+, 318#
cane 20 ft then furniture. BR 45 ft from bed
HD walker trial 6/30: 60 ft, 1 seated rest
std walker max 300#
E0149 + E0156
CB NPI 1718147816`,
    `What is asked for
A heavy-duty wheeled walker, E0149, one, and a gray seat to go on it, E0156, one. Two pieces altogether.

Who it is for
Loretta Quintanilla of Amarillo, MRN-719264, telephone (806) 555-0127.

What stands behind it
Her weight of 318 lb (144 kg) is 18 lb above what a standard walker carries. Twenty feet with a cane are less than half of the way to her bathroom. With the heavier walker she has already gone three times as far as with the cane.

Who ordered it
Cornelius Babatunde, NPI 1718147816, July 6, 2026`,
    `Osteoarthritis wears down the cartilage of a joint until bone grinds on bone. In the knees each step presses with several times the weight of the body, so that much weight means much pain. A walker takes part of this load on the arms. A cane can do so for one side only, and where both knees are bad, that is not enough.

A walker is only as good as its frame. The usual ones are tested to three hundred pounds. Ms. Quintanilla weighs three hundred and eighteen; at five feet four this is a body mass index of between 54 and 55. She should not be given what may break under her.

She lives with forty-five feet between bed and bathroom and walks twenty with the cane. The seat is for pauses: on the last day of June, over a distance of sixty feet, she needed one.

Dr. C. Babatunde, 1718147816`,
    `## DME Justification

| Field | Value |
|---|---|
| Patient | Loretta Quintanilla |
| Age | 52 |
| Height / weight | 163 cm / 144 kg |
| Diagnoses | M17.0, E66.813, Z68.43 |

**Functional status**
* With cane: 20 ft
* With borrowed heavy-duty walker: 60 ft with one seated rest
* Required: 45 ft

**Devices ruled out**
* Cane: distance too short
* Standard walker: capacity of 300 lb exceeded

**Provider**: Dr. Cornelius Babatunde, NPI 1718147816`,
    `Dear appeals committee, please consider that a standard walker is not an alternative for Ms. Quintanilla. It carries 300 pounds, and she weighs more. Nor is a cane: after 20 feet she reaches for chairs and tables. The bathroom is more than twice as far. A heavy-duty walker brought her 60 feet last Tuesday, June 30, with one rest, for which she needs the seat. The codes are E0149 and E0156; the reasons are M17.0, E66.813 and Z68.43. Thank you. Dr. C. Babatunde (1718147816)`,
  ],
  passages: [
    'Her weight exceeds the capacity of a standard walker by 18 pounds.',
    'Between the 20 feet she manages and the 45 feet to the bathroom 25 feet are missing.',
    'Both knees are arthritic.',
    'Sixty feet are more than the way from bed to bathroom.',
    'With the seat she can rest on the way.',
  ],
  edits: [
    [0, 'retold', 'She covered 60 feet → She covered 160 feet'],
    [2, 'choice', 'a gray seat → a blue seat'],
    [4, 'identifier', 'M17.0, E66.813, Z68.43 → M16.0, E66.813, Z68.43'],
  ],
  corruptions: {
    'code-disease': ['M17.0: bilateral primary osteoarthritis of the {knee → hip}'],
    'other-item': ['The {seat → walker} is ordered under E0156.'],
    'description-detail': [
      'Bilateral {primary → post-traumatic} osteoarthritis of knee',
      'Obesity, class {3 → 2}',
    ],
    side: ['{Both knees are → The right knee is} arthritic.'],
    sex: ['The {lady → gentleman} weighs 318 pounds.'],
    choice: ['The seat is {gray → red}.'],
    device: ['We request a heavy-duty {wheeled walker → wheelchair} for Ms. Quintanilla.'],
    medication: ['{ → She takes naproxen 500 mg twice a day for her knees.}'],
    diagnosis: ['{ → Shortness of breath from heart failure limits her further.}'],
    event: ['{ → She fell in the hallway on June 14 and could not get up.}'],
    treatment: ['{ → Cortisone injections into both knees helped for six weeks.}'],
    social: ['{ → She raises two grandchildren on her own.}'],
    attitude: ['~ { → She is determined to lose weight and embraces every recommendation.}'],
    negation: ['A standard walker {would not → would} bear her weight.'],
    organisation: ['{ → The trial was held at Panhandle Rehabilitation Hospital.}'],
    attestation: ['{ → I watched her walk in my office for this letter.}'],
    'relative-date': ['The walker was tried {six days → six weeks} ago.'],
    'other-role': ['The bathroom is {45 → 52} feet from her bed.'],
    brackets: ['[{ → Surgery on the knees was refused because of her weight.}]'],
    'coverage-measure': [
      'A heavy-duty walker is covered for persons over 300 pounds{ → who, like her, have a grip strength of 40 pounds}.',
    ],
    script: ['She walked {60 → ６０} feet with the borrowed walker.'],
    identifier: ['NPI {1718147816 → 1718147861}'],
    'date-age': ['Date of birth: March {30 → 3}, 1974'],
    quantity: ['{One seat is → Two seats are} ordered.'],
    name: ['Loretta {Quintanilla → Quintana} of Amarillo'],
    retold: ['With a cane she walks {20 → 200} feet.'],
    sum: ['She weighs {18 → 28} pounds more than a standard walker bears.'],
  },
};
