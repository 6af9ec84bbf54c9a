import type { CorpusCase } from '../corpus-case.ts';

/** A rural nurse practitioner and an intake coordinator write for a girl who is catheterized. */
export const spinaBifidaCathetersFourthGrader: CorpusCase = {
  id: 'spina-bifida-catheters-fourth-grader',
  today: '2026-09-22',
  facts: {
    case_id: 18105,
    patient: {
      first_name: 'Lumi',
      last_name: 'Haverstock',
      dob: '2017-02-14',
      gender: 'female',
      height: '4 ft 1 in',
      weight: '58 lb',
      address: '260 Ditchrider Road, Alkali Flat, NM 87999',
      phone: '(575) 555-0109',
      mrn: 'AFC-45502',
    },
    diagnoses: [
      { code: 'Q05.7', description: 'Lumbar spina bifida without hydrocephalus' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'N39.46', description: 'Mixed incontinence' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter; straight tip, with or without coating (Teflon, silicone, silicone elastomer, or hydrophilic, etc.), each',
        hcpcs: 'A4351',
        quantity: 150,
        quantity_limit: 200,
        limit_period: 'month',
        size: '8 Fr',
        length: '6 in',
        justification:
          "Catheterized 5 times a day, every 3 to 4 hours while awake. Cystometry on 2026-05-12 at Sandia Children's Urology: capacity 180 mL, leak point pressure 46 cm of water. Two urinary infections with fever in 2025, both while catheters were washed and used again.",
      },
      {
        item: 'Lubricant, individual sterile packet, each',
        hcpcs: 'A4332',
        quantity: 150,
        quantity_limit: 200,
        limit_period: 'month',
        justification:
          'One packet for each catheterization. Latex is avoided because of her hives to latex gloves in 2022.',
      },
      {
        item: 'Pediatric sized disposable incontinence product, protective underwear/pull-on, small/medium size, each',
        hcpcs: 'T4531',
        quantity: 120,
        quantity_limit: 180,
        limit_period: 'month',
        justification:
          'Leaks between catheterizations, 4 pull-ons a day. Oxybutynin 5 mg twice a day since 2024 lessened the leaks but did not stop them.',
      },
    ],
    provider: { name: 'Everett Saldivar, CPNP', npi: '2073649158', date_signed: '2026-09-22' },
    seen: [
      '2026-09-17, in the clinic, by Everett Saldivar, CPNP: walks with ankle braces on both sides, skin of the groin intact, no fever, bladder not felt, urine clear.',
    ],
    told: [
      'Who pays? New Mexico Medicaid',
      'Who supplies? High Desert Pediatric Supply',
      'Who catheterizes? Her father Anders at home, the school nurse Ms. Quill once a day at school',
      'School? Fourth grade at Alkali Flat Elementary',
    ],
    answered: [],
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY: UROLOGICAL AND INCONTINENCE SUPPLIES

September 22, 2026
New Mexico Medicaid

Patient: Lumi Haverstock, DOB February 14, 2017, MRN AFC-45502

To whom it may concern:

Lumi is a 9-year-old girl with lumbar spina bifida without hydrocephalus (Q05.7), neuromuscular dysfunction of bladder, unspecified (N31.9), and mixed incontinence (N39.46).

Her bladder is emptied by catheter 5 times a day, every 3 to 4 hours while she is awake. Her father Anders does this at home, and the school nurse Ms. Quill does it once a day at school. Cystometry at Sandia Children's Urology on May 12, 2026 showed a capacity of 180 mL and a leak point pressure of 46 cm of water. In 2025 she had two urinary infections with fever, both while catheters were washed and used again.

She leaks between catheterizations and needs 4 pull-ons a day. Oxybutynin 5 mg twice a day since 2024 has lessened the leaks but has not stopped them.

Please cover, per month:
- A4351, straight tip catheter, 8 Fr, 6 in: 150
- A4332, sterile lubricant packet: 150
- T4531, pediatric pull-on, small/medium: 120

I saw Lumi in the clinic on September 17, 2026. She had no fever, and the skin of the groin was intact.

Everett Saldivar, CPNP
NPI 2073649158`,
    `Clinic note, 09/17/2026
Haverstock, Lumi; 9 y F; 58 lb; 4 ft 1 in

HPI: Fourth grader at Alkali Flat Elementary with lumbar spina bifida, no hydrocephalus, and neurogenic bladder. CIC 5x/day, q3-4 h while awake, by father at home and once daily by the school nurse. Leaks in between; four pull-ons daily. On oxybutynin 5 mg BID since 2024.

PMH: Two febrile UTIs in 2025 with reused, washed catheters. Hives to latex gloves in 2022, so latex is avoided.

Exam:
1. Walks with ankle braces, right and left
2. Groin skin intact
3. Afebrile
4. Bladder not felt
5. Urine clear

Data: cystometry 05/12/2026, capacity 180 mL, leak point pressure 46 cm H2O.

Plan:
1. A4351 straight catheters, 8 Fr, 150 per month. Single use.
2. A4332 lubricant packets, one per catheterization, 150 per month.
3. T4531 pull-ons, 120 per month.

5 catheters a day make 150 in 30 days; a three-month supply is 450 catheters.

Dx codes: Q05.7, N31.9, N39.46
E. Saldivar, CPNP, NPI 2073649158`,
    `HIGH DESERT PEDIATRIC SUPPLY

Prior authorization request, New Mexico Medicaid

Member: Lumi Haverstock    Sex: F    DOB: 02/14/2017
Address: 260 Ditchrider Road, Alkali Flat, NM 87999
Phone: (575) 555-0109

| HCPCS | Description | Qty per month | Limit |
|---|---|---|---|
| A4351 | Intermittent urinary catheter, straight tip, 8 Fr, 6 in | 150 | 200 |
| A4332 | Lubricant, individual sterile packet | 150 | 200 |
| T4531 | Pediatric pull-on, small/medium size | 120 | 180 |

| ICD-10-CM | Diagnosis |
|---|---|
| Q05.7 | Lumbar spina bifida without hydrocephalus |
| N31.9 | Neuromuscular dysfunction of bladder, unspecified |
| N39.46 | Mixed incontinence |

Intermittent catheterization is a standard way to empty a bladder that does not empty by itself. Payers usually allow up to 200 sterile catheters a month when single use is ordered. The order here stays below the limit on every line.

Members with spina bifida are often at risk of latex reactions. The practitioner records hives to latex gloves in 2022.

The father and the school nurse carry out the catheterizations. The member does not perform them herself according to the record we hold.

Ordered by Everett Saldivar, CPNP (NPI 2073649158), signed 09/22/2026.`,
    `**To:** New Mexico Medicaid
**Regarding:** Lumi Haverstock, born 02/14/2017

Lumi, who is nine, was born with lumbar spina bifida. It is without hydrocephalus. Nerves that should tell the bladder to fill and empty do not work as they should, and she therefore has mixed incontinence.

**Catheters and lubricant.** Each day Lumi is catheterized five times. Her cystometry of May 12, 2026 found a leak point pressure of 46 cm of water; pressures above 40 cm of water are generally held to endanger the kidneys. When catheters were washed and used again in 2025, she had two urinary infections with fever. A new catheter (A4351) in 8 Fr with one lubricant packet (A4332) is therefore ordered for every catheterization.

**Pull-ons.** Despite oxybutynin 5 mg twice daily, leaks occur between catheterizations. Four pull-ons (T4531) are used each day. Four a day are 120 in 30 days.

**Function.** She walks with ankle braces on both sides and attends fourth grade. The school nurse, Ms. Quill, helps at school and her father helps at home.

**Monthly totals.** 150 catheters, 150 packets and 120 pull-ons, which is 420 pieces in all, through High Desert Pediatric Supply.

Everett Saldivar, CPNP
Signed September 22, 2026`,
  ],
  passages: [],
  edits: [
    [
      2,
      'code-disease',
      '| Q05.7 | Lumbar spina bifida without hydrocephalus → | Q05.7 | Tethered cord syndrome',
    ],
    [0, 'code-disease', 'and mixed incontinence (N39.46) → and vesicoureteral reflux (N39.46)'],
    [1, 'other-item', 'A4332 lubricant packets → A4332 drainage bags'],
    [2, 'other-item', '| T4531 | Pediatric pull-on → | T4531 | Disposable underpad'],
    [
      0,
      'description-detail',
      'spina bifida without hydrocephalus (Q05.7) → spina bifida with hydrocephalus (Q05.7)',
    ],
    [3, 'description-detail', 'she therefore has mixed incontinence → she therefore has stress incontinence'],
    [1, 'side', 'ankle braces, right and left → ankle braces, right only'],
    [3, 'side', 'ankle braces on both sides → an ankle brace on the left side'],
    [0, 'sex', '9-year-old girl with → 9-year-old boy with'],
    [2, 'sex', 'Sex: F → Sex: M'],
    [0, 'choice', 'straight tip catheter, 8 Fr, 6 in → straight tip catheter, 10 Fr, 6 in'],
    [2, 'choice', 'straight tip, 8 Fr, 6 in → straight tip, 8 Fr, 16 in'],
    [
      3,
      'device',
      'through High Desert Pediatric Supply → with a gait trainer, through High Desert Pediatric Supply',
    ],
    [1, 'medication', 'On oxybutynin 5 mg BID since 2024. → On oxybutynin 10 mg BID since 2024.'],
    [0, 'medication', 'but has not stopped them. → but has not stopped them. She also takes nitrofurantoin.'],
    [1, 'diagnosis', 'and neurogenic bladder. CIC → and neurogenic bladder and epilepsy. CIC'],
    [
      3,
      'event',
      'two urinary infections with fever. A new → two urinary infections with fever and spent a week in the hospital. A new',
    ],
    [
      0,
      'treatment',
      'and needs 4 pull-ons a day. → and needs 4 pull-ons a day. Bladder botulinum injections failed.',
    ],
    [1, 'treatment', 'Hives to latex gloves in 2022 → Hives to penicillin in 2022'],
    [1, 'social', 'by father at home and → by grandmother at home and'],
    [3, 'social', 'attends fourth grade → attends second grade'],
    [
      3,
      'attitude',
      'her father helps at home. → her father helps at home. She is proud of her independence.',
    ],
    [2, 'negation', 'The member does not perform them herself → The member does perform them herself'],
    [1, 'negation', '4. Bladder not felt → 4. Bladder felt'],
    [0, 'organisation', "at Sandia Children's Urology on → at Rio Grande Regional Hospital on"],
    [3, 'organisation', '**To:** New Mexico Medicaid → **To:** Presbyterian Health Plan'],
    [
      0,
      'attestation',
      'I saw Lumi in the clinic on September 17, 2026. → I saw Lumi in the clinic on September 17, 2026 and I trained the school nurse.',
    ],
    [3, 'relative-date', 'Her cystometry of May 12, 2026 found → Her cystometry of last month found'],
    [0, 'other-role', 'a leak point pressure of 46 cm → a leak point pressure of 180 cm'],
    [1, 'brackets', '2. Groin skin intact → 2. Groin skin intact [healed stage 2 ulcer]'],
    [
      2,
      'coverage-measure',
      'when single use is ordered. → when single use is ordered, as for this member with a residual volume of 95 mL.',
    ],
    [3, 'coverage-measure', 'to endanger the kidneys. → to endanger the kidneys, and hers reached 62 cm.'],
    [
      2,
      'script',
      '| Lubricant, individual sterile packet | 150 → | Lubricant, individual sterile packet | ௨50',
    ],
    [0, 'identifier', 'MRN AFC-45502 → MRN AFC-45520'],
    [1, 'identifier', 'Dx codes: Q05.7, N31.9 → Dx codes: Q05.2, N31.9'],
    [0, 'date-age', 'DOB February 14, 2017 → DOB February 24, 2017'],
    [3, 'date-age', 'Lumi, who is nine, → Lumi, who is eleven,'],
    [1, 'quantity', 'T4531 pull-ons, 120 per month → T4531 pull-ons, 160 per month'],
    [2, 'quantity', 'small/medium size | 120 | 180 | → small/medium size | 120 | 120 |'],
    [0, 'name', 'Her father Anders does → Her father Andrew does'],
    [3, 'name', 'Ms. Quill, helps → Ms. Quinn, helps'],
    [3, 'retold', 'is catheterized five times → is catheterized three times'],
    [0, 'retold', 'two urinary infections with fever → two urinary infections without fever'],
    [1, 'sum', 'supply is 450 catheters → supply is 540 catheters'],
    [3, 'sum', 'which is 420 pieces in all → which is 400 pieces in all'],
  ],
  corruptions: {},
};
