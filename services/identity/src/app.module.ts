import { tokenAlgorithm, tokenIssuer } from '@deepam/contracts';
import { MembersModule, Members } from '@deepam/members';
import { MessagingModule } from '@deepam/messaging';
import { PlatformModule } from '@deepam/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { AddMemberController } from './accounts/add-member/add-member.controller.js';
import { AddMember } from './accounts/add-member/add-member.handler.js';
import { CreateHead } from './accounts/create-head/create-head.handler.js';
import { GetAccountController } from './accounts/get-account/get-account.controller.js';
import { DeleteAccount } from './accounts/on-member-deleted/delete-account.js';
import { FollowedDeletions } from './accounts/on-member-deleted/followed-deletions.js';
import { OnMemberDeleted } from './accounts/on-member-deleted/on-member-deleted.js';
import { accountSchema } from './accounts/persistence/account.schema.js';
import { Accounts } from './accounts/persistence/accounts.repository.js';
import { Profiles } from './accounts/profile/profiles.js';
import { RegisterController } from './accounts/register/register.controller.js';
import { Register } from './accounts/register/register.handler.js';
import { NetworkClient } from './accounts/registration/network.client.js';
import { Registrar } from './accounts/registration/registrar.js';
import { UpdateProfileController } from './accounts/update-profile/update-profile.controller.js';
import { UpdateProfile } from './accounts/update-profile/update-profile.handler.js';
import { UploadAvatarController } from './accounts/upload-avatar/upload-avatar.controller.js';
import { IDENTITY_CONFIG, type IdentityConfig } from './config.js';
import { ChangeNumbers } from './documents/change-numbers/change-numbers.js';
import { NumberVault } from './documents/number-vault.js';
import { numberChangeSchema } from './documents/persistence/number-change.schema.js';
import { revealSchema } from './documents/persistence/reveal.schema.js';
import { SealedAccountNumbers } from './documents/persistence/sealed-account-numbers.js';
import { RevealBankDetailsController } from './documents/reveal-bank-details/reveal-bank-details.controller.js';
import { RevealBankDetails } from './documents/reveal-bank-details/reveal-bank-details.handler.js';
import { RevealDocumentsController } from './documents/reveal-documents/reveal-documents.controller.js';
import { RevealDocuments } from './documents/reveal-documents/reveal-documents.handler.js';
import { UploadProofController } from './documents/upload-proof/upload-proof.controller.js';
import { RotateDataKey } from './encryption/rotate-data-key/rotate-data-key.handler.js';
import { Vault } from './encryption/vault.js';
import { AttemptGuard } from './logins/attempt-guard.js';
import { ChangePasswordController } from './logins/change-password/change-password.controller.js';
import { ChangePassword } from './logins/change-password/change-password.handler.js';
import { LogInController } from './logins/log-in/log-in.controller.js';
import { LogIn } from './logins/log-in/log-in.handler.js';
import { Tries } from './logins/persistence/tries.repository.js';
import { triesSchema } from './logins/persistence/tries.schema.js';
import { ReauthenticateController } from './logins/reauthenticate/reauthenticate.controller.js';
import { Reauthenticate } from './logins/reauthenticate/reauthenticate.handler.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { ListRevocationsController } from './sessions/list-revocations/list-revocations.controller.js';
import { SessionEnds } from './sessions/session-ends.js';
import { KeyRing } from './signing-keys/key-ring.js';
import { signingKeySchema } from './signing-keys/persistence/signing-key.schema.js';
import { SealedSigningKeys } from './signing-keys/persistence/sealed-signing-keys.js';
import { SigningKeys } from './signing-keys/persistence/signing-keys.repository.js';
import { RotateSigningKey } from './signing-keys/rotate-signing-key/rotate-signing-key.handler.js';
import { JwksController } from './signing-keys/serve-jwks/jwks.controller.js';
import { IssueServiceTokenController } from './tokens/issue-service-token/issue-service-token.controller.js';
import { IssueServiceTokenHandler } from './tokens/issue-service-token/issue-service-token.handler.js';
import { TokenIssuer } from './tokens/token-issuer.js';

const models = MongooseModule.forFeature([
  { name: 'Account', schema: accountSchema },
  { name: 'Tries', schema: triesSchema },
  { name: 'NumberChange', schema: numberChangeSchema },
  { name: 'Reveal', schema: revealSchema },
  { name: 'SigningKey', schema: signingKeySchema },
]);

const controllers = [
  AddMemberController,
  ChangePasswordController,
  GetAccountController,
  IssueServiceTokenController,
  JwksController,
  ListRevocationsController,
  LogInController,
  OnMemberDeleted,
  ReauthenticateController,
  RegisterController,
  RevealBankDetailsController,
  RevealDocumentsController,
  UpdateProfileController,
  UploadAvatarController,
  UploadProofController,
];

const providers = [
  Accounts,
  AddMember,
  AttemptGuard,
  ChangeNumbers,
  ChangePassword,
  CreateHead,
  DeleteAccount,
  FollowedDeletions,
  IssueServiceTokenHandler,
  KeyRing,
  LogIn,
  NetworkClient,
  NumberVault,
  Profiles,
  Reauthenticate,
  Register,
  Registrar,
  RevealBankDetails,
  RevealDocuments,
  RotateDataKey,
  RotateSigningKey,
  SealedAccountNumbers,
  SealedSigningKeys,
  SessionEnds,
  SigningKeys,
  TokenIssuer,
  Tries,
  UpdateProfile,
];

/** Besides the configuration. Login limits count addresses: the gateway's header tells them, believed from private networks only. */
export const serviceOptions = {
  name: 'identity',
  http: { trustProxy: 'loopback,linklocal,uniquelocal' },
} as const;

/** The identity service: accounts, passwords, sessions, signing keys. */
@Module({})
export class AppModule {
  static forConfig(config: IdentityConfig): DynamicModule {
    const strength = {
      memoryKib: config.PASSWORD_MEMORY_KIB,
      passes: config.PASSWORD_PASSES,
      lanes: config.PASSWORD_LANES,
    };
    return {
      module: AppModule,
      imports: [
        PlatformModule.forService({ name: 'identity', config, standings: Members, imports: [MembersModule] }),
        MessagingModule.forService({ name: 'identity', amqpUrl: config.AMQP_URL, prefix: config.AMQP_PREFIX }),
        models,
        // The key is given with each token: its id and it belong together.
        JwtModule.register({ signOptions: { algorithm: tokenAlgorithm, issuer: tokenIssuer } }),
      ],
      controllers,
      providers: [
        ...providers,
        { provide: IDENTITY_CONFIG, useValue: config },
        { provide: Vault, useFactory: () => new Vault(config.DATA_KEYS) },
        { provide: PasswordHasher, useFactory: () => new PasswordHasher(strength, config.PASSWORD_CONCURRENCY) },
      ],
    };
  }
}
