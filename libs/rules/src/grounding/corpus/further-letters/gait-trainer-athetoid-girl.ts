import type { CorpusCase } from '../corpus-case.ts';

/** A rehabilitation doctor, a physical therapist, grandparents, an orthotist's clerk and others write for a girl of five who is learning to walk. */
export const gaitTrainerAthetoidGirl: CorpusCase = {
  id: 'gait-trainer-athetoid-girl',
  today: '2026-09-28',
  facts: {
    case_id: 27106,
    patient: {
      first_name: 'Philippa',
      last_name: 'Nwachukwu-Stell',
      dob: '2021-03-11',
      gender: 'female',
      height: '3 ft 5 in',
      weight: '35 lb',
      address: '73 Peach Orchard Way, Dunmere, GA 30999',
      phone: '(706) 555-0162',
      mrn: 'DMC-55827',
    },
    diagnoses: [
      { code: 'G80.3', description: 'Athetoid cerebral palsy' },
      { code: 'H90.3', description: 'Sensorineural hearing loss, bilateral' },
    ],
    items: [
      {
        item: 'Gait trainer, pediatric size, upright support, includes all accessories and components',
        hcpcs: 'E8001',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        color: 'green',
        size: 'small',
        justification:
          'Gross Motor Function Classification System level IV. She stands 5 seconds when both hands are held and cannot walk without support of the trunk. Loan trial of 4 weeks, from 2026-08-10 to 2026-09-04, at school and at home: the distance in one go grew from 3 m to 46 m. With an anterior support model she leaned on the tray and dragged her toes; with a posterior walker without trunk support her knees gave way within 2 m. Migration of the hips 28% right and 24% left on 2026-07-22. To be used 5 times a week for 40 minutes at school and every day for 20 minutes at home.',
      },
      {
        item: 'Ankle foot orthosis, posterior solid ankle, plastic, custom fabricated',
        hcpcs: 'L1960',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '12 months',
        color: 'butterfly pattern',
        justification:
          'Both sides. One for each leg. Both feet roll inward and the ankles move without control when she bears weight. Ankles come to 5 degrees of dorsiflexion with straight knees on both sides. The present pair, made in June 2025, is 2 cm too short and left red marks on both heels that last 35 minutes.',
      },
    ],
    provider: { name: 'Sunniva Cartwright-Rao, MD', npi: '1073926458', date_signed: '2026-09-28' },
    seen: [
      '2026-07-22, film of the hips: migration 28% right and 24% left.',
      '2026-09-04, end of the trial, by Lorcan Beaufort, PT, DPT: 46 m in 6 minutes in the upright gait trainer, steps with both legs, helped only in turning.',
      '2026-09-14, in the rehabilitation clinic, by Sunniva Cartwright-Rao, MD: slow writhing movements of the arms and trunk, no contracture, heel marks from the old orthoses.',
    ],
    told: [
      'Who pays? Peach Bridge Medicaid',
      'Who supplies? Little Strides Mobility',
      'Lives with whom? With her grandparents Ezekiel and Thomasina, who are her guardians',
      'School? Kindergarten at Dunmere Elementary, 5 days a week',
      'Speech? Signs and a speech tablet; hearing aids in both ears',
      'Home? One floor, doors 30 inches wide, a hall of 9 m, a ramp at the back door; the gait trainer is 25 inches wide',
      'Seizures? None',
      'Drugs? Trihexyphenidyl 2 mg twice a day',
      'Botulinum toxin? Never given',
    ],
    answered: [],
  },
  notes: [
    `PHYSICAL THERAPY LETTER OF MEDICAL NECESSITY

Child: Philippa Nwachukwu-Stell
Age: 5 years 6 months
Therapist: Lorcan Beaufort, PT, DPT
Equipment: E8001 upright support gait trainer, size small

Background

Philippa has athetoid cerebral palsy, GMFCS level IV. Children at this level do not walk on their own, and most of what they achieve on their feet they achieve in a device. She can stand for five seconds if somebody holds both her hands. Her trunk needs support before her legs can step.

Devices compared

1. Posterior walker with no trunk support: knees gave way before she had gone 2 m.
2. Anterior support gait trainer: she leaned on the tray, and her toes dragged.
3. Upright support gait trainer: see below.

Trial result

We had the upright model on loan for four weeks (August 10 to September 4), used at school and at home. At the beginning she managed 3 m in one go. At the end she walked 46 m in six minutes, about 7.7 m per minute, stepping with both legs. I only had to help her turn. This is about fifteen times the distance she started with.

Dose

School: 5 x 40 = 200 minutes a week.
Home: 7 x 20 = 140 minutes a week.
Together: 340 minutes, or 5 hours 40 minutes.

Hip health

Migration on July 22 was 28% on the right and 24% on the left. Under 30% is a watchful zone. Active weight bearing is one of the few things a family can do about it without surgery.

Fit at home

The frame measures 25 inches across and the doors 30. There is a 9 m hall on one level, and a ramp out the back. To do her 46 m she would walk that hall roughly five times.

Recommendation

Purchase of one gait trainer with its components, and of new bilateral AFOs (L1960 x 2) to be worn in it.

For signature with Sunniva Cartwright-Rao, MD, NPI 1073926458`,

    `September 28, 2026

Peach Bridge Medicaid
Prior Approval

Re: Philippa Nwachukwu-Stell, DOB March 11, 2021, MRN DMC-55827

Dear Reviewer:

I saw Philippa in our rehabilitation clinic two weeks ago, on September 14. She is a kindergartner with athetoid cerebral palsy (G80.3) and bilateral sensorineural hearing loss (H90.3), and I am prescribing a gait trainer and a pair of ankle foot orthoses.

On examination she had the slow writhing movements of the arms and trunk that give athetosis its name. There was no contracture. At five, this is worth guarding: joints that are loaded and moved through their range tend to keep it, and those that aren't tend to lose it. Both heels bore marks from braces that she outgrew; they were made in June 2025 and are two centimeters short by now. She takes trihexyphenidyl 2 mg twice daily. She has no seizures, and botulinum toxin has never been given.

Over a loan trial lasting four weeks her walking went from 3 meters to 46. That is a gain of 43 meters in less than a month. Two other designs did not suit her. One let her lean and drag her toes. The other gave no support at the trunk, and her knees buckled.

The hips show 28% migration on the right and 24% on the left. In a child at GMFCS level IV the chance of hip displacement is high, and we follow it with films. Upright, active stepping is part of the plan.

As her physician I consider both items medically necessary under the EPSDT standard, which covers what corrects or ameliorates a child's condition.

Very truly yours,

Sunniva Cartwright-Rao, MD
NPI 1073926458`,

    `To Peach Bridge Medicaid,

This letter is on behalf of Ezekiel and Thomasina, who are raising their granddaughter Philippa and are her guardians. Philippa is five and a half. She goes to kindergarten at Dunmere Elementary five days a week. She wears a hearing aid in each ear and talks with her hands and with a tablet that speaks for her.

In August, when the loan began, three meters was how far she could go in one go. Three meters doesn't take you from one end of a classroom to the other. After four weeks with the gait trainer that was lent to her, it was forty-six meters. That's longer than three school buses in a row! A therapist had to help her with the corners and that was all.

It was a loan.

She is not a heavy child, thirty-five pounds, but she is growing. No grandparent can hold a child up by the trunk for twenty minutes every day and move her feet as well. And held up isn't walking. In the frame she steps with both legs.

What about a cheaper one? A walker without support for her trunk was tried. Her knees gave way in under two meters. A different gait trainer was tried too, the kind you lean into, and lean she did, with her toes dragging behind.

As for the braces: the old pair is from June of last year. It's two centimeters too short and leaves red marks on both her heels, and they stay for thirty-five minutes. The new ones are to have butterflies on them.

The house is ready. It is all on one floor. The doors are thirty inches and the frame is twenty-five. There is a long hall and a ramp in the back.

We ask you to say yes to E8001 and to two of L1960. Dr. Cartwright-Rao has prescribed them.

With thanks`,

    `LITTLE STRIDES MOBILITY - PA SUBMISSION COVER

Recipient ........ Nwachukwu-Stell, Philippa   F   03/11/2021
Address .......... 73 Peach Orchard Way, Dunmere GA 30999
Contact .......... (706) 555-0162 (guardians: grandparents)
Payer ............ Peach Bridge Medicaid
Prescriber ....... Sunniva Cartwright-Rao MD, NPI 1073926458, Rx 09/28/2026
Dx ............... G80.3, H90.3

Line 1: E8001, purchase. Qty 1. Limit 1/3 yr. Small, green.
Line 2: L1960, qty 2 (one left, one right). Limit 2/12 mo. Butterfly pattern.

Height 41 in (104 cm). Weight 35 lb (15.9 kg).

Required elements:
a) Functional level: GMFCS IV
b) Trial of the same type of device: yes. 08/10/26 to 09/04/26. 3 m at start, 46 m at end
c) Other devices tried: anterior support (leaned, toe drag); posterior walker w/o trunk support (knees gave way within 2 m)
d) Use plan: school 5x/wk x 40 min, home daily x 20 min
e) Home accessibility: doors 30", device 25", clearance 5"
f) Caregivers: grandparents, in the home
g) Orthopedic: no contracture on 09/14/26. Hips 28% R / 24% L on 07/22/26
h) Orthoses: present pair 06/2025, so 15 months old and past the 12 month limit. 2 cm short. Heel redness lasting 35 min, both sides. Ankle DF +5 knees extended, bilat

Notes: L1960 is a custom-fabricated brace. Off-the-shelf would not hold a foot that rolls inward in a child whose ankles move without control. E8001 includes all accessories and components, so straps, prompts etc. are not listed.

A child's size will change; the small frame is for her present height.`,

    `Resident Clinic Letter (PM&R)
Attending: Sunniva Cartwright-Rao, MD

ID: 5F, athetoid CP, GMFCS IV, bilat SNHL w/ hearing aids. Communicates by sign + speech-generating tablet. Lives w/ grandparents (guardians). K at Dunmere Elementary.

Why we're writing: E8001 x1, L1960 x2.

Key points
- Non-ambulatory without trunk support. Static stand 5 s w/ bilateral hand hold.
- Dyskinetic: writhing UE and trunk. Tone fluctuates in this type of CP, so a device must contain the trunk w/o locking it. Upright support does this.
- Trial = success. 43 m gained over 4 wk.
- Alternatives = failure, x2.
- No contractures at 9/14 visit. DF 5 deg knees extended B/L.
- Hips: R 28, L 24 (migration %). Difference of 4 points. Surveillance continues as in any child at this level.
- Meds: trihexyphenidyl 2 mg BID (4 mg/day). No BoNT so far. No sz.

AFOs
Feet roll in bilaterally under load. Solid ankle because she has no control of the ankle to preserve. A hinged brace would allow just the motion that needs stopping. Outgrown set leaves heel erythema for 35 min, and redness beyond half an hour is a usual cut-off for poor fit.

What happens without it
General considerations in GMFCS IV children who don't bear weight: lower bone density, hip displacement, constipation, less participation. We aren't saying she has these. We're saying it's cheaper not to get them.

Measurable goals to re-check: distance in one go (baseline 46 m), help needed for turning.

Signed 9/28/26 under NPI 1073926458`,

    `**Letter of Medical Necessity — Pediatric Gait Trainer and Bilateral AFOs**

**Re:** Philippa Nwachukwu-Stell (DOB 03/11/2021), member of Peach Bridge Medicaid

---

**Who is the patient?**
A 5-year-old girl, 3 ft 5 in tall and 35 lb in weight, with *athetoid cerebral palsy* (G80.3) and *bilateral sensorineural hearing loss* (H90.3). She attends kindergarten and lives with her grandparents, Ezekiel and Thomasina.

**What can she do now?**
- Stand for 5 seconds with both hands held
- Walk 46 m in 6 minutes *when supported by the requested device*
- Take reciprocal steps with both legs, with assistance for turns only

**What can she not do?**
- Walk without trunk support
- Use a posterior walker (knees collapse within 2 m)
- Use an anterior support gait trainer effectively (leans, drags toes)

**Why an upright support gait trainer?**
Trunk support frees the legs to step. Repetition drives motor learning; at the prescribed dose of 40 minutes on five school days and 20 minutes daily at home, she would practice for nearly six hours per week.

**Why new orthoses?**
The previous pair dates from June 2025 and is 2 cm too short. Pressure marks on the heels persist for 35 minutes. Stable ankles are a precondition for safe stepping in the gait trainer.

**Will it fit her home?**
Yes. Doorways exceed the width of the device by 5 inches, and a ramp serves the back door.

**What is requested?**

1. E8001 — quantity 1 (per 3 years), small, green
2. L1960 — quantity 2 (per 12 months), one for each leg

**Supplier:** Little Strides Mobility

**Physician:** Sunniva Cartwright-Rao, MD, NPI 1073926458
**Date:** September 28, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
