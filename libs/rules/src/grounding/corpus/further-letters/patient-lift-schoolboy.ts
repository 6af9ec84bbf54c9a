import type { CorpusCase } from '../corpus-case.ts';

/** A pediatrician, school and home therapists, a clerk and others write for an electric lift for a boy with cerebral palsy. */
export const patientLiftSchoolboy: CorpusCase = {
  id: 'patient-lift-schoolboy',
  today: '2026-05-20',
  facts: {
    case_id: 31110,
    patient: {
      first_name: 'Caspian',
      last_name: 'Yellowhorse-Dunne',
      dob: '2018-03-03',
      gender: 'male',
      height: '3 ft 11 in',
      weight: '62 lb',
      address: '705 Ocotillo Wash, Mesquite Terrace, AZ 85999',
      phone: '(928) 555-0190',
      mrn: 'DWC-430076',
    },
    diagnoses: [
      { code: 'G80.0', description: 'Spastic quadriplegic cerebral palsy' },
      { code: 'M41.45', description: 'Neuromuscular scoliosis, thoracolumbar region' },
      { code: 'G40.909', description: 'Epilepsy, unspecified, not intractable, without status epilepticus' },
    ],
    items: [
      {
        item: 'Patient lift, electric with seat or sling',
        hcpcs: 'E0635',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'white',
        justification:
          'GMFCS level V. Does not stand, bear weight or sit without support. Lifted by hand 12 times a day: bed, wheelchair, bath chair, floor mat. Weight 62 lb on 2026-05-06, 51 lb on 2025-05-14. His mother may lift no more than 20 lb since a disc operation on 2026-02-11. A hydraulic lift was tried at home from 2026-04-20 to 2026-04-27: pumping takes 14 strokes and both hands, so nobody could hold his head, and a jerk set off extensor spasms in 9 of 21 transfers. With the electric lift on 2026-05-06 it was 1 of 10.',
      },
      {
        item: 'Sling or seat, patient lift, canvas or nylon',
        hcpcs: 'E0621',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 year',
        size: 'child medium, full back with head support',
        color: 'green',
        justification:
          'One of nylon mesh for the bath and one for all else; a wet sling takes 5 hours to dry and he is wet or soiled about twice a day. Head support is needed because he holds his head up for 10 seconds at most. Scoliosis of 38 degrees on 2026-03-18; 27 degrees on 2025-03-12.',
      },
    ],
    provider: { name: 'Marisol Tennyson-Begay, MD', npi: '1699482053', date_signed: '2026-05-20' },
    seen: [
      '2026-05-06, at home, by Ottilie Granger, PT: doorways 32 inches, bed clearance 6 inches under the frame, tile floor, turning space 60 inches. Electric lift with a loaner, 10 transfers by one person. Hips: left 35 % uncovered on X-ray of 2026-03-18, right 22 %.',
      '2026-05-13, in clinic, by Marisol Tennyson-Begay, MD: modified Ashworth 3 in hip adductors and elbow flexors on both sides. Skin whole. Last seizure on 2026-01-09. Bruise of 4 cm under the right arm from lifting.',
    ],
    told: [
      "Who pays? Desert Willow Children's Plan",
      'Who supplies? Ocotillo Pediatric Equipment',
      'Lives with whom? With his mother Ximena, his grandfather Hosteen, 71, and his twin sister Juniper',
      'Father? Works on a drilling rig, home 1 week in 4',
      'School? Second grade, Monday to Friday; the school has its own lift',
      'Medicines? Baclofen 10 mg three times a day, levetiracetam 400 mg twice a day',
      "Near miss? On 2026-03-30 his grandfather's knee gave way during a lift; both landed on the bed, nobody was hurt",
      'Home? Rented, one story; the landlord does not allow a ceiling track',
      "Likes? Drums and his sister's jokes",
    ],
    answered: [],
  },
  notes: [
    `Marisol Tennyson-Begay, MD
Pediatrics
May 20, 2026

Desert Willow Children's Plan

Re: Caspian Yellowhorse-Dunne, born March 3, 2018

Dear Medical Director,

Caspian is eight years old. He is in second grade, has a twin sister named Juniper whose jokes he loves, and has spastic quadriplegic cerebral palsy, GMFCS level V. He can't stand or bear weight, he can't sit without support, and he holds up his head for ten seconds at most. He is moved from place to place twelve times a day, and until now that has been done with people's arms.

Those arms are giving out. His mother, Ximena, had a disc operation on February 11 and may lift no more than 20 lb. He weighs 62, three times that, and has put on eleven in a year. His grandfather Hosteen is 71; on March 30 his knee gave way in the middle of a lift. They came down on the bed, by good luck, and neither was hurt. His father is on a drilling rig three weeks out of four.

When I saw Caspian on May 13 he had a 4 cm bruise under the right arm from being lifted. His skin was otherwise whole. Tone was Ashworth 3 in the adductors and the elbow flexors, on either side. His curve has grown from 27 to 38 degrees in a year, and the left hip is 35% uncovered. A spine and hips like these do not want to be hoisted by the armpits.

I am ordering an electric lift (E0635) and two slings with head support (E0621). A hydraulic lift was tried and made him spasm.

He will only get heavier. That's what eight-year-olds do.

Cordially,
Marisol Tennyson-Begay, MD
NPI 1699482053`,

    `HOME PHYSICAL THERAPY
Equipment justification, 05/06/2026 visit
Ottilie Granger, PT

C. Yellowhorse-Dunne, 8 y/o M, 47 in, 62 lb (28 kg). G80.0, M41.45, G40.909. GMFCS V.

TRANSFER COUNT: 12/day x 7 days = 84/week by hand if none is done at school. Surfaces: bed, w/c, bath chair, floor mat.

CAREGIVERS
Mother: 20-lb restriction, s/p disc surgery 02/11/2026
Grandfather: 71; knee gave way 03/30
Father: home 1 wk in 4
Sister: 8, not a caregiver

TRIALS
                      Hydraulic           Electric (loaner)
Dates                 04/20-04/27         05/06
Transfers observed    21                  10
Extensor spasm        9 (43%)             1 (10%)
Hands needed to raise 2 (14 strokes)      1 on the pendant
Hand free for head    none                yes
Persons               -                   1

ENVIRONMENT
Doors 32 in. Under-bed clearance 6 in; legs of the usual floor lift need about 4 1/2 to 5. Floor tile, wheels roll. Turning space 60 in.
Ceiling track: ruled out, rental, landlord doesn't allow it.

BODY STRUCTURE
Scoliosis 38 deg (03/18/2026)
Migration L hip 35%, R hip 22%
Head control 10 s max

SLINGS
Full back w/ head support, child medium. Divided-leg types without a head section would let his head drop back, which is the very thing that triggers extension in many children with CP.
Two: one mesh for bath, one for the remainder of the day. Dry time 5 h.

A note on the trunk: lifts do not correct scoliosis. They spare it from being hung by the axillae a dozen times a day.

O. Granger, PT`,

    `PEDIATRIC SPECIAL NEEDS CLINIC
ORDER + NARRATIVE (EHR SMART-TEXT)

PATIENT: Yellowhorse-Dunne, Caspian   AGE: 8 yrs 2 mos   SEX: M
INSURANCE: Desert Willow Children's Plan
VISIT: 05/13/2026   SIGNED: 05/20/2026

DIAGNOSES
• Spastic quadriplegic cerebral palsy (G80.0)
• Neuromuscular scoliosis, thoracolumbar region (M41.45)
• Epilepsy, unspecified, not intractable, w/o status epilepticus (G40.909)

MEDICATIONS
• Baclofen 10 mg TID (30 mg/day)
• Levetiracetam 400 mg BID (800 mg/day)

EXAM
• MAS 3 hip adductors B, elbow flexors B
• Skin intact
• Bruise 4 cm R axilla region

SEIZURES: last 01/09/2026 (about 4 months before the visit)

FUNCTION
• Stands: N
• Bears weight: N
• Sits unsupported: N
• Transfers: dependent

DME ORDER #1: E0635 Lift, electric. Qty 1. Dx: all above.
DME ORDER #2: E0621 Sling. Qty 2. Child medium, full back w/ head support, green.

MEDICAL NECESSITY STATEMENT
Without a lift the patient would be confined to bed or would be lifted manually by persons who can't do so safely. Manual (hydraulic) device considered: tried 04/20/2026 to 04/27/2026; extensor spasms in 9 of 21 transfers; the operator needed both hands for the pump. Electric device tested 05/06/2026; 1 of 10.

A child who has epilepsy may seize while in the air. With an electric lift one caregiver can lower with one hand and protect the head with the other.

WEIGHT
05/14/2025: 51 lb
05/06/2026: 62 lb
Change: +11 lb (+22%)

ELECTRONICALLY SIGNED: Marisol Tennyson-Begay, MD, NPI 1699482053`,

    `Ocotillo Pediatric Equipment
funding department

May 20, 2026

Hello Desert Willow Children's Plan,

Second page after the cover sheet. I've put the reasons next to the prices you'd be comparing, so to speak, except without the prices.

OPTION A: Hydraulic lift (E0630). Cheapest. The family had one in the house for a week in April. You pump it, 14 strokes to get him up, both hands. His head isn't held during that time, and he can hold it himself for ten seconds only. Nine transfers out of 21 went into spasm.

OPTION B: Electric floor lift (E0635). Button instead of pump. One of ten transfers went into spasm. This one is ordered.

OPTION C: Ceiling track. Landlord says no.

OPTION D: Two people lifting. Which two? Mom has a 20 lb limit, Grandpa's 71, Dad's away three weeks in four.

OPTION E: Use the school's lift. The school does have one. It's at school. He needs to get out of bed at home before he goes there, and on weekends too.

So: Option B, one unit, white. Together with that, two slings, size child medium, full back, head support, green. A lift comes with a seat or sling, but a single sling isn't enough: he's wet or soiled around twice a day and it takes five hours to dry one. The mesh one is for the bath.

Limits: one lift in five years, two slings in a year. The order's at the limit and not above.

Ship to
Caspian Yellowhorse-Dunne
705 Ocotillo Wash
Mesquite Terrace, AZ 85999
(928) 555-0190

Ordered by Marisol Tennyson-Begay, MD, NPI 1699482053

As for growth: he's 62 lb, and floor lifts are ordinarily rated for several hundred. He'll outgrow slings and not the lift.

Thanks so much!`,

    `**DRAFT LETTER (generated)**

Dear Desert Willow Children's Plan,

This letter supports coverage of an **electric patient lift (E0635)** and **two slings (E0621)** for Caspian Yellowhorse-Dunne, an 8-year-old boy with spastic quadriplegic cerebral palsy, neuromuscular scoliosis and epilepsy.

---

**Functional status**

Caspian functions at GMFCS level V, the level of greatest limitation. He depends on others for all transfers, about 12 daily.

**Risks of manual lifting**

| To the child | To the caregiver |
|---|---|
| Bruising (4 cm, under the right arm, May 13) | Mother: lifting limit of 20 lb after disc surgery |
| Being dropped (near miss, March 30) | Grandfather: 71; knee gave way |
| Traction on a spine with a 38° curve and on a left hip that is 35% uncovered | Father: away three weeks out of four |

Occupational guidance in the United States generally puts the limit for lifting a person by hand at 35 lb under ideal conditions. At 62 lb, Caspian exceeds this by 27 lb.

**Trial results**

- Hydraulic lift, one week: spasms in **9 of 21** transfers
- Electric lift: spasms in **1 of 10** transfers

**Why the difference?** Spasticity is velocity-dependent. The faster and more abruptly a muscle is stretched, the stronger its response. A pump raises the child in jerks; a motor raises him evenly.

**Home suitability**

The doors are 32 inches wide, the floor is tiled, there are 60 inches of turning space, and there are six inches of clearance under the bed. A ceiling system isn't possible in the rented home.

**Summary**

The lift will allow a single caregiver to move Caspian safely. The slings, with full back and head support, compensate for his limited head control; two are needed so that one can dry.

Sincerely,

Marisol Tennyson-Begay, MD
NPI 1699482053
May 20, 2026`,

    `Family advocate, writing with Ximena, mother of Caspian
for the file at Desert Willow Children's Plan

Twelve times a day.

From bed to chair. From chair to mat. From mat to chair. To the bath and out of it. He can't help. He isn't being lazy or stubborn, he's got cerebral palsy in all four limbs, and when a lift jerks him his whole body goes straight like a board, and then you're holding sixty-two pounds of board.

Ximena was operated on, on a disc, in the second week of February. She was told twenty pounds and no more. A second-grader doesn't come in twenty pounds.

So Hosteen lifts him. Hosteen is seventy-one. On the thirtieth of March his knee went, with the boy in his arms. They fell on the bed. If they'd been a few feet over they would've fallen on tile.

His dad's home one week in four, and the other three he's on the rig.

There was the pump kind of lift in the house for a week in April. You need two hands to pump. Who has his head then? Nobody. Nearly every second time he went stiff. When the therapist, Ottilie Granger, came on May 6 with a loaner with a motor, she did ten transfers by one person, and nine went without a spasm.

They rent. They can't have a track in the ceiling, the landlord won't have it.

Doctor Tennyson-Begay saw a bruise under his right arm the size of a large coin and then some, four centimeters, and that's from being lifted by people who love him.

He likes drums. He likes his twin sister's jokes. At school they've got a lift and nobody thinks twice about it. Home should be at least as safe as school.

We ask for one electric lift and two slings, green.

On behalf of Caspian Yellowhorse-Dunne, DWC-430076
Prescriber NPI 1699482053`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
