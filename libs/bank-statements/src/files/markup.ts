import { Parser } from 'htmlparser2';

export type Attributes = Readonly<Record<string, string>>;
/** Names have no prefix: programs other than Excel write `<x:row>`. */
export interface MarkupHandler {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
/** A handler can throw to stop the parser between these steps. */
const step = 65_536;

/**
 * The parser reads XML, or HTML as leniently as browsers do. Neither has entities of its own, so no text in it can
 * grow.
 */
export function readMarkup(text: string, { open, text: onText, close }: MarkupHandler, language: 'xml' | 'html'): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) =>
        open?.(local(name), Object.fromEntries(Object.entries(attributes).map(([key, value]) => [local(key), value]))),
      ontext: (part) => onText?.(part),
      onclosetag: (name) => close?.(local(name)),
    },
    { xmlMode: language === 'xml', decodeEntities: true },
  );
  for (let at = 0; at < text.length; at += step) parser.write(text.slice(at, at + step));
  parser.end();
}
