import type { ComponentProps } from 'react';
import styles from './surface.module.css';

/** The padded column of a page. */
export function Page({
  width = 'full',
  className = '',
  ...rest
}: ComponentProps<'div'> & { width?: 'full' | 'reading' | 'narrow' }) {
  return <div {...rest} className={`${styles.page} ${width === 'full' ? '' : styles[width]} ${className}`} />;
}

export function Card({
  as: Tag = 'section',
  className = '',
  ...rest
}: ComponentProps<'section'> & { as?: 'section' | 'article' | 'div' | 'li' }) {
  const Element = Tag as 'section';
  return <Element {...rest} className={`${styles.card} ${className}`} />;
}
