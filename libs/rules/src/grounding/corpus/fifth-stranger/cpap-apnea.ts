import type { CorpusCase } from '../corpus-case.ts';

export const cpapApnea: CorpusCase = {
  id: 'cpap-apnea',
  today: '2026-09-14',
  facts: {
    case_id: 7101,
    patient: {
      first_name: 'Harold',
      middle_name: 'Dean',
      last_name: 'Whitcombe',
      dob: '1968-03-22',
      gender: 'male',
      height: '5\'10"',
      weight: '236 lb',
      address: '418 Quarry Lane, Bellows Ford, OH 43999',
      phone: '(614) 555-0148',
      mrn: 'MR-440917',
    },
    diagnoses: [
      {
        code: 'G47.33',
        description: 'Obstructive sleep apnea (adult) (pediatric)',
      },
      {
        code: 'I10',
        description: 'Essential (primary) hypertension',
      },
    ],
    items: [
      {
        item: 'Continuous positive airway pressure (CPAP) device',
        hcpcs: 'E0601',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'PSG 2026-07-08: AHI 34.2/h, SpO2 nadir 78%, 62 min below 88%. Epworth 16/24; nods off at desk, no night driving since 2026-06. Mandibular splint worn 10 weeks from 2026-02-02, AHI with splint 27.5, jaw pain, given up. Titration 2026-08-05: AHI 3.1 at 11 cmH2O.',
      },
      {
        item: 'Humidifier, heated, used with positive airway pressure device',
        hcpcs: 'E0562',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Dry nose and 2 nosebleeds in first half of titration night without humidity; with heated humidity at level 3 slept on, 6 h 20 min in all. Saline spray twice daily for 4 weeks, no relief.',
      },
      {
        item: 'Full face mask used with positive airway pressure device',
        hcpcs: 'A7030',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        justification:
          'Mouth breather. Nasal mask leak 48 L/min, full face mask leak 14 L/min, both on 2026-08-05. Chin strap tried 3 nights, slipped off.',
      },
      {
        item: 'Filter, disposable, used with positive airway pressure device',
        hcpcs: 'A7038',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'One change every 2 weeks. Wood stove at home, dust. Filter of loaner grey after 9 days.',
      },
    ],
    provider: {
      name: 'Ingrid Solberg-Pace, MD',
      npi: '1780553412',
      date_signed: '2026-09-10',
    },
  },
  notes: [
    'September 10, 2026\n\nTo whom it may concern:\n\nI write on behalf of my patient Harold Dean Whitcombe, a man of fifty-eight born on March 22, 1968, who suffers from obstructive sleep apnea (G47.33) and from essential hypertension (I10). An overnight sleep study on July 8 of this year showed 34.2 breathing events per hour, which falls in the severe range, and his oxygen saturation sank as low as 78 percent. For a little more than an hour of that night it stayed beneath 88 percent.\n\nBy day the consequences are plain. He scores 16 out of 24 on the Epworth scale, he dozes at his desk, and since June he has not driven after dark. We did not come to a machine first: in February he began ten weeks with an oral appliance that holds the lower jaw forward. It hurt his jaw and left him with 27.5 events an hour, so it was abandoned.\n\nFour weeks after the first study, on August 5, he was titrated. At a pressure of 11 cm of water his index came down to 3.1. I therefore ask that a CPAP device, a heated humidifier, a full face mask and disposable filters, two a month, be approved for him.\n\nSincerely,\nIngrid Solberg-Pace, MD\nNPI 1780553412',
    "WHITCOMBE H D, 58M, MRN MR-440917. Ht 70 in, wt 236 lb, BMI approx 34.\nDx OSA G47.33 + HTN I10.\nPSG 7/8/26 AHI 34.2, nadir sat 78, T88 62 min. ESS 16. EDS+, nods off @ desk, no noc driving since June.\nMAD x10 wk from 2/2 - resid AHI 27.5, jaw pain, d/c'd.\nTitr 8/5/26: 11 cm H2O -> AHI 3.1. Dry nose + epistaxis x2 w/o humid; heated humid lvl 3 OK, total 6h20.\nNasal saline BID x4 wk no help. Nasal mask leak 48, FFM 14 L/min. Chin strap x3 nts slipped.\nRx: E0601 #1, E0562 #1, A7030 #1 (1/3mo), A7038 #2/mo.\nNot rx'd: BiPAP, O2, chin strap.",
    "Nursing note. Reviewed the sleep lab papers with Mr. Whitcombe's file today. He breathes through his mouth, and that is why the little nasal mask did so badly at the lab on the fifth of August: 48 liters a minute were escaping from it, against 14 with the mask that covers nose and mouth. A chin strap was tried for three nights and would not stay on. In the first half of that lab night, before any moisture was added, his nose got very dry and bled two times. Once warm humidified air was switched on at setting 3 he could go on sleeping; all told he got 6 hours and 20 minutes. Salt water spray, morning and evening for a month or so (four weeks), had not given relief. He heats with a wood stove, the house is dusty, and a loaner's filter had gone grey after nine days. So a fresh filter every other week makes sense, two in the month. Best number to reach him: (614) 555-0148.",
    "RE: APPEAL, CASE 7101, HEATED HUMIDIFIER AND FULL FACE MASK\n\nWhy should a payer cover a humidifier at all? Because positive pressure that dries the airway is pressure that patients take off. In general, a stream of cold, dry air provokes congestion, congestion provokes mouth leak, and leak undoes the therapy. A passover chamber without heat adds little moisture in a cool bedroom. None of this is theory for Mr. Whitcombe. On his titration night he had two nosebleeds before humidity was added and slept on after it was. Saline had been given a fair try of four weeks.\n\nWhy not a nasal mask, which is smaller and cheaper? Because he breathes through his mouth. The measured leak was more than three times as large with the nasal interface (48 L/min) as with the full face mask (14 L/min). A chin strap is the usual remedy; his slipped off, over three nights.\n\nWhy not go back to the oral appliance? It brought his index only from 34.2 to 27.5, a fall of about a fifth, and it hurt. With 11 cm of water pressure the index is 3.1, a fall of roughly nine tenths. Untreated severe sleep apnea is associated in the literature with high blood pressure, and this man has hypertension already.\n\nQuantities are within the plan's own limits: one device and one humidifier per five years, one mask per three months, two filters per month. We ask that the request be granted as submitted.\n\nDr. Ingrid Solberg-Pace",
    'DETAILED WRITTEN ORDER\nPatient: Harold D. Whitcombe    DOB: 03/22/1968    Sex: M\nAddress: 418 Quarry Lane, Bellows Ford, OH 43999\nMRN: MR-440917\n\nDIAGNOSES\n 1. G47.33 Obstructive sleep apnea\n 2. I10 Essential hypertension\n\nORDER\n [x] E0601 CPAP device ............ qty 1 (limit 1 / 5 yr)\n [x] E0562 Heated humidifier ...... qty 1 (limit 1 / 5 yr)\n [x] A7030 Full face mask ......... qty 1 (limit 1 / 3 mo)\n [x] A7038 Disposable filter ...... qty 2 per month (limit 2)\n [ ] Other: none\n\nCLINICAL BASIS\n Diagnostic PSG 07/08/2026, AHI 34.2, lowest SpO2 78%\n Titration 08/05/2026, AHI 3.1 at 11 cmH2O\n Epworth 16\n Prior treatment: mandibular splint, 10 weeks, failed\n\nOrdering physician: Ingrid Solberg-Pace, MD    NPI 1780553412    Signed 09/10/2026',
  ],
  passages: [
    'Mr. Whitcombe stands 5 feet 10 inches, that is about 178 cm, and weighs 236 pounds, in metric terms some 107 kg; the body mass index works out near 33.9. His 62 minutes under 88 percent saturation come to one hour and two minutes.',
    'From the diagnostic study on July 8 to the titration on August 5 four weeks passed, and another 36 days went by until the order was signed on September 10. The splint, begun on February 2 and worn for ten weeks, would thus have been laid aside around April 13. Filters at two a month come to six a quarter and 24 a year.',
    'Obstructive sleep apnea is a collapse of the upper airway during sleep, again and again. By common convention fewer than 5 events per hour count as normal in adults, 5 to 15 as mild, 15 to 30 as moderate, and 30 or more as severe. Many policies replace a machine only after five years of useful life.',
    'Set side by side, the three numbers speak for themselves: 34.2 events untreated, 27.5 with the splint in the mouth, 3.1 under pressure. The splint took away 6.7 events an hour; CPAP took away 31.1.',
    'No bilevel device is asked for, and no oxygen. Nothing in this request concerns a nasal mask; it leaked 48 liters a minute and was not chosen. Nor is any quantity above the limit.',
    'A man who falls asleep over his desk and no longer takes the car out at night, he wore a jaw splint for ten weeks in the late winter and spring and got a sore jaw for it. Then came the night in the lab when, after two nosebleeds, warm moist air let him sleep on, 6 hours and 20 minutes in all.',
  ],
  edits: [
    [0, 'date-age', 'a man of fifty-eight → a man of sixty-eight'],
    [0, 'retold', 'as low as 78 percent → as low as 87 percent'],
    [1, 'treatment', 'MAD x10 wk → UPPP, MAD x10 wk'],
    [1, 'quantity', 'A7038 #2/mo → A7038 #4/mo'],
    [2, 'event', 'bled two times → bled two times, and he was taken to the emergency room'],
    [3, 'sum', 'more than three times as large → more than five times as large'],
    [3, 'negation', 'Because he breathes through his mouth → Because he does not breathe through his mouth'],
    [4, 'identifier', 'NPI 1780553412 → NPI 1780553421'],
    [4, 'other-item', 'E0562 Heated humidifier → E0562 Heated tubing'],
  ],
  corruptions: {
    'code-disease': [
      'The code G47.33 is entered for {obstructive sleep apnea → narcolepsy without cataplexy}.',
      'He also carries I10, {essential hypertension → chronic ischemic heart disease}.',
    ],
    'other-item': ['Under E0601 we order a {CPAP device → portable oxygen concentrator}.'],
    'description-detail': ['His sleep apnea is {obstructive → central} in kind.'],
    sex: ['Mr. Whitcombe nods off at {his → her} desk.'],
    device: [
      'The order covers the machine, humidifier, mask and filters{ → , together with a bedside suction unit}.',
    ],
    medication: ['For the dry nose he used {saline spray → fluticasone spray} twice a day for four weeks.'],
    diagnosis: ['Besides the apnea he has hypertension{ → and type 2 diabetes}.'],
    event: ['He stopped driving at night in June{ → after running off the road}.'],
    social: ['He keeps a wood stove at home{ → , where he lives with his brother}.'],
    'relative-date': ['The titration took place {on August 5 → last Thursday}.'],
    'other-role': [
      'CPAP lowered the index to {3.1 → 27.5} events an hour.',
      'The full face mask leaked {14 → 48} liters a minute.',
    ],
    retold: ['His Epworth score was {16 → 12} of 24 points.'],
    sum: ['Two filters a month make {24 → 36} in a year.'],
    attestation: ['The order was signed on September 10{ → after a face-to-face examination the same day}.'],
    'coverage-measure': ['One mask is allowed every {three months → six months}.'],
    name: ['Dr. {Solberg-Pace → Solberg-Price} asks for approval.'],
    organisation: ['His sleep study was done on July 8{ → at Riverbend Sleep Institute}.'],
    negation: ['The chin strap {slipped off → did not slip off} during its three nights.'],
  },
};
