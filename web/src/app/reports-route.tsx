import { RegistersPanel } from '../features/business/business-section.js';
import ReportsPage from '../features/business-desk/reports-page.js';
import { Page } from '../components/ui/surface.js';
import { useDesk } from '../lib/auth/use-desk.js';
import styles from './reports-route.module.css';

export default function ReportsRoute() {
  const { may } = useDesk();
  return (
    <>
      <ReportsPage />
      {may('reports') && (
        <Page className={styles.registers}>
          <RegistersPanel />
        </Page>
      )}
    </>
  );
}
