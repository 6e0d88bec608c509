import {
  commissionConsents,
  cottonConsents,
  grantCommissionConsent,
  grantCottonConsent,
  grantIdentityConsent,
  grantNetworkConsent,
  identityConsents,
  instant,
  networkConsents,
  objectId,
  refuseCommissionConsent,
  refuseCottonConsent,
  refuseIdentityConsent,
  refuseNetworkConsent,
  waitingCommissionConsents,
  waitingCottonConsents,
  waitingIdentityConsents,
  waitingNetworkConsents,
  withdrawCommissionConsent,
  withdrawCottonConsent,
  withdrawIdentityConsent,
  withdrawNetworkConsent,
  type ConsentEndpoints,
  type ResponseOf,
} from '@deepam/contracts';
import {
  CurrentCaller,
  decodeCursor,
  Input,
  may,
  paged,
  pageOf,
  Route,
  type Caller,
  type InputOf,
} from '@deepam/platform';
import { Controller, type Type } from '@nestjs/common';
import { z } from 'zod';
import type { FeatureModule } from '../service-module.js';
import { AskedCompanyAccounts, CompanyAccounts } from './company-accounts.js';
import { ConsentDecisions } from './consent-decisions.js';
import {
  consentRequestModel,
  consentRequestSchema,
  requesterModel,
  requesterSchema,
} from './consent-request.schema.js';
import { ConsentRequests } from './consent-requests.js';
import { ConsentViews } from './consent-views.js';
import { FourEyes } from './four-eyes.js';
import { GuardedCalls } from './guarded-calls.js';
import { PassedAmounts, passedAmountsModel, passedAmountsSchema } from './passed-amounts.js';
import { SecondPerson } from './second-person.js';

const endpoints = {
  commission: {
    list: commissionConsents,
    waiting: waitingCommissionConsents,
    grant: grantCommissionConsent,
    refuse: refuseCommissionConsent,
    withdraw: withdrawCommissionConsent,
  },
  network: {
    list: networkConsents,
    waiting: waitingNetworkConsents,
    grant: grantNetworkConsent,
    refuse: refuseNetworkConsent,
    withdraw: withdrawNetworkConsent,
  },
  'cotton-order': {
    list: cottonConsents,
    waiting: waitingCottonConsents,
    grant: grantCottonConsent,
    refuse: refuseCottonConsent,
    withdraw: withdrawCottonConsent,
  },
  identity: {
    list: identityConsents,
    waiting: waitingIdentityConsents,
    grant: grantIdentityConsent,
    refuse: refuseIdentityConsent,
    withdraw: withdrawIdentityConsent,
  },
} as const satisfies Record<string, ConsentEndpoints>;
type Calls = (typeof endpoints)[keyof typeof endpoints];

const position = z.tuple([instant, objectId]);

/**
 * The approval requests of a service, and the calls by which they are listed and decided (ADR 72).
 * @param accounts how the service knows the people of the company
 */
export function fourEyes(
  service: keyof typeof endpoints,
  accounts: Type<CompanyAccounts> = AskedCompanyAccounts,
): FeatureModule {
  const calls = endpoints[service];

  @Controller()
  class ConsentsController {
    constructor(
      private readonly requests: ConsentRequests,
      private readonly guarded: GuardedCalls,
      private readonly decisions: ConsentDecisions,
      private readonly views: ConsentViews,
    ) {}

    @Route(calls.list)
    async list(@Input() { query }: InputOf<Calls['list']>, @CurrentCaller() caller: Caller) {
      const { state, limit, cursor } = query;
      const place = decodeCursor(position, cursor);
      const seen = may(caller, 'read') ? this.guarded.names : this.guarded.openTo(caller);
      const found = await this.requests.newest(
        { calls: seen, memberId: caller.memberId },
        { state, limit: limit + 1, after: place && [new Date(place[0]), place[1]] },
      );
      const { items, nextCursor } = pageOf(found, limit, ({ askedAt, _id }) => [askedAt.toISOString(), _id]);
      return paged(await this.views.of(items), { nextCursor });
    }

    @Route(calls.waiting)
    async waiting(@CurrentCaller() caller: Caller): Promise<ResponseOf<Calls['waiting']>> {
      const sight = { calls: this.guarded.openTo(caller), memberId: caller.memberId };
      const found = await this.requests.waitingFor(sight);
      return { consents: found.length, since: { consents: found[0]?.askedAt.toISOString() ?? null } };
    }

    @Route(calls.grant)
    async grant(@Input() { params }: InputOf<Calls['grant']>, @CurrentCaller() caller: Caller) {
      return this.views.one(await this.decisions.grant(params.id, caller));
    }

    @Route(calls.refuse)
    async refuse(@Input() { params, body }: InputOf<Calls['refuse']>, @CurrentCaller() caller: Caller) {
      return this.views.one(await this.decisions.refuse(params.id, caller, body.reason));
    }

    @Route(calls.withdraw)
    async withdraw(@Input() { params }: InputOf<Calls['withdraw']>, @CurrentCaller() caller: Caller) {
      return this.views.one(await this.decisions.withdraw(params.id, caller));
    }
  }

  return {
    models: [
      { name: consentRequestModel, schema: consentRequestSchema },
      { name: requesterModel, schema: requesterSchema },
      { name: passedAmountsModel, schema: passedAmountsSchema },
    ],
    controllers: [ConsentsController],
    providers: [
      { provide: CompanyAccounts, useClass: accounts },
      ...[ConsentDecisions, ConsentRequests, ConsentViews, FourEyes, GuardedCalls],
      ...[PassedAmounts, SecondPerson],
    ],
  };
}
