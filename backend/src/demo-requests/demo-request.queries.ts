import { Injectable } from '@nestjs/common';
import type {
  DemoRequestFilter,
  DemoRequestResponse,
  DemoRequestsQuery,
  DemoRequestsResponse,
} from '@vouchwell/contract';
import {
  csvText,
  demoRequestStatuses,
  demoRoles,
  demoTypes,
  organizationTypes,
  timeframes,
  orderOf,
} from '@vouchwell/rules';
import { conflict } from '../kernel/basics/problem.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import type { Selection } from '../kernel/projecting/read-models.port.ts';
import { type DemoRequestDoc, demoRequests } from './demo-request.projections.ts';

const PER_PAGE = 20;
/** More rows than anybody reads, and what one question to the read models answers at most. */
const FILE_ROWS = 10_000;

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

  /** The whole filtered list as a file for a spreadsheet. @throws DomainError conflict, when it is too long for one */
  async file(query: DemoRequestFilter): Promise<string> {
    const selection = chosen(query);
    const total = await this.documents.count(demoRequests, selection);
    if (total > FILE_ROWS) throw tooLong(total);
    const found = await this.documents.find(demoRequests, { ...selection, sort: ['-id'], limit: FILE_ROWS });
    return csvText([Object.keys(columns), ...found.map(row)]);
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

const tooLong = (total: number) =>
  conflict(
    'list_too_long',
    `The list has ${total} demo requests, more than the ${FILE_ROWS} that one file can hold. Choose a status first.`,
  );
