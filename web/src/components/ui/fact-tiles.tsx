import type { ReactNode } from 'react';
import styles from './fact-tiles.module.css';

interface Props {
  label?: string;
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

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
