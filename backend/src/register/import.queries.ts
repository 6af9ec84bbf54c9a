import { Injectable } from '@nestjs/common';
import type { PageQuery, PatientImport, PatientImportsResponse } from '@vouchwell/contract';
import { Documents } from '../kernel/projecting/documents.ts';
import { type ImportDoc, patientImports } from './import.projections.ts';

const PER_PAGE = 20;

@Injectable()
export class ImportQueries {
  constructor(private readonly documents: Documents) {}

  /** Newest first. */
  async page({ page = 1, per_page = PER_PAGE }: PageQuery): Promise<PatientImportsResponse> {
    const part = { sort: ['-id'], skip: (page - 1) * per_page, limit: per_page };
    const [found, total] = await Promise.all([
      this.documents.find(patientImports, part),
      this.documents.count(patientImports),
    ]);
    return { imports: found.map(response), total, pages: Math.ceil(total / per_page) };
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
