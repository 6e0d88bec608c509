import {
  commissionApprovals,
  cottonApprovals,
  approveCommissionRequest,
  approveCottonRequest,
  approveIdentityRequest,
  approveNetworkRequest,
  identityApprovals,
  instant,
  networkApprovals,
  objectId,
  rejectCommissionRequest,
  rejectCottonRequest,
  rejectIdentityRequest,
  rejectNetworkRequest,
  waitingCommissionApprovals,
  waitingCottonApprovals,
  waitingIdentityApprovals,
  waitingNetworkApprovals,
  withdrawCommissionRequest,
  withdrawCottonRequest,
  withdrawIdentityRequest,
  withdrawNetworkRequest,
  type ApprovalEndpoints,
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
import { ApprovalDecisions } from './approval-decisions.js';
import {
  approvalRequestModel,
  approvalRequestSchema,
  requesterModel,
  requesterSchema,
} from './approval-request.schema.js';
import { ApprovalRequests } from './approval-requests.js';
import { ApprovalViews } from './approval-views.js';
import { ApprovalWorkflow } from './approval-workflow.js';
import { GuardedCalls } from './guarded-calls.js';
import { PassedAmounts, passedAmountsModel, passedAmountsSchema } from './passed-amounts.js';
import { ApprovalPolicy } from './approval-policy.js';

const endpoints = {
  commission: {
    list: commissionApprovals,
    waiting: waitingCommissionApprovals,
    approve: approveCommissionRequest,
    reject: rejectCommissionRequest,
    withdraw: withdrawCommissionRequest,
  },
  network: {
    list: networkApprovals,
    waiting: waitingNetworkApprovals,
    approve: approveNetworkRequest,
    reject: rejectNetworkRequest,
    withdraw: withdrawNetworkRequest,
  },
  'cotton-order': {
    list: cottonApprovals,
    waiting: waitingCottonApprovals,
    approve: approveCottonRequest,
    reject: rejectCottonRequest,
    withdraw: withdrawCottonRequest,
  },
  identity: {
    list: identityApprovals,
    waiting: waitingIdentityApprovals,
    approve: approveIdentityRequest,
    reject: rejectIdentityRequest,
    withdraw: withdrawIdentityRequest,
  },
} as const satisfies Record<string, ApprovalEndpoints>;
type Calls = (typeof endpoints)[keyof typeof endpoints];

const position = z.tuple([instant, objectId]);

/**
 * The module has the approval requests of a service, and the calls by which they are listed and decided (ADR 72).
 * @param accounts how the service knows the people of the company
 */
export function approvals(
  service: keyof typeof endpoints,
  accounts: Type<CompanyAccounts> = AskedCompanyAccounts,
): FeatureModule {
  const calls = endpoints[service];

  @Controller()
  class ApprovalsController {
    constructor(
      private readonly requests: ApprovalRequests,
      private readonly guarded: GuardedCalls,
      private readonly decisions: ApprovalDecisions,
      private readonly views: ApprovalViews,
    ) {}

    @Route(calls.list)
    async list(@Input() { query }: InputOf<Calls['list']>, @CurrentCaller() caller: Caller) {
      const { state, limit, cursor } = query;
      const place = decodeCursor(position, cursor);
      const seen = may(caller, 'read') ? this.guarded.names : this.guarded.decidableBy(caller);
      const found = await this.requests.listNewest(
        { calls: seen, memberId: caller.memberId },
        { state, limit: limit + 1, after: place && [new Date(place[0]), place[1]] },
      );
      const { items, nextCursor } = pageOf(found, limit, ({ requestedAt, _id }) => [requestedAt.toISOString(), _id]);
      return paged(await this.views.list(items), { nextCursor });
    }

    @Route(calls.waiting)
    async waiting(@CurrentCaller() caller: Caller): Promise<ResponseOf<Calls['waiting']>> {
      const sight = { calls: this.guarded.decidableBy(caller), memberId: caller.memberId };
      const found = await this.requests.listWaitingFor(sight);
      return { approvals: found.length, since: { approvals: found[0]?.requestedAt.toISOString() ?? null } };
    }

    @Route(calls.approve)
    async approve(@Input() { params }: InputOf<Calls['approve']>, @CurrentCaller() caller: Caller) {
      return this.views.get(await this.decisions.approve(params.id, caller));
    }

    @Route(calls.reject)
    async reject(@Input() { params, body }: InputOf<Calls['reject']>, @CurrentCaller() caller: Caller) {
      return this.views.get(await this.decisions.reject(params.id, caller, body.reason));
    }

    @Route(calls.withdraw)
    async withdraw(@Input() { params }: InputOf<Calls['withdraw']>, @CurrentCaller() caller: Caller) {
      return this.views.get(await this.decisions.withdraw(params.id, caller));
    }
  }

  return {
    models: [
      { name: approvalRequestModel, schema: approvalRequestSchema },
      { name: requesterModel, schema: requesterSchema },
      { name: passedAmountsModel, schema: passedAmountsSchema },
    ],
    controllers: [ApprovalsController],
    providers: [
      { provide: CompanyAccounts, useClass: accounts },
      ...[ApprovalDecisions, ApprovalRequests, ApprovalViews, ApprovalWorkflow, GuardedCalls],
      ...[PassedAmounts, ApprovalPolicy],
    ],
  };
}
