import type { CorpusCase } from '../corpus-case.ts';

/** In the hand of a physical therapist who treats lymphedema. */
export const wrapMelanomaPianist: CorpusCase = {
  id: 'wrap-melanoma-pianist',
  today: '2026-07-06',
  facts: {
    case_id: 8205,
    patient: {
      first_name: 'Desmond',
      last_name: 'Achterberg',
      dob: '1968-12-03',
      gender: 'male',
      height: '183 cm',
      weight: '96 kg',
      address: '230 Millrace Street, Hollins Ford, VA 24019',
      phone: '(540) 555-0128',
      mrn: 'HF-20477',
    },
    diagnoses: [
      { code: 'I89.0', description: 'Lymphedema, not elsewhere classified' },
      { code: 'Z85.820', description: 'Personal history of malignant melanoma of skin' },
      {
        code: 'M75.101',
        description: 'Unspecified rotator cuff tear or rupture of right shoulder, not specified as traumatic',
      },
    ],
    items: [
      {
        item: 'Gradient compression wrap with adjustable straps, below knee, 30-50 mmHg, each',
        hcpcs: 'A6583',
        quantity: 1,
        size: 'XL',
        color: 'Black',
        length: 'Long',
        justification:
          'For the night. Cannot reach his left foot because of the right shoulder; partner Emile applies the wrap. Former garments of 20-30 mmHg rolled down.',
      },
      {
        item: 'Gradient compression stocking, below knee, 30-40 mmHg, each',
        hcpcs: 'A6552',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '6 months',
        size: 'XL',
        color: 'Beige',
        justification:
          'For the day. Left leg lymphedema, stage II, after groin node dissection 2024-03-19 for melanoma of the left thigh. Calf 46 cm left, 38 cm right; ankle 29 cm left, 24 cm right. Volume difference 31% on 2026-06-02, 14% on 2026-07-01 after 12 visits of complete decongestive therapy. Pitting 2+. Stemmer sign positive on the left. One cellulitis, November 2025, treated at home with cephalexin. Works as a piano teacher, seated 6 hours a day. No heart failure. No clot on ultrasound 2026-05-11. Walks without a device.',
      },
    ],
    provider: { name: 'Ottoline Graves, MD', npi: '1942285511', date_signed: '2026-07-06' },
    answered: ['The right leg is not affected.', 'He has a stocking donner at home.'],
    told: ['The right leg is not affected.', 'He has a stocking donner at home.'],
  },
  notes: [
    `Mr. Achterberg is a 57-year-old piano teacher with secondary lymphedema of the left leg (I89.0) following removal of the groin nodes on March 19, 2024 for a thigh melanoma (Z85.820). The swelling is stage II. He completed 12 sessions of complete decongestive therapy, during which the excess volume of the left leg fell from 31 to 14 percent.

At discharge the calf measures 46 cm on the left against 38 cm on the right, and the ankle 29 against 24. There is 2+ pitting, and the Stemmer sign is positive. An ultrasound on May 11 ruled out thrombosis; he does not have heart failure. He has had a single bout of cellulitis, in November 2025, for which he took cephalexin at home.

To hold this result he needs three day stockings of 30-40 mmHg (A6552) and one night wrap with adjustable straps (A6583). A tear of the right rotator cuff (M75.101) keeps him from reaching his left foot, so his partner Emile straps the wrap on. Weaker garments of 20-30 mmHg slid down.`,
    `PT d/c note - LE lymphedema, L, st. II, 2° to inguinal LND 3/19/24 (melanoma L thigh).
CDT x 12. Vol diff 31% (6/2) -> 14% (7/1). Girth: calf L 46 / R 38 cm; ankle L 29 / R 24 cm. Pitting 2+. Stemmer + L, R leg uninvolved.
PMH: R RC tear; cellulitis x1 11/25 (PO cephalexin). No CHF. Duplex 5/11 neg for DVT.
Fxn: amb s AD. Sits 6 h/d at work (piano teacher). Unable to reach L foot, partner dons wrap hs. Has donner.
Failed: 20-30 mmHg garments (rolled).
Rec: A6552 BK 30-40, XL beige, #3 / 6 mo. A6583 BK 30-50 XL long black, #1.`,
    `# Garment request
| | Day | Night |
|---|---|---|
| Garment | stocking, below knee | wrap with straps, below knee |
| Pressure | 30-40 mmHg | 30-50 mmHg |
| Color | beige | black |
| Size | XL | XL, long |
| Number | 3 | 1 |

Limb: **left** only; the other leg is healthy.
Cause: surgery on lymph nodes in the groin, 2024.
Result of therapy: excess volume more than halved between June 2 and July 1.
Infections: one, not hospitalized.
Help: partner, at night.`,
    `What keeps Desmond from managing on lighter stockings is that they roll down. He teaches piano, which means six hours a day on a bench, and a leg that hangs fills with fluid. He walks without a cane or walker. He owns a donning frame for the day garments, but the straps of the wrap need two good arms, and his right shoulder is torn. Three stockings in half a year are what Medicare's rule allows for day garments: one on, one in the wash, one in reserve.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', '57-year-old → 67-year-old'],
    [0, 'social', 'piano teacher with → truck driver with'],
    [0, 'side', 'lymphedema of the left leg → lymphedema of the right leg'],
    [0, 'description-detail', 'secondary lymphedema → primary congenital lymphedema'],
    [0, 'event', 'removal of the groin nodes → removal of the axillary nodes'],
    [0, 'date-age', 'March 19, 2024 → March 19, 2014'],
    [0, 'diagnosis', 'for a thigh melanoma → for a thigh sarcoma'],
    [0, 'description-detail', 'The swelling is stage II → The swelling is stage III'],
    [0, 'quantity', 'completed 12 sessions → completed 22 sessions'],
    [0, 'retold', 'fell from 31 to 14 percent → rose from 14 to 31 percent'],
    [0, 'retold', 'from 31 to 14 → from 31 to 24'],
    [
      0,
      'other-role',
      '46 cm on the left against 38 cm on the right → 38 cm on the left against 46 cm on the right',
    ],
    [0, 'retold', 'ankle 29 against 24 → ankle 39 against 24'],
    [0, 'negation', 'Stemmer sign is positive → Stemmer sign is negative'],
    [0, 'negation', 'ruled out thrombosis → confirmed thrombosis'],
    [0, 'negation', 'he does not have heart failure → he has heart failure'],
    [0, 'retold', 'a single bout of cellulitis → repeated bouts of cellulitis'],
    [0, 'event', 'he took cephalexin at home → he got cephalexin in the hospital'],
    [0, 'medication', 'took cephalexin → took clindamycin'],
    [0, 'quantity', 'three day stockings → six day stockings'],
    [0, 'other-item', 'night wrap with adjustable straps (A6583 → night wrap with adjustable straps (A6552'],
    [0, 'side', 'tear of the right rotator cuff → tear of the left rotator cuff'],
    [0, 'social', 'his partner Emile → his brother Emile'],
    [0, 'name', 'partner Emile → partner Jules'],
    [0, 'negation', 'keeps him from reaching → does not keep him from reaching'],
    [1, 'side', 'LE lymphedema, L → LE lymphedema, R'],
    [1, 'other-role', 'CDT x 12 → CDT x 14'],
    [1, 'negation', 'R leg uninvolved → R leg also involved'],
    [1, 'negation', 'No CHF → CHF'],
    [1, 'negation', 'neg for DVT → pos for DVT'],
    [1, 'device', 'amb s AD → amb c cane'],
    [1, 'negation', 'Has donner → No donner'],
    [1, 'quantity', '#3 / 6 mo → #3 / 1 mo'],
    [1, 'choice', 'XL beige → M beige'],
    [1, 'retold', 'Sits 6 h/d → Stands 6 h/d'],
    [2, 'choice', '| beige | black | → | black | beige |'],
    [2, 'other-role', '| 3 | 1 | → | 1 | 3 |'],
    [2, 'side', 'Limb: **left** only → Limb: **right** only'],
    [2, 'negation', 'one, not hospitalized → one, hospitalized'],
    [2, 'social', 'Help: partner → Help: home health aide'],
    [2, 'retold', 'more than halved → unchanged'],
    [2, 'negation', 'the other leg is healthy → the other leg is swollen too'],
    [3, 'negation', 'walks without a cane or walker → walks with a cane'],
    [3, 'side', 'his right shoulder is torn → his left shoulder is torn'],
    [
      3,
      'other-item',
      'keeps Desmond from managing on lighter stockings → keeps Desmond from managing on stronger stockings',
    ],
    [3, 'diagnosis', 'his right shoulder is torn → his right shoulder is frozen'],
    [3, 'social', 'He teaches piano → He drives a forklift'],
  ],
  corruptions: {
    device: ['{→ A pneumatic pump with segmental sleeves is prescribed for home.}'],
    treatment: [
      '{→ He is receiving immunotherapy with nivolumab.}',
      '{→ Radiation to the groin followed the operation.}',
    ],
    organisation: ['{→ The garments were measured at Blue Ridge Lymphatics Center.}'],
    attitude: ['~ {→ He follows every instruction with great diligence.}'],
    'relative-date': ['{→ His last infection was three weeks ago.}'],
  },
};
