import type { CorpusCase } from '../corpus-case.ts';

export const incontinenceParkinson: CorpusCase = {
  id: 'incontinence-parkinson',
  today: '2026-11-12',
  facts: {
    case_id: 118,
    patient: {
      first_name: 'Margaret',
      middle_name: 'Anne',
      last_name: "O'Brien",
      dob: '1951-03-14',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '162 lb',
      address: '48 Larch Street, Dayton, OH 45402',
      phone: '(937) 555-0142',
      mrn: 'MRN-204817',
    },
    diagnoses: [
      { code: 'N39.46', description: 'Mixed incontinence' },
      { code: 'G20', description: "Parkinson's disease" },
      { code: 'R15.1', description: 'Fecal smearing' },
    ],
    items: [
      {
        item: 'Adult briefs, large',
        hcpcs: 'T4523',
        quantity: 300,
        quantity_limit: 360,
        limit_period: 'month',
        justification:
          'Eight to ten brief changes in 24 hours are recorded, two of them at night. Timed voiding was tried for 12 weeks without success. She is not able to reach the toilet in time because of stiffness. Her daughter helps with the changes.',
      },
      {
        item: 'Underpads, large',
        hcpcs: 'T4541',
        quantity: 100,
        quantity_limit: 150,
        limit_period: 'month',
        justification:
          'Three pads a day protect the bed and the chair. The skin over the sacrum is intact. No indwelling catheter is in use.',
      },
    ],
    provider: { name: 'Dr. Helen Carter', npi: '1100004831', date_signed: '2026-11-12' },
  },
  notes: [
    `November 12, 2026

RE: Margaret Anne O'Brien
Date of birth: March 14, 1951
MRN: MRN-204817

To whom it may concern:

I am writing on behalf of my patient, Margaret O'Brien, to explain the medical necessity of absorbent products. Mrs. O'Brien is a 75-year-old woman with mixed incontinence (N39.46), Parkinson's disease (G20) and fecal smearing (R15.1).

She needs eight to ten brief changes in 24 hours, two of which happen at night. Timed voiding was tried for 12 weeks and did not succeed. Because of stiffness she cannot get to the toilet in time. Her daughter helps her with the changes. No indwelling catheter is in use, and the skin over the sacrum is intact.

I am ordering:
- Adult briefs, large (T4523): 300 per month
- Underpads, large (T4541): 100 per month

Both quantities lie within the limits of 360 briefs and 150 underpads per month. Absorbent products keep moisture away from the skin and make it possible to stay at home.

Thank you for your consideration.

Dr. Helen Carter
NPI 1100004831
Signed 11/12/2026`,
    `## Medical necessity note

**Patient:** O'Brien, Margaret A. | **DOB:** 03/14/1951 | **Age:** 75 years | **Sex:** F

### 1. Subjective
Leakage with urge and with effort, together with soiling. 8–10 changes per 24 h (2 at night). Daughter assists.

### 2. Objective
Height 5 ft 4 in, weight 162 lb. Skin over sacrum intact. No catheter.

### 3. Assessment
| # | ICD-10 | Diagnosis |
|---|---|---|
| 1 | N39.46 | Mixed incontinence |
| 2 | G20 | Parkinson's disease |
| 3 | R15.1 | Fecal smearing |

### 4. Plan
1. Adult briefs, large, HCPCS T4523, #300/month (limit 360/month)
2. Underpads, large, HCPCS T4541, #100/month (limit 150/month), which is 300 per 3 months

Dr. Helen Carter, NPI 1100004831, 2026-11-12`,
    `Medical necessity of incontinence supplies for Ms. Margaret
O&#39;Brien, born 14 March 1951.

The patient has Parkinson&rsquo;s disease (ICD-10-CM G20). She also
has mixed incontinence (N39.46), that is stress and urge
incontinence together, and fecal smearing (R15.1). Stiffness
keeps her from reaching the toilet in time; a timed voiding
programme of twelve weeks was without success.

Ordered are adult briefs in large (HCPCS&nbsp;T4523), three
hundred a month, and large underpads (HCPCS&nbsp;T4541), one
hundred a month. Many payers ask for a reason when more than a
usual number of products is ordered; neither order exceeds the
limit.

Helen Carter &mdash; NPI 1100004831`,
    `# LETTER OF MEDICAL NECESSITY

**Date:** November 12, 2026
**Patient:** Margaret Anne O'Brien
**Date of Birth:** March 14, 1951
**Medical Record Number:** MRN-204817
**Insurance:** [Add: name of the insurer]

## Introduction

To Whom It May Concern:

I am writing to document the medical necessity of disposable incontinence products for my patient, Ms. Margaret Anne O'Brien. Ms. O'Brien is a 75-year-old female whose diagnoses directly affect her continence.

## Diagnoses

- **N39.46** – Mixed incontinence
- **G20** – Parkinson's disease
- **R15.1** – Fecal smearing

## Clinical Rationale

Mixed incontinence combines the features of stress and urge incontinence. Parkinson's disease is a progressive neurological disorder that impairs movement. In Ms. O'Brien's case, stiffness prevents her from reaching the toilet in time. Her daughter assists with changes.

Conservative management has been attempted: timed voiding was tried over a period of 12 weeks and was unsuccessful. No indwelling catheter is in use. Indwelling catheters carry a risk of infection.

## Requested Items

### 1. Adult briefs, large (HCPCS T4523)
- Quantity: 300 per month
- Justification: eight to ten changes are recorded in every 24 hours, of which two take place at night.

### 2. Underpads, large (HCPCS T4541)
- Quantity: 100 per month
- Justification: three pads a day protect the bed and the chair. The skin over the sacrum remains intact, and these products help to keep it so.

## Summary

In summary, the requested products are reasonable and necessary. They protect the skin, preserve dignity, and support care at home. The quantities are within the limits of 360 briefs and 150 underpads per month.

Please feel free to contact me should you require additional information.

Sincerely,

[Signature]

Dr. Helen Carter
NPI: 1100004831
Date: November 12, 2026`,
  ],
  passages: [
    `Three underpads a day protect the bed and the chair: 100 a month, that is 300 per 3 months.`,
    `Coverage of incontinence supplies differs from state to state, and Medicare does not pay for them as a rule. Medicaid programs often set a monthly limit.`,
  ],
  edits: [
    [0, 'sex', "Mrs. O'Brien is a 75-year-old woman → Mr. O'Brien is a 75-year-old man"],
    [0, 'quantity', 'Underpads, large (T4541): 100 per month → Underpads, large (T4541): 200 per month'],
    [0, 'negation', 'No indwelling catheter is in use → An indwelling catheter is in use'],
    [0, 'medication', 'to stay at home. → to stay at home. Her levodopa dose was raised.'],
    [1, 'code-disease', "| 2 | G20 | Parkinson's disease | → | 2 | G20 | Alzheimer's disease |"],
    [1, 'social', 'Daughter assists. → Grandson assists.'],
    [1, 'device', '4. Plan → 4. Plan (with bedside commode)'],
    [2, 'retold', 'twelve weeks was without success → twelve months was without success'],
    [
      2,
      'description-detail',
      'stress and urge\nincontinence together → stress and overflow\nincontinence together',
    ],
  ],
  corruptions: {
    'code-disease': [
      'She has been diagnosed with {mixed incontinence → overactive bladder} (N39.46).',
      "G20 - {Parkinson's disease → multiple sclerosis}",
      '| 3 | R15.1 | {Fecal smearing → Neurogenic bowel} |',
    ],
    'other-item': [
      'T4523, {adult briefs → protective underwear}, large: 300 per month.',
      'HCPCS T4541: {large underpads → bladder control pads}, 100 a month.',
    ],
    'description-detail': [
      "The patient suffers from Parkinson's disease{ → with dyskinesia} (G20).",
      'Mixed incontinence{ →, severe,} is documented under N39.46.',
      "Her Parkinson's disease{ → , stage 4,} slows every movement.",
    ],
    side: ['~ Stiffness{ → of the left leg} keeps her from reaching the toilet in time.'],
    sex: [
      "{Mrs. → Mr.} O'Brien needs help with the changes.",
      '{Her → His} daughter helps with the changes.',
      'A 75-year-old {woman → man} with mixed incontinence.',
    ],
    choice: [
      'She wears adult briefs in size {large → medium}.',
      'The underpads ordered are the {large → small} ones.',
    ],
    device: [
      '{ → A bedside commode was also prescribed for the night.}',
      'Briefs and underpads{ → as well as a hospital bed} are requested for home use.',
    ],
    medication: [
      '{ → She takes carbidopa/levodopa 25/100 mg three times daily.}',
      '{ → Oxybutynin is continued.}',
    ],
    diagnosis: [
      "She lives with Parkinson's disease{ → and advanced dementia}.",
      '{ → Recurrent urinary tract infections complicate the picture.}',
    ],
    event: [
      '{ → She was admitted to hospital in the spring with a hip fracture.}',
      '{ → She fell on the way to the bathroom and broke her wrist.}',
    ],
    treatment: [
      '{ → She is allergic to latex, so latex-free briefs are required.}',
      'Timed voiding {was → and pelvic floor exercises with biofeedback were} tried for 12 weeks without success.',
    ],
    social: [
      'Her {daughter → husband} helps with the changes.',
      '{ → A home health aide comes in every morning.}',
      '~ { → She worked as a school teacher until she retired.}',
    ],
    attitude: [
      '~ { → She is highly motivated to stay dry.}',
      '~ { → The patient and her family are in agreement with this plan.}',
      '~ { → Leakage causes her considerable embarrassment.}',
    ],
    negation: [
      'She is {not able → able} to reach the toilet in time.',
      'An indwelling catheter is {not → } in use.',
      'Timed voiding was tried {without → with} success.',
    ],
    organisation: [
      '{ → She is enrolled in Ohio Medicaid through CareSource.}',
      "{ → The products will be delivered by Miller's Home Medical.}",
    ],
    attestation: [
      '{ → I certify that I examined this patient face to face before ordering.}',
      '~ { → I attest under penalty of law that the foregoing is true and complete.}',
    ],
    'relative-date': [
      '{ → She was last seen in my office three weeks ago.}',
      '~ { → Her leakage has worsened since last summer.}',
    ],
    'other-role': [
      '{ → Her blood pressure is 162 over 75.}',
      '{ → She has had 12 falls.}',
      '{ → Symptoms began 10 years ago.}',
    ],
    brackets: [
      '{ → [Patient confirmed wearing size medium on the phone]}',
      'The products are needed every day. { → [Post-void residual 240 mL, urology note on file]}',
    ],
    'coverage-measure': [
      'Medicaid covers these supplies{ → because her post-void residual of 210 mL shows retention}.',
      'The limit may be exceeded{ → when, as here, a stage II pressure ulcer is present}.',
    ],
    script: ['Adult briefs, large: {300 → ٣٦٠} per month.', '~ {Adult → Аdult} briefs, large, are ordered.'],
    identifier: [
      'Primary diagnosis {N39.46 → N39.41}.',
      'Helen Carter, NPI {1100004831 → 1100004813}.',
      'Underpads, large ({T4541 → T4514}), 100 per month.',
    ],
    'date-age': ['Date of birth: {March 14, 1951 → March 4, 1951}.', 'The patient is {75 → 57} years old.'],
    quantity: [
      'Underpads, large, {100 → 150} per month are ordered.',
      'Adult briefs, large: 300 per {month → week}.',
      'The limit for briefs is {360 → 250} per month.',
    ],
    name: [
      "This letter concerns Margaret {O'Brien → O'Bryan}.",
      'Dr. {Helen → Ellen} Carter, NPI 1100004831.',
    ],
    retold: [
      'Eight to ten changes in 24 hours are needed, {two → four} of them at night.',
      'The skin over the sacrum is {intact → broken}.',
      'Timed voiding over {12 → 6} weeks did not help.',
    ],
    sum: [
      'Together that makes {400 → 450} products a month: 300 briefs and 100 underpads.',
      'Three hundred briefs a month come to {900 → 1,200} in a quarter.',
    ],
  },
};
