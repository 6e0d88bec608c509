import type { Translate } from '../../lib/i18n/messages.js';
import type { networkMessages } from './messages.js';

/** What the sponsor passes on in one message. There is no password in what it is made of: that is told by word of mouth. */
export interface Welcomed {
  readonly name: string;
  readonly mobile: string;
  /** Of the web. */
  readonly origin: string;
}

export const welcomeText = (t: Translate<typeof networkMessages.english>, { name, mobile, origin }: Welcomed): string =>
  [
    t('shareWelcome', { name }),
    t('shareLogin', { link: `${origin}/login`, mobile }),
    t('sharePassword'),
    t('shareFirst'),
  ].join('\n');
