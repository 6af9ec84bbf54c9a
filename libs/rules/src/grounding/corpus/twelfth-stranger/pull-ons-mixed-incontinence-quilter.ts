import type { CorpusCase } from '../corpus-case.ts';

/** A nurse practitioner's letter, her clipped chart note, and a letter under the headings of a payer. */
export const pullOnsMixedIncontinenceQuilter: CorpusCase = {
  id: 'pull-ons-mixed-incontinence-quilter',
  today: '2026-11-16',
  facts: {
    case_id: 9301,
    patient: {
      first_name: 'Rosalba',
      last_name: 'Tench',
      dob: '1955-03-02',
      gender: 'female',
      height: '5 ft 3 in',
      weight: '158 lb',
      address: '88 Cooper Lane, Apt 2C, Millbrae Falls, OH 43099',
      phone: '(740) 555-0112',
      mrn: 'MF-30817',
    },
    diagnoses: [
      { code: 'N39.46', description: 'Mixed incontinence' },
      { code: 'M17.0', description: 'Bilateral primary osteoarthritis of knee' },
    ],
    items: [
      {
        item: 'Adult sized disposable incontinence product, protective underwear/pull-on, medium size, each',
        hcpcs: 'T4526',
        quantity: 120,
        quantity_limit: 200,
        limit_period: 'month',
        size: 'medium',
        justification:
          'Leaks with coughing and on the way to the toilet since 2021. Bladder diary 2026-10-05 to 2026-10-07: 9 leaks in 3 days, 2 of them at night. Pelvic floor training for 12 weeks with a physical therapist, January to April 2026, cut the leaks from 5 a day to 3 a day. Oxybutynin stopped in May 2026 for dry mouth and confusion. Mirabegron not given because of a blood pressure of 168/94. Needs 4 pull-ons a day. Walks to the bathroom by herself with a cane, slowly. No urinary infection in the past year.',
      },
      {
        item: 'Incontinence product, disposable underpad, large, each',
        hcpcs: 'T4541',
        quantity: 60,
        quantity_limit: 150,
        limit_period: 'month',
        justification:
          'Two a day, one for the bed and one for the armchair. Lives alone in a second-floor apartment. Her niece Petra does the laundry on Saturdays. Allergic to latex. Quilts at home; no longer drives.',
      },
    ],
    provider: { name: 'Hollis Abernathy, NP', npi: '1720584936', date_signed: '2026-11-16' },
    seen: [
      '2026-10-12, office visit: skin of the groin intact, residual urine 40 mL by bladder scan, urine clear.',
    ],
  },
  notes: [
    `Re: Rosalba Tench, born March 2, 1955

To whom it may concern:

Ms. Tench is 71 and has had mixed incontinence (N39.46) since 2021. She leaks when she coughs, and she leaks on the way to the toilet, which she reaches slowly; she also has osteoarthritis of both knees (M17.0). She still gets to the bathroom by herself, with a cane.

In the bladder diary from October 5 to October 7, 2026, there are nine leaks, two of them at night. At the office visit on October 12 the skin of the groin was intact, the urine was clear, and the bladder scan showed 40 mL left behind.

Other things were tried first. Twelve weeks of pelvic floor training with a physical therapist, from January to April, brought her from five leaks a day down to three. Oxybutynin had to be stopped in May because it dried her mouth and confused her. Mirabegron was not given, as her blood pressure was 168/94.

I am ordering 120 medium pull-ons (T4526) a month, which is four a day, and 60 large underpads (T4541) a month, one a day for the bed and one for the armchair. She is allergic to latex. Her niece Petra does the laundry on Saturdays; she lives alone in a second-floor apartment.

Hollis Abernathy, NP
NPI 1720584936
November 16, 2026`,
    `TENCH, Rosalba / DOB 03/02/1955 / F / MRN MF-30817 / 11/16/26

Dx: N39.46 mixed UI; M17.0 OA knees, both sides.
Hx: leaks w/ cough + on way to toilet, since 2021. Diary 10/5-10/7: 9 leaks/3 d (2 noct).
OV 10/12: groin skin intact. PVR 40 mL (scan). Urine clear. No UTI x 1 yr.
Tried: PFMT x 12 wks w/ PT (Jan-Apr 2026), 5/d to 3/d. Oxybutynin d/c May 2026, dry mouth, confusion. Mirabegron: not given, BP 168/94.
Fxn: walks to BR alone w/ cane, slow. No longer drives.
Allergy: latex.
Social: lives alone, 2nd-floor apt. Niece Petra, laundry Saturdays. Quilts.

Orders:
1) T4526 pull-on, M, 4/day = #120/mo (limit 200)
2) T4541 underpad, L, 2/day = #60/mo (limit 150)

H. Abernathy, NP, NPI 1720584936`,
    `REQUEST FOR COVERAGE OF INCONTINENCE SUPPLIES

Member: Rosalba Tench
Date of birth: 03/02/1955
Address: 88 Cooper Lane, Apt 2C, Millbrae Falls, OH 43099

I. Items requested
- Protective underwear/pull-on, adult, medium (T4526): 120 per month; the limit is 200
- Disposable underpad, large (T4541): 60 per month; the limit is 150
Together this is 180 pieces a month.

II. Clinical basis
The member is a 71-year-old woman with mixed incontinence (N39.46) and bilateral primary osteoarthritis of the knee (M17.0). Mixed incontinence joins the leakage that comes with exertion and the leakage that comes with urgency. In her case coughing brings it on, and so does the walk to the toilet, which she makes on her own with a cane but slowly. Three days of a diary in early October 2026 held nine leaks, or three a day on average; seven were in the daytime and two at night.

III. Less costly measures
Pelvic floor training was completed over twelve weeks between January and April 2026 under a physical therapist and lowered the number of leaks without ending them. Oxybutynin was discontinued in May 2026 because of side effects, namely dry mouth and confusion. Mirabegron can raise the blood pressure, and hers stood at 168/94, so it was not given. There has been no urinary infection in the past year.

IV. Home
She lives by herself on the second floor and no longer drives. The underpads protect the bed and the armchair. Products should be free of latex, to which she is allergic.

Absorbent products keep moisture away from the skin and help a person stay clean and dry.

Submitted by Hollis Abernathy, NP (NPI 1720584936), on November 16, 2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'has had mixed incontinence (N39.46) since 2021 → has had stress incontinence (N39.46) since 2021',
    ],
    [
      0,
      'negation',
      'She still gets to the bathroom by herself, with a cane. → She no longer gets to the bathroom by herself, even with a cane.',
    ],
    [
      0,
      'retold',
      'brought her from five leaks a day down to three → brought her from three leaks a day up to five',
    ],
    [
      0,
      'social',
      'Her niece Petra does the laundry on Saturdays → Her daughter Petra does the laundry on Saturdays',
    ],
    [0, 'medication', 'Mirabegron was not given, as → Mirabegron 25 mg was not enough, and'],
    [0, 'date-age', 'At the office visit on October 12 → At the office visit on October 21'],
    [
      0,
      'event',
      'She is allergic to latex. → She is allergic to latex. In September she slipped on a wet floor and bruised her hip.',
    ],
    [1, 'quantity', '4/day = #120/mo → 6/day = #180/mo'],
    [1, 'choice', 'T4526 pull-on, M → T4526 pull-on, XL'],
    [1, 'treatment', 'Allergy: latex. → Allergy: latex, sulfa.'],
    [1, 'other-item', '2) T4541 underpad, L → 2) T4541 bladder liner, L'],
    [1, 'negation', 'No UTI x 1 yr. → UTI x 3 this yr.'],
    [1, 'retold', '9 leaks/3 d (2 noct) → 9 leaks/3 d (all noct)'],
    [
      2,
      'side',
      'bilateral primary osteoarthritis of the knee (M17.0) → primary osteoarthritis of the right knee (M17.0)',
    ],
    [2, 'sum', 'Together this is 180 pieces a month. → Together this is 210 pieces a month.'],
    [
      2,
      'retold',
      'under a physical therapist and lowered the number of leaks without ending them → under a physical therapist and had no effect on the number of leaks',
    ],
    [2, 'social', 'She lives by herself on the second floor → She lives with her sister on the second floor'],
    [
      2,
      'brackets',
      'The underpads protect the bed and the armchair. → The underpads protect the bed and the armchair [stage 2 breakdown at the sacrum noted].',
    ],
    [2, 'attestation', 'Submitted by Hollis Abernathy → Dictated but not yet signed by Hollis Abernathy'],
    [
      0,
      'organisation',
      'with a physical therapist, from January → with a physical therapist of Millbrae Pelvic Health, from January',
    ],
  ],
  corruptions: {},
};
