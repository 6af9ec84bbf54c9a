import type { CorpusCase } from '../corpus-case.ts';

/** In the hand of a home health nurse who visits children. */
export const youthBriefsRett: CorpusCase = {
  id: 'youth-briefs-rett',
  today: '2026-06-22',
  facts: {
    case_id: 8210,
    patient: {
      first_name: 'Tamsin',
      last_name: 'Eklund-Osei',
      dob: '2016-03-05',
      gender: 'female',
      height: '121 cm',
      weight: '24 kg',
      address: '3 Plover Hollow, Ashby Grove, MN 56309',
      phone: '(218) 555-0134',
      mrn: 'AG-80055',
    },
    diagnoses: [
      { code: 'F84.2', description: "Rett's syndrome" },
      { code: 'N39.498', description: 'Other specified urinary incontinence' },
      { code: 'R15.9', description: 'Full incontinence of feces' },
      { code: 'G40.909', description: 'Epilepsy, unspecified, not intractable, without status epilepticus' },
    ],
    items: [
      {
        item: 'Youth sized disposable incontinence product, brief/diaper, each',
        hcpcs: 'T4533',
        quantity: 180,
        quantity_limit: 200,
        limit_period: '1 month',
        color: 'White',
        justification:
          '6 changes a day, one of them at night. Waist 58 cm. Cannot walk or speak, does not signal need. Scheduled toileting from September to December 2025 failed. Diaper rash with Candida in May 2026, cleared with nystatin in 10 days. Pediatrician visit 2026-06-10. Mother Ingegerd and a night nurse, 4 nights a week, care for her. Twin brother Rune was trained at 3. Goes to Marlow Elementary 5 mornings a week.',
      },
      {
        item: 'Incontinence product, disposable underpad, small size, each',
        hcpcs: 'T4542',
        quantity: 60,
        quantity_limit: 120,
        limit_period: '1 month',
        justification:
          'Two a day, bed and wheelchair. Seizures about 3 a month; levetiracetam 400 mg twice a day through the gastrostomy. Polyethylene glycol 8.5 g daily, stool soft, once or twice a day. No known allergies. No urinary infection since 2024. Sacrum without redness.',
      },
    ],
    provider: { name: 'Marit Halvorsen-Quaye, MD', npi: '1477562038', date_signed: '2026-06-22' },
  },
  notes: [
    `10 y/o girl w/ Rett syndrome. Nonambulatory, nonverbal. Total incontinence of urine and stool (N39.498, R15.9); does not indicate need. Brief changes 6/day incl. 1 at night. Waist 58 cm, wt 24 kg. Timed toileting 9/25-12/25 unsuccessful. Candida diaper rash 5/26, resolved w/ nystatin x 10 d. Sacrum no redness. G-tube. Levetiracetam 400 mg BID, PEG 8.5 g QD, stool soft 1-2x/d. Sz ~3/mo. NKA. No UTI since 2024. Lives w/ mom; night RN 4x/wk. School 5 mornings/wk. Needs T4533 #180/mo, T4542 #60/mo.`,
    `Tamsin is a ten-year-old with Rett's syndrome (F84.2) who does not walk and does not talk. She has no control of bladder or bowels and gives no sign before she voids. Her twin brother was out of diapers at three; she will not be, as four months of scheduled toileting last autumn made plain.

Her mother Ingegerd changes her six times in twenty-four hours. Four nights a week a nurse takes over. In the mornings Tamsin attends Marlow Elementary, Monday to Friday. In May she had a yeast rash, which took ten days of nystatin to clear; her skin over the sacrum shows no redness. She has about three seizures monthly in spite of levetiracetam, which she gets through her gastrostomy.

Per month she needs 180 youth briefs (T4533), and 60 small underpads (T4542), two per day, for bed and wheelchair. Both lie within the limits of 200 and 120. Her pediatrician saw her on June 10.`,
    `**Continence history**
- Ever toilet trained: no
- Toileting program: Sept–Dec 2025, failed
- Urine: incontinent; stool: incontinent
- Changes: 6 per 24 h (5 by day, 1 by night)
- Skin today: clear; rash in May treated
- Bowel medicine: polyethylene glycol 8.5 g once a day
- Urinary infections: none since 2024
- Allergies: none known
- Caregivers: mother; night nurse four nights
- Epilepsy: not intractable (G40.909), about 3 seizures/month
- Supplies: briefs 6 x 30 = 180; underpads 2 x 30 = 60`,
    `This child cannot tell anybody that she is wet. She goes to school every weekday morning and must be changed there as well. The briefs have to be the youth size; she measures 58 centimeters around the waist. Since the fungus was treated her skin has been fine. Nystatin is finished. She is fed and medicated through a button in the stomach. A powder keeps her stool soft, and she passes one once or twice in a day. Her mother is helped by a nurse on four of seven nights. A brother of the same age has been dry since he was three.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', '10 y/o girl → 14 y/o girl'],
    [0, 'sex', '10 y/o girl → 10 y/o boy'],
    [0, 'diagnosis', 'w/ Rett syndrome → w/ Angelman syndrome'],
    [0, 'negation', 'Nonambulatory, nonverbal → Ambulatory, nonverbal'],
    [0, 'negation', 'does not indicate need → indicates need'],
    [0, 'quantity', 'changes 6/day → changes 9/day'],
    [0, 'retold', 'Waist 58 cm → Waist 85 cm'],
    [0, 'other-role', 'wt 24 kg → wt 42 kg'],
    [0, 'negation', '9/25-12/25 unsuccessful → 9/25-12/25 successful'],
    [0, 'medication', 'resolved w/ nystatin → resolved w/ fluconazole'],
    [0, 'negation', 'Sacrum no redness → Sacrum redness'],
    [0, 'medication', 'Levetiracetam 400 mg BID → Levetiracetam 600 mg BID'],
    [0, 'medication', 'PEG 8.5 g → PEG 17 g'],
    [0, 'quantity', 'Sz ~3/mo → Sz ~3/day'],
    [0, 'treatment', 'NKA → Allergic to latex'],
    [0, 'negation', 'No UTI since 2024 → UTI x3 since 2024'],
    [0, 'social', 'Lives w/ mom → Lives w/ foster family'],
    [0, 'quantity', 'night RN 4x/wk → night RN 7x/wk'],
    [0, 'other-role', 'T4533 #180/mo, T4542 #60/mo → T4533 #60/mo, T4542 #180/mo'],
    [0, 'device', 'G-tube → Tracheostomy tube'],
    [1, 'name', 'Tamsin is a ten-year-old → Tabitha is a ten-year-old'],
    [1, 'negation', 'who does not walk and → who walks and'],
    [1, 'negation', 'She has no control of bladder → She has control of bladder'],
    [1, 'social', 'Her twin brother was → Her twin sister was'],
    [1, 'retold', 'out of diapers at three → out of diapers at five'],
    [1, 'quantity', 'four months of scheduled toileting → twelve months of scheduled toileting'],
    [1, 'attestation', 'Her mother Ingegerd changes her → Her grandmother Ingegerd changes her'],
    [1, 'organisation', 'attends Marlow Elementary → attends Birch Lake Elementary'],
    [1, 'relative-date', 'In May she had → Last week she had'],
    [1, 'diagnosis', 'a yeast rash → a staph infection'],
    [1, 'quantity', 'ten days of nystatin → thirty days of nystatin'],
    [1, 'medication', 'in spite of levetiracetam → in spite of valproate'],
    [1, 'treatment', 'which she gets through her gastrostomy → which she swallows'],
    [1, 'other-item', '180 youth briefs (T4533) → 180 adult briefs (T4533)'],
    [1, 'other-item', '60 small underpads → 60 large underpads'],
    [1, 'quantity', 'limits of 200 and 120 → limits of 250 and 120'],
    [1, 'date-age', 'on June 10 → on June 1'],
    [1, 'attestation', 'Her pediatrician saw her → A neurologist saw her'],
    [2, 'negation', 'Ever toilet trained: no → Ever toilet trained: yes'],
    [2, 'negation', 'stool: incontinent → stool: continent'],
    [2, 'negation', 'Skin today: clear → Skin today: open'],
    [2, 'treatment', 'Allergies: none known → Allergies: zinc oxide'],
    [2, 'description-detail', 'Epilepsy: not intractable → Epilepsy: intractable'],
    [2, 'sum', '6 x 30 = 180 → 8 x 30 = 240'],
    [3, 'negation', 'cannot tell anybody → can tell anybody'],
    [3, 'choice', 'the youth size → the adult size'],
    [3, 'negation', 'her skin has been fine → her skin has been sore'],
    [3, 'treatment', 'Nystatin is finished → Nystatin is continued'],
    [3, 'attestation', 'is helped by a nurse → is helped by an aunt'],
    [3, 'social', 'A brother of the same age → A younger brother'],
    [3, 'retold', 'keeps her stool soft → cannot keep her stool soft'],
  ],
  corruptions: {
    device: ['{→ A bath chair is requested.}'],
    event: ['{→ She spent three days in hospital for status epilepticus in April.}'],
    medication: ['{→ Diazepam rectal gel 10 mg is used for long seizures.}'],
    diagnosis: ['{→ She has scoliosis of 40 degrees.}'],
    organisation: ['{→ Her Medicaid plan is North Star Children.}'],
    attitude: ['~ {→ Her mother is exhausted and overwhelmed.}'],
    'date-age': ['Her pediatrician saw her on {June 10, 2026 → January 10, 2026}.'],
  },
};
