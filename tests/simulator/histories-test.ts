import { expect, it } from '@jest/globals';
import { campaign, describeCampaign, describeHistory } from './campaign.js';
import { newSeed } from './seeds.js';

export function historiesTest(seconds: number): void {
  it(
    `keeps its guarantees in every history of ${seconds} s`,
    async () => {
      const done = await campaign({ firstSeed: newSeed(), isEnough: (_, ms) => ms >= seconds * 1_000 });
      process.stdout.write(`${describeCampaign(done)}\n`);
      expect(done.broken && describeHistory(done.broken)).toBeNull();
      // Fewer kinds mean that the histories are calm by mistake; the rarest two or three may be missing.
      expect(done.counts.size).toBeGreaterThanOrEqual(8);
    },
    (seconds + 60) * 1_000,
  );
}
