import type { CorpusCase } from '../corpus-case.ts';

/** A pediatric orthopedist's letter, and an orthotist's fabrication note. */
export const scoliosisBraceCellist: CorpusCase = {
  id: 'scoliosis-brace-cellist',
  today: '2026-09-07',
  facts: {
    case_id: 9106,
    patient: {
      first_name: 'Saoirse',
      last_name: 'Lindholm-Okafor',
      dob: '2013-11-20',
      gender: 'female',
      height: '152 cm',
      weight: '43 kg',
      address: '19 Beacon Terrace, Westford Falls, VT 05799',
      phone: '(802) 555-0144',
      mrn: 'WF-33815',
    },
    diagnoses: [{ code: 'M41.124', description: 'Adolescent idiopathic scoliosis, thoracic region' }],
    items: [
      {
        item: 'Thoracic-lumbar-sacral orthosis, triplanar control, one piece rigid plastic shell, custom fabricated',
        hcpcs: 'L0480',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 year',
        color: 'purple',
        justification:
          'Right thoracic curve T5 to T11, Cobb 32 degrees on 2026-08-18, 24 degrees on 2026-02-03: progression of 8 degrees in 6 months. Risser 1. Menarche in May 2026. Rib hump 9 degrees by scoliometer. No pain. Neurological examination normal, MRI not needed. Schroth exercises since March, 3 times a week. To be worn 18 hours a day. Plays the cello; the pad must leave the left arm free. Mother had a spinal fusion at 15.',
      },
    ],
    provider: { name: 'Hollis Vandermeer, MD', npi: '1902345618', date_signed: '2026-09-07' },
    seen: ['2026-08-18, office visit: shoulders level, leg lengths equal, abdominal reflexes symmetrical.'],
  },
  notes: [
    `September 7, 2026

RE: Saoirse Lindholm-Okafor

Saoirse is 12 years old and has adolescent idiopathic scoliosis of the thoracic region, M41.124. Her right thoracic curve, T5 to T11, measured 24 degrees in February and 32 degrees on August 18, 2026. It has thus advanced by 8 degrees within six months. She is Risser 1 and reached menarche in May, so that much growth remains.

On examination the rib hump is 9 degrees on the scoliometer. The shoulders are level and her legs are of equal length. The neurological findings are normal, and there was no need of an MRI. She has no pain. Since March she has done Schroth exercises three times a week. Her mother underwent spinal fusion at the age of 15.

Bracing of growing children with curves of this size lowers the likelihood that they will need surgery. I prescribe one custom fabricated rigid TLSO (L0480), to be worn 18 hours a day. Custom orthoses are considered when a prefabricated one cannot hold the correction.

Hollis Vandermeer, MD`,
    `Orthotics work-up for pt Lindholm-Okafor, F, DOB 11/20/13, 152 cm, 43 kg.
Rx: TLSO, one-piece rigid shell, triplanar, custom (L0480), qty 1, purple.

Curve: R thoracic, T5-T11. Cobb 32° (8/18/26), was 24° (2/3/26). Risser 1. Scoliometer 9°.
Shoulders level. No LLD. Abd reflexes symmetric. Neuro nl.
PT: Schroth 3x/wk since March.
Wear: 18 h/24 h, leaving 6 h for bathing, sport and exercises.
Activities: cello; trim the shell so that the L arm moves freely.
Pain: none.
FHx: mother, fusion at age 15.

Design: pads press at the apex and reliefs lie opposite, as in any three-point system. The shell is checked in the mirror and by x-ray in the brace. Growth may call for changes of the trim lines during the year; the limit is one orthosis a year. Wear time decides the result more than anything else, and adolescents need encouragement with it. Skin should be inspected daily where the pads lie; redness that stays longer than half an hour should be reported.`,
  ],
  passages: [],
  edits: [
    [0, 'description-detail', 'of the thoracic region, M41.124 → of the thoracolumbar region, M41.124'],
    [0, 'side', 'Her right thoracic curve → Her left thoracic curve'],
    [0, 'sex', 'reached menarche in May → reached menarche in May before his sister'],
    [0, 'event', 'Since March she → She was struck by a car last winter. Since March she'],
    [0, 'negation', 'there was no need of an MRI → there was need of an MRI'],
    [
      0,
      'coverage-measure',
      'cannot hold the correction. → cannot hold the correction, as with her kyphosis of 55 degrees.',
    ],
    [1, 'choice', 'qty 1, purple → qty 1, turquoise'],
    [1, 'medication', 'Pain: none. → Pain: none. Takes ibuprofen.'],
    [1, 'organisation', 'Orthotics work-up for → Green Mountain Shriners orthotics work-up for'],
    [1, 'other-role', 'Schroth 3x/wk → Schroth 9x/wk'],
    [1, 'brackets', 'The shell is checked → [Asthma limits tightness.] The shell is checked'],
    [1, 'retold', 'FHx: mother, fusion → FHx: father, fusion'],
  ],
  corruptions: {},
};
