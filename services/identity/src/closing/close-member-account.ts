import { toPaise, type BodyOf, type closeMemberAccount } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { AccountCloser } from './account-closer.js';

@Injectable()
export class CloseMemberAccountHandler {
  constructor(private readonly closer: AccountCloser) {}

  /** @throws DomainError of `closeMemberAccount.errors`, SERVER.UNAVAILABLE */
  async execute(memberId: string, { writtenOff, reason }: BodyOf<typeof closeMemberAccount>): Promise<void> {
    const writeOff = { amountPaise: toPaise(writtenOff), words: reason };
    await this.closer.close(memberId, { waiver: null, writeOff });
  }
}
