import { ChakraProvider, Combobox, createListCollection } from '@chakra-ui/react';
import { Check, ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { system } from '../chakra/system.ts';
import { Portal } from '../portal/portal.tsx';
import { classNames } from '../class-names.ts';
import { Field, type FieldLook } from '../form/field.tsx';
import form from '../form/form.module.css';
import styles from './combobox-field.module.css';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Below the label, quieter. */
  detail?: string;
}

interface Props extends FieldLook {
  value: string;
  /** How the value reads in the closed field. */
  text: string;
  /** Matches of a search, in order; everything for an empty search. Must be the same function in every render. */
  find: (search: string) => ComboboxOption[];
  onChange: (value: string) => void;
  placeholder: string;
  /** Shown when nothing is found. */
  none: string;
  readOnly?: boolean;
}

const Option = ({ option }: { option: ComboboxOption }) => (
  <Combobox.Item item={option}>
    <span className={styles.option}>
      <span>{option.label}</span>
      {option.detail && <span className={styles.detail}>{option.detail}</span>}
    </span>
    <Combobox.ItemIndicator>
      <Check size={16} strokeWidth={2} aria-hidden />
    </Combobox.ItemIndicator>
  </Combobox.Item>
);

/** A value found by typing part of its name. Nothing changes until an option is chosen. */
export const ComboboxField = ({ value, text, find, onChange, placeholder, none, readOnly, ...look }: Props) => {
  /** The current search; undefined while the list is closed. */
  const [search, setSearch] = useState<string>();
  const collection = useMemo(() => createListCollection({ items: find(search ?? '') }), [find, search]);
  const isOpen = search !== undefined;
  return (
    <Field {...look}>
      {({ id, ...control }) => (
        <ChakraProvider value={system}>
          <Combobox.Root
            ids={{ input: id, label: `${id}-label` }}
            collection={collection}
            value={[value]}
            onValueChange={({ value: [next] }) => next !== undefined && onChange(next)}
            inputValue={search ?? text}
            onInputValueChange={({ inputValue, reason }) => reason === 'input-change' && setSearch(inputValue)}
            open={isOpen}
            onOpenChange={({ open }) => setSearch((typed) => (open ? (typed ?? '') : undefined))}
            inputBehavior="autohighlight"
            positioning={{ placement: 'bottom', sameWidth: true, gutter: 4 }}
            openOnClick
            lazyMount
            unmountOnExit
            {...(readOnly && { readOnly })}
          >
            <Combobox.Control className={form.box}>
              <Combobox.Input
                {...control}
                className={classNames(form.control, form.padded)}
                placeholder={isOpen ? placeholder : ''}
              />
              <ChevronDown size={16} aria-hidden className={form.chevron} />
            </Combobox.Control>
            <Portal>
              <Combobox.Positioner>
                <Combobox.Content>
                  {collection.items.map((option) => (
                    <Option key={option.value} option={option} />
                  ))}
                  <Combobox.Empty>{none}</Combobox.Empty>
                </Combobox.Content>
              </Combobox.Positioner>
            </Portal>
          </Combobox.Root>
          <span className="visually-hidden" role="status">
            {collection.size === 0 ? none : ''}
          </span>
        </ChakraProvider>
      )}
    </Field>
  );
};
