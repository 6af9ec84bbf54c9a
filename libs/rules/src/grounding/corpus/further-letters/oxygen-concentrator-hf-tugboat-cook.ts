import type { CorpusCase } from '../corpus-case.ts';

/** A cardiologist, a nurse, a resident, an oxygen company, a cautious foreign-trained doctor and a template write for a retired ship's cook with heart failure. */
export const oxygenConcentratorHfTugboatCook: CorpusCase = {
  id: 'oxygen-concentrator-hf-tugboat-cook',
  today: '2026-12-08',
  facts: {
    case_id: 37102,
    patient: {
      first_name: 'Philippa',
      last_name: 'Thornquist-Amado',
      dob: '1947-08-19',
      gender: 'female',
      height: '5 ft 3 in',
      weight: '129 lb',
      address: '6 Gannet Row, Cold Harbour Point, ME 04999',
      phone: '(207) 555-0164',
      mrn: 'CHM-22907',
    },
    diagnoses: [
      { code: 'I50.22', description: 'Chronic systolic (congestive) heart failure' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
      { code: 'I25.5', description: 'Ischemic cardiomyopathy' },
      { code: 'I27.22', description: 'Pulmonary hypertension due to left heart disease' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          '2 L/min by nasal cannula at rest and in sleep, about 18 hours a day. On 2026-11-24, seated for 15 minutes on room air, SpO2 was 86%; on 2 L/min it was 93%. Arterial blood gas on room air the same day: PaO2 53 mmHg, PaCO2 38 mmHg, pH 7.43. In the overnight recording of 2026-11-29 on room air she spent 3 h 12 min of 7 h 5 min at or below 88%. She had been stable for 8 weeks when tested, on furosemide 40 mg twice a day, sacubitril-valsartan 49/51 mg twice a day and carvedilol 12.5 mg twice a day without a change of dose. She wakes with headache on 4 mornings a week. Expected need: lifetime.',
      },
      {
        item: 'Portable oxygen concentrator, rental',
        hcpcs: 'E1392',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Walking on room air on 2026-11-24 her SpO2 fell from 87% to 81% in 2 minutes and she stopped at 160 ft; on 3 L/min she walked 520 ft in 6 minutes and stayed at 91%. She leaves the house 5 days a week, for up to 4 hours. She is not able to pull a cylinder cart up the 14 outside steps to her door. The portable unit weighs 4.8 lb and runs 5 hours on a battery.',
      },
    ],
    provider: { name: 'Ambrose Kettleworth-Ng, DO', npi: '1740926358', date_signed: '2026-12-08' },
    seen: [
      '2026-10-15, echocardiogram: ejection fraction 27%, estimated right ventricular systolic pressure 58 mmHg.',
      '2026-11-24, in clinic, by Ambrose Kettleworth-Ng, DO: blood pressure 108/64, pulse 72, lungs clear, no edema, weight 129 lb.',
      '2026-11-24, walk test by Nell Farraday-Oke, RN.',
      '2026-11-29, overnight oximetry at home.',
    ],
    told: [
      'Who pays? Pinetree Medicare Advantage',
      'Who supplies? Downeast Home Oxygen',
      'Lives with whom? Alone, in an upstairs flat with 14 outside steps',
      'Smoking? Never',
      'Stove? Electric, no open flame in the home',
      'Work? Cooked on tugboats for 26 years, retired',
      'Goes where? To cardiac rehabilitation 2 days a week and to play cribbage at the library 3 days a week',
      'Pacemaker? Implantable defibrillator since 2023-02-06',
      'Lung disease? None; spirometry on 2026-10-15 was normal',
      'Who helps? Her neighbor Wendell brings the shopping',
    ],
    answered: [],
  },
  notes: [
    `Pinetree Medicare Advantage
Attn: Medical Director
December 8, 2026

Dear Colleague,

Most of the oxygen you pay for goes to people with COPD. This letter concerns somebody who has none. Ms. Thornquist-Amado has normal spirometry and never smoked; her hypoxemia comes from the heart.

She has an ischemic cardiomyopathy with an ejection fraction of 27% and an estimated RV systolic pressure of 58 mmHg, both by echo of October 15. Left-sided failure has raised the pressure in her pulmonary circulation, and gas exchange has suffered.

I saw her two weeks ago. She was euvolemic so far as one can tell at the bedside: clear lungs, no edema, 108/64, pulse 72. This matters, since oxygen qualified during decompensation is oxygen qualified at the wrong time. No dose had been altered for eight weeks. She takes furosemide 40 mg b.i.d., sacubitril-valsartan 49/51 b.i.d. and carvedilol 12.5 b.i.d.

And still: 86% sitting quietly on room air, with an arterial PO2 of 53. The customary threshold is 55 mmHg or 88%. She is under it by both methods. A PCO2 of 38 tells us that she is not retaining carbon dioxide, so 2 liters may be given without much worry on that score, and on 2 liters she saturates at 93%.

At night she fares no better. On November 29 she was at or below 88% for 192 minutes out of 425, or 45% of the recording.

I prescribe a stationary concentrator (E1390) and, since she is out of the house five days in seven, a portable one (E1392). I expect the need to be lifelong.

With kind regards,

Ambrose Kettleworth-Ng, DO
NPI 1740926358`,
    `NURSING NOTE - HOME OXYGEN QUALIFICATION
Date of testing: 11/24/2026
Pt: Thornquist-Amado, Philippa. 79 y/o F. MRN CHM-22907.

S: Wakes with HA 4 mornings/wk. Goes to cardiac rehab 2x/wk, cribbage at the library 3x/wk. Lives alone upstairs, 14 outside steps. Neighbor Wendell does the carrying of groceries.

O:
 - Rest, RA, seated 15 min: SpO2 86%
 - Rest, 2 L NC: 93%
 - ABG RA: 7.43 / 38 / 53
 - Walk, RA: start 87%, down to 81% by 2 min. Stopped at 160 ft.
 - Walk, 3 L NC: 6 min, 520 ft, held 91%.
 - BP 108/64, HR 72, wt 129 lb (58.5 kg). No edema per MD exam; lungs clear.

All three legs of the exertional test are present (rest without O2, walking without O2, walking with O2), and they were done on one day.

A: Desaturates at rest and more so on exertion. O2 corrects both. Walk distance more than tripled (520 vs 160 ft; difference 360 ft).

P:
 1. Stationary concentrator E1390, 2 L at rest and HS.
 2. Portable concentrator E1392, 3 L with activity. 4.8 lb. Battery 5 h, longest outing 4 h, so there is an hour to spare.
 3. Home safety: never smoked; electric stove; no open flame.
 4. Has an ICD (2/6/2023). Oxygen is no problem for an ICD.
 5. Overnight oximetry to follow -> done at home 11/29: 3 h 12 min at/below 88%.

Walk test: N. Farraday-Oke, RN
Order: A. Kettleworth-Ng, DO, 12/8/2026`,
    `Dictation begins. This is a letter of medical necessity for Philippa Thornquist-Amado, date of birth August nineteenth nineteen forty-seven, to her Medicare Advantage plan which is Pinetree. Okay so this is a seventy-nine-year-old woman, retired, she was a cook on tugboats for twenty-six years, with chronic systolic heart failure from an ischemic cardiomyopathy, EF twenty-seven percent in October, she's got a defibrillator since February of twenty twenty-three, and she has pulmonary hypertension on the basis of her left heart disease with an RVSP of fifty-eight. Attending of record is Dr. Kettleworth-Ng. She is on furosemide forty twice a day, sacubitril-valsartan forty-nine fifty-one twice a day, carvedilol twelve and a half twice a day, no changes in eight weeks, so this is a chronic stable state we're talking about and not somebody who just got tuned up. On the twenty-fourth of November she was eighty-six percent on room air sitting in the chair for fifteen minutes, blood gas seven point four three, thirty-eight, fifty-three, on two liters she came up to ninety-three. Walking she dropped to eighty-one in two minutes and had to stop at a hundred and sixty feet, then on three liters she did five hundred and twenty, staying at ninety-one. Lungs were clear, no edema. Spirometry in October was normal, she never smoked, so this isn't lung disease. Period. New paragraph.

We're asking for two things, the home concentrator, code E one three nine zero, two liters at rest and sleeping, about eighteen hours a day, and the portable concentrator, E one three nine two, because she goes out five days a week, rehab and the library, for as long as four hours, and she can't drag a cart with a tank up fourteen steps. The portable is under five pounds. She lives alone so there is nobody in the flat to drag it for her. Quantity one each. Thank you. End of dictation.`,
    `Downeast Home Oxygen
Request for authorization

Plan ............ Pinetree Medicare Advantage
Member .......... Philippa Thornquist-Amado
Address ......... 6 Gannet Row, Cold Harbour Point, ME 04999
Telephone ....... (207) 555-0164
Prescriber ...... Ambrose Kettleworth-Ng, DO / NPI 1740926358
Signed .......... 12/08/2026

EQUIPMENT
E1390 .... 1 .... stationary concentrator, single port
E1392 .... 1 .... portable concentrator, rental

SETTINGS
Rest 2 L/min. Sleep 2 L/min. Walking 3 L/min. Nasal cannula. Roughly 18 hours out of 24.

QUALIFYING TESTS
11/24/26 .... room air, rest .... 86%
11/24/26 .... room air, ABG ..... PaO2 53 mmHg
11/24/26 .... room air, walk .... 81%
11/24/26 .... 3 L/min, walk ..... 91%
11/29/26 .... overnight, RA ..... 3:12 h of 7:05 h at or under 88%

The newest test is nine days older than the signature. Plans commonly ask for testing within 30 days of the order.

ICD-10: I50.22, J96.11, I25.5, I27.22

REMARKS FROM OUR SIDE
For use away from home the usual answer is cylinders, which are cheaper. We do not advise it for this member. She is 79 and weighs 129 lb, her door is at the top of 14 outside steps, and a cylinder on its cart is heavier and clumsier by far than a 4.8 lb unit. She goes out five days of the week. Also, cylinders have to be delivered again and again, to the top of those steps, in a Maine winter too; a portable concentrator is delivered once and charged from the wall.

There is no open flame in the home (electric stove), and nobody smokes: she lives by herself and has never been a smoker.

One of each per 5 years is the limit, and one of each is requested.`,
    `To the esteemed reviewing physician of Pinetree Medicare Advantage

Respected Doctor,

Kindly permit me to present the case of the lady Philippa Thornquist-Amado, aged 79 years, height 160 cm, weight 58.5 kg, who is suffering from chronic systolic cardiac failure on the background of ischemic cardiomyopathy, complicated by pulmonary hypertension and chronic hypoxic respiratory failure.

The following facts I wish to bring to your notice.

(a) The ejection fraction is 27 per cent only.

(b) In spite of full medical therapy with three agents, namely a loop diuretic, an angiotensin receptor-neprilysin inhibitor and a beta-blocker, which was unchanged during eight weeks, the saturation in room air at rest was 86 per cent, and the arterial oxygen tension was 53 mmHg, which is about 7.1 kPa.

(c) There is no congestion of the lungs by auscultation and there is no peripheral edema. Therefore one cannot say: give more diuretic and the oxygen will improve by itself.

(d) There is no disease of the lungs proper. The spirometry is normal. The patient has never smoked.

(e) During sleep the saturation was 88 per cent or lower for more than three hours. In the mornings, four of the seven, she awakens with headache. Morning headache is a known symptom of nocturnal hypoxemia.

(f) With oxygen, 2 liters, the saturation rises to 93 per cent, which is an increase of seven points. With 3 liters she walks more than three times as far as without.

It may be objected that oxygen in heart failure is not beneficial to patients with normal saturation. This is correct and I do not dispute it. But her saturation is not normal.

She lives alone. She is going outside regularly, twice in the week to cardiac rehabilitation and thrice to the library. It would be most regrettable if she should give up rehabilitation because she cannot bring her oxygen along.

I humbly request approval of one concentrator E1390 and one portable concentrator E1392.

On behalf of Ambrose Kettleworth-Ng, DO, NPI 1740926358
8 December 2026`,
    `** HOME OXYGEN JUSTIFICATION - CARDIOLOGY TEMPLATE **

PATIENT: THORNQUIST-AMADO, PHILIPPA
DOB: 08/19/1947   SEX: F   MRN: CHM-22907
DATE OF ORDER: 12/08/2026

PRIMARY DX: [x] Chronic systolic (congestive) heart failure I50.22
SECONDARY: [x] J96.11  [x] I25.5  [x] I27.22

TESTED IN CHRONIC STABLE STATE: YES. 8 weeks without dose change.
TESTED AS: OUTPATIENT (clinic 11/24/2026; home 11/29/2026).
GROUP I CRITERION (PaO2 <= 55 or SaO2 <= 88%): MET
   PaO2 = 53 mmHg at rest on room air
   SpO2 = 86% at rest on room air
   SpO2 = 81% walking on room air

ALTERNATIVE TREATMENTS TRIED OR CONSIDERED:
   Drug therapy: furosemide 80 mg/day in two doses; sacubitril-valsartan; carvedilol 25 mg/day in two doses. Hypoxemia present regardless.
   Device therapy: ICD in place since 02/06/2023.
   Cardiac rehabilitation: attends 2 days/week.

PRESCRIPTION:
   Rest: 2 L/min NC    Sleep: 2 L/min NC    Exertion: 3 L/min NC
   Duration: lifetime
   Delivery: stationary concentrator (E1390) x 1; portable concentrator (E1392) x 1

MOBILE IN THE HOME / COMMUNITY: YES. Out of the home 5 days/week, up to 4 h at a time (at most 20 h/week). Portable runs 5 h per battery.

FREE TEXT:
Pt lives alone in a second-storey flat. 14 exterior steps. Unable to pull cylinder cart up. Neighbor brings shopping. Never smoker. Electric cooking. Retired from the galley after 26 years.

6 MIN WALK W/ O2: 520 ft, 91%.

ELECTRONICALLY SIGNED: AMBROSE KETTLEWORTH-NG, DO   NPI 1740926358`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
