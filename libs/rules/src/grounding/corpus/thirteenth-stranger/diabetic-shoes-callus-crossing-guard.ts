import type { CorpusCase } from '../corpus-case.ts';

/** A claims auditor: a certifying statement in prose, a foot chart, and a podiatrist's letter. */
export const diabeticShoesCallusCrossingGuard: CorpusCase = {
  id: 'diabetic-shoes-callus-crossing-guard',
  today: '2026-11-25',
  facts: {
    case_id: 9412,
    patient: {
      first_name: 'Ignatius',
      middle_name: 'Boyd',
      last_name: 'Ferreira',
      dob: '1959-11-25',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '201 lb',
      address: '88 Crosswalk Place, Tully, MO 63999',
      phone: '(314) 555-0147',
      mrn: 'TU-150038',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'L84', description: 'Corns and callosities' },
    ],
    items: [
      {
        item: 'For diabetics only, fitting (including follow-up), custom preparation and supply of off-the-shelf depth-inlay shoe manufactured to accommodate multi-density insert(s), per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        color: 'Brown',
        size: '10.5 W',
        justification:
          'Monofilament 2026-11-18: not felt at 6 of 10 sites on the right foot, 4 of 10 on the left. Callus under the first metatarsal head on the right, 1.4 cm, pared 2026-11-18; small callus on the left heel. No ulcer now or before, no amputation. Hammertoe, second toe, left. Pulses felt. Hemoglobin 7.6 % on 2026-10-21. Metformin 1000 mg twice a day, no insulin. Diabetes since 2008. Stands 3 hours each school day as a crossing guard. Old sneakers worn through at the right big toe.',
      },
      {
        item: 'For diabetics only, multiple density insert, direct formed, molded to foot after external heat source of 230 degrees Fahrenheit or higher, prefabricated, each',
        hcpcs: 'A5512',
        quantity: 6,
        quantity_limit: 6,
        limit_period: 'year',
        justification:
          'Three pairs, changed every 4 months. Certifying physician: Dr. Matilda Okafor-Hayes, who manages the diabetes and saw him 2026-10-21. Checks his feet each evening with a mirror. Widower.',
      },
    ],
    provider: { name: 'Barnaby Szymanski, DPM', npi: '1205938476', date_signed: '2026-11-25' },
    seen: ['2026-11-18, office visit, by Barnaby Szymanski, DPM: skin dry, no open place, gait steady.'],
  },
  notes: [
    `Ignatius Boyd Ferreira
DOB November 25, 1959 | MRN TU-150038

Mr. Ferreira, 67 today, has had diabetes since 2008, type 2, with polyneuropathy (E11.42), and calluses (L84). Dr. Matilda Okafor-Hayes manages the diabetes and saw him on October 21, when his hemoglobin was 7.6 %. He takes metformin, 1000 mg twice a day, and no insulin.

I examined his feet on Wednesday a week ago, November 18. On the right foot he did not feel the monofilament at six of ten sites, on the left at four. Under the first metatarsal head on the right there was a callus of 1.4 cm, which I pared; the left heel had a small one. The second toe of the left foot is a hammertoe. The pulses could be felt. The skin was dry, nothing was open, and he walked steadily. He has never had an ulcer or an amputation.

On school days he stands for three hours as a crossing guard. His old sneakers are worn through at the right big toe.

I ask for one pair of depth shoes (A5500, two units, brown, 10.5 wide) and three pairs of heat-molded inserts (A5512, six units), a new pair every four months.

Barnaby Szymanski, DPM
NPI 1205938476`,
    `THERAPEUTIC SHOES - FOOT CHART          11/18/2026

                      RIGHT            LEFT
Monofilament missed   6/10             4/10
Callus                1st MTH 1.4 cm   heel, small
Toes                  -                hammertoe 2nd
Pulses                +                +
Ulcer (ever)          no               no
Amputation            no               no

Qualifying condition
[x] neuropathy with callus formation
[ ] previous ulcer
[ ] previous amputation
[ ] poor circulation

Systemic: DM2 since 2008 (E11.42), hemoglobin 7.6% on 10/21/2026, metformin 1000 mg bid
Certifying MD: M. Okafor-Hayes, seen 10/21/2026
Order: A5500 x 2 (1 pair), brown, 10.5 W
       A5512 x 6 (3 pairs)
Annual limits: 2 and 6. Ordered: 2 and 6.

FERREIRA, Ignatius    B. Szymanski, DPM 1205938476`,
    `Dear Plan Auditor,

The usual questions about Mr. Ignatius Ferreira's shoes can be answered from the chart.

Is he a diabetic in treatment? Yes; his physician, Dr. Okafor-Hayes, saw him five weeks ago, well within the six months that the rule allows before delivery.

Which foot condition qualifies? The rule lists, among others, peripheral neuropathy with evidence of callus formation. He has both: sensation is lost at ten of the twenty sites tested on the two feet, and there is callus on each foot, the larger under the ball of the right.

Why not ordinary shoes? A depth shoe leaves room for a thick insert and for a bent toe, and the insert spreads the load that makes callus. He is on his feet three hours each school day when he guards the crossing, in sneakers through which his right big toe has worn a hole.

What does he do himself? Every evening he looks at his feet in a mirror.

Quantity: 2 shoes and 6 inserts for the year, which is no more than allowed.

Barnaby Szymanski, DPM
NPI 1205938476
November 25, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', 'Mr. Ferreira, 67 today, has → Mr. Ferreira, 66 today, has'],
    [
      0,
      'description-detail',
      'type 2, with polyneuropathy (E11.42) → type 2, with autonomic neuropathy (E11.42)',
    ],
    [0, 'name', 'Dr. Matilda Okafor-Hayes manages → Dr. Matthew Okafor-Hayes manages'],
    [0, 'other-role', 'when his hemoglobin was 7.6 % → when his hemoglobin was 10.5 %'],
    [0, 'medication', 'twice a day, and no insulin → twice a day, and basal insulin'],
    [0, 'date-age', 'on Wednesday a week ago, November 18 → on Wednesday two weeks ago, November 11'],
    [
      0,
      'side',
      'Under the first metatarsal head on the right there → Under the first metatarsal head on the left there',
    ],
    [0, 'quantity', 'a callus of 1.4 cm → a callus of 4.1 cm'],
    [0, 'retold', 'and he walked steadily → but he walked unsteadily'],
    [
      0,
      'negation',
      'He has never had an ulcer or an amputation. → He has had an ulcer but never an amputation.',
    ],
    [0, 'social', 'as a crossing guard → as a school janitor'],
    [0, 'quantity', 'a new pair every four months → a new pair every four weeks'],
    [1, 'diagnosis', '[ ] poor circulation → [x] poor circulation'],
    [
      1,
      'side',
      'Toes                  -                hammertoe 2nd → Toes                  hammertoe 2nd    -',
    ],
    [1, 'date-age', 'DM2 since 2008 (E11.42) → DM2 since 2018 (E11.42)'],
    [1, 'other-item', 'A5512 x 6 (3 pairs) → A5513 x 6 (3 pairs)'],
    [
      1,
      'sum',
      'A5512 x 6 (3 pairs)\nAnnual limits: 2 and 6. Ordered: 2 and 6. → A5512 x 6 (6 pairs)\nAnnual limits: 2 and 6. Ordered: 2 and 6.',
    ],
    [2, 'sum', 'at ten of the twenty sites → at twelve of the twenty sites'],
    [2, 'relative-date', 'saw him five weeks ago, well → saw him seven months ago, well'],
    [2, 'retold', 'through which his right big toe has worn → through which his right heel has worn'],
    [
      2,
      'social',
      'What does he do himself? Every evening he looks → What is done at home? Every evening his wife looks',
    ],
    [
      2,
      'treatment',
      'and the insert spreads → and, unlike the custom inserts he wore last year, the insert spreads',
    ],
    [
      2,
      'coverage-measure',
      'which is no more than allowed → of which his plan has paid four inserts already',
    ],
    [
      2,
      'attitude',
      'at his feet in a mirror. → at his feet in a mirror, and he understands why this matters.',
    ],
    [2, 'device', 'A depth shoe leaves → He also asks for rocker soles. A depth shoe leaves'],
    [0, 'choice', 'two units, brown, 10.5 wide → two units, brown, 11.5 wide'],
    [1, 'brackets', 'Systemic: DM2 → [Charcot deformity, left midfoot, see x-ray]\nSystemic: DM2'],
  ],
  corruptions: {},
};
