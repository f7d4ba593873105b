/** The processor time of a page: a busy machine makes it no longer. */
import {readdirSync, readFileSync} from 'node:fs';

/** Milliseconds for which a page is kept busy, to see which process it is. */
const BUSY = 300;

/**
 * Returns a clock, in milliseconds, of the thread that runs the scripts of a page and lays it out; where there is no
 * /proc, or no such process, one of the time that passes; and what it counts.
 * @returns {Promise<{now: () => number, unit: string}>}
 */
export async function clockOf(page) {
  const before = renderers().map((process) => ({process, millis: millisOf(process)}));
  await page.evaluate((millis) => {
    const end = performance.now() + millis;
    while (performance.now() < end);
  }, BUSY);
  const gains = before.map(({process, millis}) => ({process, gain: millisOf(process) - millis}));
  const busiest = gains.sort((one, other) => other.gain - one.gain)[0];
  return busiest
    ? {now: () => millisOf(busiest.process), unit: 'milliseconds of the processor'}
    : {now: () => performance.now(), unit: 'milliseconds'};
}

/** The processes of browsers that show pages. */
function renderers() {
  const processes = read('/proc/version') === '' ? [] : readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.filter((process) => read(`/proc/${process}/cmdline`).includes('--type=renderer'));
}

/** The main thread of a process has its number. */
const millisOf = (process) => Number(read(`/proc/${process}/task/${process}/schedstat`).split(' ')[0]) / 1e6;

function read(file) {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return ''; // it has ended, or there is no such thing
  }
}
