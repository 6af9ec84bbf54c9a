import type { CorpusCase } from '../corpus-case.ts';

/** A pediatrician, an asthma nurse and a respiratory therapist write for a six-year-old who cannot use his inhaler when he needs it most. */
export const nebulizerAsthmaFirstGrader: CorpusCase = {
  id: 'nebulizer-asthma-first-grader',
  today: '2026-10-19',
  facts: {
    case_id: 11710,
    patient: {
      first_name: 'Malachi',
      last_name: 'Dufresne-Okoro',
      dob: '2020-01-13',
      gender: 'male',
      height: '3 ft 10 in',
      weight: '46 lb',
      address: '315 Cooper Street, Floor 2, Tannery Hill, PA 18999',
      phone: '(570) 555-0126',
      mrn: 'THP-48213',
    },
    diagnoses: [
      { code: 'J45.41', description: 'Moderate persistent asthma with (acute) exacerbation' },
      { code: 'J30.81', description: 'Allergic rhinitis due to animal (cat) (dog) hair and dander' },
      { code: 'L20.9', description: 'Atopic dermatitis, unspecified' },
    ],
    items: [
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Asthma since age 3. Emergency room 2026-05-02 and 2026-08-14, hospital 2026-09-26 to 2026-09-29 with oxygen for 2 days; 4 courses of prednisolone in 12 months. Albuterol inhaler with spacer and mask, taught 2025-11-10, 2026-05-06 and 2026-09-30: at rest he takes 3 of 6 breaths with a good seal, in an attack he pulls the mask off and breathes through pursed lips at over 35 a minute. Fluticasone 44 mcg inhaler with spacer, 2 puffs twice a day from 2025-11-10 to 2026-09-29, doses left on the counter match 82 % of doses taken, yet 4 wheezy nights a week. Drugs for the nebulizer: albuterol 2.5 mg in 3 mL every 4 hours as needed, budesonide 0.5 mg in 2 mL twice a day. In the office on 2026-10-12: saturation 91 % and 38 breaths a minute, wheeze on both sides; 15 minutes after nebulized albuterol 2.5 mg 96 % and 26 a minute, wheeze nearly gone.',
      },
      {
        item: 'Administration set, with small volume nonfiltered pneumatic nebulizer, disposable',
        hcpcs: 'A7003',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'Medication cup with 7 feet of tubing, replaced every 2 weeks. Washed after each treatment by his grandmother. One set goes in the school bag.',
      },
      {
        item: 'Aerosol mask, used with DME nebulizer',
        hcpcs: 'A7015',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: 'pediatric',
        justification:
          'He cannot keep a mouthpiece between his lips for the 10 minutes of a treatment; on 2026-10-12 he let go of it after 2 minutes and accepted the mask for all 10. Replaced monthly.',
      },
      {
        item: 'Filter, disposable, used with aerosol compressor or ultrasonic generator',
        hcpcs: 'A7013',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'Replaced every 2 weeks; the apartment is above a woodshop and the filter of the loaned compressor was gray after 6 days.',
      },
    ],
    provider: { name: 'Priyanka Stavros, MD', npi: '1164829037', date_signed: '2026-10-19' },
    seen: [
      '2026-10-12, in office, by Priyanka Stavros, MD: weight 46 lb, height 3 ft 10 in, temperature 98.4 °F, saturation 91 %, 38 breaths a minute, retractions between the ribs, wheeze on both sides, eczema in both elbow creases; better after nebulized albuterol, sent home with a loaned compressor and prednisolone 20 mg a day for 5 days.',
      '2026-10-12, in office, by Wendell Karpinski, RRT: spacer with mask, 3 of 6 breaths sealed; nebulizer with pediatric mask tolerated for 10 minutes while he watched the fish tank; grandmother sets up the compressor, fills the cup and cleans it without help.',
    ],
    told: [
      'Who pays? Keystone Little Ones Plan (CHIP), ID KLO-590277',
      'Who supplies? Anthracite Respiratory & Home Care, phone (570) 555-0172',
      'Lives with whom? With his mother Adaeze Okoro, his grandmother Ernestine Dufresne and his sister Noor, 2; his mother works evenings, so his grandmother gives the evening treatment',
      'Pets? None since the cat was given away on 2026-05-10',
      'Smokers at home? None',
      'School? First grade at Tannery Hill Primary; missed 11 days since school began on 2026-08-31; school nurse Philomena Stokes will give a treatment there if needed, with a compressor of the school',
      'Where does he get care? Tannery Hill Pediatrics, 44 Bark Street, Tannery Hill, PA, phone (570) 555-0158; next visit 2026-11-16',
      'Who else writes? Gwendolyn Asante-Bligh, RN, asthma nurse of the practice; telephoned the grandmother on 2026-10-17: slept through 3 nights running, albuterol twice in the last 24 hours',
      'When is the loaned compressor due back? 2026-11-02',
      'How long is it needed? 12 months, then looked at again',
      'What did the reviewer ask? On 2026-10-15: is an inhaler with spacer not enough; which drugs; why mask; why filters twice a month',
      'Intubated ever? No',
    ],
    answered: [],
  },
  notes: [
    `TANNERY HILL PEDIATRICS
44 Bark Street, Tannery Hill, PA
Phone (570) 555-0158

October 19, 2026

To: Keystone Little Ones Plan
Child: Malachi Dufresne-Okoro, DOB 01/13/2020, ID KLO-590277

To Whom It May Concern:

Please consider this letter a request for a home nebulizer with compressor (E0570) and its supplies for my patient Malachi, who is six years old and in first grade.

Malachi has had asthma for about three years, since the age of three; it is of moderate persistent severity. In the last six months he has been to the emergency room on May 2 and August 14, and in the hospital from September 26 until September 29, two days of which on oxygen. He has had four courses of prednisolone in twelve months. He has never been intubated.

We have taught him the spacer and mask on three occasions. At rest, half of his breaths are properly sealed. In an attack, none of this works: he tears off the mask and breathes at more than 35 a minute through pursed lips. An inhaler is of no use to a child who cannot take it in.

Last Monday he came in at 91 percent and 38 breaths per minute. A quarter of an hour after a nebulized dose of 2.5 mg albuterol he was at 96 percent and 26. I sent him home with a compressor on loan, which has to come back on November 2.

He is to have budesonide 0.5 mg two times a day and albuterol 2.5 mg every four hours if needed, both by nebulizer.

Thank you for acting on this before that date.

Priyanka Stavros, MD
NPI 1164829037`,

    `Malachi D-O   6 y M   DOB 1/13/20   MRN THP-48213
10/19/26 DME order note (seen 10/12)

S// Mod persistent asthma, dx age 3. ED 5/2, 8/14. Inpt 9/26-9/29, O2 x2 d. OCS x4 / 12 mo. Never intubated. Fluticasone 44 mcg 2 puffs BID w/ spacer 11/10/25-9/29/26, counter = 82% of doses, still 4 wheezy nights/wk. Missed 11 school days since 8/31. Cat gone since 5/10. No smokers. Lives over a woodshop. Phone 10/17 (RN): slept 3 nights in a row, albuterol x2 in 24 h.

O// 10/12: Wt 46 lb (20.9 kg), Ht 3'10", T 98.4, RR 38, SpO2 91%. Intercostal retractions, bilat wheeze. Eczema both antecubital fossae. Post neb albuterol 2.5 mg, 15 min: SpO2 96%, RR 26, wheeze nearly gone.
RRT: spacer/mask 3/6 sealed. Neb w/ ped mask tolerated 10 min. Mouthpiece 2 min.

A// J45.41. J30.81. L20.9.

P// Prednisolone 20 mg/d x5 d given 10/12.
Budesonide 0.5 mg/2 mL neb BID. Albuterol 2.5 mg/3 mL neb q4h prn.
E0570 x1; A7003 x2/mo; A7015 ped x1/mo; A7013 x2/mo. 12 mo.
Anthracite Respiratory. Loaner back 11/2. F/u 11/16.

P. Stavros MD`,

    `RESPIRATORY THERAPY DEVICE ASSESSMENT

Patient: Malachi Dufresne-Okoro, age 6
Assessed: October 12, 2026
Report: October 19, 2026
By: Wendell Karpinski, RRT

I. INHALER WITH SPACER AND MASK
Three of six breaths with a good seal. The practice had taught the technique on 11/10/2025, 5/6/2026 and 9/30/2026, so he has had instruction three times within a year.

II. NEBULIZER, MOUTHPIECE
Dropped after 2 minutes.

III. NEBULIZER, PEDIATRIC MASK
Worn for the entire ten minutes while he watched the fish tank.

IV. RESPONSE (albuterol 2.5 mg)
                 Before      15 min after
SpO2             91%         96%
Resp. rate       38/min      26/min
Wheeze           both sides  nearly gone

V. CAREGIVER
His grandmother, Ernestine Dufresne, gives the evening treatment, as his mother works evenings. She assembled the compressor, filled the cup and cleaned it, all without help.

VI. SUPPLIES
Medication cup and tubing (7 ft), A7003: every 2 weeks, i.e. 2 a month. One of them travels in the school bag.
Mask, A7015, pediatric: monthly.
Filter, A7013: every 2 weeks, 2 a month. There is a woodshop beneath the apartment; the filter of the compressor on loan had turned gray after 6 days.

VII. CONCLUSION
Delivery by mask nebulizer is reliable in this child, delivery by spacer is not.

Wendell Karpinski, RRT
Physician: Priyanka Stavros, MD, NPI 1164829037`,

    `Keystone Little Ones Plan
Review Department

October 19, 2026

Answers to your questions of October 15
Insured child: M. Dufresne-Okoro, KLO-590277

"Is an inhaler with spacer not enough?"
For many children it is, and the guidelines say so. For Malachi it has not been. Even when he is calm only three breaths in six are sealed; in an attack he will not keep the mask on. He took his fluticasone well, if one goes by the counter (82% of doses), and nonetheless wheezed on four nights of the week, was seen in the ER twice and finally admitted, all of it within five months, May to September.

"Which drugs?"
Budesonide 0.5 mg/2 mL, twice a day, and albuterol 2.5 mg/3 mL, at most every four hours, when he needs it.

"Why mask?"
Because with a mouthpiece he lasted two minutes out of ten.

"Why filters twice a month?"
The family lives on the floor above a woodshop. Six days were sufficient to turn a filter gray.

Further, you may wish to know that triggers have been dealt with: nobody smokes in the home, and the cat, to whose dander he is allergic (J30.81), was given away on May 10.

Should you need more, the number is (570) 555-0158.

Priyanka Stavros, MD
NPI 1164829037`,

    `# Letter of Medical Necessity

**Date:** 10/19/2026
**Patient:** Malachi Dufresne-Okoro
**DOB:** 01/13/2020
**Height / Weight:** 3 ft 10 in / 46 lb
**Payer:** Keystone Little Ones Plan (CHIP)
**Supplier:** Anthracite Respiratory & Home Care

## Diagnoses

- **J45.41** Moderate persistent asthma with (acute) exacerbation
- **J30.81** Allergic rhinitis due to animal (cat) (dog) hair and dander
- **L20.9** Atopic dermatitis, unspecified

## Equipment and Supplies

- **E0570** Nebulizer with compressor: 1
- **A7003** Disposable administration set: 2 per month
- **A7015** Aerosol mask, pediatric: 1 per month
- **A7013** Disposable filter: 2 per month

## Clinical History

Malachi is a 6-year-old boy whose asthma remains uncontrolled. Over the past 12 months he has required:

- **2** emergency room visits (May 2 and August 14, 2026)
- **1** hospital admission (September 26–29, 2026)
- **4** courses of oral prednisolone

He has also missed **11 days** of school since August 31.

## Why a Nebulizer Is Needed

- **Inadequate technique with spacer:** Only 3 of 6 breaths effective at rest, despite teaching on three dates
- **Failure during exacerbations:** Removes the mask and breathes rapidly
- **Documented response:** Saturation improved by 5 points (91% to 96%) after nebulized albuterol
- **Tolerance:** Accepted a pediatric mask for a full 10-minute treatment

## Caregiver Readiness

His grandmother demonstrated set-up, filling, and cleaning independently.

## Length of Need

12 months, with reassessment thereafter.

**Priyanka Stavros, MD**
**NPI:** 1164829037`,

    `October 19, 2026

Hello,

This is Gwendolyn Asante-Bligh, the asthma nurse at Tannery Hill Pediatrics, about Malachi. I'd like you to know how things stand a week after he was given a compressor to take home.

On Saturday I rang his grandmother, Mrs. Dufresne. He had slept through three nights running. Before that it used to be four bad nights out of seven. He had needed albuterol twice in the preceding twenty-four hours, so he is not out of the woods, but it's a different child from the one who sat here on the 12th with his ribs pulling in and a saturation of 91.

Ms. Okoro works evenings, and it is Grandma who gives him the budesonide in the evening and washes the cup after every treatment. There's a two-year-old sister, Noor, at home too. At school Philomena Stokes, the nurse, is ready to treat him if it comes to that; the school has a compressor of its own, and he carries a set in his bag.

The loaner goes back on the second of November. We need to have his own by then: one compressor, E0570, and each month two cups with tubing (A7003), one child-size mask (A7015) and two filters (A7013). The filters may look like a lot until you hear that there is a woodshop downstairs.

He'll be here again on November 16.

Many thanks,
Gwendolyn Asante-Bligh, RN
for Dr. Priyanka Stavros (NPI 1164829037)`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
