import type { CorpusCase } from '../corpus-case.ts';

/** A nurse of continence care, and a supplier's sheet. */
export const cathetersSpinaBifidaBaker: CorpusCase = {
  id: 'catheters-spina-bifida-baker',
  today: '2026-11-18',
  facts: {
    case_id: 10404,
    patient: {
      first_name: 'Rosalba',
      last_name: 'Tennant',
      dob: '1993-06-30',
      gender: 'female',
      height: '4 ft 11 in',
      weight: '128 lb',
      address: '33 Quince Street, Port Ellery, WA 98999',
      phone: '(360) 555-0179',
      mrn: 'PE-145528',
    },
    diagnoses: [
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'Q05.7', description: 'Lumbar spina bifida without hydrocephalus' },
      { code: 'N39.46', description: 'Mixed incontinence' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter; straight tip, with or without coating (teflon, silicone, silicone elastomer, or hydrophilic, etc.), each',
        hcpcs: 'A4351',
        quantity: 180,
        quantity_limit: 200,
        limit_period: 'month',
        justification:
          'Catheterizes herself six times a day since age 9. Size 14 French, 6 inches, hydrophilic. Residual 310 mL without catheter on 2026-10-14. Two urinary infections in 12 months (E. coli 2026-02-05, Klebsiella 2026-07-23), both with fever, when she washed and reused catheters; none since single use began on 2026-08-01. Urodynamics 2026-10-14 at Harborview: capacity 280 mL, leak at 45 cm water. Kidney ultrasound normal. Latex allergy: hives and wheezing. Oxybutynin gave a dry mouth, now mirabegron 50 mg.',
      },
      {
        item: 'Lubricant, individual sterile packet, each',
        hcpcs: 'A4332',
        quantity: 30,
        quantity_limit: 200,
        limit_period: 'month',
        justification:
          'For days when the hydrophilic coating has dried in the heat of the bakery: one a day.',
      },
      {
        item: 'Adult sized disposable incontinence product, protective underwear/pull-on, medium size, each',
        hcpcs: 'T4526',
        quantity: 90,
        quantity_limit: 150,
        limit_period: 'month',
        justification:
          'Leaks between catheterizations, about 60 mL a day by pad weight. Three changes a day. Waist 31 inches. Washable underwear tried in September: rash in the groin, healed. Walks with two forearm crutches, dresses by herself. Works as a baker from 3 a.m.',
      },
    ],
    provider: { name: 'Hollis Abernethy, MD', npi: '1417285093', date_signed: '2026-11-18' },
    seen: [
      '2026-11-16, at home, by Prudence Villaseñor, RN, CWOCN: skin of the groin dry and whole, watched her catheterize sitting, clean technique right, 270 mL clear urine.',
    ],
    told: [
      'Who pays? Washington Apple Health',
      'Who supplies? Cascade Continence',
      'Lives with whom? Alone, with a cat',
    ],
    answered: [],
  },
  notes: [
    `Home visit report, November 18, 2026

I am Prudence Villaseñor, RN, CWOCN, and I visited Rosalba Tennant at her home in Port Ellery on Monday, November 16. Rosalba is 33 and was born with spina bifida at the lumbar level, without hydrocephalus. She has a neurogenic bladder (N31.9) and mixed incontinence (N39.46). She lives alone with her cat, walks with two forearm crutches and starts work at a bakery at three in the morning.

She has been catheterizing herself since she was nine years old, six times a day. I watched her do it, sitting down; her clean technique is right, and 270 mL of clear urine came out. Without the catheter, 310 mL stayed behind when it was measured on October 14. The same day's urodynamics at Harborview showed a capacity of 280 mL and a leak at 45 cm of water. The ultrasound of her kidneys was normal.

Before August she washed her catheters and used them again. This year brought two infections with fever, one with E. coli in February and one with Klebsiella in July. Since August 1 she has used each catheter once only, and there has been no infection. She is allergic to latex, which gives her hives and wheezing, so everything must be latex-free. She did not do well on oxybutynin because of a dry mouth and now takes mirabegron 50 mg.

Six catheters a day come to 180 in a month of thirty days (A4351). They are 14 French, six inches long, with a hydrophilic coating. Working by the ovens dries the coating, and for that we ask for one packet of lubricant a day, 30 a month (A4332).

Between catheterizations she loses about 60 mL a day. She changes her pull-ons three times daily, which makes 90 a month, size medium (T4526). She tried washable underwear in September and got a rash in the groin; it has healed, and on my visit the skin was dry and whole. She dresses herself.

For Hollis Abernethy, MD, NPI 1417285093`,
    `CASCADE CONTINENCE
Monthly Supply Request, Washington Apple Health

Client:  Tennant, Rosalba        DOB 06/30/1993        F
MRN:     PE-145528               Tel (360) 555-0179
Ship to: 33 Quince Street, Port Ellery, WA

Dx (check all)
 ☒ N31.9   Neuromuscular dysfunction of bladder
 ☒ Q05.7   Lumbar spina bifida w/o hydrocephalus
 ☒ N39.46  Mixed incontinence
 ☐ R33.9   Retention

Item                              Code    Per day   Per month   Limit
Straight cath 14 Fr, 6", hydro    A4351     6         180        200
Lube packet, sterile              A4332     1          30        200
Pull-on, medium                   T4526     3          90        150
TOTAL pieces                               10         300

Latex allergy         ☒ yes  ☐ no    (hives, wheeze)
Self-caths            ☒ yes  ☐ no
UTI last 12 months    2   (02/05/26 E. coli; 07/23/26 Klebsiella; fever both times)
Single use since      08/01/26; UTIs after that date: 0
Post-void residual    310 mL (10/14/26)
Bladder capacity      280 mL, leak point 45 cmH2O
Pad weight            approx. 60 mL/day
Waist                 31"
Tried before          washable briefs 9/26 (rash); oxybutynin (dry mouth)
On now                mirabegron 50 mg
Mobility              2 forearm crutches
Lives                 alone
Nurse visit           11/16/26, P. Villaseñor RN; skin intact

Each catheter is for one use. A dry hydrophilic coating drags on the urethra, which is why the lubricant is on the order.

Prescriber  Hollis Abernethy, MD     NPI 1417285093     Signed 11/18/26`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', 'on Monday, November 16 → on Monday, November 9'],
    [
      0,
      'description-detail',
      'spina bifida at the lumbar level, without hydrocephalus → spina bifida at the lumbar level, with shunted hydrocephalus',
    ],
    [0, 'code-disease', 'and mixed incontinence (N39.46) → and stress incontinence (N39.46)'],
    [0, 'social', 'She lives alone with her cat → She lives with her boyfriend and a cat'],
    [0, 'device', 'walks with two forearm crutches → uses a manual wheelchair'],
    [0, 'attestation', 'I watched her do it, sitting down → She told me how she does it, sitting down'],
    [0, 'negation', 'her clean technique is right → her clean technique is not yet right'],
    [
      0,
      'other-role',
      'Without the catheter, 310 mL stayed behind → Without the catheter, 270 mL stayed behind',
    ],
    [
      0,
      'organisation',
      "The same day's urodynamics at Harborview → The same day's urodynamics at Virginia Mason",
    ],
    [
      0,
      'diagnosis',
      'The ultrasound of her kidneys was normal. → The ultrasound showed mild hydronephrosis of one kidney.',
    ],
    [
      0,
      'event',
      'one with Klebsiella in July → one with Klebsiella in July that put her in the hospital for three days',
    ],
    [
      0,
      'relative-date',
      'Since August 1 she has used each catheter once only → For the past eighteen months she has used each catheter once only',
    ],
    [0, 'treatment', 'She is allergic to latex, which → She is allergic to latex and adhesive tape, which'],
    [0, 'medication', 'now takes mirabegron 50 mg → now takes mirabegron 25 mg'],
    [0, 'choice', 'They are 14 French, six inches long → They are 14 French, sixteen inches long'],
    [
      0,
      'retold',
      'Working by the ovens dries the coating, → Working by the ovens leaves the coating unharmed,',
    ],
    [0, 'attitude', 'She dresses herself. → She dresses herself and feels ashamed of the leaking.'],
    [
      0,
      'coverage-measure',
      'Six catheters a day come to 180 in a month of thirty days (A4351). → Apple Health pays for single-use catheters after two infections in twelve months, and she has had four. Six a day come to 180 a month (A4351).',
    ],
    [1, 'identifier', 'MRN:     PE-145528 → MRN:     PE-145582'],
    [1, 'sum', '10         300 → 10         330'],
    [1, 'other-item', 'Lube packet, sterile              A4332 → Lube packet, sterile              A4351'],
    [1, 'sex', 'DOB 06/30/1993        F → DOB 06/30/1993        M'],
    [
      1,
      'quantity',
      'Pull-on, medium                   T4526     3          90        150 → Pull-on, medium                   T4526     5         150        150',
    ],
    [1, 'script', 'Bladder capacity      280 mL → Bladder capacity      ２８0 mL'],
    [
      1,
      'brackets',
      'Nurse visit           11/16/26, P. Villaseñor RN; skin intact → Nurse visit           11/16/26, P. Villaseñor RN; skin intact [small open area R groin]',
    ],
    [1, 'name', 'Prescriber  Hollis Abernethy, MD → Prescriber  Hollis Abernathy, MD'],
    [1, 'negation', 'Self-caths            ☒ yes  ☐ no → Self-caths            ☐ yes  ☒ no'],
  ],
  corruptions: {},
};
