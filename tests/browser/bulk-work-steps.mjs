import { answers } from './screen-steps.mjs';

const moment = new Date().toISOString();
const work = { begunAt: moment, begunBy: 'Meera Ramachandran', failed: 17 };
const running = {
  ...work,
  _id: '65f0000000000000000000f1',
  kind: 'approve-plans',
  state: 'running',
  endedAt: null,
  rows: 137,
  done: 40,
};
const done = {
  ...work,
  _id: '65f0000000000000000000f2',
  kind: 'approve-registrations',
  state: 'stopped',
  endedAt: moment,
  rows: 137,
  done: 100,
};
const error = 'The request that you looked at has changed. Please reload the page.';
const results = [
  { name: 'Asha Patil', kg: null, state: 'failed', failure: { code: 'NETWORK.REQUEST_CHANGED', error } },
  { name: 'Venkatasubramanian Ramachandran', kg: null, state: 'done', failure: null },
  { name: null, kg: null, state: 'waiting', failure: null },
].map((row, place) => ({ ...row, _id: `65f00000000000000000000${place}` }));

export async function seesWorks(page) {
  await answers('/admin/bulk-works/network?*', 200, [running, done])(page);
  await answers('/admin/bulk-works/network/*', 200, { ...running, results })(page);
}
