import { tokenIssuer } from '@deepam/contracts';
import { Members, MembersModule } from '@deepam/members';
import { approvals, serviceModule } from '@deepam/messaging';
import { type DynamicModule, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { accounts } from './accounts/accounts.module.js';
import { attempts } from './attempts/attempts.module.js';
import { auditTrail } from './audit-trail/audit-trail.module.js';
import { KeptAuditEntries } from './audit-trail/kept-audit-entries.js';
import { backupTime } from './backup-time/backup-time.module.js';
import { IDENTITY_CONFIG, type IdentityConfig } from './config.js';
import { closing } from './closing/closing.module.js';
import { documents } from './documents/documents.module.js';
import { encryption } from './encryption/encryption.module.js';
import { factors } from './factors/factors.module.js';
import { keyRotation } from './key-rotation/key-rotation.module.js';
import { numbers } from './numbers/numbers.module.js';
import { pinSignIn } from './pin-sign-in/pin-sign-in.module.js';
import { logins } from './logins/logins.module.js';
import { memberAccounts } from './member-accounts/member-accounts.module.js';
import { passkeys } from './passkeys/passkeys.module.js';
import { passwordRequests } from './password-requests/password-requests.module.js';
import { passwords } from './passwords/passwords.module.js';
import { secondFactor } from './second-factor/second-factor.module.js';
import { profile } from './profile/profile.module.js';
import { registration } from './registration/registration.module.js';
import { retention } from './retention/retention.module.js';
import { roles } from './roles/roles.module.js';
import { savedViews } from './saved-views/saved-views.module.js';
import { sessions } from './sessions/sessions.module.js';
import { sharedNumbers } from './shared-numbers/shared-numbers.module.js';
import { OwnCompanyAccounts } from './staff/own-company-accounts.js';
import { staff } from './staff/staff.module.js';
import { signingKeys } from './signing-keys/signing-keys.module.js';
import { temporaryPasswords } from './temporary-passwords/temporary-passwords.module.js';
import { tokens } from './tokens/tokens.module.js';

@Module({})
export class AppModule {
  static with(config: IdentityConfig): DynamicModule {
    return serviceModule(AppModule, {
      name: 'identity',
      config,
      standings: Members,
      auditEntries: KeptAuditEntries,
      imports: [MembersModule, JwtModule.register({ signOptions: { issuer: tokenIssuer } })],
      modules: [
        accounts,
        attempts,
        auditTrail,
        backupTime,
        closing,
        documents,
        encryption,
        factors,
        keyRotation,
        numbers,
        pinSignIn,
        logins,
        memberAccounts,
        passkeys,
        passwordRequests,
        passwords,
        profile,
        registration,
        retention,
        roles,
        savedViews,
        secondFactor,
        sessions,
        sharedNumbers,
        signingKeys,
        staff,
        temporaryPasswords,
        tokens,
        approvals('identity', OwnCompanyAccounts),
      ],
      providers: [{ provide: IDENTITY_CONFIG, useValue: config }],
    });
  }
}
