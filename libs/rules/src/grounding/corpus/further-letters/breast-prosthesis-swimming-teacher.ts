import type { CorpusCase } from '../corpus-case.ts';

/** A teacher of swimming lost her right breast and needs a form, bras and something for the water. */
export const breastProsthesisSwimmingTeacher: CorpusCase = {
  id: 'breast-prosthesis-swimming-teacher',
  today: '2026-10-29',
  facts: {
    case_id: 29110,
    patient: {
      first_name: 'Verena',
      last_name: 'Ashgrove-Diallo',
      dob: '1968-10-11',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '151 lb',
      address: '26 Millpond Lane, Sable Creek, WI 53999',
      phone: '(608) 555-0192',
      mrn: 'SCW-14578',
    },
    diagnoses: [
      { code: 'Z90.11', description: 'Acquired absence of right breast and nipple' },
      { code: 'Z85.3', description: 'Personal history of malignant neoplasm of breast' },
      { code: 'M54.6', description: 'Pain in thoracic spine' },
    ],
    items: [
      {
        item: 'Breast prosthesis, silicone or equal, without integral adhesive',
        hcpcs: 'L8030',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '2 years',
        size: '8',
        color: 'deep tan',
        justification:
          'Right side. Replaces the breast removed by mastectomy on 2024-03-19. Her present form of 2024-07-08 leaks at the seam since September 2026 and is 27 months old. It weighs 480 g, the left breast about 720 g since she gained 14 lb, so that it no longer balances; the right shoulder stands 1.5 cm higher. Pain between the shoulder blades is 5 of 10 at the end of the day, and was 2 of 10 after 5 days with a fitting form of 710 g in size 8 from 2026-10-12 to 2026-10-16. Reconstruction is not wished; the radiated skin heals poorly.',
      },
      {
        item: 'Breast prosthesis, mastectomy bra, without integrated breast prosthesis form, any size, any type',
        hcpcs: 'L8000',
        quantity: 4,
        quantity_limit: 4,
        limit_period: '12 months',
        color: 'two beige and two black',
        size: '38 D',
        justification:
          'With a pocket that holds the form. Her bras of 2025 are size 36 C and the band cuts into the scar. She sweats at the pool hall, which has 86 °F, and changes the bra twice a day. The straps are wide, because a narrow strap pressed a groove of 4 mm into the left shoulder.',
      },
      {
        item: 'Breast prosthesis, mastectomy form',
        hcpcs: 'L8020',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '6 months',
        size: '8',
        justification:
          'Right side. A light foam form for the water and for the night. Chlorine makes silicone brittle and the heavy form pulls in the water. She is in the pool 12 hours a week. At night the scar is tender to the weight of silicone.',
      },
    ],
    provider: { name: 'Rosemarie Thackeray-Obi, NP', npi: '1508693724', date_signed: '2026-10-29' },
    seen: [
      '2026-10-06, in clinic, by Rosemarie Thackeray-Obi, NP: scar of 18 cm, flat and closed, no lump, skin of the right chest wall dry and firm after radiation, no swelling of the right arm, muscles between the shoulder blades tender.',
      '2026-10-12, at Willow & Wren Fitting Room, by Hyacinth Morrow, certified mastectomy fitter: chest below the breast 38 in, cup D, form size 8.',
      '2026-09-30, mammogram of the left breast: no sign of cancer.',
    ],
    told: [
      'Cancer? Invasive ductal carcinoma of the right breast, found in February 2024; mastectomy on 2024-03-19, radiation from 2024-05-06 to 2024-06-14, 30 sessions',
      'Medication? Letrozole 2.5 mg daily since July 2024',
      'Who pays? Dairyland Teachers Health',
      'Who supplies? Willow & Wren Fitting Room',
      'Lives with whom? With her husband Aurelio',
      'Work? Teaches children to swim, 24 hours a week, 12 of them in the water',
      'Other treatment of the back? Physical therapy, 6 sessions from 2026-08-04 to 2026-09-08, helped for a day each time',
      'Sleep? Wakes twice a night from the scar when she wears the silicone form',
    ],
    answered: [],
  },
  notes: [
    `October 29, 2026

Dairyland Teachers Health

Regarding: Verena Ashgrove-Diallo, DOB 10/11/1968, MRN SCW-14578

Dear Reviewer,

I follow Mrs. Ashgrove-Diallo after treatment for invasive ductal carcinoma of the right breast. It was found in February 2024. She had a mastectomy the next month and thirty sessions of radiation in May and June, and has taken letrozole, 2.5 mg daily, since July of that year. Her left mammogram on September 30 was clear. She turned 58 this month.

When I examined her on October 6 the scar, 18 cm in length, was flat and closed, and I felt no lump. The skin of the right chest wall is dry and firm from radiation. Her arm is not swollen. The muscles between the shoulder blades were tender.

That tenderness has an explanation. Her silicone form, received in July 2024, weighs 480 g. The left breast, after a weight gain of 14 pounds, weighs about 720. She is thus half a pound heavier on one side of her chest than on the other, all day, and the body answers by hiking the right shoulder, which now stands 1.5 cm higher. By evening she rates her back pain at 5. Physical therapy in August and September gave relief for a day at a time. Five days with a properly weighted form brought the pain to 2.

The old form has also begun to leak at the seam. It is past two years of age.

She does not wish reconstruction, and irradiated skin that heals poorly would make it hazardous in any event.

I prescribe a silicone prosthesis (L8030), four mastectomy bras (L8000) and a foam form (L8020). Federal law, as you know, requires plans that cover mastectomy to cover prostheses too.

Sincerely,
Rosemarie Thackeray-Obi, NP
NPI 1508693724`,
    `WILLOW & WREN FITTING ROOM
Fitter's report, Hyacinth Morrow, certified mastectomy fitter

Client: Verena Ashgrove-Diallo
Fitting: October 12, 2026
Side: RIGHT

MEASUREMENTS
Underbust 38 in
Cup D
Form size 8

WHAT SHE CAME IN WITH
- Silicone form dated 07/08/2024, 480 g, seam leaking
- Bras 36 C, bought in 2025. Band rides on the scar and cuts in. So the band is one size small and the cup likewise.
- Groove in left shoulder, 4 mm, from narrow strap

WHAT WE TRIED
Size 8 silicone, 710 g, deep tan, worn October 12 to 16. Back pain 2/10 after the five days (it is 5/10 on ordinary evenings). The new form is 230 g heavier than the old and within about 10 g of the other breast.

WHAT WE SUGGEST

| Item | Code | Number | Per |
|---|---|---|---|
| Silicone form, right, 8, deep tan | L8030 | 1 | 2 years |
| Pocketed bra, 38 D, wide strap | L8000 | 4 (2 beige, 2 black) | 12 months |
| Foam form, right, 8 | L8020 | 1 | 6 months |

WHY FOUR BRAS
She teaches at a pool. The hall is 86 degrees. She changes bras twice daily, so with four there are two on the line while two are in use.

WHY A FOAM FORM
Silicone and chlorine do not agree. And silicone on a tender scar at night is no blessing; she wakes twice.

A bra without a pocket lets a form slide out when one bends forward. Anybody who teaches children to swim bends forward.

Ordering practitioner: Rosemarie Thackeray-Obi, NP`,
    `S: 58 y.o. female s/p R mastectomy (3/19/24) for IDC, s/p XRT 30 fx (5/6-6/14/24), on letrozole 2.5 mg qd since 7/24. C/o mid-back pain, 5/10 end of day. Prosthesis leaking since September. Bra band cuts into scar. Nocturnal awakening x2 d/t scar when wearing silicone form. Works as swim instructor 24 h/wk, 12 in water. Wt gain 14 lb. Declines reconstruction.

O: 5'5", 151 lb. Chest wall (10/6/26): R scar 18 cm, flat, closed; skin dry, firm, post-radiation; no mass. RUE no edema. Interscapular muscles tender. R shoulder 1.5 cm higher. L shoulder strap groove 4 mm.
Mammo L 9/30/26: no sign of ca.
Prosthesis in use: 480 g (7/8/24). L breast ~720 g. Difference ~240 g.

A:
1. Z90.11, acquired absence R breast/nipple
2. Z85.3, hx breast ca
3. M54.6, thoracic spine pain, in keeping with asymmetric load: improved to 2/10 with correct-weight form (10/12-10/16). PT x6 (8/4-9/8): transient benefit.

P:
L8030 x1 (R, size 8, deep tan), replacement: leaking, 27 mo old, wrong weight
L8000 x4 / 12 mo, 38D
L8020 x1 / 6 mo, R, size 8: aquatic + night
Vendor: Willow & Wren Fitting Room. Payer: Dairyland Teachers Health.

R. Thackeray-Obi NP, 1508693724, 10/29/26`,
    `Dear Sir or Madam at Dairyland Teachers Health:

It may help if somebody tells you, without codes to start with, what a day is like.

Verena teaches children to swim. Twenty-four hours a week she is at the pool, and half of them she is in it. The hall is kept at 86 degrees, for children get cold. On dry land she wears a silicone form in a bra. The bra was bought a year ago or so and was a 36 C; she has since become a 38 D, and its band lies right on the scar. The form dates from July 2024, it is too light by about half a pound, and since September something oozes from its seam. By evening her back hurts, five out of ten.

In the water the silicone is of no use at all. It drags. Chlorine ruins it.

At night, if she leaves it on, the scar wakes her up two times.

She lives with her husband, Aurelio, at 26 Millpond Lane in Sable Creek. She has gone through cancer, an operation, thirty days of radiation. She takes her tablet. She has decided against having another breast made, which is her right, and her skin would make it a risk.

Now the codes. L8030, one, the silicone form, right side, size 8. L8000, four, bras with a pocket. L8020, one, the foam form for the pool and for the night.

Does any of this exceed your limits? It doesn't. One in two years: the last was 27 months ago. Four in twelve months. One in six months.

Would one form not be enough? It would have to weigh 710 grams on the street and next to nothing in the pool.

The nurse practitioner who signed the order on October 29, 2026 is Rosemarie Thackeray-Obi, NPI 1508693724. I have only lent her my pen.`,
    `DAIRYLAND TEACHERS HEALTH / DME QUESTIONNAIRE: BREAST PROSTHESES

1. MEMBER NAME: Verena Ashgrove-Diallo
2. DATE OF BIRTH: October 11, 1968
3. DATE OF MASTECTOMY: March 19, 2024
4. SIDE: Right
5. DIAGNOSIS CODES: Z90.11, Z85.3, M54.6

6. IS THIS A FIRST PROSTHESIS OR A REPLACEMENT?
Replacement. The present one was provided on July 8, 2024, sixteen weeks after surgery.

7. IF A REPLACEMENT, WHY?
(a) Age: 27 months, limit 24.
(b) Damage: leak at the seam.
(c) Change in condition: 14 lb gained. The remaining breast outweighs the form by half (720 against 480 g).

8. BRAS: NUMBER AND REASON
Four (two beige, two black). The old size no longer fits. Heat and sweat at work call for two changes a day.

9. SECOND TYPE OF PROSTHESIS REQUESTED? IF YES, WHY?
Yes. Mastectomy form of foam, L8020. For swimming, which is her occupation (12 hours in the water a week, or some 50 a month), and for sleep, as the scar does not bear the weight of silicone. A second form of a different type for a different purpose is allowed by many plans.

10. ANY SKIN PROBLEM AT THE SITE?
Scar closed and flat. Skin dry and firm after radiation. For skin of this kind a form without adhesive is the more prudent choice.

11. LYMPHEDEMA?
No swelling of the right arm.

12. EVIDENCE OF RECURRENCE?
No lump on October 6. The mammogram of the other breast was negative.

13. TRIAL OF THE ITEM?
Five days. Back pain decreased to 2/10.

14. FITTER
Hyacinth Morrow, certified mastectomy fitter, Willow & Wren Fitting Room

15. PRESCRIBER
Rosemarie Thackeray-Obi, NP, NPI 1508693724. Signed 10/29/2026.`,
    `# Letter of Medical Necessity
## External breast prosthesis, mastectomy bras and foam form

**Patient:** Verena Ashgrove-Diallo
**Age:** 58
**Height / weight:** 165 cm / 68 kg
**Prescriber:** Rosemarie Thackeray-Obi, NP (NPI 1508693724)

### Introduction

The patient has had no right breast since the mastectomy of March 19, 2024. An external prosthesis restores not only contour but also **weight**, and weight matters: the loss of a breast on one side shifts the center of gravity of the trunk, and neck and back pain are common when it is not made good.

### Timeline

- **February 2024:** cancer found
- **March 2024:** mastectomy
- **May to June 2024:** radiation, 30 sessions
- **July 2024:** present silicone form; letrozole begun
- **August to September 2026:** physical therapy for the back, six sessions
- **September 2026:** the form begins to leak
- **October 2026:** examination, fitting, five-day trial

### Assessment of need

1. *Silicone prosthesis (L8030).* The present form is worn out and too light by a third. With a form of nearly the right weight the pain went down by three points.
2. *Mastectomy bras (L8000).* Without a well-fitting pocket no form stays in place. The band of the former size, 36 C, cuts into the scar.
3. *Mastectomy form (L8020).* Required for work in chlorinated water and for the night.

### Alternatives

- **Reconstruction:** not desired by the patient; radiated skin heals poorly
- **Continued use of the old form:** leaking
- **Adhesive form:** not ordered; firm, dry skin after radiation is poor ground for adhesives
- **Physical therapy alone:** relief for one day each time

### Conclusion

All quantities are within the limits: one in two years, four in twelve months, one in six months. We ask **Dairyland Teachers Health** for prompt approval.

October 29, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
