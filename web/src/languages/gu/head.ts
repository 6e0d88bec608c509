import type { AreaSentences } from '../areas.js';
import { audit } from './audit.js';
import { bankMoney } from './bank-money.js';
import { bank } from './bank.js';
import { broadcast } from './broadcast.js';
import { commissionSchedule } from './commission-schedule.js';
import { cottonDesk } from './cotton-desk.js';
import { desk } from './desk.js';
import { memberAccount } from './member-account.js';
import { memberDesk } from './member-desk.js';
import { memberAdmin } from './member-admin.js';
import { sharedNumbers } from './shared-numbers.js';
import { passwordRequests } from './password-requests.js';
import { staff } from './staff.js';
import { statementDesk } from './statement-desk.js';

export default {
  'member-admin': memberAdmin,
  'member-account': memberAccount,
  'member-desk': memberDesk,
  'cotton-desk': cottonDesk,
  'commission-schedule': commissionSchedule,
  broadcast,
  audit,
  bank,
  'bank-money': bankMoney,
  desk,
  'shared-numbers': sharedNumbers,
  'password-requests': passwordRequests,
  staff,
  'statement-desk': statementDesk,
} satisfies AreaSentences<'head'>;
