import type { CorpusCase } from '../corpus-case.ts';

export const powerChairBulbar: CorpusCase = {
  id: 'power-chair-bulbar',
  today: '2026-04-29',
  facts: {
    case_id: 7021,
    patient: {
      first_name: 'Evangeline',
      middle_name: 'Marie',
      last_name: 'Prideaux',
      dob: '1970-06-23',
      gender: 'female',
      height: '165 cm',
      weight: '52 kg',
      address: '72 Lantern Hill Road, Bath, ME 04530',
      phone: '(207) 555-0181',
      mrn: 'MRN-693820',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
    ],
    items: [
      {
        item: 'Power wheelchair, group 3, multiple power options',
        hcpcs: 'K0861',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        color: 'silver',
        justification:
          'Cannot stand since February 2026. Grip 4 pounds on each side; propels a manual chair 10 feet at most. Drives by joystick with the left hand, the right one does not close. Doors at home are 34 inches wide and there is a ramp.',
      },
      {
        item: 'Power tilt and recline',
        hcpcs: 'E1006',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'Cannot shift her weight; is tilted every 30 minutes while she sits, 10 hours a day. Her husband Laurent has a bad back and cannot lift her.',
      },
    ],
    provider: { name: 'Dr. Ezekiel Thornbury', npi: '1970712489', date_signed: '2026-04-28' },
  },
  notes: [
    `April 29, 2026

Evangeline Marie Prideaux
DOB 06/23/1970
MRN-693820

Mrs. Prideaux is 55 and has amyotrophic lateral sclerosis (G12.21) with oropharyngeal dysphagia (R13.12). Since February 2026 she has not been able to stand. Her grip is 4 pounds in either hand, and she cannot propel a manual wheelchair farther than 10 feet. Her right hand does not close; with the left she operates a joystick.

She sits for 10 hours a day and cannot shift her weight, so she has to be tilted every 30 minutes. Her husband, Laurent, has a bad back and is not able to lift her.

The house has a ramp and doors 34 inches wide.

I prescribe a group 3 power wheelchair with multiple power options (K0861) and power tilt and recline (E1006).

Dr. Ezekiel Thornbury, NPI 1970712489`,
    `PRIDEAUX E 55F ALS + dysphagia
no standing since 2/26. grip 4/4 lb. MWC <=10 ft.
R hand won't close, L joystick ok
no wt shift, tilt q30min, up 10h/d
husb. Laurent bad back, can't lift
34" doors, ramp
K0861, E1006. Thornbury 1970712489`,
    `Amyotrophic lateral sclerosis destroys the nerve cells that move the muscles. It spares feeling and, in most people, thought. There is no cure, and it does not stand still; equipment must be chosen with the next year in view.

In Ms. Prideaux the hands have a force of four pounds left. Ten feet is the most that she propels a manual chair, which does not take a person through a house. One hand, the left, still moves a joystick. She cannot rise, and she cannot lift herself off the seat even for a moment, although feeling tells her that she should. Power tilt and recline does this for her.

Her days in the chair have ten hours. At one tilt every half hour that makes about twenty tilts. Her husband could not do it by lifting; his back does not allow it.

Doors of thirty-four inches (86 cm) and a ramp let the chair pass.

Dr. Ezekiel Thornbury (NPI 1970712489)`,
    `# Power Mobility Justification: E. Prideaux

## Mobility limitation
* Unable to stand (since February 2026)
* Manual propulsion limited to 10 feet (3 m)

## Why not less
| Option | Reason against |
|---|---|
| Cane or walker | cannot stand |
| Manual wheelchair | grip 4 lb, 10 ft at most |
| Scooter | a tiller needs grip, and hers is 4 lb |

## Home
Ramp present. Doors 34 in.

## Requested
* K0861: 1
* E1006: 1

Dr. Ezekiel Thornbury · NPI 1970712489`,
    `Patient / weight / height     Prideaux, Evangeline / 52 kg (115 lb) / 165 cm (65 in)
Base                          K0861, silver, one
Seating                       E1006, power tilt and recline, one
Drive control                 joystick, left
Ramp                          yes
Door width                    34 in
Time in chair                 10 h a day
Pressure relief               tilt every 30 min
Diagnosis                     G12.21; R13.12
Signature                     Ezekiel Thornbury, 1970712489, 04/28/2026`,
    `To the reviewer. Please approve the tilt and recline (E1006) together with the chair (K0861) for Evangeline Prideaux, tel. (207) 555-0181. The one is no use without the other: she would sit in a chair that she can drive but in which she cannot move. She is unable to shift her weight, and her spouse cannot lift. Every thirty minutes means two tilts an hour. ALS (G12.21) will not give back what it has taken. The order was signed yesterday by Dr. Ezekiel Thornbury, NPI 1970712489.`,
  ],
  passages: [
    'Twenty half hours make up the ten hours she sits.',
    'Her grip is equally weak on both sides.',
    'She drives with her left hand.',
    'A home with a ramp can be entered in a power wheelchair.',
    'Laurent cannot lift his wife.',
  ],
  edits: [
    [0, 'quantity', 'tilted every 30 minutes → tilted every 90 minutes'],
    [1, 'side', "R hand won't close, L joystick ok → L hand won't close, R joystick ok"],
    [4, 'choice', 'K0861, silver, one → K0861, blue, one'],
  ],
  corruptions: {
    'code-disease': ['G12.21, {amyotrophic lateral sclerosis → multiple sclerosis}'],
    'other-item': ['{E1006, power tilt and recline → K0861, power tilt and recline}'],
    'description-detail': ['Dysphagia, {oropharyngeal → esophageal} phase'],
    side: ['The joystick is mounted on the {left → right}.'],
    sex: ['Her {husband → wife} Laurent cannot lift her.'],
    choice: ['The wheelchair is {silver → white}.'],
    device: ['She needs {power tilt and recline → a patient lift} for her weight to be shifted.'],
    medication: ['{ → Riluzole 50 mg is taken twice daily.}'],
    diagnosis: ['{ → Respiratory failure requires ventilation at night.}'],
    event: ['{ → A feeding tube was placed in March.}'],
    treatment: ['{ → A loaned scooter was tried and given back.}'],
    social: ['{ → She taught music until last year.}', 'Her husband {cannot → can} lift her.'],
    attitude: ['~ { → She has met her illness with courage and remains deeply engaged in her care.}'],
    negation: ['Her right hand {does not close → closes}.'],
    organisation: ['{ → The Maine ALS Clinic follows her every three months.}'],
    attestation: ['{ → I conducted the face-to-face mobility examination myself.}'],
    'relative-date': ['She lost the ability to stand {in February → a year ago}.'],
    'other-role': ['The doors are {34 → 55} inches wide.'],
    brackets: ['[{ → Redness of the tailbone does not fade.}]'],
    'coverage-measure': [
      'Power seating is covered when a user cannot shift weight{ →, and her ALSFRS-R score of 22 meets that}.',
    ],
    script: ['She is tilted every {30 → ३०} minutes.'],
    identifier: ['Chair {K0861 → K0816} with multiple power options'],
    'date-age': ['Evangeline Prideaux, {55 → 65} years of age'],
    quantity: ['She sits {10 → 16} hours a day.'],
    name: ['Dr. {Ezekiel → Elijah} Thornbury'],
    retold: ['She propels a manual chair {10 → 100} feet at most.'],
    sum: ['Ten hours at two tilts an hour make {twenty → thirty} tilts.'],
  },
};
