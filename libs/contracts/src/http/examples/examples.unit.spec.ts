import { describe, expect, it } from '@jest/globals';
import { publicEndpoints } from '../endpoints.js';
import { endpointExamples } from './examples.js';

describe('the examples of the calls', () => {
  it('are there for every call, and for no other', () => {
    expect(Object.keys(endpointExamples).toSorted()).toEqual(publicEndpoints.map(({ name }) => name).toSorted());
  });

  it.each(publicEndpoints.map((endpoint) => ({ name: endpoint.name, endpoint })))(
    'of $name fits its schemas to the letter',
    ({ name, endpoint }) => {
      const { request, response } = endpointExamples[name]!;
      // What a schema does not know it leaves out, so nothing invented stays unnoticed.
      expect(endpoint.response.parse(response)).toEqual(response);
      if (endpoint.body) expect(endpoint.body.parse(request)).toBeDefined();
      else expect(request).toBeUndefined();
    },
  );
});
