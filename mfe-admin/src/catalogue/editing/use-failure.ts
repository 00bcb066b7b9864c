import { codeOf, serverSaid } from '@marketplace/shared/http';
import { useState } from 'react';
import { refusedFields } from '../../form/refused-fields.ts';
import { catalogueChanged } from '../catalogue-changes.ts';

const NOT_SAVED = 'Nothing was saved: no answer came. What you wrote is kept; check your connection and try again.';

/** Why something was not saved: field by field, or as a whole. */
export const useFailure = () => {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<{ text: string; isConflict: boolean }>();

  const fail = (error: unknown) => {
    const found = refusedFields(error);
    const isConflict = codeOf(error) === 'changed_meanwhile';
    setErrors(found);
    setFailure(Object.keys(found).length > 0 ? undefined : { text: serverSaid(error) ?? NOT_SAVED, isConflict });
    if (isConflict) catalogueChanged();
  };
  const succeed = () => {
    setErrors({});
    setFailure(undefined);
  };
  /** What is written anew is not known to be wrong. */
  const mend = (change: object) =>
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !Object.hasOwn(change, name.split('.')[0] ?? ''))),
    );
  return { errors, failure, fail, succeed, mend };
};
