import type { CorpusCase } from '../corpus-case.ts';

/** A pediatric nurse practitioner's letter, and the home health nurse's summary for the state plan. */
export const youthBriefsDown: CorpusCase = {
  id: 'youth-briefs-down',
  today: '2026-09-28',
  facts: {
    case_id: 9103,
    patient: {
      first_name: 'Wendeline',
      last_name: 'Castellano',
      dob: '2018-05-09',
      gender: 'female',
      height: '46 in',
      weight: '52 lb',
      address: '8 Larkspur Row, Port Ellery, NY 13799',
      phone: '(607) 555-0166',
      mrn: 'PE-81502',
    },
    diagnoses: [
      { code: 'Q90.9', description: 'Down syndrome, unspecified' },
      { code: 'R39.81', description: 'Functional urinary incontinence' },
      { code: 'R15.9', description: 'Full incontinence of feces' },
    ],
    items: [
      {
        item: 'Youth sized disposable incontinence product, brief/diaper, each',
        hcpcs: 'T4533',
        quantity: 180,
        quantity_limit: 200,
        limit_period: '1 month',
        size: 'medium',
        justification:
          'Wets 5 times by day and once by night, stools in the brief twice a day. Timed toileting every 2 hours for 7 months at home and at school failed: she does not tell when she needs to go. Six changes in 24 hours. Diaper rash of the groin in July, zinc oxide cream, healed. Pull-ups leaked. Attends second grade with an aide. Walks alone. No urinary infection. Levothyroxine 37.5 mcg daily.',
      },
      {
        item: 'Incontinence product, disposable underpad, large, each',
        hcpcs: 'T4541',
        quantity: 30,
        quantity_limit: 100,
        limit_period: '1 month',
        justification:
          'One each night protects the mattress. Sleeps 10 hours. Lives with both parents and her twin brothers.',
      },
    ],
    provider: { name: 'Theodora Vance, CPNP', npi: '1821034567', date_signed: '2026-09-28' },
    seen: ['2026-09-14, office visit: skin of the groin clear, abdomen soft, constipation ruled out.'],
  },
  notes: [
    `Re: Wendeline Castellano, born 5/9/2018

Wendeline is an eight-year-old girl with Down syndrome (Q90.9). She has functional urinary incontinence (R39.81) and full incontinence of feces (R15.9). She does not signal the need to use the toilet.

Her parents and the aide in her second-grade classroom have followed a toileting schedule, every two hours, for seven months. It has not succeeded. In the daytime she is wet five times, at night once, and she has two bowel movements a day in her brief. Pull-up style products leaked. A rash in July healed with zinc oxide, and her skin was clear on September 14; I also ruled out constipation that day. She has had no urinary infections.

Children with intellectual disability often achieve continence later than their peers, and some never do. I request youth briefs, size medium, 180 per month: six changes in 24 hours, thirty days. In addition she needs 30 large disposable underpads a month, one for each night.

Briefs are a benefit of the plan for children older than three years whose incontinence has a medical cause. She takes levothyroxine 37.5 mcg daily.

Theodora Vance, CPNP`,
    `SUPPLY REVIEW
Member: W. Castellano, F, 8 yrs, 46 in, 52 lb
Items: T4533 youth brief, medium, #180/mo (limit 200). T4541 underpad, lg, #30/mo (limit 100).

Current use: about 6 briefs/day, i.e. 540 in three months; 1 underpad nightly.
Voids: 5 wet by day + 1 by night. Stool: 2/day, in brief.
Toileting program: q2h x 7 mo, home + school. Failed; child does not tell.
Products tried: pull-ups, leaked.
Skin: diaper rash groin (July) resolved w/ zinc oxide; clear now.
Mobility: walks on her own.
Family: mother, father, twin brothers. Sleeps 10 h, mattress needs protecting.
Meds: levothyroxine 37.5 mcg qd.
UTI: none.
Office visit: 9/14/26, abdomen soft, no constipation.

Assessment: Need is expected to continue. Briefs protect skin and let a child take part in class. Both quantities are below the monthly maximum, by 20 and by 70. Caregivers should change the brief soon after it is soiled and check the skin at each change.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'full incontinence of feces (R15.9) → chronic constipation (R15.9)'],
    [0, 'description-detail', 'with Down syndrome (Q90.9) → with mosaic Down syndrome (Q90.9)'],
    [0, 'sex', 'in her second-grade → in his second-grade'],
    [0, 'negation', 'It has not succeeded → It has succeeded'],
    [
      0,
      'organisation',
      'I request youth briefs → On behalf of Empire Children’s Health Plan I request youth briefs',
    ],
    [
      0,
      'coverage-measure',
      'has a medical cause. → has a medical cause, and her post-void residual of 90 mL shows one.',
    ],
    [1, 'choice', 'youth brief, medium → youth brief, x-large'],
    [1, 'device', 'mattress needs protecting. → mattress needs protecting. Uses an enuresis alarm.'],
    [1, 'medication', 'Meds: levothyroxine 37.5 mcg qd. → Meds: levothyroxine 37.5 mcg qd, oxybutynin.'],
    [1, 'relative-date', 'Mobility: walks → Last visit: Thursday of last week. Mobility: walks'],
    [1, 'other-role', 'Sleeps 10 h → Sleeps 7 h'],
    [1, 'retold', 'Failed; child does not tell → Helped; child does not tell'],
  ],
  corruptions: {},
};
