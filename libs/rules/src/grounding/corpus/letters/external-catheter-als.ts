import type { CorpusCase } from '../corpus-case.ts';

/** A rehabilitation physician and a home-health nurse write for a man with ALS who cannot reach a toilet or hold a urinal in time. */
export const externalCatheterAls: CorpusCase = {
  id: 'external-catheter-als',
  today: '2026-12-03',
  facts: {
    case_id: 61006,
    patient: {
      first_name: 'Everett',
      last_name: 'Mbeki-Lindqvist',
      dob: '1967-05-19',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '158 lb',
      address: '1206 Gull Road, Saltmarsh, ME 04999',
      phone: '(207) 555-0134',
      mrn: 'SM-90455',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'R39.81', description: 'Functional urinary incontinence' },
      {
        code: 'L24.A2',
        description: 'Irritant contact dermatitis due to fecal, urinary or dual incontinence',
      },
    ],
    items: [
      {
        item: 'Male external catheter, with or without adhesive, disposable, each',
        hcpcs: 'A4349',
        quantity: 35,
        quantity_limit: 35,
        limit_period: 'month',
        size: '29 mm',
        justification:
          'ALS diagnosed in March 2025. Strength of both arms 2/5, cannot undo his clothes or hold a urinal; in a power wheelchair 11 hours a day. From the urge to the voiding he has about 3 minutes; the transfer by ceiling lift takes his wife 12 minutes. Wet 6 to 8 times in 24 hours. Absorbent briefs from June to October 2026 led to a rash of both groins and the scrotum, treated twice with nystatin. No retention: residual 20 mL by scan on 2026-11-17. Circumference 92 mm, that is 29 mm in diameter. Trial of self-adhesive silicone catheters of 29 mm for 14 days from 2026-11-02: one a day stayed on for 24 hours on 13 of 14 days. Changed each morning; 30 or 31 a month, the rest for those that come off.',
      },
      {
        item: 'Urinary drainage bag, leg or abdomen, vinyl, with or without tube, with straps, each',
        hcpcs: 'A4358',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'Worn by day in the wheelchair, 1,000 mL, emptied every 3 to 4 hours by his wife or the aide. A new bag every 2 weeks.',
      },
      {
        item: 'Bedside drainage bag, day or night, with or without anti-reflux device, with or without tube, each',
        hcpcs: 'A4357',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'From 9 p.m. to 7 a.m., 2,000 mL with anti-reflux valve. Bed linen had been changed 3 times a night; during the trial not once after the first night. A new bag every 2 weeks.',
      },
    ],
    provider: { name: 'Henrietta Solberg-Nakai, DO', npi: '1850362974', date_signed: '2026-12-03' },
    seen: [
      '2026-11-17, at home, by Henrietta Solberg-Nakai, DO: skin of the penis whole, rash faded to pale pink, 3 x 2 cm in the right groin only, scrotum clear, hips and knees stiff but passively movable, mind clear, answers by eye-gaze device.',
    ],
    told: [
      'Who pays? Medicare Part B, by reason of disability',
      'Who supplies? Casco Ridge Medical',
      'Lives with whom? His wife Astrid',
      'Who helps? Astrid; aide Ruel Santos, five mornings a week, Monday to Friday',
      'Home health? Maeve Corrigan, RN, Harborlight Home Health, every two weeks',
      'Who puts the catheter on? Ruel on weekdays, Astrid on weekends, taught by Maeve Corrigan on 2026-11-02',
      'Indwelling catheter? Not used; he and Dr. Solberg-Nakai decided against it because of infection',
      'Bowels? Continent, on a commode shower chair each morning',
      'Latex? No allergy',
      'Length of need? Lifetime',
    ],
    answered: [],
  },
  notes: [
    `December 3, 2026

RE: Everett Mbeki-Lindqvist (DOB May 19, 1967)
Medicare Part B
External catheters and drainage bags

To Whom It May Concern:

Mr. Mbeki-Lindqvist is 59 years old. He has amyotrophic lateral sclerosis, diagnosed in March of last year, and has lost the use of his arms to the degree that he can neither unfasten his trousers nor hold a urinal; both are 2/5. His bladder itself works. He feels the urge and he empties well, with 20 mL left by scan on November 17. But he has three minutes, and his wife, with a ceiling lift, needs twelve to get him out of the wheelchair. He is therefore wet six to eight times around the clock.

Briefs were used from June into October. They cost him a rash of the groins and scrotum and two courses of nystatin. An indwelling catheter was weighed, and he and I decided against it because of the risk of infection.

Over a two-week trial of 29 mm self-adhesive external catheters, begun November 2, one a day held for the full 24 hours on all days but one. At my home visit on the 17th the skin of the penis was whole, and of the rash nothing remained but a pale patch, 3 by 2 cm, in the right groin.

I order for lifetime use, monthly: 35 external catheters (A4349), 2 leg bags (A4358) and 2 bedside bags (A4357).

Sincerely,
Henrietta Solberg-Nakai, DO
NPI 1850362974`,

    `HARBORLIGHT HOME HEALTH
Skilled nursing narrative, for the DME file

Pt. Everett M.-L., 59, ALS, Saltmarsh
Written 12/03/2026

I see Everett every second week at the home he shares with Astrid, his wife. He speaks through an eye-gaze device and his mind is as clear as yours or mine. His arms do not lift. He is up in the power chair eleven hours of the day.

This summer and fall he wore briefs. He was wet as many as eight times in a day and a night, and the bed linen had to be changed three times between dusk and dawn. He broke out in both groins and on the scrotum. Nystatin twice.

On November 2 I taught Astrid and the aide, Ruel Santos, to apply a sheath, silicone, self-adhesive. The measure round the penis is 92 mm, so the 29 mm size. One went on each morning for fourteen days. One of the fourteen came off early. After the first night of the trial the bed stayed dry. Dr. Solberg-Nakai came to the home on the 17th and found the shaft intact and the rash down to pale pink in one groin.

By day he drains into a liter bag at the leg, emptied every three to four hours; from nine at night until seven, into a two-liter bag at the bedside.

Monthly needs: 35 sheaths, two leg bags, two night bags. Each bag does two weeks. Monday through Friday Ruel puts the sheath on, Saturday and Sunday Astrid does.

He is continent of stool.

Maeve Corrigan, RN`,

    `S: 59M w/ ALS (dx 3/2025). Functional UI, wet 6-8x/24h. Urge-to-void ~3 min; ceiling lift transfer by wife 12 min. Can't manage clothing or urinal. Briefs 6/26-10/26: rash both groins + scrotum, nystatin x2. Condom cath trial 14 d from 11/2: stayed on 24 h on 13/14 d. Linen changes 3/night before, 0 after 1st night of trial. Bowel continent. No latex allergy.

O (home visit 11/17/26): Alert, eye-gaze. UE 2/5 bilat. Hips/knees stiff, PROM possible. Penis skin intact. R groin 3x2 cm pale pink. L groin and scrotum clear. PVR 20 mL. Circ 92 mm = 29 mm diam.

A: G12.21, R39.81, L24.A2 (resolving). No retention. Indwelling cath not used (infection).

P:
  A4349   35/mo   29 mm, change q am
  A4358   2/mo    1,000 mL, day
  A4357   2/mo    2,000 mL, anti-reflux, 9p-7a
  LON lifetime. Casco Ridge Medical.
  Caregivers (wife Astrid; aide Ruel Santos M-F) taught by RN Corrigan 11/2.

MBEKI-LINDQVIST, Everett   DOB 5/19/67   MRN SM-90455   Medicare B
H. Solberg-Nakai DO   NPI 1850362974   12/3/26`,

    `CASCO RIDGE MEDICAL - order intake, urological supplies

Taken for: Everett Mbeki-Lindqvist, 1206 Gull Road, Saltmarsh, ME 04999
Tel. (207) 555-0134   Born 05/19/1967   Male   6 ft 1 in, 158 lb
Insurance: Medicare Part B (disability)

CHECKLIST
[Y] Permanent incontinence documented (lifetime need)
[Y] Diagnosis on order: G12.21, R39.81, L24.A2
[N] Indwelling catheter in use at the same time
[N] Retention (post-void residual 20 mL, 11/17/2026)
[Y] Sized: 92 mm around, 29 mm across
[Y] Caregiver able to apply: aide weekdays, wife weekends
[N] Latex allergy
[Y] Seen by the prescriber: 11/17/2026, home

| Line | Code | What | How many a month | Allowed a month |
|---|---|---|---|---|
| 1 | A4349 | External catheter, silicone, self-adhesive, 29 mm | 35 | 35 |
| 2 | A4358 | Leg bag with straps, 1,000 mL | 2 | 2 |
| 3 | A4357 | Bedside bag with anti-reflux valve, 2,000 mL | 2 | 2 |

For a 90-day supply that is 105 catheters, 6 leg bags and 6 bedside bags.

Why not diapers only: used June through October 2026; dermatitis in both groins and of the scrotum.
Why not a urinal: arms too weak (2 of 5) to hold it, and about three minutes' notice.
Why both kinds of bag: wheelchair by day, bed by night (10 hours).

Ordering: Henrietta Solberg-Nakai, DO, 1850362974
Order date: 12/03/2026`,

    `# Letter of Medical Necessity

**Patient:** Everett Mbeki-Lindqvist
**DOB:** 05/19/1967
**Diagnosis:** Amyotrophic lateral sclerosis (G12.21); functional urinary incontinence (R39.81); incontinence-associated dermatitis (L24.A2)

## Reason for Request

The patient requires **male external catheters** and **drainage bags** because he cannot reach a toilet or use a urinal before voiding begins.

## Functional Status

- **Upper limbs:** 2/5 strength on both sides
- **Mobility:** power wheelchair, 11 hours daily
- **Transfers:** ceiling lift, performed by spouse, 12 minutes
- **Warning time:** approximately 3 minutes
- **Cognition:** intact; communicates by eye gaze

## Alternatives Considered

1. **Absorbent briefs** – used June to October 2026; resulted in dermatitis requiring nystatin twice
2. **Urinal** – not possible owing to arm weakness
3. **Indwelling catheter** – decided against by patient and physician because of infection

## Trial Results (14 days starting November 2, 2026)

- Catheter stayed in place for 24 hours on **13 of 14 days (93 %)**
- Nightly linen changes fell from **3 to 0** after the first night
- Rash faded; skin of penis **intact** on November 17, 2026

## Quantity Justification

- **A4349, 35/month:** one each morning, plus a few for any that come off
- **A4358, 2/month:** one leg bag every two weeks
- **A4357, 2/month:** one night bag every two weeks

All quantities are at the usual monthly maximum.

## Expected Duration

Lifetime.

**Henrietta Solberg-Nakai, DO**
NPI 1850362974
December 3, 2026`,

    `3 December 2026

Subject: Mr. E. Mbeki-Lindqvist, SM-90455
Answers for medical review

1. "Is this incontinence, when the bladder is normal?" Yes. It is functional incontinence (R39.81). He knows that he must go; his body does not let him get there. Twelve minutes are needed. He has three.

2. "Is there a lasting need?" He has ALS, a disease that does not remit. The need is put down as lifelong.

3. "Could the caregiver not toilet him on a schedule?" His wife needs twelve minutes with the ceiling lift for each transfer, and he voids, or is wet, six to eight times in twenty-four hours, nights included. The aide is there only on weekday mornings.

4. "Is retention excluded?" Yes, by bladder scan on November 17: 20 mL.

5. "Is the fit right?" Measured at 92 mm in circumference. The 29 mm catheter kept its place for a whole day thirteen times out of fourteen.

6. "Why 35 and not 30?" A month has thirty or thirty-one mornings. The remaining four or five make up for those that fall off.

7. "Why two bags of each kind?" Either is replaced at two weeks. The leg bag holds 1,000 mL and goes with him in the chair. The other holds 2,000 mL and hangs at the bed from nine to seven.

8. "What of the skin?" It had broken out under briefs. On the external catheter the scrotum has cleared and the right groin is nearly so.

Physician: Henrietta Solberg-Nakai, DO
NPI: 1850362974`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
