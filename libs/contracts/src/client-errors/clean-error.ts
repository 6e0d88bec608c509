const longestMessage = 200;
const mostFrames = 8;

/** The name of what was read or set is ours; whatever else stands in quotes may be what somebody typed. */
const quoted = /(\((?:reading|setting) )'[\w$]+'\)|(["'`“‘])[^"'`”’]*(["'`”’]|$)/g;

/** What an error says, without what it may quote: texts, numbers, addresses. Only words of English are left. */
export const cleanMessage = (text: string): string =>
  text
    .slice(0, 1_000)
    .replace(/\w+:\/\/\S+|\S+@\S+|\S*\?\S*=\S*/g, '…')
    .replace(quoted, (whole, known?: string) => (known === undefined ? '…' : whole))
    .replace(/\d+/g, '#')
    .replace(/[^\x20-\x7e…]+/g, '…')
    .slice(0, longestMessage);

const frame = /assets\/([A-Za-z][\w.-]{0,60}\.js:\d{1,5}:\d{1,7})(?!\d)/g;

/** Where it happened: files of the web with line and column; nothing else of a stack. */
export const framesOf = (stack: string): string[] =>
  [...stack.slice(0, 10_000).matchAll(frame)].slice(0, mostFrames).map(([, place]) => place!);

/** The page, without its query and without what names something: `/hi/network/:id`. */
export const pageOf = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => (/^[a-z][a-z-]{0,30}$|^$/.test(part) ? part : ':id'))
    .join('/')
    .slice(0, 100);
