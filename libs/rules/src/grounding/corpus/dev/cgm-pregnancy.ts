import type { CorpusCase } from '../corpus-case.ts';

export const cgmPregnancy: CorpusCase = {
  id: 'cgm-pregnancy',
  today: '2026-09-09',
  facts: {
    case_id: 1422,
    patient: {
      first_name: 'Amara',
      middle_name: 'Fatou',
      last_name: 'Diallo-Jensen',
      dob: '1993-02-14',
      gender: 'female',
      height: '165 cm',
      weight: '82 kg',
      address: null,
      phone: '(612) 555-0128',
      mrn: 'MRN-473920',
    },
    diagnoses: [
      {
        code: 'O24.112',
        description: 'Pre-existing type 2 diabetes mellitus, in pregnancy, second trimester',
      },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'CGM receiver, adjunctive',
        hcpcs: 'E2102',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'She is in week 19 and injects insulin three times a day. Fasting values between 101 and 118 mg/dL persist. She has had no severe hypoglycemia. She reads the receiver herself and speaks French and English.',
      },
      {
        item: 'CGM supplies, adjunctive',
        hcpcs: 'A4238',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        justification: 'One month of supply at a time, three in all until week 31.',
      },
      {
        item: 'BGM test strips',
        hcpcs: 'A4253',
        quantity: 250,
        quantity_limit: 300,
        limit_period: '3 months',
        justification: 'Finger sticks confirm the sensor before each dose.',
      },
    ],
    provider: { name: 'Dr. Caoimhe Ní Bhriain', npi: '1605716798', date_signed: '2026-09-09' },
  },
  notes: [
    `RE: Amara Fatou Diallo-Jensen (02/14/1993)
Date: 09/09/2026

To whom it may concern,

Amara Diallo-Jensen is a 33-year-old woman with type 2 diabetes mellitus that existed before her pregnancy. She is in the second trimester (O24.112), in week 19, and on long-term insulin (Z79.4).

She injects insulin three times a day. In spite of this her fasting values lie between 101 and 118 mg/dL. Severe hypoglycemia has not occurred.

Ordered:

- CGM receiver, adjunctive (E2102), 1
- CGM supplies, adjunctive (A4238), 3 per 3 months
- BGM test strips (A4253), 250 per 3 months

An adjunctive monitor is used beside finger sticks, which confirm the sensor before each dose. The supplies last until week 31. She reads the receiver herself.

Dr. Caoimhe Ní Bhriain
NPI 1605716798`,
    `S – G. a. 19 wks, T2DM before pregnancy. Insulin 3 injections/day. No severe hypo.
O – fasting 101–118 mg/dL; 165 cm, 82 kg
A – O24.112, Z79.4
P – E2102 #1; A4238 #3 (3 months, to wk 31); A4253 #250/3 months

Adjunctive CGM: finger stick before each dose.
Speaks French and English; reads receiver on her own.

Diallo-Jensen, Amara, F, 33 y, MRN-473920 // Dr. Caoimhe Ní Bhriain // 1605716798 // 9-Sep-2026`,
    `<p>Amara Diallo-Jensen, 33 years of age, is expecting a child and has had type&nbsp;2 diabetes mellitus since before this pregnancy. Code: O24.112 (second trimester).</p>

<p>Three injections of insulin daily (Z79.4) leave fasting values of 101&ndash;118&nbsp;mg/dL. In pregnancy, tight control protects mother and child.</p>

<p>We therefore order a receiver for an adjunctive monitor (E2102, one), supplies for three months (A4238, three) and 250 test strips for the same time (A4253). The strips stay below the limit of 300.</p>

<p>Caoimhe N&iacute; Bhriain, Dr., NPI 1605716798, September 9, 2026</p>`,
  ],
  passages: [
    `Estimated due date: [Add: date]`,
    `No pump is ordered; she injects insulin three times a day.`,
    `Week 19 today, week 31 at the end of the three months of supply.`,
    `An adjunctive device does not replace finger-stick testing; strips may be billed beside it, other than with a non-adjunctive one.`,
    `The patient is pregnant (second trimester).`,
  ],
  edits: [
    [0, 'description-detail', 'She is in the second trimester → She is in the first trimester'],
    [0, 'event', 'Severe hypoglycemia has not occurred. → Severe hypoglycemia has occurred once.'],
    [0, 'quantity', '- BGM test strips (A4253), 250 → - BGM test strips (A4253), 350'],
    [1, 'retold', 'fasting 101–118 mg/dL → fasting 101–181 mg/dL'],
    [1, 'medication', 'Insulin 3 injections/day. → Insulin 3 injections/day plus glyburide.'],
    [1, 'social', 'Speaks French and English → Speaks French only, husband interprets'],
    [2, 'date-age', '33 years of age → 23 years of age'],
    [2, 'device', 'order a receiver for an → order a pump and a receiver for an'],
  ],
  corruptions: {
    'code-disease': [
      'O24.112 is {type 2 diabetes in pregnancy → gestational diabetes}.',
      'Z79.4 ({use of insulin → presence of an insulin pump})',
      'The pregnancy is complicated by {pre-existing type 2 diabetes → chronic kidney disease} (O24.112).',
    ],
    'other-item': [
      'E2102 is the CGM {receiver → supplies}, adjunctive.',
      'A4238: {CGM supplies → control solution}, 3 per 3 months',
      'A4253, 250 {BGM test strips → lancets}',
    ],
    'description-detail': [
      'She is in the {second → third} trimester.',
      'Type {2 → 1} diabetes existed before the pregnancy.',
      'An {adjunctive → implantable} CGM receiver is ordered.',
      'Pre-existing type 2 diabetes{ → with preeclampsia} in pregnancy.',
    ],
    side: ['~ Insulin is injected{ → into the left thigh} three times a day.'],
    sex: [
      'Amara is a 33-year-old {woman → man}.',
      '{She → He} reads the receiver {herself → himself}.',
      '{Ms. → Mr.} Diallo-Jensen injects insulin.',
    ],
    choice: [
      '~ The receiver{ →, rose colored,} shows each value.',
      'Sensors{ → of the small size} are part of the supplies.',
    ],
    device: [
      '{ → A home fetal Doppler completes the order.}',
      'Receiver, supplies{ → , a smart insulin pen} and strips.',
      '{ → A breast pump should be shipped at week 36.}',
    ],
    medication: [
      'She injects {insulin → insulin detemir} three times a day.',
      '{ → Low-dose aspirin was begun in week 12.}',
      '{ → Metformin 1000 mg is taken with supper.}',
    ],
    diagnosis: ['{ → Chronic hypertension is being watched.}', '{ → She is anemic.}'],
    event: [
      'She has had {no severe → one severe} hypoglycemia.',
      '{ → She miscarried in 2024.}',
      '{ → Her first child was born by cesarean section at 37 weeks.}',
    ],
    treatment: [
      '{ → Diet alone was tried for eight weeks.}',
      '{ → The adhesive of another sensor blistered her skin.}',
    ],
    social: [
      '{ → Her husband calls at night when the alarm rings.}',
      '{ → An interpreter was needed.}',
      'She speaks French and {English → Wolof}.',
    ],
    attitude: [
      '~ { → She is very engaged in her care.}',
      '~ { → Amara worries about the baby.}',
      '~ { → Adherence to the diet has been excellent.}',
    ],
    negation: [
      'Severe hypoglycemia has {not occurred → occurred}.',
      'An adjunctive device {does not replace → replaces} her finger sticks.',
    ],
    organisation: ['{ → Hennepin High-Risk Obstetrics referred her.}', '{ → MinnesotaCare is her coverage.}'],
    attestation: [
      '{ → I trained her on the device and she demonstrated its use to me.}',
      '~ { → To the best of my knowledge all of this is accurate, so help me God.}',
    ],
    'relative-date': [
      '{ → Her next visit is in ten days.}',
      '{ → Insulin was intensified the Friday before last.}',
    ],
    'other-role': [
      'Fasting values lie between 101 and {118 → 165} mg/dL.',
      'She is in week {19 → 33}.',
      '{ → HbA1c is 8.2 %.}',
      'She injects insulin {three → 31} times a day.',
    ],
    brackets: [
      '{ → [ultrasound: macrosomia, 97th percentile]}',
      'Finger sticks confirm the sensor. { → [7 per day]}',
    ],
    'coverage-measure': [
      'A CGM is covered with insulin treatment{ → ; her time in range of 52 % adds weight}.',
      'The policy wants diabetes and insulin{ → or, as in her, two glucose values below 54 mg/dL}.',
    ],
    script: [
      'Strips: {250 → ٢٩٠} per 3 months',
      '~ CGM {supplies → ѕupplies}, adjunctive',
      'Fasting up to {118 → １８１} mg/dL',
    ],
    identifier: [
      'Pregnancy code {O24.112 → O24.113}',
      'Supplies, {A4238 → A4239}',
      '{1605716798 → 1605761798} (NPI)',
      'MRN-{473920 → 479320}',
    ],
    'date-age': [
      'Born on {February 14 → February 24}, 1993',
      'A {33 → 39}-year-old',
      '{9 September → 9 August} 2026',
    ],
    quantity: [
      'CGM supplies, {3 → 4} per 3 months',
      'BGM test strips: {250 → 300}',
      'The strips stay below the limit of {300 → 400}.',
      'CGM receiver, adjunctive, {1 → 2}',
    ],
    name: [
      'Amara {Diallo-Jensen → Diallo-Hansen}',
      'Dr. Caoimhe Ní {Bhriain → Bhroin}',
      'Patient name: {Amara → Aminata} Diallo-Jensen',
    ],
    retold: [
      'Fasting values between {101 → 110} and 118 mg/dL persist.',
      'She injects insulin {three times → twice} a day.',
      'Finger sticks confirm the sensor {before → after} each dose.',
      'Supplies are needed until week {31 → 39}.',
    ],
    sum: [
      'From week 19 to week 31: {twelve → fifteen} weeks of supply.',
      'One receiver and three months of supplies: {four → six} units of CGM.',
      '1 + 3 + 250 = {254 → 264} units in this order',
    ],
  },
};
