import type { CorpusCase } from '../corpus-case.ts';

export const padsStenosis: CorpusCase = {
  id: 'pads-stenosis',
  today: '2026-04-02',
  facts: {
    case_id: 2603,
    patient: {
      first_name: 'Wendell',
      middle_name: null,
      last_name: 'Fairbrother',
      dob: '1949-11-25',
      gender: 'male',
      height: '172 cm',
      weight: '79 kg',
      address: '73 Granary Lane, Topeka, KS 66604',
      phone: '(785) 555-0106',
      mrn: 'MRN-219044',
    },
    diagnoses: [
      { code: 'N39.41', description: 'Urge incontinence' },
      { code: 'N32.81', description: 'Overactive bladder' },
      { code: 'M48.062', description: 'Spinal stenosis, lumbar region with neurogenic claudication' },
    ],
    items: [
      {
        item: 'Bladder control pads',
        hcpcs: 'T4535',
        quantity: 120,
        quantity_limit: null,
        limit_period: null,
        justification:
          'Leaks 3 or 4 times a day before he reaches the toilet; stops after 100 feet because of his back. Mirabegron 50 mg since January 2026 halved the leaks. Bladder diary of 2026-03-16 to 2026-03-18: 14 voids and 4 leaks a day.',
      },
      {
        item: 'Underpads, large',
        hcpcs: 'T4541',
        quantity: 30,
        quantity_limit: 150,
        limit_period: 'month',
        justification:
          'One each night; he wets the bed about twice a week. Widower, does the laundry himself.',
      },
    ],
    provider: { name: 'Dr. Nadia Ferreira', npi: '1686977905', date_signed: '2026-04-02' },
  },
  notes: [
    `Mr. Wendell Fairbrother is a 76-year-old man with urge incontinence (N39.41) from an overactive bladder (N32.81). Spinal stenosis of the lumbar region with neurogenic claudication (M48.062) slows him: after 100 feet he has to stop. He therefore often does not get to the toilet in time.

A bladder diary kept from March 16 to 18, 2026 shows 14 voids and 4 leaks a day. Mirabegron 50 mg, which he has taken since January 2026, has reduced the leaks by half but has not ended them.

I am prescribing 120 bladder control pads (T4535), which is four a day, and 30 large underpads (T4541), one for each night, since he wets his bed about two times a week. He is a widower and washes his own linen.

Dr. Nadia Ferreira
NPI 1686977905`,
    `pt Fairbrother W, 76 M. OAB wet / UUI. LSS w neurogenic claudication, stops @100 ft.
Diary 3/16-3/18/26: 14 voids/d, 4 leaks/d
Mirabegron 50 since 1/2026 - 50% better
Nocturnal enuresis ~2x/wk
T4535 x120; T4541 x30 (1/night; limit 150/mo)
N39.41 N32.81 M48.062
Ferreira 1686977905`,
    `Patient: Wendell Fairbrother
Prepared for: payer review

Why does the patient leak?
The urge comes suddenly, and the way to the bathroom takes too long. Pain or weakness in the legs from the narrowed spinal canal makes him pause.

What was tried?
A drug, mirabegron. It helped in part.

What is needed?
Pads by day: three or four leaks happen daily, so four pads are a fair number. Underpads by night: one per night.

What if it is denied?
Wet clothing and bedding irritate the skin, and a man who hurries to the toilet may fall.

Ordering: Dr. Nadia Ferreira, NPI 1686977905, 04/02/2026`,
    `**Medical Necessity for Incontinence Supplies**

Mr. Fairbrother has been diagnosed with Urge incontinence (N39.41), Overactive bladder (N32.81), and Spinal stenosis, lumbar region with neurogenic claudication (M48.062). These conditions significantly impact his ability to reach the toilet in time.

1. **Bladder control pads (T4535)** - Quantity: 120. The patient experiences 3 to 4 leaks per day despite treatment.
2. **Underpads, large (T4541)** - Quantity: 30 per month, which is well within the limit of 150 per month. These protect the mattress during the night.

The requested supplies will help maintain skin integrity, hygiene, and dignity. They represent the least costly option that meets his needs.

Sincerely,
Dr. Nadia Ferreira
NPI: 1686977905`,
    `Dr. Ferreira here on Wendell Fairbrother. He leaks urine three to four times a day on the way to the toilet. He goes fourteen times a day by his diary. He is on mirabegron, fifty milligrams, which cut the number of leaks in half. He lives without his wife, who has passed away, and does his own laundry. He wets the bed about twice weekly. I would like him to have four pads a day, total one hundred twenty, and one underpad a night, total thirty. Walking is limited to one hundred feet before his back makes him stop. NPI 1686977905.`,
  ],
  passages: [
    'Urge incontinence is the loss of urine with a sudden, strong need to void.',
    '4 pads x 30 days = 120 pads.',
    'The medicine was continued because it works in part.',
    'Going to the toilet 14 times a day is far more than usual.',
  ],
  edits: [
    [0, 'retold', 'after 100 feet he has to stop → after 20 feet he has to stop'],
    [1, 'quantity', 'T4541 x30 → T4541 x60'],
    [2, 'treatment', 'It helped in part. → It raised his blood pressure.'],
    [3, 'other-item', 'Underpads, large (T4541) → Adult briefs, large (T4541)'],
    [4, 'social', 'does his own laundry → has a maid for the laundry'],
  ],
  corruptions: {
    'code-disease': ['N39.41: {urge → stress} incontinence'],
    'description-detail': ['Spinal stenosis, {lumbar → cervical} region'],
    sex: ['{He → She} wets the bed about twice a week.'],
    device: ['{ → He wears a penile clamp in church.}'],
    medication: ['{ → Tolterodine made his mouth dry.}', '{Mirabegron → Solifenacin} halved the leaks.'],
    diagnosis: ['{ → Prostate cancer was treated in the past.}'],
    event: ['{ → He slipped on wet tiles and broke his hip.}'],
    treatment: ['{ → Botox injections into the bladder failed.}'],
    social: ['{ → A niece brings him groceries.}'],
    attitude: ['~ { → He is embarrassed to leave the house.}'],
    negation: ['He does {not get → get} to the toilet in time.'],
    organisation: ['{ → Plains Urology follows him.}'],
    'relative-date': ['Mirabegron was begun {in January 2026 → two years ago}.'],
    'other-role': ['{14 → 30} voids a day by his diary', 'Mirabegron {50 → 100} mg'],
    identifier: ['Overactive bladder, N32.{81 → 18}'],
    'date-age': ['Diary of {March → February} 16, 2026'],
    retold: ['Mirabegron {halved → doubled} the leaks.', 'He stops after 100 {feet → yards}.'],
    sum: ['Four a day make {120 → 140} pads in 30 days.'],
    brackets: ['{ → [post-void residual 240 mL]}'],
  },
};
