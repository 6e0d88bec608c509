import { toPaise, toRupees } from '@deepam/contracts';
import {
  Clock,
  currentContext,
  DomainError,
  PLATFORM_OPTIONS,
  type Granting,
  type PlatformOptions,
} from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail.js';
import { ConsentRequests } from './consent-requests.js';
import { seenDigest, SecondPersonNeeded, type Matter } from './matter.js';
import { needsSecondPerson, type FourEyesSettings } from './needs-second-person.js';

/** Asked by whoever does something, in the transaction in which it is done. */
@Injectable()
export class SecondPerson {
  private readonly settings: FourEyesSettings;

  constructor(
    @Inject(PLATFORM_OPTIONS) {
      config,
    }: { readonly config: Pick<PlatformOptions['config'], 'FOUR_EYES' | 'FOUR_EYES_ABOVE'> },
    private readonly requests: ConsentRequests,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {
    this.settings = { isOn: config.FOUR_EYES === 'on', abovePaise: toPaise(config.FOUR_EYES_ABOVE ?? 0) };
  }

  /** To say so beforehand; whoever does it asks `require`. */
  isNeeded(matter: Pick<Matter, 'amountPaise' | 'isAlways'>): boolean {
    return needsSecondPerson(matter, this.settings);
  }

  /**
   * Uses up the consent under which the call is carried out, or goes on where none is needed.
   * @throws SecondPersonNeeded, DomainError FOUR_EYES.OUTDATED, FOUR_EYES.ENDED
   */
  async require(session: ClientSession, matter: Matter): Promise<void> {
    this.foresee(matter);
    const granting = currentContext()?.granting;
    if (granting) await this.use(session, granting, matter);
  }

  /** The same before something that no transaction takes back; uses nothing up. */
  foresee(matter: Matter): void {
    const granting = currentContext()?.granting;
    if (granting === undefined && this.isNeeded(matter)) throw new SecondPersonNeeded(matter);
    if (granting !== undefined && granting.seen !== seenDigest(matter)) throw new DomainError('FOUR_EYES.OUTDATED');
  }

  private async use(session: ClientSession, { id, other }: Granting, matter: Matter): Promise<void> {
    const decidedBy = currentContext()?.memberId ?? null;
    const isUsed =
      'grantedBy' in other
        ? await this.requests.use(session, id)
        : await this.requests.end(session, id, { state: 'granted', decidedBy, decidedAt: this.clock.now() });
    if (!isUsed) throw new DomainError('FOUR_EYES.ENDED');
    if ('grantedBy' in other) return;
    const { memberId = null, amountPaise } = matter;
    await this.audit.record(session, 'second-person-granted', {
      memberId,
      subject: { kind: 'consent', id },
      after: { ...(amountPaise !== undefined && { amount: toRupees(amountPaise) }) },
    });
  }
}
