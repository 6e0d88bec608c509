import { Pool } from 'undici';
import { median, quantile } from '../figures/numbers.js';

export interface Target {
  readonly origin: string;
  path(number: number): string;
  readonly tokens?: readonly string[];
}

export interface Load {
  readonly clients: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * Repeats the call as soon as an answer is read.
 * @throws Error at the first answer that is not 200
 */
export async function load(target: Target, { clients, seconds }: Load): Promise<LoadResult> {
  const { origin, path, tokens = [] } = target;
  const pool = new Pool(origin, { connections: clients });
  const headers = tokens.map((token) => ({ authorization: `Bearer ${token}` }));
  const took: number[] = [];
  let number = 0;
  const began = performance.now();
  const end = began + seconds * 1_000;
  const client = async () => {
    while (performance.now() < end) {
      const asked = performance.now();
      const own = number++;
      const { statusCode, body } = await pool.request({
        path: path(own),
        method: 'GET',
        headers: headers[own % headers.length] ?? {},
      });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${origin}${path(own)} answered ${statusCode}.`);
      took.push(performance.now() - asked);
    }
  };
  try {
    await Promise.all(Array.from({ length: clients }, client));
  } finally {
    await pool.destroy();
  }
  const perSecond = took.length / ((performance.now() - began) / 1_000);
  return { perSecond, p50: median(took), p99: quantile(took, 0.99) };
}
