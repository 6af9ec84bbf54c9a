import type { CorpusCase } from '../corpus-case.ts';

/** In the hand of a physical therapist who visits at home. */
export const walkerPubisFracture: CorpusCase = {
  id: 'walker-pubis-fracture',
  today: '2026-02-16',
  facts: {
    case_id: 8206,
    patient: {
      first_name: 'Hyacinth',
      last_name: 'Brody',
      dob: '1939-06-25',
      gender: 'female',
      height: '152 cm',
      weight: '49 kg',
      address: '12 Larkfield Terrace, Osgood, IN 47037',
      phone: '(812) 555-0190',
      mrn: 'OS-66128',
    },
    diagnoses: [
      {
        code: 'S32.591D',
        description:
          'Other specified fracture of right pubis, subsequent encounter for fracture with routine healing',
      },
      { code: 'R26.81', description: 'Unsteadiness on feet' },
      {
        code: 'H35.3130',
        description: 'Nonexudative age-related macular degeneration, bilateral, stage unspecified',
      },
    ],
    items: [
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Fell in the pantry 2026-01-21; fracture treated without surgery. Inpatient at St. Adalbert Hospital 2026-01-21 to 2026-01-26, then home with physical therapy. Weight bearing as tolerated. Timed Up and Go 31 s with the walker on 2026-02-12. With a cane two losses of balance in 10 feet. Berg 33 of 56. Pain 4/10 when walking; acetaminophen 650 mg three times a day, no opioid. Grip 18 kg right, 16 kg left. Uses the walker safely, turns in 5 steps. One-story home, two steps at the entrance with a rail on the left, doorways 30 inches. No dizziness; blood pressure 128/74 lying and 122/72 standing.',
      },
      {
        item: 'Commode chair, mobile or stationary, with fixed arms',
        hcpcs: 'E0163',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Bathroom is 38 feet from the bed; she gets up 3 times a night and does not reach it in time. Her son Alaric stays in the evening until 9 pm; alone at night. Retired seamstress, widow. Walked without a device before the fall. Alendronate 70 mg weekly, since 2023.',
      },
    ],
    provider: { name: 'Casimir Oyelaran, MD', npi: '1336481975', date_signed: '2026-02-16' },
    seen: [
      '2026-02-12, home visit, Ingram Pell, PT: transfers from chair with hands, heel rise weak on the right, sensation intact in both feet.',
    ],
  },
  notes: [
    `Mrs. Brody is an 86-year-old widow, a retired seamstress, who fell in her pantry on January 21 and broke the right pubic bone (S32.591D). The fracture was managed without an operation. After five nights at St. Adalbert Hospital she returned home, where a physical therapist visits her. She may put as much weight on the leg as she tolerates.

Before this fall she walked without any device. At the home visit on February 12 she needed 31 seconds for the Timed Up and Go with a walker, and her Berg score was 33 out of 56. With a cane she lost her balance twice within ten feet. With the wheeled walker she is safe and turns around in five steps. Her doorways are 30 inches wide.

At night she is alone; her son Alaric leaves at nine. She rises three times, the bathroom lies 38 feet from her bed, and she does not get there in time. I therefore order a folding wheeled walker (E0143) and a bedside commode with fixed arms (E0163).`,
    `86F s/p fall 1/21/26 pantry -> R pubic ramus fx, non-op. Inpt St. Adalbert 1/21-1/26. WBAT. HHPT. TUG 31 s w/ RW (2/12), Berg 33/56, LOB x2 in 10 ft w/ SPC. Pain 4/10 amb, APAP 650 TID, no opioids. Grip R 18 / L 16 kg. BP 128/74 supine, 122/72 stand, denies dizziness. PLOF: indep s AD. Home: 1 level, 2 STE w/ L rail, doors 30". Nocturia x3, BR 38 ft away, does not make it in time. Alone at night, son til 9p. DME: RW (E0143), BSC fixed arms (E0163). Dry AMD OU.`,
    `**Subjective**
Pain with walking 4 out of 10. No dizzy spells.
**Objective**
- Sit to stand: pushes off with her hands
- Heel rise: weak, right
- Feeling in both feet: intact
- Blood pressure does not drop on standing (128/74 to 122/72)
- Balance: Berg 33/56
- Cane trial: failed, 2 losses of balance
**Home**
No stairs inside; two steps to get in, railing on the left-hand side going up
**Assessment**
Unsteady gait (R26.81) after pelvic fracture; low vision risk from dry macular degeneration of both eyes (H35.3130)
**Plan**
Wheeled walker; commode at the bedside`,
    `This lady sewed for a living before she retired. [Add: how she manages in the kitchen] Her bones are being treated with alendronate once a week. Nobody is in the house from nine in the evening on. A cane does not give her enough support: two near-falls in ten feet show it. She takes acetaminophen three times a day and no narcotics. Her blood pressure hardly changes from lying to standing, so that is not the cause of her unsteadiness. She squeezes a little harder with the right hand than with the left, and can hold the grips of a walker with both. A walker on wheels fits through her doors.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', '86-year-old → 76-year-old'],
    [0, 'social', '86-year-old widow → 86-year-old married woman'],
    [0, 'social', 'a retired seamstress → a retired teacher'],
    [0, 'event', 'fell in her pantry → fell down the cellar stairs'],
    [0, 'date-age', 'on January 21 and → on December 21 and'],
    [0, 'side', 'broke the right pubic bone → broke the left pubic bone'],
    [0, 'diagnosis', 'broke the right pubic bone → broke the right hip'],
    [0, 'event', 'without an operation → with screws and a plate'],
    [0, 'quantity', 'After five nights → After fifteen nights'],
    [0, 'organisation', 'St. Adalbert Hospital she → Osgood General Hospital she'],
    [0, 'event', 'she returned home, where → she went to a rehabilitation unit, where'],
    [0, 'attestation', 'a physical therapist visits her → an occupational therapist visits her'],
    [0, 'negation', 'as much weight on the leg as she tolerates → no weight on the leg'],
    [0, 'negation', 'she walked without any device → she walked with a walker'],
    [0, 'retold', '31 seconds → 13 seconds'],
    [0, 'retold', '33 out of 56 → 43 out of 56'],
    [0, 'negation', 'she is safe and → she is unsafe and'],
    [0, 'retold', 'in five steps → in ten steps'],
    [0, 'other-role', '30 inches wide → 38 inches wide'],
    [0, 'social', 'her son Alaric leaves → her daughter Alaric leaves'],
    [0, 'name', 'son Alaric → son Conrad'],
    [0, 'negation', 'At night she is alone → At night she is never alone'],
    [0, 'other-role', '38 feet from her bed → 10 feet from her bed'],
    [0, 'other-item', 'a bedside commode with fixed arms → a bedside commode with drop arms'],
    [0, 'device', 'a folding wheeled walker (E0143) → a folding wheeled walker with seat and brakes (E0143)'],
    [1, 'side', 'R pubic ramus → L pubic ramus'],
    [1, 'negation', 'fx, non-op → fx, s/p ORIF'],
    [1, 'negation', 'WBAT → NWB'],
    [1, 'device', 'in 10 ft w/ SPC → in 10 ft w/ quad cane'],
    [1, 'medication', 'APAP 650 TID → APAP 1000 TID'],
    [1, 'medication', 'no opioids → oxycodone prn'],
    [1, 'other-role', 'Grip R 18 / L 16 → Grip R 16 / L 18'],
    [1, 'negation', 'denies dizziness → reports dizziness'],
    [1, 'negation', 'PLOF: indep s AD → PLOF: dependent c AD'],
    [1, 'retold', 'Home: 1 level → Home: 2 level'],
    [1, 'side', 'w/ L rail → w/ R rail'],
    [1, 'description-detail', 'Dry AMD OU → Wet AMD OU'],
    [2, 'side', 'Heel rise: weak, right → Heel rise: weak, left'],
    [2, 'negation', 'Feeling in both feet: intact → Feeling in both feet: absent'],
    [2, 'negation', 'does not drop on standing → drops on standing'],
    [2, 'negation', 'Cane trial: failed → Cane trial: successful'],
    [2, 'retold', 'No stairs inside → Twelve stairs inside'],
    [2, 'side', 'degeneration of both eyes → degeneration of the left eye'],
    [3, 'medication', 'alendronate once a week → denosumab twice a year'],
    [3, 'quantity', 'alendronate once a week → alendronate once a month'],
    [3, 'negation', 'and no narcotics → and a narcotic'],
    [3, 'social', 'Nobody is in the house → A sitter is in the house'],
    [3, 'negation', 'A cane does not give her enough support → A cane gives her enough support'],
    [
      3,
      'side',
      'harder with the right hand than with the left → harder with the left hand than with the right',
    ],
    [3, 'negation', 'so that is not the cause → so that is the cause'],
    [3, 'sex', 'This lady sewed → This gentleman sewed'],
  ],
  corruptions: {
    diagnosis: ['{→ She also has Parkinson disease.}'],
    treatment: ['{→ She is allergic to penicillin.}'],
    event: ['{→ She has fallen four times in the past six months.}'],
    organisation: ['{→ Hoosier Comfort Supply will deliver both.}'],
    brackets: ['Her son stays until 9 pm {→ [he moves in next week]}.'],
  },
};
