import { setTimeout as pause } from 'node:timers/promises';
import { Members } from '@deepam/members';
import type { INestApplicationContext } from '@nestjs/common';
import { AccountsRepository } from '../persistence/accounts.repository.js';

/** Milliseconds between two looks. */
const interval = 250;

/**
 * Waits until the network has given the head a place in the tree, and said so.
 * @param patience seconds
 * @returns their referral code; null when it takes longer
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
