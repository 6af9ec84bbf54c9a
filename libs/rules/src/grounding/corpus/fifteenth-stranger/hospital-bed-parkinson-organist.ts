import type { CorpusCase } from '../corpus-case.ts';

/** A family physician writes after a house call; an occupational therapist evaluates the bedroom; the supplier's clerk lists what is ordered. */
export const hospitalBedParkinsonOrganist: CorpusCase = {
  id: 'hospital-bed-parkinson-organist',
  today: '2026-03-16',
  facts: {
    case_id: 15005,
    patient: {
      first_name: 'Ottoline',
      last_name: 'Farquharson',
      dob: '1938-08-29',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '112 lb',
      address: '6 Vestry Street, Marlow Green, VT 05899',
      phone: '(802) 555-0175',
      mrn: 'MG-91007',
    },
    diagnoses: [
      {
        code: 'G20.A1',
        description: "Parkinson's disease without dyskinesia, without mention of fluctuations",
      },
      { code: 'L89.152', description: 'Pressure ulcer of sacral region, stage 2' },
      { code: 'I50.32', description: 'Chronic diastolic (congestive) heart failure' },
    ],
    items: [
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), without side rails, with mattress',
        hcpcs: 'E0294',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'She needs the head of the bed at 35 degrees for most of the night because of breathlessness from heart failure. Three pillows and a foam wedge were used from 2025-12 to 2026-02 and failed; she slides down flat within an hour. She cannot turn or sit up in bed without help because of rigidity. Position has to be changed every 2 hours at night, more quickly than a crank allows.',
      },
      {
        item: 'Powered pressure reducing mattress overlay/pad, alternating, with pump, includes heavy duty',
        hcpcs: 'E0181',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Sacral ulcer stage 2, 2.5 by 1.5 cm on 2026-03-09, was 2 by 1 cm on 2026-02-09. Turning every 2 hours, foam dressings and a gel cushion by day have not healed it in one month. Braden score 13.',
      },
      {
        item: 'Bed side rails, half length',
        hcpcs: 'E0305',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        length: 'half length',
        justification:
          'She pulls on a rail with the right hand to help the aide turn her. The left hand trembles too much to hold.',
      },
    ],
    provider: { name: 'Marguerite Thorne-Adeyemi, MD', npi: '1825093647', date_signed: '2026-03-16' },
    seen: [
      '2026-03-09, at home, by Marguerite Thorne-Adeyemi, MD: rigid in all limbs, tremor of the left hand, sacral ulcer 2.5 by 1.5 cm, red base, no slough; crackles at both bases; breathless when laid flat for 5 minutes; Braden score 13.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Green Mountain Bed and Bath Equipment',
      'Lives with whom? With her niece Isolde',
      'Who helps? Isolde and an aide, 4 hours a day',
      'Former work? Church organist',
      'Medicines? Carbidopa-levodopa 25-100 three times a day, furosemide 20 mg daily',
      'Where will the bed stand? In the downstairs parlor',
    ],
    answered: [],
  },
  notes: [
    `March 16, 2026

Re: Ottoline Farquharson, DOB August 29, 1938
    MRN MG-91007

Dear Reviewer:

Ms. Farquharson was our church organist. She is now 87 and lives with her niece Isolde at 6 Vestry Street. She has Parkinson's disease without dyskinesia (G20.A1), a pressure ulcer of the sacral region, stage 2 (L89.152), and chronic diastolic heart failure (I50.32).

I went to see her at home on March 9, 2026. She was rigid in all limbs, with a tremor of the left hand. There were crackles at both lung bases, and after five minutes lying flat she was breathless. The sacral ulcer measured 2.5 by 1.5 cm, with a red base and no slough; a month before it had been 2 by 1 cm. Her Braden score was 13.

Three pillows and a foam wedge, used from December to February, have failed: within an hour she slides down flat. She cannot turn or sit up in bed without help. Her medicines are carbidopa-levodopa 25-100 three times a day and furosemide 20 mg daily.

I order a semi-electric hospital bed with mattress (E0294), an alternating pressure overlay with pump (E0181), and half-length side rails (E0305). The bed will stand in the downstairs parlor.

Marguerite Thorne-Adeyemi, MD
NPI 1825093647`,
    `OCCUPATIONAL THERAPY: BED MOBILITY AND POSITIONING

Patient: Ottoline Farquharson, 87-year-old female
Weight 112 lb, height 5 ft 4 in

I. Diagnoses
PD; CHF (chronic diastolic); sacral pressure injury, stage 2

II. Bed mobility
| Task | Level |
|---|---|
| Turning | Not without help |
| Sitting up | Not without help |
| Holding a rail, right hand | Yes |
| Holding a rail, left hand | No, tremor |

III. Positioning
The head must be at 35 degrees most of the night for breathlessness. Pillows (three) and a foam wedge were tried for December 2025 through February 2026. They failed; she slid flat within the hour.

IV. Skin
Ulcer 2.5 x 1.5 cm on 03/09/2026, up from 2 x 1 cm on 02/09/2026. Braden 13. One month of turning every two hours, foam dressings and a gel cushion in the daytime has not healed it.

V. Caregivers
Niece Isolde and an aide who comes 4 hours a day.

VI. Recommendations
Semi-electric bed, because position is changed every 2 hours at night and a crank is too slow. Alternating overlay with pump. Half-length rails, since she helps the aide turn her by pulling with the right hand.

A semi-electric bed is covered for a patient who needs frequent changes of body position or may need an immediate change.`,
    `Green Mountain Bed and Bath Equipment

RE: Ottoline Farquharson
6 Vestry Street, Marlow Green, VT 05899
(802) 555-0175

Payer: Medicare Part B
Prescriber: Marguerite Thorne-Adeyemi, MD
Prescriber NPI: 1825093647

Ordered equipment

- E0294: hospital bed, semi-electric, without side rails, with mattress. Quantity 1, limit 1 per month.
- E0181: powered pressure reducing mattress overlay, alternating, with pump. Quantity 1, limit 1 per month.
- E0305: bed side rails, half length. Quantity 1, limit 1 per year.

Three lines, one of each: 3 pieces.

Diagnoses: G20.A1, L89.152, I50.32

Reasons on file from the physician

1. The patient has heart failure and must sleep with the head raised to 35 degrees.
2. Pillows and a wedge did not keep her up.
3. Parkinson rigidity keeps her from turning or sitting up alone.
4. Her sacral ulcer grew from 2 by 1 cm on February 9, 2026 to 2.5 by 1.5 cm on March 9, 2026 in spite of turning, foam dressings and a gel cushion.

The bed is to stand in the downstairs parlor. Her niece, Isolde, lives with her, and an aide helps for four hours a day. The overlay goes on top of the mattress that comes with the bed, so no second mattress is ordered.`,
    `CERTIFICATE OF NEED, NARRATIVE SECTION

Ms. Farquharson's conditions are Parkinson's disease without dyskinesia, without mention of fluctuations (G20.A1); pressure ulcer of sacral region, stage 2 (L89.152); and chronic diastolic congestive heart failure (I50.32).

Bed. Her head has to be at 35 degrees for most of the night. The pillow and wedge trial ended in February 2026 without success. Because of rigidity she is unable to turn or to sit up in bed on her own. Changes of position are needed every 2 hours through the night.

Overlay. On 2026-03-09 the ulcer was 2.5 by 1.5 cm. A month of turning, foam dressings and a daytime gel cushion had not healed it. With a Braden score of 13 she is at moderate risk. Medicare covers a group 1 surface when there is a pressure ulcer on the trunk and a further condition such as impaired mobility.

Rails. She uses the right hand on the rail to assist in turning; her left hand trembles too much to hold.

Medicines. Furosemide 20 mg once a day; carbidopa-levodopa 25-100, 3 times daily, which is 3 doses a day.

Help at home. The aide is there 4 hours daily, that is 28 hours a week. Isolde, her niece, shares the home.

Examined at home on 2026-03-09 by Marguerite Thorne-Adeyemi, MD.
Signed 2026-03-16.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'chronic diastolic heart failure (I50.32) → chronic kidney disease (I50.32)'],
    [
      2,
      'other-item',
      '- E0181: powered pressure reducing mattress overlay, alternating, with pump. → - E0181: bed side rails, half length, with pump.',
    ],
    [
      3,
      'description-detail',
      "Parkinson's disease without dyskinesia, without mention → Parkinson's disease with dyskinesia, without mention",
    ],
    [0, 'description-detail', 'sacral region, stage 2 (L89.152) → sacral region, stage 3 (L89.152)'],
    [1, 'description-detail', 'CHF (chronic diastolic) → CHF (chronic systolic)'],
    [0, 'side', 'with a tremor of the left hand → with a tremor of both hands'],
    [3, 'side', 'her left hand trembles too much → her right hand trembles too much'],
    [1, 'sex', '87-year-old female → 87-year-old male'],
    [0, 'sex', 'Ms. Farquharson was our → Mr. Farquharson was our'],
    [0, 'choice', 'and half-length side rails (E0305) → and full-length side rails (E0305)'],
    [
      1,
      'device',
      'Alternating overlay with pump. → Alternating overlay with pump. A trapeze bar over the bed.',
    ],
    [3, 'medication', 'Furosemide 20 mg once a day → Furosemide 40 mg once a day'],
    [
      0,
      'medication',
      'carbidopa-levodopa 25-100 three times a day and → carbidopa-levodopa 25-100 three times a day, ropinirole and',
    ],
    [
      2,
      'diagnosis',
      'The patient has heart failure and must → The patient has heart failure and emphysema and must',
    ],
    [
      0,
      'event',
      'She cannot turn or sit up in bed without help. Her → She cannot turn or sit up in bed without help. She fell out of bed in January. Her',
    ],
    [1, 'treatment', 'has not healed it. → has not healed it, nor has surgical debridement.'],
    [2, 'social', 'an aide helps for four hours a day → an aide helps for eight hours a day'],
    [0, 'social', 'our church organist → our school librarian'],
    [
      3,
      'attitude',
      'Isolde, her niece, shares the home. → Isolde, her niece, shares the home and is worn out by the nights.',
    ],
    [3, 'negation', 'she is unable to turn or to sit up → she is able to turn or to sit up'],
    [1, 'negation', '| Sitting up | Not without help | → | Sitting up | Without help |'],
    [2, 'organisation', 'Payer: Medicare Part B → Payer: Vermont Medicaid'],
    [
      0,
      'attestation',
      'Her Braden score was 13. → Her Braden score was 13. I photographed the ulcer and measured her oxygen overnight.',
    ],
    [3, 'relative-date', 'Examined at home on 2026-03-09 by → Examined at home yesterday by'],
    [1, 'other-role', 'The head must be at 35 degrees → The head must be at 13 degrees'],
    [
      2,
      'brackets',
      'The bed is to stand in the downstairs parlor. → The bed is to stand in the downstairs parlor [next to the oxygen].',
    ],
    [
      3,
      'coverage-measure',
      'and a further condition such as impaired mobility. → and a further condition such as impaired mobility, which her albumin of 2.4 adds to.',
    ],
    [0, 'script', 'The sacral ulcer measured 2.5 by 1.5 cm → The sacral ulcer measured ٤.٥ by 1.5 cm'],
    [2, 'identifier', 'Diagnoses: G20.A1, L89.152, I50.32 → Diagnoses: G20.A1, L89.152, I50.22'],
    [1, 'date-age', 'up from 2 x 1 cm on 02/09/2026 → up from 2 x 1 cm on 01/09/2026'],
    [0, 'date-age', 'She is now 87 and lives → She is now 78 and lives'],
    [2, 'quantity', 'half length. Quantity 1, limit 1 per year → half length. Quantity 2, limit 2 per year'],
    [1, 'name', 'Niece Isolde and an aide → Niece Imogen and an aide'],
    [2, 'name', 'RE: Ottoline Farquharson → RE: Ottilie Farquharson'],
    [1, 'retold', 'she slid flat within the hour → she stayed up through the night'],
    [
      3,
      'retold',
      'Changes of position are needed every 2 hours → Changes of position are needed every 4 hours',
    ],
    [3, 'sum', 'that is 28 hours a week → that is 20 hours a week'],
    [2, 'sum', 'one of each: 3 pieces. → one of each: 4 pieces.'],
  ],
  corruptions: {},
};
