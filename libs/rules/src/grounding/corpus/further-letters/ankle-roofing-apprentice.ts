import type { CorpusCase } from '../corpus-case.ts';

/** A roofing apprentice whose right ankle keeps giving way, and his claim with a workers' insurer. */
export const ankleRoofingApprentice: CorpusCase = {
  id: 'ankle-roofing-apprentice',
  today: '2026-11-19',
  facts: {
    case_id: 40103,
    patient: {
      first_name: 'Ignatius',
      last_name: 'Delacroix-Pham',
      dob: '2002-05-27',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '181 lb',
      address: '902 Cottonwood Trace, Loma Seca, TX 78999',
      phone: '(830) 555-0158',
      mrn: 'LSO-71290',
    },
    diagnoses: [
      { code: 'M25.371', description: 'Other instability, right ankle' },
      {
        code: 'S93.411D',
        description: 'Sprain of calcaneofibular ligament of right ankle, subsequent encounter',
      },
      { code: 'M76.71', description: 'Peroneal tendinitis, right leg' },
    ],
    items: [
      {
        item: 'Ankle foot orthosis, multiligamentous ankle support, prefabricated, off-the-shelf',
        hcpcs: 'L1906',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '12 months',
        color: 'black',
        size: 'M',
        justification:
          'Right side. He sprained the right ankle on 2026-06-11 when he stepped from a ladder onto rubble at work. On 2026-10-30 the anterior drawer was 9 mm on the right and 4 mm on the left, the talar tilt 14 degrees on the right and 6 degrees on the left. The ankle has given way 5 times since 2026-08-01, the last time on 2026-11-02. An elastic sleeve from 2026-07-06 to 2026-08-31 did not stop it, and 16 sessions of physical therapy ended on 2026-10-16. The brace has nylon straps in a figure of eight and rigid stays on both sides. He is to wear it in the work boot 8 hours a day for 6 months.',
      },
      {
        item: 'Heel wedge',
        hcpcs: 'L3350',
        quantity: 1,
        quantity_limit: 2,
        limit_period: '12 months',
        size: '5 mm',
        justification:
          'Right side. The right heel stands in 4 degrees of varus, and a lateral wedge of 5 mm brings it to neutral. It takes load off the peroneal tendons, which are thickened on the MRI of 2026-08-20 and tender behind the lateral malleolus.',
      },
    ],
    provider: { name: 'Beatrix Oyelaran, DPM', npi: '1730946258', date_signed: '2026-11-18' },
    seen: [
      '2026-08-20, MRI: partial tear of the right calcaneofibular ligament, thickened peroneal tendons, no fracture, no lesion of the talar cartilage.',
      '2026-10-30, in clinic, by Beatrix Oyelaran, DPM: anterior drawer right 9 mm, left 4 mm; talar tilt right 14 degrees, left 6 degrees; single-leg stance right 6 seconds, left 31 seconds; girth of the ankle right 26.5 cm, left 25 cm; dorsiflexion right 8 degrees, left 15 degrees; eversion strength right 4/5, left 5/5; skin intact, sensation normal.',
    ],
    told: [
      'Who pays? Lone Mesa Workers Mutual, which accepted the claim on 2026-06-18',
      'Who supplies? Seca Orthopedic Supply',
      'Employer? Ridgeback Roofing, where he is an apprentice in the second year',
      'Work now? Light duty on the ground since 2026-06-25, not allowed on ladders',
      'Lives with whom? With his parents and his brother Anton; 4 steps to the door',
      'Sport? Played soccer on Sundays, not since the injury',
      'Drugs? Naproxen 500 mg twice a day for 3 weeks in June, now none',
      'Allergy? Neoprene gives him a rash; the sleeve was of neoprene',
      'Surgery? Not wished now; to be discussed again in May 2027',
    ],
    answered: [],
  },
  notes: [
    `Beatrix Oyelaran, DPM
Foot and Ankle

18 November 2026

Lone Mesa Workers Mutual, Claims

Dear adjuster,

You accepted Mr. Ignatius Delacroix-Pham's claim on June 18, one week after he stepped off a ladder onto rubble and rolled his right ankle. Since then there have been an MRI and sixteen therapy sessions. I am asking you now for the least costly thing in the whole file: a brace and a wedge.

The trouble is mechanical. When I pull his right foot forward under the shin it slides 9 mm; the left slides 4. When I tilt the right heel it opens to 14 degrees against 6. The scan of August 20 explains why. The calcaneofibular ligament is partly torn. He has no fracture and the cartilage of the talus is sound, which is good news for the long run provided the joint stops slipping. It has not stopped. Since the first of August the ankle has let him down five times, most recently on November 2.

A pull-on sleeve was worn for eight weeks. It did not stop any of this, and it was neoprene, to which his skin reacts. A brace with rigid stays and figure-of-eight nylon straps (L1906, right, size M) resists inversion and avoids the allergen.

The heel wedge (L3350, 5 mm, lateral) corrects 4 degrees of varus and rests the inflamed peroneal tendons.

He wants no surgery at present, and I would not press him. Six months in the brace comes first. We will talk again in May 2027.

M25.371, S93.411D, M76.71.

Beatrix Oyelaran, DPM, NPI 1730946258`,
    `To: Claims desk, Lone Mesa Workers Mutual
From: nurse case manager
Date: Thu 11/19/2026
Subject: I. Delacroix-Pham, Ridgeback Roofing, brace request, return-to-work angle

Hi,

Quick summary, since I know your inbox.

WHO: 24-yo second-year roofing apprentice. DOI 6/11/26.

WHERE HE IS NOW: Light duty on the ground since 6/25, so 21 weeks as of today. No ladders. A roofer who can't climb isn't learning to roof.

WHAT'S WRONG: R ankle instability w/ partial CFL tear and peroneal tendinitis. Five give-way episodes since 8/1, last one 11/2. Balance on the R leg is 6 sec; on the L it's 31.

WHAT'S BEEN DONE: naproxen x 3 wks (June), neoprene sleeve 7/6-8/31, PT x 16 (finished 10/16). He's off all meds for this.

WHAT DR. OYELARAN WANTS: one L1906 for the right, one L3350 for the right. Brace in the work boot, 8 h/day, 6 months.

WHY I'D APPROVE:
1. It's one of each, inside a 12-month limit.
2. The alternative down the road is ligament surgery, with months off the job. He doesn't want it now.
3. A giving-way ankle on a pitched roof is not a sprain any more, it's a fatality waiting.

WHAT IT WON'T DO: It won't by itself lift the ladder restriction. That is up to the podiatrist.

DON'T substitute another sleeve. He breaks out from neoprene. The ordered brace is nylon.

Vendor is Seca Orthopedic Supply. Pt phone (830) 555-0158 if they need to schedule.

Thx`,
    `PHYSICAL MEDICINE CONSULT, S.O.A.P.
Written by a trainee of foreign school; please excuse the English.

SUBJECTIVE
The patient is a young man of 24 years, by profession roofer (apprentice, second year). On the day 11.06.2026 he made a step from the ladder on the rubble and the right ankle turned. From the first of August the ankle has escaped him 5 times, last on 02.11. Before the accident he played the football on Sundays; since then, not any more. Lives with father, mother and brother Anton. At the door of the house are 4 steps. Allergy: neoprene (rash).

OBJECTIVE (examination by Dr. Oyelaran, 30.10.2026)
Drawer: 9 mm dextra, 4 mm sinistra. Difference 5 mm.
Tilt of talus: 14° dextra, 6° sinistra. Difference 8°.
One-leg standing: 6 s versus 31 s.
Circumference: 26,5 cm versus 25 cm, so 1,5 cm swelling persists.
Dorsiflexion: 8° versus 15°.
Eversion: 4/5 versus 5/5.
Skin without lesion, sensibility normal.
Heel in varus 4°.
Resonance (20.08.2026): lig. calcaneofibulare partially torn, peroneal tendons thick, bone without fracture, cartilage in order.

ASSESSMENT
Instability of right ankle after sprain (M25.371; S93.411D) and peroneal tendinitis on the right (M76.71). The conservative therapy was: naproxen, elastic sleeve, 16 séances of physiotherapy. It remains insufficient. In the literature a semi-rigid orthosis reduces the recidive of sprain approximately by half.

PLAN
1. Orthosis multiligamentous, L1906, right, M, black. Piece: 1.
2. Wedge of heel lateral, 5 mm, L3350, right. Piece: 1.
To carry in the work shoe 8 hours per day during 6 months. Operation: not desired at present.

Prescriber: Beatrix Oyelaran, DPM. Payer: Lone Mesa Workers Mutual.`,
    `SECA ORTHOPEDIC SUPPLY
Order intake sheet and cover letter

Customer: Delacroix-Pham, Ignatius     DOB 05/27/2002     M
Address: 902 Cottonwood Trace, Loma Seca, TX 78999
Bill to: Lone Mesa Workers Mutual (work injury 06/11/2026, accepted 06/18/2026)
Rx: Beatrix Oyelaran, DPM / NPI 1730946258 / signed 11/18/2026

+-------+--------------------------------------+-----+------+-------+
| HCPCS | Description                          | Qty | Side | Size  |
+-------+--------------------------------------+-----+------+-------+
| L1906 | AFO, multiligamentous, prefab, OTS   | 1   | R    | M     |
| L3350 | Heel wedge                           | 1   | R    | 5 mm  |
+-------+--------------------------------------+-----+------+-------+

Color of brace: black. Material: nylon straps. NO NEOPRENE (allergy).

To whom it may concern,

We enclose the prescription of Dr. Oyelaran. Please authorize the above two articles before delivery. Neither one exceeds what your schedule allows: you allow one brace and two wedges in twelve months, and we are asking for one and one.

Customer has instability of the right ankle as a consequence of a sprain of the calcaneofibular ligament at work. An off-the-shelf brace is sufficient according to the prescription; no custom molding is being billed. An elastic sleeve was tried for eight weeks and the ankle kept giving way.

Brace goes inside a work boot for an 8-hour day, which over a five-day week comes to 40 hours. Straps and closures of such braces wear out with use. The intended period is six months.

Questions about medical need should go to the podiatrist. Questions about delivery come to us.

Seca Orthopedic Supply
19 November 2026`,
    `**Chart-generated letter**
Template: ORTHOSIS, LOWER LIMB, WORK COMP

Patient: {Delacroix-Pham, Ignatius}
Age/Sex: {24 y / male}
Ht/Wt: {175 cm / 82 kg}
Date of injury: {06/11/2026}
Mechanism: {stepped from ladder onto rubble at work}
Side: {RIGHT}

☒ Ankle instability  ☒ Ligament sprain  ☒ Tendinitis  ☐ Fracture  ☐ Osteochondral lesion

Instability documented by:
☒ Anterior drawer {9 mm; other side 4 mm}
☒ Talar tilt {14 deg; other side 6 deg}
☒ Episodes of giving way {5 since 08/01/2026; most recent 11/02/2026}
☒ MRI {08/20/2026}

Conservative care:
☒ NSAID {naproxen 500 mg BID, 3 weeks}
☒ Elastic support {07/06/2026 to 08/31/2026, ineffective}
☒ Physical therapy {16 visits, last 10/16/2026}
☐ Injection
☐ Surgery {not wished now}

Exam of {10/30/2026}: eversion {4/5} on the affected side. Dorsiflexion {8 deg}, 7 degrees short of the other ankle. Skin {intact}. Sensation {normal}.

Device 1: {L1906}. Qty {1}. Size {M}. Wear {8 h/day x 6 months}.
Device 2: {L3350}. Qty {1}. Height {5 mm}, lateral. Purpose: {varus of 4 deg to neutral; unloads peroneals}.

Contraindications checked: {Neoprene: RASH. Ordered brace is nylon.}

Work status: {light duty, ground level, since 06/25/2026; no ladders}

Statement: The orthosis limits inversion while letting the ankle flex and extend, which walking in a boot and climbing require. A prefabricated device is adequate.

Signed electronically: {Beatrix Oyelaran, DPM} {11/18/2026}`,
    `How this ankle got here: a timeline for the reviewer

June 11, 2026. Ignatius, a second-year apprentice with Ridgeback Roofing, steps from a ladder. There is rubble under his foot. The right ankle turns.

June 18. Lone Mesa Workers Mutual accepts the claim.

June 25. Back at work, fourteen days after the injury, but on the ground only. Ladders are forbidden to him. He takes naproxen for three weeks that month.

July 6. Elastic sleeve begins.

August 1. The starting line for what comes next: from here on the ankle will buckle five times.

August 20. MRI. Partial tear of the calcaneofibular ligament. Thickened peroneal tendons. No break.

August 31. Sleeve abandoned after 56 days. It was neoprene, and neoprene gives him a rash.

October 16. Last of sixteen physical therapy sessions.

October 30. Dr. Beatrix Oyelaran examines both ankles. Right looser than left by both tests: drawer more than double, tilt more than double. He balances on the bad leg for six seconds and on the good one for thirty-one.

November 2. Fifth buckling, three days after that examination and 17 days after therapy ended.

November 18. Dr. Oyelaran signs for two things, both for the right: an ankle brace with stays and nylon straps (L1906), and a 5 mm lateral heel wedge (L3350).

What should come after this? Six months with the brace in his boot. In May 2027 a fresh look at whether he needs an operation, which he does not want today. If the brace works there may be nothing to operate on. The request costs little and risks nothing. We ask that it be approved without further delay.

M25.371 · S93.411D · M76.71
Prescriber NPI 1730946258`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
