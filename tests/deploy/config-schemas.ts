import { gatewayConfig } from '../../gateway/src/config.js';
import { commissionConfig } from '../../services/commission/src/config.js';
import { cottonOrderConfig } from '../../services/cotton-order/src/config.js';
import { identityConfig } from '../../services/identity/src/config.js';
import { networkConfig } from '../../services/network/src/config.js';
import { notificationConfig } from '../../services/notification/src/config.js';

export const configSchemas = {
  gateway: gatewayConfig,
  identity: identityConfig,
  network: networkConfig,
  'cotton-order': cottonOrderConfig,
  commission: commissionConfig,
  notification: notificationConfig,
};
