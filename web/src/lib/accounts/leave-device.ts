import { currentToken } from '../auth/session.js';
import { memberOf } from '../auth/token-expiry.js';
import { switchPushOff } from '../push/push.js';
import { removeKept } from './kept-logins.js';

/** Who logs out leaves neither a kept login nor pushes behind. */
export async function leaveDevice(): Promise<void> {
  const memberId = memberOf(currentToken() ?? '');
  await Promise.allSettled([switchPushOff(), memberId === null ? undefined : removeKept(memberId)]);
}
