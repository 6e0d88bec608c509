import type { BodyOf, GrievanceView, lookUpGrievance } from '@deepam/contracts';
import { Clock, currentContext, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { ownView } from './grievance-views.js';
import { GrievancesRepository } from './persistence/grievances.repository.js';
import { LookUpsRepository } from './persistence/look-ups.repository.js';

/**
 * The hourly limit for one ticket, and for one mobile, counts by address, since ticket numbers are sequential and other
 * people know mobiles.
 */
const mostWrong = 10;
/** The limit covers all addresses, so that guesses from one address do not block other people. */
const mostWrongOfAll = 100;

@Injectable()
export class LookUpGrievanceHandler {
  constructor(
    private readonly grievances: GrievancesRepository,
    private readonly lookUps: LookUpsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError GRIEVANCE.NOT_FOUND, the same for a wrong number, a wrong mobile and a member's ticket;
   * REQUEST.TOO_MANY
   */
  async execute({ ticket, mobile }: BodyOf<typeof lookUpGrievance>): Promise<GrievanceView> {
    const now = this.clock.now();
    const counted = countersOf([ticket, mobile]);
    for (const { what, most } of counted) {
      if ((await this.lookUps.count(what, now)) > most) throw new DomainError('REQUEST.TOO_MANY');
    }
    const found = await this.grievances.find(ticket);
    if (found === null || found.memberId !== null || found.mobile !== mobile) {
      throw new DomainError('GRIEVANCE.NOT_FOUND');
    }
    for (const { what } of counted) await this.lookUps.giveBack(what, now);
    return ownView(found, now);
  }
}

function countersOf(guessed: readonly string[]): { what: string; most: number }[] {
  const address = currentContext()?.address ?? '';
  // The caller's own address is checked first, so that its rejections do not count for all addresses.
  return [
    ...guessed.map((one) => ({ what: `${one} ${address}`, most: mostWrong })),
    ...guessed.map((one) => ({ what: one, most: mostWrongOfAll })),
  ];
}
