import { Panel } from '../../../components/ui/panel.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { mayAddMembers, type PanelViewer } from '../adding.js';
import { networkMessages } from '../messages.js';
import { AddMember } from './add-member.js';
import { NetworkTable } from './network-table.js';

export function NetworkPanel({ viewer }: { viewer: PanelViewer }) {
  const t = useText(networkMessages);
  return (
    <Panel title={t('title')} actions={<AddMember viewer={viewer} />}>
      <NetworkTable mayAdd={mayAddMembers(viewer)} />
    </Panel>
  );
}
