import {
  errorBody,
  type Access,
  type Endpoint,
  endpointExamples,
  type FileFields,
  awaitedApproval,
  errorCatalogue,
  type ErrorCode,
  publicEndpoints,
} from '@deepam/contracts';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { errorsOf } from './endpoint-errors.js';
import { z } from 'zod';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const statusNames: Readonly<Record<number, string>> = {
  400: 'Malformed',
  401: 'Not logged in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'In conflict with the present state',
  413: 'Too large',
  415: 'Content of this type is not accepted',
  422: 'Against a rule',
  429: 'Too many requests',
  500: 'An error on our side',
  503: 'Not available at this moment',
};

function responsesOf(endpoint: Endpoint) {
  const codes = errorsOf(endpoint);
  const statuses = [...new Set(codes.map((code) => errorCatalogue[code].status))].sort((a, b) => a - b);
  return Object.fromEntries([
    [String(endpoint.status ?? 200), successOf(endpoint)],
    ...(endpoint.mayNeedApproval === true ? [['202', waits] as const] : []),
    ...statuses.map((status) => [String(status), errorsWith(status, codes)] as const),
  ]);
}

const waits = {
  description: 'Waits for a second approver; nothing else has happened',
  content: { 'application/json': { schema: jsonSchema(awaitedApproval, 'output') } },
};

function successOf({ name, response, isStream: stream, contentType = 'text/event-stream' }: Endpoint) {
  const example = endpointExamples[name]?.response;
  const sample = example === undefined ? {} : { example };
  const content = { schema: { type: 'string' }, ...sample };
  return stream
    ? { description: 'A stream', content: Object.fromEntries([contentType].flat().map((type) => [type, content])) }
    : {
        description: 'Success',
        content: { 'application/json': { schema: jsonSchema(response, 'output'), ...sample } },
      };
}

function errorsWith(status: number, codes: readonly ErrorCode[]) {
  const examples = codes
    .filter((code) => errorCatalogue[code].status === status)
    .map((code) => {
      const error = errorCatalogue[code].message;
      return [
        code,
        { summary: code, value: { error, code, requestId: '5f0c8d2e-0000-4000-8000-000000000000' } },
      ] as const;
    });
  return {
    description: statusNames[status] ?? 'Refused',
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Error' }, examples: Object.fromEntries(examples) },
    },
  };
}

interface ApiInfo {
  readonly title: string;
  readonly version: string;
  readonly description?: string;
}

const rules: Readonly<Record<Access, string>> = {
  public: 'Open to everyone.',
  member: 'For logged-in members.',
  approved: 'For approved members and the head.',
  planHolder: 'For approved members with an approved plan.',
  head: 'For the head.',
  service: 'For services of the system only.',
};

export function openApiDocument(endpoints: readonly Endpoint[], info: ApiInfo): OpenAPIObject {
  const paths: OpenAPIObject['paths'] = {};
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { ...info },
    paths,
    tags: [...new Set(endpoints.map(({ service }) => service))].map((name) => ({ name })),
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationOf(endpoint: Endpoint) {
  const requestBody = requestBodyOf(endpoint);
  return {
    operationId: endpoint.name,
    tags: [endpoint.service],
    summary: endpoint.summary,
    description: whoMayCall(endpoint),
    parameters: parametersOf(endpoint),
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(endpoint),
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
  };
}

function whoMayCall({ access, owner, permission, allowsAllStaff }: Endpoint): string {
  return [
    rules[access],
    ...(owner ? ['Only for the one it belongs to, and the head.'] : []),
    ...(permission === undefined ? [] : [`For staff with the permission ${[permission].flat().join(' or ')}.`]),
    ...(allowsAllStaff ? ['For staff, too.'] : []),
  ].join(' ');
}

function parametersOf({ params, query, method }: Endpoint) {
  const inPath = params ? fieldsOf(params).map((field) => ({ ...field, in: 'path' as const, required: true })) : [];
  const inQuery = query ? fieldsOf(query).map((field) => ({ ...field, in: 'query' as const })) : [];
  const key = {
    name: 'Idempotency-Key',
    in: 'header' as const,
    required: false,
    description: 'Makes the call safe to repeat for 24 hours: the same key and content get the same answer.',
    schema: { type: 'string', maxLength: 128 } satisfies SchemaObject,
  };
  return [...inPath, ...inQuery, ...(method === 'GET' ? [] : [key])];
}

function requestBodyOf({ name, body, files = {} }: Endpoint) {
  const hasFiles = Object.keys(files).length > 0;
  if (!body && !hasFiles) return undefined;
  const schema: SchemaObject = body ? jsonSchema(body, 'input') : { type: 'object', properties: {} };
  const sample = endpointExamples[name]?.request;
  const json = { 'application/json': { schema, ...(sample === undefined ? {} : { example: sample }) } };
  if (!hasFiles) return { required: true, content: json };
  const needsFile = Object.values(files).some(({ required }) => required);
  return {
    required: true,
    content: { 'multipart/form-data': multipart(schema, files, sample), ...(needsFile ? {} : json) },
  };
}

function multipart(schema: SchemaObject, files: FileFields, sample: unknown) {
  const entries = Object.entries(files);
  const sampleFiles = entries.map(([name, { accept }]) => [name, `(the bytes of a file: ${accept.join(', ')})`]);
  return {
    example: { ...(sample as object | undefined), ...(Object.fromEntries(sampleFiles) as object) },
    schema: {
      ...schema,
      properties: {
        ...schema.properties,
        ...Object.fromEntries(entries.map(([name]) => [name, { type: 'string', format: 'binary' }])),
      },
      required: [...(schema.required ?? []), ...entries.flatMap(([name, { required }]) => (required ? [name] : []))],
    } satisfies SchemaObject,
    encoding: Object.fromEntries(entries.map(([name, { accept }]) => [name, { contentType: accept.join(', ') }])),
  };
}

type SchemaObject = Extract<
  NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string],
  { properties?: unknown }
>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): SchemaObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return rest as SchemaObject;
}

function fieldsOf(schema: z.ZodType): { name: string; required: boolean; schema: SchemaObject }[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, field]) => ({
    name,
    required: required.includes(name),
    schema: field as SchemaObject,
  }));
}

export function offerDocumentation(app: NestFastifyApplication): void {
  // The document takes some MB, so it is created on first use.
  const document = () =>
    openApiDocument(publicEndpoints, {
      title: 'Deepam',
      description: 'Membership, network selling and cotton orders. Amounts are rupees, instants are ISO 8601 in UTC.',
      version: '1',
    });
  SwaggerModule.setup('api/docs', app, document, { jsonDocumentUrl: 'api/docs/openapi.json' });
}
