import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../lib/retry-import.js';
import type { GuideProps } from '../guide/how-it-works.js';
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

const HowItWorks = lazyPart(() => import('../guide/how-it-works.js'));

/** The guide is loaded after its page. It is here, because each further chunk is listed for a first visit. */
export function GuideLine(guide: GuideProps) {
  return (
    <div className={styles.guide}>
      <Suspense>
        <HowItWorks {...guide} />
      </Suspense>
    </div>
  );
}
