import type { CorpusCase } from '../corpus-case.ts';

/** A pediatrician, a school nurse, a clinic, a local model and a supplier write to Medicaid for a boy of 7 with asthma who needs a peak flow meter and two spacers. */
export const peakFlowSpacerChild: CorpusCase = {
  id: 'peak-flow-spacer-child',
  today: '2026-08-19',
  facts: {
    case_id: 50110,
    patient: {
      first_name: 'Mateo',
      last_name: 'Grisham-Ortiz',
      dob: '2019-03-08',
      gender: 'male',
      height: '4 ft 0 in',
      weight: '54 lb',
      address: '918 Persimmon Hill Road, Apt 2, Sweetwater Gap, GA 30999',
      phone: '(706) 555-0115',
      mrn: 'SGP-19038',
    },
    diagnoses: [
      { code: 'J45.41', description: 'Moderate persistent asthma with (acute) exacerbation' },
      { code: 'J30.2', description: 'Other seasonal allergic rhinitis' },
      { code: 'L20.9', description: 'Atopic dermatitis, unspecified' },
    ],
    items: [
      {
        item: 'Peak expiratory flow rate meter, hand held',
        hcpcs: 'A4614',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Does not feel an attack coming: on 2026-07-30 his peak flow was 90 liters a minute in the emergency room and he said he was fine. Personal best 190 on 2026-08-12. Green 152 and up, yellow 95 to 151, red under 95. To blow three times each morning and evening, best one written down by his grandmother. Blew it correctly on the third try.',
      },
      {
        item: 'Spacer, bag or reservoir, with or without mask, for use with metered dose inhaler',
        hcpcs: 'A4627',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        justification:
          'Fluticasone 44 mcg 2 puffs twice a day and albuterol 2 puffs as needed by metered dose inhaler. Without a spacer he presses before he breathes in and the spray lands on his tongue; thrush on 2026-06-03. With a spacer and mouthpiece he does it right. His only spacer has had a cracked valve since July 2026. One for home, one for school, as the bag was forgotten on the bus twice in the spring. Two emergency visits, 2026-04-17 and 2026-07-30, and three courses of prednisolone in 12 months.',
      },
    ],
    provider: { name: 'Alton Beauchamp-Reyes, MD', npi: '1245780936', date_signed: '2026-08-19' },
    seen: [
      '2026-08-12, in office, by Alton Beauchamp-Reyes, MD: lungs clear, saturation 98 %, allergic shiners, pale swollen nasal lining, dry patches in both elbow creases, mouth clear, peak flow 190.',
      '2026-08-12, in office, by Keisha Landrum, RN: taught peak flow and spacer with mouthpiece; Mateo showed both back, his grandmother read the zones aloud.',
    ],
    told: [
      'Who pays? Georgia Medicaid',
      'Who supplies? Peachblossom Pharmacy and Medical',
      'Lives with whom? With his grandmother Dolores, 61, who has custody, and his sister Inez, 12',
      'How long has the doctor known him? Since he was born',
      'Which school? Starts second grade at Sweetwater Gap Elementary on 2026-08-24',
      'Who gives medicine at school? School nurse Joan Tillery, RN',
      'How much school has he missed? 11 days last school year',
      'What sets it off? Grass pollen, colds, running in cold air',
      'Does anyone smoke? No',
      'Which other medicines? Cetirizine 5 mg at bedtime, hydrocortisone 1 % cream for the elbows',
      'Is there a written asthma action plan? Yes, of 2026-08-12; one copy for home and one for school',
      'What does he like? Soccer; he was pulled out of 3 games in the spring',
      'When is he seen again? 2026-11-11',
    ],
    answered: [],
  },
  notes: [
    `August 19, 2026

Georgia Medicaid
Prior Approval, Durable Medical Equipment

Re: Mateo Grisham-Ortiz, 3/8/2019

To the reviewer,

Mateo's been my patient from the day he was born and he is seven now. He has moderate persistent asthma, hay fever and eczema, and he's had a rough year of it, two trips to the emergency room, April 17 and July 30, three rounds of prednisolone in twelve months, eleven days out of school.

What worries me about this boy is that he doesn't feel it coming. When they checked him in the ER on July 30 his peak flow was 90 and he said he was fine. His best is 190. So he was under half. A peak flow meter (A4614, one) will tell his grandmother what he doesn't, and Miss Dolores will have him blow three times every morning and three times every evening and write down the best one.

I also need two spacers for him (A4627), one to stay at home and one to stay at school with Nurse Tillery, because the bag got left on the bus twice last spring and because the only spacer he owns has had a cracked valve since July. Without one he presses before he breathes and it all goes on his tongue. He had thrush June 3. With a spacer and a mouthpiece he does it right, our nurse Keisha watched him.

He takes fluticasone 44, two puffs twice a day, albuterol when needed. He starts second grade on the 24th. It would be a kindness to have these by then.

Alton Beauchamp-Reyes, MD
NPI 1245780936`,
    `Asthma f/u 8/12/26, LMN 8/19/26
Mateo G-O, 7 y, 48 in, 54 lb
Lives w/ GM (custody) + sister

S: ED 7/30 (PF 90, "fine"). ED 4/17. Pred x 3 in 12 mo. Missed 11 d school. Missed part of soccer too, pulled from 3 games in spring. Triggers grass, URI, running in the cold. No smokers. Spacer valve cracked since July. Thrush 6/3.

O: 98%. Lungs CTA. PF 190 (PB). Shiners, pale boggy turbinates. Eczema both AC fossae. OP clear, no thrush.

A: Mod persistent asthma, recent exac. SAR. AD.
Poor perceiver.
MDI technique: bad w/o spacer, good w/.

P:
Fluticasone 44 2p BID w/ spacer
Albuterol 2p prn w/ spacer
Cetirizine 5 hs. HC 1% elbows.
PF meter A4614 #1
Spacer A4627 #2, home + school
Zones: G >= 152, Y 95-151, R < 95
AAP given, 2 copies (home, school)
RN teach done, return demo good
RTC 11/11/26

Medicaid: EPSDT covers what is medically necessary to correct or ameliorate a child's condition. These two devices are cheap next to one night in an ER. 

A. Beauchamp-Reyes`,
    `Hello,

My name is Joan Tillery and I'm the school nurse at Sweetwater Gap Elementary, where Mateo Grisham-Ortiz will be a second grader starting Monday, August 24. His doctor has asked Georgia Medicaid for a spacer that stays here with me and I'd like to say why that matters.

Mateo is 7 and has asthma. He missed eleven days last school year. He had the one spacer, and twice in the spring the bag was forgotten on the bus. A day like that, if he needs his albuterol, he's left to use the inhaler bare. He pushes it before he inhales and the medicine ends up on his tongue. As of July even that one spacer isn't any good, the valve's cracked.

With a spacer he does fine. He showed the nurse at the doctor's office on August 12 and got it right.

The things that set him off are colds, grass and running when it's cold out. He loves soccer and he got pulled out of three games in the spring.

There's a copy of his action plan for us and a copy for home. It goes by the peak flow numbers: 152 or higher he's green, 95 to 151 yellow, lower than 95 red. The numbers do nobody any good without a meter for his grandmother to use, morning and night, and he has been known to say he's fine at 90.

Two spacers and one meter. Please.

Joan Tillery, RN`,
    `# Letter of Medical Necessity

**Patient:** Mateo Grisham-Ortiz
**Age:** 7 years
**Guardian:** Dolores (grandmother, has custody)
**Payer:** Georgia Medicaid
**Supplier:** Peachblossom Pharmacy and Medical

## Diagnoses
- J45.41: Moderate persistent asthma with acute exacerbation
- J30.2: Other seasonal allergic rhinitis
- L20.9: Atopic dermatitis, unspecified

## Requested Equipment
| Item | HCPCS | Quantity |
|---|---|---|
| Hand-held peak flow meter | A4614 | 1 per year |
| Spacer for metered dose inhaler | A4627 | 2 per year |

## Clinical Justification
**Peak flow meter.** Mateo does not recognize the onset of an attack. In the emergency room on July 30, 2026, his reading was **90 L/min (47% of his personal best of 190)** while he reported feeling fine. Twice-daily measurement gives an objective warning:
- *Green:* 152 and above (80% of best)
- *Yellow:* 95 to 151
- *Red:* below 95 (50% of best)

**Spacers.** Mateo's controller and rescue medications are both delivered by metered dose inhaler. Without a spacer, medication deposits on the tongue, and he developed **thrush** in June 2026. His existing spacer has a cracked valve. One spacer is needed at home and one at school.

## Burden of Disease
- 2 emergency visits in 2026
- 3 courses of oral prednisolone in the past 12 months
- 11 missed school days

## Training
On August 12, 2026, a registered nurse taught both devices. Mateo demonstrated them, and his grandmother read the zones aloud.

## Follow-up
November 11, 2026

Alton Beauchamp-Reyes, MD
NPI 1245780936`,
    `Georgia Medicaid appeals

Patient M. Grisham-Ortiz, DOB 03/08/19
Answering your letter, in your order:

1. "Two spacers exceed need."
Your own limit is two a year and we've asked for two. He lives in one place and is at school in another. In the spring his bag was left on the bus on two occasions. The single spacer he had has been broken (valve) since July. Mrs. Tillery, RN, gives his medicine at school.

2. "Child is able to use inhaler."
Not by itself he isn't. We've got him firing it ahead of the breath. Spray on the tongue. Thrush, seen June 3, cleared by August 12. With the spacer and its mouthpiece his technique was correct when Keisha Landrum, RN, had him show it.

3. "Peak flow monitoring not shown to be necessary; symptoms may be followed."
In most children, maybe. In this one the symptoms can't be followed, since he doesn't report them. At 90 L/min, in the red, he told the emergency room he was fine.

4. "Is a 7-year-old able to perform the maneuver?"
He had it on try number three. He reached 190 that day. Three blows a.m., three blows p.m., highest recorded, by his grandmother.

5. "Current treatment?"
Fluticasone 44 mcg, 2 puffs b.i.d. (4 puffs a day). Albuterol 2 puffs PRN. Cetirizine 5 mg nightly. There's no smoking at home. A written plan dated 8/12/26 is in place.

We would be grateful for an answer before school begins on August 24.

For the practice,
Alton Beauchamp-Reyes, MD`,
    `PEACHBLOSSOM PHARMACY AND MEDICAL
DME order worksheet                       8/19/26

Pt ........ Grisham-Ortiz, Mateo   M   DOB 3/8/19 (7)   4'0"  54#
Addr ...... 918 Persimmon Hill Rd Apt 2, Sweetwater Gap GA 30999
Ph ........ 706-555-0115 
Plan ...... GA Medicaid
Rx ........ A. Beauchamp-Reyes MD, NPI 1245780936

(1) A4614 peak flow meter, hand held ........ 1
(2) A4627 spacer w/ mouthpiece .............. 2  (1 home, 1 school)

Dx J45.41 / J30.2 / L20.9

Why meter: poor awareness. PEFR 90 in ED 7/30, denied sx. PB 190 set 8/12. BID, 3 blows, log best.
   G 152+   Y 95-151   R <95

Why spacer: MDIs are fluticasone 44 (2 puffs BID) + albuterol (2 puffs prn). Actuates early. Tongue deposit, thrush 6/3. Old spacer, valve cracked 7/26.
Why 2: school RN gives meds there; bag left on bus x 2.

Severity: ED 4/17 and 7/30, oral steroid x 3/12 mo, 11 absences, pulled from 3 soccer games.

Exam 8/12: clear lungs, SpO2 98, allergic shiners, nasal mucosa pale and swollen, eczema in the bend of each elbow.

Training: K. Landrum RN, 8/12. Child and grandmother both. Return demo OK.

School starts the 24th, so let's have both spacers out the door before that.

Next visit 11/11/26`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
