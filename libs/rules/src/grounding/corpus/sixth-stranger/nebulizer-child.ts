import type { CorpusCase } from '../corpus-case.ts';

export const nebulizerChild: CorpusCase = {
  id: 'nebulizer-child',
  today: '2026-10-26',
  facts: {
    case_id: 7213,
    patient: {
      first_name: 'Ezekiel',
      middle_name: 'Tomas',
      last_name: 'Brannigan',
      dob: '2022-01-29',
      gender: 'male',
      height: '104 cm',
      weight: '17.2 kg',
      address: '2210 Peregrine Way, Halvorton, MD 21999',
      phone: '(410) 555-0147',
      mrn: 'PD-00763-Z',
    },
    diagnoses: [
      {
        code: 'J45.40',
        description: 'Moderate persistent asthma, uncomplicated',
      },
      {
        code: 'Z82.5',
        description: 'Family history of asthma and other chronic lower respiratory diseases',
      },
      {
        code: 'L20.9',
        description: 'Atopic dermatitis, unspecified',
      },
    ],
    items: [
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Maryland Medicaid. Emergency visits 2026-02-11, 2026-05-03 and 2026-09-20, not admitted. Prednisolone 3 courses in 2026, last one 5 days from 2026-09-20. Inhaler with spacer and mask tried 2026-03-02 to 2026-08-31: fights the mask, technique wrong at 3 of 4 visits. Clinic 2026-10-19: respiratory rate 26, SpO2 97% on room air, wheeze on both sides. After albuterol 2.5 mg by nebulizer, 10 minutes, sat still: rate 22, wheeze gone.',
      },
      {
        item: 'Administration set, with small volume nonfiltered pneumatic nebulizer, non-disposable',
        hcpcs: 'A7005',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '6 months',
        justification:
          'Budesonide 0.5 mg by nebulizer twice daily, albuterol 2.5 mg by nebulizer every 4 to 6 hours as needed. Mother, Ines, gives all treatments, was taught cleaning 2026-10-19. Father has asthma. Hydrocortisone 1% cream for eczema in elbow creases.',
      },
      {
        item: 'Aerosol mask, used with DME nebulizer',
        hcpcs: 'A7015',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Too young for mouthpiece. Coughs 4 nights per week. Preschool 4 mornings per week, missed 7 mornings since 2026-09-01. Nobody smokes at home. No pets. No food allergy.',
      },
    ],
    provider: {
      name: 'Lenore Obuya, MD',
      npi: '1740028866',
      date_signed: '2026-10-19',
    },
  },
  notes: [
    '19 October 2026\n\nMaryland Medicaid\n\nRE: Ezekiel Tomas Brannigan, born 29 January 2022\n\nDear Reviewer,\n\nI am asking for a home nebulizer for Ezekiel, a boy of four with moderate persistent asthma. This year he has been taken to the emergency department three times, on 11 February, 3 May and 20 September. He was not admitted on any of these occasions. He has had three courses of prednisolone in 2026.\n\nFor half a year, from 2 March to 31 August, we tried an inhaler with spacer and mask. Ezekiel fights the mask, and the technique was wrong at three visits of four. Today he wheezed on both sides. He sat still through a ten-minute nebulizer treatment, after which the wheeze was gone.\n\nHe is to receive budesonide 0.5 mg by nebulizer twice a day, with albuterol 2.5 mg every four to six hours as needed. His mother gives all his treatments. His father has asthma.\n\nYours sincerely,\nLenore Obuya, MD',
    "Clinic 10/19/26\n4yo M, 17.2 kg, 104 cm. J45.40, L20.9, FHx Z82.5 (dad).\nED x3 '26: 2/11, 5/3, 9/20. 0 admits. Pred x3, last 5d from 9/20.\nMDI+spacer+mask 3/2-8/31: fights, wrong tech 3/4.\nRR 26, SpO2 97% RA, wheeze bilat -> alb 2.5 neb 10 min -> RR 22, clear.\nNoct cough 4/wk. Missed 7 preschool AMs since 9/1.\nBud 0.5 BID neb, alb 2.5 q4-6h prn. HC 1% elbows.\nNo smokers, no pets, NKFA.\nE0570, A7005, A7015 - 1 ea.",
    "This is Ezekiel, he's four, he comes with the diagnosis of asthma, moderate persistent, and he also has eczema in the creases of the elbows for which there's the hydrocortisone cream, the one percent. His mother is Ines and she's the one who gives all the treatments and she was shown today how to clean the set. He goes to preschool four mornings out of the week and since the first of September he has missed seven of those mornings. He coughs four nights a week. At home nobody smokes and there are no pets, so I can't blame that. The third emergency visit of the year was September twentieth, that got him five days of prednisolone. With the spacer he'd fight the mask, we gave that from March all the way through August.",
    'NEBULIZER REQUEST\n• Ezekiel Brannigan – male – DOB 01/29/2022 – MRN PD-00763-Z\n• Diagnosis: J45.40 moderate persistent asthma, uncomplicated\n• Other: L20.9 atopic dermatitis; Z82.5 family history of asthma\n• Emergency visits in 2026: 3 (02/11, 05/03, 09/20)\n• Hospital admissions from those visits: 0\n• Oral steroid courses in 2026: 3\n• Failed: inhaler with spacer and mask, 03/02/2026–08/31/2026\n• Items: E0570 nebulizer with compressor ×1 per 5 years; A7005 non-disposable administration set ×1 per 6 months; A7015 aerosol mask ×1 per month\n• Food allergy: none',
    'S - Mother, who gives all treatments, reports cough 4 nights a week. Seven preschool mornings missed since September 1. No smoker and no animal in the home.\nO - 104 cm, 17.2 kg. Before treatment: RR 26, SpO2 97% on room air, wheeze right and left. After albuterol 2.5 mg by nebulizer (10 min): RR 22, no wheeze.\nA - Moderate persistent asthma (J45.40), not controlled: three emergency visits and three prednisolone courses this year. Atopic dermatitis (L20.9). Father with asthma (Z82.5).\nP - Nebulizer with compressor (E0570), one set A7005, one mask A7015. Budesonide 0.5 mg twice daily. Albuterol 2.5 mg q4-6h if needed. Hydrocortisone 1% to elbow creases.\nL. Obuya MD / 10-19-2026',
    'VISIT SUMMARY\n\nReason for visit: asthma, 10/19/2026.\n\nRecent course: Last emergency visit on 09/20/2026, prednisolone for five days from that date, no admission. Earlier emergency visits on 02/11/2026 and 05/03/2026.\n\nAt this visit: Respiratory rate 26 before and 22 after one albuterol treatment. Oxygen saturation 97% on room air. Wheeze resolved.\n\nMedications: budesonide 0.5 mg nebulized twice daily; albuterol 2.5 mg nebulized as needed; hydrocortisone 1% cream.\n\nEquipment ordered: nebulizer with compressor, administration set, aerosol mask.\n\nTeaching: mother instructed in cleaning.\n\nProvider: Lenore Obuya, MD, NPI 1740028866',
  ],
  passages: [
    "New order rec'd. BRANNIGAN, EZEKIEL. 4 y/o. Ins: Maryland Medicaid. Contact: mother Ines, (410) 555-0147. Deliver: 2210 Peregrine Way, Halvorton MD. Dx J45.40. Dispense: (1) E0570 compressor nebulizer, (1) A7005 non-disposable set, (1) A7015 mask. Mouthpiece: no - too young. Meds to be nebulized: budesonide, albuterol. Rx signed 10/19/26 by Dr. Obuya.",
    "Ezekiel is four and he can't yet use a mouthpiece, so he needs a mask. Over the summer the spacer was still a battle, and at three of four visits it was not being done right. With the nebulizer he sat still for the whole ten minutes, and when I counted his breathing it had come down from 26 to 22. Mom gives him everything herself. I showed her how to clean the set. Nobody in the house smokes.",
    "Asthma is the commonest chronic disease of childhood and a leading reason for missed school. National guidelines make inhaled corticosteroid the mainstay of daily treatment whenever the disease is persistent. A drug that is breathed in does good only if it reaches the small airways; in a child who struggles against a mask, much of the dose is lost. Programs under Medicaid are bound to cover what a child needs to correct or ameliorate a condition. Ezekiel's three emergency visits show what happens when delivery fails.",
    "Half a milligram of budesonide twice daily is one milligram a day, or seven in a week. He weighs 17.2 kg, which is just under 38 pounds, and at 104 cm he is nearly three feet five inches tall. Eighty-one days lay between the first emergency visit and the second, and 140, exactly twenty weeks, between the second and third; today's visit came 29 days after that. The spacer trial lasted 26 weeks. In a year he would use two administration sets and twelve masks.",
  ],
  edits: [
    [
      0,
      'negation',
      'He was not admitted on any of these occasions. → He was admitted on each of these occasions.',
    ],
    [0, 'date-age', 'a boy of four → a boy of seven'],
    [0, 'diagnosis', 'His father has asthma. → His father has asthma. Ezekiel also has cystic fibrosis.'],
    [1, 'other-role', 'RR 26, SpO2 97% RA → RR 22, SpO2 97% RA'],
    [1, 'retold', '4yo M, 17.2 kg → 4yo M, 27.1 kg'],
    [2, 'social', 'His mother is Ines → His grandmother is Ines'],
    [2, 'negation', 'nobody smokes and there are no pets → his father smokes and there are two cats'],
    [2, 'retold', 'He coughs four nights a week. → He coughs every night of the week.'],
    [3, 'date-age', '01/29/2022 → 01/19/2022'],
    [3, 'other-item', 'A7015 aerosol mask ×1 per month → A7015 nebulizer with compressor ×1 per month'],
    [
      4,
      'treatment',
      'Hydrocortisone 1% to elbow creases. → Hydrocortisone 1% to elbow creases. Montelukast 4 mg at bedtime continued.',
    ],
    [4, 'description-detail', 'Moderate persistent asthma (J45.40) → Mild intermittent asthma (J45.40)'],
    [5, 'event', 'no admission. Earlier → two nights in the PICU. Earlier'],
  ],
  corruptions: {
    'code-disease': ['The code L20.9 means {atopic dermatitis → asthma with status asthmaticus}.'],
    'description-detail': ['The administration set is {non-disposable → disposable}.'],
    sex: ['Ezekiel fights the mask when {he → she} is given the inhaler.'],
    device: ['The order covers a nebulizer, a set and a mask{ → , and a home pulse oximeter}.'],
    medication: ['He is prescribed budesonide twice {daily → daily and fluticasone nasal spray}.'],
    treatment: [
      'Ezekiel has {no food allergy → an allergy to peanuts}.',
      'An inhaler with spacer and mask was tried{ →  after he had failed allergy shots}.',
    ],
    'relative-date': ['His last emergency visit took place {in September → the week before this visit}.'],
    brackets: ['His mother {(Ines) → (Ines, a respiratory therapist)} gives the treatments.'],
    sum: ['He was in the emergency department {three → five} times altogether in 2026.'],
    quantity: ['{One aerosol mask → Four aerosol masks} a month will be supplied.'],
    'other-role': ['He goes to preschool {four → seven} mornings a week.'],
    organisation: ['He has missed seven mornings of preschool{ →  at the Halvorton Head Start center}.'],
    identifier: ['Dr. Obuya signs under NPI {1740028866 → 1740082866}.'],
  },
};
