import type { CorpusCase } from '../corpus-case.ts';

export const feedingPumpStroke: CorpusCase = {
  id: 'feeding-pump-stroke',
  today: '2026-08-20',
  facts: {
    case_id: 7708,
    patient: {
      first_name: 'Ignatius',
      middle_name: 'Paul',
      last_name: 'Delacroix',
      dob: '1944-03-12',
      gender: 'male',
      height: '172 cm',
      weight: '59 kg',
      address: '52 Cypress Bayou Lane, Lafayette, LA 70503',
      phone: '(337) 555-0195',
      mrn: 'MRN-770863',
    },
    diagnoses: [
      { code: 'I69.391', description: 'Dysphagia following cerebral infarction' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
      { code: 'Z93.1', description: 'Gastrostomy status' },
    ],
    items: [
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: null,
        justification:
          'Feeding by syringe was followed by vomiting and loose stools from June 30 to July 9, 2026; neither occurred at 75 mL an hour by pump. Runs from 6 in the evening to 8 in the morning, 14 hours. Nothing by mouth since the stroke of May 27, 2026.',
      },
      {
        item: 'Enteral feeding supply kit; pump fed, per day',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 31,
        limit_period: 'month',
        justification: 'A new bag and set each day. His granddaughter Colette hangs the feeding.',
      },
      {
        item: 'Enteral formula, nutritionally complete with intact nutrients, 100 calories = 1 unit',
        hcpcs: 'B4150',
        quantity: 480,
        quantity_limit: null,
        limit_period: 'month',
        justification:
          '1,600 calories a day, all through the tube. Weighed 66 kg before the stroke. Silent aspiration of thin and thick liquids on the swallow study of June 8, 2026. Expected to last longer than 90 days. No milk allergy.',
      },
    ],
    provider: { name: 'Dr. Anneliese Farquhar', npi: '1580699837', date_signed: '2026-08-20' },
  },
  notes: [
    `August 20, 2026

RE: Ignatius Delacroix, DOB March 12, 1944, MRN-770863

Mr. Delacroix is 82 years old. He has dysphagia following cerebral infarction (I69.391), oropharyngeal phase (R13.12), and a gastrostomy (Z93.1). Since his stroke on May 27, 2026 he has taken nothing by mouth. The swallow study on June 8 showed silent aspiration of both thin and thick liquids. He weighed 66 kg before the stroke and now weighs 59 kg.

He was fed by syringe at one time. From June 30 to July 9 this was followed by vomiting and loose stools. By pump, at 75 mL an hour, neither occurred. The feeding runs for 14 hours, from 6 in the evening to 8 in the morning.

He needs 1,600 calories a day, all of them through the tube, which is 480 units of formula (B4150) in 30 days. I order this together with a feeding pump (B9002) and 30 pump supply kits a month (B4035). The need is expected to last longer than 90 days.

Dr. Anneliese Farquhar
NPI 1580699837`,
    `DELACROIX I, 82M
I69.391 / R13.12 / Z93.1
CVA 5/27/26, NPO since. swallow study 6/8: silent asp thin+thick
wt 66 -> 59 kg
syringe feeds 6/30-7/9 -> vomiting + loose stools. Pump 75 mL/h OK
18:00-08:00 (14 h)
1600 kcal/d
B9002 x1, B4035 x30/mo, B4150 x480/mo
>90 d. Granddaughter hangs feeds. No milk allergy
Farquhar NPI 1580699837`,
    `Order for enteral nutrition

Deliver to: Ignatius Delacroix, 52 Cypress Bayou Lane, Lafayette, LA 70503, phone (337) 555-0195

B9002  infusion pump                     1
B4035  supply kit, pump fed, per day     30 a month (31 allowed)
B4150  formula, 100 calories per unit    480 a month

Rate 75 mL per hour for 14 hours, so 1,050 mL in a night. 16 units a day times 30 days gives the 480 units. A bag and a set are used for one day only. The formula may contain milk protein, since there is no milk allergy. The granddaughter, Colette, hangs the feeding.

Ordered by Dr. Anneliese Farquhar, NPI 1580699837`,
    `After a stroke the throat may lose both its strength and its feeling. Food then slips into the windpipe without so much as a cough, and this is called silent aspiration. It is a common cause of pneumonia, and it is the reason why someone in whom it has been shown is fed through a tube into the stomach.

There are three ways of giving the formula: with a syringe, by gravity, and with a pump. The syringe is the simplest and the fastest, and the speed is the trouble with it. In Mr. Delacroix it brought vomiting and loose stools over ten days at the turn of June to July. Ever since a pump gave the formula slowly, at seventy-five milliliters an hour, there has been neither.

He is a man of eighty-two who has lost seven kilograms, more than a tenth of his weight, and whose whole nutrition comes from the tube. He gets it overnight, and his granddaughter hangs it for him.

Dr. Anneliese Farquhar, NPI 1580699837`,
    `## Enteral Nutrition Request

**Patient:** Ignatius Paul Delacroix
**Prescriber:** Dr. Anneliese Farquhar, NPI 1580699837

**Background**
- Stroke on May 27, 2026
- Swallow study on June 8, 2026: silent aspiration (thin and thick liquids)
- Gastrostomy in place (Z93.1)
- Weight 59 kg; 66 kg before the stroke (a loss of 7 kg)

**Why a pump**
- Syringe feeding: vomiting and loose stools (June 30 to July 9, 2026)
- Pump feeding at 75 mL/h: no vomiting, no loose stools

**Monthly amounts**
- Formula: 480 units = 48,000 calories
- Kits: 30

**Duration:** more than 90 days`,
    `Telephone appeal, notes to read out. Patient Ignatius Delacroix. We asked for the pump because he could not keep down what went in by syringe, ten days of throwing up and loose stools starting June 30. On the pump at 75 an hour he is fine, neither of the two. Hours are six at night until eight in the morning. Nothing by mouth since the end of May. It is all he eats: sixteen hundred calories. Down from about 145 pounds to 130. The doctor expects more than three months of it. NPI of Dr. Farquhar is 1580699837.`,
  ],
  passages: [
    'Fourteen hours at 75 mL are 1,050 mL.',
    'Twelve days after the stroke the swallow study was done.',
    'He takes nothing by mouth.',
    'Ten hours of the day, from eight in the morning to six in the evening, are free of the pump.',
  ],
  edits: [
    [2, 'quantity', '30 a month (31 allowed) → 60 a month (31 allowed)'],
    [4, 'date-age', 'Stroke on May 27, 2026 → Stroke on March 27, 2026'],
  ],
  corruptions: {
    'code-disease': ['R13.12, {dysphagia, oropharyngeal phase → achalasia}'],
    'other-item': ['{480 → 30} units of formula (B4150) a month'],
    'description-detail': ['Dysphagia following cerebral {infarction → hemorrhage}'],
    side: ['He had a stroke on May 27, 2026{ → that left his right arm paralyzed}.'],
    sex: ['Mr. Delacroix gets {his → her} feeding overnight.'],
    choice: ['A gastrostomy{ → with a 20 French button} is in place.'],
    device: ['The pump{ →, an IV pole} and thirty kits a month are ordered.'],
    medication: ['He takes nothing by mouth{ → and gets clopidogrel 75 mg through the tube}.'],
    diagnosis: ['He has dysphagia after a stroke{ → and atrial fibrillation}.'],
    event: ['{→ Aspiration pneumonia brought him back to the hospital in July.}'],
    treatment: ['He {has no → has a} milk allergy.'],
    social: ['His {granddaughter → wife} Colette hangs the feeding.'],
    attitude: ['~ {→ The family has been thoroughly trained and feels confident with the pump.}'],
    negation: ['At 75 mL an hour by pump {neither vomiting nor → both vomiting and} loose stools occurred.'],
    organisation: ['The swallow study of June 8{ → at Acadiana General Hospital} showed silent aspiration.'],
    attestation: ['{→ I have reviewed the video of the swallow study myself.}'],
    'relative-date': ['The stroke was {twelve weeks → two years} ago.'],
    'other-role': ['The pump runs at {75 → 59} mL an hour.'],
    brackets: ['[{→ He pulled the first tube out by himself.}]'],
    'coverage-measure': [
      'Medicare asks for a need of long duration{ →, and his prealbumin of 9 mg/dL adds to it}.',
    ],
    script: ['{1,600 → ১,৬০০} calories a day, all through the tube'],
    identifier: ['The formula is billed under {B4150 → B4152}.'],
    'date-age': ['The swallow study was on June {8 → 18}, 2026.'],
    quantity: ['{30 → 20} supply kits a month'],
    name: ['Ignatius {Delacroix → Delahaye} weighs 59 kg.'],
    retold: ['{Silent aspiration → No aspiration} of thin and thick liquids was seen.'],
    sum: ['Sixteen units a day for thirty days are {480 → 540} units.'],
  },
};
