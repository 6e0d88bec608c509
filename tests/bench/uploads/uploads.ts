import type { Session } from '@deepam/api-client';
import { atLeast } from '../figures/goal.js';
import { median } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import { ratio, rounds } from '../figures/rounds.js';
import { shown } from '../figures/shown.js';
import { atOnce } from '../running/at-once.js';
import type { Bench } from '../running/bench.js';
import { startProxy } from '../running/start-proxy.js';
import { BareStore } from './bare-store.js';
import { photograph, scan, type SentFile } from './files.js';
import { oversizeGoal } from './oversize.js';
import { formOf, sendForm } from './send-form.js';
import { memoryGoals } from './upload-memory.js';

const clients = 4;
const perRound = 8;

export async function measureUploads(bench: Bench): Promise<Measured> {
  const product = await bench.product();
  const people: Session[] = [];
  while (people.length < clients) people.push(await product.member(product.head));
  const store = new BareStore(product.system.infrastructure.objectStore);
  const inner = await startProxy(product.system.infrastructure.objectStore.url);
  const outer = await startProxy(inner.origin);
  const [pdf, picture] = [scan(), await photograph()];
  const upload = (file: SentFile) => {
    const form = formOf(file);
    return () => speedOf(file, (lane) => sendForm(product.url, people[lane]!.token, form));
  };
  const contenders = {
    'PDF, product': upload(pdf),
    'PDF, put': () => speedOf(pdf, () => store.put(pdf)),
    'PDF, put through two proxies': () => speedOf(pdf, () => store.put(pdf, outer.origin)),
    'photo, product': upload(picture),
    'photo, cleaned and put': () => speedOf(picture, () => store.putCleaned(picture)),
    'photo, put': () => speedOf(picture, () => store.put(picture)),
  };
  const memory = await memoryGoals(product, people, pdf);
  for (const contend of Object.values(contenders)) await contend();
  const seen = await rounds(contenders, bench.options.rounds, bench.random);
  store.close();
  outer.stop();
  inner.stop();
  const speeds = (way: keyof typeof contenders) => `${shown(median(seen[way]))} MB/s ${way}`;
  return {
    goals: [
      {
        what: '5 MB PDF, four at a time, beside the signed put by which the product stores it',
        unit: 'x',
        bound: atLeast(0.7),
        seen: ratio(seen['PDF, product'], seen['PDF, put']),
        detail: `${speeds('PDF, product')}, ${speeds('PDF, put')}`,
      },
      {
        what: 'the most that a gateway and a service can reach: the put through two bare proxies, beside itself',
        unit: 'x',
        seen: ratio(seen['PDF, put through two proxies'], seen['PDF, put']),
        detail: speeds('PDF, put through two proxies'),
      },
      {
        what: 'photo of 12 megapixels, four at a time, beside the same cleaning and put without the product',
        unit: 'x',
        bound: atLeast(0.7),
        seen: ratio(seen['photo, product'], seen['photo, cleaned and put']),
        detail: `${speeds('photo, product')}, ${speeds('photo, cleaned and put')}`,
      },
      {
        what: 'the same beside a signed put of the photo as it was sent',
        unit: 'x',
        seen: ratio(seen['photo, product'], seen['photo, put']),
        detail: speeds('photo, put'),
      },
      ...memory,
      await oversizeGoal(product, people[0]!),
    ],
  };
}

async function speedOf({ bytes }: SentFile, send: (lane: number) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await atOnce(clients, perRound, (_, lane) => send(lane));
  return (perRound * bytes.length) / 1_000 / (performance.now() - began);
}
