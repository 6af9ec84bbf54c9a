import { Injectable } from '@nestjs/common';
import type {
  KeptProviderTemplate,
  KeptProviderTemplatesResponse,
  ListProviderTemplatesQuery,
  ProviderTemplate,
} from '@vouchwell/contract';
import { orderOf } from '@vouchwell/rules';
import { Documents } from '../kernel/projecting/documents.ts';
import { type ProviderTemplateDoc, providerTemplates } from './provider-template.projections.ts';

const PER_PAGE = 20;
/** More than any site has. */
const ALL = 10_000;

const orders = { name: ['folded_name'], npi: ['npi'] };

@Injectable()
export class ProviderTemplateQueries {
  constructor(private readonly documents: Documents) {}

  /** Those in use, in the order in which they were added. */
  async list(): Promise<ProviderTemplate[]> {
    const inUse = { where: { is_active: true }, sort: ['id'], limit: ALL };
    const found = await this.documents.find(providerTemplates, inUse);
    return found.map((doc) => {
      const { is_active: _, revision: __, ...template } = kept(doc);
      return template;
    });
  }

  /** As admins see them, with those out of use, in the order of names. */
  async page(query: ListProviderTemplatesQuery): Promise<KeptProviderTemplatesResponse> {
    const { page = 1, per_page = PER_PAGE, search, status } = query;
    const selection = {
      where: { ...(status && { is_active: status === 'active' }) },
      ...(search && { contains: search }),
    };
    const sort = orderOf(query.sort, orders, orders.name);
    const part = { ...selection, sort, skip: (page - 1) * per_page, limit: per_page };
    const [found, total] = await Promise.all([
      this.documents.find(providerTemplates, part),
      this.documents.count(providerTemplates, selection),
    ]);
    const pages = Math.ceil(total / per_page);
    return { templates: found.map(kept), current_page: page, total, pages };
  }

  /** Null for an unknown one. */
  async kept(id: number): Promise<KeptProviderTemplate | null> {
    const doc = await this.documents.get(providerTemplates, id);
    return doc && kept(doc);
  }

  /** In use or not. */
  withNpi(npi: string): Promise<KeptProviderTemplate[]> {
    return this.documents.find(providerTemplates, { where: { npi }, limit: 10 });
  }
}

const kept = ({ used: _, folded_name: __, ...template }: ProviderTemplateDoc): KeptProviderTemplate =>
  template;
