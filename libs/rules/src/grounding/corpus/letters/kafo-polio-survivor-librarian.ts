import type { CorpusCase } from '../corpus-case.ts';

/** A physiatrist, an orthotist and a clinic write for a polio survivor whose old metal brace has cracked. */
export const kafoPolioSurvivorLibrarian: CorpusCase = {
  id: 'kafo-polio-survivor-librarian',
  today: '2026-04-14',
  facts: {
    case_id: 20703,
    patient: {
      first_name: 'Wilhelmina',
      last_name: 'Stroud-Batiste',
      dob: '1944-06-30',
      gender: 'female',
      height: '5 ft 2 in',
      weight: '127 lb',
      address: '91 Old Cannery Road, Belle Marais, LA 70999',
      phone: '(985) 555-0163',
      mrn: 'BMR-11826',
    },
    diagnoses: [
      { code: 'G14', description: 'Postpolio syndrome' },
      { code: 'M62.552', description: 'Muscle wasting and atrophy, not elsewhere classified, left thigh' },
      { code: 'M21.862', description: 'Other specified acquired deformities of left lower leg' },
      { code: 'Z91.81', description: 'History of falling' },
    ],
    items: [
      {
        item: 'Knee ankle foot orthosis, full plastic, double upright, with or without free motion knee, with or without free motion ankle, custom fabricated',
        hcpcs: 'L2036',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Polio at age 7. Left leg on manual muscle test 2026-03-24: quadriceps 1/5, hip flexors 3/5, ankle dorsiflexors 0/5. The left knee goes 18 degrees into recurvatum in stance and buckles without warning; 4 falls in the 6 months before the visit, the last on 2026-03-09 in the kitchen with a bruised left hip. The present brace of metal and leather was made in 1998 and weighs 7 lb; the outer upright cracked at the knee on 2026-02-11 and parts are no longer made. A prefabricated knee brace tried from 2026-02-18 to 2026-03-04 slid down the thigh and did not stop the buckling. Left thigh 14 inches around, right 19 inches; left leg 1.5 inches shorter, so that no prefabricated brace fits. Needed for life.',
      },
      {
        item: 'Addition to knee joint, drop lock, each',
        hcpcs: 'L2405',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '5 years',
        justification:
          'One lock on the inner and one on the outer upright. The quadriceps cannot hold the knee straight; the locks do, and she opens them by hand to sit. Grip 5/5 on both sides.',
      },
      {
        item: 'Addition to lower extremity orthosis, soft interface for molded plastic, above knee section',
        hcpcs: 'L2830',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Thin skin over the wasted left thigh; a red mark of 2 cm at the inner thigh under the leather cuff of the old brace that took 40 minutes to fade on 2026-03-24.',
      },
    ],
    provider: { name: 'Gideon Maas-Fontaine, MD', npi: '1396820457', date_signed: '2026-04-14' },
    seen: [
      '2026-03-24, in the post-polio clinic, by Gideon Maas-Fontaine, MD: walked 40 feet with two forearm crutches and the old brace taped at the crack, then had to sit; sensation normal in both legs; right leg strength 4/5 throughout.',
      '2026-03-31, at Cypress Point Orthotics, by Marisol Quade, CO: left leg cast; passive knee motion 0 to 125 degrees flexion, ankle passive dorsiflexion to neutral; the recurvatum can be corrected by hand to 5 degrees.',
    ],
    told: [
      'Who pays? Medicare Part B, with a Halcyon Mutual supplement',
      'Who supplies? Cypress Point Orthotics',
      'Lives with whom? Alone, in a one-story house; her daughter Yvette comes three times a week',
      'What work? Retired school librarian',
      'What does she want to do? Walk the 120 feet to her mailbox and stand to cook',
      'Other equipment? Two forearm crutches; a manual wheelchair for long distances only',
      'Length of need? Lifetime',
      'Training? Six visits of physical therapy after delivery',
    ],
    answered: [],
  },
  notes: [
    `Post-Polio Clinic
April 14, 2026

Re: Ms. Wilhelmina Stroud-Batiste
D.O.B. June 30, 1944
Insurance: Medicare Part B / Halcyon Mutual supplement

Dear Sir or Madam:

Ms. Stroud-Batiste had polio when she was seven. The long leg brace she has on the left dates from 1998. She is 81 years old and lives by herself in a single-story home.

That brace is finished. Its outer upright cracked at the knee on February 11, and the parts are no longer manufactured. In my clinic on March 24 she walked forty feet on two forearm crutches with tape around the crack, and then needed a chair.

Her left quadriceps is a trace muscle, grade 1 of 5. There is no active dorsiflexion at the ankle, and the hip flexors are 3 of 5. With weight on the leg the knee bows back 18 degrees, or else gives way with no notice at all. She fell four times in the half year before I saw her, most recently on March 9 in her kitchen, when she bruised her left hip. The right leg, at 4/5, cannot make up for this.

A prefabricated knee brace was given a fair trial of two weeks. It slid down the thigh, which at 14 inches is five inches smaller around than its fellow, and the buckling went on.

I have therefore ordered a custom fabricated plastic KAFO with double uprights, a pair of drop locks, and a soft lining for the thigh section. She will need such an orthosis for as long as she lives.

Yours sincerely,

Gideon Maas-Fontaine, MD
NPI 1396820457`,
    `Orthotic assessment – Marisol Quade, CO – Cypress Point Orthotics
Seen 31 Mar 2026. Ref: Dr. Maas-Fontaine. Pt: W. Stroud-Batiste, F, 81, MRN BMR-11826.

1. PRESENTATION
Postpolio syndrome, left lower limb. Conventional metal and leather KAFO, 28 years old, 7 lb, fractured lateral upright at knee level. Replacement parts unobtainable.

2. EXAMINATION
Knee PROM: 0–125° flexion. Standing recurvatum 18° (MD exam), manually correctable to 5°.
Ankle: passively to neutral.
MMT (per physician, 3/24): quads 1, hip flexors 3, dorsiflexors 0.
Thigh girth: L 14", R 19".
Leg length: L short by 1½".
Skin: thin over thigh. 2 cm red mark, medial, beneath leather cuff; 40 min to clear at the 3/24 visit.
Sensation: normal.
Hands: grip 5/5 R and L – can work drop locks.

3. ORTHOTIC GOALS
a. Hold the knee against both hyperextension and collapse.
b. Hold up the foot in swing.
c. Reduce weight. Seven pounds on a leg with 3/5 hip flexors is a load she must lift with each step.
d. Spare the skin.

4. RECOMMENDATION
L2036 KAFO, full plastic, double upright, custom fabricated, LEFT – qty 1
L2405 drop lock – qty 2 (medial + lateral)
L2830 soft interface, thigh section – qty 1

5. WHY CUSTOM
Off-the-shelf sizing assumes proportions she does not have. Prefab knee brace already tried Feb 18–Mar 4, migrated distally. Condition is permanent.

A cast of the left leg was taken today.

M. Quade, CO`,
    `S: L knee buckles w/o warning. 81yo retired school librarian, polio age 7, now PPS. 4 falls/6 mo, last 3/9/26 kitchen, L hip bruised. Old metal/leather KAFO (1998) cracked 2/11/26, no parts available. Prefab knee brace 2/18 to 3/4: slid down, still buckled. Lives alone, 1-story; daughter 3x/wk. W/c for long distances only.

O: 3/24/26. 62 in, 127 lb. Amb 40 ft c bilat forearm crutches + taped brace, then sat. LLE: quad 1/5, HF 3/5, DF 0/5. RLE 4/5 throughout. Sensation intact BLE. L genu recurvatum 18° in stance. L thigh 14 in vs R 19 in. LLD 1.5 in (L short). 2-cm erythema L medial thigh at cuff x 40 min. Grip 5/5 bilat.

A: G14; M62.552 L thigh atrophy; M21.862 L knee recurvatum deformity; Z91.81. Unsafe in current device. Ambulatory, with potential to benefit functionally from stabilization of knee and ankle. Not able to be fit with prefab. Need is permanent (> 6 mo).

P: Custom plastic double-upright KAFO, left (L2036 x1), drop locks (L2405 x2), soft interface thigh (L2830 x1) – Cypress Point Orthotics. PT x6 after delivery. Goals: mailbox (120 ft), stand to cook. LON lifetime.

Gideon Maas-Fontaine MD / NPI 1396820457 / 4-14-26`,
    `**LETTER OF MEDICAL NECESSITY – CUSTOM KAFO**

**Patient:** Wilhelmina Stroud-Batiste
**DOB:** 06/30/1944 (81 years)
**Date:** 04/14/2026
**Primary Payer:** Medicare Part B

To Whom It May Concern:

This letter is to support the medical necessity of a **custom fabricated knee-ankle-foot orthosis (KAFO)** for the left lower extremity.

### 1. Medical History
Ms. Stroud-Batiste contracted poliomyelitis at the age of seven and now carries a diagnosis of **postpolio syndrome (G14)**, with atrophy of the left thigh, an acquired deformity of the left knee, and a history of falls.

### 2. Functional Limitations
- Walks only **40 feet** with bilateral forearm crutches and a damaged brace
- Knee hyperextends **18°** and buckles unpredictably
- **Four falls** in six months
- Lives alone; her daughter Yvette visits three times weekly

### 3. Equipment Tried and Ruled Out
- **Existing brace (1998):** cracked on 02/11/2026; cannot be repaired for want of parts
- **Prefabricated knee brace:** used for 14 days in February and March; slipped and did not prevent buckling

### 4. Justification by Component

| Code | Qty | Reason |
|---|---|---|
| L2036 | 1 | Controls knee and ankle; shape of limb rules out a prefabricated device |
| L2405 | 2 | Hold straight a knee that the quadriceps cannot; full grip strength allows her to unlock them to sit |
| L2830 | 1 | Protects thin skin of the thigh, already marked by the old cuff |

### 5. Expected Outcome
With a stable knee, the aim is for her to walk **120 feet** to the mailbox and stand while cooking. Six physical therapy visits will follow delivery.

Sincerely,

**Gideon Maas-Fontaine, MD**
NPI 1396820457`,
    `We are answering the plan's questions about the left KAFO for Ms. Stroud-Batiste (born 6/30/44).

Is she ambulatory?
She is. We watched her walk 40 feet on March 24 on forearm crutches, with the broken brace bound up in tape. Her wheelchair is for long distances, nothing else.

Why not an ankle-foot orthosis?
An AFO stops below the knee. Hers is a knee with one-fifth quadriceps strength that falls 18 degrees backward under load or folds forward under her. It is the knee that has to be stabilized, and the ankle too, since she cannot lift the foot at all.

Why not repair the old one?
It was built in 1998. The upright broke at the knee joint this February, and nobody makes the part any more.

Why must it be molded to her?
Three reasons. The condition is lifelong. The left thigh measures 14 inches against 19 on the right and the leg is an inch and a half short, so nothing off the shelf fits. And we did try one off the shelf, from February 18 until March 4, and it slid down her thigh while the knee kept buckling.

Why two locks?
A double-upright brace has two knee joints, inner and outer. Each takes a lock. She has normal grip in both hands and opens them to sit down.

What is the harm in waiting?
Four falls in six months at the age of 81, in a house where she lives alone.

On behalf of the post-polio clinic,
Gideon Maas-Fontaine, MD, NPI 1396820457
April 14, 2026`,
    `PHYSICIAN ORDER AND STATEMENT

Ordered for: Wilhelmina Stroud-Batiste, 91 Old Cannery Road, Belle Marais, LA 70999, tel. (985) 555-0163
Ordered by: G. Maas-Fontaine, MD
Supplier: Cypress Point Orthotics
Date of face-to-face: 24 March 2026 (3 weeks ago today)

DEVICE: Knee-ankle-foot orthosis for the LEFT leg, all plastic, two uprights, made to cast. One.
ADDITIONS: Drop locks, two. Soft interface above the knee, one.
LENGTH OF NEED: lifetime (99)

STATEMENT
The person named above had polio as a child of 7. The muscles on the front of her left thigh barely flicker, and those that raise the foot do nothing. Sensation is spared. She has been kept on her feet by a metal-and-leather brace made 28 years ago that weighs 7 pounds and broke in February. Since then she has had a ready-made knee brace for two weeks, without success, and has been getting by with tape and two forearm crutches.

She has fallen four times within six months. After the latest, on 9 March, the left hip was bruised.

The inner side of the left thigh showed a red spot two centimeters wide where the leather cuff bears, still visible for 40 minutes after the brace came off; hence the lining.

By passive motion the knee bends to 125 degrees and the hyperextension can be brought back by hand to 5 degrees, so that a brace can correct it. She was a school librarian, is now retired, and wants to be able to stand at the stove and to walk to her own mailbox, a distance of 120 feet.

Gideon Maas-Fontaine, MD
NPI: 1396820457          Signed: 04/14/2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
