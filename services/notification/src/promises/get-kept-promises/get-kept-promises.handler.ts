import { type KeptPromises, type PromiseKind, promiseKinds } from '@deepam/contracts';
import { Clock } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { NOTIFICATION_CONFIG, type NotificationConfig } from '../../config.js';
import { promiseView } from '../domain/promise-view.js';
import { windowAt } from '../domain/window.js';
import { PromiseDaysRepository } from '../persistence/promise-days.repository.js';

/** The page is public and equal for everyone, so an answer is reused for this many milliseconds. */
const kept = 10_000;

@Injectable()
export class GetKeptPromisesHandler {
  private readonly promised: Readonly<Record<PromiseKind, number>>;
  private latest: { readonly at: number; readonly answer: Promise<KeptPromises> } | undefined;

  constructor(
    private readonly days: PromiseDaysRepository,
    private readonly clock: Clock,
    @Inject(NOTIFICATION_CONFIG) config: NotificationConfig,
  ) {
    this.promised = {
      approval: config.PROMISE_APPROVAL_HOURS,
      delivery: config.PROMISE_DELIVERY_DAYS,
      payout: config.PROMISE_PAYOUT_DAYS,
      refund: config.PROMISE_REFUND_DAYS,
    };
  }

  async execute(): Promise<KeptPromises> {
    const now = this.clock.now();
    if (this.latest !== undefined && Math.abs(now.getTime() - this.latest.at) < kept) return this.latest.answer;
    const latest = { at: now.getTime(), answer: this.read(now) };
    this.latest = latest;
    // Only the callers that have waited for a failed answer get its error.
    latest.answer.catch(() => {
      if (this.latest === latest) this.latest = undefined;
    });
    return latest.answer;
  }

  private async read(now: Date): Promise<KeptPromises> {
    const window = windowAt(now);
    const [days, late] = await Promise.all([
      this.days.daysOf(window),
      Promise.all(promiseKinds.map((kind) => this.days.late(kind, this.promised[kind], now, window.to))),
    ]);
    const promises = promiseKinds.map((kind, index) => {
      const own = days.filter((day) => day.kind === kind);
      return promiseView(kind, this.promised[kind], window, { days: own, open: late[index] ?? [] });
    });
    return { ...window, asOf: now.toISOString(), promises };
  }
}
