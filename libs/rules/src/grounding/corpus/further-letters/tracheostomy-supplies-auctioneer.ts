import type { CorpusCase } from '../corpus-case.ts';

/** A head and neck surgeon, a respiratory therapist, a mail-order supplier, a speech therapist, the patient himself and a covering doctor trained abroad write for a former auctioneer with a tracheostomy. */
export const tracheostomySuppliesAuctioneer: CorpusCase = {
  id: 'tracheostomy-supplies-auctioneer',
  today: '2026-08-24',
  facts: {
    case_id: 35109,
    patient: {
      first_name: 'Ignatius',
      last_name: 'Pell-Kowalczyk',
      dob: '1962-12-01',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '158 lb',
      address: '1504 Gavel Road, Hemlock Gap, PA 19999',
      phone: '(814) 555-0107',
      mrn: 'HGH-49315',
    },
    diagnoses: [
      { code: 'Z93.0', description: 'Tracheostomy status' },
      { code: 'J38.6', description: 'Stenosis of larynx' },
      { code: 'Z85.21', description: 'Personal history of malignant neoplasm of larynx' },
    ],
    items: [
      {
        item: 'Tracheostomy tube, non-cuffed, PVC, each',
        hcpcs: 'A7520',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: '6',
        justification:
          'Tracheostomy on 2025-11-14 for narrowing of the larynx after 35 sessions of radiation that ended on 2024-05-31. The opening of the glottis is 3 mm. Capping on 2026-07-15 failed: after 12 minutes he had stridor and the saturation fell from 96% to 88%. The tube is changed every 3 months in the clinic, last on 2026-07-15. A cuff is not needed because he does not use a ventilator and does not aspirate.',
      },
      {
        item: 'Tracheostomy care kit for established tracheostomy',
        hcpcs: 'A4629',
        quantity: 31,
        quantity_limit: 31,
        limit_period: 'month',
        justification:
          'He cleans the inner cannula and the skin once a day by himself at a mirror. In June 2026 kits ran out for 9 days; the cannula blocked with a dry plug on 2026-06-21 and his wife took it out. The skin around the stoma was red for 1 cm on 2026-07-15.',
      },
      {
        item: 'Tracheal suction catheter, any type other than closed system, each',
        hcpcs: 'A4624',
        quantity: 150,
        quantity_limit: 150,
        limit_period: 'month',
        size: '12 Fr',
        justification:
          'He suctions 4 to 5 times a day, with a new catheter each time. The secretions are thick and white; a cough does not clear them through the tube.',
      },
      {
        item: 'Respiratory suction pump, home model, portable, electric',
        hcpcs: 'E0600',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'The pump he has is borrowed and 9 years old; on 2026-08-17 it reached only 60 mmHg instead of the 120 mmHg set. The new pump has a battery of 45 minutes. He is alone in the house from 7 a.m. to 4 p.m. on weekdays.',
      },
    ],
    provider: { name: 'Octavia Renner-Dlamini, MD', npi: '1457739212', date_signed: '2026-08-24' },
    seen: [
      '2026-07-15, in clinic, by Octavia Renner-Dlamini, MD: flexible endoscopy, glottis 3 mm wide, no sign of tumor; tube changed; capping stopped after 12 minutes.',
      '2026-08-17, at home, by Cyprian Lovelace, RRT: saturation 97% with the tube open, coarse sounds that clear after suction, pump 60 mmHg, technique of suction correct.',
      '2026-08-19, in clinic, by Henrietta Aoki, CCC-SLP: swallow of water and puree without signs of aspiration; speaks by closing the tube with a finger, in phrases of 4 to 5 words.',
    ],
    told: [
      'Who pays? Keystone Brass Trades Plan',
      'Who supplies? Allegheny Airway Mail Order',
      'Specialty of the provider? Otolaryngology, head and neck surgery',
      'Lives with whom? With his wife Ludmila, a school cook, out from 7 a.m. to 4 p.m. on weekdays',
      'Work? Auctioneer until 2024; now keeps the books of the auction house from home',
      'Who was trained? He and Ludmila, on 2025-11-20, in suction, cleaning and the change of the tube in an emergency',
      'Next operation? Widening of the larynx by laser is planned for 2026-11-05',
      'Home oxygen? None',
      'Smoking? Stopped on 2023-12-24 after 30 years',
      'Medicines? Guaifenesin 600 mg twice a day, levothyroxine 75 mcg',
      'Allergies? Adhesive tape: blisters; cloth ties are used',
    ],
    answered: [],
  },
  notes: [
    `August 24, 2026

Keystone Brass Trades Plan
Appeals and Authorizations

RE: Ignatius Pell-Kowalczyk, DOB 12/01/1962

Dear Plan Physician:

Mr. Pell-Kowalczyk was treated with thirty-five fractions of radiation for cancer of the larynx, completed at the end of May 2024. The cancer is gone; at endoscopy on July 15 I saw no tumor. What the radiation left behind is a larynx 3 mm wide. He has breathed through a tracheostomy since November 14, 2025, and will until the airway above it can be opened.

Could he do without the tube today? We tested that. On July 15 I capped it. Within twelve minutes there was stridor and his saturation had dropped from 96 to 88 percent. The cap came off.

He therefore needs what anyone with a tracheostomy needs, in the usual amounts.

An uncuffed PVC tube, size 6, once every three months. A cuff serves those who are ventilated or who aspirate, and he is neither.

A care kit each day, 31 a month. When kits ran out for nine days this June, the inner cannula plugged. That was on June 21, and his wife took it out. A plugged cannula in a man with a 3 mm larynx is not an inconvenience.

Suction catheters, 12 French, 150 a month, which is five for each of thirty days.

A portable suction pump with a battery. The one he has on loan is nine years old and pulls half of what it is set for.

A laser procedure is scheduled for November 5. Should it succeed we shall gladly stop asking for these things. Until then they are his airway.

Octavia Renner-Dlamini, MD
Otolaryngology – Head and Neck Surgery
NPI 1457739212`,
    `RESPIRATORY CARE HOME VISIT REPORT
8/17/2026, Cyprian Lovelace, RRT

Pt: Pell-Kowalczyk, I., 63 M, trach since 11/14/25 (nine months). Sz 6 uncuffed PVC, last change 7/15, next due mid-October.

RESP
 SpO2 97% trach open. No home O2.
 BS coarse, clear post suction.
 Secretions thick, white. Weak clearance through tube by cough.
 Suction freq 4-5x/day. 12 Fr. Technique correct. New catheter every pass, no re-use.

EQUIPMENT CHECK
 Suction unit: loaner, age 9 y.
 Set 120 mmHg. Measured 60. That is 50%.
 -> FAIL. Thick secretions will not come at 60. Replace.

SUPPLY MATH
 Catheters: 4-5/day x 30 = 120-150/month. 150 covers.
 Kits: 1/day = 31 in a long month.
 Tube: 4 a year.

RISK
 Alone 0700-1600, Mon-Fri. That is 45 h/week in which nobody else can help him. He can suction himself. He can't if the pump won't pull, or if the power is out. New unit has a 45 min battery: at a few minutes per session, enough for a day of an outage if he's thrifty.
 June: no kits for 9 days, dry plug 6/21, wife removed inner cannula.

TRAINING
 Pt + wife Ludmila, 11/20/25: suction, cleaning, emergency tube change.

SKIN/TIES
 Tape causes blisters. Cloth ties only. Do not substitute kits that rely on tape.

MEDS: guaifenesin 600 BID (mucus), levothyroxine 75 mcg.

RECOMMEND: A7520, A4629, A4624, E0600 as ordered by Dr. Renner-Dlamini.`,
    `ALLEGHENY AIRWAY MAIL ORDER

STATEMENT OF SUPPLIES REQUESTED

CUSTOMER
Ignatius Pell-Kowalczyk
1504 Gavel Road
Hemlock Gap, PA 19999
(814) 555-0107
Male, born December 1, 1962

DOCTOR
Octavia Renner-Dlamini, MD
NPI 1457739212
Signed August 24, 2026

INSURANCE
Keystone Brass Trades Plan

WHAT WE WILL SHIP UPON APPROVAL
Every month:
  31 care kits for an established tracheostomy (A4629)
  150 suction catheters, 12 Fr (A4624)
Every 3 months:
  1 tracheostomy tube, non-cuffed, PVC, size 6 (A7520)
Once in 5 years:
  1 portable electric suction pump (E0600)

OVER A QUARTER that makes 93 kits, 450 catheters and 1 tube.

DIAGNOSES
Z93.0 Tracheostomy status
J38.6 Stenosis of larynx
Z85.21 Personal history of malignant neoplasm of larynx

REMARKS
None of the amounts goes beyond the plan's own limits.
The care kit is the one for an ESTABLISHED tracheostomy. The kit for a new tracheostomy is another code and is for the first two weeks or so after the operation; his was done on November 14, 2025.
Adhesive tape gives him blisters. Cloth ties please.
The suction pump he uses is on loan. A respiratory therapist measured it at 60 mmHg on August 17 when it was set at 120. It is nine years old; the usual lifetime of durable equipment is reckoned as five.
In June he was without kits for nine days. To keep that from happening again, we should be obliged for an approval that covers consecutive months rather than one month at a time.`,
    `Speech-Language Pathology
Letter of support

Re: Ignatius Pell-Kowalczyk (HGH-49315)
Evaluated August 19, 2026

Dear Reviewer,

My field is voice and swallowing, and I write about the bearing of both on the equipment.

SWALLOWING. He took water and puree without any sign of aspiration. This supports the surgeon's choice of a tube with no cuff. A cuff presses upon the tracheal wall, tethers the larynx in swallowing and would take away what voice he has.

VOICE. He speaks by closing the tube with a finger. Air then has to leave through a glottis no more than 3 mm wide, so his phrases are 4 to 5 words long. An uncuffed tube is what makes this possible at all. For a man who was an auctioneer until 2024, it may be the hardest loss of the lot, but he can be understood, and over the telephone a phrase of four words is enough to say that he needs help.

A speaking valve is not part of the order. Valves ask for a free way out through the larynx, and where a tube can't be capped for longer than 12 minutes a valve is generally unsafe.

SECRETIONS. Normally we warm and moisten air through the nose. Breathing through the neck leaves it dry, and mucus thickens. His is thick and white and a cough does not bring it through. Suction (A4624, E0600) and daily cleaning (A4629) do the work that the larynx used to do.

OUTLOOK. Laser widening is planned for November 5, about eleven weeks after my evaluation. The supplies are needed in the meantime.

Henrietta Aoki, CCC-SLP`,
    `To the Keystone Brass Trades Plan, from the member

I type better than I talk now, so you are spared the chant. I was an auctioneer until 2024, and you know at what rate auctioneers talk. Now I get four or five words to a breath with a finger on my neck, and I keep the auction house's books from home.

LOT ONE. One tube, size 6, plain, no cuff. Every three months. It's what I breathe through. They plugged it for a test in July and I lasted 12 minutes.

LOT TWO. Thirty-one cleaning kits a month. I do it once a day at the mirror. You may recall that in June I had none for nine days. On the 21st the inside piece dried shut. Ludmila pulled it. She's a school cook. If it had been a weekday at ten in the morning she would not have been in the house.

LOT THREE. One hundred fifty catheters. Four or five times a day, a fresh one each time.

LOT FOUR. One suction pump. The one I've got is borrowed, it's nine years old, and the breathing therapist put a gauge to it last Monday: 60, where it should say 120. The new one has a battery good for 45 minutes.

I quit smoking Christmas Eve of 2023, after thirty years. I had thirty-five trips to the radiation and finished the last day of May, 2024. The cancer's not there anymore; Dr. Renner-Dlamini looked. In November she'll try a laser to open things up.

I am by myself seven to four, Monday through Friday. I know how to do all of it. I was taught, and so was my wife. I just can't do it with nothing.

Going once.

Ignatius Pell-Kowalczyk
August 24, 2026`,
    `Medical certificate for tracheostomy consumables and apparatus

The undersigned states on behalf of Dr. Octavia Renner-Dlamini as follows.

I. Identity
Mr. Ignatius Pell-Kowalczyk, 63 years, 172.7 cm, 71.7 kg, married, book-keeper at home, formerly auctioneer.

II. Antecedents
– Malignant tumour of the larynx, irradiated in 35 sessions until 31.05.2024, at present without sign of tumour (endoscopy of 15.07.2026).
– Tabagism of thirty years, ceased 24.12.2023.
– Present medication: guaifenesin 600 mg 2×/day; levothyroxine 75 µg.
– Intolerance: adhesive plaster (blisters).

III. Present state
Tracheostomised since 14.11.2025 because of laryngeal stenosis, residual lumen 3 mm. Test of closure on 15.07.2026: stridor after 12 minutes, desaturation of 8 points (96 to 88%). Decannulation is hence excluded for the moment. Without ventilator, without oxygen. Saturation with open cannula 97% (17.08.2026). Deglutition of water and puree without sign of false passage (19.08.2026). Peristomal redness of 1 cm on 15.07.2026.

IV. Requirements
1. Cannula no. 6, without cuff, PVC: 1 per trimester (A7520)
2. Care set: 31 per month (A4629)
3. Aspiration catheter Ch. 12: 150 per month (A4624)
4. Portable aspirator, electric: 1 per 5 years (E0600), to replace a borrowed apparatus of nine years which attains only the half of the regulated depression (60 in place of 120 mmHg)

V. Motivation
The patient aspirates himself four to five times per day with correct technique. On weekdays he is nine hours alone. An interruption of nine days in the delivery of sets in June was followed by obstruction of the inner cannula on 21.06.2026. A repetition must be avoided.

VI. Prognosis
Endolaryngeal laser treatment foreseen for 05.11.2026. Thereafter to be re-evaluated.

24.08.2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
