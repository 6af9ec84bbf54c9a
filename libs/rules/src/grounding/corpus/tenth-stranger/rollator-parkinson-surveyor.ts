import type { CorpusCase } from '../corpus-case.ts';

/** A neurologist's letter with many subordinate clauses, and a therapist's abbreviations. */
export const rollatorParkinsonSurveyor: CorpusCase = {
  id: 'rollator-parkinson-surveyor',
  today: '2026-09-14',
  facts: {
    case_id: 9112,
    patient: {
      first_name: 'Gregor',
      last_name: 'Pemberton-Ruiz',
      dob: '1950-10-28',
      gender: 'male',
      height: '171 cm',
      weight: '70 kg',
      address: '4 Lighthouse Close, Brigham Cove, ME 04699',
      phone: '(207) 555-0111',
      mrn: 'BC-15579',
    },
    diagnoses: [
      { code: 'G20.B1', description: 'Parkinson’s disease with dyskinesia, without mention of fluctuations' },
      { code: 'R26.89', description: 'Other abnormalities of gait and mobility' },
      { code: 'M17.12', description: 'Unilateral primary osteoarthritis, left knee' },
    ],
    items: [
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: 'tall',
        color: 'red',
        justification:
          'Freezes in doorways about 10 times a day. Three falls since June, one with a bruised left knee, no head injury. Cane tried for 4 months, he trips over it. Gait 0.55 m/s, 46 seconds for the timed up and go without a device, 29 seconds with a wheeled walker on 2026-09-01. Stops the walker safely. Carbidopa-levodopa 25-100 four times daily, amantadine 100 mg twice daily. Orthostatic drop of 6 mmHg, no dizziness. Lives alone in a bungalow; niece Annika shops. Retired land surveyor. Sees well with glasses.',
      },
    ],
    provider: { name: 'Cordelia Haverford, MD', npi: '1629384750', date_signed: '2026-09-14' },
    seen: ['2026-09-01, office visit: rigidity of both arms, rest tremor right hand, memory intact.'],
  },
  notes: [
    `Mr. Gregor Pemberton-Ruiz, a 75-year-old retired land surveyor who lives alone in a bungalow, has Parkinson's disease with dyskinesia (G20.B1), an abnormality of gait (R26.89) and primary osteoarthritis of the left knee (M17.12).

About ten times a day he freezes in doorways. Since June he has fallen three times; in one of these falls he bruised his left knee, but he did not injure his head. A cane, which he tried for four months, made matters worse, as he trips over it. When I saw him on September 1, 2026, the arms were rigid, the right hand trembled at rest, and his memory was intact. His blood pressure dropped by 6 mmHg on standing, without dizziness.

Without a device the timed up and go took him 46 seconds, with a wheeled walker 29, which is 17 seconds faster. He stops the walker safely. I prescribe one folding wheeled walker (E0143), red, tall. Walkers are covered when a mobility limitation at home can be resolved by one. He takes carbidopa-levodopa 25-100 four times a day and amantadine 100 mg twice a day.

Cordelia Haverford, MD`,
    `PT eval / DME
Pt: G. Pemberton-Ruiz, 75M. 171 cm, 70 kg.
PD w/ dyskinesia (G20.B1). R26.89. OA L knee (M17.12).

S: FOG ~10x/day, doorways. Falls x3 since June (1 w/ bruise L knee; no head strike). SPC x 4 mo, trips on it. Lives alone, bungalow, niece does shopping. Glasses, sees well.
O: TUG 46 s no AD, 29 s c wheeled walker (9/1/26). Gait 0.55 m/s. Rigidity BUE. Rest tremor R hand. Memory intact. Orthostatic -6, no dizziness. Braking safe.
Meds: C/L 25-100 QID; amantadine 100 BID.
A: Household ambulation is unsafe with a cane. Wheels keep the stride going and spare a person the lifting that can set off freezing. Device resolves the limitation.
P: E0143 folding wheeled walker, #1, red, tall. Limit 1 in 5 yrs.
Teach: turn in a wide arc; do not carry things in the hands; stand still before sitting down; remove loose rugs. Recheck height when shoes change. Family may help with the first days of use.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'an abnormality of gait (R26.89) → an essential tremor (R26.89)'],
    [0, 'sex', 'as he trips over it → as she trips over it'],
    [0, 'choice', '(E0143), red, tall → (E0143), silver, tall'],
    [0, 'negation', 'he did not injure his head → he did injure his head'],
    [0, 'organisation', 'When I saw him → When I saw him at Seacoast Movement Center'],
    [
      0,
      'coverage-measure',
      'can be resolved by one. → can be resolved by one, and his Berg score of 31 supports this.',
    ],
    [1, 'side', 'Rest tremor R hand → Rest tremor L hand'],
    [1, 'device', 'remove loose rugs. → remove loose rugs. Stair lift installed.'],
    [1, 'event', 'Braking safe. → Braking safe. Vertebroplasty in winter.'],
    [1, 'relative-date', 'SPC x 4 mo → Evaluated yesterday afternoon. SPC x 4 mo'],
    [1, 'brackets', 'Memory intact. → Memory intact [DBS implanted].'],
    [1, 'retold', 'Lives alone, bungalow → Lives with wife, bungalow'],
  ],
  corruptions: {},
};
