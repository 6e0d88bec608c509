import { SESSION_REVOCATIONS } from '@deepam/platform';
import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FollowedRevocations } from './followed-revocations.js';
import { KnownRevocations } from './known-revocations.js';
import { OnSessionsRevoked } from './on-sessions-revoked.js';
import { sessionRevocationModel, sessionRevocationSchema } from './session-revocation.schema.js';
import { StoredRevocations } from './stored-revocations.js';

/**
 * The module rejects tokens of ended sessions, within a second of the revocation; within six seconds during an outage
 * of the broker.
 */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: sessionRevocationModel, schema: sessionRevocationSchema }])],
  controllers: [OnSessionsRevoked],
  providers: [
    KnownRevocations,
    FollowedRevocations,
    StoredRevocations,
    { provide: SESSION_REVOCATIONS, useExisting: KnownRevocations },
  ],
  exports: [SESSION_REVOCATIONS, KnownRevocations, StoredRevocations],
})
export class SessionRevocationsModule {}
