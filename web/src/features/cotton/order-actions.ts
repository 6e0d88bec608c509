import type { CottonOrderView, Permission } from '@deepam/contracts';
import type { Desk } from '../../lib/auth/use-desk.js';

export type OrderAction = 'approve' | 'reject' | 'deliver' | 'send' | 'correctParcel' | 'processReturn';
type Order = Pick<CottonOrderView, 'status' | 'depositReturnStatus' | 'sentAt'>;

const byStatus: Record<CottonOrderView['status'], readonly OrderAction[]> = {
  Requested: ['approve', 'reject'],
  Approved: ['deliver', 'send', 'correctParcel'],
  Rejected: [],
  Delivered: [],
};

const needs = {
  approve: ['decide-cotton'],
  reject: ['decide-cotton'],
  deliver: ['dispatch'],
  send: ['decide-cotton', 'dispatch'],
  correctParcel: ['decide-cotton', 'dispatch'],
  processReturn: ['decide-cotton'],
} as const satisfies Record<OrderAction, readonly Permission[]>;
export const isOpenTo = ({ may }: Desk, action: OrderAction): boolean => may(...needs[action]);

export function actionsOf({ status, depositReturnStatus, sentAt }: Order): readonly OrderAction[] {
  if (depositReturnStatus === 'Requested') return ['processReturn'];
  const gone = sentAt === null ? 'correctParcel' : 'send';
  return byStatus[status].filter((action) => action !== gone);
}

export function mayRequestReturn(order: Pick<CottonOrderView, 'status' | 'depositReturnRequested'>): boolean {
  return order.status === 'Delivered' && !order.depositReturnRequested;
}

export const mayDeliver = (order: Order): boolean => actionsOf(order).includes('deliver');
