import type { CorpusCase } from '../corpus-case.ts';

/** A mail carrier whose thigh wasted in a cast needs a stimulator to wake it. */
export const neuromuscularStimulatorMailCarrier: CorpusCase = {
  id: 'neuromuscular-stimulator-mail-carrier',
  today: '2026-04-02',
  facts: {
    case_id: 29107,
    patient: {
      first_name: 'Dagny',
      last_name: 'Ferreira-Holt',
      dob: '1983-01-25',
      gender: 'female',
      height: '5 ft 8 in',
      weight: '159 lb',
      address: '1172 Postmill Road, Upper Fenwick, MI 49999',
      phone: '(231) 555-0129',
      mrn: 'FOS-30815',
    },
    diagnoses: [
      {
        code: 'M62.552',
        description: 'Muscle wasting and atrophy, not elsewhere classified, left thigh',
      },
      {
        code: 'S82.042D',
        description:
          'Displaced comminuted fracture of left patella, subsequent encounter for closed fracture with routine healing',
      },
      { code: 'M25.662', description: 'Stiffness of left knee, not elsewhere classified' },
    ],
    items: [
      {
        item: 'Neuromuscular stimulator, electronic shock unit',
        hcpcs: 'E0745',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        justification:
          'Left side. For disuse atrophy of the left quadriceps after 8 weeks in a cylinder cast, from 2026-01-07 to 2026-03-04. Thigh girth 15 cm above the patella on 2026-03-24: 43 cm left, 49 cm right. Quadriceps strength 3/5 on the left with an extension lag of 15 degrees. The femoral nerve is intact: knee jerk present, feeling normal, motor conduction normal on 2026-03-26. Physical therapy twice a week since 2026-03-05, 8 sessions, brought the lag from 18 to 15 degrees only, because she cannot recruit the vastus medialis at will. With the stimulator in the clinic on 2026-03-24 the lag was 6 degrees during the contraction.',
      },
      {
        item: 'Electrical stimulator supplies, 2 lead, per month, (e.g., TENS, NMES)',
        hcpcs: 'A4595',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        size: 'electrodes 2 x 4 in',
        justification:
          'Electrodes, leads and batteries for 3 months of treatment, one unit for each month. Twenty minutes twice a day, 10 seconds on and 30 seconds off, at 50 Hz, with the knee bent 60 degrees. The electrodes lose their stick after about 15 uses. Hypoallergenic gel, because adhesive bandage made a rash on her left shin in January 2026.',
      },
    ],
    provider: { name: 'Bertrand Kowalczyk-Amin, MD', npi: '1295038164', date_signed: '2026-04-02' },
    seen: [
      '2026-01-05, operation: tension band fixation of the left patella, by Bertrand Kowalczyk-Amin, MD.',
      '2026-03-24, in clinic, by Bertrand Kowalczyk-Amin, MD: left knee flexion 85 degrees, right 140; scar healed, no effusion, calf soft; radiographs show union of the patella.',
      '2026-03-26, nerve conduction of the left femoral nerve: normal.',
      '2026-03-31, physical therapy, by Lucasta Bengtsson, PT: cannot rise from a chair without her hands; walks with one cane, 0.7 m/s; climbs stairs one at a time.',
    ],
    told: [
      'Injury? Slipped on an icy doorstep while delivering mail on 2026-01-03',
      'Who pays? Great Lakes Postal Workers Fund',
      'Who supplies? Fenwick Rehab Supply',
      'Lives with whom? With her wife Simone and two sons, 9 and 12',
      'Work? Mail carrier; walks 11 miles a day with a satchel of up to 35 lb; off work since the injury',
      'Pacemaker? None; not pregnant; no cancer; no clot',
      'Pain? 3 of 10 on stairs; takes acetaminophen 500 mg at night',
      'Who taught her? Lucasta Bengtsson, PT, on 2026-03-31; she placed the electrodes herself without error',
    ],
    answered: [],
  },
  notes: [
    `OPERATIVE SURGEON'S LETTER

April 2, 2026

To: Great Lakes Postal Workers Fund
Patient: Dagny Ferreira-Holt, DOB January 25, 1983

To the reviewer:

On January 3 of this year Ms. Ferreira-Holt, a 43-year-old letter carrier, slipped on ice on a doorstep along her route and broke her left kneecap into several displaced pieces. I fixed it two days later with a tension band. She wore a cylinder cast for eight weeks from January 7.

The bone has done its part. My films of March 24 show union. The scar is healed, there is no effusion and the calf is soft. The muscle has not done its part. Fifteen centimeters above the patella the left thigh measures 43 cm against 49 cm on the right, a deficit of 6 cm. Extension strength is 3/5, and when she lifts the straight leg the knee sags by 15 degrees. Flexion stops at 85 degrees, where the other knee goes to 140.

She has attended physical therapy twice weekly since the day after the cast was removed. Eight sessions improved the lag by three degrees. The reason is well known. After injury and immobilization the brain no longer drives the quadriceps fully, the vastus medialis in particular, and one cannot strengthen by exercise a muscle that one cannot turn on.

Electrical stimulation turns it on. In my clinic, with current applied, the lag shrank to 6 degrees.

The nerve supply is intact. The knee jerk is present, sensation is normal and femoral conduction, tested on March 26, was normal too. Disuse atrophy with an intact nerve, following casting, is precisely the situation for which neuromuscular stimulation is generally covered.

Please authorize E0745 for three months with three units of A4595.

Bertrand Kowalczyk-Amin, MD
NPI 1295038164`,
    `PT PROGRESS NOTE / JUSTIFICATION FOR HOME NMES
03/31/2026, Lucasta Bengtsson, PT

Dx: L quad disuse atrophy (M62.552); L patella fx s/p ORIF, healing (S82.042D); L knee stiffness (M25.662)

SUBJ: Pain 3/10 on stairs. APAP 500 mg HS. Off work since 1/3/26. Job: carries satchel up to 35 lb, walks 11 mi/day.

OBJ:
- Sit to stand: unable w/o UEs
- Gait: cane x1, 0.7 m/s
- Stairs: one at a time
- Girth 15 cm above patella (3/24): L 43, R 49 cm
- L quad 3/5
- Extension lag: 18 deg at start of PT, 15 deg now, 6 deg with stim
- L knee flexion 85 deg (3/24)

TX TO DATE: 2x/wk from 3/5, 8 visits.

ASSESS: Arthrogenic inhibition. Pt works but VM doesn't fire on command. For reference, 0.7 m/s is about half of the pace of a healthy adult in her forties, who walks at some 1.4 m/s. To cover 11 miles at today's speed would take her about 7 h without a stop.

NMES PARAMETERS:
50 Hz, 10 s on / 30 s off, 20 min, BID, knee at 60 deg flexion
(That gives 30 contractions per session, 60 a day.)

TEACHING: Pt placed electrodes herself, no errors.

CONTRAINDICATIONS: no pacemaker, no pregnancy, no malignancy, no DVT.

SKIN: rash from adhesive bandage L shin, January. Hence hypoallergenic gel electrodes, 2x4 in.

PLAN: home unit 3 mo.

cc Dr. Kowalczyk-Amin`,
    `FENWICK REHAB SUPPLY
Prior authorization cover and letter

TO .............. Great Lakes Postal Workers Fund
RE .............. Dagny Ferreira-Holt
DOB ............. 01/25/1983
MRN ............. FOS-30815
ADDRESS ......... 1172 Postmill Road, Upper Fenwick, MI 49999
PHONE ........... (231) 555-0129
ORDERED BY ...... Bertrand Kowalczyk-Amin, MD
NPI ............. 1295038164
SIGNED .......... 04/02/2026

Gentlemen and ladies,

We are asked to supply:

(a) one neuromuscular stimulator, E0745, for the left leg, for 3 months;
(b) electrical stimulator supplies for two leads, A4595, 3 units, that is 1 per month.

With regard to (a): this is NMES, not TENS. A TENS unit (E0720, E0730) dulls pain. Pain is not what the order is for; the member rates hers at 3 out of 10 on stairs. An NMES unit makes the muscle contract. The two are often mixed up and we want to prevent a denial on that account.

With regard to (b): A4595 covers electrodes, leads and batteries. At two sessions a day there are some 60 sessions in a month. Electrodes stick for about 15 uses, so a set lasts roughly a week. Please note hypoallergenic gel; the member had a rash from an adhesive bandage in January of this year.

Diagnosis codes:
M62.552 (atrophy, left thigh)
S82.042D (left patella fracture, closed, routine healing)
M25.662 (left knee stiffness)

The member was taught by Lucasta Bengtsson, PT, on 03/31/2026 and can apply the electrodes on her own.

Medical questions should go to the ordering physician.`,
    `Q: What happened?
A: Dagny Ferreira-Holt delivers mail. On the third of January there was ice on a doorstep. She fell on it and the left kneecap broke.

Q: And then?
A: An operation on the fifth, a cast from the seventh, and eight weeks later, on March 4, the cast came off. The thigh that came out was visibly not the thigh that had gone in. It measures six centimeters less around than its neighbor.

Q: Isn't that what physical therapy is for?
A: It is, and she goes, two times a week. Eight visits have given her three degrees. At that rate, and fifteen are still missing, she would need about forty more visits, or twenty weeks, merely to hold her knee straight. Muscles do not follow such simple sums, of course, but the sum gives an idea.

Q: What does the machine do that she can't?
A: It sends a current through the thigh that makes the muscle tighten. With it she came within six degrees of straight, there and then.

Q: Does she need to be watched?
A: No. She has learned to place the electrodes and made no mistake.

Q: Any danger?
A: She has no pacemaker. She isn't pregnant. She has neither cancer nor a clot.

Q: What can't she do at present?
A: Get out of a chair without using her hands. Take stairs foot over foot. Walk without a cane. Go to work; the work is eleven miles a day with as much as 35 pounds in the bag.

Q: Who is at home?
A: Her wife, Simone, and their boys of nine and twelve.

Q: For how long?
A: Three months. It is a loan to a muscle, not a life sentence.

Q: Who ordered it?
A: Bertrand Kowalczyk-Amin, MD, NPI 1295038164, on April 2, 2026.`,
    `TELEHEALTH / CHART REVIEW FOR DME

PATIENT: Dagny Ferreira-Holt
DATE: 04/02/2026

PROBLEM LIST
1. Atrophy L thigh, M62.552
2. Closed comminuted displaced L patella fx, routine healing, S82.042D
3. L knee stiffness, M25.662

INTERVAL HISTORY
01/03 injury at work (ice)
01/05 tension band fixation
01/07 to 03/04 cylinder cast (56 days)
03/05 PT begins
03/24 surgeon visit, radiographic union
03/26 femoral NCS normal
03/31 NMES instruction

MEDICATIONS
acetaminophen 500 mg at night

ALLERGY / SKIN
rash from adhesive bandage, L shin, 01/2026

FUNCTION
cane x1, 0.7 m/s, needs hands to get up from chair, stairs one at a time

MEASURES
girth L 43 / R 49 (12% less)
flexion L 85 / R 140 (55 deg less)
strength L quad 3/5
lag 15 deg

ORDERS
E0745 qty 1 x 3 mo
A4595 qty 3 / 3 mo, 2x4 in electrodes, hypoallergenic

MEDICAL DECISION MAKING
The atrophy is due to disuse. Innervation of the muscle is intact. Voluntary exercise has been tried for about four weeks with minimal gain. Response to NMES is documented. Alternatives: more frequent supervised therapy would give her stimulation 2 or 3 times weekly, whereas the protocol asks for it twice daily. That can only be done at home.

GOAL
Extension without lag; walking without a cane; return to carrying mail.

Kowalczyk-Amin, Bertrand, MD
NPI 1295038164`,
    `# Home NMES for Quadriceps Disuse Atrophy

To: **Great Lakes Postal Workers Fund**
Patient: **Dagny Ferreira-Holt**, 43, female, 173 cm, 72 kg

## Why this patient

The patient is a mail carrier who has been unable to work since a fall on ice on January 3, 2026. Her left patella was fixed surgically and has united. What now keeps her from work is **weakness**, which followed eight weeks of immobilization.

## Key findings

* Left thigh 6 cm smaller in circumference than the right
* Quadriceps 3/5
* Active extension falls 15 degrees short
* Left knee bends to 85 degrees only
* Walking speed 0.7 m/s with a cane

## Why this device

Neuromuscular electrical stimulation recruits motor units directly and does not depend on the patient's voluntary drive. In her case:

| Condition | Extension lag |
|---|---|
| Start of therapy | 18 degrees |
| After 8 sessions | 15 degrees |
| During stimulation | 6 degrees |

## Coverage considerations

Policies usually require (1) disuse atrophy, (2) an intact nerve supply to the muscle including brain, spinal cord and peripheral nerves, and (3) a non-neurological cause, such as casting or splinting of a limb. She meets each of these. The atrophy followed a cast. The femoral nerve conducts normally. Reflex and feeling are preserved.

## Treatment plan

Two sessions of 20 minutes a day, at 50 Hz, 10 seconds on and 30 off, for 3 months. Supplies (A4595) at one unit a month, three in total. The electrodes measure 2 by 4 inches and should have hypoallergenic gel.

## Training and safety

Instruction was given by the physical therapist, Lucasta Bengtsson. There is no implanted pacemaker, pregnancy, cancer or thrombosis.

**Bertrand Kowalczyk-Amin, MD**
NPI 1295038164
April 2, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
