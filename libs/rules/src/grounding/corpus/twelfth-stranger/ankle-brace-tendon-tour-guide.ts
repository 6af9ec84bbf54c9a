import type { CorpusCase } from '../corpus-case.ts';

/** A foot surgeon's letter, an orthotist's work order, and a reviewer-style letter. */
export const ankleBraceTendonTourGuide: CorpusCase = {
  id: 'ankle-brace-tendon-tour-guide',
  today: '2026-11-19',
  facts: {
    case_id: 9323,
    patient: {
      first_name: 'Josephine',
      middle_name: 'Abena',
      last_name: 'Castleberry',
      dob: '1976-10-14',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '176 lb',
      address: '95 Rampart Street, Calder, GA 30599',
      phone: '(706) 555-0118',
      mrn: 'CD-80265',
    },
    diagnoses: [
      { code: 'M76.822', description: 'Posterior tibial tendinitis, left leg' },
      { code: 'M21.42', description: 'Flat foot [pes planus] (acquired), left foot' },
    ],
    items: [
      {
        item: 'Ankle foot orthosis, plastic with ankle joint, custom fabricated',
        hcpcs: 'L1970',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'Pain behind the left inner ankle since December 2025. Cannot rise on the toes of the left foot; can on the right. Heel 9 degrees of valgus on the left, 3 on the right, flexible, corrected by hand. Ultrasound 2026-06-24: tendon thickened, partial tear, not a complete one. Walking boot for 6 weeks (2026-06-25 to 2026-08-06): pain from 8 of 10 to 5 of 10, back to 7 of 10 within 3 weeks of leaving it off. Over-the-counter arch support for 4 months, rubbed a blister. Twelve sessions of physical therapy. Custom, because the navicular bone stands out and the calf is 44 cm around, beyond ready-made sizes. Surgery not wanted before a brace has been tried.',
      },
      {
        item: 'Addition to lower extremity orthosis, soft interface for molded plastic, below knee section',
        hcpcs: 'L2820',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'Over the navicular bone, where the blister was. Sensation of the foot normal. Gives walking tours, 5 hours a day, 4 days a week. Meloxicam 15 mg stopped 2026-09-02 for heartburn; uses diclofenac gel. Not diabetic. No steroid injection, for fear of a tear. Cast of the left leg taken 2026-11-05 by Ignacio Behrens, CPO.',
      },
    ],
    provider: { name: 'Tobiah Rensselaer, DPM', npi: '1790362548', date_signed: '2026-11-19' },
    seen: [
      '2026-11-05, office visit: single heel rise tested, heel angle measured, swelling behind the left inner ankle.',
    ],
  },
  notes: [
    `RE: Josephine Castleberry    DOB: October 14, 1976

Dear Sir or Madam:

Ms. Castleberry, 50, leads walking tours for five hours a day on four days a week. Since December of last year she has had pain behind the inner ankle of her left leg. The diagnoses are posterior tibial tendinitis of the left leg (M76.822) and an acquired flat foot on the left (M21.42).

At the visit on November 5 there was swelling behind the left inner ankle. She cannot rise on the toes of that foot, though she can on the right. The left heel stands in 9 degrees of valgus and the right in 3; the deformity is flexible and can be corrected by hand. The ultrasound of June 24 showed a thickened tendon with a partial tear.

A walking boot from June 25 to August 6 took the pain from 8 to 5, but within three weeks of leaving it off she was back at 7. An arch support from the store rubbed a blister in the four months she wore it. She has completed twelve sessions of physical therapy. Meloxicam 15 mg was stopped on September 2 for heartburn, and she now uses diclofenac gel. Steroids were not injected for fear of a tear. She does not want surgery before she has tried a brace.

I order a custom fabricated plastic ankle foot orthosis with an ankle joint (L1970) for the left leg, with a soft interface (L2820). It has to be custom because the navicular bone stands out and because her calf, at 44 cm, is beyond ready-made sizes.

Tobiah Rensselaer, DPM
NPI 1790362548
November 19, 2026`,
    `ORTHOSIS WORK ORDER

Pt: Castleberry, Josephine A.   F   DOB 10/14/1976   176 lb
Dx: M76.822 post. tib. tendinitis L; M21.42 acq. flat foot L
Rx: L1970 AFO, plastic, ankle joint, custom, L x1
    L2820 soft interface, BK, L x1
Cast: L leg, 11/05/2026, Ignacio Behrens, CPO

Findings
 heel valgus: L 9 deg, R 3 deg; flexible, correctable
 single heel rise: L no, R yes
 calf 44 cm; navicular prominent
 sensation: normal
 US 6/24/26: thick tendon, partial tear (not complete)

Failed/tried
 boot 6 wk 6/25-8/6/26: pain 8 to 5, then 7 in 3 wk
 OTC arch support 4 mo: blister over navicular
 PT x12
 meloxicam 15: heartburn, stopped 9/2/26
No steroid injection. DM: no.

Pad navicular.
Prescriber: Tobiah Rensselaer, DPM, NPI 1790362548`,
    `Statement for the Medical Reviewer

Subject: Josephine Abena Castleberry, MRN CD-80265

The tendon of the posterior tibial muscle carries the arch of the foot. When it is inflamed or torn the arch sinks and the heel turns outward. This is what has happened on Ms. Castleberry's left side (M76.822, M21.42). Her heel leans outward by 9 degrees, three times the angle of the other side.

Ankle foot orthoses are covered when a brace is needed to stabilize the ankle for medical reasons and the patient has the potential to benefit. A custom brace is covered when a ready-made one cannot be fitted. The last is so in her case for two reasons of shape: a bone that juts out at the inner border of the foot, and a calf of 44 cm.

What she has tried: an arch support for four months, a boot for six weeks, twelve sessions of physical therapy, and an anti-inflammatory drug. The boot helped while it was on, by 3 points out of 10. The gain was mostly lost within three weeks. This shows that support helps her and that she needs support she can walk in.

She is on her feet 20 hours a week as a guide. She is not diabetic, and her feeling in the foot is normal, so that she would notice rubbing.

Requested: L1970, one; L2820, one; each limited to one in three years. The cast was taken two weeks ago by a certified orthotist.

Tobiah Rensselaer, DPM
NPI 1790362548
Thursday, November 19, 2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'side',
      'She cannot rise on the toes of that foot, though she can on the right. → She can rise on the toes of that foot, though she cannot on the right.',
    ],
    [
      0,
      'code-disease',
      'posterior tibial tendinitis of the left leg (M76.822) → Achilles tendinitis of the left leg (M76.822)',
    ],
    [
      0,
      'retold',
      'the deformity is flexible and can be corrected by hand → the deformity is rigid and cannot be corrected by hand',
    ],
    [
      0,
      'description-detail',
      'a thickened tendon with a partial tear → a thickened tendon with a complete tear',
    ],
    [0, 'date-age', 'The ultrasound of June 24 → The ultrasound of July 24'],
    [0, 'retold', 'took the pain from 8 to 5 → took the pain from 8 to 1'],
    [0, 'treatment', 'Steroids were not injected for fear of a tear. → A steroid was injected in August.'],
    [
      0,
      'medication',
      'Meloxicam 15 mg was stopped on September 2 → Celecoxib 200 mg was stopped on September 2',
    ],
    [
      0,
      'negation',
      'She does not want surgery before she has tried a brace. → She has agreed to surgery in January.',
    ],
    [
      0,
      'social',
      'leads walking tours for five hours a day on four days a week → leads walking tours for four hours a day on five days a week',
    ],
    [
      0,
      'choice',
      'plastic ankle foot orthosis with an ankle joint → carbon ankle foot orthosis with an ankle joint',
    ],
    [1, 'side', 'Cast: L leg, 11/05/2026 → Cast: R leg, 11/05/2026'],
    [1, 'retold', 'single heel rise: L no, R yes → single heel rise: L yes x5, R yes'],
    [1, 'diagnosis', 'sensation: normal → sensation: decreased, plantar'],
    [1, 'quantity', 'PT x12 → PT x20'],
    [
      1,
      'treatment',
      'OTC arch support 4 mo: blister over navicular → custom orthotics 4 mo: blister over navicular',
    ],
    [1, 'retold', 'meloxicam 15: heartburn, stopped 9/2/26 → meloxicam 15: rash, stopped 9/2/26'],
    [
      1,
      'retold',
      'Cast: L leg, 11/05/2026, Ignacio Behrens, CPO → Cast: L leg, 11/05/2026, Tobiah Rensselaer, DPM',
    ],
    [1, 'date-age', 'boot 6 wk 6/25-8/6/26 → boot 6 wk 7/25-9/6/26'],
    [
      1,
      'quantity',
      'L1970 AFO, plastic, ankle joint, custom, L x1 → L1970 AFO, plastic, ankle joint, custom, L x2',
    ],
    [1, 'other-item', 'L1970 AFO, plastic, ankle joint, custom → L1970 AFO, plastic, solid ankle, custom'],
    [2, 'sum', 'three times the angle of the other side → twice the angle of the other side'],
    [
      2,
      'sum',
      'She is on her feet 20 hours a week as a guide. → She is on her feet 25 hours a week as a guide.',
    ],
    [2, 'relative-date', 'The cast was taken two weeks ago → The cast was taken two months ago'],
    [2, 'negation', 'and her feeling in the foot is normal → and her feeling in the foot is not normal'],
    [2, 'retold', 'The gain was mostly lost within three weeks. → The gain has lasted to this day.'],
    [2, 'device', 'L2820, one; each → L2820, one; a night splint, one; each'],
    [2, 'event', 'and an anti-inflammatory drug → an anti-inflammatory drug, and a tendon repair in 2024'],
    [2, 'name', 'Josephine Abena Castleberry → Josephine Amelia Castleberry'],
    [
      2,
      'coverage-measure',
      'when a ready-made one cannot be fitted → when a ready-made one, such as the two she returned in September, cannot be fitted',
    ],
    [
      2,
      'attestation',
      'The cast was taken two weeks ago by a certified orthotist. → The cast was taken two weeks ago by my own hand.',
    ],
    [
      2,
      'brackets',
      'Requested: L1970 → [Weight-bearing X-ray shows arthritis of the ankle.] Requested: L1970',
    ],
    [1, 'identifier', 'M21.42 acq. flat foot L → M21.41 acq. flat foot L'],
  ],
  corruptions: {},
};
