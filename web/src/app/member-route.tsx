import { Navigate, useParams } from 'react-router-dom';
import { lazyPart } from '../lib/retry-import.js';

const MemberOfAddress = lazyPart(() => import('./member-of-address.js'));
const NotFoundPage = lazyPart(() => import('./not-found-page.js'));

/** This module is separate, because the chunks of each page are listed for a first visit. */
export default function MemberRoute() {
  const { id } = useParams();
  if (id === undefined) return <Navigate to="/network" replace />;
  return /^[0-9a-f]{24}$/.test(id) ? <MemberOfAddress id={id} /> : <NotFoundPage />;
}
