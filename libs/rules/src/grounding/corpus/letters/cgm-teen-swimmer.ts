import type { CorpusCase } from '../corpus-case.ts';

/** A pediatric endocrinologist, her diabetes educator and the office write for a fifteen-year-old swimmer who sleeps through his lows. */
export const cgmTeenSwimmer: CorpusCase = {
  id: 'cgm-teen-swimmer',
  today: '2026-09-14',
  facts: {
    case_id: 11701,
    patient: {
      first_name: 'Callum',
      last_name: 'Featherby-Ruiz',
      dob: '2011-04-02',
      gender: 'male',
      height: '5 ft 6 in',
      weight: '128 lb',
      address: '212 Millrace Lane, Larkmoor, WA 98999',
      phone: '(360) 555-0142',
      mrn: 'HCE-44871',
    },
    diagnoses: [
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      { code: 'E10.65', description: 'Type 1 diabetes mellitus with hyperglycemia' },
    ],
    items: [
      {
        item: 'Non-adjunctive, nonimplanted continuous glucose monitor (CGM) or receiver',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Type 1 diabetes since October 2019. Four injections a day: insulin glargine 22 units at bedtime and insulin lispro with each of 3 meals, 1 unit per 10 g of carbohydrate. Fingersticks: meter download 2026-06-15 to 2026-09-12 (90 days) shows a mean of 6.8 tests a day, 31 readings below 70 mg/dL, 6 of them below 54. Hemoglobin A1c 8.4 % on 2026-06-01 and 8.9 % on 2026-09-08. Severe low on 2026-07-19 at 3:10 a.m.: meter 34 mg/dL, could not be roused by voice, mother gave 3 mg nasal glucagon, ambulance came, not admitted. He does not feel lows until he is under 60 mg/dL. He sleeps on the upper floor, his parents on the ground floor; they set an alarm for 2 a.m. every night to test him. Lows come mostly in the night after swim practice.',
      },
      {
        item: 'Supply allowance for non-adjunctive, nonimplanted continuous glucose monitor (CGM), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          "Sensor is changed every 10 days, 3 sensors a month. It reads every 5 minutes, alarms for low, for predicted low and for high glucose and shares to both parents' phones. Ten-day trial with a clinic sensor from 2026-08-18 to 2026-08-28: worn all 10 days, left upper arm, skin clear; time in range (70 to 180 mg/dL) 48 %, below 70 mg/dL 9 %, above 180 mg/dL 43 %; four night lows that no fingerstick had caught. Insulin doses will be decided from the sensor reading.",
      },
    ],
    provider: { name: 'Imogen Tarkanian, MD', npi: '1649203758', date_signed: '2026-09-14' },
    seen: [
      '2026-09-08, in office, by Imogen Tarkanian, MD: weight 128 lb, height 5 ft 6 in, blood pressure 112/68, lipohypertrophy on the left side of the abdomen, feet intact, A1c 8.9 %; sensor trial report gone through with Callum and his mother.',
      '2026-08-28, in office, by Delphine Abara, RN, CDCES: trial sensor read out and removed, skin clear; Callum says what the trend arrows mean and how he treats a low (15 g of fast carbohydrate, retest after 15 minutes) without prompting.',
    ],
    told: [
      'Who pays? Cascara State Health Plan, member ID CSH-5520917',
      'Who supplies? Bluewillow Diabetes Supply',
      'Lives with whom? With his mother Rosario Ruiz, his father Neil Featherby and a younger sister',
      'School? Tenth grade at Larkmoor High School; on the swim team, practice 4 afternoons a week; the school nurse, Odell Prentiss, tests him before lunch',
      'Where does he get care? Heron Creek Pediatric Endocrinology, 18 Heron Creek Road, Larkmoor, WA, phone (360) 555-0170, fax (360) 555-0171; a visit every 3 months, next on 2026-12-08',
      'Who else writes? Delphine Abara, RN, CDCES, diabetes educator of the practice',
      'Was it refused before? Yes, the request of 2026-08-31 was denied on 2026-09-03, reference CS-20988: testing frequency not documented; hypoglycemia not documented; benefit over fingersticks not shown',
      'How long is it needed? Lifelong; the order is written for 12 months',
      'Does he own a phone? Yes, a smartphone; school rules have phones in lockers during class and practice, so he needs the receiver',
      'Missed school? 5 days since the start of June because of lows and broken nights',
    ],
    answered: [],
  },
  notes: [
    `Heron Creek Pediatric Endocrinology
18 Heron Creek Road, Larkmoor, WA
Tel. (360) 555-0170 · Fax (360) 555-0171

September 14, 2026

Cascara State Health Plan

RE: Callum Featherby-Ruiz | DOB 04/02/2011 | Member ID CSH-5520917
Diagnoses: E10.649, E10.65
Request: E2103 x 1; A4239, 1 unit per month for 12 months

To the Medical Director:

I look after Callum, a fifteen-year-old with type 1 diabetes of nearly seven years' standing. He takes four shots a day, glargine 22 units at bedtime and lispro with breakfast, lunch and supper at 1 unit for every 10 grams of carbohydrate, and he pricks his finger close to seven times a day. In spite of this his A1c has climbed from 8.4% in June to 8.9% last week, while at the same time he runs low.

What worries me most is the nights. In the early morning of July 19 his mother found him at 34 mg/dL; calling him did not rouse him. She gave 3 mg of nasal glucagon and paramedics came. He does not notice a low until he is already under 60. His bedroom is one floor above that of his parents, who have been getting up at 2 a.m. every single night to check him.

We had him wear a sensor for ten days in August. He kept it on the whole time and his skin stayed clear. It found him in range less than half the day (48%), low 9% of the time and high 43%, and it showed four nighttime lows that fingersticks had missed.

A fingerstick is one number at one moment. A sensor that reads every five minutes, warns before a low arrives and alerts both parents is what this boy needs. I consider it medically necessary.

Respectfully,

Imogen Tarkanian, MD
NPI 1649203758`,

    `9/14/26   Featherby-Ruiz, Callum   15 y/o M   MRN HCE-44871

S: T1DM since 10/2019. MDI (basal 22 u glargine QHS + lispro TID w/ meals, ICR 1:10). Tests 6-7x/day by meter. Severe hypo 7/19 @ 0310, BG 34, unresponsive to voice, mom gave nasal glucagon 3 mg, EMS to house, no admission. Doesn't feel lows until <60. Lows mainly overnight following swim practice (4 afternoons/wk). Parents wake at 2 AM nightly to test. 5 missed school days since early June 2/2 lows + lost sleep. Lives w/ both parents and younger sister.

O: (visit 9/8/26) Wt 128 lb (58 kg), Ht 5'6", BP 112/68. Lipohypertrophy L abdomen. Feet intact. A1c 8.9% (8.4% on 6/1/26).
Meter 6/15-9/12/26: mean 6.8 checks/day; 31 readings <70, of which 6 <54.
Clinic CGM 8/18-8/28/26, L upper arm, 10/10 days worn: TIR 48%, TBR 9%, TAR 43%. 4 nocturnal lows not seen on meter. Skin clear on removal.

A: 1. E10.649 T1DM w/ hypoglycemia w/o coma, hypoglycemia unawareness above 60
2. E10.65 T1DM w/ hyperglycemia, A1c up 0.5 in about 3 mo

P: - Personal CGM, non-adjunctive: E2103 receiver #1; A4239 1 unit/mo. Sensor change q10d (3/mo). Pt will dose off sensor.
- Receiver needed as phones are locked away during class + practice.
- Supplier Bluewillow Diabetes Supply.
- RTC 12/8/26.

I. Tarkanian, MD   NPI 1649203758`,

    `DIABETES EDUCATOR'S STATEMENT OF NEED

Child: Callum Featherby-Ruiz, born April 2, 2011
Written by: Delphine Abara, RN, CDCES, Heron Creek Pediatric Endocrinology
Date: 14 September 2026

How Callum manages now
He injects 4 times daily: long-acting insulin at bedtime (22 units of glargine) and rapid-acting lispro at mealtimes, counting carbohydrates. Over the 90 days ending September 12 he averaged 6.8 fingersticks a day, roughly 610 in all. At school the nurse, Odell Prentiss, tests him ahead of lunch.

What goes wrong
Thirty-one of those results were under 70, and six were under 54. Most lows come at night when he has been in the pool that afternoon. He gets no warning from his body until the number is below 60. In July he could not be woken by voice at 34 mg/dL and his mother had to use nasal glucagon.

What we tried
From August 18 to 28 he wore one of our clinic sensors on the left upper arm. I read it out and took it off on the 28th: ten of ten days, no rash. Without any prompting he told me what the arrows stand for and how he handles a low: 15 grams of quick sugar, then recheck in a quarter of an hour.

What the sensor adds
- an alarm for lows and for lows that are on their way
- numbers sent to Mom's and Dad's phones on the floor below
- a trend that he can dose from

What is asked for
One receiver (E2103) and the monthly supply allowance (A4239). A sensor lasts 10 days, so three are used in a month. He owns a smartphone, but it must stay in his locker during lessons and practice, and for that reason the receiver is not a luxury.

Delphine Abara, RN, CDCES
for Imogen Tarkanian, MD (NPI 1649203758)`,

    `September 14, 2026

Appeals Department
Cascara State Health Plan

Appeal of denial dated September 3, 2026, reference CS-20988
Member: Callum Featherby-Ruiz, CSH-5520917, DOB April 2, 2011

Dear Appeals Reviewer,

Your letter turned down our August 31 request for three reasons. I take them in order.

Reason 1, "testing frequency not documented." The meter was downloaded for June 15 through September 12. Over those 90 days Callum tested 6.8 times per day on average. This is well beyond four times daily, the figure many policies used to ask for.

Reason 2, "hypoglycemia not documented." The same download contains 31 values below 70 mg/dL, six of which were under 54 (level 2 hypoglycemia). In addition there was a level 3 event, meaning one that needed another person's help: at ten past three in the morning on July 19 his glucose was 34, he did not respond to his name, and his mother administered glucagon by nose, 3 mg. The ambulance crew attended; he did not have to be admitted.

Reason 3, "benefit over fingersticks not shown." During ten days of sensor wear (August 18 to August 28) four lows in the night came to light that no fingerstick had picked up. Time below range was 9%; the goal generally accepted for adolescents is less than 4%. Even with two parents setting an alarm for 2 a.m. each night, these were missed.

His A1c is now 8.9%, half a point higher than on June 1.

We ask that you overturn the decision and approve E2103 (one) and A4239 (one per month, twelve months). I can be reached at (360) 555-0170.

Sincerely,
Imogen Tarkanian, MD, NPI 1649203758`,

    `# Letter of Medical Necessity: Continuous Glucose Monitor

**Date:** 2026-09-14
**Patient:** Callum Featherby-Ruiz, male, 15 years old
**DOB:** 2011-04-02
**MRN:** HCE-44871
**Insurance:** Cascara State Health Plan
**Supplier:** Bluewillow Diabetes Supply

## Equipment Requested

| HCPCS | Item | Quantity |
|---|---|---|
| E2103 | Non-adjunctive CGM receiver | 1 |
| A4239 | CGM supply allowance | 1 unit monthly |

## Diagnoses

- **E10.649:** Type 1 diabetes mellitus with hypoglycemia without coma
- **E10.65:** Type 1 diabetes mellitus with hyperglycemia

## Clinical Summary

Callum has lived with type 1 diabetes since October 2019 and uses a regimen of multiple daily injections (insulin glargine and insulin lispro, 4 injections per day).

## Justification

- **Glycemic control:** Hemoglobin A1c of 8.9% on 09/08/2026, up from 8.4% on 06/01/2026.
- **Frequent self-monitoring:** An average of 6.8 tests daily across three months.
- **Severe hypoglycemia:** On 07/19/2026 a glucose of 34 mg/dL required rescue glucagon given by his mother.
- **Impaired awareness:** Symptoms are absent until glucose falls under 60 mg/dL.
- **Burden on the family:** His parents wake at 2 a.m. nightly to check his glucose.
- **Successful trial:** 10 days of continuous wear with no skin reaction; 48% in range, 9% below range, 43% above range.

## Expected Benefit

The device reports glucose every 5 minutes and sounds for low, impending low, and high values. Both parents will receive alerts on their phones. Insulin dosing decisions will be based on sensor readings.

## Duration of Need

Lifelong. This order covers **12 months**.

**Imogen Tarkanian, MD**
NPI: 1649203758
Signed: 2026-09-14`,

    `Hello, and thank you for taking another look at Callum's request.

We are the team at Heron Creek Pediatric Endocrinology and we see Callum every three months. He is in tenth grade at Larkmoor High, swims for his school, and has had type 1 diabetes since the fall of 2019.

We would like you to picture an ordinary night in this house. Callum trains in the afternoon, eats supper, takes his lispro, injects 22 units of glargine and goes to bed upstairs. Around two o'clock an alarm goes off downstairs, and Ms. Ruiz or Mr. Featherby climbs up to prick his finger. On the night of July 19, at ten past three, he was at 34 and would not wake when spoken to. His mother used the nasal glucagon.

When we examined him on September 8 he weighed 128 pounds, his pressure was 112 over 68 and his feet were fine. There is thickened tissue on the left side of his belly from injections. His A1c came back at 8.9 percent.

In the second half of August we lent him a sensor. He never took it off in the ten days. Out of range more than half the time, it told us, and with four nightly dips nobody had known of.

We are therefore ordering a monitor of his own (E2103, quantity one) with its monthly supplies (A4239, one unit a month). We have named Bluewillow Diabetes Supply as the vendor. He'll need it for life; we'll see him again on December 8.

With thanks,

Imogen Tarkanian, MD (NPI 1649203758)
Delphine Abara, RN, CDCES`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
