import type { CorpusCase } from '../corpus-case.ts';

/** A neurologist, a clinic nurse, a speech pathologist, a husband, a clerk and a drafting model write for a retired postmistress who cannot clear her mouth. */
export const suctionPumpAlsPostmistress: CorpusCase = {
  id: 'suction-pump-als-postmistress',
  today: '2026-11-23',
  facts: {
    case_id: 27109,
    patient: {
      first_name: 'Eudora',
      last_name: 'Szymborski-Flint',
      dob: '1958-10-14',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '104 lb',
      address: '27 Chestnut Hollow Road, Upper Marlin, PA 17999',
      phone: '(814) 555-0191',
      mrn: 'UMN-83315',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
      { code: 'K11.7', description: 'Disturbances of salivary secretion' },
    ],
    items: [
      {
        item: 'Respiratory suction pump, home model, portable or stationary, electric',
        hcpcs: 'E0600',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Amyotrophic lateral sclerosis of bulbar onset: first slurred speech in February 2025, diagnosis on 2025-07-30. She cannot swallow or spit out her saliva and soaks 11 cloths a day. Peak cough flow was 165 L/min and forced vital capacity 58% on 2026-11-09. Glycopyrrolate 1 mg 3 times a day since 2026-03-16 made the saliva thick without ending the drooling. Botulinum toxin into the parotid and submandibular glands on 2026-06-22 helped for 8 weeks. She choked 4 times in October 2026 by the diary of her husband, none with a visit to an emergency room. A model with a battery is wanted, which runs 60 minutes, since the power failed twice in 2026.',
      },
      {
        item: 'Canister, disposable, used with suction pump, each',
        hcpcs: 'A7000',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'About 250 mL of secretions a day. The canister holds 800 mL and is emptied every day.',
      },
      {
        item: 'Tubing, used with suction pump, each',
        hcpcs: 'A7002',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        length: '6 ft',
        justification: 'Changed every 2 weeks; thick saliva clogs it.',
      },
      {
        item: 'Oropharyngeal suction catheter, each',
        hcpcs: 'A4628',
        quantity: 12,
        quantity_limit: 13,
        limit_period: 'month',
        justification:
          'Suction of the mouth about 14 times a day, 3 of them at night. She guides the catheter herself with the right hand by day (grip 14 kg right, 5 kg left); her husband does it at night.',
      },
    ],
    provider: { name: 'Ephraim Castellanos, MD', npi: '1306259784', date_signed: '2026-11-23' },
    seen: [
      '2026-07-27, swallowing study by Desta Winograd, MS, CCC-SLP: pooling in the valleculae, penetration with thin liquid, no aspiration.',
      '2026-08-19, feeding tube placed through the abdominal wall (PEG).',
      '2026-11-09, in the ALS clinic, by Ephraim Castellanos, MD: ALSFRS-R 27 of 48, salivation 1, swallowing 1, speech 1; chest clear.',
      '2026-11-09, teaching by Rosalba Quist, RN: patient and husband each showed suction of the mouth correctly with a demonstration pump.',
    ],
    told: [
      'Who pays? Medicare Part B and Laurel Ridge Medigap',
      'Who supplies? Three Creeks Respiratory',
      'Lives with whom? With her husband Alaric, 72, a retired roofer',
      'Work? Retired postmistress, 34 years',
      'Speech? Writes on a tablet, no longer understood by voice',
      'Tracheostomy? None, and she does not want one',
      'Breathing support? Bilevel by mask at night since 2026-09-02',
      'Cough assist? In use since 2026-09-02, twice a day; it does not empty the mouth',
    ],
    answered: [],
  },
  notes: [
    `ALS Clinic
November 23, 2026

Medicare Part B

Patient: Eudora Szymborski-Flint
DOB: October 14, 1958

To the Medical Review Department:

I am requesting a home suction pump with its canisters, tubing and catheters for this 68-year-old retired postmistress with ALS.

Her illness began in the bulbar muscles. Speech slurred in February 2025, and the diagnosis was made on July 30 of that year. When I examined her on November 9, the ALSFRS-R was 27 of 48, with one point each for speech, salivation and swallowing. Her voice is no longer understood and she writes on a tablet.

People swallow saliva all day long without a thought. She can no longer do this, nor can she spit. She soaks 11 cloths a day. Her husband's diary records four choking episodes in October. None led to the emergency room, but with a peak cough flow of 165 L/min she has little with which to defend her airway; below 270 a cough is generally regarded as weak, and around 160 it becomes ineffective.

Two drug treatments have had a fair chance. Glycopyrrolate, 1 mg three times daily since March 16, has thickened the saliva but not ended the drooling. Botulinum toxin to the salivary glands on June 22 helped for eight weeks, that is until mid-August. She uses a cough assist device twice a day. It brings secretions up as far as the mouth. It does not take them out of it.

She doesn't want a tracheostomy. That makes the care of the mouth and throat all the more important.

She and her husband have both shown our nurse that they can suction safely.

Yours truly,

Ephraim Castellanos, MD
NPI 1306259784`,

    `NURSING TEACHING RECORD + SUPPLY NEEDS

Patient: Eudora Szymborski-Flint      MRN: UMN-83315
Nurse: Rosalba Quist, RN
Date of teaching: 11/09/2026
Learners: patient; husband (Alaric, 72)

Method: demonstration pump, return demo x2 (one each). Both correct.

Who does what at home
- Days: patient, right hand. Grip R 14 kg / L 5 kg. That's enough to hold and aim a rigid oral catheter with the right.
- Nights: husband.

How often
- ~14x/24 h. 11 day, 3 night.

How much
- ~250 mL/day. Canister is 800 mL. So one fill = a bit over 3 days, but we empty it daily (odor, bacteria).

Supplies per month
- A7000 canister ........ 2
- A7002 tubing, 6 ft .... 2 (q 2 wk; thick secretions clog it)
- A4628 oral catheter ... 12 (max 13)

12 per month is about 3 a week. At 14 passes a day each catheter serves some 35 times, rinsed between uses. That isn't generous.

Equipment
- E0600 electric w/ battery (60 min). Power out twice this year.

Other devices in the home: bilevel by mask at night, cough assist BID, both since 9/2/26. PEG since 8/19/26.

Note on mask + saliva: suctioning before the mask goes on is routine advice for any bulbar patient on NIV, since positive pressure can push pooled saliva backward.

Communication: writes on tablet. Voice not understood. Husband should be in earshot of the bilevel at night (general advice).

Ordering: Ephraim Castellanos, MD, NPI 1306259784`,

    `Desta Winograd, MS, CCC-SLP
Speech-Language Pathology

Statement in support of oral suction

RE: Mrs. Szymborski-Flint, 68

DIAGNOSES: G12.21 (ALS), R13.12 (oropharyngeal dysphagia), K11.7 (disturbance of salivary secretion)

WHAT THE SWALLOWING STUDY SHOWED
On July 27, 2026, contrast pooled in the valleculae, which are the two pockets in front of the voice box. There was penetration with thin liquid, meaning that it entered the vestibule of the larynx. There was no aspiration that day. A feeding tube was placed on August 19, a little more than three weeks later.

WHY A FEEDING TUBE DOES NOT SOLVE THIS
A PEG carries food and water past the mouth. It doesn't do anything about the liter or so of saliva that a healthy adult produces each day. She cannot swallow hers and cannot spit it out. Some drips onto cloths, of which she goes through 11 a day. Some pools.

WHY NOT MORE MEDICINE
The anticholinergic has already made it thick. Thick saliva is harder to move. Botulinum toxin gave her eight better weeks.

WHY NOT EXERCISES OR POSTURE
In ALS, strengthening exercise doesn't restore the swallow, and tucking the chin sends saliva to the lips and not down.

WHAT SUCTION DOES
It removes what is there, at the moment it is there, without needing tongue, lips or breath. She can do it herself with her right hand during the day. Her husband takes over at night.

COUGHING AND CHOKING
Four choking events were written down in October. PCF was 165 L/min on November 9.

SPEECH
ALSFRS-R speech item 1. She writes on a tablet.

RECOMMENDED: E0600 (1), A7000 (2/month), A7002 (2/month), A4628 (12/month).

For: Ephraim Castellanos, MD, NPI 1306259784, November 23, 2026`,

    `Dear Medicare,

This is written for Alaric and Eudora. A request for a suction machine ought to say what life is like without one.

For thirty-four years Eudora ran a post office. Now she's 68, and her mouth and throat don't obey her. It has a name, ALS, and in her it started with slurred words, in February of last year. By July they knew what it was.

She makes spit like anybody else. She can't get rid of it. She can't swallow it and can't spit it out, so it runs, and she goes through eleven cloths a day. That's more than three hundred in a month. What doesn't run out sits at the back. Alaric keeps a diary. In October he wrote down choking four times. They did not go to the emergency room for any of them.

She took the pills that dry you up, three times a day since March. They made it thick and did not stop it. In June she had the shots into the glands. Eight good weeks. Then back to cloths.

She has a machine that helps her cough, and a mask for the night. Neither empties a mouth.

If she calls for help, the words can't be made out. Her voice isn't understood any longer. She writes on a tablet.

On November 9 the nurse, Rosalba Quist, showed them both how to use suction, and both of them did it right. Eudora's right hand is still strong enough. Alaric is 72 and was a roofer, and he will do the three times at night.

The lights went out twice this year. So please, one with a battery.

The order is for E0600 and, each month, two canisters, two tubes and twelve catheters.`,

    `THREE CREEKS RESPIRATORY
Detailed order / Medicare Part B

PATIENT      Szymborski-Flint, Eudora     F     DOB 10/14/1958
ADDRESS      27 Chestnut Hollow Road, Upper Marlin, PA 17999
PHONE        (814) 555-0191
INSURANCE    1) Medicare Part B   2) Laurel Ridge Medigap
PHYSICIAN    Castellanos, Ephraim MD     NPI 1306259784
ORDER DATE   11/23/2026
FACE TO FACE 11/09/2026 (14 days prior)

LINES
1. E0600 Suction pump, electric, w/ battery ........ 1 (5 yr)
2. A7000 Canister, 800 mL .......................... 2/mo
3. A7002 Tubing 6 ft ............................... 2/mo
4. A4628 Oral suction catheter ..................... 12/mo (limit 13)

3-MONTH DISPENSE, LINES 2-4: 6 canisters, 6 tubings, 36 catheters.

COVERAGE LOGIC
Suction pumps are covered for patients who have difficulty raising and clearing secretions because of, among others, dysfunction of the swallowing muscles or a neurologic disease.
-> Neurologic disease: G12.21.
-> Swallowing: R13.12. Swallow study 07/27/2026 pooling + penetration, no aspiration.
-> Secretions: K11.7. about 250 mL/day, 11 cloths/day.
-> Weak cough: PCF 165 L/min. FVC 58%.

TRIED BEFORE
Glycopyrrolate 1 mg TID from 03/16/2026. Botulinum toxin 06/22/2026 (8 wks effect). Cough assist BID from 09/02/2026.

TRACH? No. So no tracheal catheters (A4624) on this order, only oropharyngeal ones.

TRAINED? Patient + spouse, 11/09/2026, Rosalba Quist RN.

BATTERY? Yes pls. 60 min run time. Two outages in 2026.

Questions to this office, thank you.`,

    `# Letter of Medical Necessity (AI-assisted draft)

**To:** Medicare Part B
**Re:** Eudora Szymborski-Flint, MRN UMN-83315
**Equipment:** Electric suction pump (E0600) and supplies (A7000, A7002, A4628)

---

### Summary

Mrs. Szymborski-Flint is a 68-year-old woman (5 ft 1 in, 104 lb) with **bulbar-onset amyotrophic lateral sclerosis**, diagnosed about 16 months ago. She can neither swallow nor expectorate her oral secretions.

### Objective findings

| Measure | Result | Date |
|---|---|---|
| ALSFRS-R total | 27/48 | Nov 9, 2026 |
| Salivation / swallowing / speech | 1 / 1 / 1 | Nov 9, 2026 |
| Peak cough flow | 165 L/min | Nov 9, 2026 |
| FVC | 58% | Nov 9, 2026 |
| Chest | Clear | Nov 9, 2026 |
| Swallow study | Vallecular pooling; penetration, no aspiration | Jul 27, 2026 |

### Prior treatments

1. **Glycopyrrolate**, total 3 mg per day, since March 16, 2026: thicker saliva, persistent drooling
2. **Botulinum toxin**, parotid and submandibular, June 22, 2026: benefit for eight weeks
3. **Mechanical cough assistance**, twice daily since September 2, 2026: does not clear the mouth

### Why suction, and why now

The chest is clear and no aspiration has been seen. This is the time to act, since aspiration pneumonia is a leading cause of hospitalization in ALS. Because she declines tracheostomy, noninvasive measures have to carry the whole burden of airway care.

### Use

Approximately 14 times per day, or close to 100 times per week. Self-administered by day with the right hand; by her husband at night. Both were taught on November 9 and performed the technique correctly.

### Why battery operation

The home lost power twice in 2026. A battery gives an hour of reserve.

### Prescriber

Ephraim Castellanos, MD, NPI 1306259784, November 23, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
