import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readGguf } from '@vouchwell/rules';
import { LocalHttp } from './local-http.ts';

interface Made {
  readonly bytes: number;
  readonly architecture: string;
  /** As it was asked for; else what it takes for a file whose own it does not know. */
  readonly template: string;
  readonly stop: readonly string[];
}

interface Creating {
  readonly files: Record<string, string>;
  readonly template?: string;
  readonly parameters?: { readonly stop?: readonly string[] };
}

/**
 * What Ollama says of its models and does with them: blobs, create, show, copy, delete, and one word of each. As the
 * real one it knows some architectures when it loads a model, and not before. For tests only.
 */
export class OllamaStoreStandIn {
  readonly blobs = new Map<string, Buffer>();
  readonly models = new Map<string, Made>();
  /** Every request, such as `POST create`. */
  readonly heard: string[] = [];
  /** What it answers an operation with instead, such as `{ blobs: 'no space left on device' }`. */
  failing: Readonly<Record<string, string>> = {};
  /** The operation that breaks its connection, as one does that is killed; once. */
  dying: string | null = null;

  private constructor(private readonly server: LocalHttp) {
    server.serve((request, response) => this.serve(request, response));
  }

  static async start(port = 0): Promise<OllamaStoreStandIn> {
    return new OllamaStoreStandIn(await LocalHttp.on(port));
  }

  get url(): string {
    return this.server.url;
  }

  close(): Promise<void> {
    return this.server.close();
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const [, , operation = '', digest = ''] = url.split('/');
    this.heard.push(`${method} ${operation}`);
    if (method === 'POST' && this.dying === operation) {
      this.dying = null;
      return void response.destroy();
    }
    const body = await bytesOf(request);
    const failure = method === 'HEAD' ? undefined : this.failing[operation];
    if (failure !== undefined) return json(response, { error: failure }, 500);
    if (operation === 'blobs') return this.blob(method, digest, body, response);
    const asked = (body.length > 0 ? JSON.parse(body.toString()) : {}) as Record<string, string>;
    const [status, answer] = this.answer(operation, asked);
    json(response, answer, status);
  }

  private blob(method: string, digest: string, body: Buffer, response: ServerResponse): void {
    if (method === 'HEAD') return void response.writeHead(this.blobs.has(digest) ? 200 : 404).end();
    const found = `sha256:${createHash('sha256').update(body).digest('hex')}`;
    if (found !== digest)
      return json(response, { error: `digest mismatch, expected "${digest}", got "${found}"` }, 400);
    this.blobs.set(digest, body);
    response.writeHead(201).end();
  }

  private answer(operation: string, asked: Record<string, unknown>): [number, object] {
    const named = String(asked['model'] ?? asked['source'] ?? '');
    const made = this.models.get(named) ?? this.models.get(`${named}:latest`);
    if (operation === 'tags') {
      const models = [...this.models].map(([name, { bytes }]) => ({
        name,
        model: name,
        size: bytes,
        details,
      }));
      return [200, { models }];
    }
    if (operation === 'create') return this.create(named, asked as unknown as Creating);
    if (!made) return [404, { error: `model '${named}' not found` }];
    const { architecture, template } = made;
    switch (operation) {
      case 'show':
        return [200, { details, model_info: infoOf(architecture), template, capabilities: ['completion'] }];
      case 'generate':
        if (architecture === 'llama') return [200, { response: 'ready', done: true }];
        // It does not say why [seen: 0.12.11].
        return [500, { error: 'unable to load model: /models/blobs/sha256-00' }];
      case 'copy':
        this.models.set(tagged(String(asked['destination'])), made);
        return [200, {}];
      case 'delete':
        this.models.delete(tagged(named));
        return [200, {}];
      default:
        return [404, { error: 'not found' }];
    }
  }

  private create(name: string, { files, template, parameters }: Creating): [number, object] {
    const blob = this.blobs.get(Object.values(files)[0] ?? '');
    const reading = blob && readGguf(blob, blob.length);
    if (!blob || !reading || reading === 'more' || 'fault' in reading)
      return [400, { error: 'invalid file' }];
    this.models.set(tagged(name), {
      bytes: blob.length,
      architecture: reading.facts.architecture,
      template: template ?? '{{ .Prompt }}',
      stop: parameters?.stop ?? [],
    });
    return [200, { status: 'success' }];
  }
}

const details = { family: 'llama', parameter_size: '70.10K', quantization_level: 'F32' };

const infoOf = (architecture: string) => ({
  'general.architecture': architecture,
  'general.license': 'apache-2.0',
  [`${architecture}.context_length`]: 32_768,
  [`${architecture}.block_count`]: 2,
  [`${architecture}.embedding_length`]: 64,
  [`${architecture}.attention.head_count`]: 2,
});

const tagged = (name: string) => (name.includes(':') ? name : `${name}:latest`);

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
