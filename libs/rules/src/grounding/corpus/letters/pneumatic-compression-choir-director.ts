import type { CorpusCase } from '../corpus-case.ts';

/** A vascular physician, a lymphedema therapist and a supplier write for a retired choir director with swelling of both legs. */
export const pneumaticCompressionChoirDirector: CorpusCase = {
  id: 'pneumatic-compression-choir-director',
  today: '2026-08-18',
  facts: {
    case_id: 10504,
    patient: {
      first_name: 'Verbena',
      last_name: 'Castellanos-Ruud',
      dob: '1957-07-02',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '204 lb',
      address: '915 Larch Terrace, Hollin Falls, MN 55999',
      phone: '(218) 555-0125',
      mrn: 'HFV-17730',
    },
    diagnoses: [
      { code: 'I89.0', description: 'Lymphedema, not elsewhere classified' },
      { code: 'I87.2', description: 'Venous insufficiency (chronic) (peripheral)' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Pneumatic compressor, segmental home model without calibrated gradient pressure',
        hcpcs: 'E0651',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Lymphedema of both legs, stage II, since 2021. Four weeks of conservative treatment from 2026-06-15 to 2026-07-13: multilayer bandages daily, exercise, elevation of the legs for 2 hours a day, manual lymph drainage twice a week. Right calf 46.5 cm before and 46.0 cm after, left calf 44.0 cm before and 43.8 cm after. Stockings of 30 to 40 mmHg worn every day since 2023. Cellulitis of the right leg in February 2026 (oral cephalexin, 10 days) and in May 2026 (3 days in Hollin Falls Hospital, intravenous cefazolin). Trial in clinic on 2026-07-20, 60 minutes at 45 mmHg: right calf from 46.0 to 44.6 cm, left calf from 43.8 to 42.9 cm, no pain, no shortness of breath. Ordered once a day for 60 minutes at 45 mmHg.',
      },
      {
        item: 'Segmental pneumatic appliance for use with pneumatic compressor, full leg',
        hcpcs: 'E0667',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        size: 'large, regular length',
        justification:
          'One for each leg, right and left. Full leg, as the swelling reaches the mid-thigh on both sides; a half-leg sleeve tried on 2026-07-20 pushed fluid above the knee (right thigh 15 cm above the knee from 61.0 to 61.8 cm).',
      },
    ],
    provider: { name: 'Ingeborg Castaneda-Wu, MD', npi: '1851472906', date_signed: '2026-08-18' },
    seen: [
      '2026-07-13, in the vascular clinic, by Ingeborg Castaneda-Wu, MD: pitting to the mid-thigh on both sides, Stemmer sign positive on both feet, hyperkeratosis of both shins, no open wound, pulses palpable at both ankles, ankle brachial index 1.04 right and 1.01 left, blood pressure 136/82.',
      '2026-07-20, in the vascular clinic, by Tomasz Ellingboe, OT, CLT: measurements and trial of the compressor, she put on both sleeves herself within 6 minutes.',
    ],
    told: [
      'Who pays? Medicare Part B, with a Prairie Star supplement',
      'Who supplies? Northmark Medical, fitter Clementine Aho',
      'Lives with whom? Alone, daughter Sunniva comes on Sundays',
      'Work? Retired choir director',
      'Blood clots? None, duplex scan of both legs 2026-06-10 without thrombosis, with reflux of both great saphenous veins',
      'Heart failure? No, echocardiogram 2026-06-11 with an ejection fraction of 62 %',
      'Diuretics? Furosemide 20 mg for 6 weeks in 2024, no change of the legs',
      'Medicine? Amlodipine was stopped in April 2026 in case it added to the swelling, lisinopril 20 mg since',
      'Did stopping amlodipine help? No',
      'Stockings kept up? Yes, she will wear them between treatments',
      'Can she bandage herself? No, she cannot reach her feet long enough; a therapist did the bandages',
      'Length of need? Lifetime',
      'What can she not do? Stand for more than 15 minutes, wear closed shoes',
    ],
    answered: [],
  },
  notes: [
    `August 18, 2026

RE: Verbena Castellanos-Ruud
DOB: July 2, 1957
Medicare Part B; supplement: Prairie Star

To Whom It May Concern,

Ms. Castellanos-Ruud, a 69-year-old retired choir director, has had lymphedema of both legs for five years. It is at stage II, on a background of chronic venous insufficiency. I am prescribing a segmental pneumatic compressor for home use (E0651) with a full-leg appliance for each side (E0667, two).

She has been faithful to conservative treatment. Her 30-40 mmHg stockings have been on every day since 2023. Between June 15 and July 13 she completed four weeks of daily multilayer bandaging, exercise, two hours of leg elevation a day and manual lymph drainage twice weekly. The result was half a centimeter off the right calf (46.5 to 46.0 cm) and two millimeters off the left (44.0 to 43.8 cm). When I saw her on July 13, pitting still extended to the mid-thigh bilaterally, Stemmer's sign was positive on both feet and the skin over both shins was hyperkeratotic.

Other causes have been looked for. An echocardiogram in June gave an ejection fraction of 62%, and the duplex scan found no thrombosis. Furosemide did nothing for her legs in 2024. Amlodipine was discontinued in April on the suspicion that it contributed, without benefit.

Meanwhile she has had cellulitis of the right leg twice this year, the second time with three days in the hospital on intravenous cefazolin.

One hour of the compressor at 45 mmHg, on July 20, took 1.4 cm off the right calf and 0.9 cm off the left, and did not cause pain or breathlessness. She is to use it for an hour every day, and will go on wearing her stockings in between. Her need is lifelong.

Ingeborg Castaneda-Wu, MD
NPI: 1851472906`,
    `OCCUPATIONAL THERAPY / LYMPHEDEMA SERVICE

Patient: V. Castellanos-Ruud (HFV-17730), 69 F
Evaluation and trial: Mon 07/20/2026
Physician: I. Castaneda-Wu, MD

DIAGNOSIS: Bilateral LE lymphedema (I89.0), stage II; CVI (I87.2); HTN (I10)

COMPLETE DECONGESTIVE TREATMENT, 06/15 to 07/13/2026 (4 wks)
  Bandages: multilayer, daily
  MLD: 2x/wk
  Elevation: 2 h/day
  Exercise: yes

GIRTHS (cm)
| Site | 06/15 | 07/13 | After pump 07/20 |
|---|---|---|---|
| R calf | 46.5 | 46.0 | 44.6 |
| L calf | 44.0 | 43.8 | 42.9 |

PUMP TRIAL: 60 min at 45 mmHg, both legs. No pain, no SOB. Calf change in a single hour was greater than that of the four weeks preceding it, on the right nearly threefold.

SLEEVE SELECTION: half-leg sleeve displaced fluid proximally; R thigh (15 cm above the knee) went up from 61.0 to 61.8. Full-leg sleeves therefore, size large, regular length, R and L.

FUNCTION: Independent donning of both sleeves, within 6 min. Not able to bandage herself, since she can't reach her feet for as long as it takes. Standing tolerance 15 min. Closed shoes not possible.

SOCIAL: Lives alone. Daughter Sunniva on Sundays.

RECOMMENDATIONS
1. E0651 x1, 60 min QD at 45 mmHg
2. E0667 x2
3. Continue 30-40 mmHg stockings between sessions

Tomasz Ellingboe, OT, CLT
Written 08/18/2026`,
    `S: 69F, bilat leg lymphedema since 2021. Stockings 30-40, daily since 2023. Can't stand >15 min or get closed shoes on. Lives alone. R leg cellulitis 2/26 (cephalexin po x10d) and 5/26 (inpt 3d, IV cefazolin).

O: 7/13/26: BP 136/82. Pitting to mid-thigh B. Stemmer + B. Hyperkeratosis shins B. No open wound. Ankle pulses palpable; ABI 1.04 R, 1.01 L. Duplex 6/10: reflux both GSVs, no DVT. Echo 6/11: EF 62%. 5'5", 204 lb.
CDT x4 wk (6/15-7/13): R calf -0.5 cm, L calf -0.2 cm.
Pump trial 7/20, 1 h @45: R 46.0 -> 44.6, L 43.8 -> 42.9, tolerated.

A:
1. I89.0, stage II, refractory to 4 wks of conservative tx
2. I87.2
3. I10. On lisinopril 20; amlodipine d/c'd 4/26, legs unchanged. No HF.
No arterial disease by ABI, no clot: nothing that speaks against compression.

P:
E0651 x1, home, 60 min daily at 45 mmHg.
E0667 x2 (R, L), large/regular. Half-leg tried, pushed fluid above the knee.
Stockings continue.
LON lifetime. Northmark Medical.

Castaneda-Wu, MD   8/18/26`,
    `NORTHMARK MEDICAL — DETAILED WRITTEN ORDER, COVER PAGE

Beneficiary: Verbena Castellanos-Ruud, 915 Larch Terrace, Hollin Falls, MN 55999, (218) 555-0125
Date of birth 7/2/1957
Payers: Medicare Part B (primary), Prairie Star (supplement)
Ordering practitioner: Ingeborg Castaneda-Wu, MD, NPI 1851472906
Date: 8/18/2026

WHAT IS ORDERED
1 x E0651, compressor, segmental, without calibrated gradient pressure
2 x E0667, full-leg segmental appliance, 1 right and 1 left, size large, regular length
Use: once a day, 60 minutes, 45 mmHg
How long: lifetime

WHERE THE CRITERIA ARE MET
Diagnosis of lymphedema ...... I89.0, stage II, both legs, present since 2021
Four-week trial of conservative therapy ...... 6/15/2026 through 7/13/2026. Compression by bandages, exercise, elevation; manual lymph drainage 2 x per week in addition
Symptoms persist ...... pitting up to the middle of the thigh; skin changes (hyperkeratosis) on both shins
Response to first treatment ...... 7/20/2026, calves smaller by 1.4 cm (R) and 0.9 cm (L)
Ability to use at home ...... puts both sleeves on unaided in 6 minutes

WHY NOT A LESSER SLEEVE
A half-leg sleeve was tried. The right thigh measured 8 mm more afterwards.

WHY NOT A HIGHER CODE
The simpler compressor without calibrated gradient was effective and was well borne; no other is asked for.

Fitter: Clementine Aho`,
    `### Letter of Medical Necessity

**To:** Medicare Part B
**Patient:** Verbena Castellanos-Ruud, DOB 07/02/1957
**Date:** August 18, 2026

#### Introduction
I am writing on behalf of my patient, a 69-year-old woman with **lymphedema of both lower extremities**, **chronic venous insufficiency**, and **essential hypertension**, to request a segmental pneumatic compressor (E0651) and two full-leg appliances (E0667).

#### History of Treatment
- **Compression stockings:** 30–40 mmHg, worn daily since 2023
- **Conservative therapy:** four weeks (June 15 – July 13, 2026), with multilayer bandages, exercise, leg elevation, and manual lymph drainage
- **Medication:** furosemide 20 mg for six weeks in 2024, ineffective; amlodipine stopped in April 2026, also without improvement

#### Objective Findings
- **Calf circumference after four weeks:** reduced by only 0.5 cm on the right and 0.2 cm on the left
- **Edema:** pitting to mid-thigh on both sides
- **Skin:** hyperkeratosis of both shins, no open wounds
- **Circulation:** ankle-brachial index 1.04 (right) and 1.01 (left)
- **Cardiac function:** ejection fraction of 62%

#### Complications
The patient has experienced **two episodes of cellulitis of the right leg** in 2026, in February and May. The latter required hospitalization and intravenous antibiotics.

#### Response to Trial
A 60-minute session on July 20, 2026 produced a measurable reduction in both calves. There were no adverse effects such as pain or dyspnea.

#### Home Use
She lives alone but is able to don both appliances independently. This is particularly important because she cannot bandage herself.

#### Conclusion
Conservative measures have been exhausted without adequate benefit. The requested equipment is reasonable and necessary, and will be needed for life.

Ingeborg Castaneda-Wu, MD
NPI 1851472906`,
    `Reply to possible questions, Castellanos-Ruud, V., E0651 with E0667 x 2

We would rather answer beforehand than be asked twice.

Q. Were the four weeks consecutive and supervised?
A. They ran without a break from mid-June to mid-July, and as she isn't able to do her own bandages, a therapist put them on.

Q. Is it fluid from the heart?
A. No. She doesn't have heart failure. The EF was 62% on 6/11.

Q. Is there a clot?
A. The duplex study of 6/10 showed none. It did show reflux in the great saphenous vein of either leg, which goes with her I87.2.

Q. Are the arteries good enough for compression?
A. Ankle pulses can be felt on both sides, and both indices are just above 1.

Q. Was it perhaps a side effect of a blood pressure pill?
A. That was considered. Amlodipine was taken away in April and replaced by lisinopril 20 mg. Her legs stayed as they were.

Q. What about water pills?
A. She had furosemide, 20 mg, six weeks long, two years ago. No effect.

Q. Why both legs, and why up to the thigh?
A. Both are swollen up to the middle of the thigh. The shorter sleeve drove the fluid past the knee: 61.0 cm became 61.8 on the right thigh.

Q. Who helps her?
A. No one needs to. She had the two sleeves on in 6 minutes when Mr. Ellingboe tested it. Her daughter comes once a week, on Sundays.

Q. What is at stake?
A. Two bouts of cellulitis since the new year, one of which put her in Hollin Falls Hospital for three days.

Vascular clinic
Ingeborg Castaneda-Wu, MD
8-18-2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
