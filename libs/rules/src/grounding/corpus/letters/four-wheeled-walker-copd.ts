import type { CorpusCase } from '../corpus-case.ts';

/** A nurse practitioner, a respiratory therapist, an office nurse and the supplier write for a man with COPD on oxygen who needs a four-wheeled walker with a seat. */
export const fourWheeledWalkerCopd: CorpusCase = {
  id: 'four-wheeled-walker-copd',
  today: '2026-05-20',
  facts: {
    case_id: 50103,
    patient: {
      first_name: 'Vernon',
      last_name: 'Stukes',
      dob: '1948-12-05',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '164 lb',
      address: '309 Pinestraw Road, Kettle Ford, SC 29999',
      phone: '(843) 555-0127',
      mrn: 'KF-77215',
    },
    diagnoses: [
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
      { code: 'R26.81', description: 'Unsteadiness on feet' },
      { code: 'Z99.81', description: 'Dependence on supplemental oxygen' },
    ],
    items: [
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'dark blue',
        justification:
          'FEV1 38 % of predicted on 2026-04-02. Walks 60 feet in the house and then has to stop; saturation falls from 93 % to 86 % on 2 liters. Fell twice: 2026-03-11 in the bathroom, and 2026-04-26 on the way to the mailbox with a skinned right knee. Has used a cane since October 2025, but with the cane in one hand and the oxygen bag in the other he has no hand free and veers to the left. A pickup walker on 2026-05-12 made him more breathless, as he had to lift it with each step; he stopped at 25 feet, Borg 7 of 10. With a four-wheeled walker with hand brakes the same day he walked 180 feet with one rest, saturation 90 % on 2 liters, Borg 4, and worked both brakes safely. Handles set to 36 inches.',
      },
      {
        item: 'Seat attachment, walker',
        hcpcs: 'E0156',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Has to sit down every 80 to 100 feet for about 3 minutes to get his breath. The mailbox is 150 feet from the door, with nowhere to sit on the way, and the walk through the clinic is longer. Leaning on the handles while seated or standing eases his breathing. The oxygen bag hangs under the seat and leaves both hands free.',
      },
    ],
    provider: { name: 'Imogene Castleberry, FNP-C', npi: '1467320985', date_signed: '2026-05-20' },
    seen: [
      '2026-05-12, in office, by Imogene Castleberry, FNP-C: barrel chest, pursed-lip breathing after crossing the room, distant breath sounds, no leg swelling; leg strength 4/5 at both hips, stands up from a chair on the second try, sways when turning; scab on the right knee.',
      '2026-05-12, in office, by Marcus Oyelaran, RRT: walk tests on 2 liters with cane, pickup walker and four-wheeled walker; with the cane 60 feet, saturation 93 % to 86 %, Borg 6 of 10.',
    ],
    told: [
      'Who pays? Carolina Crest Medicare Advantage',
      'Who supplies? Low Tide Medical',
      'Lives with whom? Alone; his son Terrence lives next door',
      'How long has the provider known him? Since 2014',
      'Does he smoke? Quit in 2017 after 50 years of a pack a day',
      'Which medicines? Tiotropium once a day, fluticasone-salmeterol twice a day, albuterol as needed',
      'What oxygen? 2 liters around the clock since November 2024',
      'What is the home like? Single-wide on one level, two steps at the front with a rail',
      'Who carries the walker over the steps? Terrence; it folds and weighs 15 lb',
      'What does he want to do? Get to his mailbox and go back to church at Mount Pisgah',
      'Who keeps the chart in order? Jolene Futch, LPN',
      'How long needed? Lifetime',
    ],
    answered: [],
  },
  notes: [
    `May 20, 2026

Carolina Crest Medicare Advantage
Attn: DME review

RE: Vernon Stukes
DOB: December 5, 1948

Good morning,

This is about Mr. Stukes, who I've known since 2014 and who gave up cigarettes in 2017 after half a century of a pack a day. He has COPD with an FEV1 of 38 percent predicted, he's on two liters of oxygen day and night and has been since November of 2024, and at 77 he lives by himself in a single-wide next door to his son Terrence.

He has fallen two times since March, once in the bathroom on March 11 and once on April 26 headed to the mailbox, which is when he skinned the right knee, and the scab was still on it when he came in May 12. He's had a cane since October. The trouble with the cane is he's got that in one hand and the oxygen in the other and no hand left for anything else, and he drifts off to the left. We tried him that day on a regular pickup walker and he quit at 25 feet because lifting it wore him out. On the four-wheeled one he went 180 feet with one rest and his sat held at 90 on his 2 liters, and he handled the brakes fine.

I am asking for a four-wheeled walker, E0143, and the seat that goes on it, E0156. He has to sit down about every 80 to 100 feet and there's not one place to do it between his door and that mailbox.

Thank you for your time and for taking care of him.

Imogene Castleberry, FNP-C
NPI 1467320985`,
    `RESPIRATORY THERAPY WALK TEST REPORT
Pt: V. Stukes, MRN KF-77215
Date: 5/12/26     All tests on O2 at 2 L/min
Therapist: M. Oyelaran, RRT

                 Distance    SpO2          Borg    Comment
Cane             60 ft       93 -> 86 %    6/10    veers L, both hands full
Pickup walker    25 ft       --            7/10    has to lift it with every step, stopped
4-wheel walker   180 ft      90 %          4/10    one rest, both hand brakes used safely

Spirometry 4/2/26: FEV1 38 % pred.

Interpretation
Distance on four wheels is three times what he manages with the cane and roughly seven times the pickup walker, and he was less short of breath doing it. Forward lean on the handles eases the work of breathing in this patient. The pickup walker costs him more than it gives.

Seat
He needs about three minutes seated for recovery, every 80 to 100 ft. A walker without a seat would leave him standing there short of breath. The oxygen bag rides under the seat so neither hand is tied up.

Setup
Handle height 36 in. Pt is 5'9", 164 lb. Folds, 15 lb, son will carry it over the two front steps.

Recommend: E0143 + E0156, one each, lifetime need. Ordering: I. Castleberry FNP-C.

Dx for the claim: J44.9, J96.11, R26.81, Z99.81`,
    `Carolina Crest MA - faxed order note
5/20/26
Stukes, Vernon  12/05/48  M

CC: SOB w/ walking, falls x 2.

S - 77 yo, COPD, chronic hypoxic resp failure, O2 2L 24/7 since 11/2024. Ex-smoker, 50 pk-yrs, quit 2017. Tiotropium qd, fluticasone/salmeterol bid, albuterol prn. Lives alone, son next door. Fell 3/11 (BR) and 4/26 (mailbox, R knee abrasion). Cane since 10/25.

O - (5/12) Barrel chested. Pursed lips after crossing room. BS distant. No edema. Hips 4/5 bilat. Sit to stand on 2nd attempt. Sways on turns. Scab R knee.
Cane 60 ft, 93 to 86 on 2L. Pickup 25 ft, Borg 7. Rollator 180 ft w/ 1 rest, 90 on 2L, Borg 4.
FEV1 38% (4/2).

A - J44.9 / J96.11 / R26.81 / Z99.81. Unsafe on a cane, can't tolerate the lift-and-step of a pickup walker, does well on 4 wheels with hand brakes. Needs the seat, he must sit q 80-100 ft x about 3 min.

P - E0143 #1, dark blue, handles 36". E0156 #1. LON lifetime. Low Tide Medical to fill.

Goals per pt: get to the mailbox & back to church.

I. Castleberry FNP-C`,
    `## Letter of Medical Necessity: Rollator With Seat

**Patient:** Vernon Stukes (77, male)
**Address:** 309 Pinestraw Road, Kettle Ford, SC 29999
**Health plan:** Carolina Crest Medicare Advantage
**Date:** May 20, 2026

### Why this patient needs a walker
Mr. Stukes has **chronic obstructive pulmonary disease** (FEV1 38% predicted) with **chronic hypoxic respiratory failure**, for which he depends on continuous oxygen at 2 L/min. He is unsteady on his feet and has had **two falls within seven weeks** (03/11/2026 and 04/26/2026).

### What has been tried
- **Cane (since October 2025):** Occupies one hand while the oxygen bag occupies the other. He veers left, and his oxygen saturation drops to 86% after 60 feet.
- **Pickup walker (05/12/2026):** Must be lifted with each step, which increased his breathlessness. Stopped after 25 feet with a Borg score of 7.
- **Four-wheeled walker (05/12/2026):** 180 feet, one rest, Borg score of 4, saturation 90% on 2 liters. Brakes operated safely with both hands.

### Why the seat is necessary
- He must rest in a sitting position every **80 to 100 feet**.
- Each rest takes approximately **three minutes**.
- His mailbox is **150 feet** from his door, without any place to sit along the way.

### Items ordered
1. **E0143** Walker, folding, wheeled: 1 (dark blue)
2. **E0156** Seat attachment: 1

### Expected benefit
With this equipment both hands are free for the brakes, oxygen can be carried beneath the seat, and Mr. Stukes can reach his mailbox and return to church. He lives alone, in a one-level home with two front steps; his son will carry the 15-pound walker over them.

**Imogene Castleberry, FNP-C** | NPI 1467320985`,
    `Dear reviewer,

I'm Jolene Futch, LPN, and I keep the chart for Mr. Vernon Stukes. Imogene Castleberry, our nurse practitioner, asked for a walker with wheels and a seat for him, and here is the story as the chart has it.

He is 77 and lives alone on one level with two steps and a rail out front. His boy Terrence is right next door. He's been on oxygen at 2 liters, all the time, for a year and a half. He takes tiotropium once daily, fluticasone-salmeterol twice daily, and albuterol when he needs it. Even with all of that he makes it 60 feet with his cane and he's down to 86 percent.

March 11 he fell in his bathroom. April 26 he fell going to get his mail. When he was seen on May 12 he needed two tries to get up out of the chair, swayed when he turned around, and was breathing through pursed lips just from crossing the room. Marcus, the respiratory therapist, tested him on a walker without wheels, and that was worse, 25 feet and he had to quit. On four wheels with brakes he went 180.

The seat isn't an extra for him. He sits for three minutes or so, gets his breath back and goes on. His oxygen hangs underneath it. To the mailbox is 150 feet, so that means stopping once on the way.

He has told us what he wants: his mail, and his church, Mount Pisgah. We're asking for E0143 and E0156, one of each, for as long as he lives.

Warmly,
Jolene Futch, LPN`,
    `APPEAL, E0143 / E0156
Member Stukes V., b. 12-5-48
Written for I. Castleberry, FNP-C, NPI 1467320985

1) "Cane is sufficient."
It hasn't been. In the seven months he's had one he has landed on the floor in his bathroom and on the ground by the mailbox path. A cane takes up one hand, oxygen takes up the other. On 05/12/2026 his saturation with the cane went from 93 to 86 percent in 60 feet, while on two liters.

2) "A standard walker would meet the need at lower cost."
That was tested too. He has to pick it up each step and with an FEV1 that is 38 percent of predicted he hasn't got the wind. Twenty-five feet, Borg 7, done.

3) "Seat is a convenience item."
For a man who has to sit every 80 to 100 feet, it is what makes the walker usable. There is nothing to sit on in the 150 feet between his home and the mailbox. He recovers in around 3 minutes sitting.

4) "Ability to use safely not documented."
Both hand brakes operated safely, 180 feet, one rest, saturation 90 percent, Borg 4. Observed by Marcus Oyelaran, RRT, on May 12. Hip strength is 4/5 on both sides, and he has no swelling in the legs.

5) "Home environment."
One level. Two steps at the front with a handrail; Terrence, the son next door, carries the walker over those.

We ask you to reverse the decision. He is 77, he lives by himself, and what he would like is to get out to his own mailbox and back to church.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
