import type { CorpusCase } from '../corpus-case.ts';

export const powerWheelchairAls: CorpusCase = {
  id: 'power-wheelchair-als',
  today: '2026-09-28',
  facts: {
    case_id: 7215,
    patient: {
      first_name: 'Roderick',
      middle_name: 'Isamu',
      last_name: 'Vandermeer',
      dob: '1978-12-04',
      gender: 'male',
      height: '185 cm',
      weight: '81 kg',
      address: '1180 Tidewrack Street, Quillhaven, OR 97999',
      phone: '(541) 555-0109',
      mrn: 'NM-88-04417',
    },
    diagnoses: [
      {
        code: 'G12.21',
        description: 'Amyotrophic lateral sclerosis',
      },
      {
        code: 'Z99.3',
        description: 'Dependence on wheelchair',
      },
      {
        code: 'Z74.1',
        description: 'Need for assistance with personal care',
      },
    ],
    items: [
      {
        item: 'Power wheelchair, group 3 standard, multiple power option, sling/solid seat/back, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0861',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Moda Health. First weakness right hand 2024-11; diagnosed 2025-06-17. ALSFRS-R 31 on 2026-03-10, 24 on 2026-09-15. Strength 2026-09-15 (0 to 5): hip flexors 2 right, 2 left; shoulders 2 right, 3 left; grip 1 right, 3 left. Walks 4 m with one person helping. 5 falls since 2026-06-01, none with injury. Manual wheelchair 2026-09-15: 3 m in 60 seconds, stopped. Trial power wheelchair 2026-09-15, joystick left hand: 40 minutes, no collision. Occupational therapist Wilhelmina Sato, no financial tie to supplier.',
      },
      {
        item: 'Wheelchair accessory, power seating system, combination tilt and recline, with mechanical shear reduction',
        hcpcs: 'E1007',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Sits 11 hours per day, cannot shift weight. Neck pain from noon on, gone after 15 minutes at 45 degrees of tilt in trial. Forced vital capacity 74% on 2026-03-10, 62% on 2026-09-15. Riluzole 50 mg twice daily. No ventilator, no feeding tube. Swallows regular food.',
      },
      {
        item: 'Skin protection wheelchair seat cushion, width less than 22 inches, any depth',
        hcpcs: 'E2603',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Redness over sacrum 2026-08-25, gone 2026-09-15 after 3 weeks on loaned cushion, 18 by 20 inches. No open wound. Lives with wife Celeste and two sons. Ramp built 2026-07. Doorways 34 inches, power wheelchair 25 inches wide. Land surveyor until 2025-12.',
      },
    ],
    provider: {
      name: 'Anselm Okonjo-Reyes, MD',
      npi: '1203348895',
      date_signed: '2026-09-22',
    },
  },
  notes: [
    'September 22, 2026\n\nModa Health\n\nSubject: Roderick Isamu Vandermeer (12/04/1978)\n\nDear Sir or Madam,\n\nMr. Vandermeer is forty-seven years old and has amyotrophic lateral sclerosis. His right hand weakened first, in November 2024; the diagnosis followed on June 17, 2025. He was a land surveyor until December of that year.\n\nBetween March 10 and September 15 his functional score (ALSFRS-R) fell from 31 to 24 and his forced vital capacity from 74 to 62 percent. He can walk four meters, and that only with one person helping. Since the first of June he has fallen five times, without injury. In a manual wheelchair he covered three meters in a minute. In the trial power wheelchair he drove for forty minutes with the left hand and hit nothing.\n\nHe does not use a ventilator, nor has he a feeding tube.\n\nI order a group 3 power wheelchair with combined tilt and recline and a skin protection cushion.\n\nAnselm Okonjo-Reyes, MD\nNPI 1203348895',
    "Clinic 9/22/26\n47M G12.21, dx 6/17/25, onset R hand 11/24. Z99.3, Z74.1.\n185 cm/81 kg\nALSFRS-R 31 (3/10) -> 24 (9/15). FVC 74 -> 62%.\nMMT 9/15: HF 2/2, shldr R2 L3, grip R1 L3.\nAmb 4 m, A x1. Falls x5 since 6/1, no inj.\nMWC: 3 m/60 s. PWC trial 40 min L joystick, 0 collisions.\nSits 11 h/d, can't wt shift. Sacral redness 8/25, resolved 9/15 on loaner cushion.\nRiluzole 50 BID. No vent, no PEG. Reg diet.\nK0861, E1007, E2603 x1 each",
    "All right, Mr. Vandermeer, ALS. He sits for eleven hours out of the day and he can't shift his weight by himself. From noon on he gets the neck pain, and when we had him in the trial chair tilted to forty-five degrees, a quarter of an hour of that and the pain was gone. At home there's his wife Celeste, there are two sons, they had a ramp built in July. The doorways are thirty-four inches and the chair is twenty-five inches wide so it goes through. He used to be a land surveyor. Over the sacrum there was redness on August 25, then three weeks of the loaned cushion, and on September 15 there wasn't any more. He has no open wound. He eats regular food. Wilhelmina Sato is the occupational therapist and she has no financial tie to the supplier.",
    'MOBILITY EXAM SUMMARY\n- Vandermeer, Roderick I. / M / DOB 12-04-1978 / MRN NM-88-04417\n- G12.21 amyotrophic lateral sclerosis\n- Z99.3 dependence on wheelchair\n- Z74.1 need for assistance with personal care\n- Strength: grip 1 of 5 right, hip flexors 2 of 5 on both sides\n- Manual wheelchair: 3 m in 60 seconds, stopped\n- Power wheelchair, left-hand joystick: 40 minutes, no collision\n- K0861: power wheelchair, group 3, multiple power option, up to 300 lb - 1\n- E1007: combination tilt and recline with mechanical shear reduction - 1\n- E2603: skin protection cushion under 22 inches wide - 1\n- Open wounds: none',
    'S/ Neck pain from noon on. Five falls since June 1, not injured. Sitting 11 hours a day.\nO/ 185 cm, 81 kg. Hip flexors 2/5 both sides. Shoulders 2/5 right, 3/5 left. Grip 1/5 right, 3/5 left. FVC 62%. ALSFRS-R 24. No sacral redness on 9/15/2026.\nA/ ALS with progression since March (ALSFRS-R 31 then, FVC 74% then). Not a functional walker: 4 m with help of one. Cannot propel a manual wheelchair to any useful distance. Safe with left joystick.\nP/ K0861 with E1007; E2603. Continue riluzole 50 mg twice a day.\nA. Okonjo-Reyes MD, September 22, 2026',
    'CHRONOLOGY AND STATUS\n\n11/2024: weakness of the right hand\n06/17/2025: amyotrophic lateral sclerosis diagnosed\n12/2025: end of work as land surveyor\n03/10/2026: ALSFRS-R 31; FVC 74%\n07/2026: ramp built at home\n08/25/2026: redness over sacrum\n09/15/2026: ALSFRS-R 24; FVC 62%; redness gone; trial of power wheelchair, 40 minutes\n09/22/2026: order signed\n\nStatus: Walks 4 m with one helper. Takes riluzole. Swallows regular food. No feeding tube. No ventilator.\n\nLives with: wife and two sons, 1180 Tidewrack Street, Quillhaven, OR.',
  ],
  passages: [
    'INTAKE SHEET -- Client Vandermeer, R. -- (541) 555-0109 -- Moda Health -- MD: Okonjo-Reyes -- OT: W. Sato, not tied financially to us -- Client weight 81 kg, chair rated 300 lb -- Drive control: joystick, L hand -- Seat cushion size on loan: 18 x 20 in -- Doorways 34 in, chair 25 in -- Ramp: yes, 07/2026 -- K0861 qty 1, E1007 qty 1, E2603 qty 1.',
    "Roderick lives with Celeste and their boys. His right hand hardly grips any more, but the left one can run a joystick, and he drove the test chair for 40 minutes and didn't bump into anything. He can't move his weight around when he sits, and he sits 11 hours. His bottom was red in August; with the borrowed cushion it cleared up in three weeks. By midday his neck starts to hurt. Tilting back takes that away.",
    'Amyotrophic lateral sclerosis destroys the motor neurons of the brain and the spinal cord, and weakness spreads over months to years. Sensation is largely spared, so that patients feel the pressure they cannot relieve. Policy reserves group 3 power wheelchairs for mobility limits due to neurological disease, to muscle disease, or to skeletal deformity; ALS belongs to the first of these. A person who cannot shift weight is at risk of pressure injury, and power tilt does for him what his muscles no longer do.',
    'From March 10 to September 15 there are 189 days, or 27 weeks, in which the ALSFRS-R went down by seven points and the vital capacity by twelve percentage points. Three meters in sixty seconds are five centimeters a second. The chair leaves nine inches to spare in a doorway. At 81 kg he weighs about 179 pounds, some 121 below the limit of the chair; he stands about six feet one. Riluzole amounts to 100 mg daily. He sits for nearly half of the twenty-four hours.',
  ],
  edits: [
    [0, 'date-age', 'the diagnosis followed on June 17, 2025 → the diagnosis followed on July 17, 2025'],
    [
      0,
      'negation',
      'He does not use a ventilator, nor has he a feeding tube. → He uses a ventilator at night and has a feeding tube.',
    ],
    [0, 'diagnosis', 'has amyotrophic lateral sclerosis. → has multiple sclerosis.'],
    [1, 'other-role', 'Sits 11 h/d → Sits 4 h/d'],
    [1, 'side', 'onset R hand 11/24 → onset L hand 11/24'],
    [2, 'social', 'there are two sons → there are two daughters'],
    [2, 'retold', 'He has no open wound. → He has a small open wound.'],
    [3, 'code-disease', 'Z99.3 dependence on wheelchair → Z99.3 dependence on respirator'],
    [
      3,
      'other-item',
      'E2603: skin protection cushion under 22 inches wide → E2603: combination tilt and recline',
    ],
    [3, 'description-detail', 'up to 300 lb - 1 → up to 450 lb - 1'],
    [4, 'medication', 'Continue riluzole 50 mg twice a day. → Continue riluzole 50 mg and edaravone.'],
    [4, 'retold', '185 cm, 81 kg. → 185 cm, 101 kg.'],
    [5, 'event', '07/2026: ramp built at home → 07/2026: stair lift installed at home'],
  ],
  corruptions: {
    'code-disease': ['G12.21 is {amyotrophic lateral sclerosis → progressive bulbar palsy}.'],
    'description-detail': ['The seating system combines {tilt and recline → tilt and leg elevation}.'],
    sex: ['Mr. Vandermeer drives with {his → her} left hand.'],
    device: ['We order a wheelchair with power seating and a cushion{ → , and a patient lift}.'],
    'date-age': ['He is {forty-seven → fifty-seven}.'],
    event: ['He has fallen five times since June 1{ → , once breaking two ribs}.'],
    treatment: [
      'His neck pain is gone after a quarter of an hour of tilt{ → , as it was after botulinum injections}.',
      'He takes riluzole twice daily{ →  and is allergic to sulfa drugs}.',
    ],
    side: ['Grip is weaker on the {right → left}.'],
    'relative-date': ['Redness was seen over the sacrum {on August 25 → a week before this order}.'],
    brackets: ['He lives with his wife {(Celeste) → (Celeste, a retired nurse)} and two sons.'],
    sum: ['His ALSFRS-R fell by {seven → twelve} points.'],
    social: ['He {was a land surveyor until December 2025 → still works part time as a land surveyor}.'],
    quantity: ['{One skin protection cushion → Two skin protection cushions} will be needed.'],
    organisation: ['The cushion was lent to him{ →  by the ALS Association}.'],
  },
};
