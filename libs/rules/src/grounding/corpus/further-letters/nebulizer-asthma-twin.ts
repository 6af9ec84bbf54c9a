import type { CorpusCase } from '../corpus-case.ts';

/** A pediatrician, a school-minded nurse, a father's helper, an intern, a pharmacist-like supplier and an EHR letter write for a four-year-old twin with asthma. */
export const nebulizerAsthmaTwin: CorpusCase = {
  id: 'nebulizer-asthma-twin',
  today: '2026-10-05',
  facts: {
    case_id: 30108,
    patient: {
      first_name: 'Matteo',
      last_name: 'Fairbairn-Ng',
      dob: '2022-04-18',
      gender: 'male',
      height: '3 ft 5 in',
      weight: '38 lb',
      address: '17 Sycamore Bend, Tulip Hollow, TN 37999',
      phone: '(615) 555-0126',
      mrn: 'THP-90456',
    },
    diagnoses: [
      { code: 'J45.40', description: 'Moderate persistent asthma, uncomplicated' },
      { code: 'J30.1', description: 'Allergic rhinitis due to pollen' },
      { code: 'L20.9', description: 'Atopic dermatitis, unspecified' },
    ],
    items: [
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'For budesonide 0.5 mg twice daily and albuterol 2.5 mg every 4 hours when needed. An inhaler with spacer and mask was used from 2025-09-08 to 2026-09-02: he cries, turns his head away and breaks the seal; in clinic on 2026-09-02 he took 2 of 6 puffs properly, after the technique had been taught 3 times. In the 12 months before he had 3 courses of prednisolone, in November 2025, February 2026 and August 2026. On 2026-08-21 he was treated in the emergency room for 5 hours with 3 nebulized doses of albuterol, saturation 90 % on arrival, and went home. With a nebulizer lent by the clinic from 2026-09-02 to 2026-09-30 night cough fell from 5 nights a week to 1, and albuterol was given on 2 days in the last 2 weeks instead of 9.',
      },
      {
        item: 'Administration set, with small volume nonfiltered pneumatic nebulizer, non-disposable',
        hcpcs: 'A7005',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '6 months',
        justification: 'Washed after each treatment and boiled once a week by his father.',
      },
      {
        item: 'Aerosol mask, used with DME nebulizer',
        hcpcs: 'A7015',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: 'pediatric',
        color: 'green',
        justification:
          'He is 4 years old and not able to keep a mouthpiece between his lips for the 8 minutes of a treatment. He wears the mask while a story is read to him.',
      },
    ],
    provider: { name: 'Aurelio Bancroft-Singh, MD', npi: '1497301862', date_signed: '2026-10-05' },
    seen: [
      '2026-09-02, in clinic, by Aurelio Bancroft-Singh, MD: 32 breaths a minute, wheeze on both sides, saturation 95 %; eczema in the bends of both elbows.',
      '2026-09-30, in clinic, by Aurelio Bancroft-Singh, MD: 24 breaths a minute, lungs clear, saturation 98 %; his father showed the whole treatment without a mistake.',
    ],
    told: [
      'Who pays? Dogwood KidsCare',
      'Who supplies? Cumberland Breathing Supply',
      'Lives with whom? With his father Gideon and his twin sister Noemi',
      'Nights? His aunt Mirabel stays from 10 pm to 6 am on 4 nights a week while Gideon works at a warehouse',
      'Smokers at home? None',
      'Skin prick test? Positive for birch and ragweed on March 11, 2026',
      'Preschool missed? 14 days from January to May 2026',
      'Other medicines? Cetirizine 2.5 mg daily',
    ],
    answered: [],
  },
  notes: [
    `Tulip Hollow, October 5, 2026

Dogwood KidsCare
Re: Matteo Fairbairn-Ng, age 4

Dear Dogwood KidsCare,

Matteo is a four-year-old with moderate persistent asthma, hay fever from birch and ragweed pollen, and eczema. I am asking you to cover a nebulizer with compressor for him (E0570), along with the administration set (A7005) and a pediatric mask each month (A7015).

I know what the guidelines say: an inhaler with a spacer works as well as a nebulizer if it is used properly. I say the same to families every week. The important word is "if." Matteo used an inhaler, spacer and mask for very nearly a year. We taught the technique three times. When I watched him on September 2, he got two puffs out of six. He cries, he turns away, and the seal is lost. Medicine that lands on the cheek does nothing for the lungs.

It showed. He took prednisolone in November, in February and again in August. On August 21 he spent five hours in the emergency room; his saturation when he arrived was 90%, and three nebulized albuterol treatments were given before he could go home. When I saw him twelve days later, he was still wheezing on both sides and breathing 32 times a minute.

Then we lent him a nebulizer. Four weeks later, his lungs were clear and his respiratory rate had come down to 24. He had been coughing five nights a week, and now it's one. Albuterol went from nine days to two in a fortnight.

His father, Gideon, demonstrated the whole treatment for me without a mistake. A mask is required since a child of this age can't hold on to a mouthpiece for eight minutes.

I have seldom had a clearer before and after.

Aurelio Bancroft-Singh, MD
NPI 1497301862`,

    `ASTHMA NURSE - SUMMARY OF NEED

Patient: Matteo F.-N., 4 yr, M, 38 lb (17 kg), 41 in

CONTROL BEFORE (inhaler + spacer + mask)
* cough 5 nights/wk
* albuterol 9 days out of 14
* oral steroids 3x in 12 mos (11/25, 2/26, 8/26)
* ED 8/21/26, 5 h, albuterol nebs x3, SpO2 90%
* 14 preschool days missed Jan-May

CONTROL AFTER (loaner neb, 9/2-9/30)
* cough 1 night/wk
* albuterol 2 days out of 14
* SpO2 98%, RR 24, clear

By the usual yardstick, two or more steroid courses a year in a preschooler means high risk. He had three.

WHO GIVES IT
Dad (Gideon), taught, return demo 9/30 no errors.
Dad works nights at a warehouse, 4x/wk. Aunt Mirabel covers 10p-6a. Another reason to have a method that depends on a machine and not on one person's knack.

ROUTINE
Budesonide 0.5 mg BID = 1 mg/day
Albuterol 2.5 mg q4h PRN
Each tx ~8 min, mask on, story being read
Set washed after each tx, boiled weekly

TRIGGERS
Birch, ragweed (skin test 3/11/26). No smokers in home.
Cetirizine 2.5 mg daily.

SUPPLIES
E0570 (1)
A7005 (1 per 6 mo) = 2/yr
A7015 (1 per mo), pediatric, green = 12/yr

Why non-disposable set? With 14 scheduled treatments a week a throwaway cup wears out quickly.

For A. Bancroft-Singh, MD, NPI 1497301862`,

    `Dear Sir or Madam at Dogwood KidsCare,

I help families write to insurers, and Gideon, a father of twins, is the one I am helping today. His boy Matteo has asthma. His girl Noemi lives in the same house, so everyone's sleep depends on how Matteo's chest is doing.

Gideon works nights in a warehouse. On those four nights the children's aunt, Mirabel, is with them from ten until six. Before September, Matteo coughed on five nights of every seven. Between January and May he missed fourteen days of preschool. On August 21 he ended up in the emergency room and was there for five hours.

You may ask: doesn't he have an inhaler? He had one for a year, with the tube and the mask that go with it. The doctor's office showed them how to use it three separate times. But he is four. He cries and twists his head. At the appointment on September 2 only two of six puffs went in the way they should have.

The doctor's office lent them a nebulizer the same day. It hums, it makes mist, and Matteo sits still for it because somebody reads him a story. That takes eight minutes. By the end of the month he coughed one night a week. Same boy, same house; a different way of getting the medicine in.

Now the loan is over. The little machine is covered once in five years under your own limits, the tubing and cup once in six months, and the mask once a month. Nobody is asking for anything beyond that.

His pediatrician is Dr. Aurelio Bancroft-Singh (NPI 1497301862), who signed the order on October 5, 2026. The family's number is (615) 555-0126.

Thank you for your kindness and for your speed.`,

    `INTERN NOTE / LMN DRAFT

ID: 4 y.o. boy, moderate persistent asthma (J45.40), allergic rhinitis due to pollen (J30.1), atopic dermatitis (L20.9). In other words the full atopic triad.

CC: needs home neb.

HX: MDI + spacer + mask since 9/8/25. Poor technique despite teaching x 3 (cries, turns head, seal broken). Prednisolone x 3 in the last 12 mo before the switch. One ED visit 8/21/26: SpO2 90% on arrival, albuterol neb x 3, d/c home after 5 h. Not admitted.

PE 9/2: RR 32, bilat wheeze, SpO2 95%, eczema both antecubital fossae
PE 9/30: RR 24, CTAB, SpO2 98%

CHANGE OVER 4 WKS ON LOANER
 RR      32 -> 24
 SpO2    95 -> 98
 Night cough  5/wk -> 1/wk
 SABA days    9/14 -> 2/14

ASSESSMENT: Delivery problem rather than drug problem. It isn't that ICS doesn't work for him; it's that ICS wasn't getting in. Stepping up therapy without fixing the delivery would expose him to more medicine for no benefit. Biologics and so on are not even a question at this point.

PLAN:
 1. E0570 compressor neb x 1
 2. A7005 reusable set, 1 q 6 mo
 3. A7015 peds aerosol mask, 1 q mo. Mouthpiece not feasible at 4.
 4. Budesonide 0.5 mg neb BID, albuterol 2.5 mg neb q4h prn
 5. Cetirizine 2.5 mg qd
 6. Revisit inhaler + spacer when older; most children manage by school age.

Attending: Aurelio Bancroft-Singh, MD / 1497301862 / signed 10/5/26`,

    `CUMBERLAND BREATHING SUPPLY
Fax to Dogwood KidsCare, Prior Authorization

Oct 5, 2026

Child: Matteo Fairbairn-Ng
Born: April 18, 2022
Lives at: 17 Sycamore Bend, Tulip Hollow, TN 37999
Chart: THP-90456

We ask for authorization of three lines:

(1) E0570, nebulizer with compressor. One. Frequency limit: one in 5 years.
(2) A7005, administration set, nonfiltered, non-disposable. One. Frequency limit: one in 6 months.
(3) A7015, aerosol mask, pediatric, green. One. Frequency limit: one a month.

Drugs to be nebulized, as the plan's form requires: budesonide, 0.5 mg, two times a day; albuterol, 2.5 mg, every 4 hours if needed. Both are available as ready-made vials and are stable in a jet nebulizer. An ultrasonic device isn't suitable for budesonide suspension, which is why a compressor is specified.

Diagnosis that supports the equipment: moderate persistent asthma, J45.40. Also listed: J30.1 and L20.9.

Why not the inhaler: eleven to twelve months' use, from September 8, 2025 to September 2, 2026, with faulty technique by observation (2 puffs correct of 6).

Evidence of benefit: loaner from the clinic, September 2 to 30. See the doctor's visit of September 30, at which the lungs were clear and the saturation was 98%.

Caregiver training: father performed the treatment correctly on that date.

The loaner has been in use until five days before this order. We have the item in stock and would deliver as soon as we hear from you, since an inhaled steroid is supposed to be taken every day and a gap is undesirable.

Ordered by Aurelio Bancroft-Singh, MD, NPI 1497301862`,

    `LETTER OF MEDICAL NECESSITY
Generated from structured data

| Field | Value |
|---|---|
| Patient | Fairbairn-Ng, Matteo |
| Age / sex | 4 years / male |
| Height / weight | 104 cm / 17.2 kg |
| Payer | Dogwood KidsCare |
| Ordering physician | Aurelio Bancroft-Singh, MD |
| NPI | 1497301862 |
| Date | 2026-10-05 |

**1. Diagnosis**
Moderate persistent asthma, uncomplicated (J45.40), in a child with allergic rhinitis due to pollen and atopic dermatitis.

**2. Severity indicators**
- Systemic steroids: 3 courses within a year
- Emergency care: 1 visit (08/21/2026)
- School: 14 absences between January and May 2026
- Nocturnal cough on most nights prior to nebulized therapy

**3. Prior therapy**
Inhaler with spacer and face mask, 359 days. Outcome: insufficient delivery; a third of puffs taken properly under direct observation.

**4. Trial of requested equipment**
28 days, on loan from the clinic. Nighttime cough decreased by four nights per week. Reliever days decreased by seven per two weeks.

**5. Equipment requested**
- Nebulizer, with compressor (E0570), quantity 1
- Administration set, non-disposable (A7005), quantity 1 per 6 months
- Aerosol mask, pediatric (A7015), quantity 1 per month

**6. Hygiene**
The father washes the set following every treatment and boils it weekly.

**7. Environment**
Smoke-free home. Sensitized to birch and ragweed.

**8. Statement**
Without reliable delivery of inhaled corticosteroid, children with persistent asthma remain at risk of further attacks, emergency visits and repeated courses of oral steroids. The requested equipment was shown to be effective in this child and can be used by his father without error.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
