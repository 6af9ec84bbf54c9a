import type { CorpusCase } from '../corpus-case.ts';

/** A pulmonologist, a respiratory therapist and a home care company ask a Medicaid plan for back-up supplies of a patient-owned ventilator. */
export const ventilatorBackupSuppliesAls: CorpusCase = {
  id: 'ventilator-backup-supplies-als',
  today: '2026-11-05',
  facts: {
    case_id: 10804,
    patient: {
      first_name: 'Gideon',
      last_name: 'Ashcombe-Ruiz',
      dob: '1972-04-11',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '158 lb',
      address: '930 Juniper Mesa Drive, Cerro Blanco, NM 87999',
      phone: '(575) 555-0129',
      mrn: 'SHV-72045',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'J96.12', description: 'Chronic respiratory failure with hypercapnia' },
      { code: 'Z93.0', description: 'Tracheostomy status' },
      { code: 'Z99.11', description: 'Dependence on respirator [ventilator] status' },
    ],
    items: [
      {
        item: 'Battery, heavy duty; replacement for patient owned ventilator',
        hcpcs: 'A4611',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'He has owned the ventilator since May 2023 and needs it 24 hours a day; off the ventilator he breathes for 4 minutes at most. The battery is of May 2023 as well: when new it ran for 4 hours, in the test of 2026-10-20 it ran for 50 minutes. The power failed at his home 6 times between 2026-05-01 and 2026-10-20; the longest outage, on 2026-08-14, lasted 3 hours and 20 minutes. There is no generator, and the nearest hospital is 47 miles away.',
      },
      {
        item: 'Battery charger; replacement for patient-owned ventilator',
        hcpcs: 'A4613',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'The charger, also of May 2023, overheated on 2026-10-02 and was taken out of use by the supplier. Since then the battery is charged with a charger on loan until 2026-11-30.',
      },
      {
        item: 'Resuscitation bag (for use by patient on artificial respiration during power failure or other catastrophic event)',
        hcpcs: 'S8999',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'On 2026-08-14, when the battery was empty, his wife and his son ventilated him by hand in turns until the power came back. The valve of that bag has stuck since 2026-09-08, and there is no other bag in the home.',
      },
      {
        item: 'Breathing circuits',
        hcpcs: 'A4618',
        quantity: 4,
        quantity_limit: 4,
        limit_period: 'month',
        justification:
          'The circuit is changed once a week. With a change every 2 weeks he had tracheobronchitis in March 2026 and June 2026, each treated with antibiotics for 7 days. Since the weekly change began on 2026-07-01 he has had none.',
      },
    ],
    provider: { name: 'Rosamund Tsosie-Keller, MD', npi: '2031748569', date_signed: '2026-11-05' },
    seen: [
      '2026-10-29, home visit, by Rosamund Tsosie-Keller, MD: ventilated through a cuffed tracheostomy tube size 8, volume control, tidal volume 480 mL, rate 14, saturation 95 % on room air, end-tidal CO2 41 mmHg; alert, speaks by eye-gaze device; no movement of the arms or legs.',
      '2026-10-20, home visit, by Lars Pettibone, RRT: battery test 50 minutes from full charge to alarm; bag valve sticks in the open position; circuit clean, changed 2 days before.',
    ],
    told: [
      'Who pays? Mesa Alta Health, a Medicaid managed care plan',
      'Who supplies? Rio Puerco Respiratory',
      'Lives with whom? With his wife Noemi Ashcombe-Ruiz and his son Abel, 19, both trained in bagging and circuit changes',
      'Since when is he ventilated through the tracheostomy? Since 2023-04-18',
      'Is there a nurse? A night nurse from 10 pm to 6 am, 5 nights a week',
      'Who changes the circuit? Noemi, on Sundays',
      'How long are the supplies needed? Lifetime',
    ],
    answered: [],
  },
  notes: [
    `Cerro Blanco, November 5, 2026

Medical Director
Mesa Alta Health

Re: Gideon Ashcombe-Ruiz, born April 11, 1972

Dear Colleague:

I write about a 54-year-old man with amyotrophic lateral sclerosis who has been ventilated by tracheostomy since April 18, 2023. He has no movement in his arms or legs, is alert, and speaks through an eye-gaze device. Without the machine he can breathe for four minutes, no more.

The ventilator belongs to him. At my home visit on October 29 he was saturating 95% without supplemental oxygen, with an end-tidal CO2 of 41, on 480 mL at a rate of 14. What has aged is everything that stands between him and a power cut.

The battery, as old as the machine, gave out after 50 minutes when tested on October 20. It used to last four hours. Its charger overheated on October 2 and had to be withdrawn; a loaner is due back at the end of this month. Electricity failed at the house six times from May through October. On August 14 it stayed off for three hours and twenty minutes, and Mrs. Ashcombe-Ruiz and her son took turns squeezing a bag once the battery was exhausted. The valve of that bag now sticks, and there is not a second one. They have no generator, and it is 47 miles to a hospital.

I am also ordering breathing circuits at four a month, since two bouts of tracheobronchitis, in March and June, occurred when the circuit was changed every other week, and not one since the change has been weekly.

Order: A4611 x 1, A4613 x 1, S8999 x 1, A4618 x 4 monthly.

With kind regards,
Rosamund Tsosie-Keller, MD
NPI 2031748569`,

    `RESPIRATORY THERAPY HOME VISIT – FOLLOW-UP & SUPPLY JUSTIFICATION
Visit 10/20/26   RT: Lars Pettibone, RRT   Written 11/5/26

Pt: G. Ashcombe-Ruiz, 54M, ALS, trach/vent 24/7 since 4/18/23. Size 8 cuffed. VC, Vt 480, RR 14 (settings per MD visit 10/29).

Checked:
• Battery (May 2023): from full charge, alarm at 50 min. When new, 4 h. That is about a fifth of the original run time.
• Charger (May 2023): not in use since overheating 10/2. Running on loaner, expires 11/30.
• Manual bag: valve stuck open. Stuck since 9/8 per record. Only bag in house.
• Circuit: clean, changed 2 days prior (Sunday 10/18, by wife).

Outage log 5/1–10/20: six. Longest 3 h 20 min (8/14). Against that outage the present battery falls 2 h 30 min short.

Spontaneous breathing: 4 min max.

Infection hx: tracheobronchitis 3/26 and 6/26 on q2-week circuit changes, 7 days of abx each time. Weekly since 7/1. None since.

Needs:
A4611 battery, #1
A4613 charger, #1
S8999 resuscitation bag, #1
A4618 circuits, #4/mo

Caregivers: wife Noemi, son Abel (19). Both trained in bagging and circuit change. Night nurse 5 of 7 nights, 2200–0600; on the two other nights the family is by itself.

L. Pettibone, RRT
R. Tsosie-Keller, MD, NPI 2031748569`,

    `RIO PUERCO RESPIRATORY
Prior Authorization Packet – Item-by-Item Rationale

Member: Gideon Ashcombe-Ruiz          Plan: Mesa Alta Health
DOB: 04/11/1972                        MRN: SHV-72045
Dx: G12.21, J96.12, Z93.0, Z99.11      Prescriber: Rosamund Tsosie-Keller, MD (2031748569)

| HCPCS | Item | Qty | Rationale |
|---|---|---|---|
| A4611 | Heavy-duty battery, patient-owned vent | 1 | Present battery dates from May 2023; run time down from 4 h to 50 min (test 10/20/26). |
| A4613 | Charger, patient-owned vent | 1 | Overheated 10/02/26; taken out of use by us. Loan ends 11/30/26. |
| S8999 | Resuscitation bag | 1 | Valve of only bag sticks since 09/08/26. |
| A4618 | Breathing circuits | 4/month | One per week. Respiratory infections (03/26, 06/26) under the former two-weekly schedule. |

Ownership: The member has owned his ventilator since May 2023. Battery and charger are therefore billed as replacement parts for patient-owned equipment.

Risk: Ventilator dependent around the clock. Tolerates four minutes off. Six outages in under six months, of which the one on 08/14/26 went on for 200 minutes. No generator. 47 miles to nearest hospital.

Frequency: 4 circuits a month come to 12 per quarter, which stays within the limit of the benefit.

Household: spouse and adult son, both trained. Night nursing 8 hours x 5.

Duration: lifetime.

Authorized by prescriber: Rosamund Tsosie-Keller, MD     11/05/2026`,

    `**LETTER OF MEDICAL NECESSITY**

**Patient Name:** Gideon Ashcombe-Ruiz
**DOB / Age:** 04/11/1972 / 54 years
**Payer:** Mesa Alta Health (Medicaid managed care)

---

**Clinical Overview**

Mr. Ashcombe-Ruiz lives at home with ALS and chronic hypercapnic respiratory failure. He is dependent on invasive mechanical ventilation 24 hours per day through a size 8 cuffed tracheostomy tube. He cannot move his arms or legs and communicates with an eye-gaze device.

**Items Requested and Justification**

1. **Replacement battery (A4611), quantity 1**
   - Current run time: 50 minutes (tested October 20, 2026)
   - Original run time: 4 hours
   - Longest power outage: 3 hours 20 minutes (August 14, 2026)

2. **Replacement charger (A4613), quantity 1**
   - Prior charger overheated on October 2, 2026
   - Temporary loan charger available only through November 30, 2026

3. **Resuscitation bag (S8999), quantity 1**
   - Family ventilated the patient by hand during the August outage
   - The bag's valve has been sticking since September 8, 2026
   - No other bag is available in the home

4. **Breathing circuits (A4618), quantity 4 per month**
   - Changed weekly, on Sundays, by his wife
   - Tracheobronchitis twice (March and June 2026) on biweekly changes; no episode since July 1, 2026

**Consequences of Non-Approval**

If the power fails, the patient would have less than one hour of reserve. After that, he would depend on manual ventilation with a defective bag. The nearest hospital is **47 miles** away, and he can breathe unassisted for **4 minutes at most**.

**Caregiver Readiness**

His wife and 19-year-old son are trained in both bagging and circuit changes, and a nurse is present five nights a week from 10 p.m. to 6 a.m.

**Rosamund Tsosie-Keller, MD**
NPI 2031748569 | November 5, 2026`,

    `To Mesa Alta Health, Pharmacy and DME Unit
Re: possible grounds for denial, A. through D.

We would like to spare everyone a round of faxes, so here are our answers before the questions.

A. "Duplicate equipment." Nothing we ask for duplicates anything that works. The battery holds less than an hour. The charger was pulled from service on 10/2. The resuscitator bag is jammed open. Each of the three replaces its predecessor, one for one.

B. "Convenience item." Gideon Ashcombe-Ruiz has ALS. He has not been off a ventilator for longer than four minutes; it is all his breathing muscles allow. A battery is no convenience to a man whose lights went out half a dozen times since the first of May, on one occasion for well over three hours.

C. "Patient could go to a hospital." That is forty-seven miles. Four minutes is what he has on his own, 50 on the present battery.

D. "Circuit quantity exceeds need." At one change in two weeks he was treated for tracheobronchitis twice, a week of antibiotics apiece. At one change a week, from July 1 to the present, not at all. Four a month it should remain.

His wife Noemi does the changes on Sundays. She and their boy Abel, who is nineteen, know how to bag him and did so in August, spelling each other until the current returned. They can do it again, but they need a bag with a valve that closes.

Dr. Tsosie-Keller saw him at his house a week ago: alert, 95% on room air, CO2 of 41.

On behalf of Rosamund Tsosie-Keller, MD (NPI 2031748569)
11-05-2026`,

    `Chart summary put into letter form, 11/5/2026

Concerning: Ashcombe-Ruiz, G., 6'0", 158 lb, (575) 555-0129

To the care manager –

The short version: what we ask for is not a new ventilator for Mr. A.-R. but a new safety net under the one he has.

The longer one. He has owned the ventilator since May 2023, a few weeks after he was put on it by trach in mid-April. Battery and charger date from the same month, so all are three and a half years old. On Oct. 20 our RRT, Mr. Pettibone, tested the battery from full charge. The alarm came at fifty minutes.

August 14 shows what that means. It saw an outage of 3:20. The battery ran dry and his wife and son bagged him in shifts. He came through because they were there and because the bag was working. It isn't working anymore: the valve hangs, has done so for going on two months, and no second bag exists on the premises.

As for the charger, it ran hot on Oct. 2, Rio Puerco Respiratory took it out of use, and the substitute goes back Nov. 30.

Separately, kindly continue circuits at four every month. The every-other-week regimen cost him two bouts of tracheobronchitis this year (March, June). Since July, when weekly changes started, his airway has been free of them.

Summary of request: one battery (A4611); one charger (A4613); one resuscitation bag (S8999); circuits (A4618), 4 monthly. All lifelong.

Rosamund Tsosie-Keller, MD / NPI 2031748569`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
