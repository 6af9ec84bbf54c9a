import type { CorpusCase } from '../corpus-case.ts';

/** A neurosurgeon's office, a hospital therapist and an orthotist write after a two-level neck fusion. */
export const cervicalCollarAfterTwoLevelFusion: CorpusCase = {
  id: 'cervical-collar-after-two-level-fusion',
  today: '2026-05-21',
  facts: {
    case_id: 20704,
    patient: {
      first_name: 'Desmond',
      last_name: 'Iroha-Kettering',
      dob: '1958-11-02',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '196 lb',
      address: '1507 Tuning Fork Drive, Alder Gap, PA 16999',
      phone: '(814) 555-0109',
      mrn: 'SAH-77245',
    },
    diagnoses: [
      { code: 'M47.12', description: 'Other spondylosis with myelopathy, cervical region' },
      { code: 'Z98.1', description: 'Arthrodesis status' },
      { code: 'Z87.891', description: 'Personal history of nicotine dependence' },
    ],
    items: [
      {
        item: 'Cervical, collar, semi-rigid thermoplastic foam, two-piece, prefabricated, off-the-shelf',
        hcpcs: 'L0172',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: 'medium',
        justification:
          'Anterior cervical discectomy and fusion C4 to C6 with bone graft and plate on 2026-05-18 at Saint Alder Hospital. Two levels and 40 pack-years of smoking, stopped in January 2025, raise the risk that the fusion does not heal. A soft foam collar worn on 2026-05-18 and 2026-05-19 let him bend the neck 30 degrees forward and turn it 40 degrees to either side. The semi-rigid collar holds him to 8 degrees of bending. Worn day and night for 6 weeks, until 2026-06-29, then weaned over 2 weeks.',
      },
      {
        item: 'Cervical, flexible, non-adjustable, prefabricated, off-the-shelf (foam collar)',
        hcpcs: 'L0120',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'For the shower only, so that the pads of the semi-rigid collar stay dry. The collars are exchanged while he lies flat, by his wife.',
      },
    ],
    provider: { name: 'Nadia Wexcombe, MD', npi: '1619374820', date_signed: '2026-05-21' },
    seen: [
      '2026-05-20, Saint Alder Hospital, by Nadia Wexcombe, MD: incision 4 cm on the right front of the neck, dry; eats soft food; grip 4/5 on both sides; Hoffmann sign positive on both sides; neck pain 4 of 10.',
      '2026-05-20, Saint Alder Hospital, by Corwin Ashby, PT: walks 150 feet with a front-wheeled walker and standby help, climbs 4 stairs with one rail.',
      '2026-05-20, Saint Alder Hospital, by Thandeka Orme, CO: neck 15.5 inches around, chin to breastbone 4.5 inches with the head in neutral; medium collar fitted; wife shown how to exchange the collars and did it herself twice.',
    ],
    told: [
      'Who pays? Larchmont Blue, PPO',
      'Who operated? Nadia Wexcombe, MD',
      'Who supplies? Ferrous Street Orthopedics',
      'Lives with whom? With his wife, Adaeze, in a two-story house with the bedroom on the first floor',
      'What work? Piano tuner, off work for 8 weeks',
      'Before surgery? Numb hands for 9 months; dropped his tuning lever daily; fell twice in March 2026',
      'Conservative treatment before surgery? Physical therapy for 8 weeks and gabapentin, without benefit',
      'Next visit? 2026-06-04, with radiographs',
      'Driving? Not while he wears the collar',
      'Length of need? 8 weeks',
    ],
    answered: [],
  },
  notes: [
    `Larchmont Blue
Prior Authorization – Orthotics

May 21, 2026

RE: Desmond Iroha-Kettering, DOB 11/02/1958
Semi-rigid cervical collar (L0172) and foam collar (L0120)

Dear Medical Director,

Three days ago, on May 18, I fused this 67-year-old gentleman's neck from C4 to C6 through an anterior approach, with bone graft and a plate, at Saint Alder Hospital. The operation was for spondylosis with myelopathy: numb hands of nine months' standing, two falls in March, and a piano tuner who let go of his tuning lever every day. Eight weeks of physical therapy and gabapentin had not helped.

A fusion heals only if it is kept still. Two features put his at greater than usual risk. It spans two levels, and he smoked for 40 pack-years before quitting in January of last year.

For the first two days he wore a soft collar, and in it he could flex 30 degrees and rotate 40 degrees each way. In the two-piece semi-rigid collar, size medium, flexion is down to 8 degrees. He is to keep it on around the clock for six weeks, through June 29, and come out of it gradually over the two weeks after that.

The second, foam collar is for showering. It keeps the pads of the first dry, and his wife changes one for the other with him lying flat.

I will see him on June 4 with radiographs. I trust you will find both collars to be necessary.

Sincerely,
Nadia Wexcombe, MD
NPI 1619374820`,
    `POD 3 NOTE / DME

S: 67M s/p ACDF C4-6 (5/18/26) for cervical spondylotic myelopathy. Neck pain 4/10. Soft diet. Pre-op: hand numbness x 9 mo, falls x2 (March), failed PT x 8 wk + gabapentin. 40 pk-yr, quit 1/2025.

O (5/20): Incision R ant neck 4 cm, dry. Grip 4/5 B. Hoffmann + B. Amb 150 ft FWW, SBA; 4 stairs w/ 1 rail (PT). Soft collar 5/18–5/19: flex 30°, rot 40° R and L. In semi-rigid: flex 8°. Neck circ 15.5", chin–sternum 4.5" -> size M (CO).

A: M47.12, Z98.1, Z87.891. 2-level fusion, ex-smoker = incr. nonunion risk. Soft collar does not immobilize.

P:
- L0172 #1, size M. 24 h/day x 6 wks (to 6/29), wean x 2 wks
- L0120 #1, shower only; wife does exchange supine, return demo x2
- No driving in collar
- Off work 8 wk
- F/u 6/4 w/ XR
- Supplier Ferrous Street Orthopedics

N. Wexcombe MD NPI 1619374820 5/21/26`,
    `Orthotic fitting record
Thandeka Orme, CO
Saint Alder Hospital, 20 May 2026

Patient: Mr. D. Iroha-Kettering     MRN SAH-77245
Surgeon: Dr. Wexcombe
Procedure: ACDF, C4 through C6, 18 May (second postoperative day at fitting)

Sizing
  Neck circumference ............ 15½ in
  Chin to sternum, neutral ...... 4½ in
  Size chosen ................... medium

Motion allowed
  | Collar | Flexion | Rotation, each side |
  | Soft foam | 30° | 40° |
  | Semi-rigid two-piece | 8° | – |

Comment
A foam collar reminds; it does not restrain. The two-piece collar takes hold under the chin and behind the head and rests on the chest and the upper back, and here it takes away 22 of the 30 degrees of bending that the foam one allowed. The incision, 4 cm long at the right front, is dry.

Instruction
Mrs. Iroha-Kettering (Adaeze) was shown the exchange with her husband lying flat. She then did it on her own, two times.

Schedule as ordered
• Semi-rigid: at all times, 6 weeks, then two weeks of weaning
• Foam: only in the shower

Supplied through Ferrous Street Orthopedics
L0172 – one
L0120 – one

T. Orme, CO`,
    `# Letter of Medical Necessity: Cervical Orthoses

**Date:** 05/21/2026
**Re:** Desmond Iroha-Kettering
**DOB:** 11/02/1958
**Insurer:** Larchmont Blue (PPO)

Dear Reviewer,

I am writing on behalf of my patient, Mr. Desmond Iroha-Kettering, to establish the medical necessity of **two cervical collars** following spinal fusion.

**Clinical Overview**

Mr. Iroha-Kettering is a 67-year-old piano tuner who underwent **anterior cervical discectomy and fusion from C4 to C6** on May 18, 2026. Prior to surgery he experienced:

- Numbness of the hands for nine months
- Daily dropping of his tuning lever
- Two falls in March 2026

Nonsurgical care, consisting of eight weeks of physical therapy along with gabapentin, was **unsuccessful**.

**Requested Equipment**

1. **L0172 – Two-piece semi-rigid cervical collar (Qty: 1, medium)**
   - *Purpose:* Immobilization of the fused segments
   - *Use:* 24 hours a day for 6 weeks, followed by a 2-week taper
2. **L0120 – Foam cervical collar (Qty: 1)**
   - *Purpose:* Support while showering
   - *Use:* Shower only

**Why a Less Restrictive Option Is Insufficient**

In a soft collar he retained **30° of flexion and 40° of rotation to each side**. The semi-rigid collar limits flexion to **8°**. Given a two-level construct and a 40 pack-year smoking history (he stopped in January 2025), adequate immobilization is of particular importance.

**Support at Home**

His wife, Adaeze, has learned to exchange the collars. The bedroom is located on the first floor of their home.

**Duration of Need:** 8 weeks

Thank you for your consideration of this request.

Sincerely,
**Nadia Wexcombe, MD**
NPI: 1619374820`,
    `Physical therapy – discharge equipment note
Saint Alder Hospital, May 20, 2026
Corwin Ashby, PT

Precautions: collar on at all times; shower in foam collar only.

Mr. Iroha-Kettering, 67, was seen two days after fusion of C4 to C6. He got about 150 feet with a front-wheeled walker, with me standing by, and went up four stairs holding one rail. Grip is 4 out of 5, right and left. By the surgeon's examination there is a Hoffmann sign in both hands.

Relevance to the collar: he had two falls in March, before the operation. A person with myelopathy is more likely to stumble, and a stumble in a foam collar that permits thirty degrees of bending would load the plate and graft. For this reason I support the surgeon's order for a semi-rigid two-piece collar (L0172) to be worn day and night.

At home: two-story house, but he sleeps on the first floor. His wife Adaeze lives with him and can exchange the collars without help; the orthotist watched her do so twice.

Activity: no driving as long as he is in the collar. Off work (he tunes pianos) for eight weeks, which is the length of the brace program: six weeks of full-time wear ending June 29 and two of weaning.

Quantity: 1 semi-rigid collar, 1 foam collar.
Payer: Larchmont Blue.

C. Ashby, PT`,
    `To the claims reviewer at Larchmont Blue:

Why should Mr. Iroha-Kettering have two collars? We are glad to explain.

The first does the work. It is a medium, two-piece, semi-rigid collar. He had a two-level fusion on May 18, and our surgeon, Dr. Wexcombe, wants that neck held still until the graft has had six weeks to knit. Smoking slows bone healing, and although he put his last cigarette out in January 2025 he has 40 pack-years behind him. We know that the soft collar is not enough since he wore one on the 18th and 19th and could nod 30 degrees and look 40 degrees over either shoulder.

The second is for washing. A wet pad under the chin is a short road to skin breakdown, and taking the collar off to shower would leave the fusion with no protection whatsoever. So he lies down, Adaeze takes off the one and puts on the other, he showers, and they reverse the procedure.

We do not ask for more than one of each, and one of each is what the plan allows per year. We expect him to be done with both in eight weeks, counted from the operation. He returns to us on June 4 for x-rays.

For the neurosurgery office,
Nadia Wexcombe, MD (NPI 1619374820)
5/21/2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
