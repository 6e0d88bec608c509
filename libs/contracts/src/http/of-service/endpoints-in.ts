import type { Endpoint, ServiceName } from '../endpoint.js';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

export const endpointsIn = (service: ServiceName, modules: readonly object[]): readonly Endpoint[] =>
  modules
    .flatMap((module) => Object.values(module) as unknown[])
    .filter(isEndpoint)
    .filter((endpoint) => endpoint.service === service);
