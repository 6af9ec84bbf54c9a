import { Injectable } from '@nestjs/common';
import type { ProviderTemplate } from '@vouchwell/contract';
import { Documents } from '../kernel/projecting/documents.ts';
import { providerTemplates } from './provider-template.projections.ts';

@Injectable()
export class ProviderTemplateQueries {
  constructor(private readonly documents: Documents) {}

  async list(): Promise<ProviderTemplate[]> {
    const found = await this.documents.find(providerTemplates, { sort: ['id'] });
    return found.map(({ used: _, ...template }) => template);
  }
}
