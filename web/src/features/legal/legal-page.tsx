import { PageHeader } from '../../components/ui/page-header.js';
import { Page } from '../../components/ui/surface.js';
import styles from './legal-page.module.css';

export interface Clause {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export function LegalPage({
  title,
  effective,
  clauses,
}: {
  title: string;
  effective: string;
  clauses: readonly Clause[];
}) {
  return (
    <Page width="reading">
      <PageHeader title={title} lead={effective} />
      <ol className={styles.clauses}>
        {clauses.map((clause) => (
          <li key={clause.title}>
            <h2>{clause.title}</h2>
            {clause.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </li>
        ))}
      </ol>
    </Page>
  );
}
