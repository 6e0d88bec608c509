import type { BrokerConnection } from './broker.js';

export function lossOf(connection: BrokerConnection): { lost: (cause: unknown) => void; ended: Promise<unknown> } {
  let lost: (cause: unknown) => void = () => {};
  const ended = new Promise<unknown>((resolve) => (lost = resolve));
  connection.on('error', lost);
  connection.on('close', lost);
  return { lost, ended };
}

export function describe(cause: unknown): string {
  return cause instanceof Error ? cause.message : 'the connection was closed';
}
