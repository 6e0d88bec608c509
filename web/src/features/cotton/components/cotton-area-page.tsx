import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { CompleteProfile } from '../../../shared/members/complete-profile.js';
import { PageHeader } from '../../../components/ui/page-header.js';
import { Panel, Panels } from '../../../components/ui/panel.js';
import { GuideLine, Page } from '../../../components/ui/surface.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useMembership } from '../../../lib/network/membership.js';
import { useMayOrder } from '../again.js';
import { useCottonOrders, useCottonPassbook } from '../api.js';
import { cottonMessages } from '../messages.js';
import { cottonOrderMessages } from '../order-page-messages.js';
import styles from './cotton.module.css';
import { BegunOrder } from './begun-order.js';
import { OwnOrders } from './own-orders.js';
import { RequestCotton } from './request-cotton.js';
import { Icon } from '../../../components/ui/icon.js';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { SelectField } from '../../../components/ui/text-field.js';
import { Toolbar } from '../../../components/ui/toolbar.js';
import { useMomentOfPrinting } from '../../../components/ui/use-moment-of-printing.js';
import { useAddressValues } from '../../../lib/use-address-values.js';
import { passbookMessages } from '../passbook-messages.js';
import { YearOfCotton } from './year-of-cotton.js';
import type { CottonPassbook } from '@deepam/contracts';
import { MoneyText } from '../../../components/ui/money-text.js';
import { PrintedSheet } from '../../../components/ui/printed-sheet.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { passbookRows } from '../passbook-rows.js';
import printedPassbookStyles from './passbook.module.css';

function PrintedPassbook({ book, at }: { book: CottonPassbook; at: Date }) {
  const t = useText(passbookMessages);
  const say = useText(cottonMessages);
  const member = useMembership().data;
  return (
    <PrintedSheet
      title={t('title')}
      member={member}
      facts={[
        `${t('year')} ${book.year}`,
        t('before', { amount: formatRupees(book.depositBefore) }),
        t('printedOn', { moment: formatDateTime(at.toISOString()) }),
      ]}
    >
      <table className={printedPassbookStyles.table}>
        <thead>
          <tr>
            {(['month', 'taken', 'returned', 'paid', 'back', 'held', 'earned'] as const).map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {passbookRows(book, t('total')).map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{say('kg', { count: row.takenKg })}</td>
              <td>{say('kg', { count: row.returnedKg })}</td>
              {(['depositPaid', 'depositBack', 'depositHeld', 'makingCharge'] as const).map((name) => (
                <td key={name}>
                  <MoneyText rupees={row[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintedSheet>
  );
}

export function CottonAreaPage() {
  const t = useText(cottonOrderMessages);
  const say = useText(cottonMessages);
  const membership = useMembership().data;
  const orders = useCottonOrders().data?.pages;
  const hasNone = orders?.every(({ items }) => items.length === 0) === true;
  const [isOrdering, setOrdering] = useState(false);
  const mayOrder = useMayOrder();
  if (membership?.isApproved === false) {
    return (
      <Page>
        <CompleteProfile isPage />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader
        title={t('area')}
        lead={t('areaLead')}
        actions={
          mayOrder ? (
            <Button aria-haspopup="dialog" needsConnection onClick={() => setOrdering(true)}>
              {say('requestButton')}
            </Button>
          ) : (
            membership && <PlanMissing isAsked={membership.requestedPlan !== null} />
          )
        }
      />
      <Panels>
        <Panel title={t('orders')}>
          <OwnOrders />
          <GuideLine guide="cotton" isFirst={hasNone} />
        </Panel>
        <Passbook />
      </Panels>
      {isOrdering && <RequestCotton onClose={() => setOrdering(false)} />}
      {mayOrder && <BegunOrder />}
    </Page>
  );
}

function PlanMissing({ isAsked }: { isAsked: boolean }) {
  const t = useText(cottonOrderMessages);
  if (isAsked) return <p className={styles.missing}>{t('planWaits')}</p>;
  return (
    <p className={styles.missing}>
      {t('needsPlan')} <Link to="/plans">{t('seePlans')}</Link>
    </p>
  );
}

function Passbook() {
  const t = useText(passbookMessages);
  const [params, change] = useAddressValues();
  const book = useCottonPassbook(params.get('year') ?? undefined);
  const printedAt = useMomentOfPrinting();
  return (
    <Panel id="passbook" title={t('title')} lead={t('lead')}>
      {book.data === undefined ? (
        book.isError ? (
          <ErrorState error={book.error} onRetry={() => void book.refetch()} />
        ) : (
          <LoadingState />
        )
      ) : (
        <>
          <Toolbar>
            <SelectField
              label={t('year')}
              value={book.data.year}
              onChange={({ target }) => change({ year: target.value })}
            >
              {book.data.years.map((year) => (
                <option key={year}>{year}</option>
              ))}
            </SelectField>
            <Button variant="secondary" onClick={() => window.print()}>
              <Icon name="print" size={18} />
              {t('print')}
            </Button>
          </Toolbar>
          <YearOfCotton book={book.data} />
          {printedAt !== null && <PrintedPassbook book={book.data} at={printedAt} />}
        </>
      )}
    </Panel>
  );
}
