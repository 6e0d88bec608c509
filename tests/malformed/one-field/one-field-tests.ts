import { publicEndpoints, type Endpoint } from '@deepam/contracts';
import { beforeAll, expect, it } from '@jest/globals';
import type { Product } from '@deepam/testing';
import type { Cast } from '../../world/cast.js';
import { Documentation, type Operation } from '../../world/documented-codes.js';
import { differences } from '../../world/kept-state.js';
import { untilUnchanged } from '../../world/until-unchanged.js';
import type { BrokenCall } from './broken-call.js';
import { errorOfAnswer } from './send-broken.js';
import { brokenBodies } from './broken-bodies.js';
import { brokenForms } from './broken-forms.js';
import { brokenPaths, brokenQueries } from './broken-parameters.js';

const atOnce = 6;

export function oneFieldTests(system: () => Product, cast: () => Cast): void {
  let test: Product;
  let documentation: Documentation;
  let all: BrokenCall[];

  beforeAll(async () => {
    test = system();
    documentation = await Documentation.of(test.system.url);
    all = publicEndpoints.flatMap((endpoint) =>
      brokenCalls(endpoint, documentation.operation(endpoint)!, cast().people.Gold.memberId),
    );
  });

  const tokenFor = ({ access }: Endpoint) =>
    access === 'public' ? undefined : cast().people[access === 'head' ? 'head' : 'Gold'].token;

  it('the test breaks every field of every call', () => {
    const broken = new Set(all.map(({ endpoint, field }) => `${endpoint.name} ${field}`));
    const expected = publicEndpoints.flatMap((endpoint) =>
      documentation.fieldsOf(endpoint).map((field) => `${endpoint.name} ${field}`),
    );
    expect(expected.filter((one) => !broken.has(one))).toEqual([]);
  });

  it('the error names the field in a sentence, with a stable code, and no data change', async () => {
    const before = await untilUnchanged(test);
    const startedAt = performance.now();
    const failures: string[] = [];
    const waiting = [...all];
    await Promise.all(
      Array.from({ length: atOnce }, async (_, lane) => {
        for (let call = waiting.shift(); call; call = waiting.shift()) {
          const { endpoint, field, what } = call;
          // Most calls bypass the gateway, because a service must be safe without it.
          const service = lane === 0 ? 'gateway' : endpoint.service;
          const url = `http://127.0.0.1:${test.system.environments.services[service].PORT}`;
          const error = await errorOfAnswer(url, call, tokenFor(endpoint), documentation.codesOf(endpoint));
          if (error !== null) failures.push(`${endpoint.name}, ${field ?? 'body'} ${what.slice(0, 60)}: ${error}`);
        }
      }),
    );
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
    process.stdout.write(`${all.length} broken calls in ${seconds} s\n`);
    expect(failures).toEqual([]);
    expect(differences(before, await untilUnchanged(test))).toEqual([]);
  }, 600_000);
}

export function brokenCalls(endpoint: Endpoint, operation: Operation, ownId: string): BrokenCall[] {
  const { content = {} } = operation.requestBody ?? {};
  return [
    ...brokenPaths(endpoint, operation),
    ...brokenQueries(endpoint, operation, ownId),
    ...brokenBodies(endpoint, content['application/json']?.schema),
    ...brokenForms(endpoint, content['multipart/form-data']?.schema),
  ];
}
