import { setUpPinSignIn, signInWithPin, removePinSignIn, renewPinSignIn } from '@deepam/contracts';
import { password } from '@deepam/testing';
import { asCompanion, type Scene, when } from './scene.js';

const proof = 'u0mQ8rJ3x5vPzYb1kWc7dTg2nLh9sEf4aXo6iRq-MtU';
const wrongProof = `A${proof.slice(1)}`;
const missing = 'AAAAAAAAAAAAAAAAAAAAAA';

async function keptId({ target, role, have }: Scene): Promise<string> {
  if (target === 'missing') return missing;
  if (target === 'malformed') return 'no-id';
  return have.pinSignIn(await have.memberCompanion(role), proof);
}

async function renewed(scene: Scene): Promise<string> {
  const isOfMember = scene.target === 'own' && !['head', 'clerk', 'cashier', 'reader'].includes(scene.role);
  return isOfMember ? scene.have.pinSignIn(scene.self, proof).catch(() => missing) : keptId(scene);
}

export const pinSignInInputs = [
  when(setUpPinSignIn, async (scene) => ({
    headers: scene.role === 'head' ? {} : await asCompanion(scene),
    body: { proof, password },
  })),
  when(renewPinSignIn, async (scene) => ({ params: { id: await renewed(scene) } })),
  when(signInWithPin, async (scene) => ({
    params: { id: await keptId(scene) },
    body: { proof: scene.target === 'other' ? wrongProof : proof },
  })),
  when(removePinSignIn, async (scene) => ({ params: { id: await keptId(scene) } })),
];
