import type { CorpusCase } from '../corpus-case.ts';

/** A retired harbor pilot with emphysema needs oxygen that lasts longer than his cylinders, and six people say so. */
export const oxygenConcentratorHarborPilot: CorpusCase = {
  id: 'oxygen-concentrator-harbor-pilot',
  today: '2026-05-12',
  facts: {
    case_id: 29101,
    patient: {
      first_name: 'Leopold',
      last_name: 'Vantongeren-Aske',
      dob: '1955-03-18',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '148 lb',
      address: '14 Pilothouse Lane, Gullhaven, ME 04999',
      phone: '(207) 555-0143',
      mrn: 'GPA-40718',
    },
    diagnoses: [
      { code: 'J43.2', description: 'Centrilobular emphysema' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
      { code: 'Z87.891', description: 'Personal history of nicotine dependence' },
    ],
    items: [
      {
        item: 'Portable oxygen concentrator, rental',
        hcpcs: 'E1392',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'For oxygen outside the home and on the stairs, at pulse setting 3. On 2026-04-28 his saturation on room air was 89 % at rest and fell to 82 % after 3 minutes of walking; walking on oxygen at pulse setting 3 it was 93 %. He leaves home about 5 days a week for 3 to 4 hours each time, for pulmonary rehabilitation, church and the market. Compressed oxygen cylinders, used since 2025-11-03, last him about 2 hours and weigh 8 lb with the bag. He ran out of oxygen away from home twice in February 2026. The portable concentrator weighs 5 lb and its battery lasts about 4.5 hours at setting 3.',
      },
      {
        item: 'Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate, rental',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'For the night and for rest at home, 2 liters per minute by nasal cannula, about 16 hours a day. Arterial blood gas on room air on 2026-04-28: PaO2 54 mmHg, PaCO2 43 mmHg, pH 7.40. Overnight oximetry on room air on 2026-04-30: 3 hours 10 minutes at or below 88 %, lowest value 79 %. Tiotropium and olodaterol inhaled once a day since 2024 eased his cough but did not correct the low oxygen. The need is expected to be lifelong.',
      },
      {
        item: 'Cannula, nasal',
        hcpcs: 'A4615',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        length: '7 ft',
        justification:
          'One for each concentrator. The prongs harden after about 4 weeks and made a sore behind his left ear in March 2026. A soft cannula with foam ear covers has kept the skin whole since then.',
      },
    ],
    provider: { name: 'Ingrid Solheim-Batra, MD', npi: '1528840673', date_signed: '2026-05-12' },
    seen: [
      '2026-04-15, spirometry: FEV1 0.94 L, 34 % of predicted; FEV1/FVC 0.41; DLCO 31 % of predicted.',
      '2026-04-28, in clinic, by Ingrid Solheim-Batra, MD: breath sounds reduced on both sides, no wheeze, no ankle edema, respiratory rate 20, heart rate 88.',
      '2026-04-28, six-minute walk: on room air stopped at 3 minutes after 120 m; on oxygen at pulse setting 3 completed, 310 m.',
    ],
    told: [
      'Who pays? Tidewater Senior Plan',
      'Who supplies? Northlight Home Oxygen',
      'Lives with whom? With his wife Margit',
      'Smoking? 42 pack-years, stopped in 2016',
      'Home? House of two floors, bedroom upstairs, 14 stairs',
      'Work? Retired harbor pilot',
      'Hospital stays in the last year? One, from 2026-01-09 to 2026-01-14, for pneumonia',
      'Earlier decision? Tidewater Senior Plan denied the portable concentrator on 2026-03-20 and wrote that cylinders suffice; liquid oxygen is not delivered in Gullhaven',
    ],
    answered: [],
  },
  notes: [
    `May 12, 2026

Tidewater Senior Plan
Medical Review

Re: Leopold Vantongeren-Aske, born March 18, 1955
Portable and stationary oxygen concentrators

Dear Colleague,

I look after Mr. Vantongeren-Aske, a 71-year-old retired harbor pilot, for centrilobular emphysema with chronic hypoxic respiratory failure. He gave up cigarettes in 2016 after 42 pack-years, so he has been a nonsmoker for about a decade, but the lungs he is left with are badly damaged: an FEV1 of 0.94 L (34% of predicted), a ratio of 0.41 and a diffusing capacity of 31% of predicted when tested in mid-April.

When I saw him two weeks ago his breath sounds were diminished bilaterally. He was not wheezing and his ankles were not swollen. Breathing room air he had a PaO2 of 54 mmHg with a normal pH and no retention of carbon dioxide. His saturation sat at 89% while he rested and dropped seven points, to 82%, within three minutes of walking, at which point he had to stop. With the pulse device on setting 3 he kept 93% and finished all six minutes, covering 310 meters instead of 120.

A drug can open an airway; it cannot rebuild an alveolus. He has inhaled tiotropium and olodaterol daily since 2024. His cough is better for it. His oxygen is not.

The plan's letter of March 20 held that cylinders suffice. They do not suffice a man who is out for three or four hours at a stretch, because each lasts him roughly two. In February he found himself without oxygen away from home on two occasions. A portable concentrator with 4.5 hours of battery removes that hazard and takes 3 lb off his shoulder.

I ask that you approve E1392 and E1390 for monthly rental, with two nasal cannulas (A4615) per month. I expect him to need oxygen for the rest of his life.

Sincerely,

Ingrid Solheim-Batra, MD
NPI 1528840673`,
    `OXYGEN QUALIFICATION WORKSHEET

PATIENT: VANTONGEREN-ASKE, LEOPOLD     SEX: M     AGE: 71
MRN: GPA-40718     HT: 175 cm     WT: 67 kg
ORDERING: SOLHEIM-BATRA, INGRID, MD (1528840673)

1. RESTING DATA, ROOM AIR (04/28/26)

| Test | Result |
|---|---|
| PaO2 | 54 mmHg |
| PaCO2 | 43 mmHg |
| pH | 7.40 |
| SpO2 | 89% |
| RR | 20 |
| HR | 88 |

2. WALK TEST, SAME DAY

| Condition | SpO2 | Distance | Time |
|---|---|---|---|
| Room air | 82% | 120 m | 3 min, stopped |
| Pulse setting 3 | 93% | 310 m | 6 min, completed |

Gain with oxygen: 190 m and 11 percentage points.

3. SLEEP, ROOM AIR (04/30/26)
190 minutes at or under 88%. Nadir 79%.

4. LUNG FUNCTION (04/15/26)
FEV1 0.94 L, 34% pred. FEV1/FVC 0.41. DLCO 31% pred. This is severe obstruction with a severely reduced transfer factor, which is the usual picture of emphysema.

5. DOES HE QUALIFY?
Payers commonly accept a PaO2 of 55 mmHg or less, or a saturation of 88% or less, taken at rest, on exertion or asleep. Rest: yes, by the gas. Exertion: yes. Sleep: yes. The tests were done with the patient off oxygen, and the exertional improvement on oxygen is documented.

6. WHAT IS ORDERED
E1390 stationary unit, 2 L/min, about 16 h/day, asleep and at rest
E1392 portable unit, pulse 3, for going out and for the stairs (14 of them; the bedroom is on the upper floor)
A4615 cannula, 7 ft, two a month, one for each machine

7. NOTE ON SKIN
Old prongs go stiff at around four weeks. He had a sore behind the L ear in March. Skin has stayed intact with a soft cannula and foam over the ears.`,
    `Northlight Home Oxygen
FAX

To: Tidewater Senior Plan, Utilization Management
Re: L. Vantongeren-Aske, DOB 03/18/1955
14 Pilothouse Lane, Gullhaven, ME 04999
Tel (207) 555-0143

Good morning,

please find below what we understand you need to reopen this member's request. The prior request for E1392 was turned down on 03/20/2026.

HCPCS lines
  E1392 RR   qty 1   per month
  E1390 RR   qty 1   per month
  A4615      qty 2   per month (24 a year)

ICD-10-CM
  J43.2     Centrilobular emphysema
  J96.11    Chronic respiratory failure with hypoxia
  Z87.891   Personal history of nicotine dependence

Prescriber: Ingrid Solheim-Batra, MD, NPI 1528840673, order signed 05/12/2026

Why not tanks? Arithmetic. One tank lasts this member about 2 hours. He is out about 5 days a week, 3 to 4 hours at a time, i.e. 15 to 20 hours every week. That would be two tanks for each outing at 8 lb apiece with the bag, and he still has to walk while carrying them. The portable concentrator weighs 5 lb, runs about 4.5 h at his setting, and is recharged from a wall socket or a car.

Why not liquid? It is not delivered in Gullhaven.

Why the second machine? A portable unit on pulse dose is not meant for sleep in every patient, and the prescriber wants 2 LPM by cannula at night and while he rests. In the overnight study on 04/30/2026 he spent 3 h 10 min at or below 88%.

Member has been on cylinders since 11/03/2025, a little over six months now. Twice in February they ran dry while he was out.

He lives with his wife, Margit.

Thank you for your prompt attention. If a peer-to-peer is wanted, please ask for the doctor, not for us.

Customer Service`,
    `SUBJECTIVE
71 y/o M, former smoker (42 pk-yr, quit 2016), emphysema w/ chronic hypoxemic resp failure. Hospitalized 1/9-1/14/26 for pneumonia (5 nights). Lives w/ wife in a 2-story house, bedroom upstairs. Goes out ~5x/wk, 3-4 h each: pulm rehab, church, market. Ran out of O2 away from home x2 in Feb. Cylinder + bag 8 lb, lasts ~2 h.

OBJECTIVE
Ht 5'9", wt 148 lb, BMI approx 21.9. RR 20, HR 88. Lungs: decreased BS bilat, no wheeze. Ext: no edema.
ABG RA 4/28/26: 7.40 / 43 / 54.
SpO2 RA: rest 89, walking 82 at 3 min. On POC setting 3, walking: 93.
6MWT RA 120 m (stopped), O2 310 m (completed).
Noct ox RA 4/30/26: T<=88% 3h10m, nadir 79.
PFT 4/15/26: FEV1 0.94 (34%), ratio 0.41, DLCO 31%.

ASSESSMENT
1. J43.2 Centrilobular emphysema: severe by FEV1. On LAMA/LABA (tiotropium/olodaterol) once daily since 2024; cough improved, hypoxemia not.
2. J96.11 Chronic respiratory failure with hypoxia: qualifies by ABG. No hypercapnia.
3. Z87.891.

PLAN
- E1390, 2 LPM NC, sleep + rest, ~16 h/d
- E1392, pulse 3, out of home + stairs
- A4615 x2/mo, 7 ft
- Duration: lifelong
- Appeal denial of 3/20/26. Rationale: cylinder duration is shorter than his usual outing; no liquid O2 in his town; titration on the device documented (93%).
- Counseling point for all O2 users: no open flame, no petroleum-based ointments around the nose.
- Note: a good share of the benefit of long-term oxygen was shown for use of 15 h/day or more; the 16 h at home meet this before the outings are even counted.

E-signed 05/12/2026 Solheim-Batra, I., MD, NPI 1528840673`,
    `To the appeals committee of Tidewater Senior Plan:

I am helping the patient's doctor to set out in plain words why your decision of March 20 should be reversed. You refused a portable oxygen concentrator to Leopold Vantongeren-Aske because, you wrote, cylinders suffice. Let us take that sentence seriously and ask: suffice for what?

For staying at home? He does not need a cylinder there; a stationary machine gives him two liters a minute, night and day.

For a walk to the mailbox? Perhaps.

For his life as he leads it? No. He goes out about five days out of seven. He goes to pulmonary rehabilitation, which is a treatment, to church, and to the market. Each trip takes three to four hours. A cylinder is empty after about two. Whichever way one counts, he has to come home, change cylinders or go without at the halfway mark. And he has gone without, twice in one month, February of this year. That was the month after pneumonia had kept him in hospital from the 9th to the 14th of January.

What happens when he walks without oxygen was measured on April 28, after your decision. In three minutes his saturation fell from 89 to 82 percent and he could go no farther than 120 meters. On the portable machine, at pulse setting 3, he held 93 percent and walked 310 meters, more than two and a half times as far. You did not have these figures in March. You have them now.

You may answer that liquid oxygen is another choice. In Gullhaven it is not; nobody delivers it there.

He is 71. He lives with his wife, Margit, in a house where bed is 14 stairs up. He stopped smoking ten years ago. He has inhaled what he was told to inhale since 2024. What is left to do for him is oxygen, and oxygen only helps while it flows.

We therefore ask you to approve one portable concentrator (E1392) per month, beside the stationary one (E1390) and two cannulas (A4615).

On behalf of
Ingrid Solheim-Batra, MD (NPI 1528840673)
May 12, 2026`,
    `# Letter of Medical Necessity: Home and Portable Oxygen

**Date:** May 12, 2026
**To:** Tidewater Senior Plan
**Patient:** Leopold Vantongeren-Aske (DOB 03/18/1955, MRN GPA-40718)
**Prescriber:** Ingrid Solheim-Batra, MD, NPI 1528840673
**Supplier:** Northlight Home Oxygen

## Clinical summary

Mr. Vantongeren-Aske is a 71-year-old man with **centrilobular emphysema (J43.2)** and **chronic respiratory failure with hypoxia (J96.11)**. He is a former smoker (**Z87.891**). Emphysema destroys the walls of the air sacs, so that less surface remains for oxygen to pass into the blood; this damage is permanent.

## Objective evidence

- **Arterial blood gas, room air:** PaO2 54 mmHg
- **Exertion, room air:** 82% after three minutes
- **Exertion, portable unit at setting 3:** 93%
- **Sleep, room air:** more than three hours at or below 88%, with a low of 79%
- **DLCO:** less than a third of the predicted value

## Why each item is needed

1. **Portable oxygen concentrator (E1392).** The patient is away from home for up to four hours. Cylinders last about half as long. They are also heavier: 8 lb (3.6 kg) against 5 lb (2.3 kg).
2. **Stationary concentrator (E1390).** Two liters per minute for sleep and for rest, roughly two thirds of the day.
3. **Nasal cannulas (A4615), two per month.** One for each device. Stiffened prongs caused a sore behind the left ear in March 2026; it has not come back with the soft kind and its foam ear covers.

## Alternatives considered

| Alternative | Why it falls short |
|---|---|
| Compressed gas cylinders | Ran out twice in February 2026 |
| Liquid oxygen | Not available in his town |
| Inhaled bronchodilators alone | Hypoxemia persisted despite tiotropium and olodaterol |

## Conclusion

The requested equipment is medically necessary, and the need is expected to be lifelong. We respectfully request reconsideration of the denial dated March 20, 2026.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
