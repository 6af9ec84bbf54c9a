import type { CorpusCase } from '../corpus-case.ts';

/** A pulmonologist and a respiratory therapist write for an organist with a motor neuron disease. */
export const coughDeviceChurchOrganist: CorpusCase = {
  id: 'cough-device-church-organist',
  today: '2026-07-20',
  facts: {
    case_id: 19107,
    patient: {
      first_name: 'Barnabas',
      last_name: 'Wierzba',
      dob: '1968-12-01',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '158 lb',
      address: '15 Vesper Close, Stonebridge, MA 01999',
      phone: '(508) 555-0128',
      mrn: 'SPN-90443',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
    ],
    items: [
      {
        item: 'Cough stimulating device, alternating positive and negative airway pressure',
        hcpcs: 'E0482',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'lifetime',
        justification:
          'Peak cough flow 140 L/min on 2026-07-13, with manual assistance 185 L/min, still too weak to clear mucus. Breath stacking with a bag was tried for 6 weeks from 2026-05-25 and failed because he cannot seal his lips. In the clinic on the same 2026-07-13 the device at plus and minus 40 cm H2O brought up thick mucus and raised the saturation from 90 % to 95 %. His wife gives the treatments, twice a day.',
      },
      {
        item: 'Respiratory suction pump, home model, portable or stationary, electric',
        hcpcs: 'E0600',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'He cannot spit and cannot swallow his saliva. The left arm is too weak to wipe the mouth.',
      },
      {
        item: 'Oropharyngeal suction catheter, each',
        hcpcs: 'A4628',
        quantity: 12,
        quantity_limit: 12,
        limit_period: 'month',
        length: '10 inches',
        justification: 'Three catheters a week, rinsed between uses.',
      },
    ],
    provider: { name: 'Yevgenia Thorncastle, MD', npi: '1376209854', date_signed: '2026-07-20' },
    seen: [
      '2026-07-13, in office, by Yevgenia Thorncastle, MD: FVC 46 % of predicted seated, coarse sounds over the right lower lobe, tongue wasted, speech slurred but understandable.',
    ],
    told: [
      'Who pays? Bay Harbor Health Plan',
      'Who supplies? Anchorage Airway Supply',
      'Lives with whom? With his wife Eleanora',
      'Work? Church organist until January 2026',
      'Takes? Riluzole 50 mg twice a day, glycopyrrolate',
    ],
    answered: [],
  },
  notes: [
    `July 20, 2026

Bay Harbor Health Plan
Regarding: Barnabas Wierzba, born December 1, 1968

Dear colleague,

Mr. Wierzba, 57 years old, was a church organist until January 2026. He has amyotrophic lateral sclerosis (G12.21) and oropharyngeal dysphagia (R13.12). He takes riluzole 50 mg twice a day and glycopyrrolate.

At his visit on July 13, 2026 I found an FVC of 46 % of predicted in the seated position, coarse sounds over the right lower lobe and a wasted tongue. His peak cough flow was 140 L/min; with manual assistance it was 185 L/min, which is still too weak to clear mucus. Breath stacking with a bag, tried for 6 weeks from May 25, 2026, failed because he cannot seal his lips.

In the clinic the cough device at plus and minus 40 cm H2O brought up thick mucus, and his saturation rose from 90 % to 95 %.

I order:
(a) cough stimulating device (E0482), 1
(b) electric respiratory suction pump (E0600), 1
(c) oropharyngeal suction catheters (A4628), 10 inches, 12 per month

He cannot spit and is not able to swallow his saliva. His wife will give the treatments twice a day.

Yevgenia Thorncastle, MD
NPI 1376209854`,
    `RESPIRATORY CARE EVALUATION

Patient  Wierzba, Barnabas    57 M    MRN SPN-90443
Height 5 ft 10 in, weight 158 lb
Visit 07/13/2026 with Dr. Thorncastle

I. Diagnoses
ALS; dysphagia, oropharyngeal phase

II. Measurements
FVC seated ........ 46 % pred
PCF unassisted .... 140 L/min
PCF manually assisted .... 185 L/min
SpO2 .... 90 % before, 95 % after use of the cough device

III. Findings
Coarse sounds RLL. Tongue wasted. Speech slurred but understandable. Left arm too weak to wipe the mouth.

IV. Previous technique
Breath stacking with bag, 6 weeks, started 05/25/2026. Failed, lips cannot be sealed.

V. Trial
Mechanical insufflation-exsufflation at +40/-40 cm H2O. Thick mucus brought up.

VI. Recommendation
E0482 for treatments two times daily, given by wife Eleanora.
E0600 and A4628 for oral secretions; 3 catheters a week, rinsed between uses.

A peak cough flow below 160 L/min is widely regarded as ineffective, and below 270 L/min assistance is advised.`,
    `ANCHORAGE AIRWAY SUPPLY
Letter accompanying order

To: Bay Harbor Health Plan
Member: Barnabas Wierzba, 15 Vesper Close, Stonebridge, MA 01999
Member phone: (508) 555-0128
Prescriber: Yevgenia Thorncastle, MD (NPI 1376209854)
Order date: 07/20/2026

Equipment and supplies

E0482  Cough stimulating device, alternating positive and negative airway pressure  Qty 1 (limit 1 per lifetime)
E0600  Respiratory suction pump, home model, electric  Qty 1 (limit 1 per 5 years)
A4628  Oropharyngeal suction catheter, 10 inches, each  Qty 12 (limit 12 per month)

ICD-10-CM codes: G12.21, R13.12

Both machines are intended for the member's home, where his wife Eleanora gives the treatments. The catheters are used at a rate of three a week, which is 12 in four weeks; at 12 per month the order comes to 36 in three months.

Medical policy usually covers a cough device when a neuromuscular disease impairs the cough and other means have failed. The prescriber documents that breath stacking was not successful and that the member cannot clear his mucus. Suction is needed because he cannot swallow saliva and does not have the strength in the left arm to wipe his mouth.`,
    `**Medical Necessity Narrative: Airway Clearance Equipment**

**Patient:** Barnabas Wierzba, 57-year-old male, formerly a church organist, living with his wife Eleanora

**Primary condition:** Amyotrophic lateral sclerosis with oropharyngeal dysphagia

**Functional impact**
* Cough is weak: peak cough flow of 140 L/min, only 185 L/min with manual help.
* Vital capacity is reduced to 46 % of predicted.
* Saliva cannot be swallowed or spat out.
* Speech is slurred, although it can be understood.

**Previous measures**
Breath stacking was attempted for six weeks beginning May 25, 2026. It did not work because he is unable to close his lips tightly. Glycopyrrolate and riluzole are among his medicines.

**Response to the requested device**
During the visit of July 13, 2026, pressures of plus and minus 40 cm H2O moved thick mucus, and saturation improved from 90 % to 95 %.

**Plan of use**
His wife will treat him twice a day with the cough device (E0482). The suction pump (E0600) with 12 catheters a month (A4628) will remove saliva and loosened mucus from the mouth.

The combination of devices is medically necessary, as mucus that stays in the lungs can lead to pneumonia.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'amyotrophic lateral sclerosis (G12.21) → multiple sclerosis (G12.21)'],
    [
      2,
      'other-item',
      'E0600  Respiratory suction pump, home model, electric → E0600  Nebulizer with compressor',
    ],
    [3, 'other-item', 'the cough device (E0482) → the percussion vest (E0482)'],
    [0, 'description-detail', 'oropharyngeal dysphagia (R13.12) → pharyngoesophageal dysphagia (R13.12)'],
    [1, 'description-detail', 'dysphagia, oropharyngeal phase → dysphagia, oral phase'],
    [0, 'side', 'over the right lower lobe → over the left lower lobe'],
    [2, 'side', 'in the left arm → in the right arm'],
    [3, 'sex', '57-year-old male → 57-year-old female'],
    [0, 'choice', '10 inches, 12 per month → 14 inches, 12 per month'],
    [2, 'choice', 'catheter, 10 inches, each → catheter, 6 inches, each'],
    [
      3,
      'device',
      'living with his wife Eleanora → living with his wife Eleanora and using a power wheelchair',
    ],
    [0, 'medication', 'riluzole 50 mg twice a day → riluzole 100 mg twice a day'],
    [3, 'medication', 'Glycopyrrolate and riluzole → Glycopyrrolate, edaravone and riluzole'],
    [1, 'diagnosis', 'ALS; dysphagia → ALS; asthma; dysphagia'],
    [
      0,
      'event',
      'which is still too weak → and he was treated in the hospital for pneumonia; it is still too weak',
    ],
    [
      2,
      'treatment',
      'that breath stacking was not successful → that breath stacking and a chest vest were not successful',
    ],
    [3, 'social', 'formerly a church organist → formerly a church sexton'],
    [1, 'social', 'given by wife Eleanora → given by sister Eleanora'],
    [1, 'attitude', 'Thick mucus brought up. → Thick mucus brought up; patient was anxious at first.'],
    [0, 'negation', 'is not able to swallow → is able to swallow'],
    [3, 'negation', 'It did not work → It did work'],
    [2, 'organisation', 'ANCHORAGE AIRWAY SUPPLY → CORDWAINER HOME MEDICAL'],
    [0, 'organisation', 'In the clinic the cough device → At Stonebridge General Hospital the cough device'],
    [0, 'attestation', 'I order: → I have trained his wife in person and order:'],
    [1, 'relative-date', 'started 05/25/2026 → started two weeks ago'],
    [3, 'other-role', 'reduced to 46 % of predicted → reduced to 90 % of predicted'],
    [1, 'brackets', 'Tongue wasted. → Tongue wasted [fasciculations present].'],
    [1, 'coverage-measure', 'assistance is advised. → assistance is advised; he reached 118 L/min.'],
    [2, 'script', 'ICD-10-CM codes: G12.21 → ICD-10-CM codes: G12.٣1'],
    [2, 'identifier', '(508) 555-0128 → (508) 555-0182'],
    [0, 'date-age', 'until January 2026 → until January 2025'],
    [2, 'quantity', 'Qty 12 (limit → Qty 20 (limit'],
    [2, 'name', 'Prescriber: Yevgenia Thorncastle → Prescriber: Yevgenia Thornhill'],
    [1, 'retold', 'two times daily → four times daily'],
    [2, 'sum', '36 in three months → 48 in three months'],
  ],
  corruptions: {},
};
