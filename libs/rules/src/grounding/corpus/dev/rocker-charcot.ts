import type { CorpusCase } from '../corpus-case.ts';

export const rockerCharcot: CorpusCase = {
  id: 'rocker-charcot',
  today: '2026-07-14',
  facts: {
    case_id: 2688,
    patient: {
      first_name: 'Annelise',
      middle_name: null,
      last_name: 'Whitcombe',
      dob: '1962-09-09',
      gender: 'female',
      height: '163 cm',
      weight: '88 kg',
      address: '17 Foundry Street, Bethlehem, PA 18015',
      phone: '(610) 555-0121',
      mrn: 'MRN-118725',
    },
    diagnoses: [
      { code: 'E11.610', description: 'Type 2 diabetes mellitus with diabetic neuropathic arthropathy' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Diabetic custom-molded shoe',
        hcpcs: 'A5501',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        size: '8',
        color: 'Beige',
        justification:
          'The arch of the left foot has collapsed; a depth shoe was tried on 2026-06-11 and the foot did not go in. The joint has been quiet, without warmth or redness, since March 2026. A1c 7.3 % on 2026-07-01.',
      },
      {
        item: 'Shoe modification, rocker sole',
        hcpcs: 'A5503',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification: 'On the left shoe, to take load off the midfoot when she rolls over it.',
      },
    ],
    provider: { name: 'Tomasz Bellweather, DPM', npi: '1768189791', date_signed: '2026-07-14' },
  },
  notes: [
    `Annelise Whitcombe, born 9/9/1962, is a patient of 63 years with type 2 diabetes and diabetic neuropathic arthropathy (E11.610). She is also treated for high blood pressure (I10).

The arch of her left foot has collapsed. The process has been inactive since March 2026: no warmth, no redness. On June 11, 2026 I had her try a depth shoe; her foot would not fit into it. Her A1c was 7.3 % on July 1, 2026.

She needs a pair of custom-molded shoes (A5501, 2 shoes, size 8, beige) and a rocker sole on the left one (A5503). The rocker relieves the midfoot as the foot rolls over.

Tomasz Bellweather, DPM (1768189791)
July 14, 2026`,
    `Whitcombe, A. 63 F
Charcot L foot - quiescent since 3/2026 (no warmth, no erythema)
arch collapsed
depth shoe tried 6/11/26, no fit
A1c 7.3 (7/1/26)
A5501 x 2, sz 8, beige
A5503 L x 1
E11.610, I10
T. Bellweather DPM NPI 1768189791`,
    `In Charcot foot the bones of a foot without feeling break and heal in the wrong place. This is what has happened to Ms. Whitcombe on the left. The result is a foot with a fallen arch for which no shoe from a shelf, not even an extra-depth shoe, has the right shape.

A shoe made over a cast of her own foot does. The stiff, curved sole that is added lets her step forward without bending the midfoot, where the pressure would otherwise be highest.

Now is the right time, since the joint has settled: for some months it has been neither hot nor red.

Diabetes control is fair with an A1c of 7.3 %.

Please find the order below.
  A5501 Diabetic custom-molded shoe, 2
  A5503 Shoe modification, rocker sole, 1

Tomasz Bellweather, DPM, NPI 1768189791`,
    `The patient, Annelise Whitcombe, presents with Type 2 diabetes mellitus with diabetic neuropathic arthropathy and essential hypertension.

Due to the deformity of the left foot, she is unable to wear a standard depth-inlay shoe, as shown by the unsuccessful trial on June 11, 2026. Custom-molded shoes are covered when a deformity cannot be accommodated by a depth shoe.

The rocker sole is an addition to the left shoe and replaces an insert, as the policy permits.

Without suitable footwear, she would be at risk of ulceration, infection, and loss of the foot.

Quantities:
* 2 custom-molded shoes, within the yearly limit of 2
* 1 rocker sole

Provider: Tomasz Bellweather, DPM; NPI 1768189791`,
    `Footwear rx. Annelise Whitcombe, MRN-118725.
Molded shoes because: deformity, L midfoot. Depth shoes do not fit.
Rocker because: offload midfoot.
Beige, 8. One pair/year.
Bellweather, 1768189791, 14 July 2026`,
  ],
  passages: [
    'A foot that is warm and red should not be put into a shoe yet.',
    'The left shoe gets the rocker; the right one stays as it is.',
    'One pair of shoes and one modification.',
    'Her hypertension is of no concern for this order.',
  ],
  edits: [
    [0, 'retold', 'Her A1c was 7.3 % → Her A1c was 9.3 %'],
    [0, 'device', 'fit into it. → fit into it, nor into her walking boot.'],
    [1, 'side', 'Charcot L foot → Charcot R foot'],
    [2, 'event', 'neither hot nor red → neither hot nor red, and the plate was removed'],
    [4, 'choice', 'Beige, 8. → Black, 8.'],
  ],
  corruptions: {
    'code-disease': ['I10: {hypertension → hyperlipidemia}'],
    'other-item': ['A5503 pays for a {rocker sole → toe filler}.'],
    'description-detail': ['{Type 2 → Type 1} diabetes mellitus with neuropathic arthropathy'],
    side: ['The arch of the {left → right} foot has collapsed.'],
    sex: ['{Her → His} foot did not go into a depth shoe.'],
    medication: ['{ → Metformin and lisinopril are taken.}'],
    diagnosis: ['{ → Venous insufficiency makes the ankle swell.}'],
    event: ['{ → Osteomyelitis kept her in the hospital for a week.}'],
    treatment: ['{ → A total contact cast was worn for 12 weeks.}'],
    social: ['{ → She teaches kindergarten.}'],
    negation: ['The joint is {without → with} warmth or redness.'],
    attestation: ['{ → I have managed her diabetes for years.}'],
    'relative-date': ['A depth shoe was tried {on June 11, 2026 → yesterday}.'],
    'other-role': ['A1c {7.3 → 8.8} %', 'Shoes of size {8 → 9}'],
    'coverage-measure': ['A molded shoe is covered for deformity{ →, such as her 30 degree angle}.'],
    identifier: ['NPI 17681897{91 → 19}'],
    'date-age': ['A1c on {2026-07-01 → 2026-01-07}'],
    quantity: ['{One rocker sole → Two rocker soles}'],
    retold: ['The joint has been quiet since {March → May} 2026.'],
    name: ['Annelise {Whitcombe → Whitmore}'],
  },
};
