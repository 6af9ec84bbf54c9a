import type {
  CaseMomentResponse,
  CaseResponse,
  DiagnosisRequest,
  ItemRequest,
  NoteResultResponse,
  NoteStreamEvent,
  OpenCaseRequest,
  PatientResponse,
  ProviderRequest,
  PublicCategory,
} from '@vouchwell/contract';
import { NO_EVIDENCE } from '@vouchwell/rules';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { api, refuse } from './answers.ts';
import { aCase, stats } from './people-and-cases.ts';

export const aPatient: PatientResponse = aCase().patient;

const briefs = {
  hcpcs: 'T4523',
  quantity_limit: 360,
  limit_period: 'month',
  limit_group: null,
  unit: null,
  requires_size: true,
  requires_color: false,
  requires_length: false,
  available_sizes: [],
  available_colors: [],
  available_lengths: [],
};

export const categories: PublicCategory[] = [
  {
    name: 'Incontinence',
    description: null,
    items: ['Adult brief', 'Wipes'],
    quantityLimits: { 'Adult brief': 360 },
    details: { 'Adult brief': briefs },
  },
];

/** A note as the server tells it, piece by piece. */
export function eventStream(events: NoteStreamEvent[]) {
  const text = events
    .map(({ type, ...data }) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)
    .join('');
  return new HttpResponse(text, { headers: { 'content-type': 'text/event-stream' } });
}

export function aNoteResult(part: Partial<NoteResultResponse> = {}): NoteResultResponse {
  return {
    note_id: 6,
    note_text: 'A fresh note about briefs.',
    word_count: 5,
    model: null,
    ai_provider: null,
    ai_model: null,
    kind: 'generated',
    is_fallback: false,
    grounding: { marks: [], left_out: [] },
    ...part,
  };
}

const MOVED_ON = 'This was changed by someone else meanwhile. Load it again and repeat your change.';

/** As it stands, each note written for its owner in the version that it has. */
function momentOf(found: CaseResponse): CaseMomentResponse {
  const { revision, notes } = found;
  return {
    entry: {
      revision,
      at: '2026-03-03T11:30:00.000Z',
      by: 'Nora Sample',
      sentence: 'set 1 item',
      note: null,
    },
    ...{ changes: revision + 1, case: found, evidence: NO_EVIDENCE },
    says: { told: [], seen: [], answered: [] },
    wrote: notes.map(({ note_id, version, created_at, written }) => ({
      note_id,
      places: written.map((place) => ({
        ...place,
        ...{ note_id, version, who: 'Nora Sample', at: created_at },
      })),
    })),
  };
}

/** One case on a server that remembers what it was told; `calls` lists every change in its order. */
export class CaseBackend {
  found: CaseResponse | null;
  readonly calls: { path: string; body: unknown; key: string | null }[] = [];

  constructor(found: CaseResponse | null = null) {
    this.found = found;
  }

  bodies(path: string): unknown[] {
    return this.calls.filter((call) => call.path === path).map(({ body }) => body);
  }

  handlers(): HttpHandler[] {
    return [...this.reads(), ...this.changes()];
  }

  private reads(): HttpHandler[] {
    const lists = { '/cases': [], '/cases/stats': stats } as const;
    return [
      ...Object.entries(lists).map(([path, body]) => http.get(api(path), () => HttpResponse.json(body))),
      http.get(api('/cases/:id'), () => HttpResponse.json(this.found)),
      http.get(api('/cases/:id/history/:change'), ({ params }) =>
        this.found?.revision === Number(params['change']) - 1
          ? HttpResponse.json(momentOf(this.found))
          : refuse(404, 'The case has no change with this number.'),
      ),
      http.get(api('/cases/:id/letter'), ({ request }) =>
        HttpResponse.text(`The letter with note ${new URL(request.url).searchParams.get('note_id')}`),
      ),
      http.get(api('/cases/:id/writing'), () => eventStream([])),
      http.get(api('/patients'), () => HttpResponse.json([aPatient])),
      http.post(api('/patients/likely'), () => HttpResponse.json([])),
      http.get(api('/inventory/diagnoses/search'), () =>
        HttpResponse.json([
          { code: 'R32', description: 'Unspecified urinary incontinence', category: null },
          { code: 'N39.46', description: 'Mixed incontinence', category: null },
        ]),
      ),
      http.get(api('/inventory/items/public'), () => HttpResponse.json({ categories })),
      http.get(api('/templates/provider-templates'), () =>
        HttpResponse.json({ success: true, data: [aTemplate] }),
      ),
      http.get(api('/ai-status'), () => HttpResponse.json(aiStatus)),
    ];
  }

  private changes(): HttpHandler[] {
    const change = async (request: Request, to: (body: never) => Partial<CaseResponse>) => {
      const body = await this.note(request);
      const based = request.headers.get('if-match');
      if (this.found && based && based !== `"${this.found.revision}"`)
        return refuse(409, MOVED_ON, 'changed_meanwhile');
      this.elsewhere(to(body as never));
      return HttpResponse.json({ success: true, case_id: 42, revision: this.found?.revision ?? 0 });
    };
    const part = (path: string, to: (body: never) => Partial<CaseResponse>) =>
      http.post(api(`/cases/42/${path}`), ({ request }) => change(request, to));
    return [
      http.post(api('/cases/workflow'), async ({ request }) => {
        this.open((await this.note(request)) as OpenCaseRequest);
        return HttpResponse.json({ success: true, case_id: 42 }, { status: 201 });
      }),
      part('diagnoses', (body: { diagnoses: DiagnosisRequest[] }) => ({
        diagnoses: diagnosesOf(body.diagnoses),
      })),
      part('items', (body: { items: ItemRequest[] }) => ({ items: itemsOf(body.items) })),
      part('provider', (body: ProviderRequest) => ({
        provider: { ...body, signature: body.signature ?? null },
      })),
      part('copied', () => ({})),
      part('printed', () => ({})),
      http.delete(api('/cases/42/writing'), () => HttpResponse.json({ stopped: true })),
      http.put(api('/cases/42/patient'), ({ request }) => change(request, () => ({}))),
      http.put(api('/cases/42/notes/:note'), ({ request, params }) =>
        change(request, ({ note_text }: { note_text: string }) => ({
          notes: this.notesWith(Number(params['note']), note_text),
        })),
      ),
    ];
  }

  /** A change by whomever; the next save that is based on what was before is refused. */
  elsewhere(change: Partial<CaseResponse>): void {
    if (this.found) this.found = { ...this.found, ...change, revision: this.found.revision + 1 };
  }

  private notesWith(noteId: number, note_text: string): CaseResponse['notes'] {
    const notes = this.found?.notes ?? [];
    return notes.map((note) => (note.note_id === noteId ? { ...note, note_text } : note));
  }

  private open({ diagnoses = [], items = [], provider }: OpenCaseRequest): void {
    this.found = aCase({
      status: 'draft',
      diagnoses: diagnosesOf(diagnoses),
      items: itemsOf(items),
      provider: provider ? { ...provider, signature: provider.signature ?? null } : null,
      notes: [],
    });
  }

  private async note(request: Request): Promise<unknown> {
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : null;
    const path = new URL(request.url).pathname.replace(/^\/api/, '');
    this.calls.push({ path, body, key: request.headers.get('idempotency-key') });
    return body;
  }
}

const aTemplate = {
  id: 1,
  name: 'Dr. Amelia Sample',
  specialty: 'Urology',
  npi: '1234567893',
  signature: 'Amelia Sample, MD',
  years_experience: 12,
  board_certifications: [],
};

export const aiStatus = {
  configured: true,
  answers: true,
  provider: 'ollama',
  model: 'llama3.1:8b',
  current_provider: 'ollama',
  current_model: 'llama3.1:8b',
  message: 'Connected.',
};

function diagnosesOf(diagnoses: DiagnosisRequest[]): CaseResponse['diagnoses'] {
  return diagnoses.map(({ code, description = '', is_primary = false }, index) => ({
    id: index + 1,
    code,
    description,
    is_primary,
    created_at: '2026-03-02T10:00:00.000Z',
  }));
}

function itemsOf(items: ItemRequest[]): CaseResponse['items'] {
  return items.map(({ item, category, quantity = 1, size, color, length, justification }, index) => ({
    id: index + 1,
    item,
    category: category ?? null,
    hcpcs: null,
    quantity,
    quantity_limit: null,
    limit_period: null,
    size: size ?? null,
    color: color ?? null,
    length: length ?? null,
    justification: justification ?? null,
  }));
}
