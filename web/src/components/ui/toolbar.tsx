import type { ComponentProps, ReactNode } from 'react';
import styles from './toolbar.module.css';

export function ToolbarButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}

export function Toolbar(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.toolbar} data-screen-only />;
}
