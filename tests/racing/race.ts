import type { Endpoint, ErrorCode } from '@deepam/contracts';
import type { Scene } from '../access/scene.js';
import type { AnyInput } from '../world/call-any.js';
import type { StaffRole } from '../world/cast.js';

export interface Act {
  readonly endpoint: Endpoint;
  readonly input: AnyInput;
}

export interface Race {
  readonly name: string;
  readonly second: StaffRole | 'head';
  readonly refusals: readonly ErrorCode[];
  readonly begin: (scene: Scene) => Promise<readonly [Act, Act]>;
}

export const race = (name: string, second: Race['second'], refusals: Race['refusals'], begin: Race['begin']): Race => ({
  name,
  second,
  refusals,
  begin,
});

export const act = (endpoint: Endpoint, input: AnyInput): Act => ({ endpoint, input });
export const actTwice = (endpoint: Endpoint, input: AnyInput): [Act, Act] => [
  act(endpoint, input),
  act(endpoint, input),
];
