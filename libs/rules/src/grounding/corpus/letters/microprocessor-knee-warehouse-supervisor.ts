import type { CorpusCase } from '../corpus-case.ts';

/** A physiatrist, a prosthetist, a therapist and a model write for a man who falls on his mechanical knee. */
export const microprocessorKneeWarehouseSupervisor: CorpusCase = {
  id: 'microprocessor-knee-warehouse-supervisor',
  today: '2026-09-30',
  facts: {
    case_id: 20706,
    patient: {
      first_name: 'Cormac',
      last_name: 'Delgado-Pruitt',
      dob: '1985-07-11',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '188 lb',
      address: '803 Drayage Street, Twin Ferries, IA 52999',
      phone: '(563) 555-0134',
      mrn: 'TFR-66120',
    },
    diagnoses: [
      { code: 'Z89.612', description: 'Acquired absence of left leg above knee' },
      { code: 'M54.50', description: 'Low back pain, unspecified' },
      { code: 'Z91.81', description: 'History of falling' },
    ],
    items: [
      {
        item: 'Addition to lower extremity prosthesis, endoskeletal knee-shin system, microprocessor control feature, swing and stance phase, includes electronic sensor(s), any type',
        hcpcs: 'L5856',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'Left transfemoral amputation on 2021-10-02 after a motorcycle crash. Functional level K3: AMPPRO 42 of 47 and 6-minute walk 380 meters on 2026-09-08. On the present single-axis hydraulic knee he fell 6 times in the 12 months to 2026-08-01; the fall of 2026-05-16 on the loading ramp broke the right wrist. Trial of a microprocessor knee from 2026-08-03 to 2026-08-31: no fall, stairs down step over step instead of one at a time, stumbles 2 against 9 in the 4 weeks before. Timed up and go 12.1 seconds on the hydraulic knee and 9.4 seconds on the microprocessor knee.',
      },
      {
        item: 'All lower extremity prosthesis, shank foot system with vertical loading pylon',
        hcpcs: 'L5987',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        size: '28 cm',
        justification:
          'Walks on concrete and on a ramp of 8 degrees, 8,600 steps a day by step counter; the present SACH foot does not give with the ramp and low back pain is 5 of 10 at the end of a shift.',
      },
      {
        item: 'Addition to lower extremity, ischial containment/narrow M-L socket',
        hcpcs: 'L5649',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'Socket from February 2023 has become loose; the thigh has shrunk and he fills it with 12 plies of socks. The leg turns outward on the ramp.',
      },
      {
        item: 'Addition to lower extremity, below knee/above knee, custom fabricated from existing mold or prefabricated, socket insert, silicone gel, elastomeric or equal, not for use with locking mechanism',
        hcpcs: 'L5679',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        justification:
          'Silicone liners for suction suspension; one is worn while the other is washed and dries. The liner in use is split at the rim.',
      },
    ],
    provider: { name: 'Baptiste Okoro, MD', npi: '1932057418', date_signed: '2026-09-30' },
    seen: [
      '2026-09-08, in the amputee clinic, by Baptiste Okoro, MD: skin of the residual limb intact, no neuroma, left hip flexion 5/5, extension 4+/5, abduction 4/5, no hip contracture, right leg normal.',
      '2026-09-08, in the amputee clinic, by Saoirse Lindqvist, CPO: residual limb 24 cm long, 52 cm around at the top and 43 cm near the end.',
      '2026-08-31, by Femi Castleberry, PT: end of the trial; walks down 22 stairs step over step with one rail, carries a 20 lb box 100 feet on level ground.',
    ],
    told: [
      'Who pays? Ironwood Health, commercial plan',
      'Who supplies? Two Rivers Limb & Brace',
      'Lives with whom? With his wife Inês and two sons, 4 and 7, in a two-story house',
      'What work? Warehouse supervisor; 22 stairs to the office, loading ramp of 8 degrees',
      'Can he charge the knee? Yes, charges it overnight, as he did during the trial',
      'Length of need? Lifetime',
      'Training planned? Eight physical therapy visits',
    ],
    answered: [],
  },
  notes: [
    `Twin Ferries, September 30, 2026

Ironwood Health
Medical Management

Subject: Mr. Cormac Delgado-Pruitt, DOB 07/11/1985, MRN TFR-66120

Dear Doctor,

Mr. Delgado-Pruitt is 41 and supervises a warehouse. He lost his left leg above the knee in a motorcycle crash; the amputation was on October 2, 2021. His job means 22 stairs to the office, an eight-degree loading ramp and, by his step counter, about 8,600 steps a day.

His prosthesis is not up to it. The knee is a single-axis hydraulic unit, and in the year up to August 1 he fell on it six times. On May 16 of this year a fall on the ramp broke his right wrist.

A microprocessor knee was therefore tried, from August 3 to August 31. In those four weeks he did not fall at all. He stumbled twice, whereas in the four weeks before he had stumbled nine times. He now came down stairs foot over foot, and the timed up and go dropped from 12.1 to 9.4 seconds.

By an AMPPRO of 42 out of 47 and a six-minute walk of 380 meters he is a K3 ambulator. The skin of the limb is sound, there is no neuroma and no contracture at the hip.

I am prescribing the microprocessor knee (L5856), a vertical-loading pylon foot (L5987), a new ischial containment socket (L5649) and two silicone liners (L5679). His need is lifelong.

With best regards,

Baptiste Okoro, MD
NPI 1932057418`,
    `PROSTHETIC EVALUATION
Saoirse Lindqvist, CPO | Two Rivers Limb & Brace
Visit: 8 Sep 2026, with Dr. Okoro, amputee clinic

Pt: Delgado-Pruitt, Cormac. 41 M. 6'0", 188 lb. L transfemoral (trauma, 10/2021). K3.

RESIDUAL LIMB
Length 24 cm. Circumference 52 cm proximal, 43 cm distal (taper 9 cm). Skin intact. No neuroma. No hip flexion contracture.

CURRENT PROSTHESIS – what is wrong with each part
Knee: hydraulic, single axis. Six falls in a year.
Foot: SACH. Does not yield on the ramp.
Socket: delivered 2/2023, now 12 plies of sock to fill it. Leg externally rotates on the incline.
Liner: torn at the rim.

PROPOSED
| Component | HCPCS | Units |
|---|---|---|
| Microprocessor knee, swing and stance | L5856 | 1 |
| Shank foot system, vertical loading pylon, 28 cm | L5987 | 1 |
| Ischial containment / narrow M-L socket | L5649 | 1 |
| Silicone liner, non-locking | L5679 | 2 |

NOTES
Most sockets are replaced on account of volume loss, and his is a plain case of it. A knee that reads load and angle in real time can only work as well as the socket that transmits the movement, so knee and socket ought to be replaced together.
Suction suspension takes a liner without a pin. Two are ordered: one on the leg, one on the line.
Battery: he charged the trial knee each night and is prepared to go on doing so.

S. Lindqvist, CPO`,
    `AMPUTEE CLINIC
9/8/26 visit; order 9/30/26

S: 41M, L TFA 10/2/21 (MCC). Warehouse supv, 8.6k steps/d, 8° ramp, 22 stairs. Hydraulic SA knee: 6 falls / 12 mo (to 8/1/26), incl. 5/16 → fx R wrist. LBP 5/10 end of shift. Socket loose (12 ply). Married, 2 boys (4, 7), 2-story home.

O: RL skin intact, no neuroma. L hip flex 5/5, ext 4+/5, abd 4/5. No contracture. RLE nl. RL 24 cm; 52/43 cm. AMPPRO 42/47. 6MWT 380 m.
MPK trial 8/3–8/31: falls 0; stumbles 2 (vs 9 prior 4 wk); TUG 9.4 s (vs 12.1 s); stairs down reciprocal, 22 steps w/ 1 rail; 20-lb box carried 100 ft level.

A: Z89.612, K3. M54.50. Z91.81. Demonstrated benefit from MPK over hydraulic.

P:
L5856 x1
L5987 x1 (28 cm)
L5649 x1
L5679 x2 (one on, one drying; present liner split at rim)
Charges knee overnight, as in trial. PT x8. LON lifetime. Two Rivers Limb & Brace.

B. Okoro, MD. NPI 1932057418`,
    `# LETTER OF MEDICAL NECESSITY

**Member:** Cormac Delgado-Pruitt
**Date of Birth:** July 11, 1985
**Plan:** Ironwood Health (commercial)
**Prescribing Physician:** Baptiste Okoro, MD
**Date:** September 30, 2026

Dear Medical Director,

Please accept this letter as documentation of the medical necessity of a **microprocessor-controlled knee** and associated components for Mr. Delgado-Pruitt.

## Background
Mr. Delgado-Pruitt is a 41-year-old man with a **left transfemoral amputation** (Z89.612) following a motorcycle crash. He works as a warehouse supervisor and lives with his wife, Inês, and their two young sons in a two-story home.

## Functional Level
- **K-level:** K3
- **AMPPRO:** 42/47
- **6-minute walk:** 380 m

## Outcome of the Four-Week Trial

| Measure | Hydraulic knee | Microprocessor knee |
|---|---|---|
| Stumbles in 4 weeks | 9 | 2 |
| Timed up and go | 12.1 s | 9.4 s |
| Descending stairs | One at a time | Step over step |

No falls occurred during the trial, as compared with **six in the preceding twelve months**.

## Additional Components
- **Foot (L5987):** The current SACH foot does not accommodate the 8° ramp; back pain reaches 5/10 by the end of a shift
- **Socket (L5649):** Volume loss requiring 12 sock plies
- **Liners (L5679), quantity 2:** To allow washing and drying

## Safety
A fall on May 16, 2026 resulted in a **fracture of the right wrist**. Microprocessor control of stance resists sudden collapse of the knee and may reduce the risk of such injuries.

## Summary
The requested prosthesis is the least complex one that meets Mr. Delgado-Pruitt's demonstrated needs. It will be accompanied by eight physical therapy visits.

Sincerely,
**Baptiste Okoro, MD**
NPI 1932057418`,
    `Femi Castleberry, PT
Summary of prosthetic knee trial
Mr. C. Delgado-Pruitt – left above-knee amputee – 5 years out this coming Friday

Trial period: Monday, August 3 through Monday, August 31, 2026 (28 days)
Device: microprocessor knee, swing and stance control
Comparison: own single-axis hydraulic knee

Falls
None in the trial. On his own knee, half a dozen in the 12 months beforehand, one with a broken right wrist.

Near-falls
Two stumbles in four weeks, down from nine in the preceding four.

Stairs
Previously lowered himself one step at a time. At the end of the trial he walked down 22 stairs in alternating fashion using one rail. That is exactly the number of stairs up to his office.

Speed
TUG 9.4 s vs. 12.1 s, an improvement of 2.7 seconds, or a little over a fifth.

Load
Carried twenty pounds in a box for 100 feet on the flat.

Strength
Left hip abductors 4/5, extensors 4+/5, flexors 5/5 per Dr. Okoro's exam of Sept. 8.

Opinion
A man with two boys of four and seven at home and a ramp to walk at work needs a knee that will catch him when he trips. A hydraulic knee does not sense a trip; the microprocessor does. I recommend it. Eight visits of training are planned with the new leg.

September 30, 2026`,
    `Answers for the reviewer
Ironwood Health / member Delgado-Pruitt, Cormac

Point 1 – Is a mechanical knee adequate?
Six falls in 12 months are not adequate. Neither is a broken wrist. The fractured wrist was the right, and it happened on the same ramp he has to use at work.

Point 2 – Is he a community ambulator?
AMPPRO 42, which falls within the K3 range. Six-minute walk of 380 m. Some 8,600 steps on a day, counted by machine and not by estimate. His office is 22 steps up.

Point 3 – What is the evidence of benefit?
The trial of August 2026 ran four weeks. Falls zero. Stumbles cut from 9 to 2. Up-and-go quicker by 2.7 s.

Point 4 – What justifies foot, socket and liners, each by itself?
Foot: the present one is a SACH foot on an 8-degree ramp, in a man whose low back hurts 5 out of 10 when his shift ends.
Socket: more than three and a half years old. It takes a dozen plies of sock to fill, and the leg still rolls outward.
Liners: two, since a silicone liner must be washed and must dry. The one he has is split.

Point 5 – Can he use the technology?
Charged it every night in August. Hip flexors are 5/5 and the skin of the residual limb is healthy.

Signed 9/30/26
Baptiste Okoro, MD – National Provider Identifier 1932057418`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
