import { afterAll, describe } from '@jest/globals';
import { Course } from '../course/course.js';
import { Machine, MachineTime } from '../course/machine.js';
import { DatabaseLink } from '../memory/database-link.js';
import { MemoryBroker } from '../memory/memory-broker.js';
import { MemoryBrokerServer } from '../memory/memory-broker-server.js';
import { MemoryDatabase } from '../memory/memory-database.js';
import { MemoryServer } from '../memory/memory-server.js';
import { brokerContract } from './broker-contract.js';
import { documentsContract } from './documents-contract.js';
import { thingModel } from './thing.js';
import { transactionsContract } from './transactions-contract.js';

const course = new Course(1);
let isOver = false;
const mostTurns = 100_000;
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function goOn(): Promise<void> {
  while (!isOver) {
    await course.go(() => isOver);
    await turn();
  }
}
void goOn();
afterAll(() => void (isOver = true));

let number = 0;
const next = () => `memory-${(number += 1)}`;
const machine = new Machine(course, 'a machine');

describe('the simulated database', () => {
  const link = new DatabaseLink(machine, new MemoryServer({ [thingModel]: ['key'] }));
  const database = new MemoryDatabase(link, new MachineTime(machine));

  documentsContract(() => database, next);
  transactionsContract(() => database, next);
});

describe('the simulated broker', () => {
  const server = new MemoryBrokerServer(course);
  const until = async (holds: () => boolean) => {
    for (let turns = 0; !holds(); turns += 1) {
      if (turns === mostTurns) throw new Error('It never came');
      await turn();
    }
  };
  brokerContract(() => ({
    broker: new MemoryBroker(machine, server),
    prefix: next,
    until,
    remove: async () => {},
  }));
});
