import { useAuth } from '../lib/auth/use-auth.js';
import { Palette } from '../features/palette/palette.js';
import { useScreens } from './use-screens.js';

/** Features do not know each other: the screens come from here. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const screens = useScreens();
  const { memberId } = useAuth();
  return memberId === null ? null : <Palette who={memberId} screens={screens} onClose={onClose} />;
}
