import type { CorpusCase } from '../corpus-case.ts';

/** An optometrist, a mobility teacher, an advocate, a clerk and others write for a night baker whose field of view has shrunk to a tunnel. */
export const lowVisionRetinitisBaker: CorpusCase = {
  id: 'low-vision-retinitis-baker',
  today: '2026-10-05',
  facts: {
    case_id: 27104,
    patient: {
      first_name: 'Sorrel',
      last_name: 'Vantongeren',
      dob: '1983-11-30',
      gender: 'other',
      height: '5 ft 7 in',
      weight: '158 lb',
      address: '9 Mercer Court, Apt 3B, Saint Odile, LA 70999',
      phone: '(337) 555-0188',
      mrn: 'SOE-11893',
    },
    diagnoses: [
      { code: 'H35.52', description: 'Pigmentary retinal dystrophy' },
      { code: 'H54.8', description: 'Legal blindness, as defined in USA' },
    ],
    items: [
      {
        item: 'Cane, includes canes of all materials, adjustable or fixed, with tip',
        hcpcs: 'E0100',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '2 years',
        color: 'white with red',
        length: '54 in',
        justification:
          'A long white cane for finding curbs and obstacles, not for bearing weight. The visual field was 8 degrees across in the right eye and 7 degrees in the left on 2026-09-08. By their own count the patient bumped a shoulder or shin 7 times a week before the lessons and 1 time a week with a loan cane of 54 inches. On 2026-07-14 they stepped off a curb unseen, fell and bruised the left knee, without a fracture. Six lessons of orientation and mobility from 2026-08-03 to 2026-09-14. The loan cane went back on 2026-09-21.',
      },
      {
        item: 'Hand held low vision aids and other nonspectacle mounted aids',
        hcpcs: 'V2600',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '2 years',
        justification:
          'An illuminated hand magnifier of 20 diopters. Best corrected acuity is 20/160 right and 20/200 left. With the magnifier they read 1M print at 48 words a minute on 2026-09-08; without it they read none. A stand magnifier of 8 diopters, used since 2021, no longer makes such print readable. Needed for recipes, oven dials and medicine labels.',
      },
      {
        item: 'Telescopic and other compound lens system, including distance vision telescopic, near vision telescopes and compound microscopic lens system',
        hcpcs: 'V2615',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '4 years',
        justification:
          'A hand-held monocular of 4x12 for street signs and bus numbers. With it they read a street sign at 10 m; without it at 2 m. A 6x telescope was tried and its view was too narrow to find the sign.',
      },
    ],
    provider: { name: 'Anselm Guidry-Okoro, OD', npi: '1851207493', date_signed: '2026-10-05' },
    seen: [
      '2026-09-08, low vision examination by Anselm Guidry-Okoro, OD: acuity 20/160 right and 20/200 left with best correction, field 8 degrees right and 7 degrees left, contrast sensitivity 1.05 log units, no cataract.',
      '2026-09-14, last lesson with Eulalie Brandt, COMS: crosses a quiet street with the cane safely in 5 of 5 attempts, without the cane in 2 of 5.',
    ],
    told: [
      'Who pays? Pelican Gate Medicaid',
      'Who supplies? Delta Sight Shop',
      'Earlier decision? The cane was denied on 2026-09-22 as "a convenience item"; the two optical aids are still under review',
      'Lives with whom? With a partner, Jules, and two cats',
      'Work? Bakes bread on the night shift, from 2 to 10 in the morning, and walks 0.7 miles each way',
      'Driving? Not since 2019',
      'Hearing? Normal',
      'Since when? Night blindness since the age of 15, diagnosis in 2004',
    ],
    answered: [],
  },
  notes: [
    `APPEAL OF DENIAL, LONG WHITE CANE

October 5, 2026

Pelican Gate Medicaid, Appeals

Member: Sorrel Vantongeren, DOB 11/30/1983
Decision appealed: September 22, 2026, E0100
Stated reason: "a convenience item"

Dear Appeals Reviewer:

A convenience is something one can do without. We ask you to consider whether Mx. Vantongeren can do without a white cane.

They are 42 and are legally blind from pigmentary retinal dystrophy, or retinitis pigmentosa as most people call it. The field of the right eye is 8 degrees across, that of the left 7 degrees. The legal limit in the United States is 20 degrees; a healthy eye sees well over 100. Hold up a fist at arm's length, and you have covered more than all that they see of the world at one time. Feet, curbs, open cupboards and low branches are outside it.

What has this meant in practice? On July 14, 2026 they stepped off a curb they had not seen, fell, and bruised the left knee. That time nothing broke. Collisions of shoulder or shin came to seven a week. After six lessons with a certified mobility specialist and with a borrowed cane, it was one a week. In the last lesson they crossed a quiet street safely five times out of five with the cane and two out of five without.

The borrowed cane was returned on September 21. The denial came the following day.

This person walks to work in the dark, 0.7 miles, before a shift that begins at two in the morning. Night blindness began when they were fifteen. No lamp, lens or operation will restore what the retina has lost. A cane will find the curb.

We respectfully ask that the denial be overturned and one cane of 54 inches, white with red, be approved.

Prepared for the signature of Anselm Guidry-Okoro, OD, NPI 1851207493`,

    `Low Vision Service
Report and Prescription

Patient: Sorrel Vantongeren (they/them)
Examined: 8 September 2026
Chart: SOE-11893

Findings

                         Right        Left
Best corrected VA        20/160       20/200
Visual field, widest     8 deg        7 deg
Contrast sensitivity     1.05 log units
Lens                     no cataract

Impression

Pigmentary retinal dystrophy (H35.52), diagnosed in 2004. Legal blindness (H54.8): the left eye would qualify by acuity and both eyes qualify by field.

Since there is no cataract, there is nothing here for a surgeon to take out in hope of a better result. Glasses are already at their best.

Trials

Near. 20 D illuminated hand magnifier: 1M print, 48 wpm. Unaided: nil. The 8 D stand magnifier they have owned since 2021 has been outrun by the disease. Contrast of 1.05 is reduced, which is why I want built-in light.

Distance. 4x12 monocular: street sign at 10 m instead of 2 m, a fivefold gain. 6x: too narrow to locate the target. With fields this small, more power is not always more vision.

Travel. Long cane, 54 in, length as used in training.

Prescribed

1 V2600, illuminated hand magnifier
1 V2615, 4x monocular
1 E0100, long cane, white/red, 54 in

The three do different jobs. A magnifier does not help in the street, a telescope can't be used while walking, and a cane reads no label.

Anselm Guidry-Okoro, OD
5 October 2026`,

    `Good morning,

I'm writing about three items on the account of Sorrel Vantongeren, 9 Mercer Court, Apt 3B, Saint Odile LA 70999, tel. (337) 555-0188. Delta Sight Shop is the supplier. One has been turned down and two are pending with you, so I thought it would help to have everything on one page.

1) E0100 cane. Qty 1 per 2 years. DENIED 9/22/2026. This is a long white cane w/ red, 54 inches. It isn't a support cane; nobody leans on it. I understand that E0100 is the only cane code that comes near, which may be why it was read as something for convenience.

2) V2600 hand held aid. Qty 1 per 2 years. In review. 20 diopter, with light.

3) V2615 telescope. Qty 1 per 4 years. In review. 4x12 monocular.

Diagnoses for all three: H35.52 and H54.8.

Prescriber: Dr. Anselm Guidry-Okoro, optometrist, NPI 1851207493. Exam date 9/8/26. Signed 10/5/26.

From the record: field 8 degrees OD and 7 degrees OS. Acuity 20/160 and 20/200. Reading speed with the magnifier is 48 wpm at 1M, nothing without. Street sign at 10 meters with the monocular (about 33 feet), at 2 meters w/o (under 7 feet). They had a stand magnifier since 2021 but it does not do the job anymore.

They had 6 mobility lessons, Aug 3 thru Sep 14. The loaner cane was given back 9/21, so since then, two weeks now, there is no cane.

They do not drive since 2019. Hearing is normal.

Could someone please call us about the status of 2 and 3?

Many thanks,
Delta Sight Shop`,

    `**ORIENTATION & MOBILITY: SUMMARY OF TRAINING**

**Student:** Sorrel Vantongeren, 42
**Instructor:** Eulalie Brandt, COMS
**Lessons:** 6, from 08/03/2026 to 09/14/2026 (six weeks)
**Device used:** loan cane, 54"

**Baseline**
- Bumps of shoulder/shin: 7 per week (own count)
- Fall on 07/14/2026 at a curb, L knee bruised, no fx
- Useful cues: hearing normal, which matters a lot for street crossing

**At discharge from training**
- Bumps: 1 per week, i.e. six fewer
- Quiet street crossing: 5/5 with cane, 2/5 without

**Route of interest**
Home to bakery, 0.7 mi one way, 1.4 mi both ways. Shift is 2-10 a.m. So going in is always by night. A person with RP has lost the rods, and rods are what we see with at night.

**What a long cane does**
It previews the surface about two steps ahead, finds drop-offs, and tells drivers that the traveler doesn't see them. Drivers in every state have to yield to it.

**What it isn't**
It isn't a weight-bearing walking aid, and it isn't a comfort item.

**Why the loaner isn't the answer**
Loan canes belong to the next student. It was returned 09/21/2026.

**Recommendation**
One long cane, white with red, 54 inches, for keeps. Replacement every two years is in line with the plan's limit.

Payer: Pelican Gate Medicaid (denied 09/22/2026 as "a convenience item").`,

    `Dear Pelican Gate,

Most letters about medical equipment are about big machines. This one is about a stick, a magnifying glass and a small telescope.

Sorrel bakes bread. Eight hours, from two till ten in the morning, while the rest of Saint Odile is asleep. Then home, where Jules and two cats are. Between home and the ovens lie seven tenths of a mile of pavement, and Sorrel sees that pavement through two holes, one of eight degrees and one of seven. It is called pigmentary retinal dystrophy. It was named in 2004, when they were about twenty, but the nights had already gone dark at fifteen. They gave up driving in 2019. What they have not given up is work.

In July they fell off a curb. A bruised left knee. In August and September they took six lessons with a white cane, and the seven bumps a week came down to one. Then the cane had to go back.

On September 22 your plan called the cane "a convenience item." With respect: the curb was not convenient.

The magnifier, twenty diopters, with its own light, lets them read small print at 48 words a minute. Without it they read none of it. Recipes are print. Oven dials are print. So are the labels on medicine. Their old stand magnifier from 2021 isn't enough anymore.

The little 4x telescope is for the signs of streets and the numbers of buses. Two meters without, ten with. A stronger one was tried, and it showed too little at once to find the sign at all.

One cane, one magnifier, one telescope. For the codes: E0100, V2600, V2615. The doctor who prescribes them is Anselm Guidry-Okoro, OD, whose signature bears today's date, October 5, 2026.

Please let Sorrel keep walking to work.`,

    `### DRAFT: Prior Authorization / Reconsideration Narrative

**Member:** Sorrel Vantongeren | **Age:** 42 | **Plan:** Pelican Gate Medicaid

**Summary of request**

| Code | Device | Qty | Status |
|---|---|---|---|
| E0100 | Long cane, white/red, 54 in | 1 | Denied 9/22/2026 |
| V2600 | Illuminated hand magnifier, 20 D | 1 | Under review |
| V2615 | Monocular telescope, 4x12 | 1 | Under review |

**Medical background.** The member has H35.52, *pigmentary retinal dystrophy*, with H54.8, *legal blindness, as defined in USA*. This group of inherited conditions first affects night vision and the peripheral field; central vision tends to be affected later. The member's history follows that pattern: nyctalopia from age 15, a diagnosis in 2004, no driving since 2019, and by September 2026 reduced central acuity in both eyes.

**Functional deficits and matched devices.**

- *Orientation and travel.* Residual fields of 8° and 7°. With a cane, weekly collisions dropped from 7 to 1 (about 86%).
- *Near tasks.* 1M print is unreadable without magnification; 48 wpm with the 20 D device.
- *Distance spotting.* Sign recognition improved from 2 m to 10 m.

**Less costly alternatives.** The member already had an 8 D stand magnifier, which no longer suffices. A 6x telescope was rejected for its restricted view. For the cane, there is no cheaper alternative; it is itself among the least expensive devices in the HCPCS.

**Response to the denial rationale.** "Convenience" describes an item used for ease rather than for a medical reason. Here the member sustained a fall with a knee contusion on July 14, 2026 and was unsafe in 3 of 5 crossings without the cane. Trained use reduced this to zero.

**Safety note.** The member's route to the night shift (start 2 a.m.) is walked in darkness.

**Prescriber:** Anselm Guidry-Okoro, OD, NPI 1851207493`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
