import type { CorpusCase } from '../corpus-case.ts';

/** A rehabilitation physician, a physical therapist, a supplier and a drafting model write for a sign painter with spina bifida. */
export const wheelchairSpinaBifidaSignPainter: CorpusCase = {
  id: 'wheelchair-spina-bifida-sign-painter',
  today: '2026-11-03',
  facts: {
    case_id: 38101,
    patient: {
      first_name: 'Tobiah',
      last_name: 'Renwick-Amaro',
      dob: '1999-03-18',
      gender: 'male',
      height: '4 ft 11 in',
      weight: '118 lb',
      address: '9 Tannery Walk, Lower Brask, OH 43999',
      phone: '(614) 555-0137',
      mrn: 'BKS-40718',
    },
    diagnoses: [
      { code: 'Q05.7', description: 'Lumbar spina bifida without hydrocephalus' },
      { code: 'M41.45', description: 'Neuromuscular scoliosis, thoracolumbar region' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
    ],
    items: [
      {
        item: 'Ultralightweight wheelchair',
        hcpcs: 'K0005',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'moss green',
        size: '15 in wide, 16 in deep',
        justification:
          'No muscle power below the knees; hip flexors grade 2 of 5 on both sides. Walks 12 feet with braces and forearm crutches. His present wheelchair is 8 years old and weighs 41 lb; the frame is cracked at the left caster. In it he stopped after 220 feet with pain in the right shoulder. In a trial chair of 21 lb he wheeled 600 feet in 4 minutes without shoulder pain. He lifts the trial chair into his van alone and is not able to lift the present one.',
      },
      {
        item: 'Skin protection and positioning wheelchair seat cushion, width less than 22 inches, any depth',
        hcpcs: 'E2607',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'He does not feel his buttocks. On 2026-09-15 a red area over the right sitting bone faded within 20 minutes after sitting on the trial cushion, and within 90 minutes after sitting on his foam cushion.',
      },
      {
        item: 'Positioning wheelchair back cushion, posterior, width less than 22 inches, any height, including any type mounting hardware',
        hcpcs: 'E2613',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Curve of 34 degrees, convex to the left. Without support he sits upright for no longer than 10 minutes.',
      },
    ],
    provider: { name: 'Ottoline Vescey-Marr, MD', npi: '1583076249', date_signed: '2026-11-03' },
    seen: [
      '2026-09-15, in clinic, by Ottoline Vescey-Marr, MD: sensation absent below L4 on both sides, skin intact, right shoulder tender, no shunt.',
    ],
    told: [
      'Who pays? Ferrous Valley Health Plan',
      'Who supplies? Millrace Mobility',
      'Lives with whom? Alone',
      'Home? Ground-floor flat with a ramp, doors 32 in wide',
      'Work? Sign painter, at a workshop 4 days a week',
      'Allergies? Latex',
    ],
    answered: [],
  },
  notes: [
    `November 3, 2026

Ferrous Valley Health Plan
Re: Tobiah Renwick-Amaro, born March 18, 1999, MRN BKS-40718

To whom it may concern:

I ask for approval of an ultralightweight manual wheelchair with cushion and back for Mr. Renwick-Amaro. He is a man of 27 with lumbar spina bifida without hydrocephalus (Q05.7), neuromuscular scoliosis of the thoracolumbar region (M41.45) and neuromuscular dysfunction of the bladder (N31.9).

When I saw him in clinic on September 15, 2026, sensation was absent below L4 on both sides, the skin was intact and the right shoulder was tender. He has no shunt. There is no muscle power below the knees, and his hip flexors are grade 2 of 5. With braces and forearm crutches he walks 12 feet. His curve measures 34 degrees, and without support he sits upright for no longer than 10 minutes.

His wheelchair is 8 years old and weighs 41 lb; its frame is cracked at the left caster. In it he had to stop after 220 feet because his right shoulder hurt. In a trial chair of 21 lb he wheeled 600 feet in 4 minutes without shoulder pain.

He is allergic to latex.

In spina bifida the shoulders do the work of the legs for a lifetime, and every pound of a chair counts. Plans generally ask whether a less costly chair would meet the need.

Ottoline Vescey-Marr, MD
NPI 1583076249`,
    `SEATING AND MOBILITY NOTE

Client: Tobiah Renwick-Amaro, 27 y, M. Height 4 ft 11 in, weight 118 lb.

Home and work: lives alone in a ground-floor flat with a ramp; doors are 32 in wide. Sign painter, 4 days a week at a workshop.

Legs: no power below the knees. Hip flexors 2/5 on both sides. Walks 12 ft with braces and forearm crutches.

Trunk: curve of 34 degrees, convex to the left. Upright sitting without support: 10 minutes at most.

Skin: buttocks without feeling. After sitting on his foam cushion a red area over the right sitting bone took 90 minutes to fade; after the trial cushion, 20 minutes. That is 70 minutes less.

Wheeling:

| | Own chair | Trial chair |
|---|---|---|
| Weight | 41 lb | 21 lb |
| Distance | 220 ft, stopped | 600 ft in 4 minutes |
| Shoulder | pain on the right | no pain |

The trial chair is 20 lb lighter. He lifts it into his van by himself. He is not able to lift his own chair.

Recommendation: K0005, 15 in wide and 16 in deep; cushion E2607; back E2613.

A cushion as a rule has to be matched to the shape of the pelvis and to the feeling in the skin.`,
    `MILLRACE MOBILITY
Request for prior approval

To: Ferrous Valley Health Plan
Member: Tobiah Renwick-Amaro
9 Tannery Walk, Lower Brask, OH 43999
Phone (614) 555-0137

Prescriber: Ottoline Vescey-Marr, MD, NPI 1583076249
Order signed: 11/03/2026
Last visit: 09/15/2026, seven weeks before the order

| Code | Item | Qty | Limit |
|---|---|---|---|
| K0005 | Ultralightweight wheelchair | 1 | 1 in 5 years |
| E2607 | Skin protection and positioning seat cushion | 1 | 1 in 5 years |
| E2613 | Positioning back cushion, posterior | 1 | 1 in 5 years |

In all there are three items. The frame is to be moss green, the seat 15 in wide and 16 in deep.

Diagnoses: Q05.7 Lumbar spina bifida without hydrocephalus; M41.45 Neuromuscular scoliosis, thoracolumbar region; N31.9 Neuromuscular dysfunction of bladder, unspecified.

The member's present chair has been in use for 8 years. Its frame is cracked at the left caster. It weighs 41 lb, almost twice as much as the trial chair.

The member is allergic to latex.

The flat is on the ground floor and has a ramp.

A wheelchair that is past its useful lifetime is usually replaced and not repaired.`,
    `## Draft: medical necessity for a manual wheelchair

**Patient:** Tobiah Renwick-Amaro, DOB 03/18/1999
**Ordering physician:** Ottoline Vescey-Marr, MD

### Diagnoses
- **Q05.7** – lumbar spina bifida without hydrocephalus
- **M41.45** – neuromuscular scoliosis, thoracolumbar region
- **N31.9** – neuromuscular dysfunction of bladder, unspecified

### Why a wheelchair
The patient has no strength below the knees and walks only 12 feet with braces and crutches. He lives alone and works as a sign painter.

### Why an ultralightweight frame (K0005)
In his present chair (41 lb) he stopped after 220 feet with right shoulder pain. In the 21 lb trial chair he covered 600 feet, nearly three times as far, without pain. He can load the lighter chair into his van on his own.

### Why this cushion (E2607)
He does not feel his buttocks. Redness over the right sitting bone cleared in 20 minutes on the trial cushion versus 90 minutes on foam.

### Why this back (E2613)
The curve is 34 degrees and convex to the left. Unsupported, he stays upright for 10 minutes or less.

### Home
His doors are 32 inches wide, and there is a ramp.

Manual wheelchairs are generally covered when walking aids do not meet a person's needs in the home.

*Signed November 3, 2026*`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'neuromuscular dysfunction of the bladder (N31.9) → chronic constipation (N31.9)'],
    [
      0,
      'description-detail',
      'lumbar spina bifida without hydrocephalus (Q05.7) → lumbar spina bifida with hydrocephalus (Q05.7)',
    ],
    [0, 'sex', 'He is a man of 27 with → She is a woman of 27 with'],
    [0, 'negation', 'He has no shunt. → He has a shunt.'],
    [0, 'side', 'the right shoulder was tender → the left shoulder was tender'],
    [0, 'other-role', 'he walks 12 feet → he walks 34 feet'],
    [
      0,
      'attestation',
      'In a trial chair of 21 lb → I watched the trial myself at his workshop. In a trial chair of 21 lb',
    ],
    [0, 'treatment', 'He is allergic to latex. → He is allergic to latex and to penicillin.'],
    [
      0,
      'coverage-measure',
      'whether a less costly chair would meet the need. → whether a less costly chair would meet the need; his lung capacity of 61 % rules that out.',
    ],
    [0, 'event', 'He has no shunt. → He has no shunt; a tethered cord was released in 2011.'],
    [1, 'social', 'lives alone in a ground-floor flat → lives with his brother in a ground-floor flat'],
    [1, 'sum', 'That is 70 minutes less. → That is 50 minutes less.'],
    [1, 'sum', 'The trial chair is 20 lb lighter. → The trial chair is 29 lb lighter.'],
    [1, 'negation', 'He is not able to lift his own chair. → He is able to lift his own chair.'],
    [1, 'retold', 'took 90 minutes to fade → took 45 minutes to fade'],
    [1, 'script', '600 ft in 4 minutes → 600 ft in ৭ minutes'],
    [1, 'other-item', 'cushion E2607; back E2613 → cushion E2613; back E2607'],
    [
      1,
      'brackets',
      'Hip flexors 2/5 on both sides. → Hip flexors 2/5 on both sides [hip contracture of 25 degrees].',
    ],
    [1, 'social', 'Sign painter, 4 days a week at a workshop. → Bookbinder, 4 days a week at a workshop.'],
    [2, 'organisation', 'To: Ferrous Valley Health Plan → To: Buckeye Lantern Insurance'],
    [2, 'identifier', 'Phone (614) 555-0137 → Phone (614) 555-0173'],
    [2, 'relative-date', 'seven weeks before the order → three weeks before the order'],
    [
      2,
      'quantity',
      'Positioning back cushion, posterior | 1 | 1 in 5 years → Positioning back cushion, posterior | 1 | 1 in 3 years',
    ],
    [2, 'choice', 'The frame is to be moss green → The frame is to be cherry red'],
    [2, 'choice', 'the seat 15 in wide and 16 in deep → the seat 17 in wide and 16 in deep'],
    [2, 'retold', 'has been in use for 8 years → has been in use for 5 years'],
    [2, 'date-age', 'Last visit: 09/15/2026 → Last visit: 09/25/2026'],
    [
      2,
      'device',
      'The flat is on the ground floor and has a ramp. → The flat is on the ground floor and has a ramp, and the power assist wheels can be charged there.',
    ],
    [
      3,
      'name',
      '**Ordering physician:** Ottoline Vescey-Marr, MD → **Ordering physician:** Ottilie Vesper-Marr, MD',
    ],
    [
      3,
      'diagnosis',
      'braces and crutches. He lives alone → braces and crutches. He also has epilepsy. He lives alone',
    ],
    [
      3,
      'medication',
      'He does not feel his buttocks. → He does not feel his buttocks and takes oxybutynin 5 mg three times a day.',
    ],
    [
      3,
      'attitude',
      'He can load the lighter chair into his van on his own. → He can load the lighter chair into his van on his own and is eager to stay independent.',
    ],
    [3, 'side', 'convex to the left → convex to the right'],
    [3, 'negation', 'He does not feel his buttocks. → He feels his buttocks.'],
    [3, 'organisation', '### Home → ### Home (assessed by Brask Hill Rehabilitation Hospital)'],
  ],
  corruptions: {},
};
