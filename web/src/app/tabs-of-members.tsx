import type { ReactNode } from 'react';
import { Icon } from '../components/icon.js';
import { tabMessages } from './tab-messages.js';

export interface Tab {
  readonly to: string;
  readonly name: Exclude<keyof (typeof tabMessages)['english'], 'label'>;
  readonly icon: ReactNode;
  readonly holds: readonly string[];
}

const drawn = (path: string) => (
  <svg
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <path d={path} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

export const tabs: readonly Tab[] = [
  { to: '/dashboard', name: 'home', icon: drawn('M3 11l9-7 9 7M5.5 9.5V20h13V9.5M10 20v-5.5h4V20'), holds: [] },
  { to: '/network', name: 'network', icon: <Icon name="network" size={24} />, holds: ['/adduser'] },
  { to: '/cotton', name: 'cotton', icon: <Icon name="cotton" size={24} />, holds: [] },
  {
    to: '/wallet',
    name: 'wallet',
    icon: drawn('M4 7.5h16V20H4zM4 7.5L16 4v3.5M20 11.5h-5v4.5h5'),
    holds: ['/statement'],
  },
  {
    to: '/profile',
    name: 'me',
    icon: <Icon name="user" size={24} />,
    holds: ['/change-password', '/second-factor', '/preferences', '/documents'],
  },
];
