import type { CorpusCase } from '../corpus-case.ts';

/** A pulmonologist writes for a very old midwife who can breathe only with the head raised. */
export const bedAndCommodeFormerMidwife: CorpusCase = {
  id: 'bed-and-commode-former-midwife',
  today: '2026-11-30',
  facts: {
    case_id: 19110,
    patient: {
      first_name: 'Theodosia',
      last_name: 'Grzelak',
      dob: '1932-05-14',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '117 lb',
      address: '28 Chandlery Court, Ground Floor, Wexcombe, IL 60999',
      phone: '(312) 555-0184',
      mrn: 'WCP-35578',
    },
    diagnoses: [
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
      { code: 'I50.32', description: 'Chronic diastolic (congestive) heart failure' },
      { code: 'M17.0', description: 'Bilateral primary osteoarthritis of knee' },
    ],
    items: [
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), with any type side rails, with mattress',
        hcpcs: 'E0260',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        length: '80 inches',
        justification:
          'She needs the head of the bed above 30 degrees most of the time because of heart failure and COPD. Four pillows and a foam wedge were tried for 2 months; she slid down and woke breathless 3 times a night. She changes position often and cannot turn the crank of a manual bed. Saturation flat 85 %, at 45 degrees 92 % (2026-11-23).',
      },
      {
        item: 'Commode chair, mobile or stationary, with fixed arms',
        hcpcs: 'E0163',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'She is confined to one room at night: the toilet is 55 feet away, she walks 15 feet with a cane before she must stop. Furosemide 40 mg makes her get up 4 times a night. She stands up from the commode with both arms alone.',
      },
    ],
    provider: { name: 'Fitzgerald Amankwah, MD', npi: '1720495836', date_signed: '2026-11-30' },
    seen: [
      '2026-11-23, home visit, by Fitzgerald Amankwah, MD: crackles at both bases, right knee swollen, edema to the mid-calf, speaks in short sentences, oriented.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Prairie Lamp Medical',
      'Lives with whom? With her nephew Cuthbert',
      'Former work? Midwife',
    ],
    answered: [],
  },
  notes: [
    `Date: November 30, 2026
Patient: Theodosia Grzelak, DOB 05/14/1932
Insurance: Medicare Part B

LETTER OF MEDICAL NECESSITY: HOSPITAL BED AND COMMODE

Ms. Grzelak is a 94-year-old former midwife with chronic obstructive pulmonary disease (J44.9), chronic diastolic (congestive) heart failure (I50.32) and bilateral primary osteoarthritis of the knee (M17.0).

I saw her at home on November 23, 2026. She spoke in short sentences. There were crackles at both bases, the right knee was swollen, and edema reached the mid-calf. Her saturation was 85 % lying flat and 92 % at 45 degrees.

She needs the head of the bed above 30 degrees most of the time. Four pillows and a foam wedge were tried for 2 months. She slid down and woke breathless 3 times a night. She changes position often and is not able to turn the crank of a manual bed. I therefore order a semi-electric hospital bed with side rails and mattress (E0260), 1, length 80 inches.

The toilet is 55 feet away, and she walks 15 feet with a cane before she must stop. Furosemide 40 mg makes her get up 4 times a night. I order a commode chair with fixed arms (E0163), 1.

Fitzgerald Amankwah, MD
NPI 1720495836`,
    `HOME VISIT NOTE
11/23/2026, F. Amankwah, MD

Grzelak, Theodosia. 94 F. MRN WCP-35578. 5 ft 1 in, 117 lb. Lives with nephew Cuthbert.

Subj: Wakes breathless 3x nightly despite 4 pillows and a wedge (2 months). Slides down. Up 4x nightly on furosemide 40 mg.

Obj: Oriented. Short sentences. Crackles both bases. Right knee swollen. Edema to mid-calf. SpO2 85 % flat, 92 % at 45 degrees.
Ambulates 15 ft with cane, then must stop. Toilet at 55 ft.

A/P:
1) COPD J44.9 and chronic diastolic heart failure I50.32. Head elevation above 30 degrees needed most of the time. Semi-electric bed E0260; cannot use a manual crank.
2) Primary OA of both knees M17.0, and confined to one room at night. Commode with fixed arms E0163. She stands up from the commode alone, using both arms.

A semi-electric bed is considered when someone needs frequent changes in body position.

Supplier: Prairie Lamp Medical`,
    `PRAIRIE LAMP MEDICAL
Documentation clerk's summary of the order

Beneficiary: Theodosia Grzelak
28 Chandlery Court, Ground Floor, Wexcombe, IL 60999
Phone: (312) 555-0184

Physician: Fitzgerald Amankwah, MD, NPI 1720495836
Visit: 11/23/2026 (home)
Order signed: 11/30/2026

ITEM ONE
E0260 Hospital bed, semi-electric, with side rails, with mattress
Quantity 1, limit 1 per 5 years, length 80 inches

ITEM TWO
E0163 Commode chair, with fixed arms
Quantity 1, limit 1 per 5 years

Two pieces of equipment are ordered in total.

SUPPORTING FACTS
The beneficiary's head must be raised more than 30 degrees most of the time. Pillows and a foam wedge did not suffice over 2 months. She is confined to a single room at night, as the toilet is 55 feet from her and she walks only 15 feet with a cane, so that 40 feet would remain. Fixed arms are adequate since she can stand up with both arms alone.

A commode is generally covered when a person is confined to one room or to one level without a toilet. Diagnosis codes: J44.9, I50.32, M17.0. The payer is Medicare Part B.`,
    `**Request for Home Equipment – Narrative**

Theodosia Grzelak is 94 years old. She was a midwife, and she now lives on the ground floor with her nephew, Cuthbert. She has COPD, chronic diastolic heart failure and primary osteoarthritis in both knees.

**Breathing at night**
When she lies flat, her oxygen saturation is 85 %; at 45 degrees it is 92 %. She used four pillows together with a foam wedge for two months. They did not keep her upright: she slid down and woke short of breath three times each night.

**Why a semi-electric bed**
Her position has to be changed often. She cannot turn the crank of a manual bed, whereas a hand control can be worked with a finger.

**Getting to the toilet**
Furosemide (40 mg) makes her get up four times a night. The toilet lies 55 feet away, and with her cane she manages 15 feet before she has to stop. From a commode she rises on her own, with both arms.

**Findings of the home visit on November 23, 2026**
Crackles at both lung bases, swelling of the right knee, edema up to the mid-calf. She was oriented.

Dr. Amankwah requests a hospital bed (E0260) and a commode chair (E0163), one of each.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'chronic obstructive pulmonary disease (J44.9) → pulmonary fibrosis (J44.9)'],
    [1, 'code-disease', 'Primary OA of both knees M17.0 → Rheumatoid arthritis of both knees M17.0'],
    [2, 'other-item', 'E0163 Commode chair, with fixed arms → E0163 Commode chair, with detachable arms'],
    [3, 'other-item', 'a hospital bed (E0260) → a patient lift (E0260)'],
    [0, 'description-detail', 'chronic diastolic (congestive) → acute on chronic diastolic (congestive)'],
    [3, 'description-detail', 'chronic diastolic heart failure → chronic systolic heart failure'],
    [0, 'side', 'the right knee was swollen → the left knee was swollen'],
    [1, 'side', 'Right knee swollen → Both knees swollen'],
    [0, 'sex', 'Ms. Grzelak is → Mr. Grzelak is'],
    [1, 'sex', '94 F. → 94 M.'],
    [2, 'choice', 'length 80 inches → length 84 inches'],
    [3, 'device', ', one of each → , one of each, besides a rollator'],
    [1, 'medication', 'furosemide 40 mg → furosemide 80 mg'],
    [3, 'medication', 'Furosemide (40 mg) → Torsemide (40 mg)'],
    [3, 'diagnosis', 'She has COPD → She has dementia, COPD'],
    [1, 'event', 'Slides down. → Slides down. Fell beside the bed once.'],
    [0, 'treatment', 'She slid down and woke → Home oxygen was added; she slid down and woke'],
    [3, 'social', 'with her nephew → with her grandson'],
    [0, 'social', '94-year-old former midwife → 94-year-old widowed former midwife'],
    [2, 'attitude', 'with both arms alone. → with both arms alone. She is very grateful for the commode.'],
    [0, 'negation', 'is not able to turn the crank → is able to turn the crank'],
    [3, 'negation', 'They did not keep her upright → They did keep her upright'],
    [1, 'organisation', 'Supplier: Prairie Lamp Medical → Supplier: Ironwell Medical'],
    [2, 'organisation', 'The payer is Medicare Part B → The payer is Illinois Medicaid'],
    [0, 'attestation', 'I saw her at home → I measured the doorways and saw her at home'],
    [3, 'relative-date', 'the home visit on November 23, 2026 → the home visit last Thursday'],
    [1, 'other-role', 'Ambulates 15 ft → Ambulates 30 ft'],
    [2, 'brackets', 'over 2 months. → over 2 months [a recliner failed too].'],
    [
      1,
      'coverage-measure',
      'changes in body position. → changes in body position, as she does 12 times a night.',
    ],
    [2, 'script', 'J44.9, I50.32 → J44.9, І50.32'],
    [2, 'identifier', 'NPI 1720495836 → NPI 1720495863'],
    [0, 'date-age', 'DOB 05/14/1932 → DOB 05/14/1930'],
    [2, 'quantity', 'Quantity 1, limit 1 per 5 years, length → Quantity 2, limit 1 per 5 years, length'],
    [3, 'name', 'Dr. Amankwah requests → Dr. Amankrah requests'],
    [0, 'retold', 'above 30 degrees → above 60 degrees'],
    [2, 'sum', 'Two pieces of equipment → Three pieces of equipment'],
    [2, 'sum', '40 feet would remain → 50 feet would remain'],
  ],
  corruptions: {},
};
