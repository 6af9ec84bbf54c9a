import type { CorpusCase } from '../corpus-case.ts';

/** A lactation consultant, a NICU social worker and an obstetrician ask a private insurer for a hospital grade breast pump for the mother of a premature infant. */
export const electricBreastPumpPreterm: CorpusCase = {
  id: 'electric-breast-pump-preterm',
  today: '2026-12-08',
  facts: {
    case_id: 10810,
    patient: {
      first_name: 'Oriana',
      last_name: 'Blackwood-Teixeira',
      dob: '1994-10-16',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '159 lb',
      address: '2840 Old Tannery Road, Fallow Creek, GA 30999',
      phone: '(706) 555-0125',
      mrn: 'SGW-44802',
    },
    diagnoses: [
      { code: 'O92.4', description: 'Hypogalactia' },
      { code: 'Z39.1', description: 'Encounter for care and examination of lactating mother' },
    ],
    items: [
      {
        item: 'Breast pump, hospital grade, electric (AC and / or DC), any type',
        hcpcs: 'E0604',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          "Her son Lucian was born on 2026-11-21 at 28 weeks and 3 days with 1,090 g and is in the neonatal intensive care unit of St. Giles Women's Hospital; he cannot suck at the breast and is fed by nasogastric tube. On 2026-12-07 he took 120 mL of breast milk, of which 90 mL were hers, the rest donor milk. She pumps 8 times in 24 hours, one of them at night. With a hand pump she got 35 mL a day (2026-11-25 to 2026-11-27), with the personal electric pump of her insurance 50 mL a day (2026-11-28 to 2026-12-01), with a hospital grade double pump, lent by the unit since 2026-12-02, 90 mL a day. The unit lends it for 14 days, until 2026-12-16. The hospital is 38 miles from her home; she visits once a day. Rental for 3 months.",
      },
      {
        item: 'Breast shield and splash protector for use with breast pump, replacement',
        hcpcs: 'A4284',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        size: '27 mm',
        justification:
          'One for each breast. The shields of 24 mm rubbed: both nipples were cracked on 2026-12-03. With borrowed shields of 27 mm they were healed on 2026-12-07.',
      },
    ],
    provider: { name: 'Beaumont Lindqvist-Amadi, MD', npi: '1883059427', date_signed: '2026-12-08' },
    seen: [
      '2026-12-07, in the hospital, by Beaumont Lindqvist-Amadi, MD: breasts soft after pumping, no redness, temperature 98.2 F, nipples healed, cesarean incision dry.',
      '2026-12-03, in the hospital, by Saoirse Mbatha, RN, IBCLC: nipples 21 mm across on both sides, cracked, rubbing in shields of 24 mm; 20 minutes of double pumping gave 6 mL right and 5 mL left.',
    ],
    told: [
      'Who pays? Peachtree Guild Health, private insurance through the job of her husband',
      'Member number? PGH-7781-0346',
      'Was it asked for before? Yes, on 2026-12-03; denied on 2026-12-05 because a personal pump (E0603) was paid in October 2026 (reference PG-61180)',
      'Who supplies? Nestling Pump Rentals',
      'Lives with whom? With her husband Rafael and her daughter Bea, 3',
      'How did the birth go? Cesarean section because of preeclampsia; she first pumped 26 hours after it',
      'What medicines? Labetalol 200 mg twice a day',
      'Did she breastfeed before? Her daughter Bea, for 11 months',
      'What is the aim? Her own milk for all feedings of Lucian',
      'Who is the social worker of the unit? Delphine Hargrove, LMSW',
    ],
    answered: [],
  },
  notes: [
    `St. Giles Women's Hospital – Obstetrics
December 8, 2026

Peachtree Guild Health
Appeals

Re: Oriana Blackwood-Teixeira, DOB 10/16/1994
Member PGH-7781-0346, your reference PG-61180
Appeal of denial dated 12/05/2026: E0604, rental

Dear Appeals Reviewer:

Your denial states in substance that Mrs. Blackwood-Teixeira, 32, already has a personal breast pump. She does. You paid for it in October. On November 21 she was delivered by cesarean section for preeclampsia, at 28 weeks and 3 days, of a boy weighing 1,090 grams. A personal pump is generally meant to supplement a nursing baby. Lucian cannot nurse. He is in the NICU on nasogastric feeds, and the pump is the only thing that draws milk at all.

We know how the personal pump performed because she used it, from November 28 through December 1: 50 mL a day. The hand pump that preceded it yielded 35. With the hospital grade pump on loan from the unit she makes 90. She pumps eight times in 24 hours.

Lucian took 120 mL yesterday. Thirty of those were donor milk. We would like them to be his mother's.

On examination yesterday she was afebrile with soft breasts and no redness, and the nipples, cracked on December 3, had healed since she changed from 24 to 27 mm shields.

The loan ends on December 16. I ask that you overturn the denial and authorize three months' rental (E0604) and two 27 mm shields (A4284).

Sincerely,
Beaumont Lindqvist-Amadi, MD
NPI 1883059427`,

    `LACTATION CONSULT / EQUIPMENT RECOMMENDATION
Saoirse Mbatha, RN, IBCLC
Seen 12/03/26; letter 12/08/26

Mother: O. Blackwood-Teixeira, 32 y, MRN SGW-44802
Infant: Lucian, b. 11/21/26, GA 28w3d, BW 1090 g, NICU, NG feeds. Day of life 17 today; PMA 30w6d.

Lactation history: nursed her daughter (now 3) for 11 months. This time C/S for preeclampsia, first expression 26 h after.
Meds: labetalol 200 mg BID.

24-hour volumes by pump
  Manual                         11/25–11/27      35 mL
  Personal electric (E0603)      11/28–12/01      50 mL
  Hospital grade, double         since 12/02      90 mL
Frequency: 8/24 h, incl. one night session

Exam 12/03: nipple diameter 21 mm R = L. Cracks bilat. 24-mm shield: rubbing. 20-min double session: R 6 mL, L 5 mL.
F/u by MD 12/07: healed, on 27-mm shields (borrowed).

Assessment: Hypogalactia (O92.4). Output responds to pump strength, i.e. +40 mL/day over the personal pump. Infant intake 120 mL on 12/07, three quarters of it mother's own.

Recommend
  – E0604 x1, rental, 3 mo. (unit loan runs out 12/16)
  – A4284 x2, 27 mm, one per side

Goal: mother's own milk for all feeds.

Order: Beaumont Lindqvist-Amadi, MD / NPI 1883059427`,

    `NICU Family Support
December 8th

To Peachtree Guild Health, about your member Oriana B.-T.:

I'm Delphine Hargrove, the social worker on the neonatal unit where her son Lucian has been since he was born on November 21st, at 28 weeks and 3 days.

I would like you to picture a day. There are eight pumpings in it, one of them in the night. There are 76 miles in it, since the Blackwood-Teixeira home is 38 miles from here and Oriana comes every day. There is also a three-year-old, Bea, at home.

With a day like that, the pump had better be one that works. The hand pump did not give much, 35 mL. The one your plan bought in October gave 50. The heavy-duty one our unit lends gives her 90, and Lucian now gets 120, through a tube in his nose, as he is not able to suck. What his mother can't supply comes from donors.

We only lend for fourteen days. Hers are up on the 16th. I understand that the first request was turned down last Saturday because of the October pump. Please look at the milliliters: almost double.

Oriana isn't new to this; she breastfed Bea for 11 months. What is different now is that her baby cannot suck.

The request is for a three-month rental from Nestling Pump Rentals plus two breast shields, size 27, because the 24s cracked her skin.

Gratefully,
Delphine Hargrove, LMSW
cc: Beaumont Lindqvist-Amadi, MD (NPI 1883059427)`,

    `# Letter of Medical Necessity: Hospital Grade Breast Pump

**Patient (mother):** Oriana Blackwood-Teixeira
**DOB:** October 16, 1994
**Plan:** Peachtree Guild Health, Member ID PGH-7781-0346
**Date:** December 8, 2026

## Items

| HCPCS | Description | Quantity | Duration |
|---|---|---|---|
| E0604 | Hospital grade electric breast pump | 1 (rental) | 3 months |
| A4284 | Breast shield and splash protector, 27 mm | 2 (one per breast) | – |

## Indication

- **Hypogalactia (O92.4)** in the mother of a premature infant
- **Infant:** Lucian, born at 28 weeks 3 days, birth weight 1,090 g, hospitalized in the NICU, unable to suck at the breast, fed by nasogastric tube

## Comparison of Pumps Used

1. **Hand pump:** 35 mL per day
2. **Personal electric pump:** 50 mL per day
3. **Hospital grade double pump (loan):** 90 mL per day

The hospital grade pump increased daily output by **80 percent** compared with the personal electric pump.

## Current Need

On December 7, 2026 the infant took 120 mL of breast milk, of which the mother provided 90 mL. The remaining 30 mL was donor milk. The goal is to meet all of his feedings with his mother's own milk.

## Shields

The 24 mm shields rubbed, and both nipples were cracked on December 3. After changing to borrowed 27 mm shields, they had healed by December 7.

## Urgency

The loan expires on **December 16, 2026**. The family lives 38 miles from the hospital, and the patient visits once daily.

## General Considerations

Human milk is recommended for preterm infants because it lowers the risk of necrotizing enterocolitis.

**Beaumont Lindqvist-Amadi, MD**
NPI: 1883059427`,

    `S: 32 yo, postpartum day 17 s/p C/S for preeclampsia. Baby boy in NICU (28w3d, 1090 g), NG-fed, can't go to breast. Pumping x8/24 h, including once at night. On labetalol 200 bid. Lives with husband and daughter (3 y). 38 mi from hospital, here daily. Insurance refused hospital-grade pump 12/5: E0603 paid 10/2026.

O: (12/7) T 98.2. Breasts soft post-pump, no erythema. Nipples healed (cracked 12/3 w/ 24 mm shields; 27 mm now, borrowed). Incision dry.
12/3 IBCLC: nipples 21 mm bilat; 11 mL total from a 20-min double pumping.
Daily yield: manual 35 mL; personal electric 50 mL; hosp. grade 90 mL.
Infant 12/7: 120 mL, of which 90 hers + 30 donor.

A: Hypogalactia, O92.4. Z39.1. Supply greatest on hospital-grade pump. Personal pump tried and inadequate: at 50 mL it would meet less than half of what infant took yesterday.

P: 1. Hospital-grade pump, E0604, #1, rent x 3 mos, from Nestling Pump Rentals. Needed by 12/16 when NICU loaner is due.
2. A4284 27 mm, #2 (R and L).
3. Aim: own milk for every feed.
4. Ref. no. of the denial: PG-61180.

B. Lindqvist-Amadi, MD
NPI 1883059427
12/8/26`,

    `Peachtree Guild Health — Second look requested
PG-61180 / PGH-7781-0346

Our replies to the grounds of 12/5/2026 and to what may be asked next:

• "Benefit already used." The October benefit was E0603. This is E0604. The former was put to the test for four days and produced 50 mL in each twenty-four hours. The latter has been producing 90.

• "Infant can be nursed." Not at present. Born eleven weeks and four days short of a 40-week term, he cannot suck at the breast; feeds go down a nasogastric tube.

• "Mother could pump at the hospital." She is there once a day. She pumps eight times in 24 hours, and it is a 76-mile round trip.

• "Insufficient effort." Eight sessions, one at night, in a woman with a recent cesarean section, who breastfed her daughter for 11 months. We do not believe effort is what is lacking.

• "Donor milk is an alternative." It is already being given, as the smaller part: 30 of 120 mL on December 7.

• "Why new shields?" Because those of 24 mm rubbed her nipples, which are 21 mm across, and on December 3 both were cracked. In borrowed ones of 27 mm they were healed four days later. We ask for two (A4284).

• "For how long?" Three months of rental. The pump presently in use must be handed back to the unit on December 16.

Thank you for reconsidering. Mrs. Blackwood-Teixeira can be reached at (706) 555-0125.

On behalf of the team,
Beaumont Lindqvist-Amadi, MD, NPI 1883059427
12/08/2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
