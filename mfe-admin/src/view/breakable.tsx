import { Fragment } from 'react';

/** A long address or path, which goes on in the next line at these places alone: one that matches between two characters. */
export const Breakable = ({ text, at }: { text: string; at: RegExp }) =>
  text.split(at).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
