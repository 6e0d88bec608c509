import {
  addEarnings,
  approvePlan,
  checkSponsor,
  commissionCredited,
  commissionRequest,
  correctPosting,
  cottonApproved,
  creditCorrected,
  decideReturn,
  downloadBankFile,
  earningsCredited,
  listenersOf,
  makeBankFile,
  memberPlaced,
  memberRegistered,
  payoutDecided,
  payoutRequested,
  placeMember,
  planApproved,
  register,
  requestReturn,
  reservePaymentReference,
  returnApproved,
  returnRequested,
  takeBankAnswer,
  transferByHand,
  transferStateChanged,
  updateCommissionStatus,
  type Endpoint,
  type EventDefinition,
  type ServiceName,
} from '@deepam/contracts';

export interface Step {
  readonly service: ServiceName;
  readonly step: string;
}

export interface KillPoint extends Step {
  readonly flow: string;
}

export const at = (service: ServiceName, ...steps: readonly string[]): Step[] =>
  steps.map((step) => ({ service, step }));

/** The first byte of an answer of the service, and of the gateway for public calls. `which` as in crash-points.cjs. */
export const answered = ({ method, path, service, isInternal: internal }: Endpoint, which = ''): Step[] => {
  const step = `answer ${method} /api${path.replace(/:\w+/g, ':id')} ${which}`.trimEnd();
  return [...at(service, step), ...(internal ? [] : at('gateway', step))];
};

const named = ({ routingKey }: EventDefinition, which: string): string => `${routingKey} ${which}`.trimEnd();

export const published = (service: ServiceName, event: EventDefinition, which = ''): Step[] => [
  ...at(service, `commit and say ${named(event, which)}`),
  ...passedOn(service, event, which),
];
export const passedOn = (service: ServiceName, event: EventDefinition, which = ''): Step[] =>
  at(service, `publish ${named(event, which)}`, `mark ${named(event, which)}`);

const heardIn = (service: ServiceName, event: EventDefinition, which = ''): Step[] =>
  at(service, `commit on hearing ${named(event, which)}`, `acknowledge ${named(event, which)}`);

/**
 * The listeners of an event. Members' projections outside commission are left out, because they use the same code and
 * each restart costs a second or two.
 */
export const heard = (event: EventDefinition, which = ''): Step[] =>
  listenersOf(event.routingKey)
    .filter((service) => !(event.type.startsWith('network.') && (service === 'identity' || service === 'cotton-order')))
    .flatMap((service) => heardIn(service, event, which));

const moved = (service: ServiceName, event: EventDefinition, to: 'retry' | 'dead'): Step[] =>
  at(service, `move ${event.routingKey} to ${to}`, `acknowledge moved ${event.routingKey}`);

const elsewhereThan = (service: ServiceName, steps: readonly Step[]): Step[] =>
  steps.filter((step) => step.service !== service);

const flows = {
  registration: [
    ...[...answered(checkSponsor), ...answered(placeMember), ...answered(register)],
    ...[...published('identity', memberRegistered), ...heard(memberRegistered)],
    ...[...published('network', memberPlaced), ...heard(memberPlaced)],
    // The same code in each service: in identity for all of them.
    ...at('identity', 'insert idempotency_keys', 'update idempotency_keys'),
    // Rows of commands are claimed; rows of the process itself are handed over.
    ...at('identity', 'claim'),
  ],
  'plan approval': [
    ...[...answered(approvePlan), ...published('network', planApproved)],
    ...elsewhereThan('commission', heard(planApproved)),
    ...[...passedOn('commission', commissionCredited), ...heard(commissionCredited)],
  ],
  retry: [...moved('commission', planApproved, 'retry'), ...heardIn('commission', planApproved)],
  'dead letter': [...moved('commission', cottonApproved, 'dead'), ...heardIn('commission', cottonApproved)],
  'deposit return': [
    ...answered(reservePaymentReference),
    ...answered(requestReturn),
    ...answered(decideReturn, 'Approved'),
    ...published('cotton-order', returnRequested),
    ...heard(returnRequested),
    ...published('cotton-order', returnApproved),
    ...heard(returnApproved),
    ...passedOn('commission', earningsCredited, 'making-charge'),
    ...heard(earningsCredited, 'making-charge'),
  ],
  'manual earnings': [
    ...[...answered(addEarnings), ...published('commission', earningsCredited, 'adjustment')],
    ...heard(earningsCredited, 'adjustment'),
  ],
  correction: [...answered(correctPosting), ...published('commission', creditCorrected), ...heard(creditCorrected)],
  payout: [
    ...[...answered(commissionRequest), ...published('commission', payoutRequested), ...heard(payoutRequested)],
    ...[...answered(updateCommissionStatus, 'Approved'), ...published('commission', payoutDecided, 'Approved')],
    ...heard(payoutDecided, 'Approved'),
  ],
  'payout rejection': [
    ...[...answered(updateCommissionStatus, 'Rejected'), ...published('commission', payoutDecided, 'Rejected')],
    ...heard(payoutDecided, 'Rejected'),
  ],
  'bank file': [
    ...[...answered(makeBankFile), ...published('commission', transferStateChanged, 'approved')],
    ...[...answered(downloadBankFile), ...published('commission', transferStateChanged, 'submitted')],
    ...heard(transferStateChanged, 'submitted'),
  ],
  'answer of the bank': [
    ...answered(takeBankAnswer),
    ...published('commission', transferStateChanged, 'failed'),
    ...published('commission', transferStateChanged, 'returned'),
    ...heard(transferStateChanged, 'returned'),
  ],
  'transfer by hand': [
    ...[...answered(transferByHand), ...published('commission', transferStateChanged, 'paid')],
    ...heard(transferStateChanged, 'paid'),
  ],
} satisfies Record<string, readonly Step[]>;

export const killPoints: readonly KillPoint[] = Object.entries(flows).flatMap(([flow, steps]) =>
  steps.map((step) => ({ ...step, flow })),
);

export const shareOfFlows = (share: number): KillPoint[] =>
  Object.keys(flows)
    .filter((_, place) => place % 2 === share % 2)
    .flatMap((name) => {
      const points = killPoints.filter(({ flow }) => flow === name);
      return points.filter((_, place) => place % 10 === (share >> 1) % Math.min(10, points.length));
    });
