import type { CorpusCase } from '../corpus-case.ts';

export const tiltChairChild: CorpusCase = {
  id: 'tilt-chair-child',
  today: '2026-09-14',
  facts: {
    case_id: 7102,
    patient: {
      first_name: 'Marisol',
      middle_name: 'Ines',
      last_name: 'Quintero-Bell',
      dob: '2018-11-30',
      gender: 'female',
      height: '112 cm',
      weight: '19 kg',
      address: '77 Heron Court, Apt 2C, Saltmarsh, TX 78999',
      phone: '(361) 555-0172',
      mrn: 'P-0093318',
    },
    diagnoses: [
      {
        code: 'G80.0',
        description: 'Spastic quadriplegic cerebral palsy',
      },
      {
        code: 'M41.45',
        description: 'Neuromuscular scoliosis, thoracolumbar region',
      },
      {
        code: 'R13.12',
        description: 'Dysphagia, oropharyngeal phase',
      },
      {
        code: 'Z93.1',
        description: 'Gastrostomy status',
      },
    ],
    items: [
      {
        item: 'Wheelchair, pediatric size, tilt-in-space, rigid, adjustable, without seating system',
        hcpcs: 'E1233',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'GMFCS V, does not sit unsupported, holds head under 5 min. Cobb 38 deg on 2026-05-19, was 27 deg on 2025-05-12. Present stroller outgrown: seat depth 24 cm, thigh 31 cm; slid out of it 3 times in 2026-06. Trial 2026-07-14 to 2026-07-28 with 35 deg tilt: 3 h seated per day instead of 40 min, sacral redness gone after 9 days. Lives with mother and grandmother; mother transfers alone.',
      },
      {
        item: 'Wheelchair accessory, lateral trunk or hip support, any type, including fixed mounting hardware, each',
        hcpcs: 'E0956',
        quantity: 2,
        quantity_limit: null,
        limit_period: null,
        justification:
          'One pad each side, trunk falls to the left; chest width 22 cm on 2026-07-14. Soft TLSO worn 8 months, skin breakdown right flank, stopped 2026-03-10.',
      },
      {
        item: 'Wheelchair accessory, headrest, cushioned, any type, including fixed mounting hardware, each',
        hcpcs: 'E0955',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'Extensor thrust, head drops back. Aspiration pneumonia 2 times, 2025-11 and 2026-02. With headrest in trial head in midline 25 min. Rolled towels and neck pillow failed.',
      },
    ],
    provider: {
      name: 'Tobias Okonkwo-Lindt, MD',
      npi: '1629055507',
      date_signed: '',
    },
  },
  notes: [
    'LETTER OF MEDICAL NECESSITY\n\nMarisol Ines Quintero-Bell, born 30 November 2018\n\nMarisol is a seven-year-old girl with spastic quadriplegic cerebral palsy at the most severe motor level, GMFCS V. She cannot sit without support, and she can hold up her head for less than five minutes. Her spine is curving: between May 2025 and May 2026 the Cobb angle went from 27 to 38 degrees. She has a gastrostomy, and oropharyngeal dysphagia as well.\n\nHer present stroller no longer fits. Its seat is 24 cm deep while her thigh measures 31 cm, so that seven centimeters of leg hang unsupported, and on three occasions in June she slid out of it.\n\nFor two weeks in July we lent her a chair that tilts 35 degrees. The time she could spend seated rose from forty minutes to three hours a day, and redness over the sacrum disappeared after nine days. I therefore recommend a rigid pediatric tilt-in-space wheelchair, a pair of lateral trunk supports, and a cushioned headrest. Her mother, with whom she and her grandmother live, does all transfers without a second person.\n\nTobias Okonkwo-Lindt, MD',
    'Seating clinic. 7 y/o F, CP spastic quad, GMFCS 5. NM scoli TL. G-tube. OP dysphagia.\n112 cm / 19 kg.\nCobb 38 (5/19/26) <- 27 (5/12/25), +11 in a yr.\nCurrent: stroller, SD 24 vs thigh 31. Slid out x3 in 6/26.\nNo indep sit. Head ctrl <5 min. Ext thrust ++, head drops back.\nAsp PNA x2 (11/25, 2/26).\nTLSO soft 8 mo -> skin bkdn R flank, stopped 3/10/26.\nTrunk falls to L. Chest w 22.\nTrial TIS 7/14-7/28, 35 deg: sit tol 40 min -> 3 h. Sacral erythema resolved d 9. Midline head 25 min w HR.\nTowels, neck pillow: fail.\nPlan: E1233 x1, E0956 x2, E0955 x1. Sig pending.',
    'What I saw in the two weeks of the trial, written down for the file. The stroller Marisol came with is simply too short in the seat for her thighs. She had slid right out of it three times in June. In the tilting chair we went from forty minutes of sitting in a day to three hours. The red spot over her tailbone was gone after nine days. When she stiffens, her head drops back, and we had tried rolled towels and a neck pillow, neither of which held. With the cushioned headrest her head was in the middle for 25 minutes. She leans over to her left side; I measured 22 cm across the chest on the first day, July 14. The soft brace is no longer an option, since it broke the skin on her right flank and had to be stopped on the tenth of March after eight months. Mother lifts her all by herself. Grandmother is in the home also.',
    'Dear Reviewer,\n\nYour manual may say that a standard pediatric chair is the least costly alternative. Least costly it is; an alternative it is not. Consider what tilt does. The whole seat rotates about its axis, so that load passes from the buttocks to the back while the angle at the hips stays unchanged. A reclining back, by contrast, opens the hip angle, and in a child with extensor tone that tends to set off the very spasm one wishes to avoid. An upright chair leaves gravity to pull the trunk down onto a growing curve.\n\nThat curve is real: 38 degrees this May, 11 more than a year earlier. Bracing was tried and lasted eight months; the soft TLSO ended with broken skin. Can one wait? Two aspiration pneumonias in four months, November 2025 and February 2026, suggest otherwise. A child whose head falls backward swallows badly, and Marisol has dysphagia of the oropharyngeal phase.\n\nThe trial settled the matter. In fourteen days her sitting time grew four and a half times, from 40 minutes to 180. No power base is requested. No seating system is included in E1233, which is why the trunk supports (two) and headrest (one) are listed on their own.\n\nRespectfully, for Case 7102',
    'S: Mother transfers child alone. Child slid from stroller three times in June 2026.\n\nO: Female, 7 y 9 m. Height 112 cm, weight 19 kg. GMFCS V. Sitting: none unsupported. Head control: under 5 min. Cobb angle 38 deg (2026-05-19). Seat depth 24 cm; thigh 31 cm. Chest width 22 cm.\n\nA:\n - G80.0 Spastic quadriplegic cerebral palsy\n - M41.45 Neuromuscular scoliosis, thoracolumbar\n - R13.12 Dysphagia, oropharyngeal\n - Z93.1 Gastrostomy\n Failed: soft TLSO (8 months), rolled towels, neck pillow. Positive trial of 35 deg tilt, 14 to 28 July.\n\nP:\n 1) E1233 pediatric tilt-in-space wheelchair, rigid - one, limit one in five years\n 2) E0956 lateral trunk support - two, one for each side\n 3) E0955 headrest - one\n\nProvider: T. Okonkwo-Lindt, MD, NPI 1629055507. Date of signature: not yet entered.',
  ],
  passages: [
    'In American measures the girl is about 44 inches tall and weighs close to 42 pounds. Her thigh of 31 cm is a bit over 12 inches, the old seat of 24 cm about nine and a half.',
    'The loan ran from July 14 through July 28, exactly two weeks. Between the two spine films, May 12 of last year and May 19 of this one, lay 372 days, or 53 weeks and a day, and the curve grew by 11 degrees. On November 30 she will turn eight.',
    'Cerebral palsy does not itself progress, yet its consequences do: muscles shorten, hips migrate and spines bend as a child grows. Level V of the Gross Motor Function Classification System describes children who are transported in a manual wheelchair in all settings. Payers commonly expect such a chair to last about five years.',
    'Three hours against forty minutes: the same child, two chairs. Out of the stroller she slid; in the tilted seat the redness over her sacrum went away. Where towels and a pillow had failed, the headrest kept her head centered for 25 minutes.',
    'There is no request here for a power chair, a stander or a new brace. The TLSO is not being worn any more. The form bears no date of signature so far.',
    'Marisol lives with her mother and her grandmother. The cold months brought her pneumonia from aspiration twice, in November and in February; in March the corset had to come off because of her skin; in June she slipped out of her seat three times; in July, for a fortnight, she sat well.',
  ],
  edits: [
    [0, 'date-age', 'a seven-year-old girl → a nine-year-old girl'],
    [0, 'sum', 'seven centimeters of leg → nine centimeters of leg'],
    [1, 'side', 'skin bkdn R flank → skin bkdn L flank'],
    [1, 'other-role', 'Chest w 22 → Chest w 31'],
    [2, 'social', 'Grandmother is in the home also → An aide comes every morning also'],
    [2, 'negation', 'neither of which held → both of which held'],
    [3, 'device', 'No power base is requested → A power base is requested'],
    [3, 'retold', 'lasted eight months → lasted eighteen months'],
    [4, 'attestation', 'Date of signature: not yet entered → Date of signature: 2026-09-11'],
    [4, 'description-detail', 'Neuromuscular scoliosis, thoracolumbar → Neuromuscular scoliosis, cervical'],
  ],
  corruptions: {
    'code-disease': [
      'R13.12 was chosen for {dysphagia of the oropharyngeal phase → gastroesophageal reflux}.',
    ],
    'other-item': [
      'The line E0955 is a cushioned {headrest → armrest}.',
      'E0956, two pieces, are the {lateral trunk supports → elevating leg rests}.',
    ],
    'description-detail': [
      'Her cerebral palsy is of the spastic {quadriplegic → diplegic} type.',
      'The frame of the chair is {rigid → folding}.',
    ],
    side: ['Her trunk falls over to the {left → right}.'],
    sex: ['Marisol is a {girl → boy} of seven.'],
    device: ['Headrest and trunk pads complete the chair{ → , as does a clear tray}.'],
    medication: ['Her tone throws the head backward{ → although she takes baclofen three times a day}.'],
    diagnosis: ['She has scoliosis and dysphagia{ → , and epilepsy as well}.'],
    event: [
      'She had aspiration pneumonia in November and February{ → , the second time with a week in intensive care}.',
    ],
    treatment: ['The soft brace was worn for eight months{ → , after botulinum toxin injections}.'],
    social: ['At home are her mother and {grandmother → two brothers}.'],
    'relative-date': ['The brace was stopped {on March 10 → three weeks ago}.'],
    'other-role': ['The thigh measures {31 → 24} cm.'],
    retold: ['She slid from the stroller {three → five} times in June.'],
    sum: ['The curve increased by {11 → 15} degrees from one May to the next.'],
    quantity: ['{Two → Four} lateral supports are ordered.'],
    organisation: ["The trial lasted two weeks{ → at Gulfside Children's Hospital}."],
    identifier: ['Her record number is {P-0093318 → P-0093381}.'],
  },
};
