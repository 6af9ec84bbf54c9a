import type { CorpusCase } from '../corpus-case.ts';

export const cathetersNeurogenicBladder: CorpusCase = {
  id: 'catheters-neurogenic-bladder',
  today: '2026-07-20',
  facts: {
    case_id: 7216,
    patient: {
      first_name: 'Desmond',
      middle_name: 'Kalani',
      last_name: 'Abernathy',
      dob: '1997-05-24',
      gender: 'male',
      height: '180 cm',
      weight: '77 kg',
      address: '3316 Mesa Verdugo NW, Alcarosa, NM 87999',
      phone: '(505) 555-0190',
      mrn: 'UR-5512-88',
    },
    diagnoses: [
      {
        code: 'N31.9',
        description: 'Neuromuscular dysfunction of bladder, unspecified',
      },
      {
        code: 'G82.22',
        description: 'Paraplegia, incomplete',
      },
      {
        code: 'Z87.440',
        description: 'Personal history of urinary (tract) infections',
      },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter, with insertion supplies',
        hcpcs: 'A4353',
        quantity: 150,
        quantity_limit: 200,
        limit_period: 'month',
        justification:
          'Presbyterian Health Plan. Spinal cord injury T11 in motorcycle crash 2023-10-08. 420 mL left in bladder after voiding on 2026-06-02. Catheterizes himself 5 times per day, 150 per month, from the wheelchair, full use of both hands. Two febrile urinary infections while using clean technique with a new catheter each time: 2025-11-17 Escherichia coli, 38.6 C; 2026-04-06 Klebsiella pneumoniae, 39.1 C; each more than 100,000 colonies per mL, treated with oral antibiotics at home. Urodynamics 2026-06-02: 22 cmH2O at 400 mL, no reflux. Creatinine 0.8 mg/dL 2026-06-02.',
      },
      {
        item: 'Male external catheter, with or without adhesive, disposable, each',
        hcpcs: 'A4349',
        quantity: 30,
        quantity_limit: 35,
        limit_period: 'month',
        justification:
          'Leaks at night only. One external catheter per night, size 30 mm. Oxybutynin 5 mg three times daily since 2026-06-02. Skin intact. Rash from trimethoprim-sulfamethoxazole in 2024. No latex allergy.',
      },
      {
        item: 'Bedside drainage bag, day or night, with or without anti-reflux device, with or without tube, each',
        hcpcs: 'A4357',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'Bag 2,000 mL, collects from external catheter at night, changed every 2 weeks. Shares apartment with brother Elias. Repairs bicycles in a shop 30 hours per week. Plays wheelchair basketball on Saturdays.',
      },
    ],
    provider: {
      name: 'Yevgenia Sandoval, MD',
      npi: '1365574210',
      date_signed: '2026-07-14',
    },
  },
  notes: [
    'Presbyterian Health Plan\nAttn: Prior Authorization\n\n14 July 2026\n\nPatient: Desmond Kalani Abernathy, 24 May 1997\n\nDear Colleague,\n\nMr. Abernathy, now twenty-nine, injured his spinal cord at T11 in a motorcycle crash on 8 October 2023 and has had incomplete paraplegia and a neurogenic bladder. On 2 June 2026 there were 420 mL left in the bladder after he had voided. He catheterizes himself five times a day.\n\nAlthough he used clean technique and a new catheter each time, he has had two febrile urinary infections within a year, with Escherichia coli on 17 November 2025 and with Klebsiella pneumoniae on 6 April 2026. Each grew more than 100,000 colonies per mL. Both were treated with oral antibiotics at home. For this reason I now order catheters with insertion supplies, 150 a month.\n\nAt night he leaks, and so I add thirty external catheters and two bedside bags monthly. He has no allergy to latex.\n\nYours,\nYevgenia Sandoval, MD',
    "Clinic 7/14/26\n29M T11 SCI (MCC 10/8/23), incompl para G82.22, NGB N31.9, hx UTI Z87.440\nPVR 420 (6/2). UDS 6/2: 22 cmH2O @ 400, no VUR. Cr 0.8.\nCIC x5/d, self, from w/c, hands full fxn.\nfUTI x2 on clean tech, new cath ea: 11/17/25 E coli T 38.6; 4/6/26 Kleb T 39.1. >100K ea. PO abx, home.\nLeaks noc only. Ext cath 30 mm qhs. Skin intact.\nOxybutynin 5 TID since 6/2. TMP-SMX rash '24. No latex allergy.\nA4353 #150, A4349 #30, A4357 #2 /mo",
    "Desmond works in a bicycle shop, he does the repairs, thirty hours in the week, and on Saturdays it's wheelchair basketball, and he shares an apartment with Elias, his brother. He has the full use of both hands and he catheterizes himself sitting in the wheelchair. It goes back to a motorcycle crash, October of 2023. During the day he is dry between catheters, it's only at night that he leaks, so he puts on one external catheter for the night with a two-liter bag at the bedside. We put him on oxybutynin on June 2, it's five milligrams, three times a day. He got a rash in 2024 from trimethoprim-sulfamethoxazole. Latex is not a problem. The creatinine was 0.8, the bladder pressure was 22 at four hundred, and there's no reflux.",
    'Urological supplies, monthly\n- A4353 intermittent catheter with insertion supplies: 150 (limit 200)\n- A4349 male external catheter: 30 (limit 35)\n- A4357 bedside drainage bag: 2 (limit 2)\n\nBasis\n- N31.9 neuromuscular dysfunction of bladder, unspecified\n- G82.22 paraplegia, incomplete\n- Z87.440 personal history of urinary (tract) infections\n- Residual 420 mL on 06/02/2026\n- Infection 1: 11/17/2025, Escherichia coli, 38.6 C\n- Infection 2: 04/06/2026, Klebsiella pneumoniae, 39.1 C\n- Technique at the time: clean, new catheter each time\n- Reflux: none\n- Drug reaction: rash, trimethoprim-sulfamethoxazole, 2024',
    'S: Leakage at night, none by day. Self-catheterization 5 times daily without assistance.\nO: 180 cm, 77 kg. Skin intact. From 06/02/2026: residual 420 mL; creatinine 0.8 mg/dL; urodynamics 22 cmH2O at 400 mL, no reflux.\nA: Neurogenic bladder in incomplete paraplegia after injury at T11. Two febrile urinary infections, November 2025 and April 2026, in spite of clean technique.\nP: Catheters with insertion supplies (A4353), 5 daily. External catheter (A4349) each night. Bedside bag (A4357), change every two weeks. Oxybutynin 5 mg three times a day. Avoid trimethoprim-sulfamethoxazole.\nSandoval MD 07/14/2026, NPI 1365574210',
    'SUMMARY OF INFECTIONS AND TREATMENT\n\nFirst: 11/17/2025. Escherichia coli, more than 100,000 colonies per mL. Temperature 38.6 C. Oral antibiotic, at home.\nSecond: 04/06/2026. Klebsiella pneumoniae, more than 100,000 colonies per mL. Temperature 39.1 C. Oral antibiotic, at home.\nHospital stay for either: none.\nWork-up 06/02/2026: residual 420 mL, no reflux, creatinine 0.8 mg/dL.\nMedication started 06/02/2026: oxybutynin 5 mg three times daily.\nSupplies ordered 07/14/2026: A4353, A4349, A4357.\nPatient lives at 3316 Mesa Verdugo NW, Alcarosa, with his brother.',
  ],
  passages: [
    'Cust: Abernathy, Desmond. M. (505) 555-0190. Plan Presbyterian Health Plan. Rx Dr. Sandoval 7/14/26. A4353 kits 150/mo. A4349 external cath size 30 mm 30/mo. A4357 bags 2000 mL 2/mo. Latex allergy N. Sulfa drug rash Y (2024). Self-cath Y, 5x day. Ships to Alcarosa NM.',
    "Desmond does all of his own cathing, five times a day, right from his chair. He did it the clean way with a fresh catheter every time and still ended up with a fever and an infection in November and again in April. He wasn't put in the hospital for either one; pills at home took care of it. At night he leaks, so he wears an external catheter to a bedside bag. His skin looks fine.",
    "Intermittent catheterization is preferred to an indwelling catheter wherever the hands allow it. Insertion kits are generally reserved by payers for those who have had repeated urinary infections on clean technique, with fever and a positive culture among the usual criteria. In an adult a urinary infection is ordinarily called recurrent after two episodes in six months or three in a year, though coverage rules set their own count. A bladder that stores at low pressure protects the kidneys. Mr. Abernathy's pressure was 22 cmH2O at 400 mL.",
    'Five catheters a day for thirty days are 150, fifty under the limit; thirty external catheters are five under theirs, and the two bags use theirs up. The infections were 140 days or twenty weeks apart. Their temperatures convert to 101.5 and 102.4 degrees Fahrenheit. Oxybutynin adds up to 15 mg a day and had been taken for six weeks when the order was signed. From the crash to the order is two years and nine months. He is five feet eleven and about 170 pounds.',
  ],
  edits: [
    [0, 'date-age', 'motorcycle crash on 8 October 2023 → motorcycle crash on 18 October 2023'],
    [0, 'negation', 'He has no allergy to latex. → He has an allergy to latex.'],
    [
      0,
      'retold',
      'Both were treated with oral antibiotics at home. → Both were treated with intravenous antibiotics in hospital.',
    ],
    [1, 'other-role', 'PVR 420 (6/2) → PVR 150 (6/2)'],
    [1, 'date-age', '29M T11 SCI → 39M T11 SCI'],
    [2, 'social', 'with Elias, his brother → with Elias, his father'],
    [2, 'negation', "there's no reflux → there's reflux on the left"],
    [2, 'event', 'a motorcycle crash, October of 2023 → a diving accident, October of 2023'],
    [
      3,
      'quantity',
      'A4349 male external catheter: 30 (limit 35) → A4349 male external catheter: 60 (limit 35)',
    ],
    [3, 'code-disease', 'G82.22 paraplegia, incomplete → G82.22 quadriplegia, incomplete'],
    [
      4,
      'medication',
      'Oxybutynin 5 mg three times a day. → Oxybutynin 5 mg three times a day, mirabegron 50 mg in the morning.',
    ],
    [
      4,
      'description-detail',
      'Catheters with insertion supplies (A4353) → Coude-tip catheters without insertion supplies (A4353)',
    ],
    [5, 'other-role', 'Temperature 38.6 C. → Temperature 39.1 C.'],
  ],
  corruptions: {
    'code-disease': ['N31.9 stands for {neuromuscular dysfunction → malignant neoplasm} of the bladder.'],
    'other-item': ['Two {bedside drainage bags → external catheters} (A4357) are ordered each month.'],
    'description-detail': ['The external catheter is {disposable → reusable}.'],
    sex: ['Mr. Abernathy catheterizes {himself → herself} five times a day.'],
    device: ['Bedside bags are needed at night{ →  and leg bags by day}.'],
    diagnosis: ['He has a neurogenic bladder{ →  with stones in it}.'],
    medication: ['He has taken {oxybutynin → tamsulosin} since June 2.'],
    treatment: [
      'He leaks at night{ →  despite botulinum toxin injected into the bladder last winter}.',
      'He once had a rash from {trimethoprim-sulfamethoxazole → ciprofloxacin}.',
    ],
    'relative-date': ['The second febrile infection was {in April → about a month ago}.'],
    brackets: ['The first infection {(Escherichia coli) → (Proteus mirabilis)} was in November.'],
    sum: ['The catheters ordered stay {fifty → a hundred} below the monthly limit.'],
    retold: ['He weighs {77 kg → 97 kg}.'],
    social: ['On Saturdays he {plays wheelchair basketball → swims at the YMCA}.'],
    organisation: [
      'He works thirty hours a week repairing bicycles{ →  for the Disabled American Veterans}.',
    ],
  },
};
