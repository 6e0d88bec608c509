import { expect, it } from '@jest/globals';
import { publicEndpoints } from '../endpoints.js';
import { endpointExamples } from './examples.js';

it('every call has examples, and no other name has', () => {
  const inExamples = (name: string) => `libs/contracts/src/http/examples: ${name}`;
  expect(Object.keys(endpointExamples).map(inExamples).toSorted()).toEqual(
    publicEndpoints.map(({ name }) => inExamples(name)).toSorted(),
  );
});

const withExample = publicEndpoints.filter(({ name }) => endpointExamples[name] !== undefined);
it.each(withExample.map((endpoint) => ({ name: endpoint.name, endpoint })))(
  'the example of $name fits its schemas to the letter',
  ({ name, endpoint }) => {
    const { request, response } = endpointExamples[name]!;
    // The schema drops unknown fields, so an invented field makes the comparison fail.
    expect(endpoint.response.parse(response)).toEqual(response);
    if (endpoint.body) expect(endpoint.body.parse(request)).toBeDefined();
    else expect(request).toBeUndefined();
  },
);
