import type { PatientDetailsResponse } from '@vouchwell/contract';
import type { ReactNode } from 'react';
import { CodeText } from '../../ui/words/code-text.tsx';
import type { Fact } from '../../ui/words/facts.tsx';
import { fieldLabel } from './patient-values.ts';
import { birthText, genderLabel } from './public/patient-facts.ts';

const fields = Object.keys(fieldLabel) as (keyof typeof fieldLabel)[];

function said(patient: PatientDetailsResponse, field: keyof typeof fieldLabel, today: string): ReactNode {
  if (field === 'dob') return birthText(patient.dob, today);
  if (field === 'gender') return patient.gender && genderLabel[patient.gender];
  if (field === 'mrn') return patient.mrn && <CodeText>{patient.mrn}</CodeText>;
  return patient[field];
}

/** A record field by field, and how many cases hold it. */
export const recordFacts = (patient: PatientDetailsResponse, today: string): Fact[] => [
  { label: 'ID', value: patient.id },
  ...fields.map((field) => ({ label: fieldLabel[field], value: said(patient, field, today) })),
  { label: 'Open cases', value: String(patient.open_cases) },
  { label: 'Signed cases', value: String(patient.signed_cases) },
];
