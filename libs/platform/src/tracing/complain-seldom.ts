import { diag, DiagLogLevel } from '@opentelemetry/api';

/** Milliseconds between two lines about a collector that takes nothing. */
const complainEvery = 60000;

/** The SDK keeps its errors to itself otherwise, and would tell them every few seconds. */
export function complainSeldom(warn: (message: string) => void): void {
  let quietUntil = 0;
  const complain = (message: string) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + complainEvery;
    warn(`Traces could not be sent: ${message}`);
  };
  const silent = () => undefined;
  diag.setLogger({ error: complain, warn: silent, info: silent, debug: silent, verbose: silent }, DiagLogLevel.ERROR);
}
