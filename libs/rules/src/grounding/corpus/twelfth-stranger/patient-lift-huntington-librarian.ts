import type { CorpusCase } from '../corpus-case.ts';

/** A neurologist's letter, a physical therapist's home report, and a payer's template. */
export const patientLiftHuntingtonLibrarian: CorpusCase = {
  id: 'patient-lift-huntington-librarian',
  today: '2026-11-23',
  facts: {
    case_id: 9317,
    patient: {
      first_name: 'Marisol',
      last_name: 'Eriksen-Tate',
      dob: '1972-03-14',
      gender: 'female',
      height: '5 ft 8 in',
      weight: '157 lb',
      address: '230 Larch Street, Tolland Green, WI 54899',
      phone: '(715) 555-0126',
      mrn: 'TG-45581',
    },
    diagnoses: [
      { code: 'G10', description: "Huntington's disease" },
      { code: 'Z74.01', description: 'Bed confinement status' },
    ],
    items: [
      {
        item: 'Patient lift, hydraulic or mechanical, includes any seat, sling, strap(s), or pad(s)',
        hcpcs: 'E0630',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Cannot stand, even with two persons, since August 2026. Moved 4 times a day between bed and recliner by her husband Anders, who weighs 150 lb and had a hernia repaired in 2025. She slid from his arms to the floor on 2026-09-13; bruise of the left elbow, no fracture, not taken to a hospital. Large involuntary movements of arms and trunk. Without the lift she would stay in bed all day. Home visit 2026-11-03 by Greta Molloy, PT: lift fits under the bed, which has 6 inches of clearance; bedroom door 34 inches. Husband and aide were shown the lift and moved her safely.',
      },
      {
        item: 'Sling or seat, patient lift, canvas or nylon',
        hcpcs: 'E0621',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '2 years',
        size: 'large',
        justification:
          'One to use, one to wash. Head support needed. Aide Tomasina comes Monday to Friday from 8 to 11 am. Deutetrabenazine 12 mg twice a day. Swallows thickened liquids; weight 171 lb in January 2026. Skin intact. Was a librarian until 2019. Understands what is said but speaks little.',
      },
    ],
    provider: { name: 'Ezekiel Fontaine, MD', npi: '1376490825', date_signed: '2026-11-23' },
    seen: ['2026-11-03, home visit, Greta Molloy, PT: transfers watched, both hips bend to 90 degrees.'],
  },
  notes: [
    `November 23, 2026

RE: Marisol Eriksen-Tate, born 03/14/1972

To the Medical Director:

I am writing for Ms. Eriksen-Tate, a former librarian of 54 with Huntington's disease (G10) who is confined to bed (Z74.01) unless somebody lifts her out of it. Since August she has been unable to stand, even with two people to hold her. There are large involuntary movements of her arms and trunk.

Her husband Anders moves her between bed and recliner four times a day. He weighs 150 lb, seven pounds less than she does, and had a hernia repaired last year. On September 13 she slid from his arms to the floor and bruised her left elbow. Nothing was broken, and she was not taken to a hospital.

On November 3 Greta Molloy, PT, visited the home. The lift goes under the bed, which has six inches of clearance, and the bedroom door is 34 inches wide. Her husband and the aide were shown the lift and moved her safely with it. Both of her hips bend to a right angle.

I am ordering one patient lift (E0630) and two large slings (E0621) with head support, one to use while the other is washed. Without a lift she would be in bed all day.

Ezekiel Fontaine, MD
NPI 1376490825`,
    `HOME REPORT, LIFT TRIAL
Client: M. Eriksen-Tate   DOB 3/14/72   Ht 5'8"   Wt 157#  (171# in Jan)
Visit: 11/3/26, Greta Molloy, PT
Dx: HD (G10), bed-confined (Z74.01)

Transfers: dep.; cannot stand w/ 2, since 8/26. Bed <-> recliner x 4/d, manual, by husband (150#, s/p hernia repair 2025).
Incident: 9/13/26 slid to floor during manual transfer. L elbow bruise. No fx. No hosp.
Movement: involuntary, large, arms + trunk.
ROM: hips 90/90.
Skin: intact.
Cognition/comm: understands, speaks little.
Environment: bed clearance 6", door 34".
Trained: husband + aide (Tomasina, M-F 8-11a). Safe return demo with lift.
Swallow: thickened liquids.
Meds: deutetrabenazine 12 BID.

Rec: E0630 x1; E0621 x2, L, head support.
Ordering MD: Ezekiel Fontaine, NPI 1376490825`,
    `PATIENT LIFT - STATEMENT OF MEDICAL NECESSITY

Member name: Marisol Eriksen-Tate
Member address: 230 Larch Street, Tolland Green, WI 54899

A. Why a lift?
A patient lift is covered when transfer between bed and a chair requires the help of more than one person and, without the lift, the patient would be confined to bed. Ms. Eriksen-Tate cannot stand even with two people and would otherwise not leave the bed.

B. Diagnosis
Huntington's disease (G10), an inherited disease of the brain that brings involuntary movements. Bed confinement status (Z74.01).

C. How is the transfer done today?
By hand, four times a day or 28 times a week, by one man with a repaired hernia. She has slid to the floor once in the course of this, ten weeks ago.

D. Who will work the lift?
Her husband, and on weekdays from eight to eleven in the morning an aide, which makes 15 hours a week. Both moved her safely when the lift was tried.

E. What is ordered?
E0630, hydraulic or mechanical lift, 1 (limit 1 in 5 years)
E0621, canvas or nylon sling, large, with head support, 2 (limit 2 in 2 years)

F. Other findings
Between January and now she has lost 14 lb. Her skin is intact. She takes deutetrabenazine, 24 mg a day divided in two doses.

Ezekiel Fontaine, MD, NPI 1376490825, Monday, November 23, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', "of 54 with Huntington's disease (G10) → of 54 with Parkinson's disease (G10)"],
    [
      0,
      'negation',
      'Since August she has been unable to stand, even with two people to hold her. → Since August she has been able to stand only with two people to hold her.',
    ],
    [
      0,
      'sum',
      'He weighs 150 lb, seven pounds less than she does → He weighs 150 lb, twenty pounds less than she does',
    ],
    [0, 'side', 'bruised her left elbow → bruised her right elbow'],
    [
      0,
      'event',
      'Nothing was broken, and she was not taken to a hospital. → Nothing was broken, but she was taken to a hospital for stitches.',
    ],
    [
      0,
      'retold',
      'Her husband and the aide were shown the lift and moved her safely with it. → Her husband and the aide were shown the lift but could not move her safely with it.',
    ],
    [0, 'social', 'Her husband Anders moves her → Her brother Anders moves her'],
    [0, 'choice', 'two large slings (E0621) → two medium slings (E0621)'],
    [0, 'retold', 'had a hernia repaired last year → had a disc operated on last year'],
    [
      0,
      'device',
      'with head support, one to use while the other is washed → with head support, and a ceiling track, one to use while the other is washed',
    ],
    [1, 'date-age', 'Incident: 9/13/26 slid → Incident: 9/30/26 slid'],
    [1, 'quantity', 'Bed <-> recliner x 4/d → Bed <-> recliner x 2/d'],
    [1, 'diagnosis', 'Skin: intact. → Skin: stage 1 L heel.'],
    [1, 'medication', 'Meds: deutetrabenazine 12 BID. → Meds: tetrabenazine 12 BID.'],
    [1, 'retold', 'understands, speaks little → does not understand, speaks little'],
    [1, 'social', 'aide (Tomasina, M-F 8-11a) → aide (Tomasina, daily 8-11a)'],
    [1, 'retold', 'Swallow: thickened liquids. → Swallow: thin liquids.'],
    [1, 'treatment', 'Swallow: thickened liquids. → Swallow: PEG feeds.'],
    [1, 'retold', 'ROM: hips 90/90. → ROM: hip flexion contractures.'],
    [
      2,
      'relative-date',
      'once in the course of this, ten weeks ago → once in the course of this, ten days ago',
    ],
    [
      2,
      'sum',
      'on weekdays from eight to eleven in the morning an aide, which makes 15 hours a week → on weekdays from eight to eleven in the morning an aide, which makes 25 hours a week',
    ],
    [
      2,
      'retold',
      'She has slid to the floor once in the course of this → She has slid to the floor several times in the course of this',
    ],
    [2, 'other-item', 'E0621, canvas or nylon sling, large → E0621, standing sling, large'],
    [2, 'retold', 'she has lost 14 lb → she has gained 14 lb'],
    [
      2,
      'medication',
      'deutetrabenazine, 24 mg a day divided in two doses → deutetrabenazine, 48 mg a day divided in two doses',
    ],
    [
      2,
      'attestation',
      'Both moved her safely when the lift was tried. → Both moved her safely when the lift was tried, and I was present throughout.',
    ],
    [2, 'brackets', 'F. Other findings → [She has been on hospice since October.]\n\nF. Other findings'],
    [
      2,
      'coverage-measure',
      'requires the help of more than one person and, without the lift → requires the help of more than one person, as it has for her since 2024, and, without the lift',
    ],
    [0, 'organisation', 'To the Medical Director: → To the Medical Director of Badger Health Plan:'],
  ],
  corruptions: {},
};
