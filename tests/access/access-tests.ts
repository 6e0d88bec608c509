import {
  commissionRequest,
  documents,
  login,
  logout,
  memberNetwork,
  networkChildren,
  publicEndpoints,
  uploadIdProof,
} from '@deepam/contracts';
import { beforeAll, expect, it } from '@jest/globals';
import { request } from 'undici';
import { receiptPng } from '@deepam/api-client';
import { lineOf, type AccessRow } from './access-table.js';
import { callOf, tables } from './access-tables.js';
import { statusesOfOtherRoutes } from './other-routes.js';
import { guesses, statusOf } from './guess-links.js';
import { AnswerReader } from './read-answers.js';
import { missingId } from './scene.js';
import { furnishCast, thingsOfStranger, type Things } from './strangers-things.js';
import { tryRows, type Read } from './try-rows.js';
import { visible } from './who-may-see.js';
import { callAny } from '../world/call-any.js';
import { Belongings } from '../world/belongings.js';
import { Documentation } from '../world/documented-codes.js';
import { assembleCast, roles, type Cast } from '../world/cast.js';
import { password, type Product } from '@deepam/testing';

const stated = (rows: readonly AccessRow[]) =>
  rows.map((row) =>
    lineOf(
      row,
      roles.map((role) => row.cells[role]),
    ),
  );
const post = async (url: string, content: object) => {
  const headers = { 'content-type': 'application/json' };
  const { body } = await request(url, { method: 'POST', headers, body: JSON.stringify(content) });
  return { body: (await body.json()) as { token: string } };
};
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
    'the product answers all calls to $service as the table states, without a fact that the reader must not see',
    async ({ rows, inputs }) => {
      await reader.learn();
      const read: Read = (...answer) => reader.read(...answer);
      expect(await tryRows({ cast, rows, inputs, read })).toEqual(stated(rows));
      expect([...reader.leaks]).toEqual([]);
    },
    300_000,
  );

  it('every reader sees the facts that the rules permit', () => {
    expect([...reader.found].toSorted()).toEqual(visible);
  });

  it('the routes outside the contracts answer as stated', async () => {
    const expected = statusesOfOtherRoutes();
    const seen = await Promise.all(
      expected.map(async ({ method, path }) => {
        // Outside calls come through the proxy in front of the gateway.
        const headers = { 'x-forwarded-for': '203.0.113.7' };
        const { statusCode, body } = await request(test.system.url + path, { method: method as 'GET', headers });
        await body.dump();
        return { method, path, status: statusCode };
      }),
    );
    expect(seen).toEqual(expected);
  });

  it('every call is documented: summary, errors, examples of request and answer', async () => {
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

  it('the calls leave everything of the stranger unchanged', async () => {
    expect(Object.keys(things).length).toBeGreaterThan(10);
    expect(await thingsOfStranger(cast)).toMatchObject(things);
  });

  it('a member with a temporary password can call only the password change', async () => {
    const { bystander } = cast;
    const accounts = test.database('identity').collection<{ _id: string }>('accounts');
    await accounts.updateOne({ _id: bystander.memberId }, { $set: { mustChangePassword: true } });
    const mobile = await new Belongings(cast).mobile(bystander);
    const { body } = await post(`${test.system.url}/api${login.path}`, { mobile, password });
    expect(body).toMatchObject({ mustChangePassword: true });
    const open: string[] = [];
    const ids = ['id', 'saleId', 'payableId', 'transferId', 'bankFileId', 'sessionId'];
    for (const endpoint of publicEndpoints.filter((one) => one.access !== 'public' && one !== logout)) {
      for (const service of ['gateway', endpoint.service] as const) {
        const url = `http://127.0.0.1:${test.system.environments.services[service].PORT}`;
        const { error } = await callAny(
          url,
          endpoint,
          { params: Object.fromEntries(ids.map((name) => [name, missingId])) },
          body.token,
        );
        // A service reports to a member first that a call is the head's.
        const isClosed = ['AUTH.PASSWORD_CHANGE_NEEDED', 'ACCESS.HEAD_ONLY'].includes(error?.code ?? '');
        if (!isClosed) open.push(callOf(endpoint));
      }
    }
    // A person who logged in by passkey proves their identity before changing the password.
    const proof = ['POST /user/passkey-use/begin', 'GET /user/passkeys', 'POST /user/reauthenticate/passkey'];
    const expected = ['PUT /user/change-password', 'POST /user/reauthenticate', ...proof];
    expect([...new Set(open)].toSorted()).toEqual(expected.toSorted());
  });

  it('the scans of a member are linked for the head, not for the sponsor', async () => {
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

  it('a file is opened only by its own link, and no link can be derived from another', async () => {
    const { Gold } = cast.people;
    await test.api.call(uploadIdProof, { token: Gold.token, files: { idProof: receiptPng(1, '1') } });
    const linkOf = async (token: string) => (await test.api.call(documents, { token })).idProof ?? '';
    const [own, others] = await Promise.all([linkOf(Gold.token), linkOf(cast.stranger.token)]);
    expect(await Promise.all([own, others].map((link) => statusOf(test.system.url + link)))).toEqual([200, 200]);
    const tried = Object.entries(guesses(own, others));
    const seen = await Promise.all(tried.map(async ([way, link]) => [way, await statusOf(test.system.url + link)]));
    expect(seen).toEqual(tried.map(([way]) => [way, 403]));
  });

  it('no answer is repeated to another member with the same Idempotency-Key', async () => {
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
