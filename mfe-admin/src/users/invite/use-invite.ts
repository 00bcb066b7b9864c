import { MOST_INVITED, type InviteBody, type Role } from '@marketplace/shared/contracts';
import { fieldErrors, marketplace, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { useEffect, useState } from 'react';
import { forgetPeople } from '../../calls/forget-people.ts';
import { checkInvitees, readPeople, type Invitee, type InviteeErrors } from './invitees.ts';

const NOT_SENT = 'Nobody was invited: no answer came. Check your connection and send it again; what you typed is kept.';
const REST_NOT_SENT = 'No answer came for the people below. Check your connection and send it again.';

interface Terms {
  role: Role;
  marketplaceRoleIds: string[];
  /** Empty for none. */
  clientId: string;
}

const terms: Terms = { role: 'USER', marketplaceRoleIds: [], clientId: '' };
const nobody = (key: number): Invitee => ({ key, name: '', email: '' });
const doneText = (count: number) =>
  count === 1 ? 'The invitation is on its way.' : `${count} invitations are on their way.`;

/** As the API names fields: of a schema `people/0/email`, of its own checks `people.0.email`. */
const errorsOf = (error: unknown): InviteeErrors =>
  Object.fromEntries(
    fieldErrors(error).map(({ field, message }) => [field.replace(/^\//, '').replaceAll('/', '.'), message]),
  );

const inviteSome = async (people: Invitee[], chosen: Terms) => {
  const body: InviteBody = {
    ...chosen,
    clientId: chosen.clientId || null,
    people: people.map(({ name, email }) => ({ name: name.trim(), email: email.trim() })),
  };
  await marketplace.post('/tex-suite/user/invite', body);
  forgetPeople();
};

/**
 * From empty rows to invitations that are sent, as many in one call as the API takes. What was typed survives every refusal;
 * whoever was invited before it is off the list.
 */
export const useInvite = (onInvited: () => void) => {
  const [people, setPeople] = useState([nobody(0)]);
  const [chosen, setChosen] = useState(terms);
  const [errors, setErrors] = useState<InviteeErrors>({});
  const [reason, setReason] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  // Only once nothing is held back any more: leaving would ask about what was typed.
  useEffect(() => {
    if (sent) onInvited();
    // Told once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sent]);

  const edit = (next: Invitee[]) => {
    setPeople(next);
    setErrors({});
    setReason(undefined);
  };
  const nextKey = () => Math.max(...people.map(({ key }) => key)) + 1;
  const change = (key: number, fields: Partial<Invitee>) =>
    edit(people.map((one) => (one.key === key ? { ...one, ...fields } : one)));
  const add = () => edit([...people, nobody(nextKey())]);
  const remove = (key: number) =>
    edit(people.length === 1 ? [nobody(nextKey())] : people.filter((one) => one.key !== key));
  /** Several at once take the place of the row that they were pasted into. Answers whether there were several. */
  const paste = (key: number, text: string) => {
    const pasted = readPeople(text);
    if (pasted.length < 2) return false;
    const first = nextKey();
    const rows = pasted.map((one, index) => ({ ...one, key: first + index }));
    edit(people.flatMap((one) => (one.key === key ? rows : [one])));
    return true;
  };

  const refuse = (wrong: InviteeErrors, said?: string) => {
    setErrors(wrong);
    setReason(said);
    setRefusals((count) => count + 1);
  };
  const send = async () => {
    const wrong = checkInvitees(people);
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    setBusy(true);
    let done = 0;
    try {
      for (; done < people.length; done += MOST_INVITED)
        await inviteSome(people.slice(done, done + MOST_INVITED), chosen);
      notify.success(doneText(people.length));
      setSent(true);
    } catch (error) {
      if (done > 0) {
        notify.success(doneText(done));
        setPeople(people.slice(done));
      }
      const found = errorsOf(error);
      refuse(
        found,
        Object.keys(found).some((field) => field.startsWith('people.'))
          ? undefined
          : (serverSaid(error) ?? (done > 0 ? REST_NOT_SENT : NOT_SENT)),
      );
    } finally {
      setBusy(false);
    }
  };

  const isTyped = people.some(({ name, email }) => name !== '' || email !== '');
  const isChosen = JSON.stringify(chosen) !== JSON.stringify(terms);
  const dirty = !sent && (isTyped || isChosen);
  return { people, chosen, setChosen, errors, reason, refusals, busy, dirty, change, add, remove, paste, send };
};
