import { fieldsOf, useField } from '@marketplace/shared/form';
import { localDay } from '@marketplace/shared/modules';
import { useEffect, useState } from 'react';
import { ChoiceField } from '../form/choice-field.tsx';
import type { DemoDraft } from './demo-draft.ts';
import type { Demo } from './use-demo.ts';

const DAY = 86_400_000;
const MOST_DAYS_ON = 90;

const partsOfDay = [
  { value: '', label: 'Any time', hours: 'Between 9 and 6' },
  { value: 'morning', label: 'Morning', hours: 'Between 9 and 12' },
  { value: 'midday', label: 'Midday', hours: 'Between 12 and 3' },
  { value: 'afternoon', label: 'Afternoon', hours: 'Between 3 and 6' },
];

/** The days to choose from, once a browser can tell what day it is. */
const useDays = () => {
  const [days, setDays] = useState<{ min: string; max: string }>();
  useEffect(() => setDays({ min: localDay(), max: localDay(new Date(Date.now() + MOST_DAYS_ON * DAY)) }), []);
  return days;
};

const Field = fieldsOf<DemoDraft>();

export const WhenFields = ({ timeZone }: Pick<Demo, 'timeZone'>) => {
  const time = useField('preferredTime');
  return (
    <>
      <Field.Text name="preferredDay" label="Preferred day" optional type="date" {...useDays()} />
      <ChoiceField
        label="Time of day"
        choices={partsOfDay.map(({ hours, ...part }) => ({
          ...part,
          meaning: `${hours}, in your time zone${timeZone ? ` (${timeZone})` : ''}`,
        }))}
        value={time.text}
        onChange={time.set}
      />
    </>
  );
};
