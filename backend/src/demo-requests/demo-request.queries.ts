import { Injectable } from '@nestjs/common';
import type {
  DemoRequestFilter,
  DemoRequestResponse,
  DemoRequestsQuery,
  DemoRequestsResponse,
} from '@vouchwell/contract';
import {
  csvRows,
  csvText,
  demoRequestStatuses,
  demoRoles,
  demoTypes,
  organizationTypes,
  timeframes,
  orderOf,
} from '@vouchwell/rules';
import { Documents } from '../kernel/projecting/documents.ts';
import { newestInParts } from '../kernel/projecting/newest-in-parts.ts';
import type { Selection } from '../kernel/projecting/read-models.port.ts';
import { type DemoRequestDoc, demoRequests } from './demo-request.projections.ts';

const PER_PAGE = 20;

const orders = { received: ['id'], status: ['status', '-id'] };

@Injectable()
export class DemoRequestQueries {
  constructor(private readonly documents: Documents) {}

  async get(id: number): Promise<DemoRequestResponse | null> {
    const doc = await this.documents.get(demoRequests, id);
    return doc && shown(doc);
  }

  /** Newest first where nothing else is asked. */
  async page(query: DemoRequestsQuery): Promise<DemoRequestsResponse> {
    const { page = 1, per_page = PER_PAGE } = query;
    const selection = chosen(query);
    const sort = orderOf(query.sort, orders, ['-id']);
    const part = { ...selection, sort, skip: (page - 1) * per_page, limit: per_page };
    const [found, total] = await Promise.all([
      this.documents.find(demoRequests, part),
      this.documents.count(demoRequests, selection),
    ]);
    return { requests: found.map(shown), total, pages: Math.max(1, Math.ceil(total / per_page)) };
  }

  /** The whole filtered list for a spreadsheet, newest first, in parts that are made when they are wanted. */
  async *file(query: DemoRequestFilter): AsyncGenerator<string, void> {
    yield csvText([Object.keys(columns)]);
    for await (const found of newestInParts(this.documents, demoRequests, chosen(query)))
      yield csvRows(found.map(row));
  }
}

function chosen({ status, search }: DemoRequestFilter): Selection {
  return { where: status ? { status } : {}, ...(search && { contains: search }) };
}

const shown = ({ sender: _, ...doc }: DemoRequestDoc): DemoRequestResponse => doc;

type Cell = (doc: DemoRequestDoc) => string | number | null;

const columns: Readonly<Record<string, Cell>> = {
  Request: ({ id }) => id,
  Status: ({ status }) => demoRequestStatuses[status],
  Received: ({ created_at }) => created_at,
  'First name': ({ request }) => request.firstName,
  'Last name': ({ request }) => request.lastName,
  Email: ({ request }) => request.email,
  Phone: ({ request }) => request.phone,
  Organization: ({ request }) => request.company,
  Role: ({ request }) => demoRoles[request.role],
  'Organization type': ({ request }) => organizationTypes[request.organizationType],
  'Team size': ({ request }) => request.teamSize,
  Timeframe: ({ request }) => request.timeframe && timeframes[request.timeframe],
  'Demo type': ({ request }) => demoTypes[request.preferredDemoType],
  'Current solution': ({ request }) => request.currentSolution,
  'Pain points': ({ request }) => request.painPoints.join('; '),
  Message: ({ request }) => request.message,
  Note: ({ note }) => note,
  'Looks automatic': ({ looks_automatic }) => (looks_automatic ? 'yes' : null),
};

const row = (doc: DemoRequestDoc) => Object.values(columns).map((cell) => cell(doc));
