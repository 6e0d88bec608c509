import { expect, it } from '@jest/globals';
import { fill } from '../../lib/i18n/messages.js';
import { changesOf } from './changes.js';
import { auditMessages } from './messages.js';

const t = ((key: keyof typeof auditMessages.english, params?: Record<string, string>) =>
  fill(auditMessages.english[key], params)) as Parameters<typeof changesOf>[2];

it.each([
  [{ status: 'Requested' }, { status: 'Approved' }, [['Status', 'requested → approved']]],
  [{ plan: null }, { plan: 'Silver' }, [['Plan', '– → Silver']]],
  [null, { amount: 1500 }, [['Amount', '₹1,500']]],
  [{ rule: 'warn' }, { rule: 'refuse' }, [['Rule', 'warn → refuse']]],
  [{ rule: 'warn' }, { rule: 'off' }, [['Rule', 'warn → do nothing']]],
  [
    { contactSeenBy: 'upline' },
    { contactSeenBy: 'sponsor' },
    [['Contact visibility', 'everyone above → only the sponsor']],
  ],
  [null, { status: 'Delivered', reason: null }, [['Status', 'delivered']]],
  [{ isApproved: true }, { isApproved: true }, []],
  [{ address: null }, { address: null }, []],
  [null, { reason: 'Twice.' }, [['Reason', 'Twice.']]],
  [{ isApproved: false }, { isApproved: true }, [['Registration approved', 'no → yes']]],
  [{ ifscCode: null }, { ifscCode: 'XXXX' }, [['IFSC', 'given (not shown)']]],
  [{ email: 'XXXX' }, { email: 'XXXX' }, [['E-mail', 'changed (not shown)']]],
  [{ panCardNo: 'XXXX' }, { panCardNo: null }, [['PAN', 'removed']]],
  [null, { invented: 'by a later release' }, []],
  [null, null, []],
])('the changes between %j and %j', (before, after, told) => {
  expect(changesOf(before as never, after as never, t)).toEqual(told);
});
