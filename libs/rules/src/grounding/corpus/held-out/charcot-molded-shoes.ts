import type { CorpusCase } from '../corpus-case.ts';

export const charcotMoldedShoes: CorpusCase = {
  id: 'charcot-molded-shoes',
  today: '2026-08-20',
  facts: {
    case_id: 7013,
    patient: {
      first_name: 'Tobias',
      middle_name: 'Chidi',
      last_name: 'Ekwueme',
      dob: '1967-09-02',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '231 lb',
      address: '905 Old Ferry Lane, Macon, GA 31204',
      phone: '(478) 555-0119',
      mrn: 'MRN-118406',
    },
    diagnoses: [
      { code: 'E11.610', description: 'Type 2 diabetes mellitus with diabetic neuropathic arthropathy' },
      { code: 'Z89.422', description: 'Acquired absence of other left toe(s)' },
    ],
    items: [
      {
        item: 'Diabetic custom-molded shoe',
        hcpcs: 'A5501',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        size: '11',
        color: 'brown',
        justification:
          'Charcot deformity of the right foot: the arch has collapsed and no depth shoe fits; the last was tried on July 29, 2026. The second and third toes of the left foot were amputated in 2019.',
      },
      {
        item: 'Shoe insert, custom molded',
        hcpcs: 'A5513',
        quantity: 4,
        quantity_limit: 6,
        limit_period: 'year',
        justification:
          'Two pairs, each worn for six months. The left ones with a filler for the missing toes.',
      },
    ],
    provider: { name: 'Dr. Priya Sundaram', npi: '1072386257', date_signed: '2026-08-20' },
  },
  notes: [
    `Macon, August 20, 2026

RE: Tobias Chidi Ekwueme, born September 2, 1967, MRN-118406

To the Medical Director:

Mr. Ekwueme has type 2 diabetes mellitus with diabetic neuropathic arthropathy (E11.610), commonly called a Charcot foot. It is his right foot that is affected, and its arch has collapsed. He also lacks the second and third toes of the left foot (Z89.422), which were amputated in 2019.

On July 29 a depth shoe was tried; it did not fit, nor does any other. For this reason I prescribe one pair of custom-molded shoes, size 11, in brown (A5501, quantity 2), together with two pairs of custom-molded inserts (A5513, quantity 4). The inserts on the left carry a filler where toes are missing.

Dr. Priya Sundaram
NPI 1072386257`,
    `58M DM2, Charcot R foot w/ arch collapse. s/p amp L toes 2+3 (2019). Depth shoe tried 7/29/26, no fit.
-> A5501 x 2 (sz 11, brn), A5513 x 4, toe filler L
E11.610 / Z89.422
Pt Ekwueme T. MRN-118406. Sundaram, 1072386257`,
    `THERAPEUTIC FOOTWEAR WORKSHEET

                     RIGHT                         LEFT
Toes                 -                             2nd and 3rd absent since 2019
Arch                 collapsed (Charcot)           -
Shoe A5501           1                             1
Insert A5513         2                             2, with filler

Size 11   Color brown
Client: Ekwueme, Tobias     DOB 09/02/1967     Tel (478) 555-0119
Prescribing: Dr. Priya Sundaram, NPI 1072386257`,
    `Charcot arthropathy is a destruction of the joints of a foot that no longer feels pain. Bones break and shift, the arch gives way, and the sole takes the shape of a rocker with its weight on places that were never meant to bear it. A shoe made on a common last then presses and rubs without the wearer noticing, and the end is often an ulcer.

So it stands with Tobias Ekwueme, who is 58 years old and weighs 231 pounds, close to 105 kilograms. His right foot has lost its arch. His left foot lacks its second and third toes since 2019. Depth shoes, the last of them at the end of July 2026, did not fit.

Custom-molded shoes are made over a model of the patient's own foot. He needs two of them, which is one pair, and four molded inserts, a pair for each half of the year. Dr. Priya Sundaram (NPI 1072386257) ordered them on August 20, 2026.`,
    `**Statement of need: diabetic footwear**

1. **Who:** Mr. T. Ekwueme, 58
2. **What:** custom-molded shoes (A5501), 2 each; custom-molded inserts (A5513), 4 each
3. **Why:**
   - Diabetic neuropathic arthropathy (E11.610) with a collapsed arch on the right
   - Acquired absence of toes on the left (Z89.422)
   - Off-the-shelf depth shoes do not fit
4. **Limits:** 2 shoes and 6 inserts a year; the order stays within both
5. **By whom:** Dr. Priya Sundaram, NPI 1072386257`,
    `Good afternoon. I write in support of Mr. Ekwueme. It may be asked whether depth shoes would do. They would not: his right foot is deformed by Charcot disease, its arch has fallen in, and a depth shoe was last tried on July 29 without success. On the other foot two toes are gone. We ask only for the yearly pair, in brown, size 11, and for four of the six inserts that a year allows. That leaves two unused. Please approve them. NPI of Dr. Priya Sundaram: 1072386257.`,
  ],
  passages: [
    'One pair of shoes is counted as two, because the code counts single shoes.',
    'The filler takes the place of the two missing toes in the left shoe.',
    'Seven years have passed since the amputation in 2019.',
    'Each pair of inserts lasts half a year, so two pairs cover the year.',
    'His height is 6 feet 1 inch, about 185 cm.',
  ],
  edits: [
    [0, 'side', 'It is his right foot that is affected → It is his left foot that is affected'],
    [1, 'quantity', 'A5513 x 4 → A5513 x 6'],
    [3, 'retold', 'has lost its arch → has kept its arch'],
    [5, 'choice', 'in brown, size 11 → in black, size 11'],
  ],
  corruptions: {
    'code-disease': ['E11.610: type 2 diabetes mellitus with {neuropathic arthropathy → foot ulcer}'],
    'other-item': ['Two {custom-molded shoes (A5501) → custom-molded inserts (A5501)}'],
    'description-detail': ['{Type 2 → Type 1} diabetes mellitus with diabetic neuropathic arthropathy'],
    side: [
      'The Charcot deformity is on the {right → left}.',
      'Two toes of the {left → right} foot are missing.',
    ],
    sex: ['{Mr. → Mrs.} Ekwueme needs molded shoes.'],
    choice: ['Shoes in size {11 → 9} are ordered.'],
    device: ['He will wear {custom-molded shoes → a removable walking boot}.'],
    medication: ['{ → For neuropathic pain he takes gabapentin 300 mg three times a day.}'],
    diagnosis: ['{ → Peripheral arterial disease further endangers both feet.}'],
    event: ['{ → He was hospitalized in June with an infection of the bone.}'],
    treatment: ['{ → A total contact cast was worn for twelve weeks.}'],
    social: ['{ → He stands all day as a line cook.}'],
    attitude: ['~ { → He understands the importance of daily foot checks and is committed to them.}'],
    negation: ['Depth shoes {do not fit → fit} him.'],
    organisation: ['{ → The casts were taken at Ocmulgee Orthotics & Prosthetics.}'],
    attestation: ['{ → I examined both feet with a monofilament today.}'],
    'relative-date': ['A depth shoe was last tried {three weeks ago → the day before yesterday}.'],
    'other-role': ['Inserts are limited to {6 → 4} a year.'],
    brackets: ['[{ → The right foot has an open sore under the midfoot.}]'],
    'coverage-measure': [
      'Molded shoes are covered when a deformity cannot be fitted in a depth shoe{ →, as the callus under his fifth metatarsal shows}.',
    ],
    script: ['The {arch → аrch} of the right foot has collapsed.'],
    identifier: ['Tobias Ekwueme, {MRN-118406 → MRN-118460}'],
    'date-age': ['The toes were amputated in {2019 → 2009}.'],
    quantity: ['{Four → Eight} inserts are ordered.'],
    name: ['Patient: {Tobias → Thomas} Ekwueme'],
    retold: ['The {second and third → fourth and fifth} toes of the left foot were amputated.'],
    sum: ['Two shoes and four inserts, {six → eight} pieces in all'],
  },
};
