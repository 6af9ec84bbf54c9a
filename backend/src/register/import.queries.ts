import { Injectable } from '@nestjs/common';
import type { PatientImport } from '@vouchwell/contract';
import { Documents } from '../kernel/projecting/documents.ts';
import { type ImportDoc, patientImports } from './import.projections.ts';

const SHOWN = 20;

@Injectable()
export class ImportQueries {
  constructor(private readonly documents: Documents) {}

  /** Newest first. */
  async newest(): Promise<PatientImport[]> {
    const found = await this.documents.find(patientImports, { sort: ['-id'], limit: SHOWN });
    return found.map(response);
  }

  async one(id: number): Promise<PatientImport | null> {
    const doc = await this.documents.get(patientImports, id);
    return doc && response(doc);
  }

  /** Those of which something is still to be done. */
  async due(): Promise<number[]> {
    return (await this.documents.find(patientImports, { where: { is_due: true } })).map(({ id }) => id);
  }
}

const response = ({ is_due: _, ...shown }: ImportDoc): PatientImport => shown;
