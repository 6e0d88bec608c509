import { Icon } from '../components/icon.js';
import { useText } from '../lib/i18n/use-text.js';
import { useStore } from '../lib/store.js';
import { chooseColorScheme, colorScheme } from '../lib/theme/color-scheme.js';
import { appMessages } from './messages.js';

/** The button shows only an icon if it is narrow; `named` adds its label. */
export function ColorSchemeToggle({ className, named = false }: { className: string; named?: boolean }) {
  const t = useText(appMessages);
  const dark = useStore(colorScheme) === 'dark';
  const name = t(dark ? 'useLight' : 'useDark');
  return (
    <button
      type="button"
      className={className}
      aria-label={named ? undefined : name}
      onClick={() => chooseColorScheme(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
      {named && name}
    </button>
  );
}
