import type { EndpointName } from './endpoint-types.js';

const listeners = new Set<(name: EndpointName) => void>();

/** Tells of every call that changed something and succeeded. */
export function onAnswered(listener: (name: EndpointName) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellAnswered(name: EndpointName): void {
  for (const listener of [...listeners]) listener(name);
}
