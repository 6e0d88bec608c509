import type { ComponentProps } from 'react';
import HowItWorks, { type GuideProps } from '../guide/how-it-works.js';
import styles from './surface.module.css';

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

export function GuideLine(guide: GuideProps) {
  return (
    <div className={styles.guide}>
      <HowItWorks {...guide} />
    </div>
  );
}
