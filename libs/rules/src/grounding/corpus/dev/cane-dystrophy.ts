import type { CorpusCase } from '../corpus-case.ts';

export const caneDystrophy: CorpusCase = {
  id: 'cane-dystrophy',
  today: '2026-04-14',
  facts: {
    case_id: 3101,
    patient: {
      first_name: 'Rosalind',
      middle_name: 'Mae',
      last_name: 'Thibodeaux',
      dob: '1978-09-02',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '141 lb',
      address: '418 Bayou Lane, Lafayette, LA 70506',
      phone: '(337) 555-0126',
      mrn: 'MRN-310117',
    },
    diagnoses: [
      { code: 'G71.11', description: 'Myotonic muscular dystrophy' },
      { code: 'M21.372', description: 'Foot drop, left foot' },
    ],
    items: [
      {
        item: 'Quad cane, small base',
        hcpcs: 'E0105',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        size: null,
        color: 'Black',
        length: null,
        justification:
          'Two falls on level ground since January 2026, both to the left. Left ankle dorsiflexion 2/5, right 4/5. Grip is slow to release, so a walker was tried for three weeks and not tolerated. Walks 60 feet holding furniture; with a quad cane 150 feet.',
      },
    ],
    provider: { name: 'Dr. Emeka Valcourt', npi: '1410520708', date_signed: '2026-04-14' },
  },
  notes: [
    `April 14, 2026

RE: Rosalind Mae Thibodeaux, born September 2, 1978

To whom it may concern:

Ms. Thibodeaux is a 47-year-old woman with myotonic muscular dystrophy (G71.11) and a left foot drop (M21.372). On examination, ankle dorsiflexion is 2/5 on the left and 4/5 on the right. Since January she has fallen twice on level ground, each time toward the left.

Because her grip releases slowly, a three-week trial of a walker was not tolerated. Without a device she covers 60 feet and holds on to furniture; with a quad cane she covers 150 feet.

I am ordering one quad cane with a small base (E0105), in black.

Sincerely,
Dr. Emeka Valcourt
NPI 1410520708`,
    `ORDER: E0105 quad cane sm base x1, blk
PT: Thibodeaux, Rosalind 9/2/78 F MRN-310117
DX: G71.11, M21.372 (L foot drop)
falls x2 since 1/26, level ground, to L
DF L 2/5 R 4/5
walker x3 wks - not tolerated (grip release)
amb 60 ft furniture / 150 ft w/ quad cane
Valcourt 1410520708`,
    `Rosalind Thibodeaux has a muscle disease that makes her muscles weak and slow to relax. Her left foot drops when she walks, and a foot that drops catches on the floor. She has had two falls since the start of 2026.

A cane with four feet stands by itself and gives more support than a single point. She does not have to squeeze it as firmly as a walker's two grips. With it she walks more than twice as far as she does along the furniture.

For these reasons the quad cane is medically necessary. Dr. Emeka Valcourt, NPI 1410520708`,
    `## Letter of Medical Necessity

**Patient:** Rosalind M. Thibodeaux
**DOB:** 09/02/1978
**Diagnoses**
- G71.11 - Myotonic muscular dystrophy
- M21.372 - Foot drop, left foot

**Equipment requested**
| HCPCS | Item | Qty | Color |
|---|---|---|---|
| E0105 | Quad cane, small base | 1 | Black |

**Why a simpler device is not enough:** Furniture supports her for 60 feet only.
**Why a larger device is not suitable:** She could not tolerate the walker during three weeks of trial.

Provider: Dr. Emeka Valcourt (NPI 1410520708)`,
    `Hi, this is for Rosalind Thibodeaux, 47. She needs the small base quad cane, E0105, just one, black please. Dystrophy plus left drop foot. She went down twice this year already, both times on flat floor. The walker didn't work out, three weeks and her hands wouldn't let go of it. She does 150 feet with the quad cane. Thanks. Office of Dr. Valcourt, 1410520708`,
  ],
  passages: [
    'The weaker ankle is the left one.',
    'A dropped foot raises the risk of tripping.',
    'With the cane she walks 90 feet farther.',
    'Slow release of the grip is typical of myotonia.',
  ],
  edits: [
    [0, 'side', 'each time toward the left → each time toward the right'],
    [1, 'retold', 'walker x3 wks → walker x8 wks'],
    [3, 'choice', '| Black | → | Bronze |'],
  ],
  corruptions: {
    'code-disease': ['G71.11: {myotonic muscular dystrophy → multiple sclerosis}'],
    'description-detail': ['{Myotonic → Congenital} muscular dystrophy (G71.11)'],
    side: ['Foot drop of the {left → right} foot'],
    sex: ['{She → He} holds on to furniture.'],
    device: ['{ → An ankle-foot orthosis was fitted last winter.}'],
    medication: ['{ → She takes mexiletine 150 mg for her myotonia.}'],
    diagnosis: ['{ → Cataracts blur what she sees of the floor.}'],
    event: ['She fell twice{ → and fractured her wrist}.'],
    treatment: ['{ → Twelve sessions of physical therapy brought no gain.}'],
    social: ['{ → She raises two school-age sons on her own.}'],
    negation: ['The walker was {not tolerated → tolerated}.'],
    organisation: ['{ → The muscle clinic at Acadiana General follows her.}'],
    attestation: ['{ → I watched her climb a flight of stairs in my office.}'],
    'relative-date': ['Two falls {since January → since last week}'],
    'other-role': ['She walks {150 → 141} feet with a quad cane.'],
    retold: ['Left ankle dorsiflexion {2/5 → 3/5}', 'She walks {60 → 16} feet holding furniture.'],
  },
};
