import type { CorpusCase } from '../corpus-case.ts';

/** A nurse practitioner, a respiratory therapist, a home-care shop and a drafted letter for a glassblower with bronchiectasis. */
export const chestOscillationGlassblower: CorpusCase = {
  id: 'chest-oscillation-glassblower',
  today: '2026-12-02',
  facts: {
    case_id: 22004,
    patient: {
      first_name: 'Ottoline',
      last_name: 'Fairweather-Cruz',
      dob: '1980-07-22',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '118 lb',
      address: '31 Furnace Row, Sandhollow, OH 43999',
      phone: '(740) 555-0109',
      mrn: 'SHF-44680',
    },
    diagnoses: [
      { code: 'J47.9', description: 'Bronchiectasis, uncomplicated' },
      { code: 'A31.0', description: 'Pulmonary mycobacterial infection' },
      { code: 'K21.9', description: 'Gastro-esophageal reflux disease without esophagitis' },
    ],
    items: [
      {
        item: 'High frequency chest wall oscillation system, with full anterior and/or posterior thoracic region receiving simultaneous external oscillation, includes all accessories and supplies, each',
        hcpcs: 'E0483',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: 'small',
        color: 'blue',
        justification:
          'High-resolution CT 2026-04-20 at Muskgrove Imaging Center: bronchiectasis of the right middle lobe and the lingula. Productive cough every day for 14 months, about 40 ml of sputum a day. Three courses of antibiotics in 2026: January, May and September. A flutter valve from 2026-05-04 to 2026-08-03 and drainage with hand percussion by her partner from 2026-08-10 to 2026-10-26 did not lessen the sputum. Her partner tore his rotator cuff and cannot go on. FEV1 61 % of predicted.',
      },
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Hypertonic saline 7 %, 4 ml twice a day, loosens the sputum before the vest; albuterol 2.5 mg goes before each saline dose. An inhaler with spacer cannot deliver saline.',
      },
      {
        item: 'Administration set, with small volume nonfiltered pneumatic nebulizer, non-disposable',
        hcpcs: 'A7005',
        quantity: 1,
        quantity_limit: 2,
        limit_period: 'year',
        justification: 'Boiled every day because of the mycobacteria; the cup lasts about six months.',
      },
    ],
    provider: { name: 'Bartholomew Inglis, FNP-C', npi: '1962508371', date_signed: '2026-12-02' },
    seen: [
      '2026-11-18, in office, by Bartholomew Inglis, FNP-C: crackles over the right mid lung, no wheeze, no clubbing, saturation 95 % on room air, temperature 98.4 F.',
    ],
    told: [
      'Which clinic? Sandhollow Family Health',
      'Who pays? Buckeye Ridge Mutual',
      'Who supplies? Furnace Row Home Care',
      'Who showed the vest? Winifred Osei, RRT, on 2026-11-19: 10 Hz, 20 minutes, twice a day; she brought up 25 ml in the first session',
      'Occupation? Glassblower; since June 2026 she only engraves, because her breath gives out at the pipe',
      'Lives with whom? With her partner Gideon above the studio',
      'Smoking? Never smoked',
      'Blood in the sputum? None',
      'Broken ribs or a pacemaker? Neither',
      'Allergies? Sulfa: hives',
      'Can she put on the vest herself? Yes',
    ],
    answered: [],
  },
  notes: [
    `SANDHOLLOW FAMILY HEALTH
December 2, 2026

To: Buckeye Ridge Mutual, Utilization Management
Patient: Ottoline Fairweather-Cruz
DOB: July 22, 1980    MRN: SHF-44680

I am writing on behalf of Ms. Fairweather-Cruz, a 46-year-old glassblower with uncomplicated bronchiectasis (J47.9), pulmonary mycobacterial infection (A31.0) and gastro-esophageal reflux disease without esophagitis (K21.9). I request a high frequency chest wall oscillation system (E0483), a nebulizer with compressor (E0570) and a non-disposable administration set (A7005).

The high-resolution CT of April 20, 2026, from Muskgrove Imaging Center shows bronchiectasis of the right middle lobe and the lingula. She has had a productive cough every day for 14 months and brings up about 40 ml of sputum a day. Three courses of antibiotics were needed in 2026, in January, May and September. FEV1 is 61 % of predicted.

I saw her in the office on November 18, 2026. There were crackles over the right mid lung without wheeze, no clubbing, saturation 95 % on room air and temperature 98.4 F. She has never smoked and has no blood in the sputum. She is allergic to sulfa, which gives her hives.

A flutter valve used from May 4 to August 3, 2026, and drainage with hand percussion from August 10 to October 26, 2026, did not lessen the sputum. Her partner, who did the percussion, tore his rotator cuff and cannot go on.

Bartholomew Inglis, FNP-C
NPI 1962508371`,
    `AIRWAY CLEARANCE TRIAL - RT NOTE
Therapist: Winifred Osei, RRT     Date: 11/19/2026
Pt: Fairweather-Cruz, Ottoline, 46 F

Dx: bronchiectasis (RML + lingula on HRCT 4/20/26), pulmonary mycobacterial infection, GERD w/o esophagitis.

Prior methods
  a) Flutter valve, 5/4/26 - 8/3/26: sputum not less.
  b) Drainage + hand percussion by partner Gideon, 8/10/26 - 10/26/26: sputum not less. Partner has torn his rotator cuff and is not able to continue.

Today
Vest, size small. 10 Hz, 20 min. Brought up 25 ml of sputum in the first session. Puts the vest on without help.
Contraindications asked: no broken ribs, no pacemaker, no hemoptysis.

Plan
- HFCWO (E0483), small, blue: 20 min BID at 10 Hz, i.e. 40 min a day.
- Nebulizer with compressor (E0570): albuterol 2.5 mg first, then hypertonic saline 7 %, 4 ml, BID, before the vest. That is 8 ml of saline a day.
- Reusable neb set (A7005): 1 now; limit 2 per year. It is boiled daily because of the mycobacteria and lasts about six months.

Comment
A spacer and inhaler cannot deliver saline. She is a glassblower but since June 2026 only engraves, because her breath gives out at the pipe. Lives with Gideon above the studio.

Policy for HFCWO in bronchiectasis looks for a CT-confirmed diagnosis with daily productive cough for at least 6 months or frequent exacerbations, and failure of standard treatments; hers has lasted 14 months.`,
    `Furnace Row Home Care
Request for authorization

MEMBER
Ottoline Fairweather-Cruz, 31 Furnace Row, Sandhollow, OH 43999
Tel. (740) 555-0109

PRESCRIBER
Bartholomew Inglis, FNP-C, NPI 1962508371 (signed 12/02/2026)

EQUIPMENT
| Code | Item | Qty | Limit |
|---|---|---|---|
| E0483 | High frequency chest wall oscillation system, small, blue | 1 | 1 per year |
| E0570 | Nebulizer, with compressor | 1 | 1 per year |
| A7005 | Administration set, non-disposable | 1 | 2 per year |

SUMMARY OF THE RECORD
The member coughs up roughly 40 ml of sputum every day and has done so for fourteen months. CT proved widened airways in the right middle lobe and the lingula. She took antibiotics three times this year. Two other airway clearance methods were tried: a flutter valve for three months, followed by drainage and clapping by her partner until late October. Neither reduced the sputum. The partner's shoulder is injured, so clapping is no longer possible.

In her first session with the vest she cleared 25 ml. She can put it on by herself. She does not have broken ribs or a pacemaker, and she never smoked.

The nebulizer is for 7 % saline and albuterol, given before the vest twice a day. The set is boiled each day and wears out in about half a year, so two sets will serve for 12 months.

Questions about coverage criteria: plans ask for written proof that simpler methods have failed.`,
    `Re: Medical necessity of airway clearance equipment for Ottoline Fairweather-Cruz

Dear Sir or Madam,

Bronchiectasis is a permanent widening of the bronchi in which mucus collects and infections recur. Ms. Fairweather-Cruz, age 46, has this disease in the right middle lobe and in the lingula, together with a mycobacterial infection of the lungs and reflux disease. She weighs 118 lb at a height of 5 ft 4 in.

What has been done so far:
- Three antibiotic courses during 2026 (January, May, September)
- Thirteen weeks with a flutter valve, from May 4 to August 3, 2026
- Eleven weeks of drainage with hand percussion, ending October 26, 2026

Despite this her daily sputum has remained at about 40 ml, and her FEV1 stands at 61 % of predicted. Her work has suffered: since June 2026 she has been engraving only, as she lacks the breath for blowing glass.

What is requested:
The vest (E0483) in size small will be worn for 20 minutes two times a day. Before each session she inhales albuterol 2.5 mg and 4 ml of 7 % saline through the nebulizer (E0570, with set A7005).

Why it can be used safely at home:
She has no pacemaker, no broken ribs and no blood in her sputum. She manages the vest on her own, which matters because her partner Gideon can no longer percuss her chest.

The supplier is Furnace Row Home Care.

Yours truly,
Bartholomew Inglis, FNP-C
Sandhollow Family Health`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'pulmonary mycobacterial infection (A31.0) → pulmonary aspergillosis (A31.0)'],
    [
      0,
      'description-detail',
      'with uncomplicated bronchiectasis (J47.9) → with bronchiectasis with acute exacerbation (J47.9)',
    ],
    [
      0,
      'description-detail',
      'reflux disease without esophagitis (K21.9) → reflux disease with esophagitis (K21.9)',
    ],
    [0, 'sex', 'on behalf of Ms. Fairweather-Cruz, → on behalf of Mr. Fairweather-Cruz,'],
    [0, 'side', 'There were crackles over the right mid lung → There were crackles over the left mid lung'],
    [0, 'other-role', 'productive cough every day for 14 months → productive cough every day for 46 months'],
    [
      0,
      'event',
      'in January, May and September. → in January, May and September, the last one intravenously during a hospital stay.',
    ],
    [0, 'treatment', 'She is allergic to sulfa → She is allergic to penicillin'],
    [
      0,
      'relative-date',
      'I saw her in the office on November 18, 2026. → I saw her in the office yesterday.',
    ],
    [
      0,
      'negation',
      'She has never smoked and has no blood in the sputum → She has never smoked and has blood in the sputum',
    ],
    [0, 'organisation', 'from Muskgrove Imaging Center shows → from Zanesfield General Hospital shows'],
    [0, 'date-age', 'DOB: July 22, 1980 → DOB: July 27, 1980'],
    [1, 'name', 'hand percussion by partner Gideon, 8/10/26 → hand percussion by partner Gilbert, 8/10/26'],
    [1, 'choice', 'HFCWO (E0483), small, blue → HFCWO (E0483), small, grey'],
    [1, 'negation', 'is not able to continue → is able to continue'],
    [1, 'medication', 'albuterol 2.5 mg first, then → budesonide 0.5 mg first, then'],
    [1, 'sum', 'at 10 Hz, i.e. 40 min a day → at 10 Hz, i.e. 60 min a day'],
    [1, 'coverage-measure', 'hers has lasted 14 months. → hers has lasted 9 months.'],
    [1, 'script', 'Vest, size small. 10 Hz, 20 min. → Vest, size small. १५ Hz, 20 min.'],
    [
      1,
      'attestation',
      'no pacemaker, no hemoptysis. → no pacemaker, no hemoptysis. I confirmed this with her cardiologist by phone.',
    ],
    [1, 'other-item', 'Reusable neb set (A7005): 1 now → Vest (A7005): 1 now'],
    [
      1,
      'social',
      'Lives with Gideon above the studio. → Lives with Gideon and two children above the studio.',
    ],
    [2, 'identifier', 'Tel. (740) 555-0109 → Tel. (740) 555-0190'],
    [
      2,
      'quantity',
      'Administration set, non-disposable | 1 | 2 per year → Administration set, non-disposable | 1 | 4 per year',
    ],
    [2, 'retold', 'Neither reduced the sputum. → Both reduced the sputum.'],
    [
      2,
      'brackets',
      'She can put it on by herself. → She can put it on by herself [with the help of an aide].',
    ],
    [2, 'sum', 'so two sets will serve for 12 months → so two sets will serve for 18 months'],
    [2, 'negation', 'She does not have broken ribs or a pacemaker → She has broken ribs and a pacemaker'],
    [
      2,
      'identifier',
      'Bartholomew Inglis, FNP-C, NPI 1962508371 → Bartholomew Inglis, FNP-C, NPI 1962508317',
    ],
    [
      2,
      'device',
      'by her partner until late October. → by her partner until late October, besides home oxygen.',
    ],
    [
      3,
      'diagnosis',
      'together with a mycobacterial infection of the lungs and reflux disease → together with a mycobacterial infection of the lungs, asthma and reflux disease',
    ],
    [3, 'attitude', 'She manages the vest on her own → She manages the vest reluctantly on her own'],
    [
      3,
      'social',
      'she has been engraving only, as she lacks the breath → she has been unemployed, as she lacks the breath',
    ],
    [
      3,
      'retold',
      'Despite this her daily sputum has remained at about 40 ml → Despite this her daily sputum has risen to about 60 ml',
    ],
    [3, 'sum', 'Thirteen weeks with a flutter valve → Nine weeks with a flutter valve'],
    [
      3,
      'sex',
      'two times a day. Before each session she inhales → two times a day. Before each session he inhales',
    ],
    [3, 'choice', 'The vest (E0483) in size small → The vest (E0483) in size medium'],
    [3, 'script', 'through the nebulizer (E0570 → through the nebulizer after a соugh аssist (E0570'],
    [3, 'organisation', 'The supplier is Furnace Row Home Care. → The supplier is Lakeshore Respiratory.'],
  ],
  corruptions: {},
};
