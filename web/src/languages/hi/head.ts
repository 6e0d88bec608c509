import type { AreaSentences } from '../areas.js';
import { audit } from './audit.js';
import { bankApproval } from './bank-approval.js';
import { bankMoney } from './bank-money.js';
import { bank } from './bank.js';
import { broadcast } from './broadcast.js';
import { businessDesk } from './business-desk.js';
import { commissionSchedule } from './commission-schedule.js';
import { cottonDesk } from './cotton-desk.js';
import { cottonStock } from './cotton-stock.js';
import { business } from './business.js';
import { decisionDesk } from './decision-desk.js';
import { desk } from './desk.js';
import { grievanceDesk } from './grievance-desk.js';
import { memberAccount } from './member-account.js';
import { memberDesk } from './member-desk.js';
import { memberAdmin } from './member-admin.js';
import { memberPage } from './member-page.js';
import { palette } from './palette.js';
import { bankFiles } from './bank-files.js';
import { savedViews } from './saved-views.js';
import { sharedNumbers } from './shared-numbers.js';
import { passwordRequests } from './password-requests.js';
import { planSales } from './plan-sales.js';
import { approvalRequests } from './approval-requests.js';
import { staff } from './staff.js';
import { statementDesk } from './statement-desk.js';
import { tax } from './tax.js';
import { timeline } from './timeline.js';

export default {
  'member-admin': memberAdmin,
  'member-page': memberPage,
  timeline,
  palette,
  'member-account': memberAccount,
  'member-desk': memberDesk,
  'cotton-desk': cottonDesk,
  'cotton-stock': cottonStock,
  'decision-desk': decisionDesk,
  'commission-schedule': commissionSchedule,
  broadcast,
  audit,
  bank,
  'bank-money': bankMoney,
  'bank-approval': bankApproval,
  desk,
  'business-desk': businessDesk,
  'shared-numbers': sharedNumbers,
  'password-requests': passwordRequests,
  'bank-files': bankFiles,
  'plan-sales': planSales,
  'approval-requests': approvalRequests,
  staff,
  'grievance-desk': grievanceDesk,
  'statement-desk': statementDesk,
  business,
  tax,
  'saved-views': savedViews,
} satisfies AreaSentences<'head'>;
