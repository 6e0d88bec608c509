import { endpointExamples, type Endpoint, type FileFields } from '@deepam/contracts';
import { fieldsOf, jsonSchema, type SchemaObject } from './json-schema.js';

export function parametersOf({ params, query, method }: Endpoint) {
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

export function requestBodyOf({ name, body, files = {} }: Endpoint) {
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
