import { allEndpoints, endpointExamples, serviceNames } from '@deepam/contracts';
import * as contracts from '@deepam/contracts';
import { fieldComments } from '../field-comments.mjs';
import { fieldRows, jsonSchema, typeOf } from '../fields.mjs';
import { cell, code, codes, page, table } from '../markdown.mjs';

const rules = {
  public: 'everyone, without a login',
  member: 'members who are logged in, approved or not',
  approved: 'approved members and the head',
  planHolder: 'approved members with a plan; not the head',
  head: 'the head',
  service: 'another service of the system, by its own token',
};

const whoMayCall = ({ access, permission, ...call }) =>
  [
    rules[access],
    permission &&
      `staff with ${[permission]
        .flat()
        .map((name) => code(name))
        .join(' or ')}`,
    call.allowsAllStaff && 'all staff',
    call.owner && 'the object must be the caller’s own',
    call.needsStepUp && 'the password was given a short while ago (step-up)',
    call.mayNeedApproval && 'it may need a second approver, then the answer is 202',
    call.beforePasswordChange && 'also callers who must change their password first',
    call.beforeSecondFactor && 'also callers who must set up a second factor first',
    call.isShownOnce && 'the answer has a secret that is shown once',
  ]
    .filter(Boolean)
    .join('; ');

const json = (value) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

export function callSection(call, name, sources) {
  const fields = (part, title, io) => {
    if (!call[part]) return '';
    const rows = fieldRows(call[part], fieldComments(sources.root, name, part), io);
    return rows.length === 0 ? '' : `**${title}**\n\n${table(['field', 'type', 'meaning'], rows)}`;
  };
  const files = Object.entries(call.files ?? {}).map(([field, { required, accept }]) => [
    code(field),
    `${accept.join(', ')}${required ? '' : '; optional'}`,
  ]);
  const { request, response } = endpointExamples[call.name] ?? {};
  const answer = fields('response', `Answer${call.status ? ` (status ${call.status})` : ''}`, 'output');
  const plain = call.isStream
    ? `a stream of ${codes([call.contentType ?? 'text/event-stream'].flat())}`
    : cell(typeOf(jsonSchema(call.response, 'output')));
  return [
    `## ${call.name}`,
    `${code(`${call.method} ${call.path}`)}`,
    `${call.summary.replace(/\.$/, '')}. ${sources.commentOn(name, sources.fileOfCall(name))}`.trim(),
    [
      `- Who: ${whoMayCall(call)}`,
      call.errors?.length ? `- Errors: ${codes(call.errors)}` : '',
      call.audit ? `- Audit: ${code(call.audit)}` : '',
      call.isInternal ? '- Between services only: the gateway does not offer it' : '',
    ]
      .filter(Boolean)
      .join('\n'),
    fields('query', 'Query', 'input'),
    fields('body', 'Body', 'input'),
    files.length > 0 ? `**Files**\n\n${table(['field', 'types'], files)}` : '',
    answer || `**Answer${call.status ? ` (status ${call.status})` : ''}**: ${plain}`,
    request === undefined ? '' : `Example of a request:\n\n${json(request)}`,
    response === undefined || call.isStream ? '' : `Example of an answer:\n\n${json(response)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

export function callPages(sources) {
  const names = new Map(Object.entries(contracts).map(([name, value]) => [value, name]));
  const files = new Map();
  for (const [path, text] of sources.entries())
    for (const [, name] of text.matchAll(/export const (\w+) = defineEndpoint\(/g)) files.set(name, path);
  const all = { ...sources, fileOfCall: (name) => files.get(name) };
  const from = 'libs/contracts/src/http';
  const overview = serviceNames.map((service) => {
    const rows = allEndpoints
      .filter((call) => call.service === service)
      .map((call) => [
        `[${call.name}](./calls/${service}.md#${call.name.toLowerCase()})`,
        code(`${call.method} ${call.path}`),
        cell(call.summary),
      ]);
    return `## ${service}\n\n${table(['call', 'address under /api', 'does'], rows)}`;
  });
  return [
    [
      'calls',
      page('Calls', from, 'What holds for every call is in [limits](../specification/limits.md).', ...overview),
    ],
    ...serviceNames.map((service) => [
      `calls/${service}`,
      page(
        `Calls of ${service}`,
        from,
        ...allEndpoints
          .filter((call) => call.service === service)
          .map((call) => callSection(call, names.get(call) ?? call.name, all)),
      ),
    ]),
  ];
}
