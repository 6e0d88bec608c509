import { type ServiceLevels, type ServiceLevelKind, serviceLevelKinds } from '@deepam/contracts';
import { Clock } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { NOTIFICATION_CONFIG, type NotificationConfig } from '../config.js';
import { serviceLevelView } from './domain/service-level-view.js';
import { windowAt } from './domain/window.js';
import { ServiceLevelDaysRepository } from './persistence/service-level-days.repository.js';

/** The page is public and equal for everyone, so an answer is reused for this many milliseconds. */
const kept = 10_000;

@Injectable()
export class GetServiceLevelsHandler {
  private readonly promised: Readonly<Record<ServiceLevelKind, number>>;
  private latest: { readonly at: number; readonly answer: Promise<ServiceLevels> } | undefined;

  constructor(
    private readonly days: ServiceLevelDaysRepository,
    private readonly clock: Clock,
    @Inject(NOTIFICATION_CONFIG) config: NotificationConfig,
  ) {
    this.promised = {
      approval: config.SERVICE_LEVEL_APPROVAL_HOURS,
      delivery: config.SERVICE_LEVEL_DELIVERY_DAYS,
      payout: config.SERVICE_LEVEL_PAYOUT_DAYS,
      refund: config.SERVICE_LEVEL_REFUND_DAYS,
    };
  }

  async execute(): Promise<ServiceLevels> {
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

  private async read(now: Date): Promise<ServiceLevels> {
    const window = windowAt(now);
    const [days, late] = await Promise.all([
      this.days.daysOf(window),
      Promise.all(serviceLevelKinds.map((kind) => this.days.findLateCases(kind, this.promised[kind], now, window.to))),
    ]);
    const levels = serviceLevelKinds.map((kind, index) => {
      const own = days.filter((day) => day.kind === kind);
      return serviceLevelView(kind, this.promised[kind], window, { days: own, open: late[index] ?? [] });
    });
    return { ...window, asOf: now.toISOString(), serviceLevels: levels };
  }
}
