import type { Answer, CallInput } from '@deepam/api-client';
import {
  addEarnings,
  commissionApprovals,
  approveCommissionRequest,
  rejectCommissionRequest,
  withdrawCommissionRequest,
  type ApprovalView,
  type Endpoint,
  type Permission,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { headId } from './commission-harness.js';
import { TestTransfers } from './test-transfers.js';

export interface Person {
  readonly memberId: string;
  readonly isHead?: boolean;
  readonly permissions?: readonly Permission[];
  readonly influencedBy?: readonly string[];
  readonly sessionVersion?: number;
  readonly authTime?: number;
}

export const head: Person = { memberId: headId, isHead: true };
const work = ['payouts', 'adjust-money', 'schedule', 'reveal-numbers'] as const;
export const clerk = (permissions: readonly Permission[] = work): Person => ({ memberId: newId(), permissions });

export const codeOf = ({ status, error }: Pick<Answer<Endpoint>, 'status' | 'error'>) =>
  `${status} ${error?.code ?? 'done'}`;

export class TwoPeople {
  private constructor(readonly transfers: TestTransfers) {}

  static async start(): Promise<TwoPeople> {
    return new TwoPeople(await TestTransfers.start({ approvalThreshold: 1_000 }));
  }

  get commission() {
    return this.transfers.commission;
  }

  call<E extends Endpoint>(endpoint: E, person: Person, input?: CallInput<E>): Promise<Answer<E>> {
    return this.commission.callWith(endpoint, person, input);
  }

  readonly add = (person: Person, userId: string, earning: number, more: CallInput<typeof addEarnings> = {}) =>
    this.call(addEarnings, person, { body: { earning, userId, reason: 'Festival' }, ...more });

  async asked(person: Person, userId: string, earning = 5_000): Promise<string> {
    return approvalIn(await this.add(person, userId, earning));
  }

  readonly grant = (person: Person, id: string) => this.call(approveCommissionRequest, person, { params: { id } });
  readonly withdraw = (person: Person, id: string) => this.call(withdrawCommissionRequest, person, { params: { id } });
  readonly refuse = (person: Person, id: string, reason = 'Too much') =>
    this.call(rejectCommissionRequest, person, { params: { id }, body: { reason } });

  async list(person: Person, state: 'waiting' | 'ended' = 'waiting'): Promise<ApprovalView[]> {
    return (await this.call(commissionApprovals, person, { query: { state, limit: 200 } })).body;
  }

  async stateOf(id: string): Promise<string | undefined> {
    const rows = this.commission.db.collection<{ _id: string; state: string }>('approval_requests');
    return (await rows.findOne({ _id: id }))?.state;
  }

  /** The request ages without the clock, since tokens would expire long before. */
  async isOver(id: string, end: 'expiresAt' | 'usableUntil'): Promise<void> {
    const rows = this.commission.db.collection<{ _id: string }>('approval_requests');
    await rows.updateOne({ _id: id }, { $set: { [end]: this.commission.clock.now() } });
  }

  async entries(...kinds: readonly string[]) {
    const rows = await this.commission.db
      .collection('outbox')
      .find({ 'envelope.data.kind': { $in: kinds } })
      .sort({ _id: 1 })
      .toArray();
    return rows.map(({ envelope }) => (envelope as { data: AuditData }).data);
  }

  async news(id: string): Promise<Record<string, unknown>[]> {
    const about = { 'envelope.data.approvalId': id };
    const rows = await this.commission.db.collection('outbox').find(about).sort({ _id: 1 }).toArray();
    return rows.map(({ envelope }) => (envelope as { data: Record<string, unknown> }).data);
  }

  earned = async (memberId: string): Promise<number> => (await this.commission.amounts(memberId)).earnings.available;

  stop(): Promise<void> {
    return this.transfers.stop();
  }
}

interface AuditData {
  readonly kind: string;
  readonly actor: { readonly kind: string; readonly id: string };
  readonly subject?: { readonly kind: string; readonly id: string } | null;
  readonly memberId: string | null;
  readonly after: Record<string, unknown> | null;
}

export function approvalIn({ status, text, awaits }: Answer<Endpoint>): string {
  if (status !== 202 || awaits === undefined) throw new Error(`It does not wait: ${status} ${text}`);
  return awaits._id;
}
