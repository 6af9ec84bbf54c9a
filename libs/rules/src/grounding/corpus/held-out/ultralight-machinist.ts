import type { CorpusCase } from '../corpus-case.ts';

export const ultralightMachinist: CorpusCase = {
  id: 'ultralight-machinist',
  today: '2026-11-04',
  facts: {
    case_id: 7020,
    patient: {
      first_name: 'Dashiell',
      middle_name: null,
      last_name: 'Kowalczyk',
      dob: '1999-08-11',
      gender: 'male',
      height: '160 cm',
      weight: '63 kg',
      address: '5 Millrace Court, Racine, WI 53402',
      phone: '(262) 555-0115',
      mrn: 'MRN-057713',
    },
    diagnoses: [
      { code: 'Q05.7', description: 'Lumbar spina bifida without hydrocephalus' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
    ],
    items: [
      {
        item: 'Ultralightweight wheelchair',
        hcpcs: 'K0005',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '16 in',
        color: 'red',
        justification:
          'Cannot stand or walk. Propels himself with both arms 14 hours a day. The right shoulder has hurt since May 2026 in a chair of 36 pounds. Lifts the chair into his car alone, six times a day. Full-time machinist. The new chair weighs 21 pounds.',
      },
      {
        item: 'Skin protection seat cushion, width under 22 in',
        hcpcs: 'E2603',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'No feeling in the seat. A sore on the left buttock took ten weeks to heal in early 2025.',
      },
    ],
    provider: { name: 'Dr. Henrietta Soto-Lindqvist', npi: '1070561489', date_signed: '2026-11-02' },
  },
  notes: [
    `November 4, 2026

Re: Dashiell Kowalczyk, born 08/11/1999

Mr. Kowalczyk, aged 27, was born with lumbar spina bifida without hydrocephalus (Q05.7). He cannot stand or walk. He also has neuromuscular dysfunction of the bladder (N31.9).

He sits in a wheelchair for 14 hours a day and propels it with both arms. His present chair weighs 36 pounds. Since May of this year his right shoulder has been painful. He lifts the chair into his car by himself six times a day and works full time as a machinist.

I order an ultralightweight wheelchair (K0005) of 21 pounds, 16 inches wide, and a skin protection cushion (E2603). He has no feeling in the seat and had a sore of the left buttock in early 2025 that needed ten weeks to heal.

Dr. Henrietta Soto-Lindqvist, NPI 1070561489`,
    `Kowalczyk, D, 27M, spina bifida L, no hydroceph; neurogenic bladder
nonambulatory. self propels 14h/d. R shoulder pain since 5/26, chair 36#
car transfers of chair x6/d alone, FT machinist
hx sore L buttock early '25, 10 wk. insensate
K0005 red 16" (21#) + E2603
HSL 1070561489`,
    `SEATING AND MOBILITY: ORDER RECORD

Rider        Dashiell Kowalczyk   MRN-057713
Chair        K0005   seat 16 in   red   21 lb
Old chair    36 lb
Saved        15 lb at each lift, six lifts a day: 90 lb a day
Cushion      E2603   skin protection, under 22 in
Limit        one chair in 5 years
Reason       Q05.7
Doctor       Soto-Lindqvist   NPI 1070561489   signed 11/02/2026`,
    `A person who uses a manual chair all day pushes the rims some thousands of times, and the shoulder is not made for it. Pain there is common in long-time riders, and since the arms are also legs to them, it costs them everything at once. Current guidelines therefore advise the lightest chair that can be adjusted to the body.

For Dashiell Kowalczyk this is not theory. He is a machinist with a full working day. Six times daily he puts thirty-six pounds, some sixteen kilograms, into his automobile, and there is nobody to help him. The right shoulder began to ache in May. A chair of twenty-one pounds, nine and a half kilograms, would weigh fifteen pounds less.

The cushion is asked for because skin that feels nothing cannot warn of pressure. How long such a wound lasts he learned at the beginning of last year: ten weeks, on the left buttock.

Dr. H. Soto-Lindqvist, NPI 1070561489`,
    `## Executive Summary
Mr. Kowalczyk is a 27-year-old full-time manual wheelchair user who requires a **K0005 ultralightweight wheelchair** and an **E2603 skin protection cushion**.

## Clinical Findings
1. Non-ambulatory: unable to stand or walk
2. Right shoulder pain since May 2026
3. Insensate seating surface; earlier sore on the left

## Functional Demands
- 14 hours of propulsion daily
- 6 independent car loadings daily

## Conclusion
A reduction from 36 lb to 21 lb is a reduction of about 42 percent.

Ordering provider: Dr. Henrietta Soto-Lindqvist (NPI 1070561489)`,
    `We appeal for approval of K0005 for Dashiell Kowalczyk of Racine. A K0001 standard chair, which may weigh more than 36 pounds, is no answer to a shoulder that already hurts under 36. He pushes himself, and he loads the chair into his car on his own. The chair is to last for five years, and those would otherwise be five years of the heavier one. With it goes one cushion, E2603, because of the sore he had in early 2025. Diagnoses: Q05.7, N31.9. Phone (262) 555-0115. NPI of the provider, Dr. Henrietta Soto-Lindqvist: 1070561489.`,
  ],
  passages: [
    'The new chair is fifteen pounds lighter than the old one.',
    'At six lifts a day and five working days he lifts it thirty times a week.',
    'He has no feeling in the seat and would not notice a new sore.',
    'His arms do all of the propelling.',
    'The painful shoulder is the right one; the healed sore was on the left.',
  ],
  edits: [
    [0, 'side', 'his right shoulder has been painful → his left shoulder has been painful'],
    [2, 'sum', 'six lifts a day: 90 lb a day → six lifts a day: 120 lb a day'],
    [3, 'social', 'He is a machinist → He is an accountant'],
    [4, 'date-age', 'since May 2026 → since May 2023'],
  ],
  corruptions: {
    'code-disease': ['Q05.7: lumbar {spina bifida → spinal stenosis}'],
    'other-item': ['{K0005, the wheelchair → E2603, the wheelchair}, in red'],
    'description-detail': ['Lumbar spina bifida {without → with} hydrocephalus'],
    side: ['The sore was on the {left → right} buttock.'],
    sex: ['Propels {himself → herself} with both arms'],
    choice: ['The seat is {16 → 18} inches wide.'],
    device: ['He should receive {an ultralightweight → a power} wheelchair.'],
    medication: ['{ → Ibuprofen 600 mg is taken most evenings.}'],
    diagnosis: ['{ → An MRI found a tear of the rotator cuff.}'],
    event: ['{ → The sore was closed with a flap operation.}'],
    treatment: ['{ → Eight weeks of physical therapy brought the shoulder no relief.}'],
    social: ['He works {full time → part time} as a machinist.'],
    attitude: ['~ { → Mr. Kowalczyk is an extremely hard-working and independent young man.}'],
    negation: ['He {cannot → can} stand.'],
    organisation: ['{ → Badger Mobility LLC will deliver the chair.}'],
    attestation: [
      '{ → I have no financial relationship with the supplier and performed the seating evaluation in person.}',
    ],
    'relative-date': ['His shoulder has hurt {since May → for the last two weeks}.'],
    'other-role': ['The new chair weighs {21 → 16} pounds.'],
    brackets: ['[{ → He has a latex allergy.}]'],
    'coverage-measure': [
      'A K0005 is covered for a full-time user{ → with a Functional Independence Measure of 104 such as he has}.',
    ],
    script: ['The {cushion → cushiоn} protects skin that feels nothing.'],
    identifier: ['Henrietta Soto-Lindqvist, NPI {1070561489 → 1070564189}'],
    'date-age': ['Mr. Kowalczyk is {27 → 37}.'],
    quantity: ['One chair in {5 → 3} years is the limit.'],
    name: ['Mr. {Dashiell → Daniel} Kowalczyk'],
    retold: [
      'He lifts the chair into his car {alone → with help}.',
      'The sore healed in {ten → four} weeks.',
    ],
    sum: ['The new chair is {fifteen → twenty} pounds lighter.'],
  },
};
