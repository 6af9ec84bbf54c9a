import type { CorpusCase } from '../corpus-case.ts';

export const briefsParaplegia: CorpusCase = {
  id: 'briefs-paraplegia',
  today: '2026-06-30',
  facts: {
    case_id: 2301,
    patient: {
      first_name: 'Lorraine',
      middle_name: null,
      last_name: 'Begay',
      dob: '1968-08-19',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '188 lb',
      address: '301 Mesa Road, Gallup, NM 87301',
      phone: '(505) 555-0132',
      mrn: 'MRN-734410',
    },
    diagnoses: [
      { code: 'G82.21', description: 'Paraplegia, complete' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'R15.9', description: 'Full incontinence of feces' },
    ],
    items: [
      {
        item: 'Adult briefs, large',
        hcpcs: 'T4523',
        quantity: 210,
        quantity_limit: 360,
        limit_period: 'month',
        justification:
          'No feeling and no control of bladder and bowel below T10. Changed by an aide 7 times a day. Pull-on underwear cannot be changed in bed; briefs with tabs can. Skin over the sacrum is intact.',
      },
      {
        item: 'Underpads, small',
        hcpcs: 'T4542',
        quantity: 60,
        quantity_limit: 150,
        limit_period: 'month',
        justification: 'Two a day, under her in bed and on the wheelchair.',
      },
    ],
    provider: { name: 'Priya Natarajan, NP', npi: '1028253023', date_signed: '2026-06-30' },
  },
  notes: [
    `Ms. Lorraine Begay is 57 years old. She has complete paraplegia (G82.21), a neurogenic bladder (N31.9) and full incontinence of feces (R15.9). Below T10 she feels nothing and controls neither bladder nor bowel.

An aide changes her 7 times a day. Because this is done in bed, underwear that is pulled on over the feet cannot be used; a brief with tabs opens at the sides. Seven changes on 30 days make 210 briefs a month, below the limit of 360.

Two small underpads a day, 60 a month, protect the bed and the seat of her wheelchair.

Her skin over the sacrum is intact. Skin that stays wet breaks down, and in people who cannot feel it an ulcer is often noticed late. Dry changes in time keep it as it is.

Adult briefs, large (T4523): 210 per month
Underpads, small (T4542): 60 per month

Priya Natarajan, NP
NPI 1028253023
June 30, 2026`,
    `Incontinence supplies, L. Begay, F, 57
- Para, complete (G82.21), level T10
- NGB (N31.9)
- bowel: full FI (R15.9)
- aide changes x7/d, in bed
- sacral skin intact
- T4523 L tab brief 7/d = 210/mo (lim 360)
- T4542 sm underpad 2/d = 60/mo (lim 150)
- pull-ons: no, can't be changed lying down
P. Natarajan NP 1028253023`,
    `Diagnosis 1 of 3. Paraplegia, complete, ICD-10-CM G82.21.
Diagnosis 2 of 3. Neuromuscular dysfunction of bladder, unspecified, ICD-10-CM N31.9.
Diagnosis 3 of 3. Full incontinence of feces, ICD-10-CM R15.9.

Item 1 of 2. Adult briefs, large, T4523, 210 a month.
The patient, Lorraine Begay, cannot sense when she is wet or soiled and has no voluntary control. She depends on her aide, who changes the brief about every three to four hours around the clock.

Item 2 of 2. Underpads, small, T4542, 60 a month.
One lies on the bed and one on the wheelchair each day.

Both quantities lie within the limits of 360 and 150 per month.

Signed: Priya Natarajan, NP, NPI 1028253023, 06/30/2026`,
    `To the Utilization Review Department

I take care of Mrs. Lorraine Begay (date of birth August 19, 1968), whose spinal cord no longer conducts to the legs, the bladder or the bowel. Her paraplegia is complete. Incontinence is therefore permanent, and bladder training or timed voiding would not help.

What would happen without briefs? Urine and stool would lie on skin without feeling. So far the sacrum has stayed free of wounds, and we want it to stay so.

Please approve 210 large adult briefs and 60 small underpads each month. For the whole year this comes to 2,520 briefs and 720 underpads.

Kind regards,
Priya Natarajan, NP (NPI 1028253023)`,
    `Lorraine Begay | MRN-734410 | 57 F | 5 ft 6 in, 188 lb

HISTORY: complete paraplegia; neuromuscular dysfunction of the bladder; incontinent of stool.
FUNCTION: insensate below T10. No bladder or bowel control. Wheelchair.
CARE: aide, seven brief changes daily.
SKIN: sacrum intact.
PRODUCTS: large briefs with tabs (T4523) 210/month and small disposable underpads (T4542) 60/month.
RATIONALE: tabs allow a change in the lying position; pull-on products do not. Absorbent products keep skin dry, protect dignity and reduce the burden on caregivers.
AUTHOR: Priya Natarajan, NP, 1028253023`,
  ],
  passages: [
    'Moisture, warmth and pressure together damage the skin.',
    'Complete paraplegia means that no movement and no feeling are left in the legs.',
    'That is 150 briefs fewer than the limit allows.',
    'She is a wheelchair user. Someone else has to change her.',
  ],
  edits: [
    [0, 'negation', 'Her skin over the sacrum is intact. → Her skin over the sacrum is not intact.'],
    [1, 'quantity', 'T4542 sm underpad 2/d = 60/mo → T4542 sm underpad 3/d = 90/mo'],
    [2, 'other-item', 'Underpads, small, T4542 → Underpads, large, T4542'],
    [3, 'sum', '2,520 briefs → 2,250 briefs'],
    [4, 'event', 'SKIN: sacrum intact. → SKIN: sacrum intact after flap surgery.'],
  ],
  corruptions: {
    'code-disease': ['G82.21 ({paraplegia → quadriplegia}, complete)'],
    'other-item': ['T4523 stands for adult {briefs → pull-on underwear}, large.'],
    'description-detail': ['Paraplegia, {complete → incomplete}'],
    device: ['{ → She also uses an indwelling catheter.}'],
    medication: ['{ → Oxybutynin is taken twice a day.}'],
    diagnosis: ['{ → She suffers from recurrent urinary tract infections.}'],
    event: ['{ → A rollover accident injured her spine.}'],
    treatment: ['{ → A bowel program with suppositories was unsuccessful.}'],
    social: [
      'An {aide → adult son} changes her 7 times a day.',
      '{ → She shares a trailer with her cousin.}',
    ],
    attitude: ['~ { → She tolerates the briefs well and likes them.}'],
    organisation: ['{ → Red Rock Home Health sends the aide.}'],
    attestation: ['{ → I inspected her skin today.}'],
    brackets: ['{ → [stage 2 ulcer, left heel]}'],
    'other-role': ['She is changed {7 → 10} times a day.', '{60 → 57} underpads a month'],
    'date-age': ['DOB: 08/19/{1968 → 1986}'],
    retold: ['Below {T10 → T4} she has no feeling.', 'Pull-on underwear {cannot → can} be changed in bed.'],
    sum: ['Seven a day on 30 days make {210 → 240}.'],
  },
};
