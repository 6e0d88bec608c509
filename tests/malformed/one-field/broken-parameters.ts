import type { Endpoint } from '@deepam/contracts';
import type { Operation } from '../../world/documented-codes.js';
import { foreignCursors, isTaken } from './beyond-documentation.js';
import { brokenCall, ownFormOfId, pathWith, validTexts, type BrokenCall, type Pair } from './broken-call.js';
import { brokenTexts } from './broken-values.js';
import type { SchemaNode } from './documented.js';

const idOfNobody = validTexts.id!;

/** An empty segment, or one with a slash, leads to another address. */
const isOneSegment = (text: string): boolean => text !== '' && !text.includes('/');

export function brokenPaths(endpoint: Endpoint, { parameters = [] }: Operation): BrokenCall[] {
  return parameters
    .filter((one) => one.in === 'path')
    .flatMap(({ name, schema }) =>
      brokenTexts(schema, idOfNobody)
        .filter(isOneSegment)
        .map((text) =>
          brokenCall(endpoint, name, `path: ${JSON.stringify(text)}`, {
            path: pathWith(endpoint, [[name, text]], []),
            codes: ['REQUEST.MALFORMED'],
          }),
        ),
    );
}

/** @param ownId the caller's id: only a list of their own checks its page mark */
export function brokenQueries(endpoint: Endpoint, { parameters = [] }: Operation, ownId: string): BrokenCall[] {
  const fields = parameters.filter((one) => one.in === 'query');
  return fields.flatMap(({ name, schema, required = false }) => {
    const valid = validTexts[name] ?? firstOf(schema) ?? 'text';
    const others = fields
      .filter((other) => other.name !== name && other.required)
      .map((other): Pair => [other.name, validTexts[other.name]!]);
    const change = (what: string, pairs: readonly Pair[], code = 'REQUEST.INVALID') =>
      brokenCall(endpoint, name, `query: ${what}`, {
        path: pathWith(endpoint, ownFormOfId(endpoint) === undefined ? [['id', ownId]] : [], [...others, ...pairs]),
        codes: [code],
      });
    const marks = name === 'cursor' ? foreignCursors : [];
    return [
      ...brokenTexts(schema, valid)
        .filter((text) => !isTaken(name, valid, text))
        .map((text) => change(JSON.stringify(text), [[name, text]])),
      ...marks.map((mark) => change(`the mark ${mark}`, [[name, mark]], 'REQUEST.MALFORMED')),
      change('twice', [
        [name, valid],
        [name, valid],
      ]),
      ...(required ? [change('missing', []), change('an operator', [[`${name}[$gt]`, '']])] : []),
    ];
  });
}

const firstOf = ({ enum: choice, anyOf = [] }: SchemaNode): string | undefined =>
  (choice ?? anyOf[0]?.enum)?.map(String)[0];
