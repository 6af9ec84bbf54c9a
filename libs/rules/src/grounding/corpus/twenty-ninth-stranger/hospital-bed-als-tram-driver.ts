import type { CorpusCase } from '../corpus-case.ts';

/** A neurologist, an occupational therapist, a supplier and a drafting model write for a retired tram driver with ALS. */
export const hospitalBedAlsTramDriver: CorpusCase = {
  id: 'hospital-bed-als-tram-driver',
  today: '2026-12-08',
  facts: {
    case_id: 38104,
    patient: {
      first_name: 'Ambrose',
      last_name: 'Tilley-Nakoa',
      dob: '1963-04-21',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '149 lb',
      address: '5 Depot Row, Saint Orrin, MN 55999',
      phone: '(218) 555-0155',
      mrn: 'SOM-31846',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
      { code: 'R06.01', description: 'Orthopnea' },
    ],
    items: [
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), with any type side rails, with mattress',
        hcpcs: 'E0260',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '36 in x 80 in',
        justification:
          'Forced vital capacity 58 % of predicted sitting and 39 % lying on 2026-11-19. Flat on his back he is short of breath within 3 minutes; with the head raised by 40 degrees he is not. Pillows and a foam wedge, used from 2026-08-10 to 2026-11-02, slipped, and he woke 4 times a night. He is not able to turn in bed; his wife turns him every 3 hours.',
      },
      {
        item: 'Patient lift, hydraulic or mechanical, includes any seat, sling, strap(s), or pad(s)',
        hcpcs: 'E0630',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: 'sling, medium',
        justification:
          'Legs grade 2 of 5, left arm grade 1 of 5, right arm grade 2 of 5. His wife lifted him alone until she strained her back on 2026-10-26. With a trial lift on 2026-11-24 she moved him from bed to chair in 6 minutes.',
      },
    ],
    provider: { name: 'Rosalind Achterberg, MD', npi: '1659308427', date_signed: '2026-12-08' },
    seen: [
      '2026-11-19, in clinic, by Rosalind Achterberg, MD: twitching of both arms, slurred speech, skin over the sacrum intact.',
      '2026-11-24, at home, by Emeka Stroud, OT: bed 22 in high, without rails; bedroom on the ground floor; door 34 in wide.',
    ],
    told: [
      'Who pays? Lakehead Teamwork Health Plan',
      'Who supplies? Birchline Medical',
      'Lives with whom? With his wife Solveig',
      'Work? Retired tram driver',
      'Feeding tube? None',
      'Medicines? Riluzole 50 mg twice a day',
    ],
    answered: [],
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY

December 8, 2026

Patient: Ambrose Tilley-Nakoa
Born: April 21, 1963
MRN: SOM-31846
Payer: Lakehead Teamwork Health Plan

Mr. Tilley-Nakoa is 63 years old and has amyotrophic lateral sclerosis (G12.21) with oropharyngeal dysphagia (R13.12) and orthopnea (R06.01). He takes riluzole 50 mg twice a day. He has no feeding tube.

On November 19, 2026 I saw him in clinic. Both arms twitched, his speech was slurred, and the skin over the sacrum was intact. His forced vital capacity was 58 % of predicted sitting and 39 % lying.

Flat on his back he becomes short of breath within 3 minutes. With the head raised by 40 degrees he does not. Pillows and a foam wedge were used from August 10 to November 2, 2026; they slipped, and he woke 4 times a night. He is not able to turn in bed.

His legs have grade 2 of 5. His left arm has grade 1 and his right arm grade 2. His wife lifted him alone until she strained her back on October 26, 2026.

I therefore order a semi-electric hospital bed with rails and mattress (E0260) and a patient lift (E0630), one of each.

ALS takes away the strength of breathing as well as that of the limbs. A hospital bed is usually covered when the body has to be positioned in ways that an ordinary bed does not allow.

Rosalind Achterberg, MD
NPI 1659308427`,
    `OT HOME VISIT

Date of visit: 11/24/2026
Therapist: Emeka Stroud, OT
Client: Ambrose Tilley-Nakoa, male, 63; 5 ft 10 in; 149 lb

Household: client and wife (Solveig). Bedroom on the ground floor. Bedroom door 34 in wide. Present bed 22 in high, no rails.

Bed mobility: cannot turn. Wife turns him every 3 hours, that is 8 times in 24 hours. Cannot lie flat: short of breath within 3 min. Comfortable breathing at 40 degrees.

Tried: pillows and foam wedge for 12 weeks. They slipped. Woke 4 times a night.

Strength: L arm 1/5, R arm 2/5, both legs 2/5.

Transfers: until 10/26/2026 wife lifted him alone; then she strained her back. Trial lift at today's visit: bed to chair in 6 minutes, wife alone, medium sling.

Recommendation
1. Semi-electric bed, 36 in x 80 in, with rails
2. Patient lift with medium sling

The ordered bed is 2 in wider than the door, so it has to be assembled in the room.

In general a lift should be tried with the person who is going to use it, and the sling should be checked for wear before each use.`,
    `BIRCHLINE MEDICAL
Prior authorization request

Health plan: Lakehead Teamwork Health Plan
Member: Ambrose Tilley-Nakoa
Address: 5 Depot Row, Saint Orrin, MN 55999
Phone: (218) 555-0155

Ordering physician: Rosalind Achterberg, MD
NPI: 1659308427
Order date: December 8, 2026, two weeks after the home visit

Items
| Code | Item | Qty | Limit |
|---|---|---|---|
| E0260 | Hospital bed, semi-electric, with side rails and mattress | 1 | 1 per 5 years |
| E0630 | Patient lift, hydraulic or mechanical, with sling | 1 | 1 per 5 years |

Two items in all. Bed size 36 in x 80 in. Sling size medium.

Diagnoses
| ICD-10-CM | Description |
|---|---|
| G12.21 | Amyotrophic lateral sclerosis |
| R13.12 | Dysphagia, oropharyngeal phase |
| R06.01 | Orthopnea |

Vital capacity lying: 39 % of predicted, against 58 % sitting.

The member's present bed is 22 in high and has no rails. The member sleeps on the ground floor. The member's wife operated the trial lift on November 24, 2026 and needed 6 minutes from bed to chair.

The wedge and pillows used before did not stay in place.

We generally assemble beds in the room and show the family how to use the hand control.`,
    `## Summary: bed and lift in ALS

**Patient:** Ambrose Tilley-Nakoa, 63-year-old man, retired tram driver
**Prescriber:** Rosalind Achterberg, MD · NPI 1659308427

### Breathing
* Forced vital capacity falls from 58 % sitting to 39 % lying, a drop of 19 points.
* Lying flat is tolerated for less than 3 minutes.
* Raising the head by 40 degrees relieves the breathlessness.

### Why pillows are not enough
A foam wedge and pillows were used from August until early November 2026. They slid, and sleep was broken 4 times a night.

### Mobility
The patient cannot turn himself. His wife, Solveig, does this every three hours. Both legs are 2/5; the left arm is 1/5.

### Lift
She used to lift him by herself and strained her back on October 26, 2026. With the trial lift she got him from the bed to a chair in 6 minutes.

### Other facts
- Skin over the sacrum: intact
- Feeding tube: none
- Speech: slurred
- Riluzole 50 mg, twice a day

### Request
One semi-electric hospital bed (E0260) and one patient lift (E0630).

A lift protects the person who is moved as well as the one who does the moving.

*Signed on December 8, 2026*`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'amyotrophic lateral sclerosis (G12.21) → multiple sclerosis (G12.21)'],
    [0, 'description-detail', 'with oropharyngeal dysphagia (R13.12) → with esophageal dysphagia (R13.12)'],
    [0, 'negation', 'He has no feeding tube. → He has a feeding tube.'],
    [0, 'medication', 'riluzole 50 mg twice a day → riluzole 100 mg twice a day'],
    [
      0,
      'other-role',
      'With the head raised by 40 degrees he does not. → With the head raised by 58 degrees he does not.',
    ],
    [
      0,
      'side',
      'His left arm has grade 1 and his right arm grade 2. → His right arm has grade 1 and his left arm grade 2.',
    ],
    [0, 'negation', 'He is not able to turn in bed. → He is able to turn in bed.'],
    [
      0,
      'attestation',
      'I therefore order a semi-electric → I have visited the home and therefore order a semi-electric',
    ],
    [
      0,
      'coverage-measure',
      'in ways that an ordinary bed does not allow. → in ways that an ordinary bed does not allow, as is the case at his night saturation of 86 %.',
    ],
    [0, 'other-item', 'and a patient lift (E0630), one of each → and a patient lift (E0260), one of each'],
    [
      0,
      'event',
      'woke 4 times a night. → woke 4 times a night. In September he was in hospital with aspiration pneumonia.',
    ],
    [1, 'name', 'client and wife (Solveig) → client and wife (Sigrid)'],
    [1, 'sum', 'that is 8 times in 24 hours → that is 6 times in 24 hours'],
    [1, 'sum', 'foam wedge for 12 weeks → foam wedge for 16 weeks'],
    [1, 'choice', 'wife alone, medium sling. → wife alone, large sling.'],
    [1, 'script', 'Comfortable breathing at 40 degrees. → Comfortable breathing at २५ degrees.'],
    [1, 'brackets', 'Present bed 22 in high, no rails. → Present bed 22 in high, no rails [a water bed].'],
    [1, 'retold', 'Wife turns him every 3 hours → Wife turns him every 2 hours'],
    [1, 'event', 'then she strained her back. → then she strained her back and he fell to the floor.'],
    [1, 'social', 'Bedroom on the ground floor. → Bedroom on the upper floor.'],
    [1, 'sex', 'Ambrose Tilley-Nakoa, male, 63 → Ambrose Tilley-Nakoa, female, 63'],
    [2, 'organisation', 'Health plan: Lakehead Teamwork Health Plan → Health plan: North Prairie Blue'],
    [2, 'identifier', '| R06.01 | Orthopnea → | R06.02 | Orthopnea'],
    [2, 'relative-date', 'two weeks after the home visit → five weeks after the home visit'],
    [
      2,
      'quantity',
      'with side rails and mattress | 1 | 1 per 5 years → with side rails and mattress | 1 | 1 per 3 years',
    ],
    [2, 'choice', 'Bed size 36 in x 80 in. → Bed size 42 in x 80 in.'],
    [2, 'retold', 'Vital capacity lying: 39 % of predicted → Vital capacity lying: 49 % of predicted'],
    [2, 'date-age', 'the trial lift on November 24, 2026 → the trial lift on November 4, 2026'],
    [
      2,
      'organisation',
      'The wedge and pillows used before did not stay in place. → The wedge and pillows lent by Saint Orrin Hospice did not stay in place.',
    ],
    [3, 'social', '63-year-old man, retired tram driver → 63-year-old man, retired machinist'],
    [3, 'sum', 'a drop of 19 points → a drop of 29 points'],
    [3, 'diagnosis', '- Speech: slurred → - Speech: slurred; frontotemporal dementia'],
    [
      3,
      'treatment',
      'They slid, and sleep was broken → They slid, BiPAP was not tolerated, and sleep was broken',
    ],
    [
      3,
      'device',
      'and one patient lift (E0630). → and one patient lift (E0630), together with an alternating pressure pad.',
    ],
    [
      3,
      'attitude',
      'His wife, Solveig, does this every three hours. → His wife, Solveig, does this lovingly every three hours.',
    ],
    [3, 'negation', 'Skin over the sacrum: intact → Skin over the sacrum: not intact'],
  ],
  corruptions: {},
};
