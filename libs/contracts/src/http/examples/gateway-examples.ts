import * as gateway from '../gateway-endpoints.js';
import { exampleOf, moment } from './example.js';
import { grievance } from './grievance-examples.js';
import { taxDocument } from './tax-document-examples.js';
import { account, memberRow, networkRow, payout, planSale } from './people.js';

const { name, referralCode, level, registeredDate, plan, yourCommission } = networkRow;

export const gatewayExamples = [
  exampleOf(gateway.exportOwnData, {
    response: {
      madeAt: moment,
      account: { ...account, adharNo: '999941057058', panCardNo: 'ABCPE1234F', bankAccountNo: '123456789012' },
      sessions: [],
      passkeys: [],
      notificationPreferences: [{ kind: 'commission-credited', push: false }],
      savedViews: [],
      membership: { ...memberRow, directCount: 4, networkSize: 17 },
      planSales: [planSale],
      unfinishedPayments: [],
      balance: {
        earnings: 1500,
        commission: 225,
        pending: 0,
        available: 1475,
        reserved: 250,
        paid: 0,
        commissionHistory: [payout],
        refunds: [],
      },
      statement: [],
      cottonOrders: [],
      network: [{ name, referralCode, level, registeredDate, plan, yourCommission }],
      grievances: [grievance],
      taxDocuments: [taxDocument],
      notifications: [],
    },
  }),
  exampleOf(gateway.reportClientError, {
    request: {
      kind: 'error',
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading 'memberId')",
      frames: ['index-C6UmdStH.js:1:48213'],
      page: '/network',
      build: 'a1b2c3d4',
    },
    response: { message: 'Thank you' },
  }),
  exampleOf(gateway.demoLogins, {
    response: [{ label: 'Gold member', name: 'Asha Patil', mobile: '9876543210', password: 'deepam-kmqztr' }],
  }),
];
