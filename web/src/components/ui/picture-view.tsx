import type { Picture } from '../../lib/picture.js';
import styles from './picture-view.module.css';

interface Props {
  picture: Picture;
  sizes: string;
  alt?: string;
  className?: string;
  eager?: boolean;
}

/** The box has the picture's proportions and colour from the first paint on. */
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
