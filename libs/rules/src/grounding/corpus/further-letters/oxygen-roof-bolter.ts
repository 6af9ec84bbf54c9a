import type { CorpusCase } from '../corpus-case.ts';

/** A retired roof bolter with black lung needs oxygen at home and cylinders to leave it. */
export const oxygenRoofBolter: CorpusCase = {
  id: 'oxygen-roof-bolter',
  today: '2026-11-23',
  facts: {
    case_id: 40105,
    patient: {
      first_name: 'Burl',
      last_name: 'Hatcher-Lyon',
      dob: '1952-03-08',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '146 lb',
      address: '611 Coal Fork Road, Dry Laurel, KY 41999',
      phone: '(606) 555-0172',
      mrn: 'DLP-90263',
    },
    diagnoses: [
      { code: 'J60', description: "Coalworker's pneumoconiosis" },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
      { code: 'I27.23', description: 'Pulmonary hypertension due to lung diseases and hypoxia' },
      { code: 'Z87.891', description: 'Personal history of nicotine dependence' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'At rest on room air on 2026-11-04 the saturation was 85 % and the arterial PaO2 51 mmHg; with 2 L/min the saturation rose to 93 %. In the night of 2026-10-20 on room air the saturation was below 88 % for 142 minutes, with a lowest value of 79 %. He was in a stable state; the last flare was treated at home from 2026-08-11 to 2026-08-18. Oxygen is prescribed 24 hours a day: 2 L/min at rest and asleep, 4 L/min when walking.',
      },
      {
        item: 'Portable gaseous oxygen system, rental; includes portable container, regulator, flowmeter, humidifier, cannula or mask, and tubing',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'On 2026-11-04 he walked 190 feet on room air and fell to 81 %; with 4 L/min of continuous flow he walked 640 feet in 6 minutes and stayed at 91 %. A portable concentrator with pulses, at setting 5, held him only at 84 %. He goes to pulmonary rehabilitation 2 times a week, for 3 hours with the drive, to church on Sundays, and to the mailbox, which is 220 feet from the door.',
      },
    ],
    provider: { name: 'Cordelia Maupin, DO', npi: '1295730846', date_signed: '2026-11-23' },
    seen: [
      '2026-10-13, spirometry: FVC 61 %, FEV1 54 %, DLCO 38 % of predicted.',
      '2026-10-19, echocardiogram: right ventricular systolic pressure 52 mmHg, left ventricular ejection fraction 60 %.',
      '2026-10-20, overnight oximetry on room air: 142 minutes below 88 %, lowest 79 %.',
      '2026-11-04, in clinic, by Cordelia Maupin, DO: saturation 85 % at rest on room air, PaO2 51 mmHg, PaCO2 41 mmHg, pH 7.40; fine crackles in both upper zones, no clubbing, 1+ edema of both ankles; walk as above.',
      '2026-11-04, chest film: large opacities in both upper zones, progressive massive fibrosis.',
    ],
    told: [
      'Lives with whom? With his daughter Lurleen and his 2 grandsons',
      'Work? Roof bolter underground for 33 years, until 2008',
      'Smoking? 15 pack-years, quit in 1995; nobody smokes in the house',
      'Heating? Electric; the coal stove was taken out in 2024',
      'Who pays? Seven Hollows Miners Benefit Trust',
      'Who supplies? Laurel Gap Oxygen',
      'Drugs? Tiotropium inhaled once a day',
      'Power failures? 4 in the last 12 months',
      'Oxygen before? None at home until now',
      'How long? For life',
    ],
    answered: [],
  },
  notes: [
    `Cordelia Maupin, DO
Dry Laurel

Monday, November 23, 2026

Seven Hollows Miners Benefit Trust

Dear Trustees,

For thirty-three years Burl Hatcher-Lyon drilled bolts into the roof so that other men could walk under it. He came out for the last time in 2008. What he brought out with him shows on his film of November 4: large opacities in both upper zones, what we call progressive massive fibrosis, the complicated form of black lung.

He is 74 now. Sitting still, breathing the same air you are breathing, he has an oxygen saturation of 85 percent. His arterial PaO2 is 51. The figure most payers use is 55 or less, or a saturation of 88 or less, so he qualifies twice over. And it is not the picture of a bad week; his last flare-up was in August, was treated at home, and was over by the 18th.

His heart has begun to pay. On the echocardiogram of October 19 the pressure in the right ventricle was estimated at 52 mmHg. The left side pumps normally, with an ejection fraction of 60 percent. His ankles swell. Long-term oxygen for fifteen hours or more a day is the one thing shown to lengthen life in men with lungs like these who are this short of oxygen. I have ordered it for all twenty-four.

Two items: a stationary concentrator (E1390), 2 L/min at rest and asleep; and a portable cylinder system (E0431), 4 L/min for walking. Pulse devices do not hold him. I tried one at setting 5 and he sank to 84 percent.

He smoked once, 15 pack-years, and gave it up in 1995. Nobody in the house smokes. The coal stove is gone.

He has not had home oxygen before. He should not be without it another winter.

Respectfully yours,
Cordelia Maupin, DO
NPI 1295730846`,
    `LAUREL GAP OXYGEN
Certificate support page (not a CMN)

Pt: HATCHER-LYON, BURL, M, 03/08/1952
Ordering: MAUPIN, DO, 1295730846

TEST TABLE, ALL 11/04/2026 IN CLINIC, STABLE STATE

Condition | O2 | SpO2 | Distance
Rest | room air | 85% | n/a
Rest | 2 L/min | 93% | n/a
Walk | room air | 81% | 190 ft
Walk | pulse, setting 5 | 84% | n/a
Walk | 4 L/min continuous | 91% | 640 ft (6 min)

ABG room air: pH 7.40 / PaCO2 41 / PaO2 51

OVERNIGHT 10/20/2026 room air: 142 min under 88% (2 h 22 min). Low 79%.

ORDER
E1390 x 1, monthly rental
E0431 x 1, monthly rental
Flow: 2 LPM rest and sleep, 4 LPM exertion. Hours: 24/7. Duration: lifetime.

DIAGNOSES
J60, J96.11, I27.23, Z87.891

WHY E0431 AND NOT A PORTABLE CONCENTRATOR?
Pulse-dose unit was trialed. It left the patient 7 points lower than continuous flow. A pulse is triggered by each breath in; when breathing gets fast and shallow, part of it is wasted.

USE AWAY FROM HOME, WEEKLY
Rehab 2 x 3 h = 6 h. Church Sunday. Mailbox 220 ft out, 220 ft back. Note that his room-air walk ended at 190 ft, so without oxygen he does not make it to the box.

HOME SAFETY
Electric heat. No coal stove since 2024. No smokers. Daughter and two grandsons in home.

POWER
4 outages in 12 mo. The portable cylinders also serve when the concentrator is down.

Bill to: Seven Hollows Miners Benefit Trust.`,
    `PULMONARY CLINIC NOTE

CC: "black lung," low oxygen, needs home O2

HPI: 74M, ex roof bolter x33y (out 2008), never on home O2. Last flare 8/11-8/18/26, managed at home, stable since. Remote tobacco 15 PY, quit '95 (31 y ago). Meds: tiotropium daily. In pulm rehab 2x/wk.

PE 11/4/26: 5'8", 146 lb, BMI 22.2. RA sat 85%. Fine crackles bilat upper zones. No clubbing. 1+ ankle edema bilat.

DATA
PFT 10/13: FVC 61%, FEV1 54%, DLCO 38%
Echo 10/19: RVSP 52, LVEF 60%
NOX 10/20: nadir 79%, T<88 = 142 min
ABG: 7.40/41/51 RA
CXR 11/4: bilat upper zone large opacities, PMF
6MW: RA stopped at 190 ft w/ sat 81%. On 4 L cont: 640 ft, 91%.

A/P
1. CWP, complicated (J60). Irreversible, no therapy removes the dust.
2. Chronic hypoxic resp failure (J96.11). Meets the usual Group I criterion at rest, asleep and w/ exertion. Start LTOT, E1390 + E0431. 2 L rest/sleep, 4 L walking. PaCO2 normal, so little worry about CO2 retention on these flows.
3. PH group 3 (I27.23). Oxygen is first-line; avoids further hypoxic vasoconstriction.
4. Hx nicotine dependence (Z87.891). Nonsmoking household. Open-flame counseling applies to anybody on O2.

POC considered, failed (84% on setting 5). Therefore gas cylinders w/ continuous flow.

Payer: Seven Hollows Miners Benefit Trust. DME: Laurel Gap Oxygen. LON 99 (lifetime).

C. Maupin DO 11/23/26`,
    `Dear Sir or Madam,

My name does not matter much. I write letters for folks in the hollows when a benefit gets tangled, and Dr. Cordelia Maupin has let me put hers in words that a board of miners will know.

You know what a roof bolter does. Burl did it for thirty-three years. You know what the dust does too. His shows up on the X-ray as big scars in the top of both lungs.

Here is what the doctor measured. Sitting: 85. Walking with no oxygen: 190 feet, and then 81. Asleep: down to 79, and two hours and twenty-two minutes of one night spent under 88. With oxygen: 93 sitting, 91 walking, and he went 640 feet, which is more than three times as far.

His mailbox stands 220 feet from the door. He lives with his daughter Lurleen and two grandsons. He goes to rehab twice a week and to church of a Sunday.

What we ask for is two machines. One that plugs into the wall and makes oxygen out of the air. One that he carries, with a bottle. Somebody may tell you that the little battery kind with the puffs would be cheaper. They tried that on him. He only got to 84.

And there's the lights. Four times in the last twelve months the power's gone out. When that happens the wall machine is a piece of furniture. The bottles aren't.

He quit smoking in 1995. There's no smoker and no stove in that house.

The codes are E1390 and E0431, one each, by the month, for as long as he lives. Dr. Maupin's number is 1295730846. She signed on the twenty-third of November.

Thank you for reading.`,
    `# LTOT Request Summary

*Generated for clinician review*

**Beneficiary:** Burl Hatcher-Lyon · 74 · male · MRN DLP-90263
**Fund:** Seven Hollows Miners Benefit Trust
**Clinician:** Cordelia Maupin, DO · NPI 1295730846

---

## Bottom line

Mr. Hatcher-Lyon has **severe resting hypoxemia** from coal workers' pneumoconiosis with progressive massive fibrosis. He requires continuous oxygen, both stationary and portable.

## Qualifying values

- ✅ PaO₂ 51 mmHg at rest (commonly required: ≤ 55)
- ✅ SpO₂ 85% at rest (commonly required: ≤ 88)
- ✅ SpO₂ 81% with exercise, improved to 91% on oxygen
- ✅ Nocturnal desaturation, nadir 79%
- ✅ Tested in a chronic stable state, eleven weeks after the last exacerbation ended

## Organ consequences

Pulmonary hypertension is present (RVSP 52 mmHg) with preserved left ventricular function (EF 60%), which points to the lungs rather than the left heart. Gas transfer is severely impaired: DLCO is 38% of predicted.

## Equipment

### E1390: stationary concentrator (1/month)
Delivers 2 L/min at rest and during sleep.

### E0431: portable gaseous system (1/month)
Delivers 4 L/min during ambulation. The need is mobility within and outside the home: rehabilitation visits totaling six hours weekly, worship, and short errands like the 440-foot round trip to the mailbox.

## Alternative excluded

A pulse-dose portable concentrator at setting 5 yielded 84%, below the target of 90% that is generally aimed for.

## Safety

No smoking in the household; electric heating.

## Duration

Lifetime. The fibrosis is not reversible.`,
    `Voice memo to chart, transcribed

All right, this is for the oxygen on Mr. Hatcher-Lyon, that's Burl, B as in boy, date of birth three eight fifty-two. Coal workers' pneumoconiosis, the bad kind with the massive fibrosis, upper zones, both sides. I had him in on the fourth of November and he's sitting there at eighty-five on room air, gas came back seven forty, forty-one, fifty-one, so he isn't retaining but he's plenty hypoxic. Two liters fixed it at rest, ninety-three. Got him up to walk with nothing and he's done at a hundred and ninety feet with a sat of eighty-one. Then the pulse machine on five, eighty-four, no good. Then four liters straight through and he did six hundred and forty feet and held ninety-one. So there's your answer, it's got to be continuous flow when he moves, so bottles, E zero four three one, plus the concentrator for home, E one three nine zero.

Overnight ox from October twentieth, a hundred forty-two minutes under eighty-eight. Echo the day before that, R V S P fifty-two, E F sixty. P F Ts the week before, F V C sixty-one, F E V one fifty-four, D L C O thirty-eight. There was a flare mid August, a week, at home, long since settled.

Only inhaler is tiotropium, that won't fix scar tissue. He's an ex-smoker, fifteen pack years, thirty-one years quit. Lives with his daughter and a couple grandsons, nobody smokes, electric heat. Power's gone out four times this past year so tell Laurel Gap he'll want cylinders that can cover that.

Send it to the Seven Hollows trust. First oxygen he's ever had at home, so it's a new start, not a renewal. Need is lifetime. That's it. Maupin.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
