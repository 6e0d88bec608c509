import {
  consentDays,
  consentPayments,
  secondPersonAsked,
  toRupees,
  type AwaitedConsent,
  type Endpoint,
} from '@deepam/contracts';
import {
  Accepted,
  Clock,
  currentContext,
  DomainError,
  isDuplicateKey,
  newId,
  requestContext,
  Transactions,
  type Caller,
  type Granting,
  type InputOf,
} from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.js';
import { Outbox } from '../outbox/outbox.js';
import type { ConsentRequest } from './consent-request.schema.js';
import { ConsentRequests } from './consent-requests.js';
import { Deciders } from './deciders.js';
import { GuardedCalls, type GuardedCall } from './guarded-calls.js';
import { digestOf, seenDigest, SecondPersonNeeded, type Matter } from './matter.js';

type Handler<E extends Endpoint, Result> = (
  input: InputOf<E>,
  caller: Caller,
) => Promise<Result | Accepted<AwaitedConsent>>;
type AnyInput = Pick<InputOf<Endpoint>, 'params' | 'query' | 'body'> & { readonly files: object };

const keptMs = consentDays * 86_400_000;

/** Lets a call wait for a second person where its service says that it needs one. */
@Injectable()
export class FourEyes {
  constructor(
    private readonly calls: GuardedCalls,
    private readonly requests: ConsentRequests,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
    private readonly deciders: Deciders,
  ) {}

  /**
   * The call as its controller makes it: carried out, or, where SecondPerson was asked and needs one, kept until somebody grants it.
   * @param carryOut also called at the grant, with the input and the id of whoever asked
   */
  guard<E extends Endpoint, Result>(
    endpoint: E,
    carryOut: (input: InputOf<E>, caller: Caller) => Promise<Result>,
    how: Pick<GuardedCall, 'isAllowedOnly' | 'alsoNeeds'> = {},
  ): Handler<E, Result> {
    this.calls.add({ endpoint, carryOut, ...how });
    return async (input, caller) => {
      const content = contentOf(input as AnyInput);
      const key = digestOf([endpoint.name, content]);
      try {
        const allowed = how.isAllowedOnly === true ? await this.requests.usable(key, caller.memberId) : null;
        if (allowed === null) return await carryOut(input, caller);
        return await asAllowed(allowed, () => carryOut(input, caller));
      } catch (error) {
        if (!(error instanceof SecondPersonNeeded)) throw error;
        if (Object.values((input as AnyInput).files).some((file) => file !== undefined))
          throw new DomainError('FOUR_EYES.WITHOUT_FILE', { cause: error });
        return this.ask(
          this.calls.find(endpoint.name)!,
          requestOf(endpoint, { key, content, caller, matter: error.matter, at: this.clock.now() }),
        );
      }
    };
  }

  private async ask(call: GuardedCall, request: ConsentRequest): Promise<Accepted<AwaitedConsent>> {
    const { _id, memberId, amountPaise, reason, expiresAt, askedBy, askedAt } = request;
    const deed = call.endpoint.audit;
    const deciders = await this.deciders.of(call);
    const amount = amountPaise === null ? {} : { amount: toRupees(amountPaise) };
    try {
      await this.transactions.run(async (session) => {
        await this.requests.add(session, request);
        const note = { memberId, subject: { kind: 'consent', id: _id }, after: { deed, ...amount, reason } } as const;
        await this.audit.record(session, 'second-person-asked', note);
        await this.outbox.add(session, secondPersonAsked, {
          ...{ consentId: _id, askedBy, deciders, askedAt: askedAt.toISOString() },
        });
      });
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('FOUR_EYES.WAITS_ALREADY', { cause: error });
      throw error;
    }
    return new Accepted({ consent: { _id, expiresAt: expiresAt.toISOString() } });
  }
}

/** Carries it out as what two people agreed on. */
export function granting<T>(agreed: Granting, work: () => Promise<T>): Promise<T> {
  const context = currentContext();
  if (context === undefined) throw new Error('Only a request of somebody can be granted.');
  return requestContext.run({ ...context, granting: agreed }, work);
}

/** What has changed since it was allowed is asked for anew. */
async function asAllowed<T>({ _id: id, seen, decidedBy }: ConsentRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await granting({ id, seen, other: { grantedBy: decidedBy! } }, work);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'FOUR_EYES.OUTDATED') return work();
    throw error;
  }
}

const contentOf = ({ params, query, body }: AnyInput): string => JSON.stringify({ params, query, body });

interface Asked {
  readonly key: string;
  readonly content: string;
  readonly caller: Caller;
  readonly matter: Matter;
  readonly at: Date;
}

function requestOf({ name: call }: Endpoint, { key, content, caller, matter, at }: Asked): ConsentRequest {
  const { memberId = null, subject = null, payments, what = null, reason = null, changes = [] } = matter;
  const largest = payments
    ?.toSorted((a, b) => b.amountPaise - a.amountPaise)
    .slice(0, consentPayments)
    .map(({ memberId: _id, amountPaise }) => ({ memberId: _id, amountPaise }));
  return {
    ...{ _id: newId(), call, key, input: content, seen: seenDigest(matter), state: 'waiting' },
    ...{ askedBy: caller.memberId, sessionVersion: caller.sessionVersion },
    ...{ askedAt: at, expiresAt: new Date(at.getTime() + keptMs) },
    ...{ memberId, subject, amountPaise: matter.amountPaise ?? null, what, reason, changes },
    payments: largest === undefined ? null : { count: payments!.length, largest },
    ...{ decidedBy: null, decidedAt: null, refusal: null, usableUntil: null },
  };
}
