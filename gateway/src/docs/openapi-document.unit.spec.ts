import { expect, it } from '@jest/globals';
import {
  allEndpoints,
  errorCatalogue,
  publicEndpoints,
  requestCotton,
  updateCommissionStatus,
  listPlans,
} from '@deepam/contracts';
import { errorsOf } from './endpoint-errors.js';
import { openApiDocument } from './openapi-document.js';

const document = openApiDocument(publicEndpoints, { title: 'Deepam', version: '1' });

interface Operation {
  readonly summary?: string;
  readonly security?: unknown[];
  readonly parameters: { name: string; in: string; required?: boolean }[];
  readonly requestBody?: { content: Record<string, { schema: { properties: object; required?: string[] } }> };
  readonly responses: Record<string, { content: Record<string, { schema: object; examples?: object }> }>;
}

interface Sampled {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { value?: { code?: string; error?: string } }>>;
}

function operationAt(method: string, path: string): Operation {
  const item = document.paths[path] as unknown as Record<string, Operation> | undefined;
  const operation = item?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not documented`);
  return operation;
}

const operationOf = ({ method, path }: { method: string; path: string }) =>
  operationAt(method, `/api${path.replace(/:(\w+)/g, '{$1}')}`);

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$ref' && typeof item === 'string' ? [item] : refsIn(item),
  );
}

function resolve(ref: string): unknown {
  const names = ref.replace(/^#\//, '').split('/');
  return names.reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], document);
}

it('the documentation has every call, with a summary, a response schema and its errors', () => {
  for (const endpoint of publicEndpoints) {
    const operation = operationOf(endpoint);
    expect(operation.summary).toMatch(/\S/);
    const success = operation.responses[String(endpoint.status ?? 200)];
    expect(Object.values(success?.content ?? {})[0]?.schema).toBeDefined();
    for (const code of endpoint.errors ?? []) expect(JSON.stringify(operation.responses)).toContain(`"${code}"`);
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['429', '500', '503']));
  }
});

it('the documentation has an example of every error code, request and answer of a call', () => {
  const missing = publicEndpoints.flatMap((endpoint) => {
    const { requestBody, responses } = operationOf(endpoint);
    const contents = (answer: unknown) => Object.values((answer as { content?: object } | undefined)?.content ?? {});
    const codes = errorsOf(endpoint).filter((code) => {
      const [{ examples = {} } = {}] = contents(responses[String(errorCatalogue[code].status)]) as Sampled[];
      return examples[code]?.value?.code !== code || !examples[code].value.error;
    });
    const [success] = contents(responses[String(endpoint.status ?? 200)]) as Sampled[];
    const bodies = contents(requestBody) as Sampled[];
    return [
      ...codes,
      ...(success?.example === undefined ? ['answer'] : []),
      ...(bodies.every(({ example }) => example !== undefined) ? [] : ['request']),
      ...((endpoint.body ?? endpoint.files) && bodies.length === 0 ? ['body'] : []),
    ].map((what) => `${endpoint.name}: ${what}`);
  });
  expect(missing).toEqual([]);
});

it('the documentation has no dead reference', () => {
  const refs = refsIn(document);
  expect(refs.length).toBeGreaterThan(0);
  expect(refs.filter((ref) => resolve(ref) === undefined)).toEqual([]);
});

it('the documentation gives each call a name of its own, and can describe internal calls as well', () => {
  expect(new Set(allEndpoints.map(({ name }) => name)).size).toBe(allEndpoints.length);
  expect(Object.keys(openApiDocument(allEndpoints, { title: 'x', version: '1' }).paths).length).toBeGreaterThan(0);
});

it('the documentation of the API describes files as multipart, and also offers JSON if no file is required', () => {
  const cotton = operationOf(requestCotton).requestBody?.content;
  expect(Object.keys(cotton ?? {})).toEqual(['multipart/form-data']);
  expect(cotton?.['multipart/form-data']?.schema).toMatchObject({
    properties: { paymentProof: { type: 'string', format: 'binary' }, quantity: {} },
    required: expect.arrayContaining(['paymentProof', 'address']),
  });
  const status = operationOf(updateCommissionStatus).requestBody?.content;
  expect(Object.keys(status ?? {})).toEqual(['multipart/form-data', 'application/json']);
});

it('the documentation of the API requires a token for every call that is not public', () => {
  expect(operationOf(listPlans).security).toEqual([]);
  expect(operationOf(requestCotton).security).toEqual([{ bearer: [] }]);
});

it('the documentation of the API names path, query and idempotency parameters', () => {
  const decide = operationAt('PUT', '/api/member/cotton/orders/{id}');
  expect(decide.parameters.map(({ name, in: place }) => `${place} ${name}`)).toEqual([
    'path id',
    'header Idempotency-Key',
  ]);
  const list = operationAt('GET', '/api/member/network');
  expect(list.parameters.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['limit', 'cursor', 'search', 'sort']),
  );
});
