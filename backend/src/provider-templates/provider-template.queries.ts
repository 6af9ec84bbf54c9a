import { Injectable } from '@nestjs/common';
import type { ProviderTemplate } from '@vouchwell/contract';
import { Documents } from '../kernel/projecting/documents.ts';
import { providerTemplates } from './provider-template.projections.ts';

@Injectable()
export class ProviderTemplateQueries {
  constructor(private readonly documents: Documents) {}

  list(): Promise<ProviderTemplate[]> {
    return this.documents.find(providerTemplates, { sort: ['id'] });
  }
}
