import type { CorpusCase } from '../corpus-case.ts';

/** A pediatrician, a dietitian, an infusion supplier and a drafting model write for a farm toddler fed at night. */
export const enteralPumpToddler: CorpusCase = {
  id: 'enteral-pump-toddler',
  today: '2026-06-24',
  facts: {
    case_id: 34105,
    patient: {
      first_name: 'Osric',
      last_name: 'Tallmadge-Boone',
      dob: '2024-08-30',
      gender: 'male',
      height: '78 cm',
      weight: '8.6 kg',
      address: '2200 Cattail Road, Harlow Flats, KS 66990',
      phone: '(785) 555-0109',
      mrn: 'HFC-09715',
    },
    diagnoses: [
      { code: 'R62.51', description: 'Failure to thrive (child)' },
      { code: 'Z93.1', description: 'Gastrostomy status' },
      { code: 'Q31.5', description: 'Congenital laryngomalacia' },
    ],
    items: [
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Fed for 10 hours at night at 45 mL per hour, because he vomits boluses above 60 mL. Bolus feeds failed from 2026-03-09 to 2026-04-13: vomiting 5 times a day and a loss of 300 g. Weight below the 1st percentile on 2026-06-10. Gastrostomy tube placed on 2026-02-18. He was not able to swallow thin liquids safely in the swallow study of 2026-01-22.',
      },
      {
        item: 'Enteral feeding supply kit; pump fed, per day',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 30,
        limit_period: '1 month',
        justification: 'One kit a day.',
      },
      {
        item: 'Enteral formula, for pediatrics, hydrolyzed/amino acids and peptide chain proteins, 100 calories = 1 unit',
        hcpcs: 'B4161',
        quantity: 135,
        quantity_limit: 135,
        limit_period: '1 month',
        justification:
          'Hydrolyzed because of the allergy. 450 mL a night at 1 kcal per mL are 4.5 units a day.',
      },
    ],
    provider: { name: 'Henrietta Szabo-Wynne, MD', npi: '1841650273', date_signed: '2026-06-24' },
    seen: [
      '2026-06-10, in clinic, by Henrietta Szabo-Wynne, MD: stoma dry, inspiratory stridor when lying flat, no edema, sits and stands holding on.',
      '2026-06-17, at home, by Marcel Ingersoll, RD: mother ran a loaned pump for one night; 440 mL went in, no vomiting.',
    ],
    told: [
      'Who pays? Goldenrod Kids Plan',
      'Who supplies? Harlow Infusion',
      'Lives with whom? With his mother Verity and his grandmother Cordelia, in a farmhouse',
      'Allergies? Cow milk protein',
      'Food by mouth? Purees, about 20 spoons a day',
    ],
    answered: [],
  },
  notes: [
    `June 24, 2026

Goldenrod Kids Plan
Pediatric review

Osric Tallmadge-Boone, DOB August 30, 2024, MRN HFC-09715

Dear Doctor,

Osric is a boy of 21 months with failure to thrive (R62.51), a gastrostomy (Z93.1) and congenital laryngomalacia (Q31.5). At his visit on June 10 he was below the 1st percentile for weight. He had stridor on breathing in when he lay flat. The stoma was dry, and there was no edema. He sits, and stands holding on.

In the swallow study of January 22 he could not swallow thin liquids safely. The tube was placed on February 18. Bolus feeds were given from March 9 to April 13: he vomited five times a day and lost 300 g. He vomits every bolus above 60 mL.

I order an infusion pump (B9002), so that he can be fed slowly, at 45 mL per hour for ten hours of the night. With it go one feeding kit a day (B4035) and a hydrolyzed formula (B4161), since he is allergic to cow milk protein.

By mouth he takes purees, some 20 spoons a day.

Children whose upper airway is soft spend energy on breathing and have less left to grow.

Henrietta Szabo-Wynne, MD
NPI 1841650273`,
    `NUTRITION NOTE, HOME VISIT

Marcel Ingersoll, RD
06/17/2026

Child: Osric T.-B., 21 mo, boy
Weight 8.6 kg, length 78 cm

Trial: loaned pump, one night. Mother (Verity) ran it. Volume in: 440 mL. Vomiting: none.

Plan per night
   rate     45 mL/h
   hours    10
   volume   450 mL
   energy   450 kcal at 1 kcal/mL = about 52 kcal per kg

By mouth: purees, about 20 spoons/day. No thin liquids; swallow study 01/22/2026 showed that he does not swallow them safely.

History of feeding
   G-tube 02/18/2026
   bolus 03/09 to 04/13/2026, i.e. 5 weeks: vomiting 5x/day, minus 300 g. Stopped.

Formula: hydrolyzed, because of cow milk protein allergy. 4.5 units a day, 135 a month (30 days).

Kit: one a day.

Household: mother and grandmother (Cordelia), farmhouse.

What I tell all families: raise the head of the cot a little, flush the tube before and after, write down the volume in the morning, and never top up a bag that has been hanging. Weighing on the same scale, undressed, is worth more than weighing often.`,
    `HARLOW INFUSION
Order intake and request for approval

Plan: Goldenrod Kids Plan
Patient: Osric Tallmadge-Boone (M), born 08/30/2024
2200 Cattail Road, Harlow Flats, KS 66990
Tel. (785) 555-0109

Prescriber: Henrietta Szabo-Wynne, MD
NPI: 1841650273
Prescription signed: 06/24/2026

B9002 | Enteral nutrition infusion pump | 1 | limit 1 per 5 years
B4035 | Enteral feeding supply kit, pump fed, per day | 30 | limit 30 per month
B4161 | Pediatric formula, hydrolyzed, 100 calories = 1 unit | 135 | limit 135 per month

For a quarter that makes 90 kits and 405 units of formula.

Diagnoses: R62.51 Failure to thrive (child); Z93.1 Gastrostomy status; Q31.5 Congenital laryngomalacia.

Method: pump, at night, 45 mL per hour over 10 hours.

Why a pump and not gravity or syringe: boluses above 60 mL are vomited. Five weeks of bolus feeding ended on 04/13/2026 with 300 g less on the scale. In one night with a loaned pump, a week before the prescription was signed, 440 mL were given and the child did not vomit.

Allergy on file: cow milk protein.

Mother: Verity.

Kits are counted by day of use; a plan will usually not pay for more kits than the month has days.`,
    `**DRAFT – Letter of medical necessity, enteral pump**

**Child:** Osric Tallmadge-Boone, 21 months, 8.6 kg, 78 cm
**Physician:** Henrietta Szabo-Wynne, MD

#### 1. Conditions
Osric was born with *laryngomalacia* and is failing to thrive. He has a gastrostomy, which was made on February 18, 2026.

#### 2. Evidence
- **Swallowing:** thin liquids were not safe (January 22, 2026)
- **Weight:** below the 1st percentile (June 10, 2026)
- **Airway:** inspiratory stridor when lying flat
- **Stoma:** dry

#### 3. Bolus feeding has failed
For five weeks in March and April 2026 he was fed by bolus. He vomited 5 times a day. Instead of gaining, he lost 300 g.

#### 4. Pump feeding has worked
During the trial in the family's home his mother, Verity, ran the pump. He received 440 mL overnight without vomiting, as the dietitian Marcel Ingersoll recorded on June 17, 2026.

#### 5. Request

| Code | Item | Per month |
|---|---|---|
| B9002 | Infusion pump | 1 (once in 5 years) |
| B4035 | Supply kit, pump fed | 30 |
| B4161 | Hydrolyzed pediatric formula | 135 units |

The formula is hydrolyzed because of an allergy to cow milk protein.

#### 6. At home
He lives in a farmhouse with his mother and his grandmother Cordelia. He eats purees by mouth, about 20 spoons daily.

*Pumps are generally approved where a controlled rate is medically required.*

Supplier: Harlow Infusion`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'congenital laryngomalacia (Q31.5) → cleft palate (Q31.5)'],
    [0, 'sex', 'is a boy of 21 months → is a girl of 21 months'],
    [0, 'date-age', 'of 21 months with → of 31 months with'],
    [0, 'negation', 'he could not swallow thin liquids safely → he could swallow thin liquids safely'],
    [0, 'retold', 'The stoma was dry, and → The stoma was red and oozing, and'],
    [0, 'other-role', 'every bolus above 60 mL → every bolus above 45 mL'],
    [
      0,
      'retold',
      'at 45 mL per hour for ten hours of the night → at 45 mL per hour for ten hours of the day',
    ],
    [0, 'other-item', 'one feeding kit a day (B4035) → one feeding kit a day (B9002)'],
    [0, 'treatment', 'he is allergic to cow milk protein → he is allergic to soy protein'],
    [
      0,
      'medication',
      'some 20 spoons a day. → some 20 spoons a day. He is given omeprazole 10 mg each morning.',
    ],
    [
      0,
      'event',
      'The tube was placed on February 18. → The tube was placed on February 18, after a stay in intensive care.',
    ],
    [0, 'diagnosis', 'with failure to thrive (R62.51), → with failure to thrive (R62.51), trisomy 21,'],
    [1, 'sum', 'about 52 kcal per kg → about 75 kcal per kg'],
    [1, 'name', 'Marcel Ingersoll, RD → Martin Ingersoll, RD'],
    [1, 'social', 'Mother (Verity) ran it. → Father (Verne) ran it.'],
    [1, 'script', 'hours    10 → hours    ১৪'],
    [1, 'brackets', 'Vomiting: none. → Vomiting: none [two loose stools].'],
    [1, 'other-role', '4.5 units a day, 135 a month → 30 units a day, 135 a month'],
    [1, 'retold', 'vomiting 5x/day, minus 300 g. → vomiting 5x/day, plus 300 g.'],
    [
      1,
      'social',
      'mother and grandmother (Cordelia), farmhouse → mother and grandmother (Cordelia), city apartment',
    ],
    [1, 'retold', 'By mouth: purees, about 20 spoons/day. → By mouth: nothing.'],
    [2, 'quantity', '| 30 | limit 30 per month → | 60 | limit 60 per month'],
    [2, 'sum', '90 kits and 405 units → 90 kits and 450 units'],
    [2, 'identifier', 'Z93.1 Gastrostomy status → Z93.4 Gastrostomy status'],
    [2, 'organisation', 'Plan: Goldenrod Kids Plan → Plan: Flint Hills Medicaid'],
    [
      2,
      'relative-date',
      'a week before the prescription was signed → a month before the prescription was signed',
    ],
    [2, 'identifier', 'Tel. (785) 555-0109 → Tel. (785) 555-0190'],
    [2, 'negation', 'the child did not vomit. → the child vomited.'],
    [2, 'attestation', 'Mother: Verity. → Mother: Verity, whom we trained in the shop.'],
    [
      2,
      'device',
      'Allergy on file: cow milk protein. → Allergy on file: cow milk protein. An IV pole and a suction machine are delivered too.',
    ],
    [3, 'description-detail', 'He has a gastrostomy, which → He has an infected gastrostomy, which'],
    [
      3,
      'attitude',
      'He received 440 mL overnight without vomiting → The delighted family reports that he received 440 mL overnight without vomiting',
    ],
    [
      3,
      'coverage-measure',
      'where a controlled rate is medically required.* → where a controlled rate is medically required, as his gastric emptying time of 190 minutes shows.*',
    ],
    [3, 'organisation', 'Supplier: Harlow Infusion → Supplier: Prairie Home Nutrition'],
    [3, 'choice', '| 135 units | → | 135 units, vanilla |'],
    [3, 'side', 'when lying flat → when lying on the left side'],
    [3, 'event', '- **Stoma:** dry → - **Stoma:** dry, revised by surgery in May'],
    [
      3,
      'diagnosis',
      'and is failing to thrive. → and is failing to thrive. He also has severe reflux disease.',
    ],
    [0, 'name', 'Osric is a boy → Oscar is a boy'],
  ],
  corruptions: {},
};
