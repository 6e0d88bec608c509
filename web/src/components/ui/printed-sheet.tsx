import type { ReactNode } from 'react';
import { company } from '../../lib/company.js';
import { personName } from './person-name.js';
import styles from './printed-sheet.module.css';

interface Props {
  title: string;
  member: { readonly name: string; readonly referralCode: string | null } | undefined;
  facts: readonly string[];
  children: ReactNode;
}

export function PrintedSheet({ title, member, facts, children }: Props) {
  return (
    <section data-printed className={styles.sheet}>
      <h1>{title}</h1>
      <ul className={styles.facts}>
        <li>{company.legalName}</li>
        {member !== undefined && (
          <li>
            <strong>{personName(member.name)}</strong> <span>{member.referralCode}</span>
          </li>
        )}
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}
