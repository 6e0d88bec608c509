import type { DeskPayout } from '@deepam/contracts';
import { useState } from 'react';
import { DataTable } from '../../../components/data-table.js';
import { ImageDialog } from '../../../components/image-dialog.js';
import { KeysetList } from '../../../components/keyset-list.js';
import { personName } from '../../../components/person-name.js';
import { EmptyState } from '../../../components/states.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { fileOf } from '../../../lib/files/fresh-link.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { useDeskPayouts } from '../api/payout-list.js';
import { payoutMessages } from '../messages.js';
import { PayoutActionDialog } from './payout-action-dialog.js';
import { payoutsOfOneColumns, type PayoutAction } from './payout-columns.js';

const limit = 20;

/** The payouts of one member, for the desk. */
export function MemberPayouts({ memberId }: { memberId: string }) {
  const t = useText(payoutMessages);
  const { may } = useDesk();
  const pages = useKeysetPages(memberId, 'payouts-page');
  const list = useDeskPayouts({ limit, cursor: pages.cursor, memberId });
  const [deciding, setDeciding] = useState<{ what: PayoutAction; payout: DeskPayout } | null>(null);
  const [proof, setProof] = useState<string | null>(null);
  const close = () => setDeciding(null);
  const decide = may('payouts') ? (what: PayoutAction, payout: DeskPayout) => setDeciding({ what, payout }) : null;
  const proofsOf = (payouts: readonly DeskPayout[]) =>
    payouts.flatMap(({ member, paymentProof: src, amount }) =>
      src === null
        ? []
        : [{ src, title: t('proofOfMember', { name: personName(member.name), amount: formatRupees(amount) }) }],
    );
  return (
    <KeysetList
      list={list}
      pages={pages}
      pageSize={limit}
      empty={<EmptyState title={t('historyEmpty')} icon="rupee" />}
    >
      {(payouts) => (
        <>
          <DataTable
            caption={t('panelTitle')}
            columns={payoutsOfOneColumns(t, decide, setProof, undefined)}
            rows={payouts}
            rowKey={({ _id }) => _id}
          />
          <ImageDialog
            image={proofsOf(payouts).find(({ src }) => proof !== null && fileOf(src) === fileOf(proof)) ?? null}
            among={proofsOf(payouts)}
            onClose={() => setProof(null)}
          />
          {deciding !== null && <PayoutActionDialog {...deciding} rows={payouts} onClose={close} />}
        </>
      )}
    </KeysetList>
  );
}
