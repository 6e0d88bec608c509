import { useEffect } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { Carousel } from './components/carousel.js';
import { Hero } from './components/hero.js';
import { ProductGrid } from './components/product-grid.js';
import { WhyUs } from './components/why-us.js';
import { homeMessages } from './messages.js';
import networkImage from '../../assets/art/network.svg';
import { ButtonLink } from '../../components/ui/button.js';
import styles from './components/join-us.module.css';

export function HomePage() {
  const t = useText(homeMessages);
  useEffect(() => {
    document.title = t('tabTitle');
  });
  return (
    <>
      <Hero />
      <Carousel />
      <ProductGrid />
      <WhyUs />
      <JoinUs />
    </>
  );
}

function JoinUs() {
  const t = useText(homeMessages);
  return (
    <section className={styles.section}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2>{t('joinTitle')}</h2>
          <p className={styles.lead}>{t('joinLead')}</p>
          <p>{t('joinText')}</p>
          <ButtonLink to="/contact" className={styles.action}>
            {t('contactUs')}
          </ButtonLink>
        </div>
        <img src={networkImage} alt="" width="640" height="420" loading="lazy" />
      </div>
    </section>
  );
}
