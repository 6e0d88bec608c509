import { type CsvColumn, depositReturnAmount, type OrderStep, orderTotal, toRupees } from '@deepam/contracts';
import { csvMoment } from '@deepam/platform';
import type { OrderDocument } from './persistence/order.schema.js';

const whenOf =
  (...wanted: OrderStep[]) =>
  ({ steps }: OrderDocument) => {
    const taken = steps.find(({ step }) => wanted.includes(step));
    return taken === undefined ? null : csvMoment(taken.at);
  };

export const orderColumns: readonly CsvColumn<OrderDocument>[] = [
  { title: 'Requested (IST)', of: (order) => csvMoment(order.requestedAt), isDate: true },
  { title: 'Name', of: (order) => order.member.name },
  { title: 'Mobile', of: (order) => order.member.mobile },
  { title: 'Address', of: (order) => order.address },
  { title: 'Quantity (kg)', of: (order) => order.quantityKg, isSummed: true },
  { title: 'Deposit', of: (order) => toRupees(orderTotal(order.quantityKg)), isMoney: true },
  { title: 'Status', of: (order) => order.status },
  { title: 'Deposit Return', of: (order) => order.returnStatus },
  { title: 'Deposit Return Amount', of: (order) => toRupees(depositReturnAmount(order.quantityKg)), isMoney: true },
  { title: 'Reason', of: (order) => order.rejectionReason ?? order.returnReason },
  { title: 'Order', of: (order) => order._id },
  { title: 'Decided (IST)', of: whenOf('approved', 'rejected'), isDate: true },
  { title: 'Delivered (IST)', of: whenOf('delivered'), isDate: true },
  { title: 'Return Requested (IST)', of: whenOf('return-requested'), isDate: true },
  { title: 'Return Decided (IST)', of: whenOf('return-approved', 'return-rejected'), isDate: true },
  {
    title: 'Sent (IST)',
    of: ({ sentAt }) => (sentAt === undefined ? null : csvMoment(sentAt)),
    isDate: true,
  },
  { title: 'Parcel', of: ({ parcelNo }) => parcelNo ?? null },
];
