import type { CorpusCase } from '../corpus-case.ts';

/** A podiatrist, a wound nurse, a supplier and others write for negative-pressure therapy of a pear grower's heel ulcer. */
export const woundVacOrchardMan: CorpusCase = {
  id: 'wound-vac-orchard-man',
  today: '2027-03-18',
  facts: {
    case_id: 31106,
    patient: {
      first_name: 'Barnaby',
      last_name: 'Quillfeather',
      dob: '1955-10-08',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '196 lb',
      address: '2250 Pear Blossom Drive, Basalt Landing, OR 97999',
      phone: '(541) 555-0152',
      mrn: 'BLW-20937',
    },
    diagnoses: [
      { code: 'E11.621', description: 'Type 2 diabetes mellitus with foot ulcer' },
      {
        code: 'L97.412',
        description: 'Non-pressure chronic ulcer of right heel and midfoot with fat layer exposed',
      },
      {
        code: 'E11.51',
        description: 'Type 2 diabetes mellitus with diabetic peripheral angiopathy without gangrene',
      },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'Negative pressure wound therapy electrical pump, stationary or portable',
        hcpcs: 'E2402',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 month',
        justification:
          'Ulcer of the right heel since 2026-12-04. On 2027-01-20 it measured 4.6 x 3.8 x 0.9 cm, on 2027-02-17 4.5 x 3.7 x 0.9 cm and on 2027-03-15 4.4 x 3.6 x 1.0 cm: in 54 days the area shrank by 9 %. Moist dressings with alginate since 2027-01-20, debridement every week (8 times), a total contact cast from 2027-01-27 to 2027-03-10. Continuous pressure of -125 mmHg, for 3 months at most, with measurement every week.',
      },
      {
        item: 'Wound care set, for negative pressure wound therapy electrical pump, includes all supplies and accessories',
        hcpcs: 'A6550',
        quantity: 15,
        quantity_limit: 15,
        limit_period: '1 month',
        size: 'small foam',
        justification:
          'Dressing change 3 times a week, on Monday, Wednesday and Friday, by a home nurse. Exudate soaks 2 pads a day.',
      },
      {
        item: 'Canister, disposable, used with suction pump, each',
        hcpcs: 'A7000',
        quantity: 10,
        quantity_limit: 10,
        limit_period: '1 month',
        size: '300 mL',
        justification:
          'One canister is full after about 3 days; about 90 mL a day were measured in a trial of 48 hours from 2027-03-12.',
      },
    ],
    provider: { name: 'Noor Eskildsen, DPM', npi: '1624805379', date_signed: '2027-03-18' },
    seen: [
      '2027-03-15, in the wound clinic, by Noor Eskildsen, DPM: ulcer of the right heel 4.4 x 3.6 x 1.0 cm, fat exposed, no bone to the probe, base 80 % red granulation and 20 % yellow slough before debridement, no slough after it. No smell, no redness, no undermining. Dorsalis pedis pulse weak.',
      '2027-02-24, in the vascular laboratory: right toe pressure 54 mmHg, ankle-brachial index 0.78. Balloon angioplasty of the right anterior tibial artery on 2027-02-09.',
      '2027-03-02, blood: HbA1c 7.6 %, albumin 3.7 g/dL, CRP 6 mg/L. X-ray of the heel without a sign of bone infection.',
      '2027-03-17, at home, by Rutger Amankwah, RN: electric outlets beside bed and chair, telephone works, wife watched how the alarm is answered.',
    ],
    told: [
      'Who pays? Gorge Valley Senior Plan',
      'Who supplies? Basalt Wound Products',
      'Lives with whom? With his wife Henrietta',
      'Work? Pear grower, retired in 2021; his son runs the orchard',
      'Smoking? Stopped in 1998',
      'Medicines? Insulin glargine 28 units at night, clopidogrel 75 mg once a day, atorvastatin 40 mg once a day',
      'Cancer in the wound? Biopsy on 2027-01-20: none',
      'Walking? With a knee scooter, no weight on the right heel, since 2027-03-10',
    ],
    answered: [],
  },
  notes: [
    `March 18, 2027

Gorge Valley Senior Plan

Barnaby Quillfeather, DOB 10/08/1955

Dear Medical Reviewer:

I am the podiatrist treating Mr. Quillfeather, a retired pear grower of 71 with insulin-treated type 2 diabetes, for an ulcer of the right heel which opened on December 4, 2026. It has now been there for fifteen weeks, and for the last eight of them I have watched it do almost nothing.

He has had what guidelines ask for. We have debrided weekly, eight times. We have used alginate under moist conditions since January 20. A total contact cast, which is the gold standard of off-loading, was on from January 27 to March 10, six weeks to the day. His circulation was looked into and improved: balloon angioplasty of the anterior tibial artery on February 9, after which the toe pressure was 54 mmHg. His HbA1c is 7.6% and his albumin 3.7. Biopsy excluded cancer.

With all that the wound has gone from 4.6 x 3.8 to 4.4 x 3.6 cm. That is nine percent in area. An ulcer of the diabetic foot which has not come down by half in four weeks is unlikely to heal on the same treatment. This one has been given nearly twice that.

It is nevertheless a wound that is ready: on March 15 it was four fifths granulating, clean after debridement, not infected, and without bone at the bottom.

I ask for negative pressure at -125 mmHg, continuous, for no more than three months, with the sets and canisters to go with it.

What I would like to spare him is an amputation. In people with diabetes, most of those begin with an ulcer like this.

Sincerely yours,
Noor Eskildsen, DPM
NPI 1624805379`,

    `WOUND CARE NURSE - HOME READINESS & NPWT REQUEST

Visit: 3/17/27, home of B. Quillfeather, 2250 Pear Blossom Dr
By: Rutger Amankwah, RN

[x] Outlets: at the bed, at the chair
[x] Phone: working
[x] Caregiver: wife (Henrietta), watched how to answer the alarm
[x] Off-loading: knee scooter, NWB R heel since 3/10

WOUND LOG (R heel)
Date ....... L x W x D (cm) ....... area (L x W)
1/20/27 .... 4.6 x 3.8 x 0.9 ...... 17.5 cm2
2/17/27 .... 4.5 x 3.7 x 0.9 ...... 16.7 cm2
3/15/27 .... 4.4 x 3.6 x 1.0 ...... 15.8 cm2

Depth has gone UP a millimeter while the outline has gone down two. Stalled.

DRAINAGE
2 pads soaked per day. In the 48-hr trial that began 3/12 about 90 mL/day were measured.

SCHEDULE
M-W-F changes by home nursing. 3/wk = 13 or 14 sets in a month; 15 are ordered.
Canister 300 mL at 90 mL/day fills in 3 days and a bit = about 10 a month.

CONTRAINDICATIONS LOOKED FOR
Necrotic tissue with eschar: no (no slough left after debridement 3/15)
Untreated osteomyelitis: no (X-ray clear, CRP 6, probe doesn't reach bone)
Malignancy: no (biopsy 1/20)
Unexplored fistula/undermining: no undermining
Exposed vessels/organs: fat layer only
Bleeding risk: takes clopidogrel 75 mg daily. Not a contraindication, but it's something for every nurse to know. Bright red in the canister = pump off, pressure on, call.

WHO TO CALL
Home phone (541) 555-0152

R. Amankwah RN`,

    `BASALT WOUND PRODUCTS
NPWT INTAKE / PAYER PACKET

PLAN: GORGE VALLEY SENIOR PLAN
MEMBER: QUILLFEATHER, BARNABY - M - 71
WOUND TYPE: DIABETIC (NEUROISCHEMIC OR ISCHEMIC) FOOT ULCER, RIGHT HEEL
ICD-10-CM: E11.621, L97.412, E11.51, Z79.4

REQUEST
E2402 x 1 / MONTH (RENTAL)
A6550 x 15 / MONTH
A7000 x 10 / MONTH
DURATION: UP TO 3 MONTHS. THAT IS AT MOST 45 SETS AND 30 CANISTERS IN ALL.

CHECKLIST AS COMMONLY USED FOR CHRONIC ULCERS
1. WOUND EVALUATION AND MEASUREMENTS DOCUMENTED BY LICENSED CLINICIAN - YES, 01/20, 02/17, 03/15/2027
2. MOIST DRESSINGS APPLIED - YES, ALGINATE SINCE 01/20/2027
3. DEBRIDEMENT OF NECROTIC TISSUE - YES, WEEKLY
4. NUTRITION CONSIDERED - ALBUMIN 3.7 G/DL (03/02/2027)
5. DIABETES MANAGEMENT PROGRAM - INSULIN GLARGINE 28 U NIGHTLY; HBA1C 7.6%
6. PRESSURE ON THE FOOT REDUCED - TOTAL CONTACT CAST THROUGH 03/10/2027; KNEE SCOOTER AFTER THAT

EXCLUSIONS
ESCHAR? NO. OSTEOMYELITIS? NO SIGN ON X-RAY. CANCER? NO. FISTULA? NONE IS RECORDED; NO UNDERMINING.

CONTINUED COVERAGE
PLANS USUALLY WANT MONTHLY PROOF OF PROGRESS. THE ORDER CALLS FOR MEASUREMENT EVERY WEEK, SO THERE WILL BE FOUR OR FIVE SETS OF FIGURES EACH MONTH. IF THE WOUND STOPS PROGRESSING, THE RENTAL STOPS.

SIZES: SMALL FOAM; 300 ML CANISTER.

ORDERING PRACTITIONER
NOOR ESKILDSEN, DPM - NPI 1624805379 - SIGNED 03/18/2027`,

    `Prior Authorization Narrative (AI-assisted draft)

### Patient snapshot
Barnaby Quillfeather is a 71-year-old retired pear grower who lives with his wife, Henrietta. He has type 2 diabetes treated with insulin, peripheral angiopathy, and a non-healing ulcer on his right heel with the fat layer exposed.

### The trajectory
> Fifty-four days. Eight debridements. Six weeks of casting. One revascularization. Nine percent.

### What has been optimized

| Domain | Action or result |
|---|---|
| Perfusion | Angioplasty of the right anterior tibial artery, 2/9/2027; toe pressure 54 mmHg, ABI 0.78 (2/24) |
| Off-loading | Total contact cast, then knee scooter |
| Infection | CRP 6 mg/L; X-ray without signs of bone infection; no odor or erythema |
| Glycemia | HbA1c 7.6% |
| Nutrition | Albumin 3.7 g/dL |
| Tobacco | None since 1998 |
| Malignancy | Excluded by biopsy |

### Why negative pressure now?

Negative pressure draws the edges of the wound together, removes exudate, and promotes granulation. It isn't intended for a wound without adequate blood supply, and it was therefore reasonable to wait until perfusion had been restored. A toe pressure above roughly 30 mmHg, and more so above 50, makes healing plausible.

The wound bed on March 15 consisted of 80% granulation tissue with 20% slough, all of which was removed.

### Request
1. **E2402** – pump, one per month
2. **A6550** – wound care sets, fifteen per month
3. **A7000** – 300 mL canisters, ten per month

### Stopping rule
Three months at most.

### Safety
Mr. Quillfeather takes clopidogrel. Nursing visits occur three times weekly, and the home has been checked for outlets and a telephone.

**Noor Eskildsen, DPM** · NPI 1624805379`,

    `From: patient liaison desk, wound center
To: Gorge Valley Senior Plan
Re: expedited review, Quillfeather

Dear Reviewer,

May I add a page to what Dr. Eskildsen sends you? I write these for patients whose papers tend to be read quickly.

Please picture the calendar instead of the codes. Mr. Quillfeather's heel opened in the first week of December. Christmas passed, New Year passed. On the 20th of January the wound center measured it and took a biopsy. A week later he was put in a total contact cast and stayed in one for 42 days. In the middle of this, on February 9, a balloon was used to open an artery of that same leg. By March 15 he had had eight debridements. The wound was two millimeters shorter and two millimeters narrower than when we began.

That isn't neglect on anybody's part. It is what heel ulcers do when diabetes has narrowed the arteries.

Now the other side. Nothing stands in the way any longer. No infection. No dead tissue left in the base. No bone in reach of the probe. The toe pressure is 54. He puts no weight on the heel; he goes about on a knee scooter. His wife is at home. She has watched the nurse show how the alarm is answered.

A nurse will come on Mondays, Wednesdays and Fridays. Three visits replace seven days of soaked pads, two a day, fourteen a week.

Compare the costs. Three months of a rented pump on the one hand. On the other, if it goes wrong, a leg: surgery, rehabilitation, a prosthesis, and a man of 71 learning to walk again. I don't think the comparison is close.

Thank you for a quick answer.

Wound center liaison
for Noor Eskildsen, DPM`,

    `SOAP / podiatry / 03-15-2027, addended for PA 03-18-2027

S
71M, DM2 on insulin. R heel ulcer since 12/4/26. NWB on knee scooter since TCC came off 3/10. Retired (son has the orchard). Quit smoking '98.

O
R heel 4.4 x 3.6 x 1.0, fat exposed, PTB neg. 80/20 granulation/slough pre-debridement, 100% clean after. No malodor, erythema or undermining. DP weak.
Prev: 4.5 x 3.7 x 0.9 (2/17), 4.6 x 3.8 x 0.9 (1/20).
ABI 0.78, toe 54 (2/24, i.e., 15 days post-PTA).
Labs 3/2: A1c 7.6, alb 3.7, CRP 6. XR neg for osteo.
NPWT trial 48 h from 3/12: ~90 mL/d, so ~180 mL over the trial.

A
1. E11.621 / L97.412, R heel DFU, fat layer, stalled: -9% area in just under 8 wks
2. E11.51, PAD, s/p R ant tib angioplasty
3. Z79.4

P
- NPWT (E2402) -125 continuous, max 3 mo. Weekly measurements
- Sets (A6550) #15/mo, small foam, change M/W/F
- Canisters (A7000) 300 mL #10/mo
- Continue clopidogrel 75, atorva 40, glargine 28 u qHS
- NWB R heel
- Hold NPWT & call for bleeding, spreading redness, fever

Alternatives: continue alginate (failed, see above); skin substitute (depth 1 cm; a cavity is better filled first); surgery (premature).

N. Eskildsen DPM 1624805379`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
