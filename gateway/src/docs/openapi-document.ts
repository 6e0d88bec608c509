import { errorBody, type Access, type Endpoint } from '@deepam/contracts';
import type { OpenAPIObject } from '@nestjs/swagger';
import { parametersOf, requestBodyOf } from './describe-request.js';
import { responsesOf } from './describe-responses.js';
import { jsonSchema } from './json-schema.js';

export interface ApiInfo {
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

function whoMayCall({ access, owner, permission, alsoStaff }: Endpoint): string {
  return [
    rules[access],
    ...(owner ? ['Only for the one it belongs to, and the head.'] : []),
    ...(permission === undefined ? [] : [`For staff with the permission ${[permission].flat().join(' or ')}.`]),
    ...(alsoStaff ? ['For staff, too.'] : []),
  ].join(' ');
}
