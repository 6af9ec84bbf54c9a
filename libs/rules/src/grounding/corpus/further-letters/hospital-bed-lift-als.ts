import type { CorpusCase } from '../corpus-case.ts';

/** A retired surveyor with ALS needs a total electric bed and an electric lift, since his wife cannot crank or pump. */
export const hospitalBedLiftAls: CorpusCase = {
  id: 'hospital-bed-lift-als',
  today: '2026-11-20',
  facts: {
    case_id: 28107,
    patient: {
      first_name: 'Horatio',
      last_name: 'Bellweather-Singh',
      dob: '1959-12-02',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '182 lb',
      address: '75 Orchard Gate, Minnow Creek, TN 37999',
      phone: '(931) 555-0126',
      mrn: 'MCN-18056',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
      { code: 'R06.01', description: 'Orthopnea' },
    ],
    items: [
      {
        item: 'Hospital bed, total electric (head, foot and height adjustments), with any type side rails, with mattress',
        hcpcs: 'E0265',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'He has to sleep with the head raised by 45 degrees: lying flat his oxygen saturation fell to 84 % within 10 minutes on 2026-11-10, and his vital capacity was 48 % sitting and 34 % lying. He cannot turn himself and is turned every 2 hours at night. Strength of the arms 2 of 5, of the legs 2 of 5. He has slept in a recliner since 2026-08-30 and slid out of it on 2026-09-24 and 2026-10-17. The height is changed at each transfer and each wash, 8 times a day; his wife cannot turn a crank. He works a hand control with the right index finger.',
      },
      {
        item: 'Patient lift, electric with seat or sling',
        hcpcs: 'E0635',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'He has not been able to stand since 2026-09-15 and needs 6 transfers a day. His wife weighs 118 lb and must not lift more than 20 lb since the repair of her rotator cuff on 2025-04-03. A hydraulic lift was tried on 2026-11-12: she could not pump it with him in the sling. The electric lift raised him in 40 seconds with one push of a button. Its base is 27 inches wide and passes the bedroom door of 32 inches.',
      },
      {
        item: 'Sling or seat, patient lift, canvas or nylon',
        hcpcs: 'E0621',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '12 months',
        size: 'large',
        justification:
          'A second sling, with head support, because his neck extensors are 2 of 5 and his head drops; one is used while the other is washed.',
      },
    ],
    provider: { name: 'Amara Finchley-Duong, MD', npi: '1386725094', date_signed: '2026-11-20' },
    seen: [
      '2026-11-10, ALS clinic, by Amara Finchley-Duong, MD: ALSFRS-R 21 of 48, after 35 on 2026-02-10; vital capacity 48 % sitting, 34 % lying; skin intact, heels red.',
      '2026-11-12, at home, by Ludovic Barnes, PT: trial of a hydraulic and an electric lift; bedroom 12 x 14 feet.',
    ],
    told: [
      'Who pays? Cumberland Retirees Plan',
      'Who supplies? Stillwater Home Medical',
      'Lives with whom? With his wife Delphine, 63 years old, his only caregiver at night',
      'Other help? A home health aide 3 mornings a week',
      'ALS since? First signs in 2024, diagnosed in May 2025',
      'Breathing support? BiPAP at night since March 2026',
      'Food? Pureed, with thickened liquids; he coughs at 2 of 3 meals',
      'Weight before? 214 lb in January 2026',
      'Former work? Land surveyor, retired in 2025',
      'Present wheelchair? Power wheelchair with tilt, since June 2026',
    ],
    answered: [],
  },
  notes: [
    `Amara Finchley-Duong, MD
ALS Clinic

November 20, 2026

Cumberland Retirees Plan
Re: Horatio Bellweather-Singh, date of birth 12/02/1959

To the Medical Director:

Mr. Bellweather-Singh will be sixty-seven in twelve days. Until last year he was a land surveyor. ALS showed its first signs in 2024 and was diagnosed in May 2025. Its pace can be read off a single scale: in February his ALSFRS-R was 35 of 48, on November 10 it was 21. That is a loss of 14 points in nine months, which is fast.

He cannot stand. He cannot roll over. Someone must turn him every two hours through the night, and that someone is his wife Delphine, who is sixty-three, weighs 118 pounds to his 182, and has been forbidden to lift more than twenty pounds since her shoulder was repaired in April of last year.

He cannot lie flat either. We tested this: within ten minutes his saturation was 84%. Lying down costs him 14 points of a vital capacity that is only 48% of predicted to begin with. So he sleeps in a recliner, and has done since the end of August. A recliner has no rails. He has slid out of it twice.

I am ordering a hospital bed, total electric. I know that the height motor is often called a convenience, and for a caregiver who can kneel and crank, it may be. Mrs. Bellweather-Singh cannot turn a crank, and the height has to be changed eight times a day. With a hand control he can also raise the head of his bed himself; his right index finger still does that much.

I am ordering an electric lift for the same reason. She tried a hydraulic one. She could not pump it with him in the sling. The electric one had him up in forty seconds.

And one further sling, with support for the head, so that washing one does not confine him to bed.

This disease does not wait. Please answer soon.

Amara Finchley-Duong, MD
NPI 1386725094`,
    `HOME EQUIPMENT EVALUATION: PT

DATE OF VISIT: 11/12/2026
CLIENT: BELLWEATHER-SINGH, HORATIO (MCN-18056)
DX: ALS (G12.21)

HOME
BEDROOM 12 X 14 FT (168 SQ FT). BEDROOM DOOR 32 IN. LIFT BASE 27 IN, WHICH LEAVES 5 IN.

FUNCTION
Dep. for bed mobility and transfers. No standing since 9/15/26. BUE 2/5, BLE 2/5, neck extensors 2/5 (head drop). R index finger operates hand control. 6 transfers/day.

CAREGIVER
Wife, 63 y/o, 118 lb, sole caregiver at night. 20 lb lifting limit s/p rotator cuff repair 4/3/25. HHA 3 mornings/wk. So on four mornings, and all afternoons and nights, she is without the aide.

LIFT TRIALS
(a) Hydraulic: caregiver unable to pump under load. Failed.
(b) Electric: up in 40 sec, single button. Passed.

He is about one and a half times her weight and nine times her lifting limit. Manual transfer by one person is out of the question. A power wheelchair with tilt has been in place since June.

BED
Needs powered height for safe body mechanics. Caregiver bends less if the surface comes up to her; sling goes on more safely if it goes down. 8 height changes/day. Crank not possible for her.

Semi-electric (E0260): head and foot by motor, height by crank. Not suitable, see above.
Total electric (E0265): suitable.

SLING
Size L with head support, E0621 x1, in addition to the one that comes with the lift.

RISK
Slid from recliner 9/24 and 10/17. A person with ALS who slides to the floor needs a lift to get up again, or several people.

Ludovic Barnes, PT`,
    `LETTER OF MEDICAL NECESSITY
[x] Hospital bed   [x] Patient lift   [x] Sling

Patient ........ Horatio Bellweather-Singh, M, 66
Address ........ 75 Orchard Gate, Minnow Creek, TN 37999
Phone .......... (931) 555-0126
Payer .......... Cumberland Retirees Plan
Supplier ....... Stillwater Home Medical

ICD-10-CM
G12.21  Amyotrophic lateral sclerosis
R13.12  Dysphagia, oropharyngeal phase
R06.01  Orthopnea

BED CRITERIA
1. Requires positioning not feasible in an ordinary bed?  YES. Head up 45 degrees for orthopnea.
2. Requires head elevation of more than 30 degrees most of the time because of a respiratory problem or aspiration risk?  YES. SpO2 84% when flat; VC 34% supine. Coughs at two out of three meals.
3. Requires frequent changes in body position?  YES. q2h at night, dependent.
4. Requires a bed height different from a fixed height bed to permit transfers?  YES. 8 changes a day.
5. Can patient operate controls?  YES, R index finger.

LIFT CRITERIA
1. Would be bed confined without a lift?  YES, no standing, transfers not possible for the one caregiver.
2. Manual lift considered?  YES, tried 11/12/2026, caregiver could not pump.

SKIN
Intact. Heels red on 11/10/2026.

RESPIRATORY
BiPAP nightly since March 2026.

NUTRITION
Pureed diet, thickened liquids. Weight 214 lb in January → 182 lb (minus 32 lb, 15%).

ORDERED
E0265  x1
E0635  x1
E0621  x1, large

Estimated length of need: lifetime. ALS is progressive and there is no cure.

Signed 11/20/2026
Amara Finchley-Duong, MD, NPI 1386725094`,
    `From: Patient navigator, ALS clinic
To: Cumberland Retirees Plan, DME intake
Date: 20 November 2026
Subject: URGENT: bed, lift and sling for Mr. Bellweather-Singh

Hello,

Attached is Dr. Finchley-Duong's order. I'd like to add what doesn't fit in the boxes.

A night at the Bellweather-Singhs'. He is in the recliner, because if he lies flat he can't breathe. The BiPAP is on. Every two hours Delphine gets up and turns him. There is no one else at night. An aide comes three mornings a week. In September and again in October he slid out of the recliner. She is not allowed to lift more than 20 lb; he weighs 182.

A day. Six times he has to get from one place to another. He hasn't been able to stand since the middle of September. He has a power chair with tilt since June, which is a great thing once he's in it. Getting him in it is the trouble.

What was tried. A PT went to the house on the 12th with two lifts. The pump kind: Delphine couldn't. The button kind: forty seconds, done.

What I hear most often from plans is "why not semi-electric" and "why not hydraulic". Same answer to both. One has a crank and the other a pump handle, and the person who would have to work them has a repaired rotator cuff. A piece of equipment nobody in the house can operate isn't the cheaper alternative. It's not an alternative.

Codes: E0265, E0635, E0621. Quantity one each.

ALS clinics see people lose function from one month to the next. He lost 14 points on our rating scale since February. If this takes the usual number of weeks he'll be weaker when it arrives. Could you please mark it expedited?

Thank you so much`,
    `**Clinical Justification Report**

*Prepared for:* Cumberland Retirees Plan
*Subject:* H. Bellweather-Singh, 66-year-old man, 185 cm, 82.6 kg

**1. Disease.** Amyotrophic lateral sclerosis destroys the motor neurons of brain and spinal cord. Weakness spreads to limbs, throat and diaphragm; sensation and usually intellect are preserved. The patient was diagnosed eighteen months ago.

**2. Present function.**

- *Limbs:* 2/5 in arms and legs. He cannot stand or turn in bed.
- *Neck:* extensors 2/5, head drop.
- *Breathing:* vital capacity 48% sitting and 34% lying. A marked fall on lying down points to weakness of the diaphragm.
- *Swallowing:* oropharyngeal dysphagia; pureed food, thickened liquids.
- *ALSFRS-R:* 21/48, down from 35/48.

**3. Present arrangements and why they fail.** Since August 30, 2026 he has slept in a recliner. It has let him slide out on two occasions, offers no way to turn him properly, and loads the heels, which were already red on November 10. The skin is otherwise intact, and should stay so.

**4. Equipment.**

| Need | Equipment | Why not less |
|---|---|---|
| Head elevation, turning, variable height | Total electric bed, E0265 | Wife cannot crank |
| Six transfers daily | Electric lift, E0635 | Wife cannot pump |
| Head support; laundry | Second sling, large, E0621 | A single sling cannot be washed and used at once |

**5. Safety of the caregiver.** Back and shoulder injury in family caregivers is a frequent reason for the breakdown of care at home. Mrs. Bellweather-Singh's own shoulder was operated on nineteen months ago.

**6. Outlook.** The need will not lessen. All three items will be used daily for as long as he lives at home.

*Amara Finchley-Duong, MD, NPI 1386725094. November 20, 2026.*`,
    `SUBJ: Pt seen in ALS clinic 11/10. Wife reports he is in the recliner at night, turned q2h by her. Slid out twice (9/24, 10/17). Coughs with most meals. BiPAP noc since 3/26. No standing since mid-Sept.

OBJ: ALSFRS-R 21 (35 in Feb). VC 48 sit / 34 supine. SpO2 84 supine within 10 min. UE 2/5, LE 2/5, neck ext 2/5. Skin intact, heels red. Wt 182 (214 in Jan).

ASMT: Rapid progression: 14 pts over 9 mos, approx 1.6 pts/mo. Orthopnea from diaphragm weakness. Dysphagia. Complete dependence for transfers. Single caregiver with a lifting restriction.

PLAN:
1. E0265 total electric hosp bed w/ rails + mattress. HOB 45.
2. E0635 electric lift. Hydraulic failed 11/12 (home PT).
3. E0621 extra sling, L, w/ head support.
4. Heels: float off the mattress, as is standard.
5. Stillwater Home Medical to deliver.

Why now: sleeping in a chair is not a substitute for a bed. Semi-electric would leave the height to a crank his wife can't turn, eight times a day, fifty-six times a week. Gatch positions (head and foot together) also stop him from sliding down, which is what happened in the recliner.

Why electric lift: 6 transfers x 7 days = 42 a week.

He can run the bed's hand control with R index finger. As that may be lost too, the controls can later be worked by the caregiver.

AFD 11/20/26`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
