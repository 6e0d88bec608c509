import { isSwitchable, notificationKinds, personalKinds } from '@deepam/contracts';
import { cell, code, codes, page, table } from '../markdown.mjs';

export function notificationsPage({ matching }) {
  const rows = notificationKinds.map((kind) => {
    const { to = 'everyone', group = '', title = '', body = '', page: opens = '' } = personalKinds[kind] ?? {};
    const files = matching(new RegExp(`'${kind}'`)).filter((path) => path.startsWith('services/notification/'));
    return [
      code(kind),
      to,
      group,
      cell(`${title}: ${body}`),
      opens && code(opens),
      isSwitchable(kind) ? 'yes' : 'no',
      codes(files),
    ];
  });
  return page(
    'Notification kinds',
    'libs/contracts/src/notifications',
    'English sentences; the web shows them in the language of the reader, and a reason follows where there is one. A member cannot switch off the push of a kind about the safety of the account.',
    table(['kind', 'to', 'group', 'English', 'opens', 'push can be switched off', 'written in'], rows),
  );
}
