import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { callApi } from '../../lib/api-client.js';
import { keyOf, useRefresh } from '../../lib/api/endpoint-query.js';
import { useAction } from '../../lib/api/use-action.js';
import { useText } from '../../lib/i18n/use-text.js';
import { NumbersBox } from '../numbers/numbers-box.js';
import { sessionMessages } from './session-messages.js';
import { SessionsPanel } from './sessions-panel.js';

export function MemberSessions({ memberId }: { memberId: string }) {
  const t = useText(sessionMessages);
  return (
    <NumbersBox title={t('memberTitle')}>
      <AccountSessions id={memberId} texts={{ endAll: t('endAll'), title: t('askAllTitle'), text: t('askAllText') }} />
    </NumbersBox>
  );
}

export function AccountSessions({ id, texts }: { id: string; texts: ComponentProps<typeof SessionsPanel>['texts'] }) {
  const refresh = useRefresh();
  const sessions = useQuery({
    queryKey: keyOf('memberSessions', { id }),
    queryFn: ({ signal }) => callApi('memberSessions', { params: { id }, signal }),
  });
  const onSettled = () => refresh('memberSessions');
  const end = useAction({
    mutationFn: (sessionId: string, key) => callApi('endMemberSession', { key, params: { id, sessionId } }),
    onSettled,
  });
  const endAll = useAction({
    mutationFn: (_nothing: void, key) => callApi('endMemberSessions', { key, params: { id } }),
    onSettled,
  });
  return <SessionsPanel sessions={sessions} end={end} endAll={endAll} texts={texts} size="small" canEndCurrent />;
}
