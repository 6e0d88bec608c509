import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ui/button.js';
import { RequirePermissions } from '../../shared/members/require-permissions.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { Page, Card } from '../../components/ui/surface.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useBusinessOverview } from './api.js';
import styles from './components/business-desk.module.css';
import { DaysChart } from './components/days-chart.js';
import { businessDeskMessages } from './messages.js';
import type { BusinessFigures, BusinessOverview } from '@deepam/contracts';
import { FigureTileList, FigureTile } from '../../components/ui/figure-tile.js';
import { formatRupees } from '../../lib/format/money.js';
import { MoneyText } from '../../components/ui/money-text.js';

const always = ['received', 'depositsReceived', 'commission', 'paid'] as const satisfies (keyof BusinessFigures)[];

const sometimes = [
  'earnings',
  'givenBack',
  'depositsReturned',
  'takenBack',
  'taxDeducted',
] as const satisfies (keyof BusinessFigures)[];

function FigureTiles({ view }: { view: BusinessOverview }) {
  const t = useText(businessDeskMessages);
  const { today, yesterday, month, monthBefore, day } = view;
  const shown = [...always, ...sometimes.filter((figure) => month[figure] !== 0 || monthBefore[figure] !== 0)];
  const to = `/reports?by=day&from=${day.slice(0, 7)}-01&to=${day}`;
  return (
    <Card aria-labelledby="figures-title">
      <h2 id="figures-title">{t('todayTitle')}</h2>
      {view.uncounted > 0 && <p className={styles.soft}>{t('counting')}</p>}
      <FigureTileList>
        {shown.map((figure) => (
          <MoneyTile key={figure} name={t(`column.${figure}`)} rupees={today[figure]} to={to}>
            <span className={styles.tileNote}>{t('yesterday', { amount: formatRupees(yesterday[figure]) })}</span>
            <span className={styles.tileMonth}>{t('thisMonth', { amount: formatRupees(month[figure]) })}</span>
            <span className={styles.tileNote}>{t('monthBefore', { amount: formatRupees(monthBefore[figure]) })}</span>
          </MoneyTile>
        ))}
      </FigureTileList>
    </Card>
  );
}

function OwedTiles({ view: { owed } }: { view: BusinessOverview }) {
  const t = useText(businessDeskMessages);
  return (
    <Card aria-labelledby="owed-title">
      <h2 id="owed-title">{t('owedTitle')}</h2>
      <FigureTileList>
        <MoneyTile name={t('payable')} rupees={owed.payable} to="/dashboard#payouts" />
        <MoneyTile name={t('requested')} rupees={owed.requested} to="/payables?payouts=requested" />
        <MoneyTile name={t('deposits')} rupees={owed.deposits} to="/orders?orders=Delivered" />
        {owed.tax !== 0 && <MoneyTile name={t('tax')} rupees={owed.tax} to="/tax" />}
      </FigureTileList>
    </Card>
  );
}

interface Props {
  name: string;
  rupees: number;
  to: string;
  children?: ReactNode;
}

function MoneyTile({ rupees, ...tile }: Props) {
  return <FigureTile {...tile} value={<MoneyText rupees={rupees} />} />;
}

export function DeskPage({ waiting, stock }: { waiting: ReactNode; stock: ReactNode }) {
  const t = useText(businessDeskMessages);
  const { isStaff, may } = useDesk();
  const seesMoney = may('reports');
  return (
    <Page>
      <PageHeader
        title={t('title')}
        actions={
          seesMoney && (
            <ButtonLink variant="secondary" to="/reports">
              {t('reportsTitle')}
            </ButtonLink>
          )
        }
      />
      {isStaff || may() ? (
        <div className={styles.page}>
          {waiting}
          {seesMoney && <Money />}
          {stock}
        </div>
      ) : (
        <RequirePermissions>{null}</RequirePermissions>
      )}
    </Page>
  );
}

function Money() {
  const overview = useBusinessOverview();
  const { data } = overview;
  if (data === undefined) {
    return overview.isError ? (
      <ErrorState error={overview.error} onRetry={() => void overview.refetch()} />
    ) : (
      <LoadingState />
    );
  }
  return (
    <>
      <FigureTiles view={data} />
      <OwedTiles view={data} />
      <DaysChart days={data.days} />
    </>
  );
}
