import { Fragment } from 'react';

/** A long address, which goes on in the next line behind one of these characters alone. */
export const Breakable = ({ text, behind }: { text: string; behind: ':' | '/' }) =>
  text.split(behind).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          {behind}
          <wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
