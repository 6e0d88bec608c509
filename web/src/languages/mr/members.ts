import { accounts } from './accounts.js';
import type { AreaSentences } from '../areas.js';
import { account } from './account.js';
import { cotton } from './cotton.js';
import { cottonOrder } from './cotton-order.js';
import { cottonPassbook } from './cotton-passbook.js';
import { cottonAddress } from './cotton-address.js';
import { dashboard } from './dashboard.js';
import { decisions } from './decisions.js';
import { documents } from './documents.js';
import { giveBack } from './give-back.js';
import { lists } from './lists.js';
import { networkPanel } from './network-panel.js';
import { networkTree } from './network-tree.js';
import { notificationKinds } from './notification-kinds.js';
import { notifications } from './notifications.js';
import { passkeys } from './passkeys.js';
import { payment } from './payment.js';
import { payouts } from './payouts.js';
import { profileSteps } from './profile-steps.js';
import { proofViewer } from './proof-viewer.js';
import { numbers } from './numbers.js';
import { openings } from './openings.js';
import { secondFactor } from './second-factor.js';
import { sessions } from './sessions.js';
import { seenBefore } from './seen-before.js';
import { shareCard } from './share-card.js';
import { statement } from './statement.js';
import { credits } from './credits.js';
import { tabs } from './tabs.js';
import { wallet } from './wallet.js';

export default {
  accounts,
  account,
  dashboard,
  'network-panel': networkPanel,
  'network-tree': networkTree,
  cotton,
  'cotton-order': cottonOrder,
  'cotton-passbook': cottonPassbook,
  'cotton-address': cottonAddress,
  payment,
  payouts,
  statement,
  notifications,
  'notification-kinds': notificationKinds,
  'proof-viewer': proofViewer,
  'seen-before': seenBefore,
  numbers,
  'profile-steps': profileSteps,
  'share-card': shareCard,
  sessions,
  openings,
  lists,
  'second-factor': secondFactor,
  passkeys,
  decisions,
  'give-back': giveBack,
  tabs,
  wallet,
  credits,
  documents,
} satisfies AreaSentences<'members'>;
