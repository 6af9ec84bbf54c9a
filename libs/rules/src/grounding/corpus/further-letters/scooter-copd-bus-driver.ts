import type { CorpusCase } from '../corpus-case.ts';

/** A pulmonologist, a physical therapist, a resident, a daughter's advocate, a supplier and a drafting model write for a retired bus driver short of breath. */
export const scooterCopdBusDriver: CorpusCase = {
  id: 'scooter-copd-bus-driver',
  today: '2026-11-12',
  facts: {
    case_id: 30101,
    patient: {
      first_name: 'Leopold',
      last_name: 'Anstruther-Vance',
      dob: '1958-03-27',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '212 lb',
      address: '418 Pelican Row, Marsh Haven, VA 23999',
      phone: '(757) 555-0134',
      mrn: 'MHP-40277',
    },
    diagnoses: [
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
      { code: 'Z99.81', description: 'Dependence on supplemental oxygen' },
      { code: 'M17.0', description: 'Bilateral primary osteoarthritis of knee' },
    ],
    items: [
      {
        item: 'Power operated vehicle, group 1 standard, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0800',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'red',
        justification:
          'With a cane he walks 35 feet in 58 seconds on a level floor and must then stop for breath; the way from his bed to the kitchen is 70 feet. On 2026-10-20 his oxygen saturation on 3 L/min fell from 93 % at rest to 84 % after this walk and took 4 minutes to return to 90 %. A four-wheeled walker was tried from 2026-02-09 to 2026-05-18, and a manual wheelchair from 2026-05-18 to 2026-08-24, which he could propel for only 40 feet. His knees hurt 6 out of 10 on standing. He sits upright without support, steers a tiller with both hands (grip 62 lb right, 58 lb left) and gets on and off without help. Doorways at home are 34 inches wide and the narrowest hallway 41 inches; the house has one floor and a ramp at the front door. Without the scooter he is not able to prepare a meal or reach the toilet in time.',
      },
      {
        item: 'Portable oxygen concentrator, rental',
        hcpcs: 'E1392',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'He has used oxygen 24 hours a day since 2025-01-14: 2 L/min at rest and 3 L/min when moving. His present cylinder weighs 8 lb and lasts 2.5 hours. The concentrator is to be carried in the basket of the scooter and charged from a wall outlet. On 2026-11-02 it kept his saturation at 92 % while he drove.',
      },
    ],
    provider: { name: 'Imogen Tarrant-Oduya, MD', npi: '1720456183', date_signed: '2026-11-12' },
    seen: [
      '2026-10-20, in clinic, face-to-face mobility examination by Imogen Tarrant-Oduya, MD: FEV1 0.87 L, 29 % of predicted; 22 breaths a minute at rest and 32 after the walk; no wheeze; ankles not swollen; strength of the legs 4 of 5.',
      '2026-11-02, at home, by Barnaby Esterhuizen, PT: drove a trial scooter for 30 minutes through kitchen, bathroom and hall without hitting anything; transferred on and off 5 times by himself; Timed Up and Go 31 seconds with the cane.',
    ],
    told: [
      'Who pays? Tidewater Senior Advantage',
      'Who supplies? Larkspur Mobility',
      'Lives with whom? Alone',
      'Who helps? His daughter Philippa comes on Wednesdays and Sundays and cooks ahead',
      'Hospital stays? Two in 2026 for COPD: March 3 to March 8 and September 11 to September 15',
      'Smoking? Stopped in 2019 after 44 pack-years',
      'Work before? City bus driver for 31 years',
      'Medicines? Tiotropium 18 mcg once daily and budesonide-formoterol twice daily',
    ],
    answered: [],
  },
  notes: [
    `Marsh Haven, November 12, 2026

To the Medical Director, Tidewater Senior Advantage

Re: Leopold Anstruther-Vance, born March 27, 1958 / power operated vehicle (K0800) and portable oxygen concentrator (E1392)

Dear Colleague,

I take care of Mr. Anstruther-Vance, a 68-year-old retired city bus driver, for COPD with chronic hypoxic respiratory failure. He quit smoking seven years ago, with 44 pack-years behind him. He has been on oxygen around the clock since January of last year.

I saw him on October 20 for the purpose of this request. His FEV1 was 0.87 liters, not quite a third of what we would predict. I watched him walk with his cane: 35 feet, just under a minute, and then he had to stop. His saturation dropped nine points, from 93% to 84%, on 3 liters, and it was four minutes before he was back at 90%. His breathing rate went from 22 to 32. The kitchen is twice that distance from his bed.

We have tried the lesser equipment. A rollator was used for fourteen weeks, then a manual wheelchair for another fourteen; he could push the chair 40 feet. Propelling a chair with the arms is work too, and a man with this little reserve has no breath to spare for it. His arthritic knees, 6/10 on standing, do not help matters.

What he can do is sit up straight, hold a tiller with two good hands, and get on and off by himself. Everything in his home is on one level, and he lives there alone. With a scooter he can get to the toilet in time and make himself a meal; without it, he cannot.

The concentrator goes with it. His cylinder gives him two and a half hours, and weighs 8 pounds; the concentrator rides in the basket and is recharged at the wall.

I ask you to approve both.

Sincerely,

Imogen Tarrant-Oduya, MD
NPI 1720456183`,

    `HOME MOBILITY EVALUATION - PHYSICAL THERAPY
Date of visit: 11/02/2026
Pt: L. Anstruther-Vance, 68 y/o M, MRN MHP-40277
Ordering: Dr. Tarrant-Oduya

S: Pt lives alone, single-level house, ramp in front. Daughter comes Wed + Sun (2x/wk), cooks ahead. Knee pain 6/10 on standing. Home O2 24/7: 2 L rest, 3 L w/ activity.

O:
- TUG w/ cane: 31 sec. (For reference, over 12 sec is commonly taken as a sign of fall risk in older adults.)
- Gait, per MD exam 10/20: 35 ft / 58 sec w/ cane = approx 0.6 ft/sec, or 0.18 m/s. Household ambulators usually manage 0.4 m/s or so.
- LE strength 4/5 per MD
- Grip R 62 lb, L 58 lb
- Sitting balance: upright, unsupported
- Transfers on/off trial scooter: 5 of 5, I
- Trial drive: 30 min, kitchen + bathroom + hall. No collisions.
- SpO2 while driving w/ portable concentrator: 92%

Environment
  Doors ............ 34"
  Narrowest hall ... 41"
  Bed to kitchen ... 70 ft
  Stairs ........... none inside, one floor

A: Cane not adequate; pt covers half the way to his kitchen before needing to stop. Rollator (2/9 to 5/18) and manual w/c (5/18 to 8/24) both already tried this year. Self-propulsion topped out at 40 ft. Pt demonstrates the hands, trunk, and safe driving needed for a POV. A power wheelchair would be more than he needs since he can transfer himself and work a tiller. Home accommodates the device.

P: Recommend group 1 POV, K0800, x1. Wt capacity 300 lb; pt weighs 212, so there is margin of 88 lb. Recommend portable concentrator E1392 be placed in scooter basket.

Barnaby Esterhuizen, PT`,

    `this is a dictation for dr tarrant-oduya, letter of medical necessity, patient is anstruther-vance, that is a-n-s-t-r-u-t-h-e-r hyphen v-a-n-c-e, first name leopold, date of birth three twenty seven fifty eight, medical record MHP-40277, payer is tidewater senior advantage, paragraph

mr. anstruther-vance is a sixty-eight-year-old gentleman with chronic obstructive pulmonary disease, chronic respiratory failure with hypoxia, oxygen dependence and osteoarthritis of both knees who was seen in our clinic on october twentieth for a face to face mobility exam, he is on tiotropium eighteen micrograms daily and budesonide formoterol twice a day, he has been admitted twice this year for his COPD, once from march third to the eighth and again september eleventh to fifteenth so that's nine nights altogether, paragraph

on exam respiratory rate twenty-two, no wheezing, no ankle edema, leg strength four out of five, FEV1 point eight seven liters which is twenty-nine percent predicted and that would put him in the very severe category by GOLD, he walked thirty-five feet with his cane in fifty-eight seconds on three liters and desaturated to eighty-four from ninety-three, took four minutes to recover to ninety, paragraph

so he can't get from the bedroom to the kitchen in one go, it's seventy feet, and he doesn't make it to the bathroom in time and he can't fix a meal, he did try a four wheeled walker february to may and then a manual wheelchair may to late august, got about forty feet in that, next paragraph

physical therapy went to the house on november second, he drove the loaner scooter half an hour without bumping into anything and got on and off on his own five times, doors are thirty-four inches, so it fits, paragraph

we're ordering one scooter K0800, red, and one portable oxygen concentrator E1392 monthly rental, diagnosis codes J44.9, J96.11, Z99.81, M17.0, please put in doctor tarrant-oduya's NPI which is 1720456183, end of letter thank you`,

    `To: Utilization Review, Tidewater Senior Advantage
On behalf of: Leopold Anstruther-Vance, 418 Pelican Row, Marsh Haven

I am helping Mr. Anstruther-Vance's doctor put this request into plain words.

1. "Couldn't he just use a walker?"
He tried. From early February until the middle of May he had one with four wheels. Walkers help with balance. They do not give anybody more air.

2. "A regular wheelchair, then?"
That came next, and lasted until August 24. Forty feet was as far as he could wheel himself. There is nobody in the house to push him: he lives by himself, and his daughter Philippa comes two days out of seven.

3. "How far can he actually go on foot?"
Thirty-five feet with a cane, and it takes him nearly a minute. Then he has to stop. On October 20 his oxygen went down to 84 percent doing it, and that was while breathing 3 liters of extra oxygen.

4. "Is he safe to drive one?"
This is a man who drove a city bus for 31 years. On November 2 a physical therapist, Barnaby Esterhuizen, watched him take a trial scooter around his kitchen, his bathroom and his hall for half an hour. He hit nothing.

5. "Isn't this for going outdoors?"
No. It is for getting to the toilet in time and for cooking his own food. Those are the activities of daily living that your policy, like most, is about.

6. "Why the oxygen concentrator too?"
Because he needs oxygen 24 hours a day, and the cylinder he has now is good for two and a half. A concentrator makes its own supply and can be plugged in to charge.

Dr. Imogen Tarrant-Oduya (NPI 1720456183) ordered one scooter and one concentrator and signed on November 12, 2026. Please do not make him spend the winter walking from chair to chair.`,

    `LARKSPUR MOBILITY
FAX COVER + DETAILED ORDER

TO: Tidewater Senior Advantage, Utilization Mgmt
RE: Prior authorization, 2 lines
DATE: 11/12/2026

MEMBER
Anstruther-Vance, Leopold
DOB 03/27/1958 | M | Ht 69 in | Wt 212 lb | Ph (757) 555-0134

ORDERING PRACTITIONER
Imogen Tarrant-Oduya, MD | NPI 1720456183

| Ln | HCPCS | Description | Qty | Limit |
|----|-------|-------------|-----|-------|
| 1 | K0800 | POV, grp 1 std, to 300 lb, RED | 1 | 1 / 5 yr |
| 2 | E1392 | Portable O2 concentrator, rental | 1 | 1 / mo |

ICD-10: J44.9; J96.11; Z99.81; M17.0

DOCUMENTATION SUMMARY
Face-to-face exam ........ 10/20/2026 (23 days before order signed)
Home assessment .......... 11/02/2026, B. Esterhuizen, PT
Cane ..................... 35 ft, then must rest
Rollator ................. tried 02/09/2026 - 05/18/2026
Manual WC ................ tried 05/18/2026 - 08/24/2026; 40 ft
Upper extremities ........ can operate tiller, both hands
Postural stability ....... sits w/o support
Transfers ................ independent
Home access .............. doors 34 in, hall 41 in at narrowest, ramp at entry, one story
In-home trial ............ 30 min, no contact w/ walls or furniture
SpO2 on exertion ......... 84% on 3 LPM
SpO2 on trial drive ...... 92% with portable concentrator

A group 1 scooter is the basic class of POV. Batteries and charger are customarily included in the initial issue, so no separate line is billed for these.

Please note the member weighs less than the 300 lb rating of the base. No heavy-duty model is requested.

Kindly return the determination to Larkspur Mobility.

CONFIDENTIAL: This fax contains protected health information. If you are not the intended recipient please destroy it.`,

    `## Letter of Medical Necessity (draft)

**Patient:** Leopold Anstruther-Vance | **Age:** 68 | **MRN:** MHP-40277
**Prescriber:** Imogen Tarrant-Oduya, MD | **NPI:** 1720456183
**Payer:** Tidewater Senior Advantage

### Clinical picture
Mr. Anstruther-Vance suffers from advanced airflow obstruction (FEV1 29% of predicted), which has led to chronic respiratory failure with hypoxia and continuous oxygen therapy. Bilateral knee osteoarthritis adds pain whenever he stands. In 2026 alone, he has been hospitalized **twice** for COPD.

### Functional limitation
- **Distance:** about 10.7 m (35 ft) with a cane before he has to pause
- **Desaturation:** from 93% to 84% despite supplemental oxygen at 3 L/min
- **Recovery:** 4 minutes to reach 90%
- **Mobility-related ADLs affected:** toileting, meal preparation

### Alternatives considered
| Option | Outcome |
|---|---|
| Cane | Covers half of the distance between bed and kitchen |
| Four-wheeled walker | Tried for 14 weeks in the first half of 2026 |
| Manual wheelchair | Tried for 14 weeks; self-propelled only about 12 m |
| Scooter | Successful 30-minute home trial on November 2, 2026 |

### Why a scooter is appropriate
He has adequate trunk control and bilateral hand strength (62 lb and 58 lb on the right and left respectively), and he transfers independently. The narrowest passage in his home is a 34-inch doorway, and no stairs have to be climbed inside.

### Why portable oxygen is needed alongside it
His prescription is 2 L/min at rest and 3 L/min when moving. An 8-lb cylinder (roughly 3.6 kg) that runs out after 150 minutes ties him to short outings. During the trial drive, the portable concentrator maintained his saturation at 92%.

### Request
1. **K0800** - one group 1 power operated vehicle, red
2. **E1392** - one portable oxygen concentrator, monthly rental

COPD is a progressive disease, and conserving energy during everyday tasks is a recognized part of its management.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
