import type { CorpusCase } from '../corpus-case.ts';

export const oxygenEmphysema: CorpusCase = {
  id: 'oxygen-emphysema',
  today: '2026-10-12',
  facts: {
    case_id: 7211,
    patient: {
      first_name: 'Delbert',
      middle_name: 'Amos',
      last_name: 'Kvistad',
      dob: '1957-11-20',
      gender: 'male',
      height: '178 cm',
      weight: '68 kg',
      address: '402 Cinder Hollow Road, Elkmere, OH 45999',
      phone: '(740) 555-0162',
      mrn: 'OX-20931-K',
    },
    diagnoses: [
      {
        code: 'J43.9',
        description: 'Emphysema, unspecified',
      },
      {
        code: 'J96.11',
        description: 'Chronic respiratory failure with hypoxia',
      },
      {
        code: 'Z87.891',
        description: 'Personal history of nicotine dependence',
      },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '36 months',
        justification:
          'Medicare Part B. Tested 2026-09-28 in clinic, stable, at rest on room air: SpO2 84%, PaO2 51 mmHg. On 2 L/min at rest SpO2 93%. FEV1 31% of predicted on 2026-07-14. Flow ordered: 2 L/min at rest, 3 L/min walking, 2 L/min asleep. Stopped smoking 2019-03, 44 pack-years. Tiotropium inhaled once daily, albuterol as needed. No heart failure. Hospital 2026-02-09 to 2026-02-13 for exacerbation, discharged without oxygen.',
      },
      {
        item: 'Portable gaseous oxygen system, rental; includes portable container, regulator, flowmeter, humidifier, cannula or mask, and tubing',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '36 months',
        justification:
          'Walk test 2026-09-28: on room air SpO2 fell from 84% to 78% after 2 minutes, stopped. On 3 L/min walked 240 m, lowest SpO2 90%. Tends hens, walks 150 m to mailbox daily. Widower, lives with daughter Roxanne, who does not smoke. Gas stove in kitchen; oxygen safety taught 2026-09-28.',
      },
    ],
    provider: {
      name: 'Ingvar Toliveira, DO',
      npi: '1487702936',
      date_signed: '2026-10-05',
    },
  },
  notes: [
    'October 5, 2026\n\nMedicare Part B\nRe: Delbert Amos Kvistad, date of birth November 20, 1957\n\nDear Medical Director:\n\nI write to order home oxygen for Mr. Kvistad, a sixty-eight-year-old man with emphysema and chronic respiratory failure with hypoxia. On September 28, while stable and at rest, he was tested in the clinic breathing room air; his saturation was 84 percent and his arterial oxygen tension 51 mmHg. With two liters a minute the saturation at rest rose to 93 percent.\n\nOn July 14 his FEV1 was 31 percent of predicted. He inhales tiotropium once a day and albuterol when he needs it. In February he spent four nights in hospital for an exacerbation and went home without oxygen. He does not have heart failure.\n\nMr. Kvistad gave up smoking in March 2019 after forty-four pack-years. He lives with his daughter, who does not smoke.\n\nI ask that you cover one stationary concentrator and one portable gaseous system.\n\nRespectfully,\nIngvar Toliveira, DO\nNPI 1487702936',
    'Clinic f/u 10/5/26\n68M, emphysema J43.9, chr resp failure w/ hypoxia J96.11, ex-smoker Z87.891 (44 pk-yr, quit 3/2019)\n178 cm / 68 kg\n9/28 RA rest: SpO2 84, PaO2 51. 2L rest -> 93.\nWalk 9/28: RA 84 -> 78 @ 2 min, stopped. 3L: 240 m, nadir 90.\nFEV1 31% (7/14)\nTio qd, alb prn. No HF.\nHosp 2/9-2/13 exac, d/c w/o O2.\nRx: 2L rest / 3L walk / 2L sleep\nE1390 x1, E0431 x1\nO2 safety taught 9/28 (gas stove)',
    "So this is Mr. Kvistad, he is widowed and he lives with Roxanne, that is his daughter, and she doesn't smoke, and he himself hasn't since March of 2019. He tends his hens and every day he walks to the mailbox, which is a hundred and fifty meters, and so a machine that ties him to one room isn't going to be enough. We walked him here on September 28 without oxygen first and it had to be stopped, two minutes in he was at seventy-eight, and then on three liters he did two hundred and forty meters and never went under ninety. There's a gas stove in the kitchen so oxygen safety was taught that same day. He was in the hospital in February, the ninth to the thirteenth, that was an exacerbation, and he didn't come home on oxygen then.",
    'HOME OXYGEN - KEY POINTS\n- Kvistad, Delbert A. | DOB 11/20/1957 | male | MRN OX-20931-K\n- Emphysema, unspecified (J43.9)\n- Chronic respiratory failure with hypoxia (J96.11)\n- Personal history of nicotine dependence (Z87.891)\n- Qualifying test: 09/28/2026, room air, at rest: SpO2 84%, PaO2 51 mmHg\n- Walking on room air: 78% after 2 minutes\n- Walking on 3 L/min: lowest 90%, distance 240 m\n- Prescribed flow: 2 L/min at rest and asleep, 3 L/min walking\n- E1390 stationary concentrator, one\n- E0431 portable gaseous system, one, rental\n- Heart failure: none\n- Daughter smokes: no',
    'S: 68-year-old man, widower, walks 150 m to the mailbox daily and tends hens. Ex-smoker, 44 pack-years, stopped March 2019. Tiotropium daily, albuterol as needed.\n\nO: Weight 68 kg, height 178 cm. Room air at rest on 2026-09-28: SpO2 84%, PaO2 51 mmHg. On 2 L/min: 93%. On exertion without oxygen: 78% at two minutes. With 3 L/min: 240 m, at no time below 90%. FEV1 31% predicted, 2026-07-14.\n\nA: J96.11, chronic respiratory failure with hypoxia, in emphysema (J43.9). Desaturation on walking is corrected by 3 L/min.\n\nP: Concentrator (E1390) and portable gaseous oxygen (E0431), one of each. Flow 2 L/min at rest, 3 walking, 2 during sleep.\n\nIngvar Toliveira, DO, 10/05/2026',
    'COURSE SUMMARY - Kvistad, D.\n\nAdmission: 02/09/2026. Discharge: 02/13/2026. Reason: exacerbation. Home oxygen on discharge: no.\n\nAfter discharge: Spirometry on 07/14/2026 showed an FEV1 of 31% of predicted. At the clinic on 09/28/2026, in a stable state, resting room-air SpO2 was 84% and PaO2 51 mmHg. The walk without oxygen was broken off after two minutes at 78%.\n\nMedications: tiotropium (inhaled, daily); albuterol (as needed).\n\nHome: lives with daughter Roxanne, 402 Cinder Hollow Road, Elkmere. Gas stove; teaching on oxygen safety done 09/28/2026.\n\nOrders: oxygen concentrator; portable gaseous system. Signed 10/05/2026.',
  ],
  passages: [
    'INTAKE / Pt: D. Kvistad / Ph: (740) 555-0162 / Payer: Medicare Part B / Ordering: Toliveira DO, NPI 1487702936 / Order date: 10-05-26 / E1390 qty 1 (limit 1 per 36 mo) / E0431 qty 1 (limit 1 per 36 mo) / Liter flow: 2 rest, 3 walk, 2 sleep / Qualifying sat: 84% RA rest, tested 09-28-26 / Lives with: daughter, nonsmoker / Gas stove: yes.',
    'Mr. Kvistad told us about his hens and about the daily walk to the mailbox. His oxygen is low even when he sits still, and it drops more when he walks: without any oxygen he could go only two minutes. With 3 liters he kept at 90 or better. His daughter Roxanne lives with him. The kitchen stove is gas, so we talked about keeping oxygen safe.',
    "Long-term oxygen is one of the few treatments known to lengthen life in people with severe resting hypoxemia. Coverage policy commonly asks for a resting saturation of 88 percent or less, or an arterial tension of 55 mmHg or less, on room air while the patient is stable; Mr. Kvistad's figures, 84 and 51, meet both tests. Emphysema destroys the walls of the air sacs and cannot be reversed. A portable system is ordinarily covered for persons who move about within the home.",
    'Two liters a minute make 120 liters an hour. He is about five feet ten and weighs about 150 pounds. The mailbox is some 490 feet away, so that there and back he covers 300 meters; on three liters he managed 240, or about 790 feet. Oxygen at rest lifted his saturation by nine points, from 84 to 93, and walking without it cost him six. The test was done one week before the order was signed, and 76 days after the spirometry. Fifty-one mmHg are 6.8 kilopascals.',
  ],
  edits: [
    [0, 'date-age', 'a sixty-eight-year-old man → a seventy-eight-year-old man'],
    [0, 'negation', 'He does not have heart failure. → He also has heart failure.'],
    [0, 'sum', 'he spent four nights in hospital → he spent nine nights in hospital'],
    [1, 'other-role', '3L: 240 m, nadir 90 → 3L: 240 m, nadir 84'],
    [1, 'medication', 'Tio qd, alb prn → Tio qd, alb prn, pred 10 qd'],
    [2, 'social', 'that is his daughter, → that is his wife,'],
    [2, 'retold', 'never went under ninety → dipped to eighty-five'],
    [3, 'code-disease', 'Emphysema, unspecified (J43.9) → Cystic fibrosis (J43.9)'],
    [
      3,
      'quantity',
      'E0431 portable gaseous system, one, rental → E0431 portable gaseous systems, two, rental',
    ],
    [4, 'retold', 'Weight 68 kg → Weight 86 kg'],
    [4, 'description-detail', 'portable gaseous oxygen (E0431) → portable liquid oxygen (E0431)'],
    [5, 'date-age', 'Spirometry on 07/14/2026 → Spirometry on 04/14/2026'],
    [5, 'negation', 'Home oxygen on discharge: no. → Home oxygen on discharge: yes.'],
  ],
  corruptions: {
    'code-disease': ['Code J96.11 stands for chronic respiratory failure with {hypoxia → hypercapnia}.'],
    'other-item': ['E1390 is the {stationary concentrator → portable gaseous system}.'],
    sex: ['Mr. Kvistad tends {his → her} hens.'],
    device: ['We order a concentrator and a portable system{ → , together with a home BiPAP machine}.'],
    diagnosis: ['He suffers from emphysema{ →  and pulmonary hypertension}.'],
    event: ['He was treated in hospital for an exacerbation{ → , the first two days of it on a ventilator}.'],
    treatment: [
      'He takes tiotropium daily{ →  and completed pulmonary rehabilitation in the spring}.',
      'He uses albuterol as needed{ → ; he is allergic to penicillin}.',
    ],
    'relative-date': [
      'He was tested at rest on room air {on September 28 → three weeks before this order was signed}.',
    ],
    brackets: ['His daughter Roxanne {(nonsmoker) → (smokes outdoors only)} lives with him.'],
    retold: ['He quit cigarettes {more than seven years ago → last year}.'],
    organisation: ['Oxygen safety was taught on September 28{ →  by the Elkmere Fire Department}.'],
    identifier: ['His telephone number is {(740) 555-0162 → (740) 555-0126}.'],
  },
};
