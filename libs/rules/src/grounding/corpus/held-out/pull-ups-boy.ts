import type { CorpusCase } from '../corpus-case.ts';

export const pullUpsBoy: CorpusCase = {
  id: 'pull-ups-boy',
  today: '2026-09-24',
  facts: {
    case_id: 7016,
    patient: {
      first_name: 'Matteo',
      middle_name: 'Luis',
      last_name: 'Vanterpool',
      dob: '2017-02-08',
      gender: 'male',
      height: '126 cm',
      weight: '31 kg',
      address: '208 Cedar Bluff Drive, Asheboro, NC 27203',
      phone: '(336) 555-0161',
      mrn: 'MRN-530077',
    },
    diagnoses: [
      { code: 'Q90.9', description: 'Down syndrome, unspecified' },
      { code: 'R32', description: 'Unspecified urinary incontinence' },
      { code: 'R15.9', description: 'Full incontinence of feces' },
    ],
    items: [
      {
        item: 'Pediatric protective underwear, large',
        hcpcs: 'T4532',
        quantity: 150,
        quantity_limit: 180,
        limit_period: 'month',
        size: 'large',
        justification:
          'Five changes a day. Toilet training at school with a picture schedule since 2023: he sits for two minutes but does not signal. He pulls these up and down himself and tears open the tabs of briefs. Third grade.',
      },
    ],
    provider: { name: 'Dr. Lucille Abernathy', npi: '1811351190', date_signed: '2026-09-23' },
  },
  notes: [
    `September 24, 2026

RE: Matteo Luis Vanterpool (DOB February 8, 2017)

To the Pediatric Benefits Unit:

Matteo is a nine-year-old boy with Down syndrome (Q90.9) who is incontinent of urine (R32) and has full incontinence of feces (R15.9). He is changed five times a day.

At school he has been in toilet training with a picture schedule since 2023. He will sit for two minutes, but he does not signal a need. He can pull protective underwear up and down without help, whereas he tears briefs open at the tabs. Protective underwear therefore lets him go on practicing.

I ask for 150 pediatric pull-ups in size large per month (T4532). The limit is 180.

Yours truly,
Dr. Lucille Abernathy
NPI 1811351190`,
    `VANTERPOOL, MATTEO 9yo M Down synd
incont urine + stool, 5 chg/d
toilet trng @ school since '23, sits 2 min, no signal
pulls pull-ups up/down indep; rips tabs on briefs
T4532 lg #150/mo
Abernathy 1811351190`,
    `Why pull-ups and not briefs?

A child who is learning to use the toilet has to undress quickly and alone. Underwear that is pulled up and down allows it, and tabs do not. Children with Down syndrome often reach this step some years later than others, and many do reach it.

Matteo Vanterpool, who is in the third grade, manages the pulling himself. On briefs he rips the tabs. He weighs 31 kg, that is 68 pounds, and takes the pediatric size large.

The quantity of 150 a month follows from five changes a day over thirty days. Ordered on September 23, 2026 by Dr. Lucille Abernathy, NPI 1811351190.`,
    `SCHOOL HEALTH AND SUPPLY FORM

Child: Vanterpool, Matteo L.          Grade: 3
Born: 02/08/2017                      MRN: MRN-530077
Height: 126 cm (4 ft 2 in)            Weight: 31 kg
Codes: Q90.9 / R32 / R15.9
Product: T4532, size large
Pieces per day: 5                     Pieces per month: 150
Monthly limit: 180                    Left over: 30
Signals need: no
Pulls underwear by himself: yes
Prescriber: Lucille Abernathy         NPI: 1811351190`,
    `**Summary of medical necessity**

Mr. Matteo Vanterpool is a pediatric patient whose condition, Down syndrome, is associated with delayed continence.

*Key facts*

- Both bladder and bowel are affected (R32, R15.9)
- Structured training has been under way at school since 2023
- He remains without a signal, although he sits on the toilet for 2 minutes

*Recommendation*

- T4532, pediatric protective underwear, large: 150 per month

NPI of Dr. Lucille Abernathy: 1811351190`,
    `Nurse's note on the order of pull-ups. For the boy Matteo Vanterpool the doctor, Lucille Abernathy, signed yesterday: 150 of T4532 in large. He has Down syndrome and goes through five a day, wet or soiled. At school he works with a picture schedule, which he has had for about three years. He sits. He does not tell. Briefs are no use, for he tears the tabs. Over three months it makes 450 pieces. NPI: 1811351190. Phone (336) 555-0161.`,
  ],
  passages: [
    'Thirty days at five a day make 150.',
    'He manages pull-on underwear himself.',
    'His order is 30 pieces below the limit of the month.',
    'He was nine on February 8, 2026.',
    'The school has worked on it with a picture schedule since 2023.',
  ],
  edits: [
    [0, 'sex', 'a nine-year-old boy → a nine-year-old girl'],
    [1, 'quantity', 'T4532 lg #150/mo → T4532 lg #180/mo'],
    [3, 'negation', 'Signals need: no → Signals need: yes'],
    [5, 'relative-date', 'signed yesterday → signed last month'],
  ],
  corruptions: {
    'code-disease': ['Q90.9, {Down syndrome → fragile X syndrome}'],
    'other-item': ['T4532 is {pediatric protective underwear → a pediatric brief with tabs}.'],
    'description-detail': [
      '{Full incontinence → Smearing} of feces, R15.9',
      '{Down syndrome → Down syndrome with mosaicism} (Q90.9)',
    ],
    side: ['He pulls his underwear up{ → with his left hand only}.'],
    sex: ['{He → She} sits on the toilet for two minutes.'],
    choice: ['The pull-ups are of size {large → medium}.'],
    device: ['{Pull-ups → Cloth diapers and plastic pants} are requested for Matteo.'],
    medication: ['{ → He takes levothyroxine 50 micrograms every morning.}'],
    diagnosis: ['{ → Celiac disease worsens the loose stools.}'],
    event: ['{ → He had surgery on the bowel as a newborn.}'],
    treatment: ['{ → Desmopressin was tried for six months and stopped.}'],
    social: ['He is in the {third → first} grade.'],
    attitude: ['~ { → Matteo is a cheerful boy who is proud of every success.}'],
    negation: ['He {tears → does not tear} open the tabs of briefs.'],
    organisation: ['{ → He goes to Randolph Elementary School.}'],
    attestation: ['{ → I have discussed the alternatives with his parents and obtained their consent.}'],
    'relative-date': ['Training began {in 2023 → six months ago} with a picture schedule.'],
    'other-role': ['He needs {150 → 126} pieces per month.'],
    brackets: ['[{ → A rash has covered both buttocks for weeks.}]'],
    'coverage-measure': [
      'Medicaid pays from the age of three when incontinence has a medical cause{ →, and his IQ of 48 documents it}.',
    ],
    script: ['{Protective → Рrotective} underwear in size large'],
    identifier: ['Call (336) {555-0161 → 555-0116}.'],
    'date-age': ['Matteo was born on {February 8 → August 2}, 2017.'],
    quantity: ['{Five → Seven} changes a day'],
    name: ['Dr. {Lucille → Lucinda} Abernathy'],
    retold: ['He sits for {two → twenty} minutes.'],
    sum: ['In three months {450 → 540} pieces are used.'],
  },
};
