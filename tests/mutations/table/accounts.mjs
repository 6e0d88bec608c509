import { faultsOf } from '../row.mjs';

const identity = (path) => `services/identity/src/pin-sign-in/${path}`;
const web = (path) => `web/src/${path}`;
const spec = 'services/identity/test/pin-sign-in.int.spec.ts';

export default [
  ...faultsOf(identity('sign-in-with-pin.ts'), spec, [
    [
      'a wrong PIN opens a PIN sign-in',
      'if (!proofFits(id, proof, kept.proofDigest)) return',
      'if (!proofFits(id, proof, kept.proofDigest) && tries === 0) return',
      'a right PIN shows the number of wrong ones before it, and resets the count',
    ],
    [
      'the fifth wrong PIN removes nothing',
      'if (triesLeft === 0) await',
      'if (triesLeft < 0) await',
      'the fifth wrong PIN removes it with its session, whatever the device claims',
    ],
    [
      'a PIN opens a login that has run out',
      "if (kept.state === 'ran-out') throw",
      "if (kept.state === 'ran-out' && id === '') throw",
      'the answer reports it, and its PIN opens the next session of its owner on that device',
    ],
  ]),
  ...faultsOf(identity('pin-sign-ins.repository.ts'), spec, [
    [
      'more than five PINs are looked at',
      'tries: { $lt: mostPinTries }',
      'tries: { $lt: 99 }',
      'at most five of a hundred concurrent tries are checked, on two processes',
    ],
    [
      'two PIN sign-ins of one session',
      'await this.model.deleteMany({ sessionId: pinSignIn.sessionId }, { session });',
      '',
      'each session has one: a new PIN replaces the old one',
    ],
    [
      'tries do not count anew after a right PIN',
      '{ $set: { tries: 0 } }, { session }))',
      '{ $inc: { tries: 0 } }, { session }))',
      'a right PIN shows the number of wrong ones before it, and resets the count',
    ],
  ]),
  ...faultsOf(identity('pin-sign-in-ends.ts'), spec, [
    [
      'the session of a removed login goes on',
      'if (isFirst) await',
      'if (!isFirst) await',
      'any holder of the device can remove it, which ends the session; an unknown id is rejected',
    ],
    [
      'wrong PINs are tried for nothing under one key',
      'const { runningKey: _, ...withoutKey } = currentContext()!;',
      'const withoutKey = currentContext()!;',
      'a wrong PIN counts each time under one Idempotency-Key: no try is free',
    ],
  ]),
  ...faultsOf(identity('set-up-pin-sign-in.ts'), spec, [
    [
      'the head may come in with a PIN',
      "if (isHead) throw new DomainError('ACCESS.MEMBERS_ONLY');",
      '',
      'a member needs the password in the call itself, however recent the session is; the head can’t save one',
    ],
  ]),
  ...faultsOf(identity('renew-pin-sign-in.ts'), spec, [
    [
      'a login that was ended on purpose is opened by the old PIN again',
      "kept.accountId === accountId && kept.state !== 'ended'",
      'kept.accountId === accountId',
      'a saved login that has run out needs another PIN after an end on purpose, and no other member can take it over',
    ],
    [
      'a forgotten session goes on until its time',
      'if (kept.sessionId !== sessionId) await',
      'if (kept.sessionId === sessionId) await',
      'a login with the password before its end leaves no lost session behind',
    ],
  ]),
  ...faultsOf(identity('domain/pin-sign-in.ts'), 'services/identity/src/pin-sign-in/domain/pin-sign-in.unit.spec.ts', [
    [
      'a PIN sign-in outlives the end of all others',
      'session.sessionVersion < accountVersion',
      'session.sessionVersion > accountVersion',
      'a saved login has ended for good when it %s',
    ],
    [
      'a PIN sign-in is open in the moment in which its time is over',
      'session.endsAt > now',
      'session.endsAt >= now',
      'a saved login has run out when only its time is over',
    ],
  ]),
  ...faultsOf(web('lib/accounts/sealing.ts'), web('lib/accounts/sealing.unit.spec.ts'), [
    [
      'a PIN opens without the share of the server',
      'new Uint8Array([...half, ...fromBase64url(share)])',
      'new Uint8Array([...half, ...fromBase64url(share.slice(0, 0))])',
      'a sealed login stays closed for another PIN, another share, or the PIN on another device',
    ],
  ]),
  ...faultsOf(web('features/notifications/live/tabs.ts'), web('features/notifications/live/tabs.unit.spec.ts'), [
    [
      'news of one account are told to another',
      'if (of === presentMember()) receive(message);',
      'if (of !== undefined) receive(message);',
      'a tab gets only messages of its own account from another tab, never of the previous account',
    ],
  ]),
];
