import type { CorpusCase } from '../corpus-case.ts';

/** A roofer with a mended heel and numb hands cannot use crutches. */
export const kneeWalkerCalcaneusRoofer: CorpusCase = {
  id: 'knee-walker-calcaneus-roofer',
  today: '2026-10-08',
  facts: {
    case_id: 29109,
    patient: {
      first_name: 'Bartholomew',
      last_name: 'Szczepanski-Okafor',
      dob: '1974-02-22',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '228 lb',
      address: '417 Gable Street, Thistle Junction, OH 44999',
      phone: '(440) 555-0109',
      mrn: 'TJO-58162',
    },
    diagnoses: [
      {
        code: 'S92.061D',
        description:
          'Displaced intraarticular fracture of right calcaneus, subsequent encounter for fracture with routine healing',
      },
      { code: 'G56.03', description: 'Carpal tunnel syndrome, bilateral upper limbs' },
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
    ],
    items: [
      {
        item: 'Crutch substitute, lower leg platform, with or without wheels, each',
        hcpcs: 'E0118',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '12 months',
        size: 'weight capacity 300 lb',
        justification:
          'No weight on the right foot for 10 weeks after the operation of 2026-09-24, that is until 2026-12-03. With axillary crutches from 2026-09-25 to 2026-10-05 both hands went numb after 5 minutes and he dropped a crutch and nearly fell twice. With a pick-up walker on 2026-10-05 he managed 6 m, with a knee walker 60 m, without touching the floor with the right foot. His left leg is strong, and his right knee bends to 120 degrees and bears his weight without pain. All the rooms he uses are on one floor and the doors, except that of the bathroom, are 32 in wide.',
      },
      {
        item: 'Walking boot, pneumatic and/or vacuum, with or without joints, with or without interface material, prefabricated, off-the-shelf',
        hcpcs: 'L4361',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '12 months',
        size: 'large',
        justification:
          'Right side. For the right foot from the removal of the splint on 2026-10-08. It protects the plate and can be opened for wound care and for bending the ankle 4 times a day. He has no protective feeling at 4 of 10 points of the right sole, so that a closed cast could make a sore unnoticed. The incision is 9 cm long and its corner is still moist.',
      },
    ],
    provider: { name: 'Siobhan Ramaswamy-Pike, DPM', npi: '1614702859', date_signed: '2026-10-08' },
    seen: [
      '2026-09-24, operation: plate and screws to the right calcaneus, by Siobhan Ramaswamy-Pike, DPM.',
      '2026-10-05, physical therapy, by Clement Haverford, PT: left leg 5/5, single-leg stand on the left 30 seconds, grip 18 kg right and 20 kg left, Phalen test positive on both sides.',
      '2026-10-08, in clinic, by Siobhan Ramaswamy-Pike, DPM: incision closed except for 1 cm at the corner, no redness, foot pulses present, radiographs show the plate in place.',
    ],
    told: [
      'Injury? Fell 9 ft from a ladder on 2026-09-12',
      'Who pays? Buckeye Trades Benefit Fund',
      'Who supplies? Junction Home Medical',
      'Lives with whom? With his partner Renata, who works nights',
      'Work? Roofer; off work since the injury',
      'Hands? Night splints on both wrists since May 2026; nerve conduction of 2026-05-18 showed moderate carpal tunnel syndrome on both sides',
      'Smoking? Never',
      'HbA1c? 7.1 % on 2026-09-14; takes metformin 1000 mg twice a day',
      'Wheelchair? His bathroom door is 24 in wide and a wheelchair does not pass; the knee walker is 17 in wide',
    ],
    answered: [],
  },
  notes: [
    `Buckeye Trades Benefit Fund
Attn: Preauthorization

October 8, 2026

Re: Bartholomew Szczepanski-Okafor (DOB 02/22/1974)
Knee walker and pneumatic boot, right lower extremity

To whom it may concern:

My patient is a 52-year-old roofer who on September 12 fell nine feet from a ladder and shattered the joint surface of his right heel bone. I repaired it with a plate and screws on September 24. He is two weeks out from surgery today. The incision is closed but for a centimeter at its corner, which is still moist. There is no redness. The hardware is where I put it.

He may not put weight on this foot until December 3. If he does, the joint surface may collapse and the operation will have been for nothing.

The ordinary answer is crutches. They have been tried, for eleven days, and they failed because of his wrists. He has carpal tunnel syndrome on both sides, moderate by nerve conduction in May, and splints them at night. A crutch puts the body's weight through the very place where the nerve is pinched. After five minutes his hands were numb. He dropped a crutch. Twice he all but fell.

On October 5 our question was settled in therapy: six meters on a pick-up walker, sixty on a knee walker, with the right foot kept off the floor throughout.

The boot is a separate matter. He is diabetic with polyneuropathy, and four of the ten points tested on the right sole are without protective sensation. I do not put a closed cast on a foot like that if I can avoid it. In a boot which opens, we can see the wound, and he can move the ankle four times daily.

Please approve E0118 and L4361, one each.

Siobhan Ramaswamy-Pike, DPM
NPI 1614702859`,
    `PHYSICAL THERAPY NOTE
Clement Haverford, PT
10/05/2026

Bartholomew S.-O., 52, male, 5'11", 228 lb, post-op day 11, R calcaneus ORIF. NWB R x 10 wk.

Precautions: NWB R LE. DM2 with neuropathy. B CTS.

Strength: L LE 5/5. SLS on L 30 sec. R knee flexes to 120, kneeling weight through R knee pain free.
Hands: grip R 18 kg, L 20 kg. For a man of his age something over 40 kg would be usual. Phalen + B.

Device comparison

Device               Distance        Comment
Axillary crutches    (09/25-10/05)   numb hands at 5 min; near falls x2; dropped a crutch
Pick-up walker       6 m             also loads the wrists
Knee walker          60 m            NWB kept throughout

So the knee walker gave him ten times the distance.

Why not a wheelchair? Bathroom door is 24 in. A wheelchair does not pass. Knee walker: 17 in, so 3.5 in to spare on each side. Also, a man who can stand half a minute on a good leg does not need to be put in a chair; staying upright preserves strength.

Is he a candidate for a knee walker? The usual points:
1. Injury below the knee: yes
2. Knee on that side bends and carries weight: yes
3. Other leg sound: yes
4. Can steer and brake: the hands steer and brake but carry little, which is what suits him
5. Floor level: all rooms in use on one floor, doors 32 in (bathroom 24)
6. Within the weight limit: 228 of 300 lb

Rec: E0118.`,
    `FAX COVER

FROM: JUNCTION HOME MEDICAL
TO: BUCKEYE TRADES BENEFIT FUND
RE: SZCZEPANSKI-OKAFOR, BARTHOLOMEW
CONFIDENTIAL HEALTH INFORMATION

LETTER

REQUESTED ON BEHALF OF THE PRESCRIBER, SIOBHAN RAMASWAMY-PIKE, DPM (NPI 1614702859), ORDER OF 10/08/2026:

1) E0118, CRUTCH SUBSTITUTE, LOWER LEG PLATFORM. ONE. CAPACITY 300 LB.
2) L4361, PNEUMATIC WALKING BOOT, OFF THE SHELF. ONE. RIGHT. LARGE.

DIAGNOSES:
S92.061D (RIGHT CALCANEUS FRACTURE, ROUTINE HEALING)
G56.03 (CARPAL TUNNEL, BOTH SIDES)
E11.42 (T2DM WITH POLYNEUROPATHY)

PATIENT CONTACT: 417 GABLE STREET, THISTLE JUNCTION, OH 44999. (440) 555-0109. MRN TJO-58162.

MANY FUNDS DENY E0118 AS A CONVENIENCE WHEN CRUTCHES WILL DO. CRUTCHES WILL NOT DO HERE. HE HAD THEM FROM 09/25 TO 10/05. HANDS NUMB WITHIN MINUTES, TWO NEAR FALLS. A PICK-UP WALKER GOT HIM 6 METERS (ABOUT 20 FEET). A WHEELCHAIR WON'T GO THROUGH THE 24 INCH BATHROOM DOOR.

LENGTH OF NEED: NON-WEIGHT-BEARING THROUGH 12/03/2026, EIGHT WEEKS FROM TODAY.

THE BOOT AND THE KNEE WALKER ARE NOT IN PLACE OF EACH OTHER. THE BOOT HOLDS THE FOOT. THE WALKER KEEPS WEIGHT OFF IT. HE KNEELS ON THE PLATFORM WITH THE BOOT ON.

THE FUND'S LIMIT IS ONE OF EACH IN 12 MONTHS.

PARTNER (RENATA) WORKS NIGHTS, SO HE IS WITHOUT HER HELP THEN.`,
    `Dictation, podiatric surgery resident, for Dr. Ramaswamy-Pike.

This is the note to go to the Buckeye Trades Benefit Fund on Szczepanski-Okafor, the roofer with the right calcaneus. So, fifty-two-year-old gentleman, type two diabetic on metformin a thousand twice a day, A1c seven point one on the fourteenth of September, never smoker, which is good because heel incisions in smokers break down, fell off a ladder nine feet on September twelfth, displaced intraarticular calcaneus fracture on the right, plated on the twenty-fourth of September, so that's twelve days from injury to surgery. He's two weeks post-op. Splint came off today. The wound is nine centimeters and it's closed apart from one centimeter at the corner, it's moist there, not red. Pulses are there. The x-ray has the plate in position. Sensation, he misses four of the ten monofilament points on the right sole. Plan is non-weight-bearing ten weeks in total from surgery so to December third. Pneumatic boot today, size large, he takes it off for wound care and ankle bending four times a day. For getting around he needs a knee walker. He was on crutches till the fifth of October and his hands go numb in five minutes, he's got carpal tunnel in both wrists, EMG, I mean nerve conduction, eighteenth of May, moderate, he wears night splints. He nearly went down twice. With PT he did sixty meters on the knee walker and on the pick-up walker six. Knee bends one-twenty and he can kneel on it without pain. House is on one floor as far as he uses it. Partner works nights. Codes are E0118 and L4361, one and one. Thanks.`,
    `Dear Benefit Fund,

**Why a roofer with a broken heel should not be on crutches: an appeal in advance**

Most handbooks will tell you that a patient who cannot bear weight on one leg gets crutches, and that whatever rolls is a luxury. That holds for a patient with two good hands. Mr. Szczepanski-Okafor does not have two good hands. He has carpal tunnel syndrome in both.

*What does that mean on crutches?* Numbness after five minutes. One crutch dropped. Two near falls in eleven days. And a near fall, on one leg, means that the other foot comes down, by reflex, with 228 pounds behind it, on a heel that is held together by a plate.

*What does it mean on a knee walker?* The shin carries the weight. The hands steer. Sixty meters at a stretch, and the foot did not touch the ground.

*Why not just sit for ten weeks?* Because ten weeks of sitting would weaken the good leg, because in a man with diabetes inactivity drives up the sugar (his HbA1c is a respectable 7.1%), and because his partner, Renata, works nights and is not there then to hand him things. And if "sit" means a wheelchair: his bathroom door is 24 inches wide. It will not go through.

*Why a boot and not a cast?* He cannot feel a part of his right sole. A sore beneath a cast would be found by its smell.

We ask for:
- E0118, one, capacity of 300 lb (72 lb more than he weighs)
- L4361, one, right, large

The surgeon is Siobhan Ramaswamy-Pike, DPM, NPI 1614702859. The order bears the date of October 8, 2026.

An inexpensive device for eight more weeks, or a second operation. The Fund may choose.`,
    `# Medical Necessity Summary

**Patient:** Bartholomew Szczepanski-Okafor, 52 M
**Injury:** September 12, 2026, right heel
**Surgery:** September 24, 2026
**Payer:** Buckeye Trades Benefit Fund
**Supplier:** Junction Home Medical

## Diagnoses

1. Displaced intraarticular fracture of the right calcaneus, routine healing (S92.061D)
2. Carpal tunnel syndrome, bilateral (G56.03)
3. Type 2 diabetes with polyneuropathy (E11.42)

## Functional status

- Non-weight-bearing on the right through December 3, 2026
- Left leg strength 5/5; stands on it for half a minute
- Grip below what is usual for his age on both sides (18 kg and 20 kg)
- Right knee flexion 120 degrees

## E0118, knee walker

Mobility aids for a non-weight-bearing patient form a ladder from least to most costly. **Crutches** were used from September 25 to October 5 and caused numbness in both hands and two near falls. **A pick-up walker** allowed 6 m. **A knee walker** allowed 60 m. A **wheelchair** does not fit through the bathroom door. The knee walker is the lowest rung that holds.

## L4361, pneumatic boot

Indications for a removable boot over a cast in this patient:

| Reason | Fact |
|---|---|
| Wound | 1 cm of the 9 cm incision still open and moist |
| Sensation | 4 of 10 points insensate on the right sole |
| Motion | ankle exercises 4 times daily |
| Protection | plate on the calcaneus |

## Expected course

Fractures of the heel bone generally need about three months before full loading. The knee walker serves the patient until then and the boot will usually be worn in the transition to walking as well.

*Siobhan Ramaswamy-Pike, DPM, NPI 1614702859, October 8, 2026*`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
