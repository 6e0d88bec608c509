import { pictureOf } from '../../lib/picture.js';
import type { Product } from './products.js';

const files = import.meta.glob<string>('../../assets/art/product-*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** What is in the packet. Apart from the products: the home page itself shows the packets alone. */
export const drawingOf = ({ id }: Product) => pictureOf(files, `product-${id}`, 640, 480);
