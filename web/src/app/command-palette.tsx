import { useAuth } from '../lib/auth/use-auth.js';
import { Palette } from '../features/palette/palette.js';
import { useScreens } from './use-screens.js';

/** Features must not import each other, so the screens come from here. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const screens = useScreens();
  const { memberId } = useAuth();
  return memberId === null ? null : <Palette who={memberId} screens={screens} onClose={onClose} />;
}
