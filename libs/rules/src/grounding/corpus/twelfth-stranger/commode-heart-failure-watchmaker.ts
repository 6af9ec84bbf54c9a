import type { CorpusCase } from '../corpus-case.ts';

/** A cardiologist's letter, a home care nurse's note, and a letter in short answers. */
export const commodeHeartFailureWatchmaker: CorpusCase = {
  id: 'commode-heart-failure-watchmaker',
  today: '2026-11-12',
  facts: {
    case_id: 9320,
    patient: {
      first_name: 'Lionel',
      last_name: 'Mbeki-Foster',
      dob: '1944-06-30',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '318 lb',
      address: '402 Harbor Terrace, 3rd floor, Eastmere, NJ 08799',
      phone: '(732) 555-0103',
      mrn: 'EM-16073',
    },
    diagnoses: [
      { code: 'I50.22', description: 'Chronic systolic (congestive) heart failure' },
      { code: 'E66.813', description: 'Obesity, class 3' },
    ],
    items: [
      {
        item: 'Commode chair, extra wide and/or heavy duty, stationary or mobile, with or without arms, any type, each',
        hcpcs: 'E0168',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Bathroom is one flight down, 14 steps, no elevator. Furosemide 80 mg in the morning and 40 mg at 2 pm makes him pass urine 8 times between 8 am and 6 pm. Stops for breath after 6 steps; NYHA class III. Ejection fraction 27 % on 2026-09-17. Weighs 318 lb; a standard commode bears 250 lb. Seat 18 inches wide is too narrow for his hips of 21 inches. Gets up from a high chair alone, using the arms. Hospital stay 2026-09-14 to 2026-09-21 for fluid. Wet himself on the stairs twice in October 2026, did not fall.',
      },
      {
        item: 'Pail or pan for use with commode chair, replacement only',
        hcpcs: 'E0167',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '2 years',
        justification:
          'His wife Zola empties the pail. She is 79 and has a bad shoulder, the right one. Oxygen is not used. Carvedilol 12.5 mg twice a day, sacubitril-valsartan 49/51 mg twice a day. Kidneys: creatinine 1.6 mg/dL. Repaired watches. Swelling of both legs to the knees. Lives on the third floor of the house and leaves it only for the bathroom.',
      },
    ],
    provider: { name: 'Annika Rosenthal, MD', npi: '1679043281', date_signed: '2026-11-12' },
    seen: ['2026-10-27, home visit, Bernard Achille, RN: weight 318 lb, stairs counted, hips measured.'],
  },
  notes: [
    `Re: Lionel Mbeki-Foster
Date of birth: June 30, 1944

To whom it may concern:

Mr. Mbeki-Foster is 82 years old and has chronic systolic heart failure (I50.22) with an ejection fraction of 27 %, measured on September 17, 2026, and NYHA class III. He was in the hospital from September 14 to 21 because of fluid. He also has class 3 obesity (E66.813) and weighs 318 lb.

He lives on the third floor and leaves it only for the bathroom, which is one flight of 14 steps below. There is no elevator. After six steps he has to stop for breath. Furosemide, 80 mg in the morning and 40 mg at two in the afternoon, sends him to pass urine eight times between eight and six o'clock. In October he wet himself on the stairs twice, though he did not fall.

A standard commode bears 250 lb, which is 68 lb less than his weight, and a seat of 18 inches is too narrow for hips that Bernard Achille, RN, measured at 21 inches on October 27. From a high chair he gets up alone with the help of its arms.

I am therefore prescribing an extra wide, heavy duty commode chair (E0168) and a pail (E0167). His wife Zola, who is 79, will empty the pail. Her right shoulder is bad.

Annika Rosenthal, MD, NPI 1679043281
Thursday, November 12, 2026`,
    `HOME CARE NOTE > DME REQUEST
Mbeki-Foster, L.  82 M  EM-16073  wt 318
CHF syst chronic I50.22 (EF 27% 9/17/26, NYHA III); obesity cl 3 E66.813

- lives on 3rd fl, leaves it only for BR; BR 1 flight down = 14 steps, no elevator
- SOB @ 6 steps
- Lasix 80 a.m. + 40 @ 1400; voids x8 0800-1800
- incont. on stairs x2 in Oct, no fall
- LE edema bilat to knees. No home O2.
- Cr 1.6
- other meds: carvedilol 12.5 BID, sacubitril-valsartan 49/51 BID
- hosp 9/14-9/21/26 fluid
- hips 21" (std seat 18"), std commode max 250#
- sit to stand: indep from high chair w/ arms
- cg: wife Zola, 79, R shoulder bad; empties pail
Visit 10/27/26 B. Achille RN

Need: E0168 x1, E0167 x1.
Annika Rosenthal MD 1679043281`,
    `Commode request in short answers

Who: Lionel Mbeki-Foster, a man of 82, who repaired watches.

Where does he live, and where is the toilet? On the third floor of 402 Harbor Terrace in Eastmere. The toilet is 14 steps down. He can take six of them before he must stop, so fewer than half.

Is there a toilet on his floor? No. A commode is usually covered for a person who is confined to a single room or to one level of the home where there is no toilet.

Which illnesses? Heart failure, systolic and chronic (I50.22), and obesity of class 3 (E66.813). In systolic failure the left ventricle does not squeeze as it should. A healthy ejection fraction is above one half; his is 27 %.

How often does he need a toilet? Eight times in the ten hours from 8 am to 6 pm, or about every 75 minutes, because of furosemide, 120 mg a day in two doses.

Why heavy duty? He weighs 318 lb, and his hips are three inches wider than a common 18-inch seat.

Has anything happened? A hospital stay of seven days in September, and two wettings on the stairs in the following month. No fall.

Who helps? His wife, three years younger than he is.

What is ordered? E0168, 1 in 5 years. E0167, 1 in 2 years.

Signed: Annika Rosenthal, MD, NPI 1679043281, 11/12/2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'description-detail',
      'has chronic systolic heart failure (I50.22) → has chronic diastolic heart failure (I50.22)',
    ],
    [0, 'retold', 'with an ejection fraction of 27 % → with an ejection fraction of 47 %'],
    [0, 'sum', 'which is 68 lb less than his weight → which is 86 lb less than his weight'],
    [0, 'event', 'though he did not fall → and fell once'],
    [0, 'negation', 'There is no elevator. → The elevator is often out of order.'],
    [
      0,
      'retold',
      'After six steps he has to stop for breath. → After six flights he has to stop for breath.',
    ],
    [
      0,
      'medication',
      'Furosemide, 80 mg in the morning and 40 mg at two → Torsemide, 80 mg in the morning and 40 mg at two',
    ],
    [
      0,
      'date-age',
      'He was in the hospital from September 14 to 21 → He was in the hospital from August 14 to 21',
    ],
    [
      0,
      'social',
      'His wife Zola, who is 79, will empty the pail. → His wife Zola, who is 79, cannot empty the pail.',
    ],
    [0, 'side', 'Her right shoulder is bad. → Her left shoulder is bad.'],
    [0, 'other-item', 'an extra wide, heavy duty commode chair (E0168) → a drop-arm commode chair (E0168)'],
    [1, 'retold', 'voids x8 0800-1800 → voids x8 2000-0600'],
    [1, 'treatment', 'No home O2. → Home O2 2 L.'],
    [1, 'side', 'LE edema bilat to knees. → LE edema R to knee.'],
    [1, 'retold', 'hips 21" (std seat 18") → hips 18" (std seat 21")'],
    [1, 'medication', 'carvedilol 12.5 BID → metoprolol 12.5 BID'],
    [
      1,
      'negation',
      'sit to stand: indep from high chair w/ arms → sit to stand: max assist from high chair w/ arms',
    ],
    [1, 'diagnosis', '- Cr 1.6 → - Cr 1.6, on dialysis'],
    [1, 'event', 'hosp 9/14-9/21/26 fluid → hosp 9/14-9/21/26 NSTEMI'],
    [1, 'code-disease', 'obesity cl 3 E66.813 → obesity cl 1 E66.813'],
    [2, 'sum', 'or about every 75 minutes → or about every 45 minutes'],
    [2, 'sum', '120 mg a day in two doses → 160 mg a day in two doses'],
    [
      2,
      'relative-date',
      'two wettings on the stairs in the following month → two wettings on the stairs in the preceding month',
    ],
    [2, 'social', 'His wife, three years younger than he is. → His wife, three years older than he is.'],
    [2, 'device', 'E0167, 1 in 2 years. → E0167, 1 in 2 years. Also a raised toilet seat.'],
    [2, 'quantity', 'E0168, 1 in 5 years. → E0168, 1 in 3 years.'],
    [2, 'negation', 'Is there a toilet on his floor? No. → Is there a toilet on his floor? Yes.'],
    [2, 'sex', 'a man of 82, who repaired watches → a woman of 82, who repaired watches'],
    [
      2,
      'coverage-measure',
      'to one level of the home where there is no toilet → to one level of the home where there is no toilet, as he has been since 2023',
    ],
    [2, 'brackets', 'Signed: Annika → [He fell on the stairs on November 2.] Signed: Annika'],
    [2, 'other-role', 'his hips are three inches wider than → his hips are six inches wider than'],
    [1, 'script', '(EF 27% 9/17/26 → (EF ３７% 9/17/26'],
  ],
  corruptions: {},
};
