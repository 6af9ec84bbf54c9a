import type { CorpusCase } from '../corpus-case.ts';

/** A sleep physician whose letters a language model drafts, and the sheet of the supplier. */
export const bilevelOverlapLiftOperator: CorpusCase = {
  id: 'bilevel-overlap-lift-operator',
  today: '2026-11-23',
  facts: {
    case_id: 10402,
    patient: {
      first_name: 'Marguerite',
      last_name: 'Okonjo-Hale',
      dob: '1958-09-03',
      gender: 'female',
      height: '5 ft 3 in',
      weight: '218 lb',
      address: '7 Gondola Court, Upper Sable, CO 80999',
      phone: '(970) 555-0118',
      mrn: 'USC-60251',
    },
    diagnoses: [
      { code: 'G47.33', description: 'Obstructive sleep apnea (adult) (pediatric)' },
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
    ],
    items: [
      {
        item: 'Respiratory assist device, bi-level pressure capability, without backup rate feature, used with noninvasive interface, e.g., nasal or facial mask',
        hcpcs: 'E0470',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Polysomnogram 2026-06-16 at Pinecrest Sleep Laboratory: AHI 46, lowest saturation 71 %. CPAP from 2026-07-14 to 2026-10-20 up to 15 cm water: residual AHI 17, used 3.1 hours a night on average, could not breathe out against the pressure. Mask changed from nasal to full face on 2026-08-11, medium, no leak. Titration 2026-11-03: bi-level 18/10 cm water, AHI 4, lowest saturation 89 %, no supplemental oxygen needed. Epworth 15. BMI 38.6.',
      },
      {
        item: 'Filter, disposable, used with positive airway pressure device',
        hcpcs: 'A7038',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification: 'Goes with the device. Dusty house, wood stove.',
      },
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'FEV1 52 % of predicted on 2026-09-15. Metered-dose inhaler with spacer failed: arthritis of both hands, cannot press the canister. Albuterol 2.5 mg by nebulizer four times a day. Tiotropium once a day continues. Stopped smoking in 2019 after 38 pack-years. Two courses of prednisone in 2026, February and September. No hospital stay in the past year.',
      },
      {
        item: 'Administration set, with small volume nonfiltered pneumatic nebulizer, disposable',
        hcpcs: 'A7003',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification: 'For the nebulizer.',
      },
    ],
    provider: { name: 'Anselm Driscoll-Varga, DO', npi: '1528074936', date_signed: '2026-11-23' },
    seen: [
      '2026-11-10, in office, by Anselm Driscoll-Varga, DO: fell asleep in the waiting room, neck 17 inches, wheeze at both bases, saturation 93 % on room air.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Tamarack Home Medical',
      'Lives with whom? With her sister Ottilie',
      'Work? Ski lift operator, still works part-time in winter',
    ],
    answered: [],
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY

Patient: Marguerite Okonjo-Hale
Date of birth: 09/03/1958
Date: November 23, 2026
Payer: Medicare Part B

To Whom It May Concern,

I am writing to document the medical necessity of a bi-level respiratory assist device (HCPCS E0470), disposable filters (A7038), a nebulizer with compressor (E0570), and administration sets (A7003) for my patient, Ms. Okonjo-Hale, a 68-year-old woman with obstructive sleep apnea (G47.33) and chronic obstructive pulmonary disease (J44.9).

Clinical Background
Ms. Okonjo-Hale was evaluated in my office on November 10, 2026. She had fallen asleep in the waiting room. Her neck circumference was 17 inches, her oxygen saturation was 93% on room air, and wheezing was heard at both lung bases. Her Epworth Sleepiness Scale score is 15, and her body mass index is 38.6. She continues to work part-time as a ski lift operator during the winter, where alertness is essential.

Failure of CPAP
A polysomnogram at Pinecrest Sleep Laboratory on June 16, 2026 demonstrated an apnea-hypopnea index of 46 events per hour with a saturation nadir of 71%. CPAP was used from July 14 through October 20, 2026, at pressures of up to 15 cm H2O. Despite a change from a nasal to a full face mask in August, her residual AHI remained 17, and her use averaged only 3.1 hours per night because she could not exhale against the pressure. On November 3, 2026, bi-level therapy at 18/10 cm H2O reduced the AHI to 4 with a lowest saturation of 89%, and supplemental oxygen was not required.

Need for Nebulized Therapy
Her FEV1 is 52% of predicted. Because of arthritis in both hands, she is unable to actuate a metered-dose inhaler, even with a spacer. She therefore requires albuterol 2.5 mg by nebulizer four times daily, in addition to her daily tiotropium. She required two courses of prednisone this year but has not been hospitalized in the past year. She quit smoking in 2019.

Untreated sleep apnea in a patient with COPD is associated with pulmonary hypertension and higher mortality. In my professional opinion, the requested equipment is reasonable and necessary.

Sincerely,
Anselm Driscoll-Varga, DO
NPI: 1528074936`,
    `TAMARACK HOME MEDICAL — INTAKE / DETAILED ORDER WORKSHEET

Patient ........ OKONJO-HALE, Marguerite      Sex  [ ] M  [x] F
DOB ............ 09/03/1958     Ht 5'3"   Wt 218 lb
Phone .......... (970) 555-0118
Address ........ 7 Gondola Court, Upper Sable, CO
MRN ............ USC-60251
Insurance ...... Medicare Part B
Lives with ..... sister (Ottilie)

DIAGNOSES
[x] G47.33 OSA
[x] J44.9 COPD

PAP SECTION
PSG date 06/16/2026, Pinecrest Sleep Lab; AHI 46; low SpO2 71%
CPAP tried?  [x] Yes  [ ] No     07/14/26 to 10/20/26, max 15 cmH2O
Result: residual AHI 17, avg 3.1 h/night
Interface tried: nasal; full face (M) since 08/11/26, leak: none
Titration 11/03/26: bilevel IPAP 18 / EPAP 10, AHI 4, low SpO2 89%
Oxygen bled in?  [ ] Yes  [x] No
Device: E0470, no backup rate        Qty 1
Filters: A7038 disposable            Qty 2/mo = 24 per year
Home note: wood stove, a lot of dust, so filters clog early.

NEBULIZER SECTION
FEV1 52% (09/15/26)
MDI + spacer tried?  [x] Yes, failed. Reason: arthritis, both hands
Drug: albuterol 2.5 mg QID (4 treatments/day)
Smoker?  [ ] Yes  [x] No, quit 2019 (38 pk-yr)
E0570 compressor nebulizer           Qty 1
A7003 admin set, disposable          Qty 2/mo

Face-to-face 11/10/2026
Ordering: Anselm Driscoll-Varga, DO   NPI 1528074936   signed 11/23/2026`,
  ],
  passages: [],
  edits: [
    [0, 'sex', 'a 68-year-old woman with → a 68-year-old man with'],
    [0, 'code-disease', 'chronic obstructive pulmonary disease (J44.9) → congestive heart failure (J44.9)'],
    [
      0,
      'other-item',
      'a nebulizer with compressor (E0570), and administration sets (A7003) → a nebulizer with compressor (A7003), and administration sets (E0570)',
    ],
    [
      0,
      'attestation',
      'was evaluated in my office on November 10, 2026. → was evaluated by me via telehealth on November 10, 2026.',
    ],
    [
      0,
      'event',
      'She had fallen asleep in the waiting room. → She had fallen asleep at the wheel and hit a guardrail.',
    ],
    [0, 'choice', 'Her neck circumference was 17 inches → Her neck circumference was 19 inches'],
    [
      0,
      'other-role',
      'her oxygen saturation was 93% on room air → her oxygen saturation was 89% on room air',
    ],
    [0, 'social', 'to work part-time as a ski lift operator → to work full-time as a school bus driver'],
    [0, 'organisation', 'Pinecrest Sleep Laboratory on June 16 → National Jewish Health on June 16'],
    [
      0,
      'description-detail',
      'with obstructive sleep apnea (G47.33) → with complex central and obstructive sleep apnea (G47.33)',
    ],
    [0, 'negation', 'and supplemental oxygen was not required → and supplemental oxygen was still required'],
    [
      0,
      'retold',
      'because she could not exhale against the pressure → because she felt claustrophobic in the mask',
    ],
    [0, 'side', 'Because of arthritis in both hands → Because of arthritis in her right hand'],
    [0, 'medication', 'in addition to her daily tiotropium → in addition to her daily budesonide-formoterol'],
    [
      0,
      'treatment',
      'She required two courses of prednisone this year → She completed pulmonary rehabilitation this year',
    ],
    [
      0,
      'diagnosis',
      'and her body mass index is 38.6. → and her body mass index is 38.6. Her hypertension remains poorly controlled.',
    ],
    [
      0,
      'attitude',
      'In my professional opinion, → She understands the importance of nightly use and is committed to it. In my professional opinion,',
    ],
    [
      0,
      'coverage-measure',
      'is associated with pulmonary hypertension and higher mortality. → is associated with higher mortality, and coverage requires an awake PaCO2 of at least 52 mmHg, a threshold she exceeds.',
    ],
    [0, 'relative-date', 'She quit smoking in 2019. → She quit smoking eighteen months ago.'],
    [1, 'sum', 'Qty 2/mo = 24 per year → Qty 2/mo = 48 per year'],
    [1, 'identifier', 'Phone .......... (970) 555-0118 → Phone .......... (970) 555-0181'],
    [1, 'date-age', 'Titration 11/03/26: → Titration 10/03/26:'],
    [
      1,
      'quantity',
      'Drug: albuterol 2.5 mg QID (4 treatments/day) → Drug: albuterol 2.5 mg Q4H (6 treatments/day)',
    ],
    [1, 'device', 'Device: E0470, no backup rate → Device: E0470 with heated humidifier, no backup rate'],
    [1, 'script', '[x] J44.9 COPD → [x] J44.9 СОPD'],
    [1, 'brackets', 'Home note: wood stove → Home note: [sister smokes a pack a day indoors] wood stove'],
    [1, 'name', 'Lives with ..... sister (Ottilie) → Lives with ..... sister (Odette)'],
  ],
  corruptions: {},
};
