import { faultsOf } from '../row.mjs';

const identity = (path) => `services/identity/src/kept-logins/${path}`;
const web = (path) => `web/src/${path}`;
const spec = 'services/identity/test/kept-logins.int.spec.ts';

export default [
  ...faultsOf(identity('open-kept-login/open-kept-login.handler.ts'), spec, [
    [
      'a wrong PIN opens a kept login',
      'if (!proofFits(id, proof, kept.proofDigest)) return',
      'if (!proofFits(id, proof, kept.proofDigest) && tries === 0) return',
      'tells a right PIN how many wrong ones came before it, and counts anew from there',
    ],
    [
      'the fifth wrong PIN removes nothing',
      'if (triesLeft === 0) await',
      'if (triesLeft < 0) await',
      'is removed by the fifth wrong PIN, and its session with it, whatever the device says of earlier ones',
    ],
    [
      'a PIN opens a login that has run out',
      "if (kept.state === 'ran-out') throw",
      "if (kept.state === 'ran-out' && id === '') throw",
      'says so, and its PIN opens the session that its owner begins on that device next',
    ],
  ]),
  ...faultsOf(identity('persistence/kept-logins.repository.ts'), spec, [
    [
      'more than five PINs are looked at',
      'tries: { $lt: mostPinTries }',
      'tries: { $lt: 99 }',
      'has no more than five of a hundred tries at one moment looked at, on two processes',
    ],
    [
      'two kept logins of one session',
      'await this.model.deleteMany({ sessionId: keptLogin.sessionId }, { session });',
      '',
      'keeps one of each session: a new PIN takes the place of the old one',
    ],
    [
      'tries do not count anew after a right PIN',
      '{ $set: { tries: 0 } }, { session }))',
      '{ $inc: { tries: 0 } }, { session }))',
      'tells a right PIN how many wrong ones came before it, and counts anew from there',
    ],
  ]),
  ...faultsOf(identity('kept-login-ends.ts'), spec, [
    [
      'the session of a removed login goes on',
      'if (isFirst) await',
      'if (!isFirst) await',
      'whoever has the device removes it, which ends the session; an id that nobody knows is refused',
    ],
    [
      'wrong PINs are tried for nothing under one key',
      'const { runningKey: _, ...withoutKey } = currentContext()!;',
      'const withoutKey = currentContext()!;',
      'counts a wrong PIN under one Idempotency-Key each time: nobody tries for nothing',
    ],
  ]),
  ...faultsOf(identity('keep-login/keep-login.handler.ts'), spec, [
    [
      'the head may come in with a PIN',
      "if (isHead) throw new DomainError('ACCESS.MEMBERS_ONLY');",
      '',
      'is a member who gives the password in the call itself, however fresh the session; not the head',
    ],
  ]),
  ...faultsOf(identity('renew-kept-login/renew-kept-login.handler.ts'), spec, [
    [
      'a login that was ended on purpose is opened by the old PIN again',
      "kept.accountId === accountId && kept.state !== 'ended'",
      'kept.accountId === accountId',
      'wants another PIN where it was ended on purpose, and is never taken by somebody else',
    ],
    [
      'a forgotten session goes on until its time',
      'if (kept.sessionId !== sessionId) await',
      'if (kept.sessionId === sessionId) await',
      'leaves no forgotten session behind when its owner gives the password though it was still good',
    ],
  ]),
  ...faultsOf(
    identity('domain/kept-login-state.ts'),
    'services/identity/src/kept-logins/domain/kept-login-state.unit.spec.ts',
    [
      [
        'a kept login outlives the end of all others',
        'session.sessionVersion < accountVersion',
        'session.sessionVersion > accountVersion',
        'has ended for good when it %s',
      ],
      [
        'a kept login is open in the moment in which its time is over',
        'session.endsAt > now',
        'session.endsAt >= now',
        'has run out when nothing but its time is over',
      ],
    ],
  ),
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
      'if (of === presentMember()) hear(message);',
      'if (of !== undefined) hear(message);',
      'a tab gets only messages of its own account from another tab, never of the previous account',
    ],
  ]),
];
