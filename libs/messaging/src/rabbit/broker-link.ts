import { backOff, type RealTime, type Cancel } from '@deepam/platform';
import { Logger } from '@nestjs/common';
import type { Broker, BrokerConnection } from './broker.js';
import { InterruptibleTimer } from './interruptible-timer.js';

export interface LinkUser {
  /**
   * Opens channels, declares and consumes on a fresh connection; `lost` drops the connection, and `answered` reports
   * that the broker still answers.
   */
  attach(connection: BrokerConnection, lost: (cause: unknown) => void, answered: () => void): Promise<void>;
  /**
   * The connection is lost or about to close. The call closes open channels first: if the connection closes before
   * them, a quorum queue forgets acknowledgements in transit and delivers again.
   */
  detach(): Promise<void>;
}

/**
 * The broker has this number of milliseconds for one answer during setup; a quorum queue without its leader answers
 * late. The limit is not for the whole setup, because a busy broker would then get the first requests again and again.
 */
const answerMs = 15_000;
const closeMs = 2_000;

/**
 * The link keeps one connection to the broker for one user: after any loss (broker, network, channel, cancelled
 * consumer) it starts again with a new connection and declares the topology again.
 */
export class BrokerLink {
  private readonly logger = new Logger('Messaging');
  private readonly retryTimer: InterruptibleTimer;
  private giveUp: (() => void) | null = null;
  private running: Promise<void> | null = null;
  private stopped = false;
  private attached: BrokerConnection | null = null;
  private blocked = false;

  constructor(
    private readonly broker: Broker,
    private readonly time: RealTime,
    private readonly name: string,
    private readonly user: LinkUser,
    private readonly silenceMs = answerMs,
  ) {
    this.retryTimer = new InterruptibleTimer(time);
  }

  get isAttached(): boolean {
    return this.attached !== null;
  }

  /**
   * The promise resolves when the broker answers on this connection, and while there is none: repeated tries with time
   * limits are not stuck. A broker short of memory reads nothing from publishers.
   */
  async answers(): Promise<void> {
    if (!this.attached || this.blocked) return;
    const channel = await this.attached.createChannel();
    await channel.close();
  }

  async answersAnew(): Promise<void> {
    const connection = await this.broker.connect(`${this.name} watchdog`);
    await connection.close();
  }

  /** The promise resolves after the first try, successful or not; further tries run in the background. */
  start(): Promise<void> {
    return new Promise((tried) => {
      this.running ??= this.stayAttached(tried);
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.retryTimer.interrupt();
    this.giveUp?.();
    await this.running;
  }

  private async stayAttached(tried: () => void): Promise<void> {
    let failures = 0;
    while (!this.stopped) {
      const cause = await this.attachOnce(() => {
        if (failures > 0) this.logger.log(`${this.name} is connected to the broker again`);
        failures = 0;
        tried();
      });
      tried();
      if (this.stopped) break;
      failures += 1;
      if (failures === 1) this.logger.warn(`${this.name} has no broker: ${describe(cause)}; connecting again`);
      await this.retryTimer.wait(backOff(failures, { first: 100, most: 3_000 }));
    }
  }

  private async attachOnce(onAttached: () => void): Promise<unknown> {
    let connection: BrokerConnection | null = null;
    try {
      connection = await this.broker.connect(this.name);
      const { lost, ended } = lossOf(connection);
      this.giveUp = () => lost(new Error('stopped'));
      if (this.stopped) return null;
      this.blocked = false;
      connection.on('blocked', () => (this.blocked = true));
      connection.on('unblocked', () => (this.blocked = false));
      const silence = () =>
        this.time.after(this.silenceMs, () => lost(new Error(`no answer within ${this.silenceMs} ms`)));
      let endOfSilence = silence();
      let isOver = false;
      const attached = this.user.attach(connection, lost, () => {
        endOfSilence();
        // The last answers may arrive after the connection was given up.
        if (!isOver) endOfSilence = silence();
      });
      await Promise.race([attached, ended.then((cause) => Promise.reject(cause))]).finally(() => {
        isOver = true;
        endOfSilence();
      });
      this.attached = connection;
      onAttached();
      return await ended;
    } catch (error) {
      return error;
    } finally {
      this.attached = null;
      await within(this.time, closeMs, this.close(connection));
    }
  }

  private async close(connection: BrokerConnection | null): Promise<void> {
    await this.user.detach().catch(() => {});
    await connection?.close().catch(() => {});
  }
}

function lossOf(connection: BrokerConnection): { lost: (cause: unknown) => void; ended: Promise<unknown> } {
  let lost: (cause: unknown) => void = () => {};
  const ended = new Promise<unknown>((resolve) => (lost = resolve));
  connection.on('error', lost);
  connection.on('close', lost);
  return { lost, ended };
}

function describe(cause: unknown): string {
  return cause instanceof Error ? cause.message : 'the connection was closed';
}

/** The call waits at most `ms` for `work`; unfinished work continues unobserved. */
export async function within(time: RealTime, ms: number, work: Promise<unknown>): Promise<void> {
  let cancel: Cancel = () => {};
  const tooLong = new Promise<void>((resolve) => (cancel = time.after(ms, resolve)));
  await Promise.race([work, tooLong]).finally(() => cancel());
}
