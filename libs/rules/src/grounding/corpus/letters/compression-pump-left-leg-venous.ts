import type { CorpusCase } from '../corpus-case.ts';

/** A vascular clinic, a wound nurse and an appeals coordinator ask Medicare for a pneumatic compression pump for one leg. */
export const compressionPumpLeftLegVenous: CorpusCase = {
  id: 'compression-pump-left-leg-venous',
  today: '2026-08-18',
  facts: {
    case_id: 10809,
    patient: {
      first_name: 'Hedwig',
      last_name: 'Castellane-Moreau',
      dob: '1938-02-14',
      gender: 'female',
      height: '5 ft 2 in',
      weight: '166 lb',
      address: '52 Beacon Ledge Road, Harrow Point, ME 04999',
      phone: '(207) 555-0147',
      mrn: 'HPV-83306',
    },
    diagnoses: [
      {
        code: 'I87.312',
        description: 'Chronic venous hypertension (idiopathic) with ulcer of left lower extremity',
      },
      { code: 'L97.222', description: 'Non-pressure chronic ulcer of left calf with fat layer exposed' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Pneumatic compressor, segmental home model without calibrated gradient pressure',
        hcpcs: 'E0651',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Ulcer of the left calf since 2025-12-02. Treated for more than 6 months: 4-layer compression bandage changed twice a week by the wound nurse from 2025-12-16 to 2026-06-30, then a 30-40 mmHg stocking with a donning frame every day, leg raised above the heart 3 times a day for 30 minutes, walking 20 minutes a day. The ulcer measured 5.2 by 3.8 cm on 2025-12-16 and 4.6 by 3.5 cm on 2026-08-11. Left calf 43 cm, right calf 36 cm. Ankle-brachial index left 1.02 on 2026-01-20; duplex of the same day: reflux of the left great saphenous vein, no thrombosis. Ablation of that vein on 2026-03-05. In the clinic a pump was used on 2026-08-11 for 60 minutes at 45 mmHg: calf 43 to 41.5 cm, no pain, no shortness of breath.',
      },
      {
        item: 'Segmental pneumatic appliance for use with pneumatic compressor, half leg',
        hcpcs: 'E0669',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: 'medium',
        justification:
          'One sleeve for the left lower leg, foot to knee; the right leg has no ulcer and no swelling. Use at home: twice a day for 60 minutes at 45 mmHg.',
      },
    ],
    provider: { name: 'Leopold Achebe-Sinclair, MD', npi: '2018453967', date_signed: '2026-08-18' },
    seen: [
      '2026-08-11, in the vascular clinic, by Leopold Achebe-Sinclair, MD: ulcer of the left calf 4.6 by 3.5 cm, fat layer exposed, no bone or tendon, moderate clear drainage, brown skin around the ankle, pedal pulses felt on both sides, lungs clear, no signs of heart failure, blood pressure 138/76.',
      '2026-08-11, in the vascular clinic, by Rowena Thibodeaux, RN, CWON: put the sleeve on by herself and switched on the pump after being shown twice.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Down East Lymph & Vein Supply',
      'Lives with whom? Alone, in senior housing; her niece Gwendolyn comes on Tuesdays and Saturdays',
      'Any thrombosis, heart failure or cellulitis? None ever',
      'What medicines? Amlodipine 5 mg once a day, acetaminophen as needed',
      'Does she wear the stocking? Yes, every day since 2026-07-01; she puts it on with the frame',
      'Who handles the appeal? Casimir Doyle, appeals coordinator of the clinic',
      'How long is it needed? 12 months',
    ],
    answered: [],
  },
  notes: [
    `Harrow Point Vein & Vascular
August 18, 2026

To: DME MAC, Medical Review
Re: Mrs. Hedwig Castellane-Moreau, born February 14, 1938

Dear Sir or Madam:

This 88-year-old lady has had a venous ulcer of the left calf for eight and a half months. I saw her on August 11. It measured 4.6 by 3.5 cm, went down into the fat but not to tendon or bone, and gave off a moderate amount of clear fluid. The skin about the ankle is stained brown. Both feet have palpable pulses.

Her treatment since December has left little out. Four-layer bandages were applied by our wound nurse twice weekly until the end of June. As of July 1 she has been in a 30–40 mmHg stocking, which she gets into on a frame daily. She elevates the leg for half an hour three times a day and walks twenty minutes. I should add that the refluxing great saphenous vein on that side was ablated on March 5. For all that, the wound has shrunk by merely 0.6 cm in length and 0.3 cm in width since mid-December.

Arterial inflow is adequate (left ABI 1.02). There has never been a thrombosis, heart failure or cellulitis.

A one-hour session with a segmental pump in the clinic brought her left calf from 43 to 41.5 cm. It neither hurt nor made her short of breath.

I have ordered the compressor (E0651) and a single half-leg sleeve, left (E0669), for two one-hour treatments a day at 45 mmHg over 12 months.

Sincerely,
Leopold Achebe-Sinclair, MD
NPI 2018453967`,

    `WOUND CARE NURSING NOTE / PUMP TRIAL
8/11/26 (letter version 8/18/26)
R. Thibodeaux, RN, CWON

Pt: H. Castellane-Moreau, 88 F, MRN HPV-83306

Wound: L calf, venous. Onset 12/2/25.
   12/16/25   5.2 x 3.8 cm
    8/11/26   4.6 x 3.5 cm
   Depth: fat layer exposed. No bone/tendon visible. Exudate: moderate, clear.
Periwound/ankle: brown discoloration. Pedal pulses present bilat.

Compression to date: 4-layer wrap, changed 2x/wk, 12/16/25–6/30/26. Stocking 30–40 mmHg w/ donning frame, daily, 7/1/26 to now. Elevation 30 min TID. Ambulation 20 min/day.

Trial: segmental pump, L lower leg, 45 mmHg x 60 min.
   Pre: calf L 43 cm (R 36)
   Post: calf L 41.5 cm
   Tolerance: denies pain, no SOB.

Teaching: shown two times; then placed sleeve and started pump by herself. She lives alone in senior housing, so that counts. Niece visits Tues. and Sat.

Plan per Dr. Achebe-Sinclair: E0651 x1, E0669 x1 (L half leg, medium). 60 min BID at 45 mmHg. Need 12 months.

Signed for the order:
Leopold Achebe-Sinclair, MD, NPI 2018453967, 08/18/26`,

    `Down East Lymph & Vein Supply
DETAILED ORDER AND QUALIFICATION REVIEW

Patient: Castellane-Moreau, Hedwig            Medicare Part B
52 Beacon Ledge Road, Harrow Point, ME 04999  (207) 555-0147
Ht 62"   Wt 166 lb

ITEMS
| Code | Description | Qty | Side |
|---|---|---|---|
| E0651 | Pneumatic compressor, segmental, no calibrated gradient | 1 | – |
| E0669 | Segmental appliance, half leg, medium | 1 | Left |

Parameters: 45 mmHg, 60 min, 2 times a day (14 hours a week)
Length of need: 12 months

QUALIFICATION
Venous stasis ulcer present?  Yes, left calf. I87.312, L97.222.
Ulcer unhealed after six months of treatment?  Yes. Treatment began 12/16/2025; still 4.6 x 3.5 cm on 08/11/2026, nearly eight months later.
Compression used?  Yes. Bandage system 12/16/2025–06/30/2026, stocking (30–40 mmHg) since.
Elevation?  Yes. 3 x 30 min/day, above heart level.
Exercise?  Yes. Walks 20 min/day.
Arterial disease excluded?  ABI 1.02 on the left, 01/20/2026.
DVT?  None on duplex of 01/20/2026; none in history.
CHF?  None. Lungs clear 08/11/2026.
Response to initial treatment?  Calf circumference down 1.5 cm after one session on 08/11/2026.
Able to operate at home?  Yes; demonstrated for RN after two instructions.

Only the left leg is treated. The right has neither ulcer nor edema, hence one appliance and not a pair.

Physician: Leopold Achebe-Sinclair, MD     NPI: 2018453967     Date: 08/18/2026`,

    `# Letter of Medical Necessity

**Patient:** Hedwig Castellane-Moreau (DOB 02/14/1938)
**Coverage:** Medicare Part B
**Date:** August 18, 2026

---

### Equipment

* **E0651** – segmental pneumatic compressor without calibrated gradient pressure, quantity 1
* **E0669** – segmental half-leg appliance, left leg, size medium, quantity 1

### Diagnoses

* Chronic venous hypertension with ulcer of the left lower extremity (I87.312)
* Chronic ulcer of the left calf with fat layer exposed (L97.222)
* Essential hypertension (I10), treated with amlodipine 5 mg daily

### Clinical History

The patient developed a left calf ulcer on December 2, 2025. Venous duplex on January 20, 2026 demonstrated **reflux of the left great saphenous vein** without thrombosis, and the vein was ablated on March 5, 2026.

### Conservative Treatment

* **Four-layer bandaging** twice weekly for 28 weeks
* **Compression stocking**, 30–40 mmHg, daily since July 1, 2026
* **Leg elevation**, 30 minutes, three times daily
* **Walking**, 20 minutes daily

### Objective Response

| Date | Ulcer size |
|---|---|
| December 16, 2025 | 5.2 × 3.8 cm |
| August 11, 2026 | 4.6 × 3.5 cm |

The left calf (43 cm) remains **7 cm larger** than the right (36 cm).

### Pump Trial

During a 60-minute session at 45 mmHg on August 11, 2026, the left calf decreased to 41.5 cm. There was no pain or shortness of breath.

### Safety

* Ankle-brachial index: 1.02
* No history of thrombosis, heart failure, or cellulitis

### Treatment Plan

Two 60-minute sessions per day at 45 mmHg for 12 months. The patient lives alone and has shown that she can apply the sleeve and start the pump independently.

**Leopold Achebe-Sinclair, MD**
**NPI 2018453967**`,

    `Harrow Point Vein & Vascular – Appeals
Casimir Doyle, appeals coordinator
8/18/2026

Re: Castellane-Moreau, H. / E0651, E0669
Point-by-point

Policy element 1: "one or more venous stasis ulcers."
One, on the left calf, fat layer exposed.

Policy element 2: "failed to heal after a six-month trial of conservative therapy directed by the treating physician."
December 16 to August 11 is closer to eight months than six. If one only counts the four-layer wraps, it is still upward of six (through June 30). Area by length times width fell from 19.8 to 16.1 sq cm. The ulcer is open.

Policy element 3: "the trial must include a compression bandage system or garment, exercise, and elevation."
Wraps two times per week, then a 30-to-40 stocking she puts on each day with the help of a frame; 20 minutes' walk daily; elevation for an hour and a half daily, in three parts.

Policy element 4: "clinical response to an initial treatment, and ability to tolerate it and to apply the device."
Minus 1.5 cm at the calf. No pain, no breathlessness. Ms. Thibodeaux, RN, CWON, showed her twice, after which she did it herself.

Policy element 5: contraindications.
ABI on the left 1.02, no thrombus on duplex, no heart failure, no cellulitis at any time. BP was 138/76.

Why unilateral? The right calf is 36 cm and free of swelling and ulcer.

Why not rely on the ablation? It was performed on March 5. More than five months on, the wound is where the numbers above say it is.

For Dr. Leopold Achebe-Sinclair (NPI 2018453967)`,

    `18 August 2026

Dear Medicare reviewer,

The ulcer on Mrs. Castellane-Moreau's left leg opened in the first days of last December, and it has taught all of us patience. At 88 she lives on her own in senior housing. She has her niece Gwendolyn in on Tuesdays and Saturdays. Every day she puts on a stocking of 30 to 40 mmHg, with a frame to get it on.

We bandaged that leg in four layers twice a week until the last day of June. The leaking saphenous vein was closed by ablation in early March. She puts the leg up three half hours a day, and she takes her walk of 20 minutes. The hole in her calf was a little over five centimeters long when we began and is a little over four and a half today.

The calf is swollen, seven centimeters thicker than its neighbor. Last Tuesday we pumped it for an hour at 45. It came down by a centimeter and a half, she had no pain, and our nurse had to show her the controls only twice.

There is nothing to stop us from doing this at home: the pulses in her feet can be felt, her lungs are clear, she has never had a clot. Her other illness is high blood pressure, for which amlodipine, 5 mg, suffices: it was 138/76.

May we therefore have the pump and the one sleeve (medium, foot to knee) for a year? Twice daily, an hour at a time.

With our thanks,
Leopold Achebe-Sinclair, MD
NPI 2018453967`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
