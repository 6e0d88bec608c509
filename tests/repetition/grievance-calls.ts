import {
  acknowledgeGrievance,
  auditRecorded,
  fileGrievance,
  fileOwnGrievance,
  lookUpGrievance,
  reopenGrievance,
  replyToGrievance,
  resolveGrievance,
} from '@deepam/contracts';
import { freshMobile } from '@deepam/testing';
import type { Scene } from '../access/scene.js';
import { countIn, published, repeated, withBody, type Count, type RepeatedCall } from './repeated-call.js';

const matter = { category: 'money', text: 'The payout has not come.' };
const visitor = () => ({ name: 'Asha Patil', mobile: freshMobile(), ...matter });
const ticketOf = async ({ have }: Scene) => ({ ticket: await have.ticket() });
const reopened: Count = (test) =>
  test.database('notification').collection('grievances').countDocuments({ state: 'Reopened' });
const other = withBody({ text: 'Something else.' });

export const grievanceCalls: readonly RepeatedCall[] = [
  repeated(fileGrievance, {
    as: 'nobody',
    input: () => ({ body: visitor() }),
    effects: countIn('notification', 'grievances'),
    other,
  }),
  repeated(lookUpGrievance, {
    as: 'nobody',
    input: async ({ cast }) => {
      const body = visitor();
      const { ticket } = await cast.test.api.call(fileGrievance, { body: { ...body, category: 'money' } });
      return { body: { ticket, mobile: body.mobile } };
    },
    effects: null,
    other: withBody({ mobile: freshMobile() }),
  }),
  repeated(fileOwnGrievance, {
    as: 'newcomer',
    input: () => ({ body: matter }),
    effects: countIn('notification', 'grievances'),
    other,
  }),
  repeated(reopenGrievance, {
    as: 'Gold',
    input: async ({ have, self }) => ({
      params: { ticket: await have.resolvedTicket(self) },
      body: { text: 'It has not come yet.' },
    }),
    effects: reopened,
    other,
  }),
  repeated(acknowledgeGrievance, {
    as: 'head',
    input: async (scene) => ({ params: await ticketOf(scene) }),
    effects: published('notification', auditRecorded),
    other: (input) => ({ ...input, params: { ticket: 'GR-2026-999999' } }),
  }),
  ...[replyToGrievance, resolveGrievance].map((endpoint) =>
    repeated(endpoint, {
      as: 'head',
      input: async (scene) => ({ params: await ticketOf(scene), body: { text: 'We ask the bank.' } }),
      effects: published('notification', auditRecorded),
      other,
    }),
  ),
];
