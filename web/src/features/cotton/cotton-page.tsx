import { Navigate } from 'react-router-dom';
import { RequirePermissions } from '../../shared/members/require-permissions.js';
import { seeingOrders } from '../../lib/auth/desk-permissions.js';
import { useAuth } from '../../lib/auth/use-auth.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { CottonAreaPage } from './components/cotton-area-page.js';
import { CottonOrderPage } from './components/cotton-order-page.js';

export default function CottonPage({ id }: { id: string | undefined }) {
  const { isHead } = useAuth();
  const { isStaff } = useDesk();
  if (id === undefined) return isHead || isStaff ? <Navigate to="/dashboard#cotton" replace /> : <CottonAreaPage />;
  const page = <CottonOrderPage key={id} id={id} />;
  return isStaff ? <RequirePermissions needs={seeingOrders}>{page}</RequirePermissions> : page;
}
