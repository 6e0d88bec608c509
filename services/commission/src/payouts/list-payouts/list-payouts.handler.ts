import type { DeskPayout, deskPayouts, QueryOf } from '@deepam/contracts';
import { Clock, decodeCursor, may, pageOf, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { detailsShownUntil, isOverdue, senderOf } from '../domain/granted-payout.js';
import { NamesOfPeople } from '../names-of-people.js';
import { PayoutViews } from '../payout-views.js';
import { BankChangesRepository } from '../persistence/bank-changes.repository.js';
import { PayeesRepository } from '../persistence/payees.repository.js';
import { PayoutPages } from '../persistence/payout-pages.js';
import type { PayoutDocument } from '../persistence/payout.schema.js';
import { SuspensionsRepository } from '../persistence/suspensions.repository.js';
import { WaitingPayouts } from '../waiting-payouts.js';

const places = {
  requestedAt: z.tuple([z.iso.datetime().transform((text) => new Date(text)), z.string()]),
  amount: z.tuple([z.int(), z.iso.datetime().transform((text) => new Date(text)), z.string()]),
} as const;

@Injectable()
export class ListPayoutsHandler {
  constructor(
    private readonly pages: PayoutPages,
    private readonly payees: PayeesRepository,
    private readonly bankChanges: BankChangesRepository,
    private readonly suspensions: SuspensionsRepository,
    private readonly views: PayoutViews,
    private readonly people: NamesOfPeople,
    private readonly waiting: WaitingPayouts,
    private readonly clock: Clock,
  ) {}

  async execute(query: QueryOf<typeof deskPayouts>, viewer: Caller) {
    const { limit, cursor, sort, order, search, ...filter } = query;
    const after = decodeCursor<z.ZodType<readonly unknown[]>>(places[sort], cursor);
    const memberIds = search ? await this.payees.matching(search) : undefined;
    const besides = filter.free === undefined ? undefined : await this.waiting.ids();
    const choice = { ...filter, memberIds, besides };
    const [found, total] = await Promise.all([
      this.pages.page(choice, { sort, order, after, limit: limit + 1 }),
      this.pages.count(choice),
    ]);
    const { items, nextCursor } = pageOf(found, limit, ({ _id, requestedAt, amountPaise }) => [
      ...(sort === 'amount' ? [amountPaise] : []),
      requestedAt.toISOString(),
      _id,
    ]);
    return { rows: await this.rows(items, viewer), nextCursor, total };
  }

  private async rows(payouts: readonly PayoutDocument[], viewer: Caller): Promise<DeskPayout[]> {
    const ids = [...new Set(payouts.map(({ memberId }) => memberId))];
    const deciders = payouts.flatMap(({ decidedBy, sentBy }) => [decidedBy, sentBy].filter((id) => id != null));
    const [payees, holds, suspended, waiting] = await Promise.all([
      this.payees.among(ids, undefined),
      this.bankChanges.holds(ids),
      this.suspensions.among(ids),
      this.waiting.of(payouts),
    ]);
    const names = await this.people.of([...deciders, ...[...waiting.values()].map(({ askedBy }) => askedBy)]);
    return payouts.map((payout) => {
      const { memberId } = payout;
      const payee = payees.get(memberId);
      // Of what the bank has paid meanwhile they would only be refused.
      const detailsUntil = payout.isPaidElsewhere ? undefined : detailsShownUntil(payout, viewer, this.clock.now());
      const held = { heldUntil: holds.get(memberId), isSuspended: suspended.has(memberId) };
      const toSend = this.sendingOf(payout, viewer, names);
      const isGranted = (detailsUntil ?? toSend?.isYours ?? toSend?.isOverdue) !== undefined;
      const forHead = { ...held, isGranted, names };
      const member = { _id: memberId, name: payee?.name ?? '', referralCode: payee?.referralCode ?? '' };
      const asked = waiting.get(payout._id);
      return {
        ...this.views.entry(payout, forHead),
        member,
        ...(asked && { waits: { askedBy: names.get(asked.askedBy) ?? null, askedAt: asked.askedAt.toISOString() } }),
        ...(detailsUntil && { detailsUntil: detailsUntil.toISOString() }),
        ...(toSend && { toSend }),
      };
    });
  }

  private sendingOf(payout: PayoutDocument, viewer: Caller, names: ReadonlyMap<string, string>): DeskPayout['toSend'] {
    const { toSendSince, cameBackAt } = payout;
    if (toSendSince === undefined || cameBackAt !== undefined) return undefined;
    const sender = senderOf(payout);
    return {
      since: toSendSince.toISOString(),
      by: sender === null ? null : (names.get(sender) ?? null),
      ...(sender === viewer.memberId && may(viewer, 'payouts') && { isYours: true as const }),
      ...(isOverdue(payout, this.clock.now()) && { isOverdue: true as const }),
      ...(payout.isPaidElsewhere && { isPaid: true as const }),
    };
  }
}
