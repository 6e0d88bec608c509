import type { bulkWorkStates, ErrorCode, Paise, PlanName } from '@deepam/contracts';
import { BulkWorksRepository, type BulkWork, type BulkWorkRow, type WorkCaller } from '@deepam/messaging';
import { BackgroundLoop, Clock, Transactions } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import type { MatchedRow } from './row-approver.js';

interface EarlierApproval {
  readonly _id: string;
  readonly begunAt: Date;
  readonly begunBy: string;
  readonly caller?: WorkCaller & { readonly approvesMembers: boolean };
  readonly state: (typeof bulkWorkStates)[number];
  readonly endedAt?: Date;
  readonly holder?: string;
  readonly requests: number;
  readonly approved: number;
  readonly failed: number;
  readonly isMoved?: true;
}
interface EarlierRow {
  readonly _id: string;
  readonly bulkApprovalId: string;
  readonly place: number;
  readonly requestId: string;
  readonly lineId: string;
  readonly memberId: string;
  readonly plan: PlanName | null;
  readonly amountPaise: Paise;
  readonly state: 'waiting' | 'approved' | 'failed';
  readonly code?: ErrorCode;
}

const pause = 5_000;
const unmoved = { isMoved: { $exists: false } } as const;

/**
 * Release 1.0 kept bulk approvals in two collections of its own, and its processes may begin others during an upgrade.
 * Each bulk approval is copied into bulk work once, and a process of 1.0 that works on it finds it stopped.
 */
@Injectable()
export class EarlierBulkApprovals implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(EarlierBulkApprovals.name, () => this.move(), pause);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly works: BulkWorksRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.runSoon();
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  private async move(): Promise<boolean> {
    const found = await this.approvals.findOne(unmoved);
    if (found) await this.transactions.run((session) => this.moveOne(found._id, session));
    return found !== null;
  }

  private async moveOne(_id: string, session: ClientSession): Promise<void> {
    const found = await this.approvals.findOne({ _id, ...unmoved }, { session });
    if (!found) return;
    const stopped = { state: 'stopped', endedAt: this.clock.now() } as const;
    await this.approvals.updateOne(
      { _id },
      {
        $set: { isMoved: true, ...(found.state === 'running' && stopped) },
        $unset: { caller: 1, holder: 1 },
      },
      { session },
    );
    const rows = await this.rows.find({ bulkApprovalId: _id }, { session }).sort({ place: 1 }).toArray();
    await this.works.add(workOf(found), rows.map(rowOf), session);
  }

  private get approvals() {
    return this.connection.collection<EarlierApproval>('bulk_approvals');
  }

  private get rows() {
    return this.connection.collection<EarlierRow>('bulk_approval_rows');
  }
}

function workOf({ _id, begunAt, begunBy, caller, state, endedAt, ...counts }: EarlierApproval): BulkWork {
  const { requests: rows, approved: done, failed } = counts;
  return {
    _id,
    kind: 'approve-matched',
    begunAt,
    begunBy,
    state,
    rows,
    done,
    failed,
    heldUntil: new Date(0),
    ...(endedAt && { endedAt }),
    ...(caller && { caller: callerOf(caller) }),
  };
}

function callerOf({ approvesMembers, ...caller }: NonNullable<EarlierApproval['caller']>): WorkCaller {
  const permissions = ['decide-plans', ...(approvesMembers ? ['approve-members'] : [])];
  return { ...caller, ...(!caller.isHead && { permissions }) };
}

function rowOf({ bulkApprovalId: workId, _id, place, state, code, ...row }: EarlierRow): BulkWorkRow {
  const { memberId: id, requestId, lineId, plan, amountPaise } = row;
  const chosen: MatchedRow = { id, requestId, lineId, plan, amountPaise };
  return {
    _id,
    workId,
    place,
    kind: 'approve-matched',
    chosen,
    state: state === 'approved' ? 'done' : state,
    ...(code !== undefined && { code }),
  };
}
