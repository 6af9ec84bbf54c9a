import type { CorpusCase } from '../corpus-case.ts';

/** A dermatologist, a phototherapy nurse, an appeal helper, a supplier, a resident's SOAP and a drafting model write for a country veterinarian with psoriasis. */
export const phototherapyPsoriasisVeterinarian: CorpusCase = {
  id: 'phototherapy-psoriasis-veterinarian',
  today: '2026-03-17',
  facts: {
    case_id: 30110,
    patient: {
      first_name: 'Thaddeus',
      last_name: 'Monroe-Ekstrom',
      dob: '1979-06-25',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '204 lb',
      address: '540 Juniper Ridge Road, Bitter Lake, MT 59999',
      phone: '(406) 555-0160',
      mrn: 'BLD-83319',
    },
    diagnoses: [
      { code: 'L40.0', description: 'Psoriasis vulgaris' },
      { code: 'B18.1', description: 'Chronic viral hepatitis B without delta-agent' },
      { code: 'K76.0', description: 'Fatty (change of) liver, not elsewhere classified' },
    ],
    items: [
      {
        item: 'Ultraviolet light therapy system panel, includes bulbs/lamps, timer and eye protection, 6 foot panel',
        hcpcs: 'E0693',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'white',
        justification:
          'Plaques on 14 % of the body surface and PASI 13.8 on 2026-02-24: trunk, both arms, both legs. Narrowband UVB at the clinic 3 times a week from 2025-04-07 to 2025-07-25, 44 treatments, brought the PASI from 15.2 to 3.1 without a burn; it was back at 11.6 on 2025-11-18. The clinic is 96 miles from his home, and each treatment took him 4 hours with the drive. Clobetasol 0.05 % ointment and calcipotriene cream since 2023 have not been enough. Acitretin from September to December 2024 was stopped because triglycerides rose to 612 mg/dL. Methotrexate and cyclosporine are not advised because of his liver, and his hepatologist advised against adalimumab on 2026-01-20. Ordered: 3 treatments a week, first dose 300 mJ/cm2, raised by 10 % each time without redness, to at most 1,200 mJ/cm2.',
      },
      {
        item: 'Replacement bulb/lamp for ultraviolet light therapy system, each',
        hcpcs: 'A4633',
        quantity: 6,
        quantity_limit: 6,
        limit_period: '3 years',
        justification:
          'The panel has 6 narrowband bulbs, which are replaced together when the yearly measurement of the output is below 70 % of the first.',
      },
    ],
    provider: { name: 'Calliope Stenhouse-Adeyemi, MD', npi: '1780245693', date_signed: '2026-03-17' },
    seen: [
      '2026-01-20: ALT 58 U/L, hepatitis B virus DNA not detected.',
      '2026-02-24, in the skin clinic, by Calliope Stenhouse-Adeyemi, MD: skin type III; Dermatology Life Quality Index 17 of 30; itch 7 of 10; no suspicious mole and no skin cancer; joints not swollen.',
      '2026-03-10, training in the clinic, by Ignacia Thornbury, RN: he set the timer, wore goggles and a genital shield, stood at 9 inches and filled in the dose log without help; passed 12 of 12 points.',
    ],
    told: [
      'Who pays? Stockgrowers Mutual Health',
      'Who supplies? Northlight Phototherapy',
      'Work? Large animal veterinarian, on call 5 days a week',
      'Lives with whom? With his wife Saskia, who will be in the house during treatments',
      'Place for the panel? A spare room of 8 by 10 feet with its own 120-volt outlet and a lock',
      'Medicines? Entecavir 0.5 mg daily',
      'Drugs or illnesses that make the skin sensitive to light? None',
      'Alcohol? None since 2021',
      'Skin cancer in the family? None',
    ],
    answered: [],
  },
  notes: [
    `March 17, 2026

Medical Director
Stockgrowers Mutual Health

Re: Thaddeus Monroe-Ekstrom, DOB June 25, 1979
Home ultraviolet panel, E0693, and replacement bulbs, A4633

Dear Doctor:

Mr. Monroe-Ekstrom, a large animal veterinarian, is 46 and has moderate to severe plaque psoriasis. On February 24 the plaques covered 14% of his skin, on trunk, arms and legs, with a PASI of 13.8. He rated his itch at 7 out of 10, and the DLQI was 17, which by convention signifies a very large effect on a person's life.

We have the good fortune to know what works. In 2025 he came to us for narrowband UVB three times a week between early April and late July. Forty-four treatments reduced the PASI from 15.2 to 3.1, an improvement of 80 percent, and he did not burn once. By mid-November it was back to 11.6. Psoriasis does that; it's a chronic disease and calls for maintenance.

Why not continue in the clinic? He lives 96 miles off. Each session consumed four hours, twelve hours a week, for a man who is on call five days in seven.

Why not tablets or injections? Because of his liver. With chronic hepatitis B and fatty liver I will not give methotrexate. Cyclosporine isn't advised either. His hepatologist counseled against adalimumab in January. Acitretin drove his triglycerides up to 612. As to topical treatment, clobetasol and calcipotriene have been in use since 2023, and here we are.

Light is the one effective treatment that leaves the liver alone. He has no photosensitivity, takes no photosensitizing drug, has no skin cancer, and on March 10 passed our training on all twelve points.

I ask for one six-foot panel and six replacement bulbs.

Sincerely yours,

Calliope Stenhouse-Adeyemi, MD
NPI 1780245693`,

    `PHOTOTHERAPY UNIT
HOME UVB COMPETENCY RECORD AND LETTER OF SUPPORT

Trainee: T. Monroe-Ekstrom
Trainer: Ignacia Thornbury, RN
Date: 3/10/2026
Result: 12 of 12. PASS

Observed without help:
 - set timer
 - goggles on
 - genital shield on
 - distance 9 in (23 cm)
 - dose log filled in

Skin type: III
Prior clinic UVB: 44 txs (4/7/25-7/25/25), 0 burns

DOSE SCHEDULE, per MD
Start 300 mJ/cm2, 3x/wk
+10% each time if no redness
Cap 1,200 mJ/cm2
   e.g. tx 1: 300
        tx 2: 330
        tx 3: 363
        tx 4: 399
At that rate the cap is reached at about treatment 16, if nothing holds him back. If red: hold, call us. If eyes hurt: stop, call us.

HOME
Room 8 x 10 ft (80 sq ft), lockable, own outlet 120 V. Wife in the house during treatments.

WHY A PANEL AND NOT A HAND-HELD?
14% BSA on trunk, arms, legs. A hand-held wand is for elbows and scalps; he would be at it all evening. WHY NOT A FULL CABINET? A 6-ft panel does front then back, costs less, fits the room.

He's 6 ft tall, so a shorter panel would leave part of him in the dark.

BULBS
6 in panel. Output checked yearly. All replaced when below 70% of first reading.

For Dr. Stenhouse-Adeyemi, NPI 1780245693`,

    `ARGUMENTS FOR APPROVAL

On behalf of: Thaddeus Monroe-Ekstrom
To: Stockgrowers Mutual Health
Subject: Home phototherapy

To whom this reaches,

I help patients and their doctors with letters of this kind. Here's why this one deserves a yes.

"Phototherapy is available in a clinic." It is, ninety-six miles away. Ninety-six there, ninety-six back, three times a week. That's 576 miles every week. Forty-four treatments last year took 176 hours and some 8,400 miles. He did it, and it worked. But nobody can do it for life, least of all a livestock vet who's on call five days out of the week.

"There are newer drugs." There are, and they're wonderful for many. He carries the hepatitis B virus, held down by entecavir so that none could be detected in January; and he has a fatty liver. Methotrexate and cyclosporine are ruled out on that ground. His hepatologist said no to adalimumab. Acitretin was tried for some months in 2024, and stopped because of his triglycerides. By the way, biologic drugs usually cost many times more per year than a light panel costs once.

"Creams should be tried first." Three years of clobetasol and calcipotriene.

"Home light is unsafe." In the wrong hands, yes. He was trained on March 10 and got every point. The room locks. His wife, Saskia, will be at home when he treats himself. He never burned at the clinic. His skin was examined in February, and nothing suspicious was found.

"It's cosmetic." It itches, seven out of ten. It scores 17 out of 30 on the quality-of-life scale. His arms are part of his work.

The request is for E0693, one, and A4633, six. Signed by Dr. Calliope Stenhouse-Adeyemi, NPI 1780245693, on March 17, 2026.`,

    `NORTHLIGHT PHOTOTHERAPY
Quotation & Authorization Form

Customer: Monroe-Ekstrom, Thaddeus
Deliver to: 540 Juniper Ridge Road, Bitter Lake, MT 59999
Phone: (406) 555-0160

Payer: Stockgrowers Mutual Health

| Item | HCPCS | Qty | Limit |
|---|---|---|---|
| UV panel, 6 ft, white, with bulbs, timer, eye protection | E0693 | 1 | 1 in 5 years |
| Replacement bulb | A4633 | 6 | 6 in 3 years |

Diagnosis: L40.0 psoriasis vulgaris. Secondary: B18.1, K76.0.

Prescription details
- Narrowband UVB
- 3 x weekly, which comes to 156 a year if none is missed
- 300 mJ/cm2 to start with, up 10% per treatment, ceiling 1,200 mJ/cm2

Documentation received
1. Office note, Feb 24, 2026: BSA 14%, PASI 13.8, DLQI 17
2. Response to office UVB: PASI 15.2 down to 3.1
3. Record of training, Mar 10, 2026
4. Signed order, Mar 17, 2026

Electrical: the customer has a separate 120 V outlet in the room. No rewiring.

About the bulbs: the panel arrives with bulbs in it, so the six on line 2 are a later set. Fluorescent UV bulbs grow dimmer with use and are changed as a set, for otherwise the exposure would be uneven. The doctor's threshold is 70% of the initial output.

About safety: the timer switches the lamp off by itself, and goggles are in the box.

Prescriber: Calliope Stenhouse-Adeyemi, MD
NPI: 1780245693

We deliver after approval.`,

    `PROGRESS NOTE / DME REQUEST - DERM RESIDENT

S: 46M vet w/ psoriasis vulgaris. Itch 7/10. Did great on office NB-UVB last yr but lives 96 mi out, 4 h per visit. Flared after stopping. On clobetasol 0.05% oint + calcipotriene cream since 2023. No EtOH since 2021. FHx neg for skin ca. Meds: entecavir 0.5 mg qd. No photosensitizers.

O: (2/24/26) Plaques on trunk + all four limbs. BSA 14%. PASI 13.8. DLQI 17. FST III. No atypical nevi, no skin ca. No joint swelling.
Ht 72", wt 204#, BMI 27.7
Labs 1/20/26: ALT 58 (mildly up), HBV DNA undetectable

PASI trend
  4/2025   15.2 (pre-UVB)
  7/2025    3.1 (post 44 tx)
  11/18/25 11.6
  2/24/26  13.8

A/P:
1. Psoriasis vulgaris (L40.0), moderate-severe, UVB-responsive (about an 80% drop).
   MTX - no (B18.1, K76.0)
   CsA - no
   Acitretin - tried 9-12/2024, TG 612, d/c'd
   Adalimumab - hepatology advised against, 1/20/26
   Office UVB - effective, not sustainable d/t distance
   Home NB-UVB - best remaining option
   => E0693 6-ft panel x1; A4633 x6
2. Home readiness: trained 3/10 w/ RN, 12/12. Lockable spare room. Wife present for txs.
3. Dosing: 300 -> max 1200 mJ/cm2, TIW, +10% if no erythema.
4. HBV: continue entecavir.

Psoriatic arthritis would change the calculus since UVB doesn't treat joints, but his joints aren't swollen.

Staffed w/ Dr. Stenhouse-Adeyemi (NPI 1780245693), signed 3/17/26`,

    `# Letter of Medical Necessity: Home Narrowband UVB

**Patient:** Thaddeus Monroe-Ekstrom, 46-year-old male
**Record number:** BLD-83319
**Insurer:** Stockgrowers Mutual Health
**Prescriber:** Calliope Stenhouse-Adeyemi, MD (NPI 1780245693)

---

## Summary of request
We respectfully request authorization for:
* **E0693** - 6-foot ultraviolet light therapy panel, quantity 1
* **A4633** - replacement bulbs, quantity 6

## Disease burden
Psoriasis affects 14% of the body surface; more than 10% is generally considered moderate to severe. The Psoriasis Area and Severity Index stands at 13.8. The patient reports intense itching and a markedly reduced quality of life (17 of 30).

## Treatment history
| Treatment | Period | Result |
|---|---|---|
| Clobetasol, calcipotriene | since 2023 | insufficient |
| Acitretin | Sept-Dec 2024 | stopped; triglycerides 612 mg/dL |
| Clinic-based narrowband UVB | Apr-July 2025 | PASI 15.2 to 3.1, followed by relapse |
| Methotrexate, cyclosporine | not given | not advised because of liver disease |
| Adalimumab | not given | hepatologist advised against it |

## Rationale for home treatment
1. **Proven response.** PASI fell by 12.1 points over roughly sixteen weeks.
2. **Distance.** The clinic lies 96 miles (about 154 km) away.
3. **Occupation.** As a large animal veterinarian, he is on call five days per week.
4. **Safety.** No photosensitive disorder, no skin cancer on examination and none in the family, no burns in 44 sessions.
5. **Competence.** A perfect score in training with Ignacia Thornbury, RN, one week before this order.
6. **Setting.** A lockable room with a dedicated outlet; his wife will be in the house.

## Replacement bulbs
Output declines with age. All six bulbs are exchanged as a set once yearly testing shows less than 70% of the original output.

## Closing
Home phototherapy has been found in studies to be about as effective as outpatient treatment, with comparable safety in trained patients. Thank you for your consideration.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
