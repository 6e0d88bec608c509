import type { Translate } from '../../../lib/i18n/messages.js';
import type { cottonStockMessages } from '../messages.js';

export type Text = Translate<(typeof cottonStockMessages)['english']>;
