export { AuditEntries, SentAuditEntries } from './audit/audit-entries.js';
export { AuditTrail, type AuditNote } from './audit/audit-trail.js';
export { operatorRow } from './audit/operator-entry.js';
export { EventContext, EventsContext } from './events/event-context.js';
export type { EventOf } from './events/event-of.js';
export { BrokerUnavailable, MalformedEvent, UnhandledEvent } from './events/messaging.errors.js';
export { OnEvent, OnEventBatch } from './events/on-event.js';
export { sealEvent, type Seal } from './events/seal-event.js';
export { lastBackup, noteBackup } from './backup/last-backup.js';
export { runBackup } from './backup/run-backup.js';
export { runBackupKeys } from './backup/run-backup-keys.js';
export { newKeyPair } from './backup/sealed-keys.js';
export { runRestore } from './backup/run-restore.js';
export { brokerConfig } from './broker-config.js';
export { runDeadLetters } from './dead-letters/run-dead-letters.js';
export { forgetInList } from './forgetting/forget-in-list.js';
export { ForgottenMembers } from './forgetting/forgotten-members.js';
export { runDeclare } from './declare/run-declare.js';
export { MessagingModule } from './messaging.module.js';
export {
  consumerDefaults,
  type ConsumerOptions,
  type MessagingOptions,
  type RelayOptions,
} from './messaging.options.js';
export { bulkWork } from './bulk-work/bulk-work.module.js';
export { BulkCalls, type ChosenRow } from './bulk-work/bulk-calls.js';
export { BulkWorkDesk } from './bulk-work/bulk-work-desk.js';
export { BulkWorkRunner } from './bulk-work/bulk-work-runner.js';
export type { BulkWork, BulkWorkRow } from './bulk-work/bulk-work.schema.js';
export { BulkWorksRepository } from './bulk-work/bulk-works.repository.js';
export { RowDoer } from './bulk-work/row-doer.js';
export { NotHeld, type WorkCaller } from './bulk-work/work-caller.js';
export { CompanyAccounts } from './approvals/company-accounts.js';
export { ApprovalRequests } from './approvals/approval-requests.js';
export { approvals } from './approvals/approvals.module.js';
export { ApprovalWorkflow } from './approvals/approval-workflow.js';
export { ExpiredPictures } from './approvals/expired-pictures.js';
export { type StoredPicture as RequestPicture, RequestPictures } from './approvals/request-pictures.js';
export { ApproverNeeded, type Change, type ApprovalSubject } from './approvals/approval-subject.js';
export { ApprovalPolicy, type SecondApproval } from './approvals/approval-policy.js';
export { Outbox } from './outbox/outbox.js';
export { RabbitTransport } from './rabbit-transport.js';
export { EventArchive } from './archive/event-archive.js';
export { EventArchiver } from './archive/event-archiver.js';
export { EventLog } from './rebuild/event-log.js';
export type { Projection } from './rebuild/projection.js';
export type { RebuildCommand } from './rebuild/rebuild-command.js';
export { runRebuild } from './rebuild/run-rebuild.js';
export { brokerDefinitions, operatorUser, type BrokerDefinitions } from './rights/broker-definitions.js';
export { runBrokerUsers } from './rights/run-broker-users.js';
export { declaredOf, exchangeOf, topologyOf, type RetryQueue, type Topology } from './rabbit/topology.js';
export { serviceModule, type FeatureModule, type ServiceModuleOptions } from './service-module.js';
