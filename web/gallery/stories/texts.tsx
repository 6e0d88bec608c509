import { Avatar } from '../../src/components/ui/avatar.js';
import { DateText } from '../../src/components/ui/date-text.js';
import { DetailList } from '../../src/components/ui/detail-list.js';
import { EmailText } from '../../src/components/ui/email-text.js';
import { FactTiles } from '../../src/components/ui/fact-tiles.js';
import { FigureTile, FigureTileList } from '../../src/components/ui/figure-tile.js';
import { MoneyText } from '../../src/components/ui/money-text.js';
import { Narration } from '../../src/components/ui/narration.js';
import { PlanBadge, StatusBadge, type Tone } from '../../src/components/ui/status-badge.js';
import { Steps } from '../../src/components/ui/steps.js';
import { longName, noon, type Story, useWords } from '../story.js';
import { Row } from './parts.js';

export const moneyText: Story = {
  of: { MoneyText },
  states: {
    Amounts: () => (
      <Row>
        {[0, 750, 1_234.5, 1_00_000, 12_34_567.89, -750].map((rupees) => (
          <MoneyText key={rupees} rupees={rupees} />
        ))}
      </Row>
    ),
  },
};

export const dateText: Story = {
  of: { DateText },
  states: { Day: () => <DateText instant={noon} />, 'Day and time': () => <DateText instant={noon} withTime /> },
};

const address = 'venkatanarasimharajuvaripetasu.subramaniam@post.example.in';

export const longTexts: Story = {
  of: { EmailText, Narration },
  states: {
    'Email address': () => (
      <p>
        <EmailText address={address} />
      </p>
    ),
    'Narration of a bank': () => (
      <p>
        <Narration text="UPI/CR/600512345678/VENKATANARASIMHARAJUVARIPETASU|SBIN*Payment from PhonePe" />
      </p>
    ),
  },
};

const tones: readonly Tone[] = ['neutral', 'good', 'warn', 'bad', 'flame', 'pending', 'rejected'];

function Badges() {
  const { payout } = useWords();
  return (
    <Row>
      {tones.map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {payout('statusRequested')}
        </StatusBadge>
      ))}
    </Row>
  );
}

const Plans = () => (
  <Row>
    <PlanBadge plan="Bronze" />
    <PlanBadge plan="Silver" />
    <PlanBadge plan="Gold" />
  </Row>
);

export const statusBadge: Story = { of: { StatusBadge, PlanBadge }, states: { Tones: Badges, Plans } };

export const statusBadgeInBackOffice: Story = { of: { StatusBadge }, isBackOffice: true, states: { Tones: Badges } };

const portrait =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23c2570c"/%3E%3C/svg%3E';

export const avatar: Story = {
  of: { Avatar },
  states: {
    Initials: () => (
      <Row>
        {['Asha Patil', 'செல்வி முருகன்', longName].map((name) => (
          <Avatar key={name} name={name} image={null} />
        ))}
      </Row>
    ),
    'Picture, large': () => <Avatar name="Asha Patil" image={portrait} size={96} />,
  },
};

function Details() {
  const { dialog } = useWords();
  return (
    <DetailList
      rows={[
        [dialog('name'), longName],
        [dialog('mobile'), '98765 43210'],
        [dialog('email'), <EmailText key="email" address={address} />],
        [dialog('sponsor'), dialog('none')],
      ]}
    />
  );
}

export const detailList: Story = { of: { DetailList }, states: { 'Long texts': Details } };

function Facts() {
  const { payout } = useWords();
  return (
    <FactTiles
      label={payout('payoutsTitle')}
      facts={[
        [payout('pending'), <MoneyText key="held" rupees={0} />],
        [payout('available'), <MoneyText key="available" rupees={12_34_567.89} />],
        [payout('reserved'), <MoneyText key="reserved" rupees={750} />],
        [payout('paid'), <MoneyText key="paid" rupees={1_00_000} />],
      ]}
    />
  );
}

export const factTiles: Story = { of: { FactTiles }, states: { Default: Facts } };

function Figures({ size }: { size?: 'small' }) {
  const { payout, wallet, statement } = useWords();
  return (
    <FigureTileList size={size}>
      <FigureTile
        name={payout('available')}
        value={<MoneyText rupees={12_34_567.89} />}
        note={wallet('commissionFrom')}
      />
      <FigureTile name={payout('payoutsTitle')} value="3" to="/payouts" note={payout('statusRequested')} />
      <FigureTile name={statement('opening')} value={<MoneyText rupees={0} />} />
    </FigureTileList>
  );
}

export const figureTile: Story = {
  of: { FigureTile, FigureTileList },
  states: { Default: () => <Figures />, Small: () => <Figures size="small" /> },
};

function Way({ current }: { current: number }) {
  const { register } = useWords();
  const steps = [register('nextPlan'), register('nextProfile'), register('nextApproval')];
  return <Steps label={register('nextTitle')} steps={steps} current={current} />;
}

export const steps: Story = {
  of: { Steps },
  states: { Begun: () => <Way current={0} />, 'Half done': () => <Way current={1} />, Done: () => <Way current={3} /> },
};
