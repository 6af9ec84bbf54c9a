import type { CorpusCase } from '../corpus-case.ts';

export const assistDeviceMotorNeuron: CorpusCase = {
  id: 'assist-device-motor-neuron',
  today: '2026-06-11',
  facts: {
    case_id: 7703,
    patient: {
      first_name: 'Cornelius',
      middle_name: 'Tate',
      last_name: 'Abernethy',
      dob: '1967-12-03',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '171 lb',
      address: '908 Magnolia Bend, Savannah, GA 31405',
      phone: '(912) 555-0119',
      mrn: 'MRN-770346',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'J96.12', description: 'Chronic respiratory failure with hypercapnia' },
    ],
    items: [
      {
        item: 'Respiratory assist device, bi-level pressure capability, with backup rate feature, used with noninvasive interface',
        hcpcs: 'E0471',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Forced vital capacity 44 % of predicted on May 20, 2026. PaCO2 49 mmHg awake on the same day. Sleeps in a recliner because he cannot breathe lying flat. Morning headaches on most days. No sleep apnea on the study of April 2026. Settings 14 over 6 with a backup rate of 12.',
      },
      {
        item: 'Full face mask used with positive airway pressure device, each',
        hcpcs: 'A7030',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        justification:
          'The lips no longer close, so a nasal mask leaked at the trial. His wife will put the mask on for him; he cannot lift his arms above the shoulders.',
      },
      {
        item: 'Tubing used with positive airway pressure device',
        hcpcs: 'A7037',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        justification: 'Goes with the device.',
      },
      {
        item: 'Filter, disposable, used with positive airway pressure device',
        hcpcs: 'A7038',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification: null,
      },
    ],
    provider: { name: 'Dr. Yolanda Prichard', npi: '1072386257', date_signed: '2026-06-11' },
  },
  notes: [
    `Cornelius T. Abernethy, MRN-770346
June 11, 2026

Mr. Abernethy has amyotrophic lateral sclerosis (G12.21) with chronic respiratory failure with hypercapnia (J96.12). On May 20, 2026 his forced vital capacity was 44 % of predicted and his awake PaCO2 was 49 mmHg. He sleeps in a recliner because he cannot breathe when he lies flat, and he wakes with a headache on most mornings.

A sleep study in April 2026 showed no sleep apnea, so CPAP is not the answer. He needs a respiratory assist device with a backup rate (E0471), set to 14 over 6 with a rate of 12.

As his lips no longer close, a nasal mask leaked at the trial. He therefore needs a full face mask (A7030). He is unable to raise his arms above his shoulders, and his wife will put the mask on.

Also ordered: tubing (A7037), one every 3 months, and disposable filters (A7038), two a month.

Dr. Yolanda Prichard, NPI 1072386257`,
    `58 yo M w/ ALS, resp failure w/ hypercapnia. FVC 44%, PaCO2 49 (5/20/26). Orthopnea - recliner. AM HA most days. PSG 4/26 neg for apnea. Rx RAD w/ BUR E0471 14/6 rate 12. FFM A7030 1/3mo (nasal leaked, lips don't seal). A7037 1/3mo. A7038 2/mo. Wife dons mask.
Abernethy C -- Prichard NPI 1072386257`,
    `Re: appeal for a bi-level device with backup rate, Cornelius Abernethy

Dear Medical Director,

Amyotrophic lateral sclerosis takes the strength of the breathing muscles along with that of the limbs. Below half of the predicted vital capacity the nights become dangerous, since in dreaming sleep the diaphragm works nearly alone. A device without a backup rate waits for a breath that a weak muscle may fail to start. One with a backup rate gives it.

Mr. Abernethy stands at forty-four percent. His carbon dioxide is 49 mmHg while he is awake (normal values end at about 45). He spends his nights in a recliner and most of his mornings with a headache. He does not have sleep apnea; the April study settled that. His failure is one of muscle.

I ask you to reconsider E0471, quantity one, together with its mask, tubing and filters.

Dr. Yolanda Prichard
NPI 1072386257`,
    `DETAILED WRITTEN ORDER
Beneficiary    | Cornelius Tate Abernethy, DOB 12/03/1967
Address        | 908 Magnolia Bend, Savannah, GA 31405
Line 1         | E0471 respiratory assist device, bi-level, with backup rate | 1
Line 2         | A7030 full face mask | 1 per 3 months
Line 3         | A7037 tubing | 1 per 3 months
Line 4         | A7038 filter, disposable | 2 per month
Pressure       | 14 / 6
Backup rate    | 12
ICD-10         | G12.21, J96.12
Prescriber     | Dr. Yolanda Prichard, NPI 1072386257
Date           | 06/11/2026`,
    `**Overview**
Cornelius Abernethy is a fifty-eight-year-old man living with amyotrophic lateral sclerosis. The disease has weakened his respiratory muscles to the point of chronic respiratory failure with hypercapnia.

**Objective findings**
- Forced vital capacity: 44 % of predicted (May 20, 2026)
- Arterial carbon dioxide, awake: 49 mmHg (same day)
- Sleep study, April 2026: no sleep apnea

**Symptoms**
- Cannot breathe lying flat; sleeps in a recliner
- Headache on most mornings

**Equipment for one year**
- One assist device with backup rate
- Four full face masks and four tubes (one of each every three months)
- Twenty-four disposable filters (two a month)

**Provider:** Dr. Yolanda Prichard, NPI 1072386257`,
    `Respiratory therapist's note on Mr. Abernethy. Tall man, 6 foot 1, 171 lb. Settings per Dr. Prichard (NPI 1072386257) 14 over 6, backup 12. Tried the nasal mask first and it leaked because the lips won't close, so full face it is. He can't get his arms up past the shoulders. His wife is going to place the mask at night. He sleeps in the recliner. Wakes up with headaches most days. Filters get changed twice a month, mask and hose every three months.`,
  ],
  passages: [
    'His carbon dioxide and his vital capacity were both measured on the twentieth of May.',
    'The difference between the two pressures is eight.',
    'Lying flat is impossible for him, and so the recliner has become his bed.',
    'A full face mask covers nose and mouth, which matters when the lips do not close.',
  ],
  edits: [
    [0, 'side', 'raise his arms above his shoulders → raise his right arm above the shoulder'],
    [3, 'other-item', 'A7037 tubing | 1 per 3 months → A7037 filter, non-disposable | 1 per 3 months'],
  ],
  corruptions: {
    'code-disease': [
      'G12.21 stands for {amyotrophic lateral sclerosis → progressive spinal muscular atrophy}.',
    ],
    'other-item': ['Disposable filters ({A7038 → A7030}), two a month'],
    'description-detail': ['{Chronic → Acute and chronic} respiratory failure with hypercapnia'],
    side: ['He cannot lift his {arms → left arm} above the {shoulders → shoulder}.'],
    sex: ['His {wife → husband} will put the mask on for him.'],
    choice: ['A full face mask{ →, size large,} every 3 months'],
    device: ['{→ A cough assist machine is to be used twice daily along with the assist device.}'],
    medication: ['Mr. Abernethy has amyotrophic lateral sclerosis{ →, for which he takes riluzole}.'],
    diagnosis: ['He has respiratory failure with hypercapnia{ → and aspiration pneumonia}.'],
    event: ['{→ In March he was intubated for two days.}'],
    treatment: ['The {nasal mask leaked at the trial → trial with nasal pillows went well}.'],
    social: ['His wife{ →, a retired teacher,} will put the mask on at night.'],
    attitude: ['~ {→ Mr. Abernethy and his wife are fully committed to nightly use.}'],
    negation: ['The study of April 2026 showed {no → severe} sleep apnea.'],
    organisation: ['{→ The device will be supplied by Tidewater Respiratory Services.}'],
    attestation: ['{→ I have counseled the patient on tracheostomy and on his advance directive.}'],
    'relative-date': ['His vital capacity was tested {about three weeks → six months} ago.'],
    'other-role': ['A forced vital capacity of {44 → 49} % of predicted'],
    brackets: ['[{→ He has lost thirty pounds since the winter.}]'],
    'coverage-measure': [
      'The policy accepts a PaCO2 of 45 mmHg or more{ →, and his overnight oximetry stayed under 88 % for nine minutes}.',
    ],
    script: ['Settings {14 → १४} over 6 with a backup rate of 12'],
    identifier: ['Full face mask, {A7030 → A7031}'],
    'date-age': ['Mr. Abernethy is {fifty-eight → sixty-eight} years old.'],
    quantity: ['Tubing, one every {3 months → month}'],
    name: ['{Cornelius → Clarence} Abernethy sleeps in a recliner.'],
    retold: ['He wakes with a headache {on most days → about once a month}.'],
    sum: ['Two filters a month make {twenty-four → thirty-six} in a year.'],
  },
};
