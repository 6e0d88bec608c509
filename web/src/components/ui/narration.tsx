import { Fragment } from 'react';

const parts = /(?<=[/|*:])/;

/** A line breaks at a space or after a sign between two parts, before a word is broken. */
export function Narration({ text }: { text: string }) {
  return text.split(parts).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
