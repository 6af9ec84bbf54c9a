import type { CorpusCase } from '../corpus-case.ts';

/** A pediatric neurologist, a physical therapist and an orthotist write for a schoolboy who had a stroke from sickle cell disease. */
export const afoStrokeSickleCellBoy: CorpusCase = {
  id: 'afo-stroke-sickle-cell-boy',
  today: '2026-08-19',
  facts: {
    case_id: 11302,
    patient: {
      first_name: 'Emeka',
      last_name: 'Laurent-Odili',
      dob: '2017-03-30',
      gender: 'male',
      height: '4 ft 4 in',
      weight: '61 lb',
      address: '118 Tidewrack Street, Apt 2, Port Selwyn, GA 31999',
      phone: '(912) 555-0163',
      mrn: 'PSC-90455',
    },
    diagnoses: [
      {
        code: 'I69.354',
        description:
          'Hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side',
      },
      { code: 'M21.372', description: 'Foot drop, left foot' },
      { code: 'D57.1', description: 'Sickle-cell disease without crisis' },
    ],
    items: [
      {
        item: 'Ankle foot orthosis, plastic with ankle joint, custom fabricated',
        hcpcs: 'L1970',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Right middle cerebral artery stroke on 2025-05-11 from sickle cell disease; left-sided weakness since. The left forefoot drags in swing: he stubs the toe and fell 9 times between May and July 2026, once cutting his chin (4 stitches). Dorsiflexion strength 2/5, plantar flexors Modified Ashworth 2; the ankle can be brought passively to 8 degrees of dorsiflexion with the knee straight. The prefabricated leaf-spring orthosis he got in September 2025 is 2 cm too short for him now, does not hold the heel and left a red area over the outer ankle that lasted 40 minutes. A custom brace is needed for more than 6 months, and the hinge lets him squat on the classroom rug and climb the 14 steps to the apartment.',
      },
      {
        item: 'Addition to lower extremity, varus/valgus correction, plastic modification, padded/lined',
        hcpcs: 'L2275',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'The left heel turns in 10 degrees of varus in stance, so that he lands on the outer border of the foot; the varus is correctable by hand.',
      },
      {
        item: 'Addition to lower extremity orthosis, soft interface for molded plastic, below knee section',
        hcpcs: 'L2820',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Touch is reduced over the left lower leg, and the skin over the outer ankle has been marked by the old brace.',
      },
    ],
    provider: { name: 'Isaura Bellweather, MD', npi: '1376502948', date_signed: '2026-08-19' },
    seen: [
      '2026-08-05, in clinic, by Isaura Bellweather, MD: awake, cheerful, walks without a device, left foot slaps and drags, heel in varus, left arm held bent at the elbow.',
      '2026-08-12, physical therapy evaluation, by Thaddeus Quill, PT, DPT: 10-meter walk 14.2 seconds without brace; with a trial hinged brace from the clinic 10.8 seconds, no toe drag; single-leg stance 1 second left, 9 seconds right.',
      '2026-08-12, same visit, by Joelle Hartigan, CO: cast of the left leg taken, calf 24.5 cm, foot length 20.3 cm.',
    ],
    told: [
      'Who pays? Georgia Medicaid',
      'Who supplies? Low Country Orthotics',
      'Lives with whom? With his mother Ngozi, his grandmother and a baby sister',
      'School? Starts fourth grade at Pelican Elementary; recess is on grass',
      'Treatment of the sickle cell disease? Exchange transfusion every 4 weeks and hydroxyurea 500 mg daily',
      'Therapy? Physical therapy twice a week since June 2025',
      'Which hand does he write with? The right',
      'Who puts the brace on? His mother in the morning; he takes it off himself',
      'Botulinum toxin? Left calf, 2026-02-03; the effect was gone by May',
    ],
    answered: [],
  },
  notes: [
    `August 19, 2026

Georgia Medicaid
Prior Approval – Orthotics and Prosthetics

Member: Emeka Laurent-Odili
Date of birth: March 30, 2017

To the Medical Director:

Emeka is nine years old. On May 11, 2025, sickle cell disease caused a stroke in the territory of his right middle cerebral artery, and his left side has been weak ever since. I ask you to approve a custom articulated ankle-foot orthosis for the left leg (L1970) with varus correction (L2275) and a soft interface (L2820), one of each.

When I saw him on August 5 he came in walking, without a device and in good spirits, but the left foot slapped and dragged and the heel stood in varus. From May through July of this year he fell nine times because the toe caught; one of those falls opened his chin and took four stitches. His dorsiflexors are 2 out of 5. The calf is spastic, Modified Ashworth 2, yet the ankle can still be brought to eight degrees past neutral with the knee extended, which means a brace can work with the foot rather than against it. Botulinum toxin, given to the left calf on February 3, had worn off by May.

He already has a brace, an off-the-shelf leaf spring from last September. It is now two centimeters too short, lets the heel slip, and it left the skin over the outer ankle red for forty minutes. With feeling reduced in that leg, I do not want him to go on wearing it.

In a hinged trial brace his ten-meter walk fell from 14.2 to 10.8 seconds, and the toe cleared. The joint also allows him to squat on the classroom rug and to manage the fourteen steps at home.

The need will last beyond six months.

Sincerely,

Isaura Bellweather, MD
NPI 1376502948`,

    `PHYSICAL THERAPY – ORTHOTIC EVALUATION

Child: Emeka Laurent-Odili     MRN: PSC-90455     Age: 9 y 4 mo
Evaluated: 08/12/2026     Therapist: Thaddeus Quill, PT, DPT
Also present: Joelle Hartigan, CO

HISTORY
R MCA infarct 05/11/2025, sickle-cell disease. L hemiparesis. Right-handed. PT 2x/week since June 2025. Exchange transfusion q4 weeks, hydroxyurea 500 mg/day.

CURRENT BRACE
Prefabricated leaf spring, issued 09/2025. Two cm too short. Heel not held. Red mark at lateral ankle, 40 min.

LOWER EXTREMITY FINDINGS, LEFT
- Ankle dorsiflexion strength: 2/5
- Plantarflexor tone: MAS 2
- Passive dorsiflexion, knee extended: 8°
- Hindfoot: 10° varus in stance, manually correctable; weight on lateral border
- Light touch: diminished below the knee
- Calf girth 24.5 cm, foot length 20.3 cm

GAIT AND BALANCE
Ambulates independently, no device. L toe drag and foot slap.

| Test | No brace | Trial hinged AFO |
|---|---|---|
| 10-meter walk | 14.2 s | 10.8 s |
| Walking speed | 0.70 m/s | 0.93 m/s |
| Toe drag | yes | none |

Single-leg stance: R 9 s, L 1 s.

FALLS
9 from May to July 2026; one with chin laceration (4 stitches).

RECOMMENDATION
Custom AFO, plastic, jointed at the ankle (L1970), with L2275 for the flexible varus and L2820 liner to protect skin with poor sensation. The ankle joint is wanted for squatting on the classroom rug and for 14 steps at home. Casting of the L leg was done by Ms. Hartigan at the same visit.`,

    `Low Country Orthotics
ORDER AND CLINICAL SUMMARY FOR PRIOR AUTHORIZATION

Recipient: Emeka Laurent-Odili, male, DOB 3/30/2017
Parent: Ngozi, (912) 555-0163
Address: 118 Tidewrack Street, Apt 2, Port Selwyn, GA 31999
Payer: Georgia Medicaid
Ordering physician: Isaura Bellweather, MD (NPI 1376502948)
Order date: 8/19/2026

ORDERED FOR THE LEFT LEG
1 × L1970  AFO, plastic, with ankle joint, custom fabricated
1 × L2275  Varus/valgus correction, plastic modification, padded/lined
1 × L2820  Soft interface for molded plastic, below knee

DIAGNOSES
I69.354, M21.372, D57.1

WHY CUSTOM
The boy has outgrown the prefabricated device he was given in September 2025 (short by 2 cm). It does not hold the heel, and there was a pressure mark over the outer malleolus that took 40 minutes to fade. The heel stands in 10 degrees of varus, which an off-the-shelf leaf spring does not correct. The orthosis will be worn longer than six months. These are among the situations in which a custom-fabricated AFO is considered in place of a prefabricated one.

FITTING DATA
Cast of left leg by Joelle Hartigan, CO, on 8/12/2026. Calf circumference 24.5 cm. Foot 20.3 cm. Height 4'4", weight 61 lb.

AMBULATORY STATUS
Walks without an aid. Ten meters took 14.2 seconds without any brace, 10.8 seconds in a trial hinged brace (3.4 seconds faster). Nine falls over three months, May to July 2026.

DONNING
By the mother in the mornings. The boy can remove it on his own.`,

    `Response to request for additional information
Emeka Laurent-Odili, DOB 03/30/2017

Date: 08/19/2026

Q: The member received an AFO in 2025. Why is another needed after less than a year?
A: He has grown. The leaf spring of September 2025 is 2 cm short of what he needs. It no longer controls his heel, and it marks his skin.

Q: Why is an ankle joint requested?
A: Two things call for ankle motion: getting down on the classroom rug in a squat, and climbing stairs. The family's apartment is up 14 steps. He has 8 degrees of passive dorsiflexion with a straight knee, so there is motion to be used.

Q: Is the deformity fixed?
A: No. Both the varus (10 degrees, in stance) and the calf yield to the examiner's hand. Tone in the plantar flexors is Ashworth 2.

Q: Have other treatments been tried?
A: Physical therapy, two sessions a week for over a year (it began in June 2025). One treatment of the left calf with botulinum toxin on 02/03/2026, whose effect had gone three months later.

Q: What functional benefit is expected?
A: It has been measured. On 08/12/2026 Dr. Quill timed him over 10 meters at 14.2 seconds with no brace and 10.8 seconds in the clinic's trial brace, about a quarter less time, and the toe no longer dragged. We hope for fewer falls than the nine counted between May and July.

Q: Why L2820?
A: He does not feel touch normally on that shin and calf, and the outer ankle has been marked already.

Isaura Bellweather, MD
NPI 1376502948`,

    `**LETTER OF MEDICAL NECESSITY**

**Re:** Custom Articulated Ankle-Foot Orthosis, Left
**Patient:** Emeka Laurent-Odili | **DOB:** 03/30/2017 | **Height/Weight:** 4 ft 4 in / 61 lb
**Insurance:** Georgia Medicaid

### Introduction

I am writing on behalf of my patient, a 9-year-old boy with sickle-cell disease who sustained a right-hemispheric ischemic stroke in May 2025. He is left with hemiparesis of his non-dominant left side and a left foot drop.

### Functional Limitations

- **Foot clearance:** the left forefoot drags during swing phase
- **Falls:** nine in the months of May, June and July 2026, one requiring four stitches to the chin
- **Balance:** stands on the left leg for 1 second, compared with 9 seconds on the right
- **Strength:** dorsiflexion 2/5
- **Spasticity:** Modified Ashworth Scale 2 in the plantar flexors

### Current Orthosis

The patient's existing **prefabricated leaf-spring AFO** (September 2025) is no longer appropriate:

1. It is 2 cm too short
2. It fails to hold the heel
3. It caused redness over the lateral ankle lasting 40 minutes

### Requested Equipment

- **L1970** (qty 1): custom-fabricated plastic AFO with ankle joint
- **L2275** (qty 1): padded varus correction, to address 10 degrees of flexible hindfoot varus
- **L2820** (qty 1): soft interface, given reduced sensation of the left lower leg

### Expected Benefit

During a trial with a hinged brace, the 10-meter walk time improved from **14.2 s to 10.8 s** and toe drag was eliminated. An articulated design preserves the ability to squat at school and to negotiate the 14 stairs to his home.

### Conclusion

The orthosis is expected to be required for more than six months. I kindly request approval.

**Isaura Bellweather, MD**
NPI 1376502948
Date: 08/19/2026`,

    `8/19/26 – Neurology clinic, note for brace request

Emeka lives with his mom Ngozi, his grandmother and his baby sister at 118 Tidewrack Street, Apt 2; you reach it by 14 steps. He starts fourth grade at Pelican Elementary, where recess takes place on grass. He is nine and he writes with his right hand. The stroke was a year ago last May and it took strength from the left side. His left arm stays bent at the elbow and his left foot drops.

Mom gets the brace on him in the morning and he pulls it off by himself. The trouble is the brace. He got it in September of last year and has grown out of it by 2 cm; his heel comes loose in it, and there was a red patch on the outside of the ankle that stayed 40 minutes. Sensation is down on that leg.

Falls, three months (May–July): 9. Chin cut with one of them, 4 sutures.

He goes to PT two times weekly. He had Botox to the left calf on February 3 of this year and by May it was doing nothing. Sickle cell care: exchange transfusions at 4-week intervals plus daily hydroxyurea 500 mg.

Dr. Bellweather saw him August 5. A week later the therapist, Thaddeus Quill, and the orthotist, Joelle Hartigan, saw him together. He went faster in the trial hinged brace, 10.8 seconds for ten meters against 14.2 without, and his toes did not catch. Ms. Hartigan took the cast then.

To order: jointed custom plastic AFO, left, with the varus correction and the soft lining, from Low Country Orthotics. Medicaid of Georgia is the payer. Use will be long term, over 6 months.

For Dr. Isaura Bellweather`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
