import type { CorpusCase } from '../corpus-case.ts';

export const bariatricBriefs: CorpusCase = {
  id: 'bariatric-briefs',
  today: '2026-11-16',
  facts: {
    case_id: 1207,
    patient: {
      first_name: 'Earl',
      middle_name: 'Thaddeus',
      last_name: 'Whitfield',
      dob: '1955-09-27',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '388 lb',
      address: '931 Magnolia Street, Jackson, MS 39202',
      phone: '(601) 555-0113',
      mrn: 'MRN-541186',
    },
    diagnoses: [
      { code: 'N39.490', description: 'Overflow incontinence' },
      { code: 'N40.1', description: 'Benign prostatic hyperplasia with lower urinary tract symptoms' },
      { code: 'L22', description: 'Diaper dermatitis' },
    ],
    items: [
      {
        item: 'Adult briefs, bariatric',
        hcpcs: 'T4543',
        quantity: 210,
        quantity_limit: 360,
        limit_period: 'month',
        justification:
          'Seven briefs in 24 hours. The waist measures 62 inches, so extra large briefs do not close. Tamsulosin 0.4 mg for 9 months did not stop the leakage. He refuses an indwelling catheter.',
      },
      {
        item: 'Underpads, large',
        hcpcs: 'T4541',
        quantity: 60,
        quantity_limit: 150,
        limit_period: 'month',
        justification:
          'Two a night. The redness of both groins improved in 10 days with zinc paste and dry skin.',
      },
    ],
    provider: { name: 'Rosalind Achterberg, FNP', npi: '1533454975', date_signed: '2026-11-16' },
  },
  notes: [
    `11/16/2026

Mr. Earl Thaddeus Whitfield, born 09/27/1955 (71 y)
931 Magnolia Street, Jackson, MS 39202

Subject: absorbent products

Dear Claims Reviewer,

My patient Earl Whitfield has overflow incontinence (N39.490) together with benign prostatic hyperplasia with lower urinary tract symptoms (N40.1). He also has diaper dermatitis (L22).

He uses seven briefs in 24 hours. With a waist of 62 inches he cannot close extra large briefs; bariatric briefs are therefore necessary. Nine months of tamsulosin 0.4 mg did not stop the leakage, and he refuses an indwelling catheter. The redness of both groins got better in 10 days when the skin was kept dry and treated with zinc paste.

Ordered for each month:
   T4543   Adult briefs, bariatric   210   (limit 360)
   T4541   Underpads, large           60   (limit 150)

Rosalind Achterberg, FNP
NPI 1533454975`,
    `PROBLEM LIST
#1 Overflow incontinence [N39.490]
#2 BPH with LUTS [N40.1]
#3 Diaper dermatitis [L22]

HISTORY
Tamsulosin 0.4 mg x 9 months: leakage not stopped. Indwelling catheter: refused by patient.

EXAM
Waist 62 in. 5 ft 10 in, 388 lb. Redness of groins (bilateral): improved within 10 days, zinc paste.

PLAN
#1 T4543 bariatric adult briefs, 7/day = 210/month
#2 T4541 large underpads, 2/night = 60/month

Whitfield, Earl T. / M / 71 / MRN-541186
R. Achterberg, FNP, 1533454975, Nov 16, 2026`,
    `**Why does this patient need products above the usual size?**

Earl Whitfield, a seventy-one-year-old man, has a waist of 62 inches. Extra large briefs end where his size begins; the bariatric brief, T4543, closes.

**Why so many?**

His bladder overflows (overflow incontinence, ICD-10 N39.490), and the prostate is enlarged, with lower urinary tract symptoms (N40.1). He changes seven times in 24 hours, which makes 210 briefs in a month of 30 days. Two large underpads a night (T4541) make 60.

**What else was tried?**

Tamsulosin, 0.4 mg, for nine months. It did not stop the leakage. He does not want an indwelling catheter.

**What would happen otherwise?**

Wet skin breaks down easily. His diaper dermatitis (L22) in both groins has just improved.

Rosalind Achterberg, FNP, NPI 1533454975, 2026-11-16`,
    `Letter of Medical Necessity

November 16, 2026

Re: Earl Thaddeus Whitfield
DOB: September 27, 1955
MRN: MRN-541186
Member ID: [Add: member ID]

To the Utilization Review Department:

I am writing in support of coverage for bariatric adult briefs and large underpads for Mr. Whitfield, a 71-year-old male.

**Relevant diagnoses**

1. Overflow incontinence (N39.490)
2. Benign prostatic hyperplasia with lower urinary tract symptoms (N40.1)
3. Diaper dermatitis (L22)

**Clinical summary**

Mr. Whitfield experiences leakage that requires seven briefs in 24 hours. Pharmacologic treatment with tamsulosin 0.4 mg for 9 months did not stop the leakage. Mr. Whitfield refuses an indwelling catheter. His height is 5 ft 10 in and his weight is 388 lb; his waist measures 62 inches, and extra large briefs do not close around it.

He also developed redness of both groins. This improved within 10 days with zinc paste and dry skin, which shows how important effective absorbency is.

**Products requested**

* Adult briefs, bariatric (T4543): 210 per month
* Underpads, large (T4541): 60 per month, two a night

Both quantities are below the respective limits of 360 and 150 per month.

**Conclusion**

Timely changes prevent skin breakdown and infection. I respectfully request approval of these products.

Sincerely,

Rosalind Achterberg, FNP
NPI 1533454975`,
  ],
  passages: [
    `Bariatric briefs are made for waists that the extra large size does not go around.`,
    `Per 3 months: 630 briefs (3 x 210) and 180 underpads (3 x 60).`,
    `Prior authorization criteria for incontinence products usually ask for a diagnosis, the type of incontinence, and the number of changes a day.`,
  ],
  edits: [
    [0, 'negation', 'he cannot close extra large briefs → he can close extra large briefs'],
    [0, 'retold', 'Nine months of tamsulosin 0.4 mg → Nine months of tamsulosin 4 mg'],
    [0, 'quantity', 'bariatric   210   (limit 360) → bariatric   310   (limit 360)'],
    [1, 'diagnosis', '#3 Diaper dermatitis [L22] → #3 Diaper dermatitis [L22] with cellulitis'],
    [1, 'side', 'Redness of groins (bilateral) → Redness of groin (left)'],
    [1, 'sum', '2/night = 60/month → 2/night = 90/month'],
    [2, 'other-role', 'has a waist of 62 inches → has a waist of 71 inches'],
    [2, 'sex', 'He does not want an indwelling → She does not want an indwelling'],
  ],
  corruptions: {
    'code-disease': [
      'Under N39.490 we code his {overflow → stress} incontinence.',
      'L22 – {diaper dermatitis → pressure ulcer}',
      'N40.1 = {benign prostatic hyperplasia → prostate cancer} with urinary symptoms',
    ],
    'other-item': [
      'T4543 {adult briefs, bariatric → youth briefs}: 210 / month',
      'He needs 60 {underpads → adult briefs} a month (T4541).',
      'Bariatric {briefs → protective underwear} under code T4543.',
    ],
    'description-detail': [
      'Benign prostatic hyperplasia {with → without} lower urinary tract symptoms.',
      'Diaper dermatitis{ → with candidal superinfection} (L22).',
      '{Overflow → Severe overflow} incontinence.',
    ],
    side: [
      'The redness of {both groins → the left groin} improved.',
      'Redness improved in the {groins → groins and under the right breast fold}.',
    ],
    sex: [
      '{Mr. → Mrs.} Whitfield uses seven briefs in 24 hours.',
      'A seventy-one-year-old {man → grandmother}.',
      '{His → Her} waist measures 62 inches.',
    ],
    choice: [
      'He requires the {bariatric → medium} brief.',
      'Underpads are the {large → extra large} kind.',
      '~ Briefs{ → in white} close with tabs.',
    ],
    device: [
      '{ → An external catheter system with leg bags is dispensed for the day.}',
      'Ordered: briefs, underpads{ → and disposable wipes with gloves}.',
      '{ → A bariatric bed with trapeze has been set up.}',
    ],
    medication: [
      '{Tamsulosin → Finasteride} for 9 months did not stop the leakage.',
      'Tamsulosin {0.4 → 0.8} mg did not stop the leakage.',
      '{ → Mirabegron is on his list now.}',
      '{ → He also uses nystatin powder twice a day.}',
    ],
    diagnosis: [
      '{ → Heart failure keeps him in a recliner.}',
      'Overflow incontinence{ → , type 2 diabetes} and dermatitis.',
    ],
    event: [
      '{ → He needed emergency catheterization for a blocked bladder.}',
      '{ → A transurethral resection in 2022 brought no benefit.}',
      '{ → Twice he slipped on the wet floor.}',
    ],
    treatment: [
      '{ → A silicone catheter gave him an allergic reaction.}',
      '{ → Intermittent catheterization was attempted without success.}',
      'Dry skin and {zinc paste → an antibiotic} improved the redness in 10 days.',
    ],
    social: [
      '{ → His roommate lifts him.}',
      '{ → He is cared for by his wife, who has arthritis herself.}',
      '~ { → He sings in a choir.}',
    ],
    attitude: [
      '~ { → Mr. Whitfield feels humiliated by accidents.}',
      '~ { → He understands the risks of refusing the catheter.}',
      '~ { → He is cooperative with skin care.}',
    ],
    negation: [
      'Extra large briefs {do not close → close}.',
      'He {refuses → accepts} an indwelling catheter.',
      'Tamsulosin {did not stop → stopped} the leakage.',
    ],
    organisation: [
      '{ → Magnolia Health has capped him at 180.}',
      '{ → He was discharged from Delta Regional with these products.}',
    ],
    attestation: [
      '{ → My signature confirms a visit in person for this purpose.}',
      '{ → The waist was measured by me and witnessed by the nurse.}',
    ],
    'relative-date': [
      '{ → His skin broke down again four days ago.}',
      '{ → At his appointment earlier this month he asked for more.}',
    ],
    'other-role': [
      'The waist measures {62 → 71} inches.',
      'Redness improved in {10 → 9} days.',
      '{ → His prostate weighs 60 grams.}',
      '{ → He leaks 360 mL a night.}',
    ],
    brackets: ['{ → [PSA 4.1, stable]}', 'Seven briefs in 24 hours. { → [wife counts 9]}'],
    'coverage-measure': [
      'Payers want the type of incontinence stated{ → and see here a residual of 480 mL}.',
      'More than the usual number is covered when needed{ → ; a Braden score of 13 shows the need}.',
    ],
    script: [
      'Briefs: {210 → ２８０} a month',
      '~ {Bariatric → Bаriatric} briefs, seven a day',
      'Underpads, {60 → ٩٠} a month',
    ],
    identifier: [
      '{N39.490 → N39.491} is the first diagnosis.',
      'Bariatric briefs are billed as {T4543 → T4534}.',
      'National Provider Identifier {1533454975 → 1533454795}',
      'MRN {MRN-541186 → MRN-541168}',
    ],
    'date-age': [
      'Born {09/27/1955 → 09/27/1953}',
      'He is {71 → 70} this November.',
      'Order of {November 16 → November 6}, 2026',
    ],
    quantity: [
      '{Seven → Nine} briefs in 24 hours.',
      'Underpads: 60 per {month → week}',
      'T4543: {210 → 270} a month, limit 360',
      'Large underpads are limited to {150 → 120} a month.',
    ],
    name: [
      'Earl {Whitfield → Whitehead}',
      '{Earl Thaddeus → Earl Theodore} Whitfield',
      'Rosalind {Achterberg → Achenbach}, FNP',
    ],
    retold: [
      'Tamsulosin was given for {nine → three} months without success.',
      'The waist of {62 → 52} inches rules out extra large.',
      'The redness of both groins {improved → got worse} in 10 days.',
      '{Two → Four} underpads a night are needed.',
    ],
    sum: [
      'Briefs and underpads make {270 → 300} pieces a month.',
      'Seven briefs over thirty days: {210 → 240}.',
      '60 underpads a month, {180 → 160} a quarter.',
    ],
  },
};
