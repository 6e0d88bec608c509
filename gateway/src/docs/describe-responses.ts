import { awaitedApproval, endpointExamples, errorCatalogue, type Endpoint, type ErrorCode } from '@deepam/contracts';
import { errorsOf } from './endpoint-errors.js';
import { jsonSchema } from './json-schema.js';

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

export function responsesOf(endpoint: Endpoint) {
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

function successOf({ name, response, stream, contentType = 'text/event-stream' }: Endpoint) {
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
