import { useParams } from 'react-router-dom';
import { lazyPart } from '../lib/retry-import.js';

const CottonPage = lazyPart(() => import('../features/cotton/cotton-page.js'));
const NotFoundPage = lazyPart(() => import('./not-found-page.js'));

export default function CottonRoute() {
  const { id } = useParams();
  return id === undefined || /^[0-9a-f]{24}$/.test(id) ? <CottonPage id={id} /> : <NotFoundPage />;
}
