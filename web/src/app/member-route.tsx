import { Navigate, useParams } from 'react-router-dom';
import { lazyPart } from '../lib/insisting.js';

const MemberOfAddress = lazyPart(() => import('./member-of-address.js'));
const NotFoundPage = lazyPart(() => import('./not-found-page.js'));

/** /members/<id>. Apart from what it shows: each page's chunks are named in what a first visit loads. */
export default function MemberRoute() {
  const { id } = useParams();
  if (id === undefined) return <Navigate to="/network" replace />;
  return /^[0-9a-f]{24}$/.test(id) ? <MemberOfAddress id={id} /> : <NotFoundPage />;
}
