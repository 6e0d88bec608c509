import type { IconName } from '../components/ui/icon.js';
import { planSalesMessages } from '../shared/plans/plan-sales-messages.js';
import { auditMessages } from '../features/audit/messages.js';
import { bankMessages } from '../features/bank/messages.js';
import { broadcastMessages } from '../features/broadcast/messages.js';
import { businessMessages } from '../features/business/messages.js';
import { businessDeskMessages } from '../features/business-desk/messages.js';
import { scheduleMessages } from '../features/commission-schedule/messages.js';
import { cottonStockMessages } from '../features/cotton-stock/messages.js';
import { decisionDeskMessages } from '../features/decision-desk/messages.js';
import { documentMessages } from '../features/documents/messages.js';
import { grievanceDeskMessages } from '../features/grievances/messages.js';
import { bankFileMessages } from '../features/payouts/bank-file-messages.js';
import { payoutMessages } from '../features/payouts/messages.js';
import { staffMessages } from '../shared/members/staff-messages.js';
import { taxMessages } from '../features/tax/messages.js';
import {
  seeingGrievances,
  seeingMembers,
  seeingPayouts,
  seeingStock,
  seeingTaxRates,
  seeingTaxRegister,
} from '../lib/auth/desk-permissions.js';
import { approvalRequestMessages } from '../lib/approval/messages.js';
import { seeingAnyApprovals } from '../lib/approval/who-decides.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useText } from '../lib/i18n/use-text.js';
import { appMessages } from './messages.js';
import { tabMessages } from './tab-messages.js';

export interface Screen {
  readonly to: string;
  readonly icon: IconName;
  readonly text: string;
}

export function useScreens(): readonly Screen[] {
  const t = useText(appMessages);
  const schedule = useText(scheduleMessages);
  const requests = useText(decisionDeskMessages);
  const bank = useText(bankMessages);
  const payouts = useText(payoutMessages);
  const bankFiles = useText(bankFileMessages);
  const planSales = useText(planSalesMessages);
  const approvalPolicy = useText(approvalRequestMessages);
  const broadcast = useText(broadcastMessages);
  const staff = useText(staffMessages);
  const grievances = useText(grievanceDeskMessages);
  const audit = useText(auditMessages);
  const documents = useText(documentMessages);
  const business = useText(businessMessages);
  const businessDesk = useText(businessDeskMessages);
  const cottonStock = useText(cottonStockMessages);
  const tax = useText(taxMessages);
  const tabs = useText(tabMessages);
  const { isHead } = useAuth();
  const { isStaff, may } = useDesk();
  const all: readonly (readonly [isOpen: boolean, to: string, icon: IconName, text: string])[] = [
    [true, '/profile', 'user', t('profile')],
    [true, '/change-password', 'key', t('changePassword')],
    [!isStaff || may(...seeingMembers), '/network', 'levels', t('memberLevel')],
    [!isStaff && !isHead, '/wallet', 'rupee', tabs('wallet')],
    [!isStaff && !isHead, '/cotton', 'cotton', tabs('cotton')],
    [isHead, '/adduser', 'network', t('network')],
    [isHead || isStaff, '/desk', 'rupee', businessDesk('title')],
    [may('decide-plans', 'decide-cotton'), '/requests', 'check', requests('title')],
    [may('decide-plans', 'bank-layouts'), '/bank', 'rupee', bank('title')],
    [may(...seeingPayouts), '/payables', 'rupee', payouts('payablesTitle')],
    [may(...seeingPayouts), '/bank-files', 'rupee', bankFiles('title')],
    [may(...seeingStock), '/cotton-stock', 'cotton', cottonStock('title')],
    [may('decide-plans', 'read'), '/plan-cancellations', 'rotate', planSales('cancellations')],
    [may(...seeingAnyApprovals), '/approvals', 'check', approvalPolicy('title')],
    [may(...seeingTaxRates, ...seeingTaxRegister), '/tax', 'rupee', tax('title')],
    [may('schedule', 'read'), '/commission-schedule', 'rupee', schedule('title')],
    [!isStaff && !isHead, '/documents', 'document', documents('title')],
    [may('schedule', 'reports', 'read'), '/business', 'document', business('title')],
    [may('broadcast', 'read'), '/broadcast', 'send', broadcast('title')],
    [may(...seeingGrievances), '/grievances', 'alert', grievances('title')],
    [may('manage-staff'), '/staff', 'network', staff('title')],
    [may('reports'), '/reports', 'document', businessDesk('reportsTitle')],
    [may('reports'), '/audit', 'document', audit('title')],
  ];
  return all.flatMap(([isOpen, to, icon, text]) => (isOpen ? [{ to, icon, text }] : []));
}
