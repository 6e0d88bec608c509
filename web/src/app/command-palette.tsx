import { Palette } from '../features/palette/palette.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useText } from '../lib/i18n/use-text.js';
import { backOfficeMessages } from './back-office-messages.js';
import { openGroups } from './back-office-pages.js';
import { type Screen, useScreens } from './use-screens.js';

/** Features must not import each other, so the application passes the screens to the palette. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useText(backOfficeMessages);
  const own = useScreens();
  const { isHead, memberId } = useAuth();
  const { may } = useDesk();
  const pages = openGroups({ isHead, may })
    .flatMap((group) => group.pages.flatMap((page) => [page, ...(page.parts ?? [])]))
    .map(({ to, icon, name, words }): Screen => ({ to, icon, text: t(name), ...(words && { words: t(words) }) }));
  const listed = new Set(pages.map(({ to }) => to));
  const screens = [...pages, ...own.filter(({ to }) => !listed.has(to))];
  return memberId === null ? null : <Palette who={memberId} screens={screens} onClose={onClose} />;
}
