import {
  beginCottonWork,
  beginNetworkWork,
  cottonWork,
  cottonWorks,
  networkWork,
  networkWorks,
  stopCottonWork,
  stopNetworkWork,
} from '@deepam/contracts';
import { missingId, when, type InputFor, type Scene } from './scene.js';

/** Bulk work belongs to the company. The existing one has ended, and has one row with an unknown id. */
export const networkWorkRows = `    POST /admin/bulk-works/network - 401 403 403 403 403 403 202 202 403 403 401 401
    GET /admin/bulk-works/network - 401 403 403 403 403 403 200 200 403 403 401 401
    GET /admin/bulk-works/network/:id own 401 403 403 403 403 403 200 200 403 403 401 401
    GET /admin/bulk-works/network/:id other 401 403 403 403 403 403 200 200 403 403 401 401
    GET /admin/bulk-works/network/:id missing 401 403 403 403 403 403 404 404 403 403 401 401
    GET /admin/bulk-works/network/:id malformed 401 403 403 403 403 403 400 400 403 403 401 401
    POST /admin/bulk-works/network/:id/stop own 401 403 403 403 403 403 409 409 403 403 401 401
    POST /admin/bulk-works/network/:id/stop other 401 403 403 403 403 403 409 409 403 403 401 401
    POST /admin/bulk-works/network/:id/stop missing 401 403 403 403 403 403 404 404 403 403 401 401
    POST /admin/bulk-works/network/:id/stop malformed 401 403 403 403 403 403 400 400 403 403 401 401
`;
export const cottonWorkRows = `    POST /admin/bulk-works/cotton - 401 403 403 403 403 403 202 403 403 403 401 401
    GET /admin/bulk-works/cotton - 401 403 403 403 403 403 200 403 403 403 401 401
    GET /admin/bulk-works/cotton/:id own 401 403 403 403 403 403 200 403 403 403 401 401
    GET /admin/bulk-works/cotton/:id other 401 403 403 403 403 403 200 403 403 403 401 401
    GET /admin/bulk-works/cotton/:id missing 401 403 403 403 403 403 404 403 403 403 401 401
    GET /admin/bulk-works/cotton/:id malformed 401 403 403 403 403 403 400 403 403 403 401 401
    POST /admin/bulk-works/cotton/:id/stop own 401 403 403 403 403 403 409 403 403 403 401 401
    POST /admin/bulk-works/cotton/:id/stop other 401 403 403 403 403 403 409 403 403 403 401 401
    POST /admin/bulk-works/cotton/:id/stop missing 401 403 403 403 403 403 404 403 403 403 401 401
    POST /admin/bulk-works/cotton/:id/stop malformed 401 403 403 403 403 403 400 403 403 403 401 401
`;

const workInput = (make: (scene: Scene) => Promise<string>) => async (scene: Scene) => {
  const { target } = scene;
  const id = target === 'malformed' ? 'no-id' : target === 'missing' ? missingId : await make(scene);
  return { params: { id } };
};
const inNetwork = workInput(({ have }) => have.networkWork());
const inCotton = workInput(({ have }) => have.cottonWork());
const rows = [{ id: missingId }];

export const networkWorkInputs: readonly InputFor[] = [
  when(beginNetworkWork, () => ({ body: { kind: 'approve-registrations', rows } })),
  when(networkWorks),
  when(networkWork, inNetwork),
  when(stopNetworkWork, inNetwork),
];
export const cottonWorkInputs: readonly InputFor[] = [
  when(beginCottonWork, () => ({ body: { kind: 'deliver-cotton', rows } })),
  when(cottonWorks),
  when(cottonWork, inCotton),
  when(stopCottonWork, inCotton),
];
