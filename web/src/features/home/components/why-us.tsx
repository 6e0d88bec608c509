import { useText } from '../../../lib/i18n/use-text.js';
import { homeMessages } from '../messages.js';
import styles from './why-us.module.css';

const reasons = [
  {
    title: 'quality',
    text: 'qualityText',
    art: 'M32 6l22 8v16c0 14-9 23-22 28C19 53 10 44 10 30V14zM22 31l8 8 14-16',
  },
  {
    title: 'capacity',
    text: 'capacityText',
    art: 'M8 56V26l14 10V26l14 10V26l20 14v16zM18 56v-9h8v9M38 56v-9h8v9M44 22c4-3 4-8 0-14-4 6-4 11 0 14z',
  },
  {
    title: 'pricing',
    text: 'pricingText',
    art: 'M32 6a26 26 0 1 0 0 52 26 26 0 0 0 0-52zM22 20h20M22 29h20M24 20c16 0 16 18 0 18l14 10',
  },
] as const;

export function WhyUs() {
  const t = useText(homeMessages);
  return (
    <section className={styles.section}>
      <h2>{t('whyTitle')}</h2>
      <ul className={styles.reasons}>
        {reasons.map(({ title, text, art }) => (
          <li key={title}>
            <span className={styles.badge}>
              <svg width="40" height="40" viewBox="0 0 64 64" aria-hidden="true">
                <path d={art} />
              </svg>
            </span>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
