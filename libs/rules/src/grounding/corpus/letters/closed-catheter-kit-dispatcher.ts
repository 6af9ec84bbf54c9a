import type { CorpusCase } from '../corpus-case.ts';

/** A urologist, his nurse and an occupational therapist write for a young dispatcher with a spinal cord injury and two infections on single catheters. */
export const closedCatheterKitDispatcher: CorpusCase = {
  id: 'closed-catheter-kit-dispatcher',
  today: '2026-05-04',
  facts: {
    case_id: 11706,
    patient: {
      first_name: 'Rashaad',
      last_name: 'Villanueva-Boone',
      dob: '1997-02-08',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '172 lb',
      address: '640 Switchyard Avenue, Ridgeway, TN 37999',
      phone: '(423) 555-0151',
      mrn: 'RRU-58820',
    },
    diagnoses: [
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'G82.21', description: 'Paraplegia, complete' },
      { code: 'S24.113S', description: 'Complete lesion at T7-T10 level of thoracic spinal cord, sequela' },
      { code: 'Z87.440', description: 'Personal history of urinary (tract) infections' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter, with insertion supplies',
        hcpcs: 'A4353',
        quantity: 180,
        quantity_limit: 180,
        limit_period: 'month',
        length: '16 in',
        size: '14 Fr',
        justification:
          'Complete paraplegia at T8 after a motorcycle crash on 2022-08-14, no urge, cannot void. Urodynamics 2025-04-09: detrusor overactivity, capacity 310 mL, detrusor leak point pressure 48 cm H2O, detrusor-sphincter dyssynergia. Catheterizes himself every 4 hours, 6 times a day. Sterile single-use straight catheters (A4351, 14 Fr) with a sterile lubricant packet (A4332) each time since 2025-06-02. Two infections on this regimen within 12 months: 2025-11-18, Escherichia coli over 100,000 CFU/mL, fever 102.4 °F, ciprofloxacin 7 days; 2026-02-20, Klebsiella pneumoniae over 100,000 CFU/mL, more leg spasms and 30 white cells per high-power field, cefuroxime 10 days. Renal ultrasound 2026-03-11: no hydronephrosis, no stones. Closed no-touch kit (catheter in a collection bag with gloves, antiseptic wipe and underpad) tried 2026-04-13 to 2026-04-26, 84 catheterizations: volumes 250 to 400 mL, no leak between, no infection, none missed at work. 6 a day, 180 in 30 days.',
      },
      {
        item: 'Male external catheter, with or without adhesive, disposable, each',
        hcpcs: 'A4349',
        quantity: 30,
        quantity_limit: 35,
        limit_period: 'month',
        size: '29 mm',
        justification:
          'Worn at night only, one a night, as he leaks 50 to 100 mL on 4 nights a week from detrusor overactivity although he takes trospium 20 mg twice a day and catheterizes at bedtime. Skin of the shaft whole on 2026-04-20.',
      },
    ],
    provider: { name: 'Yevgeny Halloran, MD', npi: '1932748065', date_signed: '2026-05-04' },
    seen: [
      '2026-04-20, in office, by Yevgeny Halloran, MD: afebrile, abdomen soft, no costovertebral angle tenderness, skin of penis and scrotum whole, urine clear, dipstick nitrite negative; catheter diary gone through.',
      '2026-04-13, in office, by Keisha Lindholm-Tate, OTR/L: full strength in both hands, transfers alone from wheelchair to toilet and bed; catheterizes in the wheelchair with the closed kit in 6 minutes without touching the catheter, with the single catheter in 11 minutes, touched the catheter once in 3 tries.',
    ],
    told: [
      'Who pays? Ridgeway Community Plan (Medicaid), ID RCP-3306419',
      'Who supplies? Stillwater Urological, order desk (423) 555-0196',
      'Lives with whom? With his brother Emilio; does all his care himself',
      'Work? Freight rail dispatcher, 40 hours a week since 2024-05-06; the staff restroom has no clean surface to lay things on, the nearest accessible sink is in the next building',
      'How does he get around? Ultralight manual wheelchair, drives with hand controls',
      'Where does he get care? Ridgeway Rehabilitation Urology, 21 Cumberland Square, Ridgeway, TN, phone (423) 555-0160; next visit 2026-10-19',
      'Who teaches? Tomasz Eberhart, RN, of the practice: retaught sterile technique on 2025-12-02 after the first infection, watched a return demonstration, no error',
      'Before June 2025? Cleaned and reused catheters, from discharge in November 2022, 4 infections in the last year of it',
      'What was asked by the plan? On 2026-04-28: proof of two infections with culture and a symptom; proof of sterile technique; reason for 180; why a condom catheter as well',
      'How long is it needed? Lifelong',
      'Allergies? None known',
      'Fluid? 2 liters a day',
    ],
    answered: [],
  },
  notes: [
    `Ridgeway Rehabilitation Urology
21 Cumberland Square
Ridgeway, Tennessee

May 4, 2026

RE: Rashaad Villanueva-Boone
DOB: Feb. 8, 1997
Plan ID: RCP-3306419
Items: A4353, 180 per month; A4349, 30 per month

Dear Medical Director of Ridgeway Community Plan:

This 29-year-old gentleman lost the use of his legs and bladder in a motorcycle crash in August 2022 (complete lesion, T8). He feels no urge and cannot pass urine. Every four hours, six times in 24, he empties his bladder with a catheter, and has no other way of doing it.

For the past eleven months each of these catheterizations has been done with a sterile, single-use 14 French catheter and a sterile packet of lubricant. Nonetheless he has been infected twice:

   Nov. 18, 2025: E. coli, >100,000 CFU/mL, with fever of 102.4 °F. Ciprofloxacin, 7 days.
   Feb. 20, 2026: Klebsiella pneumoniae, >100,000 CFU/mL, with increased spasms of the legs and 30 WBC per high-power field. Cefuroxime, 10 days.

His bladder is of the dangerous kind. Urodynamic testing in April of last year showed overactivity, dyssynergia and a leak point pressure of 48 cm of water, and anything over 40 is a recognized threat to the kidneys. They are, to date, unharmed: the March ultrasound was free of stones and hydronephrosis. I would like to keep it that way.

With closed kits during two weeks in April, 84 catheterizations in all, he remained free of infection. At night he additionally wears an external catheter.

I urge you to approve both.

Yours respectfully,
Yevgeny Halloran, MD
NPI 1932748065`,

    `Subjective: 29M, complete T8 para (MCC 8/14/22), neurogenic bladder. CIC q4h = 6/day, self. Sterile single-use A4351 + A4332 since 6/2/25. UTI x2 in past 12 mo on that regimen (11/18/25 E. coli, T 102.4; 2/20/26 Klebsiella, spasms up, 30 WBC/hpf). Trial of closed kit 4/13-4/26/26: 84 caths, vol 250-400, no leaks between, no UTI, none missed at work. Leaks 50-100 mL 4 nights/wk despite trospium 20 BID + cath at HS. Fluids 2 L/d. No known allergies. Works FT rail dispatcher. Lives w/ brother, independent in care.

Objective (4/20/26): Afebrile. Abd soft. No CVAT. Penile/scrotal skin intact. Urine clear, nitrite neg.
UDS 4/9/25: DO, cap 310, DLPP 48, DSD.
RUS 3/11/26: no hydro, no stones.

Assessment: N31.9, G82.21, S24.113S, Z87.440. Meets need for sterile kit by 2 documented UTIs on sterile technique.

Plan:
1. A4353 closed kit, 14 Fr, 16", #180/mo.
2. A4349 29 mm, #30/mo, nights only.
3. Continue trospium.
4. F/u 10/19/26.

Y. Halloran, MD    NPI 1932748065    5/4/26`,

    `OCCUPATIONAL THERAPY EVALUATION: BLADDER MANAGEMENT

Patient        Rashaad Villanueva-Boone
DOB            02/08/1997 (29 y)
Diagnosis      Complete paraplegia, neurogenic bladder
Seen           04/13/2026, in office
Report dated   05/04/2026

Upper limbs
Full strength in both hands.

Mobility
Ultralight manual wheelchair. Independent transfers to toilet and bed. Drives with hand controls.

Comparison of systems, carried out from the wheelchair

  System                         Time        Contact with catheter
  Single sterile catheter        11 min      once in 3 attempts
  Closed kit (A4353)             6 min       none

The kit therefore saved five minutes on each occasion. Over six catheterizations that amounts to half an hour a day.

Work setting (as reported)
He dispatches freight trains 40 hours per week. In the staff restroom there is nowhere clean to set out gloves, lubricant and catheter, and the closest sink he can get to in his chair is in another building. A kit brings its own bag, wipe, gloves and underpad, so he needs neither shelf nor sink.

Assistance
None. He shares a home with his brother Emilio but does everything himself.

Conclusion
Hand function and transfers are not the limiting factor. The place is. I support the closed, no-touch kit for all six daily catheterizations.

Keisha Lindholm-Tate, OTR/L
cc: Yevgeny Halloran, MD, NPI 1932748065`,

    `Response to request for additional information
Plan letter of 04/28/2026
Member RCP-3306419, R. Villanueva-Boone

Question A. Two infections, each with a culture and a symptom.
 (1) Culture of 11/18/2025 grew Escherichia coli, over 100,000 CFU/mL. Symptom: fever, 102.4 °F.
 (2) Culture of 02/20/2026 grew Klebsiella pneumoniae, over 100,000 CFU/mL. Symptom: a rise in leg spasms, together with pyuria of 30 white cells per high-power field.
They lie some three months apart, well inside one year.

Question B. Sterile technique.
Since 06/02/2025 he has used a new sterile A4351 and an A4332 packet every time. After infection no. 1, on 12/02/2025, our nurse Tomasz Eberhart went through the technique with him again and observed him carry it out; there was no error. Infection no. 2 came regardless.

Question C. Why 180?
One every four hours is six per day; six times thirty is 180. This is below the 200 that Medicare, for one, takes as its ceiling. His volumes of 250 to 400 mL, on two liters of fluid, leave no room for fewer: the bladder holds 310 mL at urodynamics.

Question D. Why a condom catheter in addition?
Because on four nights of the week 50 to 100 mL escapes, in spite of trospium, 20 mg twice daily, and a catheterization at bedtime. He wears one per night and none by day. Hence 30.

We look forward to your favorable decision.

Yevgeny Halloran, MD (1932748065)
Ridgeway Rehabilitation Urology, (423) 555-0160`,

    `# Letter of Medical Necessity

**Date:** May 4, 2026
**To:** Ridgeway Community Plan (Medicaid)
**Patient:** Rashaad Villanueva-Boone, 29-year-old male
**MRN:** RRU-58820
**Supplier:** Stillwater Urological

## Requested Supplies

- **A4353** – Intermittent urinary catheter with insertion supplies, 14 Fr, 16 in, **180/month**
- **A4349** – Male external catheter, 29 mm, **30/month**

## Diagnoses

- N31.9 Neuromuscular dysfunction of bladder, unspecified
- G82.21 Paraplegia, complete
- S24.113S Complete lesion at T7-T10 level of thoracic spinal cord, sequela
- Z87.440 Personal history of urinary (tract) infections

## History

Mr. Villanueva-Boone sustained a complete thoracic spinal cord injury on August 14, 2022. He is unable to void and performs self-catheterization six times daily.

## Stepwise Treatment

1. **Reused catheters** (November 2022 to June 2025): four infections in the final year
2. **Sterile single-use catheters with sterile lubricant** (from June 2, 2025): two culture-proven infections within 12 months
3. **Closed-system kit** (April 13–26, 2026): zero infections over 84 catheterizations

## Medical Rationale

- **High-pressure bladder:** Leak point pressure of 48 cm H2O places the upper tracts at risk.
- **Environmental barriers:** No clean surface and no nearby accessible sink at work.
- **Nocturnal leakage:** Persistent despite anticholinergic therapy (trospium).

## Anticipated Outcome

Fewer infections and antibiotic courses, preserved renal function, and continued full-time employment.

## Duration of Need

Lifelong

**Yevgeny Halloran, MD**
**NPI:** 1932748065`,

    `May 4th, 2026

To the plan,

My name is Tomasz Eberhart; I am a nurse at Ridgeway Rehabilitation Urology and the person who teaches catheter technique here. I write about Rashaad Villanueva-Boone.

He came out of the hospital in November 2022 and for two and a half years washed and reused his catheters. In the last of those years he had four urinary infections. From June 2, 2025 he got a sterile one for each time, with a packet of sterile jelly. Even so, in November he was ill with a fever of 102.4 and E. coli in the urine. On December 2 I had him in, went over it all again and watched him do it. I found nothing to correct. Still, in February it was Klebsiella, and this time it was his legs that told him, as the spasms had picked up.

So the man's technique isn't at fault. Think of a staff restroom with no clean place to put anything and a sink one building over. With a closed kit the catheter slides out of its own bag and never meets a finger. He had two weeks of those in April, six a day, eighty-four altogether. No infection, no wet clothes between times, and not one skipped on the job.

He'd need 180 of them a month, size 14 French. For the nights he also uses one sheath, 29 millimeter, since he leaks on four nights out of the week. His skin there was fine on April 20.

Sincerely,
Tomasz Eberhart, RN
With Dr. Halloran, NPI 1932748065`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
