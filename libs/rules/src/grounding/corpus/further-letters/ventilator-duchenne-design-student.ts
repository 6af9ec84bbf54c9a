import type { CorpusCase } from '../corpus-case.ts';

/** A neuromuscular pulmonologist, a respiratory therapist, parents' advocate, a nurse, an EHR and a supplier write for a student with Duchenne dystrophy. */
export const ventilatorDuchenneDesignStudent: CorpusCase = {
  id: 'ventilator-duchenne-design-student',
  today: '2026-05-19',
  facts: {
    case_id: 30102,
    patient: {
      first_name: 'Caspian',
      last_name: 'Thorne-Mbeki',
      dob: '2006-08-30',
      gender: 'male',
      height: '5 ft 4 in',
      weight: '108 lb',
      address: '62 Windmill Court, Prairie Bend, IA 50999',
      phone: '(515) 555-0167',
      mrn: 'PBN-20931',
    },
    diagnoses: [
      { code: 'G71.01', description: 'Duchenne or Becker muscular dystrophy' },
      { code: 'J96.12', description: 'Chronic respiratory failure with hypercapnia' },
      { code: 'Z99.3', description: 'Dependence on wheelchair' },
      { code: 'M41.45', description: 'Neuromuscular scoliosis, thoracolumbar region' },
    ],
    items: [
      {
        item: 'Home ventilator, any type, used with non-invasive interface, (e.g., mask, chest shell)',
        hcpcs: 'E0466',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Forced vital capacity sitting 0.94 L, 24 % of predicted, and lying 0.71 L on 2026-04-28; on 2025-04-22 it was 1.31 L, 33 %. Maximal inspiratory pressure -28 cmH2O. PaCO2 54 mmHg awake on 2026-04-28. A bilevel device has been used since 2024-10-07 and is now set at 19/7 cmH2O; he still retains carbon dioxide and has gone from 8 to 15 hours of use a day. Ordered are a tidal volume of 450 mL and a rate of 14 by nasal mask at night, and a mouthpiece on the wheelchair by day. A battery of at least 8 hours is needed, which the bilevel device does not have. He can be off support for no more than 3 hours.',
      },
      {
        item: 'Cough stimulating device, alternating positive and negative airway pressure',
        hcpcs: 'E0482',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Peak cough flow 130 L/min on 2026-04-28, and 165 L/min with breath stacking and manual assistance, taught in November 2024. He had pneumonia in January 2025 and in February 2026, the second time with 6 days in hospital. Ordered at +40/-40 cmH2O, 4 sets of 5 breaths, twice daily and whenever needed. In the trial on 2026-05-12 his peak cough flow with the device was 240 L/min.',
      },
    ],
    provider: { name: 'Hester Valdivia-Crane, MD', npi: '1639027548', date_signed: '2026-05-19' },
    seen: [
      '2026-04-28, in the neuromuscular clinic, by Hester Valdivia-Crane, MD: morning headaches on 4 days a week, wakes 3 times a night; shallow breathing, 26 a minute; weak cough; lungs clear; scoliosis of 48 degrees.',
      '2026-05-06, overnight study at home on the bilevel device: transcutaneous carbon dioxide above 50 mmHg for 212 of 401 minutes, highest 63 mmHg; lowest saturation 82 %.',
      '2026-05-12, at home, by Tobias Wrenfield, RRT: 2 hours on a trial ventilator; end-tidal carbon dioxide fell from 52 to 44 mmHg; nasal mask size small without leak; both parents worked the alarms and the cough device correctly.',
    ],
    told: [
      'Who pays? Heartland Family Health Plan',
      'Who supplies? Meadowlark Respiratory',
      'Lives with whom? With his parents Marguerite and Kofi and his younger brother Linus',
      'School? Second year of college, graphic design, online',
      'Heart? Ejection fraction 46 % on 2026-03-17',
      'Medicines? Deflazacort 30 mg daily and lisinopril 5 mg daily',
      'Tracheostomy? He does not want one',
      'Allergies? None known',
    ],
    answered: [],
  },
  notes: [
    `May 19, 2026

Heartland Family Health Plan
Attn: Physician Reviewer

RE: Caspian Thorne-Mbeki, DOB 08/30/2006

Dear Doctor,

Caspian is 19. He has Duchenne muscular dystrophy, uses a wheelchair, and studies graphic design online. Over the past year his breathing muscles have lost ground quickly, and the bilevel device he has relied on since October 2024 is no longer enough. I am asking for a home ventilator with non-invasive interface (E0466) and a mechanical cough device (E0482).

Let me give the numbers first. In April 2025, his forced vital capacity was 1.31 L. Twelve months later it was 0.94 L, which is a loss of more than a quarter; when he lies flat it falls to 0.71 L. His maximal inspiratory pressure is -28 cmH2O. His PaCO2 while awake is 54 mmHg. When I saw him on April 28 he described morning headaches on four days out of seven and waking three times each night, which are familiar complaints in nocturnal hypoventilation.

On his present device, at 19/7, his transcutaneous CO2 stayed over 50 mmHg for 53% of a recorded night and his saturation dipped to 82%. He used to wear the mask for 8 hours a day. He now wears it for 15, and cannot go longer than 3 hours without.

Why not simply raise the pressures? Because he has outgrown the purpose of the machine. A bilevel device is meant for people who breathe on their own by day. He needs a guaranteed volume at night, a mouthpiece on his chair by day, alarms, and a battery that lasts at least eight hours. Only a ventilator offers all of these.

His cough is likewise failing. A peak flow under 160 L/min is generally regarded as ineffective; his is 130. He has had pneumonia two winters running, most recently with six days in the hospital.

Caspian does not want a tracheostomy. Non-invasive ventilation lets us respect that.

Hester Valdivia-Crane, MD
NPI 1639027548`,

    `RT HOME VISIT / EQUIPMENT TRIAL

Client: C. Thorne-Mbeki   MRN PBN-20931
Visit: 5/12/26   RRT: Tobias Wrenfield

VENTILATOR TRIAL
Duration 2 hr
Interface: nasal mask, small. No leak.
EtCO2 start 52 -> finish 44 (down 8)

COUGH DEVICE TRIAL
Unassisted PCF (clinic, 4/28): 130 L/min
Breath stack + manual assist: 165
With device: 240
So the device gives him 110 L/min over what he can do alone, and 75 over the manual technique he was taught in Nov 2024.

CAREGIVER TEACHING
Mom (Marguerite) and Dad (Kofi) both operated alarms + cough device correctly.

ORDERED SETTINGS
- Nocturnal: Vt 450 mL, RR 14, nasal mask
- Daytime: mouthpiece vent, mounted on w/c
- MI-E: +40/-40, 4 x 5 breaths, BID + PRN

450 mL at 14/min gives 6.3 L/min of minute ventilation. At 49 kg actual weight that is about 9 mL/kg, a customary range for NIV in neuromuscular pts, who need some allowance for leak.

WHY CURRENT BILEVEL NOT WORKING
19/7 and still hypercapnic. TcCO2 peak 63 on the 5/6 study. Hours/day nearly doubled (8 to 15). No 8-hr battery. Can't be clamped to a chair and used all day.

RECOMMENDATION
E0466 x1, monthly rental. E0482 x1.

Safety: time off support max 3 hr. A power failure at night is therefore not a nuisance but an emergency. Standard practice is to register such homes with the electric company.`,

    `Questions and answers about Caspian's request
(prepared with the family for Heartland Family Health Plan)

Who is he?
Caspian Thorne-Mbeki is a college sophomore in graphic design, taking his classes online. He turns 20 at the end of August. He lives in Prairie Bend with his mother Marguerite, his father Kofi and his little brother Linus.

What is wrong?
Duchenne muscular dystrophy. The disease weakens every muscle, and that includes the diaphragm and the heart. In March his ejection fraction was 46 percent. He has a curved spine of 48 degrees, which leaves his lungs even less room.

He already has a breathing machine. Why another?
The one he has was right for him when he got it, about nineteen months ago. It was meant for sleep. Now he is on it fifteen hours out of twenty-four, and his carbon dioxide is still too high: 54 when awake, as high as 63 asleep. It also doesn't have the battery he needs. You cannot leave the house on a machine that lives on an extension cord.

What is the cough machine for?
He can't clear his own chest. It pushes air in, then pulls it out, bringing the mucus along. Without it, a common cold may turn into pneumonia. That has happened to him in January of last year and again this past February.

Has anyone tested these things with him?
Yes. On May 12 a respiratory therapist brought both to the house. His CO2 came down from 52 to 44 in two hours.

Can the family handle it?
Both parents showed the therapist that they can work the alarms and the cough device.

Isn't a tracheostomy the usual next step?
For some. He has said he doesn't want one, and with good non-invasive equipment many young men with Duchenne never need it.

What are you asking for?
One ventilator, E0466. One cough device, E0482. Ordered by Dr. Hester Valdivia-Crane, NPI 1639027548.`,

    `NURSE CARE COORDINATION - E-MAIL TO PLAN CASE MANAGER

Subject: Thorne-Mbeki, C. - vent + cough assist, expedited please

Good morning,

Following up on the authorization for our patient Caspian (DOB 8/30/06). Dr. Valdivia-Crane signed the order today, 5/19. I wanted to lay out the timeline so that it's all in one place:

Oct 7, 2024 - started bilevel
Nov 2024 - breath stacking and manually assisted cough taught
Jan 2025 - pneumonia
Apr 22, 2025 - FVC 1.31 L (33%)
Feb 2026 - pneumonia again, in the hospital 6 days
Mar 17, 2026 - EF 46%
Apr 28, 2026 - clinic: FVC 0.94 L (24%), PaCO2 54, RR 26, headaches in the mornings, broken sleep
May 6, 2026 - overnight study: CO2 over 50 for more than half the night, SpO2 nadir 82%
May 12, 2026 - home trial with RT, went well

So you can see where this is heading. In 53 weeks he went from a third of predicted to less than a quarter.

He's on deflazacort 30 mg and lisinopril 5 mg, once a day each. NKDA. He weighs 108 lb and is 5'4". Uses a wheelchair, so the vent has to ride on it.

I know a plan will sometimes suggest a bilevel with a backup rate as the cheaper choice. He's been on bilevel for over a year and a half, currently at 19 over 7, and he's still retaining. He'd be without daytime mouthpiece breathing, and without battery power. With only about three hours of tolerance off the machine, that's not a risk we'd want anyone to take.

Vendor is Meadowlark Respiratory. They'd bill E0466 by the month and E0482 as a single unit.

Could this be handled as expedited? Thank you so much.

Neuromuscular clinic nursing, for Hester Valdivia-Crane, MD`,

    `*** AUTO-GENERATED FROM ENCOUNTER DATA ***

PATIENT: THORNE-MBEKI, CASPIAN
SEX: M   AGE: 19 Y   DOB: 08/30/2006   MRN: PBN-20931
HT: 163 cm   WT: 49.0 kg

PROBLEM LIST (4)
G71.01 Duchenne or Becker muscular dystrophy
J96.12 Chronic respiratory failure with hypercapnia
Z99.3 Dependence on wheelchair
M41.45 Neuromuscular scoliosis, thoracolumbar region

ALLERGIES: No known allergies
CURRENT MEDS: deflazacort 30 mg PO daily; lisinopril 5 mg PO daily

PULMONARY FUNCTION
                     04/22/2025    04/28/2026    CHANGE
FVC sitting (L)      1.31          0.94          -0.37
FVC sitting (% pred) 33            24            -9
FVC supine (L)       --            0.71          --
MIP (cmH2O)          --            -28           --
PCF (L/min)          --            130           --

Supine drop in FVC: 24% (a drop of more than 20-25% suggests diaphragm weakness)

GAS EXCHANGE
PaCO2 awake: 54 mmHg [ref 35-45]
TcCO2 max asleep: 63 mmHg
Time TcCO2 > 50: 212 min (3 h 32 min) of 401 min
SpO2 nadir: 82%

EXAM 04/28/2026
Resp: RR 26, shallow. Cough weak. Lungs clear.
Spine: scoliosis 48 deg.

ASSESSMENT
Neuromuscular respiratory failure progressing despite bilevel PAP 19/7 cmH2O for 15 h/day.

ORDERS
[1] E0466 HOME VENTILATOR, NON-INVASIVE INTERFACE; QTY 1; LIMIT 1 PER MONTH
[2] E0482 COUGH STIMULATING DEVICE; QTY 1; LIMIT 1 PER 5 YEARS

JUSTIFICATION TEXT
Interruption of ventilatory support may lead to serious harm. Patient tolerates no more than 3 hours without support. Ventilator provides volume delivery, mouthpiece mode and internal battery of 8 h or more.

ELECTRONICALLY SIGNED: HESTER VALDIVIA-CRANE, MD   NPI 1639027548   05/19/2026`,

    `Meadowlark Respiratory
Reimbursement Department

Dear Heartland Family Health Plan:

Enclosed is our request concerning your member Mr. Caspian Thorne-Mbeki of 62 Windmill Court, Prairie Bend, Iowa.

What we will provide

a) Ventilator for use with a mask or mouthpiece, code E0466, one, rented month by month. Such rentals normally include circuits, filters, service and round-the-clock support.

b) Cough stimulating device, code E0482, one. The limit is one per five years.

Why, in brief

The physician's findings of April 28 document chronic respiratory failure with hypercapnia due to Duchenne muscular dystrophy. Arterial CO2 was 54 mmHg with the member awake. Vital capacity was under 1 liter. Payer policies for ventilators in neuromuscular disease tend to look for hypercapnia, a vital capacity below half of predicted, or inspiratory pressure weaker than -60 cmH2O. The member meets every one of these, having 54 mmHg, 24% and -28 cmH2O.

The existing bilevel unit would not be used alongside the new ventilator at the same time for the same purpose; the ventilator takes over its role.

As regards the cough device, policies commonly ask for a neuromuscular disease, a significant impairment of chest wall or diaphragm movement, and failure of simpler methods. Breath stacking with manual assistance gets the member to 165 L/min. The device got him to 240 on May 12, nearly half as much again.

The therapist who saw the member, Tobias Wrenfield, RRT, fitted him with a small nasal mask, and his parents were seen to use the equipment correctly.

Dr. Valdivia-Crane's NPI: 1639027548
Diagnoses: G71.01, J96.12, Z99.3, M41.45

We would be grateful for a prompt answer, as ventilation is life support.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
