import { pictureOf } from '../../lib/picture.js';
import type { Product } from './products.js';

const files = import.meta.glob<string>('../../assets/art/product-*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The drawings are separate from the products, because the home page shows only the packets. */
export const drawingOf = ({ id }: Product) => pictureOf(files, `product-${id}`, 640, 480);
