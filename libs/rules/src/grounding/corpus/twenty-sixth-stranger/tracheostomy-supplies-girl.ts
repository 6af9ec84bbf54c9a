import type { CorpusCase } from '../corpus-case.ts';

/** A children's lung physician, a home nurse, a supplier and a model write for a girl of four with a tracheostomy. */
export const tracheostomySuppliesGirl: CorpusCase = {
  id: 'tracheostomy-supplies-girl',
  today: '2026-09-08',
  facts: {
    case_id: 26104,
    patient: {
      first_name: 'Juniper',
      last_name: 'Abernathy-Cruz',
      dob: '2022-03-17',
      gender: 'female',
      height: '38 in',
      weight: '31 lb',
      address: '640 Tannery Row, Osprey Mills, NC 27999',
      phone: '(919) 555-0182',
      mrn: 'OMC-55148',
    },
    diagnoses: [
      { code: 'Z93.0', description: 'Tracheostomy status' },
      { code: 'P27.1', description: 'Bronchopulmonary dysplasia originating in the perinatal period' },
      { code: 'J38.6', description: 'Stenosis of larynx' },
    ],
    items: [
      {
        item: 'Tracheostomy care kit for established tracheostomy',
        hcpcs: 'A4629',
        quantity: 30,
        quantity_limit: 31,
        limit_period: '1 month',
        justification:
          'The stoma is cleaned once a day. Redness of the stoma on 2026-08-03 had gone by 2026-08-31.',
      },
      {
        item: 'Tracheostomy/laryngectomy tube, non-cuffed, polyvinylchloride (PVC), silicone or equal, each',
        hcpcs: 'A7520',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '3 months',
        size: '4.0 mm',
        justification:
          'One tube is worn, one is kept as a spare. The tube was changed from 3.5 mm to 4.0 mm on 2026-08-03 because she had grown. The larynx is narrowed to a third of its width at laryngoscopy on 2026-05-12; she is not able to breathe through it when the tube is plugged.',
      },
      {
        item: 'Tracheal suction catheter, any type other than closed system, each',
        hcpcs: 'A4624',
        quantity: 180,
        quantity_limit: 180,
        limit_period: '1 month',
        size: '8 French',
        justification:
          'She is suctioned 6 times a day, with a new catheter each time. Cleaned catheters, used again from January to March 2026, were followed by 2 infections of the trachea.',
      },
    ],
    provider: { name: 'Theodora Mbeki-Hall, MD', npi: '1750218496', date_signed: '2026-09-08' },
    seen: [
      '2026-08-31, in clinic, by Theodora Mbeki-Hall, MD: stoma dry and without redness, coarse breath sounds on the right, saturation 96 % on room air.',
    ],
    told: [
      'Who pays? Longleaf Children’s Plan',
      'Who supplies? Harbor Pediatric Supply',
      'Lives with whom? With her father Rowan and her grandmother Celestine',
      'Born? At 26 weeks',
      'Tracheostomy since? 2022-09-14',
      'Allergies? None known',
    ],
    answered: [],
  },
  notes: [
    `Pediatric Pulmonology
September 8, 2026

Longleaf Children’s Plan
RE: Juniper Abernathy-Cruz, DOB March 17, 2022, MRN OMC-55148

To whom it may concern:

Juniper is a girl of 4 years who was born at 26 weeks. She has bronchopulmonary dysplasia originating in the perinatal period (P27.1), stenosis of the larynx (J38.6) and tracheostomy status (Z93.0). The tracheostomy was made on September 14, 2022.

On May 12, 2026 laryngoscopy showed the larynx narrowed to a third of its width. With the tube plugged she is not able to breathe through it.

I last saw her on August 31, 2026. The stoma was dry, and the redness of August 3 had gone. Breath sounds were coarse on the right. She saturated at 96% on room air.

Because she had grown, I now order a tube of 4.0 mm instead of 3.5 mm; the change was made on August 3, 2026.

The monthly needs are 30 care kits (A4629) and 180 suction catheters of 8 French (A4624). Two non-cuffed tubes (A7520) are needed every 3 months.

A child with a tracheostomy depends on an open airway at every hour. Plans generally accept a spare tube for that reason.

Theodora Mbeki-Hall, MD
NPI 1750218496`,
    `HOME NURSING NOTE

Child: Juniper Abernathy-Cruz (F), 4 y
Weight 31 lb, height 38 in

Household: father Rowan, grandmother Celestine.

Airway: tracheostomy since 09/14/2022, now nearly four years. Tube 4.0 mm, no cuff. One in place, one spare.

Stoma care: once a day, one kit each time.

Suction: 6 x daily, catheter 8 Fr, a new one each time. 6 x 30 = 180 a month.

History of reuse: from January to March 2026 the catheters were cleaned and used again. Two infections of the trachea followed.

Stoma: red on 08/03/2026. No redness on 08/31/2026, 28 days later.

Allergies: none known.

Breathing with the tube plugged: not possible. Laryngoscopy in May 2026 showed a narrow larynx.

Last clinic visit (Dr. Mbeki-Hall): saturation 96% without oxygen; coarse breath sounds, right side.

Plan: continue daily kit. Continue single use of catheters. Keep the spare tube with the child.

Teaching points for any household: wash hands before suction, look at the color of what comes out, and change the ties with two people present.`,
    `Harbor Pediatric Supply
Order confirmation and request

To Longleaf Children’s Plan

Patient: Juniper Abernathy-Cruz
Address: 640 Tannery Row, Osprey Mills, NC 27999
Phone: (919) 555-0182
Physician: Theodora Mbeki-Hall, MD

| Code | Product | Size | Ordered | Limit |
|---|---|---|---|---|
| A4629 | Tracheostomy care kit, established tracheostomy | | 30 | 31 per month |
| A7520 | Tracheostomy tube, non-cuffed | 4.0 mm | 2 | 2 per 3 months |
| A4624 | Suction catheter, not closed system | 8 French | 180 | 180 per month |

Over three months this comes to 90 kits, 2 tubes and 540 catheters.

Diagnosis codes: Z93.0 tracheostomy status; P27.1 bronchopulmonary dysplasia originating in the perinatal period; J38.6 stenosis of larynx.

Reason for the new size: the child grew, and the tube was changed from 3.5 to 4.0 mm five weeks before the order was signed.

Reason for the catheters: six suctionings daily, each with a new catheter. Use of cleaned catheters early this year was followed by 2 infections.

The kits are within the limit by one.

No allergy is known. The father and the grandmother live with the child.

Catheters for single use are packed sterile. Deliveries are as a rule confirmed with the family beforehand.`,
    `# Medical Necessity Summary

**Patient:** Juniper A.-C., age 4, female
**Ordering physician:** Theodora Mbeki-Hall, MD (NPI 1750218496)

## Who she is
Juniper was born prematurely, at 26 weeks, and has had a tracheostomy since September 2022. She lives with her father and her grandmother.

## Why she needs a tube
- **Stenosis of larynx:** narrowed to one third, seen on laryngoscopy
- **Bronchopulmonary dysplasia:** from the perinatal period
- She cannot breathe through the larynx if the tube is plugged

## Supplies requested
1. **A4629** – care kit, 30 a month, one for each day
2. **A7520** – uncuffed tube, 4.0 mm, two per quarter
3. **A4624** – suction catheters, 8 French, 180 a month

## What went wrong before
From January through March 2026, catheters were cleaned and used again; two tracheal infections followed.

## Status at last visit
On August 31, 2026 the stoma showed no redness. Oxygen saturation was 96% on room air. Coarse sounds were heard over the right lung.

## Closing
For children with an artificial airway, interruptions of supply are dangerous. Coverage usually follows the number of suctionings that the physician has ordered.

Date: September 8, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'stenosis of the larynx (J38.6) → paralysis of the vocal cords (J38.6)'],
    [
      0,
      'description-detail',
      'originating in the perinatal period (P27.1) → with pulmonary hypertension (P27.1)',
    ],
    [0, 'sex', 'Juniper is a girl of 4 years → Juniper is a boy of 4 years'],
    [0, 'negation', 'she is not able to breathe through it → she is able to breathe through it'],
    [0, 'side', 'Breath sounds were coarse on the right. → Breath sounds were coarse on the left.'],
    [0, 'retold', 'the redness of August 3 had gone → the redness of August 3 had spread'],
    [0, 'other-role', 'She saturated at 96% on → She saturated at 90% on'],
    [
      0,
      'other-item',
      '180 suction catheters of 8 French (A4624) → 180 suction catheters of 8 French (A7520)',
    ],
    [0, 'date-age', 'made on September 14, 2022 → made on December 14, 2022'],
    [
      0,
      'coverage-measure',
      'accept a spare tube for that reason. → accept a spare tube for that reason, and her two accidental decannulations since June bear it out.',
    ],
    [
      0,
      'attestation',
      'Because she had grown, → I instructed both caregivers in resuscitation. Because she had grown,',
    ],
    [0, 'event', 'I last saw her → She was in intensive care with RSV in February. I last saw her'],
    [1, 'social', 'father Rowan, grandmother Celestine → father Rowan, aunt Celestine'],
    [1, 'name', 'Household: father Rowan → Household: father Roland'],
    [1, 'relative-date', '28 days later → 10 days later'],
    [1, 'negation', 'Allergies: none known. → Allergies: silicone.'],
    [1, 'quantity', 'Suction: 6 x daily → Suction: 8 x daily'],
    [1, 'retold', 'Two infections of the trachea followed. → No infection of the trachea followed.'],
    [1, 'choice', 'Tube 4.0 mm, no cuff → Tube 4.5 mm, no cuff'],
    [1, 'script', 'Weight 31 lb, height → Weight ३७ lb, height'],
    [1, 'medication', 'Plan: continue daily kit. → Plan: continue daily kit and budesonide by nebulizer.'],
    [2, 'sum', '2 tubes and 540 catheters → 2 tubes and 450 catheters'],
    [2, 'identifier', '(919) 555-0182 → (919) 555-0128'],
    [2, 'organisation', 'Harbor Pediatric Supply → Bluebird Pediatric Supply'],
    [
      2,
      'device',
      'Reason for the catheters: six → A portable suction pump is included. Reason for the catheters: six',
    ],
    [2, 'brackets', '| 4.0 mm | 2 | → | 4.0 mm [cuffed] | 2 |'],
    [2, 'quantity', '| 30 | 31 per month | → | 60 | 31 per month |'],
    [2, 'relative-date', 'five weeks before the order was signed → five months before the order was signed'],
    [
      2,
      'diagnosis',
      'J38.6 stenosis of larynx. → J38.6 stenosis of larynx. The child also has subglottic hemangioma.',
    ],
    [3, 'identifier', 'NPI 1750218496 → NPI 1750281496'],
    [
      3,
      'treatment',
      'the stoma showed no redness. → the stoma showed no redness after a course of nystatin cream.',
    ],
    [
      3,
      'attitude',
      'She lives with her father and her grandmother. → She lives with her father and her grandmother, who are devoted and attentive caregivers.',
    ],
    [
      3,
      'social',
      'Juniper was born prematurely, at 26 weeks, → Juniper, a twin, was born prematurely, at 26 weeks,',
    ],
    [3, 'retold', 'narrowed to one third, seen → narrowed to one half, seen'],
    [
      3,
      'event',
      '**Bronchopulmonary dysplasia:** from the perinatal period → **Bronchopulmonary dysplasia:** from the perinatal period, after 11 weeks on a ventilator',
    ],
    [3, 'negation', 'She cannot breathe through the larynx → She can breathe through the larynx'],
  ],
  corruptions: {},
};
