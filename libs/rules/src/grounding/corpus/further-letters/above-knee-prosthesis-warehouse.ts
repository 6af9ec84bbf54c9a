import type { CorpusCase } from '../corpus-case.ts';

/** A warehouse supervisor with an above-knee amputation needs a new prosthesis with a microprocessor knee, which was refused as a convenience. */
export const aboveKneeProsthesisWarehouse: CorpusCase = {
  id: 'above-knee-prosthesis-warehouse',
  today: '2026-10-29',
  facts: {
    case_id: 28102,
    patient: {
      first_name: 'Casimir',
      last_name: 'Thornquist-Abara',
      dob: '1981-02-27',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '196 lb',
      address: '214 Kiln Street, Marrowby, PA 17999',
      phone: '(814) 555-0137',
      mrn: 'MRH-22871',
    },
    diagnoses: [
      { code: 'Z89.612', description: 'Acquired absence of left leg above knee' },
      { code: 'G54.6', description: 'Phantom limb syndrome with pain' },
      { code: 'M54.50', description: 'Low back pain, unspecified' },
    ],
    items: [
      {
        item: 'Above knee, molded socket, open end, SACH foot, endoskeletal system, single axis knee',
        hcpcs: 'L5321',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Left side. The left leg was amputated on 2018-05-14 after a forklift had crushed it. The present prosthesis was delivered on 2020-03-02. Its socket has become too large: the residual limb measured 54 cm around, 5 cm below the ischium, in 2020 and 49 cm on 2026-09-17, and he wears 12 ply of socks. The residual limb is 24 cm long. An abrasion of 1 cm at its end, found on 2026-08-06, was healed on 2026-09-17. Hip strength is 5 of 5 on both sides and there is no contracture.',
      },
      {
        item: 'Addition to lower extremity prosthesis, endoskeletal knee-shin system, microprocessor control feature, swing and stance phase, includes electronic sensor(s), any type',
        hcpcs: 'L5856',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Left side. With the present mechanical knee he fell 5 times from 2026-02-01 to 2026-08-01, each time when the knee gave way on a slope or on stairs; in the fall of 2026-06-11 he broke the left wrist. The Amputee Mobility Predictor was 42 of 47 on 2026-09-17, functional level K3. A microprocessor knee was on trial from 2026-09-21 to 2026-10-12: he did not fall, went down 14 stairs step over step, and walked 388 m in 6 minutes against 301 m with the mechanical knee. Daily steps rose from 2,700 to 4,900.',
      },
      {
        item: 'All lower extremity prostheses, flex-walk system or equal',
        hcpcs: 'L5981',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        size: '28 cm',
        justification:
          'Left side. He walks at speeds from 0.8 to 1.4 m/s and carries boxes of up to 30 lb over ramps and concrete. The SACH foot of the present prosthesis does not return energy and its keel was cracked on 2026-08-06.',
      },
      {
        item: 'Prosthetic sock, multiple ply, above knee, each',
        hcpcs: 'L8430',
        quantity: 6,
        quantity_limit: 12,
        limit_period: '12 months',
        justification:
          'The volume of the residual limb falls in the course of the day: he adds 2 ply at noon. One pair of socks is in the wash each day.',
      },
    ],
    provider: { name: 'Beatrix Okonjo-Vail, MD', npi: '1295830647', date_signed: '2026-10-29' },
    seen: [
      '2026-08-06, in clinic, by Beatrix Okonjo-Vail, MD: abrasion of 1 cm at the end of the residual limb; keel of the foot cracked.',
      '2026-09-17, in clinic, by Beatrix Okonjo-Vail, MD: abrasion healed; Amputee Mobility Predictor 42 of 47; 301 m in 6 minutes; no contracture.',
      '2026-10-12, at Fenn Limb Works, by Leopold Fenn, CPO: end of the knee trial; 388 m in 6 minutes; no fall.',
    ],
    told: [
      'Who pays? Keystone Harbor Benefit Fund',
      'Earlier decision? On 2026-10-22 the fund refused L5856 as a convenience; the other items were approved',
      'Who supplies? Fenn Limb Works',
      'Lives with whom? With his wife Marisol and twin daughters, 7 years old',
      'Home? Two-story house, 14 stairs to the bedrooms',
      'Work? Shift supervisor in a warehouse, 9 hours a day, 5 days a week',
      'Phantom pain? 6 of 10 in the evening; gabapentin 300 mg three times a day',
      'Back pain? 4 of 10 after a shift, none during the knee trial',
      'Prosthesis worn how long? 15 hours a day',
      'Diabetes? None',
    ],
    answered: [],
  },
  notes: [
    `PHYSICAL MEDICINE AND REHABILITATION

October 29, 2026

Patient: Casimir Thornquist-Abara
DOB: 02/27/1981   MRN: MRH-22871

HISTORY
Mr. Thornquist-Abara is a 45-year-old man who lost his left leg above the knee on May 14, 2018, when it was crushed by a forklift. He returned to full working life and supervises shifts in a warehouse, nine hours a day, five days a week. His prosthesis is worn about 15 hours daily. It was delivered in March 2020 and is thus more than six and a half years old. He has phantom limb pain, worst in the evening (6/10), for which he takes gabapentin 300 mg TID, and low back pain of 4/10 after work.

EXAMINATION
Residual limb length 24 cm. Circumference 49 cm, down from 54 cm in 2020. Hips 5/5 bilaterally, full range without contracture. Skin intact on 09/17/2026; the 1 cm distal abrasion I saw in August has closed. AMP 42/47.

FUNCTIONAL LEVEL
K3. He has the ability for ambulation with variable cadence, traverses most environmental barriers and has work demands beyond simple locomotion.

FALLS
Five in the half year to August 1, 2026, all with buckling of the mechanical knee on a slope or stairs. One of these, on June 11, broke his left wrist.

TRIAL
Three weeks with a microprocessor knee. No falls. Six-minute walk 388 m, compared with 301 m. No back pain.

ORDER
1. L5321, left above-knee prosthesis with new molded socket
2. L5856, microprocessor swing and stance control
3. L5981, flex-walk foot, 28 cm
4. L8430, socks, 6

IMPRESSION
The old socket is 5 cm too wide for the limb and has already cost him skin. The old foot is cracked. The old knee is dangerous. I do not regard any of the four lines as a convenience.

Beatrix Okonjo-Vail, MD
NPI 1295830647`,
    `Fenn Limb Works
Prosthetist's report

Pt: C. Thornquist-Abara     L transfemoral     K3
Referring: Dr. Okonjo-Vail

| | Present prosthesis | Proposed |
|---|---|---|
| Socket | 2020, loose, 12 ply | New molded socket (L5321) |
| Knee | Mechanical | MPK, swing + stance (L5856) |
| Foot | SACH, keel cracked | Flex-walk, 28 cm (L5981) |
| Interface | Socks | Socks, multi-ply (L8430), qty 6 |

Trial outcomes (09/21/2026 – 10/12/2026)

| Measure | Mechanical knee | Microprocessor knee | Change |
|---|---|---|---|
| 6MWT | 301 m | 388 m | +87 m (29%) |
| Steps/day | 2,700 | 4,900 | +2,200 (81%) |
| Falls | 5 in 6 months | 0 in 3 weeks | |
| Stairs, descending | knee gave way | 14, step over step | |

Notes

A mechanical knee has one fixed resistance. The wearer has to watch every placement of the foot, since loading the knee while it is bent lets it collapse. A microprocessor unit reads angle and load many times per second and stiffens when it detects a stumble. That is the mechanism behind the difference seen in this wearer, whose falls were all on slopes or stairs.

Twelve ply is about as much as a socket of this kind tolerates before control is lost. The limb shrank by 5 cm in circumference from the time the old socket was made. He puts on another 2 ply at midday, so a supply of multi-ply socks remains necessary with the new socket also. Six are ordered against an allowance of 12 a year.

The limb at 24 cm is of good length, hips strong, no contracture: no obstacle to fitting.

He carries up to 30 lb at work. At 196 lb plus load, 226 lb in all goes through the foot. Walking speed 0.8 to 1.4 m/s, which is variable cadence by any reading.

Leopold Fenn, CPO`,
    `October 29, 2026

Keystone Harbor Benefit Fund
Appeals Unit

Member: Casimir Thornquist-Abara, 214 Kiln Street, Marrowby, PA 17999
Denied code: L5856
Date of denial: October 22, 2026

Dear Appeals Committee,

One week ago you approved a socket, a foot and socks for this member, and refused the knee that joins them. Your reason was a single word: convenience. I would like to answer it.

Is a broken wrist inconvenient? On June 11 Mr. Thornquist-Abara's knee gave way and he fractured the left one. It was one of five falls between the beginning of February and the beginning of August. That is nearly one a month. All five had the same cause, a mechanical knee yielding on a slope or on stairs.

Is the microprocessor knee better for this man, or only in general? We do not have to guess. He wore one for three weeks. In that time there was not one fall. In the six-minute walk he covered 87 meters more than before. He went down fourteen stairs foot over foot, and fourteen is the number of stairs in his own home up to the bedrooms. His back, which hurts after every shift, did not hurt.

Is he a suitable user? His Amputee Mobility Predictor score of 42 out of 47 places him at K3. Microprocessor knees are commonly reserved for levels K3 and above, and he qualifies by your own sort of rule. He has sound hips, no contracture and no diabetes.

Could something cheaper do? He already has the cheaper thing. It is what he fell with.

I ask the Fund to reverse its decision and approve L5856 with the prosthesis, as one working limb. I would welcome a call from a physician reviewer.

Sincerely,

Beatrix Okonjo-Vail, MD
NPI 1295830647`,
    `From: Patient advocate
To: Dr. Okonjo-Vail
Subject: Draft for Casimir's appeal, please edit as you see fit

Dear Doctor,

Here are the points I think the fund needs to hear, in ordinary words. Everything is from your chart and from Leopold Fenn's trial report.

WHO HE IS
Casimir is 45. He and his wife Marisol have twin girls who are seven. He runs a shift in a warehouse, 45 hours a week, on his feet, on ramps and concrete, sometimes with 30 pounds in his arms.

WHAT HAPPENED
A forklift crushed his left leg in May 2018 and it had to be taken off above the knee. He has worn the same prosthesis since March 2020.

WHAT IS WRONG WITH IT
- It's too big now. He fills it with 12 ply of socks and more by noon.
- It rubbed him raw at the tip this summer. That took until mid-September at the latest to heal.
- The foot is cracked.
- The knee lets go. Five falls in six months, one broken wrist.

WHAT THE COMPUTER KNEE DID
From September 21 to October 12, nothing bad happened. He took 4,900 steps a day. Before, he took 2,700. He didn't have back pain.

WHAT THE FUND SAID
Yes to the new leg, the foot and the socks. No to L5856 ("convenience"), decided 10/22.

WHAT I'D ASK
Could you say plainly that the old knee is the reason for the falls and that you expect more of them if he goes back to one like it? Falls are a leading cause of injury among people with leg amputations, and an employer or a fund pays for those too.

His phone is (814) 555-0137 if you need him. His MRN is MRH-22871.

Thank you for fighting for him.`,
    `=== EHR DOCUMENT: DME/PROSTHETIC JUSTIFICATION ===
Encounter type: Orders only
Date signed: 10/29/2026
Provider: OKONJO-VAIL, BEATRIX, MD [NPI 1295830647]

PATIENT
Name ............ THORNQUIST-ABARA, CASIMIR
Sex/Age ......... M / 45 y
Ht/Wt ........... 6'0" / 196 lb (88.9 kg)
BMI ............. 26.6

PROBLEMS
Z89.612  Acquired absence of left leg above knee
G54.6    Phantom limb syndrome with pain
M54.50   Low back pain, unspecified

PAYER .......... Keystone Harbor Benefit Fund
SUPPLIER ....... Fenn Limb Works

ORDERS
L5321  LT  qty 1  limit 1 per 5 years
L5856  LT  qty 1  limit 1 per 5 years
L5981  LT  qty 1  limit 1 per 3 years   size 28 cm
L8430      qty 6  limit 12 per 12 months

REASON FOR REPLACEMENT
(x) Change in residual limb: circumference 54 -> 49 cm
(x) Component broken: keel of foot
(x) Present prosthesis unsafe: 5 falls
( ) Lost or stolen

FUNCTIONAL LEVEL
( ) K0 ( ) K1 ( ) K2 (x) K3 ( ) K4
Basis: AMPPRO 42/47 on 09/17/2026

COMORBIDITIES AFFECTING PROSTHETIC USE
Diabetes: no
Contracture: no
Skin: healed abrasion, distal end of residual limb
Hip strength: 5/5 R, 5/5 L

CURRENT MEDICATION FOR PHANTOM PAIN
Gabapentin 300 mg three times daily (900 mg/day)

WEAR TIME: 15 h/day

TRIAL OF MICROPROCESSOR KNEE: yes. 22 days counting the first and last. Falls: none.

PRIOR DETERMINATION: L5856 refused on 10/22/2026; L5321, L5981 and L8430 approved.

COMMENT
Age of present prosthesis exceeds the five-year limit for L5321. Request reconsideration of L5856. Patient lives in a two-story home and works in a warehouse, so stairs and ramps are part of each working day.
=== END ===`,
    `S: 45M, L AKA 2018 (traumatic, forklift). Says his back hurts 4/10 after work; had none of that during the MPK trial. Phantom pain 6/10 evenings, on gabapentin. Wears the leg 15 hrs. Puts on 2 more ply at noon. Five falls Feb 1 to Aug 1, knee buckled every time on slope/stairs. L wrist fx with the 6/11 fall.

O: AMP 42/47. 6MWT 301 m on 9/17 (own knee), 388 m on 10/12 (MPK). If you do the math that is an average of 0.84 m/s going to 1.08 m/s. Residual limb 49 cm girth, 24 cm long. Skin closed. Hips 5/5, ROM full into extension. Stairs on MPK: 14 down, reciprocal.

A: K3 community ambulator who is being held back by his components and not by his body. Impairments one would expect to limit him (weak hips, flexion contracture, open skin, neuropathy from diabetes) are absent. What is present is a knee that cannot catch a stumble, a socket that's too large and a foot with a broken keel. Asymmetric gait over many hours is a known driver of low back pain in people with transfemoral limb loss, and his pain going away on the trial knee fits with that. A gain of 87 m on the 6MWT is well past measurement error for this test.

P:
1. Replace L AK prosthesis, L5321.
2. MPK, L5856. Denied last week by Keystone Harbor as convenience; supports appeal.
3. Energy-storing foot L5981, 28 cm.
4. Socks L8430 x6.
5. Gait training after delivery would be usual.

Safety at home: two stories. Wife and two 7 y/o daughters in the household.

Prescriber of record: Dr. Okonjo-Vail. Fabrication: Fenn Limb Works.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
