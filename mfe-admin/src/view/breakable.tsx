import { Fragment } from 'react';

/** A long URL or path that wraps only at these places: `at` must match between two characters. */
export const Breakable = ({ text, at }: { text: string; at: RegExp }) =>
  text.split(at).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
