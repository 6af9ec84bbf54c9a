import type { CorpusCase } from '../corpus-case.ts';

/** A physiatrist, a physiotherapist, a supplier and a model write for a violin maker with a pinched root of the neck and a sore jaw. */
export const cervicalTractionLuthier: CorpusCase = {
  id: 'cervical-traction-luthier',
  today: '2026-04-09',
  facts: {
    case_id: 26109,
    patient: {
      first_name: 'Clementine',
      last_name: 'Ashworth-Ito',
      dob: '1970-08-15',
      gender: 'female',
      height: '5 ft 8 in',
      weight: '146 lb',
      address: '265 Spruce Belly Road, Varnish Hill, MI 49999',
      phone: '(231) 555-0171',
      mrn: 'VHS-36209',
    },
    diagnoses: [
      { code: 'M50.122', description: 'Cervical disc disorder at C5-C6 level with radiculopathy' },
      { code: 'M26.621', description: 'Arthralgia of right temporomandibular joint' },
    ],
    items: [
      {
        item: 'Traction equipment, cervical, free-standing stand/frame, pneumatic, applying traction force to other than mandible',
        hcpcs: 'E0849',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'For home use, 18 lb for 15 minutes twice a day. MRI on 2026-02-24: disc protrusion at C5-C6 to the left, touching the left C6 root. Over-the-door traction (E0860) from 2026-01-05 to 2026-02-16 had to be given up because the chin strap hurt the right jaw joint. In 12 sessions of manual traction from 2026-03-02 to 2026-04-06 the pain of the left arm went from 7 to 3 of 10. No cord compression, no instability on flexion and extension films.',
      },
      {
        item: 'Cervical, collar, semi-rigid thermoplastic foam, two-piece, prefabricated, off-the-shelf',
        hcpcs: 'L0172',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 year',
        color: 'beige',
        size: 'medium',
        justification:
          'Worn at the workbench for at most 2 hours a day, for 6 weeks. She is not able to hold the head bent for longer than 10 minutes without pain. She is able to put the collar on and take it off alone.',
      },
    ],
    provider: { name: 'Gideon Applewhite, MD', npi: '1841602975', date_signed: '2026-04-09' },
    seen: [
      '2026-04-07, in clinic, by Gideon Applewhite, MD: left biceps strength 4 of 5, right 5 of 5, numb left thumb, Spurling test positive on the left, reflexes of the legs normal.',
      '2026-04-07, in clinic, by Gideon Applewhite, MD: mouth opens 31 mm, right jaw joint tender.',
    ],
    told: [
      'Who pays? Great Sand Bay Insurance',
      'Who supplies? Dune Grass Orthopedics',
      'Lives with whom? With her mother, Isolde, who is 81',
      'Work? Violin maker in her own workshop',
      'Medication? Gabapentin 300 mg at night',
      'Neck operation? None',
    ],
    answered: [],
  },
  notes: [
    `Physical Medicine and Rehabilitation
April 9, 2026

Great Sand Bay Insurance
Re: Clementine Ashworth-Ito, DOB August 15, 1970, MRN VHS-36209

Dear Reviewer,

Ms. Ashworth-Ito is a violin maker of 55. She has a cervical disc disorder at C5-C6 with radiculopathy (M50.122) and arthralgia of the right temporomandibular joint (M26.621).

The MRI of February 24, 2026 shows a disc protrusion at C5-C6 to the left that touches the left C6 root. The cord is not compressed. Films in flexion and extension show no instability. Her neck has never been operated on.

On April 7, 2026 I found the left biceps at 4 of 5, against 5 of 5 on the right. Her left thumb was numb. The Spurling test was positive on the left. The reflexes of the legs were normal. Her mouth opened 31 mm, and the right jaw joint was tender.

She tried over-the-door traction from January 5 to February 16. She gave it up because the chin strap hurt her jaw. With 12 sessions of manual traction the pain of the arm fell from 7 to 3 of 10. At night she takes gabapentin 300 mg.

I prescribe pneumatic traction on a stand (E0849), 18 lb for 15 minutes twice a day, and a collar (L0172).

Traction without a chin strap spares the jaw. Plans commonly set conditions for it beyond those of the simple kind.

Gideon Applewhite, MD
NPI 1841602975`,
    `PHYSICAL THERAPY SUMMARY

Clementine Ashworth-Ito, F, 55 years

Course of treatment
12 sessions of manual traction, 03/02/2026 to 04/06/2026.
Arm pain, left: 7/10 at the beginning, 3/10 at the end. Gain: 4 points.

Earlier
Over-the-door traction for six weeks, 01/05/2026 to 02/16/2026. Ended because of pain in the right jaw joint from the chin strap.

Findings of Dr. Applewhite, 04/07/2026
- Left biceps 4/5, right biceps 5/5
- Left thumb numb
- Mouth opening 31 mm

Work
She builds violins in a workshop of her own. She is not able to keep the head bent for longer than 10 minutes without pain.

Program for home
Pneumatic traction, 18 lb, 15 minutes, twice a day. This adds up to 30 minutes a day and 210 minutes a week.
Collar at the workbench, at most 2 hours a day, for 6 weeks.

Handling
Puts the collar on and takes it off alone.

Home
Lives with her mother, Isolde, 81.

Remarks for every user of traction: begin with a low force, stop if the arm grows weaker, and rest lying down for some minutes afterwards. A collar worn all day lets the muscles of the neck waste.`,
    `Dune Grass Orthopedics

Request to Great Sand Bay Insurance

Customer: Clementine Ashworth-Ito
Address: 265 Spruce Belly Road, Varnish Hill, MI 49999
Telephone: (231) 555-0171
Height: 5 ft 8 in
Weight: 146 lb

Order of Gideon Applewhite, MD (NPI 1841602975), signed April 9, 2026, two days after his examination:

* E0849 – cervical traction equipment, free-standing, pneumatic, force not applied to the mandible – 1 piece – limit 1 in 5 years
* L0172 – cervical collar, semi-rigid, two-piece, prefabricated – 1 piece – limit 1 in 1 year – beige, medium

Both together: 2 pieces.

Diagnoses:
M50.122, cervical disc disorder at C5-C6 level with radiculopathy
M26.621, arthralgia of right temporomandibular joint

The simple over-the-door kind (E0860) was used until February 16, 2026. The customer had to give it up since the strap under the chin hurt her jaw joint on the right.

A magnetic resonance image of February 24, 2026, eight days later, is named in the order. It shows the protrusion on the left.

The customer can handle the collar without help.

Equipment on a free stand takes hold at the back of the head. It is generally set up in a room where the user can lie or sit undisturbed.`,
    `# Draft: Letter of Medical Necessity

**Patient:** Clementine Ashworth-Ito, 55, female
**Requesting provider:** Gideon Applewhite, MD
**Codes requested:** E0849, L0172

---

**Diagnoses**
1. Cervical disc disorder, C5-C6, with radiculopathy – M50.122
2. Arthralgia, right TMJ – M26.621

**Symptoms and signs**
The patient has pain in the left arm and a numb left thumb. The left biceps is weaker than the right. Leg reflexes are normal, and imaging shows neither compression of the cord nor instability.

**Treatment so far**
| Treatment | Period | Result |
|---|---|---|
| Over-the-door traction | Jan 5 – Feb 16, 2026 | given up, jaw pain |
| Manual traction, 12 sessions | Mar 2 – Apr 6, 2026 | arm pain 7 to 3 |

She also takes gabapentin, 300 mg each night.

**Why a device without a chin strap**
The right jaw joint is tender and the mouth opens only 31 mm. A strap under the chin caused pain before.

**Why a collar**
As a violin maker she bends over her work. After ten minutes with the head bent, pain sets in. The collar is limited to two hours a day over six weeks.

**Home**
She lives with her mother.

**Coverage note**
For pneumatic traction on a stand, payers often ask for a jaw disorder or a trial of the simpler kind.

*April 9, 2026*`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'arthralgia of the right temporomandibular joint (M26.621) → trigeminal neuralgia (M26.621)',
    ],
    [0, 'description-detail', 'at C5-C6 with radiculopathy (M50.122) → at C5-C6 with myelopathy (M50.122)'],
    [0, 'side', 'The Spurling test was positive on the left. → The Spurling test was positive on the right.'],
    [0, 'negation', 'The cord is not compressed. → The cord is compressed.'],
    [0, 'retold', 'the left biceps at 4 of 5 → the left biceps at 3 of 5'],
    [0, 'other-role', 'Her mouth opened 31 mm → Her mouth opened 18 mm'],
    [0, 'medication', 'gabapentin 300 mg. → gabapentin 600 mg.'],
    [0, 'event', 'Her neck has never been operated on. → Her neck was operated on in 2014.'],
    [
      0,
      'coverage-measure',
      'beyond those of the simple kind. → beyond those of the simple kind, and her nerve conduction study of March 12 fulfills them.',
    ],
    [
      0,
      'attestation',
      'I prescribe pneumatic traction → I have shown her how to use the stand and prescribe pneumatic traction',
    ],
    [0, 'other-item', 'and a collar (L0172) → and a collar (E0849)'],
    [0, 'date-age', 'The MRI of February 24, 2026 → The MRI of January 24, 2026'],
    [1, 'sum', '210 minutes a week → 240 minutes a week'],
    [1, 'sum', 'Gain: 4 points. → Gain: 5 points.'],
    [1, 'name', 'Lives with her mother, Isolde, 81. → Lives with her mother, Yvonne, 81.'],
    [1, 'social', 'She builds violins in a workshop of her own. → She teaches violin in a school of music.'],
    [1, 'negation', 'She is not able to keep the head bent → She is able to keep the head bent'],
    [1, 'script', 'Pneumatic traction, 18 lb, 15 minutes → Pneumatic traction, ২৮ lb, 15 minutes'],
    [1, 'brackets', 'Collar at the workbench, at most → Collar at the workbench [and during sleep], at most'],
    [1, 'retold', 'for six weeks, 01/05/2026 → for two weeks, 01/05/2026'],
    [1, 'treatment', '3/10 at the end. → 3/10 at the end. An epidural injection had helped for one week.'],
    [1, 'side', '- Left thumb numb → - Right thumb numb'],
    [2, 'quantity', '1 piece – limit 1 in 5 years → 1 piece – limit 1 in 3 years'],
    [2, 'choice', 'limit 1 in 1 year – beige, medium → limit 1 in 1 year – beige, large'],
    [2, 'identifier', 'NPI 1841602975 → NPI 1841620975'],
    [2, 'identifier', 'M50.122, cervical disc → M50.123, cervical disc'],
    [2, 'organisation', 'Dune Grass Orthopedics → Birch Point Bracing'],
    [2, 'relative-date', 'eight days later, is named → eight weeks later, is named'],
    [
      2,
      'device',
      'The customer can handle the collar without help. → The customer can handle the collar and the cervical pillow without help.',
    ],
    [2, 'negation', 'can handle the collar without help → cannot handle the collar without help'],
    [3, 'sex', '55, female → 55, male'],
    [
      3,
      'diagnosis',
      'Leg reflexes are normal, and → She also has carpal tunnel syndrome. Leg reflexes are normal, and',
    ],
    [
      3,
      'medication',
      'gabapentin, 300 mg each night → gabapentin, 300 mg each night, and cyclobenzaprine as needed',
    ],
    [
      3,
      'attitude',
      'She lives with her mother. → She lives with her mother and is pleased with the plan of care.',
    ],
    [3, 'retold', 'arm pain 7 to 3 → arm pain 7 to 6'],
    [3, 'social', 'She lives with her mother. → She lives alone.'],
    [3, 'organisation', 'Manual traction, 12 sessions → Manual traction at Lakeshore Rehab, 12 sessions'],
  ],
  corruptions: {},
};
