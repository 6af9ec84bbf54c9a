import type { CorpusCase } from '../corpus-case.ts';

/** A country doctor, a pulmonary nurse, a pharmacist, a wife, a hospitalist's template and a model write for a retired brakeman who cannot work his inhalers. */
export const nebulizerCopdBrakeman: CorpusCase = {
  id: 'nebulizer-copd-brakeman',
  today: '2026-12-03',
  facts: {
    case_id: 36107,
    patient: {
      first_name: 'Clement',
      last_name: 'Hargis-Molina',
      dob: '1953-02-14',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '138 lb',
      address: '2 Tipple Hollow Road, Coal Fork Junction, WV 26999',
      phone: '(304) 555-0158',
      mrn: 'CFJ-09416',
    },
    diagnoses: [
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
      { code: 'M06.9', description: 'Rheumatoid arthritis, unspecified' },
      { code: 'Z99.81', description: 'Dependence on supplemental oxygen' },
    ],
    items: [
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'FEV1 0.88 L, which is 29 % of predicted, on 2026-09-17. Metered-dose inhaler with spacer: on 2026-11-19 he pressed and breathed in time in 1 of 6 attempts, because the rheumatoid fingers cannot squeeze the canister (pinch 3 lb on the right, 2 lb on the left). Dry powder inhaler: peak inspiratory flow 24 L/min, at least 30 needed. Soft mist inhaler: he cannot turn the base. Ipratropium 0.5 mg with albuterol 2.5 mg in 3 mL is ordered 4 times a day. A first dose by nebulizer in the office on 2026-11-19 lowered the breathing rate from 26 to 20 and raised the peak flow from 140 to 175 L/min.',
      },
      {
        item: 'Administration set, with small volume nonfiltered pneumatic nebulizer, disposable',
        hcpcs: 'A7003',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 month',
        justification:
          'With 4 treatments a day a cup lasts about 2 weeks before the mist becomes coarse. His wife rinses it after each treatment and lets it dry on a towel.',
      },
      {
        item: 'Aerosol mask, used with DME nebulizer',
        hcpcs: 'A7015',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 month',
        size: 'adult',
        justification:
          'He cannot hold a mouthpiece for the 12 minutes that a treatment takes. He has few teeth, and the lips do not seal. Glaucoma: none, so the mask is safe with ipratropium.',
      },
      {
        item: 'Filter, disposable, used with aerosol compressor or ultrasonic generator',
        hcpcs: 'A7013',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 month',
        justification: 'The house is heated with coal and wood, and the dust is heavy.',
      },
    ],
    provider: { name: 'Winifred Castellano-Pugh, MD', npi: '1053827694', date_signed: '2026-12-03' },
    seen: [
      '2026-11-19, at Coal Fork Family Practice, by Winifred Castellano-Pugh, MD: saturation 90 % on 2 L/min of oxygen, wheeze on both sides, no swelling of the legs.',
      '2026-10-02 to 2026-10-07, in New River General Hospital: flare of COPD, prednisone 40 mg for 5 days, azithromycin; nebulizer every 6 hours, breathing eased within a day.',
      '2026-09-17, lung function test, at New River General Hospital.',
      '2026-11-24, by telephone, by Buck Ferrante, RN: using albuterol spray 10 times a day, most of it lost to the air.',
    ],
    told: [
      'Smoking? 50 pack-years, stopped in 2014',
      'Oxygen since when? April 2025, 2 L/min',
      'Lives with whom? With his wife Philomena',
      'Work? Railroad brakeman for 33 years',
      'Electricity? Yes; outages in storms',
      'Who pays? Allegheny Railmen Health Fund',
      'Who supplies? Greenbrier Breathing Aids',
      'Rheumatoid arthritis since when? 2008; hand surgery on the right in 2017',
    ],
    answered: [],
  },
  notes: [
    `Coal Fork Family Practice
Dec. 3, 2026

Allegheny Railmen Health Fund

To whom it may concern,

Clem Hargis-Molina worked 33 years as a brakeman on the railroad, and he smoked for a good many of them. Fifty pack-years, though he has had none since 2014. He's 73. His FEV1 in September was 0.88 liters, 29% of what it ought to be, and he has been on two liters of oxygen since April of last year.

I want him to have a nebulizer. I know you'll ask about inhalers, so here's how that went.

On November 19 I gave him a puffer with a spacer. He got it right one time in six. He has rheumatoid arthritis and can't squeeze the canister; his pinch is three pounds in the right hand, and that hand was operated on in 2017, and two in the left. I tested him for a powder inhaler. He pulled 24 liters a minute and you need 30. I handed him a soft mist device. He couldn't turn the base.

Then, in the office that day, we gave him ipratropium and albuterol by nebulizer. His breathing slowed from 26 to 20 and his peak flow rose by a quarter, from 140 to 175.

Five days later my nurse rang the house. He's using the spray ten times a day, and most of it is going into the air.

In October he spent five nights at New River General with a flare. They gave him nebulizer treatments every six hours there, and he was easier within a day. It would be a shame to send him back for the want of a small compressor.

Please see my orders for the machine (E0570), cups (A7003), mask (A7015) and filters (A7013).

Thank you,

Winifred Castellano-Pugh, MD
NPI 1053827694`,
    `RN NOTE, BUCK FERRANTE
re: HARGIS-MOLINA, C. / CFJ-09416 / 73M / neb order

* tel. call 11/24/26. albuterol MDI 10x/day. most lost to the air
* severe airflow limitation. FEV1 29% (9/17/26)
* home O2 2 L since 4/2025, spo2 90% on it 11/19
* RA since '08. R hand surgery '17. pinch R 3# L 2#

devices
   MDI+spacer ........ 1/6 ok (11/19)
   DPI ............... PIF 24 (need 30+)
   SMI ............... can't twist base
   neb ............... RR 26->20, PEF 140->175 (11/19)

order
   DuoNeb-type combo, ipratropium 0.5 / albuterol 2.5, 3 mL, QID
   = 12 mL/day, approx 120 vials per 30 d
   tx time 12 min x4 = 48 min/day

why mask and not mouthpiece
   can't hold it 12 min. few teeth, poor seal. no glaucoma so ipratropium by mask ok (mist in the eyes is what you worry about)

why 2 cups/mo
   QID use, goes coarse at 2 wks. wife (Philomena) rinses after each tx, towel dry

why 2 filters/mo
   coal + wood heat. dusty

power
   house has it. goes out in storms. 

supplier: Greenbrier Breathing Aids
payer: Allegheny Railmen Health Fund
MD: Castellano-Pugh, signed 12/3/26`,
    `MEDICATION DELIVERY REVIEW
A pharmacist's comment on the nebulizer order for Clement Hargis-Molina

Purpose. The Fund may ask why a patient should be moved from hand-held inhalers, which in most people work as well as nebulized drug, to a compressor. It's a fair question. Trials do show equivalence. But they show it in patients who can use the inhaler.

1. Metered-dose inhaler
Requires about the strength to depress a canister and the timing to inhale as one does. Mr. Hargis-Molina managed one correct attempt out of six, even with a spacer. Rheumatoid hands are the cause.

2. Dry powder inhaler
Powder is pulled apart by the patient's own breath. Below roughly 30 L/min many devices do not empty as they should. His peak inspiratory flow is 24 L/min.

3. Soft mist inhaler
The base must be twisted to load a dose. He is unable to do it.

4. Nebulizer
Requires neither force, nor timing, nor a deep breath. Tidal breathing is enough. With a mask the hands are free.

Drug. Ipratropium bromide 0.5 mg / albuterol 2.5 mg per 3 mL, four times daily. Daily total: ipratropium 2 mg, albuterol 10 mg.

Safety. Ipratropium aerosol can raise the pressure in an eye with narrow-angle glaucoma, above all with a loose mask. He has no glaucoma.

Present use. Ten uses of albuterol a day by mouth were reported to Nurse Ferrante on November 24. As most is lost to the air, one can't say what dose he actually receives. Proper delivery should bring the count down.

Evidence of response. Peak flow +35 L/min after the first nebulized dose; respiratory rate -6 per minute. A hospital stay in October showed the same: eased within one day of six-hourly treatments, alongside prednisone 40 mg and azithromycin.

Opinion. Appropriate. Orders by Winifred Castellano-Pugh, MD (NPI 1053827694).`,
    `Dear Railmen's Fund,

My name is Philomena and I am the wife. Dr. Castellano-Pugh said a few words from home could go along with her papers, to use or not.

Clement was a brakeman thirty-three years. Those hands set a lot of brakes. The rheumatoid has been at them since 2008, and he had the right one operated on in 2017, and now he can't press down a spray can the size of your thumb. He tries. He goes at it ten times a day. Most of it goes in the air.

He has had the oxygen since a year ago April.

In October he was at New River General from the 2nd to the 7th. They gave him a mist treatment every six hours and inside of a day he was breathing easier. Then on November 19 the doctor gave him a mist treatment in her office and it was the same thing over again. I don't need a chart to tell you what works.

Now about the supplies. Somebody might think two cups a month is a lot. It's four treatments a day, and that comes to better than a hundred and twenty in a month. I'll rinse the cup every time and dry it on a towel. After two weeks or so the mist gets coarse.

And two filters. We heat with coal and wood. You should see the windowsills, and then think about what a little air pump pulls in.

He can't hold the mouthpiece for twelve minutes and he hasn't the teeth to bite down on it. So he'll need the mask, adult size, one a month.

We have electric. It goes out when there's a storm, and then it comes back.

That's all. It isn't much to ask for.

Mrs. Hargis-Molina
2 Tipple Hollow Road`,
    `#### CHART EXTRACT FOR DME PRIOR AUTH ####

[PATIENT]
Name........: HARGIS-MOLINA, CLEMENT
DOB/Age/Sex.: 02-14-1953 / 73 / M
Ht/Wt/BMI...: 177.8 cm / 62.6 kg / 19.8
Phone.......: (304) 555-0158

[DX]
J44.9  Chronic obstructive pulmonary disease, unspecified
M06.9  Rheumatoid arthritis, unspecified
Z99.81 Dependence on supplemental oxygen

[UTILIZATION]
Inpatient: New River General Hospital, 10-02-2026 -> 10-07-2026 (LOS 5)
  Reason: COPD flare
  Tx: prednisone 40 mg x5 d (200 mg total), azithromycin, neb q6h
Office: 11-19-2026, Castellano-Pugh
Phone: 11-24-2026, Ferrante RN

[RESULTS]
PFT 09-17-2026: FEV1 0.88 L / 29% pred. By spirometry alone this falls into the very severe group (below 30%).
SpO2 11-19-2026: 90% on 2 L/min
Exam 11-19-2026: bilateral wheeze, no leg edema
Pinch: R 3 lb, L 2 lb
PIF: 24 L/min
PEF: 140 pre / 175 post neb
RR: 26 pre / 20 post neb

[ORDERS 12-03-2026]
#1 E0570  1    (limit 1 / 5 years)
#2 A7003  2    (limit 2 / 1 month)
#3 A7015  1    (limit 1 / 1 month)   adult
#4 A7013  2    (limit 2 / 1 month)
Monthly consumables: 5 pieces. Yearly: 60.

[REASON HAND-HELD NOT USABLE]
MDI: cannot compress canister; 1 of 6
DPI: insufficient inspiratory flow
SMI: cannot rotate base

[SOCIAL]
Former smoker, 50 PY, quit 2014. Lives w/ spouse. Retired railroad.
Heating: coal, wood. Electricity: yes.

[VENDOR] Greenbrier Breathing Aids
[PAYER] Allegheny Railmen Health Fund
[SIGNER] Winifred Castellano-Pugh, MD / 1053827694

#### END ####`,
    `**Re: Nebulizer with compressor and supplies for Clement Hargis-Molina**

*Generated draft. Clinician review required.*

Imagine a medicine that works, in a container the patient cannot open. That is the situation of Mr. Hargis-Molina, a 73-year-old former railroad brakeman with COPD and rheumatoid arthritis.

**The lungs.** With an FEV1 of under one liter (29% of predicted) and dependence on supplemental oxygen at 2 L/min, he has little reserve. In October a flare led to hospitalization.

**The hands.** Since 2008 rheumatoid arthritis has affected him, and a pinch of 2 to 3 lb does not suffice to actuate a pressurized canister.

**The breath.** At 24 L/min his inspiratory flow falls 6 L/min short of what a dry powder device requires.

**The trial.** After a single nebulized dose on November 19, his peak flow went up by 25% and his respiratory rate fell by six breaths a minute.

---

**What is requested**

| | Item | How many |
|---|---|---|
| E0570 | Compressor nebulizer | 1 |
| A7003 | Disposable administration set | 2 per month |
| A7015 | Adult aerosol mask | 1 per month |
| A7013 | Disposable filter | 2 per month |

**Why not something else?**

- *Training.* Training improves timing. It does not restore grip.
- *A caregiver pressing the canister.* His wife could not be expected to do so around the clock, and coordination would still be an issue.
- *A mouthpiece in place of the mask.* Each treatment lasts 12 minutes, too long for him to hold one, and his lips do not form a seal.

**Expected benefit.** Reliable bronchodilation four times a day instead of ten largely wasted sprays. In COPD generally, effective bronchodilator therapy eases breathlessness and may lower the risk of further flares.

Respectfully submitted for Winifred Castellano-Pugh, MD, NPI 1053827694`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
