import type { CorpusCase } from '../corpus-case.ts';

/** A young fire dispatcher with a broken high neck cord, his two ventilators, and the people who write to his plan about them. */
export const ventilatorQuarryFirefighter: CorpusCase = {
  id: 'ventilator-quarry-firefighter',
  today: '2026-11-17',
  facts: {
    case_id: 40101,
    patient: {
      first_name: 'Caspian',
      last_name: 'Thornquist',
      dob: '1993-02-18',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '158 lb',
      address: '14 Millrace Lane, Otter Falls, MT 59999',
      phone: '(406) 555-0137',
      mrn: 'OFR-20418',
    },
    diagnoses: [
      { code: 'G82.51', description: 'Quadriplegia, C1-C4 complete' },
      { code: 'J96.12', description: 'Chronic respiratory failure with hypercapnia' },
      { code: 'Z99.11', description: 'Dependence on respirator [ventilator] status' },
      { code: 'Z93.0', description: 'Tracheostomy status' },
    ],
    items: [
      {
        item: 'Home ventilator, any type, used with invasive interface (e.g., tracheostomy tube)',
        hcpcs: 'E0465',
        quantity: 2,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'He is ventilated 24 hours a day through a cuffed tracheostomy tube, tidal volume 850 mL, rate 12 per minute. His vital capacity off the ventilator was 110 mL on 2026-10-27, and within 2 minutes the saturation fell from 97 % to 84 %. One ventilator stands at the bed; the second is mounted on the power wheelchair, in which he sits 9 hours a day. The internal battery of the present ventilator, a loan from the hospital, lasts 50 minutes, and the loan ends on 2026-12-15. The nearest hospital is 74 miles away. On 2026-08-09 the power failed for 5 hours.',
      },
      {
        item: 'Cough stimulating device, alternating positive and negative airway pressure',
        hcpcs: 'E0482',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'He has no cough of his own: peak cough flow 60 L/min on 2026-11-03, and 220 L/min with the device on trial at +40 and -40 cmH2O. Manually assisted coughing by his husband reached 130 L/min. He was in hospital with pneumonia from 2026-03-02 to 2026-03-11.',
      },
      {
        item: 'Respiratory suction pump, home model, portable or stationary, electric',
        hcpcs: 'E0600',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Secretions are thick and white and he is not able to bring them up. His present pump was bought in 2021 and draws only 70 mmHg where 120 mmHg is set. It runs on house current and on its own battery.',
      },
      {
        item: 'Tracheal suction catheter, any type other than closed system, each',
        hcpcs: 'A4624',
        quantity: 330,
        quantity_limit: 90,
        limit_period: 'month',
        size: '14 Fr',
        justification:
          'He was suctioned 11 times in 24 hours on 2026-11-03. Each catheter is used once and thrown away, which makes 330 in 30 days.',
      },
    ],
    provider: { name: 'Rosalind Ketterling-Obi, MD', npi: '1902846371', date_signed: '2026-11-17' },
    seen: [
      '2026-10-27, in clinic, by Rosalind Ketterling-Obi, MD: vital capacity 110 mL; on the ventilator saturation 97 % and end-tidal CO2 39 mmHg; after 2 minutes off it 84 % and 58 mmHg; size 7 cuffed tracheostomy tube, clean stoma; no movement below the neck.',
      '2026-11-03, at home, by Tove Lindqvist-Amar, RRT: outlets at the bed grounded, smoke detector working, suctioned 11 times in 24 hours, thick white secretions, peak cough flow 60 L/min alone, 130 L/min with manual assistance, 220 L/min with the cough device.',
    ],
    told: [
      'Since when? Dove into a quarry pond on 2021-07-04',
      'Lives with whom? With his husband Emeric and their dog',
      'Who helps? A night nurse from 22:00 to 06:00 on 5 nights a week; on the other nights Emeric',
      'Who pays? Big Larch Employees Health Plan, which denied the second ventilator on 2026-11-05 as duplicate equipment',
      'Who supplies? Cutbank Respiratory',
      'Work? Was a wildland firefighter; now dispatches fire crews from home, 20 hours a week',
      'Home? Log house on one floor, with a 7 kW generator; nobody smokes there',
      'Speaks? Yes, with a speaking valve while the cuff is down',
      'How long? For life',
    ],
    answered: [],
  },
  notes: [
    `Rosalind Ketterling-Obi, MD
NPI 1902846371
November 17, 2026

Big Larch Employees Health Plan
Re: Caspian Thornquist, born 02/18/1993, MRN OFR-20418

Dear Medical Director,

Mr. Thornquist is 33. On the Fourth of July, 2021 he dove into a quarry pond, and he has not moved anything below his neck since. His diagnoses are complete C1-C4 quadriplegia (G82.51), chronic respiratory failure with hypercapnia (J96.12), ventilator dependence (Z99.11) and tracheostomy (Z93.0).

I saw him three weeks ago, on October 27. Connected, he saturates 97 percent with an end-tidal CO2 of 39. I disconnected him for two minutes. He dropped to 84 percent and his CO2 climbed to 58. His vital capacity is 110 mL, about one eighth of the tidal volume the machine gives him. Nobody lives on that. There is no hour of the day when he is off the ventilator.

I am therefore ordering two home ventilators for use with a tracheostomy (E0465). One belongs at the bed. The other rides on the power chair, where he spends nine hours of each day, much of it earning a wage as a dispatcher of fire crews. If the only machine fails, what remains is a 74-mile road. The machine he uses at present is a hospital loan that ends on December 15, twenty-eight days from now.

He also cannot cough. Alone he generates 60 L/min; with mechanical insufflation-exsufflation he generated 220. It is commonly held that below about 160 L/min the airway does not clear. He was an inpatient for pneumonia this past March. Please approve the cough device (E0482), a new suction pump (E0600), and 330 suction catheters a month (A4624, 14 Fr).

All of this is for lifelong use.

Sincerely,
Rosalind Ketterling-Obi, MD`,
    `CUTBANK RESPIRATORY / HOME VISIT SUMMARY FOR PAYER

Visit: Tue 11/03/2026, home of pt, Otter Falls
RT: Tove Lindqvist-Amar, RRT
Pt: Thornquist, C. / 33 M / 6'0" / 158# (71.7 kg) / MRN OFR-20418

ENVIRONMENT
- One-floor log house. Outlets at bed grounded. Smoke detector works. Nonsmoking home.
- Generator on site, 7 kW.
- Outage 8/9/26 lasted 5 h. Internal batt of loaner vent = 50 min. Gap w/o generator would have been 4 h 10 min.

VENT (as ordered)
| Setting | Value |
|---|---|
| Interface | trach, cuffed, #7 |
| Vt | 850 mL |
| RR | 12 |
| Minute vent | 10.2 L |
| Hrs/day | 24 |

AIRWAY CLEARANCE
| How | PCF (L/min) |
|---|---|
| Pt alone | 60 |
| Manual assist by spouse | 130 |
| MI-E, +40/-40 cmH2O | 220 |

Secretions: thick, white. Sxn x 11 / 24 h. Old pump (2021) pulls 70 mmHg with the dial at 120, i.e. 58 % of the set vacuum. Needs replacing.

EQUIPMENT REQUESTED BY DR. KETTERLING-OBI
1. E0465 x 2 (plan limit 1/mo): bed + power w/c
2. E0482 x 1
3. E0600 x 1
4. A4624, 14 Fr, x 330/mo (plan limit 90/mo)

CAREGIVERS
Husband Emeric. Night RN 2200-0600, 5 nights/wk = 40 h/wk. Emeric covers the other 2 nights.

RT COMMENT
Single-use caths at 11/day do not fit in a 3/day allowance. Reusing them in a trach invites infection. MI-E nearly quadrupled the unassisted flow and beat the manual assist by 90 L/min.`,
    `To the Appeals Committee, Big Larch Employees Health Plan
Re: your denial of November 5, 2026, second ventilator (E0465), member Caspian Thornquist

WHAT YOU DECIDED
You called the second ventilator "duplicate equipment."

WHY WE ASK YOU TO THINK AGAIN
Duplicate means that two things do the same job in the same place at the same time. These two do not. Caspian's bed ventilator stands by the wall. His wheelchair ventilator is bolted to a chair that moves. He sits in that chair nine hours a day; the remaining fifteen he lies in bed. To make one machine serve both, somebody would have to unscrew it, carry it over and screw it back, with Caspian off the ventilator while they do it. His doctor timed how long he has. At two minutes his oxygen had gone from 97 to 84 percent.

Nor is it a luxury kept for comfort. A ventilator is a machine, and machines break. The hospital nearest to Otter Falls is seventy-four miles off. In August the lights went out for five hours, and the present ventilator's own battery is good for fifty minutes.

WHO HE IS
Caspian fought wildland fires until a dive into a quarry pond on July 4, 2021. He was 28. He now sends crews out to fires from home, twenty hours every week, in the log house that he shares with his husband, Emeric, and a dog. He works sitting up, which is to say on the wheelchair.

WHAT POLICIES USUALLY SAY
Many payers allow a second ventilator when a patient needs one for the wheelchair and another for the bed, because without the second the patient would be confined to one place. His situation is precisely that one.

WHAT WE REQUEST
Reverse the denial and authorize two units of E0465. The hospital's loan runs out on December 15, 2026, so we ask you to treat this as urgent.

Dr. Rosalind Ketterling-Obi (NPI 1902846371) signed the order on November 17, 2026.`,
    `FAX

TO: Big Larch Employees Health Plan, Utilization Mgmt
FROM: Cutbank Respiratory, Intake Desk
DATE: 11/17/2026
RE: PRIOR AUTH, THORNQUIST, CASPIAN, DOB 02/18/1993
PATIENT ADDRESS: 14 MILLRACE LANE, OTTER FALLS, MT 59999
PATIENT PHONE: (406) 555-0137

Hello,

Please see the lines below. Ordering physician is Rosalind Ketterling-Obi, MD, NPI 1902846371, order signed today.

LINE 1. E0465, HOME VENTILATOR, INVASIVE INTERFACE. QTY 2. Your limit is 1 per month, so we request an exception for 1 more. Bed and wheelchair. You denied the second one on 11/05/2026.

LINE 2. E0482, COUGH STIMULATING DEVICE. QTY 1 per 5 years. Within limit.

LINE 3. E0600, SUCTION PUMP, ELECTRIC. QTY 1 per 5 years. Within limit. The present pump is from 2021 and no longer reaches its set pressure.

LINE 4. A4624, TRACHEAL SUCTION CATHETER, 14 FRENCH. QTY 330 per month. Your limit is 90, so we request an exception for 240 more. Math: 11 suctionings in a day x 30 days.

DIAGNOSES ON ORDER
G82.51 Quadriplegia, C1-C4 complete
J96.12 Chronic respiratory failure with hypercapnia
Z99.11 Dependence on respirator [ventilator] status
Z93.0 Tracheostomy status

REASON FOR RUSH
The ventilator in the home is the hospital's. They want it back by 12/15/2026. Patient can not be without one at all. He breathes 110 mL by himself.

PLEASE NOTE
If you pay for only one ventilator, the member can be in bed or in the chair, and moving the unit between them takes him off support.

Kindly send the decision back to this fax or phone the intake desk.

Cutbank Respiratory`,
    `# Letter of Medical Necessity: Invasive Home Ventilation and Airway Clearance

**Member:** Caspian Thornquist
**Date of birth:** February 18, 1993 (age 33)
**Payer:** Big Larch Employees Health Plan
**Prescriber:** Rosalind Ketterling-Obi, MD (NPI 1902846371)

## Overview

Mr. Thornquist has complete high tetraplegia with hypercapnic chronic respiratory failure. He depends on a ventilator around the clock via a tracheostomy. This letter requests four categories of equipment.

## Clinical Evidence

- **Ventilatory reserve:** vital capacity of 110 mL (October 27, 2026)
- **Tolerance off support:** SpO2 declined by 13 percentage points in two minutes, and end-tidal CO2 rose by 19 mmHg
- **Cough:** peak flow of 60 L/min unassisted
- **Secretions:** thick and white, requiring suctioning 11 times in 24 hours
- **Recent complication:** pneumonia with hospitalization, March 2 to March 11, 2026 (nine nights)

## Requested Items

| Item | HCPCS | Quantity |
|---|---|---|
| Home ventilator, invasive interface | E0465 | 2 |
| Mechanical cough device | E0482 | 1 |
| Electric suction pump | E0600 | 1 |
| Suction catheters, 14 Fr | A4624 | 330 per month |

## Why Two Ventilators?

1. **Different locations.** One unit remains at the bedside; the other is mounted on his power wheelchair.
2. **Safety.** Ventilator failure in a patient with virtually no spontaneous breathing is immediately life-threatening, and the closest hospital is 74 miles (about 119 km) away.
3. **Participation.** He sits up for nine hours daily and is employed part-time as a dispatcher.

## Why the Cough Device?

Suctioning reaches only the trachea and the first divisions of the bronchi. Insufflation-exsufflation moves secretions from both lungs toward the tube. In a home trial the device produced 220 L/min, compared with 130 L/min when his husband assisted manually.

## Conclusion

Each of these items replaces a function the patient has lost permanently. Without ventilation he would not survive. Approval of the full request is respectfully urged.`,
    `dictated not read, resident for dr ketterling-obi, november seventeen twenty twenty six

okay so this is caspian thornquist, thirty three year old gentleman, medical record O F R 20418, high complete quad, diving accident into a quarry pond in july of twenty one, so that's five years and four months out, former wildland firefighter, lives in otter falls in a log house with his husband, works from home dispatching twenty hours a week. he's got a number seven cuffed trach, stoma was clean when seen in clinic october twenty seventh, he talks with a speaking valve when the cuff is down. he's on the vent twenty four seven, eight fifty by twelve.

off the vent in clinic, vital capacity one ten, two minutes and he's at eighty four percent with an end tidal of fifty eight, so no wean time whatsoever, he is not a candidate for noninvasive or part time support with numbers like that.

we need for him, number one, two home vents, E zero four six five, bed and chair. the plan said no to the second on november fifth, called it a duplicate. it isn't, he can't be in the chair on a bedside machine. number two, cough assist, E zero four eight two, he's got a peak cough flow of sixty, two twenty on the device during the home trial on november third by the respiratory therapist, and he had nine nights of hospital for pneumonia in march. number three, suction machine, E zero six hundred, the old one's five years old and only pulls seventy out of one twenty. number four, suction caths fourteen french, three hundred thirty a month, that's eleven a day, A four six two four.

home's safe, grounded outlets, smoke detector works, nobody smokes, they have a seven kilowatt generator. night nurse five nights, husband the other two. loaner goes back december fifteenth so please don't sit on this. length of need lifetime. end of dictation`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
