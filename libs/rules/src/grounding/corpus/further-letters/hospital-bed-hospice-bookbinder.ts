import type { CorpusCase } from '../corpus-case.ts';

/** A hospice physician, a hospice nurse, a medical director's second opinion, an equipment clerk, a social worker and a model's draft write for a dying bookbinder. */
export const hospitalBedHospiceBookbinder: CorpusCase = {
  id: 'hospital-bed-hospice-bookbinder',
  today: '2026-03-23',
  facts: {
    case_id: 35108,
    patient: {
      first_name: 'Winifred',
      last_name: 'Castellane-Obi',
      dob: '1944-10-30',
      gender: 'female',
      height: '5 ft 0 in',
      weight: '96 lb',
      address: '70 Vellum Street, Old Sorrel, KY 40999',
      phone: '(859) 555-0185',
      mrn: 'LHH-00734',
    },
    diagnoses: [
      { code: 'C34.31', description: 'Malignant neoplasm of lower lobe, right bronchus or lung' },
      { code: 'C79.51', description: 'Secondary malignant neoplasm of bone' },
      { code: 'L89.152', description: 'Pressure ulcer of sacral region, stage 2' },
      { code: 'Z51.5', description: 'Encounter for palliative care' },
    ],
    items: [
      {
        item: 'Hospital bed, semi-electric, with side rails and mattress',
        hcpcs: 'E0260',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Her upper body has to be raised to 45 degrees because of breathlessness; lying flat, her breathing rate rises from 22 to 32. Pain from metastases in the lumbar spine and the left hip is 8 of 10 when she is lifted from the low bed and 4 of 10 at a height of 22 in. Pillows and a foam wedge were tried from 2026-03-09 to 2026-03-16; she slid down within 1 hour. She needs a change of position every 2 hours and cannot turn by herself. Her husband has had a hernia operation and may not lift more than 20 lb.',
      },
      {
        item: 'Gel or gel-like pressure pad for mattress',
        hcpcs: 'E0185',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Stage 2 pressure ulcer of the sacrum, 2.0 x 1.5 cm on 2026-03-19, first seen on 2026-03-12 with 1.2 x 1.0 cm. Braden score 13. She lies in bed about 20 hours a day.',
      },
      {
        item: 'Commode chair with fixed arms',
        hcpcs: 'E0163',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'The bathroom is upstairs, 14 steps, and the bed will stand in the sitting room on the ground floor. She can stand and turn with one helper for 3 to 4 steps.',
      },
    ],
    provider: { name: 'Solveig Abiodun-Hart, MD', npi: '1223960478', date_signed: '2026-03-23' },
    seen: [
      '2026-03-19, at home, by Solveig Abiodun-Hart, MD: awake and oriented, breathing rate 22 at 45 degrees and 32 flat, saturation 91% on 2 L/min of oxygen, pressure ulcer 2.0 x 1.5 cm without sign of infection, Palliative Performance Scale 40%.',
      '2026-03-12, at home, by Cuthbert Nyland, RN: pressure ulcer 1.2 x 1.0 cm, Braden score 13, pain 8 of 10 on lifting, weight 96 lb (104 lb on 2026-02-10).',
    ],
    told: [
      'Who pays? Bluegrass Hearth Health, hospice benefit since 2026-03-02',
      'Hospice? Lantern Hill Hospice',
      'Who supplies? Old Sorrel Home Equipment',
      'Specialty of the provider? Hospice and palliative medicine',
      'Lives with whom? With her husband Barnaby, 84; their niece Theodora comes at 8 a.m. and 6 p.m.',
      'Work? Retired bookbinder',
      'Wishes? To stay at home and not to go back to hospital; a do-not-resuscitate order was signed on 2026-03-03',
      'Medicines? Morphine 10 mg by mouth every 4 hours, senna, dexamethasone 4 mg each morning',
      'Oxygen? Concentrator at 2 L/min, already in the home',
      'Room for the bed? Sitting room of 12 x 14 ft, ground floor, outlet by the window',
      'More chemotherapy? Declined on 2026-02-24',
      'Allergies? Codeine: vomiting',
    ],
    answered: [],
  },
  notes: [
    `23 March 2026

Bluegrass Hearth Health
Hospice Benefit

Dear Sir or Madam,

Mrs. Castellane-Obi is eighty-one and is dying of lung cancer, which has reached her bones. On February 24 she declined more chemotherapy. She entered hospice care on March 2 and the day after signed an order that she not be resuscitated. She wishes to remain at home. My letter concerns what it takes to honor that.

I visited her on Thursday. Sitting at 45 degrees she breathed 22 times a minute; laid flat, 32. Pillows and a foam wedge will not hold her there. They were tried for a week and she slid down within the hour, onto a sacrum that has an ulcer on it. That ulcer measured 1.2 by 1.0 cm when our nurse first saw it on the 12th. Seven days later it was 2.0 by 1.5 cm.

She cannot turn herself. Whoever turns her must lift her, and her own bed is low. Lifting from there costs her pain of 8 out of 10; at a height of 22 inches it is 4. Halving the pain of a woman who has to be moved every two hours, day and night, is reason enough for a bed whose height can be set. Her husband Barnaby is eighty-four and after a hernia operation may lift no more than twenty pounds. She weighs ninety-six.

The gel pad goes on the mattress for the ulcer. The commode is required since the only bathroom is up fourteen stairs and she manages three or four steps with someone holding her.

I do not think in years for this lady. Please let the bed come this week.

Solveig Abiodun-Hart, MD
Hospice and Palliative Medicine
NPI 1223960478`,
    `LANTERN HILL HOSPICE
RN NARRATIVE FOR DME
C. Nyland, RN

Pt: W. Castellane-Obi, 81F, MRN LHH-00734
Primary dx: C34.31. Mets: C79.51 (L-spine, L hip). Wound: L89.152. Z51.5.
Code status: DNR 3/3/26.
Allergy: codeine (vomiting).

RESP - SOB flat. HOB must be 45. RR 22 up / 32 flat per MD 3/19. O2 2L conc in home, sat 91.
PAIN - 8/10 w/ lift from low bed, 4/10 at 22 in. MS 10 mg PO q4h ATC (60 mg/day). Dex 4 mg qAM. Senna.
SKIN - sacrum stage 2. 3/12: 1.2 x 1.0. 3/19: 2.0 x 1.5. No infection. So the area (L x W) went 1.2 to 3.0 sq cm, two and a half times in a week. Braden 13. In bed ~20 h/day.
MOBILITY - can't turn self. Stand-pivot x1 assist, 3-4 steps.
WT - 104 lb 2/10, 96 lb 3/12. Down 8 lb in a month, roughly 8%.
CAREGIVERS - husband, 84, no lifting >20 lb (hernia op). Niece Theodora 8a and 6p.
TRIED - pillows + wedge 3/9 to 3/16. Slid in <1 h.
HOME - bath upstairs (14 steps). Sitting room, ground floor, 12x14, outlet by window.

NEED
E0260 semi-elec bed w/ rails + mattress
E0185 gel pad
E0163 commode, fixed arms

WHY SEMI-ELECTRIC: head and knees have to go up and down many times in 24 h, w/ a frail spouse at the controls. Button, not crank. Height by crank is enough, once set at 22 in it stays.

WHY RAILS: gives her something to hold during turns.

She wants to stay home. No hospital.`,
    `INTERNAL REVIEW MEMO

Subject: Castellane-Obi, W. - does the chart support the order?

Question 1. Does the patient require positioning not feasible in an ordinary bed?
Finding: Yes. Elevation to 45 degrees is needed, well above the 30 degrees that payers often use as a threshold. The rate of breathing changes by 10 a minute between the two positions. The wedge and pillows failed after a one-week trial (March 9-16).

Question 2. Does she require changes of position, and frequent ones?
Finding: Yes. Every two hours, which is twelve times in a day. Dependent on others.

Question 3. Is variable height justified?
Finding: Yes. Difference in pain score of four points between the low bed and 22 inches.

Question 4. Is the support surface justified?
Finding: Yes. An existing stage 2 ulcer, enlarging, Braden 13. A more costly powered surface (for instance alternating pressure) has not been requested, and with a single small stage 2 ulcer it would be hard to argue for one.

Question 5. Is the commode justified?
Finding: Yes. She will be confined to one floor, on which there is no bathroom.

Question 6. Is there duplication?
Finding: The concentrator is in place already and does not figure in this order. No other equipment overlaps.

Question 7. Prognosis and goals?
Finding: PPS 40%. DNR. Chemotherapy declined. The patient's stated wish is to stay home. Comfort is the outcome by which the equipment should be judged.

Conclusion: E0260, E0185 and E0163, one each, are supported. Ordering physician: Solveig Abiodun-Hart, MD, NPI 1223960478. Order dated 03/23/2026.`,
    `OLD SORREL HOME EQUIPMENT
RENTAL / PURCHASE REQUEST

DATE: 3/23/26
HOSPICE: LANTERN HILL
PLAN: BLUEGRASS HEARTH HEALTH

PATIENT: WINIFRED CASTELLANE-OBI
SEX F   DOB 10/30/44   HT 60 IN   WT 96 LB
DELIVER TO: 70 VELLUM STREET, OLD SORREL, KY 40999
CALL FIRST: (859) 555-0185

+-------+------------------------------------------------+-----+------------+
| CODE  | DESCRIPTION                                    | QTY | LIMIT      |
+-------+------------------------------------------------+-----+------------+
| E0260 | Semi-electric bed, side rails, mattress        |  1  | 1/month    |
| E0185 | Gel pad for mattress                           |  1  | 1/5 years  |
| E0163 | Commode, fixed arms                            |  1  | 1/5 years  |
+-------+------------------------------------------------+-----+------------+

Set-up: ground-floor sitting room, 12 by 14 feet, outlet by the window. A standard hospital bed takes about 3 by 7 feet, so there is space to walk round both sides, and for the commode next to it. Mains outlet is within the room. The oxygen concentrator is already there on site; keep cords and tubing off the floor path.

Who is home: Mr. Barnaby (84), who must not lift over 20 lb. He should not be asked to move furniture. The niece is there at 8 in the morning and 6 in the evening, good hours to deliver if a second pair of hands is wanted.

Medical reasons, from the physician's order: breathless when flat; bone metastases, painful to lift; sacral ulcer stage 2; cannot turn alone; toilet one flight up.

Diagnosis codes C34.31, C79.51, L89.152, Z51.5.

MD: Solveig Abiodun-Hart, NPI 1223960478.

As a hospice patient she should be scheduled ahead of routine orders.`,
    `Dear Benefits Coordinator,

I am writing as a social worker about Winifred Castellane-Obi, and because the clinical arguments are in other hands I should like to describe the household.

There are two people in it. Winifred is 81 and bound books until she retired. Barnaby, her husband, is 84. There is a third who makes it possible, their niece Theodora, who comes twice a day, at eight in the morning and at six in the evening. Between those two hours lie ten in the daytime and fourteen from evening to morning, in which Barnaby is alone with his wife.

He has been told, after hernia surgery, not to lift anything heavier than twenty pounds. Winifred weighs nearly five times that. She cannot turn over without help and must be turned every two hours. In an ordinary low bed that is not something he can do. With a bed that can be raised, with a motor for the head and rails for her to hold, it is much nearer to something that an old man may do safely.

The house has fourteen steps between her and the bathroom. The hospital bed would be in the sitting room, by the window outlet, and the commode beside it.

She has made her wishes plain. No more chemotherapy (that was February 24). No resuscitation (March 3). No hospital. She wants to be at home.

An admission for want of a bed would be dearer to the plan than the bed, and would be precisely what she has said she does not want.

Requested, through Old Sorrel Home Equipment and on the order of Dr. Abiodun-Hart of March 23: semi-electric bed (E0260), gel pad (E0185), commode (E0163).

With respect,
Hospice Social Work`,
    `## Home equipment for end-of-life care

*Patient:* **Winifred Castellane-Obi**, 81 · *Hospice:* Lantern Hill · *Plan:* Bluegrass Hearth Health

### Key points

1. **Advanced cancer.** Malignant neoplasm of the right lower lobe (C34.31) with bone metastases (C79.51), in the lumbar spine and left hip.
2. **Breathing.** Needs 45° elevation; RR 22 → 32 when flat. SpO₂ 91% on 2 L/min.
3. **Pain.** On morphine 10 mg every four hours and dexamethasone 4 mg each morning. Even so, 8/10 when lifted from a low bed.
4. **Skin.** Sacral pressure ulcer, stage 2 (L89.152), growing.
5. **Weight.** 104 lb on February 10; 96 lb on March 12.

### Matching needs and equipment

| Need | Equipment | Why simpler means fail |
|---|---|---|
| Stay at 45° | E0260 | Wedge and pillows: slid down within 1 hour |
| Turn every 2 h, less pain | E0260 (height, rails) | Low bed doubles the pain |
| Protect sacrum for ~20 h/day in bed | E0185 | A plain mattress presses on the bone; Braden 13 |
| Toilet on the ground floor | E0163 | 14 stairs; she can take 3–4 steps with one helper |

### What was *not* ordered

A fully electric bed, a powered mattress and a patient lift are not part of this order. With one helper she can still stand and turn.

### A word on codeine

Codeine made her vomit; morphine is what she takes now. The intolerance has no bearing on the equipment but is listed for completeness.

### Goal

To remain at home, oriented and as comfortable as possible. She was awake and oriented at the home visit of March 19.

**Solveig Abiodun-Hart, MD**
NPI 1223960478
March 23, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
