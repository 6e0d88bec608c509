import type { ServiceName } from '@deepam/contracts';

/** Which steps belong to which flow. The first three words of a step say what kind it is, see crash-points.cjs. */
const flows = {
  registration: /member-(registered|placed)|\/user\/register|\/internal\/|idempotency_keys|^claim$/,
  'plan approval': /plan-approved|commission-credited|\/admin\/approve\/plan/,
  'deposit return': /return-(requested|approved)|earnings-credited|\/orders\/:id\/return/,
  payout: /payout-(requested|decided)|\/commission-request|\/update-commission-status/,
} as const;
export type Flow = keyof typeof flows;

export interface KillPoint {
  readonly service: ServiceName;
  readonly flow: Flow;
  /** The process dies right before it. */
  readonly step: string;
}

/**
 * Left out, as each restart costs a second or two: what is the same code everywhere stands once. Commission keeps the members' projection
 * for the others that do, and identity's calls are recorded under their Idempotency-Key like everybody's.
 */
const isSeenElsewhere = (service: ServiceName, step: string): boolean =>
  (service !== 'identity' && /idempotency_keys|^claim$/.test(step)) ||
  (/^(commit on hearing|acknowledge) network\./.test(step) && (service === 'identity' || service === 'cotton-order'));

/** Those of the traced steps at which a process is to be killed, each once, in the order in which they were seen. */
export function killPoints(traces: ReadonlyMap<ServiceName, readonly string[]>): KillPoint[] {
  return [...traces].flatMap(([service, steps]) =>
    [...new Set(steps)].flatMap((step) => {
      const flow = (Object.keys(flows) as Flow[]).find((name) => flows[name].test(step));
      return flow === undefined || isSeenElsewhere(service, step) ? [] : [{ service, flow, step }];
    }),
  );
}
