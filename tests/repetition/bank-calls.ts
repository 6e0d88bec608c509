import {
  auditRecorded,
  beginBulkApproval,
  confirmBankLayout,
  dismissReversal,
  importBankStatement,
  matchBankLine,
  previewBankStatement,
  releaseBankLine,
} from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { missingId, type Scene } from '../access/scene.js';
import { statementColumns, statementOf } from '../world/statement-of.js';
import { countIn, published, repeated, withBody, type RepeatedCall } from './repeated-call.js';

async function pairOf(scene: Scene) {
  return { params: { id: await scene.have.bankLine() }, body: { expectedId: await requestOf(scene) } };
}

async function requestOf({ cast, have }: Scene) {
  const memberId = await have.planRequest(await cast.test.newcomer(cast.bystander));
  const requests = cast.test.database('network').collection<{ memberId: string; _id: string }>('expected_payments');
  return (await poll(() => requests.findOne({ memberId })))._id;
}

export const bankCalls: readonly RepeatedCall[] = [
  repeated(previewBankStatement, {
    as: 'head',
    input: ({ have }) => ({ body: {}, files: { statement: have.statement } }),
    effects: null,
    other: (input) => ({ ...input, files: statementOf('another').files }),
  }),
  repeated(confirmBankLayout, {
    as: 'head',
    input: () => ({ body: { ...statementColumns, headers: [...statementColumns.headers, crypto.randomUUID()] } }),
    effects: countIn('network', 'bank_layouts'),
    other: withBody({ headers: ['Txn Date', 'Narration', 'Debit', 'Credit', 'Other'] }),
  }),
  repeated(importBankStatement, {
    as: 'head',
    input: async ({ have }) => {
      await have.statementColumns();
      return statementOf(crypto.randomUUID());
    },
    effects: countIn('network', 'bank_statements'),
    other: withBody({ account: 'HDFC' }),
  }),
  repeated(matchBankLine, {
    as: 'head',
    input: pairOf,
    effects: published('network', auditRecorded),
    other: withBody({ expectedId: missingId }),
  }),
  repeated(dismissReversal, {
    as: 'head',
    input: async ({ cast, have }) => {
      const id = await have.bankLine();
      const lines = cast.test.database('network').collection<{ _id: string }>('bank_lines');
      await lines.updateOne({ _id: id }, { $set: { reversedOn: '2026-01-06', reversedBy: 'f'.repeat(32) } });
      return { params: { id } };
    },
    effects: published('network', auditRecorded),
    other: (input) => ({ ...input, params: { id: 'f'.repeat(32) } }),
  }),
  repeated(releaseBankLine, {
    as: 'head',
    input: async (scene) => {
      const pair = await pairOf(scene);
      const { head, test } = { head: scene.cast.people.head, test: scene.cast.test };
      await test.api.call(matchBankLine, { token: head.token, ...pair });
      return { params: pair.params };
    },
    effects: published('network', auditRecorded),
    other: (input) => ({ ...input, params: { id: 'f'.repeat(32) } }),
  }),
  repeated(beginBulkApproval, {
    as: 'head',
    input: async (scene) => ({
      body: { requests: [{ requestId: await requestOf(scene), lineId: 'f'.repeat(32) }] },
    }),
    effects: countIn('network', 'bulk_works'),
    other: withBody({ requests: [{ requestId: missingId, lineId: 'f'.repeat(32) }] }),
  }),
];
