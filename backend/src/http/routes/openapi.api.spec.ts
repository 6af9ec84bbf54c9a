import { startApp } from '../../testing/app.ts';
import { declaredRoutes } from './declared-routes.ts';

type Document = { paths: Record<string, Record<string, Record<string, unknown>>> };

let app: Awaited<ReturnType<typeof startApp>>;
let document: Document;
beforeAll(async () => {
  app = await startApp();
  document = (await (await app.admin()).get('/openapi.json').expect(200)).body as Document;
});
afterAll(() => app.close());

test('every route is in it, with who may call it', () => {
  for (const { method, path, access } of declaredRoutes(app.nest)) {
    const found = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect([path, found?.['x-rights'] ?? found?.['x-access']]).toEqual([path, access]);
  }
});

test('a body is told with its fields, their bounds and its size', () => {
  expect(document.paths['/auth/login']!['post']).toMatchObject({
    security: [],
    requestBody: {
      'x-max-bytes': 4096,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { username: { type: 'string', minLength: 1, maxLength: 200 } },
            required: ['username', 'password'],
          },
        },
      },
    },
  });
  expect(document.paths['/cases/{id}/items']!['post']).toMatchObject({
    requestBody: {
      content: {
        'application/json': {
          schema: {
            properties: {
              items: {
                type: 'array',
                maxItems: 100,
                items: { properties: { quantity: { type: 'integer', minimum: 1, maximum: 100_000 } } },
              },
            },
          },
        },
      },
    },
  });
});

test('an address is told with its parameters', () => {
  expect(document.paths['/cases/{id}/export/pdf']!['get']).toMatchObject({
    parameters: [
      { name: 'id', in: 'path' },
      { name: 'recipient', in: 'query', required: false, schema: { type: 'integer' } },
      { name: 'note_id', in: 'query', required: false, schema: { type: 'integer' } },
    ],
  });
});
