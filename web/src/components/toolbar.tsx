import type { ComponentProps } from 'react';
import styles from './toolbar.module.css';

/** Search and filters above a list: one line where there is room, else below each other. */
export function Toolbar(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.toolbar} data-screen-only />;
}
