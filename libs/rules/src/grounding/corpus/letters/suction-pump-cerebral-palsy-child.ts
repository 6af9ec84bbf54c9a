import type { CorpusCase } from '../corpus-case.ts';

/** A pediatric pulmonologist, a school speech-language pathologist and a school nurse ask Medicaid for a suction pump for the mouth of a child with cerebral palsy. */
export const suctionPumpCerebralPalsyChild: CorpusCase = {
  id: 'suction-pump-cerebral-palsy-child',
  today: '2026-02-12',
  facts: {
    case_id: 10805,
    patient: {
      first_name: 'Philippa',
      last_name: 'Adeyemi-Strand',
      dob: '2017-06-25',
      gender: 'female',
      height: '3 ft 9 in',
      weight: '41 lb',
      address: '14 Millrace Terrace, North Quill, VT 05999',
      phone: '(802) 555-0187',
      mrn: 'CHQ-55213',
    },
    diagnoses: [
      { code: 'G80.0', description: 'Spastic quadriplegic cerebral palsy' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
      { code: 'K11.7', description: 'Disturbances of salivary secretion' },
      { code: 'Z93.1', description: 'Gastrostomy status' },
    ],
    items: [
      {
        item: 'Respiratory suction pump, home model, portable or stationary, electric',
        hcpcs: 'E0600',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          "She cannot swallow her saliva: the videofluoroscopy of 2025-10-08 showed silent aspiration of thin and of thick liquids. Aspiration pneumonia on 2025-09-14 and 2025-12-21, 5 and 7 days in Quill Children's Hospital. Glycopyrrolate 1 mg three times a day since June 2025 and botulinum toxin into the salivary glands on 2025-11-03 lessened the drooling, but she still wets 6 bibs a day. A bulb syringe was tried from October to December 2025 and does not reach the back of her mouth. With a pump on loan since 2026-01-05 she is suctioned about 10 times a day, in the mouth only, and has had no pneumonia. The loan ends on 2026-02-28. The pump must be portable with a battery, because it goes with her on the wheelchair and the school bus, 40 minutes each way.",
      },
      {
        item: 'Canister, disposable, used with suction pump, each',
        hcpcs: 'A7000',
        quantity: 4,
        quantity_limit: 4,
        limit_period: 'month',
        justification: 'Changed once a week.',
      },
      {
        item: 'Tubing, used with suction pump, each',
        hcpcs: 'A7002',
        quantity: 4,
        quantity_limit: 4,
        limit_period: 'month',
        justification: 'Changed once a week together with the canister.',
      },
      {
        item: 'Oropharyngeal suction catheter, each',
        hcpcs: 'A4628',
        quantity: 12,
        quantity_limit: 12,
        limit_period: 'month',
        justification: 'Changed 3 times a week, rinsed with water after each use.',
      },
    ],
    provider: { name: 'Ingrid Halvorsen-Batiste, MD', npi: '1275903816', date_signed: '2026-02-12' },
    seen: [
      '2026-02-04, in clinic, by Ingrid Halvorsen-Batiste, MD: saliva pooled at the back of the mouth, coarse upper airway sounds that cleared after suction, saturation 93 % before and 97 % after suction, lungs clear, weak cough.',
      '2026-01-28, at school, by Desmond Okimoto, MS, CCC-SLP: suctioned 4 times between 8 am and 2 pm, needs to be suctioned before she can use her voice, head control only with a headrest.',
    ],
    told: [
      'Who pays? Green Mountain State Medicaid',
      'Who supplies? Notch Valley Home Care',
      'Lives with whom? With her mother Karin, her father Tunde and a brother of 4',
      'Who suctions her? Karin, Tunde and the school nurse Abigail Farnham, RN, all trained on 2026-01-05',
      'How is she fed? All by gastrostomy tube since 2020, nothing by mouth',
      'Which school and class? Quill Valley Elementary, second grade',
      'Does she have a tracheostomy? No',
      'How long is it needed? Lifetime',
    ],
    answered: [],
  },
  notes: [
    `Pediatric Pulmonology
February 12, 2026

Green Mountain State Medicaid – Clinical Review Unit

RE: Philippa Adeyemi-Strand (DOB 6/25/2017), portable suction pump and supplies

To whom it may concern,

Philippa is an 8-year-old girl with spastic quadriplegic cerebral palsy and oropharyngeal dysphagia. She takes nothing by mouth and has been fed wholly through her G-tube since 2020. Her own saliva, however, cannot be put through a tube, and it is her saliva that makes her ill.

Videofluoroscopy last October demonstrated aspiration of thin as well as thick liquids, silent in both cases. She was hospitalized for aspiration pneumonia twice before the year was out, on September 14 for five days and on December 21 for a full week. Medical treatment of the saliva has been pursued: glycopyrrolate 1 mg TID since June 2025 and botulinum toxin to the salivary glands on November 3. Each has helped with the drooling, yet six bibs a day are still soaked.

A borrowed suction pump arrived on January 5. She has not had pneumonia since. On examination on February 4 saliva had pooled at the back of her mouth; SpO2 was 93% and rose to 97% once it had been removed. The lungs were clear. Her cough is weak.

I prescribe for her, for lifelong use:

   E0600  electric suction pump, portable, one
   A7000  canister, four per month
   A7002  tubing, four per month
   A4628  oropharyngeal catheter, twelve per month

The loaner has to be returned by the end of February, so a timely answer matters.

Ingrid Halvorsen-Batiste, MD
NPI 1275903816`,

    `QUILL VALLEY ELEMENTARY – RELATED SERVICES
Letter of support from the speech-language pathologist

Student: Philippa A.-S., grade 2
Date: 2/12/26

I see Philippa in school, and on January 28 I kept count for one school day. Between 8 and 2 o'clock she was suctioned four times. On a school day, then, a little under half of her usual ten or so suctionings happen on our watch and not at home.

Why it matters to me as an SLP:

* Voice. She has to be suctioned before she can use her voice. With saliva sitting at the back of her mouth there is no voice to work with.
* Swallow. Her instrumental study of 10/8/25 showed silent aspiration. "Silent" means that she does not cough to warn us.
* Position. Head control is there only with a headrest.

Why it has to be portable: she rides the bus for 40 minutes in the morning and 40 in the afternoon, and the wheelchair goes where she goes. A machine that lives on a nightstand would leave her without suction for the whole school day and 80 minutes of travel.

The bulb syringe used in the autumn didn't get far enough back. The loaned pump does, but it leaves us on 2/28.

Thank you for considering this for her.

Desmond Okimoto, MS, CCC-SLP

Prescriber of record: Ingrid Halvorsen-Batiste, MD, NPI 1275903816`,

    `CLINIC NOTE – DME ORDER                                 02/12/2026
Adeyemi-Strand, Philippa   F   8 y 7 m   41 lb   MRN CHQ-55213

HPI
CP, spastic quad. NPO, GT since 2020, no trach. Sialorrhea w/ silent aspiration (VFSS 10/8/25, thin + thick). PNA admits x2: 9/14/25 (5 d), 12/21/25 (7 d). Glyco 1 mg TID since 6/25; botulinum toxin to salivary glands 11/3/25 – partial effect, 6 bibs/d. Bulb syringe 10–12/25: doesn't reach posterior oral cavity. Loaner pump since 1/5/26: ~10 x/d, oral only; no PNA on it.

EXAM 2/4/26
Pooled saliva. Coarse upper airway sounds, gone after suction. SpO2 93 → 97%. Lungs CTA. Cough weak.

SCHOOL 1/28/26 (SLP)
4 x between 0800 and 1400.

DX
G80.0, R13.12, K11.7, Z93.1

ORDERS
1) E0600 suction pump, electric, portable w/ battery – 1
2) A7000 canister – 4/mo (q week)
3) A7002 tubing – 4/mo (q week, with canister)
4) A4628 oropharyngeal catheter – 12/mo (3 x/wk; rinse w/ water after use)
LON: lifetime. DME: Notch Valley Home Care.

Trained: mother, father, school RN (1/5/26).
Loan ends 2/28/26.

I. Halvorsen-Batiste, MD     NPI 1275903816`,

    `# Letter of Medical Necessity: Suction Pump and Supplies

**Child:** Philippa Adeyemi-Strand, 8 years old
**Diagnoses:** Spastic quadriplegic cerebral palsy (G80.0); oropharyngeal dysphagia (R13.12); disturbances of salivary secretion (K11.7); gastrostomy status (Z93.1)
**Insurance:** Green Mountain State Medicaid

## What is being requested

| Item | Code | Amount |
|---|---|---|
| Portable electric suction pump | E0600 | 1 |
| Disposable canisters | A7000 | 4 per month |
| Tubing | A7002 | 4 per month |
| Oropharyngeal suction catheters | A4628 | 12 per month |

## Medical rationale

Philippa is **unable to swallow her own saliva**. A swallow study on October 8, 2025 revealed silent aspiration. She has been admitted to the hospital for aspiration pneumonia **two times**, for **12 days in total**.

## Treatments tried

- **Medication:** glycopyrrolate, 1 mg three times daily, since June 2025
- **Procedure:** botulinum toxin injection into the salivary glands, November 3, 2025
- **Manual device:** bulb syringe, October through December 2025

The first two reduced her drooling but left her wetting six bibs each day. The third does not reach the back of the mouth.

## Response to the loaned pump

Since January 5, 2026 she has been suctioned about 10 times daily, only in the mouth. She has remained **free of pneumonia**. Oxygen saturation improved from 93% to 97% with suctioning at her February 4 visit.

## Why portable

She travels by school bus, 40 minutes each way, and uses a wheelchair.

## Caregivers

Her parents, Karin and Tunde, and the school nurse were trained on January 5, 2026.

**Ingrid Halvorsen-Batiste, MD**
NPI 1275903816
February 12, 2026`,

    `February 12, 2026

To Medicaid:

I'm the nurse at Quill Valley Elementary, where Philippa Adeyemi-Strand is in second grade. Her doctor asked for a suction machine, and I'd like to say what I see from my end.

She can't swallow what her mouth makes. It collects at the back, and if nobody takes it out it goes down the wrong way without so much as a cough. That has put her in Quill Children's twice, in September for five days and over Christmas for seven.

Before January we had a bulb syringe. It doesn't go back far enough. On January 5 the loaner came, and her mom, her dad and I were trained on it that same day. We go into the mouth only; she doesn't have a trach. At school it has been as many as four times from 8 in the morning until 2. Her rinsed catheter is good for a couple of days, which is how the doctor gets to three a week and twelve a month. Canister and tubing get thrown out weekly.

Since the machine came, no pneumonia. Five weeks and counting. Please don't let it go back on the 28th with nothing in its place.

It does have to be the kind with a battery. She comes on the bus, forty minutes, and it travels with her on the wheelchair.

Abigail Farnham, RN

Order signed by Ingrid Halvorsen-Batiste, MD, NPI 1275903816`,

    `APPEALS DESK
Re: Suction pump, A.-S., Philippa – points for the physician reviewer

We anticipate three objections to E0600 in a child who has no tracheostomy, and reply as follows.

(i) That oral suction is a matter of hygiene. In this child it is not. Two pneumonias from aspiration in just over three months (9/14 and 12/21/2025) occurred without a pump. None has occurred with it. The chart of 2/4/2026 documents a rise in saturation of four points upon suctioning.

(ii) That drugs have not been exhausted. She has been on glycopyrrolate for eight months, three milligrams a day in all. Botulinum toxin has been injected. There was improvement, and there are six wet bibs a day in spite of it.

(iii) That a bulb syringe would serve. It was in use for the last three months of 2025, a period that ended with a week in the hospital. It does not get to where the saliva lies.

Regarding quantities: one catheter every two to three days (12/month), and one canister with one length of tubing a week (4/month each). None exceeds the plan's monthly limit.

Regarding portability: battery operation is required because suction is needed on the school bus, 40 min in each direction, as well as in class, where the school's therapist recorded four episodes in six hours on 1/28/2026.

Regarding caregivers: mother, father, school nurse; all have been trained.

The child's loan pump must go back on 2/28/2026.

for Ingrid Halvorsen-Batiste, MD – NPI 1275903816
2/12/2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
