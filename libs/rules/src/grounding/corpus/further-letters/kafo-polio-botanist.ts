import type { CorpusCase } from '../corpus-case.ts';

/** A rehabilitation doctor, an orthotist, a physical therapist, an orthopedist from abroad, a polio-group advocate and a template write for a botanist with postpolio syndrome. */
export const kafoPolioBotanist: CorpusCase = {
  id: 'kafo-polio-botanist',
  today: '2026-10-30',
  facts: {
    case_id: 36109,
    patient: {
      first_name: 'Verena',
      last_name: 'Kowalczyk-Amari',
      dob: '1956-01-09',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '132 lb',
      address: '92 Hemlock Terrace, Quarry Gap, PA 17999',
      phone: '(717) 555-0136',
      mrn: 'QGR-28871',
    },
    diagnoses: [
      { code: 'G14', description: 'Postpolio syndrome' },
      { code: 'M21.371', description: 'Foot drop, right foot' },
      { code: 'M21.861', description: 'Other specified acquired deformities of right lower leg' },
      {
        code: 'M81.0',
        description: 'Age-related osteoporosis without current pathological fracture',
      },
    ],
    items: [
      {
        item: 'Knee ankle foot orthosis, full plastic, double upright, with or without free motion knee, with or without free motion ankle, custom fabricated',
        hcpcs: 'L2036',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'slate gray',
        justification:
          'Right side. Right quadriceps 1/5, ankle dorsiflexors 0/5, hip flexors 3/5; the left leg is 4+/5. The right knee bends backward by 28 degrees in standing (19 degrees in 2022). She presses the thigh with her right hand at each step. She fell 4 times between 2026-03-01 and 2026-09-30, the last time on 2026-09-12 with a broken left wrist. The old brace of metal and leather, made in 2009, weighs 6.1 lb, the lock is worn and the calf band is cracked. A ready-made brace does not fit, since the right leg is 3.5 cm shorter and the right calf 7 cm thinner than the left.',
      },
      {
        item: 'Addition to knee lock with integrated release mechanism (bail, cable, or equal), any material, each joint',
        hcpcs: 'L2415',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '5 years',
        justification:
          'One at the inner and one at the outer joint. She has one good hand until the wrist is healed, and a bail lets her unlock by backing against a chair. Drop locks need two hands.',
      },
      {
        item: 'Addition to lower extremity orthosis, soft interface for molded plastic, below knee section',
        hcpcs: 'L2820',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'The skin over the right shin is thin and was rubbed open by the old brace on 2026-05-20; it closed after 24 days. The lining is foam.',
      },
    ],
    provider: { name: 'Bartholomew Nwosu-Keane, MD', npi: '1417360982', date_signed: '2026-10-30' },
    seen: [
      '2026-10-15, at Quarry Gap Rehabilitation, by Bartholomew Nwosu-Keane, MD: feeling intact in both legs, knee extends passively, no contracture of hip or knee, ankle comes to neutral.',
      '2026-10-15, gait test with the old brace and a cane, by Solveig Draper, PT: 10 meters in 21 seconds; 6-minute walk 148 m; Timed Up and Go 24 seconds.',
      '2026-10-21, trial of a test brace with locked knee, by Jethro Sandoval, CPO: 10 meters in 15 seconds, knee straight, no pain; test brace 3.4 lb.',
    ],
    told: [
      'Polio when? In August 1959, at the age of 3',
      'New weakness since when? 2021; thigh strength 3/5 in 2019',
      'Lives with whom? With her sister Blanka, in a two-story house; bedroom upstairs, 13 steps, one rail',
      'Work? Botanist, retired; keeps a seed collection and walks a nature trail with school groups twice a month',
      'Who pays? Susquehanna Senior Choice',
      'Who supplies? Sandoval Orthotic Works',
      'Bone density? T-score -2.9 at the hip in 2025; alendronate since then',
      'Wrist? Left, cast until 2026-10-27; now a splint',
    ],
    answered: [],
  },
  notes: [
    `QUARRY GAP REHABILITATION

30 October 2026

To: Susquehanna Senior Choice, Coverage Determinations
About: Ms. Verena Kowalczyk-Amari, aged 70

She was three when she caught polio, in August 1959. For some six decades she managed. Then, from 2021 on, the leg that had been her weaker one began to lose what it had left: the thigh was 3/5 in 2019 and is 1/5 today. This is what we call postpolio syndrome (G14). It isn't a return of the virus. It's the late wearing-out of nerve cells that have done double duty all along.

My findings on October 15: sensation intact; no contracture at hip or knee; the ankle comes to neutral. In standing the right knee goes into 28 degrees of recurvatum, nine more than in 2022. There is a complete foot drop.

The consequences haven't been slight. Four falls in seven months. The fourth, September 12, broke her left wrist. With a hip T-score of -2.9 I do not care to see what a fifth would break.

Her present brace is seventeen years old, weighs over six pounds and has a worn lock and a cracked calf band. Mr. Sandoval let her try a test brace with a locked knee on October 21. She covered 10 meters in 15 seconds as against 21 in the old one. The knee was straight and it did not hurt.

I've ordered a custom plastic KAFO for the right leg, L2036, with bail release at both joints, L2415 x 2, and a soft lining below the knee, L2820. An ankle-foot brace wouldn't hold a thigh of 1/5. A knee brace wouldn't lift the foot. It has to be both in one.

Bartholomew Nwosu-Keane, MD
NPI 1417360982`,
    `SANDOVAL ORTHOTIC WORKS
Jethro Sandoval, CPO

PATIENT: V. Kowalczyk-Amari | 132 lb | 5'4" | R leg
TRIAL DATE: 10/21/26

Design rationale

>> Why KAFO?
Quads 1/5. Nothing below the knee will stop that knee going back or buckling. AFO ruled out on that.

>> Why custom?
R leg 3.5 cm (1 3/8") short. R calf 7 cm thinner. No stock size is made for that. 28 deg recurvatum also needs exact placing of the thigh and calf shells, as she'd otherwise push right through the trim lines.

>> Why plastic?
Old one is metal + leather, 6.1 lb. Test brace 3.4 lb. 2.7 lb less on a leg with 3/5 hip flexors, and she has to swing it every step. That's a 44% drop.

>> Why bail locks?
She's got one good hand at the moment (L wrist fx, now splinted). Drop locks, two hands. Bail: back up to the chair, bump it, sit. Pair needed, medial + lateral, or one side stays locked.

>> Why the lining?
Shin skin thin. Old brace opened it 5/20. Took 24 days to close (mid June).

>> Why not just fix the old one?
2009. Lock worn, calf band cracked. You could replace both and you'd still have a six-pound brace.

>> Stance control?
Considered in general for quad weakness. Needs enough hip strength and a knee that doesn't hyperextend. Not asked for in this order.

Bill of materials
L2036 RT x1 slate gray
L2415 x2
L2820 x1

All once in 5 years.

Result of trial: 10 m / 15 s (was 21). Knee straight. No pain.`,
    `PHYSICAL THERAPY EVALUATION: GAIT AND SAFETY
Solveig Draper, PT
Tested 10/15/2026, written up 10/30/2026

1.0 HISTORY
70 y.o. retired botanist. Polio 8/1959. New weakness since 2021. Falls: 4 (3/1/26 to 9/30/26), one with L wrist fx (9/12/26). Cast off 10/27; now in a splint.

2.0 STRENGTH
                     R        L
Leg overall         --       4+/5
Hip flexion         3/5
Quadriceps          1/5
Ankle DF            0/5

3.0 TESTS (old brace + cane)
10 m walk ........ 21 s  -> 0.48 m/s
6MWT ............. 148 m (about 486 ft)
TUG .............. 24 s

4.0 INTERPRETATION
A gait speed under 0.8 m/s is commonly read as limited community walking. TUG of more than 13.5 s or so points to fall risk in older people; hers is well past that. With the test brace on 10/21 she did the 10 m in 15 s = 0.67 m/s, which is 40% faster and more than a small meaningful change (0.05 to 0.1 m/s).

5.0 COMPENSATION
R hand pushes on thigh at each step. So one hand is on the leg and, with the L wrist injured, the cane is a problem too.

6.0 HOME
Two-story. Bedroom up 13 steps, one rail. Sister Blanka lives with her.

7.0 GOALS WITH NEW KAFO
a. No falls over 6 months
b. Stairs with one rail
c. Hands off the thigh
d. Back to the nature trail w/ the school groups, twice a month

8.0 RECOMMENDATION
Custom R KAFO with knee lock and easy release, soft liner. Agree w/ Dr. Nwosu-Keane's order of 10/30. Avoid overwork: in postpolio the muscle that's left tires easily, and a strengthening program by itself isn't going to bring back a 1/5 quadriceps.`,
    `Esteemed Colleagues,

I write as orthopaedist who, in the country of my formation, has treated very many patients with the sequels of the poliomyelitis. I comment only the documents of the patient Verena Kowalczyk-Amari, born the 9 January 1956; not I have examined her.

The problem is a knee without extensor. The quadriceps of the right side is evaluated with 1 upon 5. Such a patient has only two manners to remain standing: she holds the thigh with the hand, or she locks the knee backward. This lady makes both. The price is the recurvatum, from 19 degrees in the year 2022 until 28 degrees now. A posterior capsule which is stretched in this measure gives way progressively, and then comes pain, and the walking finishes.

Also the foot falls (extensors 0 upon 5). Thus there is risk of stumbling, and in fact she has fallen four times from March to September, with fracture of the left wrist. Her bones have a T-score of minus 2.9, for which she takes alendronate. One must fear for the hip.

The favourable points: the sensibility is conserved, there is no contracture of the hip and the knee, the knee can be brought passively to extension, the ankle arrives to the neutral. This means that one can brace the limb in good position without operation.

The apparatus of 2009 is at the end of its life. It weighs 2.8 kilograms. The one of trial weighed 1.5.

I am therefore in agreement with the prescription of Dr. Nwosu-Keane: orthosis knee-ankle-foot of plastic, made on measure (L2036), two locks with release (L2415), soft lining of the leg portion (L2820).

The locked knee is old-fashioned, some will say. For a thigh this weak it is simply secure.

Receive my distinguished salutations.`,
    `Subject: Please read before deciding - Verena K.-A., right leg brace

Dear Susquehanna Senior Choice,

I help people with old polio fill in forms. There aren't so many of us left who remember the summers when the swimming pools closed. Verena had hers in August 1959. She was three.

This is a timeline, because I find that reviewers like those.

1959   Polio.
2009   The brace she still wears is made. Metal and leather. Six pounds and a bit.
2019   Thigh strength 3 out of 5.
2021   New weakness starts.
2022   Knee bends backward 19 degrees.
2025   Bone density at the hip: T-score -2.9. Alendronate begun.
May 20, 2026   The brace rubs her shin open. It takes over three weeks to close.
Sept 12, 2026   Falls, the fourth time since March. Left wrist broken.
Oct 15   Dr. Nwosu-Keane and the physical therapist see her. Knee now 28 degrees.
Oct 21   Test brace. Straight knee, no pain, ten meters six seconds faster.
Oct 27   Cast comes off, splint goes on.
Oct 30   New brace ordered.

What's she like? She's a retired botanist. She keeps seeds. Twice a month she takes schoolchildren along a nature trail. Every evening there are thirteen steps between her and her bed, with a rail on one side only. Her sister Blanka lives there too.

Would something simpler do? A short brace for the foot wouldn't hold up a thigh that scores 1 out of 5. Something out of a box wouldn't go on a leg that's 3.5 centimeters shorter and 7 centimeters thinner at the calf than its twin. Repairing the old one gives you an old one, repaired.

Five years is your replacement rule, as I understand it. She's gone seventeen.

For questions of medicine please call her doctor; for the rest, her own number is (717) 555-0136.

Thank you.`,
    `ORTHOTIC ORDER - DETAILED WRITTEN ORDER (FORM)

PATIENT ............ KOWALCZYK-AMARI, VERENA
SEX / AGE .......... FEMALE / 70
MRN ................ QGR-28871
ADDRESS ............ 92 HEMLOCK TERRACE, QUARRY GAP, PA 17999
INSURER ............ SUSQUEHANNA SENIOR CHOICE
SUPPLIER ........... SANDOVAL ORTHOTIC WORKS
DATE OF ORDER ...... 10/30/2026

A. DIAGNOSES
   G14        POSTPOLIO SYNDROME
   M21.371    FOOT DROP, RIGHT FOOT
   M21.861    OTHER SPECIFIED ACQUIRED DEFORMITIES OF RIGHT LOWER LEG
   M81.0      AGE-RELATED OSTEOPOROSIS WITHOUT CURRENT PATHOLOGICAL FRACTURE

B. ITEMS
   L2036   RIGHT   QTY 1   1/5 YRS   SLATE GRAY
   L2415   RIGHT   QTY 2   2/5 YRS   (MEDIAL, LATERAL)
   L2820   RIGHT   QTY 1   1/5 YRS

C. CRITERIA
   C1. AMBULATORY?                        YES - WITH CANE AND OLD BRACE
   C2. KNEE REQUIRES STABILIZATION?       YES - RECURVATUM 28 DEG, QUADRICEPS 1/5
   C3. ANKLE/FOOT REQUIRES STABILIZATION? YES - DORSIFLEXION 0/5
   C4. POTENTIAL FOR FUNCTIONAL BENEFIT?  YES - TRIAL 10/21/2026, 10 M IN 15 S (BASELINE 21 S)
   C5. PREFABRICATED POSSIBLE?            NO - LEG LENGTH -3.5 CM, CALF GIRTH -7 CM
   C6. CONDITION EXPECTED TO LAST > 6 MO? YES - LIFELONG
   C7. CONTRACTURE?                       NO
   C8. SENSATION?                         INTACT

D. PRIOR DEVICE
   METAL/LEATHER BRACE, 2009. 6.1 LB. WORN LOCK, CRACKED BAND. SKIN BREAKDOWN 05/20/2026, HEALED IN 24 DAYS.

E. SAFETY
   FALLS 03/01-09/30/2026: 4
   FRACTURE: LEFT WRIST, 09/12/2026 (CAST TO 10/27, NOW SPLINT)
   T-SCORE -2.9 (HIP, 2025), ALENDRONATE
   TUG 24 S; 6MWT 148 M

F. SOCIAL
   LIVES WITH SISTER. BEDROOM UPSTAIRS, 13 STEPS, 1 RAIL.

G. PRESCRIBER
   BARTHOLOMEW NWOSU-KEANE, MD     NPI 1417360982`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
