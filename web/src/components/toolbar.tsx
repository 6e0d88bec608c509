import type { ComponentProps, ReactNode } from 'react';
import styles from './toolbar.module.css';

/** The buttons at the end of a toolbar: they go to the next line together, so that no line has a single button. */
export function ToolbarButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}

/** Search and filters above a list: one line where there is room, else below each other. */
export function Toolbar(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.toolbar} data-screen-only />;
}
