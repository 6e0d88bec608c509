import type { ReactNode } from 'react';
import styles from './fact-tiles.module.css';

interface Props {
  /** Where the title above does not say what they are about. */
  label?: string;
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** A few names and values, side by side. */
export function FactTiles({ label, facts }: Props) {
  return (
    <dl className={styles.facts} aria-label={label}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
