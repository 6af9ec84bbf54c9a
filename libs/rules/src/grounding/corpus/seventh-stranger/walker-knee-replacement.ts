import type { CorpusCase } from '../corpus-case.ts';

export const walkerKneeReplacement: CorpusCase = {
  id: 'walker-knee-replacement',
  today: '2026-04-10',
  facts: {
    case_id: 8106,
    patient: {
      first_name: 'Winifred',
      last_name: 'Sollazzo',
      dob: '1952-12-05',
      gender: 'female',
      height: '160 cm',
      weight: '90 kg',
      address: '17 Harbor View, Kittery Point, ME 03905',
      phone: '(207) 555-0124',
      mrn: 'SL-3390',
    },
    diagnoses: [
      { code: 'M17.12', description: 'Unilateral primary osteoarthritis, left knee' },
      { code: 'Z96.652', description: 'Presence of left artificial knee joint' },
      { code: 'I48.91', description: 'Unspecified atrial fibrillation' },
    ],
    items: [
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Left total knee replacement 2026-03-30 at Piscataqua Joint Center, went home 2026-04-01. Weight bearing as tolerated on left leg. Range of motion of left knee 2026-04-08: 5 to 85 degrees; quadriceps strength 3+/5. Timed up and go 24 seconds with walker of the hospital, unable without. Walks 120 feet with contact guard assistance. Had used a cane in right hand since 2024. Fell in the bathroom 2026-04-03, no injury, x-ray negative.',
      },
      {
        item: 'Commode chair, mobile or stationary, with fixed arms',
        hcpcs: 'E0163',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Bedroom on first floor, only bathroom on second floor, 14 stairs. Urinates 3 times each night because of furosemide 20 mg daily. Apixaban 5 mg twice a day, metoprolol 25 mg twice a day, tramadol 50 mg every 6 hours as needed. Pulse 78 irregular, blood pressure 126/72, oxygen saturation 97% on room air. Needs help with bathing and dressing the lower body, eats and grooms alone. Physical therapy at home 3 times a week for 6 weeks. Husband Lorcan is 79 and has heart failure. Sulfa allergy.',
      },
    ],
    provider: { name: 'Bertrand Nakagawa, MD', npi: '1508832640', date_signed: '2026-04-09' },
  },
  notes: [
    `73F POD 11 L TKA (3/30/26), home 4/1. PMH AFib. All: sulfa.
WBAT LLE. ROM L knee 5-85, quad 3+/5 (4/8). TUG 24 s w/ FWW, unable w/o AD. Amb 120 ft CGA.
Fall in BR 4/3, no inj, XR neg.
VSS: HR 78 irreg, BP 126/72, SpO2 97% RA.
ADLs: assist w/ bathing + LB dressing, indep eating/grooming.
Meds: Eliquis 5 bid, metoprolol 25 bid, furosemide 20 qd, tramadol 50 q6h prn.
BR 2nd fl, 14 stairs, sleeps 1st fl. Nocturia x3. HHPT 3x/wk x 6 wks.
Rx: FWW, BSC.`,
    `Ms. Sollazzo is a 73-year-old woman who underwent total replacement of the left knee on March 30, 2026, for primary osteoarthritis of the left knee (M17.12), and went home two days later. She may bear weight as tolerated. On April 8 the knee moved from 5 to 85 degrees. The timed up and go test took 24 seconds with a walker, and she could not do it without one.

Four days after the operation she fell in the bathroom; the x-ray was negative. Her bedroom is on the first floor, while the only bathroom lies 14 stairs above it, and she urinates three times a night because of furosemide.

I prescribe a folding wheeled walker (E0143) and a commode chair with fixed arms (E0163), one of each.`,
    `PT home eval: Pt lives c husband (79 y/o, CHF). WBAT L LE. L knee AROM 5-85 deg. Quads L 3+/5. Gait 120' c FWW + CGA. TUG 24 sec. Prior AD: cane in R hand since 2024. Pt fell 4/3 in bathroom, denies injury. O2 sat 97% on RA, HR 78. Requires A for bathing & LE dressing. I with feeding, grooming. Freq 3w6. Recommends walker & 3-in-1 commode.`,
    `I write for the patient Winifred Sollazzo, woman of 73 years. She received new left knee on 30 of March. She takes blood thinner apixaban 5 mg 2 times a day because of atrial fibrillation. She has allergy for sulfa. In the night she must go to toilet 3 times, and toilet is upstairs 14 stairs. She fell on 3 April in bathroom but nothing was broken. Her husband is 79 years old and he is sick of the heart, he cannot carry her. Please approve the walker and the commode chair.`,
  ],
  passages: [],
  edits: [
    [0, 'relative-date', 'POD 11 → POD 21'],
    [0, 'side', 'L TKA → R TKA'],
    [0, 'negation', 'WBAT LLE → NWB LLE'],
    [0, 'event', 'TKA → THA'],
    [0, 'retold', '5-85 → 5-115'],
    [0, 'retold', 'quad 3+/5 → quad 5/5'],
    [0, 'other-role', 'TUG 24 s → TUG 14 s'],
    [0, 'quantity', 'Amb 120 ft → Amb 12 ft'],
    [0, 'retold', 'SpO2 97% RA → SpO2 87% RA'],
    [0, 'retold', 'BP 126/72 → BP 162/72'],
    [0, 'medication', 'Eliquis 5 bid → Xarelto 20 qd'],
    [0, 'medication', 'q6h prn → q8h prn'],
    [0, 'quantity', 'Nocturia x3 → Nocturia x6'],
    [0, 'treatment', 'All: sulfa → NKDA'],
    [0, 'event', 'Fall in BR 4/3, no inj → Fall in BR 4/3, hip fx'],
    [0, 'negation', 'indep eating/grooming → dep eating/grooming'],
    [1, 'side', 'replacement of the left knee on → replacement of the right knee on'],
    [1, 'relative-date', 'two days later → nine days later'],
    [1, 'negation', 'may bear weight as tolerated → may not bear weight'],
    [
      1,
      'code-disease',
      'primary osteoarthritis of the left knee (M17.12) → rheumatoid arthritis of the left knee (M17.12)',
    ],
    [1, 'relative-date', 'Four days after the operation → Two weeks after the operation'],
    [1, 'negation', 'x-ray was negative → x-ray was positive'],
    [1, 'quantity', 'three times a night → six times a night'],
    [1, 'other-role', '14 stairs → 24 stairs'],
    [1, 'medication', 'because of furosemide → because of oxybutynin'],
    [1, 'description-detail', 'with fixed arms → with detachable arms'],
    [2, 'social', '79 y/o, CHF → 97 y/o, CHF'],
    [2, 'negation', 'WBAT L LE → TTWB L LE'],
    [2, 'side', 'Quads L 3+/5 → Quads R 3+/5'],
    [2, 'retold', '5-85 deg → 15-85 deg'],
    [2, 'side', 'cane in R hand → cane in L hand'],
    [2, 'device', 'Prior AD: cane → Prior AD: rollator'],
    [2, 'retold', '97% on RA → 97% on 2L NC'],
    [2, 'negation', 'CGA → Max A'],
    [2, 'quantity', '3w6 → 5w6'],
    [2, 'negation', 'I with feeding → D with feeding'],
    [2, 'date-age', 'cane in R hand since 2024 → cane in R hand since 2014'],
    [3, 'side', 'new left knee → new right knee'],
    [3, 'sex', 'woman of 73 years → man of 73 years'],
    [3, 'medication', 'apixaban 5 mg 2 times a day → apixaban 5 mg 1 time a day'],
    [3, 'diagnosis', 'because of atrial fibrillation → because of pulmonary embolism'],
    [3, 'treatment', 'allergy for sulfa → allergy for latex'],
    [3, 'date-age', 'She fell on 3 April → She fell on 8 April'],
    [3, 'date-age', 'husband is 79 years old → husband is 69 years old'],
    [3, 'social', 'Her husband → Her brother'],
    [3, 'quantity', 'go to toilet 3 times → go to toilet 5 times'],
  ],
  corruptions: {},
};
