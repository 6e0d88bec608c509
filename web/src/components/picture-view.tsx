import type { Picture } from '../lib/picture.js';
import styles from './picture-view.module.css';

interface Props {
  picture: Picture;
  /** How wide it is shown, as the `sizes` of an image: `(width < 600px) 100vw, 560px`. */
  sizes: string;
  /** Empty for decoration. */
  alt?: string;
  className?: string;
  /** True for what is seen at once; the rest loads when it comes near. */
  eager?: boolean;
}

/** Its place has its proportions and its colour from the first drawing on. */
export function PictureView({ picture, sizes, alt = '', className = '', eager = false }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <img
        className={`${styles.picture} ${className}`}
        data-picture={picture.name}
        src={picture.fallback}
        srcSet={picture.webp}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
