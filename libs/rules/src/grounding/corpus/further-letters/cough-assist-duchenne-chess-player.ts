import type { CorpusCase } from '../corpus-case.ts';

/** A boy of seventeen with Duchenne dystrophy who plays chess and cannot cough. */
export const coughAssistDuchenneChessPlayer: CorpusCase = {
  id: 'cough-assist-duchenne-chess-player',
  today: '2026-09-03',
  facts: {
    case_id: 29104,
    patient: {
      first_name: 'Emrys',
      last_name: 'Castellane-Wu',
      dob: '2009-04-06',
      gender: 'male',
      height: '5 ft 3 in',
      weight: '104 lb',
      address: '61 Bishop Row, Saltmarsh Bend, DE 19899',
      phone: '(302) 555-0155',
      mrn: 'PCH-27390',
    },
    diagnoses: [
      { code: 'G71.01', description: 'Duchenne or Becker muscular dystrophy' },
      { code: 'J96.12', description: 'Chronic respiratory failure with hypercapnia' },
      { code: 'M41.45', description: 'Neuromuscular scoliosis, thoracolumbar region' },
    ],
    items: [
      {
        item: 'Cough stimulating device, alternating positive and negative airway pressure',
        hcpcs: 'E0482',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Peak cough flow on 2026-08-18 was 140 L/min; below 270 L/min a cold can become pneumonia and below 160 L/min a cough clears nothing. With the device at +40 and -40 cmH2O in the clinic the flow rose to 265 L/min and thick secretions came up. He will use it twice a day, 5 sets of 5 breaths each time, and every 2 hours when he has a cold. He had pneumonia twice in 2026, with hospital stays from 2026-02-11 to 2026-02-19 and from 2026-06-23 to 2026-06-29. Manually assisted cough by his parents for 8 weeks from 2026-03-02 reached 170 L/min and left his ribs sore. He has no bullous emphysema and has never had a pneumothorax.',
      },
      {
        item: 'Interface for cough stimulating device, includes all components, replacement only',
        hcpcs: 'A7020',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '12 months',
        size: 'medium mask',
        justification:
          'Mask, tubing and filter. A medium mask sealed in the trial, a small one leaked at the chin. He cannot hold a mouthpiece because his lips are weak. The set becomes soiled by secretions and is replaced every 6 months.',
      },
      {
        item: 'Respiratory suction pump, home model, portable or stationary, electric',
        hcpcs: 'E0600',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'For secretions that the device brings into the mouth and that he can neither spit out nor swallow well. At present his mother removes them with a cloth about 10 times a day. In the trial on 2026-08-18 suction removed 15 mL after 3 sets. The pump runs on a battery so that it can go to school on his power wheelchair.',
      },
    ],
    provider: { name: 'Theodora Lachance-Mori, MD', npi: '1356907428', date_signed: '2026-09-03' },
    seen: [
      '2026-08-18, pulmonary function: FVC 1.02 L, 31 % of predicted; maximal inspiratory pressure -28 cmH2O; maximal expiratory pressure 31 cmH2O; end-tidal CO2 52 mmHg awake; SpO2 95 % on room air.',
      '2026-08-18, in clinic, by Theodora Lachance-Mori, MD: weak cough, coarse crackles at the right base, thoracolumbar curve of 48 degrees, heart rate 96.',
      '2026-08-18, echocardiogram: ejection fraction 50 %.',
    ],
    told: [
      'Who pays? Diamond Coast Children and Family Plan',
      'Who supplies? Breakwater Respiratory',
      'Lives with whom? With his mother Branwen and his father Tobias',
      'Who will help with the device? Both parents, taught on 2026-08-18; each showed its use back',
      'School? Twelfth grade, plays on the chess team; missed 31 school days in the last school year because of his chest',
      'Night? Bilevel ventilation by mask since October 2025',
      'Vest for chest percussion? Rented from 2026-03-09 to 2026-04-27; no more secretions came up with it than without',
      'Medication? Deflazacort 30 mg daily and lisinopril 5 mg daily',
    ],
    answered: [],
  },
  notes: [
    `September 3, 2026

Diamond Coast Children and Family Plan

Re: Emrys Castellane-Wu, DOB April 6, 2009, MRN PCH-27390

Dear Medical Director:

Emrys is seventeen, a senior in high school and a member of its chess team. He has Duchenne muscular dystrophy. I am asking you to cover a mechanical cough device, its mask sets and a suction pump, because he can no longer cough.

That statement is literal. On August 18 his peak cough flow was 140 liters per minute. Below 270 a respiratory cold can turn into pneumonia; below 160 cough is ineffective altogether. He is below both. Twice this year a chest infection has put him in the hospital, for eight nights in February and for six in June. He missed 31 days of school last year on account of his chest.

His forced vital capacity is 31% of predicted. He retains carbon dioxide (end-tidal 52 mmHg while awake) and has slept with bilevel ventilation since last October. His scoliosis, now 48 degrees, further stiffens the chest wall.

We have tried what is simpler. His parents performed manually assisted cough for eight weeks beginning March 2. The flow reached 170 and he was left with sore ribs. A percussion vest was rented in March and returned at the end of April, since it brought up nothing extra. That is to be expected: a vest loosens mucus, but somebody who cannot cough still has no way of getting it out.

With the cough device at 40 cmH2O in and 40 out he reached 265 L/min, nearly double, and thick mucus came up. His lungs are free of bullae and he has never had a pneumothorax.

Please authorize E0482 x 1, A7020 x 2 per year, and E0600 x 1. I consider a delay unsafe with the winter ahead.

Sincerely,
Theodora Lachance-Mori, MD
NPI 1356907428`,
    `RESPIRATORY THERAPY: IN-EXSUFFLATOR TITRATION AND TEACHING

Pt: CASTELLANE-WU, EMRYS   17 y   M   160 cm   47 kg
Visit: 08/18/2026

BASELINE
PCF unassisted ............ 140 L/min
PCF manually assisted ..... 170 L/min (best, spring 2026)
MIP ....................... -28 cmH2O
MEP ....................... 31 cmH2O
FVC ....................... 1.02 L (31%)
EtCO2 awake ............... 52 mmHg
SpO2 RA ................... 95%

DEVICE
Insp +40, exp -40. PCF 265 L/min. That is +125 over baseline, +89%.
Thick secretions mobilized. Oral suction after three sets: 15 mL.

INTERFACE
Small mask: leak at chin. Medium mask: seal OK. Mouthpiece: not possible, weak lips.

HOME PROGRAM
BID, 5 sets x 5 breaths (25 breaths per session, 50 per day)
With a cold: q2h

PRECAUTIONS SCREENED
Bullous emphysema: no
Pneumothorax, ever: no

TEACHING
Mother (Branwen) and father (Tobias) instructed; return demonstration by both.

SUPPLIES
A7020 every 6 months, hence 2 per 12 months. Comprises mask, tubing, filter.

SUCTION
E0600, battery operated. It rides on the power wheelchair and goes to school with him. Mother presently wipes out secretions by cloth, around ten times a day.

REMARK
With expiratory muscles of this strength no coaching in huffing or breath stacking can by itself restore an effective cough; a machine has to supply both the big breath in and the fast breath out.`,
    `**What we are asking for, and why (written with the family)**

To the people at Diamond Coast who will read this,

Breathing out hard is something most of us never think about. You get a crumb in your throat, you cough, it is over. For Emrys it is not over. The crumb, or the phlegm of an ordinary cold, stays where it is.

He is a twelfth grader with Duchenne muscular dystrophy. He lives at 61 Bishop Row, Saltmarsh Bend, with his mother, Branwen, and his father, Tobias. He plays chess for his school. At night a bilevel machine helps him breathe through a mask.

This has been his 2026 so far:

• February 11: hospital, pneumonia. Home on the 19th.
• March 2: his parents start to push on his chest and belly with each cough. They keep at it for eight weeks. It makes the cough a little stronger and the ribs sore.
• March 9: a vibrating vest is rented as well. On April 27 it goes back. It made no difference.
• June 23: hospital, pneumonia again. Home on the 29th.
• August 18: at the clinic a cough machine is tried. Up comes what had been sitting there. His parents learn how to use it, both of them, and show that they can.

That is fourteen nights in hospital and counting, if nothing is done.

About ten times in a day his mother wipes from his mouth, with a cloth, what he can neither spit nor swallow properly. A small suction pump would do that, and it would do it at school too, on his power wheelchair.

We are asking for three things: the cough machine (E0482), two mask sets a year (A7020) and the suction pump (E0600). The doctor's order is dated September 3, 2026 and is signed by Theodora Lachance-Mori, MD, NPI 1356907428.

Thank you for reading to the end.`,
    `PRIOR AUTHORIZATION REQUEST (EHR-GENERATED)

Member: Castellane-Wu, Emrys
DOB: 04/06/2009
Sex: Male
MRN: PCH-27390
Plan: Diamond Coast Children and Family Plan
DME vendor: Breakwater Respiratory
Requesting provider: Lachance-Mori, Theodora, MD
NPI: 1356907428
Request date: 09/03/2026

DIAGNOSES
G71.01 Duchenne or Becker muscular dystrophy
J96.12 Chronic respiratory failure with hypercapnia
M41.45 Neuromuscular scoliosis, thoracolumbar region

CURRENT MEDICATIONS
Deflazacort 30 mg PO daily
Lisinopril 5 mg PO daily

VITALS / MEASURES 08/18/2026
HR 96
SpO2 95% RA
EtCO2 52
EF 50% (echo)
Cobb angle 48

PHYSICAL EXAM
Resp: weak cough; coarse crackles, R base.
Spine: thoracolumbar curve.

REQUESTED SERVICES
1. E0482, qty 1, 1 per 5 years
2. A7020, qty 2, 2 per 12 months, medium
3. E0600, qty 1, 1 per 5 years

CRITERIA
[x] Neuromuscular disease
[x] Significant impairment of chest wall and/or diaphragmatic movement resulting in inability to clear retained secretions
[x] Standard treatments tried: manually assisted cough (8 wk), percussion vest (7 wk)
[x] Contraindications absent: bullous emphysema, pneumothorax
[x] Trial with measured benefit: PCF 140 to 265 L/min
[x] Trained caregivers: 2

UTILIZATION HISTORY
Inpatient 02/11/2026 to 02/19/2026, pneumonia
Inpatient 06/23/2026 to 06/29/2026, pneumonia

FREE TEXT
Patient on nocturnal BiPAP since 10/2025. Note that BiPAP supports ventilation and does not clear secretions; the two devices do not duplicate each other. Secretions retained in the airway may in fact defeat the ventilator.

END OF REQUEST`,
    `Telehealth addendum, nursing

Thank you for your questions on the request for Emrys. The answers below are drawn from his chart.

*Why can't the parents go on coughing him by hand?*
They did so for 8 weeks. The best flow was 170 L/min, which is barely over the 160 at which a cough does nothing, and far short of 270. His ribs hurt. He weighs 104 lb and has a curve of 48 degrees; a crooked chest is hard to push on evenly. Moreover he takes deflazacort, and long use of steroids may thin the bones.

*Why can't the hospital do it when he is ill?*
It has, two times this year. The idea is to keep him from getting there.

*Is his heart up to it?*
The ejection fraction was 50% on the echocardiogram of 8/18. He takes lisinopril. Dr. Lachance-Mori saw him on that day and has ordered the device.

*Who will run it?*
His mother or his father. Both have been trained and both demonstrated it.

*How often?*
Two sessions a day of 25 breaths. With a cold, every two hours, which may come to as many as 12 sessions in 24 hours.

*Why suction on top of the cough assist?*
The machine carries secretions up as far as the mouth. From there a person with good lips and tongue would spit. He can't. In the clinic 15 mL, a tablespoon, came out by suction after just three sets.

*Why a battery?*
He is at school during the day and uses a power wheelchair there.

*Why two interfaces?*
One every six months. Secretions soil them.

*Which size?*
Medium. The small leaked at the chin.

Ordering physician: Theodora Lachance-Mori, MD (1356907428), 9/3/2026.`,
    `## Letter of Medical Necessity

**Patient:** Emrys Castellane-Wu · 17 years · male
**Equipment:** mechanical insufflation-exsufflation device (E0482), interfaces (A7020), suction pump (E0600)

### Rationale

Duchenne muscular dystrophy progressively weakens the muscles of breathing. Three things make up a cough: a deep breath in, closure of the glottis and a forceful breath out. In this young man the first is limited (FVC 1.02 L, maximal inspiratory pressure 28 cmH2O), and the last is too (maximal expiratory pressure 31 cmH2O; at least 60 is generally thought necessary for an effective cough).

### Consequences to date

1. Two admissions for pneumonia in the first half of 2026, about four months apart
2. Thirty-one missed school days
3. Crackles at the base of the right lung even on August 18, seven weeks after the second stay

### Treatments that did not suffice

- **Manually assisted coughing**, eight weeks: a gain of 30 L/min only
- **Percussion vest**, seven weeks: no additional secretions
- **Nocturnal bilevel ventilation** since October 2025: supports breathing, not coughing

### Response to the requested device

Peak cough flow went up by 125 L/min in a single visit, to within 5 L/min of the 270 L/min threshold.

### Safety

There is no history of pneumothorax and no bullous disease. Both parents are trained.

### Request

We ask Diamond Coast Children and Family Plan to approve:

| Code | Description | Units | Limit |
|---|---|---|---|
| E0482 | Cough stimulating device | 1 | 5 years |
| A7020 | Interface, medium mask | 2 | 12 months |
| E0600 | Suction pump, electric | 1 | 5 years |

Professional guidelines on the respiratory care of Duchenne muscular dystrophy recommend starting mechanical cough assistance when the peak cough flow falls below 270 L/min. He is at about half of that.

Theodora Lachance-Mori, MD
NPI 1356907428
September 3, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
