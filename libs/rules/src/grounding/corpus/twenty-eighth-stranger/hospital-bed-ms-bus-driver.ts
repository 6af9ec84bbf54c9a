import type { CorpusCase } from '../corpus-case.ts';

/** A physician on a home visit, an occupational therapist, a supplier and a drafting model write for a former bus driver who cannot turn in bed. */
export const hospitalBedMsBusDriver: CorpusCase = {
  id: 'hospital-bed-ms-bus-driver',
  today: '2026-11-12',
  facts: {
    case_id: 34106,
    patient: {
      first_name: 'Enoch',
      last_name: 'Rasmussen-Tate',
      dob: '1979-04-03',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '203 lb',
      address: '56 Quarry Lane, Apt 2C, Stonebridge, MN 55990',
      phone: '(218) 555-0143',
      mrn: 'SBN-77420',
    },
    diagnoses: [
      { code: 'G35.C0', description: 'Secondary progressive multiple sclerosis, unspecified' },
      { code: 'L89.152', description: 'Pressure ulcer of sacral region, stage 2' },
      { code: 'M62.838', description: 'Other muscle spasm' },
    ],
    items: [
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), with any type side rails, with mattress',
        hcpcs: 'E0260',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Needs a change of position every 2 hours and is not able to turn by himself in a flat bed. Spasms of both legs wake him 5 times a night; with hips and knees bent they cease within 10 minutes. The head of the bed has to be raised to 40 degrees when he swallows his evening tablets. Wedge pillows failed from 2026-07-06 to 2026-08-31: he slid down.',
      },
      {
        item: 'Powered pressure reducing mattress overlay/pad, alternating, with pump, includes heavy duty',
        hcpcs: 'E0181',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Sacral ulcer 3.4 cm by 2.2 cm on 2026-09-24 and 2.5 cm by 1.8 cm on 2026-10-29, on a borrowed overlay of the same kind. Braden score 13 on 2026-10-29. A foam pad before that did not prevent the ulcer.',
      },
    ],
    provider: { name: 'Lucasta Brennholm, MD', npi: '1376859402', date_signed: '2026-11-12' },
    seen: [
      '2026-10-29, at home, by Lucasta Brennholm, MD: power of the legs 2/5 on the right and 1/5 on the left, arms 4/5, ulcer clean, no sign of infection, no ulcer of the heels.',
      '2026-11-03, at home, by Gideon Achterberg, OT: transfers with one helper and a sliding board; bedroom 11 by 12 feet, with room for the bed.',
    ],
    told: [
      'Who pays? North Loon Health Cooperative',
      'Who supplies? Quarry Home Equipment',
      'Lives with whom? With his sister Philomena, who works at night',
      'Aide? 4 hours on each weekday',
      'Work? Bus driver until 2021',
      'Medication for spasms? Baclofen 20 mg three times a day',
    ],
    answered: [],
  },
  notes: [
    `North Loon Health Cooperative
Attn: Durable equipment

November 12, 2026

Enoch Rasmussen-Tate, born April 3, 1979
MRN SBN-77420

Dear Reviewer:

I visited Mr. Rasmussen-Tate at home on October 29, two weeks before this letter. He is 47 and drove a bus until 2021. He has secondary progressive multiple sclerosis (G35.C0), a stage 2 pressure ulcer of the sacral region (L89.152) and muscle spasms (M62.838).

The power of the legs was 2/5 on the right and 1/5 on the left; that of the arms was 4/5. The ulcer was clean, without a sign of infection, and measured 2.5 cm by 1.8 cm. Five weeks earlier it had been 3.4 cm by 2.2 cm. The heels had no ulcer. The Braden score was 13.

He has to change his position every two hours and cannot turn by himself in a flat bed. Spasms of both legs wake him five times a night in spite of baclofen, 20 mg three times a day; with hips and knees bent they cease within ten minutes. When he swallows his evening tablets the head of the bed has to stand at 40 degrees. Wedge pillows did not serve, as he slid down.

I order a semi-electric hospital bed (E0260) and an alternating overlay with pump (E0181).

Pressure that is not relieved closes the small vessels of the skin.

Lucasta Brennholm, MD
NPI 1376859402`,
    `Occupational therapy – home assessment
11/03/2026, Gideon Achterberg, OT

Client: Enoch Rasmussen-Tate, 47, male, 6'1", 203 lb
Address: 56 Quarry Lane, Apt 2C, Stonebridge

Bedroom: 11 x 12 ft (132 square feet). There is room for a hospital bed.

Transfers: one helper, sliding board.

Bed mobility: does not turn by himself when the bed is flat. Needs turning every 2 h.

Night: 5 awakenings from spasm of both legs. Bending hips and knees ends the spasm within 10 min.

Help: lives with his sister, Philomena. She works at night. Aide 4 h on each weekday, i.e. 20 h a week.

Strength (Dr. Brennholm, 10/29): R leg 2/5, L leg 1/5, arms 4/5.

Skin: sacral ulcer, stage 2. It has become smaller since 09/24 on a borrowed alternating overlay.

Tried: wedge pillows, 07/06 to 08/31/2026, eight weeks. He slid down. Foam pad: did not prevent the ulcer.

Recommended: E0260, one, with rails and mattress. E0181, one.

For the family of anyone with such a bed: keep the controls within reach, check that the cable does not lie under a wheel, raise the knees before the head so that nobody slides, and look at the skin once a day.`,
    `QUARRY HOME EQUIPMENT
Prior authorization, two items

To      North Loon Health Cooperative
For     Enoch Rasmussen-Tate
DOB     04/03/1979
Phone   (218) 555-0143
Order   Lucasta Brennholm, MD, NPI 1376859402, signed 11/12/2026

[1] E0260 – hospital bed, semi-electric, with side rails, with mattress – quantity 1 – limit 1 per 5 years
[2] E0181 – powered pressure reducing overlay, alternating, with pump – quantity 1 – limit 1 per 5 years

Diagnoses
 G35.C0   Secondary progressive multiple sclerosis, unspecified
 L89.152  Pressure ulcer of sacral region, stage 2
 M62.838  Other muscle spasm

Grounds taken from the record
 a) Position has to be changed every 2 hours, and the member is not able to do it in a flat bed.
 b) The head has to be raised to 40 degrees for swallowing tablets in the evening.
 c) Wedge pillows were used for eight weeks until 08/31/2026 and failed.
 d) The ulcer shrank from 3.4 x 2.2 cm to 2.5 x 1.8 cm between 09/24/2026 and 10/29/2026 on a borrowed overlay.
 e) The Braden score on 10/29/2026 was 13.

The home was assessed nine days before the order was signed. The bedroom is 11 by 12 feet and takes the bed.

A bed whose height is also changed by a motor is a different code and is not requested. Payers distinguish between the two with some care.`,
    `## Hospital bed and overlay for Enoch Rasmussen-Tate

**Age** 47 · **Height** 6 ft 1 in · **Weight** 203 lb

### The patient
Mr. Rasmussen-Tate was a bus driver until 2021. He has secondary progressive MS with muscle spasms and a pressure ulcer of the sacral region, stage 2. He shares an apartment with his sister Philomena, who works at night; an aide comes for 4 hours from Monday to Friday.

### Findings at home on October 29, 2026
| Finding | Value |
|---|---|
| Right leg | 2/5 |
| Left leg | 1/5 |
| Arms | 4/5 |
| Ulcer | 2.5 cm by 1.8 cm, clean |
| Braden score | 13 |

There were no signs of infection.

### Reasons
1. He *cannot* turn by himself in a flat bed, but his position must change every 2 hours.
2. Spasms wake him 5 times nightly. They stop within 10 minutes once hips and knees are bent.
3. Evening tablets are swallowed with the head at 40 degrees.

### Alternatives
- **Wedge pillows** from July 6 to August 31, 2026: he slid down.
- **Foam pad:** did not prevent the ulcer.

### Therapist
Gideon Achterberg, OT, found that he transfers with one helper and a sliding board.

### Items
- E0260, semi-electric bed, quantity 1
- E0181, alternating overlay with pump, quantity 1

Coverage of a semi-electric bed generally requires that frequent or immediate changes of body position are needed.

Dr. Lucasta Brennholm, NPI 1376859402`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'muscle spasms (M62.838) → osteoporosis (M62.838)'],
    [
      0,
      'description-detail',
      'secondary progressive multiple sclerosis (G35.C0) → relapsing-remitting multiple sclerosis (G35.C0)',
    ],
    [0, 'description-detail', 'a stage 2 pressure ulcer → a stage 3 pressure ulcer'],
    [0, 'negation', 'cannot turn by himself in a flat bed → can turn by himself in a flat bed'],
    [
      0,
      'retold',
      'The ulcer was clean, without a sign of infection → The ulcer was sloughy, with signs of infection',
    ],
    [0, 'retold', 'The heels had no ulcer. → The left heel had an ulcer, too.'],
    [0, 'other-role', 'The Braden score was 13. → The Braden score was 20.'],
    [
      0,
      'medication',
      'in spite of baclofen, 20 mg three times a day → in spite of tizanidine, 4 mg three times a day',
    ],
    [0, 'relative-date', 'two weeks before this letter. → two days before this letter.'],
    [0, 'sum', 'Five weeks earlier it had been → Three weeks earlier it had been'],
    [
      0,
      'event',
      'He is 47 and drove a bus until 2021. → He is 47 and drove a bus until 2021. In August he was in hospital with urosepsis.',
    ],
    [0, 'other-item', 'an alternating overlay with pump (E0181) → an alternating overlay with pump (E0260)'],
    [1, 'sum', 'i.e. 20 h a week → i.e. 28 h a week'],
    [1, 'sex', 'lives with his sister, Philomena. She works → lives with his brother, Philomena. She works'],
    [1, 'social', 'She works at night. → She is retired and always at home.'],
    [1, 'name', '11/03/2026, Gideon Achterberg, OT → 11/03/2026, Gilbert Achterberg, OT'],
    [1, 'side', 'R leg 2/5, L leg 1/5, arms 4/5. → L leg 2/5, R leg 1/5, arms 4/5.'],
    [1, 'script', 'Night: 5 awakenings → Night: ٨ awakenings'],
    [
      1,
      'brackets',
      'There is room for a hospital bed. → There is room for a hospital bed [once the bathtub lift is out].',
    ],
    [1, 'device', 'E0181, one. → E0181, one. A ceiling lift as well.'],
    [1, 'negation', 'Foam pad: did not prevent the ulcer. → Foam pad: healed the ulcer.'],
    [1, 'retold', 'Transfers: one helper, sliding board. → Transfers: two helpers, mechanical lift.'],
    [1, 'retold', 'It has become smaller since 09/24 → It has become larger since 09/24'],
    [2, 'organisation', 'To      North Loon Health Cooperative → To      Iron Range Blue Plan'],
    [2, 'identifier', 'L89.152  Pressure ulcer → L89.153  Pressure ulcer'],
    [2, 'identifier', '(218) 555-0143 → (218) 555-0134'],
    [
      2,
      'quantity',
      'overlay, alternating, with pump – quantity 1 → overlay, alternating, with pump – quantity 2',
    ],
    [2, 'date-age', 'DOB     04/03/1979 → DOB     04/03/1974'],
    [
      2,
      'attestation',
      'The bedroom is 11 by 12 feet and takes the bed. → The bedroom is 11 by 12 feet and takes the bed. Our technician has confirmed the wiring.',
    ],
    [2, 'retold', 'raised to 40 degrees for → raised to 30 degrees for'],
    [2, 'relative-date', 'assessed nine days before the order → assessed three months before the order'],
    [
      3,
      'diagnosis',
      'with muscle spasms and a pressure ulcer → with muscle spasms, a neurogenic bladder and a pressure ulcer',
    ],
    [
      3,
      'treatment',
      '- **Foam pad:** did not prevent the ulcer. → - **Foam pad:** did not prevent the ulcer. Botulinum toxin gave no relief.',
    ],
    [
      3,
      'attitude',
      'one helper and a sliding board. → one helper and a sliding board, and that he is strongly committed to staying at home.',
    ],
    [3, 'social', 'from Monday to Friday → from Monday to Sunday'],
    [
      3,
      'coverage-measure',
      'changes of body position are needed. → changes of body position are needed, and his heart failure with 35 % ejection fraction meets this.',
    ],
    [
      3,
      'choice',
      '- E0260, semi-electric bed, quantity 1 → - E0260, semi-electric bed, extra long, quantity 1',
    ],
    [3, 'event', 'he slid down. → he slid down and once fell out of bed.'],
    [3, 'name', 'Dr. Lucasta Brennholm, NPI → Dr. Lucinda Brennholm, NPI'],
  ],
  corruptions: {},
};
