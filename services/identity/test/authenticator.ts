import { beginSecondFactor, confirmSecondFactor } from '@deepam/contracts';
import { generate } from 'otplib';
import type { TestIdentity } from './identity-harness.js';

export interface Authenticator {
  readonly recoveryCodes: readonly string[];
  readonly token: string;
  code(steps?: number): Promise<string>;
}

/** The half minute of the used code has passed afterwards. */
export async function newAuthenticator(
  identity: TestIdentity,
  token: string,
  password = 'a good password',
): Promise<Authenticator> {
  const { secret } = (await identity.call(beginSecondFactor, { token, body: { password } })).body;
  const code = (steps = 0) =>
    generate({ secret, epoch: Math.floor(identity.clock.now().getTime() / 1000) + steps * 30 });
  const { body } = await identity.call(confirmSecondFactor, { token, body: { code: await code() } });
  identity.clock.advance(30_000);
  return { recoveryCodes: body.recoveryCodes, token: body.token, code };
}
