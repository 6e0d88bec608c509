import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { button, field, sees } from '../../../test/sees.js';
import { barriers, exampleOf, visit } from '../../../test/visit.js';

const entry = exampleOf('listAuditTrail')[0]!;
const changed = {
  ...entry,
  kind: 'numbers-changed' as const,
  subject: null,
  before: { panCardNo: null },
  after: { panCardNo: 'XXXX' },
};

it('the audit trail is filtered by kind, in the address, and shows no number of a document', async () => {
  const answers = { listAuditTrail: [changed] };
  const member = '65f000000000000000000002';
  const { user, server } = await visit(`/audit?member=${member}`, { as: 'head', answers });
  await user.selectOptions(await field('Event'), 'numbers-changed');
  await waitFor(() => expect(server.callsOf('listAuditTrail').at(-1)!.query['kind']).toBe('numbers-changed'));
  expect(new URLSearchParams(location.search).get('kind')).toBe('numbers-changed');
  await sees('Changed document numbers or bank details');
  await sees('given (not shown)');
  await sees('Member: Asha Patil');
  expect(await barriers()).toEqual([]);
  await user.click(await button('Remove filters'));
  await waitFor(() => expect(location.search).toBe(''));
});
