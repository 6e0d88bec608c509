import { login, register } from '@deepam/contracts';
import { freshMobile } from '@deepam/testing';
import { CreateHeadHandler } from '../src/registration/create-head/create-head.js';
import type { TestIdentity } from './identity-harness.js';

export interface TestMember {
  readonly id: string;
  readonly mobile: string;
  readonly password: string;
  readonly token: string;
}

export async function newMember(identity: TestIdentity, password = 'a good password'): Promise<TestMember> {
  const mobile = freshMobile();
  const { body } = await identity.call(register, {
    body: { name: 'Asha Patil', mobile, email: 'asha@example.in', referralCode: 'FL7K2M9QX', password },
  });
  return { id: body.user._id, mobile, password, token: await tokenOf(identity, mobile, password) };
}

export async function tokenOf(identity: TestIdentity, mobile: string, password: string): Promise<string> {
  const { body } = await identity.call(login, { body: { mobile, password } });
  return body.token;
}

export async function newHeadToken(identity: TestIdentity): Promise<string> {
  const head = { name: 'Head', mobile: freshMobile(), password: 'the head knows' };
  await identity.app.get(CreateHeadHandler, { strict: false }).execute(head);
  return tokenOf(identity, head.mobile, head.password);
}
