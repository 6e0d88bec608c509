import { SESSION_REVOCATIONS } from '@deepam/platform';
import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { KnownRevocations } from './known-revocations.js';
import { OnSessionsRevoked } from './on-sessions-revoked.js';
import { sessionRevocationSchema } from './session-revocation.schema.js';

/** Refuses tokens of ended sessions, within a second of the revocation. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: 'SessionRevocation', schema: sessionRevocationSchema }])],
  controllers: [OnSessionsRevoked],
  providers: [KnownRevocations, { provide: SESSION_REVOCATIONS, useExisting: KnownRevocations }],
  exports: [SESSION_REVOCATIONS],
})
export class SessionRevocationsModule {}
