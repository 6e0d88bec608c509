import {
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyUse,
  confirmPasskey,
  listPasskeys,
  passkeyLogin,
  passkeyReauthenticate,
  removePasskey,
  type PasskeyCreation,
} from '@deepam/contracts';
import { password } from '@deepam/testing';
import { passkeyDevice } from '../world/passkey-device.js';
import type { Cast } from '../world/cast.js';
import { asCompanion, idIn, when } from './scene.js';

const challenge = 'A challenge that nobody gave'.replaceAll(' ', '-');

const neverBegun: PasskeyCreation = {
  challenge,
  rp: { id: 'localhost', name: 'Deepam' },
  user: { id: 'AAAA', name: '9876543210', displayName: 'Asha Patil' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
};

function unknownPasskey({ test }: Cast) {
  const device = passkeyDevice(test.api.url);
  device.create(neverBegun);
  return device.use({ challenge, rpId: 'localhost', timeout: 300_000, userVerification: 'required' });
}

export const passkeyInputs = [
  when(listPasskeys),
  when(beginPasskey, () => ({ body: { password } })),
  when(confirmPasskey, ({ cast }) => ({
    body: { credential: passkeyDevice(cast.test.api.url).create(neverBegun) },
  })),
  when(removePasskey, async (scene) => ({
    params: {
      id: await idIn(scene, (owner) =>
        owner === scene.self ? scene.have.passkey(owner) : scene.have.keptPasskey(owner),
      ),
    },
    body: { password },
  })),
  when(beginPasskeyLogin),
  when(passkeyLogin, ({ cast }) => ({ body: { credential: unknownPasskey(cast) } })),
  when(beginPasskeyUse, async (scene) => {
    const headers = await asCompanion(scene);
    if (headers['authorization'] !== undefined) await scene.have.keptPasskey(await scene.have.companion(scene.role));
    return { headers, body: { purpose: 'step-up' } };
  }),
  when(passkeyReauthenticate, ({ cast }) => ({ body: { credential: unknownPasskey(cast) } })),
];
