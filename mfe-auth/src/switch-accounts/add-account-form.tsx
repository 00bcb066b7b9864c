import { Button } from '@marketplace/shared/ui';
import { TextField } from '@marketplace/shared/ui/form';
import { useState, type FormEvent } from 'react';
import styles from './add-account-form.module.css';

interface Props {
  onAdd: (account: { name: string; email: string }) => void;
}

/** Accepts whatever is entered, even if empty or malformed. */
export const AddAccountForm = ({ onAdd }: Props) => {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    onAdd({ name, email });
    setName('');
    setEmail('');
  };
  return (
    <form className={styles.form} onSubmit={add} noValidate aria-label="Add Account">
      <h3 className={styles.heading}>Add Account</h3>
      <TextField label="Name" autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" kind="primary">
        Add Account
      </Button>
    </form>
  );
};
