import {
  commissionRequest,
  documents,
  login,
  logout,
  memberNetwork,
  networkChildren,
  publicEndpoints,
  uploadIdProof,
  type ServiceName,
} from '@deepam/contracts';
import { beforeAll, expect, it } from '@jest/globals';
import { request } from 'undici';
import { receiptPng } from '@deepam/api-client';
import { lineOf, type AccessRow } from './access-table.js';
import { callOf, tables } from './access-tables.js';
import { statusesOfOtherRoutes } from './other-routes.js';
import { guesses, statusOf } from './guess-links.js';
import { AnswerReader } from './read-answers.js';
import { decides, missingId } from './scene.js';
import { furnishCast, thingsOfStranger, type Things } from './strangers-things.js';
import { tryRows, type Read, type Trial } from './try-rows.js';
import { revealingCalls, visible } from './who-may-see.js';
import { callAny } from '../world/call-any.js';
import { Belongings } from '../world/belongings.js';
import { Documentation } from '../world/documented-codes.js';
import { inTurn, turn } from '../world/thoroughness.js';
import { assembleCast, roles, type Cast, type Role } from '../world/cast.js';
import { isThorough, password, type Product } from '@deepam/testing';

type Tried = NonNullable<Trial['isTried']>;
const stated = (rows: readonly AccessRow[], isTried: Tried) =>
  rows.map((row) =>
    lineOf(
      row,
      roles.map((role) => {
        const expected = row.cells[role];
        return expected !== null && isTried(expected, row, role) ? expected : null;
      }),
    ),
  );
const post = async (url: string, content: object) => {
  const headers = { 'content-type': 'application/json' };
  const { body } = await request(url, { method: 'POST', headers, body: JSON.stringify(content) });
  return { body: (await body.json()) as { token: string } };
};
const isRefusal = (status: number) => status === 401 || status === 403;

/**
 * All that is read, and what anybody else changes or is refused to. What the company changes needs somebody new for each cell and takes
 * its turn, a seventh of the rows a run; of members whose plans make no difference to a change, one does.
 */
function triedToday(rows: readonly AccessRow[]): Tried {
  const today = new Set(inTurn(rows));
  return (expected, row, role) => {
    if (row.call.startsWith('GET ') || revealing.has(row.call)) return true;
    if (decides(role)) return expected >= 400 || today.has(row);
    const alike = withPlans.filter((one) => row.cells[one] === expected);
    return !alike.includes(role) || isThorough || alike[(rows.indexOf(row) + turn) % alike.length] === role;
  };
}
const withPlans: readonly Role[] = ['planless', 'Bronze', 'Silver', 'Gold'];
const revealing = new Set(publicEndpoints.filter(({ name }) => revealingCalls.has(name)).map(callOf));

/** Who reads and does what, by everybody's calls of everything. */
export function accessTests(system: () => Product): void {
  let test: Product;
  let cast: Cast;
  let things: Things;
  let reader: AnswerReader;

  beforeAll(async () => {
    test = system();
    cast = await assembleCast(test);
    await furnishCast(cast);
    reader = new AnswerReader(cast);
    things = await thingsOfStranger(cast);
  });

  it.each(tables)(
    'to $service is as stated, for everybody, and no answer tells of strangers',
    async (table) => {
      const { rows, inputs } = table;
      await reader.learn();
      const read: Read = (...answer) => reader.read(...answer);
      const isTried = triedToday(rows);
      const seen = await tryRows({ cast, rows, inputs, way: () => test.system.url, isTried, read });
      expect(seen).toEqual(stated(rows, isTried));
      expect([...reader.leaks]).toEqual([]);
    },
    150_000,
  );

  it('shows everybody what is theirs to see', () => {
    expect([...reader.found].toSorted()).toEqual(visible);
  });

  it.each(tables.filter(({ service }) => service !== 'gateway'))(
    'past the gateway $service refuses the same by itself',
    async (table) => {
      const { inputs } = table;
      const rows = inTurn(table.rows);
      const way = (name: ServiceName) => `http://127.0.0.1:${test.system.environments.services[name].PORT}`;
      expect(await tryRows({ cast, rows, inputs, way, isTried: isRefusal })).toEqual(stated(rows, isRefusal));
    },
  );

  it('is as stated beside the calls of the contracts', async () => {
    const expected = statusesOfOtherRoutes();
    const seen = await Promise.all(
      expected.map(async ({ method, path }) => {
        // From outside means through the proxy in front of the gateway.
        const headers = { 'x-forwarded-for': '203.0.113.7' };
        const { statusCode, body } = await request(test.system.url + path, { method: method as 'GET', headers });
        await body.dump();
        return { method, path, status: statusCode };
      }),
    );
    expect(seen).toEqual(expected);
  });

  it('is documented for every call: summary, errors, examples of request and answer', async () => {
    const documentation = await Documentation.of(test.system.url);
    const undocumented = publicEndpoints.filter((endpoint) => {
      const operation = documentation.operation(endpoint);
      const answers = Object.values(operation?.responses[String(endpoint.status ?? 200)]?.content ?? {});
      const bodies = Object.values(operation?.requestBody?.content ?? {});
      const sampled = [...answers, ...bodies].every((one) => one?.example !== undefined);
      const codes = documentation.codesOf(endpoint);
      const isWhole = (endpoint.errors ?? []).every((code) => codes.has(code)) && codes.has('SERVER.UNAVAILABLE');
      return !operation?.summary || answers.length === 0 || !sampled || !isWhole;
    });
    expect(undocumented.map(callOf)).toEqual([]);
  });

  it('has left everything of the stranger as it was', async () => {
    expect(Object.keys(things).length).toBeGreaterThan(10);
    expect(await thingsOfStranger(cast)).toMatchObject(things);
  });

  it('is closed before a made-up password is changed, but for what the change needs', async () => {
    const { bystander } = cast;
    const accounts = test.database('identity').collection<{ _id: string }>('accounts');
    await accounts.updateOne({ _id: bystander.memberId }, { $set: { mustChangePassword: true } });
    const mobile = await new Belongings(cast).mobile(bystander);
    const { body } = await post(`${test.system.url}/api${login.path}`, { mobile, password });
    expect(body).toMatchObject({ mustChangePassword: true });
    const open: string[] = [];
    const ids = ['id', 'saleId', 'payableId', 'transferId', 'bankFileId', 'sessionId'];
    // Logging out is open too, and would be the end of the others.
    for (const endpoint of publicEndpoints.filter((one) => one.access !== 'public' && one !== logout)) {
      for (const service of ['gateway', endpoint.service] as const) {
        const url = `http://127.0.0.1:${test.system.environments.services[service].PORT}`;
        const { error } = await callAny(
          url,
          endpoint,
          { params: Object.fromEntries(ids.map((name) => [name, missingId])) },
          body.token,
        );
        // A service tells a member first that a call is the head's.
        const isClosed = ['AUTH.PASSWORD_CHANGE_NEEDED', 'ACCESS.HEAD_ONLY'].includes(error?.code ?? '');
        if (!isClosed) open.push(callOf(endpoint));
      }
    }
    // Who came by a passkey shows first who changes the password.
    const proof = ['POST /user/passkey-use/begin', 'GET /user/passkeys', 'POST /user/reauthenticate/passkey'];
    const expected = ['PUT /user/change-password', 'POST /user/reauthenticate', ...proof];
    expect([...new Set(open)].toSorted()).toEqual(expected.toSorted());
  });

  it('to scans below is for the head: a sponsor gets no link to them', async () => {
    const { stranger, buyer, people } = cast;
    const [seen] = await test.api.call(memberNetwork, { token: stranger.token });
    const isBuyer = ({ _id }: { _id: string }) => _id === buyer.memberId;
    expect(seen?.fullNetwork.find(isBuyer)).toMatchObject({
      idProof: null,
      panidProof: null,
      requestedPlanProof: null,
    });
    const params = { id: stranger.memberId };
    const asSponsor = await test.api.call(networkChildren, { token: stranger.token, params });
    expect(asSponsor.find(isBuyer)).toMatchObject({ idProof: null, panidProof: null, requestedPlanProof: null });
    const isLink = expect.stringContaining('/api/files/') as unknown;
    const asHead = await test.api.call(networkChildren, { token: people.head.token, params });
    expect(asHead.find(isBuyer)).toMatchObject({ idProof: isLink, panidProof: isLink });
  });

  it('to a file is by its own link alone, and no link can be guessed from another', async () => {
    const { Gold } = cast.people;
    await test.api.call(uploadIdProof, { token: Gold.token, files: { idProof: receiptPng(1, '1') } });
    const linkOf = async (token: string) => (await test.api.call(documents, { token })).idProof ?? '';
    const [own, others] = await Promise.all([linkOf(Gold.token), linkOf(cast.stranger.token)]);
    expect(await Promise.all([own, others].map((link) => statusOf(test.system.url + link)))).toEqual([200, 200]);
    const tried = Object.entries(guesses(own, others));
    const seen = await Promise.all(tried.map(async ([way, link]) => [way, await statusOf(test.system.url + link)]));
    expect(seen).toEqual(tried.map(([way]) => [way, 403]));
  });

  it('to an answer is not by somebody else’s Idempotency-Key', async () => {
    const { Silver, Gold } = cast.people;
    const headers = { 'idempotency-key': 'a key that somebody overheard'.replaceAll(' ', '-') };
    const body = { commissionAmount: 2 };
    const first = await callAny(test.system.url, commissionRequest, { body, headers }, Silver.token);
    const second = await callAny(test.system.url, commissionRequest, { body, headers }, Gold.token);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.headers['idempotency-replayed']).toBeUndefined();
    expect(second.text).not.toBe(first.text);
  });
}
