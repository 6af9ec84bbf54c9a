import type { CorpusCase } from '../corpus-case.ts';

export const depthShoesMailman: CorpusCase = {
  id: 'depth-shoes-mailman',
  today: '2026-08-10',
  facts: {
    case_id: 7707,
    patient: {
      first_name: 'Horace',
      middle_name: 'Delmar',
      last_name: 'Whitcombe',
      dob: '1966-12-08',
      gender: 'male',
      height: '181 cm',
      weight: '102 kg',
      address: '450 Tannery Row, Zanesville, OH 43701',
      phone: '(740) 555-0124',
      mrn: 'MRN-771075',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'Z89.421', description: 'Acquired absence of other right toe(s)' },
    ],
    items: [
      {
        item: 'For diabetics only, fitting (including follow-up), custom preparation and supply of off-the-shelf depth-inlay shoe manufactured to accommodate multi-density insert(s), per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 year',
        justification:
          'Right second toe amputated on October 14, 2024 after an infected ulcer. On July 6, 2026 the 10 g monofilament was not felt at 7 of 10 points on the right sole and 5 of 10 on the left. Callus under the first metatarsal head of the left foot. Dorsalis pedis pulses felt on both feet. A1c 7.9 % on July 6. Size 11, extra wide, brown, with straps, as his fingers are stiff.',
      },
      {
        item: "For diabetics only, multiple density insert, direct formed, molded to foot after external heat source of 230 degrees Fahrenheit or higher, total contact with patient's foot, including arch, base layer minimum of 1/4 inch material of Shore A 35 durometer or 3/16 inch material of Shore A 40 durometer (or higher), prefabricated, each",
        hcpcs: 'A5512',
        quantity: 6,
        quantity_limit: 6,
        limit_period: '1 year',
        justification:
          'Three pairs, changed every four months. Carries mail on foot, 11 km a day, five days a week. Divorced; his niece looks at his soles on Sundays.',
      },
    ],
    provider: { name: 'Dr. Marguerite Szabo', npi: '1847163098', date_signed: '2026-08-10' },
  },
  notes: [
    `August 10, 2026

Mr. Horace Whitcombe, 59 years old (December 8, 1966; MRN-771075), has type 2 diabetes mellitus with diabetic polyneuropathy (E11.42). His right second toe was amputated on October 14, 2024 after an infected ulcer (Z89.421, acquired absence of other right toe(s)).

Examination of July 6, 2026:
The 10 g monofilament was not felt at 7 of 10 points on the right sole and at 5 of 10 points on the left. There is a callus under the first metatarsal head of the left foot. The dorsalis pedis pulses are felt on both feet. A1c was 7.9 %.

I order two depth-inlay shoes (A5500), size 11, extra wide, brown, with straps because his fingers are stiff, and six multiple density inserts (A5512), three pairs, to be changed every four months.

Dr. Marguerite Szabo
NPI 1847163098`,
    `WHITCOMBE H. 59 yo mail carrier, 11 km/d x 5 d/wk on foot
T2DM w polyneuropathy; s/p R 2nd toe amp 10/14/24
7/6/26: MF absent R 7/10, L 5/10. callus L 1st MTH. DP + bilat. A1c 7.9
A5500 x2 (sz 11 XW, brn, straps), A5512 x6
E11.42 Z89.421
Szabo 1847163098`,
    `# Therapeutic Footwear Justification

**Patient:** Horace D. Whitcombe | **DOB:** 12/08/1966 | **Prescriber:** Dr. Marguerite Szabo, NPI 1847163098

## Qualifying conditions
- **Previous amputation of part of a foot:** right second toe, 10/14/2024
- **Peripheral neuropathy with callus:** callus under the left first metatarsal head

## Sensory loss (07/06/2026)
- Right: 7 of 10 points not felt, so 3 felt
- Left: 5 of 10 points not felt, so 5 felt

## Load on the feet
- 11 km (6.8 miles) a day, 55 km in a working week

## Quantities
- Shoes: 2 (one pair), limit 2 per year
- Inserts: 6 (three pairs), limit 6 per year; one pair lasts four months`,
    `A foot that does not feel will walk on a nail. In people with diabetes the nerves of the feet often die off long before anyone notices, and a stiff seam or a worn insole that others would take off at once rubs on for a whole day. Many amputations begin with such a rub. Deep shoes with soft inserts spread the load and leave room for toes that have changed their place.

Horace Whitcombe has already paid that price once. In October of 2024 he lost the second toe of his right foot after an ulcer became infected. He walks eleven kilometers every working day with the mail. Under the ball of the left foot, behind the big toe, the skin has thickened to a callus.

He is divorced, and on Sundays his niece looks at his soles. His A1c stood at seven point nine percent on the sixth of July. The shoes close with straps, for his fingers are stiff. Signed by Dr. Marguerite Szabo, NPI 1847163098.`,
    `SHOE FITTING ORDER
Name: Horace Delmar Whitcombe, male
Tel: (740) 555-0124
Addr: 450 Tannery Row, Zanesville, OH 43701
Weight: 102 kg (225 lb)   Height: 181 cm (5 ft 11 in)
Shoe: A5500, 11, extra wide, brown, strap closure, qty 2
Insert: A5512, qty 6
Missing toe: right, second
Callus: left, first metatarsal head
Dx 1: E11.42     Dx 2: Z89.421
Ordering physician: Dr. Marguerite Szabo     NPI: 1847163098     Date: 08/10/2026`,
    `Dear Claims Reviewer,

APPEAL: please approve the shoes for your member Whitcombe. Coverage of therapeutic shoes asks for diabetes and at least one of several foot conditions, among them a previous amputation of part of the foot and neuropathy with callus. He has both of these.

Good pulses do not make the shoes needless. Blood reaches his feet; feeling is lost in places. On the right sole he missed seven of ten points, on the left five, twelve of twenty in all. The request stays within the yearly limits of two shoes and six inserts.

The wear on them will be heavy: a mail route of eleven kilometers on five days of the week.

Dr. Marguerite Szabo (NPI 1847163098)`,
  ],
  passages: [
    'Six inserts are three pairs, and each pair lasts four months.',
    'The dorsalis pedis pulses are felt on both feet.',
    'His right sole has lost more feeling than the left.',
    'In a week of five days he walks 55 km with the mail.',
    'The callus lies under the first metatarsal head of the left foot.',
  ],
  edits: [
    [0, 'name', 'Dr. Marguerite Szabo → Dr. Margarethe Szabo'],
    [2, 'sum', '55 km in a working week → 77 km in a working week'],
    [4, 'quantity', 'Insert: A5512, qty 6 → Insert: A5512, qty 3'],
    [3, 'side', 'the second toe of his right foot → the second toe of his left foot'],
  ],
  corruptions: {
    'code-disease': ['He has {type 2 → type 1} diabetes mellitus with diabetic polyneuropathy, E11.42.'],
    'other-item': ['Six {inserts → shoes}, A5512, are ordered.'],
    'description-detail': [
      'Type 2 diabetes mellitus with diabetic {polyneuropathy → autonomic (poly)neuropathy}',
    ],
    side: ['The callus is under the {left → right} first metatarsal head.'],
    sex: ['{His → Her} niece looks at his soles on Sundays.'],
    choice: ['The shoes are {brown → black}, size 11.', 'He needs size {11 → 12}, extra wide.'],
    device: ['We order {depth-inlay shoes → custom molded shoes} for Mr. Whitcombe.'],
    medication: ['{ → He takes metformin 1000 mg twice a day and a basal insulin.}'],
    diagnosis: ['{ → He has Charcot changes in the left midfoot.}'],
    event: ['{ → He was in the hospital for a foot infection in May 2026.}'],
    treatment: ['{ → An earlier pair of custom orthotics has failed.}'],
    social: ['He {carries mail on foot → drives a delivery van}.'],
    attitude: [
      '~ { → Mr. Whitcombe inspects his feet diligently and fully understands the importance of proper shoes.}',
    ],
    negation: ['The dorsalis pedis pulses are {felt → not felt} on both feet.'],
    organisation: [
      '{ → He will be fitted at Muskingum Orthotics and Footwear.}',
      '{ → His foot was operated on at Licking Valley Medical Center.}',
    ],
    attestation: [
      '{ → I certify that I am treating him under a comprehensive plan of care for his diabetes.}',
    ],
    'relative-date': ['His toe was amputated {on October 14, 2024 → six months ago}.'],
    'other-role': ['His A1c was {7.9 → 11} %.'],
    brackets: [
      '[{ → A second ulcer opened under the left heel in June.}]',
      '[{ → He wears a brace on the right ankle.}]',
    ],
    'coverage-measure': [
      'Shoes are covered after an amputation of part of a foot{ →, and his left great toe was removed in 2023}.',
    ],
    script: ['He walks {11 → ١١} km a day.'],
    identifier: ['NPI {1847163098 → 1847136098}'],
    'date-age': ['The amputation was on {October 14, 2024 → October 24, 2014}.'],
    quantity: ['Inserts are changed every {four → six} months.'],
    name: ['Horace {Delmar → Delbert} Whitcombe'],
    retold: ['On the left sole the monofilament was not felt at {5 → 9} of 10 points.'],
    sum: ['Of twenty points on both soles he missed {twelve → fourteen}.'],
  },
};
