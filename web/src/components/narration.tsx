import { Fragment } from 'react';

/** Banks join the parts of a narration by these signs, without a space. */
const parts = /(?<=[/|*:])/;

/** The narration of a credit. A line ends at a space or after a sign between two parts, before a word is broken. */
export function Narration({ text }: { text: string }) {
  return text.split(parts).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
