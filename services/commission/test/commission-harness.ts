import type { Answer, CallInput } from '@deepam/api-client';
import type { Endpoint, EventData, EventDefinition, PlanName } from '@deepam/contracts';
import { EventContext, runRebuild, sealEvent, type EventOf } from '@deepam/messaging';
import { newId, Transactions } from '@deepam/platform';
import { outboxEvents, poll, publishEvent, startTestService, type TestService } from '@deepam/testing';
import type { Type } from '@nestjs/common';
import { AppModule } from '../src/app.module.js';
import { auditLedger, type AuditReport } from '../src/audit/audit-ledger.js';
import type { MemberAmounts } from '../src/ledger/domain/balance.js';
import { BalancesRepository } from '../src/ledger/persistence/balances.repository.js';
import type { PostingDocument } from '../src/ledger/persistence/posting.schema.js';
import { commissionProjections } from '../src/projections.js';

export const headId = 'eeeeeeeeeeeeeeeeeeeeeeee';

interface Handler<D extends EventDefinition> {
  handle(event: EventOf<D>, context: EventContext): Promise<void>;
}

export interface TestMember {
  readonly name?: string;
  readonly plan?: PlanName | null;
  readonly isApproved?: boolean;
  readonly isDeleted?: boolean;
}

interface HarnessOptions {
  readonly holdDays?: number;
  readonly identityUrl?: string;
  /** Commission is available immediately by default. */
  readonly commissionHold?: 'cooling-off' | 'none';
  readonly networkUrl?: string;
  readonly cottonUrl?: string;
  readonly storageUrl?: string;
  /** The number is in rupees. Without it no second approver is needed. */
  readonly approvalThreshold?: number;
  /** The default is high enough that other tests never reach it. */
  readonly maxOpenPayouts?: number;
}

const nobody = 'http://127.0.0.1:9';
const moduleWith =
  ({
    holdDays: HOLD_DAYS = 0,
    commissionHold: COMMISSION_HOLD = 'none',
    identityUrl,
    networkUrl = nobody,
    cottonUrl = nobody,
    storageUrl,
    approvalThreshold,
    maxOpenPayouts: MAX_OPEN_PAYOUTS = 1_000,
  }: HarnessOptions) =>
  (config: TestService['config']) =>
    AppModule.with({
      ...config,
      ...(identityUrl !== undefined && { IDENTITY_URL: identityUrl }),
      ...(storageUrl !== undefined && { S3_ENDPOINT: storageUrl }),
      ...(approvalThreshold !== undefined && { SECOND_APPROVAL: 'on', SECOND_APPROVAL_ABOVE: approvalThreshold }),
      COTTON_ORDER_URL: cottonUrl,
      NETWORK_URL: networkUrl,
      HOLD_DAYS,
      COMMISSION_HOLD,
      MAX_OPEN_PAYOUTS,
      HOLD_RELEASE_SECONDS: 3600,
      BANK_DETAILS_HOLD_HOURS: 24,
      PAYOUT_DEBIT_ACCOUNT: '001234567890',
    });

const planRanks = { Bronze: 1, Silver: 2, Gold: 3 } as const;

export class TestCommission {
  private constructor(private readonly service: TestService) {}

  static async start(options: HarnessOptions = {}): Promise<TestCommission> {
    const commission = new TestCommission(await startTestService(moduleWith(options), { name: 'commission' }));
    await commission.knows(headId, { name: 'The Head' }, { isHead: true });
    return commission;
  }

  /** `leave` ends the process and keeps its data. */
  async replica(options: HarnessOptions = {}): Promise<{ leave(): Promise<void> }> {
    const { prefix, tokens } = this.service;
    const { app } = await startTestService(moduleWith(options), { name: 'commission', prefix, tokens });
    return { leave: () => app.close() };
  }

  /** @returns the exit code of the command */
  rebuild(...args: readonly string[]): Promise<number> {
    const { config } = this.service;
    const command = { service: 'commission', projections: commissionProjections, config: () => config };
    return runRebuild(args, { ...command, module: moduleWith({}) }, { out: () => {}, err: () => {} });
  }

  stop(): Promise<void> {
    return this.service.close();
  }

  get db(): TestService['db'] {
    return this.service.db;
  }
  get prefix() {
    return this.service.prefix;
  }
  get config() {
    return this.service.config;
  }
  get clock(): TestService['clock'] {
    return this.service.clock;
  }
  get url() {
    return this.service.url;
  }
  get<T>(type: Type<T>): T {
    return this.service.app.get(type, { strict: false });
  }

  async member(member: TestMember = {}): Promise<string> {
    const id = newId();
    await this.knows(id, member);
    return id;
  }

  private async knows(_id: string, member: TestMember, more: object = {}): Promise<void> {
    const { name = 'Asha Member', plan = null, isApproved = true, isDeleted = false } = member;
    await this.db.model('Member').create({
      _id,
      name,
      mobile: `9${_id.slice(-9)}`,
      referralCode: `FL${_id.slice(-7).toUpperCase()}`,
      isApproved,
      isDeleted,
      planRank: plan === null ? 0 : planRanks[plan],
      ...more,
    });
  }

  async tell<D extends EventDefinition>(consumer: Type<Handler<D>>, definition: D, data: EventData<D>): Promise<void> {
    const id = newId();
    const event = sealEvent(definition, data, { id, occurredAt: new Date(), correlationId: id, causationId: null });
    await this.get(Transactions).run((session) =>
      this.get(consumer).handle(event, new EventContext(session, event, 1)),
    );
  }

  async hears<D extends EventDefinition>(definition: D, data: EventData<D>, id: string = newId()): Promise<string> {
    await publishEvent(this.service.prefix, definition, data, { id });
    return id;
  }

  async hasHandled(...messageIds: readonly string[]): Promise<boolean> {
    const rows = this.db.collection<{ _id: string }>('inbox');
    const ids = messageIds.map((id) => `commission:${id}`);
    return (await rows.countDocuments({ _id: { $in: ids } })) === ids.length;
  }

  async takesIn<D extends EventDefinition>(definition: D, data: EventData<D>): Promise<string> {
    const id = await this.hears(definition, data);
    await poll(() => this.hasHandled(id));
    return id;
  }

  async outboxEventsOf<D extends EventDefinition>(definition: D): Promise<EventData<D>[]> {
    return (await outboxEvents(this.db, definition)).map((event) => event.data);
  }

  async postings(filter: Record<string, unknown> = {}): Promise<PostingDocument[]> {
    return this.db.model<PostingDocument>('Posting').find(filter).sort({ key: 1 }).lean();
  }

  async amounts(memberId: string): Promise<MemberAmounts> {
    return this.get(BalancesRepository).balancesOf(memberId);
  }

  async audit(): Promise<AuditReport> {
    return auditLedger(this.db);
  }

  /** @param as the id of the calling member, `headId` for the head, undefined for a visitor */
  async call<E extends Endpoint>(endpoint: E, as?: string, input?: CallInput<E>): Promise<Answer<E>> {
    return this.service.call(endpoint, input, as === undefined ? undefined : await this.token(as));
  }

  async callWith<E extends Endpoint>(
    endpoint: E,
    member: Parameters<TestService['tokens']['memberToken']>[0],
    input?: CallInput<E>,
  ): Promise<Answer<E>> {
    return this.service.call(endpoint, input, await this.service.tokens.memberToken(member));
  }

  async callAsService<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<Answer<E>> {
    return this.service.call(endpoint, input, await this.service.tokens.serviceToken('identity'));
  }

  token(memberId: string): Promise<string> {
    return this.service.tokens.memberToken({ memberId, isHead: memberId === headId });
  }

  ownToken(): Promise<string> {
    return this.service.tokens.serviceToken('commission');
  }
}
