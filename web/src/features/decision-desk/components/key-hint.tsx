import { singleKeys } from '../../../components/single-keys.js';
import { useStore } from '../../../lib/store.js';
import styles from './decision-bar.module.css';

/** The hint is visual; assistive technology reads aria-keyshortcuts. */
export function Key({ name }: { name: string }) {
  const isUsed = useStore(singleKeys);
  return isUsed ? (
    <kbd className={styles.key} aria-hidden="true">
      {name}
    </kbd>
  ) : null;
}
