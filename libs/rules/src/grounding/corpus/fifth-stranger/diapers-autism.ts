import type { CorpusCase } from '../corpus-case.ts';

export const diapersAutism: CorpusCase = {
  id: 'diapers-autism',
  today: '2026-09-14',
  facts: {
    case_id: 7103,
    patient: {
      first_name: 'Jonah',
      middle_name: 'Elias',
      last_name: 'Prudhomme',
      dob: '2020-02-11',
      gender: 'male',
      height: '3\'10"',
      weight: '51 lb',
      address: '2209 Tupelo Street, Bayou Clair, LA 70999',
      phone: '(504) 555-0119',
      mrn: 'BC-771204',
    },
    diagnoses: [
      {
        code: 'F84.0',
        description: 'Autistic disorder',
      },
      {
        code: 'R32',
        description: 'Unspecified urinary incontinence',
      },
      {
        code: 'R15.9',
        description: 'Full incontinence of feces',
      },
    ],
    items: [
      {
        item: 'Pediatric sized disposable incontinence product, brief/diaper, small/medium size, each',
        hcpcs: 'T4529',
        quantity: 180,
        quantity_limit: 200,
        limit_period: 'month',
        size: 'medium',
        justification:
          'Non-verbal, no sign of noticing wetness. 6 changes per day for 30 days = 180. Timed toileting every 2 h from 2025-09-01 to 2025-12-01: 0 of 91 days dry. Pull-ups tried 2026-01, torn off daily, leaked. Renal ultrasound 2026-01-15 normal.',
      },
      {
        item: 'Incontinence product, disposable underpad, large, each',
        hcpcs: 'T4541',
        quantity: 60,
        quantity_limit: 120,
        limit_period: 'month',
        justification:
          'Wets 7 of 7 nights, 2 pads per night. Mattress replaced 2 times in 2025. Washable pads 5 weeks, chewed through.',
      },
      {
        item: 'Gloves, non-sterile, per 100',
        hcpcs: 'A4927',
        quantity: 1,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'Smears stool about 4 times per week, parents clean. Diaper rash 2026-04, healed in 12 days with zinc oxide. Kindergarten aide also changes him at noon.',
      },
    ],
    provider: {
      name: 'Annelise Thorne-Baptiste, NP',
      npi: '1447055590',
      date_signed: '2026-09-02',
    },
  },
  notes: [
    'Dear Medical Director,\n\nPlease find below my reasons for prescribing incontinence supplies to Jonah Prudhomme, aged six and a half. Jonah has autism (F84.0). He does not speak, and he gives no sign that he notices when he is wet. He is incontinent of urine (R32) and fully incontinent of stool (R15.9).\n\nWhat could be asked has been done. From the first of September to the first of December last year he was taken to the toilet every two hours. That is a program of thirteen weeks, and it did not yield one dry day. In January he was given pull-ups; he tore them off every day, and they leaked. An ultrasound of the kidneys in the middle of that month was normal.\n\nSix changes a day make 180 briefs in a month of thirty days, which is twenty below your limit of 200. Every night of the week he wets the bed, so I have added sixty large underpads, and a box of a hundred gloves.\n\nWith kind regards,\nAnnelise Thorne-Baptiste, NP\nsigned September 2, 2026',
    "PEDS. Prudhomme, Jonah E. DOB 2/11/20. 6yo M. 46 in, 51 lb.\nASD, nonverbal. UI + FI (R32, R15.9).\nTT q2h 9/1-12/1/25: 0/91 d dry.\nPull-ups 1/26: tore off qd, leaks.\nRUS 1/15/26 nl.\nNoct: wet 7/7, 2 pads/noc. Reusable pads x5 wk, chewed thru. Mattress replaced x2 in '25.\nSmearing ~4x/wk. Rash 4/26 tx ZnO, healed 12 d.\nChg'd at noon by K aide.\nRx mo: T4529 sz M #180; T4541 lg #60; A4927 #1 (100 ct).\nNo wipes, no creams ordered.",
    "Called to mind for the chart what the family has told and what we have on paper. A day with Jonah means six diapers. One of them is put on at school, at noon, by the aide in kindergarten. At night he soaks through, seven nights out of seven, and two underpads go each night. Last year alone the mattress had to be replaced twice. The washable kind of pad was in use for five weeks, until he had chewed through them. Around four times in a week he smears stool, and his mom and dad clean that up, which is what the gloves are for. Back in April he had a rash in the diaper area. Zinc oxide was put on and in twelve days it was healed. He wears size medium. He does not talk and does not let on when he's wet.",
    'STATEMENT IN SUPPORT OF RECONSIDERATION\n\n1. Diapers at six are not a convenience. Most children without a disability are dry by day at about four. When a child beyond that age is not, and a developmental disorder explains it, supplies of this kind are generally regarded as medical.\n\n2. Why not train him? It was done: scheduled toileting, every two hours, ninety-one days. Dry days: zero. Why not pull-ups? They can be taken down by the wearer, and this wearer tore them off. Why not washable pads? Cloth that is chewed through protects nothing.\n\n3. Is there something in the kidneys that could be treated instead? The renal ultrasound of January 15, 2026 found nothing abnormal.\n\n4. Are the numbers inflated? Six a day is 42 a week. Over thirty days it is 180, ninety percent of what the plan allows. The underpads, 60, are one half of the allowance of 120. The gloves, one box, are one half of theirs.\n\n5. What happens without? Skin that lies in urine and stool breaks down. Jonah had a diaper rash in April.\n\nSubmitted for Jonah Elias Prudhomme, MRN BC-771204',
    'MONTHLY SUPPLY ORDER\n\nName ........ PRUDHOMME, Jonah Elias\nBorn ........ 2020-02-11    Male\nHome ........ 2209 Tupelo Street, Bayou Clair, LA 70999\nTel ......... (504) 555-0119\n\nCode  | Article | Per month | Allowed\nT4529 | Pediatric brief/diaper, small/medium (size: medium) | 180 | 200\nT4541 | Disposable underpad, large | 60 | 120\nA4927 | Non-sterile gloves, box of 100 | 1 | 2\n\nICD-10: F84.0 autistic disorder; R32 urinary incontinence, unspecified; R15.9 full incontinence of feces\n\nTried without success: timed toileting, pull-ups, washable pads\n\nPrescriber: Annelise Thorne-Baptiste, NP / 1447055590 / 09-02-2026',
  ],
  passages: [
    'At three feet ten the boy is 46 inches, close to 117 cm. His 51 pounds are about 23 kilograms.',
    'One hundred and eighty briefs a month is 540 a quarter; sixty underpads a month is 180 a quarter. September 1 to December 1 is 91 days, thirteen weeks to the day. Twenty more briefs could be asked for every month before the ceiling was reached.',
    "Toilet training often comes late in children on the autism spectrum, and for some it does not come at all. Interoception, the sense of what goes on within one's body, is thought to play a part. Many Medicaid programs cover incontinence products from the age of three or four on, if a medical reason is documented.",
    'Of the two paper products, briefs are used at three times the rate of underpads: 180 against 60. Pull-ups and washable pads both came to grief, the former torn off, the latter chewed.',
    'The ultrasound showed no abnormality of the kidneys. He has not had a dry night in the week; he had no dry day in the whole toileting program. Neither wipes nor catheters are part of this order.',
    'Autumn of 2025 he spent going to the toilet every two hours, to no avail. With the new year came pull-ups, which he ripped off daily. In April his skin was sore and, with zinc oxide, whole again after twelve days. At kindergarten an aide changes him at midday.',
  ],
  edits: [
    [0, 'sum', 'which is twenty below your limit → which is forty below your limit'],
    [0, 'negation', 'He does not speak → He does speak'],
    [1, 'choice', 'sz M #180 → sz L #180'],
    [1, 'medication', 'tx ZnO → tx nystatin'],
    [2, 'retold', 'until he had chewed through them → until they wore out in the wash'],
    [2, 'social', 'his mom and dad clean that up → his foster parents clean that up'],
    [3, 'other-role', 'are one half of the allowance of 120 → are one half of the allowance of 200'],
    [3, 'diagnosis', 'found nothing abnormal → found mild hydronephrosis'],
    [4, 'name', 'PRUDHOMME, Jonah Elias → PRUDHOMME, Jonas Elias'],
    [4, 'quantity', 'Disposable underpad, large | 60 → Disposable underpad, large | 90'],
  ],
  corruptions: {
    'code-disease': [
      'F84.0 stands on the form for {autism → attention deficit disorder}.',
      'The stool problem is coded R15.9, {full incontinence of feces → functional constipation}.',
    ],
    'other-item': ['A4927 means {gloves → wipes}, a hundred to the box.'],
    'description-detail': ['The underpads are of the {large → small} kind.'],
    sex: ['Jonah is a six-year-old {boy → girl}.'],
    choice: ['He takes a {medium → large} brief.'],
    device: ['Briefs, underpads and gloves are all we ask for{ →  apart from an enuresis alarm}.'],
    medication: ['The rash was treated with {zinc oxide → hydrocortisone}.'],
    diagnosis: ['He has autism{ →  and a seizure disorder}.'],
    event: ['In April there was a diaper rash{ →  that took him to the hospital}.'],
    treatment: ['Timed toileting failed{ → , and so did forty hours of behavior therapy}.'],
    social: ['An aide at {kindergarten → his day care} changes him at noon.'],
    negation: ['He gives {no → a clear} sign of noticing that he is wet.'],
    'relative-date': ['His kidneys were scanned {on January 15 → two weeks ago}.'],
    retold: [
      'Stool smearing happens about {four → nine} times a week.',
      'He wets the bed {seven → four} nights out of seven.',
    ],
    sum: ['Six changes a day come to {42 → 48} a week.'],
    'date-age': ['Jonah was born on February 11, {2020 → 2019}.'],
    'coverage-measure': ['The plan permits {200 → 250} briefs a month.'],
    attestation: ['The nurse practitioner signed on {September 2 → September 12}.'],
  },
};
