import type { DeskPayout } from '@deepam/contracts';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button.js';
import { ImageDialog } from '../../../components/image-dialog.js';
import { LoadedList } from '../../../components/keyset-list.js';
import { OnlyOne } from '../../../components/only-one.js';
import { Panel } from '../../../components/panel.js';
import { personName } from '../../../components/person-name.js';
import { SavedViews } from '../../../components/saved-views.js';
import { EmptyState } from '../../../components/states.js';
import { useSteadyRows } from '../../../components/use-steady-rows.js';
import { fileOf } from '../../../lib/files/fresh-link.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { useLinkedId } from '../../../lib/use-linked-id.js';
import { useScrollHere } from '../../../lib/use-scroll-here.js';
import { useDeskPayouts } from '../api/payout-list.js';
import { batchMessages } from '../batch-messages.js';
import { payoutMessages } from '../messages.js';
import { payoutCount } from '../payout-count.js';
import { payoutStateNames, usePayoutChoice } from '../use-payout-choice.js';
import { PayoutActionDialog } from './payout-action-dialog.js';
import type { PayoutAction } from './payout-columns.js';
import { PayoutFilters } from './payout-filters.js';
import { PayoutRows } from './payout-rows.js';

/** The head's list of payouts; only those that are requested can be decided, or put into a batch. */
export function MemberCommissionPanel() {
  const t = useText(payoutMessages);
  const say = useText(batchMessages);
  useScrollHere('payouts');
  const choice = usePayoutChoice();
  const [deciding, setDeciding] = useState<{ what: PayoutAction; payout: DeskPayout } | null>(null);
  const [proof, setProof] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [linked, showAll] = useLinkedId('payout');
  const { filters, sorted } = choice;
  const sorting = { sort: sorted.key, order: sorted.order };
  const pages = useKeysetPages(JSON.stringify([filters, sorting, choice.size, linked]), 'payouts-page');
  const question = linked === null ? { ...filters, ...sorting } : { payoutId: linked };
  const list = useDeskPayouts({ limit: Number(choice.size), cursor: pages.cursor, ...question });
  const { rows, held } = useSteadyRows({
    pages,
    rows: list.data?.items,
    isOld: list.isPlaceholderData,
    keyOf: ({ _id }) => _id,
  });
  const proofs = rows.flatMap(({ member, paymentProof: src, amount }) =>
    src === null
      ? []
      : [{ src, title: t('proofOfMember', { name: personName(member.name), amount: formatRupees(amount) }) }],
  );
  const close = () => setDeciding(null);

  return (
    <Panel
      id="payouts"
      title={t('panelTitle')}
      lead={t('panelLead')}
      actions={
        <ButtonLink variant="secondary" to="/payout-batches">
          {say('title')}
        </ButtonLink>
      }
    >
      {linked === null && <SavedViews list="payouts" names={payoutStateNames} count={payoutCount} />}
      {linked === null ? <PayoutFilters choice={choice} /> : <OnlyOne onAll={showAll} />}
      <LoadedList list={list} pages={pages} pageSize={Number(choice.size)} shown={rows.length}>
        {content}
      </LoadedList>
      <ImageDialog
        image={proofs.find(({ src }) => proof !== null && fileOf(src) === fileOf(proof)) ?? null}
        among={proofs}
        onClose={() => setProof(null)}
      />
      {deciding !== null && <PayoutActionDialog {...deciding} rows={rows} onClose={close} />}
    </Panel>
  );

  function content() {
    if (rows.length === 0) {
      return (
        <EmptyState title={t(choice.isNarrowed ? 'panelNoMatch' : 'panelEmpty')} icon="rupee">
          {!choice.isNarrowed && <p>{t('panelEmptyHint')}</p>}
        </EmptyState>
      );
    }
    return (
      <PayoutRows
        items={rows}
        held={held}
        question={question}
        chosen={chosen}
        onChoose={setChosen}
        sort={linked === null ? sorted : undefined}
        onSort={choice.setSort}
        onDecide={(what, payout) => setDeciding({ what, payout })}
        onProof={setProof}
      />
    );
  }
}
