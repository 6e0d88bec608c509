export {
  assertPasswordChanged,
  assertSecondFactorSetUp,
  type MemberStanding,
  type MemberStandings,
  refusalByToken,
} from './auth/access-rule.js';
export { bearerToken, CallerToken } from './auth/bearer-token.js';
export { type Caller, isOfCompany, isStaff, may } from './auth/caller.js';
export { correlationIdOf, CurrentCaller, traceparentOf } from './http/request-state.js';
export { accountsOf, accountsOfCaller, isOnePerson, reasonForApprover } from './auth/one-person.js';
export {
  keepRevocationsSeconds,
  type Revocation,
  revocationId,
  RevokedSessions,
  SESSION_REVOCATIONS,
  type SessionRevocations,
  type SurvivingSession,
  type TokenSession,
} from './auth/revoked-sessions.js';
export { gavePasswordWithin, passwordNeeded, requireStepUp, stepUpLimits, type StepUpLimits } from './auth/step-up.js';
export { ServiceTokens } from './auth/service-tokens.js';
export { TokenVerifier } from './auth/token-verifier.js';
export { backOff, type Delays } from './background/back-off.js';
export { BackgroundLoop, type NextRun, type Pace } from './background/background-loop.js';
export { CommitSignal, Database } from './database/database.js';
export { CountLoop } from './background/count-loop.js';
export {
  ConcurrencyLimiter,
  type ConcurrencyLimits,
  type OnLeave,
  type Release,
} from './concurrency/concurrency-limiter.js';
export {
  type ApplicationFactory,
  createService,
  EVENT_CONSUMER,
  type EventConsumer,
  type ServiceModule,
  type ServiceOptions,
} from './boot/create-service.js';
export { databaseCommand, withDatabase, type DatabaseCommand } from './boot/database-command.js';
export { closeGracefully, type LazyServiceOptions, runService } from './boot/run-service.js';
export { Unreachable } from './boot/unreachable.js';
export { isConnectionLost, oneCallEach } from './client/connections.js';
export { followList, type Followed } from './client/follow-list.js';
export { ServiceClient, type CallInput, type ServiceClientOptions } from './client/service-client.js';
export { chance, type Chance, drawFrom, firstIdAt, newId } from './chance.js';
export { type Cancel, Clock, RealTime } from './clock.js';
export { ConfigError } from './config/config-error.js';
export { envExampleErrors } from './config/env-example.js';
export { derivedKey, secretsOf } from './config/secrets.js';
export { loadConfig } from './config/load-config.js';
export { serviceLevelSettings } from './config/service-level-settings.js';
export { processConfig, type ProcessConfig } from './config/process-config.js';
export { serviceConfig, type PlatformConfig, type ServiceConfig } from './config/service-config.js';
export {
  currentContext,
  secondApprover,
  inBackground,
  requestContext,
  type ContextCaller,
  type ApprovalContext,
  type RequestContext,
} from './context/request-context.js';
export { CollectedInserts } from './database/collected-inserts.js';
export type { Change, Changed, Documents, Reading, Writing } from './database/documents.js';
export { assertNoUndefined } from './database/assert-no-undefined.js';
export { driverError, isDuplicateKey, outageNames } from './mongo/driver-error.js';
export { DomainError, type DomainErrorOptions } from './errors/domain-error.js';
export { domainErrorFor } from './errors/error-answer.js';
export { answerError } from './errors/error-filter.js';
export { Readiness, type ReadinessCheck, type ReadinessReport } from './health/readiness.js';
export { type LivenessCheck, Watchdog } from './health/watchdog.js';
export { Accepted } from './http/route-interceptor.js';
export { csvMoment, tableFile } from './tables/table-file.js';
export { discardUnreadBody } from './http/discard-unread-body.js';
export { Input, type InputOf } from './http/input.js';
export { parseInput } from './http/parse-input.js';
export { isFromInside, networkAddress } from './http/network-address.js';
export { decodeCursor, encodeCursor, foreignCursor, pageOf } from './paging/keyset-cursor.js';
export { listTotal } from './paging/list-total.js';
export { rowsAfter, type Order } from './paging/rows-after.js';
export { paged, Paged, type PageHeaders } from './paging/paged.js';
export { Access, Route } from './http/route.decorator.js';
export { Metrics } from './metrics/metrics.js';
export { WaitingAges } from './metrics/waiting-ages.js';
export { appendOnly } from './mongo/append-only.js';
export { isDatabaseError } from './mongo/database-error.js';
export { DatabaseUsers } from './mongo/database-users.js';
export { literalPattern } from './mongo/literal-pattern.js';
export { MemberLocks } from './mongo/member-locks.js';
export { databaseUsers, passwordVariable, runDatabaseUsers } from './mongo/users/run-database-users.js';
export { changeStreamOptions, unfinishedRestore } from './mongo/open-connection.js';
export { readSnapshot } from './mongo/read-snapshot.js';
export { serverTime } from './mongo/server-time.js';
export { Transactions } from './mongo/transactions.js';
export { PlatformModule } from './platform.module.js';
export { ProcessModule, type ProcessModuleOptions } from './process.module.js';
export { PLATFORM_OPTIONS, type PlatformOptions } from './platform-options.js';
export { discardedFileModel, DiscardedFiles, discardedFileSchema } from './storage/discarded-files.js';
export { FileLinks, type LinkHolder } from './storage/file-links.js';
export { Bucket, type FileToStore, type StorageConfig, type StoredObject } from './storage/bucket.js';
export { ObjectStore } from './storage/object-store.js';
export type { Span } from './tracing/tracer.js';
export { continueTrace, inSpan } from './tracing/tracing.js';
export { ProcessDied } from './processes/limited-process.js';
export { type PoolLimits, ProcessPool } from './processes/process-pool.js';
export { FileQueue } from './uploads/file-queue.js';
export { type UploadedFile } from './uploads/uploaded-file.js';
export { noteUsedBuffers } from './uploads/used-buffers.js';
