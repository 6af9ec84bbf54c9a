import type { CorpusCase } from '../corpus-case.ts';

/** A home-care nurse of children: a nurse's letter, a monitoring sheet, and a short renewal note. */
export const oxygenLungDysplasiaInfant: CorpusCase = {
  id: 'oxygen-lung-dysplasia-infant',
  today: '2026-11-24',
  facts: {
    case_id: 9407,
    patient: {
      first_name: 'Solveig',
      last_name: 'Marchetti',
      dob: '2026-03-11',
      gender: 'female',
      height: '24 in',
      weight: '13 lb 2 oz',
      address: '90 Ropewalk, Lower Bainbridge, ME 04999',
      phone: '(207) 555-0135',
      mrn: 'LB-900217',
    },
    diagnoses: [
      { code: 'P27.1', description: 'Bronchopulmonary dysplasia originating in the perinatal period' },
      { code: 'P07.25', description: 'Extreme immaturity of newborn, gestational age 26 completed weeks' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Born at 26 weeks with 890 g, twin. On the ventilator 31 days. Home since 2026-07-20 on 0.25 L/min by nasal cannula. Saturation on room air asleep 2026-11-19: 84 % within 6 minutes; on 0.25 L/min 95 %. Weaning to 0.125 L/min tried on 2026-10-13: fell to 88 % during feeding. Echocardiogram 2026-09-02: no pulmonary hypertension. Breathes 52 times a minute at rest. Furosemide stopped 2026-08-31. Mother Astrid and aunt Birgit trained in resuscitation. Twin brother Torsten needs no oxygen.',
      },
      {
        item: 'Portable gaseous oxygen system, rental; includes portable container, regulator, flowmeter, humidifier, cannula or mask, and tubing',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Leaves the house for the clinic and therapy 4 times a week; the ride to the clinic takes 50 minutes. Oxygen day and night. Nobody smokes in the house. Next attempt to wean in February 2027. Expected need 6 months.',
      },
    ],
    provider: { name: 'Nathaniel Ozturk, MD', npi: '1093847265', date_signed: '2026-11-24' },
    seen: [
      '2026-11-19, home visit, by Coralie Jimenez-Baird, RN: sleeping, mild retractions, oximetry read for 20 minutes.',
    ],
    told: ['Who pays? MaineCare'],
    answered: [],
  },
  notes: [
    `Re: Solveig Marchetti, DOB March 11, 2026 – home oxygen

Solveig was born at 26 weeks, weighing 890 grams, one of twins. She spent 31 days on a ventilator and has bronchopulmonary dysplasia. On July 20 she came home with a quarter of a liter of oxygen per minute through a nasal cannula, and she still needs it at the age of eight months.

Coralie Jimenez-Baird, RN, read the oximeter at the house on Thursday, November 19, for twenty minutes while the baby slept. Without oxygen the saturation went down to 84 % within six minutes; with 0.25 L/min it was 95 %. There were mild retractions. At rest she takes 52 breaths a minute.

In October we tried to halve the flow. On the 13th, during a feeding, she dropped to 88 %. We shall try again in February. Her heart ultrasound on September 2 showed no pulmonary hypertension. She is off furosemide since the end of August.

She is on oxygen day and night, and four times a week she has to go out, to the clinic or to therapy; to the clinic it is a ride of 50 minutes. So she needs both a concentrator (E1390) and a portable gas system (E0431). Nobody smokes at home. Her mother Astrid and her aunt Birgit are trained in resuscitation. I expect six more months of need.

Nathaniel Ozturk, MD
NPI 1093847265`,
    `HOME OXYGEN - DATA SHEET

Pt: MARCHETTI, Solveig   F   8 mo   13 lb 2 oz   24 in   MRN LB-900217
Dx: P27.1 BPD; P07.25 (26 wk)
Plan: MaineCare

Flow: 0.25 LPM NC, continuous
SpO2 RA, asleep, 11/19/26 ......... 84%
SpO2 0.25 LPM, asleep, 11/19/26 ... 95%
Wean to 0.125 LPM, 10/13/26 ....... 88% w/ feeding
RR rest ........................... 52
Echo 09/02/26 ..................... no PH
Vent days ......................... 31
Furosemide ........................ off since 08/31/26

Equipment (per month)
 1 x E1390 concentrator
 1 x E0431 portable, gaseous
Outings: 4/wk
Smokers in home: 0
Caregivers with resuscitation training: 2
Length of need: 6 mo

Nathaniel Ozturk, MD, NPI 1093847265`,
    `MaineCare, Prior Authorization

This note supports the continued use of a stationary and a portable oxygen source for Solveig Marchetti (P27.1, P07.25), now 8 months old.

Lungs that have been ventilated early keep forming new air sacs during the first years, and steady oxygen supports growth in that time. Room air is not yet enough for her: asleep she falls to 84 % in only a few minutes. With a quarter liter she stays at 95 %. An attempt at half that flow six weeks ago failed while she was being fed. Her twin, Torsten, does without oxygen; she cannot.

A concentrator makes oxygen from the air of the room and needs a wall outlet, which is why it cannot go along on the four trips a week. The portable system covers these. Two relatives are trained in resuscitation, and nobody smokes in the house.

The next trial with less oxygen is set for February 2027.

Signed on November 24, 2026
Nathaniel Ozturk, MD, 1093847265`,
  ],
  passages: [],
  edits: [
    [0, 'quantity', 'weighing 890 grams → weighing 980 grams'],
    [0, 'description-detail', 'Solveig was born at 26 weeks → Solveig was born at 28 weeks'],
    [0, 'quantity', 'She spent 31 days on a ventilator → She spent 31 weeks on a ventilator'],
    [0, 'attestation', 'Coralie Jimenez-Baird, RN, read the oximeter → I read the oximeter'],
    [0, 'date-age', 'on Thursday, November 19 → on Friday, November 19'],
    [0, 'retold', 'while the baby slept → while the baby was awake'],
    [0, 'other-role', 'with 0.25 L/min it was 95 % → with 0.25 L/min it was 88 %'],
    [0, 'retold', 'In October we tried to halve the flow. → In October we tried to stop the flow.'],
    [0, 'negation', 'showed no pulmonary hypertension → showed mild pulmonary hypertension'],
    [
      0,
      'medication',
      'She is off furosemide since the end of August. → She is on furosemide since the end of August.',
    ],
    [0, 'social', 'and her aunt Birgit are trained → and her grandmother Birgit are trained'],
    [0, 'device', 'through a nasal cannula → through a tracheostomy collar'],
    [1, 'quantity', 'Flow: 0.25 LPM NC, continuous → Flow: 0.25 LPM NC, nocturnal'],
    [1, 'other-role', 'RR rest ........................... 52 → RR rest ........................... 50'],
    [1, 'social', 'Smokers in home: 0 → Smokers in home: 1 (outdoors)'],
    [1, 'other-item', '1 x E0431 portable, gaseous → 1 x E0431 portable, liquid'],
    [1, 'sum', 'Caregivers with resuscitation training: 2 → Caregivers with resuscitation training: 3'],
    [1, 'device', 'Outings: 4/wk → Apnea monitor: yes\nOutings: 4/wk'],
    [2, 'negation', 'does without oxygen; she cannot → needs oxygen too'],
    [2, 'relative-date', 'six weeks ago failed → six months ago failed'],
    [2, 'retold', 'failed while she was being fed → succeeded except while she was asleep'],
    [2, 'organisation', 'MaineCare, Prior Authorization → Community Health Options, Prior Authorization'],
    [
      2,
      'event',
      'The next trial with less oxygen → She was in hospital with RSV in October. The next trial with less oxygen',
    ],
    [2, 'date-age', 'is set for February 2027 → is set for April 2027'],
    [2, 'sex', 'Room air is not yet enough for her: → Room air is not yet enough for him:'],
    [0, 'name', 'Solveig was born at → Sigrid was born at'],
  ],
  corruptions: {},
};
