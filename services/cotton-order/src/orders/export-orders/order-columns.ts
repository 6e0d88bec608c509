import { type CsvColumn, depositReturnAmount, orderTotal, toRupees } from '@deepam/contracts';
import { csvMoment } from '@deepam/platform';
import type { OrderDocument } from '../persistence/order.schema.js';

export const orderColumns: readonly CsvColumn<OrderDocument>[] = [
  { title: 'Requested (IST)', of: (order) => csvMoment(order.requestedAt) },
  { title: 'Name', of: (order) => order.member.name },
  { title: 'Mobile', of: (order) => order.member.mobile },
  { title: 'Address', of: (order) => order.address },
  { title: 'Quantity (kg)', of: (order) => order.quantityKg },
  { title: 'Deposit', of: (order) => toRupees(orderTotal(order.quantityKg)), isMoney: true },
  { title: 'Status', of: (order) => order.status },
  { title: 'Deposit Return', of: (order) => order.returnStatus },
  { title: 'Deposit Return Amount', of: (order) => toRupees(depositReturnAmount(order.quantityKg)), isMoney: true },
  { title: 'Reason', of: (order) => order.rejectionReason ?? order.returnReason },
  { title: 'Order', of: (order) => order._id },
];
