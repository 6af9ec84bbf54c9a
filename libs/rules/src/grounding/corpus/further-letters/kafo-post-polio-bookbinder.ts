import type { CorpusCase } from '../corpus-case.ts';

/** A bookbinder who had polio as a boy wears out his steel braces and needs two new ones. */
export const kafoPostPolioBookbinder: CorpusCase = {
  id: 'kafo-post-polio-bookbinder',
  today: '2026-02-17',
  facts: {
    case_id: 29103,
    patient: {
      first_name: 'Ambrose',
      last_name: 'Feyisetan-Marsh',
      dob: '1951-11-27',
      gender: 'male',
      height: '5 ft 7 in',
      weight: '162 lb',
      address: '3 Quire Street, Harmon Valley, PA 19999',
      phone: '(610) 555-0117',
      mrn: 'HVR-90244',
    },
    diagnoses: [
      { code: 'G14', description: 'Postpolio syndrome' },
      { code: 'M21.371', description: 'Foot drop, right foot' },
      { code: 'M21.372', description: 'Foot drop, left foot' },
      { code: 'Z91.81', description: 'History of falling' },
    ],
    items: [
      {
        item: 'Knee ankle foot orthosis, full plastic, double upright, with or without free motion knee, with or without free motion ankle, custom fabricated',
        hcpcs: 'L2036',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '5 years',
        color: 'charcoal',
        justification:
          'One for each side. One for each leg. His steel and leather braces of 1998 weigh 7.5 lb each, the right upright broke on 2025-10-06 and was welded, and the left thigh cuff is loose since the thigh lost 3 cm of girth in 4 years. The new braces will weigh 4.2 lb each. Without braces both knees buckle and he cannot stand. He fell 3 times between August 2025 and January 2026, twice when the right knee gave way and once when the left toes caught on a threshold; the fall of 2025-12-11 broke no bone. On 2026-01-20 he walked 10 m in 31 seconds with the old braces and two forearm crutches.',
      },
      {
        item: 'Addition to knee lock with integrated release mechanism (bail, cable, or equal), any material, each joint',
        hcpcs: 'L2415',
        quantity: 4,
        quantity_limit: 4,
        limit_period: '5 years',
        justification:
          'Two joints on each brace. Quadriceps strength is 1/5 on the right and 2/5 on the left, so the knees must be locked when he walks. He holds a crutch in each hand and cannot reach down to drop locks; a bail opens when its loop touches the edge of the chair. With a bail lock on trial he sat down safely in 5 of 5 attempts, with drop locks in 2 of 5.',
      },
      {
        item: 'Addition to lower extremity, molded inner boot',
        hcpcs: 'L2280',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '5 years',
        justification:
          'Both feet are in a rigid cavovarus position that a prefabricated shell cannot hold. A callus of 2 cm with redness lies under the outer border of the right foot. The right leg is 2.5 cm shorter than the left and the boot takes up the difference.',
      },
    ],
    provider: { name: 'Cordelia Abernathy-Singh, DO', npi: '1689205731', date_signed: '2026-02-17' },
    seen: [
      '2026-01-20, in clinic, by Cordelia Abernathy-Singh, DO: hip flexors 3/5 on both sides, quadriceps 1/5 right and 2/5 left, ankle dorsiflexors 0/5 on both sides, arms 5/5, feeling intact in both legs, no knee flexion contracture.',
      '2026-02-03, at Kiln Street Orthotics, by Rosalind Achterberg, CPO: casts of both legs; trial braces of plastic with bail locks, 10 m in 22 seconds with two forearm crutches.',
      '2026-01-27, electromyography: chronic denervation in both legs, in keeping with old poliomyelitis.',
    ],
    told: [
      'Poliomyelitis when? In 1955, at the age of 3, in both legs',
      'Who pays? Harmon Valley Health Trust',
      'Lives with whom? Alone; his daughter Ngozi visits on Sundays',
      'Home? Second floor with an elevator; thresholds between the rooms',
      'Work? Binds books at home 15 hours a week',
      'Prefabricated knee braces? Tried in November 2025 for 2 weeks; they slid down and did not hold the right knee',
      'Wheelchair? Uses one for distances beyond 100 m',
      'Surgery? None wished and none advised',
    ],
    answered: [],
  },
  notes: [
    `Dear Harmon Valley Health Trust,

Mr. Ambrose Feyisetan-Marsh caught polio in 1955, when he was three. He has walked in braces for much of a long life, and the pair he walks in today was made in 1998, which is to say that they are 28 years old, or nearly. I am writing because they are finished.

The right one broke on October 6 last year. It was welded. The cuff of the left one hangs loose about his thigh, because there is 3 cm less thigh than four years ago. That loss is what we mean by postpolio syndrome (G14): decades after the infection the surviving nerve cells, which had taken over the work of those that died, begin to give out as well. The electromyogram of January 27 shows chronic denervation in both legs.

When I examined him on January 20 he could not raise either foot at the ankle, hence the bilateral foot drop (M21.371, M21.372). The right quadriceps barely flickers, 1/5. The left is a little better, 2/5. The hip flexors are 3/5. His arms are normal and so is the sensation of his legs. The knees come fully straight, which is fortunate, since a contracture would make bracing much more difficult.

He has fallen three times in about half a year. The right knee was to blame for two of these falls and the dropped left foot for the third. None of us should wait for a hip fracture in a man of 74 who lives by himself.

What I have ordered is a pair of custom plastic knee-ankle-foot orthoses (L2036 x 2), four bail lock joints (L2415 x 4), and two molded inner boots (L2280 x 2). Together the new braces spare him 6.6 lb on each outing, and on trial he covered ten meters in 22 seconds instead of 31.

He does not want surgery, and I do not advise it.

With kind regards,

Cordelia Abernathy-Singh, DO
NPI 1689205731
February 17, 2026`,
    `KILN STREET ORTHOTICS
ORTHOTIST'S REPORT

PATIENT: Ambrose Feyisetan-Marsh
DOB: 27 Nov 1951
DATE OF CASTING: 3 Feb 2026
ORTHOTIST: Rosalind Achterberg, CPO

EXISTING ORTHOSES
Bilateral KAFO, steel and leather, 1998. 7.5 lb each (15 lb the pair). R upright fractured 10/06/2025, welded. A welded upright has lost its temper and can fail again without warning. L thigh cuff loose.

LIMB SURVEY
- Cavovarus feet, bilateral, rigid
- R lateral border of foot: callus 2 cm, red
- R leg short by 2.5 cm (about 1 in)
- L thigh: lost 3 cm girth over 4 years
- No flexion contracture at the knee per Dr. Abernathy-Singh

TRIAL DEVICES
| | Old braces | Trial braces |
|---|---|---|
| Knee control | locked | bail lock |
| 10 m | 31 s (01/20) | 22 s (02/03) |
| Speed | 0.32 m/s | 0.45 m/s |
| Crutches | 2 forearm | 2 forearm |

| Sitting down safely | |
|---|---|
| Drop locks | 2 of 5 |
| Bail lock | 5 of 5 |

DESIGN
1. L2036, R and L, full plastic, double upright, charcoal. Target 4.2 lb each.
2. L2415 x 4. Each brace has a medial and a lateral joint, so two per leg.
3. L2280 x 2. The foot is too deformed for an off-the-shelf shell. On the right the boot also makes up for the short leg.

WHY CUSTOM
Both legs are asymmetrical, the feet are rigid, the use is permanent. Any one of these is generally accepted as a reason for custom fabrication. Prefabricated knee braces were worn for two weeks in November and slid down.

WHY NOT AN AFO
An ankle-foot orthosis leaves the knee free. A knee with a quadriceps of 1 or 2 out of 5 does not stay straight by itself.`,
    `APPEAL-READY SUMMARY, prepared for the physician's signature

Coverage question A: Is the patient ambulatory?
Yes. He walks with two forearm crutches and braces. For anything beyond a hundred meters he takes a wheelchair.

Coverage question B: Does he have weakness or deformity of the foot and ankle that requires stabilization?
Yes. Dorsiflexion is 0/5 on the right and on the left, and both feet are fixed in cavovarus.

Coverage question C: Is additional knee stability required?
Yes. Quadriceps: right 1/5, left 2/5. Without braces he cannot stand; both knees give way.

Coverage question D: Could a prefabricated device serve?
No. Prefabricated knee braces were tried for two weeks in November 2025. They slid and they failed to hold the right knee.

Coverage question E: Is replacement due?
The present braces were made in 1998. A useful lifetime of five years is the usual assumption of payers; these have served more than five times as long. One is broken and mended, the other no longer fits.

Coverage question F: Why a bail lock?
Because he has a crutch in either hand. To release a drop lock one has to bend and lift a ring on each side of the knee. He managed to sit down safely with drop locks in only two attempts out of five. A bail needs no hand; it opens as it meets the front of the seat. Five out of five.

Lines:
L2036, 2 units
L2415, 4 units
L2280, 2 units
(8 units altogether, none of which exceeds the limit for five years)

Diagnoses: G14; M21.371; M21.372; Z91.81

Patient: Feyisetan-Marsh, Ambrose, 74, male, MRN HVR-90244, 3 Quire Street, Harmon Valley, PA 19999
Ordering: Cordelia Abernathy-Singh, DO, NPI 1689205731, 02/17/2026`,
    `PM&R CLINIC, RESIDENT NOTE FOR PAYER

HPI: 74M, PPS, remote polio (1955, bilat LEs). Ambulates household/short community distances w/ bilat KAFOs + 2 Lofstrands, w/c > 100 m. 3 falls Aug 2025 to Jan 2026: R knee buckled x2, L toe catch on threshold x1. The 12/11/25 fall: no fx. Lives alone, 2nd floor, elevator, thresholds between rooms. Dtr visits Sundays. Works from home as bookbinder, 15 h/wk.

EXAM (1/20/26, Dr. Abernathy-Singh):
            R      L
HF         3/5    3/5
Quad       1/5    2/5
DF         0/5    0/5
UEs 5/5. Sensation intact bilat LE. No knee flexion contracture.

DATA: EMG 1/27/26 chronic denervation bilat LE c/w old polio. Gait 10 m: 31 s in old KAFOs (1/20), 22 s in trial plastic KAFOs w/ bail locks (2/3). Improvement 9 s, ~29%.

A/P:
74M w/ PPS, bilat foot drop, hx of falls. KAFOs from 1998 at end of life: R upright fx'd and welded, L thigh cuff loose 2/2 atrophy.
1) New bilat custom plastic KAFO (L2036 x2). Weight 4.2 lb vs 7.5 lb each. In PPS, overuse of the remaining motor units is to be avoided; each pound on the leg costs energy at each step.
2) Bail locks x4 (L2415). Hands not free d/t crutches.
3) Molded inner boots x2 (L2280). Rigid cavovarus bilat, callus R lateral border w/ erythema, LLD 2.5 cm R short.
4) No surgery (pt does not want, not advised).
5) Prefab knee orthoses trialed 11/2025, 2 wks, failed.

Sensation is preserved, so he should be able to tell us when the plastic presses. Skin checks are nonetheless routine with any new brace.

Attending: C. Abernathy-Singh, DO, NPI 1689205731. Order 2/17/26.`,
    `To: Harmon Valley Health Trust
Subject: New leg braces for Mr. Ambrose Feyisetan-Marsh (MRN HVR-90244)

Dear Sir or Madam,

Please permit me to explain this request in the simplest manner, as it was taught to me that one who decides should first be able to see the patient before his eyes.

See, then, a man of seventy-four years, of 170 centimeters and some 73 kilograms, who lives alone in the second floor. There is an elevator. Between his rooms are thresholds. He binds books, at home, fifteen hours in the week. On Sundays his daughter, Ngozi, comes.

When he wishes to stand, he cannot, unless both knees are held by a brace. The muscle that straightens the knee is on the right nearly without force and on the left not much stronger. The muscles that lift the feet have none. His arms, on the contrary, are strong, and with them he holds two crutches.

Now see the braces. They are of steel and leather, from the year 1998. Each has the weight of 3.4 kilograms. In October the right one broke and was welded. The cuff of the left thigh is loose.

Three times he has fallen since last August. Over the threshold he fell because the toes of the left foot remained hanging; the two other times the right knee did not carry him.

The new braces are of plastic and weigh each 1.9 kilograms. The lock of the knee opens itself at the chair, so that he does not need a third hand. Within is a boot formed after his foot, for the foot is stiff and stands crooked, and under its outer edge on the right side there is already a callus that is red.

It was tested: 22 seconds for ten meters where the old ones need 31.

I ask you to approve two braces (L2036), four knee locks (L2415) and two inner boots (L2280).

Respectfully,
for Cordelia Abernathy-Singh, DO (NPI 1689205731)
17 February 2026`,
    `# Medical Necessity Statement

| Field | Entry |
|---|---|
| Patient | Ambrose Feyisetan-Marsh |
| Age / sex | 74 / male |
| Payer | Harmon Valley Health Trust |
| Clinician | Cordelia Abernathy-Singh, DO |
| NPI | 1689205731 |
| Signed | February 17, 2026 |

## Background
Postpolio syndrome typically appears decades after paralytic poliomyelitis and brings new weakness, fatigue and loss of function. There is no drug that reverses it; management rests on energy conservation and well-designed orthoses. In this case some **71 years** have passed since the acute illness.

## Functional limitation
The patient **cannot stand** without bracing. With his current braces and bilateral forearm crutches he walks at roughly one third of a meter per second. He relies on a wheelchair for longer distances.

## Safety
- Three falls from August 2025 through January 2026
- Cause: knee collapse on the right (two), left foot drop (one)
- One of them took place on December 11, 2025, without a fracture
- The patient lives alone, so that help after a fall may be slow to come

## Requested orthoses
1. **L2036, quantity 2.** Bilateral custom-fabricated plastic KAFOs in charcoal. Weight reduction per leg: **3.3 lb, or 44%**.
2. **L2415, quantity 4.** Bail locks, two per side.
3. **L2280, quantity 2.** Molded inner boots for rigid cavovarus feet; on the right, the boot also compensates for a leg-length difference of 2.5 cm.

## Less costly alternatives
- *Prefabricated knee braces:* unsuccessful in November 2025
- *Repair of the present pair:* the right has already been welded, and a cuff that has become too wide for a wasted thigh would have to be remade
- *Drop locks:* safe sitting in just 40% of attempts

## Expected outcome
Faster and less tiring gait, fewer falls, continued independence at home.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
