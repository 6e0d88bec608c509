import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../lib/insisting.js';
import type { GuideProps } from './guide/how-it-works.js';
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

const HowItWorks = lazyPart(() => import('./guide/how-it-works.js'));

/** The place of a guide, which is loaded after the page that it stands on. Here, as each chunk more is told of at a first visit. */
export function GuideLine(guide: GuideProps) {
  return (
    <div className={styles.guide}>
      <Suspense>
        <HowItWorks {...guide} />
      </Suspense>
    </div>
  );
}
