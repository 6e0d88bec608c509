import type { PlanName } from '@deepam/contracts';
import { pictureOf } from '../../lib/picture.js';

/** Texts are keys of the home page's messages. */
export const products = [
  {
    id: 'pure',
    name: 'pureName',
    packet: pictureOf('packet-pure', 640, 640),
    packetText: 'purePacket',
    drawing: pictureOf('product-pure', 640, 480),
    description: 'pureText',
    plans: ['Bronze', 'Silver', 'Gold'],
    features: ['pure1', 'pure2', 'pure3'],
  },
  {
    id: 'long',
    name: 'longName',
    packet: pictureOf('packet-long', 640, 640),
    packetText: 'longPacket',
    drawing: pictureOf('product-long', 640, 480),
    description: 'longText',
    plans: ['Silver', 'Gold'],
    features: ['long1', 'long2', 'long3'],
  },
  {
    id: 'round',
    name: 'roundName',
    packet: pictureOf('packet-round', 640, 640),
    packetText: 'roundPacket',
    drawing: pictureOf('product-round', 640, 480),
    description: 'roundText',
    plans: ['Gold'],
    features: ['round1', 'round2', 'round3'],
  },
] as const satisfies readonly { plans: readonly PlanName[]; [more: string]: unknown }[];

export type Product = (typeof products)[number];
