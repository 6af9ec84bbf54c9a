import type { CaseReadinessResponse, PatientResponse } from '@vouchwell/contract';
import type { Api } from './api.ts';
import type { Asked } from './interview.ts';
import type { Person } from './prepared.ts';

/** A whole case of one category, as somebody would order it. */
export interface CategoryCase {
  readonly name: string;
  readonly item: object;
  readonly diagnoses: readonly (readonly [code: string, description: string])[];
  /** What is answered last, from its place in brackets in the letter. */
  readonly last: string;
  /** Of Medicaid; else it is Medicare’s. */
  readonly state?: string;
  /** Where another answer is wanted than to every question of its kind. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

const diabetes = ['E11.65', 'Type 2 diabetes mellitus with hyperglycemia'] as const;
const knee = ['M17.0', 'Bilateral primary osteoarthritis of knee'] as const;
const copd = ['J44.9', 'Chronic obstructive pulmonary disease, unspecified'] as const;
const garment = { size: 'M', color: 'Beige', length: 'Medium' };

export const categoryCases: readonly CategoryCase[] = [
  {
    name: 'incontinence, Medicaid of Oregon',
    item: { item: 'Adult briefs, medium', quantity: 180 },
    diagnoses: [['N39.41', 'Urge incontinence']],
    last: 'inc.cause',
    state: 'OR',
    answers: { 'inc.type': 'urge', 'inc.day': 5, 'inc.night': 1 },
  },
  {
    name: 'continuous glucose monitor',
    item: { item: 'CGM receiver, non-adjunctive', quantity: 1 },
    diagnoses: [diabetes],
    last: 'cgm.on_label',
    answers: { 'cgm.pump': false },
  },
  {
    name: 'blood glucose monitor',
    item: { item: 'BGM test strips', quantity: 300 },
    diagnoses: [diabetes],
    last: 'bgm.trained',
  },
  {
    name: 'therapeutic shoes',
    item: { item: 'Diabetic depth-inlay shoe', quantity: 2, size: '10', color: 'Black' },
    diagnoses: [['E11.42', 'Type 2 diabetes mellitus with diabetic polyneuropathy']],
    last: 'foot.condition',
  },
  {
    name: 'compression for a venous ulcer',
    item: {
      ...{ item: 'Compression stocking for venous ulcer, 30-40 mmHg', quantity: 1 },
      ...garment,
    },
    diagnoses: [['I83.012', 'Varicose veins of right lower extremity with ulcer of calf']],
    last: 'ulcer.debrided',
  },
  {
    name: 'compression for lymphedema',
    item: { item: 'Lymphedema arm sleeve', quantity: 2, ...garment },
    diagnoses: [['I89.0', 'Lymphedema, not elsewhere classified']],
    last: 'lym.purpose',
    answers: { 'lym.custom': false },
  },
  {
    name: 'walker',
    item: { item: 'Wheeled walker', quantity: 1 },
    diagnoses: [knee],
    last: 'aid.resolves',
  },
  {
    name: 'cane',
    item: { item: 'Quad cane', quantity: 1, length: 'Medium' },
    diagnoses: [knee],
    last: 'aid.safe',
  },
  {
    name: 'manual wheelchair',
    item: { item: 'Standard wheelchair', quantity: 1, size: '18 in' },
    diagnoses: [knee],
    last: 'home.fits',
  },
  {
    name: 'power wheelchair',
    item: { item: 'Power wheelchair, group 2 standard', quantity: 1 },
    diagnoses: [knee],
    last: 'pov.why_not',
    answers: { 'propel.self': false },
  },
  {
    name: 'power scooter',
    item: { item: 'Power scooter, group 1 standard', quantity: 1 },
    diagnoses: [knee],
    last: 'pov.safe',
    answers: { 'propel.self': false, 'pov.safe': ['transfer', 'tiller', 'posture'] },
  },
  {
    name: 'oxygen',
    item: { item: 'Oxygen concentrator', quantity: 1 },
    diagnoses: [copd],
    last: 'oxy.evaluated',
    answers: { 'oxy.spo2': 86, 'oxy.pao2': 54, 'oxy.inpatient': false },
  },
  {
    name: 'positive airway pressure',
    item: { item: 'CPAP device', quantity: 1 },
    diagnoses: [['G47.33', 'Obstructive sleep apnea (adult) (pediatric)']],
    last: 'pap.instructed',
    answers: { 'pap.index': 22, 'pap.events': 140 },
  },
  {
    name: 'nebulizer',
    item: { item: 'Nebulizer with compressor', quantity: 1 },
    diagnoses: [copd],
    last: 'neb.maximum',
    answers: { 'neb.compounded': false },
  },
  {
    name: 'ankle-foot orthosis',
    item: { item: 'Ankle-foot orthosis, custom', quantity: 1 },
    diagnoses: [['M21.371', 'Foot drop, right foot']],
    last: 'ortho.weak',
  },
  {
    name: 'knee orthosis',
    item: { item: 'Knee orthosis, adjustable joints', quantity: 1, size: 'Right M' },
    diagnoses: [knee],
    last: 'knee.unstable',
    answers: { 'knee.recent': false },
  },
  {
    name: 'commode',
    item: { item: 'Commode chair', quantity: 1 },
    diagnoses: [knee],
    last: 'com.confined',
  },
  {
    name: 'hospital bed',
    item: { item: 'Hospital bed, semi-electric', quantity: 1 },
    diagnoses: [copd],
    last: 'bed.changes',
  },
  {
    name: 'intermittent catheters',
    item: { item: 'Intermittent catheter, straight', quantity: 120 },
    diagnoses: [['R33.8', 'Other retention of urine']],
    last: 'uro.permanent',
  },
];

/** So many days before today, by the clock of the machine that runs both. */
export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What every case has in common: ordered after two visits, authorized, delivered today. */
const usual: Readonly<Record<string, unknown>> = {
  ...{ setting: 'home', 'order.kind': 'first' },
  ...{ 'order.date': daysAgo(10), 'order.received': daysAgo(9), 'delivery.date': daysAgo(0) },
  ...{ 'pa.exempt': false, 'pa.decision': 'affirmed', 'pa.date': daysAgo(5) },
  ...{ same_similar: false, 'replacement.after_lifetime': false, 'chair.unwilling': false },
  ...{ 'cert.statement': daysAgo(14), 'foot.agreed': daysAgo(15), 'supplier.selection': daysAgo(8) },
  ...{ 'foot.exam': daysAgo(20), 'ulcer.evaluated': daysAgo(12), 'supplier.fit': daysAgo(0) },
  ...{ 'pap.test': daysAgo(15), 'oxy.test': daysAgo(12), 'patient.weight_lb': 200 },
};

/** As anybody would answer who has all that is asked for. */
export function answerTo({ def }: Asked, { state, answers = {} }: CategoryCase): unknown {
  const payer = { payer: state ? 'medicaid' : 'medicare', state };
  const told = { ...usual, ...payer, ...answers }[def.id];
  if (told !== undefined) return told;
  const first = def.options?.[0]?.id;
  return {
    yes_no: true,
    number: 12,
    text: 'As the record says',
    date: daysAgo(12),
    choice: first,
    choices: [first],
  }[def.type];
}

export const readinessOf = (api: Api, id: number) =>
  api.ok<CaseReadinessResponse>('GET', `/cases/${id}/readiness`);

/** A case through its specified steps, of which no question is answered yet. */
export async function openedCase(api: Api, one: CategoryCase, person: Person): Promise<number> {
  const patient = await api.ok<PatientResponse>('POST', '/patients', person);
  const { case_id: id } = await api.ok<{ case_id: number }>('POST', '/cases/workflow', {
    patient: { id: patient.id },
    diagnoses: one.diagnoses.map(([code, description]) => ({ code, description })),
    items: [one.item],
    provider: { name: 'Dr. Nora Quist', npi: '1234567893', date_signed: daysAgo(10) },
  });
  return id;
}
