import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '../src/processes/ports.js';
import { Balancer } from '../src/product/replicas.js';

let replicas: Server[];
let balancer: Balancer;
let port: number;
const callers: Socket[] = [];
const ports = () => replicas.map((replica) => (replica.address() as AddressInfo).port);

beforeAll(async () => {
  replicas = ['first', 'second'].map((name) =>
    createServer((caller) => {
      caller.on('error', () => undefined).write(name);
      caller.pipe(caller);
    }).listen(0, '127.0.0.1'),
  );
  await Promise.all(replicas.map((replica) => once(replica, 'listening')));
  balancer = new Balancer(ports());
  port = await freePort();
  await balancer.listen(port);
});
afterAll(async () => {
  for (const caller of callers) caller.destroy();
  await balancer.close();
  for (const replica of replicas) replica.close();
});

async function answered(): Promise<{ caller: Socket; by: string }> {
  const caller = connect(port, '127.0.0.1');
  callers.push(caller);
  const [name] = (await once(caller, 'data')) as [Buffer];
  return { caller, by: String(name) };
}
const fourTimes = async () => {
  const names = [];
  for (let time = 0; time < 4; time += 1) names.push((await answered()).by);
  return names.sort();
};

it('the balancer leads to each process in turn, and only to the other one during a replacement', async () => {
  expect(await fourTimes()).toEqual(['first', 'first', 'second', 'second']);
  balancer.rest(ports()[0]!);
  expect(await fourTimes()).toEqual(['second', 'second', 'second', 'second']);
  balancer.resume(ports()[0]!);
  expect(await fourTimes()).toEqual(['first', 'first', 'second', 'second']);
});

it('the balancer keeps the connections of a replaced process', async () => {
  const all = [await answered(), await answered()];
  const { caller } = all.find(({ by }) => by === 'first')!;
  balancer.rest(ports()[0]!);
  let heard = '';
  caller.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  caller.write('still there');
  await poll(() => heard === 'still there');
  balancer.resume(ports()[0]!);
});
