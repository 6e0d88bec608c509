import { newMobile, newPassword, headName } from '@deepam/contracts';
import { loadConfig } from '@deepam/platform';
import { z } from 'zod';
import type { CommandLine } from '../../commands/command-line.js';
import { withService } from '../../commands/with-service.js';
import { headConfig } from '../../config.js';
import { CreateHeadHandler, type CreateHeadOutcome, type HeadToBe } from './create-head.js';
import { setTimeout as pause } from 'node:timers/promises';
import { Members } from '@deepam/members';
import type { INestApplicationContext } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';

/** The interval is in milliseconds. */
const interval = 250;

/**
 * @param patience seconds
 * @returns the referral code of the head; null after the time is over
 */
async function codeOfPlacedHead(service: INestApplicationContext, patience: number): Promise<string | null> {
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

export const createHeadUsage = `Makes the account of the head, once. Run again, it changes nothing.

  node dist/head-create.js [--help]

It reads the environment of the identity service, and from there also:
  HEAD_MOBILE    the mobile to log in with, ten digits
  HEAD_PASSWORD  the password, 8 to 200 characters, not easily guessed; left out, one is made up, shown once, and changed after the first login
  HEAD_NAME      the name; left out, it is "Head"
  HEAD_WAIT_SECONDS  for how long it waits until the network has given the head a referral code; left out, 30
At a terminal it asks for what is not set.

Exit code 0: the head exists, made now or before. 1: not possible, and why.`;

const passwordOrNone = z.union([z.literal('').transform(() => undefined), newPassword]);
const nameOrNone = z.union([z.literal('').transform(() => undefined), headName]);

export async function createHeadCommand(line: CommandLine): Promise<number> {
  const config = loadConfig(headConfig, line.env);
  const head = await headToBe(config, line);
  if (!head) {
    line.printError('HEAD_MOBILE is not set; expected the ten digits of the mobile that the head logs in with.');
    return 1;
  }
  return withService(config, async (service) => {
    const outcome = await service.get(CreateHeadHandler, { strict: false }).execute(head);
    const code = reportHead(outcome, head.mobile, line);
    if (code === 0 && config.HEAD_WAIT_SECONDS > 0)
      reportPlace(await codeOfPlacedHead(service, config.HEAD_WAIT_SECONDS), line);
    return code;
  });
}

async function headToBe(config: z.output<typeof headConfig>, line: CommandLine): Promise<HeadToBe | null> {
  const { HEAD_MOBILE: mobile, HEAD_PASSWORD: password, HEAD_NAME: name } = config;
  const { prompt: ask } = line;
  if (mobile !== undefined || !ask) return mobile === undefined ? null : { mobile, password, name: name ?? 'Head' };

  async function answer<S extends z.ZodType>(question: string, schema: S, hidden = false): Promise<z.output<S>> {
    for (;;) {
      const parsed = schema.safeParse(await ask!(question, { hidden }));
      if (parsed.success) return parsed.data;
      line.printError(parsed.error.issues[0]?.message ?? 'This cannot be used.');
    }
  }
  return {
    mobile: await answer('Mobile of the head: ', newMobile),
    name: name ?? (await answer('Name (empty: Head): ', nameOrNone)) ?? 'Head',
    password: password ?? (await answer('Password (empty: make one up): ', passwordOrNone, true)),
  };
}

function reportPlace(referralCode: string | null, line: CommandLine): void {
  if (referralCode !== null) line.print(`New members join with the referral code ${referralCode}.`);
  else line.print('The head has no referral code yet: it comes by itself as soon as identity and network are running.');
}

function reportHead(outcome: CreateHeadOutcome, mobile: string, line: CommandLine): number {
  switch (outcome.kind) {
    case 'created':
      line.print(`The head was made; the mobile to log in with is ${mobile}.`);
      if (outcome.generatedPassword !== null) {
        line.print(`Password, shown this once: ${outcome.generatedPassword}`);
        line.print('It must be changed after the first login.');
      }
      return 0;
    case 'exists':
      line.print(`The head with the mobile ${mobile} exists already; nothing was changed.`);
      line.print('If the password is lost, head-password gives a new one.');
      return 0;
    case 'another-head':
      line.printError(`There is a head already, with the mobile ${outcome.mobile}; there can be one only.`);
      return 1;
    case 'guessable-password':
      line.printError('This password is easily guessed: a common one, or made of a name, a mobile or our own words.');
      return 1;
    case 'mobile-of-member':
      line.printError(`The mobile ${mobile} belongs to a member; the head needs another one.`);
      return 1;
  }
}
