import { useState } from 'react';
import { ComboboxField } from '../src/ui/combobox/index.ts';
import {
  CheckboxField,
  NumberStepper,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from '../src/ui/form/index.ts';
import styles from './gallery.module.css';
import { Section } from './section.tsx';

const cities = ['Bengaluru', 'Chennai', 'Delhi', 'Hyderabad', 'Kolkata', 'Mumbai', 'Pune'];
const options = cities.map((city) => ({ value: city, label: city }));
const findCities = (search: string) =>
  cities
    .filter((city) => city.toLowerCase().includes(search.toLowerCase()))
    .map((city) => ({ value: city, label: city, detail: 'India' }));

const states = [
  { label: 'with help', help: 'Help is below.' },
  { label: 'in error', error: 'Enter a name.' },
  { label: 'optional', optional: true },
];

export const Fields = () => {
  const [city, setCity] = useState('Pune');
  const [users, setUsers] = useState(10);
  return (
    <Section title="Fields">
      <div className={styles.fields}>
        {states.map(({ label, ...look }) => (
          <TextField key={label} label={`Text ${label}`} placeholder="Asha Rao" {...look} />
        ))}
        <TextField label="Text disabled" defaultValue="Asha Rao" disabled />
        {states.map(({ label, ...look }) => (
          <SelectField key={label} label={`Select ${label}`} options={options} {...look} />
        ))}
        <SelectField label="Select disabled" options={options} disabled />
        {states.map(({ label, ...look }) => (
          <ComboboxField
            key={label}
            label={`Combobox ${label}`}
            value={city}
            text={city}
            find={findCities}
            onChange={setCity}
            placeholder="Search by name"
            none="No city has this name."
            {...look}
          />
        ))}
        <PasswordField label="Password" defaultValue="secret" />
        <TextAreaField label="Text area" help="Up to 500 characters." rows={3} />
        <TextAreaField label="Text area in error" error="Describe what happened." rows={3} />
        <NumberStepper label="Users" labelled value={users} max={100} onChange={setUsers} />
        <NumberStepper label="Users disabled" labelled value={3} max={100} onChange={setUsers} disabled />
        <div className={styles.choices}>
          <CheckboxField label="A choice" />
          <CheckboxField label="A choice that is made" defaultChecked />
          <CheckboxField label="A choice that is closed" disabled />
        </div>
      </div>
    </Section>
  );
};
