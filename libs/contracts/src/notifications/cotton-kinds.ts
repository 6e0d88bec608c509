import { defineKinds } from './notification-kind.js';

const cotton = {
  to: 'member',
  group: 'cotton',
  changes: ['cottonOrders', 'cottonOrder', 'cottonPassbook'],
  page: '/cotton',
  opens: '/cotton/{subject}',
} as const;

export const cottonKinds = defineKinds({
  'cotton-approved': { ...cotton, title: 'Cotton order approved', body: 'Your order of {kg} kg is approved.' },
  'cotton-rejected': { ...cotton, title: 'Cotton order rejected', body: 'Your order of {kg} kg was rejected.' },
  'cotton-sent': {
    ...cotton,
    title: 'Cotton sent',
    body: 'Your order of {kg} kg is on its way. Parcel number: {parcel}.',
  },
  'parcel-corrected': {
    ...cotton,
    title: 'Parcel number corrected',
    body: 'The right parcel number of your order of {kg} kg is {parcel}.',
  },
  'cotton-delivered': { ...cotton, title: 'Cotton delivered', body: 'Your order of {kg} kg has been delivered.' },
  'return-approved': {
    ...cotton,
    title: 'Deposit return approved',
    body: 'Your return for {kg} kg is approved: {amount}.',
    changes: [...cotton.changes, 'balance'],
  },
  'return-rejected': { ...cotton, title: 'Deposit return rejected', body: 'Your return for {kg} kg was rejected.' },
});
