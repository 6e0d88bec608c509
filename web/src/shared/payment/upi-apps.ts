/** On an iPhone `upi:` opens nothing or an unintended app, so each app has the beginning of its own links. */
const apps = [
  ['PhonePe', 'phonepe://pay?'],
  ['Google Pay', 'gpay://upi/pay?'],
  ['Paytm', 'paytmmp://pay?'],
] as const;

export const appLinks = (upiUrl: string): readonly { readonly app: string; readonly href: string }[] =>
  apps.map(([app, beginning]) => ({ app, href: beginning + upiUrl.slice(upiUrl.indexOf('?') + 1) }));

/** An iPad may say that it is a Mac, which has no touch screen. */
export const isApplePhone = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
