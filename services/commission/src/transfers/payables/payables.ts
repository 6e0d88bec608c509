import type { payables, PayableRow, QueryOf } from '@deepam/contracts';
import { decodeCursor, pageOf, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { PayablesRepository } from '../../payables/payables.repository.js';
import { PayeesRepository } from '../../payouts/persistence/payees.repository.js';
import { PayoutPages, type PageQuery } from '../../payouts/persistence/payout-pages.js';
import { currentTransfer } from '../domain/transfer.js';
import { PayableRows, type Owing, type OwingWithTransfers } from './payable-rows.js';
import { TransfersRepository } from '../transfers.repository.js';
import { WaitingApprovals } from '../waiting-approvals.js';

type Query = QueryOf<typeof payables>;
type Found = Owing & { readonly id: string; readonly date: Date; readonly amountPaise: number };
interface Part {
  readonly found: readonly Found[];
  readonly total: number;
}

const moment = z.iso.datetime().transform((text) => new Date(text));
const places = { date: z.tuple([moment, z.string()]), amount: z.tuple([z.int(), moment, z.string()]) } as const;
const nothing: Part = { found: [], total: 0 };

const statusOf = { requested: 'Requested', rejected: 'Rejected' } as const;
const unowed = Object.values(statusOf);

@Injectable()
export class PayablesHandler {
  constructor(
    private readonly payouts: PayoutPages,
    private readonly payables: PayablesRepository,
    private readonly transfers: TransfersRepository,
    private readonly payees: PayeesRepository,
    private readonly rows: PayableRows,
    private readonly waiting: WaitingApprovals,
  ) {}

  async execute(query: Query, viewer: Caller) {
    const { limit, cursor, sort, order, free, from, to } = query;
    const after = decodeCursor<z.ZodType<readonly unknown[]>>(places[sort], cursor);
    const excludedIds = free === undefined ? undefined : [...(await this.waiting.findAll()).keys()];
    const chosen = { memberIds: await this.membersIn(query), excludedIds, from, to };
    const page = { sort, order, after, limit: limit + 1 };
    const parts = await Promise.all([
      this.payoutsOf(query, { ...chosen, page }),
      this.payablesOf(query, { ...chosen, page }),
    ]);
    const found = parts.flatMap((part) => part.found).toSorted(inOrder(page));
    const { items, nextCursor } = pageOf(found, limit, ({ id, date, amountPaise }) => [
      ...(sort === 'amount' ? [amountPaise] : []),
      ...[date.toISOString(), id],
    ]);
    const total = parts.reduce((sum, part) => sum + part.total, 0);
    return { rows: (await this.rows.rowsOf(items, viewer)).map(rowOf), nextCursor, total };
  }

  private async payoutsOf({ state, kind, number }: Query, { page, ...chosen }: Chosen): Promise<Part> {
    const isOwed = state !== undefined && state !== 'requested' && state !== 'rejected';
    if (isOwed || number !== undefined || (kind !== undefined && kind !== 'payout')) return nothing;
    const choice = { ...chosen, statuses: state === undefined ? unowed : [statusOf[state]] };
    const [found, total] = await Promise.all([this.payouts.page(choice, page), this.payouts.count(choice)]);
    return {
      found: found.map((payout) => ({
        payout,
        id: payout._id,
        date: payout.requestedAt,
        amountPaise: payout.amountPaise,
      })),
      total,
    };
  }

  private async payablesOf({ state, kind, number }: Query, { page, ...chosen }: Chosen): Promise<Part> {
    if (state === 'requested' || state === 'rejected') return nothing;
    const ids = number === undefined ? undefined : await this.transfers.payablesWithNumber(number);
    const choice = { ...chosen, state, kind, ids };
    const [found, total] = await Promise.all([this.payables.page(choice, page), this.payables.count(choice)]);
    return {
      found: found.map((payable) => ({
        payable,
        id: payable._id,
        date: payable.owedSince,
        amountPaise: payable.grossPaise,
      })),
      total,
    };
  }

  private async membersIn({ search, memberId }: Query): Promise<string[] | undefined> {
    if (!search) return memberId === undefined ? undefined : [memberId];
    const found = await this.payees.findMatching(search);
    return memberId === undefined ? found : found.filter((id) => id === memberId);
  }
}

interface Chosen {
  readonly memberIds: readonly string[] | undefined;
  readonly excludedIds: readonly string[] | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly page: PageQuery;
}

function inOrder({ sort, order }: PageQuery): (a: Found, b: Found) => number {
  const direction = order === 'asc' ? 1 : -1;
  return (a, b) => {
    const byAmount = sort === 'amount' ? a.amountPaise - b.amountPaise : 0;
    const byDate = a.date.getTime() - b.date.getTime();
    return direction * (byAmount || byDate || (a.id < b.id ? -1 : 1));
  };
}

function rowOf({ row, transfers }: OwingWithTransfers): PayableRow {
  const transfer = currentTransfer(transfers);
  return { ...row, ...(transfer && { transfer }) };
}
