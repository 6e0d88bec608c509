import { useEffect } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { Carousel } from './components/carousel.js';
import { Hero } from './components/hero.js';
import { JoinUs } from './components/join-us.js';
import { ProductGrid } from './components/product-grid.js';
import { WhyUs } from './components/why-us.js';
import { homeMessages } from './messages.js';

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
