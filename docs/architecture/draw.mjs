// Draws system.svg from system.dot: `npm run architecture`. With --check it only says whether the picture is of the text.
import { readFileSync, writeFileSync } from 'node:fs';
import { instance } from '@viz-js/viz';

const text = new URL('system.dot', import.meta.url);
const picture = new URL('system.svg', import.meta.url);

/** Light and dark, each on a ground of its own: a page around it may have the other one. */
const colours = `
  svg { --ground: #fffdf9; --text: #2b1810; --line: #6b5348; --outside: #f1ece4; --front: #f7e4dd; --group: #f8f1e4; --service: #fdeed6;
    --data: #e1f2e4; --broker: #fdf6d8; --internal: #a81e1e; --event: #8a5300; background: var(--ground) }
  @media (prefers-color-scheme: dark) {
    svg { --ground: #17110e; --text: #f6ebdd; --line: #cbb8a4; --outside: #2a2320; --front: #47252a; --group: #211a16; --service: #4a3115;
      --data: #1f3d2a; --broker: #3a3213; --internal: #ff9d94; --event: #f2c46d } }
  text { fill: var(--text); font-family: Arial, Helvetica, 'Liberation Sans', sans-serif }
  .graph > polygon { fill: var(--ground) }
  .node path, .node polyline, .node polygon { stroke: var(--line) }
  .outside path { fill: var(--outside) } .front path { fill: var(--front) } .group path { fill: var(--group) }
  .service path { fill: var(--service) } .data path { fill: var(--data) } .data polyline { fill: none }
  .broker path { fill: var(--broker) }
  .edge path { stroke: var(--line) } .edge polygon { fill: var(--line); stroke: var(--line) }
  .internal path { stroke: var(--internal) } .internal polygon { fill: var(--internal); stroke: var(--internal) }
  .event path { stroke: var(--event) } .event polygon { fill: var(--event); stroke: var(--event) }
`;

const viz = await instance();
const drawn = viz
  .renderString(readFileSync(text, 'utf8'), { format: 'svg', engine: 'neato' })
  .replace(/<\?xml[\s\S]*?(?=<svg)/, '')
  .replace(/<!--[\s\S]*?-->\n?/g, '')
  .replace(/<title>[^<]*<\/title>\n?/g, '')
  .replace(
    /<svg ([^>]*)>/,
    `<svg $1 role="img">\n<title>Deepam: browser, nginx, gateway, five services with a database each, RabbitMQ and object storage</title>\n<style>${colours}</style>`,
  );

if (!process.argv.includes('--check')) {
  writeFileSync(picture, drawn);
} else if (readFileSync(picture, 'utf8') !== drawn) {
  console.error('docs/architecture/system.svg is not of system.dot: run npm run architecture.');
  process.exitCode = 1;
}
