import type { CorpusCase } from '../corpus-case.ts';

/** A payer's reviewer writes after letters for urological supplies: a urologist, a continence nurse, a supplier and a drafted letter. */
export const cathetersCoudeSurveyor: CorpusCase = {
  id: 'catheters-coude-surveyor',
  today: '2026-04-09',
  facts: {
    case_id: 16008,
    patient: {
      first_name: 'Casimir',
      last_name: 'Holloway-Byrd',
      dob: '1984-10-02',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '187 lb',
      address: '530 Plumb Line Road, Dry Fork, AZ 85999',
      phone: '(928) 555-0184',
      mrn: 'DFU-63741',
    },
    diagnoses: [
      { code: 'N31.2', description: 'Flaccid neuropathic bladder, not elsewhere classified' },
      { code: 'R33.8', description: 'Other retention of urine' },
      { code: 'G83.4', description: 'Cauda equina syndrome' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter; coude (curved) tip, with or without coating (teflon, silicone, silicone elastomeric, or hydrophilic, etc.), each',
        hcpcs: 'A4352',
        quantity: 150,
        quantity_limit: 150,
        limit_period: 'month',
        size: '14 Fr',
        length: '16 in',
        justification:
          'He empties the bladder 5 times a day. Without a catheter 620 mL stayed behind on 2026-03-12. A straight catheter met a stop at the prostate and drew blood on 2026-02-03. The curved tip passed at once. He uses the right hand; two fingers of the left are numb. He needs no helper.',
      },
      {
        item: 'Lubricant, individual sterile packet, each',
        hcpcs: 'A4332',
        quantity: 150,
        quantity_limit: 150,
        limit_period: 'month',
        justification:
          'One packet is used with each catheter. Tube gel shared between passes was followed by an infection with Klebsiella in December 2025.',
      },
    ],
    provider: { name: 'Thessaly Montague, MD', npi: '1693580427', date_signed: '2026-04-09' },
    seen: [
      '2026-03-12, in office, by Thessaly Montague, MD: residual 620 mL by ultrasound, no stone, kidneys not widened, no fever, prostate smooth, creatinine 0.9 mg/dL.',
      '2026-03-19, in office, by Oswin Pereira, RN: taught the curved catheter, patient passed it himself three times, held urine for 4 hours.',
    ],
    told: [
      'Who pays? Saguaro Mutual Insurance',
      'Who supplies? Mesa Verde Continence Supply',
      'Work? Land surveyor, in the field 4 days a week, no running water there',
      'Cause? Disc rupture at L4-L5, operated on 2024-05-20 at Copper Basin Hospital',
      'Lives with whom? With his partner Ignacio',
      'Allergy? Sulfa drugs give a rash',
      'How long? Permanent',
    ],
    answered: [],
  },
  notes: [
    `Dry Fork, Arizona, April 9, 2026

Saguaro Mutual Insurance
Medical Management

Regarding: Casimir Holloway-Byrd, born October 2, 1984, MRN DFU-63741

To the reviewer:

Mr. Holloway-Byrd is a 41-year-old land surveyor with a flaccid neuropathic bladder (N31.2), other retention of urine (R33.8) and cauda equina syndrome (G83.4). The cause was a disc rupture at L4-L5, operated on May 20, 2024 at Copper Basin Hospital. The condition is permanent.

In my office on March 12, 2026 the residual was 620 mL by ultrasound. I found no stone, the kidneys were not widened, and there was no fever. The prostate was smooth. Creatinine was 0.9 mg/dL.

He empties his bladder five times a day. A straight catheter met a stop at the prostate and drew blood on February 3, 2026. The curved tip passed at once.

In December 2025 he had an infection with Klebsiella after gel from a tube was shared between passes. Sterile packets, opened one for each catheter, avoid that risk.

Order, per month:
- A4352 intermittent catheter with coude tip, 14 Fr, 16 in: 150
- A4332 lubricant, individual sterile packet: 150

He needs no helper. He has an allergy to sulfa drugs, which give a rash.

Payers as a rule want a reason in the record why a straight tip cannot be used; it is given above.

Yours truly,
Thessaly Montague, MD
NPI 1693580427`,
    `NURSE NOTE: CATHETER TEACHING

Date: 03/19/2026, in the office
Nurse: Oswin Pereira, RN
Patient: C. Holloway-Byrd, 41 y, M

Reason for visit
Teaching of the curved (coude) catheter.

Background
Cauda equina syndrome after L4-L5 disc rupture; surgery 05/20/2024. Flaccid bladder, retention. Residual 620 mL on 03/12/2026.

Teaching
The patient passed the curved catheter himself three times. He held urine for 4 hours.

Hands
Right hand is used. Two fingers on the left are numb. He does not need help.

Previous catheter
Straight tip: stopped at the prostate, blood on 02/03/2026.

Schedule
5 catheters a day. 35 a week. 150 in 30 days.

| Supply | HCPCS | A day | A month |
|---|---|---|---|
| Coude catheter, 14 Fr, 16 in | A4352 | 5 | 150 |
| Lubricant packet | A4332 | 5 | 150 |

Work
Surveyor; in the field four days a week, without running water. A sterile catheter that is used once and discarded is practical where hands and equipment cannot be washed at length.

Allergy
Sulfa drugs (rash).

Infection
One with Klebsiella, in December 2025, following use of tube gel shared between passes.

Home
Lives with his partner Ignacio.`,
    `MESA VERDE CONTINENCE SUPPLY
Letter in support of supplies

Customer: Casimir Holloway-Byrd
530 Plumb Line Road, Dry Fork, AZ 85999
(928) 555-0184
Insurer: Saguaro Mutual Insurance
Doctor: Thessaly Montague, MD, NPI 1693580427 (order signed 2026-04-09)

1. Catheters
A4352, intermittent urinary catheter, coude tip, size 14 Fr, length 16 in, 150 a month. Over three months this is 450 catheters.

2. Lubricant
A4332, individual sterile packet, 150 a month. One packet goes with each catheter.

Together the two lines make 300 pieces a month.

3. Diagnoses on the order
N31.2 Flaccid neuropathic bladder, not elsewhere classified
R33.8 Other retention of urine
G83.4 Cauda equina syndrome

4. Medical reasons
The customer is unable to empty his bladder. More than half a liter stayed behind when it was measured on March 12, 2026. The straight catheter could not be passed beyond the prostate and drew blood. With the curved tip there was no obstacle.

Shared gel was followed by an infection in the last month of 2025.

5. Use
He catheterizes himself without a helper, with the right hand. His work takes him outdoors four days out of the week, to places that have no running water.

Policies allow one catheter for each episode where the record states how often the bladder is emptied each day.`,
    `Letter of Medical Necessity

Re: Intermittent catheters and lubricant for Casimir Holloway-Byrd

Clinical history
Mr. Holloway-Byrd is 41 years old, 6 ft 1 in tall, and weighs 187 lb. In 2024 he underwent surgery for a ruptured disc at L4-L5 at Copper Basin Hospital. He has cauda equina syndrome with a flaccid neuropathic bladder and urinary retention. The impairment is permanent.

Examination
Dr. Montague examined him on March 12, 2026. Ultrasound showed 620 mL of residual urine. There were no stones, and the kidneys were not widened. The creatinine of 0.9 mg/dL is normal.

Why a coude tip is required
The straight catheter met a stop at the prostate and caused bleeding on February 3, 2026. The coude catheter passed at once, and on March 19, 2026 he passed it himself three times under the eyes of the nurse, Oswin Pereira, RN.

Why single packets are required
An infection with Klebsiella in December 2025 followed the use of gel from a shared tube.

Why the quantity is required
He empties his bladder five times daily; five a day for thirty days is 150. Incomplete emptying promotes infection and can harm the kidneys.

Daily life
He works in the field as a surveyor four days a week. He lives with his partner. He is able to catheterize without help.

Items
A4352, 150 per month, 14 Fr; A4332, 150 per month.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'cauda equina syndrome (G83.4) → transverse myelitis (G83.4)'],
    [2, 'code-disease', 'R33.8 Other retention of urine → R33.8 Urge incontinence'],
    [1, 'other-item', '| Lubricant packet | A4332 | → | Leg bag | A4332 |'],
    [
      2,
      'other-item',
      'A4352, intermittent urinary catheter, coude tip → A4352, indwelling catheter, two-way',
    ],
    [
      0,
      'description-detail',
      'with a flaccid neuropathic bladder (N31.2) → with a reflex neuropathic bladder (N31.2)',
    ],
    [
      3,
      'description-detail',
      'with a flaccid neuropathic bladder and → with an uninhibited neuropathic bladder and',
    ],
    [1, 'side', 'Two fingers on the left are numb → Two fingers on the right are numb'],
    [2, 'side', 'with the right hand → with both hands'],
    [0, 'sex', 'Mr. Holloway-Byrd is a 41-year-old → Ms. Holloway-Byrd is a 41-year-old'],
    [2, 'sex', 'He catheterizes himself without → She catheterizes herself without'],
    [0, 'choice', 'coude tip, 14 Fr, 16 in: 150 → coude tip, 12 Fr, 16 in: 150'],
    [2, 'choice', 'length 16 in, 150 → length 10 in, 150'],
    [3, 'choice', '150 per month, 14 Fr; → 150 per month, 18 Fr;'],
    [1, 'device', 'A sterile catheter that → With his belly bag and gripper, a sterile catheter that'],
    [3, 'device', 'A4332, 150 per month. → A4332, 150 per month, with an external catheter for the night.'],
    [0, 'medication', 'there was no fever. → there was no fever. He takes tamsulosin 0.4 mg.'],
    [
      3,
      'medication',
      'The impairment is permanent. → The impairment is permanent, and bethanechol is continued.',
    ],
    [0, 'diagnosis', 'The prostate was smooth. → The prostate was smooth despite hyperplasia.'],
    [3, 'diagnosis', 'and urinary retention. The → and urinary retention, and chronic kidney disease. The'],
    [
      1,
      'event',
      'One with Klebsiella, in December 2025, → One with Klebsiella and a hospital stay, in December 2025,',
    ],
    [
      3,
      'event',
      'caused bleeding on February 3, 2026. → caused bleeding on February 3, 2026, for which he went to the emergency department.',
    ],
    [1, 'treatment', 'Sulfa drugs (rash). → Latex (rash).'],
    [2, 'treatment', 'Shared gel was followed → Daily nitrofurantoin failed. Shared gel was followed'],
    [0, 'social', 'is a 41-year-old land surveyor with → is a 41-year-old truck driver with'],
    [3, 'social', 'He lives with his partner. → He lives with his parents.'],
    [1, 'attitude', 'He does not need help. → He does not need help, but he dislikes the procedure.'],
    [3, 'attitude', 'He is able to catheterize → He is strict about his schedule and able to catheterize'],
    [2, 'negation', 'The customer is unable to empty → The customer is able to empty'],
    [0, 'negation', 'the kidneys were not widened → the kidneys were widened'],
    [1, 'negation', 'He does not need help. → He does need help.'],
    [0, 'organisation', '2024 at Copper Basin Hospital → 2024 at Flagstaff Pines Hospital'],
    [2, 'organisation', 'Insurer: Saguaro Mutual Insurance → Insurer: Desert Sky Health Plan'],
    [0, 'attestation', 'I found no stone → I performed cystoscopy and found no stone'],
    [
      2,
      'attestation',
      'goes with each catheter. → goes with each catheter. We have confirmed by telephone that his stock is used up.',
    ],
    [1, 'relative-date', 'Straight tip: stopped → Straight tip until ten days ago: stopped'],
    [
      3,
      'relative-date',
      'followed the use of gel from a shared tube. → followed the use of gel from a shared tube, as did another one six weeks ago.',
    ],
    [1, 'other-role', 'He held urine for 4 hours → He held urine for 5 hours'],
    [3, 'other-role', 'showed 620 mL of residual → showed 187 mL of residual'],
    [0, 'brackets', 'He needs no helper. → He needs no helper [wheelchair user].'],
    [2, 'brackets', 'no running water. → no running water [hand tremor noted].'],
    [
      2,
      'coverage-measure',
      'how often the bladder is emptied each day. → how often the bladder is emptied each day, in his case 8 times.',
    ],
    [
      0,
      'coverage-measure',
      'why a straight tip cannot be used; → why a straight tip cannot be used, such as his prostate of 60 mL;',
    ],
    [1, 'script', 'Residual 620 mL on → Residual ٨٢٠ mL on'],
    [3, 'script', 'creatinine of 0.9 mg/dL → creatinine of １.９ mg/dL'],
    [0, 'identifier', 'NPI 1693580427 → NPI 1693584027'],
    [2, 'identifier', '(928) 555-0184 → (928) 555-0148'],
    [0, 'date-age', 'operated on May 20, 2024 → operated on May 20, 2022'],
    [1, 'date-age', 'Date: 03/19/2026 → Date: 03/29/2026'],
    [1, 'quantity', '| A4352 | 5 | 150 | → | A4352 | 6 | 180 |'],
    [0, 'quantity', 'sterile packet: 150 → sterile packet: 200'],
    [1, 'name', 'his partner Ignacio → his partner Horacio'],
    [2, 'name', 'Doctor: Thessaly Montague, MD → Doctor: Theresa Montague, MD'],
    [2, 'retold', 'More than half a liter stayed → Less than a tenth of a liter stayed'],
    [2, 'retold', 'there was no obstacle → there was the same obstacle'],
    [3, 'retold', 'He empties his bladder five times daily → He empties his bladder three times daily'],
    [1, 'sum', '35 a week → 42 a week'],
    [2, 'sum', 'this is 450 catheters → this is 540 catheters'],
    [2, 'sum', 'make 300 pieces a month → make 250 pieces a month'],
  ],
  corruptions: {},
};
