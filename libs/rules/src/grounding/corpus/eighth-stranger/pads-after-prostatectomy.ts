import type { CorpusCase } from '../corpus-case.ts';

/** In the hand of a urologist. */
export const padsAfterProstatectomy: CorpusCase = {
  id: 'pads-after-prostatectomy',
  today: '2026-04-27',
  facts: {
    case_id: 8208,
    patient: {
      first_name: 'Bartholomew',
      last_name: 'Kesey',
      dob: '1957-08-19',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '201 lb',
      address: '35 Ferry Landing Road, Anacosta, WA 98221',
      phone: '(360) 555-0186',
      mrn: 'AN-71950',
    },
    diagnoses: [
      { code: 'N39.3', description: 'Stress incontinence (female) (male)' },
      { code: 'Z85.46', description: 'Personal history of malignant neoplasm of prostate' },
    ],
    items: [
      {
        item: 'Disposable liner/shield/guard/pad/undergarment for incontinence, each',
        hcpcs: 'T4535',
        quantity: 120,
        quantity_limit: 150,
        limit_period: '1 month',
        justification:
          'Robotic radical prostatectomy 2025-10-14 for prostate cancer, Gleason 3+4; PSA below 0.02 ng/mL on 2026-04-06. Leaks on coughing, lifting and standing up; no urgency, dry when lying. Uses 4 pads a day. 24-hour pad weight 310 g on 2026-04-09, 540 g in December 2025. Post-void residual 15 mL. Pelvic floor training with a physical therapist, 14 sessions from November 2025 to March 2026: better, not dry. Oxybutynin not given. Cystoscopy 2026-03-17: no stricture, sphincter closes partly. Wants to wait with an artificial sphincter until 12 months after surgery. No radiation. Skin of the groin intact.',
      },
      {
        item: 'Incontinence product, disposable underpad, large, each',
        hcpcs: 'T4541',
        quantity: 30,
        quantity_limit: 150,
        limit_period: '1 month',
        size: 'L',
        justification:
          'One a day for the armchair and the car seat. Retired ferry pilot, lives with his wife Corisande. Urinalysis negative 2026-04-09. No fecal leakage. Not diabetic. Tamsulosin stopped after surgery. Condom catheter tried in January 2026, came off.',
      },
    ],
    provider: { name: 'Aurelio Whitcomb, MD', npi: '1043378297', date_signed: '2026-04-27' },
    seen: [
      '2026-04-09, office visit, Aurelio Whitcomb, MD: cough test positive standing; no hernia; reduces coffee to 1 cup a day.',
    ],
  },
  notes: [
    `Mr. Kesey is a 68-year-old retired ferry pilot with stress urinary incontinence (N39.3) after robotic prostatectomy on 10/14/2025 for Gleason 7 (3+4) cancer (Z85.46). He is oncologically well: PSA undetectable at <0.02 on April 6, and he had no radiation. He leaks with cough, with lifting and on rising from a chair; lying down he is dry. He reports no urgency, the residual is 15 mL and the urinalysis is negative, so this is not an overactive bladder, and oxybutynin was not given.

Fourteen sessions of pelvic floor physical therapy ending in March improved him from 540 to 310 grams in 24 hours, but he is not dry. At cystoscopy on March 17 the sphincter closed only in part and there was no stricture. He would like to wait a full year after his operation before deciding on an artificial sphincter. A condom catheter would not stay on.

He uses four pads daily. Please provide 120 pads (T4535) and 30 large underpads (T4541) monthly.`,
    `68M, 6 mo s/p RALP (10/14/25, G3+4). PSA <0.02. No XRT. SUI, mod. 24h PWT 310 g (4/9/26), was 540 g 12/25. PVR 15. UA neg. PFMT x14 w/ PT 11/25-3/26, improved, not dry. Cysto 3/17: no BNC/stricture, partial coaptation. CST + standing. No UUI, no nocturia leak - dry supine. No anticholinergic. Tamsulosin d/c'd postop. Condom cath 1/26 fell off. AUS: pt wants to wait til 12 mo. 4 ppd + 1 chux/d (chair, car). Rx T4535 #120/mo, T4541 L #30/mo.`,
    `INCONTINENCE SUPPLY REQUEST
- Type: stress (male), after prostate surgery
- Permanent catheter: none
- Triggers: coughing, lifting, standing up
- Pads: 4 per day x 30 days = 120
- Underpads: 1 per day, armchair and car seat
- Skin: intact in the groin
- Bowel: continent
- Conservative treatment: pelvic floor training, 14 sessions; less coffee (one cup a day)
- Surgery for incontinence: none so far
- Both quantities are below the monthly limit of 150`,
    `It is half a year since the prostate came out. The cancer has not come back as far as the blood test can tell. What remains is the leak: a cough, a bag of groceries lifted, getting up, and he is wet. I examined him on the ninth of April; standing, a cough made him lose urine, and I felt no hernia. He lost over half a kilo of urine a day in December and a little more than three hundred grams in April. His wife Corisande is at home with him. He is continent of stool and has no diabetes. The external device he tried in January came off. His prostate drug was stopped after the operation.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', '68-year-old → 78-year-old'],
    [0, 'social', 'retired ferry pilot → retired firefighter'],
    [0, 'description-detail', 'with stress urinary incontinence → with urge urinary incontinence'],
    [0, 'event', 'robotic prostatectomy on → open prostatectomy on'],
    [0, 'date-age', '10/14/2025 → 10/14/2024'],
    [0, 'diagnosis', 'Gleason 7 (3+4) cancer → Gleason 9 (4+5) cancer'],
    [0, 'diagnosis', '(3+4) cancer (Z85.46) → (3+4) bladder cancer (Z85.46)'],
    [0, 'retold', 'undetectable at <0.02 → elevated at 0.2'],
    [0, 'treatment', 'he had no radiation → he had radiation'],
    [0, 'negation', 'lying down he is dry → lying down he is wet'],
    [0, 'negation', 'He reports no urgency → He reports urgency'],
    [0, 'other-role', 'the residual is 15 mL → the residual is 310 mL'],
    [0, 'negation', 'the urinalysis is negative → the urinalysis shows infection'],
    [0, 'negation', 'oxybutynin was not given → oxybutynin was given'],
    [0, 'quantity', 'Fourteen sessions → Forty sessions'],
    [0, 'attestation', 'pelvic floor physical therapy → pelvic floor biofeedback by my nurse'],
    [0, 'retold', 'from 540 to 310 grams → from 310 to 540 grams'],
    [0, 'negation', 'but he is not dry → and he is dry'],
    [0, 'negation', 'there was no stricture → there was a stricture'],
    [0, 'negation', 'closed only in part → closed completely'],
    [0, 'treatment', 'He would like to wait a full year → He has refused'],
    [0, 'negation', 'would not stay on → stayed on well'],
    [0, 'quantity', 'He uses four pads daily → He uses eight pads daily'],
    [0, 'other-item', '30 large underpads (T4541) → 30 large briefs (T4541)'],
    [0, 'quantity', '120 pads (T4535) → 150 pads (T4535)'],
    [0, 'other-role', '120 pads (T4535) and 30 large → 30 pads (T4535) and 120 large'],
    [1, 'date-age', '6 mo s/p RALP → 18 mo s/p RALP'],
    [1, 'event', 's/p RALP → s/p TURP'],
    [1, 'treatment', 'No XRT → Adjuvant XRT'],
    [1, 'negation', 'UA neg → UA pos'],
    [1, 'retold', 'PVR 15 → PVR 150'],
    [1, 'negation', 'CST + standing → CST - standing'],
    [1, 'negation', 'No UUI → UUI'],
    [1, 'medication', "Tamsulosin d/c'd postop → Tamsulosin 0.4 qd"],
    [1, 'medication', 'No anticholinergic → Solifenacin 5 qd'],
    [1, 'quantity', '4 ppd → 6 ppd'],
    [1, 'choice', 'T4541 L → T4541 M'],
    [2, 'device', 'Permanent catheter: none → Permanent catheter: suprapubic'],
    [2, 'sex', 'stress (male) → stress (female)'],
    [2, 'negation', 'Skin: intact in the groin → Skin: raw in the groin'],
    [2, 'negation', 'Bowel: continent → Bowel: incontinent'],
    [2, 'event', 'Surgery for incontinence: none so far → Surgery for incontinence: sling'],
    [2, 'negation', 'are below the monthly limit → are above the monthly limit'],
    [3, 'relative-date', 'It is half a year since → It is two years since'],
    [3, 'negation', 'The cancer has not come back → The cancer has come back'],
    [3, 'event', 'since the prostate came out → since the bladder came out'],
    [3, 'negation', 'I felt no hernia → I felt a hernia'],
    [3, 'social', 'His wife Corisande → His sister Corisande'],
    [3, 'negation', 'has no diabetes → has diabetes'],
    [3, 'attestation', 'I examined him on the ninth → My assistant examined him on the ninth'],
  ],
  corruptions: {
    event: ['{→ He was readmitted in November with urosepsis.}'],
    diagnosis: ['{→ He also has multiple sclerosis.}'],
    device: ['{→ A penile clamp was prescribed.}'],
    treatment: ['{→ He is allergic to latex.}'],
    organisation: ['{→ Puget Health Partners has approved the pads.}'],
    attitude: ['~ {→ He feels ashamed and avoids his friends.}'],
  },
};
