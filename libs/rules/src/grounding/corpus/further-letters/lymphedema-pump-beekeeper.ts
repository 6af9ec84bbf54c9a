import type { CorpusCase } from '../corpus-case.ts';

/** A beekeeper with hereditary lymphedema of both legs needs a pump at home. */
export const lymphedemaPumpBeekeeper: CorpusCase = {
  id: 'lymphedema-pump-beekeeper',
  today: '2026-11-05',
  facts: {
    case_id: 29105,
    patient: {
      first_name: 'Caspian',
      last_name: 'Droste-Ilunga',
      dob: '1979-07-14',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '312 lb',
      address: '940 Clover Ridge Road, Honeywell Fork, MO 65999',
      phone: '(573) 555-0136',
      mrn: 'OVC-53307',
    },
    diagnoses: [
      { code: 'Q82.0', description: 'Hereditary lymphedema' },
      { code: 'E66.813', description: 'Obesity, class 3' },
      {
        code: 'Z87.2',
        description: 'Personal history of diseases of the skin and subcutaneous tissue',
      },
    ],
    items: [
      {
        item: 'Pneumatic compressor, segmental home model without calibrated gradient pressure',
        hcpcs: 'E0651',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'For both legs, 60 minutes once a day at 45 mmHg, in the evening. Swelling of both legs since the age of 14; his father and a paternal aunt have the same. Complete decongestive treatment in the clinic from 2026-06-01 to 2026-06-26, 5 days a week, took the left leg from 15.2 L to 13.1 L. In the 4 months since then he wore flat-knit stockings of 30-40 mmHg every day, did the exercises and raised his legs, and the left leg is back at 14.4 L on 2026-10-27. With a pump on loan from 2026-10-06 to 2026-10-26 no attack of cellulitis occurred and the left calf lost 2.5 cm. He has no heart failure and no deep vein thrombosis.',
      },
      {
        item: 'Segmental pneumatic appliance for use with pneumatic compressor, full leg',
        hcpcs: 'E0667',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '3 years',
        size: 'extra wide',
        justification:
          'One for each side. One for each leg, because both are swollen up to the groin. Thigh girth on 2026-10-27: 88 cm left, 81 cm right; a regular sleeve ends at 76 cm. Treating one leg after the other would take 2 hours a day.',
      },
    ],
    provider: { name: 'Georgiana Pell-Adeyemi, MD', npi: '1902465817', date_signed: '2026-11-05' },
    seen: [
      '2026-10-27, in clinic, by Georgiana Pell-Adeyemi, MD: pitting to the groin on both sides, positive Stemmer sign on both sides, thickened warty skin over the left ankle, no open wound, foot pulses strong, blood pressure 128/76.',
      '2026-10-27, limb volume by perometer: left 14.4 L, right 11.9 L.',
      '2026-09-22, venous duplex of both legs: no thrombus, no reflux.',
      '2026-09-22, echocardiogram: ejection fraction 62 %.',
    ],
    told: [
      'Who pays? Prairie Confluence Health',
      'Who supplies? Redbud Medical Equipment',
      'Lives with whom? With his husband Anselm, who helps him put on the stockings',
      'Work? Keeps 120 hives; stands and walks 9 hours a day from April to September',
      'Cellulitis? Three attacks in 2025, in March, July and November, all of the left leg; the last needed 4 nights in hospital and cefazolin by vein',
      'Nearest lymphedema therapist? 85 miles away, a drive of 1 hour 40 minutes each way',
      'Pain? Heaviness and aching, 5 of 10 before the loan of the pump and 2 of 10 at its end',
      'Diuretics? Furosemide taken in 2023 for 6 weeks without effect on the swelling',
    ],
    answered: [],
  },
  notes: [
    `November 5, 2026

Prairie Confluence Health, Medical Management

RE: Caspian Droste-Ilunga, 7/14/1979, MRN OVC-53307

Dear Doctor,

I am requesting a segmental pneumatic compression pump with two full-leg sleeves for Mr. Droste-Ilunga, a 47-year-old beekeeper with primary (hereditary) lymphedema of both lower limbs. The swelling began when he was fourteen, so he has carried it for some thirty-three years. His father has it, and so does his father's sister.

On examination last week there was pitting right up to the groin bilaterally and Stemmer's sign was positive bilaterally. The skin about the left ankle has become thick and warty, which tells us that the disease is long-standing. There were no open wounds, the pulses in the feet were strong, and the blood pressure was 128/76. Perometry showed 14.4 liters on the left and 11.9 on the right.

In June we gave him four weeks of complete decongestive therapy, five days a week. The left leg lost 2.1 liters. He then did at home what one asks of such patients: flat-knit stockings at 30-40 mmHg daily, exercise, elevation. In spite of this, 1.3 of those 2.1 liters have returned in four months. That is the definition of a conservative regimen that has been followed and has not been enough.

What worries me more than volume is infection. In 2025 he had cellulitis of the left leg three times, and on the third occasion, in November, he spent four nights in the hospital on intravenous cefazolin. Stagnant lymph invites bacteria, each infection scars more lymph vessels, and so the circle closes.

During a loan of the pump this October he had no infection, lost 2.5 cm at the left calf, and rated his discomfort at 2 out of 10, down from 5.

Congestive heart failure and deep vein thrombosis, the two usual reasons not to pump, are absent: the ejection fraction is 62% and the duplex was clean.

Sincerely,
Georgiana Pell-Adeyemi, MD
NPI 1902465817`,
    `REDBUD MEDICAL EQUIPMENT -- INTAKE CHECKLIST, PNEUMATIC COMPRESSION

CUSTOMER: DROSTE-ILUNGA, CASPIAN
ADDRESS: 940 CLOVER RIDGE ROAD, HONEYWELL FORK, MO 65999
PHONE: (573) 555-0136
INSURANCE: PRAIRIE CONFLUENCE HEALTH
DOCTOR: PELL-ADEYEMI, GEORGIANA, MD / NPI 1902465817
ORDER DATE: 11-05-2026

ITEM / CODE / QTY / LIMIT
PUMP, SEGMENTAL, NO CALIBRATED GRADIENT / E0651 / 1 / 1 PER 5 YR
SLEEVE, SEGMENTAL, FULL LEG, EXTRA WIDE / E0667 / 2 (1 R, 1 L) / 2 PER 3 YR

DX: Q82.0, E66.813, Z87.2

QUESTIONS WE MUST ANSWER BEFORE SHIPPING

LYMPHEDEMA DIAGNOSIS IN CHART? YES, HEREDITARY, BOTH LEGS.
4-WEEK TRIAL OF CONSERVATIVE TREATMENT? YES. CLINIC 06/01 TO 06/26/2026 (5 DAYS/WK, 20 TREATMENT DAYS), THEN STOCKINGS 30-40 MMHG, EXERCISE, ELEVATION FOR 4 MONTHS.
SYMPTOMS REMAIN? YES. LEFT LEG 14.4 L ON 10/27/2026.
CHF? NO. EF 62%.
DVT? NO. DUPLEX 09/22/2026.
ARTERIAL FLOW? FOOT PULSES STRONG.
OPEN WOUND? NO.
PRESSURE / TIME ORDERED? 45 MMHG, 60 MIN, 1X DAY, EVENING.
TRIAL OF DEVICE? YES, LOAN 10/06 TO 10/26/2026. LEFT CALF DOWN 2.5 CM.
WHY E0651 AND NOT E0652? DOCTOR ORDERED E0651. E0652 IS FOR CASES WHERE A PUMP WITHOUT CALIBRATED GRADIENT WON'T DO. THE LOAN WENT WELL, SO NO REASON TO ASK FOR MORE.
WHY EXTRA WIDE? THIGH GIRTH 88 CM L / 81 CM R. REGULAR SLEEVE STOPS AT 76 CM. SHORT BY 12 CM ON THE LEFT AND 5 CM ON THE RIGHT.
WHY TWO SLEEVES? BOTH LEGS SWOLLEN TO GROIN. ONE AFTER THE OTHER = 2 HOURS/DAY.
HELP AT HOME? HUSBAND (ANSELM), HELPS WITH STOCKINGS.`,
    `Lymphedema therapy discharge and follow-up letter

To whom it may concern,

This patient came to us in June, Monday to Friday, four weeks running. The way to our door is 85 miles. He drove it, an hour and forty minutes each way, so that in those four weeks he was on the road for well over sixty hours and 3,400 miles. I mention it because reviewers sometimes write, "continue clinic-based manual lymph drainage." For a man who lives where he lives, with 120 hives to look after and nine-hour days from spring to the end of summer, this is not a plan.

What we achieved: left leg 15.2 L at the start and 13.1 L at the end (minus 14%).

What remained of it in late October: 14.4 L on the left, with 11.9 L on the right. The left leg is thus larger by 2.5 L than the right, even though the right is itself swollen.

Did he do his homework? He wore the flat-knit stockings each day. He needs help to get them on, and his husband gives it. He exercised and elevated.

What did the loaned pump add? In three weeks his left calf went down by 2.5 cm, the heaviness and aching fell from 5/10 to 2/10 and cellulitis stayed away.

How should it be used? In the evening, both legs together, one hour, 45 mmHg. The stockings go on again in the morning. A pump moves fluid; a stocking keeps it from coming back. Neither replaces the other.

Water pills? Furosemide was tried for six weeks in 2023 and did nothing to the swelling, which does not surprise any lymphedema therapist, as diuretics draw off water but leave the protein behind.

Patient: Caspian Droste-Ilunga, 47. Physician: Georgiana Pell-Adeyemi, MD. Date of order: November 5, 2026.`,
    `CHIEF COMPLAINT: bilateral leg swelling, request for home pump.

HPI: Pt is a 47 yo male w/ hereditary lymphedema, onset age 14, FHx + (father, paternal aunt). Three episodes LLE cellulitis in 2025 (Mar, Jul, Nov); Nov episode inpt x4 nights, IV cefazolin. CDT 6/1-6/26/26. Compliant w/ compression 30-40, exercise, elevation since. Loaner pump 10/6-10/26, no cellulitis. C/o heaviness/aching 5/10 before loaner, 2/10 at the end.

SOCIAL: Married (husband Anselm). Beekeeper, 120 hives, on feet 9 h/d Apr-Sep.

PAST TX: furosemide 6 wks 2023, no effect.

VITALS: Ht 6'0" Wt 312 lb (141.5 kg) BMI 42.3 BP 128/76

EXAM (10/27/26): Pitting to groin bilat. Stemmer + bilat. L ankle: skin thick, warty. No ulcer/open wound. Pedal pulses strong.

MEASUREMENTS (10/27/26)
L leg vol 14.4 L
R leg vol 11.9 L
L thigh 88 cm
R thigh 81 cm

STUDIES (9/22/26)
Venous duplex bilat: neg for thrombus, neg for reflux
TTE: EF 62%

IMPRESSION:
1. Q82.0 hereditary lymphedema, bilat LE, L>R. Failed conservative mgmt: 13.1 L at end of CDT, 14.4 L four months later (+1.3 L).
2. E66.813 class 3 obesity. Aggravates lymphedema in general; did not cause this one, which began in adolescence and runs in the family.
3. Z87.2 hx of skin disease (recurrent cellulitis).

PLAN:
E0651 x1, E0667 x2 XW, 45 mmHg, 60 min qd in the evening. Continue stockings. No contraindication to IPC (no CHF, no DVT).

G. Pell-Adeyemi MD 11/05/2026`,
    `Prairie Confluence Health
Attention: medical reviewer

Three objections are commonly raised against a home pump. I should like to meet them before they are raised in the case of Caspian Droste-Ilunga.

**"The patient should lose weight instead."** He weighs 312 pounds at six feet and nobody denies that this matters. But lymphedema came first. It came at fourteen, as it had come to his father and his aunt. Some 26 liters of this man are his two legs (14.4 and 11.9). Heavy legs make it hard to move, and a person who moves less gains weight. Treat the legs, and moving becomes easier.

**"Compression stockings are enough."** They were given four months in which to prove it, worn every day, at 30-40 mmHg. At the beginning of that time the left leg held 13.1 liters. At the end it held 14.4. More than half of what the therapists had removed was back.

**"The pump is a convenience."** In 2025, without it, three bouts of cellulitis; the third cost four nights in a hospital bed and an antibiotic through the vein. A convenience does not stand between a patient and sepsis. I would not claim that three weeks without an infection prove anything, since the loan was short. That the leg shrank in those weeks, and ached less, is another matter; those were measured.

The request itself is modest. It is for the segmental pump *without* calibrated gradient, E0651, together with an extra wide sleeve (E0667) for either leg. The thighs measure 88 and 81 centimeters and will not go into sleeves that end at 76. The session is one hour, every evening, with both legs at once.

There is no heart failure, and no clot.

I ask for a favorable decision.

For the treating physician, Georgiana Pell-Adeyemi, MD (NPI 1902465817)
5 November 2026`,
    `# Statement of Medical Necessity
### Pneumatic compression for hereditary lymphedema

**Patient** Caspian Droste-Ilunga, male, 47
**Record** OVC-53307
**Payer** Prairie Confluence Health
**Supplier** Redbud Medical Equipment

---

**Summary.** The patient has had bilateral leg lymphedema since his teens, with recurrent infection in 2025. Complete decongestive therapy helped but the effect did not last. A segmental pump used on loan for twenty days reduced symptoms and girth.

**Course of the left leg**

| Date | Volume | Change |
|---|---|---|
| Start of therapy, June 1 | 15.2 L | |
| End of therapy, June 26 | 13.1 L | -2.1 L |
| October 27 | 14.4 L | +1.3 L |

**Infections in 2025**

- March: cellulitis, left leg
- July: cellulitis, left leg
- November: cellulitis, left leg, four nights in hospital, IV cefazolin

**Exclusion of other causes**

- *Venous:* duplex of both legs on September 22, 2026 showed neither thrombus nor reflux
- *Cardiac:* ejection fraction 62%
- *Arterial:* strong foot pulses

**Why bilateral, why full leg.** Pitting reaches the groin on both sides. Treating just the lower leg can push fluid into the thigh and leave it there.

**Why extra wide.** A regular sleeve closes up to 76 cm. The right thigh exceeds this by 5 cm and the left by 12 cm.

**Why at home.** The nearest lymphedema therapist is 85 miles off. One visit means a round trip of 170 miles and 3 hours 20 minutes.

**Prescription.** E0651, one unit; E0667, two units. 45 mmHg, 60 minutes, once daily. That makes seven hours of treatment a week.

**Duration.** Hereditary lymphedema has no cure; long-term use is to be expected.

*Georgiana Pell-Adeyemi, MD, NPI 1902465817, November 5, 2026*`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
