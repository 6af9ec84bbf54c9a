import type { CorpusCase } from '../corpus-case.ts';

/** A developmental pediatrician, a nurse case manager and a pediatric supplier write for a six-year-old girl with autism who has never been dry. */
export const pediatricBriefsAutism: CorpusCase = {
  id: 'pediatric-briefs-autism',
  today: '2026-09-10',
  facts: {
    case_id: 61007,
    patient: {
      first_name: 'Wilhelmina',
      last_name: 'Odhiambo-Clark',
      dob: '2020-01-28',
      gender: 'female',
      height: '3 ft 10 in',
      weight: '48 lb',
      address: '914 Juniper Terrace, Fallow Springs, WA 98999',
      phone: '(360) 555-0151',
      mrn: 'FS-62044',
    },
    diagnoses: [
      { code: 'F84.0', description: 'Autistic disorder' },
      { code: 'F71', description: 'Moderate intellectual disabilities' },
      { code: 'R32', description: 'Unspecified urinary incontinence' },
      { code: 'R15.9', description: 'Full incontinence of feces' },
    ],
    items: [
      {
        item: 'Pediatric sized disposable incontinence product, brief/diaper, large size, each',
        hcpcs: 'T4530',
        quantity: 180,
        quantity_limit: 200,
        limit_period: 'month',
        size: 'large',
        justification:
          'Six years old, never dry by day or by night. Toilet training at home and in school since September 2023. From 2026-01-12 for 14 weeks she was seated on the toilet every 45 minutes, with picture cards and a reward, guided by Priya Lindstrom, OTR/L: 3 voids in the toilet in 412 sittings. Does not signal that she must go or that she is wet; speaks 9 words; screams and bolts at the sound of flushing. Pull-ons, tried from March to May 2025, she takes off and smears stool; a brief fastened at the back stays on. Waist 22 inches, hip 24 inches. Changed 6 times a day, 2 of them in school on school days; with 4 changes a day in March 2026 a rash of the perineum, clear since changes went back to 6. Ultrasound of kidneys and bladder 2026-03-03 normal, urine culture of the same day without growth. Stools once or twice a day, soft under polyethylene glycol 8.5 g a day.',
      },
      {
        item: 'Incontinence product, disposable underpad, large, each',
        hcpcs: 'T4541',
        quantity: 30,
        quantity_limit: 100,
        limit_period: 'month',
        justification:
          'Sleeps about 9 hours and wets through the brief on 4 or 5 nights a week. One underpad for each night. A washable pad tried in June 2026 she pulled out from under her and chewed.',
      },
    ],
    provider: { name: 'Lucian Farquhar-Mendez, MD', npi: '1427059683', date_signed: '2026-09-10' },
    seen: [
      '2026-09-02, in office, by Lucian Farquhar-Mendez, MD: weight 48 lb, perineal skin intact, no sacral dimple, knee and ankle reflexes normal on both sides, abdomen soft without stool masses, no eye contact, flapped her hands.',
    ],
    told: [
      'Who pays? Washington Apple Health (Medicaid)',
      'Who supplies? Cedarline Pediatric Supply',
      'Lives with whom? Her mother Thandeka and her grandmother Ruth',
      'Who changes her? Mother and grandmother at home, an aide in school',
      'School? First grade, special education classroom, Fallow Springs Elementary',
      'Goes by? Minnie',
      'Case manager? Bridget Sato-Mulvaney, RN',
      'Is training given up? No; individualized program goes on in school, to be looked at again in March 2027',
      'Length of need? 12 months',
    ],
    answered: [],
  },
  notes: [
    `September 10, 2026

Washington Apple Health
Prior Authorization, Incontinence Supplies

Child: Wilhelmina Odhiambo-Clark
DOB: January 28, 2020

Dear Reviewer,

Wilhelmina is a girl of six with autistic disorder and moderate intellectual disability. She has never been dry, neither by day nor at night, and she has no control of her stools. Her family and her school have worked on the toilet with her for three years. I ask for your approval of 180 disposable briefs, pediatric large (T4530), and 30 large underpads (T4541) per month for the coming twelve months.

The usual causes outside of her development have been looked for. Kidneys and bladder were normal on ultrasound of March 3, and a urine culture that day grew nothing. On September 2 I found no sacral dimple, normal reflexes at the knees and ankles, and an abdomen free of stool masses. She takes polyethylene glycol, 8.5 grams daily, and passes one or two soft stools.

Training has been tried in earnest. For fourteen weeks this past winter and spring she was set on the toilet every forty-five minutes under the guidance of her occupational therapist. Of 412 sittings three ended with urine in the bowl. The work continues at school, and we will judge it again in March.

Six changes a day keep her skin whole, as I saw on September 2. When there were only four, in March, she had a rash.

Thank you for considering this request.

Lucian Farquhar-Mendez, MD
NPI 1427059683`,

    `Case management note / 09-10-2026
Client: Wilhelmina ("Minnie") O.-C., age 6 yrs 7 mos

Minnie lives with her mom, Thandeka, and her grandmother, Ruth. She has just nine words, and none of them tells anybody that she is wet. She is in first grade in the special education room at Fallow Springs Elementary, where an aide changes her twice on a school day. The other four changes fall to mom and grandma.

Home and school alike have been at toilet training since she was three, with picture cards and a reward this year. When a toilet flushes Minnie screams and runs. Last year they gave the pull-on kind a try, March to May. Off they came, and stool was smeared. What stays on is a brief with the tape closed behind her, where she does not undo it.

Nights: she sleeps some nine hours and soaks through four or five times in a week. In June a washable pad was put on the bed; she pulled it out and chewed on it. So the pad has to be one that is thrown away, one per night.

Her weight at the last visit was 48 lb, waist 22", hips 24", and the large fits.

Asking for:
 - briefs, 6 x 30 days = 180
 - underpads, 1 x 30 nights = 30

Bridget Sato-Mulvaney, RN
Prescriber: L. Farquhar-Mendez, MD, NPI 1427059683`,

    `CEDARLINE PEDIATRIC SUPPLY
INCONTINENCE SUPPLY QUESTIONNAIRE (child over 3 years)

Name               Wilhelmina Odhiambo-Clark
Birth date         01/28/2020        Age 6        Sex F
Address            914 Juniper Terrace, Fallow Springs, WA 98999
Phone              (360) 555-0151
Plan               Washington Apple Health
Weight / height    48 lb / 3 ft 10 in

Q1  Condition causing the incontinence?
    Autism (F84.0) with moderate intellectual disability (F71)
Q2  Bladder, bowel or both?
    Both (R32, R15.9)
Q3  Day, night or both?
    Both. No dry period ever.
Q4  Toilet training?
    Begun 09/2023. Latest intensive course 14 weeks from 01/12/2026, 412 sits, 3 successes, under 1 percent.
Q5  Can the child make her need known?
    No.
Q6  Other product tried?
    Pull-ons 03-05/2025: removed by child, smearing. Washable bed pad 06/2026: chewed.
Q7  Changes in 24 hours?
    Six
Q8  Skin?
    Intact on 09/02/2026. Rash in 03/2026 with four changes a day.
Q9  Medical work-up?
    Renal and bladder ultrasound normal, urine culture negative (03/03/2026)
Q10 Caregivers?
    Mother, grandmother; school aide

PRODUCTS
T4530   brief, pediatric large       180/month    limit 200
T4541   underpad, large               30/month    limit 100

Physician    Lucian Farquhar-Mendez, MD
NPI          1427059683
Signed       09/10/2026`,

    `Developmental Pediatrics, visit of 9/2/26
Odhiambo-Clark, Wilhelmina, FS-62044, 6 y F

S:
ASD + moderate ID. Never continent of urine or stool. Mother & grandmother give care at home, aide at school. 9 words, doesn't indicate need or wetness. Fear of the flush (screams, bolts). Takes pull-ons off, smears. 6 changes/d (2 at school). Wets through brief 4-5 nights/wk, sleeps ~9 h. BM 1-2/d, soft, on PEG 8.5 g.

O:
Wt 48 lb. No eye contact, hand flapping. Abd soft, no stool masses. No sacral dimple. Patellar and ankle DTRs nl, symmetric. Perineal skin intact.
3/3/26: RBUS normal, UCx no growth.
OT (P. Lindstrom, OTR/L): q45min sits x 14 wk from 1/12/26, 3/412.

A:
F84.0, F71, R32, R15.9. Incontinence from developmental disability; no urologic or spinal cause found.

P:
1. T4530 large 180/mo
2. T4541 large 30/mo
3. Keep PEG
4. School toileting program continues; re-look 3/2027
5. LON 12 months. Cedarline.

LFM, MD, NPI 1427059683
9/10/26`,

    `# Letter of Medical Necessity – Pediatric Incontinence Supplies

**Patient:** Wilhelmina Odhiambo-Clark (DOB: 01/28/2020)
**Insurance:** Washington Apple Health (Medicaid)
**Prescribing Physician:** Lucian Farquhar-Mendez, MD

## Diagnoses

* Autistic disorder (F84.0)
* Moderate intellectual disabilities (F71)
* Urinary incontinence (R32)
* Full fecal incontinence (R15.9)

## Why Incontinence Is Beyond the Expected Age

Most children achieve daytime continence by age four. Wilhelmina is **six** and has never achieved it. She **does not signal** a need to void, has a vocabulary of **nine words**, and reacts to flushing with screaming and flight.

## Toileting Program Results

| Parameter | Detail |
|---|---|
| Started | September 2023 |
| Intensive phase | 14 weeks, beginning January 12, 2026 |
| Schedule | every 45 minutes |
| Supports | picture cards, reward |
| Professional | Priya Lindstrom, OTR/L |
| Outcome | 3 voids in 412 sittings (0.7 %) |

## Product Selection

* **Brief, large (T4530):** waist of 22 inches and hip of 24 inches. Fastened at the back, it stays on.
* **Pull-ons** are unsuitable; she removes them and smears stool.
* **Underpad (T4541):** protects the bed on the four or five nights weekly when urine gets past the brief. A reusable pad failed.

## Quantities

* 180 briefs monthly = 6 per day
* 30 underpads monthly = 1 per night

## Risk Without Supplies

Fewer changes have already led to a perineal rash (March 2026, four changes a day).

**Lucian Farquhar-Mendez, MD | NPI 1427059683 | September 10, 2026**`,

    `September 10, 2026
Reply of the clinic to: "Please explain 180 briefs and why the child is not toilet trained."
W. Odhiambo-Clark, DOB 1/28/20

We appreciate being asked.

As to training. She has been in it for three years. Our file shows a timed-sitting program of fourteen weeks led by an occupational therapist this year, with hundreds of trips to the toilet and all of three that bore fruit. It was done with pictures and a reward. We have not given up. The school keeps an individualized program going, and we mean to review it in March of 2027. But at present no one could say she is near to it: she gives no sign beforehand and none afterward.

As to number. The arithmetic is six a day times thirty, 180. In school hours two are used; at home, four. The lower figure of four a day was tried, so to speak, in March of this year, and her perineum became inflamed. At six it has stayed clear. The request is twenty below the monthly limit.

As to kind. At 48 pounds, with a 24-inch hip, she takes the large. A pull-on comes off in her hands, and then stool is smeared. Briefs closed at the back do not come off.

As to the pads. Thirty, for thirty nights. She wets through on more than half of them. The washable sort ended between her teeth.

As to disease of the urinary tract. Ultrasound and culture on March 3 were normal. On September 2 there was no sacral dimple, and her reflexes were as they should be.

For Lucian Farquhar-Mendez, MD (1427059683)`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
