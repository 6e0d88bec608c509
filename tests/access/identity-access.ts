import {
  account,
  addMember,
  auditTrailCsv,
  beginSecondFactor,
  changeOneAccountRule,
  changePassword,
  closeAccount,
  closeMemberAccount,
  confirmSecondFactor,
  correctMobile,
  dismissPasswordRequest,
  documentOpenings,
  documents,
  endMemberSession,
  endMemberSessions,
  endOtherSessions,
  endSession,
  forgotPassword,
  giveKycConsent,
  giveTemporaryPassword,
  kycConsentVersion,
  listAuditTrail,
  listSessions,
  login,
  logout,
  makeReferralCode,
  memberAccount,
  memberDocuments,
  memberSessions,
  oneAccountRule,
  passwordRequests,
  reauthenticate,
  register,
  reinstateMember,
  renewRecoveryCodes,
  savedViews,
  saveViews,
  secondFactor,
  sharedNumbers,
  suspendMember,
  turnOffSecondFactor,
  updateProfile,
  uploadAvatar,
  uploadIdProof,
  uploadPanIdProof,
  waitingPasswordRequests,
  withdrawKycConsent,
} from '@deepam/contracts';
import type { Session } from '@deepam/api-client';
import { freshMobile, password } from '@deepam/testing';
import { hire, isStaffRole } from '../world/cast.js';
import { identityApprovalInputs, identityApprovalRows } from './approvals-access.js';
import { pinSignInInputs } from './pin-sign-in-inputs.js';
import { passkeyInputs } from './passkey-inputs.js';
import { staffInputs, staffRows } from './staff-access.js';
import { asCompanion, freshly, idIn, when, type Scene, type ServiceAccess } from './scene.js';

/** The check character is valid, but no member has the code. */
const unknownCode = makeReferralCode(1, () => 0);
const mistypedCode = unknownCode.slice(0, -1) + (unknownCode.endsWith('2') ? '3' : '2');

const referralCodeIn = ({ target, self, other }: Scene): string =>
  ({ own: self.referralCode, other: other.referralCode, malformed: mistypedCode })[target as string] ?? unknownCode;

const person = () => ({ name: 'Asha Patil', mobile: freshMobile(), password });

const spared = async ({ role, cast }: Scene, owner: Session): Promise<string> =>
  role === 'head' ? (await cast.test.newcomer(cast.bystander)).memberId : owner.memberId;

const somebodyNew = ({ role, cast: { test, bystander } }: Scene): Promise<Session> =>
  isStaffRole(role) ? hire(test, role) : test.newcomer(bystander);

async function shutOut(scene: Scene, owner: Session): Promise<string> {
  const id = await spared(scene, owner);
  return scene.role === 'head' ? scene.have.suspended(id) : id;
}

export const identityAccess: ServiceAccess = {
  table: `
    # call                        target     nobody  unapproved  planless  Bronze  Silver  Gold  head  clerk  cashier  reader  deleted  revoked
    POST /user/login              -          200     200         200       200     200     200   200   200    200      200     401      401
    POST /user/login              other      401     401         401       401     401     401   401   401    401      401     401      401
    POST /user/login              missing    401     401         401       401     401     401   401   401    401      401     401      401
    POST /user/login              malformed  422     422         422       422     422     422   422   422    422      422     422      422
    POST /user/forgot-password    other      200     200         200       200     200     200   200   200    200      200     200      200
    POST /user/forgot-password    missing    200     200         200       200     200     200   200   200    200      200     200      200
    POST /user/forgot-password    malformed  422     422         422       422     422     422   422   422    422      422     422      422
    GET /admin/password-requests          -  401     403         403       403     403     403   200   200    200      200     401      401
    GET /admin/waiting/password-requests  -  401     403         403       403     403     403   200   200    200      200     401      401
    POST /admin/password-requests/:id/dismiss  own        401     403         403       403     403     403   -     403    403      403     -        401
    POST /admin/password-requests/:id/dismiss  other      401     403         403       403     403     403   200   403    403      403     401      401
    POST /admin/password-requests/:id/dismiss  missing    401     403         403       403     403     403   404   403    403      403     401      401
    POST /admin/password-requests/:id/dismiss  malformed  401     403         403       403     403     403   400   403    403      403     401      401
    # The head's are those of people who are there for this alone.
    POST /admin/members/:id/temporary-password  own        401     403         403       403     403     403   200   403    403      403     401      401
    POST /admin/members/:id/temporary-password  other      401     403         403       403     403     403   200   403    403      403     401      401
    POST /admin/members/:id/temporary-password  missing    401     403         403       403     403     403   404   403    403      403     401      401
    POST /admin/members/:id/temporary-password  malformed  401     403         403       403     403     403   400   403    403      403     401      401
    POST /user/register           own        -       422         422       422     201     201   201   -      -        -       422      201
    POST /user/register           other      201     201         201       201     201     201   201   201    201      201     201      201
    POST /user/register           missing    422     422         422       422     422     422   422   422    422      422     422      422
    POST /user/register           malformed  422     422         422       422     422     422   422   422    422      422     422      422
    POST /member/add              -          401     403         403       403     201     201   201   403    403      403     401      401
    # The two passwords differ, so that nobody's password changes here.
    PUT /user/change-password     -          401     422         422       422     422     422   422   422    422      422     401      401
    POST /user/reauthenticate     -          401     200         200       200     200     200   200   200    200      200     401      401
    POST /user/reauthenticate     other      401     422         422       422     422     422   422   422    422      422     401      401
    # Begun and never confirmed: nobody's login changes here.
    GET /user/second-factor                  -  401     200         200       200     200     200   200   200    200      200     401      401
    POST /user/second-factor/begin           -  401     200         200       200     200     200   200   200    200      200     401      401
    POST /user/second-factor/confirm         -  401     409         409       409     409     409   409   409    409      409     401      401
    POST /user/second-factor/recovery-codes  -  401     409         409       409     409     409   409   409    409      409     401      401
    POST /user/second-factor/off             -  401     409         409       409     409     409   409   409    409      409     401      401
    GET /user/saved-views                    -  401     200         200       200     200     200   200   200    200      200     401      401
    # None where there are none: nobody's views change here.
    PUT /user/saved-views                    -  401     200         200       200     200     200   200   200    200      200     401      401
    GET /user/passkeys                       -  401     200         200       200     200     200   200   200    200      200     401      401
    POST /user/passkeys/begin                -  401     200         200       200     200     200   200   200    200      200     401      401
    # Nothing that was begun: nobody gets a passkey here.
    POST /user/passkeys/confirm              -  401     422         422       422     422     422   422   422    422      422     401      401
    POST /user/passkeys/:id/remove  own        401     200         200       200     200     200   200   200    200      200     401      401
    POST /user/passkeys/:id/remove  other      401     404         404       404     404     404   404   404    404      404     401      401
    POST /user/passkeys/:id/remove  missing    401     404         404       404     404     404   404   404    404      404     401      401
    POST /user/passkeys/:id/remove  malformed  401     400         400       400     400     400   400   400    400      400     401      401
    POST /user/passkey-login/begin  -          200     200         200       200     200     200   200   200    200      200     200      200
    POST /user/passkey-login      -          401     401         401       401     401     401   401   401    401      401     401      401
    # Of somebody who is there for this alone.
    POST /user/passkey-use/begin  -          401     200         200       200     200     200   200   200    200      200     401      401
    POST /user/reauthenticate/passkey  -     401     422         422       422     422     422   422   422    422      422     401      401
    GET /user/sessions            -          401     200         200       200     200     200   200   200    200      200     401      401
    DELETE /user/sessions/:id     own        401     200         200       200     200     200   200   200    200      200     401      401
    DELETE /user/sessions/:id     other      401     404         404       404     404     404   404   404    404      404     401      401
    DELETE /user/sessions/:id     missing    401     404         404       404     404     404   404   404    404      404     401      401
    DELETE /user/sessions/:id     malformed  401     400         400       400     400     400   400   400    400      400     401      401
    # In a session made for this; the head's wants a second factor, which a PIN would take the place of.
    POST /user/pin-sign-ins        -          401     201         201       201     201     201   403   403    403      403     401      401
    PUT /user/pin-sign-ins/:id     own        401     200         200       200     200     200   403   403    403      403     401      401
    PUT /user/pin-sign-ins/:id     other      401     404         404       404     404     404   403   403    403      403     401      401
    PUT /user/pin-sign-ins/:id     missing    401     404         404       404     404     404   403   403    403      403     401      401
    PUT /user/pin-sign-ins/:id     malformed  401     400         400       400     400     400   400   403    403      403     401      401
    # Whoever has the device may try: own is with the right PIN, other with a wrong one.
    POST /user/pin-sign-ins/:id/open  own        200     200         200       200     200     200   200   200    200      200     200      200
    POST /user/pin-sign-ins/:id/open  other      422     422         422       422     422     422   422   422    422      422     422      422
    POST /user/pin-sign-ins/:id/open  missing    404     404         404       404     404     404   404   404    404      404     404      404
    POST /user/pin-sign-ins/:id/open  malformed  400     400         400       400     400     400   400   400    400      400     400      400
    DELETE /user/pin-sign-ins/:id  own        200     200         200       200     200     200   200   200    200      200     200      200
    DELETE /user/pin-sign-ins/:id  other      200     200         200       200     200     200   200   200    200      200     200      200
    DELETE /user/pin-sign-ins/:id  missing    404     404         404       404     404     404   404   404    404      404     404      404
    DELETE /user/pin-sign-ins/:id  malformed  400     400         400       400     400     400   400   400    400      400     400      400
    # In a session made for this, which it ends; who cannot have one tries the token that is refused.
    POST /user/logout             -          401     200         200       200     200     200   200   200    200      200     401      401
    # Of somebody who is there for this alone.
    POST /user/sessions/end-others  -        401     200         200       200     200     200   200   200    200      200     401      401
    GET /admin/members/:id/sessions  own        401     403         403       403     403     403   200   403    403      403     401      401
    GET /admin/members/:id/sessions  other      401     403         403       403     403     403   200   403    403      403     401      401
    GET /admin/members/:id/sessions  missing    401     403         403       403     403     403   404   403    403      403     401      401
    GET /admin/members/:id/sessions  malformed  401     403         403       403     403     403   400   403    403      403     401      401
    GET /admin/members/:id/account  own        401     403         403       403     403     403   200   200    200      200     401      401
    GET /admin/members/:id/account  other      401     403         403       403     403     403   200   200    200      200     401      401
    GET /admin/members/:id/account  missing    401     403         403       403     403     403   404   404    404      404     401      401
    GET /admin/members/:id/account  malformed  401     403         403       403     403     403   400   400    400      400     401      401
    PUT /admin/members/:id/mobile  own        401     403         403       403     403     403   200   403    403      403     401      401
    PUT /admin/members/:id/mobile  other        401     403         403       403     403     403   200   403    403      403     401      401
    PUT /admin/members/:id/mobile  missing        401     403         403       403     403     403   404   403    403      403     401      401
    PUT /admin/members/:id/mobile  malformed        401     403         403       403     403     403   400   403    403      403     401      401
    POST /admin/members/:id/suspend  own        401     403         403       403     403     403   200   403    403      403     401      401
    POST /admin/members/:id/suspend  other        401     403         403       403     403     403   200   403    403      403     401      401
    POST /admin/members/:id/suspend  missing        401     403         403       403     403     403   404   403    403      403     401      401
    POST /admin/members/:id/suspend  malformed        401     403         403       403     403     403   400   403    403      403     401      401
    POST /admin/members/:id/reinstate  own        401     403         403       403     403     403   200   403    403      403     401      401
    POST /admin/members/:id/reinstate  other        401     403         403       403     403     403   200   403    403      403     401      401
    POST /admin/members/:id/reinstate  missing        401     403         403       403     403     403   404   403    403      403     401      401
    POST /admin/members/:id/reinstate  malformed        401     403         403       403     403     403   400   403    403      403     401      401
    # Nobody in the scene owes money.
    POST /admin/members/:id/close  own        401     403         403       403     403     403   409   403    403      403     401      401
    POST /admin/members/:id/close  other        401     403         403       403     403     403   409   403    403      403     401      401
    POST /admin/members/:id/close  missing        401     403         403       403     403     403   404   403    403      403     401      401
    POST /admin/members/:id/close  malformed        401     403         403       403     403     403   400   403    403      403     401      401
    # The head's are those of people who are there for this alone.
    DELETE /admin/members/:id/sessions  own        401     403         403       403     403     403   200   403    403      403     401      401
    DELETE /admin/members/:id/sessions  other      401     403         403       403     403     403   200   403    403      403     401      401
    DELETE /admin/members/:id/sessions  missing    401     403         403       403     403     403   404   403    403      403     401      401
    DELETE /admin/members/:id/sessions  malformed  401     403         403       403     403     403   400   403    403      403     401      401
    DELETE /admin/members/:id/sessions/:sessionId  own        401     403         403       403     403     403   200   403    403      403     401      401
    DELETE /admin/members/:id/sessions/:sessionId  other      401     403         403       403     403     403   200   403    403      403     401      401
    DELETE /admin/members/:id/sessions/:sessionId  missing    401     403         403       403     403     403   404   403    403      403     401      401
    DELETE /admin/members/:id/sessions/:sessionId  malformed  401     403         403       403     403     403   400   403    403      403     401      401
    # With a waiver of another amount, so that nobody's account is closed here.
    POST /user/close-account      -          401     409         409       409     409     409   422   403    403      403     401      401
    GET /user/account             -          401     200         200       200     200     200   200   200    200      200     401      401
    PUT /user/profile             -          401     200         200       200     200     200   200   403    403      403     401      401
    POST /user/upload-avatar      -          401     200         200       200     200     200   200   403    403      403     401      401
    POST /user/upload-idproof     -          401     200         200       200     200     200   200   403    403      403     401      401
    POST /user/upload-panidproof  -          401     200         200       200     200     200   200   403    403      403     401      401
    POST /user/kyc-consent        -          401     200         200       200     200     200   200   403    403      403     401      401
    # Of somebody who is there for this alone.
    POST /user/kyc-consent/withdraw  -       401     200         200       200     200     200   200   403    403      403     401      401
    GET /user/document-openings   -          401     200         200       200     200     200   200   403    403      403     401      401
    GET /admin/audit              -          401     403         403       403     403     403   200   403    403      403     401      401
    GET /admin/audit.csv          -          401     403         403       403     403     403   200   403    403      403     401      401
    GET /user/documents           -          401     200         200       200     200     200   200   403    403      403     401      401
    GET /user/documents/:id       own        401     403         403       403     403     403   200   403    200      403     401      401
    GET /user/documents/:id       other      401     403         403       403     403     403   200   403    200      403     401      401
    GET /user/documents/:id       missing    401     403         403       403     403     403   404   403    404      403     401      401
    GET /user/documents/:id       malformed  401     403         403       403     403     403   400   403    400      403     401      401
    GET /admin/shared-numbers     own        401     403         403       403     403     403   200   200    200      200     401      401
    GET /admin/shared-numbers     other      401     403         403       403     403     403   200   200    200      200     401      401
    GET /admin/shared-numbers     missing    401     403         403       403     403     403   200   200    200      200     401      401
    GET /admin/shared-numbers     malformed  401     403         403       403     403     403   422   422    422      422     401      401
    GET /admin/one-account-rule   -          401     403         403       403     403     403   200   200    200      200     401      401
    PUT /admin/one-account-rule   -          401     403         403       403     403     403   200   403    403      403     401      401
    ${staffRows}
${identityApprovalRows}  `,
  inputs: [
    ...staffInputs,
    ...identityApprovalInputs,
    when(login, async ({ target, self, have }) => {
      const mobile = target === 'missing' ? freshMobile() : target === 'malformed' ? '12345' : await have.mobile(self);
      return { body: { mobile, password: target === 'other' ? `not ${password}` : password } };
    }),
    when(forgotPassword, async ({ target, other, have }) => {
      const mobile = target === 'malformed' ? '12345' : target === 'missing' ? freshMobile() : await have.mobile(other);
      return { body: { mobile } };
    }),
    when(passwordRequests),
    when(waitingPasswordRequests),
    when(dismissPasswordRequest, async (scene) => ({
      params: { id: await idIn(scene, (owner) => scene.have.passwordRequest(owner)) },
      body: { reason: 'The number is no longer theirs.' },
    })),
    when(giveTemporaryPassword, async (scene) => ({
      params: { id: await idIn(scene, (owner) => spared(scene, owner)) },
    })),
    when(register, (scene) => ({ body: { ...person(), referralCode: referralCodeIn(scene) } })),
    when(addMember, ({ have }) => ({ body: { ...person(), plan: 'Bronze' }, files: { planProof: have.picture } })),
    when(changePassword, () => ({ body: { password: 'one password', confirmPassword: 'another one' } })),
    when(reauthenticate, ({ target }) => ({ body: { password: target === 'other' ? `not ${password}` : password } })),
    when(secondFactor),
    when(beginSecondFactor, async (scene) => ({ headers: await asCompanion(scene), body: { password } })),
    when(confirmSecondFactor, () => ({ body: { code: '000000' } })),
    when(renewRecoveryCodes, () => ({ body: { code: '000000' } })),
    when(turnOffSecondFactor, () => ({ body: { code: '000000' } })),
    when(savedViews),
    when(saveViews, () => ({ body: { list: 'bank-lines', revision: 0, views: [] } })),
    ...passkeyInputs,
    ...pinSignInInputs,
    when(closeAccount, () => ({ body: { waivedAmount: 99_999_999, waiver: 'I give it up.' } })),
    when(closeMemberAccount, async (scene) => ({
      params: { id: await idIn(scene, (owner) => spared(scene, owner)) },
      body: { writtenOff: 99_999_999, reason: 'The member has left.' },
    })),
    when(listSessions),
    when(endSession, async (scene) => ({ params: { id: await idIn(scene, (owner) => scene.have.session(owner)) } })),
    when(logout, async (scene) => ({ headers: await freshly(scene, scene.self) })),
    when(endOtherSessions, async (scene) => ({ headers: await freshly(scene, await somebodyNew(scene)) })),
    when(memberAccount, async (scene) => ({ params: { id: await idIn(scene, (owner) => owner.memberId) } })),
    when(correctMobile, async (scene) => ({
      params: { id: await idIn(scene, (owner) => spared(scene, owner)) },
      body: { mobile: freshMobile() },
    })),
    when(suspendMember, async (scene) => ({
      params: { id: await idIn(scene, (owner) => spared(scene, owner)) },
      body: { reason: 'Sold wicks of another maker.' },
    })),
    when(reinstateMember, async (scene) => ({
      params: { id: await idIn(scene, (owner) => shutOut(scene, owner)) },
      body: { reason: 'It was cleared up.' },
    })),
    when(memberSessions, async (scene) => ({ params: { id: await idIn(scene, (owner) => owner.memberId) } })),
    when(endMemberSessions, async (scene) => ({ params: { id: await idIn(scene, (owner) => spared(scene, owner)) } })),
    when(endMemberSession, async (scene) => ({
      params: {
        id: await idIn(scene, (owner) => owner.memberId),
        sessionId: await idIn(scene, (owner) => scene.have.session(owner)),
      },
    })),
    when(account),
    when(updateProfile, ({ cast, self }) => ({
      body: { address: cast.personal.get(self.memberId)?.address ?? 'Satara' },
    })),
    when(uploadAvatar, ({ have }) => ({ files: { avatar: have.picture } })),
    when(uploadIdProof, ({ have }) => ({ files: { idProof: have.picture } })),
    when(uploadPanIdProof, ({ have }) => ({ files: { panidProof: have.picture } })),
    when(giveKycConsent, () => ({ body: { version: kycConsentVersion } })),
    when(withdrawKycConsent, async (scene) => ({ headers: await asCompanion(scene) })),
    when(documentOpenings),
    when(listAuditTrail),
    when(auditTrailCsv),
    when(documents),
    when(memberDocuments, async (scene) => ({ params: { id: await idIn(scene, (owner) => owner.memberId) } })),
    when(sharedNumbers, async (scene) => ({ query: { memberIds: await idIn(scene, (owner) => owner.memberId) } })),
    when(oneAccountRule),
    when(changeOneAccountRule, async ({ have }) => ({ body: await have.sameRule() })),
  ],
};
