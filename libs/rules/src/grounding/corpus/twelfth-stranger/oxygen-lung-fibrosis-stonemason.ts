import type { CorpusCase } from '../corpus-case.ts';

/** A pulmonologist's letter, a respiratory therapist's shorthand, and a request that argues by the criteria. */
export const oxygenLungFibrosisStonemason: CorpusCase = {
  id: 'oxygen-lung-fibrosis-stonemason',
  today: '2026-11-17',
  facts: {
    case_id: 9305,
    patient: {
      first_name: 'Bartholomew',
      last_name: 'Nakagawa',
      dob: '1953-01-30',
      gender: 'male',
      height: '5 ft 7 in',
      weight: '164 lb',
      address: '702 Granite Way, Ellery, NH 03099',
      phone: '(603) 555-0120',
      mrn: 'EL-40918',
    },
    diagnoses: [
      { code: 'J84.112', description: 'Idiopathic pulmonary fibrosis' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'Room air at rest on 2026-11-10: SpO2 86 % after 10 minutes of sitting. PaO2 53 mmHg on room air, 2026-11-10. Prescribed 2 L/min at rest and 4 L/min with exertion and in sleep, by nasal cannula. On 2 L/min at rest SpO2 94 %. Forced vital capacity 58 % of predicted on 2026-09-22, 71 % a year before. Fibrosis is in both lower lobes. Never smoked; cut stone for 35 years. Nobody smokes in the home; gas stove replaced by an electric one.',
      },
      {
        item: 'Portable gaseous oxygen system, rental; includes portable container, regulator, flowmeter, humidifier, cannula or mask, and tubing',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'Six-minute walk on 2026-11-10: room air, SpO2 fell to 79 % after 140 meters and the test was stopped; with 4 L/min it stayed at 90 % over 265 meters. Leaves the house three times a week for pulmonary rehabilitation. Nintedanib 150 mg twice a day since March 2026. No prednisone. Echocardiogram 2026-08-13: no pulmonary hypertension. His daughter Keiko drives him there.',
      },
    ],
    provider: { name: 'Soledad Winterbourne, MD', npi: '1447219083', date_signed: '2026-11-17' },
    seen: ['2026-11-10, office visit: fine crackles at both bases, fingers clubbed, no ankle swelling.'],
  },
  notes: [
    `RE: Bartholomew Nakagawa, DOB January 30, 1953

To whom it may concern:

Mr. Nakagawa has idiopathic pulmonary fibrosis (J84.112) and chronic respiratory failure with hypoxia (J96.11). He is 73 years old, cut stone for thirty-five years, and has never smoked.

On November 10, 2026, after ten minutes of sitting quietly on room air, his oxygen saturation was 86 %, and the arterial PaO2 that day was 53 mmHg. Two liters a minute brought the saturation at rest to 94 %. Walking without oxygen he reached 140 meters before the test was stopped at a saturation of 79 %; with four liters he walked 265 meters and stayed at 90 %.

There are fine crackles at both bases. His fingers are clubbed and the ankles are not swollen. The forced vital capacity was 58 % of predicted on September 22, down from 71 % the year before. The echocardiogram in August showed no pulmonary hypertension. He takes nintedanib 150 mg twice a day and no prednisone.

He needs a concentrator at home (E1390) at 2 L/min at rest and 4 L/min in sleep and on exertion, and a portable gaseous system (E0431) because he leaves the house three times a week for pulmonary rehabilitation. Nobody smokes in the home.

Soledad Winterbourne, MD, NPI 1447219083`,
    `O2 QUALIFYING SUMMARY    11/17/2026
Nakagawa, Bartholomew  01/30/1953  M  73y  5'7"  164#
Dx IPF J84.112 / CRF w hypoxia J96.11

Testing 11/10/26
 RA rest, seated 10 min: SpO2 86
 ABG RA: PaO2 53
 2 L rest: SpO2 94
 6MWT RA: 79 @ 140 m, stopped
 6MWT 4 L: 90, 265 m

PFT 9/22/26 FVC 58% pred (prior yr 71%)
Echo 8/13/26 no PH
Lungs: crackles bibasilar; clubbing +; edema 0

Rx: NC 2 lpm rest, 4 lpm exertion, 4 lpm sleep
E1390 x1, E0431 x1
Home: no smokers, electric stove (gas one replaced)
Mobile in community: pulm rehab 3x/wk, daughter Keiko drives
Meds: nintedanib 150 BID since 3/2026; no pred
Tob: never

Soledad Winterbourne MD NPI 1447219083`,
    `Request for Home and Portable Oxygen

Dear Medical Reviewer:

This letter sets out why Bartholomew Nakagawa (MRN EL-40918) needs oxygen at home and away from home.

The Medicare criteria look to a PaO2 at or below 55 mmHg or a saturation at or below 88 %, measured at rest on room air. Mr. Nakagawa's values on Tuesday, November 10, 2026, were 53 mmHg and 86 %. Both are below the threshold: by 2 mmHg and by 2 percentage points.

Pulmonary fibrosis stiffens the lungs and slows the passage of oxygen into the blood, and exertion makes this plain. In a six-minute walk on room air he desaturated to 79 %. With oxygen at 4 L/min he went 125 meters farther and his saturation did not fall below 90 %. In one year the forced vital capacity lost 13 points of its predicted percentage. Fibrosis is present in the lower lobes of both lungs.

The stationary unit is an oxygen concentrator with a single delivery port (E1390, quantity one). The portable unit is a gaseous system with its container, regulator, flowmeter, cannula and tubing (E0431, quantity one). Delivery is by nasal cannula. Each has a limit of one in three years.

Oxygen feeds a fire, so it matters that there are no smokers in the household and that the gas stove has given way to an electric one. Mr. Nakagawa has been on nintedanib since March 2026, and three times a week he attends pulmonary rehabilitation, to which his daughter drives him.

With kind regards,
Soledad Winterbourne, MD
NPI 1447219083
November 17, 2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'has idiopathic pulmonary fibrosis (J84.112) and chronic → has pneumoconiosis due to silica (J84.112) and chronic',
    ],
    [0, 'social', 'and has never smoked → and quit smoking at fifty'],
    [
      0,
      'retold',
      'after ten minutes of sitting quietly on room air → after ten minutes of sitting quietly on 2 L/min',
    ],
    [
      0,
      'negation',
      'The echocardiogram in August showed no pulmonary hypertension. → The echocardiogram in August showed pulmonary hypertension.',
    ],
    [0, 'side', 'fine crackles at both bases → fine crackles at the right base'],
    [
      0,
      'medication',
      'He takes nintedanib 150 mg twice a day and no prednisone. → He takes pirfenidone 801 mg three times a day and no prednisone.',
    ],
    [0, 'retold', 'down from 71 % the year before → up from 51 % the year before'],
    [0, 'quantity', '2 L/min at rest and 4 L/min in sleep → 4 L/min at rest and 2 L/min in sleep'],
    [0, 'sex', 'He needs a concentrator at home → She needs a concentrator at home'],
    [1, 'description-detail', 'CRF w hypoxia J96.11 → CRF w hypoxia + hypercapnia J96.11'],
    [1, 'retold', '6MWT RA: 79 @ 140 m, stopped → 6MWT RA: 79 @ 410 m, completed'],
    [1, 'diagnosis', 'clubbing +; edema 0 → clubbing 0; edema 2+'],
    [1, 'social', 'Home: no smokers → Home: son smokes outdoors'],
    [1, 'device', 'E1390 x1, E0431 x1 → E1390 x1, E0431 x1, E0562 humidifier x1'],
    [
      1,
      'medication',
      'nintedanib 150 BID since 3/2026; no pred → nintedanib 150 BID since 3/2026; pred 10 qd',
    ],
    [1, 'date-age', 'PFT 9/22/26 FVC → PFT 9/12/26 FVC'],
    [2, 'sum', 'he went 125 meters farther → he went 225 meters farther'],
    [2, 'sum', 'lost 13 points of its predicted percentage → lost 31 points of its predicted percentage'],
    [2, 'date-age', 'values on Tuesday, November 10, 2026 → values on Friday, November 10, 2026'],
    [2, 'other-role', 'were 53 mmHg and 86 % → were 58 mmHg and 71 %'],
    [
      2,
      'event',
      'to which his daughter drives him. → to which his daughter drives him. He was hospitalized for an acute exacerbation in July.',
    ],
    [
      2,
      'organisation',
      'and three times a week he attends pulmonary rehabilitation → and three times a week he attends pulmonary rehabilitation at Concord General Hospital',
    ],
    [2, 'choice', 'Delivery is by nasal cannula. → Delivery is by transtracheal catheter.'],
    [
      2,
      'coverage-measure',
      'measured at rest on room air. Mr. → measured at rest on room air, and in his case also during sleep. Mr.',
    ],
    [
      0,
      'quantity',
      'Nobody smokes in the home. → Nobody smokes in the home. The need is expected to last three months.',
    ],
    [1, 'identifier', 'MD NPI 1447219083 → MD NPI 1447219038'],
  ],
  corruptions: {},
};
