import { Icon } from '../../../components/ui/icon.js';
import { PictureView } from '../../../components/ui/picture-view.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { pictureOf } from '../../../lib/picture.js';
import { homeMessages } from '../messages.js';
import styles from './carousel.module.css';
import { useEffect, useState, useSyncExternalStore } from 'react';

const query = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  const motion = query();
  motion.addEventListener('change', listener);
  return () => motion.removeEventListener('change', listener);
}

const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );

const files = import.meta.glob<string>('../../../assets/art/slide-*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});
const slides = [
  { picture: pictureOf(files, 'slide-lamps', 1200, 640), title: 'slideLamps', text: 'slideLampsText' },
  { picture: pictureOf(files, 'slide-field', 1200, 640), title: 'slideField', text: 'slideFieldText' },
  { picture: pictureOf(files, 'slide-wicks', 1200, 640), title: 'slideWicks', text: 'slideWicksText' },
  { picture: pictureOf(files, 'slide-packs', 1200, 640), title: 'slidePacks', text: 'slidePacksText' },
  { picture: pictureOf(files, 'slide-temple', 1200, 640), title: 'slideTemple', text: 'slideTempleText' },
] as const;

export function Carousel() {
  const t = useText(homeMessages);
  const { index, playing, go, toggle, hold } = useAutoPlay(slides.length, 6000);
  return (
    <section
      className={styles.section}
      aria-roledescription="carousel"
      aria-label={t('slides')}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <h2 className={styles.heading}>{t('galleryTitle')}</h2>
      <div className={styles.frame}>
        <div className={styles.slides} aria-live={playing ? 'off' : 'polite'}>
          {slides.map(({ picture, title, text }, at) => (
            <div
              key={title}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={t('slideOf', { number: at + 1, count: slides.length })}
              inert={at !== index}
              data-shown={at === index || undefined}
            >
              <PictureView picture={picture} sizes="(max-width: 600px) 124vw, (max-width: 1160px) 94vw, 1096px" />
              <p className={styles.caption}>
                <strong>{t(title)}</strong>
                <span>{t(text)}</span>
              </p>
            </div>
          ))}
        </div>
        <div className={styles.controls}>
          <button type="button" aria-label={t(playing ? 'pause' : 'play')} onClick={toggle}>
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
          <span className={styles.dots}>
            {slides.map(({ title }, at) => (
              <button
                key={title}
                type="button"
                aria-label={t('goTo', { number: at + 1, title: t(title) })}
                aria-current={at === index || undefined}
                onClick={() => go(at)}
              />
            ))}
          </span>
          <button type="button" aria-label={t('previous')} onClick={() => go(index - 1)}>
            <Icon name="left" />
          </button>
          <button type="button" aria-label={t('next')} onClick={() => go(index + 1)}>
            <Icon name="right" />
          </button>
        </div>
      </div>
    </section>
  );
}

interface AutoPlay {
  readonly index: number;
  readonly playing: boolean;
  go(to: number): void;
  toggle(): void;
  hold(held: boolean): void;
}

/** Readers with reduced motion start it by hand. */
function useAutoPlay(count: number, period: number): AutoPlay {
  const [index, setIndex] = useState(0);
  const still = useReducedMotion();
  const [choice, setChoice] = useState<boolean | null>(null);
  const playing = choice ?? !still;
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setIndex((now) => (now + 1) % count);
    }, period);
    return () => clearInterval(timer);
  }, [playing, held, count, period, index]);

  return {
    index,
    playing,
    go: (to) => setIndex((to + count) % count),
    toggle: () => setChoice(!playing),
    hold: setHeld,
  };
}
