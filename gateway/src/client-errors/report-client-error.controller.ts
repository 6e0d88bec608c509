import { createHash } from 'node:crypto';
import { reportClientError, type ClientError, type ResponseOf } from '@deepam/contracts';
import { Input, Metrics, Route, type InputOf } from '@deepam/platform';
import { Controller, Headers, Logger } from '@nestjs/common';

/** A repeated error is only counted for this number of milliseconds. */
const window = 600_000;

/** This number of different errors of a window is logged one by one, because invented ones must not fill the log. */
const most = 100;

export class SeenErrors {
  private seen = new Map<string, number>();
  private endsAt = 0;

  /**
   * @param now milliseconds that never decrease
   * @returns whether the error is to be logged
   */
  isNews(fingerprint: string, now: number): boolean {
    if (now >= this.endsAt) {
      this.seen.clear();
      this.endsAt = now + window;
    }
    const times = this.seen.get(fingerprint) ?? 0;
    if (times === 0 && this.seen.size >= most) return false;
    this.seen.set(fingerprint, times + 1);
    return times === 0;
  }
}

@Controller()
export class ReportClientErrorController {
  private readonly logger = new Logger('Browser');
  private readonly seen = new SeenErrors();
  private readonly reported;

  constructor(metrics: Metrics) {
    this.reported = metrics.counter('client_errors_total', 'Errors that browsers have told of', ['kind']);
  }

  @Route(reportClientError)
  reportClientError(
    @Input() { body }: InputOf<typeof reportClientError>,
    @Headers('user-agent') userAgent = '',
  ): ResponseOf<typeof reportClientError> {
    this.reported.inc({ kind: body.kind });
    const fingerprint = fingerprintOf(body);
    if (this.seen.isNews(fingerprint, performance.now())) {
      this.logger.warn('An error in a browser', { ...body, fingerprint, browser: browserOf(userAgent) });
    }
    return { message: 'Thank you' };
  }
}

const fingerprintOf = ({ kind, name, message, frames, build }: ClientError): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, name, message, frames[0], build]))
    .digest('hex')
    .slice(0, 12);

/** The rest of the header would identify a device. */
const browserOf = (userAgent: string): string =>
  /\b(?:Chrome|Firefox|Version)\/\d{1,4}/.exec(userAgent)?.[0] ?? 'another';
