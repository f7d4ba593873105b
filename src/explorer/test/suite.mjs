/** All tests of the page, one after the other in one browser. */
import {after, before} from 'node:test';
import {start, stop} from './explorer.mjs';

before(start);
after(stop);

await import('./draw.mjs');
await import('./keyboard.mjs');
await import('./touch.mjs');
await import('./stepping.mjs');
await import('./words.mjs');
await import('./presets.mjs');
await import('./share.mjs');
await import('./files.mjs');
await import('./trace.mjs');
await import('./records.mjs');
await import('./subsets.mjs');
await import('./moves.mjs');
await import('./space.mjs');
await import('./round.mjs');
await import('./bad-input.mjs');
await import('./looks.mjs');
await import('./places.mjs');
await import('./chapter.mjs');
await import('./chapter-numbers.mjs');
await import('./captions.mjs');
await import('./lecture.mjs');
await import('./access.mjs');
await import('./speed.mjs');
await import('./monkey.mjs');
