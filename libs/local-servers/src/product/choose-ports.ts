import { OperatorError } from '../operator-error.js';
import { claimPort, freePort, isPortFree } from '../processes/ports.js';
import { serviceNames, type Ports } from './services.js';

/**
 * The public port as wanted (0: any free one), the services' behind it where free.
 * @param isHeld whether the launcher holds the public port itself
 * @throws OperatorError when the public port is taken
 */
export async function choosePorts(publicPort: number, isHeld = false): Promise<Ports> {
  if (publicPort !== 0 && !isHeld && !(await isPortFree(publicPort))) {
    throw new OperatorError(
      `Port ${publicPort} is used by another program: end that, or choose another with PORT=${publicPort + 1000} npm start.`,
    );
  }
  const gateway = publicPort === 0 ? await freePort() : publicPort;
  const entries: [string, number][] = [['gateway', gateway]];
  for (const [index, name] of serviceNames.entries()) {
    if (name === 'gateway') continue;
    const taken = entries.map(([, port]) => port);
    entries.push([name, await nextPort(gateway + index, taken)]);
  }
  return Object.fromEntries(entries) as Ports;
}

async function nextPort(wanted: number, taken: readonly number[]): Promise<number> {
  if (wanted <= 65_535 && !taken.includes(wanted) && (await claimPort(wanted))) return wanted;
  return freePort();
}
