import type { CorpusCase } from '../corpus-case.ts';

/** A cardiologist, a respiratory therapist, a heart failure nurse, a clinic and a supplier write for a man with heart failure who needs portable oxygen with a conserving device. */
export const portableOxygenHeartFailure: CorpusCase = {
  id: 'portable-oxygen-heart-failure',
  today: '2026-11-04',
  facts: {
    case_id: 50107,
    patient: {
      first_name: 'Augustin',
      last_name: 'Delacroix-Pugh',
      dob: '1955-08-23',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '201 lb',
      address: '716 Cypress Knee Drive, Bayou Clair, LA 70999',
      phone: '(985) 555-0154',
      mrn: 'HFC-20317',
    },
    diagnoses: [
      { code: 'I50.22', description: 'Chronic systolic (congestive) heart failure' },
      { code: 'I27.22', description: 'Pulmonary hypertension due to left heart disease' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
    ],
    items: [
      {
        item: 'Portable gaseous oxygen system, rental; includes portable container, regulator, flowmeter, humidifier, cannula or mask, and tubing',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Ejection fraction 28 % on 2026-09-30. Walking on room air on 2026-10-28 his saturation fell to 82 % after 2 minutes. On continuous 2 liters 93 %, on pulse dose setting 3 with a conserving device 92 % over 6 minutes and 640 feet. He leaves the house for cardiac rehab Monday, Wednesday and Friday, about 3 hours each time, and for Mass on Sunday. An E cylinder on a cart weighs 18 lb and he could not get it up the 4 porch steps; a small M6 cylinder lasts about 80 minutes on continuous 2 liters but about 4 hours on pulse setting 3, and weighs 5 lb in a shoulder bag. With conserving device, pulse setting 3, when up and about.',
      },
      {
        item: 'Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Saturation at rest on room air 86 % on 2026-10-28, sitting for 10 minutes, in a stable state 9 days after discharge; 94 % on 2 liters. Blood gas on room air 2026-10-19: PaO2 54 mmHg. Diuretics, heart failure medicine and cardiac rehab have not brought the saturation up. 2 liters continuous at home, day and night, by nasal cannula.',
      },
    ],
    provider: { name: 'Winifred Osei-Landry, MD', npi: '1689340527', date_signed: '2026-11-04' },
    seen: [
      '2026-10-28, in office, by Winifred Osei-Landry, MD: weight 201 lb, down from 219 lb on 2026-10-12; neck veins 8 cm, fine crackles at both bases, trace ankle swelling both sides, blood pressure 108/66, pulse 72 regular.',
      '2026-10-28, in office, by Hank Dubrow, RRT: saturation at rest on room air 86 %, walking on room air 82 %, walking on 2 liters continuous 93 %, walking on pulse setting 3 92 % for 6 minutes and 640 feet; conserver triggered with every breath.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Pelican Bend Oxygen',
      "What is the doctor's specialty? Cardiology",
      'Where was he in hospital? St. Odile Hospital, 2026-10-12 to 2026-10-19, for worsening heart failure',
      'Which medicines? Sacubitril-valsartan 49/51 mg twice a day, carvedilol 12.5 mg twice a day, spironolactone 25 mg daily, torsemide 40 mg daily',
      'Lives with whom? With his wife Odile',
      'Does anyone smoke at home? No; he quit in 1999 and the stove is electric',
      'Who calls him? Celeste Arceneaux, RN, of the heart failure clinic, on 2026-11-02',
      'What did he say on the call? Missed rehab twice because he ran out of oxygen on the way home; uses the concentrator all night',
      'Does he know how to use the conserver? Yes, he set it himself on 2026-10-28',
      'Can he carry the small cylinder in its bag? Yes, up the porch steps too',
      'Who drives? Odile',
      'How long needed? Lifetime',
      'Does he have lung disease? No; spirometry 2026-08-14 was normal',
    ],
    answered: [],
  },
  notes: [
    `November 4, 2026

RE: Augustin Delacroix-Pugh
DOB 08/23/1955
Payer: Medicare Part B

To the DME MAC medical reviewer,

This 71-year-old gentleman has chronic systolic heart failure with an ejection fraction of 28% as of September 30, pulmonary hypertension from the left heart, and chronic hypoxic respiratory failure. He was at St. Odile Hospital October 12 through 19 for worsening failure and came down from 219 pounds to 201. He is dry, or as near as I can get him: on October 28 neck veins at 8 cm, fine crackles at the bases, a trace at the ankles.

He is on sacubitril-valsartan, carvedilol, spironolactone and torsemide 40 mg a day, and in cardiac rehab, and in spite of all that, nine days out of the hospital and stable, sitting quietly for ten minutes on room air he saturates 86 percent. The blood gas on October 19 gave a PaO2 of 54. Walking on room air, 82 percent inside of two minutes. Spirometry in August was normal so I can't blame his lungs.

I order a stationary concentrator at 2 liters continuous, day and night (E1390), and a portable gaseous system (E0431) with a conserving device at pulse setting 3 for when he is up and about. On that setting he walked 640 feet in six minutes and held 92 percent. The big cylinder on its cart is 18 pounds and there are four steps up to his porch. A five-pound cylinder in a shoulder bag he can carry, and with the conserver it lasts about 4 hours in place of 80 minutes.

Need is lifetime.

Winifred Osei-Landry, MD, Cardiology
NPI 1689340527`,
    `OXYGEN QUALIFYING TEST / CONSERVING DEVICE TITRATION
10/28/2026     Tester: Hank Dubrow, RRT
Delacroix-Pugh, Augustin     MRN HFC-20317     71 M

                                      SpO2
1. Rest, room air (seated 10 min)     86 %
2. Walking, room air, 2 min           82 %
3. Walking, 2 L/min continuous        93 %
4. Walking, pulse setting 3           92 %   (6 min, 640 ft)

At rest on 2 L: 94 %
ABG RA 10/19/2026: PaO2 54 mmHg

State at time of test: chronic stable, 9 days post discharge.

Conserver: triggered with each breath. Pt set the device himself. Setting 3 is within 1 point of continuous 2 L, so it is an acceptable substitute for ambulation in this patient.

Cylinder comparison
   E on cart ........ 18 lb, unable to get it up 4 porch steps
   M6, continuous 2 L ... about 80 min
   M6, pulse 3 .......... about 4 hr, 5 lb with bag

Time out of the house: rehab M/W/F, approx 3 hr per session (9 hr a week), plus Mass Sundays. Eighty minutes doesn't cover a rehab day. Four hours does.

Safety: no smokers in the home, quit 1999. Electric stove.

Orders (Dr. Osei-Landry): E1390, 2 LPM NC, continuous at home. E0431 with conserving device, pulse 3, up and about.

H. Dubrow, RRT`,
    `# Certificate Letter: Home and Portable Oxygen

**To:** Medicare Part B
**Patient:** Mr. Augustin Delacroix-Pugh, 71 years old
**Diagnoses:** I50.22, I27.22, J96.11
**Date:** 11/04/2026

## Qualifying Data
| Test (10/28/2026 unless noted) | Result |
|---|---|
| SpO2 at rest, room air | 86% |
| SpO2 walking, room air | 82% |
| SpO2 walking, 2 L continuous | 93% |
| SpO2 walking, pulse 3 | 92% |
| PaO2, room air (10/19/2026) | 54 mmHg |

Both the resting saturation and the arterial value meet the usual threshold (88 percent or less, or 55 mmHg or less).

## Clinical Picture
- **Heart:** ejection fraction 28%, chronic systolic heart failure with pulmonary hypertension due to left heart disease
- **Recent admission:** St. Odile Hospital, one week in October
- **Current therapy:** four-drug heart failure regimen, including a diuretic, and cardiac rehabilitation three days a week
- **Lungs:** normal spirometry on August 14, 2026

## Prescription
1. **Oxygen concentrator (E1390):** 2 liters per minute by nasal cannula, continuous, day and night
2. **Portable gaseous oxygen (E0431):** with *conserving device*, pulse dose setting 3 during activity

## Why a Conserving Device
A small M6 cylinder supplies roughly **80 minutes** at a continuous flow of 2 liters, and roughly **4 hours**, three times as long, at pulse setting 3. He attends rehab for about three hours at a time and has missed two sessions after running out. At **5 pounds**, the bag can go with him up the porch stairs, whereas the 18-pound cart could not.

**Estimated length of need:** lifetime

Winifred Osei-Landry, MD
NPI 1689340527`,
    `HF clinic phone note 11/2/26, C. Arceneaux RN

Called Mr. Augustin at home, 985-555-0154.

He says he's missed cardiac rehab 2 times now because his oxygen gave out on the way home. Uses the concentrator all night long. Odile drives him. Rehab is M-W-F, out of the house something like 3 hrs each. Mass on Sunday. Four steps up to the porch, and that E tank on the cart (18 lb) he couldn't get up them.

Chart: EF 28% on 9/30. In St. Odile 10/12-10/19 for HF. Wt 219 on the 12th, 201 on the 28th. BP 108/66, pulse 72. Trace edema. Room air sat 86 sitting, 82 walking. 92 walking w/ the pulse unit on 3. PaO2 was 54 the day he left the hospital. PFTs normal in Aug.

Meds: sac/val 49/51 bid, carvedilol 12.5 bid, spironolactone 25 qd, torsemide 40 qd.

Need from Pelican Bend:
 1. keep concentrator E1390, 2L, round the clock at home
 2. portable E0431, M6 tanks w/ conserver, pulse 3. Lasts about 4 hr, weighs about 5 lb in the bag

He already knows how to work the conserver, he set it himself in clinic with Hank on 10/28. No smokers in the house, electric stove.

To Dr. Osei-Landry for signature 11/4. Lifetime.`,
    `Dear Pelican Bend Oxygen,

You wrote that Medicare wants to know why our patient's portable should have a conserver on it. From the cardiology clinic, here is our answer.

Augustin Delacroix-Pugh, born 8/23/55, weighs 201 lb and has a heart that pumps at 28 percent. We have his fluid off, eighteen pounds of it since October 12, we have him on sacubitril-valsartan, carvedilol, spironolactone and torsemide, and his oxygen is still low. It's low sitting, 86, and lower walking, 82.

We want him moving. He goes to cardiac rehab three days a week for about three hours a trip, his wife Odile doing the driving, and he goes to Mass. A small cylinder run straight at 2 liters is good for an hour and twenty minutes. That is how he came to run out on the road home, and he missed rehab twice for it. A large one on wheels weighs 18 lb and wouldn't go up his steps, of which there are four.

With a conserver set on 3 the same small cylinder gives him about four hours. Our respiratory therapist, Mr. Dubrow, walked him on it for six minutes last Wednesday, 640 feet, and it fired on every breath and he stayed at 92. On continuous flow he'd been 93. We consider that as good as equal.

So please supply E0431, conserving device included, pulse 3 for moving around, and the concentrator, E1390, at a steady 2 liters for home. One of each, monthly, for life.

With thanks,
Dr. Osei-Landry's clinic`,
    `S: 71M, HFrEF, fu after St. Odile adm 10/12-10/19. On GDMT + torsemide 40, rehab 3x/wk. Concentrator all night. Quit tobacco 1999.

O (10/28): 201 lb (219 on 10/12). 108/66, P 72 reg. JVP 8. Fine bibasilar crackles. Tr edema bilat ankles.
SpO2 RA rest 86. RA walk 82 at 2 min. 2L rest 94, walk 93. Pulse 3 walk 92 x 6 min/640 ft.
ABG 10/19 RA pO2 54. Echo 9/30 EF 28. Spiro 8/14 nl.

A: 1. I50.22. 2. I27.22, group 2. 3. J96.11, persists in stable state on full medical tx. Qualifies at rest, so no need to lean on the exercise numbers.

P: E1390 concentrator, 2 L NC continuous, home, 24 h.
E0431 portable gas w/ conserver, pulse 3 w/ activity. Mobile in home and out: rehab M/W/F, church.
Both rental, 1/mo, LON lifetime (99). Supplier Pelican Bend.

Dictated addendum for the payer, 11/04/26: What I'd want a reviewer to take from this is that the portable isn't a spare. He's a man who gets out of the house four days in the week and the cylinder that he can carry gives out in eighty minutes without the conserver, and he has already missed rehab on that account, and rehab is part of the treatment. The E tank was too heavy for his porch.

W. Osei-Landry MD, NPI 1689340527`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
