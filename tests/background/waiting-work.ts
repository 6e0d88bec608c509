import { newId } from '@deepam/platform';
import type { ClientSession } from 'mongoose';
import { DocumentsRepository } from '../../services/commission/src/documents/persistence/documents.repository.js';
import { SalesRepository } from '../../services/commission/src/sales/persistence/sales.repository.js';
import { AuditRowsRepository } from '../../services/identity/src/audit-trail/persistence/audit-rows.repository.js';
import { ExpectedPayments } from '../../services/network/src/bank/expected-payments.js';
import { SponsorRenames } from '../../services/network/src/membership/sponsor-renames.js';
import { Tally } from '../../services/network/src/tally/tally.js';
import { CaseKeeper } from '../../services/notification/src/service-levels/case-keeper.js';
import type { RunningService } from './running-services.js';

type Get = <T>(part: abstract new (...args: never[]) => T) => T;

export interface WaitingWork {
  readonly of: RunningService['name'];
  readonly collection: string;
  readonly waiting: object;
  readonly write?: (get: Get, session: ClientSession) => Promise<unknown>;
  /** The work as left by a dead process after its commit, or written by another replica. */
  readonly left: () => object;
}

const currentTime = () => new Date();
const day = '2026-03-19';

const document = () => ({
  _id: newId(),
  kind: 'invoice',
  about: newId(),
  memberId: newId(),
  happenedAt: currentTime(),
  refersTo: null,
  issuer: { state: '33' },
  party: { state: '33' },
  content: { lines: [] },
});
const entry = () => ({
  kind: 'logged-in',
  at: currentTime().toISOString(),
  actor: {
    kind: 'operator',
    id: null,
  },
  subject: null,
  sessionId: null,
  address: null,
  memberId: null,
  before: null,
  after: null,
});
const payment = () => ({
  _id: newId(),
  kind: 'plan' as const,
  memberId: newId(),
  amountPaise: 15e4 as never,
  utr: null,
  txnids: [],
  requestedAt: currentTime(),
});
const bulkApproval = () => ({
  _id: newId(),
  begunAt: currentTime(),
  begunBy: newId(),
  state: 'running',
  heldUntil: new Date(0),
  caller: { memberId: newId(), isHead: true, sessionVersion: 1 },
});

export const waitingWork: Readonly<Record<string, WaitingWork>> = {
  'a change of totals': {
    of: 'network',
    collection: 'tally',
    waiting: {},
    write: (get, session) =>
      get(Tally).add(
        {
          kind: 'downline',
          by: 1,
          sponsorId: newId(),
          ancestors: [newId()],
        },
        session,
      ),
    left: () => ({
      _id: newId(),
      entry: {
        kind: 'downline',
        by: 1,
        sponsorId: newId(),
        ancestors: [newId()],
      },
    }),
  },
  "a sponsor's new name": {
    of: 'network',
    collection: 'sponsor_renames',
    waiting: { spreadOnce: false },
    write: (get, session) => get(SponsorRenames).add(newId(), session),
    left: () => ({
      _id: newId(),
      since: currentTime(),
      spreadOnce: false,
    }),
  },
  'a payment to be found': {
    of: 'network',
    collection: 'expected_payments',
    waiting: { isUnseen: true },
    write: (get, session) => get(ExpectedPayments).expect(payment(), session),
    left: () => ({
      ...payment(),
      status: 'open',
      state: 'missing',
      candidates: [],
      isUnseen: true,
    }),
  },
  'a bulk approval': {
    of: 'network',
    collection: 'bulk_works',
    waiting: { state: 'running' },
    left: () => ({ ...bulkApproval(), kind: 'approve-matched', rows: 0, done: 0, failed: 0 }),
  },
  'a bulk approval of release 1.0': {
    of: 'network',
    collection: 'bulk_approvals',
    waiting: { isMoved: { $exists: false } },
    left: () => ({ ...bulkApproval(), requests: 0, approved: 0, failed: 0 }),
  },
  'an entry of the audit trail': {
    of: 'identity',
    collection: 'audit_trail',
    waiting: { batch: null },
    write: async (get, session) => get(AuditRowsRepository).add(entry() as never, session),
    left: () => ({
      _id: newId(),
      entry: entry(),
      salt: 'salt',
      batch: null,
    }),
  },
  'a mobile whose password is asked for': {
    of: 'identity',
    collection: 'asked_mobiles',
    waiting: {},
    left: () => ({
      _id: newId(),
      mobile: '9876543210',
      requestedAt: currentTime(),
    }),
  },
  'a day of the business': {
    of: 'commission',
    collection: 'business_day_marks',
    waiting: {},
    write: (get, session) =>
      get(SalesRepository).noteReversal(
        {
          _id: newId(),
          reversalId: newId(),
          reversedAt: currentTime(),
          recordedAt: currentTime(),
          takenBackPaise: 0 as never,
          isPriceOwed: false,
        },
        session,
      ),
    left: () => ({
      _id: newId(),
      day,
    }),
  },
  'a document without a number': {
    of: 'commission',
    collection: 'tax_documents',
    waiting: { isWaiting: true },
    write: (get, session) => get(DocumentsRepository).add(document() as never, session),
    left: () => ({
      ...document(),
      isWaiting: true,
      number: null,
      pdfs: {},
    }),
  },
  'a day of kept promises': {
    of: 'notification',
    collection: 'promise_day_marks',
    waiting: {},
    write: async (get, session) => {
      const matter = {
        kind: 'approval',
        id: newId(),
      } as never;
      for (const what of ['asked', 'done'] as const)
        await get(CaseKeeper).add(
          matter,
          {
            what,
            at: currentTime(),
            rank: 0,
          },
          session,
        );
    },
    left: () => ({
      _id: newId(),
      kind: 'approval',
      day,
    }),
  },
  'an event of the outbox': {
    of: 'cotton-order',
    collection: 'outbox',
    waiting: {
      publishedAt: { $exists: false },
      returns: { $exists: false },
    },
    left: () => ({
      _id: newId(),
      routingKey: 'nobody.hears.v1',
      createdAt: currentTime(),
      availableAt: currentTime(),
      envelope: {
        occurredAt: currentTime().toISOString(),
        correlationId: newId(),
      },
    }),
  },
};
