import type { PlanName } from '@deepam/contracts';
import { pictureOf } from '../../lib/picture.js';

const files = import.meta.glob<string>('../../assets/art/packet-*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const products = [
  {
    id: 'pure',
    name: 'pureName',
    packet: pictureOf(files, 'packet-pure', 640, 640),
    packetText: 'purePacket',
    description: 'pureText',
    plans: ['Bronze', 'Silver', 'Gold'],
    features: ['pure1', 'pure2', 'pure3'],
  },
  {
    id: 'long',
    name: 'longName',
    packet: pictureOf(files, 'packet-long', 640, 640),
    packetText: 'longPacket',
    description: 'longText',
    plans: ['Silver', 'Gold'],
    features: ['long1', 'long2', 'long3'],
  },
  {
    id: 'round',
    name: 'roundName',
    packet: pictureOf(files, 'packet-round', 640, 640),
    packetText: 'roundPacket',
    description: 'roundText',
    plans: ['Gold'],
    features: ['round1', 'round2', 'round3'],
  },
] as const satisfies readonly { plans: readonly PlanName[]; [more: string]: unknown }[];

export type Product = (typeof products)[number];
