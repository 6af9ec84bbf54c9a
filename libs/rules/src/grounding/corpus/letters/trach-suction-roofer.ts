import type { CorpusCase } from '../corpus-case.ts';

/** An otolaryngologist, a home nurse and a respiratory supplier write for a retired roofer with a new tracheostomy. */
export const trachSuctionRoofer: CorpusCase = {
  id: 'trach-suction-roofer',
  today: '2026-04-21',
  facts: {
    case_id: 10502,
    patient: {
      first_name: 'Desmond',
      last_name: 'Kilbrannan',
      dob: '1964-11-08',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '171 lb',
      address: '48 Kiln Row, Apt 2B, Ashbarrow, OH 44999',
      phone: '(330) 555-0147',
      mrn: 'AGH-30977',
    },
    diagnoses: [
      { code: 'Z93.0', description: 'Tracheostomy status' },
      { code: 'C32.1', description: 'Malignant neoplasm of supraglottis' },
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
    ],
    items: [
      {
        item: 'Respiratory suction pump, home model, portable or stationary, electric',
        hcpcs: 'E0600',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Tracheostomy on 2026-03-19 at Ashbarrow General Hospital for obstruction of the airway by a supraglottic tumor. Thick yellow secretions, suctioned 3 to 4 times in 24 hours, once of these at night. He cannot clear them by coughing: peak cough flow 140 L/min on 2026-04-14. On 2026-04-02 saturation fell to 84 % before suctioning and was 93 % after it. On 2026-04-09 the inner cannula was plugged and he was treated in the emergency department without admission. A manual bulb did not reach past the tube. The pump he uses now is on loan from the hospital and is due back on 2026-04-30. A battery is needed because radiation is given 40 miles from home.',
      },
      {
        item: 'Tracheal suction catheter, any type other than closed system, each',
        hcpcs: 'A4624',
        quantity: 120,
        quantity_limit: 120,
        limit_period: 'month',
        size: '14 French',
        justification:
          'One new catheter for each suctioning, up to 4 a day. Reuse of rinsed catheters was followed by a tracheobronchitis on 2026-04-06, treated with amoxicillin-clavulanate for 7 days.',
      },
      {
        item: 'Tracheostomy care kit for established tracheostomy',
        hcpcs: 'A4629',
        quantity: 30,
        quantity_limit: 31,
        limit_period: 'month',
        justification:
          'Stoma and inner cannula are cleaned once a day. The first tube change was made on 2026-03-26 without difficulty. The skin around the stoma is red and weeping.',
      },
      {
        item: 'Tracheostomy/laryngectomy tube, non-cuffed, polyvinylchloride (PVC), silicone or equal, each',
        hcpcs: 'A7520',
        quantity: 4,
        quantity_limit: 4,
        limit_period: 'year',
        size: '6',
        justification:
          'Tube is changed every 3 months in the office; a cuff is not needed, as he is not ventilated and does not aspirate (swallow study 2026-03-25).',
      },
    ],
    provider: { name: 'Honora Pellegrin, MD', npi: '1467038295', date_signed: '2026-04-21' },
    seen: [
      '2026-04-14, in office, by Honora Pellegrin, MD: stoma patent, skin red and weeping for 5 mm around it, coarse breath sounds at both bases, saturation 94 % on humidified room air, speaks by closing the tube with a finger.',
      '2026-04-16, at home, by Greer Halloran, RN: his wife suctioned him and changed the inner cannula without help; smoke detector present, outlets grounded.',
    ],
    told: [
      'Who pays? Buckeye Harvest Health, a Medicaid managed care plan',
      'Who supplies? Three Rivers Respiratory, contact Odalys Finch',
      'Lives with whom? With his wife Nuala in a second floor apartment',
      'Who suctions? He himself by day in front of a mirror, Nuala at night',
      'Trained? Both were taught before discharge on 2026-03-27 by Emmett Vasquez-Lund, RRT',
      'Treatment? Radiation, 35 fractions, starts 2026-05-04 at Cuyler Cancer Center',
      'Removal of the tube? Not expected before 2027',
      'Length of need? 12 months',
      'Work? Retired roofer',
      'Smoking? Stopped in January 2026 after 40 pack-years',
      'Provider specialty? Otolaryngology',
    ],
    answered: [],
  },
  notes: [
    `April 21, 2026

Buckeye Harvest Health
Utilization Management

Subject: Desmond Kilbrannan, DOB November 8, 1964

Dear Medical Director:

As the otolaryngologist of this 61-year-old retired roofer I write in support of a home suction pump and the supplies that go with it.

Mr. Kilbrannan has a cancer of the supraglottis that closed off his airway, and on March 19 a tracheostomy had to be made at Ashbarrow General Hospital. He also has COPD and, until January of this year, smoked; his total is 40 pack-years. His secretions are yellow and thick. With a peak cough flow of just 140 L/min he does not bring them up himself, so that he is suctioned three or four times around the clock. How narrow the margin is was seen twice this month. On the 2nd he desaturated to 84% and recovered to 93% once suctioned; on the 9th a plugged inner cannula took him to the emergency department. A hand bulb has been tried and falls short of the end of the tube.

The hospital has lent him its pump, but only through the end of the month. I therefore request:

   E0600, suction pump, with battery, one
   A4624, suction catheters, 14 Fr, 120 per month
   A4629, tracheostomy care kits, 30 per month
   A7520, non-cuffed tube, size 6, four per year

Single use of catheters is not a matter of convenience. When they were rinsed and used again, he came down with a tracheobronchitis on April 6 and needed a week of amoxicillin-clavulanate.

Thirty-five fractions of radiation begin on May 4, at a center 40 miles away, and I do not foresee removal of the tube this year. Please approve the above for twelve months.

Sincerely yours,

Honora Pellegrin, MD
NPI 1467038295`,
    `Home visit 4/16/26, summary written 4/21/26 for the health plan

I visited Mr. Kilbrannan and his wife, Nuala, in their apartment on the second floor at 48 Kiln Row. While I was there she suctioned him and changed the inner cannula, both without my having to step in. The outlets are grounded and there is a smoke detector. The two of them learned the technique from Emmett Vasquez-Lund, RRT, ahead of the discharge on March 27. By day Desmond does it himself in front of a mirror. The night suctioning falls to Nuala.

He has had the tracheostomy since March 19. What comes up is thick and yellow and has to be suctioned out three to four times every 24 hours, because his own cough is too weak for it. He has been in trouble with it already: a saturation of 84% on April 2, a trip to the ER with a plugged cannula one week after that. He was not kept in the hospital.

The pump in the home belongs to Ashbarrow General and is to go back on April 30. He will need one of his own from that day, and it should have a battery, since he will be traveling 40 miles for his radiation starting May 4.

Supplies: he uses up to 4 catheters a day, a fresh one each time (120 for 30 days). He got a bronchitis in early April after reusing rinsed ones. Stoma care is once daily, one kit a day. Dr. Pellegrin found the skin red and weeping for 5 mm around the stoma two days before my visit. The tube, a size 6 without cuff, is changed in her office every three months.

Greer Halloran, RN`,
    `KILBRANNAN, DESMOND   61M   MRN AGH-30977   DOS 04/14/2026   (note for DME 04/21/2026)

SUBJECTIVE
Trach POD #26. Suctions 3-4x/24h incl. 1x overnight (wife). Sputum thick/yellow. 4/2 SpO2 84 -> 93% w/ suction. 4/6 tracheobronchitis after reusing rinsed caths, amox-clav x7d. 4/9 ED, plugged inner cannula, not admitted. Ex-smoker since 1/2026, 40 pk-yr.

OBJECTIVE
Ht 5'10", wt 171 lb. SpO2 94% RA, humidified. Stoma patent; peristomal skin red, weeping, 5 mm. Coarse BS both bases. Finger occlusion for voice. Peak cough flow 140 L/min. Swallow study 3/25: no aspiration.

ASSESSMENT
1. Z93.0 tracheostomy, 1st change 3/26 uneventful
2. C32.1 supraglottic ca; XRT 35 fx from 5/4
3. J44.9 COPD
Cough not effective for clearing airway. Bulb tried, doesn't reach beyond tube.

PLAN
DME via Three Rivers Respiratory:
 • E0600 suction pump, electric, battery capable, #1. Hospital loaner due back 4/30.
 • A4624 14 Fr suction cath, #120/mo (4/day)
 • A4629 trach care kit, #30/mo (1/day)
 • A7520 uncuffed tube sz 6, #4/yr (q3mo office change). No cuff: not on vent, no aspiration.
LON 12 mo. Decannulation unlikely before 2027.

H. Pellegrin, MD, Otolaryngology`,
    `THREE RIVERS RESPIRATORY
Detailed order summary

Patient: Desmond Kilbrannan, 48 Kiln Row, Apt 2B, Ashbarrow, OH 44999
Phone: (330) 555-0147
DOB: 11/08/1964
Plan: Buckeye Harvest Health (Medicaid managed care)
Prescriber: Honora Pellegrin, MD (NPI 1467038295)
Order date: 04/21/2026
Length of need: 1 year

| HCPCS | Description | Qty | How used |
|---|---|---|---|
| E0600 | Electric suction pump, home model | 1 | 3 to 4 suctionings per 24 hours |
| A4624 | Suction catheter, 14 French | 120 per month | new catheter each time, at most 4 per day |
| A4629 | Care kit, established tracheostomy | 30 per month | once daily |
| A7520 | Non-cuffed tube, size 6 | 4 per year | one every three months |

Diagnosis codes: Z93.0 (tracheostomy status), C32.1 (malignant neoplasm of supraglottis), J44.9 (COPD).

Remarks. The patient lives with his wife, who has been trained by a respiratory therapist, as he has. No suction pump of his own is in the home; what he has is the hospital's, and its return date is April 30, 2026. Battery operation is asked for on account of the 40 miles to his radiation treatments at Cuyler Cancer Center. The number of catheters follows from the number of suctionings and stays within the monthly limit of 120; the kits stay one below the limit of 31. The annual amount of catheters would come to 1,440.

The tracheostomy is an established one: it was created on 03/19/2026 and the tube was first changed one week later, with no difficulty.

Contact at this office: Odalys Finch`,
    `## Letter of Medical Necessity: Home Suction and Tracheostomy Supplies

**Re:** Desmond Kilbrannan
**DOB:** 11/08/1964
**Diagnoses:** Tracheostomy status (Z93.0); malignant neoplasm of supraglottis (C32.1); COPD (J44.9)

### Medical History
Mr. Kilbrannan is a 61-year-old man who underwent tracheostomy on March 19, 2026 due to airway obstruction from a supraglottic tumor. He is not ventilator-dependent. Radiation therapy (35 fractions) is scheduled to begin on May 4, 2026.

### Clinical Findings
- **Secretions:** thick and yellow, requiring suctioning 3–4 times per 24 hours
- **Cough strength:** peak cough flow of 140 L/min
- **Lungs:** coarse breath sounds at both bases
- **Oxygen saturation:** 94% on humidified room air
- **Skin:** redness and weeping extending 5 mm around the stoma

### Recent Complications
1. **April 2:** desaturation to 84%, corrected to 93% by suctioning
2. **April 6:** tracheobronchitis following the reuse of catheters, treated with a 7-day antibiotic course
3. **April 9:** plugged inner cannula, emergency department visit

### Requested Equipment
- **E0600 Suction pump (1):** A manual bulb was ineffective because it did not reach past the tube. The loaned pump must be returned by April 30.
- **A4624 Suction catheters, 14 French (120/month):** one for each suctioning, four a day at the most.
- **A4629 Care kits (30/month):** for daily cleaning of stoma and inner cannula.
- **A7520 Non-cuffed tubes, size 6 (4/year):** changed quarterly in the office. A swallow study on March 25 showed no aspiration, so a cuff is not required.

### Home Environment
The patient and his wife, Nuala, have both been trained. A home visit by a registered nurse on April 16 confirmed that she performs suctioning and cannula changes independently.

### Summary
Taken together, three airway events in eight days of April demonstrate that dependable suction at home is medically necessary.

Honora Pellegrin, MD
April 21, 2026`,
    `Re: Kilbrannan, D., request for E0600, A4624, A4629, A7520

Good morning,

we answer below what you may want to know before you decide.

1. Is the secretion problem documented? Yes, at our office on 04/14/26: coarse sounds over both bases, peak cough flow 140 L/min. For comparison, a healthy adult coughs with several hundred liters a minute.

2. Have simpler means been tried? A bulb operated by hand was. It does not get beyond the tube.

3. Is there someone able to run the pump? There are two people. Mr. Kilbrannan takes the daytime, his wife Nuala the night. They were instructed by an RRT before he went home on 03/27/26, and Nurse Halloran watched her manage on her own on 04/16/26.

4. Why not keep the present pump? It is not his. Ashbarrow General wants it back by 04/30/26, which is nine days from now.

5. Why 120 catheters? Four times 30. Rinsing and reusing them ended in a tracheobronchitis on 04/06/26.

6. Why kits for an "established" tracheostomy? The opening is about a month old and the first change, on 03/26/26, went smoothly. The skin about it weeps and has to be kept clean every day.

7. Why four tubes a year, and why without cuff? We change it here once a quarter. He breathes on his own, without a ventilator, and did not aspirate on the study of 03/25/26.

8. For how long? Twelve months. There is radiation ahead of him, beginning 05/04/26, and we do not count on taking the tube out before 2027.

We thank you for a decision ahead of April 30.

Honora Pellegrin, MD, and staff`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
