import { personalFields, publishersOf, subscriptions } from '@deepam/contracts';
import * as contracts from '@deepam/contracts';
import { cell, codes, page, table } from '../markdown.mjs';
import { fieldComments } from '../field-comments.mjs';
import { fieldRows } from '../fields.mjs';

/** A source publishes an event if it names it as a value outside imports and types, and uses an outbox. */
const publishes = (text, name) =>
  /outbox/i.test(text) &&
  new RegExp(`(?<!typeof )\\b${name}\\b`).test(text.replace(/^import [\s\S]*?from '[^']+';$/gm, ''));

export function eventsPage(sources) {
  const { matching, commentOn, textOf } = sources;
  const names = new Map(Object.entries(contracts).map(([name, value]) => [value, name]));
  const rows = [];
  const parts = subscriptions.map(({ event, services }) => {
    const name = names.get(event);
    const file = `libs/contracts/src/events/${event.type.split('.')[0]}-events.ts`;
    const files = matching(new RegExp(`\\b${name}\\b`)).filter((path) => !path.startsWith('libs/contracts/'));
    const consumers = files.filter((path) => new RegExp(`@OnEvent(?:Batch)?\\(\\s*${name}\\b`).test(textOf(path)));
    const isOfPublisher = (path) =>
      path.startsWith('libs/') || publishersOf(event).some((service) => path.startsWith(`services/${service}/`));
    const publishers = files.filter(
      (path) => isOfPublisher(path) && !consumers.includes(path) && publishes(textOf(path), name),
    );
    const personal = personalFields.filter(({ events }) => events.includes(event)).map(({ field }) => field);
    rows.push([
      `[${event.routingKey}](#${event.routingKey.replaceAll('.', '')})`,
      cell(commentOn(name, file)),
      publishersOf(event).join(', '),
      services.join(', '),
    ]);
    return [
      `## ${event.routingKey}`,
      commentOn(name, file),
      `- Published by ${publishersOf(event).join(', ')}${publishers.length > 0 ? `: ${codes(publishers)}` : ''}`,
      `- Consumed by ${services.join(', ')}: ${codes(consumers)}`,
      personal.length > 0 ? `- Forgotten with the member: ${codes(personal)}` : '',
      '',
      table(['field', 'type', 'meaning'], fieldRows(event.data, fieldComments(sources.root, name, 'data'))),
    ].join('\n');
  });
  return page(
    'Events',
    ['libs/contracts/src/events', 'the sources of the services'],
    'The routing key is the type with its version. Amounts are in paise. Publishers are the files that name the event and use an outbox. [Rules](../specification/rules.md) has the meaning of the states.',
    table(['event', 'when', 'published by', 'consumed by'], rows),
    ...parts,
  );
}
