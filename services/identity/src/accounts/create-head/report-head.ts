import type { CommandLine } from '../../commands/command-line.js';
import type { CreateHeadOutcome } from './create-head-outcome.js';

export function reportPlace(referralCode: string | null, line: CommandLine): void {
  if (referralCode !== null) line.print(`New members join with the referral code ${referralCode}.`);
  else line.print('The head has no referral code yet: it comes by itself as soon as identity and network are running.');
}

export function reportHead(outcome: CreateHeadOutcome, mobile: string, line: CommandLine): number {
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
      line.complain(`There is a head already, with the mobile ${outcome.mobile}; there can be one only.`);
      return 1;
    case 'guessable-password':
      line.complain('This password is easily guessed: a common one, or made of a name, a mobile or our own words.');
      return 1;
    case 'mobile-of-member':
      line.complain(`The mobile ${mobile} belongs to a member; the head needs another one.`);
      return 1;
  }
}
