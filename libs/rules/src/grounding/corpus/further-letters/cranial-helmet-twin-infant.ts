import type { CorpusCase } from '../corpus-case.ts';

/** A twin born early has a flat spot on the right that turning her did not round out. */
export const cranialHelmetTwinInfant: CorpusCase = {
  id: 'cranial-helmet-twin-infant',
  today: '2026-07-14',
  facts: {
    case_id: 29108,
    patient: {
      first_name: 'Ottoline',
      last_name: 'Mbeki-Farrow',
      dob: '2025-12-10',
      gender: 'female',
      height: '26 in',
      weight: '16 lb',
      address: '33 Larkspur Close, Penny Mills, NC 28999',
      phone: '(828) 555-0181',
      mrn: 'BRP-72416',
    },
    diagnoses: [
      { code: 'Q67.3', description: 'Plagiocephaly' },
      { code: 'Q68.0', description: 'Congenital deformity of sternocleidomastoid muscle' },
      { code: 'P07.37', description: 'Preterm newborn, gestational age 34 completed weeks' },
    ],
    items: [
      {
        item: 'Cranial remolding orthosis, pediatric, rigid, with soft interface material, custom fabricated, includes fitting and adjustment(s)',
        hcpcs: 'S1040',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'lifetime',
        color: 'yellow',
        justification:
          'Flattening of the right back of the head, first noted at the visit of 2026-02-11. Cranial vault asymmetry 14 mm and index 10.2 % on the scan of 2026-07-07; on the scan of 2026-04-28 it was 13 mm. Turning her head, tummy time of 60 minutes a day and physical therapy of the neck once a week from 2026-03-04 to 2026-07-01, 17 sessions, freed the neck but did not round the head. The right ear stands 8 mm forward and the right forehead bulges. The sutures are open and there is no craniosynostosis on the ultrasound of 2026-06-23. The orthosis is worn 23 hours a day for about 4 months, with a check every 2 weeks.',
      },
    ],
    provider: { name: 'Eulalia Brightwater-Sen, MD', npi: '1871350296', date_signed: '2026-07-14' },
    seen: [
      '2026-06-30, in clinic, by Eulalia Brightwater-Sen, MD: head circumference 42.5 cm, anterior fontanelle soft and open, parallelogram shape of the head, right ear forward, rolls both ways, sits with support, development fitting for the corrected age.',
      '2026-07-07, at Penny Mills Orthotics, by Hartwig Delacroix-Nunn, CO: three-dimensional scan; diagonals 137 mm and 123 mm; cephalic index 84 %; severity level 4 of 5.',
      '2026-07-01, physical therapy, by Jonquil Asante, PT: neck rotation to the left 85 degrees (50 degrees on 2026-03-04), to the right 90 degrees; head tilt gone.',
    ],
    told: [
      'Who pays? Blue Laurel Family Plan',
      'Birth? Second of twins, by cesarean section at 34 weeks; 18 days in the neonatal unit',
      'Lives with whom? With her parents Delphine and Marcus and her twin brother Barnaby, whose head is round',
      'Sleep? On her back, as advised',
      'Who does the tummy time? Both parents and the grandmother, who comes on weekdays',
      'Hearing and sight? Both tested and normal',
      'Skin? No eczema and no sore',
      'Earlier decision? Blue Laurel Family Plan denied the orthosis on 2026-05-22 as cosmetic and asked for more conservative treatment',
    ],
    answered: [],
  },
  notes: [
    `July 14, 2026

Blue Laurel Family Plan
Appeals

Re: Ottoline Mbeki-Farrow, born December 10, 2025
Denial of May 22, 2026 (S1040)

Dear Reviewing Physician,

In May you asked for more conservative treatment. It has been given. Ottoline has by now had seventeen sessions of physical therapy for the neck, one a week from early March to the first of July, besides repositioning and an hour of tummy time each day. The neck has responded beautifully: leftward rotation has gone from 50 to 85 degrees and the tilt is gone. The head has not responded. Its asymmetry was 13 mm at the end of April and is 14 mm now.

She is the second of twins and was delivered by cesarean at 34 weeks. Torticollis (Q68.0) and prematurity (P07.37) both keep a baby lying on one side of a soft skull, and both are recognized risks for plagiocephaly (Q67.3). Her twin, Barnaby, raised in the same home by the same parents, has a round head. I offer this to anyone inclined to think that the flattening is a matter of neglect.

On June 30 the head was a parallelogram seen from above. The circumference was 42.5 cm and the fontanelle open and soft. The ear on the right was forward of its fellow. Because a fused suture must never be treated with a helmet, I point out that an ultrasound on June 23 showed the sutures to be open.

You called the orthosis cosmetic. An asymmetry that moves an ear and a forehead is a deformity, and putting a deformed body part back into its shape is what we call reconstructive.

Time is short. She is seven months old, or five and a half if one allows for the six weeks she came early. Remolding depends on growth, and the head grows most in the first year.

I ask you to overturn the denial.

Eulalia Brightwater-Sen, MD
NPI 1871350296`,
    `PENNY MILLS ORTHOTICS
Cranial evaluation

Infant: Ottoline Mbeki-Farrow
Sex: F
DOB: 12/10/2025
Age at scan: just under 7 months
Corrected age: about 5 1/2 months
Orthotist: Hartwig Delacroix-Nunn, CO
Physician: Eulalia Brightwater-Sen, MD

SCAN OF 07/07/2026
Long diagonal: 137 mm
Short diagonal: 123 mm
CVA: 14 mm
CVAI: 10.2%
Cephalic index: 84%
Right ear: 8 mm anterior
Right frontal bossing
Severity: 4 of 5

PRIOR SCAN 04/28/2026
CVA: 13 mm

INTERPRETATION
Over ten weeks the difference between the diagonals did not get smaller; it is 1 mm greater. An index above 8.75% is commonly ranked as severe. A cephalic index of 84% is within the wider range that we see since babies sleep on their backs, so this is mainly an asymmetry and not a short, broad head.

DESIGN
Rigid shell with soft interface, custom fabricated from the scan, S1040. Yellow. Relief over the right occiput where growth is wanted, contact over the areas that are prominent.

WEAR
23 hours out of 24. The remaining hour is for the bath and for the skin to air. About 4 months. Follow-up every 2 weeks, hence eight or nine checks. Adjustments are part of the code and are not billed apart.

SKIN
No eczema, no sore. Suitable.

ONE PER LIFETIME
The plan's limit for this code is one. We therefore want the order placed while there is enough growth to make full use of it.`,
    `PEDIATRIC PHYSICAL THERAPY DISCHARGE SUMMARY

Name: Mbeki-Farrow, Ottoline
Therapist: Jonquil Asante, PT
Dates of service: 03/04/2026 to 07/01/2026
Visits: 17

Reason for referral:
Congenital muscular torticollis with right-sided occipital flattening in a former 34-week twin.

Measures:

                     03/04      07/01
Rotation left        50 deg     85 deg
Rotation right        -         90 deg
Head tilt            -          gone

Interventions:
Weekly physical therapy of the neck; turning of the head. Home program of tummy time 60 min/day, carried out by both parents and, on weekdays, by the grandmother.

Outcome:
Neck: goals achieved. There is a difference of just 5 degrees between the two sides.
Head shape: unchanged on inspection of the numbers (asymmetry 13 mm in April, 14 mm in July as per the orthotist).

Comment:
In torticollis the head comes to rest again and again on the same spot. We removed the cause. What is already flat does not necessarily refill by itself, above all when the infant has started to roll and to sit and repositioning loses its grip. She rolls both ways now; one cannot keep such a baby on a side she does not choose.

She must go on sleeping on her back. No one should advise otherwise in order to spare the skull. This is the very reason an orthosis is useful: it lets an infant sleep safely supine and yet takes the pressure off.

Recommendation:
Cranial remolding orthosis, S1040, as ordered by Dr. Brightwater-Sen (NPI 1871350296).`,
    `Hi,

my name doesn't matter, I help families at appeals and I've been asked to help the doctor put this into words for Blue Laurel Family Plan. Member is Ottoline Mbeki-Farrow, DOB 12/10/25, 33 Larkspur Close, Penny Mills NC. MRN BRP-72416.

You said no on May 22. Two reasons: cosmetic, and not enough tried.

Not enough tried? Count with me please.
Week after week of PT since March 4. Seventeen visits. An hour of tummy time each day; at 120 days or so that's a good 120 hours on the belly. Mom (Delphine), dad (Marcus) and grandma all take turns. Head turning. That is four months, and two of them were after April's scan. And the number went from 13 to 14. It's supposed to go down.

Cosmetic? The right ear sits 8 millimeters ahead. The right side of the forehead sticks out. Glasses, bike helmets, safety goggles are made for heads that are even. The orthotist puts it at level 4, and the scale has five.

Is it something else, something a helmet would be wrong for? They looked. Ultrasound on June 23: sutures open. Hearing ok, sight ok. Developing as she should for her corrected age.

Why hurry? Because she turned seven months last Friday and a helmet works while the head is growing fast. By her first birthday the window is mostly shut. Four months in the helmet starting now means mid-November, a few weeks before she's one. Another round of letters and there's no time left.

It's one helmet. One per lifetime, your own limit. We'd like to use it now.

Dr. Eulalia Brightwater-Sen signed the order on 7/14/26, NPI 1871350296.

Thanks`,
    `WELL-CHILD / SPECIALTY VISIT NOTE, ABSTRACTED FOR INSURER

Pt: O. Mbeki-Farrow, F, DOB 12/10/25
Seen: 6/30/26 (chronological age 6 mo, corrected ~5 mo)

BIRTH HX: Twin B, C-section, 34 wk, NICU 18 d.

GROWTH: length 26 in (66 cm), weight 16 lb (7.3 kg), HC 42.5 cm.

HPI: R occipital flattening first noted 2/11/26, at 2 months. Repositioning, TT 60 min/d, PT weekly x17 (3/4-7/1) for L rotation deficit. Supine sleep.

PE:
Head: parallelogram. R ear anterior. AF soft, open.
Neck (PT 7/1): rotation L 85, R 90. No tilt.
Neuro/dev: rolls both ways, sits w/ support, appropriate for corrected age.
Skin: no eczema, no sore.
Hearing/vision: tested, normal.

IMAGING: US 6/23/26, no craniosynostosis, sutures open.
SCAN: 4/28 CVA 13 mm; 7/7 CVA 14 mm, CVAI 10.2%, CI 84%.

DX: Q67.3, Q68.0, P07.37

A: Moderate-to-severe positional plagiocephaly (severity 4/5), refractory to conservative tx of 4 mo. Torticollis resolved with PT.

P: CRO (S1040), 23 h/d, ~4 mo, q2wk checks. Denied 5/22/26 as cosmetic; resubmit with therapy record, second scan and ultrasound. Evidence statement: guidelines of neurosurgeons recommend helmet therapy for infants with persistent moderate to severe plagiocephaly after a course of repositioning and/or physical therapy.

E. Brightwater-Sen, MD / NPI 1871350296 / signed 7/14/26`,
    `# Request for Reconsideration

**Member:** Ottoline Mbeki-Farrow
**Age:** 7 months (34-week twin)
**Service:** S1040, cranial remolding orthosis, 1 unit
**Prior determination:** denied 05/22/2026

## What has changed since the denial

| | Before the denial | Now |
|---|---|---|
| Physical therapy | in progress | completed, 17 sessions |
| Neck rotation, left | limited (50 degrees in March) | 85 degrees |
| Cranial asymmetry | 13 mm | 14 mm |
| Ultrasound of sutures | not yet done | open, no craniosynostosis |

## Medical facts

1. **Deformity.** Flattening on the right at the back, bulging of the right forehead, right ear shifted 8 mm forward. The diagonals of the skull are 137 mm and 123 mm.
2. **Severity.** Level 4 out of 5.
3. **Cause.** A congenital shortening of a neck muscle made her prefer one side. Prematurity softened the odds further; a preterm skull is more easily molded.
4. **Conservative care.** Repositioning, one hour of tummy time daily and weekly physical therapy over roughly four months.

## Why waiting is not a neutral choice

Skull growth slows markedly after the first birthday, and with it the power of an orthosis. Treatment begun between four and seven or eight months usually takes less time and achieves more than treatment begun later.

## Safety

The infant will be seen every two weeks. Her skin is healthy. She sleeps on her back. Hearing and vision are normal.

## Request

We respectfully ask **Blue Laurel Family Plan** to reverse its decision. The orthosis is to be worn **23 hours per day for about 4 months**.

Eulalia Brightwater-Sen, MD · NPI 1871350296 · July 14, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
