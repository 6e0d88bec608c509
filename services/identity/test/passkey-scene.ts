import { documents } from '@deepam/contracts';
import type { TestIdentity } from './identity-harness.js';
import { newMember } from './members.js';
import { Passkeys } from './passkeys.js';

export const codeOf = ({ status, error }: { status: number; error?: { code: string } | undefined }) =>
  error ? `${status} ${error.code}` : status;

export function passkeyScene(running: () => TestIdentity) {
  const passkeys = new Passkeys(running);
  const call: TestIdentity['call'] = (endpoint, input) => running().call(endpoint, input);
  const entriesOf = (id: string) => running().auditEntriesOf(id);
  const kindsOf = async (id: string) => (await entriesOf(id)).map(({ kind }) => kind);
  const withPasskey = async () => {
    const member = await newMember(running());
    const { device, token } = await passkeys.add(member.token, { password: member.password });
    return { ...member, device, token };
  };
  const reveal = async (token: string) => codeOf(await call(documents, { token }));
  return { passkeys, call, entriesOf, kindsOf, withPasskey, reveal };
}
