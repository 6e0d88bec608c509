import { setTimeout as pause } from 'node:timers/promises';
import { Members } from '@deepam/members';
import type { INestApplicationContext } from '@nestjs/common';
import { AccountsRepository } from '../persistence/accounts.repository.js';

/** The interval is in milliseconds. */
const interval = 250;

/**
 * @param patience seconds
 * @returns the referral code of the head; null after the time is over
 */
export async function codeOfPlacedHead(service: INestApplicationContext, patience: number): Promise<string | null> {
  const account = await service.get(AccountsRepository, { strict: false }).findHead();
  const members = service.get(Members, { strict: false });
  const end = Date.now() + patience * 1_000;
  for (;;) {
    const head = account && (await members.find(account._id));
    if (head && head.referralCode !== '') return head.referralCode;
    if (Date.now() >= end) return null;
    await pause(interval);
  }
}
