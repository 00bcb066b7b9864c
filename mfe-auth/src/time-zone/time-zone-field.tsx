import { TextField } from '@marketplace/shared/ui/form';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { describeZone, deviceZone } from './time-zones.ts';
import styles from './time-zone-field.module.css';
import { useTimeZoneField } from './use-time-zone-field.ts';
import { ZoneList } from './zone-list.tsx';

interface Props {
  /** IANA name; empty follows the device. */
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (value: string) => void;
}

const timeThere = (timeZone: string) => {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format();
  } catch {
    return undefined;
  }
};

const helpOf = (value: string) => {
  const zone = value || deviceZone();
  const time = timeThere(zone);
  const mails = value ? 'E-mails give the time there.' : 'E-mails give times in UTC.';
  return time ? `It is ${time} in ${describeZone(zone).city}. ${mails}` : undefined;
};

/** A place in the world, found by typing part of its name. */
export const TimeZoneField = ({ value, error, readOnly, onChange }: Props) => {
  const id = useId();
  const field = useTimeZoneField({ value, readOnly, onChange });
  const { text, open, options, active, show, close, choose, setActive, onKeyDown } = field;
  return (
    <div className={styles.field} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}>
      <TextField
        label="Time zone"
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && options.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={open ? 'Search by city, region or offset' : undefined}
        value={text}
        error={error}
        help={helpOf(value)}
        readOnly={readOnly}
        onFocus={(event) => event.target.select()}
        onClick={() => !open && show()}
        onChange={(event) => show(event.target.value)}
        onKeyDown={onKeyDown}
        inside={<ChevronDown size={16} aria-hidden className={styles.chevron} />}
      />
      {open && (
        <ZoneList id={id} options={options} active={active} value={value} onChoose={choose} onPoint={setActive} />
      )}
    </div>
  );
};
