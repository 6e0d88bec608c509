import type { Translate } from '../../lib/i18n/messages.js';
import type { networkMessages } from './messages.js';

/** The message has no password; the sponsor passes it on in person. */
export interface Welcomed {
  readonly name: string;
  readonly mobile: string;
  readonly origin: string;
}

export const welcomeText = (t: Translate<typeof networkMessages.english>, { name, mobile, origin }: Welcomed): string =>
  [
    t('shareWelcome', { name }),
    t('shareLogin', { link: `${origin}/login`, mobile }),
    t('sharePassword'),
    t('shareFirst'),
  ].join('\n');
