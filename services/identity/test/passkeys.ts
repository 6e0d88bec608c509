import {
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyUse,
  confirmPasskey,
  passkeyLogin,
  passkeyReauthenticate,
  type BodyInputOf,
  type PasskeyPurpose,
} from '@deepam/contracts';
import { PasskeyDevice, type PasskeyFault } from '@deepam/testing';
import type { TestIdentity } from './identity-harness.js';

export const passkeyOrigin = 'http://localhost:8080';

type Proof = BodyInputOf<typeof beginPasskey>;

export class Passkeys {
  constructor(private readonly running: () => TestIdentity) {}

  /** @returns the device, the id of its passkey, and the session's next token */
  async add(token: string, proof: Proof, name?: string) {
    const device = new PasskeyDevice(passkeyOrigin);
    const { body: options } = await this.running().call(beginPasskey, { token, body: proof });
    const body = { credential: device.create(options), ...(name !== undefined && { name }) };
    const { body: answer } = await this.running().call(confirmPasskey, { token, body });
    return { device, id: answer.passkey._id, token: answer.token, answer };
  }

  async logIn(device: PasskeyDevice, fault: PasskeyFault = {}, headers: Record<string, string> = {}) {
    const { body: options } = await this.running().call(beginPasskeyLogin);
    return this.running().call(passkeyLogin, { body: { credential: device.use(options, fault) }, headers });
  }

  async use(token: string, device: PasskeyDevice, purpose: PasskeyPurpose, fault: PasskeyFault = {}) {
    const { body: options } = await this.running().call(beginPasskeyUse, { token, body: { purpose } });
    return device.use(options, fault);
  }

  async stepUp(token: string, device: PasskeyDevice, fault: PasskeyFault = {}) {
    const credential = await this.use(token, device, 'step-up', fault);
    return this.running().call(passkeyReauthenticate, { token, body: { credential } });
  }
}
