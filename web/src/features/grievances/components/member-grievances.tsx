import type { GrievanceRow } from '@deepam/contracts';
import { useState } from 'react';
import { DataTable } from '../../../components/ui/data-table.js';
import { grievanceMessages } from '../../../shared/grievances/grievance-messages.js';
import { KeysetList } from '../../../components/ui/keyset-list.js';
import { EmptyState } from '../../../components/ui/states.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { useGrievances, useAcknowledging } from '../api.js';
import { grievanceDeskMessages } from '../messages.js';
import { AnswerDialog } from './answer-dialog.js';
import { grievanceColumns } from './grievance-columns.js';

const limit = 20;

export function MemberGrievances({ memberId }: { memberId: string }) {
  const t = useText(grievanceDeskMessages);
  const ticketText = useText(grievanceMessages);
  const { may } = useDesk();
  const pages = useKeysetPages(memberId, 'grievances-page');
  const list = useGrievances({ memberId, limit, cursor: pages.cursor });
  const acknowledging = useAcknowledging();
  const [answering, setAnswering] = useState<GrievanceRow | null>(null);
  const open = list.data?.items.find(({ ticket }) => ticket === answering?.ticket) ?? answering;
  return (
    <>
      <KeysetList
        list={list}
        pages={pages}
        pageSize={limit}
        empty={<EmptyState title={t('noneOfMember')} icon="check" />}
      >
        {(grievances) => (
          <DataTable
            caption={t('title')}
            columns={grievanceColumns(t, ticketText, {
              mayAnswer: may('grievances'),
              ...acknowledging,
              onOpen: setAnswering,
            }).filter(({ key }) => key !== 'who')}
            rows={grievances}
            rowKey={({ ticket }) => ticket}
          />
        )}
      </KeysetList>
      {open !== null && <AnswerDialog grievance={open} onClose={() => setAnswering(null)} />}
    </>
  );
}
